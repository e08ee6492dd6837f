/* SPDX-License-Identifier: MIT */
/*
 * Invalid handles for every argument of every call: NULL, small numbers, memory that is no object, an object
 * of another kind, a released object. Each call returns the error of the expected kind and has no effect. The
 * calls go through our dispatch table, because the loader would dereference the first handle.
 */
#include "api.h"

#include <CL/cl_icd.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

/* The kinds of handles. A list has one handle, and its length is the argument before it. */
enum kind { NONE, PLATFORM, DEVICE, CONTEXT, QUEUE, MEM, IMAGE, SAMPLER, PROGRAM, KERNEL, EVENT, KINDS };
enum { MAX_ARGS = 14, LIST = 32, MAY_BE_NULL = 64, VALUE = 128, ERROR, OUT };

static const cl_int invalid[KINDS] = {CL_SUCCESS,
                                      CL_INVALID_PLATFORM,
                                      CL_INVALID_DEVICE,
                                      CL_INVALID_CONTEXT,
                                      CL_INVALID_COMMAND_QUEUE,
                                      CL_INVALID_MEM_OBJECT,
                                      CL_INVALID_MEM_OBJECT,
                                      CL_INVALID_SAMPLER,
                                      CL_INVALID_PROGRAM,
                                      CL_INVALID_KERNEL,
                                      CL_INVALID_EVENT};

struct arg {
    int what; /* a kind with its flags, VALUE, ERROR or OUT */
    uintptr_t value;
};

struct call {
    const char *name;
    size_t slot;
    struct arg args[MAX_ARGS];
};

static size_t region[3] = {1, 1, 1}, origin[3], out[64];
static cl_int error;
static const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
static const cl_image_desc flat = {.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = 4, .image_height = 4};

static void CL_CALLBACK
never(void)
{
    abort();
}

/* clang-format off */
#define H(kind) {kind, 0}
#define L(kind) {VALUE, 1}, {(kind) | LIST, 0}
#define WAIT L(EVENT), V(0)
#define V(x) {VALUE, (uintptr_t)(x)}
#define R {ERROR, 0}
#define O {OUT, 0}
#define INFO(name) V(name), V(sizeof out), O, V(0)
#define CALL(name, ...) {#name, offsetof(struct _cl_icd_dispatch, name), {__VA_ARGS__}}

