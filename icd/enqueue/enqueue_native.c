/* SPDX-License-Identifier: MIT */
/* Native kernels: a function of the host program as a command (OpenCL 3.0, 5.8). */
#include "object/icd.h"
#include "runtime/memory.h"
#include "runtime/native.h"
#include "runtime/queue.h"

static cl_int
check_block(const struct rt_native_request *r)
{
    REQUIRE(r->call, CL_INVALID_VALUE);
    REQUIRE(r->args || (r->size == 0 && r->mem_count == 0), CL_INVALID_VALUE);
    REQUIRE(!r->args || r->size > 0, CL_INVALID_VALUE);
    REQUIRE((r->mem_count > 0) == (r->mems != NULL), CL_INVALID_VALUE);
    REQUIRE((r->mem_count > 0) == (r->places != NULL), CL_INVALID_VALUE);
    return CL_SUCCESS;
}

/* Each is a buffer or NULL, and its place is in the block, and has room for a pointer. */
static cl_int
check_mems(cl_context context, const struct rt_native_request *r)
{
    for (cl_uint i = 0; i < r->mem_count; i++) {
        const uintptr_t at = (uintptr_t)r->places[i] - (uintptr_t)r->args;
        const cl_mem mem = r->mems[i];
        REQUIRE(!mem || IS_BUFFER(mem), CL_INVALID_MEM_OBJECT);
        REQUIRE(!mem || mem->context == context, CL_INVALID_CONTEXT);
        REQUIRE(at < r->size && r->size - at >= sizeof(void *), CL_INVALID_VALUE);
    }
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueNativeKernel(cl_command_queue command_queue, void(CL_CALLBACK *user_func)(void *), void *args,
                      size_t cb_args, cl_uint num_mem_objects, const cl_mem *mem_list,
                      const void **args_mem_loc, cl_uint num_events_in_wait_list,
                      const cl_event *event_wait_list, cl_event *event)
{
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_NATIVE_KERNEL, num_events_in_wait_list, event_wait_list, event, false};
    const struct rt_native_request request = {user_func,       args,     cb_args,
                                              num_mem_objects, mem_list, args_mem_loc};
    cl_int err = icd_check_enqueue(&enqueue);
    if (!err)
        err = check_block(&request);
    if (!err)
        err = check_mems(command_queue->context, &request);
    return err ? err : rt_enqueue_native(&enqueue, &request);
}
