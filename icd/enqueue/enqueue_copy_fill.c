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
check_copy(const struct rt_enqueue *enqueue, cl_mem src, cl_mem dst, size_t src_offset, size_t dst_offset,
           size_t size)
{
    REQUIRE(src && dst, CL_INVALID_MEM_OBJECT);
    const cl_int err = icd_check_enqueue_buffers(enqueue, src, dst);
    if (err)
        return err;
    REQUIRE(icd_inside(src->size, src_offset, size), CL_INVALID_VALUE);
    REQUIRE(icd_inside(dst->size, dst_offset, size), CL_INVALID_VALUE);
    REQUIRE(!overlap(src, dst, src_offset, dst_offset, size), CL_MEM_COPY_OVERLAP);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueCopyBuffer(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_buffer, size_t src_offset,
                    size_t dst_offset, size_t size, cl_uint num_events_in_wait_list,
                    const cl_event *event_wait_list, cl_event *event)
{
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_COPY_BUFFER, num_events_in_wait_list, event_wait_list, event, false};
    const cl_int err = check_copy(&enqueue, src_buffer, dst_buffer, src_offset, dst_offset, size);
    if (err)
        return err;
    const struct rt_copy copy = {
        .dst = dst_buffer->data + dst_offset, .src = src_buffer->data + src_offset, .region = {size, 1, 1}};
    return rt_enqueue_copy(&enqueue, &copy, src_buffer, dst_buffer);
}

static cl_int
check_fill(const struct rt_enqueue *enqueue, cl_mem mem, const void *pattern, size_t pattern_size,
           size_t offset, size_t size)
{
    const cl_int err = icd_check_enqueue_buffers(enqueue, mem, NULL);
    if (err)
        return err;
    REQUIRE(pattern, CL_INVALID_VALUE);
    REQUIRE(pattern_size && pattern_size <= 128 && !(pattern_size & (pattern_size - 1)), CL_INVALID_VALUE);
    REQUIRE(icd_inside(mem->size, offset, size), CL_INVALID_VALUE);
    REQUIRE(offset % pattern_size == 0 && size % pattern_size == 0, CL_INVALID_VALUE);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueFillBuffer(cl_command_queue command_queue, cl_mem buffer, const void *pattern, size_t pattern_size,
                    size_t offset, size_t size, cl_uint num_events_in_wait_list,
                    const cl_event *event_wait_list, cl_event *event)
{
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_FILL_BUFFER, num_events_in_wait_list, event_wait_list, event, false};
    const cl_int err = check_fill(&enqueue, buffer, pattern, pattern_size, offset, size);
    if (err)
        return err;
    struct rt_fill fill = {
        .dst = buffer->data + offset, .region = {size, 1, 1}, .pattern_size = pattern_size};
    assert(pattern_size <= sizeof fill.pattern);
    memcpy(fill.pattern, pattern, pattern_size);
    return rt_enqueue_fill(&enqueue, &fill, buffer);
}
