/* SPDX-License-Identifier: MIT */
/* Shared virtual memory: every call, with kernels on both sides of it, and everything that is refused. */
#include "api.h"

#include <pthread.h>

static cl_device_svm_capabilities
capabilities(struct world *w)
{
    cl_device_svm_capabilities value = 99;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_SVM_CAPABILITIES, sizeof value, &value, NULL));
    return value;
}

#define NEEDS_SVM(w)                                                                                         \
    do {                                                                                                     \
        if (!capabilities(w))                                                                                \
            skip();                                                                                          \
    } while (0)

static cl_int *
alloc(struct world *w, size_t count)
{
    cl_int *at = clSVMAlloc(w->context, CL_MEM_READ_WRITE, count * sizeof *at, 0);
    assert_non_null(at);
    return at;
}

static void
increment(struct world *w, cl_kernel kernel, const cl_int *address, size_t count)
{
    OK(clSetKernelArgSVMPointer(kernel, 0, address));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &count, NULL, 0, NULL, NULL));
}

/* Coarse grain: the host looks between map and unmap. */
static void
coarse(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    enum { N = 64 };
    cl_int *at = alloc(w, N);
    cl_kernel kernel = new_kernel(w, "increment");
    OK(clEnqueueSVMMap(w->queue, CL_TRUE, CL_MAP_WRITE_INVALIDATE_REGION, at, N * 4, 0, NULL, NULL));
    for (cl_int i = 0; i < N; i++)
        at[i] = i * i;
    OK(clEnqueueSVMUnmap(w->queue, at, 0, NULL, NULL));
    increment(w, kernel, at, N);
    increment(w, kernel, at + 8, N - 8);
    OK(clEnqueueSVMMap(w->queue, CL_TRUE, CL_MAP_READ, at, N * 4, 0, NULL, NULL));
    for (cl_int i = 0; i < N; i++)
        assert_int_equal(at[i], i * i + (i < 8 ? 1 : 2));
    OK(clEnqueueSVMUnmap(w->queue, at, 0, NULL, NULL));
    OK(clFinish(w->queue));
    OK(clReleaseKernel(kernel));
    clSVMFree(w->context, at);
}

/* Fine grain: the host looks when the command has ended. */
static void
fine(void **state)
{
    WORLD(state);
    const cl_svm_mem_flags flags = CL_MEM_READ_WRITE | CL_MEM_SVM_FINE_GRAIN_BUFFER;
    if (!(capabilities(w) & CL_DEVICE_SVM_FINE_GRAIN_BUFFER))
        skip();
    cl_int *at = clSVMAlloc(w->context, flags, 256, 64);
    assert_non_null(at);
    assert_int_equal((uintptr_t)at % 64, 0);
    cl_kernel kernel = new_kernel(w, "increment");
    for (cl_int i = 0; i < 64; i++)
        at[i] = -i;
    increment(w, kernel, at, 64);
    OK(clFinish(w->queue));
    for (cl_int i = 0; i < 64; i++)
        assert_int_equal(at[i], 1 - i);
    OK(clReleaseKernel(kernel));
    clSVMFree(w->context, at);
    if (capabilities(w) & CL_DEVICE_SVM_ATOMICS) {
        at = clSVMAlloc(w->context, flags | CL_MEM_SVM_ATOMICS, 256, 0);
        assert_non_null(at);
        clSVMFree(w->context, at);
    }
}

/* A kernel finds one allocation by an address in another. */
static void
indirect(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    cl_int *a = alloc(w, 4), *b = alloc(w, 4);
    void *others[] = {b + 1};
    const size_t one = 1, offset = 7;
    const cl_long distance = (char *)(b + 1) - (char *)a;
    cl_kernel kernel = new_kernel(w, "poke");
    OK(clSetKernelArgSVMPointer(kernel, 0, a));
    OK(clSetKernelArg(kernel, 1, sizeof distance, &distance));
    OK(clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_PTRS, sizeof others, others));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, &offset, &one, NULL, 0, NULL, NULL));
    OK(clEnqueueSVMMap(w->queue, CL_TRUE, CL_MAP_READ, b, 16, 0, NULL, NULL));
    assert_int_equal(b[1], 7);
    OK(clEnqueueSVMUnmap(w->queue, b, 0, NULL, NULL));
    OK(clFinish(w->queue));
    OK(clReleaseKernel(kernel));
    clSVMFree(w->context, a);
    clSVMFree(w->context, b);
}

