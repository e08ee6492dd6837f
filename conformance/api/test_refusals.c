/* SPDX-License-Identifier: MIT */
/* A refused call says why: to the context's notify callback, and on standard error if CAYGEN_DEBUG is "api".
 */
#include "api.h"

#include <stdio.h>
#include <unistd.h>

#define OURS_ONLY()                                                                                          \
    do {                                                                                                     \
        if (getenv("API_PLATFORM"))                                                                          \
            skip();                                                                                          \
    } while (0)

/* Standard error goes to a file from begin() to end(). */
struct capture {
    FILE *file;
    int saved;
};

static struct capture
begin(struct world *w)
{
    struct capture c = {tmpfile(), dup(STDERR_FILENO)};
    assert_true(c.file && c.saved >= 0);
    fflush(stderr);
    dup2(fileno(c.file), STDERR_FILENO);
    w->notified[0] = 0;
    return c;
}

static void
end(struct capture *c, char *text, size_t size)
{
    fflush(stderr);
    dup2(c->saved, STDERR_FILENO);
    close(c->saved);
    rewind(c->file);
    text[fread(text, 1, size - 1, c->file)] = 0;
    fclose(c->file);
}

static bool
is_logged(void)
{
    const char *words = getenv("CAYGEN_DEBUG");
    return words && strcmp(words, "api") == 0;
}

/* What was said is the sentence, the whole of it and nothing else. */
static void
check(struct world *w, const char *logged, bool quiet, const char *sentence)
{
    char line[1100] = "";
    if (is_logged())
        snprintf(line, sizeof line, "caygen: %s\n", sentence);
    if (strcmp(w->notified, quiet ? "" : sentence) != 0)
        fail_msg("the callback got\n%s, not\n%s", w->notified, sentence);
    if (strcmp(logged, line) != 0)
        fail_msg("standard error got\n%s, not\n%s", logged, line);
}

/* sentence: a format and its arguments. */
#define EXPECT(quiet, call, ...)                                                                             \
    do {                                                                                                     \
        char logged[2048], sentence[1024];                                                                   \
        struct capture capture = begin(w);                                                                   \
        (void)(call);                                                                                        \
        end(&capture, logged, sizeof logged);                                                                \
        snprintf(sentence, sizeof sentence, __VA_ARGS__);                                                    \
        check(w, logged, quiet, sentence);                                                                   \
    } while (0)
#define SAYS(call, ...) EXPECT(false, call, __VA_ARGS__)
/* Queries, and calls without a context: no callback. */
#define LOGS(call, ...) EXPECT(true, call, __VA_ARGS__)

static const char *
device_name(struct world *w)
{
    static char name[256];
    OK(clGetDeviceInfo(w->device, CL_DEVICE_NAME, sizeof name, name, NULL));
    return name;
}

static size_t
device_size(struct world *w, cl_device_info what)
{
    size_t size = 0; /* a cl_ulong is as large */
    OK(clGetDeviceInfo(w->device, what, sizeof size, &size, NULL));
    return size;
}

static void
of_queries(void **state)
{
    WORLD(state);
    char room[3];
    OURS_ONLY();
    LOGS(clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_CPU, 1, &(cl_device_id){0}, NULL),
         "clGetDeviceIDs: CL_DEVICE_NOT_FOUND: device_type is CL_DEVICE_TYPE_CPU; the platform's devices are "
         "of "
         "CL_DEVICE_TYPE_GPU");
    LOGS(clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_GPU, 0, &(cl_device_id){0}, NULL),
         "clGetDeviceIDs: CL_INVALID_VALUE: num_entries is 0, and devices is not NULL");
    LOGS(clGetDeviceInfo(w->device, 0x7777, 0, NULL, NULL),
         "clGetDeviceInfo: CL_INVALID_VALUE: param_name is 0x7777, which is no query of this device");
    LOGS(clGetDeviceInfo(w->device, CL_DEVICE_NAME, sizeof room, room, NULL),
         "clGetDeviceInfo: CL_INVALID_VALUE: param_value_size is 3 bytes; the answer to CL_DEVICE_NAME has "
         "%zu",
         strlen(device_name(w)) + 1);
    LOGS(clGetContextInfo(w->context, CL_DEVICE_NAME, 0, NULL, NULL),
         "clGetContextInfo: CL_INVALID_VALUE: param_name is 0x102b, which is no query of a context");
    LOGS(clGetProgramInfo(w->program, CL_PROGRAM_DEVICES, sizeof room, room, NULL),
         "clGetProgramInfo: CL_INVALID_VALUE: param_value_size is 3 bytes; the answer to CL_PROGRAM_DEVICES "
         "has 8");
}

