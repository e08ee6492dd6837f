/* SPDX-License-Identifier: MIT */
/* What a typical program does, from the first call to the last release. */
#ifndef SCENARIO_H
#define SCENARIO_H

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

#include <stddef.h>

struct scenario {
    const unsigned char *binary, *printing; /* kernels/api.cl and print.cl of conformance; NULL: none */
    size_t binary_bytes, printing_bytes;
};

/* The first error, or CL_SUCCESS; *where says what failed. A positive value: wrong results. */
cl_int scenario_run(const struct scenario *scenario, const char **where);

#endif
