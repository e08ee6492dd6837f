/* SPDX-License-Identifier: MIT */
/*
 * Images: memory objects (runtime/memory.h) whose bytes are texels. They lie linearly in memory, for kernels
 * and for the host, with the pitches that clGetImageInfo returns.
 */
#ifndef RUNTIME_IMAGE_H
#define RUNTIME_IMAGE_H

#include "runtime/cl.h"
#include "runtime/device.h"
#include "runtime/memory.h"

/* What makes a memory object an image: _cl_mem.image. */
struct rt_image {
    cl_image_format format;
    size_t texel_bytes;
    size_t width, height, depth, array_size; /* 0 where the type (_cl_mem.type) has none */
    size_t row_pitch;                        /* bytes from row to row */
    size_t slice_pitch;                      /* from layer to layer or slice to slice; 0: there is one */
    /* The axes of origins and regions; the layers of an array are the axis behind its images' axes. */
    size_t extent[3]; /* texels; 1 along axes the type does not have */
    size_t stride[3]; /* bytes from a texel to the next */
};

struct rt_image_request {
    struct rt_mem_request mem; /* size is not used */
    cl_image_format format;
    cl_image_desc desc; /* valid; mem_object is the image's parent */
};

/* Width, height, depth and layers a device takes; false: it takes no such type. */
bool rt_image_limits_of(cl_device_id device, cl_mem_object_type type, size_t limits[4]);
/* The width of the largest image made from a buffer; 0: there are no images. */
size_t rt_image_buffer_texels(cl_device_id device);
/* Bytes of a texel; 0: OpenCL has no such format. */
size_t rt_image_texel_bytes(const cl_image_format *format);
/* The pitches and strides; false: more bytes than a size_t can count. *bytes: of the image. */
bool rt_image_lay_out(const cl_image_format *format, const cl_image_desc *desc, struct rt_image *image,
                      size_t *bytes);
cl_int rt_image_new(cl_context context, const struct rt_image_request *request, cl_mem *out);
/* A colour as clEnqueueFillImage takes it, as a texel. */
void rt_image_encode(cl_mem image, const void *color, uint8_t *texel);

/* A kernel's access to an image. */
enum rt_image_access { RT_IMAGE_READ, RT_IMAGE_WRITE, RT_IMAGE_READ_WRITE, RT_IMAGE_BOTH_IN_ONE_KERNEL };
/* The n-th format a device has for images of that type and access; false: there are no more. */
bool rt_image_format_at(cl_device_id device, enum rt_image_access access, cl_mem_object_type type, size_t n,
                        cl_image_format *format);
bool rt_image_format_is_supported(cl_device_id device, enum rt_image_access access, cl_mem_object_type type,
                                  const cl_image_format *format);
enum rt_image_access rt_image_access_of(cl_mem_flags flags);
/* Checks that the device supports the image: CL_INVALID_OPERATION, CL_INVALID_IMAGE_SIZE,
 * CL_IMAGE_FORMAT_NOT_SUPPORTED. */
cl_int rt_image_check_on(cl_device_id device, cl_mem image, enum rt_image_access access);

#endif