static void
of_contexts(void **state)
{
    WORLD(state);
    cl_int err;
    const cl_context_properties unknown[] = {0x7777, 1, 0};
    OURS_ONLY();
    LOGS(clCreateContext(unknown, 1, &w->device, NULL, NULL, &err),
         "clCreateContext: CL_INVALID_PROPERTY: properties has 0x7777, which is no property of a context");
    LOGS(clCreateContext(NULL, 1, &w->device, NULL, w, &err),
         "clCreateContext: CL_INVALID_VALUE: pfn_notify is NULL, and user_data is not");
    LOGS(clRetainContext((cl_context)w->queue),
         "clRetainContext: CL_INVALID_CONTEXT: context %p is a command queue, not a context",
         (void *)w->queue);
    SAYS(clCreateCommandQueue(w->context, (cl_device_id)w->context, 0, &err),
         "clCreateCommandQueue: CL_INVALID_DEVICE: device %p is a context, not a device", (void *)w->context);
    SAYS(clCreateCommandQueue(w->context, w->device, 0x100001, &err),
         "clCreateCommandQueue: CL_INVALID_VALUE: properties is CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | "
         "0x100000; "
         "allowed are CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE");
    SAYS(clSetDefaultDeviceCommandQueue(w->context, w->device, w->queue),
         "clSetDefaultDeviceCommandQueue: CL_INVALID_OPERATION: %s does not support on-device queues",
         device_name(w));
}

static void
of_buffers(void **state)
{
    WORLD(state);
    cl_int err;
    int word = 0;
    const cl_buffer_region far = {128, 200}, odd = {4, 4};
    cl_mem buffer = clCreateBuffer(w->context, 0, 256, NULL, &err);
    OURS_ONLY();
    OK(err);
    SAYS(clCreateBuffer(w->context, CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY, 4, NULL, &err),
         "clCreateBuffer: CL_INVALID_VALUE: flags is CL_MEM_WRITE_ONLY | CL_MEM_READ_ONLY; at most one is "
         "allowed of "
         "CL_MEM_READ_WRITE | CL_MEM_WRITE_ONLY | CL_MEM_READ_ONLY");
    SAYS(clCreateBuffer(w->context, 0, 0, NULL, &err), "clCreateBuffer: CL_INVALID_BUFFER_SIZE: size is 0");
    SAYS(clCreateBuffer(w->context, 0, SIZE_MAX, NULL, &err),
         "clCreateBuffer: CL_INVALID_BUFFER_SIZE: size is %zu bytes; the context's devices allow at most %zu "
         "(CL_DEVICE_MAX_MEM_ALLOC_SIZE)",
         SIZE_MAX, device_size(w, CL_DEVICE_MAX_MEM_ALLOC_SIZE));
    SAYS(clCreateBuffer(w->context, CL_MEM_COPY_HOST_PTR, 4, NULL, &err),
         "clCreateBuffer: CL_INVALID_HOST_PTR: host_ptr is NULL, and flags is CL_MEM_COPY_HOST_PTR");
    SAYS(clCreateBuffer(w->context, 0, 4, &word, &err),
         "clCreateBuffer: CL_INVALID_HOST_PTR: host_ptr is not NULL, and flags is 0");
    SAYS(clCreateSubBuffer(buffer, 0, CL_BUFFER_CREATE_TYPE_REGION, &far, &err),
         "clCreateSubBuffer: CL_INVALID_VALUE: origin + size in buffer_create_info is 128 + 200 bytes, and "
         "the buffer "
         "has 256");
    SAYS(clCreateSubBuffer(buffer, 0, CL_BUFFER_CREATE_TYPE_REGION, &odd, &err),
         "clCreateSubBuffer: CL_MISALIGNED_SUB_BUFFER_OFFSET: the origin in buffer_create_info is 4; allowed "
         "are "
         "multiples of 128 bytes (CL_DEVICE_MEM_BASE_ADDR_ALIGN)");
    OK(clReleaseMemObject(buffer));
    LOGS(clReleaseMemObject((cl_mem)w->program),
         "clReleaseMemObject: CL_INVALID_MEM_OBJECT: memobj %p is a program, not a memory object",
         (void *)w->program);
}

