/* SPDX-License-Identifier: MIT */
/* Buffers and sub-buffers: creation, queries, destructor callbacks. */
#include "api.h"

static void
create(void **state)
{
    WORLD(state);
    char host[64] = "content";
    const cl_mem_flags good[] = {0,
                                 CL_MEM_READ_ONLY,
                                 CL_MEM_WRITE_ONLY,
                                 CL_MEM_ALLOC_HOST_PTR,
                                 CL_MEM_HOST_WRITE_ONLY,
                                 CL_MEM_HOST_READ_ONLY,
                                 CL_MEM_HOST_NO_ACCESS,
                                 CL_MEM_COPY_HOST_PTR,
                                 CL_MEM_COPY_HOST_PTR | CL_MEM_ALLOC_HOST_PTR,
                                 CL_MEM_USE_HOST_PTR};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        const bool wants = good[i] & (CL_MEM_COPY_HOST_PTR | CL_MEM_USE_HOST_PTR);
        cl_mem_flags back = 0;
        cl_int err;
        cl_mem mem = clCreateBuffer(w->context, good[i], sizeof host, wants ? host : NULL, &err);
        OK(err);
        OK(clGetMemObjectInfo(mem, CL_MEM_FLAGS, sizeof back, &back, NULL));
        assert_int_equal(back & good[i], good[i]);
        OK(clReleaseMemObject(mem));
    }
}

/* Objects of the largest size until there is no more memory. Their pages are never touched. Returns how many
 * there were. */
static unsigned
fill_memory(struct world *w, cl_mem *mems, unsigned most, cl_ulong bytes)
{
    cl_int err = CL_SUCCESS;
    unsigned count = 0;
    while (count < most && (mems[count] = clCreateBuffer(w->context, 0, bytes, NULL, &err)))
        count++;
    assert_int_equal(err, count < most ? CL_MEM_OBJECT_ALLOCATION_FAILURE : CL_SUCCESS);
    return count;
}

/* All objects of all contexts together are no larger than the device's memory. */
static void
memory_is_limited(void **state)
{
    WORLD(state);
    enum { MOST = 100 };
    cl_mem mems[MOST];
    cl_ulong global = 0, most = 0;
    cl_int err;
    cl_buffer_region half = {0, 4096};
    static _Alignas(64) char host[64];
    if (!strcmp(device_word(w->device), "cayman") || device_has_surfaces_only(w->device))
        skip(); /* 32-bit addresses end first */
    OK(clGetDeviceInfo(w->device, CL_DEVICE_GLOBAL_MEM_SIZE, sizeof global, &global, NULL));
    OK(clGetDeviceInfo(w->device, CL_DEVICE_MAX_MEM_ALLOC_SIZE, sizeof most, &most, NULL));
    const unsigned count = fill_memory(w, mems, MOST, most);
    if (count == 0)
        skip(); /* the host does not give untouched memory */
    assert_in_range(count, 1, global / most);
    assert_null(clSVMAlloc(w->context, CL_MEM_READ_WRITE, most, 0));
    cl_context other = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    REFUSED(CL_MEM_OBJECT_ALLOCATION_FAILURE, clCreateBuffer(other, 0, most, NULL, &err));
    cl_mem sub = clCreateSubBuffer(mems[0], 0, CL_BUFFER_CREATE_TYPE_REGION, &half, &err);
    OK(err);
    cl_mem mine = clCreateBuffer(other, CL_MEM_USE_HOST_PTR, sizeof host, host, &err);
    OK(err);
    OK(clReleaseMemObject(mine));
    OK(clReleaseMemObject(sub));
    OK(clReleaseMemObject(mems[0]));
    mems[0] = clCreateBuffer(other, 0, most, NULL, &err);
    OK(err);
    for (unsigned i = 0; i < count; i++)
        OK(clReleaseMemObject(mems[i]));
    assert_int_equal(fill_memory(w, mems, MOST, most), count); /* each gave back all that it had */
    for (unsigned i = 0; i < count; i++)
        OK(clReleaseMemObject(mems[i]));
    OK(clReleaseContext(other));
}

