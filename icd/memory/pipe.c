/* SPDX-License-Identifier: MIT */
#include "runtime/pipe.h"

#include "mem_flags.h"
#include "object/icd.h"
#include "runtime/context.h"
#include "runtime/device.h"

/* The largest packet that a device of the context takes; 0: none has pipes. */
static cl_uint
max_packet(cl_context context)
{
    cl_uint most = 0;
    for (cl_uint i = 0; i < context->device_count; i++) {
        const struct rt_gpu *gpu = context->devices[i]->gpu;
        if (gpu->pipes.packet_bytes > most)
            most = gpu->pipes.packet_bytes;
    }
    return most;
}

static cl_int
check_pipe(const struct rt_call *call, cl_context context, cl_mem_flags flags, cl_uint packet, cl_uint count,
           const cl_pipe_properties *properties)
{
    REQUIRE_CONTEXT(context);
    REQUIRE(max_packet(context) > 0, CL_INVALID_OPERATION, "no device of the context has pipes");
    const cl_int err = icd_check_mem_flags(call, flags, CL_MEM_READ_WRITE | CL_MEM_HOST_NO_ACCESS);
    if (err)
        return err;
    REQUIRE(!properties, CL_INVALID_VALUE, "properties is not NULL; a pipe has no properties");
    REQUIRE(packet > 0 && packet <= max_packet(context), CL_INVALID_PIPE_SIZE,
            "pipe_packet_size is %u bytes; allowed are 1 to %u", packet, max_packet(context));
    REQUIRE(count > 0, CL_INVALID_PIPE_SIZE, "pipe_max_packets is 0");
    REQUIRE(rt_pipe_bytes(packet, count) <= rt_context_max_alloc(context, false),
            CL_MEM_OBJECT_ALLOCATION_FAILURE,
            "%u packets of %u bytes are more than CL_DEVICE_MAX_MEM_ALLOC_SIZE, %llu bytes", count, packet,
            (unsigned long long)rt_context_max_alloc(context, false));
    return CL_SUCCESS;
}

cl_mem CL_API_CALL
clCreatePipe(cl_context context, cl_mem_flags flags, cl_uint pipe_packet_size, cl_uint pipe_max_packets,
             const cl_pipe_properties *properties, cl_int *errcode_ret)
{
    CALL(context);
    cl_mem mem = NULL;
    const cl_mem_flags full = flags ? icd_full_mem_flags(flags) : CL_MEM_READ_WRITE | CL_MEM_HOST_NO_ACCESS;
    cl_int err = check_pipe(call, context, flags, pipe_packet_size, pipe_max_packets, properties);
    if (!err)
        err = icd_tell_shortage(call, rt_pipe_new(context, full, pipe_packet_size, pipe_max_packets, &mem),
                                "a pipe", rt_pipe_bytes(pipe_packet_size, pipe_max_packets));
    icd_store_error(errcode_ret, err);
    return mem;
}

cl_int CL_API_CALL
clGetPipeInfo(cl_mem pipe, cl_pipe_info param_name, size_t param_value_size, void *param_value,
              size_t *param_value_size_ret)
{
    QUESTION();
    REQUIRE_MEM(pipe);
    REQUIRE(pipe->type == CL_MEM_OBJECT_PIPE, CL_INVALID_MEM_OBJECT, "pipe is a %s, not a pipe",
            RT_NAME(MEM_TYPE, pipe->type));
    switch (param_name) {
        ANSWER(CL_PIPE_PACKET_SIZE, cl_uint, pipe->packet_bytes)
        ANSWER(CL_PIPE_MAX_PACKETS, cl_uint, pipe->max_packets)
        ANSWER_BYTES(CL_PIPE_PROPERTIES, NULL, 0) /* none can be given */
    }
    return icd_refuse_question(&question, "a pipe");
}