static const struct call calls[] = {
    CALL(clGetPlatformInfo, H(PLATFORM), INFO(CL_PLATFORM_NAME)),
    CALL(clGetDeviceIDs, H(PLATFORM), V(CL_DEVICE_TYPE_ALL), V(1), O, V(0)),
    CALL(clUnloadPlatformCompiler, H(PLATFORM)),
    CALL(clGetDeviceInfo, H(DEVICE), INFO(CL_DEVICE_NAME)),
    CALL(clCreateContext, V(0), L(DEVICE), V(0), V(0), R),
    CALL(clRetainDevice, H(DEVICE)),
    CALL(clReleaseDevice, H(DEVICE)),
    CALL(clCreateSubDevices, H(DEVICE), V(0), V(0), V(0), V(0)),
    CALL(clGetDeviceAndHostTimer, H(DEVICE), O, O),
    CALL(clGetHostTimer, H(DEVICE), O),
    CALL(clRetainContext, H(CONTEXT)),
    CALL(clReleaseContext, H(CONTEXT)),
    CALL(clGetContextInfo, H(CONTEXT), INFO(CL_CONTEXT_DEVICES)),
    CALL(clSetContextDestructorCallback, H(CONTEXT), V(never), V(0)),
    CALL(clCreateCommandQueue, H(CONTEXT), H(DEVICE), V(0), R),
    CALL(clCreateCommandQueueWithProperties, H(CONTEXT), H(DEVICE), V(0), R),
    CALL(clSetDefaultDeviceCommandQueue, H(CONTEXT), H(DEVICE), H(QUEUE)),
    CALL(clRetainCommandQueue, H(QUEUE)),
    CALL(clReleaseCommandQueue, H(QUEUE)),
    CALL(clGetCommandQueueInfo, H(QUEUE), INFO(CL_QUEUE_CONTEXT)),
    CALL(clSetCommandQueueProperty, H(QUEUE), V(0), V(0), V(0)),
    CALL(clFlush, H(QUEUE)),
    CALL(clFinish, H(QUEUE)),
    CALL(clCreateBuffer, H(CONTEXT), V(0), V(64), V(0), R),
    CALL(clCreateBufferWithProperties, H(CONTEXT), V(0), V(0), V(64), V(0), R),
    CALL(clCreateSubBuffer, H(MEM), V(0), V(CL_BUFFER_CREATE_TYPE_REGION), V(out), R),
    CALL(clCreateImage, H(CONTEXT), V(0), V(&format), V(&flat), V(0), R),
    CALL(clCreateImageWithProperties, H(CONTEXT), V(0), V(0), V(&format), V(&flat), V(0), R),
    CALL(clCreateImage2D, H(CONTEXT), V(0), V(&format), V(4), V(4), V(0), V(0), R),
    CALL(clCreateImage3D, H(CONTEXT), V(0), V(&format), V(4), V(4), V(4), V(0), V(0), V(0), R),
    CALL(clCreatePipe, H(CONTEXT), V(0), V(4), V(4), V(0), R),
    CALL(clGetPipeInfo, H(MEM), INFO(CL_PIPE_PACKET_SIZE)),
    CALL(clGetSupportedImageFormats, H(CONTEXT), V(0), V(CL_MEM_OBJECT_IMAGE2D), V(0), V(0), O),
    CALL(clRetainMemObject, H(MEM)),
    CALL(clReleaseMemObject, H(MEM)),
    CALL(clGetMemObjectInfo, H(MEM), INFO(CL_MEM_TYPE)),
    CALL(clGetImageInfo, H(IMAGE), INFO(CL_IMAGE_WIDTH)),
    CALL(clSetMemObjectDestructorCallback, H(MEM), V(never), V(0)),
    CALL(clCreateSampler, H(CONTEXT), V(1), V(CL_ADDRESS_CLAMP), V(CL_FILTER_NEAREST), R),
    CALL(clCreateSamplerWithProperties, H(CONTEXT), V(0), R),
    CALL(clRetainSampler, H(SAMPLER)),
    CALL(clReleaseSampler, H(SAMPLER)),
    CALL(clGetSamplerInfo, H(SAMPLER), INFO(CL_SAMPLER_CONTEXT)),
    CALL(clCreateProgramWithSource, H(CONTEXT), V(1), V(&(const char *){""}), V(0), R),
    CALL(clCreateProgramWithBinary, H(CONTEXT), L(DEVICE), V(&(size_t){4}), V(&(const char *){"none"}), V(0), R),
    CALL(clCreateProgramWithBuiltInKernels, H(CONTEXT), L(DEVICE), V("none"), R),
    CALL(clCreateProgramWithIL, H(CONTEXT), V("none"), V(4), R),
    CALL(clRetainProgram, H(PROGRAM)),
    CALL(clReleaseProgram, H(PROGRAM)),
    CALL(clBuildProgram, H(PROGRAM), L(DEVICE), V(0), V(0), V(0)),
    CALL(clCompileProgram, H(PROGRAM), L(DEVICE), V(0), V(0), V(0), V(0), V(0), V(0)),
    CALL(clLinkProgram, H(CONTEXT), L(DEVICE), V(0), L(PROGRAM), V(0), V(0), R),
    CALL(clGetProgramInfo, H(PROGRAM), INFO(CL_PROGRAM_CONTEXT)),
    CALL(clGetProgramBuildInfo, H(PROGRAM), H(DEVICE), INFO(CL_PROGRAM_BUILD_STATUS)),
    CALL(clSetProgramReleaseCallback, H(PROGRAM), V(never), V(0)),
    CALL(clSetProgramSpecializationConstant, H(PROGRAM), V(0), V(4), O),
    CALL(clCreateKernel, H(PROGRAM), V("increment"), R),
    CALL(clCreateKernelsInProgram, H(PROGRAM), V(0), V(0), O),
    CALL(clCloneKernel, H(KERNEL), R),
    CALL(clRetainKernel, H(KERNEL)),
    CALL(clReleaseKernel, H(KERNEL)),
    CALL(clSetKernelArg, H(KERNEL), V(0), V(sizeof(cl_mem)), {MEM | LIST | MAY_BE_NULL, 0}),
    CALL(clSetKernelArgSVMPointer, H(KERNEL), V(0), V(0)),
    CALL(clSetKernelExecInfo, H(KERNEL), V(0), V(0), V(0)),
    CALL(clGetKernelInfo, H(KERNEL), INFO(CL_KERNEL_CONTEXT)),
    CALL(clGetKernelArgInfo, H(KERNEL), V(0), INFO(CL_KERNEL_ARG_ADDRESS_QUALIFIER)),
    CALL(clGetKernelWorkGroupInfo, H(KERNEL), {DEVICE | MAY_BE_NULL, 0}, INFO(CL_KERNEL_WORK_GROUP_SIZE)),
    CALL(clGetKernelSubGroupInfo, H(KERNEL), {DEVICE | MAY_BE_NULL, 0}, V(CL_KERNEL_COMPILE_NUM_SUB_GROUPS), V(0), V(0),
         V(8), O, V(0)),
    CALL(clCreateUserEvent, H(CONTEXT), R),
    CALL(clSetUserEventStatus, H(EVENT), V(0)),
    CALL(clWaitForEvents, L(EVENT)),
    CALL(clGetEventInfo, H(EVENT), INFO(CL_EVENT_CONTEXT)),
    CALL(clGetEventProfilingInfo, H(EVENT), INFO(CL_PROFILING_COMMAND_END)),
    CALL(clSetEventCallback, H(EVENT), V(0), V(never), V(0)),
    CALL(clRetainEvent, H(EVENT)),
    CALL(clReleaseEvent, H(EVENT)),
    CALL(clEnqueueReadBuffer, H(QUEUE), H(MEM), V(1), V(0), V(4), O, WAIT),
    CALL(clEnqueueWriteBuffer, H(QUEUE), H(MEM), V(1), V(0), V(4), O, WAIT),
    CALL(clEnqueueReadBufferRect, H(QUEUE), H(MEM), V(1), V(origin), V(origin), V(region), V(0), V(0), V(0), V(0), O, WAIT),
    CALL(clEnqueueWriteBufferRect, H(QUEUE), H(MEM), V(1), V(origin), V(origin), V(region), V(0), V(0), V(0), V(0), O, WAIT),
    CALL(clEnqueueCopyBuffer, H(QUEUE), H(MEM), H(MEM), V(0), V(32), V(4), WAIT),
    CALL(clEnqueueCopyBufferRect, H(QUEUE), H(MEM), H(MEM), V(origin), V(origin), V(region), V(0), V(0), V(0), V(0), WAIT),
    CALL(clEnqueueFillBuffer, H(QUEUE), H(MEM), V(out), V(4), V(0), V(4), WAIT),
    CALL(clEnqueueMapBuffer, H(QUEUE), H(MEM), V(1), V(CL_MAP_READ), V(0), V(4), WAIT, R),
    CALL(clEnqueueUnmapMemObject, H(QUEUE), H(MEM), O, WAIT),
    CALL(clEnqueueMigrateMemObjects, H(QUEUE), L(MEM), V(0), WAIT),
    CALL(clEnqueueReadImage, H(QUEUE), H(IMAGE), V(1), V(origin), V(region), V(0), V(0), O, WAIT),
    CALL(clEnqueueWriteImage, H(QUEUE), H(IMAGE), V(1), V(origin), V(region), V(0), V(0), O, WAIT),
    CALL(clEnqueueCopyImage, H(QUEUE), H(IMAGE), H(IMAGE), V(origin), V(region), V(region), WAIT),
    CALL(clEnqueueCopyImageToBuffer, H(QUEUE), H(IMAGE), H(MEM), V(origin), V(region), V(0), WAIT),
    CALL(clEnqueueCopyBufferToImage, H(QUEUE), H(MEM), H(IMAGE), V(0), V(origin), V(region), WAIT),
    CALL(clEnqueueFillImage, H(QUEUE), H(IMAGE), V(out), V(origin), V(region), WAIT),
    CALL(clEnqueueMapImage, H(QUEUE), H(IMAGE), V(1), V(CL_MAP_READ), V(origin), V(region), O, O, WAIT, R),
    CALL(clEnqueueNDRangeKernel, H(QUEUE), H(KERNEL), V(1), V(0), V(region), V(0), WAIT),
    CALL(clEnqueueTask, H(QUEUE), H(KERNEL), WAIT),
    CALL(clEnqueueNativeKernel, H(QUEUE), V(never), V(0), V(0), V(0), V(0), V(0), WAIT),
    CALL(clEnqueueMarker, H(QUEUE), O),
    CALL(clEnqueueBarrier, H(QUEUE)),
    CALL(clEnqueueWaitForEvents, H(QUEUE), L(EVENT)),
    CALL(clEnqueueMarkerWithWaitList, H(QUEUE), WAIT),
    CALL(clEnqueueBarrierWithWaitList, H(QUEUE), WAIT),
    CALL(clEnqueueSVMFree, H(QUEUE), V(1), V(out), V(never), V(0), WAIT),
    CALL(clEnqueueSVMMemcpy, H(QUEUE), V(1), O, V(out + 8), V(4), WAIT),
    CALL(clEnqueueSVMMemFill, H(QUEUE), O, V(out + 8), V(4), V(4), WAIT),
    CALL(clEnqueueSVMMap, H(QUEUE), V(1), V(CL_MAP_READ), O, V(4), WAIT),
    CALL(clEnqueueSVMUnmap, H(QUEUE), O, WAIT),
    CALL(clEnqueueSVMMigrateMem, H(QUEUE), V(1), V(&(void *){out}), V(0), V(0)),
    CALL(clCreateFromGLBuffer, H(CONTEXT), V(0), V(1), R),
    CALL(clCreateFromGLTexture, H(CONTEXT), V(0), V(0), V(0), V(1), R),
    CALL(clCreateFromGLRenderbuffer, H(CONTEXT), V(0), V(1), R),
    CALL(clGetGLObjectInfo, H(MEM), O, O),
    CALL(clGetGLTextureInfo, H(MEM), V(0), V(8), O, V(0)),
    CALL(clEnqueueAcquireGLObjects, H(QUEUE), L(MEM), WAIT),
    CALL(clEnqueueReleaseGLObjects, H(QUEUE), L(MEM), WAIT),
    CALL(clCreateEventFromGLsyncKHR, H(CONTEXT), V(0), R),
    CALL(clCreateFromEGLImageKHR, H(CONTEXT), V(0), V(0), V(0), V(0), R),
    CALL(clEnqueueAcquireEGLObjectsKHR, H(QUEUE), L(MEM), WAIT),
    CALL(clEnqueueReleaseEGLObjectsKHR, H(QUEUE), L(MEM), WAIT),
    CALL(clCreateEventFromEGLSyncKHR, H(CONTEXT), V(0), V(0), R),
};
/* clang-format on */

