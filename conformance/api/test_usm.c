/* SPDX-License-Identifier: MIT */
/* cl_intel_unified_shared_memory. */
#include "api.h"

/* The extension's functions, found as programs find them. */
struct usm {
    clHostMemAllocINTEL_fn host;
    clDeviceMemAllocINTEL_fn device;
    clSharedMemAllocINTEL_fn shared;
    clMemFreeINTEL_fn release;
    clMemBlockingFreeINTEL_fn blocking_release;
    clGetMemAllocInfoINTEL_fn info;
    clSetKernelArgMemPointerINTEL_fn set_arg;
    clEnqueueMemFillINTEL_fn fill;
    clEnqueueMemcpyINTEL_fn copy;
    clEnqueueMigrateMemINTEL_fn migrate;
    clEnqueueMemAdviseINTEL_fn advise;
};

static bool
has_usm(struct world *w)
{
    char text[4096];
    OK(clGetDeviceInfo(w->device, CL_DEVICE_EXTENSIONS, sizeof text, text, NULL));
    return strstr(text, "cl_intel_unified_shared_memory") != NULL;
}

static struct usm
find(struct world *w)
{
    struct usm u;
    void *found[] = {
#define F(name) clGetExtensionFunctionAddressForPlatform(w->platform, #name)
        F(clHostMemAllocINTEL),           F(clDeviceMemAllocINTEL),
        F(clSharedMemAllocINTEL),         F(clMemFreeINTEL),
        F(clMemBlockingFreeINTEL),        F(clGetMemAllocInfoINTEL),
        F(clSetKernelArgMemPointerINTEL), F(clEnqueueMemFillINTEL),
        F(clEnqueueMemcpyINTEL),          F(clEnqueueMigrateMemINTEL),
        F(clEnqueueMemAdviseINTEL)};
#undef F
    for (size_t i = 0; i < sizeof found / sizeof *found; i++)
        assert_non_null(found[i]);
    assert_int_equal(sizeof found, sizeof u);
    memcpy(&u, found, sizeof u);
    return u;
}

/* By the calls' names, which rows of errors.txt have. */
#define clHostMemAllocINTEL(...) u.host(__VA_ARGS__)
#define clDeviceMemAllocINTEL(...) u.device(__VA_ARGS__)
#define clSharedMemAllocINTEL(...) u.shared(__VA_ARGS__)
#define clMemFreeINTEL(...) u.release(__VA_ARGS__)
#define clMemBlockingFreeINTEL(...) u.blocking_release(__VA_ARGS__)
#define clGetMemAllocInfoINTEL(...) u.info(__VA_ARGS__)
#define clSetKernelArgMemPointerINTEL(...) u.set_arg(__VA_ARGS__)
#define clEnqueueMemFillINTEL(...) u.fill(__VA_ARGS__)
#define clEnqueueMemcpyINTEL(...) u.copy(__VA_ARGS__)
#define clEnqueueMigrateMemINTEL(...) u.migrate(__VA_ARGS__)
#define clEnqueueMemAdviseINTEL(...) u.advise(__VA_ARGS__)

#define USM(w)                                                                                               \
    if (!has_usm(w))                                                                                         \
        skip();                                                                                              \
    const struct usm u = find(w)

static void
device_info(void **state)
{
    WORLD(state);
    cl_device_unified_shared_memory_capabilities_intel value = 99;
    if (!has_usm(w)) {
        FAILS(CL_INVALID_VALUE,
              clGetDeviceInfo(w->device, CL_DEVICE_HOST_MEM_CAPABILITIES_INTEL, sizeof value, &value, NULL));
        skip();
    }
    for (cl_device_info name = CL_DEVICE_HOST_MEM_CAPABILITIES_INTEL;
         name <= CL_DEVICE_CROSS_DEVICE_SHARED_MEM_CAPABILITIES_INTEL; name++) {
        OK(clGetDeviceInfo(w->device, name, sizeof value, &value, NULL));
        assert_true(value & CL_UNIFIED_SHARED_MEMORY_ACCESS_INTEL);
    }
    OK(clGetDeviceInfo(w->device, CL_DEVICE_SHARED_SYSTEM_MEM_CAPABILITIES_INTEL, sizeof value, &value,
                       NULL));
    assert_int_equal(value, 0);
}

