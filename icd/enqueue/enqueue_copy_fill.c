/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <string.h>

#include "memory/transfer.h"
#include "object/icd.h"
#include "runtime/memory.h"

/* Sub-buffers of one buffer are one memory. */
static bool
overlap(cl_mem src, cl_mem dst, size_t src_offset, size_t dst_offset, size_t size)
{
    assert(icd_inside(src->size, src_offset, size) && icd_inside(dst->size, dst_offset, size));
    const size_t a = rt_mem_start(src) + src_offset, b = rt_mem_start(dst) + dst_offset;
    return rt_mem_root(src) == rt_mem_root(dst) && (a < b ? b - a < size : a - b < size);
}

static cl_int
check_copy(const struct rt_enqueue *enqueue, cl_mem src_buffer, cl_mem dst_buffer, size_t src_offset,
           size_t dst_offset, size_t size)
{
    const struct rt_call *call = enqueue->call;
    const cl_int err = icd_check_enqueue_buffers(enqueue, MEM(src_buffer), MEM(dst_buffer));
    if (err)
        return err;
    REQUIRE_INSIDE(src_buffer, src_offset, size);
    REQUIRE_INSIDE(dst_buffer, dst_offset, size);
    REQUIRE(!overlap(src_buffer, dst_buffer, src_offset, dst_offset, size), CL_MEM_COPY_OVERLAP,
            "%zu bytes from src_offset %zu and from dst_offset %zu overlap in one buffer", size,
            rt_mem_start(src_buffer) + src_offset, rt_mem_start(dst_buffer) + dst_offset);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueCopyBuffer(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_buffer, size_t src_offset,
                    size_t dst_offset, size_t size, cl_uint num_events_in_wait_list,
                    const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_COPY_BUFFER, num_events_in_wait_list, event_wait_list, event, false, call};
    const cl_int err = check_copy(&enqueue, src_buffer, dst_buffer, src_offset, dst_offset, size);
    if (err)
        return err;
    const struct rt_copy copy = {
        .dst = dst_buffer->data + dst_offset, .src = src_buffer->data + src_offset, .region = {size, 1, 1}};
    return rt_enqueue_copy(&enqueue, &copy, src_buffer, dst_buffer);
}

static cl_int
check_fill(const struct rt_enqueue *enqueue, cl_mem buffer, const void *pattern, size_t pattern_size,
           size_t offset, size_t size)
{
    const struct rt_call *call = enqueue->call;
    const cl_int err = icd_check_enqueue_buffers(enqueue, MEM(buffer), NO_MEM);
    if (err)
        return err;
    REQUIRE_POINTER(pattern);
    REQUIRE_PATTERN_SIZE(pattern_size);
    REQUIRE_INSIDE(buffer, offset, size);
    REQUIRE_MULTIPLE(offset, pattern_size);
    REQUIRE_MULTIPLE(size, pattern_size);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueFillBuffer(cl_command_queue command_queue, cl_mem buffer, const void *pattern, size_t pattern_size,
                    size_t offset, size_t size, cl_uint num_events_in_wait_list,
                    const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_FILL_BUFFER, num_events_in_wait_list, event_wait_list, event, false, call};
    const cl_int err = check_fill(&enqueue, buffer, pattern, pattern_size, offset, size);
    if (err)
        return err;
    struct rt_fill fill = {
        .dst = buffer->data + offset, .region = {size, 1, 1}, .pattern_size = pattern_size};
    assert(pattern_size <= sizeof fill.pattern);
    memcpy(fill.pattern, pattern, pattern_size);
    return rt_enqueue_fill(&enqueue, &fill, buffer);
}
