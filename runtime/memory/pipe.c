/* SPDX-License-Identifier: MIT */
#include "runtime/pipe.h"

#include <assert.h>
#include <string.h>

#include "mem_parts.h"

#define HEADER_BYTES 128u

cl_ulong
rt_pipe_bytes(cl_uint packet_bytes, cl_uint max_packets)
{
    const cl_ulong places = (cl_ulong)max_packets + 1, bytes = places * packet_bytes;
    return bytes <= UINT32_MAX ? bytes + HEADER_BYTES : UINT64_MAX;
}

cl_int
rt_pipe_new(cl_context context, cl_mem_flags flags, cl_uint packet_bytes, cl_uint max_packets, cl_mem *out)
{
    const cl_ulong bytes = rt_pipe_bytes(packet_bytes, max_packets);
    const uint32_t places = max_packets + 1;
    assert(bytes < UINT64_MAX);
    cl_mem mem = rt_mem_make(context, CL_MEM_OBJECT_PIPE, flags, (size_t)bytes);
    if (!mem)
        return CL_OUT_OF_HOST_MEMORY;
    mem->packet_bytes = packet_bytes;
    mem->max_packets = max_packets;
    const cl_int err = rt_mem_place(mem, NULL); /* zeroed */
    if (err) {
        rt_mem_discard(mem);
        return err;
    }
    memcpy(mem->data, &places, sizeof places);
    rt_mem_publish(mem);
    *out = mem;
    return CL_SUCCESS;
}
