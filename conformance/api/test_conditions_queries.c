/* SPDX-License-Identifier: MIT */
/* Errors condition by condition (test_conditions.c): what can be asked of objects, and their counts.
 * errors.pl reads the rows ASKS and COUNTED. */
#include "api.h"

static char room[65536];

/* Asks for each of these, with one byte too little; then for what there is not. */
#define ASKS(call, names, ...)                                                                               \
    do {                                                                                                     \
        for (size_t i = 0; i < sizeof(names) / sizeof *(names); i++) {                                       \
            size_t need = 0;                                                                                 \
            OK(call(__VA_ARGS__, (names)[i], 0, NULL, &need));                                               \
            assert_in_range(need, 1, sizeof room);                                                           \
            if (call(__VA_ARGS__, (names)[i], need - 1, room, NULL) != CL_INVALID_VALUE)                     \
                fail_msg(#call ": too little room for 0x%x", (unsigned)(names)[i]);                          \
        }                                                                                                    \
        FAILS(CL_INVALID_VALUE, call(__VA_ARGS__, 0x7777, sizeof room, room, NULL));                         \
        FAILS(CL_INVALID_VALUE, call(__VA_ARGS__, 0x7777, 0, NULL, NULL));                                   \
    } while (0)

#define NO_ROOM 0, NULL, NULL

static void
platform(void **state)
{
    WORLD(state);
    const cl_platform_info names[] = {CL_PLATFORM_PROFILE,
                                      CL_PLATFORM_VERSION,
                                      CL_PLATFORM_NUMERIC_VERSION,
                                      CL_PLATFORM_NAME,
                                      CL_PLATFORM_VENDOR,
                                      CL_PLATFORM_EXTENSIONS,
                                      CL_PLATFORM_EXTENSIONS_WITH_VERSION,
                                      CL_PLATFORM_HOST_TIMER_RESOLUTION,
                                      CL_PLATFORM_ICD_SUFFIX_KHR};
    ASKS(clGetPlatformInfo, names, w->platform);
    FAILS_WHEN(CL_INVALID_PLATFORM, "another kind of object",
               clGetPlatformInfo((cl_platform_id)w->queue, CL_PLATFORM_NAME, NO_ROOM));
}

/* Names in a range that the device answers to; each with one byte too little. */
static unsigned
answers(cl_device_id device, cl_device_info first, cl_device_info end)
{
    unsigned count = 0;
    for (cl_device_info name = first; name < end; name++) {
        size_t need = 0;
        if (clGetDeviceInfo(device, name, 0, NULL, &need) != CL_SUCCESS || need == 0)
            continue;
        count++;
        if (clGetDeviceInfo(device, name, need - 1, room, NULL) != CL_INVALID_VALUE)
            fail_msg("too little room for 0x%x", name);
    }
    return count;
}

static void
device(void **state)
{
    WORLD(state);
    const cl_device_info names[] = {CL_DEVICE_TYPE, CL_DEVICE_NAME, CL_DEVICE_MAX_WORK_ITEM_SIZES,
                                    CL_DEVICE_EXTENSIONS_WITH_VERSION, CL_DEVICE_OPENCL_C_FEATURES};
    ASKS(clGetDeviceInfo, names, w->device);
    assert_true(answers(w->device, 0x1000, 0x1100) > 80);
    answers(w->device, 0x4000, 0x4300); /* of extensions */
    FAILS_WHEN(CL_INVALID_DEVICE, "no device", clGetDeviceInfo(NULL, CL_DEVICE_NAME, NO_ROOM));
    FAILS_WHEN(CL_INVALID_DEVICE, "another kind of object",
               clGetDeviceInfo((cl_device_id)w->queue, CL_DEVICE_NAME, NO_ROOM));
}

static void
context_and_queue(void **state)
{
    WORLD(state);
    const cl_context_properties here[] = {CL_CONTEXT_PLATFORM, (cl_context_properties)w->platform, 0};
    const cl_queue_properties plain[] = {CL_QUEUE_PROPERTIES, 0, 0};
    cl_int err;
    cl_context context = clCreateContext(here, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_command_queue queue = clCreateCommandQueueWithProperties(context, w->device, plain, &err);
    OK(err);
    const cl_context_info of_context[] = {CL_CONTEXT_REFERENCE_COUNT, CL_CONTEXT_NUM_DEVICES,
                                          CL_CONTEXT_DEVICES, CL_CONTEXT_PROPERTIES};
    const cl_command_queue_info of_queue[] = {CL_QUEUE_CONTEXT,         CL_QUEUE_DEVICE,
                                              CL_QUEUE_REFERENCE_COUNT, CL_QUEUE_PROPERTIES,
                                              CL_QUEUE_DEVICE_DEFAULT,  CL_QUEUE_PROPERTIES_ARRAY};
    ASKS(clGetContextInfo, of_context, context);
    ASKS(clGetCommandQueueInfo, of_queue, queue);
    FAILS_WHEN(CL_INVALID_CONTEXT, "no context", clGetContextInfo(NULL, CL_CONTEXT_DEVICES, NO_ROOM));
    FAILS_WHEN(CL_INVALID_CONTEXT, "another kind of object",
               clGetContextInfo((cl_context)w->queue, CL_CONTEXT_DEVICES, NO_ROOM));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "no queue", clGetCommandQueueInfo(NULL, CL_QUEUE_DEVICE, NO_ROOM));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "another kind of object",
               clGetCommandQueueInfo((cl_command_queue)w->context, CL_QUEUE_DEVICE, NO_ROOM));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "the size of a queue of the host",
               clGetCommandQueueInfo(queue, CL_QUEUE_SIZE, NO_ROOM));
    OK(clReleaseCommandQueue(queue));
    OK(clReleaseContext(context));
}

