/* SPDX-License-Identifier: MIT */
/*
 * Memory that host and kernels know by the same address: shared virtual memory (OpenCL 3.0, 5.6) and
 * cl_intel_unified_shared_memory. An allocation is a memory object without a handle, so that whatever holds
 * for buffers (which addresses kernels may touch, what keeps it alive) holds for it too. The context does not
 * live longer for it: what the host program has not freed goes with the context.
 */
#ifndef RUNTIME_SVM_H
#define RUNTIME_SVM_H

#include "runtime/cl.h"
#include "runtime/command.h"
#include "runtime/memory.h"

/* Who made it; bits, for sets of them. */
enum rt_svm_kind { RT_SVM = 1, RT_USM_HOST = 2, RT_USM_DEVICE = 4, RT_USM_SHARED = 8 };
#define RT_USM (RT_USM_HOST | RT_USM_DEVICE | RT_USM_SHARED)

struct rt_svm {
    enum rt_svm_kind kind;
    cl_device_id device; /* NULL: none in particular */
    cl_mem_alloc_flags_intel flags;
};

/* Zeroed whole pages; NULL when out of memory. */
void *rt_svm_new(cl_context context, const struct rt_svm *svm, size_t size);
/* The allocation that the address lies in, retained; NULL: in none of those kinds. */
cl_mem rt_svm_find(cl_context context, const void *address, unsigned kinds);
/* The allocation is no more; its memory goes with the last command that uses it. false: none of those kinds
 * starts there. */
bool rt_svm_free(cl_context context, const void *address, unsigned kinds);
/* Of the context that goes away. */
void rt_svm_free_all(cl_context context);

/* CL_INVALID_ARG_INDEX, CL_INVALID_ARG_VALUE: not an argument that takes an address; or, unless it may be
 * any, not an address in an allocation, nor NULL. */
cl_int rt_kernel_set_arg_address(const struct rt_call *call, cl_kernel kernel, cl_uint index,
                                 const void *address, bool may_be_any);

typedef void(CL_CALLBACK *rt_svm_free_callback)(cl_command_queue, cl_uint, void **, void *);
/* call NULL: all are RT_SVM allocations. */
cl_int rt_enqueue_svm_free(const struct rt_enqueue *enqueue, cl_uint count, void *const *addresses,
                           rt_svm_free_callback call, void *user);

#endif
