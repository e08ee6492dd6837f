/* SPDX-License-Identifier: MIT */
/*
 * Whether all work-groups of a program's launches must have one size (API 5.8.5, 5.8.6 and
 * clEnqueueNDRangeKernel). -cl-uniform-work-group-size demands it, and so does OpenCL C before 2.0. Intel's
 * compilers store the options in the binary. A binary that names no version was compiled as 1.2, the
 * compiler's default.
 */
#ifndef UNIFORM_H
#define UNIFORM_H

#include <stdbool.h>

struct rt_build_options;

bool rt_uniform_source(const struct rt_build_options *options);
bool rt_uniform_il(const struct rt_build_options *options);
/* stored: the options in the binary; given: clBuildProgram's. */
bool rt_uniform_binary(const char *stored, const struct rt_build_options *given);
/* Whether an option demands it, not only the language's version. Versions before 2.0 have no
 * get_enqueued_local_size. */
bool rt_uniform_asked(const char *stored, const struct rt_build_options *given);

#endif