/* --- memory objects, samplers --- */

static void CL_CALLBACK
gone(cl_mem mem, void *user)
{
    (void)mem, (void)user;
}

static void
memory(void **state)
{
    WORLD(state);
    cl_mem mem = new_buffer(w, 64, NULL), wrong = (cl_mem)w->queue;
    const cl_mem_info names[] = {
        CL_MEM_TYPE,      CL_MEM_FLAGS,           CL_MEM_SIZE,    CL_MEM_HOST_PTR,
        CL_MEM_MAP_COUNT, CL_MEM_REFERENCE_COUNT, CL_MEM_CONTEXT, CL_MEM_ASSOCIATED_MEMOBJECT,
        CL_MEM_OFFSET,    CL_MEM_USES_SVM_POINTER};
    ASKS(clGetMemObjectInfo, names, mem);
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "no memory object", clGetMemObjectInfo(NULL, CL_MEM_SIZE, NO_ROOM));
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "another kind of object",
               clGetMemObjectInfo(wrong, CL_MEM_SIZE, NO_ROOM));
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "no image", clGetImageInfo(NULL, CL_IMAGE_WIDTH, NO_ROOM));
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "another kind of object",
               clGetImageInfo(wrong, CL_IMAGE_WIDTH, NO_ROOM));
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "a buffer", clGetImageInfo(mem, CL_IMAGE_WIDTH, NO_ROOM));
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "no pipe", clGetPipeInfo(NULL, CL_PIPE_PACKET_SIZE, NO_ROOM));
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "another kind of object",
               clGetPipeInfo(wrong, CL_PIPE_PACKET_SIZE, NO_ROOM));
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "a buffer", clGetPipeInfo(mem, CL_PIPE_PACKET_SIZE, NO_ROOM));
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "no memory object", clSetMemObjectDestructorCallback(NULL, gone, NULL));
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "another kind of object",
               clSetMemObjectDestructorCallback(wrong, gone, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no callback", clSetMemObjectDestructorCallback(mem, NULL, NULL));
    OK(clReleaseMemObject(mem));
}