/* One object of each kind, alive and released. */
struct set {
    void *alive[KINDS], *dead[KINDS];
};

static void
make_images(struct world *w, void **objects)
{
    if (!has_images(w))
        return;
    objects[IMAGE] = clCreateImage(w->context, 0, &format, &flat, NULL, &error);
    OK(error);
    objects[SAMPLER] = clCreateSamplerWithProperties(w->context, NULL, &error);
    OK(error);
}

static void
make_objects(struct world *w, void **objects)
{
    char name[32] = "api.";
    objects[CONTEXT] = clCreateContext(NULL, 1, &w->device, NULL, NULL, &error);
    OK(error);
    objects[QUEUE] = clCreateCommandQueue(w->context, w->device, 0, &error);
    OK(error);
    objects[MEM] = new_buffer(w, 64, NULL);
    objects[PROGRAM] = build_binary(w->context, w->device, strcat(name, device_word(w->device)));
    objects[KERNEL] = new_kernel(w, "increment");
    objects[EVENT] = clCreateUserEvent(w->context, &error);
    OK(error);
    make_images(w, objects);
}

static void
release_objects(void **objects)
{
    OK(clReleaseContext(objects[CONTEXT]));
    OK(clReleaseCommandQueue(objects[QUEUE]));
    OK(clReleaseMemObject(objects[MEM]));
    OK(clReleaseProgram(objects[PROGRAM]));
    OK(clReleaseKernel(objects[KERNEL]));
    OK(clReleaseEvent(objects[EVENT]));
    if (objects[IMAGE]) {
        OK(clReleaseMemObject(objects[IMAGE]));
        OK(clReleaseSampler(objects[SAMPLER]));
    }
}