static void
copies_and_fills(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    cl_int host[16], *at = alloc(w, 16);
    const cl_int pattern[2] = {3, -4};
    for (cl_int i = 0; i < 16; i++)
        host[i] = 10 * i;
    OK(clEnqueueSVMMemcpy(w->queue, CL_TRUE, at, host, sizeof host, 0, NULL, NULL));
    OK(clEnqueueSVMMemFill(w->queue, at + 2, pattern, sizeof pattern, 16, 0, NULL, NULL));
    OK(clEnqueueSVMMemcpy(w->queue, CL_FALSE, at + 8, at, 32, 0, NULL, NULL));
    memset(host, 0, sizeof host);
    OK(clEnqueueSVMMemcpy(w->queue, CL_TRUE, host, at, sizeof host, 0, NULL, NULL));
    const cl_int expected[8] = {0, 10, 3, -4, 3, -4, 60, 70};
    assert_memory_equal(host, expected, sizeof expected);
    assert_memory_equal(host + 8, expected, sizeof expected);
    clSVMFree(w->context, at);
}

struct freed {
    cl_command_queue queue;
    cl_context context;
    cl_uint count;
    int calls;
};

static void CL_CALLBACK
free_them(cl_command_queue queue, cl_uint count, void *pointers[], void *user)
{
    struct freed *f = user;
    f->queue = queue;
    f->count = count;
    f->calls++;
    for (cl_uint i = 0; i < count; i++)
        clSVMFree(f->context, pointers[i]);
}

static void
enqueued_free(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    struct freed f = {.context = w->context};
    cl_event event;
    cl_command_type type;
    void *list[2] = {alloc(w, 4), alloc(w, 4)};
    OK(clEnqueueSVMFree(w->queue, 2, list, free_them, &f, 0, NULL, &event));
    memset(list, 0, sizeof list);
    OK(clWaitForEvents(1, &event));
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_TYPE, sizeof type, &type, NULL));
    assert_int_equal(type, CL_COMMAND_SVM_FREE);
    assert_int_equal(f.calls, 1);
    assert_int_equal(f.count, 2);
    assert_ptr_equal(f.queue, w->queue);
    OK(clReleaseEvent(event));
    list[0] = alloc(w, 4);
    OK(clEnqueueSVMFree(w->queue, 1, list, NULL, NULL, 0, NULL, NULL));
    OK(clFinish(w->queue));
}

static cl_bool
uses_svm(cl_mem mem)
{
    cl_bool uses = 99;
    OK(clGetMemObjectInfo(mem, CL_MEM_USES_SVM_POINTER, sizeof uses, &uses, NULL));
    return uses;
}

/* Buffers whose memory is shared memory, odd sizes and places too. */
static void
buffers(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    const cl_buffer_region part = {128, 64};
    cl_int *at = alloc(w, 128), err0;
    cl_mem mem = clCreateBuffer(w->context, CL_MEM_USE_HOST_PTR, 511, at, &err0);
    OK(err0);
    cl_mem sub = clCreateSubBuffer(mem, 0, CL_BUFFER_CREATE_TYPE_REGION, &part, &err0);
    OK(err0);
    cl_mem plain = clCreateBuffer(w->context, CL_MEM_COPY_HOST_PTR, 512, at, &err0);
    OK(err0);
    assert_true(uses_svm(mem));
    assert_true(uses_svm(sub));
    assert_false(uses_svm(plain));
    if (has_images(w)) { /* not a buffer, whatever its memory */
        const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
        const cl_image_desc desc = {
            .image_type = CL_MEM_OBJECT_IMAGE1D_BUFFER, .image_width = 8, .buffer = sub};
        cl_mem image = clCreateImage(w->context, 0, &format, &desc, NULL, &err0);
        OK(err0);
        assert_false(uses_svm(image));
        OK(clReleaseMemObject(image));
    }
    const size_t count = 16;
    cl_kernel kernel = new_kernel(w, "increment");
    set_mem(kernel, 0, sub);
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &count, NULL, 0, NULL, NULL));
    OK(clEnqueueSVMMap(w->queue, CL_TRUE, CL_MAP_READ, at, 512, 0, NULL, NULL));
    for (int i = 0; i < 128; i++)
        assert_int_equal(at[i], i >= 32 && i < 48);
    OK(clEnqueueSVMUnmap(w->queue, at, 0, NULL, NULL));
    OK(clFinish(w->queue));
    REFUSED(CL_INVALID_BUFFER_SIZE, clCreateBuffer(w->context, CL_MEM_USE_HOST_PTR, 513, at, &err));
    REFUSED(CL_INVALID_BUFFER_SIZE, clCreateBuffer(w->context, CL_MEM_COPY_HOST_PTR, 513, at, &err));
    REFUSED(CL_INVALID_BUFFER_SIZE, clCreateBuffer(w->context, CL_MEM_USE_HOST_PTR, 512, at + 1, &err));
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(sub));
    OK(clReleaseMemObject(mem));
    OK(clReleaseMemObject(plain));
    clSVMFree(w->context, at);
}

