/* SPDX-License-Identifier: MIT */
#include "memory/transfer.h"
#include "object/icd.h"
#include "runtime/memory.h"

static cl_int
check(const struct rt_enqueue *enqueue, cl_mem buffer, size_t offset, size_t size, const void *ptr)
{
    const cl_int err = icd_check_enqueue_buffers(enqueue, buffer, NULL);
    if (err)
        return err;
    REQUIRE(ptr, CL_INVALID_VALUE);
    REQUIRE(icd_inside(buffer->size, offset, size), CL_INVALID_VALUE);
    REQUIRE(enqueue->type == CL_COMMAND_READ_BUFFER ? icd_host_reads(buffer) : icd_host_writes(buffer),
            CL_INVALID_OPERATION);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueReadBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_read, size_t offset,
                    size_t size, void *ptr, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                    cl_event *event)
{
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_READ_BUFFER, num_events_in_wait_list, event_wait_list,
        event,         blocking_read};
    const cl_int err = check(&enqueue, buffer, offset, size, ptr);
    if (err)
        return err;
    const struct rt_copy copy = {.dst = ptr, .src = buffer->data + offset, .region = {size, 1, 1}};
    return rt_enqueue_copy(&enqueue, &copy, buffer, NULL);
}

cl_int CL_API_CALL
clEnqueueWriteBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_write, size_t offset,
                     size_t size, const void *ptr, cl_uint num_events_in_wait_list,
                     const cl_event *event_wait_list, cl_event *event)
{
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_WRITE_BUFFER, num_events_in_wait_list, event_wait_list,
        event,         blocking_write};
    const cl_int err = check(&enqueue, buffer, offset, size, ptr);
    if (err)
        return err;
    const struct rt_copy copy = {.dst = buffer->data + offset, .src = ptr, .region = {size, 1, 1}};
    return rt_enqueue_copy(&enqueue, &copy, buffer, NULL);
}