static cl_int *
alloc(struct world *w, const struct usm *u, int kind, size_t bytes)
{
    cl_int err = 99;
    void *at = kind == 0   ? u->host(w->context, NULL, bytes, 0, &err)
               : kind == 1 ? u->device(w->context, w->device, NULL, bytes, 0, &err)
                           : u->shared(w->context, kind == 2 ? w->device : NULL, NULL, bytes, 0, &err);
    OK(err);
    assert_non_null(at);
    assert_int_equal((uintptr_t)at % 128, 0);
    return at;
}

/* All kinds: to the memory, through a kernel, and back; device memory is the host's business only by copies.
 */
static void
kernels(void **state)
{
    WORLD(state);
    USM(w);
    enum { N = 64 };
    cl_kernel kernel = new_kernel(w, "increment");
    for (int kind = 0; kind < 4; kind++) {
        cl_int *at = alloc(w, &u, kind, N * 4), host[N];
        const size_t count = N - 1;
        for (cl_int i = 0; i < N; i++)
            host[i] = i * 3;
        OK(u.copy(w->queue, CL_TRUE, at, host, sizeof host, 0, NULL, NULL));
        if (kind != 1)
            at[5] = 1000;
        OK(u.set_arg(kernel, 0, at + 1));
        OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &count, NULL, 0, NULL, NULL));
        OK(u.copy(w->queue, CL_TRUE, host, at, sizeof host, 0, NULL, NULL));
        for (cl_int i = 0; i < N; i++)
            assert_int_equal(host[i], (i == 5 && kind != 1 ? 1000 : i * 3) + (i > 0));
        OK(u.release(w->context, at));
    }
    OK(clReleaseKernel(kernel));
}

static void
indirect(void **state)
{
    WORLD(state);
    USM(w);
    cl_int *a = alloc(w, &u, 1, 64), *b = alloc(w, &u, 0, 64);
    const size_t one = 1, offset = 9;
    const cl_long distance = (char *)(b + 2) - (char *)a;
    const cl_bool yes = CL_TRUE;
    void *list[] = {b};
    cl_kernel kernel = new_kernel(w, "poke");
    OK(u.set_arg(kernel, 0, a));
    OK(clSetKernelArg(kernel, 1, sizeof distance, &distance));
    OK(clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_INDIRECT_HOST_ACCESS_INTEL, sizeof yes, &yes));
    OK(clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_INDIRECT_DEVICE_ACCESS_INTEL, sizeof yes, &yes));
    OK(clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_INDIRECT_SHARED_ACCESS_INTEL, sizeof yes, &yes));
    OK(clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_USM_PTRS_INTEL, sizeof list, list));
    FAILS(CL_INVALID_VALUE, clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_USM_PTRS_INTEL, 3, list));
    FAILS(CL_INVALID_VALUE,
          clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_INDIRECT_HOST_ACCESS_INTEL, 1, &yes));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, &offset, &one, NULL, 0, NULL, NULL));
    OK(clFinish(w->queue));
    assert_int_equal(b[2], 9);
    OK(clReleaseKernel(kernel));
    OK(u.release(w->context, a));
    OK(u.release(w->context, b));
}

