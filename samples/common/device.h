/* SPDX-License-Identifier: MIT */
/* Finding the device that the command line asks for. */
#ifndef SAMPLES_DEVICE_H
#define SAMPLES_DEVICE_H

#include <CL/cl.h>

/* Fails with a list of what there is when nothing fits. wanted may be NULL: the platform's first. */
cl_device_id device_find(const char *platform, const char *wanted);

/* "skl", "bdw", "bxt", "cayman" for a device of the Caygen platform, else NULL. */
const char *device_short_name(cl_device_id device);

#endif
