/* SPDX-License-Identifier: MIT */
/* Checks and geometry that the commands on images share. */
#ifndef IMAGE_CHECK_H
#define IMAGE_CHECK_H

#include "object/icd.h"
#include "runtime/image.h"

#define IS_IMAGE(x) (IS_MEM(x) && (x)->image)

bool icd_is_image_type(cl_mem_object_type type);
/* The queue, that the images are images of its context, the wait list; b: NO_MEM for none. */
cl_int icd_check_enqueue_images(const struct rt_enqueue *enqueue, struct icd_mem a, struct icd_mem b);
/* CL_INVALID_MEM_OBJECT */
cl_int icd_check_image(const struct rt_call *call, struct icd_mem image);
/* Checks that the queue's device supports the image: CL_INVALID_OPERATION, CL_INVALID_IMAGE_SIZE,
 * CL_IMAGE_FORMAT_NOT_SUPPORTED */
cl_int icd_check_image_on_device(const struct rt_enqueue *enqueue, struct icd_mem image);
/* CL_INVALID_VALUE. origin_name: the argument's */
cl_int icd_check_texels(const struct rt_call *call, struct icd_mem image, const char *origin_name,
                        const size_t *origin, const size_t *region);

/* For messages: "CL_RGBA, CL_FLOAT" */
#define ICD_FORMAT_FORMAT "%s, %s"
#define ICD_FORMAT(format)                                                                                   \
    RT_NAME(CHANNEL_ORDER, (format)->image_channel_order),                                                   \
        RT_NAME(CHANNEL_TYPE, (format)->image_channel_data_type)

/* Where the texel at origin lies in the image. */
size_t icd_texel_offset(cl_mem image, const size_t origin[3]);
/* The region's rows as bytes. */
void icd_texel_region(cl_mem image, const size_t region[3], size_t bytes[3]);

#endif