static void
make_set(struct world *w, struct set *set)
{
    *set = (struct set){0};
    make_objects(w, set->dead);
    make_objects(w, set->alive);
    OK(clReleaseContext(set->alive[CONTEXT]));
    OK(clRetainContext(w->context));
    set->alive[CONTEXT] = w->context;
    set->alive[PLATFORM] = w->platform;
    set->alive[DEVICE] = w->device;
    OK(clSetUserEventStatus(set->alive[EVENT], CL_COMPLETE));
    release_objects(set->dead);
}

typedef uintptr_t (*any_call)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t,
                              uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t);

static bool
is_handle(const struct arg *arg)
{
    return arg->what != NONE && arg->what < VALUE;
}

static enum kind
kind_of(const struct arg *arg)
{
    return arg->what & (LIST - 1);
}

/* The call's error if argument `at` is `bad` and all others are valid. */
static cl_int
make_call(const struct world *w, const struct set *set, const struct call *call, int at, void *bad)
{
    const void *table = *(void *const *)w->platform;
    uintptr_t a[MAX_ARGS] = {0};
    void *lists[MAX_ARGS];
    bool creates = false;
    any_call function;
    memcpy(&function, (const char *)table + call->slot, sizeof function);
    for (int i = 0; i < MAX_ARGS; i++) {
        const struct arg *arg = &call->args[i];
        lists[i] = is_handle(arg) ? i == at ? bad : set->alive[kind_of(arg)] : NULL;
        a[i] = arg->what == VALUE   ? arg->value
               : arg->what == ERROR ? (uintptr_t)&error
               : arg->what == OUT   ? (uintptr_t)out
               : arg->what & LIST   ? (uintptr_t)&lists[i]
                                    : (uintptr_t)lists[i];
        creates |= arg->what == ERROR;
    }
    error = 1;
    const uintptr_t result =
        function(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13]);
    if (creates && result)
        fail_msg("%s made something", call->name);
    return creates ? error : (cl_int)result;
}

