/* SPDX-License-Identifier: MIT */
/* clRetain* and clRelease* for all kinds of objects. */
#include "icd.h"
#include "runtime/context.h"
#include "runtime/event.h"
#include "runtime/kernel.h"
#include "runtime/memory.h"
#include "runtime/platform.h"
#include "runtime/program.h"
#include "runtime/queue.h"
#include "runtime/sampler.h"
#include "runtime/watch.h"

/* An object whose count has become 0 may still be alive inside the runtime, but the host program may no
 * longer use it. Refusals call no callback, because another thread may be releasing the object, and its
 * context, at this moment. */
#define COUNTED(name, type, kind, code, parameter)                                                           \
    cl_int CL_API_CALL clRetain##name(type parameter)                                                        \
    {                                                                                                        \
        QUIET_CALL();                                                                                        \
        REQUIRE_KIND(parameter, kind, code, #parameter);                                                     \
        REQUIRE(rt_object_host_retain(&parameter->base), code, NO_REFERENCE, #parameter);                    \
        return CL_SUCCESS;                                                                                   \
    }
#define RELEASED(name, type, kind, code, parameter)                                                          \
    cl_int CL_API_CALL clRelease##name(type parameter)                                                       \
    {                                                                                                        \
        bool last;                                                                                           \
        QUIET_CALL();                                                                                        \
        REQUIRE_KIND(parameter, kind, code, #parameter);                                                     \
        REQUIRE(rt_object_host_release(&parameter->base, &last), code, NO_REFERENCE, #parameter);            \
        if (last && rt_platform()->options.check)                                                            \
            rt_watch_last_release(call, &parameter->base);                                                   \
        RT_RELEASE(parameter);                                                                               \
        return CL_SUCCESS;                                                                                   \
    }
#define NO_REFERENCE "%s was released as often as it was created and retained"

COUNTED(Context, cl_context, RT_CONTEXT, CL_INVALID_CONTEXT, context)
RELEASED(Context, cl_context, RT_CONTEXT, CL_INVALID_CONTEXT, context)
COUNTED(MemObject, cl_mem, RT_MEM, CL_INVALID_MEM_OBJECT, memobj)
COUNTED(Sampler, cl_sampler, RT_SAMPLER, CL_INVALID_SAMPLER, sampler)
RELEASED(Sampler, cl_sampler, RT_SAMPLER, CL_INVALID_SAMPLER, sampler)
COUNTED(Program, cl_program, RT_PROGRAM, CL_INVALID_PROGRAM, program)
RELEASED(Program, cl_program, RT_PROGRAM, CL_INVALID_PROGRAM, program)
COUNTED(Kernel, cl_kernel, RT_KERNEL, CL_INVALID_KERNEL, kernel)
RELEASED(Kernel, cl_kernel, RT_KERNEL, CL_INVALID_KERNEL, kernel)
COUNTED(Event, cl_event, RT_EVENT, CL_INVALID_EVENT, event)
RELEASED(Event, cl_event, RT_EVENT, CL_INVALID_EVENT, event)
COUNTED(CommandQueue, cl_command_queue, RT_QUEUE, CL_INVALID_COMMAND_QUEUE, command_queue)

cl_int CL_API_CALL
clReleaseMemObject(cl_mem memobj)
{
    bool last;
    QUIET_CALL();
    REQUIRE_KIND(memobj, RT_MEM, CL_INVALID_MEM_OBJECT, "memobj");
    REQUIRE(rt_object_host_release(&memobj->base, &last), CL_INVALID_MEM_OBJECT, NO_REFERENCE, "memobj");
    if (last && rt_platform()->options.check)
        rt_watch_last_release(call, &memobj->base);
    if (last)
        rt_mem_given_back(memobj);
    RT_RELEASE(memobj);
    return CL_SUCCESS;
}

/* The queue's thread ends when the last handle is gone and the commands are done. */
cl_int CL_API_CALL
clReleaseCommandQueue(cl_command_queue command_queue)
{
    bool last;
    QUIET_CALL();
    REQUIRE_QUEUE(command_queue);
    REQUIRE(rt_object_host_release(&command_queue->base, &last), CL_INVALID_COMMAND_QUEUE, NO_REFERENCE,
            "command_queue");
    if (last)
        rt_queue_close(command_queue);
    RT_RELEASE(command_queue);
    return CL_SUCCESS;
}
