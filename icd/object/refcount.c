/* SPDX-License-Identifier: MIT */
/* clRetain* and clRelease* of everything that is counted. */
#include "icd.h"
#include "runtime/context.h"
#include "runtime/event.h"
#include "runtime/kernel.h"
#include "runtime/memory.h"
#include "runtime/program.h"
#include "runtime/queue.h"
#include "runtime/sampler.h"

/* A handle whose count has come to 0 may still be alive inside the runtime, but is the host's no more. */
#define COUNTED(name, type, kind, code)                                                                      \
    cl_int CL_API_CALL clRetain##name(type object)                                                           \
    {                                                                                                        \
        REQUIRE(rt_object_is(object, kind), code);                                                           \
        REQUIRE(rt_object_host_retain(&object->base), code);                                                 \
        return CL_SUCCESS;                                                                                   \
    }
#define RELEASED(name, type, kind, code)                                                                     \
    cl_int CL_API_CALL clRelease##name(type object)                                                          \
    {                                                                                                        \
        bool last;                                                                                           \
        REQUIRE(rt_object_is(object, kind), code);                                                           \
        REQUIRE(rt_object_host_release(&object->base, &last), code);                                         \
        RT_RELEASE(object);                                                                                  \
        return CL_SUCCESS;                                                                                   \
    }

COUNTED(Context, cl_context, RT_CONTEXT, CL_INVALID_CONTEXT)
RELEASED(Context, cl_context, RT_CONTEXT, CL_INVALID_CONTEXT)
COUNTED(MemObject, cl_mem, RT_MEM, CL_INVALID_MEM_OBJECT)
RELEASED(MemObject, cl_mem, RT_MEM, CL_INVALID_MEM_OBJECT)
COUNTED(Sampler, cl_sampler, RT_SAMPLER, CL_INVALID_SAMPLER)
RELEASED(Sampler, cl_sampler, RT_SAMPLER, CL_INVALID_SAMPLER)
COUNTED(Program, cl_program, RT_PROGRAM, CL_INVALID_PROGRAM)
RELEASED(Program, cl_program, RT_PROGRAM, CL_INVALID_PROGRAM)
COUNTED(Kernel, cl_kernel, RT_KERNEL, CL_INVALID_KERNEL)
RELEASED(Kernel, cl_kernel, RT_KERNEL, CL_INVALID_KERNEL)
COUNTED(Event, cl_event, RT_EVENT, CL_INVALID_EVENT)
RELEASED(Event, cl_event, RT_EVENT, CL_INVALID_EVENT)
COUNTED(CommandQueue, cl_command_queue, RT_QUEUE, CL_INVALID_COMMAND_QUEUE)

/* The queue's thread ends when the last handle is gone and the commands are done. */
cl_int CL_API_CALL
clReleaseCommandQueue(cl_command_queue command_queue)
{
    bool last;
    REQUIRE(IS_QUEUE(command_queue), CL_INVALID_COMMAND_QUEUE);
    REQUIRE(rt_object_host_release(&command_queue->base, &last), CL_INVALID_COMMAND_QUEUE);
    if (last)
        rt_queue_close(command_queue);
    RT_RELEASE(command_queue);
    return CL_SUCCESS;
}
