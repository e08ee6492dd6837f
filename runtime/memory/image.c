/* SPDX-License-Identifier: MIT */
#include "runtime/image.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "mem_parts.h"
#include "runtime/unwritten.h"

bool
rt_image_limits_of(cl_device_id device, cl_mem_object_type type, size_t limits[4])
{
    enum { WIDTH, HEIGHT, DEPTH, LAYERS };
    const struct rt_image_limits *gpu = device->gpu->images;
    for (unsigned i = 0; i < 4; i++)
        limits[i] = 0;
    if (!gpu)
        return false;
    limits[WIDTH] = type == CL_MEM_OBJECT_IMAGE3D          ? gpu->width_3d
                    : type == CL_MEM_OBJECT_IMAGE1D_BUFFER ? rt_image_buffer_texels(device)
                                                           : gpu->width;
    limits[HEIGHT] = type == CL_MEM_OBJECT_IMAGE3D ? gpu->height_3d : gpu->height;
    limits[DEPTH] = gpu->depth_3d;
    limits[LAYERS] = gpu->layers;
    return true;
}

size_t
rt_image_buffer_texels(cl_device_id device)
{
    enum { LARGEST_TEXEL = 16 };
    const struct rt_image_limits *gpu = device->gpu->images;
    const cl_ulong fit = device->max_alloc_bytes / LARGEST_TEXEL;
    return !gpu ? 0 : gpu->buffer_texels < fit ? gpu->buffer_texels : (size_t)fit;
}

cl_int
rt_image_check_on(cl_device_id device, cl_mem image, enum rt_image_access access)
{
    const struct rt_image *i = image->image;
    size_t limits[4];
    if (!rt_image_limits_of(device, image->type, limits))
        return CL_INVALID_OPERATION;
    if (i->width > limits[0] || i->height > limits[1] || i->depth > limits[2] || i->array_size > limits[3])
        return CL_INVALID_IMAGE_SIZE;
    return rt_image_format_is_supported(device, access, image->type, &i->format)
               ? CL_SUCCESS
               : CL_IMAGE_FORMAT_NOT_SUPPORTED;
}

/* The members of the descriptor that the type uses; the others may be anything. */
static void
set_sizes(const cl_image_desc *desc, struct rt_image *image)
{
    const cl_mem_object_type type = desc->image_type;
    const bool is_3d = type == CL_MEM_OBJECT_IMAGE3D, is_layers_2d = type == CL_MEM_OBJECT_IMAGE2D_ARRAY;
    const bool is_layers_1d = type == CL_MEM_OBJECT_IMAGE1D_ARRAY;
    image->width = desc->image_width;
    image->height = type == CL_MEM_OBJECT_IMAGE2D || is_layers_2d || is_3d ? desc->image_height : 0;
    image->depth = is_3d ? desc->image_depth : 0;
    image->array_size = is_layers_1d || is_layers_2d ? desc->image_array_size : 0;
    image->extent[0] = image->width;
    image->extent[1] = is_layers_1d ? image->array_size : image->height ? image->height : 1;
    image->extent[2] = is_3d ? image->depth : is_layers_2d ? image->array_size : 1;
}

bool
rt_image_lay_out(const cl_image_format *format, const cl_image_desc *desc, struct rt_image *image,
                 size_t *bytes)
{
    *image = (struct rt_image){.format = *format, .texel_bytes = rt_image_texel_bytes(format)};
    assert(image->texel_bytes);
    set_sizes(desc, image);
    const bool has_slices = image->depth || image->array_size;
    size_t row, slice;
    bool fits = !__builtin_mul_overflow(image->width, image->texel_bytes, &row);
    if (desc->image_row_pitch)
        row = desc->image_row_pitch;
    fits &= !__builtin_mul_overflow(row, image->height ? image->height : 1, &slice);
    if (has_slices && desc->image_slice_pitch)
        slice = desc->image_slice_pitch;
    const size_t slices = image->depth ? image->depth : image->array_size ? image->array_size : 1;
    fits &= !__builtin_mul_overflow(slice, slices, bytes);
    image->row_pitch = row;
    image->slice_pitch = has_slices ? slice : 0;
    image->stride[0] = image->texel_bytes;
    image->stride[1] = desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY ? slice : row;
    image->stride[2] = slice;
    return fits;
}

/* Rows only: the bytes between them may be anybody's. */
static void
copy_texels(const struct rt_image *image, uint8_t *to, const uint8_t *from)
{
    const size_t bytes = image->width * image->texel_bytes;
    for (size_t z = 0; z < image->extent[2]; z++) {
        for (size_t y = 0; y < image->extent[1]; y++) {
            const size_t at = z * image->stride[2] + y * image->stride[1];
            memcpy(to + at, from + at, bytes);
        }
    }
}

static cl_int
fill(cl_mem mem, const struct rt_image_request *request, const struct rt_image *layout)
{
    mem->image = malloc(sizeof *mem->image);
    if (!mem->image)
        return CL_OUT_OF_HOST_MEMORY;
    *mem->image = *layout;
    if (request->desc.mem_object) {
        rt_mem_place_in(mem, request->desc.mem_object, 0);
        return CL_SUCCESS;
    }
    const cl_int err = rt_mem_place(mem, request->mem.host);
    if (!err && request->mem.host && mem->data != request->mem.host)
        copy_texels(layout, mem->data, request->mem.host);
    else if (!err && !request->mem.host)
        rt_unwritten_begin(mem);
    return err;
}

cl_int
rt_image_new(cl_context context, const struct rt_image_request *request, cl_mem *out)
{
    struct rt_image layout;
    size_t bytes;
    if (!rt_image_lay_out(&request->format, &request->desc, &layout, &bytes))
        return CL_MEM_OBJECT_ALLOCATION_FAILURE;
    cl_mem mem = rt_mem_make(context, request->desc.image_type, request->mem.flags, bytes);
    if (!mem)
        return CL_OUT_OF_HOST_MEMORY;
    cl_int err = rt_mem_copy_properties(mem, &request->mem);
    if (!err)
        err = fill(mem, request, &layout);
    if (err) {
        rt_mem_discard(mem);
        return err;
    }
    rt_mem_publish(mem);
    *out = mem;
    return CL_SUCCESS;
}