static void
images_and_samplers(void **state)
{
    WORLD(state);
    const cl_image_info of_image[] = {CL_IMAGE_FORMAT,         CL_IMAGE_ELEMENT_SIZE, CL_IMAGE_ROW_PITCH,
                                      CL_IMAGE_SLICE_PITCH,    CL_IMAGE_WIDTH,        CL_IMAGE_HEIGHT,
                                      CL_IMAGE_DEPTH,          CL_IMAGE_BUFFER,       CL_IMAGE_ARRAY_SIZE,
                                      CL_IMAGE_NUM_MIP_LEVELS, CL_IMAGE_NUM_SAMPLES};
    const cl_sampler_info of_sampler[] = {CL_SAMPLER_REFERENCE_COUNT,   CL_SAMPLER_CONTEXT,
                                          CL_SAMPLER_NORMALIZED_COORDS, CL_SAMPLER_ADDRESSING_MODE,
                                          CL_SAMPLER_FILTER_MODE,       CL_SAMPLER_PROPERTIES};
    const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
    const cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE1D, .image_width = 4};
    const cl_sampler_properties none[] = {0};
    cl_int err;
    FAILS_WHEN(CL_INVALID_SAMPLER, "no sampler", clGetSamplerInfo(NULL, CL_SAMPLER_CONTEXT, NO_ROOM));
    FAILS_WHEN(CL_INVALID_SAMPLER, "another kind of object",
               clGetSamplerInfo((cl_sampler)w->queue, CL_SAMPLER_CONTEXT, NO_ROOM));
    NEEDS_IMAGES(w);
    cl_mem image = clCreateImage(w->context, 0, &format, &desc, NULL, &err);
    OK(err);
    cl_sampler sampler = clCreateSamplerWithProperties(w->context, none, &err);
    OK(err);
    ASKS(clGetImageInfo, of_image, image);
    ASKS(clGetSamplerInfo, of_sampler, sampler);
    OK(clReleaseSampler(sampler));
    OK(clReleaseMemObject(image));
}

static void
pipe(void **state)
{
    WORLD(state);
    const cl_pipe_info names[] = {CL_PIPE_PACKET_SIZE, CL_PIPE_MAX_PACKETS};
    cl_bool has = CL_FALSE;
    cl_int err;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_PIPE_SUPPORT, sizeof has, &has, NULL));
    if (!has)
        skip();
    cl_mem mem = clCreatePipe(w->context, 0, 4, 4, NULL, &err);
    OK(err);
    ASKS(clGetPipeInfo, names, mem);
    OK(clReleaseMemObject(mem));
}

/* --- programs and kernels --- */

static cl_program
not_built(struct world *w)
{
    const char *text = "kernel void nothing(void) {}\n";
    cl_int err;
    cl_program program = clCreateProgramWithSource(w->context, 1, &text, NULL, &err);
    OK(err);
    return program;
}

