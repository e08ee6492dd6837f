/* SPDX-License-Identifier: MIT */
/* Functions of the host program that a queue calls: clEnqueueNativeKernel. */
#ifndef RUNTIME_NATIVE_H
#define RUNTIME_NATIVE_H

#include "runtime/command.h"

struct rt_native_request {
    void(CL_CALLBACK *call)(void *);
    const void *args; /* a block of bytes that the command has a copy of */
    size_t size;
    cl_uint mem_count;
    const cl_mem *mems;
    const void *const *places; /* in args: where the address of each buffer's memory goes */
};

/* The request is valid. */
cl_int rt_enqueue_native(const struct rt_enqueue *enqueue, const struct rt_native_request *request);

#endif
