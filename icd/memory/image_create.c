/* SPDX-License-Identifier: MIT */
#include <assert.h>

#include "image_check.h"
#include "mem_flags.h"
#include "runtime/context.h"

static bool
has_images(cl_context context)
{
    bool has = false;
    for (cl_uint i = 0; i < context->device_count; i++)
        has |= context->devices[i]->gpu->images != NULL;
    return has;
}

/* No image property is defined. */
static cl_int
check_context(const struct rt_call *call, cl_context context, const cl_mem_properties *properties)
{
    REQUIRE_CONTEXT(context);
    REQUIRE(has_images(context), CL_INVALID_OPERATION, "no device of the context has images");
    REQUIRE_NO_PROPERTY(properties, "an image");
    return CL_SUCCESS;
}

/* Images of buffers need one; images of two dimensions may be made from a buffer or from another such image.
 */
static cl_int
check_parent(const struct rt_call *call, cl_context context, const cl_image_desc *desc)
{
    cl_mem parent = desc->mem_object;
    REQUIRE(parent || desc->image_type != CL_MEM_OBJECT_IMAGE1D_BUFFER, CL_INVALID_IMAGE_DESCRIPTOR,
            "image_desc->mem_object is NULL, and image_type is CL_MEM_OBJECT_IMAGE1D_BUFFER");
    if (!parent)
        return CL_SUCCESS;
    REQUIRE_KIND(parent, RT_MEM, CL_INVALID_IMAGE_DESCRIPTOR, "image_desc->mem_object");
    REQUIRE(parent->context == context, CL_INVALID_IMAGE_DESCRIPTOR,
            "image_desc->mem_object belongs to another context");
    const bool is_buffer = IS_BUFFER(parent), is_2d = desc->image_type == CL_MEM_OBJECT_IMAGE2D;
    const bool fits = (is_2d && (is_buffer || parent->type == CL_MEM_OBJECT_IMAGE2D)) ||
                      (is_buffer && desc->image_type == CL_MEM_OBJECT_IMAGE1D_BUFFER);
    REQUIRE(fits, CL_INVALID_IMAGE_DESCRIPTOR, "a %s is not created from image_desc->mem_object, a %s",
            RT_NAME(MEM_TYPE, desc->image_type), RT_NAME(MEM_TYPE, parent->type));
    return CL_SUCCESS;
}

static cl_int
check_descriptors(const struct rt_call *call, cl_context context, const cl_image_format *image_format,
                  const cl_image_desc *image_desc)
{
    REQUIRE(image_format, CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, "image_format is NULL");
    REQUIRE(rt_image_texel_bytes(image_format), CL_INVALID_IMAGE_FORMAT_DESCRIPTOR,
            "image_format is " ICD_FORMAT_FORMAT ", which OpenCL does not define", ICD_FORMAT(image_format));
    REQUIRE(image_desc, CL_INVALID_IMAGE_DESCRIPTOR, "image_desc is NULL");
    REQUIRE(icd_is_image_type(image_desc->image_type), CL_INVALID_IMAGE_DESCRIPTOR,
            "image_desc->image_type is %s, which is no type of an image",
            RT_NAME(MEM_TYPE, image_desc->image_type));
    REQUIRE(!image_desc->num_mip_levels && !image_desc->num_samples, CL_INVALID_IMAGE_DESCRIPTOR,
            "image_desc->num_mip_levels is %u and num_samples %u; both must be 0", image_desc->num_mip_levels,
            image_desc->num_samples);
    return check_parent(call, context, image_desc);
}

static cl_int
check_flags(const struct rt_call *call, cl_mem_flags flags, const cl_image_desc *desc)
{
    cl_mem parent = desc->mem_object;
    const cl_int err = icd_check_mem_flags(call, flags, parent ? ICD_SUB_BUFFER_FLAGS : ICD_BUFFER_FLAGS);
    if (err)
        return err;
    if (parent)
        REQUIRE_ACCESS_FITS(parent->flags, flags);
    return CL_SUCCESS;
}

