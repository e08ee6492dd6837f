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
check_on_device(const struct rt_enqueue *enqueue, cl_mem src_image, cl_mem dst_image)
{
    const cl_int err = icd_check_image_on_device(enqueue, MEM(src_image));
    return err ? err : icd_check_image_on_device(enqueue, MEM(dst_image));
}

static cl_int
check_copy(const struct rt_enqueue *enqueue, cl_mem src_image, cl_mem dst_image, const size_t *src_origin,
           const size_t *dst_origin, const size_t *region)
{
    const struct rt_call *call = enqueue->call;
    cl_int err = icd_check_enqueue_images(enqueue, MEM(src_image), MEM(dst_image));
    if (err)
        return err;
    const cl_image_format *a = &src_image->image->format, *b = &dst_image->image->format;
    REQUIRE(a->image_channel_order == b->image_channel_order &&
                a->image_channel_data_type == b->image_channel_data_type,
            CL_IMAGE_FORMAT_MISMATCH, "src_image has " ICD_FORMAT_FORMAT ", dst_image has " ICD_FORMAT_FORMAT,
            ICD_FORMAT(a), ICD_FORMAT(b));
    err = icd_check_texels(call, MEM(src_image), "src_origin", src_origin, region);
    if (!err)
        err = icd_check_texels(call, MEM(dst_image), "dst_origin", dst_origin, region);
    if (!err)
        err = check_on_device(enqueue, src_image, dst_image);
    if (err)
        return err;
    REQUIRE(src_image != dst_image || !regions_meet(src_origin, dst_origin, region), CL_MEM_COPY_OVERLAP,
            "the regions of %zu x %zu x %zu at src_origin (%zu, %zu, %zu) and at dst_origin (%zu, %zu, %zu) "
            "of one "
            "image overlap",
            region[0], region[1], region[2], src_origin[0], src_origin[1], src_origin[2], dst_origin[0],
            dst_origin[1], dst_origin[2]);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueCopyImage(cl_command_queue command_queue, cl_mem src_image, cl_mem dst_image,
                   const size_t *src_origin, const size_t *dst_origin, const size_t *region,
                   cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_COPY_IMAGE, num_events_in_wait_list, event_wait_list, event, false, call};
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

/* The image and the buffer of a copy; in the buffer the texels are packed. */
struct ends {
    cl_mem image, buffer;
    const size_t *origin, *region;
    size_t offset;
    size_t bytes[3]; /* the region's rows */
};

static cl_int
check_ends(const struct rt_enqueue *enqueue, struct ends *e)
{
    const struct rt_call *call = enqueue->call;
    const bool to_buffer = enqueue->type == CL_COMMAND_COPY_IMAGE_TO_BUFFER;
    const struct icd_mem image = {e->image, to_buffer ? "src_image" : "dst_image"};
    const struct icd_mem buffer = {e->buffer, to_buffer ? "dst_buffer" : "src_buffer"};
    REQUIRE_QUEUE(enqueue->queue);
    cl_int err = icd_check_image(call, image);
    if (!err)
        err = icd_check_buffer(call, buffer);
    if (!err)
        err = icd_check_enqueue_mem(enqueue, image, buffer);
    if (err)
        return err;
    REQUIRE(e->image->type != CL_MEM_OBJECT_IMAGE1D_BUFFER || e->image->parent != e->buffer,
            CL_INVALID_MEM_OBJECT, "%s was created from %s", image.name, buffer.name);
    err = icd_check_texels(call, image, to_buffer ? "src_origin" : "dst_origin", e->origin, e->region);
    if (err)
        return err;
    icd_texel_region(e->image, e->region, e->bytes);
    const size_t bytes = e->bytes[0] * e->bytes[1] * e->bytes[2];
    REQUIRE(icd_inside(e->buffer->size, e->offset, bytes), CL_INVALID_VALUE,
            "%s + the region's bytes is %zu + %zu bytes, and the buffer has %zu",
            to_buffer ? "dst_offset" : "src_offset", e->offset, bytes, e->buffer->size);
    return icd_check_image_on_device(enqueue, image);
}

cl_int CL_API_CALL
clEnqueueCopyImageToBuffer(cl_command_queue command_queue, cl_mem src_image, cl_mem dst_buffer,
                           const size_t *src_origin, const size_t *region, size_t dst_offset,
                           cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {command_queue,
                                       CL_COMMAND_COPY_IMAGE_TO_BUFFER,
                                       num_events_in_wait_list,
                                       event_wait_list,
                                       event,
                                       false,
                                       call};
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
    CALL(command_queue);
    const struct rt_enqueue enqueue = {command_queue,
                                       CL_COMMAND_COPY_BUFFER_TO_IMAGE,
                                       num_events_in_wait_list,
                                       event_wait_list,
                                       event,
                                       false,
                                       call};
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
