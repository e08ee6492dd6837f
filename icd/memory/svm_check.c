/* SPDX-License-Identifier: MIT */
#include "svm_check.h"

#include <assert.h>
#include <string.h>

#include "runtime/queue.h"
#include "transfer.h"

#define LARGEST_TYPE 128u /* ulong16 */

bool
icd_is_alignment(cl_uint alignment)
{
    return !(alignment & (alignment - 1)) && alignment <= LARGEST_TYPE;
}

static cl_mem
keep(const struct rt_enqueue *enqueue, const void *address)
{
    return rt_svm_find(enqueue->queue->context, address, RT_SVM | RT_USM);
}

static cl_int
check_fill(const struct rt_call *call, const char *name, const void *dst, const void *pattern,
           size_t pattern_size, size_t size)
{
    REQUIRE(dst, CL_INVALID_VALUE, "%s is NULL", name);
    REQUIRE_POINTER(pattern);
    REQUIRE_PATTERN_SIZE(pattern_size);
    REQUIRE((uintptr_t)dst % pattern_size == 0, CL_INVALID_VALUE,
            "%s is %p, which is not a multiple of pattern_size %zu", name, dst, pattern_size);
    REQUIRE_MULTIPLE(size, pattern_size);
    return CL_SUCCESS;
}

cl_int
icd_enqueue_memfill(const struct rt_enqueue *enqueue, void *dst, const void *pattern, size_t pattern_size,
                    size_t size)
{
    cl_int err = check_fill(enqueue->call, enqueue->type == CL_COMMAND_SVM_MEMFILL ? "svm_ptr" : "dst_ptr",
                            dst, pattern, pattern_size, size);
    if (!err)
        err = icd_check_enqueue(enqueue);
    if (err)
        return err;
    struct rt_fill fill = {.dst = dst, .region = {size, 1, 1}, .pattern_size = pattern_size};
    assert(pattern_size <= sizeof fill.pattern);
    memcpy(fill.pattern, pattern, pattern_size);
    cl_mem mem = keep(enqueue, dst);
    err = rt_enqueue_fill(enqueue, &fill, mem);
    RT_RELEASE(mem);
    return err;
}

static cl_int
check_copy(const struct rt_call *call, const void *dst_ptr, const void *src_ptr, size_t size)
{
    const uintptr_t a = (uintptr_t)dst_ptr, b = (uintptr_t)src_ptr;
    REQUIRE_POINTER(dst_ptr);
    REQUIRE_POINTER(src_ptr);
    REQUIRE((a < b ? b - a : a - b) >= size, CL_MEM_COPY_OVERLAP,
            "%zu bytes at dst_ptr %p and at src_ptr %p overlap", size, dst_ptr, src_ptr);
    return CL_SUCCESS;
}

cl_int
icd_enqueue_memcpy(const struct rt_enqueue *enqueue, void *dst, const void *src, size_t size)
{
    cl_int err = check_copy(enqueue->call, dst, src, size);
    if (!err)
        err = icd_check_enqueue(enqueue);
    if (err)
        return err;
    const struct rt_copy copy = {.dst = dst, .src = src, .region = {size, 1, 1}};
    cl_mem to = keep(enqueue, dst), from = keep(enqueue, src);
    err = rt_enqueue_copy(enqueue, &copy, to, from);
    RT_RELEASE(to);
    RT_RELEASE(from);
    return err;
}

cl_int
icd_enqueue_hint(const struct rt_enqueue *enqueue, const void *address)
{
    cl_int err = icd_check_enqueue(enqueue);
    if (err)
        return err;
    cl_mem mem = keep(enqueue, address);
    err = rt_enqueue_nothing(enqueue, mem != NULL, &mem);
    RT_RELEASE(mem);
    return err;
}
