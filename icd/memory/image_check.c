/* SPDX-License-Identifier: MIT */
#include "image_check.h"

#include <assert.h>

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
icd_check_enqueue_images(const struct rt_enqueue *enqueue, cl_mem a, cl_mem b)
{
    REQUIRE(IS_QUEUE(enqueue->queue), CL_INVALID_COMMAND_QUEUE);
    REQUIRE(IS_IMAGE(a), CL_INVALID_MEM_OBJECT);
    REQUIRE(!b || IS_IMAGE(b), CL_INVALID_MEM_OBJECT);
    return icd_check_enqueue_mem(enqueue, a, b);
}

cl_int
icd_check_image_on_device(cl_device_id device, cl_mem image)
{
    const cl_int err = rt_image_check_on(device, image, RT_IMAGE_READ);
    return err ? icd_refuse(__func__, "the device takes images of this size and format", err) : CL_SUCCESS;
}

cl_int
icd_check_texels(cl_mem image, const size_t *origin, const size_t *region)
{
    assert(icd_is_image_type(image->type));
    REQUIRE(origin, CL_INVALID_VALUE);
    REQUIRE(region, CL_INVALID_VALUE);
    for (unsigned axis = 0; axis < 3; axis++) {
        REQUIRE(region[axis] > 0, CL_INVALID_VALUE);
        REQUIRE(icd_inside(image->image->extent[axis], origin[axis], region[axis]), CL_INVALID_VALUE);
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
