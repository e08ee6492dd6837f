/* SPDX-License-Identifier: MIT */
/* Which formats a device's kernels take. */
#include "emu/image.h"
#include "runtime/image.h"

enum { ANY, READ };

static const struct {
    cl_image_format format;
    int access;
} formats[] = {
#define FORMAT(order, type, access) {{CL_##order, CL_##type}, access},
#include "image_formats.def"
#undef FORMAT
};

#define FORMAT_COUNT (sizeof formats / sizeof *formats)

size_t
rt_image_texel_bytes(const cl_image_format *format)
{
    struct emu_image_format texel;
    return emu_image_format_find(format->image_channel_order, format->image_channel_data_type, &texel)
               ? texel.texel_bytes
               : 0;
}

enum rt_image_access
rt_image_access_of(cl_mem_flags flags)
{
    if (flags & CL_MEM_KERNEL_READ_AND_WRITE)
        return RT_IMAGE_BOTH_IN_ONE_KERNEL;
    if (flags & CL_MEM_READ_ONLY)
        return RT_IMAGE_READ;
    return flags & CL_MEM_WRITE_ONLY ? RT_IMAGE_WRITE : RT_IMAGE_READ_WRITE;
}

static bool
is_two_dimensional(cl_mem_object_type type)
{
    return type == CL_MEM_OBJECT_IMAGE2D || type == CL_MEM_OBJECT_IMAGE2D_ARRAY;
}

/* Depth images have two dimensions; sRGB texels are decoded by the sampler, which buffers do not pass. */
static bool
goes_with(cl_channel_order order, cl_mem_object_type type)
{
    const bool srgb = order == CL_sRGBA || order == CL_sBGRA;
    return (order != CL_DEPTH || is_two_dimensional(type)) && (!srgb || type != CL_MEM_OBJECT_IMAGE1D_BUFFER);
}

bool
rt_image_format_at(cl_device_id device, enum rt_image_access access, cl_mem_object_type type, size_t n,
                   cl_image_format *format)
{
    const struct rt_image_limits *limits = device->gpu->images;
    if (!limits || (access == RT_IMAGE_BOTH_IN_ONE_KERNEL && !limits->read_write_args))
        return false;
    for (size_t i = 0; i < FORMAT_COUNT; i++) {
        const bool fits = (formats[i].access == ANY || access == RT_IMAGE_READ) &&
                          goes_with(formats[i].format.image_channel_order, type);
        if (fits && n-- == 0) {
            *format = formats[i].format;
            return true;
        }
    }
    return false;
}

bool
rt_image_format_is_supported(cl_device_id device, enum rt_image_access access, cl_mem_object_type type,
                             const cl_image_format *format)
{
    cl_image_format have;
    for (size_t n = 0; rt_image_format_at(device, access, type, n, &have); n++) {
        if (have.image_channel_order == format->image_channel_order &&
            have.image_channel_data_type == format->image_channel_data_type)
            return true;
    }
    return false;
}
