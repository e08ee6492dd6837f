/* SPDX-License-Identifier: MIT */
/*
 * Pipes: memory objects (runtime/memory.h) that kernels use as queues of packets. The whole queue is code of
 * the kernels' own, from the compiler's library (intel-graphics-compiler, IGC/BiFModule/Implementation/
 * pipe.cl); what the host makes is the memory, in which a header comes first, then the packets' places, of
 * which one always stays empty. Of the header, the first dword is the number of places; the rest (the indices
 * of the next packet to read and of the next to write, and at 64 a lock) starts as zeros.
 */
#ifndef RUNTIME_PIPE_H
#define RUNTIME_PIPE_H

#include "runtime/memory.h"

/* The memory a pipe takes; UINT64_MAX: kernels, which count bytes in 32 bits, could not use it. */
cl_ulong rt_pipe_bytes(cl_uint packet_bytes, cl_uint max_packets);
cl_int rt_pipe_new(cl_context context, cl_mem_flags flags, cl_uint packet_bytes, cl_uint max_packets,
                   cl_mem *out);

#endif