static void
of_transfers(void **state)
{
    WORLD(state);
    cl_int err;
    char bytes[128] = {0};
    const size_t zero[3] = {0}, region[3] = {4, 3, 2};
    cl_mem buffer = clCreateBuffer(w->context, 0, 100, NULL, &err);
    cl_mem sealed = clCreateBuffer(w->context, CL_MEM_HOST_READ_ONLY, 100, NULL, &err);
    OURS_ONLY();
    SAYS(clEnqueueReadBuffer(w->queue, buffer, CL_TRUE, 96, 16, bytes, 0, NULL, NULL),
         "clEnqueueReadBuffer: CL_INVALID_VALUE: offset + size is 96 + 16 bytes, and the buffer has 100");
    SAYS(clEnqueueReadBuffer(w->queue, NULL, CL_TRUE, 0, 16, bytes, 0, NULL, NULL),
         "clEnqueueReadBuffer: CL_INVALID_MEM_OBJECT: buffer is NULL");
    SAYS(clEnqueueWriteBuffer(w->queue, buffer, CL_TRUE, 0, 16, NULL, 0, NULL, NULL),
         "clEnqueueWriteBuffer: CL_INVALID_VALUE: ptr is NULL");
    SAYS(clEnqueueWriteBuffer(w->queue, sealed, CL_TRUE, 0, 16, bytes, 0, NULL, NULL),
         "clEnqueueWriteBuffer: CL_INVALID_OPERATION: buffer was created with CL_MEM_READ_WRITE | "
         "CL_MEM_HOST_READ_ONLY: the host may not write it");
    SAYS(clEnqueueWriteBuffer(w->queue, buffer, CL_TRUE, 0, 16, bytes, 2, NULL, NULL),
         "clEnqueueWriteBuffer: CL_INVALID_EVENT_WAIT_LIST: num_events_in_wait_list is 2, and "
         "event_wait_list is NULL");
    SAYS(clEnqueueFillBuffer(w->queue, buffer, bytes, 3, 0, 99, 0, NULL, NULL),
         "clEnqueueFillBuffer: CL_INVALID_VALUE: pattern_size is 3; allowed are the powers of two from 1 to "
         "128");
    SAYS(clEnqueueFillBuffer(w->queue, buffer, bytes, 8, 0, 20, 0, NULL, NULL),
         "clEnqueueFillBuffer: CL_INVALID_VALUE: size is 20, which is not a multiple of pattern_size 8");
    SAYS(clEnqueueCopyBuffer(w->queue, buffer, buffer, 0, 8, 16, 0, NULL, NULL),
         "clEnqueueCopyBuffer: CL_MEM_COPY_OVERLAP: 16 bytes from src_offset 0 and from dst_offset 8 overlap "
         "in one "
         "buffer");
    SAYS(clEnqueueCopyBuffer(w->queue, buffer, sealed, 0, 90, 16, 0, NULL, NULL),
         "clEnqueueCopyBuffer: CL_INVALID_VALUE: dst_offset + size is 90 + 16 bytes, and the buffer has 100");
    SAYS(clEnqueueReadBufferRect(w->queue, buffer, CL_TRUE, zero, zero, region, 3, 0, 0, 0, bytes, 0, NULL,
                                 NULL),
         "clEnqueueReadBufferRect: CL_INVALID_VALUE: a region of 4 x 3 x 2 bytes does not fit "
         "buffer_row_pitch 3 and "
         "buffer_slice_pitch 0, which must be a multiple of the row pitch (0: packed)");
    SAYS(clEnqueueMapBuffer(w->queue, buffer, CL_TRUE, CL_MAP_READ, 96, 16, 0, NULL, NULL, &err),
         "clEnqueueMapBuffer: CL_INVALID_VALUE: offset + size is 96 + 16 bytes, and the buffer has 100");
    SAYS(clEnqueueMapBuffer(w->queue, buffer, CL_TRUE, CL_MAP_READ | 8, 0, 16, 0, NULL, NULL, &err),
         "clEnqueueMapBuffer: CL_INVALID_VALUE: map_flags is CL_MAP_READ | 0x8; allowed are CL_MAP_READ | "
         "CL_MAP_WRITE "
         "| CL_MAP_WRITE_INVALIDATE_REGION");
    SAYS(clEnqueueUnmapMemObject(w->queue, buffer, bytes, 0, NULL, NULL),
         "clEnqueueUnmapMemObject: CL_INVALID_VALUE: mapped_ptr %p is not where memobj is mapped now",
         (void *)bytes);
    SAYS(clEnqueueMigrateMemObjects(w->queue, 1, &buffer, 4, 0, NULL, NULL),
         "clEnqueueMigrateMemObjects: CL_INVALID_VALUE: flags is 0x4; allowed are CL_MIGRATE_MEM_OBJECT_HOST "
         "| "
         "CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED");
    LOGS(clEnqueueReadBuffer((cl_command_queue)w->device, buffer, CL_TRUE, 0, 16, bytes, 0, NULL, NULL),
         "clEnqueueReadBuffer: CL_INVALID_COMMAND_QUEUE: command_queue %p is a device, not a command queue",
         (void *)w->device);
    OK(clReleaseMemObject(buffer));
    OK(clReleaseMemObject(sealed));
}

