/* SPDX-License-Identifier: MIT */
/* Loading NAME.cl or bin/NAME.DEVICE. */
#ifndef SAMPLES_PROGRAM_H
#define SAMPLES_PROGRAM_H

#include <CL/cl.h>

#include "common/options.h"

cl_program program_open(cl_context context, cl_device_id device, const struct sample_options *options);

#endif
