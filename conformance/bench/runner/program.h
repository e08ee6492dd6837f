/* SPDX-License-Identifier: MIT */
/* A row's program: bin/NAME.DEVICE.gz, or the source NAME.cl for a platform with a compiler and for an
 * untuned kernel. */
#ifndef BENCH_PROGRAM_H
#define BENCH_PROGRAM_H

#include <CL/cl.h>
#include <stdbool.h>
#include <stddef.h>

#include "row.h"

/* device_name NULL: the source. Fails when the file or the build does. */
cl_program program_load(cl_context context, cl_device_id device, const struct row *row,
                        const char *device_name);

/*
 * Whether the kernel's source says in a line "// not on DEVICE: REASON" that this device's compiler cannot do
 * it; the reason goes to text.
 */
bool program_excused(const struct row *row, const char *device_name, char *text, size_t size);

#endif