static void
program(void **state)
{
    WORLD(state);
    cl_program wrong = (cl_program)w->queue, source = not_built(w);
    const cl_program_info names[] = {CL_PROGRAM_REFERENCE_COUNT,
                                     CL_PROGRAM_CONTEXT,
                                     CL_PROGRAM_NUM_DEVICES,
                                     CL_PROGRAM_DEVICES,
                                     CL_PROGRAM_SOURCE,
                                     CL_PROGRAM_BINARY_SIZES,
                                     CL_PROGRAM_BINARIES,
                                     CL_PROGRAM_NUM_KERNELS,
                                     CL_PROGRAM_KERNEL_NAMES,
                                     CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT,
                                     CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT};
    const cl_program_build_info of_build[] = {CL_PROGRAM_BUILD_STATUS, CL_PROGRAM_BUILD_OPTIONS,
                                              CL_PROGRAM_BUILD_LOG, CL_PROGRAM_BINARY_TYPE,
                                              CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE};
    ASKS(clGetProgramInfo, names, w->program);
    ASKS(clGetProgramBuildInfo, of_build, w->program, w->device);
    FAILS_WHEN(CL_INVALID_PROGRAM, "no program", clGetProgramInfo(NULL, CL_PROGRAM_CONTEXT, NO_ROOM));
    FAILS_WHEN(CL_INVALID_PROGRAM, "another kind of object",
               clGetProgramInfo(wrong, CL_PROGRAM_CONTEXT, NO_ROOM));
    FAILS_WHEN(CL_INVALID_PROGRAM_EXECUTABLE, "the number of kernels before a build",
               clGetProgramInfo(source, CL_PROGRAM_NUM_KERNELS, NO_ROOM));
    FAILS_WHEN(CL_INVALID_PROGRAM_EXECUTABLE, "the names of kernels before a build",
               clGetProgramInfo(source, CL_PROGRAM_KERNEL_NAMES, NO_ROOM));
    FAILS_WHEN(CL_INVALID_PROGRAM_EXECUTABLE, "constructors before a build",
               clGetProgramInfo(source, CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT, NO_ROOM));
    FAILS_WHEN(CL_INVALID_PROGRAM_EXECUTABLE, "destructors before a build",
               clGetProgramInfo(source, CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT, NO_ROOM));
    FAILS_WHEN(CL_INVALID_PROGRAM, "no program",
               clGetProgramBuildInfo(NULL, w->device, CL_PROGRAM_BUILD_LOG, NO_ROOM));
    FAILS_WHEN(CL_INVALID_PROGRAM, "another kind of object",
               clGetProgramBuildInfo(wrong, w->device, CL_PROGRAM_BUILD_LOG, NO_ROOM));
    FAILS_WHEN(CL_INVALID_DEVICE, "no device",
               clGetProgramBuildInfo(w->program, NULL, CL_PROGRAM_BUILD_LOG, NO_ROOM));
    FAILS_WHEN(CL_INVALID_DEVICE, "another kind of object",
               clGetProgramBuildInfo(w->program, (cl_device_id)w->queue, CL_PROGRAM_BUILD_LOG, NO_ROOM));
    OK(clReleaseProgram(source));
}

static bool
args_are_known(cl_kernel kernel)
{
    return clGetKernelArgInfo(kernel, 0, CL_KERNEL_ARG_NAME, NO_ROOM) == CL_SUCCESS;
}

static void
kernel_and_arguments(void **state)
{
    WORLD(state);
    cl_kernel kernel = new_kernel(w, "increment"), wrong = (cl_kernel)w->queue;
    const cl_kernel_info of_kernel[] = {CL_KERNEL_FUNCTION_NAME,   CL_KERNEL_NUM_ARGS,
                                        CL_KERNEL_REFERENCE_COUNT, CL_KERNEL_CONTEXT,
                                        CL_KERNEL_PROGRAM,         CL_KERNEL_ATTRIBUTES};
    const cl_kernel_arg_info of_arg[] = {CL_KERNEL_ARG_ADDRESS_QUALIFIER, CL_KERNEL_ARG_ACCESS_QUALIFIER,
                                         CL_KERNEL_ARG_TYPE_NAME, CL_KERNEL_ARG_TYPE_QUALIFIER,
                                         CL_KERNEL_ARG_NAME};
    ASKS(clGetKernelInfo, of_kernel, kernel);
    FAILS_WHEN(CL_INVALID_KERNEL, "no kernel", clGetKernelInfo(NULL, CL_KERNEL_CONTEXT, NO_ROOM));
    FAILS_WHEN(CL_INVALID_KERNEL, "another kind of object",
               clGetKernelInfo(wrong, CL_KERNEL_CONTEXT, NO_ROOM));
    FAILS_WHEN(CL_INVALID_KERNEL, "no kernel", clGetKernelArgInfo(NULL, 0, CL_KERNEL_ARG_NAME, NO_ROOM));
    FAILS_WHEN(CL_INVALID_KERNEL, "another kind of object",
               clGetKernelArgInfo(wrong, 0, CL_KERNEL_ARG_NAME, NO_ROOM));
    FAILS_WHEN(CL_INVALID_ARG_INDEX, "index beyond the last",
               clGetKernelArgInfo(kernel, 1, CL_KERNEL_ARG_NAME, NO_ROOM));
    if (args_are_known(kernel))
        ASKS(clGetKernelArgInfo, of_arg, kernel, 0);
    else
        FAILS_WHEN(CL_KERNEL_ARG_INFO_NOT_AVAILABLE, "the binary does not tell",
                   clGetKernelArgInfo(kernel, 0, CL_KERNEL_ARG_NAME, NO_ROOM));
    REFUSED_WHEN(CL_INVALID_KERNEL, "no kernel", clCloneKernel(NULL, refusal));
    REFUSED_WHEN(CL_INVALID_KERNEL, "another kind of object", clCloneKernel(wrong, refusal));
    OK(clReleaseKernel(kernel));
}