/* Intel's code reaches 4 GiB of a buffer by itself; a larger one must be asked for. */
static void
large_buffers(void **state)
{
    WORLD(state);
    const cl_mem_flags unrestricted = (cl_mem_flags)1 << 23; /* CL_MEM_ALLOW_UNRESTRICTED_SIZE_INTEL */
    cl_ulong global = 0, most = 0;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_GLOBAL_MEM_SIZE, sizeof global, &global, NULL));
    OK(clGetDeviceInfo(w->device, CL_DEVICE_MAX_MEM_ALLOC_SIZE, sizeof most, &most, NULL));
    assert_true(most < (cl_ulong)4 << 30);
    REFUSED(CL_INVALID_BUFFER_SIZE, clCreateBuffer(w->context, 0, most + 4096, NULL, &err));
    if (global < (cl_ulong)10 << 30)
        skip();
    cl_int err;
    cl_mem mem = clCreateBuffer(w->context, unrestricted, most + 4096, NULL, &err);
    if (err == CL_MEM_OBJECT_ALLOCATION_FAILURE)
        skip(); /* the host does not give untouched memory */
    OK(err);
    OK(clReleaseMemObject(mem));
    REFUSED(CL_INVALID_BUFFER_SIZE, clCreateBuffer(w->context, unrestricted, global, NULL, &err));
}

static void
bad_flags(void **state)
{
    WORLD(state);
    char host[64];
    const cl_mem_flags bad[] = {CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY,
                                CL_MEM_READ_WRITE | CL_MEM_READ_ONLY,
                                CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_WRITE_ONLY,
                                CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_NO_ACCESS,
                                CL_MEM_USE_HOST_PTR | CL_MEM_COPY_HOST_PTR,
                                CL_MEM_USE_HOST_PTR | CL_MEM_ALLOC_HOST_PTR,
                                (cl_mem_flags)1 << 40};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        REFUSED(CL_INVALID_VALUE, clCreateBuffer(w->context, bad[i], sizeof host, host, &err));
}

static void
bad_arguments(void **state)
{
    WORLD(state);
    char host[64];
    cl_ulong most = 0;
    const cl_mem_properties odd[] = {0x1234, 1, 0};
    OK(clGetDeviceInfo(w->device, CL_DEVICE_MAX_MEM_ALLOC_SIZE, sizeof most, &most, NULL));
    REFUSED(CL_INVALID_CONTEXT, clCreateBuffer((cl_context)w->queue, 0, 64, NULL, &err));
    REFUSED(CL_INVALID_BUFFER_SIZE, clCreateBuffer(w->context, 0, 0, NULL, &err));
    REFUSED(CL_INVALID_BUFFER_SIZE, clCreateBuffer(w->context, 0, most + 1, NULL, &err));
    REFUSED(CL_INVALID_HOST_PTR, clCreateBuffer(w->context, 0, 64, host, &err));
    REFUSED(CL_INVALID_HOST_PTR, clCreateBuffer(w->context, CL_MEM_COPY_HOST_PTR, 64, NULL, &err));
    REFUSED(CL_INVALID_HOST_PTR, clCreateBuffer(w->context, CL_MEM_USE_HOST_PTR, 64, NULL, &err));
    REFUSED(CL_INVALID_PROPERTY, clCreateBufferWithProperties(w->context, odd, 0, 64, NULL, &err));
    assert_null(clCreateBuffer(w->context, 0, 0, NULL, NULL)); /* errcode_ret may be NULL */
}

