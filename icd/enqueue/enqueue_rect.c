/* SPDX-License-Identifier: MIT */
#include <assert.h>

#include "memory/transfer.h"
#include "object/icd.h"
#include "runtime/memory.h"

/* The two boxes of a transfer between a buffer and host memory. */
struct rect {
    const size_t *buffer_origin, *host_origin, *region;
    size_t buffer_row, buffer_slice, host_row, host_slice;
    struct icd_box buffer, host;
};

/* prefix: of the names of origin and pitches. */
#define REQUIRE_BOX(prefix, origin, region, row, slice, box)                                                 \
    REQUIRE(icd_make_box(origin, region, row, slice, box), CL_INVALID_VALUE,                                 \
            "a region of %zu x %zu x %zu bytes does not fit " prefix "row_pitch %zu and " prefix             \
            "slice_pitch %zu, which must be a multiple of the row pitch (0: packed)",                        \
            (region)[0], (region)[1], (region)[2], row, slice)
#define REQUIRE_BOX_INSIDE(origin, box, buffer)                                                              \
    REQUIRE((box).end <= (buffer)->size, CL_INVALID_VALUE,                                                   \
            "the region at " origin " ends at byte %zu, and the buffer has %zu", (box).end, (buffer)->size)

static cl_int
check_region(const struct rt_call *call, const size_t *region)
{
    REQUIRE_POINTER(region);
    REQUIRE(region[0] && region[1] && region[2], CL_INVALID_VALUE, "region is %zu x %zu x %zu; none may be 0",
            region[0], region[1], region[2]);
    return CL_SUCCESS;
}

static cl_int
check(const struct rt_enqueue *enqueue, cl_mem buffer, const void *ptr, struct rect *r)
{
    const struct rt_call *call = enqueue->call;
    cl_int err = icd_check_enqueue_buffers(enqueue, MEM(buffer), NO_MEM);
    if (!err)
        err = check_region(call, r->region);
    if (err)
        return err;
    REQUIRE_POINTER(ptr);
    REQUIRE(r->buffer_origin, CL_INVALID_VALUE, "buffer_origin is NULL");
    REQUIRE(r->host_origin, CL_INVALID_VALUE, "host_origin is NULL");
    REQUIRE_BOX("buffer_", r->buffer_origin, r->region, r->buffer_row, r->buffer_slice, &r->buffer);
    REQUIRE_BOX("host_", r->host_origin, r->region, r->host_row, r->host_slice, &r->host);
    REQUIRE_BOX_INSIDE("buffer_origin", r->buffer, buffer);
    if (enqueue->type == CL_COMMAND_READ_BUFFER_RECT)
        REQUIRE_HOST_READS(buffer);
    else
        REQUIRE_HOST_WRITES(buffer);
    return CL_SUCCESS;
}

static void
set_region(struct rt_copy *copy, const size_t *region)
{
    for (unsigned i = 0; i < 3; i++)
        copy->region[i] = region[i];
}

cl_int CL_API_CALL
clEnqueueReadBufferRect(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_read,
                        const size_t *buffer_origin, const size_t *host_origin, const size_t *region,
                        size_t buffer_row_pitch, size_t buffer_slice_pitch, size_t host_row_pitch,
                        size_t host_slice_pitch, void *ptr, cl_uint num_events_in_wait_list,
                        const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {command_queue,
                                       CL_COMMAND_READ_BUFFER_RECT,
                                       num_events_in_wait_list,
                                       event_wait_list,
                                       event,
                                       blocking_read,
                                       call};
    struct rect r = {
        buffer_origin,    host_origin, region, buffer_row_pitch, buffer_slice_pitch, host_row_pitch,
        host_slice_pitch, {0},         {0}};
    const cl_int err = check(&enqueue, buffer, ptr, &r);
    if (err)
        return err;
    struct rt_copy copy = {.dst = (uint8_t *)ptr + r.host.offset,
                           .src = buffer->data + r.buffer.offset,
                           .dst_row = r.host.row,
                           .dst_slice = r.host.slice,
                           .src_row = r.buffer.row,
                           .src_slice = r.buffer.slice};
    set_region(&copy, region);
    return rt_enqueue_copy(&enqueue, &copy, buffer, NULL);
}

