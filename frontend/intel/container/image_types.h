/* SPDX-License-Identifier: MIT */
/* An image argument's type, in both forms of device binaries. */
#ifndef INTEL_IMAGE_TYPES_H
#define INTEL_IMAGE_TYPES_H

#include "intel.h"

/* Sets arg->shape. at: where in the file, for errors. A type that is not provided is refused, one that does
 * not exist is an error. An empty name means "not known". */
int intel_image_type_by_number(struct fe_load *load, size_t at, const char *kernel, uint32_t number,
                               struct fe_arg *arg);
int intel_image_type_by_name(struct fe_load *load, size_t at, const char *kernel, const char *name,
                             struct fe_arg *arg);

#endif
