/* SPDX-License-Identifier: MIT */
/*
 * What a kernel is run on: a device of a platform and, of Caygen, an engine. Environment variables choose.
 * One is no OpenCL: the loop in limit/.
 */
#ifndef BENCH_CONFIG_H
#define BENCH_CONFIG_H

#include <stdbool.h>

#include "row.h"

enum { CONFIG_COUNT = 9 };

struct config {
    const char *name;
    const char *platform; /* part of its name; NULL: a loop in limit/ */
    const char *device;   /* Caygen's, and the ending of the binary; NULL: the platform compiles the source */
    const char *engine;
    enum scale scale; /* of a full run */
    /* In the default list of a full run, of a quick one, of a full one of the untuned. */
    bool usual, quick, untuned;
};

extern const struct config configs[CONFIG_COUNT];

const struct config *config_find(const char *name); /* NULL: there is none */

/* The engine was built. Whether the platform is there shows when it is opened. */
bool config_is_built(const struct config *config);

/* Sets this process's environment; before the first OpenCL call. */
void config_apply(const struct config *config);

#endif
