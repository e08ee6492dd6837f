/* SPDX-License-Identifier: MIT */
/* Errors condition by condition (test_conditions.c): shared virtual memory. */
#include "api.h"

static bool
has_svm(struct world *w, cl_device_svm_capabilities wanted)
{
    cl_device_svm_capabilities svm = 0;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_SVM_CAPABILITIES, sizeof svm, &svm, NULL));
    return svm & wanted;
}

#define NEEDS_SVM(w)                                                                                         \
    do {                                                                                                     \
        if (!has_svm(w, CL_DEVICE_SVM_COARSE_GRAIN_BUFFER))                                                  \
            skip();                                                                                          \
    } while (0)

static void
without(void **state)
{
    WORLD(state);
    int place[2] = {0};
    void *list[] = {place};
    const void *constant[] = {place};
    const cl_bool yes = CL_TRUE;
    cl_kernel kernel = new_kernel(w, "increment");
    if (!has_svm(w, CL_DEVICE_SVM_FINE_GRAIN_SYSTEM))
        FAILS_WHEN(CL_INVALID_OPERATION, "system memory, and the device has none",
                   clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM, sizeof yes, &yes));
    if (!has_svm(w, CL_DEVICE_SVM_COARSE_GRAIN_BUFFER)) {
        FAILS_WHEN(CL_INVALID_OPERATION, "the device has none",
                   clEnqueueSVMFree(w->queue, 1, list, NULL, NULL, 0, NULL, NULL));
        FAILS_WHEN(CL_INVALID_OPERATION, "the device has none",
                   clEnqueueSVMMemcpy(w->queue, CL_TRUE, place, place + 1, 4, 0, NULL, NULL));
        FAILS_WHEN(CL_INVALID_OPERATION, "the device has none",
                   clEnqueueSVMMemFill(w->queue, place, place + 1, 4, 4, 0, NULL, NULL));
        FAILS_WHEN(CL_INVALID_OPERATION, "the device has none",
                   clEnqueueSVMMap(w->queue, CL_TRUE, CL_MAP_READ, place, 4, 0, NULL, NULL));
        FAILS_WHEN(CL_INVALID_OPERATION, "the device has none",
                   clEnqueueSVMUnmap(w->queue, place, 0, NULL, NULL));
        FAILS_WHEN(CL_INVALID_OPERATION, "the device has none",
                   clEnqueueSVMMigrateMem(w->queue, 1, constant, NULL, 0, 0, NULL, NULL));
        FAILS_WHEN(CL_INVALID_OPERATION, "the device has none", clSetKernelArgSVMPointer(kernel, 0, place));
        FAILS_WHEN(CL_INVALID_OPERATION, "the device has none",
                   clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_PTRS, sizeof list, list));
    }
    OK(clReleaseKernel(kernel));
}