/* Memory that was freed is no argument any more, and kernels that run keep it. */
static void
lifetime(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    const size_t count = 4;
    cl_int *at = alloc(w, 4);
    cl_kernel kernel = new_kernel(w, "increment");
    OK(clSetKernelArgSVMPointer(kernel, 0, at));
    clSVMFree(w->context, at);
    FAILS(CL_INVALID_KERNEL_ARGS,
          clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &count, NULL, 0, NULL, NULL));
    OK(clReleaseKernel(kernel));
    clSVMFree(w->context, NULL);
    alloc(w, 1000); /* left to the context: the sanitizers see that it goes with it */
}

static void
null_pointer(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    const size_t one = 1;
    cl_int *out = alloc(w, 1);
    cl_kernel kernel = new_kernel(w, "null_argument");
    OK(clSetKernelArgSVMPointer(kernel, 0, NULL));
    OK(clSetKernelArgSVMPointer(kernel, 1, out));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    OK(clEnqueueSVMMap(w->queue, CL_TRUE, CL_MAP_READ, out, 4, 0, NULL, NULL));
    assert_int_equal(*out, 1);
    OK(clEnqueueSVMUnmap(w->queue, out, 0, NULL, NULL));
    OK(clFinish(w->queue));
    OK(clReleaseKernel(kernel));
    clSVMFree(w->context, out);
}

static void
alloc_errors(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    cl_ulong most = 0;
    const cl_svm_mem_flags fine_grain = CL_MEM_SVM_FINE_GRAIN_BUFFER;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_MAX_MEM_ALLOC_SIZE, sizeof most, &most, NULL));
    assert_null(clSVMAlloc(NULL, 0, 64, 0));
    assert_null(clSVMAlloc((cl_context)w->queue, 0, 64, 0));
    assert_null(clSVMAlloc(w->context, 0, 0, 0));
    assert_null(clSVMAlloc(w->context, 0, (size_t)most + 1, 0));
    assert_null(clSVMAlloc(w->context, 0, 64, 3));
    assert_null(clSVMAlloc(w->context, 0, 64, 1u << 31));
    assert_null(clSVMAlloc(w->context, CL_MEM_SVM_ATOMICS, 64, 0));
    assert_null(clSVMAlloc(w->context, CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY, 64, 0));
    assert_null(clSVMAlloc(w->context, CL_MEM_USE_HOST_PTR, 64, 0));
    assert_null(clSVMAlloc(w->context, fine_grain | (cl_svm_mem_flags)1 << 40, 64, 0));
    for (cl_uint align = 1; align <= 128; align *= 2) {
        char *at = clSVMAlloc(w->context, 0, 1, align);
        assert_non_null(at);
        assert_int_equal((uintptr_t)at % align, 0);
        clSVMFree(w->context, at);
    }
}

