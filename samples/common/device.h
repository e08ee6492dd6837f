/* SPDX-License-Identifier: MIT */
/* Finding the device that the command line asks for. */
#ifndef SAMPLES_DEVICE_H
#define SAMPLES_DEVICE_H

#include <stdbool.h>

#include <CL/cl.h>

/* Fails with a list of what there is when nothing fits. wanted may be NULL: the platform's first. */
cl_device_id device_find(const char *platform, const char *wanted);

/*
 * What Caygen calls its device, and bin/NAME.DEVICE ends with: the word behind "Caygen" in CL_DEVICE_NAME, or
 * the name itself in small letters. False: the device is not Caygen's.
 */
enum { DEVICE_WORD_BYTES = 64 };
bool device_short_name(cl_device_id device, char word[DEVICE_WORD_BYTES]);

#endif