static void
expect(struct world *w, const struct usm *u, const void *at, cl_unified_shared_memory_type_intel type,
       const void *base, size_t size, cl_device_id device, cl_mem_alloc_flags_intel flags)
{
    cl_unified_shared_memory_type_intel t = 0;
    void *b = &t;
    size_t s = 99, told;
    cl_device_id d = (cl_device_id)w;
    cl_mem_alloc_flags_intel f = 99;
    OK(u->info(w->context, at, CL_MEM_ALLOC_TYPE_INTEL, sizeof t, &t, &told));
    assert_int_equal(told, sizeof t);
    OK(u->info(w->context, at, CL_MEM_ALLOC_BASE_PTR_INTEL, sizeof b, &b, NULL));
    OK(u->info(w->context, at, CL_MEM_ALLOC_SIZE_INTEL, sizeof s, &s, NULL));
    OK(u->info(w->context, at, CL_MEM_ALLOC_DEVICE_INTEL, sizeof d, &d, NULL));
    OK(u->info(w->context, at, CL_MEM_ALLOC_FLAGS_INTEL, sizeof f, &f, NULL));
    assert_int_equal(t, type);
    assert_ptr_equal(b, base);
    assert_int_equal(s, size);
    assert_ptr_equal(d, device);
    assert_int_equal(f, flags);
}

