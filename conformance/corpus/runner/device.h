/* SPDX-License-Identifier: MIT */
/* The OpenCL side of the corpus: a device, a file's program, one launch. */
#ifndef CORPUS_DEVICE_H
#define CORPUS_DEVICE_H

#include <stdbool.h>

#include "case.h"
#include "workplace.h"

struct device {
    struct workplace at;
    cl_program program; /* of the present file */
};

/* The first device of the platform (a part of its name) whose name contains part; NULL: any. */
bool device_open(struct device *device, const char *platform, const char *part);
void device_close(struct device *device);

/* Builds the source (.cl) or the binary at path; prints the build log when that fails. */
bool device_program(struct device *device, const char *path);

/*
 * Runs the test. results[i] receives the buffer of argument i where that is compared; memory is the caller's.
 * NULL, or which call failed, with its code in *code.
 */
const char *device_run(struct device *device, const struct corpus_case *test, void *const results[MAX_ARGS],
                       cl_int *code);

#endif
