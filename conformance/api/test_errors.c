/* SPDX-License-Identifier: MIT */
/* Errors of single calls that have no better place. */
#include "api.h"

static void
contexts(void **state)
{
    WORLD(state);
    const cl_context_properties nowhere[] = {CL_CONTEXT_PLATFORM, (cl_context_properties)w->queue, 0};
    const cl_context_properties unknown[] = {CL_CONTEXT_PLATFORM, (cl_context_properties)w->platform, 0x7777,
                                             1, 0};
    REFUSED(CL_INVALID_PLATFORM, clCreateContext(nowhere, 1, &w->device, NULL, NULL, &err));
    REFUSED(CL_INVALID_PLATFORM, clCreateContextFromType(nowhere, CL_DEVICE_TYPE_GPU, NULL, NULL, &err));
    REFUSED(CL_INVALID_PROPERTY, clCreateContextFromType(unknown, CL_DEVICE_TYPE_GPU, NULL, NULL, &err));
}

static void
queues(void **state)
{
    WORLD(state);
    cl_command_queue wrong = (cl_command_queue)w->context;
    cl_command_queue_properties old = 0;
    REFUSED(CL_INVALID_CONTEXT, clCreateCommandQueueWithProperties(NULL, w->device, NULL, &err));
    REFUSED(CL_INVALID_DEVICE, clCreateCommandQueueWithProperties(w->context, NULL, NULL, &err));
    REFUSED(CL_INVALID_VALUE,
            clCreateCommandQueue(w->context, w->device,
                                 CL_QUEUE_ON_DEVICE | CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, &err));
    FAILS(CL_INVALID_COMMAND_QUEUE,
          clSetCommandQueueProperty(wrong, CL_QUEUE_PROFILING_ENABLE, CL_TRUE, &old));
    FAILS(CL_INVALID_OPERATION,
          clSetCommandQueueProperty(w->queue, CL_QUEUE_PROFILING_ENABLE, CL_TRUE, &old));
    FAILS(CL_INVALID_DEVICE, clSetDefaultDeviceCommandQueue(w->context, NULL, w->queue));
    FAILS(CL_INVALID_COMMAND_QUEUE, clEnqueueBarrier(wrong));
    FAILS(CL_INVALID_COMMAND_QUEUE, clEnqueueMarker(wrong, &(cl_event){NULL}));
}

static void
events(void **state)
{
    WORLD(state);
    cl_ulong time = 0;
    cl_int err;
    cl_context other = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_event foreign = clCreateUserEvent(other, &err);
    OK(err);
    FAILS(CL_INVALID_EVENT,
          clGetEventProfilingInfo((cl_event)w->queue, CL_PROFILING_COMMAND_END, sizeof time, &time, NULL));
    FAILS(CL_INVALID_COMMAND_QUEUE, clEnqueueWaitForEvents((cl_command_queue)w->context, 1, &foreign));
    FAILS(CL_INVALID_CONTEXT, clEnqueueWaitForEvents(w->queue, 1, &foreign));
    OK(clReleaseEvent(foreign));
    OK(clReleaseContext(other));
}

static void
handles(void **state)
{
    WORLD(state);
    cl_mem not_mem = (cl_mem)w->queue;
    FAILS(CL_INVALID_MEM_OBJECT, clRetainMemObject(not_mem));
    FAILS(CL_INVALID_MEM_OBJECT, clReleaseMemObject(not_mem));
    FAILS(CL_INVALID_MEM_OBJECT, clRetainMemObject(NULL));
}

static void
programs(void **state)
{
    WORLD(state);
    const char *text = "kernel void nothing(void) {}\n", *name = "header.h";
    cl_int err;
    cl_device_id no_device = (cl_device_id)w->queue;
    cl_context other = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_program program = clCreateProgramWithSource(w->context, 1, &text, NULL, &err);
    OK(err);
    cl_program foreign = clCreateProgramWithSource(other, 1, &text, NULL, &err);
    OK(err);
    FAILS(CL_INVALID_DEVICE, clCompileProgram(program, 1, &no_device, NULL, 0, NULL, NULL, NULL, NULL));
    FAILS(CL_INVALID_CONTEXT, clCompileProgram(program, 0, NULL, NULL, 1, &foreign, &name, NULL, NULL));
    REFUSED(CL_INVALID_CONTEXT, clLinkProgram(w->context, 0, NULL, NULL, 1, &foreign, NULL, NULL, &err));
    FAILS(CL_INVALID_PROGRAM_EXECUTABLE, clCreateKernelsInProgram(program, 0, NULL, &(cl_uint){0}));
    REFUSED(CL_INVALID_CONTEXT,
            clCreateProgramWithBuiltInKernels((cl_context)w->queue, 1, &w->device, "a", &err));
    REFUSED(CL_INVALID_DEVICE, clCreateProgramWithBuiltInKernels(w->context, 1, &no_device, "a", &err));
    OK(clReleaseProgram(program));
    OK(clReleaseProgram(foreign));
    OK(clReleaseContext(other));
}