static void
info(void **state)
{
    WORLD(state);
    USM(w);
    const cl_mem_alloc_flags_intel combined = CL_MEM_ALLOC_WRITE_COMBINED_INTEL;
    const cl_mem_alloc_flags_intel first = combined | CL_MEM_ALLOC_INITIAL_PLACEMENT_HOST_INTEL;
    const cl_mem_properties_intel properties[] = {CL_MEM_ALLOC_FLAGS_INTEL, first, 0};
    cl_int err, local;
    char *host = (char *)alloc(w, &u, 0, 100), *device = (char *)alloc(w, &u, 1, 100);
    char *anyone = (char *)alloc(w, &u, 3, 100);
    char *shared = u.shared(w->context, w->device, properties, 100, 64, &err);
    OK(err);
    expect(w, &u, host, CL_MEM_TYPE_HOST_INTEL, host, 100, NULL, 0);
    expect(w, &u, device + 99, CL_MEM_TYPE_DEVICE_INTEL, device, 100, w->device, 0);
    expect(w, &u, anyone, CL_MEM_TYPE_SHARED_INTEL, anyone, 100, NULL, 0);
    expect(w, &u, shared + 50, CL_MEM_TYPE_SHARED_INTEL, shared, 100, w->device, first);
    expect(w, &u, host + 100, CL_MEM_TYPE_UNKNOWN_INTEL, NULL, 0, NULL, 0);
    expect(w, &u, &local, CL_MEM_TYPE_UNKNOWN_INTEL, NULL, 0, NULL, 0);
    expect(w, &u, NULL, CL_MEM_TYPE_UNKNOWN_INTEL, NULL, 0, NULL, 0);
    char *svm = clSVMAlloc(w->context, 0, 64, 0);
    expect(w, &u, svm, CL_MEM_TYPE_UNKNOWN_INTEL, NULL, 0, NULL, 0);
    FAILS_WHEN(CL_INVALID_VALUE, "memory of another kind", clMemFreeINTEL(w->context, svm));
    clSVMFree(w->context, svm);
    FAILS_WHEN(CL_INVALID_CONTEXT, "no context",
               clGetMemAllocInfoINTEL(NULL, host, CL_MEM_ALLOC_TYPE_INTEL, 4, &local, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "unknown query",
               clGetMemAllocInfoINTEL(w->context, host, CL_MEM_TYPE, 4, &local, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "too little room",
               clGetMemAllocInfoINTEL(w->context, host, CL_MEM_ALLOC_SIZE_INTEL, 4, &local, NULL));
    char *all[] = {host, device, anyone, shared};
    for (int i = 0; i < 4; i++)
        OK(u.release(w->context, all[i]));
    expect(w, &u, host, CL_MEM_TYPE_UNKNOWN_INTEL, NULL, 0, NULL, 0);
}

static void
alloc_errors(void **state)
{
    WORLD(state);
    USM(w);
    const cl_mem_alloc_flags_intel on_host = CL_MEM_ALLOC_INITIAL_PLACEMENT_HOST_INTEL;
    const cl_mem_alloc_flags_intel on_device = CL_MEM_ALLOC_INITIAL_PLACEMENT_DEVICE_INTEL;
    const cl_mem_properties_intel unknown[] = {0x1234, 1, 0};
    const cl_mem_properties_intel wild[] = {CL_MEM_ALLOC_FLAGS_INTEL, 1 << 9, 0};
    const cl_mem_properties_intel place[] = {CL_MEM_ALLOC_FLAGS_INTEL, on_host, 0};
    const cl_mem_properties_intel both[] = {CL_MEM_ALLOC_FLAGS_INTEL, on_host | on_device, 0};
    const cl_mem_properties_intel twice[] = {CL_MEM_ALLOC_FLAGS_INTEL, 0, CL_MEM_ALLOC_FLAGS_INTEL, 0, 0};
    cl_context c = w->context;
    cl_ulong most = 0;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_MAX_MEM_ALLOC_SIZE, sizeof most, &most, NULL));
#define ALL(code, condition, context, properties, size, alignment)                                           \
    REFUSED_WHEN(code, condition, clHostMemAllocINTEL(context, properties, size, alignment, refusal));       \
    REFUSED_WHEN(code, condition,                                                                            \
                 clDeviceMemAllocINTEL(context, w->device, properties, size, alignment, refusal));           \
    REFUSED_WHEN(code, condition,                                                                            \
                 clSharedMemAllocINTEL(context, w->device, properties, size, alignment, refusal));           \
    REFUSED_WHEN(code, condition, clSharedMemAllocINTEL(context, NULL, properties, size, alignment, refusal))
    ALL(CL_INVALID_CONTEXT, "no context", NULL, NULL, 64, 0);
    ALL(CL_INVALID_CONTEXT, "another kind of object", (cl_context)w->queue, NULL, 64, 0);
    ALL(CL_INVALID_VALUE, "alignment no power of two", c, NULL, 64, 3);
    ALL(CL_INVALID_VALUE, "alignment above 128", c, NULL, 64, 256);
    ALL(CL_INVALID_PROPERTY, "unknown property", c, unknown, 64, 0);
    ALL(CL_INVALID_PROPERTY, "a value that is not valid", c, wild, 64, 0);
    ALL(CL_INVALID_PROPERTY, "placed first in two places", c, both, 64, 0);
    ALL(CL_INVALID_PROPERTY, "the same property twice", c, twice, 64, 0);
    ALL(CL_INVALID_BUFFER_SIZE, "size 0", c, NULL, 0, 0);
    ALL(CL_INVALID_BUFFER_SIZE, "larger than the device allows", c, NULL, (size_t)most + 1, 0);
    REFUSED_WHEN(CL_INVALID_PROPERTY, "placed first somewhere",
                 clHostMemAllocINTEL(c, place, 64, 0, refusal));
    REFUSED_WHEN(CL_INVALID_PROPERTY, "placed first somewhere",
                 clDeviceMemAllocINTEL(c, w->device, place, 64, 0, refusal));
    REFUSED_WHEN(CL_INVALID_DEVICE, "no device", clDeviceMemAllocINTEL(c, NULL, NULL, 64, 0, refusal));
    REFUSED_WHEN(CL_INVALID_DEVICE, "another kind of object",
                 clDeviceMemAllocINTEL(c, (cl_device_id)w->queue, NULL, 64, 0, refusal));
    REFUSED_WHEN(CL_INVALID_DEVICE, "another kind of object",
                 clSharedMemAllocINTEL(c, (cl_device_id)w->queue, NULL, 64, 0, refusal));
    assert_null(u.host(c, NULL, 0, 0, NULL));
}