static void
of_images(void **state)
{
    WORLD(state);
    cl_int err;
    char bytes[64];
    const cl_image_format format = {CL_RGBA, CL_UNORM_INT8}, none = {CL_RGB, CL_FLOAT};
    cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = 4, .image_height = 4};
    const size_t zero[3] = {0}, region[3] = {4, 4, 1}, beside[3] = {1, 0, 0};
    OURS_ONLY();
    NEEDS_IMAGES(w);
    cl_mem image = clCreateImage(w->context, 0, &format, &desc, NULL, &err);
    OK(err);
    SAYS(clCreateImage(w->context, 0, &none, &desc, NULL, &err),
         "clCreateImage: CL_INVALID_IMAGE_FORMAT_DESCRIPTOR: image_format is CL_RGB, CL_FLOAT, which OpenCL "
         "does not "
         "define");
    SAYS(clEnqueueReadImage(w->queue, image, CL_TRUE, beside, region, 0, 0, bytes, 0, NULL, NULL),
         "clEnqueueReadImage: CL_INVALID_VALUE: origin[0] + region[0] is 1 + 4, and the image has 4");
    SAYS(
        clEnqueueWriteImage(w->queue, image, CL_TRUE, zero, region, 15, 0, bytes, 0, NULL, NULL),
        "clEnqueueWriteImage: CL_INVALID_VALUE: input_row_pitch is 15 bytes, and a row of the region has 16");
    SAYS(clEnqueueReadBuffer(w->queue, image, CL_TRUE, 0, 16, bytes, 0, NULL, NULL),
         "clEnqueueReadBuffer: CL_INVALID_MEM_OBJECT: buffer is a CL_MEM_OBJECT_IMAGE2D, not a buffer");
    /* The older call has another code for a wrong pitch. */
    SAYS(clCreateImage2D(w->context, 0, &format, 4, 4, 16, NULL, &err),
         "clCreateImage2D: CL_INVALID_IMAGE_SIZE: image_row_pitch is 16; without host_ptr it must be 0");
    desc.image_height = 0;
    SAYS(clCreateImage(w->context, 0, &format, &desc, NULL, &err),
         "clCreateImage: CL_INVALID_IMAGE_SIZE: image_height is 0");
    desc.image_height = (size_t)1 << 30;
    SAYS(clCreateImage(w->context, 0, &format, &desc, NULL, &err),
         "clCreateImage: CL_INVALID_IMAGE_SIZE: a CL_MEM_OBJECT_IMAGE2D of 4 x 1073741824 x 1 texels and 1 "
         "layers was "
         "asked for; %s allows %zu x %zu x 1 and 1",
         device_name(w), device_size(w, CL_DEVICE_IMAGE2D_MAX_WIDTH),
         device_size(w, CL_DEVICE_IMAGE2D_MAX_HEIGHT));
    SAYS(clCreateSampler(w->context, CL_TRUE, CL_ADDRESS_CLAMP, CL_ADDRESS_REPEAT, &err),
         "clCreateSampler: CL_INVALID_VALUE: the filter mode is CL_ADDRESS_REPEAT; allowed are "
         "CL_FILTER_NEAREST and "
         "CL_FILTER_LINEAR");
    OK(clReleaseMemObject(image));
}