static bool
has_layers(cl_mem_object_type type)
{
    return type == CL_MEM_OBJECT_IMAGE1D_ARRAY || type == CL_MEM_OBJECT_IMAGE2D_ARRAY;
}

static bool
has_height(cl_mem_object_type type)
{
    return type == CL_MEM_OBJECT_IMAGE2D || type == CL_MEM_OBJECT_IMAGE2D_ARRAY ||
           type == CL_MEM_OBJECT_IMAGE3D;
}

static bool
fits_device(cl_device_id device, const cl_image_desc *d)
{
    const cl_mem_object_type type = d->image_type;
    size_t limits[4];
    return rt_image_limits_of(device, type, limits) && d->image_width <= limits[0] &&
           (!has_height(type) || d->image_height <= limits[1]) &&
           (type != CL_MEM_OBJECT_IMAGE3D || d->image_depth <= limits[2]) &&
           (!has_layers(type) || d->image_array_size <= limits[3]);
}

/* Says what the first device that knows the type allows. */
static cl_int
refuse_size(const struct rt_call *call, cl_context context, const cl_image_desc *d)
{
    const cl_mem_object_type type = d->image_type;
    size_t most[4] = {0};
    cl_uint i = 0;
    while (i + 1 < context->device_count && !rt_image_limits_of(context->devices[i], type, most))
        i++;
    rt_image_limits_of(context->devices[i], type, most);
    const bool rows = has_height(type), deep = type == CL_MEM_OBJECT_IMAGE3D, layers = has_layers(type);
    return REFUSE(
        CL_INVALID_IMAGE_SIZE,
        "a %s of %zu x %zu x %zu texels and %zu layers was asked for; %s allows %zu x %zu x %zu and %zu",
        RT_NAME(MEM_TYPE, type), d->image_width, rows ? d->image_height : 1, deep ? d->image_depth : 1,
        layers ? d->image_array_size : 1, context->devices[i]->gpu->name, most[0], rows ? most[1] : 1,
        deep ? most[2] : 1, layers ? most[3] : 1);
}

static cl_int
check_size(const struct rt_call *call, cl_context context, const cl_image_desc *d)
{
    const cl_mem_object_type type = d->image_type;
    bool fits = false;
    REQUIRE(d->image_width > 0, CL_INVALID_IMAGE_SIZE, "image_width is 0");
    REQUIRE(!has_height(type) || d->image_height > 0, CL_INVALID_IMAGE_SIZE, "image_height is 0");
    REQUIRE(type != CL_MEM_OBJECT_IMAGE3D || d->image_depth > 0, CL_INVALID_IMAGE_SIZE,
            "image_depth is too small; allowed are 1 and more (clCreateImage3D: 2 and more)");
    REQUIRE(!has_layers(type) || d->image_array_size > 0, CL_INVALID_IMAGE_SIZE, "image_array_size is 0");
    for (cl_uint i = 0; i < context->device_count; i++)
        fits |= fits_device(context->devices[i], d);
    return fits ? CL_SUCCESS : refuse_size(call, context, d);
}

