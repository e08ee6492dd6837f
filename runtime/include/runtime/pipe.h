/* SPDX-License-Identifier: MIT */
/*
 * Pipes: memory objects (runtime/memory.h) that kernels use as queues of packets. The code that reads and
 * writes packets is part of the kernels. It comes from the compiler's library (intel-graphics-compiler,
 * IGC/BiFModule/Implementation/pipe.cl). The host only makes the memory: first a header, then the packets'
 * places, one of which always stays empty. The header's first dword is the number of places. The rest (the
 * indices of the next packet to read and of the next to write, and at 64 a lock) starts as zeros.
 */
#ifndef RUNTIME_PIPE_H
#define RUNTIME_PIPE_H

#include "runtime/memory.h"

/* The memory that a pipe needs. UINT64_MAX: too large for kernels, which count bytes in 32 bits. */
cl_ulong rt_pipe_bytes(cl_uint packet_bytes, cl_uint max_packets);
cl_int rt_pipe_new(cl_context context, cl_mem_flags flags, cl_uint packet_bytes, cl_uint max_packets,
                   cl_mem *out);

#endif