static void
of_shared_memory(void **state)
{
    WORLD(state);
    cl_device_svm_capabilities svm = 0;
    OURS_ONLY();
    OK(clGetDeviceInfo(w->device, CL_DEVICE_SVM_CAPABILITIES, sizeof svm, &svm, NULL));
    if (svm)
        SAYS(clSVMAlloc(w->context, 0, 16, 3),
             "clSVMAlloc: CL_INVALID_VALUE: alignment is 3; allowed are 0 and the powers of two up to 128");
    else
        SAYS(clSVMAlloc(w->context, 0, 16, 0),
             "clSVMAlloc: CL_INVALID_OPERATION: no device of the context has shared virtual memory");
}

static void
of_programs(void **state)
{
    WORLD(state);
    cl_int err;
    const unsigned char junk[8] = "junk";
    OURS_ONLY();
    SAYS(clCreateProgramWithSource(w->context, 1, (const char *[]){NULL}, NULL, &err),
         "clCreateProgramWithSource: CL_INVALID_VALUE: strings[0] is NULL");
    SAYS(clCreateProgramWithBinary(w->context, 1, &w->device, (const size_t[]){0},
                                   (const unsigned char *[]){junk}, NULL, &err),
         "clCreateProgramWithBinary: CL_INVALID_VALUE: lengths[0] is 0, and binaries[0] is not NULL");
    SAYS(clCreateKernel(w->program, "vadd2", &err), "clCreateKernel: CL_INVALID_KERNEL_NAME: kernel_name is "
                                                    "\"vadd2\", and the program has no such kernel");
    SAYS(clBuildProgram(w->program, 1, NULL, NULL, NULL, NULL),
         "clBuildProgram: CL_INVALID_VALUE: num_devices is 1, and device_list is NULL");
    cl_kernel kernel = new_kernel(w, "vadd");
    SAYS(clBuildProgram(w->program, 0, NULL, NULL, NULL, NULL),
         "clBuildProgram: CL_INVALID_OPERATION: clReleaseKernel must come first: program has kernels, 1 of "
         "them");
    OK(clReleaseKernel(kernel));
}

/* "argument 1 (b) of kernel vadd"; a binary may not know the name. */
static const char *
arg_text(cl_kernel kernel, cl_uint index, const char *kernel_name)
{
    static char text[128];
    char name[32];
    if (clGetKernelArgInfo(kernel, index, CL_KERNEL_ARG_NAME, sizeof name, name, NULL) == CL_SUCCESS)
        snprintf(text, sizeof text, "argument %u (%s) of kernel %s", index, name, kernel_name);
    else
        snprintf(text, sizeof text, "argument %u of kernel %s", index, kernel_name);
    return text;
}