static void
argument_errors(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    cl_int *at = alloc(w, 4), outside = 0;
    cl_bool flag = CL_TRUE;
    void *list[] = {at};
    cl_kernel kernel = new_kernel(w, "values"), locals = new_kernel(w, "locals");
    FAILS(CL_INVALID_KERNEL, clSetKernelArgSVMPointer(NULL, 0, at));
    FAILS(CL_INVALID_KERNEL, clSetKernelArgSVMPointer((cl_kernel)w->queue, 0, at));
    FAILS(CL_INVALID_ARG_INDEX, clSetKernelArgSVMPointer(kernel, 7, at));
    FAILS(CL_INVALID_ARG_VALUE, clSetKernelArgSVMPointer(kernel, 0, &outside));
    FAILS(CL_INVALID_ARG_VALUE, clSetKernelArgSVMPointer(kernel, 0, at + 4));
    FAILS(CL_INVALID_ARG_VALUE, clSetKernelArgSVMPointer(kernel, 3, at));
    FAILS(CL_INVALID_ARG_VALUE, clSetKernelArgSVMPointer(locals, 1, at));
    OK(clSetKernelArgSVMPointer(kernel, 0, at + 3));
    const cl_kernel_exec_info pointers = CL_KERNEL_EXEC_INFO_SVM_PTRS;
    const cl_kernel_exec_info system = CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM;
    FAILS(CL_INVALID_KERNEL, clSetKernelExecInfo(NULL, pointers, sizeof list, list));
    FAILS(CL_INVALID_VALUE, clSetKernelExecInfo(kernel, 0x1234, sizeof list, list));
    FAILS(CL_INVALID_VALUE, clSetKernelExecInfo(kernel, pointers, sizeof list, NULL));
    FAILS(CL_INVALID_VALUE, clSetKernelExecInfo(kernel, pointers, 3, list));
    OK(clSetKernelExecInfo(kernel, pointers, 0, NULL));
    FAILS(CL_INVALID_VALUE, clSetKernelExecInfo(kernel, system, sizeof flag, NULL));
    FAILS(CL_INVALID_VALUE, clSetKernelExecInfo(kernel, system, 1, &flag));
    if (!(capabilities(w) & CL_DEVICE_SVM_FINE_GRAIN_SYSTEM))
        FAILS(CL_INVALID_OPERATION, clSetKernelExecInfo(kernel, system, sizeof flag, &flag));
    flag = CL_FALSE;
    OK(clSetKernelExecInfo(kernel, system, sizeof flag, &flag));
    OK(clReleaseKernel(kernel));
    OK(clReleaseKernel(locals));
    clSVMFree(w->context, at);
}

