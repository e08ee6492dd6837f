/* SPDX-License-Identifier: MIT */
/* Copies between images, and between images and buffers. */
#include "memory/image_check.h"
#include "memory/transfer.h"
#include "runtime/queue.h"

static bool
regions_meet(const size_t *a, const size_t *b, const size_t *region)
{
    bool meet = true;
    for (unsigned axis = 0; axis < 3; axis++)
        meet &= a[axis] < b[axis] + region[axis] && b[axis] < a[axis] + region[axis];
    return meet;
}

static cl_int
check_on_device(const struct rt_enqueue *enqueue, cl_mem src, cl_mem dst)
{
    const cl_int err = icd_check_image_on_device(enqueue->queue->device, src);
    return err ? err : icd_check_image_on_device(enqueue->queue->device, dst);
}

static cl_int
check_copy(const struct rt_enqueue *enqueue, cl_mem src, cl_mem dst, const size_t *src_origin,
           const size_t *dst_origin, const size_t *region)
{
    REQUIRE(src && dst, CL_INVALID_MEM_OBJECT);
    cl_int err = icd_check_enqueue_images(enqueue, src, dst);
    if (err)
        return err;
    const cl_image_format *a = &src->image->format, *b = &dst->image->format;
    REQUIRE(a->image_channel_order == b->image_channel_order &&
                a->image_channel_data_type == b->image_channel_data_type,
            CL_IMAGE_FORMAT_MISMATCH);
    err = icd_check_texels(src, src_origin, region);
    if (!err)
        err = icd_check_texels(dst, dst_origin, region);
    if (!err)
        err = check_on_device(enqueue, src, dst);
    if (err)
        return err;
    REQUIRE(src != dst || !regions_meet(src_origin, dst_origin, region), CL_MEM_COPY_OVERLAP);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueCopyImage(cl_command_queue command_queue, cl_mem src_image, cl_mem dst_image,
                   const size_t *src_origin, const size_t *dst_origin, const size_t *region,
                   cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_COPY_IMAGE, num_events_in_wait_list, event_wait_list, event, false};
    const cl_int err = check_copy(&enqueue, src_image, dst_image, src_origin, dst_origin, region);
    if (err)
        return err;
    struct rt_copy copy = {.dst = dst_image->data + icd_texel_offset(dst_image, dst_origin),
                           .src = src_image->data + icd_texel_offset(src_image, src_origin),
                           .dst_row = dst_image->image->stride[1],
                           .dst_slice = dst_image->image->stride[2],
                           .src_row = src_image->image->stride[1],
                           .src_slice = src_image->image->stride[2]};
    icd_texel_region(src_image, region, copy.region);
    return rt_enqueue_copy(&enqueue, &copy, src_image, dst_image);
}

/* An image's end and a buffer's end of a copy; in the buffer the texels are packed. */
struct ends {
    cl_mem image, buffer;
    const size_t *origin, *region;
    size_t offset;
    size_t bytes[3]; /* the region's rows */
};

static cl_int
check_ends(const struct rt_enqueue *enqueue, struct ends *e)
{
    REQUIRE(IS_QUEUE(enqueue->queue), CL_INVALID_COMMAND_QUEUE);
    REQUIRE(IS_IMAGE(e->image), CL_INVALID_MEM_OBJECT);
    REQUIRE(IS_BUFFER(e->buffer), CL_INVALID_MEM_OBJECT);
    cl_int err = icd_check_enqueue_mem(enqueue, e->image, e->buffer);
    if (err)
        return err;
    REQUIRE(e->image->type != CL_MEM_OBJECT_IMAGE1D_BUFFER || e->image->parent != e->buffer,
            CL_INVALID_MEM_OBJECT);
    err = icd_check_texels(e->image, e->origin, e->region);
    if (err)
        return err;
    icd_texel_region(e->image, e->region, e->bytes);
    REQUIRE(icd_inside(e->buffer->size, e->offset, e->bytes[0] * e->bytes[1] * e->bytes[2]),
            CL_INVALID_VALUE);
    return icd_check_image_on_device(enqueue->queue->device, e->image);
}

cl_int CL_API_CALL
clEnqueueCopyImageToBuffer(cl_command_queue command_queue, cl_mem src_image, cl_mem dst_buffer,
                           const size_t *src_origin, const size_t *region, size_t dst_offset,
                           cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_COPY_IMAGE_TO_BUFFER, num_events_in_wait_list, event_wait_list, event,
        false};
    struct ends e = {src_image, dst_buffer, src_origin, region, dst_offset, {0}};
    const cl_int err = check_ends(&enqueue, &e);
    if (err)
        return err;
    const struct rt_copy copy = {.dst = dst_buffer->data + dst_offset,
                                 .src = src_image->data + icd_texel_offset(src_image, src_origin),
                                 .region = {e.bytes[0], e.bytes[1], e.bytes[2]},
                                 .dst_row = e.bytes[0],
                                 .dst_slice = e.bytes[0] * e.bytes[1],
                                 .src_row = src_image->image->stride[1],
                                 .src_slice = src_image->image->stride[2]};
    return rt_enqueue_copy(&enqueue, &copy, src_image, dst_buffer);
}

cl_int CL_API_CALL
clEnqueueCopyBufferToImage(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_image,
                           size_t src_offset, const size_t *dst_origin, const size_t *region,
                           cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_COPY_BUFFER_TO_IMAGE, num_events_in_wait_list, event_wait_list, event,
        false};
    struct ends e = {dst_image, src_buffer, dst_origin, region, src_offset, {0}};
    const cl_int err = check_ends(&enqueue, &e);
    if (err)
        return err;
    const struct rt_copy copy = {.dst = dst_image->data + icd_texel_offset(dst_image, dst_origin),
                                 .src = src_buffer->data + src_offset,
                                 .region = {e.bytes[0], e.bytes[1], e.bytes[2]},
                                 .dst_row = dst_image->image->stride[1],
                                 .dst_slice = dst_image->image->stride[2],
                                 .src_row = e.bytes[0],
                                 .src_slice = e.bytes[0] * e.bytes[1]};
    return rt_enqueue_copy(&enqueue, &copy, src_buffer, dst_image);
}
