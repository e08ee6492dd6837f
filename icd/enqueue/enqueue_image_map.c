/* SPDX-License-Identifier: MIT */
#include "map.h"
#include "memory/image_check.h"
#include "runtime/queue.h"

static cl_int
check(const struct rt_enqueue *enqueue, cl_mem image, cl_map_flags flags, const size_t *origin,
      const size_t *region, const size_t *image_row_pitch, const size_t *image_slice_pitch)
{
    const struct rt_call *call = enqueue->call;
    cl_int err = icd_check_enqueue_images(enqueue, MEM(image), NO_MEM);
    if (!err)
        err = icd_check_texels(call, MEM(image), "origin", origin, region);
    if (!err)
        err = icd_check_map_flags(call, "map_flags", flags);
    if (err)
        return err;
    REQUIRE_POINTER(image_row_pitch);
    REQUIRE(image_slice_pitch || !image->image->slice_pitch, CL_INVALID_VALUE,
            "image_slice_pitch is NULL, and the image is a %s", RT_NAME(MEM_TYPE, image->type));
    err = icd_check_image_on_device(enqueue, MEM(image));
    return err ? err : icd_check_map_access(call, image, flags);
}

void *CL_API_CALL
clEnqueueMapImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_map, cl_map_flags map_flags,
                  const size_t *origin, const size_t *region, size_t *image_row_pitch,
                  size_t *image_slice_pitch, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                  cl_event *event, cl_int *errcode_ret)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_MAP_IMAGE, num_events_in_wait_list, event_wait_list, event, blocking_map,
        call};
    void *pointer = NULL;
    cl_int err = check(&enqueue, image, map_flags, origin, region, image_row_pitch, image_slice_pitch);
    if (!err) {
        struct rt_box box = {.offset = icd_texel_offset(image, origin),
                             .row = image->image->stride[1],
                             .slice = image->image->stride[2]};
        icd_texel_region(image, region, box.region);
        err = icd_map(&enqueue, image, &box, map_flags, &pointer);
    }
    if (!err) {
        *image_row_pitch = image->image->row_pitch;
        if (image_slice_pitch)
            *image_slice_pitch = image->image->slice_pitch;
    }
    icd_store_error(errcode_ret, err);
    return pointer;
}
