/* SPDX-License-Identifier: MIT */
#include "memory/transfer.h"
#include "object/icd.h"
#include "runtime/memory.h"

static cl_int
check(const struct rt_enqueue *enqueue, cl_mem buffer, size_t offset, size_t size, const void *ptr)
{
    const struct rt_call *call = enqueue->call;
    const cl_int err = icd_check_enqueue_buffers(enqueue, MEM(buffer), NO_MEM);
    if (err)
        return err;
    REQUIRE_POINTER(ptr);
    REQUIRE_INSIDE(buffer, offset, size);
    if (enqueue->type == CL_COMMAND_READ_BUFFER)
        REQUIRE_HOST_READS(buffer);
    else
        REQUIRE_HOST_WRITES(buffer);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueReadBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_read, size_t offset,
                    size_t size, void *ptr, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                    cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_READ_BUFFER, num_events_in_wait_list, event_wait_list, event, blocking_read,
        call};
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
    CALL(command_queue);
    const struct rt_enqueue enqueue = {command_queue,
                                       CL_COMMAND_WRITE_BUFFER,
                                       num_events_in_wait_list,
                                       event_wait_list,
                                       event,
                                       blocking_write,
                                       call};
    const cl_int err = check(&enqueue, buffer, offset, size, ptr);
    if (err)
        return err;
    const struct rt_copy copy = {.dst = buffer->data + offset, .src = ptr, .region = {size, 1, 1}};
    return rt_enqueue_copy(&enqueue, &copy, buffer, NULL);
}