/* The sizes are within limits, so that products with a texel's bytes fit. */
static cl_int
check_pitches(const struct rt_call *call, const cl_image_desc *d, size_t texel, const void *host,
              cl_int wrong_pitch)
{
    const bool has_slices = d->image_type == CL_MEM_OBJECT_IMAGE3D || has_layers(d->image_type);
    const bool may_have_rows = host || (d->mem_object && d->image_type == CL_MEM_OBJECT_IMAGE2D);
    const size_t packed = d->image_width * texel, row = d->image_row_pitch ? d->image_row_pitch : packed;
    size_t rows;
    assert(texel > 0 && d->image_width <= SIZE_MAX / texel);
    REQUIRE(!d->image_row_pitch || may_have_rows, wrong_pitch,
            "image_row_pitch is %zu; without host_ptr it must be 0", d->image_row_pitch);
    REQUIRE(!d->image_slice_pitch || host, wrong_pitch,
            "image_slice_pitch is %zu; without host_ptr it must be 0", d->image_slice_pitch);
    REQUIRE(row >= packed && row % texel == 0, wrong_pitch,
            "image_row_pitch is %zu bytes; allowed are multiples of a texel's %zu from %zu on", row, texel,
            packed);
    if (!has_slices || !d->image_slice_pitch)
        return CL_SUCCESS;
    REQUIRE(!__builtin_mul_overflow(row, has_height(d->image_type) ? d->image_height : 1, &rows), wrong_pitch,
            "image_row_pitch %zu times image_height %zu is more than memory has", row, d->image_height);
    REQUIRE(d->image_slice_pitch >= rows && d->image_slice_pitch % row == 0, wrong_pitch,
            "image_slice_pitch is %zu bytes; allowed are multiples of the row pitch %zu from %zu on",
            d->image_slice_pitch, row, rows);
    return CL_SUCCESS;
}

/* The strictest of the context's devices, in texels. */
static void
alignments(cl_context context, size_t *pitch, size_t *base)
{
    *pitch = *base = 1;
    for (cl_uint i = 0; i < context->device_count; i++) {
        const struct rt_image_limits *limits = context->devices[i]->gpu->images;
        if (limits && limits->pitch_alignment > *pitch)
            *pitch = limits->pitch_alignment;
        if (limits && limits->base_alignment > *base)
            *base = limits->base_alignment;
    }
}

static cl_int
check_in_buffer(const struct rt_call *call, cl_context context, const cl_image_desc *d, size_t texel)
{
    assert(IS_BUFFER(d->mem_object) && texel > 0);
    const cl_mem buffer = d->mem_object;
    const size_t row = d->image_row_pitch ? d->image_row_pitch : d->image_width * texel;
    size_t pitch, base, bytes = row;
    alignments(context, &pitch, &base);
    if (d->image_type == CL_MEM_OBJECT_IMAGE2D) {
        REQUIRE(row % (pitch * texel) == 0, CL_INVALID_IMAGE_FORMAT_DESCRIPTOR,
                "image_row_pitch is %zu bytes; allowed are multiples of CL_DEVICE_IMAGE_PITCH_ALIGNMENT: %zu "
                "texels of "
                "%zu bytes",
                row, pitch, texel);
        REQUIRE((uintptr_t)buffer->host % (base * texel) == 0, CL_INVALID_IMAGE_FORMAT_DESCRIPTOR,
                "the buffer's host_ptr %p is not a multiple of CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT: %zu "
                "texels of "
                "%zu bytes",
                buffer->host, base, texel);
        REQUIRE(!__builtin_mul_overflow(row, d->image_height, &bytes), CL_INVALID_IMAGE_SIZE,
                "image_row_pitch %zu times image_height %zu is more than memory has", row, d->image_height);
    }
    REQUIRE(bytes <= buffer->size, CL_INVALID_IMAGE_SIZE, "the image needs %zu bytes, and the buffer has %zu",
            bytes, buffer->size);
    return CL_SUCCESS;
}

/* The same texels with another channel order (OpenCL 3.0, Compatible Image Channel Orders). */
static bool
orders_are_compatible(cl_channel_order order, cl_channel_order parent)
{
    static const cl_channel_order pairs[][2] = {
        {CL_sBGRA, CL_BGRA}, {CL_sRGBA, CL_RGBA}, {CL_sRGB, CL_RGB}, {CL_sRGBx, CL_RGBx}};
    bool compatible = order == CL_DEPTH && parent == CL_R;
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        compatible |= (order == pairs[i][0] && parent == pairs[i][1]) ||
                      (order == pairs[i][1] && parent == pairs[i][0]);
    return compatible;
}