static void
kernels(void **state)
{
    WORLD(state);
    size_t size = 0, input = 8;
    cl_kernel unset = new_kernel(w, "increment"), required = new_kernel(w, "required");
    cl_mem mem = new_buffer(w, 64, NULL);
    FAILS(CL_INVALID_KERNEL,
          clGetKernelSubGroupInfo((cl_kernel)w->queue, w->device, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE,
                                  sizeof input, &input, sizeof size, &size, NULL));
    FAILS(CL_INVALID_DEVICE,
          clGetKernelSubGroupInfo(unset, (cl_device_id)w->queue, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE,
                                  sizeof input, &input, sizeof size, &size, NULL));
    FAILS(CL_INVALID_KERNEL_ARGS, clEnqueueTask(w->queue, unset, 0, NULL, NULL));
    set_mem(required, 0, mem);
    if (strcmp(device_word(w->device), "cayman") != 0) /* its objects do not say what is required */
        FAILS(CL_INVALID_WORK_GROUP_SIZE, clEnqueueTask(w->queue, required, 0, NULL, NULL));
    OK(clReleaseMemObject(mem));
    OK(clReleaseKernel(unset));
    OK(clReleaseKernel(required));
}

/* A program of two sub-devices, built for one of them. */
static void
not_built_there(void **state)
{
    WORLD(state);
    const cl_device_partition_property singles[] = {CL_DEVICE_PARTITION_BY_COUNTS, 1, 1, 0, 0};
    const size_t n = 4;
    cl_device_id subs[2];
    cl_uint units = 0;
    cl_int err;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_MAX_COMPUTE_UNITS, sizeof units, &units, NULL));
    if (units < 2)
        skip();
    OK(clCreateSubDevices(w->device, singles, 2, subs, NULL));
    cl_context context = clCreateContext(NULL, 2, subs, NULL, NULL, &err);
    OK(err);
    char name[32] = "api.";
    cl_program program = build_binary(context, subs[0], strcat(name, device_word(w->device)));
    cl_kernel kernel = clCreateKernel(program, "increment", &err);
    OK(err);
    struct world here = {.context = context};
    cl_mem mem = new_buffer(&here, 64, NULL);
    set_mem(kernel, 0, mem);
    cl_command_queue there = clCreateCommandQueue(context, subs[1], 0, &err);
    OK(err);
    FAILS_WHEN(CL_INVALID_PROGRAM_EXECUTABLE, "not built for the queue's device",
               clEnqueueNDRangeKernel(there, kernel, 1, NULL, &n, NULL, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_PROGRAM_EXECUTABLE, "not built for the queue's device",
               clEnqueueTask(there, kernel, 0, NULL, NULL));
    OK(clReleaseCommandQueue(there));
    OK(clReleaseMemObject(mem));
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
    OK(clReleaseContext(context));
    OK(clReleaseDevice(subs[0]));
    OK(clReleaseDevice(subs[1]));
}

/* Two sub-devices have programs whose kernels of one name take other arguments. */
static void
kernels_that_differ(void **state)
{
    WORLD(state);
    const cl_device_partition_property singles[] = {CL_DEVICE_PARTITION_BY_COUNTS, 1, 1, 0, 0};
    cl_device_id subs[2];
    size_t sizes[2];
    cl_int err;
    if (strcmp(device_word(w->device), "skl") != 0 ||
        clCreateSubDevices(w->device, singles, 2, subs, NULL) != CL_SUCCESS)
        skip();
    cl_context context = clCreateContext(NULL, 2, subs, NULL, NULL, &err);
    OK(err);
    unsigned char *bytes[2] = {read_binary("../../../gen_flow/pointers/pointers.skl", &sizes[0]),
                               read_binary("../../../corpus/bin/vectors.skl", &sizes[1])};
    const unsigned char *binaries[2] = {bytes[0], bytes[1]};
    cl_program program = clCreateProgramWithBinary(context, 2, subs, sizes, binaries, NULL, &err);
    OK(err);
    OK(clBuildProgram(program, 0, NULL, NULL, NULL, NULL));
    REFUSED_WHEN(CL_INVALID_KERNEL_DEFINITION, "devices disagree about the arguments",
                 clCreateKernel(program, "choose", refusal));
    OK(clReleaseProgram(program));
    OK(clReleaseContext(context));
    OK(clReleaseDevice(subs[0]));
    OK(clReleaseDevice(subs[1]));
    free(bytes[0]);
    free(bytes[1]);
}

