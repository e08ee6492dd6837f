/* SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_COMMON_BUILD_FILE_H
#define CONFORMANCE_COMMON_BUILD_FILE_H

#include <stdbool.h>

#include "workplace.h"

/* Source by its name's end, .cl; what is not is a binary. */
bool is_source_file(const char *path);

/* The file's program, built. NULL, code and a line with the build log on standard error: that has failed. */
cl_program build_file(const struct workplace *at, const char *path, const char *options, cl_int *code);

#endif
