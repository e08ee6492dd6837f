/* SPDX-License-Identifier: MIT */
/*
 * Whether all work-groups of a program's launches have one size (API 5.8.5, 5.8.6 and
 * clEnqueueNDRangeKernel): where the GPU can do without, -cl-uniform-work-group-size demands it, and OpenCL C
 * before 2.0 knows nothing else. A binary says so in the options that Intel's compilers store with it; one
 * that names no version has been compiled as 1.2, the compiler's default.
 */
#ifndef UNIFORM_H
#define UNIFORM_H

#include <stdbool.h>

struct rt_build_options;

bool rt_uniform_source(const struct rt_build_options *options);
bool rt_uniform_il(const struct rt_build_options *options);
/* stored: the options in the binary; given: clBuildProgram's. */
bool rt_uniform_binary(const char *stored, const struct rt_build_options *given);
/* By an option, and not by the language's version alone, which has no get_enqueued_local_size. */
bool rt_uniform_asked(const char *stored, const struct rt_build_options *given);

#endif
