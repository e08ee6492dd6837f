/* SPDX-License-Identifier: MIT */
/*
 * Memory that host and kernels know by the same address: shared virtual memory (OpenCL 3.0, 5.6) and
 * cl_intel_unified_shared_memory. An allocation is a memory object without a handle. So the rules for buffers
 * (which addresses kernels may touch, what keeps it alive) apply to it too. But it does not keep the context
 * alive: allocations that the host program has not freed are freed with the context.
 */
#ifndef RUNTIME_SVM_H
#define RUNTIME_SVM_H

#include "runtime/cl.h"
#include "runtime/command.h"
#include "runtime/memory.h"

/* The kind of allocation; bits, so that they form sets. */
enum rt_svm_kind { RT_SVM = 1, RT_USM_HOST = 2, RT_USM_DEVICE = 4, RT_USM_SHARED = 8 };
#define RT_USM (RT_USM_HOST | RT_USM_DEVICE | RT_USM_SHARED)

struct rt_svm {
    enum rt_svm_kind kind;
    cl_device_id device; /* NULL: none in particular */
    cl_mem_alloc_flags_intel flags;
};

/* Zeroed whole pages; NULL when out of memory. */
void *rt_svm_new(cl_context context, const struct rt_svm *svm, size_t size);
/* The allocation that the address lies in, retained; NULL: there is none of these kinds. */
cl_mem rt_svm_find(cl_context context, const void *address, unsigned kinds);
/* Frees the allocation; its memory goes with the last command that uses it. false: no allocation of these
 * kinds starts there. */
bool rt_svm_free(cl_context context, const void *address, unsigned kinds);
/* Frees the allocations of a context that is being freed. */
void rt_svm_free_all(cl_context context);

/* CL_INVALID_ARG_INDEX. CL_INVALID_ARG_VALUE: the argument takes no address, or, unless any address is
 * allowed, the address is neither NULL nor in an allocation. */
cl_int rt_kernel_set_arg_address(const struct rt_call *call, cl_kernel kernel, cl_uint index,
                                 const void *address, bool may_be_any);

typedef void(CL_CALLBACK *rt_svm_free_callback)(cl_command_queue, cl_uint, void **, void *);
/* call NULL: all are RT_SVM allocations. */
cl_int rt_enqueue_svm_free(const struct rt_enqueue *enqueue, cl_uint count, void *const *addresses,
                           rt_svm_free_callback call, void *user);

#endif
