/* SPDX-License-Identifier: MIT */
/* Checks and geometry that the commands on images share. */
#ifndef IMAGE_CHECK_H
#define IMAGE_CHECK_H

#include "object/icd.h"
#include "runtime/image.h"

#define IS_IMAGE(x) (IS_MEM(x) && (x)->image)

bool icd_is_image_type(cl_mem_object_type type);
/* The queue, that the images are images of its context, the wait list; b may be NULL. */
cl_int icd_check_enqueue_images(const struct rt_enqueue *enqueue, cl_mem a, cl_mem b);
/* What the queue's device can do with the image: CL_INVALID_OPERATION, CL_INVALID_IMAGE_SIZE,
 * CL_IMAGE_FORMAT_NOT_SUPPORTED */
cl_int icd_check_image_on_device(cl_device_id device, cl_mem image);
/* CL_INVALID_VALUE */
cl_int icd_check_texels(cl_mem image, const size_t *origin, const size_t *region);

/* Where the texel at origin lies in the image. */
size_t icd_texel_offset(cl_mem image, const size_t origin[3]);
/* The region's rows as bytes. */
void icd_texel_region(cl_mem image, const size_t region[3], size_t bytes[3]);

#endif