static void
buffers(void **state)
{
    WORLD(state);
    char host[64];
    const size_t zero[3] = {0}, one[3] = {1, 1, 1};
    const cl_mem_flags both = CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY;
    cl_int err;
    REFUSED(CL_INVALID_CONTEXT, clCreateBufferWithProperties(NULL, NULL, 0, 64, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clCreateBufferWithProperties(w->context, NULL, both, 64, NULL, &err));
    REFUSED(CL_INVALID_BUFFER_SIZE, clCreateBufferWithProperties(w->context, NULL, 0, 0, NULL, &err));
    REFUSED(CL_INVALID_HOST_PTR, clCreateBufferWithProperties(w->context, NULL, 0, 64, host, &err));
    cl_mem closed = clCreateBuffer(w->context, CL_MEM_HOST_NO_ACCESS, 64, NULL, &err);
    OK(err);
    FAILS(CL_INVALID_OPERATION, clEnqueueReadBufferRect(w->queue, closed, CL_TRUE, zero, zero, one, 0, 0, 0,
                                                        0, host, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clEnqueueWriteBufferRect(w->queue, closed, CL_TRUE, zero, zero, one, 0, 0, 0,
                                                         0, host, 0, NULL, NULL));
    OK(clReleaseMemObject(closed));
}

/* The four calls that make images, of which three are one and two are old. */
static void
images(void **state)
{
    WORLD(state);
    const cl_image_format good = {CL_RGBA, CL_UNORM_INT8}, unknown = {0x1234, CL_UNORM_INT8};
    const cl_image_format absent = {CL_RGB, CL_UNORM_SHORT_565};
    const cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = 4, .image_height = 4};
    const cl_image_desc no_type = {.image_type = CL_MEM_OBJECT_BUFFER, .image_width = 4, .image_height = 4};
    const cl_image_desc huge = {
        .image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = (size_t)1 << 30, .image_height = 4};
    const cl_mem_flags both = CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY;
    char host[256];
    cl_context c = w->context;
    if (!has_images(w)) {
        REFUSED(CL_INVALID_OPERATION, clCreateImage(c, 0, &good, &desc, NULL, &err));
        REFUSED(CL_INVALID_OPERATION, clCreateImageWithProperties(c, NULL, 0, &good, &desc, NULL, &err));
        return;
    }
    REFUSED(CL_INVALID_VALUE, clCreateImage(c, both, &good, &desc, NULL, &err));
    REFUSED(CL_INVALID_HOST_PTR, clCreateImage(c, 0, &good, &desc, host, &err));
    REFUSED(CL_IMAGE_FORMAT_NOT_SUPPORTED, clCreateImage(c, 0, &absent, &desc, NULL, &err));
    REFUSED(CL_INVALID_CONTEXT, clCreateImageWithProperties(NULL, NULL, 0, &good, &desc, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clCreateImageWithProperties(c, NULL, both, &good, &desc, NULL, &err));
    REFUSED(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR,
            clCreateImageWithProperties(c, NULL, 0, &unknown, &desc, NULL, &err));
    REFUSED(CL_INVALID_IMAGE_DESCRIPTOR,
            clCreateImageWithProperties(c, NULL, 0, &good, &no_type, NULL, &err));
    REFUSED(CL_INVALID_IMAGE_SIZE, clCreateImageWithProperties(c, NULL, 0, &good, &huge, NULL, &err));
    REFUSED(CL_INVALID_HOST_PTR, clCreateImageWithProperties(c, NULL, 0, &good, &desc, host, &err));
    REFUSED(CL_IMAGE_FORMAT_NOT_SUPPORTED,
            clCreateImageWithProperties(c, NULL, 0, &absent, &desc, NULL, &err));
    REFUSED(CL_IMAGE_FORMAT_NOT_SUPPORTED, clCreateImage2D(c, 0, &absent, 4, 4, 0, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clCreateImage3D(c, both, &good, 4, 4, 4, 0, 0, NULL, &err));
    REFUSED(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, clCreateImage3D(c, 0, &unknown, 4, 4, 4, 0, 0, NULL, &err));
    REFUSED(CL_INVALID_HOST_PTR, clCreateImage3D(c, 0, &good, 4, 4, 4, 0, 0, host, &err));
    REFUSED(CL_IMAGE_FORMAT_NOT_SUPPORTED, clCreateImage3D(c, 0, &absent, 4, 4, 4, 0, 0, NULL, &err));
}

static const struct CMUnitTest tests[] = {
    TEST(contexts), TEST(queues),  TEST(events), TEST(handles),         TEST(programs),
    TEST(kernels),  TEST(buffers), TEST(images), TEST(not_built_there), TEST(kernels_that_differ),
};
SUITE(errors, tests)
