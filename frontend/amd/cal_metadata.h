/* SPDX-License-Identifier: MIT */
/*
 * The text in which AMD's OpenCL compiler describes a kernel: lines that begin with ';', fields between ':'.
 * From it come the arguments and where the two constant buffers of a launch have everything:
 *
 *   CB0   ten vectors: sizes of the launch, constants of the math library, offsets
 *   CB1   the arguments; each begins at a multiple of 16 bytes
 *
 * Both are the payload, CB1 behind CB0.
 */
#ifndef AMD_CAL_METADATA_H
#define AMD_CAL_METADATA_H

#include "cayman/lower/cay_bindings.h"
#include "load.h"

enum { CAL_CB0_BYTES = 160 };

/* kernel->name is set. Fills arguments, patches, payload, local memory and work-group size; binds what the
 * arguments need. Whether the kernel can run is the image's refusal. */
int cal_metadata_read(struct fe_load *load, struct fe_bytes text, struct fe_kernel *kernel,
                      struct cay_bindings *bindings);

#endif