static cl_int
check_like_parent(const struct rt_call *call, const cl_image_format *format, const cl_image_desc *d)
{
    const struct rt_image *parent = d->mem_object->image;
    assert(d->image_type == CL_MEM_OBJECT_IMAGE2D); /* check_parent allows no other */
    const bool fits = format->image_channel_data_type == parent->format.image_channel_data_type &&
                      orders_are_compatible(format->image_channel_order, parent->format.image_channel_order);
    REQUIRE(fits, CL_INVALID_IMAGE_FORMAT_DESCRIPTOR,
            "image_format is " ICD_FORMAT_FORMAT ", which is not compatible with the " ICD_FORMAT_FORMAT
            " of image_desc->mem_object",
            ICD_FORMAT(format), ICD_FORMAT(&parent->format));
    REQUIRE(d->image_width == parent->width && d->image_height == parent->height, CL_INVALID_IMAGE_DESCRIPTOR,
            "the image has %zu x %zu texels, and image_desc->mem_object %zu x %zu", d->image_width,
            d->image_height, parent->width, parent->height);
    REQUIRE(!d->image_row_pitch || d->image_row_pitch == parent->row_pitch, CL_INVALID_IMAGE_DESCRIPTOR,
            "image_row_pitch is %zu bytes, and that of image_desc->mem_object %zu", d->image_row_pitch,
            parent->row_pitch);
    return CL_SUCCESS;
}

static cl_int
check_memory(const struct rt_call *call, cl_context context, const cl_image_format *format,
             const cl_image_desc *d, const void *host, cl_int wrong_pitch)
{
    const size_t texel = rt_image_texel_bytes(format);
    const cl_int err = check_pitches(call, d, texel, host, wrong_pitch);
    if (err || !d->mem_object)
        return err;
    return d->mem_object->image ? check_like_parent(call, format, d)
                                : check_in_buffer(call, context, d, texel);
}

static cl_int
check_format(const struct rt_call *call, cl_context context, cl_mem_flags flags, cl_mem_object_type type,
             const cl_image_format *format)
{
    bool supported = false;
    for (cl_uint i = 0; i < context->device_count; i++)
        supported |=
            rt_image_format_is_supported(context->devices[i], rt_image_access_of(flags), type, format);
    REQUIRE(supported, CL_IMAGE_FORMAT_NOT_SUPPORTED,
            "image_format is " ICD_FORMAT_FORMAT ", which no device of the context supports for a %s with %s",
            ICD_FORMAT(format), RT_NAME(MEM_TYPE, type), RT_FLAGS(MEM_FLAGS, flags));
    return CL_SUCCESS;
}

static cl_int
check_host(const struct rt_call *call, cl_mem_flags flags, const void *host_ptr)
{
    REQUIRE_HOST_PTR(flags, host_ptr);
    return CL_SUCCESS;
}

static cl_mem_flags
full_flags(cl_mem_flags flags, cl_mem parent)
{
    return parent ? icd_inherit_mem_flags(parent->flags, flags) : icd_full_mem_flags(flags);
}

static cl_int
check_image(const struct rt_call *call, cl_context context, cl_mem_flags flags, const cl_image_format *format,
            const cl_image_desc *desc, const void *host, cl_int wrong_pitch)
{
    cl_int err = check_descriptors(call, context, format, desc);
    if (!err)
        err = check_flags(call, flags, desc);
    if (!err)
        err = check_size(call, context, desc);
    if (!err)
        err = check_host(call, flags, host);
    if (!err)
        err = check_memory(call, context, format, desc, host, wrong_pitch);
    return err ? err
               : check_format(call, context, full_flags(flags, desc->mem_object), desc->image_type, format);
}