static void
command_errors(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    char *at = clSVMAlloc(w->context, 0, 64, 0), host[64] = {0};
    void *list[] = {at};
    const void *where[] = {at, at + 32}, *nowhere[] = {host};
    const size_t sizes[] = {64, 32}, more[] = {64, 33};
    cl_command_queue q = w->queue, none = (cl_command_queue)w->context;
    FAILS(CL_INVALID_COMMAND_QUEUE, clEnqueueSVMFree(none, 1, list, NULL, NULL, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMFree(q, 0, list, NULL, NULL, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMFree(q, 1, NULL, NULL, NULL, 0, NULL, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, clEnqueueSVMFree(q, 1, list, NULL, NULL, 1, NULL, NULL));
    FAILS(CL_INVALID_COMMAND_QUEUE, clEnqueueSVMMemcpy(none, 1, at, host, 1, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMemcpy(q, 1, NULL, host, 1, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMemcpy(q, 1, at, NULL, 1, 0, NULL, NULL));
    FAILS(CL_MEM_COPY_OVERLAP, clEnqueueSVMMemcpy(q, 1, at, at + 8, 9, 0, NULL, NULL));
    FAILS(CL_MEM_COPY_OVERLAP, clEnqueueSVMMemcpy(q, 1, at + 8, at, 9, 0, NULL, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, clEnqueueSVMMemcpy(q, 1, at, host, 1, 1, NULL, NULL));
    FAILS(CL_INVALID_COMMAND_QUEUE, clEnqueueSVMMemFill(none, at, host, 4, 8, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMemFill(q, NULL, host, 4, 8, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMemFill(q, at + 2, host, 4, 8, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMemFill(q, at, NULL, 4, 8, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMemFill(q, at, host, 0, 8, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMemFill(q, at, host, 3, 9, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMemFill(q, at, host, 256, 256, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMemFill(q, at, host, 4, 9, 0, NULL, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, clEnqueueSVMMemFill(q, at, host, 4, 8, 1, NULL, NULL));
    FAILS(CL_INVALID_COMMAND_QUEUE, clEnqueueSVMMap(none, 1, CL_MAP_READ, at, 1, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMap(q, 1, CL_MAP_READ, NULL, 1, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMap(q, 1, CL_MAP_READ, at, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMap(q, 1, 1 << 9, at, 1, 0, NULL, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, clEnqueueSVMMap(q, 1, CL_MAP_READ, at, 1, 1, NULL, NULL));
    FAILS(CL_INVALID_COMMAND_QUEUE, clEnqueueSVMUnmap(none, at, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMUnmap(q, NULL, 0, NULL, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, clEnqueueSVMUnmap(q, at, 1, NULL, NULL));
    FAILS(CL_INVALID_COMMAND_QUEUE, clEnqueueSVMMigrateMem(none, 1, where, NULL, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMigrateMem(q, 0, where, NULL, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMigrateMem(q, 1, NULL, NULL, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMigrateMem(q, 1, where, NULL, 1 << 9, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMigrateMem(q, 2, where, more, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueSVMMigrateMem(q, 1, nowhere, sizes, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, clEnqueueSVMMigrateMem(q, 1, where, sizes, 0, 1, NULL, NULL));
    OK(clEnqueueSVMMigrateMem(q, 2, where, sizes, CL_MIGRATE_MEM_OBJECT_HOST, 0, NULL, NULL));
    OK(clEnqueueSVMMigrateMem(q, 2, where, NULL, 0, 0, NULL, NULL));
    OK(clFinish(q));
    clSVMFree(w->context, at);
}

/* A failed event in the wait list is told by the calls that block. */
static void
failed_wait(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    cl_int err, *at = alloc(w, 4), host[4];
    cl_event user = clCreateUserEvent(w->context, &err);
    OK(err);
    OK(clSetUserEventStatus(user, -5));
    FAILS(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST,
          clEnqueueSVMMemcpy(w->queue, CL_TRUE, host, at, sizeof host, 1, &user, NULL));
    FAILS(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST,
          clEnqueueSVMMap(w->queue, CL_TRUE, CL_MAP_READ, at, 4, 1, &user, NULL));
    OK(clReleaseEvent(user));
    clSVMFree(w->context, at);
}

/* Threads that allocate, use and free, each its own; what one frees, another gets. */
static void *
churn(void *user)
{
    struct world *w = user;
    for (cl_int i = 0; i < 100; i++) {
        cl_int *at = clSVMAlloc(w->context, 0, 64 + 4 * (size_t)i, 0), out[16];
        if (!at || clEnqueueSVMMemFill(w->queue, at, &i, sizeof i, 64, 0, NULL, NULL) ||
            clEnqueueSVMMemcpy(w->queue, CL_TRUE, out, at, 64, 0, NULL, NULL))
            return "a call failed";
        for (int k = 0; k < 16; k++) {
            if (out[k] != i)
                return "wrong bytes";
        }
        if (i % 2)
            clSVMFree(w->context, at);
        else if (clEnqueueSVMFree(w->queue, 1, (void *[]){at}, NULL, NULL, 0, NULL, NULL))
            return "a free failed";
    }
    return NULL;
}

static void
threads(void **state)
{
    WORLD(state);
    NEEDS_SVM(w);
    pthread_t all[4];
    for (int i = 0; i < 4; i++)
        assert_int_equal(pthread_create(&all[i], NULL, churn, w), 0);
    for (int i = 0; i < 4; i++) {
        void *complaint = NULL;
        pthread_join(all[i], &complaint);
        if (complaint)
            fail_msg("%s", (char *)complaint);
    }
    OK(clFinish(w->queue));
}

static void
without(void **state)
{
    WORLD(state);
    char host[8] = {0};
    void *pointers[] = {host};
    cl_bool yes = CL_TRUE;
    if (capabilities(w))
        skip();
    cl_kernel kernel = new_kernel(w, "vadd");
    assert_null(clSVMAlloc(w->context, CL_MEM_READ_WRITE, 64, 0));
    clSVMFree(w->context, host);
    FAILS(CL_INVALID_OPERATION, clEnqueueSVMFree(w->queue, 1, pointers, NULL, NULL, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clEnqueueSVMMemcpy(w->queue, CL_TRUE, host, host, 1, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clEnqueueSVMMemFill(w->queue, host, host, 1, 1, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clEnqueueSVMMap(w->queue, CL_TRUE, CL_MAP_READ, host, 1, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clEnqueueSVMUnmap(w->queue, host, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION,
          clEnqueueSVMMigrateMem(w->queue, 1, (const void **)pointers, NULL, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clSetKernelArgSVMPointer(kernel, 0, host));
    FAILS(CL_INVALID_OPERATION, clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_PTRS, 8, pointers));
    FAILS(CL_INVALID_OPERATION,
          clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM, sizeof yes, &yes));
    OK(clReleaseKernel(kernel));
}

static const struct CMUnitTest tests[] = {
    TEST(coarse),           TEST(fine),           TEST(indirect),
    TEST(copies_and_fills), TEST(enqueued_free),  TEST(buffers),
    TEST(lifetime),         TEST(null_pointer),   TEST(alloc_errors),
    TEST(argument_errors),  TEST(command_errors), TEST(failed_wait),
    TEST(threads),          TEST(without),
};
SUITE(svm, tests)
