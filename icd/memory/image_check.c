/* SPDX-License-Identifier: MIT */
#include "image_check.h"

#include <assert.h>

#include "runtime/device.h"
#include "runtime/queue.h"
#include "transfer.h"

bool
icd_is_image_type(cl_mem_object_type type)
{
    return type == CL_MEM_OBJECT_IMAGE1D || type == CL_MEM_OBJECT_IMAGE1D_BUFFER ||
           type == CL_MEM_OBJECT_IMAGE1D_ARRAY || type == CL_MEM_OBJECT_IMAGE2D ||
           type == CL_MEM_OBJECT_IMAGE2D_ARRAY || type == CL_MEM_OBJECT_IMAGE3D;
}

cl_int
icd_check_image(const struct rt_call *call, struct icd_mem image)
{
    REQUIRE_KIND(image.mem, RT_MEM, CL_INVALID_MEM_OBJECT, "%s", image.name);
    REQUIRE(image.mem->image, CL_INVALID_MEM_OBJECT, "%s is a %s, not an image", image.name,
            RT_NAME(MEM_TYPE, image.mem->type));
    return CL_SUCCESS;
}

cl_int
icd_check_enqueue_images(const struct rt_enqueue *enqueue, struct icd_mem a, struct icd_mem b)
{
    const struct rt_call *call = enqueue->call;
    REQUIRE_QUEUE(enqueue->queue);
    cl_int err = icd_check_image(call, a);
    if (!err && b.name)
        err = icd_check_image(call, b);
    return err ? err : icd_check_enqueue_mem(enqueue, a, b);
}

cl_int
icd_check_image_on_device(const struct rt_enqueue *enqueue, struct icd_mem image)
{
    const struct rt_call *call = enqueue->call;
    const cl_device_id device = enqueue->queue->device;
    const cl_int err = rt_image_check_on(device, image.mem, RT_IMAGE_READ);
    const struct rt_image *i = image.mem->image;
    REQUIRE(err != CL_INVALID_OPERATION, err, "the queue's device, %s, has no images", device->gpu->name);
    REQUIRE(!err, err, "%s has %zu x %zu x %zu texels of " ICD_FORMAT_FORMAT ", which %s does not support",
            image.name, i->extent[0], i->extent[1], i->extent[2], ICD_FORMAT(&i->format), device->gpu->name);
    return CL_SUCCESS;
}

cl_int
icd_check_texels(const struct rt_call *call, struct icd_mem image, const char *origin_name,
                 const size_t *origin, const size_t *region)
{
    const size_t *extent = image.mem->image->extent;
    assert(icd_is_image_type(image.mem->type));
    REQUIRE(origin, CL_INVALID_VALUE, "%s is NULL", origin_name);
    REQUIRE_POINTER(region);
    for (unsigned axis = 0; axis < 3; axis++) {
        REQUIRE(region[axis] > 0, CL_INVALID_VALUE, "region[%u] is 0", axis);
        REQUIRE(icd_inside(extent[axis], origin[axis], region[axis]), CL_INVALID_VALUE,
                "%s[%u] + region[%u] is %zu + %zu, and the image has %zu", origin_name, axis, axis,
                origin[axis], region[axis], extent[axis]);
    }
    return CL_SUCCESS;
}

size_t
icd_texel_offset(cl_mem image, const size_t origin[3])
{
    const size_t *stride = image->image->stride;
    for (unsigned axis = 0; axis < 3; axis++)
        assert(origin[axis] < image->image->extent[axis]); /* icd_check_texels has said so */
    return origin[0] * stride[0] + origin[1] * stride[1] + origin[2] * stride[2];
}

void
icd_texel_region(cl_mem image, const size_t region[3], size_t bytes[3])
{
    assert(region[0] <= image->image->extent[0]); /* so the product fits */
    bytes[0] = region[0] * image->image->texel_bytes;
    bytes[1] = region[1];
    bytes[2] = region[2];
}