static void
of_arguments(void **state)
{
    WORLD(state);
    cl_kernel kernel = new_kernel(w, "ids");
    const cl_mem wrong = (cl_mem)w->queue;
    OURS_ONLY();
    SAYS(clSetKernelArg(kernel, 3, 4, &(cl_int){1}),
         "clSetKernelArg: CL_INVALID_ARG_INDEX: arg_index is 3; kernel ids has 3 arguments");
    const char *out = arg_text(kernel, 0, "ids");
    SAYS(clSetKernelArg(kernel, 0, 4, &(cl_int){1}),
         "clSetKernelArg: CL_INVALID_ARG_SIZE: arg_size is 4 bytes; %s has 8", out);
    SAYS(clSetKernelArg(kernel, 0, sizeof wrong, &wrong),
         "clSetKernelArg: CL_INVALID_MEM_OBJECT: *arg_value %p is not a memory object, which %s takes",
         (void *)w->queue, out);
    const char *which = arg_text(kernel, 1, "ids");
    SAYS(clSetKernelArg(kernel, 1, 4, NULL),
         "clSetKernelArg: CL_INVALID_ARG_VALUE: arg_value is NULL; %s is a value", which);
    OK(clReleaseKernel(kernel));
    kernel = new_kernel(w, "locals");
    const char *local = arg_text(kernel, 1, "locals");
    SAYS(clSetKernelArg(kernel, 1, 0, NULL),
         "clSetKernelArg: CL_INVALID_ARG_SIZE: arg_size is 0; %s is local memory", local);
    OK(clReleaseKernel(kernel));
}

#define LAUNCH(kernel, dims, offset, global, local)                                                          \
    clEnqueueNDRangeKernel(w->queue, kernel, dims, offset, global, local, 0, NULL, NULL)

