/* SPDX-License-Identifier: MIT */
/* A sample that cannot go on says why and ends: these are small programs, not services. */
#ifndef SAMPLES_FAIL_H
#define SAMPLES_FAIL_H

#include <CL/cl.h>

/* Prints "error: ..." and exits with status 1. */
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Returns when code is CL_SUCCESS, else fails with the code's name and what was being done. */
void check(cl_int code, const char *what);

/* "CL_INVALID_BINARY" for -42 and so on. */
const char *cl_code_name(cl_int code);

#endif