#define GROUP(code, condition, kernel, device, name)                                                         \
    FAILS_WHEN(code, condition, clGetKernelWorkGroupInfo(kernel, device, name, NO_ROOM))
#define SUB_GROUP(code, condition, kernel, device, name, input_size, input, size, value)                     \
    FAILS_WHEN(code, condition,                                                                              \
               clGetKernelSubGroupInfo(kernel, device, name, input_size, input, size, value, NULL))

static void
groups(void **state)
{
    WORLD(state);
    cl_kernel kernel = new_kernel(w, "increment"), wrong = (cl_kernel)w->queue;
    cl_device_id device = (cl_device_id)w->queue;
    const cl_kernel_work_group_info names[] = {
        CL_KERNEL_WORK_GROUP_SIZE, CL_KERNEL_COMPILE_WORK_GROUP_SIZE, CL_KERNEL_LOCAL_MEM_SIZE,
        CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE, CL_KERNEL_PRIVATE_MEM_SIZE};
    ASKS(clGetKernelWorkGroupInfo, names, kernel, w->device);
    GROUP(CL_INVALID_KERNEL, "no kernel", NULL, w->device, CL_KERNEL_WORK_GROUP_SIZE);
    GROUP(CL_INVALID_KERNEL, "another kind of object", wrong, w->device, CL_KERNEL_WORK_GROUP_SIZE);
    GROUP(CL_INVALID_DEVICE, "another kind of object", kernel, device, CL_KERNEL_WORK_GROUP_SIZE);
    GROUP(CL_INVALID_VALUE, "the global size of a kernel that is not built in", kernel, w->device,
          CL_KERNEL_GLOBAL_WORK_SIZE);
    OK(clReleaseKernel(kernel));
}

static void
sub_groups(void **state)
{
    WORLD(state);
    cl_kernel kernel = new_kernel(w, "increment"), wrong = (cl_kernel)w->queue;
    cl_device_id device = (cl_device_id)w->queue;
    size_t four[4] = {8, 1, 1, 1}, value;
    const size_t word = sizeof value;
    const cl_kernel_sub_group_info names[] = {CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE,
                                              CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE,
                                              CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT};
    const cl_kernel_sub_group_info most = CL_KERNEL_MAX_NUM_SUB_GROUPS,
                                   own = CL_KERNEL_COMPILE_NUM_SUB_GROUPS;
    SUB_GROUP(CL_INVALID_KERNEL, "no kernel", NULL, w->device, most, 0, NULL, word, &value);
    SUB_GROUP(CL_INVALID_KERNEL, "another kind of object", wrong, w->device, most, 0, NULL, word, &value);
    SUB_GROUP(CL_INVALID_DEVICE, "another kind of object", kernel, device, most, 0, NULL, word, &value);
    if (!strcmp(device_word(w->device), "cayman")) { /* Intel's have them, be it as an extension */
        SUB_GROUP(CL_INVALID_OPERATION, "the device has no sub-groups", kernel, w->device, most, 0, NULL,
                  word, &value);
        OK(clReleaseKernel(kernel));
        return;
    }
    for (size_t i = 0; i < 3; i++) {
        SUB_GROUP(CL_INVALID_VALUE, "no input", kernel, w->device, names[i], word, NULL, word, &value);
        SUB_GROUP(CL_INVALID_VALUE, "an input of a wrong size", kernel, w->device, names[i], 0, four, word,
                  &value);
        SUB_GROUP(CL_INVALID_VALUE, "an input of a wrong size", kernel, w->device, names[i], word + 1, four,
                  word, &value);
        SUB_GROUP(CL_INVALID_VALUE, "an input of a wrong size", kernel, w->device, names[i], 4 * word, four,
                  word, &value);
        SUB_GROUP(CL_INVALID_VALUE, "too little room", kernel, w->device, names[i], word, four, word - 1,
                  &value);
    }
    SUB_GROUP(CL_INVALID_VALUE, "an input of a wrong size", kernel, w->device, names[2], 2 * word, four, word,
              &value);
    SUB_GROUP(CL_INVALID_VALUE, "too little room", kernel, w->device, most, 0, NULL, word - 1, &value);
    SUB_GROUP(CL_INVALID_VALUE, "too little room", kernel, w->device, own, 0, NULL, word - 1, &value);
    SUB_GROUP(CL_INVALID_VALUE, "unknown query", kernel, w->device, 0x7777, word, four, word, &value);
    OK(clReleaseKernel(kernel));
}