/* Wait lists have an error of their own; clWaitForEvents has none. */
static cl_int
expected(const struct call *call, int at)
{
    const struct arg *arg = &call->args[at];
    const bool waits = strcmp(call->name, "clWaitForEvents") && strcmp(call->name, "clEnqueueWaitForEvents");
    if (kind_of(arg) == EVENT && arg->what & LIST && waits)
        return CL_INVALID_EVENT_WAIT_LIST;
    return invalid[kind_of(arg)];
}

/* A call for a feature that the device or platform lacks may return the error for that. */
static bool
is_absent(cl_int code)
{
    return code == CL_INVALID_OPERATION || code == CL_INVALID_GL_OBJECT;
}

static int
refuses(const struct world *w, const struct set *set, const struct call *call, int at, void *bad,
        const char *what)
{
    const cl_int code = make_call(w, set, call, at, bad);
    if (code == expected(call, at) || (is_absent(code) && is_absent(make_call(w, set, call, -1, NULL))))
        return 0;
    printf("%s, argument %d, %s: %d instead of %d\n", call->name, at, what, code, expected(call, at));
    return 1;
}

/* Images are memory objects: a call that takes any takes them. */
static bool
is_another(enum kind kind, enum kind wanted)
{
    const bool both = (kind == MEM || kind == IMAGE) && (wanted == MEM || wanted == IMAGE);
    return kind != wanted && !both;
}

static int
try_argument(const struct world *w, const struct set *set, const struct call *call, int at)
{
    static const char *const names[] = {"",          "a platform", "a device", "a context",
                                        "a queue",   "a buffer",   "an image", "a sampler",
                                        "a program", "a kernel",   "an event"};
    static uint64_t zeros[64];
    const enum kind wanted = kind_of(&call->args[at]);
    int bad = 0;
    if (!(call->args[at].what & MAY_BE_NULL))
        bad += refuses(w, set, call, at, NULL, "NULL");
    bad += refuses(w, set, call, at, (void *)8, "8");
    bad += refuses(w, set, call, at, (char *)zeros + 1, "an odd address");
    bad += refuses(w, set, call, at, zeros, "zeros");
    for (enum kind kind = PLATFORM; kind < KINDS; kind++)
        if (set->alive[kind] && is_another(kind, wanted))
            bad += refuses(w, set, call, at, set->alive[kind], names[kind]);
    if (set->dead[wanted])
        bad += refuses(w, set, call, at, set->dead[wanted], "what was released");
    return bad;
}

static bool
needs_images(const struct call *call)
{
    bool needs = strstr(call->name, "Sampler") != NULL;
    for (int i = 0; i < MAX_ARGS; i++)
        needs |= is_handle(&call->args[i]) && kind_of(&call->args[i]) == IMAGE;
    return needs;
}