static void
release(void **state)
{
    WORLD(state);
    USM(w);
    cl_int local, *a = alloc(w, &u, 0, 4096), *b = alloc(w, &u, 1, 4096);
    cl_kernel kernel = new_kernel(w, "increment");
    const size_t count = 1000;
    FAILS_WHEN(CL_INVALID_CONTEXT, "no context", clMemFreeINTEL(NULL, a));
    FAILS_WHEN(CL_INVALID_CONTEXT, "no context", clMemBlockingFreeINTEL(NULL, a));
    FAILS_WHEN(CL_INVALID_VALUE, "the host's own memory", clMemFreeINTEL(w->context, &local));
    FAILS_WHEN(CL_INVALID_VALUE, "an address in the middle", clMemFreeINTEL(w->context, a + 1));
    FAILS_WHEN(CL_INVALID_VALUE, "the host's own memory", clMemBlockingFreeINTEL(w->context, &local));
    OK(u.release(w->context, NULL));
    OK(u.blocking_release(w->context, NULL));
    OK(u.set_arg(kernel, 0, b));
    cl_event event;
    for (int i = 0; i < 10; i++)
        OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &count, NULL, 0, NULL, i == 9 ? &event : NULL));
    OK(u.blocking_release(w->context, b));
    cl_int status = 99;
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    assert_int_equal(status, CL_COMPLETE);
    OK(clReleaseEvent(event));
    OK(u.release(w->context, a));
    FAILS_WHEN(CL_INVALID_VALUE, "freed already", clMemFreeINTEL(w->context, a));
    OK(clReleaseKernel(kernel));
}

/* Any address is an argument; only following it is wrong. */
static void
arguments(void **state)
{
    WORLD(state);
    USM(w);
    const size_t one = 1;
    cl_int local = 0, *out = alloc(w, &u, 0, 4);
    cl_kernel kernel = new_kernel(w, "null_argument");
    FAILS_WHEN(CL_INVALID_KERNEL, "no kernel", clSetKernelArgMemPointerINTEL(NULL, 0, out));
    FAILS_WHEN(CL_INVALID_ARG_INDEX, "index beyond the last", clSetKernelArgMemPointerINTEL(kernel, 2, out));
    OK(u.set_arg(kernel, 1, out));
    OK(u.set_arg(kernel, 0, NULL));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    OK(clFinish(w->queue));
    assert_int_equal(*out, 1);
    OK(u.set_arg(kernel, 0, &local));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    OK(clFinish(w->queue));
    assert_int_equal(*out, 0);
    OK(clReleaseKernel(kernel));
    OK(u.release(w->context, out));
}

static cl_command_type
type_of(cl_event event)
{
    cl_command_type type = 0;
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_TYPE, sizeof type, &type, NULL));
    OK(clReleaseEvent(event));
    return type;
}

