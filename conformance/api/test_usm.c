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
    FAILS(CL_INVALID_VALUE, u.release(w->context, svm));
    clSVMFree(w->context, svm);
    FAILS(CL_INVALID_CONTEXT, u.info(NULL, host, CL_MEM_ALLOC_TYPE_INTEL, 4, &local, NULL));
    FAILS(CL_INVALID_VALUE, u.info(w->context, host, CL_MEM_TYPE, 4, &local, NULL));
    FAILS(CL_INVALID_VALUE, u.info(w->context, host, CL_MEM_ALLOC_SIZE_INTEL, 4, &local, NULL));
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
#define ALL(code, context, properties, size, alignment)                                                      \
    do {                                                                                                     \
        REFUSED(code, u.host(context, properties, size, alignment, &err));                                   \
        REFUSED(code, u.device(context, w->device, properties, size, alignment, &err));                      \
        REFUSED(code, u.shared(context, w->device, properties, size, alignment, &err));                      \
        REFUSED(code, u.shared(context, NULL, properties, size, alignment, &err));                           \
    } while (0)
    ALL(CL_INVALID_CONTEXT, NULL, NULL, 64, 0);
    ALL(CL_INVALID_CONTEXT, (cl_context)w->queue, NULL, 64, 0);
    ALL(CL_INVALID_VALUE, c, NULL, 64, 3);
    ALL(CL_INVALID_VALUE, c, NULL, 64, 256);
    ALL(CL_INVALID_PROPERTY, c, unknown, 64, 0);
    ALL(CL_INVALID_PROPERTY, c, wild, 64, 0);
    ALL(CL_INVALID_PROPERTY, c, both, 64, 0);
    ALL(CL_INVALID_PROPERTY, c, twice, 64, 0);
    ALL(CL_INVALID_BUFFER_SIZE, c, NULL, 0, 0);
    ALL(CL_INVALID_BUFFER_SIZE, c, NULL, (size_t)most + 1, 0);
    REFUSED(CL_INVALID_PROPERTY, u.host(c, place, 64, 0, &err));
    REFUSED(CL_INVALID_PROPERTY, u.device(c, w->device, place, 64, 0, &err));
    REFUSED(CL_INVALID_DEVICE, u.device(c, NULL, NULL, 64, 0, &err));
    REFUSED(CL_INVALID_DEVICE, u.device(c, (cl_device_id)w->queue, NULL, 64, 0, &err));
    REFUSED(CL_INVALID_DEVICE, u.shared(c, (cl_device_id)w->queue, NULL, 64, 0, &err));
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
    FAILS(CL_INVALID_CONTEXT, u.release(NULL, a));
    FAILS(CL_INVALID_CONTEXT, u.blocking_release(NULL, a));
    FAILS(CL_INVALID_VALUE, u.release(w->context, &local));
    FAILS(CL_INVALID_VALUE, u.release(w->context, a + 1));
    FAILS(CL_INVALID_VALUE, u.blocking_release(w->context, &local));
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
    FAILS(CL_INVALID_VALUE, u.release(w->context, a));
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
    FAILS(CL_INVALID_KERNEL, u.set_arg(NULL, 0, out));
    FAILS(CL_INVALID_ARG_INDEX, u.set_arg(kernel, 2, out));
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
    FAILS(CL_INVALID_COMMAND_QUEUE, u.fill(none, at, host, 4, 8, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, u.fill(q, NULL, host, 4, 8, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, u.fill(q, at + 1, host, 4, 8, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, u.fill(q, at, NULL, 4, 8, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, u.fill(q, at, host, 3, 9, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, u.fill(q, at, host, 256, 256, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, u.fill(q, at, host, 4, 6, 0, NULL, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, u.fill(q, at, host, 4, 8, 1, NULL, NULL));
    FAILS(CL_INVALID_COMMAND_QUEUE, u.copy(none, CL_TRUE, at, host, 8, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, u.copy(q, CL_TRUE, NULL, host, 8, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, u.copy(q, CL_TRUE, at, NULL, 8, 0, NULL, NULL));
    FAILS(CL_MEM_COPY_OVERLAP, u.copy(q, CL_TRUE, at, at + 4, 5, 0, NULL, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, u.copy(q, CL_TRUE, at, host, 8, 1, NULL, NULL));
    FAILS(CL_INVALID_COMMAND_QUEUE, u.migrate(none, at, 64, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, u.migrate(q, at, 64, 1 << 9, 0, NULL, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, u.migrate(q, at, 64, 0, 1, NULL, NULL));
    FAILS(CL_INVALID_COMMAND_QUEUE, u.advise(none, at, 64, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, u.advise(q, at, 64, 0, 1, NULL, NULL));
    OK(u.blocking_release(w->context, at));
}

static void
not_there(void **state)
{
    WORLD(state);
    if (has_usm(w))
        skip();
    const struct usm u = find(w); /* the platform has the functions, another of its devices the memory */
    REFUSED(CL_INVALID_OPERATION, u.host(w->context, NULL, 64, 0, &err));
    REFUSED(CL_INVALID_OPERATION, u.device(w->context, w->device, NULL, 64, 0, &err));
    REFUSED(CL_INVALID_OPERATION, u.shared(w->context, NULL, NULL, 64, 0, &err));
}

static const struct CMUnitTest tests[] = {
    TEST(device_info), TEST(kernels),   TEST(indirect), TEST(info),      TEST(alloc_errors),
    TEST(release),     TEST(arguments), TEST(commands), TEST(not_there),
};
SUITE(usm, tests)