/* A program of two parts of a device: neither is the device itself, and none may be left out. */
static void
devices_of_a_program(void **state)
{
    WORLD(state);
    const cl_device_partition_property singles[] = {CL_DEVICE_PARTITION_BY_COUNTS, 1, 1, 0, 0};
    cl_device_id subs[2];
    cl_int err;
    char name[32] = "api.";
    size_t sizes[2], value;
    if (clCreateSubDevices(w->device, singles, 2, subs, NULL) != CL_SUCCESS)
        skip();
    cl_context context = clCreateContext(NULL, 2, subs, NULL, NULL, &err);
    OK(err);
    unsigned char *bytes = read_binary(strcat(name, device_word(w->device)), &sizes[0]);
    const unsigned char *binaries[2] = {bytes, bytes};
    sizes[1] = sizes[0];
    const cl_device_id strange[2] = {subs[0], w->device};
    REFUSED_WHEN(CL_INVALID_DEVICE, "a device that is not the context's",
                 clCreateProgramWithBinary(context, 2, strange, sizes, binaries, NULL, refusal));
    cl_program both = clCreateProgramWithBinary(context, 2, subs, sizes, binaries, NULL, &err);
    OK(err);
    FAILS_WHEN(CL_INVALID_DEVICE, "a device that is not the program's",
               clBuildProgram(both, 1, &w->device, NULL, NULL, NULL));
    FAILS_WHEN(CL_INVALID_DEVICE, "a device that is not the program's",
               clCompileProgram(both, 1, &w->device, NULL, 0, NULL, NULL, NULL, NULL));
    REFUSED_WHEN(CL_INVALID_DEVICE, "a device that is not the context's",
                 clLinkProgram(context, 1, &w->device, NULL, 1, &both, NULL, NULL, refusal));
    OK(clBuildProgram(both, 0, NULL, NULL, NULL, NULL));
    FAILS_WHEN(CL_INVALID_DEVICE, "a device that is not the program's",
               clGetProgramBuildInfo(both, w->device, CL_PROGRAM_BUILD_LOG, NO_ROOM));
    cl_kernel kernel = clCreateKernel(both, "increment", &err);
    OK(err);
    const cl_kernel_sub_group_info most = CL_KERNEL_MAX_NUM_SUB_GROUPS;
    GROUP(CL_INVALID_DEVICE, "a device that is not the kernel's", kernel, w->device,
          CL_KERNEL_WORK_GROUP_SIZE);
    GROUP(CL_INVALID_DEVICE, "no device, and there are several", kernel, NULL, CL_KERNEL_WORK_GROUP_SIZE);
    SUB_GROUP(CL_INVALID_DEVICE, "a device that is not the kernel's", kernel, w->device, most, 0, NULL,
              sizeof value, &value);
    SUB_GROUP(CL_INVALID_DEVICE, "no device, and there are several", kernel, NULL, most, 0, NULL,
              sizeof value, &value);
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(both));
    OK(clReleaseContext(context));
    OK(clReleaseDevice(subs[0]));
    OK(clReleaseDevice(subs[1]));
    free(bytes);
}