static void
info(void **state)
{
    WORLD(state);
    char host[64];
    cl_int err;
    cl_mem_object_type type = 0;
    size_t size = 0, offset = 9;
    void *pointer = NULL;
    cl_uint count = 9;
    cl_context context = NULL;
    cl_mem parent = (cl_mem)w;
    cl_bool svm = CL_TRUE;
    cl_mem mem = clCreateBuffer(w->context, CL_MEM_USE_HOST_PTR, sizeof host, host, &err);
    OK(err);
    OK(clGetMemObjectInfo(mem, CL_MEM_TYPE, sizeof type, &type, NULL));
    assert_int_equal(type, CL_MEM_OBJECT_BUFFER);
    OK(clGetMemObjectInfo(mem, CL_MEM_SIZE, sizeof size, &size, NULL));
    assert_int_equal(size, sizeof host);
    OK(clGetMemObjectInfo(mem, CL_MEM_HOST_PTR, sizeof pointer, &pointer, NULL));
    assert_ptr_equal(pointer, host);
    OK(clGetMemObjectInfo(mem, CL_MEM_MAP_COUNT, sizeof count, &count, NULL));
    assert_int_equal(count, 0);
    OK(clRetainMemObject(mem));
    OK(clGetMemObjectInfo(mem, CL_MEM_REFERENCE_COUNT, sizeof count, &count, NULL));
    assert_int_equal(count, 2);
    OK(clReleaseMemObject(mem));
    OK(clGetMemObjectInfo(mem, CL_MEM_CONTEXT, sizeof context, &context, NULL));
    assert_ptr_equal(context, w->context);
    OK(clGetMemObjectInfo(mem, CL_MEM_ASSOCIATED_MEMOBJECT, sizeof parent, &parent, NULL));
    assert_null(parent);
    OK(clGetMemObjectInfo(mem, CL_MEM_OFFSET, sizeof offset, &offset, NULL));
    assert_int_equal(offset, 0);
    OK(clGetMemObjectInfo(mem, CL_MEM_USES_SVM_POINTER, sizeof svm, &svm, NULL));
    assert_int_equal(svm, CL_FALSE);
    FAILS(CL_INVALID_VALUE, clGetMemObjectInfo(mem, CL_MEM_SIZE, 4, &size, NULL));
    FAILS(CL_INVALID_VALUE, clGetMemObjectInfo(mem, CL_DEVICE_NAME, 8, &size, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clGetMemObjectInfo((cl_mem)w->queue, CL_MEM_SIZE, 8, &size, NULL));
    OK(clReleaseMemObject(mem));
}

static void
properties(void **state)
{
    WORLD(state);
    const cl_mem_properties none[] = {0};
    cl_mem_properties back[2] = {7, 7};
    size_t size = 0;
    cl_int err;
    cl_mem mem = clCreateBufferWithProperties(w->context, none, CL_MEM_READ_ONLY, 64, NULL, &err);
    OK(err);
    OK(clGetMemObjectInfo(mem, CL_MEM_PROPERTIES, sizeof back, back, &size));
    assert_int_equal(size, sizeof *back);
    assert_int_equal(back[0], 0);
    OK(clReleaseMemObject(mem));
}

static void
sub_buffer(void **state)
{
    WORLD(state);
    cl_int err, words[128], got[32];
    const cl_buffer_region region = {256, 128};
    cl_mem parent_back = NULL;
    size_t offset = 0;
    cl_mem_flags flags = 0;
    for (int i = 0; i < 128; i++)
        words[i] = i;
    cl_mem parent = new_buffer(w, sizeof words, words);
    cl_mem sub = clCreateSubBuffer(parent, 0, CL_BUFFER_CREATE_TYPE_REGION, &region, &err);
    OK(err);
    read_buffer(w, sub, got, sizeof got);
    assert_memory_equal(got, words + 64, sizeof got);
    OK(clGetMemObjectInfo(sub, CL_MEM_ASSOCIATED_MEMOBJECT, sizeof parent_back, &parent_back, NULL));
    assert_ptr_equal(parent_back, parent);
    OK(clGetMemObjectInfo(sub, CL_MEM_OFFSET, sizeof offset, &offset, NULL));
    assert_int_equal(offset, 256);
    OK(clGetMemObjectInfo(sub, CL_MEM_FLAGS, sizeof flags, &flags, NULL));
    assert_true(flags & CL_MEM_READ_WRITE);
    OK(clReleaseMemObject(parent)); /* the sub-buffer keeps it alive */
    read_buffer(w, sub, got, sizeof got);
    assert_memory_equal(got, words + 64, sizeof got);
    OK(clReleaseMemObject(sub));
}

static void
sub_buffer_errors(void **state)
{
    WORLD(state);
    cl_int err0;
    const cl_buffer_create_type kind = CL_BUFFER_CREATE_TYPE_REGION;
    const cl_buffer_region good = {128, 64}, misaligned = {4, 64}, empty = {0, 0}, late = {384, 256},
                           huge = {128, SIZE_MAX};
    cl_mem parent = new_buffer(w, 512, NULL);
    cl_mem read_only = clCreateBuffer(w->context, CL_MEM_READ_ONLY | CL_MEM_HOST_READ_ONLY, 512, NULL, &err0);
    OK(err0);
    cl_mem sub = clCreateSubBuffer(parent, 0, kind, &good, &err0);
    OK(err0);
    REFUSED(CL_MISALIGNED_SUB_BUFFER_OFFSET, clCreateSubBuffer(parent, 0, kind, &misaligned, &err));
    REFUSED(CL_INVALID_BUFFER_SIZE, clCreateSubBuffer(parent, 0, kind, &empty, &err));
    REFUSED(CL_INVALID_VALUE, clCreateSubBuffer(parent, 0, kind, &late, &err));
    REFUSED(CL_INVALID_VALUE, clCreateSubBuffer(parent, 0, kind, &huge, &err));
    REFUSED(CL_INVALID_VALUE, clCreateSubBuffer(parent, 0, kind, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clCreateSubBuffer(parent, 0, 0, &good, &err));
    REFUSED(CL_INVALID_VALUE, clCreateSubBuffer(parent, CL_MEM_USE_HOST_PTR, kind, &good, &err));
    REFUSED(CL_INVALID_VALUE, clCreateSubBuffer(read_only, CL_MEM_WRITE_ONLY, kind, &good, &err));
    REFUSED(CL_INVALID_VALUE, clCreateSubBuffer(read_only, CL_MEM_HOST_WRITE_ONLY, kind, &good, &err));
    REFUSED(CL_INVALID_MEM_OBJECT, clCreateSubBuffer(sub, 0, kind, &good, &err));
    REFUSED(CL_INVALID_MEM_OBJECT, clCreateSubBuffer((cl_mem)w->queue, 0, kind, &good, &err));
    OK(clReleaseMemObject(sub));
    OK(clReleaseMemObject(read_only));
    OK(clReleaseMemObject(parent));
}

struct note {
    int *count;
    int when;
};

static void CL_CALLBACK
note_destruction(cl_mem mem, void *user)
{
    struct note *note = user;
    assert_non_null(mem);
    note->when = ++*note->count;
}

static void
destructor_callbacks(void **state)
{
    WORLD(state);
    int count = 0;
    struct note first = {&count, 0}, second = {&count, 0};
    cl_mem mem = new_buffer(w, 64, NULL);
    OK(clSetMemObjectDestructorCallback(mem, note_destruction, &first));
    OK(clSetMemObjectDestructorCallback(mem, note_destruction, &second));
    FAILS(CL_INVALID_VALUE, clSetMemObjectDestructorCallback(mem, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT,
          clSetMemObjectDestructorCallback((cl_mem)w->queue, note_destruction, &first));
    OK(clRetainMemObject(mem));
    OK(clReleaseMemObject(mem));
    assert_int_equal(count, 0);
    OK(clReleaseMemObject(mem));
    assert_int_equal(second.when, 1);
    assert_int_equal(first.when, 2);
}

static void
migrate(void **state)
{
    WORLD(state);
    cl_mem mem = new_buffer(w, 64, NULL), wrong = (cl_mem)w->queue;
    OK(clEnqueueMigrateMemObjects(w->queue, 1, &mem, CL_MIGRATE_MEM_OBJECT_HOST, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueMigrateMemObjects(w->queue, 0, &mem, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueMigrateMemObjects(w->queue, 1, NULL, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueMigrateMemObjects(w->queue, 1, &mem, 1 << 9, 0, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueMigrateMemObjects(w->queue, 1, &wrong, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, clEnqueueMigrateMemObjects(w->queue, 1, &mem, 0, 1, NULL, NULL));
    OK(clReleaseMemObject(mem));
}

/* Arguments find their buffers among many, and not those that are gone. */
static void
many(void **state)
{
    WORLD(state);
    enum { COUNT = 500 };
    static cl_mem all[COUNT];
    const size_t one = 1;
    cl_kernel kernel = new_kernel(w, "increment");
    for (cl_int i = 0; i < COUNT; i++)
        all[i] = new_buffer(w, sizeof i, &i);
    for (int i = 0; i < COUNT; i += 3) {
        OK(clReleaseMemObject(all[i]));
        all[i] = NULL;
    }
    for (int i = 0; i < COUNT; i++) {
        if (!all[i])
            continue;
        set_mem(kernel, 0, all[i]);
        OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    }
    for (cl_int i = 0; i < COUNT; i++) {
        cl_int out = 0;
        if (!all[i])
            continue;
        read_buffer(w, all[i], &out, sizeof out);
        assert_int_equal(out, i + 1);
        OK(clReleaseMemObject(all[i]));
    }
    OK(clReleaseKernel(kernel));
}

static const struct CMUnitTest tests[] = {
    TEST(create),
    TEST(memory_is_limited),
    TEST(large_buffers),
    TEST(bad_flags),
    TEST(bad_arguments),
    TEST(info),
    TEST(properties),
    TEST(sub_buffer),
    TEST(sub_buffer_errors),
    TEST(destructor_callbacks),
    TEST(migrate),
    TEST(many),
};
SUITE(buffer, tests)
