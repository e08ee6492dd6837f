/* SPDX-License-Identifier: MIT */
/* Checks that the calls on shared virtual memory and on unified shared memory share. */
#ifndef SVM_CHECK_H
#define SVM_CHECK_H

#include <stdbool.h>

#include "object/icd.h"
#include "runtime/svm.h"

/* Whether a device of the context has one of these. */
bool icd_context_has_svm(cl_context context, cl_device_svm_capabilities wanted);
bool icd_context_has_usm(cl_context context);
/* A power of two up to the size of the largest data type, 0 for that. */
bool icd_is_alignment(cl_uint alignment);
#define REQUIRE_ALIGNMENT(alignment)                                                                         \
    REQUIRE(icd_is_alignment(alignment), CL_INVALID_VALUE,                                                   \
            "alignment is %u; allowed are 0 and the powers of two up to 128", alignment)
#define REQUIRE_SVM(context)                                                                                 \
    REQUIRE(icd_context_has_svm(context, CL_DEVICE_SVM_COARSE_GRAIN_BUFFER), CL_INVALID_OPERATION,           \
            "no device of the context has shared virtual memory")
#define REQUIRE_USM(context)                                                                                 \
    REQUIRE(icd_context_has_usm(context), CL_INVALID_OPERATION,                                              \
            "no device of the context has unified shared memory")

/* A fill or a copy of addresses. kinds: the allocations that are kept alive until it has ended. */
cl_int icd_enqueue_memfill(const struct rt_enqueue *enqueue, void *dst, const void *pattern,
                           size_t pattern_size, size_t size);
cl_int icd_enqueue_memcpy(const struct rt_enqueue *enqueue, void *dst, const void *src, size_t size);
/* Nothing, with the allocation kept alive. */
cl_int icd_enqueue_hint(const struct rt_enqueue *enqueue, const void *address);

#endif
