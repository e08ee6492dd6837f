/* SPDX-License-Identifier: MIT */
/* Pipes: how they are made, what they say about themselves, and where they go. conformance/pipes fills them.
 */
#include "api.h"

/* The binaries say what an argument is each in its own way. */
static const char *const containers[] = {"pipe", "pipe-zebin"};
enum { CONTAINERS = 2, PACKETS = 12 };

static bool
has_pipes(struct world *w)
{
    cl_bool has = CL_FALSE;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_PIPE_SUPPORT, sizeof has, &has, NULL));
    return has;
}

#define NEEDS_PIPES(w)                                                                                       \
    do {                                                                                                     \
        if (!has_pipes(w))                                                                                   \
            skip();                                                                                          \
    } while (0)

static cl_mem
new_pipe(struct world *w, cl_mem_flags flags)
{
    cl_int err;
    cl_mem pipe = clCreatePipe(w->context, flags, sizeof(cl_uint), PACKETS, NULL, &err);
    OK(err);
    assert_non_null(pipe);
    return pipe;
}

/* --- devices --- */

static cl_uint
limit(struct world *w, cl_device_info name)
{
    cl_uint value = 12345;
    size_t size = 0;
    OK(clGetDeviceInfo(w->device, name, sizeof value, &value, &size));
    assert_int_equal(size, sizeof value);
    return value;
}

static bool
has_feature(struct world *w, const char *name)
{
    cl_name_version features[64];
    size_t size = 0;
    bool has = false;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_OPENCL_C_FEATURES, sizeof features, features, &size));
    for (size_t i = 0; i < size / sizeof *features; i++)
        has |= strcmp(features[i].name, name) == 0;
    return has;
}

static void
devices(void **state)
{
    WORLD(state);
    const bool has = device_has_c20(w->device);
    assert_int_equal(has_pipes(w), has);
    assert_int_equal(limit(w, CL_DEVICE_MAX_PIPE_ARGS), has ? 16 : 0);
    assert_int_equal(limit(w, CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS), has ? 1 : 0);
    assert_int_equal(limit(w, CL_DEVICE_PIPE_MAX_PACKET_SIZE), has ? 1024 : 0);
    assert_int_equal(has_feature(w, "__opencl_c_pipes"), has);
}

/* --- making and asking --- */

static void
without(void **state)
{
    WORLD(state);
    REFUSED(CL_INVALID_CONTEXT, clCreatePipe((cl_context)w->queue, 0, 4, 4, NULL, &err));
    REFUSED(CL_INVALID_CONTEXT, clCreatePipe(NULL, 0, 4, 4, NULL, &err));
    FAILS(CL_INVALID_MEM_OBJECT, clGetPipeInfo((cl_mem)w->queue, CL_PIPE_PACKET_SIZE, 0, NULL, NULL));
    if (!has_pipes(w))
        REFUSED(CL_INVALID_OPERATION, clCreatePipe(w->context, 0, 4, 4, NULL, &err));
}