static void
handles_that_are_none(void **state)
{
    WORLD(state);
    struct set set;
    int bad = 0;
    make_set(w, &set);
    for (size_t c = 0; c < sizeof calls / sizeof *calls; c++)
        for (int i = 0; i < MAX_ARGS; i++)
            if (is_handle(&calls[c].args[i]) && (has_images(w) || !needs_images(&calls[c])))
                bad += try_argument(w, &set, &calls[c], i);
    release_objects(set.alive);
    assert_int_equal(bad, 0);
}

/* One release too many returns an error, through any loader. */
static void
released_too_often(void **state)
{
    WORLD(state);
    struct set set;
    make_set(w, &set);
    for (int round = 0; round < 3; round++) {
        FAILS(CL_INVALID_CONTEXT, clReleaseContext(set.dead[CONTEXT]));
        FAILS(CL_INVALID_COMMAND_QUEUE, clReleaseCommandQueue(set.dead[QUEUE]));
        FAILS(CL_INVALID_MEM_OBJECT, clReleaseMemObject(set.dead[MEM]));
        FAILS(CL_INVALID_PROGRAM, clReleaseProgram(set.dead[PROGRAM]));
        FAILS(CL_INVALID_KERNEL, clReleaseKernel(set.dead[KERNEL]));
        FAILS(CL_INVALID_EVENT, clReleaseEvent(set.dead[EVENT]));
        FAILS(CL_INVALID_EVENT, clRetainEvent(set.dead[EVENT]));
        if (set.dead[SAMPLER])
            FAILS(CL_INVALID_SAMPLER, clReleaseSampler(set.dead[SAMPLER]));
    }
    release_objects(set.alive);
}

/* The host uses a handle that it has released, while a command still needs the object. */
static void
released_in_use(void **state)
{
    WORLD(state);
    const cl_int one = 1;
    cl_event gate = clCreateUserEvent(w->context, &error);
    OK(error);
    cl_mem mem = new_buffer(w, sizeof one, NULL);
    OK(clEnqueueFillBuffer(w->queue, mem, &one, sizeof one, 0, sizeof one, 1, &gate, NULL));
    OK(clReleaseMemObject(mem));
    FAILS(CL_INVALID_MEM_OBJECT, clReleaseMemObject(mem));
    FAILS(CL_INVALID_MEM_OBJECT, clRetainMemObject(mem));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clFinish(w->queue));
    FAILS(CL_INVALID_MEM_OBJECT, clReleaseMemObject(mem));
    OK(clReleaseEvent(gate));
}

/* Two threads release each object: one of them succeeds. */
enum { RACES = 2000, BATCH = 200 };
static cl_event raced[BATCH];
static atomic_int released;
static pthread_barrier_t turn;

static void *
race(void *user)
{
    (void)user;
    for (int round = 0; round < RACES / BATCH; round++) {
        pthread_barrier_wait(&turn);
        for (int i = 0; i < BATCH; i++)
            atomic_fetch_add(&released, clReleaseEvent(raced[i]) == CL_SUCCESS);
        pthread_barrier_wait(&turn);
    }
    return NULL;
}

static void
released_by_two(void **state)
{
    WORLD(state);
    pthread_t threads[2];
    atomic_store(&released, 0);
    pthread_barrier_init(&turn, NULL, 3);
    for (int i = 0; i < 2; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, race, NULL), 0);
    for (int round = 0; round < RACES / BATCH; round++) {
        for (int i = 0; i < BATCH; i++) {
            raced[i] = clCreateUserEvent(w->context, &error);
            OK(error);
        }
        pthread_barrier_wait(&turn);
        pthread_barrier_wait(&turn);
    }
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    pthread_barrier_destroy(&turn);
    assert_int_equal(released, RACES);
}

/* --- clSetKernelArg with an argument of each kind --- */

enum { ARG_IMAGE, ARG_SAMPLER, ARG_GLOBAL, ARG_CONSTANT, ARG_LOCAL, ARG_VALUE, ARGS };

static void
refuses_handle(cl_kernel kernel, cl_uint index, void *handle)
{
    FAILS(index == ARG_SAMPLER ? CL_INVALID_SAMPLER : CL_INVALID_MEM_OBJECT,
          clSetKernelArg(kernel, index, sizeof handle, &handle));
}