static void
of_launches(void **state)
{
    WORLD(state);
    const char *device = device_name(w);
    const size_t seven = 7, two = 2, huge = (size_t)1 << 40, many[3] = {1024, 1024, 64}, zero = 0;
    size_t most[3], group = device_size(w, CL_DEVICE_MAX_WORK_GROUP_SIZE);
    cl_mem buffer = new_buffer(w, 4096, NULL);
    cl_kernel vadd = new_kernel(w, "vadd"), required = new_kernel(w, "required");
    OURS_ONLY();
    OK(clGetDeviceInfo(w->device, CL_DEVICE_MAX_WORK_ITEM_SIZES, sizeof most, most, NULL));
    set_mem(vadd, 0, buffer);
    SAYS(LAUNCH(vadd, 1, NULL, &seven, NULL), "clEnqueueNDRangeKernel: CL_INVALID_KERNEL_ARGS: %s is not set",
         arg_text(vadd, 1, "vadd"));
    set_mem(vadd, 1, buffer);
    set_mem(vadd, 2, buffer);
    SAYS(LAUNCH(vadd, 4, NULL, &seven, NULL),
         "clEnqueueNDRangeKernel: CL_INVALID_WORK_DIMENSION: work_dim is 4; allowed are 1, 2 and 3");
    SAYS(LAUNCH(vadd, 1, NULL, &huge, NULL), "clEnqueueNDRangeKernel: CL_INVALID_GLOBAL_WORK_SIZE: "
                                             "global_work_size[0] is 1099511627776; allowed are at most "
                                             "4294967295");
    SAYS(LAUNCH(vadd, 1, NULL, &seven, &zero),
         "clEnqueueNDRangeKernel: CL_INVALID_WORK_GROUP_SIZE: local_work_size[0] is 0");
    SAYS(LAUNCH(vadd, 1, NULL, &seven, &two), "clEnqueueNDRangeKernel: CL_INVALID_WORK_GROUP_SIZE: "
                                              "global_work_size[0] is 7, which is not a multiple of the "
                                              "local size 2; kernel vadd allows no smaller last work-group");
    SAYS(LAUNCH(vadd, 1, NULL, &huge, &huge), "clEnqueueNDRangeKernel: CL_INVALID_GLOBAL_WORK_SIZE: "
                                              "global_work_size[0] is 1099511627776; allowed are at most "
                                              "4294967295");
    SAYS(
        LAUNCH(vadd, 3, NULL, many, ((size_t[]){most[0] + 1, 1, 1})),
        "clEnqueueNDRangeKernel: CL_INVALID_WORK_ITEM_SIZE: local_work_size[0] is %zu; %s allows at most %zu",
        most[0] + 1, device, most[0]);
    SAYS(LAUNCH(vadd, 2, NULL, many, ((size_t[]){group, 2})),
         "clEnqueueNDRangeKernel: CL_INVALID_WORK_GROUP_SIZE: local_work_size is %zu x 2 x 1, which are %zu "
         "work-items; "
         "kernel vadd allows at most %zu on %s",
         group, 2 * group, group, device);
    size_t wanted[3];
    OK(clGetKernelWorkGroupInfo(required, w->device, CL_KERNEL_COMPILE_WORK_GROUP_SIZE, sizeof wanted, wanted,
                                NULL));
    set_mem(required, 0, buffer);
    if (wanted[0]) /* not every binary knows */
        SAYS(LAUNCH(required, 1, NULL, &two, &two), "clEnqueueNDRangeKernel: CL_INVALID_WORK_GROUP_SIZE: "
                                                    "local_work_size is 2 x 1 x 1; kernel required requires "
                                                    "work-groups of 8 x 2 x 1");
    OK(clReleaseMemObject(buffer));
    SAYS(clEnqueueTask(w->queue, vadd, 0, NULL, NULL),
         "clEnqueueTask: CL_INVALID_KERNEL_ARGS: %s is a memory object that was released",
         arg_text(vadd, 0, "vadd"));
    OK(clReleaseKernel(vadd));
    OK(clReleaseKernel(required));
}

static void
of_local_memory(void **state)
{
    WORLD(state);
    const size_t one = 1, most = device_size(w, CL_DEVICE_LOCAL_MEM_SIZE);
    cl_mem buffer = new_buffer(w, 4096, NULL);
    cl_kernel kernel = new_kernel(w, "locals");
    OURS_ONLY();
    set_mem(kernel, 0, buffer);
    OK(clSetKernelArg(kernel, 1, most, NULL));
    OK(clSetKernelArg(kernel, 2, 4, NULL));
    SAYS(LAUNCH(kernel, 1, NULL, &one, NULL),
         "clEnqueueNDRangeKernel: CL_OUT_OF_RESOURCES: kernel locals needs at least %zu bytes of local "
         "memory; %s has "
         "%zu for a work-group",
         most + 4, device_name(w), most);
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(buffer));
}

/* Without a callback the reason is printed in any case. */
static void
of_silent_contexts(void **state)
{
    WORLD(state);
    struct world other = *w;
    const size_t one = 1, most = device_size(w, CL_DEVICE_LOCAL_MEM_SIZE);
    char name[32], logged[1200], sentence[1200];
    cl_int err;
    OURS_ONLY();
    other.context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    snprintf(name, sizeof name, "api.%s", device_word(w->device));
    other.program = build_binary(other.context, w->device, name);
    other.queue = clCreateCommandQueue(other.context, w->device, 0, &err);
    cl_mem buffer = new_buffer(&other, 64, NULL);
    cl_kernel kernel = new_kernel(&other, "locals");
    set_mem(kernel, 0, buffer);
    OK(clSetKernelArg(kernel, 1, most, NULL));
    OK(clSetKernelArg(kernel, 2, 4, NULL));
    struct capture capture = begin(w);
    err = clEnqueueNDRangeKernel(other.queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL);
    end(&capture, logged, sizeof logged);
    assert_int_equal(err, CL_OUT_OF_RESOURCES);
    snprintf(sentence, sizeof sentence,
             "caygen: clEnqueueNDRangeKernel: CL_OUT_OF_RESOURCES: kernel locals needs at least %zu bytes of "
             "local "
             "memory; %s has %zu for a work-group\n",
             most + 4, device_name(w), most);
    assert_string_equal(logged, sentence);
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(buffer));
    OK(clReleaseCommandQueue(other.queue));
    OK(clReleaseProgram(other.program));
    OK(clReleaseContext(other.context));
}