/* Without padding. Fits: the sizes are within limits. */
static size_t
image_bytes(const cl_image_format *format, const cl_image_desc *d)
{
    const cl_mem_object_type type = d->image_type;
    return rt_image_texel_bytes(format) * d->image_width * (has_height(type) ? d->image_height : 1) *
           (type == CL_MEM_OBJECT_IMAGE3D ? d->image_depth : 1) *
           (has_layers(type) ? d->image_array_size : 1);
}

static cl_int
create(const struct rt_call *call, cl_context context, const cl_mem_properties *properties,
       cl_mem_flags flags, const cl_image_format *format, const cl_image_desc *desc, void *host,
       cl_int wrong_pitch, cl_mem *out)
{
    cl_int err = check_context(call, context, properties);
    if (!err)
        err = check_image(call, context, flags, format, desc, host, wrong_pitch);
    if (err)
        return err;
    struct rt_image_request request = {.mem = {.flags = full_flags(flags, desc->mem_object),
                                               .host = host,
                                               .properties = properties,
                                               .property_count = properties ? 1 : 0},
                                       .format = *format,
                                       .desc = *desc};
    if (desc->mem_object && desc->mem_object->image)
        request.desc.image_row_pitch = desc->mem_object->image->row_pitch;
    const cl_int failed = rt_image_new(context, &request, out);
    return icd_tell_shortage(call, failed, "an image", image_bytes(format, desc));
}

cl_mem CL_API_CALL
clCreateImage(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
              const cl_image_desc *image_desc, void *host_ptr, cl_int *errcode_ret)
{
    CALL(context);
    cl_mem mem = NULL;
    icd_store_error(errcode_ret, create(call, context, NULL, flags, image_format, image_desc, host_ptr,
                                        CL_INVALID_IMAGE_DESCRIPTOR, &mem));
    return mem;
}

cl_mem CL_API_CALL
clCreateImageWithProperties(cl_context context, const cl_mem_properties *properties, cl_mem_flags flags,
                            const cl_image_format *image_format, const cl_image_desc *image_desc,
                            void *host_ptr, cl_int *errcode_ret)
{
    CALL(context);
    cl_mem mem = NULL;
    icd_store_error(errcode_ret, create(call, context, properties, flags, image_format, image_desc, host_ptr,
                                        CL_INVALID_IMAGE_DESCRIPTOR, &mem));
    return mem;
}

/* These two calls return CL_INVALID_IMAGE_SIZE for a wrong pitch. */
static cl_mem
create_legacy(const struct rt_call *call, cl_context context, cl_mem_flags flags,
              const cl_image_format *format, const cl_image_desc *desc, void *host, cl_int *errcode_ret)
{
    cl_mem mem = NULL;
    icd_store_error(errcode_ret,
                    create(call, context, NULL, flags, format, desc, host, CL_INVALID_IMAGE_SIZE, &mem));
    return mem;
}

cl_mem CL_API_CALL
clCreateImage2D(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
                size_t image_width, size_t image_height, size_t image_row_pitch, void *host_ptr,
                cl_int *errcode_ret)
{
    CALL(context);
    const cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE2D,
                                .image_width = image_width,
                                .image_height = image_height,
                                .image_row_pitch = image_row_pitch};
    return create_legacy(call, context, flags, image_format, &desc, host_ptr, errcode_ret);
}

cl_mem CL_API_CALL
clCreateImage3D(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
                size_t image_width, size_t image_height, size_t image_depth, size_t image_row_pitch,
                size_t image_slice_pitch, void *host_ptr, cl_int *errcode_ret)
{
    CALL(context);
    const cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE3D,
                                .image_width = image_width,
                                .image_height = image_height,
                                .image_depth = image_depth > 1 ? image_depth : 0, /* 1 is no depth here */
                                .image_row_pitch = image_row_pitch,
                                .image_slice_pitch = image_slice_pitch};
    return create_legacy(call, context, flags, image_format, &desc, host_ptr, errcode_ret);
}
