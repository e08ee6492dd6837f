/* SPDX-License-Identifier: MIT */
#include "image_check.h"
#include "mem_flags.h"
#include "runtime/context.h"

static cl_mem
buffer_of(cl_mem image)
{
    return image->parent && !image->parent->image ? image->parent : NULL;
}

cl_int CL_API_CALL
clGetImageInfo(cl_mem image, cl_image_info param_name, size_t param_value_size, void *param_value,
               size_t *param_value_size_ret)
{
    QUESTION();
    const cl_int err = icd_check_image(call, MEM(image));
    if (err)
        return err;
    const struct rt_image *i = image->image;
    switch (param_name) {
        ANSWER_BYTES(CL_IMAGE_FORMAT, &i->format, sizeof i->format)
        ANSWER(CL_IMAGE_ELEMENT_SIZE, size_t, i->texel_bytes)
        ANSWER(CL_IMAGE_ROW_PITCH, size_t, i->row_pitch)
        ANSWER(CL_IMAGE_SLICE_PITCH, size_t, i->slice_pitch)
        ANSWER(CL_IMAGE_WIDTH, size_t, i->width)
        ANSWER(CL_IMAGE_HEIGHT, size_t, i->height)
        ANSWER(CL_IMAGE_DEPTH, size_t, i->depth)
        ANSWER(CL_IMAGE_ARRAY_SIZE, size_t, i->array_size)
        ANSWER(CL_IMAGE_BUFFER, cl_mem, buffer_of(image))
        ANSWER(CL_IMAGE_NUM_MIP_LEVELS, cl_uint, 0)
        ANSWER(CL_IMAGE_NUM_SAMPLES, cl_uint, 0)
    }
    return icd_refuse_question(&question, "an image");
}

/* The formats of the context's devices one after the other, each once. */
struct list {
    cl_context context;
    enum rt_image_access access;
    cl_mem_object_type type;
};

static bool
is_told_before(const struct list *list, cl_uint device, const cl_image_format *format)
{
    bool told = false;
    for (cl_uint i = 0; i < device; i++)
        told |= rt_image_format_is_supported(list->context->devices[i], list->access, list->type, format);
    return told;
}

static cl_uint
tell(const struct list *list, cl_uint room, cl_image_format *formats)
{
    cl_image_format format;
    cl_uint count = 0;
    for (cl_uint d = 0; d < list->context->device_count; d++) {
        for (size_t n = 0;
             rt_image_format_at(list->context->devices[d], list->access, list->type, n, &format); n++) {
            if (is_told_before(list, d, &format))
                continue;
            if (formats && count < room)
                formats[count] = format;
            count++;
        }
    }
    return count;
}

cl_int CL_API_CALL
clGetSupportedImageFormats(cl_context context, cl_mem_flags flags, cl_mem_object_type image_type,
                           cl_uint num_entries, cl_image_format *image_formats, cl_uint *num_image_formats)
{
    QUIET_CALL();
    REQUIRE_CONTEXT(context);
    const cl_mem_flags both = CL_MEM_KERNEL_READ_AND_WRITE;
    const cl_int err = icd_check_mem_flags(call, flags, ICD_BUFFER_FLAGS | both);
    if (err)
        return err;
    REQUIRE(!(flags & both) || !(flags & ICD_KERNEL_ACCESS & ~(cl_mem_flags)CL_MEM_READ_WRITE),
            CL_INVALID_VALUE,
            "flags is %s; CL_MEM_KERNEL_READ_AND_WRITE allows only CL_MEM_READ_WRITE beside it",
            RT_FLAGS(MEM_FLAGS, flags));
    REQUIRE(icd_is_image_type(image_type), CL_INVALID_VALUE, "image_type is %s, which is no type of an image",
            RT_NAME(MEM_TYPE, image_type));
    REQUIRE_ROOM(num_entries, image_formats);
    const struct list list = {context, rt_image_access_of(flags), image_type};
    const cl_uint count = tell(&list, num_entries, image_formats);
    if (num_image_formats)
        *num_image_formats = count;
    return CL_SUCCESS;
}