static void
frees_and_maps(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    int *at = clSVMAlloc(w->context, 0, 64, 0);
    void *list[] = {at};
#define MAP(code, condition, flags, pointer, size)                                                           \
    FAILS_WHEN(code, condition, clEnqueueSVMMap(w->queue, CL_TRUE, flags, pointer, size, 0, NULL, NULL))
    FAILS_WHEN(CL_INVALID_VALUE, "a list without a count",
               clEnqueueSVMFree(w->queue, 0, list, NULL, NULL, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "a count without a list",
               clEnqueueSVMFree(w->queue, 1, NULL, NULL, NULL, 0, NULL, NULL));
    MAP(CL_INVALID_VALUE, "no pointer", CL_MAP_READ, NULL, 4);
    MAP(CL_INVALID_VALUE, "size 0", CL_MAP_READ, at, 0);
    MAP(CL_INVALID_VALUE, "unknown flag", 1 << 20, at, 4);
    MAP(CL_INVALID_VALUE, "invalidating beside reading", CL_MAP_WRITE_INVALIDATE_REGION | CL_MAP_READ, at, 4);
    MAP(CL_INVALID_VALUE, "invalidating beside writing", CL_MAP_WRITE_INVALIDATE_REGION | CL_MAP_WRITE, at,
        4);
    FAILS_WHEN(CL_INVALID_VALUE, "no pointer", clEnqueueSVMUnmap(w->queue, NULL, 0, NULL, NULL));
    clSVMFree(w->context, at);
}

#define MEMCPY(code, condition, to, from, size)                                                              \
    FAILS_WHEN(code, condition, clEnqueueSVMMemcpy(w->queue, CL_TRUE, to, from, size, 0, NULL, NULL))
#define FILL(code, condition, to, pattern, bytes, size)                                                      \
    FAILS_WHEN(code, condition, clEnqueueSVMMemFill(w->queue, to, pattern, bytes, size, 0, NULL, NULL))

static void
copies_and_fills(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    const char pattern[256] = {0};
    char *at = clSVMAlloc(w->context, 0, 512, 0);
    MEMCPY(CL_INVALID_VALUE, "no destination", NULL, at, 4);
    MEMCPY(CL_INVALID_VALUE, "no source", at, NULL, 4);
    MEMCPY(CL_MEM_COPY_OVERLAP, "the same place", at, at, 4);
    MEMCPY(CL_MEM_COPY_OVERLAP, "the destination ends in the source", at, at + 63, 64);
    MEMCPY(CL_MEM_COPY_OVERLAP, "the source ends in the destination", at + 63, at, 64);
    FILL(CL_INVALID_VALUE, "no pointer", NULL, pattern, 4, 8);
    FILL(CL_INVALID_VALUE, "not aligned for the pattern", at + 2, pattern, 4, 8);
    FILL(CL_INVALID_VALUE, "no pattern", at, NULL, 4, 8);
    FILL(CL_INVALID_VALUE, "pattern size 0", at, pattern, 0, 8);
    FILL(CL_INVALID_VALUE, "pattern size no power of two", at, pattern, 3, 12);
    FILL(CL_INVALID_VALUE, "pattern size above 128", at, pattern, 256, 256);
    FILL(CL_INVALID_VALUE, "size no multiple of the pattern", at, pattern, 4, 6);
    clSVMFree(w->context, at);
}

#define MIGRATE(code, condition, count, list, sizes, flags)                                                  \
    FAILS_WHEN(code, condition, clEnqueueSVMMigrateMem(w->queue, count, list, sizes, flags, 0, NULL, NULL))

static void
migrations(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    char own[64];
    char *at = clSVMAlloc(w->context, 0, 64, 0);
    const void *list[] = {at + 32, at}, *others[] = {at, own};
    const size_t fit[] = {32, 64}, more[] = {32, 65}, wraps[] = {SIZE_MAX, 64};
    OK(clEnqueueSVMMigrateMem(w->queue, 2, list, fit, 0, 0, NULL, NULL));
    MIGRATE(CL_INVALID_VALUE, "count 0", 0, list, NULL, 0);
    MIGRATE(CL_INVALID_VALUE, "no list", 1, NULL, NULL, 0);
    MIGRATE(CL_INVALID_VALUE, "unknown flag", 1, list, NULL, (cl_mem_migration_flags)1 << 20);
    MIGRATE(CL_INVALID_VALUE, "ends beyond the allocation", 2, list, more, 0);
    MIGRATE(CL_INVALID_VALUE, "ends beyond the allocation", 2, list, wraps, 0);
    MIGRATE(CL_INVALID_VALUE, "the host's own memory", 2, others, fit, 0);
    OK(clFinish(w->queue));
    clSVMFree(w->context, at);
}

#define EXEC_INFO(code, condition, name, size, value)                                                        \
    FAILS_WHEN(code, condition, clSetKernelExecInfo(kernel, name, size, value))

static void
kernels(void **state)
{
    WORLD(state);
    cl_kernel kernel = new_kernel(w, "increment"), ids = new_kernel(w, "ids"), wrong = (cl_kernel)w->queue;
    int own = 0;
    const cl_bool no = CL_FALSE;
    void *at = clSVMAlloc(w->context, 0, 64, 0);
    void *list[] = {at};
    const cl_kernel_exec_info pointers = CL_KERNEL_EXEC_INFO_SVM_PTRS,
                              fine = CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM;
    FAILS_WHEN(CL_INVALID_KERNEL, "no kernel", clSetKernelArgSVMPointer(NULL, 0, at));
    FAILS_WHEN(CL_INVALID_KERNEL, "another kind of object", clSetKernelArgSVMPointer(wrong, 0, at));
    FAILS_WHEN(CL_INVALID_KERNEL, "no kernel", clSetKernelExecInfo(NULL, pointers, sizeof list, list));
    FAILS_WHEN(CL_INVALID_KERNEL, "another kind of object",
               clSetKernelExecInfo(wrong, pointers, sizeof list, list));
    EXEC_INFO(CL_INVALID_VALUE, "unknown name", 0x7777, sizeof list, list);
    EXEC_INFO(CL_INVALID_VALUE, "a size without a value", fine, sizeof no, NULL);
    EXEC_INFO(CL_INVALID_VALUE, "a size that is not the value's", fine, sizeof no + 1, &no);
    if (at) {
        FAILS_WHEN(CL_INVALID_ARG_INDEX, "index beyond the last", clSetKernelArgSVMPointer(kernel, 1, at));
        FAILS_WHEN(CL_INVALID_ARG_VALUE, "the host's own memory", clSetKernelArgSVMPointer(kernel, 0, &own));
        FAILS_WHEN(CL_INVALID_ARG_VALUE, "the argument is no pointer", clSetKernelArgSVMPointer(ids, 1, at));
        EXEC_INFO(CL_INVALID_VALUE, "a size without a value", pointers, sizeof list, NULL);
        EXEC_INFO(CL_INVALID_VALUE, "a size that is not the value's", pointers, sizeof list - 1, list);
    }
    clSVMFree(w->context, at);
    OK(clReleaseKernel(kernel));
    OK(clReleaseKernel(ids));
}

static const struct CMUnitTest tests[] = {
    TEST(without), TEST(frees_and_maps), TEST(copies_and_fills), TEST(migrations), TEST(kernels),
};
SUITE(conditions_svm, tests)