static void CL_CALLBACK
on_event(cl_event event, cl_int status, void *user)
{
    (void)event, (void)status, (void)user;
}

static void
of_events(void **state)
{
    WORLD(state);
    cl_int err;
    cl_event event = clCreateUserEvent(w->context, &err), none = NULL;
    OURS_ONLY();
    OK(err);
    SAYS(clSetUserEventStatus(event, 1), "clSetUserEventStatus: CL_INVALID_VALUE: execution_status is 1; "
                                         "allowed are CL_COMPLETE (0) and negative "
                                         "numbers");
    SAYS(clSetEventCallback(event, 3, on_event, NULL),
         "clSetEventCallback: CL_INVALID_VALUE: command_exec_callback_type is 3; allowed are CL_SUBMITTED "
         "(2), CL_RUNNING "
         "(1) and CL_COMPLETE (0)");
    LOGS(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_END, 0, NULL, NULL),
         "clGetEventProfilingInfo: CL_PROFILING_INFO_NOT_AVAILABLE: event is a user event");
    SAYS(clEnqueueMarkerWithWaitList(w->queue, 1, &none, NULL),
         "clEnqueueMarkerWithWaitList: CL_INVALID_EVENT_WAIT_LIST: event_wait_list[0] is NULL");
    SAYS(clWaitForEvents(2, (cl_event[]){event, (cl_event)w->program}),
         "clWaitForEvents: CL_INVALID_EVENT: event_list[1] %p is a program, not an event",
         (void *)w->program);
    OK(clSetUserEventStatus(event, -5));
    SAYS(clSetUserEventStatus(event, CL_COMPLETE),
         "clSetUserEventStatus: CL_INVALID_OPERATION: execution_status is 0, and the event already has "
         "status -5");
    OK(clReleaseEvent(event));
}

/* A callback may make calls. What these are refused for it is not told, or it would never return. */
struct nested {
    cl_context context;
    unsigned calls;
};

static void CL_CALLBACK
refused_itself(const char *text, const void *info, size_t size, void *user)
{
    struct nested *n = user;
    cl_int err;
    (void)text, (void)info, (void)size;
    n->calls++;
    clCreateBuffer(n->context, 0, 0, NULL, &err);
    assert_int_equal(err, CL_INVALID_BUFFER_SIZE);
}

static void
of_callbacks(void **state)
{
    WORLD(state);
    cl_int err;
    struct nested n = {0};
    OURS_ONLY();
    n.context = clCreateContext(NULL, 1, &w->device, refused_itself, &n, &err);
    OK(err);
    for (unsigned i = 1; i <= 2; i++) {
        clCreateBuffer(n.context, 0, 0, NULL, &err);
        assert_int_equal(err, CL_INVALID_BUFFER_SIZE);
        assert_int_equal(n.calls, i);
    }
    OK(clReleaseContext(n.context));
}

static const struct CMUnitTest tests[] = {
    TEST(of_queries),         TEST(of_contexts),      TEST(of_buffers),  TEST(of_transfers),
    TEST(of_images),          TEST(of_shared_memory), TEST(of_programs), TEST(of_arguments),
    TEST(of_launches),        TEST(of_local_memory),  TEST(of_events),   TEST(of_callbacks),
    TEST(of_silent_contexts),
};
SUITE(refusals, tests)