static void
creation(void **state)
{
    WORLD(state);
    NEEDS_PIPES(w);
    const cl_mem_flags wrong[] = {CL_MEM_READ_ONLY,       CL_MEM_WRITE_ONLY,     CL_MEM_USE_HOST_PTR,
                                  CL_MEM_COPY_HOST_PTR,   CL_MEM_ALLOC_HOST_PTR, CL_MEM_HOST_READ_ONLY,
                                  CL_MEM_HOST_WRITE_ONLY, (cl_mem_flags)1 << 40};
    const cl_pipe_properties none[] = {0};
    const cl_uint most = limit(w, CL_DEVICE_PIPE_MAX_PACKET_SIZE);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        REFUSED(CL_INVALID_VALUE, clCreatePipe(w->context, wrong[i], 4, 4, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clCreatePipe(w->context, 0, 4, 4, none, &err));
    REFUSED(CL_INVALID_PIPE_SIZE, clCreatePipe(w->context, 0, 0, 4, NULL, &err));
    REFUSED(CL_INVALID_PIPE_SIZE, clCreatePipe(w->context, 0, 4, 0, NULL, &err));
    REFUSED(CL_INVALID_PIPE_SIZE, clCreatePipe(w->context, 0, most + 1, 4, NULL, &err));
    REFUSED(CL_INVALID_PIPE_SIZE, clCreatePipe(w->context, 0, UINT32_MAX, UINT32_MAX, NULL, &err));
    REFUSED(CL_MEM_OBJECT_ALLOCATION_FAILURE, clCreatePipe(w->context, 0, 1, UINT32_MAX, NULL, &err));
    REFUSED(CL_MEM_OBJECT_ALLOCATION_FAILURE, clCreatePipe(w->context, 0, most, UINT32_MAX, NULL, &err));
    assert_null(clCreatePipe(w->context, 0, 0, 4, NULL, NULL));
    cl_mem pipe = clCreatePipe(w->context, 0, most, 1, NULL, NULL);
    assert_non_null(pipe);
    OK(clReleaseMemObject(pipe));
}

#define SAYS(function, object, name, type, expected)                                                         \
    do {                                                                                                     \
        type value;                                                                                          \
        size_t told = 0;                                                                                     \
        memset(&value, 0x5a, sizeof value);                                                                  \
        OK(function(object, name, sizeof value, &value, &told));                                             \
        assert_int_equal(told, sizeof value);                                                                \
        assert_true(value == (expected));                                                                    \
    } while (0)

static void
information(void **state)
{
    WORLD(state);
    NEEDS_PIPES(w);
    cl_mem pipe = new_pipe(w, 0), plain = new_pipe(w, CL_MEM_READ_WRITE), buffer = new_buffer(w, 64, NULL);
    cl_uint small = 0;
    size_t size = 99;
    SAYS(clGetPipeInfo, pipe, CL_PIPE_PACKET_SIZE, cl_uint, sizeof(cl_uint));
    SAYS(clGetPipeInfo, pipe, CL_PIPE_MAX_PACKETS, cl_uint, PACKETS);
    OK(clGetPipeInfo(pipe, CL_PIPE_PROPERTIES, 0, NULL, &size));
    assert_int_equal(size, 0);
    FAILS(CL_INVALID_VALUE, clGetPipeInfo(pipe, CL_PIPE_PACKET_SIZE, sizeof small - 1, &small, NULL));
    FAILS(CL_INVALID_VALUE, clGetPipeInfo(pipe, CL_MEM_SIZE, sizeof small, &small, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clGetPipeInfo(buffer, CL_PIPE_PACKET_SIZE, sizeof small, &small, NULL));
    SAYS(clGetMemObjectInfo, pipe, CL_MEM_TYPE, cl_mem_object_type, CL_MEM_OBJECT_PIPE);
    SAYS(clGetMemObjectInfo, pipe, CL_MEM_FLAGS, cl_mem_flags, CL_MEM_READ_WRITE | CL_MEM_HOST_NO_ACCESS);
    SAYS(clGetMemObjectInfo, plain, CL_MEM_FLAGS, cl_mem_flags, CL_MEM_READ_WRITE);
    SAYS(clGetMemObjectInfo, pipe, CL_MEM_SIZE, size_t, sizeof(cl_uint) * (PACKETS + 1) + 128);
    SAYS(clGetMemObjectInfo, pipe, CL_MEM_HOST_PTR, void *, NULL);
    SAYS(clGetMemObjectInfo, pipe, CL_MEM_MAP_COUNT, cl_uint, 0);
    SAYS(clGetMemObjectInfo, pipe, CL_MEM_CONTEXT, cl_context, w->context);
    SAYS(clGetMemObjectInfo, pipe, CL_MEM_ASSOCIATED_MEMOBJECT, cl_mem, NULL);
    SAYS(clGetMemObjectInfo, pipe, CL_MEM_REFERENCE_COUNT, cl_uint, 1);
    OK(clRetainMemObject(pipe));
    SAYS(clGetMemObjectInfo, pipe, CL_MEM_REFERENCE_COUNT, cl_uint, 2);
    OK(clReleaseMemObject(pipe));
    OK(clReleaseMemObject(pipe));
    OK(clReleaseMemObject(plain));
    OK(clReleaseMemObject(buffer));
}

/* --- elsewhere --- */

static void
transfers(void **state)
{
    WORLD(state);
    NEEDS_PIPES(w);
    cl_mem pipe = new_pipe(w, CL_MEM_READ_WRITE), buffer = new_buffer(w, 64, NULL);
    const size_t zero[3] = {0}, region[3] = {4, 1, 1};
    const cl_buffer_region part = {0, 16};
    const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
    cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = 1, .image_height = 1};
    cl_uint word = 0;
    cl_int err;
    desc.buffer = pipe;
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueReadBuffer(w->queue, pipe, CL_TRUE, 0, 4, &word, 0, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueWriteBuffer(w->queue, pipe, CL_TRUE, 0, 4, &word, 0, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueReadBufferRect(w->queue, pipe, CL_TRUE, zero, zero, region, 0, 0, 0,
                                                         0, &word, 0, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueCopyBuffer(w->queue, pipe, buffer, 0, 0, 4, 0, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueCopyBuffer(w->queue, buffer, pipe, 0, 0, 4, 0, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueFillBuffer(w->queue, pipe, &word, 4, 0, 4, 0, NULL, NULL));
    REFUSED(CL_INVALID_MEM_OBJECT,
            clEnqueueMapBuffer(w->queue, pipe, CL_TRUE, CL_MAP_READ, 0, 4, 0, NULL, NULL, &err));
    FAILS(CL_INVALID_MEM_OBJECT,
          clEnqueueReadImage(w->queue, pipe, CL_TRUE, zero, region, 0, 0, &word, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "a pipe",
               clEnqueueUnmapMemObject(w->queue, pipe, &word, 0, NULL, NULL));
    REFUSED(CL_INVALID_MEM_OBJECT, clCreateSubBuffer(pipe, 0, CL_BUFFER_CREATE_TYPE_REGION, &part, &err));
    REFUSED(CL_INVALID_IMAGE_DESCRIPTOR, clCreateImage(w->context, 0, &format, &desc, NULL, &err));
    FAILS(CL_INVALID_MEM_OBJECT, clGetImageInfo(pipe, CL_IMAGE_WIDTH, 0, NULL, NULL));
    OK(clEnqueueMigrateMemObjects(w->queue, 1, &pipe, 0, 0, NULL, NULL));
    OK(clFinish(w->queue));
    cl_kernel kernel = new_kernel(w, "vadd");
    err = clSetKernelArg(kernel, 0, sizeof pipe, &pipe);
    assert_int_equal(err, CL_INVALID_MEM_OBJECT);
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(pipe));
    OK(clReleaseMemObject(buffer));
}

/* --- arguments --- */

static void
refuse_args(struct world *w, const char *container)
{
    cl_kernel kernel = open_kernel(w, container, "put");
    cl_int err;
    cl_context other = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_mem pipe = new_pipe(w, 0), buffer = new_buffer(w, 64, NULL), nothing = NULL;
    cl_mem foreign = clCreatePipe(other, 0, 4, 4, NULL, &err), no_mem = (cl_mem)w->queue;
    OK(err);
    OK(clSetKernelArg(kernel, 0, sizeof pipe, &pipe));
    FAILS(CL_INVALID_ARG_SIZE, clSetKernelArg(kernel, 0, sizeof pipe / 2, &pipe));
    FAILS(CL_INVALID_MEM_OBJECT, clSetKernelArg(kernel, 0, sizeof no_mem, &no_mem));
    FAILS(CL_INVALID_CONTEXT, clSetKernelArg(kernel, 0, sizeof foreign, &foreign));
    FAILS(CL_INVALID_MEM_OBJECT, clSetKernelArg(kernel, 0, sizeof buffer, &buffer));
    FAILS(CL_INVALID_MEM_OBJECT, clSetKernelArg(kernel, 0, sizeof nothing, &nothing));
    FAILS(CL_INVALID_MEM_OBJECT, clSetKernelArg(kernel, 0, sizeof pipe, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clSetKernelArg(kernel, 1, sizeof pipe, &pipe));
    FAILS(CL_INVALID_ARG_VALUE, clSetKernelArgSVMPointer(kernel, 0, NULL));
    OK(clReleaseMemObject(foreign));
    OK(clReleaseContext(other));
    OK(clReleaseMemObject(buffer));
    OK(clReleaseMemObject(pipe));
    OK(clReleaseKernel(kernel));
}

static void
arguments(void **state)
{
    WORLD(state);
    NEEDS_PIPES(w);
    for (size_t i = 0; i < CONTAINERS; i++)
        refuse_args(w, containers[i]);
}

static void
argument_information(void **state)
{
    WORLD(state);
    NEEDS_PIPES(w);
    for (size_t i = 0; i < CONTAINERS; i++) {
        cl_kernel kernel = open_kernel(w, containers[i], "put");
        char text[16];
        cl_kernel_arg_type_qualifier qualifier = 0;
        cl_kernel_arg_access_qualifier access = 0;
        OK(clGetKernelArgInfo(kernel, 0, CL_KERNEL_ARG_TYPE_QUALIFIER, sizeof qualifier, &qualifier, NULL));
        assert_int_equal(qualifier, CL_KERNEL_ARG_TYPE_PIPE);
        OK(clGetKernelArgInfo(kernel, 0, CL_KERNEL_ARG_ACCESS_QUALIFIER, sizeof access, &access, NULL));
        assert_int_equal(access, CL_KERNEL_ARG_ACCESS_WRITE_ONLY);
        OK(clGetKernelArgInfo(kernel, 0, CL_KERNEL_ARG_TYPE_NAME, sizeof text, text, NULL));
        assert_string_equal(text, "uint");
        OK(clGetKernelArgInfo(kernel, 1, CL_KERNEL_ARG_TYPE_QUALIFIER, sizeof qualifier, &qualifier, NULL));
        assert_int_equal(qualifier, CL_KERNEL_ARG_TYPE_CONST);
        OK(clReleaseKernel(kernel));
    }
}

static void
run(struct world *w, const char *container, const char *name, cl_mem pipe, cl_mem buffer)
{
    const size_t global = PACKETS;
    cl_kernel kernel = open_kernel(w, container, name);
    set_mem(kernel, 0, pipe);
    set_mem(kernel, 1, buffer);
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &global, NULL, 0, NULL, NULL));
    OK(clReleaseKernel(kernel));
}

/* What one binary writes another reads; the pipe lives as long as the commands that use it. */
static void
kernels(void **state)
{
    WORLD(state);
    NEEDS_PIPES(w);
    for (size_t i = 0; i < CONTAINERS; i++) {
        cl_uint numbers[PACKETS], got[PACKETS], seen = 0;
        for (cl_uint k = 0; k < PACKETS; k++)
            numbers[k] = k;
        cl_mem pipe = new_pipe(w, 0), from = new_buffer(w, sizeof numbers, numbers);
        cl_mem to = new_buffer(w, sizeof got, NULL);
        run(w, containers[i], "put", pipe, from);
        run(w, containers[(i + 1) % CONTAINERS], "get", pipe, to);
        OK(clReleaseMemObject(pipe));
        read_buffer(w, to, got, sizeof got);
        for (cl_uint k = 0; k < PACKETS; k++)
            seen |= got[k] < PACKETS ? 1u << got[k] : 0;
        assert_int_equal(seen, (1u << PACKETS) - 1);
        OK(clReleaseMemObject(from));
        OK(clReleaseMemObject(to));
    }
}

static const struct CMUnitTest tests[] = {
    TEST(devices),
    TEST(without),
    TEST(creation),
    TEST(information),
    TEST(transfers),
    TEST(arguments),
    TEST(argument_information),
    TEST(kernels),
};
SUITE(pipe, tests)