static void
commands(void **state)
{
    WORLD(state);
    USM(w);
    cl_command_queue q = w->queue, none = (cl_command_queue)w->context;
    char *at = (char *)alloc(w, &u, 2, 64), host[64];
    cl_event event;
    OK(u.fill(q, at, "abcd", 4, 64, 0, NULL, &event));
    assert_int_equal(type_of(event), CL_COMMAND_MEMFILL_INTEL);
    OK(u.copy(q, CL_TRUE, host, at, 64, 0, NULL, &event));
    assert_int_equal(type_of(event), CL_COMMAND_MEMCPY_INTEL);
    assert_memory_equal(host + 56, "abcdabcd", 8);
    OK(u.migrate(q, at, 64, CL_MIGRATE_MEM_OBJECT_HOST, 0, NULL, &event));
    assert_int_equal(type_of(event), CL_COMMAND_MIGRATEMEM_INTEL);
    OK(u.migrate(q, at, 64, 0, 0, NULL, NULL));
    OK(u.advise(q, at, 64, 0, 0, NULL, &event));
    assert_int_equal(type_of(event), CL_COMMAND_MEMADVISE_INTEL);
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "another kind of object for a queue",
               clEnqueueMemFillINTEL(none, at, host, 4, 8, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no pointer", clEnqueueMemFillINTEL(q, NULL, host, 4, 8, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "not aligned for the pattern",
               clEnqueueMemFillINTEL(q, at + 1, host, 4, 8, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no pattern", clEnqueueMemFillINTEL(q, at, NULL, 4, 8, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "pattern size no power of two",
               clEnqueueMemFillINTEL(q, at, host, 3, 9, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "pattern size above 128",
               clEnqueueMemFillINTEL(q, at, host, 256, 256, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "size no multiple of the pattern",
               clEnqueueMemFillINTEL(q, at, host, 4, 6, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "another kind of object for a queue",
               clEnqueueMemcpyINTEL(none, CL_TRUE, at, host, 8, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no destination",
               clEnqueueMemcpyINTEL(q, CL_TRUE, NULL, host, 8, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no source", clEnqueueMemcpyINTEL(q, CL_TRUE, at, NULL, 8, 0, NULL, NULL));
    FAILS_WHEN(CL_MEM_COPY_OVERLAP, "the destination ends in the source",
               clEnqueueMemcpyINTEL(q, CL_TRUE, at, at + 4, 5, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "another kind of object for a queue",
               clEnqueueMigrateMemINTEL(none, at, 64, 0, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "unknown flag", clEnqueueMigrateMemINTEL(q, at, 64, 1 << 9, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "another kind of object for a queue",
               clEnqueueMemAdviseINTEL(none, at, 64, 0, 0, NULL, NULL));
    OK(u.blocking_release(w->context, at));
}

#define EACH(code, condition, queue, count, list)                                                            \
    FAILS_WHEN(code, condition, clEnqueueMemFillINTEL(queue, at, host, 4, 8, count, list, NULL));            \
    FAILS_WHEN(code, condition, clEnqueueMemcpyINTEL(queue, CL_FALSE, at, host, 8, count, list, NULL));      \
    FAILS_WHEN(code, condition, clEnqueueMigrateMemINTEL(queue, at, 64, 0, count, list, NULL));              \
    FAILS_WHEN(code, condition, clEnqueueMemAdviseINTEL(queue, at, 64, 0, count, list, NULL))

static void
waits(void **state)
{
    WORLD(state);
    USM(w);
    cl_int err;
    char *at = (char *)alloc(w, &u, 2, 64), host[64] = {0};
    cl_context context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_event failed = clCreateUserEvent(w->context, &err), foreign = clCreateUserEvent(context, &err);
    const cl_event wrong = (cl_event)w->queue;
    OK(clSetUserEventStatus(failed, -5));
    EACH(CL_INVALID_COMMAND_QUEUE, "no queue", NULL, 0, NULL);
    EACH(CL_INVALID_EVENT_WAIT_LIST, "a count without a list", w->queue, 1, NULL);
    EACH(CL_INVALID_EVENT_WAIT_LIST, "a list without a count", w->queue, 0, &failed);
    EACH(CL_INVALID_EVENT_WAIT_LIST, "another kind of object for an event", w->queue, 1, &wrong);
    EACH(CL_INVALID_CONTEXT, "an event of another context", w->queue, 1, &foreign);
    FAILS_WHEN(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, "blocking on a failed event",
               clEnqueueMemcpyINTEL(w->queue, CL_TRUE, at, host, 8, 1, &failed, NULL));
    OK(clReleaseEvent(failed));
    OK(clReleaseEvent(foreign));
    OK(clReleaseContext(context));
    OK(u.blocking_release(w->context, at));
}

static void
handles(void **state)
{
    WORLD(state);
    USM(w);
    cl_context wrong = (cl_context)w->queue;
    cl_int *at = alloc(w, &u, 2, 64);
    size_t size = 0;
    cl_kernel kernel = new_kernel(w, "ids");
    FAILS_WHEN(CL_INVALID_CONTEXT, "another kind of object", clMemFreeINTEL(wrong, at));
    FAILS_WHEN(CL_INVALID_CONTEXT, "another kind of object", clMemBlockingFreeINTEL(wrong, at));
    FAILS_WHEN(CL_INVALID_CONTEXT, "another kind of object",
               clGetMemAllocInfoINTEL(wrong, at, CL_MEM_ALLOC_SIZE_INTEL, sizeof size, &size, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "an address in the middle", clMemBlockingFreeINTEL(w->context, at + 1));
    FAILS_WHEN(CL_INVALID_KERNEL, "another kind of object",
               clSetKernelArgMemPointerINTEL((cl_kernel)w->queue, 0, at));
    FAILS_WHEN(CL_INVALID_ARG_VALUE, "the argument is no pointer",
               clSetKernelArgMemPointerINTEL(kernel, 1, at));
    OK(clReleaseKernel(kernel));
    OK(u.release(w->context, at));
}

static void
devices_elsewhere(void **state)
{
    WORLD(state);
    USM(w);
    const cl_device_partition_property parts[] = {CL_DEVICE_PARTITION_BY_COUNTS, 1, 0, 0};
    cl_device_id part;
    if (clCreateSubDevices(w->device, parts, 1, &part, NULL) != CL_SUCCESS)
        skip();
    REFUSED_WHEN(CL_INVALID_DEVICE, "a device that is not the context's",
                 clDeviceMemAllocINTEL(w->context, part, NULL, 64, 0, refusal));
    REFUSED_WHEN(CL_INVALID_DEVICE, "a device that is not the context's",
                 clSharedMemAllocINTEL(w->context, part, NULL, 64, 0, refusal));
    OK(clReleaseDevice(part));
}

static void
not_there(void **state)
{
    WORLD(state);
    if (has_usm(w))
        skip();
    const struct usm u = find(w); /* the platform has the functions, another of its devices the memory */
    cl_context c = w->context;
    const cl_bool yes = CL_TRUE;
    cl_kernel kernel = new_kernel(w, "increment");
    FAILS_WHEN(CL_INVALID_OPERATION, "unified memory, and the device has none",
               clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_USM_PTRS_INTEL, 0, NULL));
    for (cl_kernel_exec_info name = CL_KERNEL_EXEC_INFO_INDIRECT_HOST_ACCESS_INTEL;
         name <= CL_KERNEL_EXEC_INFO_INDIRECT_SHARED_ACCESS_INTEL; name++)
        FAILS_WHEN(CL_INVALID_OPERATION, "unified memory, and the device has none",
                   clSetKernelExecInfo(kernel, name, sizeof yes, &yes));
    OK(clReleaseKernel(kernel));
    REFUSED_WHEN(CL_INVALID_OPERATION, "the device has none", clHostMemAllocINTEL(c, NULL, 64, 0, refusal));
    REFUSED_WHEN(CL_INVALID_OPERATION, "the device has none",
                 clDeviceMemAllocINTEL(c, w->device, NULL, 64, 0, refusal));
    REFUSED_WHEN(CL_INVALID_OPERATION, "the device has none",
                 clSharedMemAllocINTEL(c, w->device, NULL, 64, 0, refusal));
    REFUSED_WHEN(CL_INVALID_OPERATION, "the device has none",
                 clSharedMemAllocINTEL(c, NULL, NULL, 64, 0, refusal));
}

static const struct CMUnitTest tests[] = {
    TEST(device_info),  TEST(kernels), TEST(indirect),  TEST(info),
    TEST(alloc_errors), TEST(release), TEST(arguments), TEST(commands),
    TEST(not_there),    TEST(waits),   TEST(handles),   TEST(devices_elsewhere),
};
SUITE(usm, tests)
