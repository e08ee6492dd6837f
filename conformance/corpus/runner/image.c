/* SPDX-License-Identifier: MIT */
#include "image.h"

#include <stdlib.h>
#include <string.h>

struct name {
    const char *name;
    unsigned value, more;
};

/* more: directions, and whether the last one counts layers */
enum { LAYERS = 8 };
static const struct name shapes[] = {{"1d", CL_MEM_OBJECT_IMAGE1D, 1},
                                     {"1d_array", CL_MEM_OBJECT_IMAGE1D_ARRAY, 2 | LAYERS},
                                     {"buffer", CL_MEM_OBJECT_IMAGE1D_BUFFER, 1},
                                     {"2d", CL_MEM_OBJECT_IMAGE2D, 2},
                                     {"2d_array", CL_MEM_OBJECT_IMAGE2D_ARRAY, 3 | LAYERS},
                                     {"3d", CL_MEM_OBJECT_IMAGE3D, 3}};

/* more: channels */
static const struct name orders[] = {{"R", CL_R, 1},
                                     {"A", CL_A, 1},
                                     {"RG", CL_RG, 2},
                                     {"RA", CL_RA, 2},
                                     {"RGBA", CL_RGBA, 4},
                                     {"BGRA", CL_BGRA, 4},
                                     {"LUMINANCE", CL_LUMINANCE, 1},
                                     {"INTENSITY", CL_INTENSITY, 1}};

/* more: the type a channel is compared as */
static const struct name types[] = {
    {"SNORM_INT8", CL_SNORM_INT8, S_CHAR},           {"SNORM_INT16", CL_SNORM_INT16, S_SHORT},
    {"UNORM_INT8", CL_UNORM_INT8, S_UCHAR},          {"UNORM_INT16", CL_UNORM_INT16, S_USHORT},
    {"SIGNED_INT8", CL_SIGNED_INT8, S_CHAR},         {"SIGNED_INT16", CL_SIGNED_INT16, S_SHORT},
    {"SIGNED_INT32", CL_SIGNED_INT32, S_INT},        {"UNSIGNED_INT8", CL_UNSIGNED_INT8, S_UCHAR},
    {"UNSIGNED_INT16", CL_UNSIGNED_INT16, S_USHORT}, {"UNSIGNED_INT32", CL_UNSIGNED_INT32, S_UINT},
    {"HALF_FLOAT", CL_HALF_FLOAT, S_HALF},           {"FLOAT", CL_FLOAT, S_FLOAT}};

static const struct name addresses[] = {{"none", CL_ADDRESS_NONE, 0},
                                        {"clamp", CL_ADDRESS_CLAMP, 0},
                                        {"edge", CL_ADDRESS_CLAMP_TO_EDGE, 0},
                                        {"repeat", CL_ADDRESS_REPEAT, 0},
                                        {"mirror", CL_ADDRESS_MIRRORED_REPEAT, 0}};
static const struct name filters[] = {{"nearest", CL_FILTER_NEAREST, 0}, {"linear", CL_FILTER_LINEAR, 0}};

static const struct name *
find(const struct name *names, size_t count, const char *word)
{
    for (size_t i = 0; i < count; i++)
        if (!strcmp(names[i].name, word))
            return &names[i];
    return NULL;
}

#define FIND(names, word) find(names, sizeof(names) / sizeof(names)[0], word)

static bool
parse_size(const char *text, unsigned directions, size_t size[3])
{
    char *end = NULL;
    for (unsigned d = 0; d < 3; d++) {
        size[d] = d < directions ? strtoull(text, &end, 10) : 1;
        if (size[d] < 1 || size[d] > 65536)
            return false;
        if (d + 1 < directions && *end != 'x')
            return false;
        if (d < directions)
            text = end + 1;
    }
    return *end == 0;
}

const char *
image_parse(char *const words[4], struct corpus_image *image, size_t *bytes, enum scalar *scalar)
{
    const struct name *shape = FIND(shapes, words[0]), *order = FIND(orders, words[2]);
    const struct name *type = FIND(types, words[3]);
    if (!shape || !order || !type || !parse_size(words[1], shape->more & 7, image->size))
        return "an image wants shape, size (2x3x4), order and type";
    image->shape = shape->value;
    image->format = (cl_image_format){order->value, type->value};
    *scalar = (enum scalar)type->more;
    *bytes = image->size[0] * image->size[1] * image->size[2] * order->more * scalar_bytes(*scalar);
    return *bytes > 1u << 22 ? "the image is too large" : NULL;
}

const char *
sampler_parse(char *const words[3], struct corpus_sampler *sampler)
{
    const struct name *address = FIND(addresses, words[1]), *filter = FIND(filters, words[2]);
    sampler->normalised = !strcmp(words[0], "normalised");
    if ((!sampler->normalised && strcmp(words[0], "texels")) || !address || !filter)
        return "a sampler wants normalised or texels, an addressing mode and a filter";
    sampler->address = address->value;
    sampler->filter = filter->value;
    return NULL;
}

/* The image keeps the buffer it is made of. */
static cl_mem
create_from_buffer(cl_context context, cl_mem_flags flags, const struct corpus_image *image,
                   cl_image_desc *desc, size_t bytes, void *data, cl_int *code)
{
    cl_mem object = NULL;
    desc->buffer = clCreateBuffer(context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, bytes, data, code);
    if (desc->buffer)
        object = clCreateImage(context, flags, &image->format, desc, NULL, code);
    if (desc->buffer)
        clReleaseMemObject(desc->buffer);
    return object;
}

cl_mem
image_create(cl_context context, cl_mem_flags flags, const struct corpus_image *image, size_t bytes,
             void *data, cl_int *code)
{
    cl_image_desc desc = {.image_type = image->shape,
                          .image_width = image->size[0],
                          .image_height = image->size[1],
                          .image_depth = image->size[2]};
    if (image->shape == CL_MEM_OBJECT_IMAGE1D_ARRAY || image->shape == CL_MEM_OBJECT_IMAGE2D_ARRAY)
        desc.image_array_size = image->size[image->shape == CL_MEM_OBJECT_IMAGE1D_ARRAY ? 1 : 2];
    if (image->shape == CL_MEM_OBJECT_IMAGE1D_BUFFER)
        return create_from_buffer(context, flags, image, &desc, bytes, data, code);
    return clCreateImage(context, flags | CL_MEM_COPY_HOST_PTR, &image->format, &desc, data, code);
}

cl_int
image_read(cl_command_queue queue, cl_mem object, const struct corpus_image *image, void *data)
{
    const size_t origin[3] = {0, 0, 0};
    return clEnqueueReadImage(queue, object, CL_TRUE, origin, image->size, 0, 0, data, 0, NULL, NULL);
}