/* A buffer may be NULL; images and samplers may not. */
static void
refuses_handles(const struct set *set, cl_kernel kernel, cl_uint index)
{
    static uint64_t zeros[64];
    for (enum kind kind = PLATFORM; kind < KINDS; kind++) {
        const bool fits = (kind == MEM && index >= ARG_GLOBAL) || (kind == SAMPLER && index == ARG_SAMPLER) ||
                          (kind == IMAGE && index == ARG_IMAGE);
        if (set->alive[kind] && !fits)
            refuses_handle(kernel, index, set->alive[kind]);
        if (set->dead[kind])
            refuses_handle(kernel, index, set->dead[kind]);
    }
    refuses_handle(kernel, index, zeros);
    refuses_handle(kernel, index, (char *)zeros + 1);
    refuses_handle(kernel, index, (void *)1);
    if (index < ARG_GLOBAL) {
        refuses_handle(kernel, index, NULL);
        FAILS(index == ARG_SAMPLER ? CL_INVALID_SAMPLER : CL_INVALID_MEM_OBJECT,
              clSetKernelArg(kernel, index, sizeof(void *), NULL));
    }
    FAILS(CL_INVALID_ARG_SIZE, clSetKernelArg(kernel, index, 4, &set->alive[MEM]));
    FAILS(CL_INVALID_ARG_SIZE, clSetKernelArg(kernel, index, 0, &set->alive[MEM]));
}

/* Objects of another context. */
static void
refuses_strangers(struct world *w, cl_kernel kernel)
{
    struct world other = {.device = w->device};
    void *strangers[KINDS] = {0};
    other.context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &error);
    OK(error);
    strangers[MEM] = new_buffer(&other, 64, NULL);
    make_images(&other, strangers);
    for (cl_uint index = 0; index <= ARG_CONSTANT; index++) {
        void *stranger = strangers[index == ARG_SAMPLER ? SAMPLER : index == ARG_IMAGE ? IMAGE : MEM];
        if (stranger)
            FAILS(CL_INVALID_CONTEXT, clSetKernelArg(kernel, index, sizeof stranger, &stranger));
    }
    OK(clReleaseMemObject(strangers[MEM]));
    if (strangers[IMAGE]) {
        OK(clReleaseMemObject(strangers[IMAGE]));
        OK(clReleaseSampler(strangers[SAMPLER]));
    }
    OK(clReleaseContext(other.context));
}

static void
refuses_args(struct world *w, const char *container)
{
    const size_t one = 1;
    struct set set;
    cl_kernel kernel = open_kernel(w, container, "every");
    make_set(w, &set);
    for (cl_uint index = 0; index <= ARG_CONSTANT; index++)
        refuses_handles(&set, kernel, index);
    refuses_strangers(w, kernel);
    FAILS(CL_INVALID_ARG_SIZE, clSetKernelArg(kernel, ARG_LOCAL, 0, NULL));
    FAILS(CL_INVALID_ARG_VALUE, clSetKernelArg(kernel, ARG_LOCAL, 4, &one));
    FAILS(CL_INVALID_ARG_VALUE, clSetKernelArg(kernel, ARG_VALUE, 4, NULL));
    FAILS(CL_INVALID_ARG_SIZE, clSetKernelArg(kernel, ARG_VALUE, 8, &one));
    FAILS(CL_INVALID_ARG_SIZE, clSetKernelArg(kernel, ARG_VALUE, 0, &one));
    FAILS(CL_INVALID_ARG_INDEX, clSetKernelArg(kernel, ARGS + 1, 4, &one));
    FAILS(CL_INVALID_ARG_INDEX, clSetKernelArg(kernel, UINT32_MAX, 4, &one));
    FAILS(CL_INVALID_KERNEL_ARGS,
          clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    release_objects(set.alive);
    OK(clReleaseKernel(kernel));
}

static void
kernel_args(void **state)
{
    WORLD(state);
    refuses_args(w, "every_arg");
    if (!strcmp(device_word(w->device), "skl"))
        refuses_args(w, "every_arg-zebin");
}

static const struct CMUnitTest tests[] = {
    TEST(handles_that_are_none), TEST(released_too_often), TEST(released_in_use),
    TEST(released_by_two),       TEST(kernel_args),
};
SUITE(misuse, tests)