/* --- events --- */

static void
event(void **state)
{
    WORLD(state);
    const cl_event_info names[] = {CL_EVENT_COMMAND_QUEUE, CL_EVENT_CONTEXT, CL_EVENT_COMMAND_TYPE,
                                   CL_EVENT_COMMAND_EXECUTION_STATUS, CL_EVENT_REFERENCE_COUNT};
    const cl_profiling_info times[] = {CL_PROFILING_COMMAND_QUEUED, CL_PROFILING_COMMAND_SUBMIT,
                                       CL_PROFILING_COMMAND_START, CL_PROFILING_COMMAND_END,
                                       CL_PROFILING_COMMAND_COMPLETE};
    cl_event marker, wrong = (cl_event)w->queue;
    OK(clEnqueueMarkerWithWaitList(w->queue, 0, NULL, &marker));
    OK(clFinish(w->queue));
    ASKS(clGetEventInfo, names, marker);
    ASKS(clGetEventProfilingInfo, times, marker);
    FAILS_WHEN(CL_INVALID_EVENT, "no event", clGetEventInfo(NULL, CL_EVENT_CONTEXT, NO_ROOM));
    FAILS_WHEN(CL_INVALID_EVENT, "another kind of object", clGetEventInfo(wrong, CL_EVENT_CONTEXT, NO_ROOM));
    FAILS_WHEN(CL_INVALID_EVENT, "no event",
               clGetEventProfilingInfo(NULL, CL_PROFILING_COMMAND_END, NO_ROOM));
    FAILS_WHEN(CL_INVALID_EVENT, "another kind of object",
               clGetEventProfilingInfo(wrong, CL_PROFILING_COMMAND_END, NO_ROOM));
    OK(clReleaseEvent(marker));
}

/* --- counts --- */

/* COUNTED(kind, type, code): for what can be retained and released, no object and another kind of one. */
#define COUNTS(COUNTED)                                                                                      \
    COUNTED(Device, cl_device_id, CL_INVALID_DEVICE)                                                         \
    COUNTED(Context, cl_context, CL_INVALID_CONTEXT)                                                         \
    COUNTED(CommandQueue, cl_command_queue, CL_INVALID_COMMAND_QUEUE)                                        \
    COUNTED(MemObject, cl_mem, CL_INVALID_MEM_OBJECT)                                                        \
    COUNTED(Sampler, cl_sampler, CL_INVALID_SAMPLER)                                                         \
    COUNTED(Program, cl_program, CL_INVALID_PROGRAM)                                                         \
    COUNTED(Kernel, cl_kernel, CL_INVALID_KERNEL)                                                            \
    COUNTED(Event, cl_event, CL_INVALID_EVENT)

#define COUNTED(kind, type, code)                                                                            \
    static void counts_##kind(void *other)                                                                   \
    {                                                                                                        \
        FAILS(code, clRetain##kind(NULL));                                                                   \
        FAILS(code, clRelease##kind(NULL));                                                                  \
        FAILS(code, clRetain##kind((type)other));                                                            \
        FAILS(code, clRelease##kind((type)other));                                                           \
    }
COUNTS(COUNTED)
#undef COUNTED

static void
counts(void **state)
{
    WORLD(state);
    cl_event event;
    OK(clEnqueueMarkerWithWaitList(w->queue, 0, NULL, &event));
#define COUNTED(kind, type, code) counts_##kind(strcmp(#kind, "Event") ? (void *)event : (void *)w->queue);
    COUNTS(COUNTED)
#undef COUNTED
    OK(clReleaseEvent(event));
}

static const struct CMUnitTest tests[] = {
    TEST(platform), TEST(device),  TEST(context_and_queue),    TEST(memory), TEST(images_and_samplers),
    TEST(pipe),     TEST(program), TEST(kernel_and_arguments), TEST(groups), TEST(sub_groups),
    TEST(event),    TEST(counts),  TEST(devices_of_a_program),
};
SUITE(conditions_queries, tests)
