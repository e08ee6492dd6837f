/* SPDX-License-Identifier: MIT */
/* Shared by the files about programs. */
#ifndef PROGRAM_PRIV_H
#define PROGRAM_PRIV_H

#include "runtime/program.h"

/* Without devices; NULL when out of memory. */
cl_program rt_program_new(cl_context context, enum rt_origin origin);
void rt_program_add_device(cl_program program, cl_device_id device);
/* A binary of a type that is known; takes the bytes. */
void rt_program_set_binary(struct rt_program_device *on, void *bytes, size_t size,
                           cl_program_binary_type type);

#endif
