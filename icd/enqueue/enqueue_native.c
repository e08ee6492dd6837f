/* SPDX-License-Identifier: MIT */
/* Native kernels: a function of the host program as a command (OpenCL 3.0, 5.8). */
#include "object/icd.h"
#include "runtime/memory.h"
#include "runtime/native.h"
#include "runtime/queue.h"

static cl_int
check_block(const struct rt_call *call, const struct rt_native_request *r)
{
    const cl_mem *mem_list = r->mems;
    const void *const *args_mem_loc = r->places;
    const cl_uint num_mem_objects = r->mem_count;
    REQUIRE(r->call, CL_INVALID_VALUE, "user_func is NULL");
    REQUIRE(r->args || (r->size == 0 && num_mem_objects == 0), CL_INVALID_VALUE,
            "args is NULL, cb_args is %zu and num_mem_objects %u", r->size, num_mem_objects);
    REQUIRE(!r->args || r->size > 0, CL_INVALID_VALUE, "cb_args is 0, and args is not NULL");
    REQUIRE_PAIR(num_mem_objects, mem_list, CL_INVALID_VALUE);
    REQUIRE_PAIR(num_mem_objects, args_mem_loc, CL_INVALID_VALUE);
    return CL_SUCCESS;
}

/* Each is a buffer or NULL, and its place is in the block, and has room for a pointer. */
static cl_int
check_mems(const struct rt_call *call, cl_context context, const struct rt_native_request *r)
{
    for (cl_uint i = 0; i < r->mem_count; i++) {
        const uintptr_t at = (uintptr_t)r->places[i] - (uintptr_t)r->args;
        const cl_mem mem = r->mems[i];
        if (mem)
            REQUIRE_KIND(mem, RT_MEM, CL_INVALID_MEM_OBJECT, "mem_list[%u]", i);
        REQUIRE(!mem || mem->type == CL_MEM_OBJECT_BUFFER, CL_INVALID_MEM_OBJECT,
                "mem_list[%u] is a %s, not a buffer", i, RT_NAME(MEM_TYPE, mem->type));
        REQUIRE(!mem || mem->context == context, CL_INVALID_CONTEXT,
                "mem_list[%u] belongs to another context than command_queue", i);
        REQUIRE(at < r->size && r->size - at >= sizeof(void *), CL_INVALID_VALUE,
                "args_mem_loc[%u] is %p; the %zu bytes at args %p have no room for a pointer there", i,
                (const void *)r->places[i], r->size, (const void *)r->args);
    }
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueNativeKernel(cl_command_queue command_queue, void(CL_CALLBACK *user_func)(void *), void *args,
                      size_t cb_args, cl_uint num_mem_objects, const cl_mem *mem_list,
                      const void **args_mem_loc, cl_uint num_events_in_wait_list,
                      const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_NATIVE_KERNEL, num_events_in_wait_list, event_wait_list, event, false,
        call};
    const struct rt_native_request request = {user_func,       args,     cb_args,
                                              num_mem_objects, mem_list, args_mem_loc};
    cl_int err = icd_check_enqueue(&enqueue);
    if (!err)
        err = check_block(call, &request);
    if (!err)
        err = check_mems(call, command_queue->context, &request);
    return err ? err : rt_enqueue_native(&enqueue, &request);
}
