/* SPDX-License-Identifier: MIT */
#include <assert.h>

#include "memory/image_check.h"
#include "runtime/queue.h"

static cl_int
check(const struct rt_enqueue *enqueue, cl_mem image, const void *fill_color, const size_t *origin,
      const size_t *region)
{
    const struct rt_call *call = enqueue->call;
    cl_int err = icd_check_enqueue_images(enqueue, MEM(image), NO_MEM);
    if (err)
        return err;
    REQUIRE_POINTER(fill_color);
    err = icd_check_texels(call, MEM(image), "origin", origin, region);
    return err ? err : icd_check_image_on_device(enqueue, MEM(image));
}

cl_int CL_API_CALL
clEnqueueFillImage(cl_command_queue command_queue, cl_mem image, const void *fill_color, const size_t *origin,
                   const size_t *region, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                   cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_FILL_IMAGE, num_events_in_wait_list, event_wait_list, event, false, call};
    const cl_int err = check(&enqueue, image, fill_color, origin, region);
    if (err)
        return err;
    struct rt_fill fill = {.dst = image->data + icd_texel_offset(image, origin),
                           .row = image->image->stride[1],
                           .slice = image->image->stride[2],
                           .pattern_size = image->image->texel_bytes};
    icd_texel_region(image, region, fill.region);
    assert(fill.pattern_size > 0 && fill.pattern_size <= sizeof fill.pattern);
    rt_image_encode(image, fill_color, fill.pattern);
    return rt_enqueue_fill(&enqueue, &fill, image);
}
