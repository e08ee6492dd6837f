/* SPDX-License-Identifier: MIT */
/* Reading and writing images. */
#include <assert.h>

#include "memory/image_check.h"
#include "memory/transfer.h"
#include "runtime/queue.h"

/* The host memory of a transfer; strides along the axes of the region. */
struct host_side {
    size_t row_pitch, slice_pitch; /* as given */
    const char *prefix;            /* of their names */
    size_t stride[2];              /* to the next along the second and the third axis */
};

static bool
has_slices(cl_mem image)
{
    return image->image->slice_pitch > 0;
}

/* Pitches of 0 mean "packed". */
static cl_int
lay_out_host(const struct rt_call *call, cl_mem image, const size_t *region, struct host_side *host)
{
    assert(region[0] > 0 && region[0] <= image->image->extent[0] && region[1] > 0);
    const size_t row = region[0] * image->image->texel_bytes; /* fits: so does the image's */
    const bool rows_are_layers = image->type == CL_MEM_OBJECT_IMAGE1D_ARRAY;
    REQUIRE(!host->row_pitch || host->row_pitch >= row, CL_INVALID_VALUE,
            "%srow_pitch is %zu bytes, and a row of the region has %zu", host->prefix, host->row_pitch, row);
    host->stride[0] = host->row_pitch ? host->row_pitch : row;
    REQUIRE(has_slices(image) || !host->slice_pitch, CL_INVALID_VALUE,
            "%sslice_pitch is %zu; for a %s it must be 0", host->prefix, host->slice_pitch,
            RT_NAME(MEM_TYPE, image->type));
    REQUIRE(!__builtin_mul_overflow(host->stride[0], rows_are_layers ? 1 : region[1], &host->stride[1]),
            CL_INVALID_VALUE, "%srow_pitch %zu times %zu rows is more than memory has", host->prefix,
            host->stride[0], region[1]);
    REQUIRE(!host->slice_pitch || host->slice_pitch >= host->stride[1], CL_INVALID_VALUE,
            "%sslice_pitch is %zu bytes, and a slice of the region has %zu", host->prefix, host->slice_pitch,
            host->stride[1]);
    if (host->slice_pitch)
        host->stride[1] = host->slice_pitch;
    if (rows_are_layers)
        host->stride[0] = host->stride[1];
    return CL_SUCCESS;
}

static cl_int
check(const struct rt_enqueue *enqueue, cl_mem image, const size_t *origin, const size_t *region,
      const void *ptr, struct host_side *host)
{
    const struct rt_call *call = enqueue->call;
    cl_int err = icd_check_enqueue_images(enqueue, MEM(image), NO_MEM);
    if (!err)
        err = icd_check_texels(call, MEM(image), "origin", origin, region);
    if (!err)
        err = lay_out_host(call, image, region, host);
    if (err)
        return err;
    REQUIRE_POINTER(ptr);
    err = icd_check_image_on_device(enqueue, MEM(image));
    if (err)
        return err;
    if (enqueue->type == CL_COMMAND_READ_IMAGE)
        REQUIRE_HOST_READS(image);
    else
        REQUIRE_HOST_WRITES(image);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueReadImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_read, const size_t *origin,
                   const size_t *region, size_t row_pitch, size_t slice_pitch, void *ptr,
                   cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_READ_IMAGE, num_events_in_wait_list, event_wait_list, event, blocking_read,
        call};
    struct host_side host = {row_pitch, slice_pitch, "", {0}};
    const cl_int err = check(&enqueue, image, origin, region, ptr, &host);
    if (err)
        return err;
    struct rt_copy copy = {.dst = ptr,
                           .src = image->data + icd_texel_offset(image, origin),
                           .dst_row = host.stride[0],
                           .dst_slice = host.stride[1],
                           .src_row = image->image->stride[1],
                           .src_slice = image->image->stride[2]};
    icd_texel_region(image, region, copy.region);
    return rt_enqueue_copy(&enqueue, &copy, image, NULL);
}

cl_int CL_API_CALL
clEnqueueWriteImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_write,
                    const size_t *origin, const size_t *region, size_t input_row_pitch,
                    size_t input_slice_pitch, const void *ptr, cl_uint num_events_in_wait_list,
                    const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {command_queue,
                                       CL_COMMAND_WRITE_IMAGE,
                                       num_events_in_wait_list,
                                       event_wait_list,
                                       event,
                                       blocking_write,
                                       call};
    struct host_side host = {input_row_pitch, input_slice_pitch, "input_", {0}};
    const cl_int err = check(&enqueue, image, origin, region, ptr, &host);
    if (err)
        return err;
    struct rt_copy copy = {.dst = image->data + icd_texel_offset(image, origin),
                           .src = ptr,
                           .dst_row = image->image->stride[1],
                           .dst_slice = image->image->stride[2],
                           .src_row = host.stride[0],
                           .src_slice = host.stride[1]};
    icd_texel_region(image, region, copy.region);
    return rt_enqueue_copy(&enqueue, &copy, image, NULL);
}
