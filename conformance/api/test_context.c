/* SPDX-License-Identifier: MIT */
#include "api.h"

static void CL_CALLBACK
ignore(const char *text, const void *info, size_t size, void *user)
{
    (void)text, (void)info, (void)size, (void)user;
}

static void
create(void **state)
{
    WORLD(state);
    const cl_context_properties good[] = {CL_CONTEXT_PLATFORM, (cl_context_properties)w->platform,
                                          CL_CONTEXT_INTEROP_USER_SYNC, CL_TRUE, 0};
    cl_int err;
    cl_uint count = 0;
    cl_device_id device = NULL;
    size_t size = 0;
    cl_context_properties back[5];
    cl_context context = clCreateContext(good, 1, &w->device, NULL, NULL, &err);
    OK(err);
    OK(clGetContextInfo(context, CL_CONTEXT_NUM_DEVICES, sizeof count, &count, NULL));
    assert_int_equal(count, 1);
    OK(clGetContextInfo(context, CL_CONTEXT_DEVICES, sizeof device, &device, &size));
    assert_ptr_equal(device, w->device);
    OK(clGetContextInfo(context, CL_CONTEXT_PROPERTIES, sizeof back, back, &size));
    assert_int_equal(size, sizeof good);
    assert_memory_equal(back, good, sizeof good);
    FAILS(CL_INVALID_VALUE, clGetContextInfo(context, CL_CONTEXT_PROPERTIES, 8, back, NULL));
    FAILS(CL_INVALID_VALUE, clGetContextInfo(context, CL_DEVICE_NAME, sizeof back, back, NULL));
    FAILS(CL_INVALID_CONTEXT, clGetContextInfo((cl_context)w->queue, CL_CONTEXT_DEVICES, 8, &device, NULL));
    OK(clReleaseContext(context));
}

static void
no_properties(void **state)
{
    WORLD(state);
    size_t size = 99;
    OK(clGetContextInfo(w->context, CL_CONTEXT_PROPERTIES, 0, NULL, &size));
    assert_int_equal(size, 0);
}

static void
bad_properties(void **state)
{
    WORLD(state);
    const cl_context_properties platform = (cl_context_properties)w->platform;
    const cl_context_properties unknown[] = {0x9999, 1, 0};
    const cl_context_properties twice[] = {CL_CONTEXT_PLATFORM, platform, CL_CONTEXT_PLATFORM, platform, 0};
    const cl_context_properties value[] = {CL_CONTEXT_PLATFORM, platform, CL_CONTEXT_INTEROP_USER_SYNC, 5, 0};
    const cl_context_properties foreign[] = {CL_CONTEXT_PLATFORM, platform, 0x2001, 5, 0};
    REFUSED(CL_INVALID_PROPERTY, clCreateContext(twice, 1, &w->device, NULL, NULL, &err));
    REFUSED(CL_INVALID_PROPERTY, clCreateContext(value, 1, &w->device, NULL, NULL, &err));
    REFUSED(CL_INVALID_PROPERTY, clCreateContext(foreign, 1, &w->device, NULL, NULL, &err));
    REFUSED(CL_INVALID_PROPERTY, clCreateContext(unknown, 1, &w->device, NULL, NULL, &err));
}

static void
bad_arguments(void **state)
{
    WORLD(state);
    cl_device_id devices[] = {w->device, (cl_device_id)w->context};
    REFUSED(CL_INVALID_DEVICE, clCreateContext(NULL, 2, devices, NULL, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clCreateContext(NULL, 1, &w->device, NULL, w, &err));
    REFUSED(CL_INVALID_VALUE, clCreateContext(NULL, 0, NULL, ignore, NULL, &err));
}

static void
from_type(void **state)
{
    WORLD(state);
    const cl_context_properties platform[] = {CL_CONTEXT_PLATFORM, (cl_context_properties)w->platform, 0};
    cl_uint count = 0, all = 0;
    cl_int err;
    cl_context context = clCreateContextFromType(platform, CL_DEVICE_TYPE_GPU, NULL, NULL, &err);
    OK(err);
    OK(clGetContextInfo(context, CL_CONTEXT_NUM_DEVICES, sizeof count, &count, NULL));
    OK(clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_GPU, 0, NULL, &all));
    assert_int_equal(count, all);
    OK(clReleaseContext(context));
    REFUSED(CL_DEVICE_NOT_FOUND, clCreateContextFromType(platform, CL_DEVICE_TYPE_CPU, NULL, NULL, &err));
    REFUSED(CL_INVALID_DEVICE_TYPE, clCreateContextFromType(platform, 1 << 20, NULL, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clCreateContextFromType(platform, CL_DEVICE_TYPE_GPU, NULL, w, &err));
}

static void
count_references(void **state)
{
    WORLD(state);
    cl_uint refs = 0;
    OK(clRetainContext(w->context));
    OK(clGetContextInfo(w->context, CL_CONTEXT_REFERENCE_COUNT, sizeof refs, &refs, NULL));
    assert_int_equal(refs, 2);
    OK(clReleaseContext(w->context));
    OK(clGetContextInfo(w->context, CL_CONTEXT_REFERENCE_COUNT, sizeof refs, &refs, NULL));
    assert_int_equal(refs, 1);
    FAILS(CL_INVALID_CONTEXT, clRetainContext((cl_context)w->queue));
    FAILS(CL_INVALID_CONTEXT, clReleaseContext((cl_context)w->queue));
}

struct note {
    int *count;
    int when;
};

static void CL_CALLBACK
note_destruction(cl_context context, void *user)
{
    struct note *note = user;
    assert_non_null(context);
    note->when = ++*note->count;
}

static void
destructor_callbacks(void **state)
{
    WORLD(state);
    int count = 0;
    struct note first = {&count, 0}, second = {&count, 0};
    cl_int err;
    cl_context context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    OK(clSetContextDestructorCallback(context, note_destruction, &first));
    OK(clSetContextDestructorCallback(context, note_destruction, &second));
    FAILS(CL_INVALID_VALUE, clSetContextDestructorCallback(context, NULL, NULL));
    FAILS(CL_INVALID_CONTEXT, clSetContextDestructorCallback((cl_context)w->queue, note_destruction, &first));
    assert_int_equal(count, 0);
    OK(clReleaseContext(context));
    assert_int_equal(second.when, 1); /* in the reverse order of registration */
    assert_int_equal(first.when, 2);
}

static const struct CMUnitTest tests[] = {
    TEST(create),    TEST(no_properties),    TEST(bad_properties),       TEST(bad_arguments),
    TEST(from_type), TEST(count_references), TEST(destructor_callbacks),
};
SUITE(context, tests)