cl_int CL_API_CALL
clEnqueueWriteBufferRect(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_write,
                         const size_t *buffer_origin, const size_t *host_origin, const size_t *region,
                         size_t buffer_row_pitch, size_t buffer_slice_pitch, size_t host_row_pitch,
                         size_t host_slice_pitch, const void *ptr, cl_uint num_events_in_wait_list,
                         const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {command_queue,
                                       CL_COMMAND_WRITE_BUFFER_RECT,
                                       num_events_in_wait_list,
                                       event_wait_list,
                                       event,
                                       blocking_write,
                                       call};
    struct rect r = {
        buffer_origin,    host_origin, region, buffer_row_pitch, buffer_slice_pitch, host_row_pitch,
        host_slice_pitch, {0},         {0}};
    const cl_int err = check(&enqueue, buffer, ptr, &r);
    if (err)
        return err;
    struct rt_copy copy = {.dst = buffer->data + r.buffer.offset,
                           .src = (const uint8_t *)ptr + r.host.offset,
                           .dst_row = r.buffer.row,
                           .dst_slice = r.buffer.slice,
                           .src_row = r.host.row,
                           .src_slice = r.host.slice};
    set_region(&copy, region);
    return rt_enqueue_copy(&enqueue, &copy, buffer, NULL);
}

static struct rt_box
in_root(cl_mem mem, const struct icd_box *box, const size_t region[3])
{
    assert(box->offset < box->end && box->end <= mem->size);
    return (struct rt_box){.offset = rt_mem_start(mem) + box->offset,
                           .region = {region[0], region[1], region[2]},
                           .row = box->row,
                           .slice = box->slice};
}

/* Sub-buffers of one buffer are one memory. */
static bool
overlap(cl_mem src, cl_mem dst, const struct icd_box *s, const struct icd_box *d, const size_t region[3])
{
    const struct rt_box a = in_root(src, s, region), b = in_root(dst, d, region);
    return rt_mem_root(src) == rt_mem_root(dst) && rt_boxes_overlap(&a, &b);
}

static cl_int
check_copy(const struct rt_enqueue *enqueue, cl_mem src_buffer, cl_mem dst_buffer, const size_t *src_origin,
           const size_t *dst_origin, const size_t *region, const size_t pitch[4], struct icd_box box[2])
{
    const struct rt_call *call = enqueue->call;
    cl_int err = icd_check_enqueue_buffers(enqueue, MEM(src_buffer), MEM(dst_buffer));
    if (!err)
        err = check_region(call, region);
    if (err)
        return err;
    REQUIRE_POINTER(src_origin);
    REQUIRE_POINTER(dst_origin);
    REQUIRE_BOX("src_", src_origin, region, pitch[0], pitch[1], &box[0]);
    REQUIRE_BOX("dst_", dst_origin, region, pitch[2], pitch[3], &box[1]);
    REQUIRE_BOX_INSIDE("src_origin", box[0], src_buffer);
    REQUIRE_BOX_INSIDE("dst_origin", box[1], dst_buffer);
    REQUIRE(
        src_buffer != dst_buffer || (box[0].row == box[1].row && box[0].slice == box[1].slice),
        CL_INVALID_VALUE,
        "within one buffer the pitches must be the same; src_row_pitch and src_slice_pitch are %zu and %zu, "
        "dst_row_pitch and dst_slice_pitch are %zu and %zu",
        box[0].row, box[0].slice, box[1].row, box[1].slice);
    REQUIRE(!overlap(src_buffer, dst_buffer, &box[0], &box[1], region), CL_MEM_COPY_OVERLAP,
            "the regions of %zu x %zu x %zu bytes at src_origin and at dst_origin overlap in one buffer",
            region[0], region[1], region[2]);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueCopyBufferRect(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_buffer,
                        const size_t *src_origin, const size_t *dst_origin, const size_t *region,
                        size_t src_row_pitch, size_t src_slice_pitch, size_t dst_row_pitch,
                        size_t dst_slice_pitch, cl_uint num_events_in_wait_list,
                        const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_COPY_BUFFER_RECT, num_events_in_wait_list, event_wait_list, event, false,
        call};
    const size_t pitch[4] = {src_row_pitch, src_slice_pitch, dst_row_pitch, dst_slice_pitch};
    struct icd_box box[2];
    const cl_int err =
        check_copy(&enqueue, src_buffer, dst_buffer, src_origin, dst_origin, region, pitch, box);
    if (err)
        return err;
    struct rt_copy copy = {.dst = dst_buffer->data + box[1].offset,
                           .src = src_buffer->data + box[0].offset,
                           .dst_row = box[1].row,
                           .dst_slice = box[1].slice,
                           .src_row = box[0].row,
                           .src_slice = box[0].slice};
    set_region(&copy, region);
    return rt_enqueue_copy(&enqueue, &copy, src_buffer, dst_buffer);
}
