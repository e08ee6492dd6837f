/* SPDX-License-Identifier: MIT */
/* Errors condition by condition (test_conditions.c): platforms, devices, contexts, queues. What sub-devices
 * refuse is in test_sub_device.c. */
#include "api.h"

static void
platforms(void **state)
{
    WORLD(state);
    cl_platform_id id;
    FAILS_WHEN(CL_INVALID_VALUE, "room for none", clGetPlatformIDs(0, &id, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "nothing is asked for", clGetPlatformIDs(1, NULL, NULL));
    FAILS_WHEN(CL_INVALID_PLATFORM, "another kind of object",
               clUnloadPlatformCompiler((cl_platform_id)w->queue));
}

/* The same of the driver itself: above, the loader may answer. */
static void
platforms_of_the_driver(void **state)
{
    WORLD(state);
    cl_platform_id id;
    cl_int (*ids)(cl_uint, cl_platform_id *, cl_uint *) = NULL;
    void *found = clGetExtensionFunctionAddressForPlatform(w->platform, "clIcdGetPlatformIDsKHR");
    memcpy(&ids, &found, sizeof ids);
    if (!ids)
        skip();
    FAILS(CL_INVALID_VALUE, ids(0, &id, NULL));
    FAILS(CL_INVALID_VALUE, ids(1, NULL, NULL));
    OK(ids(1, &id, NULL));
    assert_ptr_equal(id, w->platform);
}

static void
device_lists(void **state)
{
    WORLD(state);
    const cl_device_type gpu = CL_DEVICE_TYPE_GPU;
    cl_device_id id;
    cl_uint count;
    FAILS_WHEN(CL_INVALID_PLATFORM, "another kind of object",
               clGetDeviceIDs((cl_platform_id)w->queue, gpu, 1, &id, NULL));
    FAILS_WHEN(CL_INVALID_DEVICE_TYPE, "no type", clGetDeviceIDs(w->platform, 0, 1, &id, NULL));
    FAILS_WHEN(CL_INVALID_DEVICE_TYPE, "an unknown type",
               clGetDeviceIDs(w->platform, gpu | 1 << 20, 1, &id, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "room for none", clGetDeviceIDs(w->platform, gpu, 0, &id, &count));
    FAILS_WHEN(CL_INVALID_VALUE, "nothing is asked for", clGetDeviceIDs(w->platform, gpu, 1, NULL, NULL));
    FAILS_WHEN(CL_DEVICE_NOT_FOUND, "no device is of the type",
               clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_ACCELERATOR, 1, &id, &count));
}

static void
timers(void **state)
{
    WORLD(state);
    cl_ulong a, b;
    cl_device_id wrong = (cl_device_id)w->queue;
    FAILS_WHEN(CL_INVALID_DEVICE, "no device", clGetDeviceAndHostTimer(NULL, &a, &b));
    FAILS_WHEN(CL_INVALID_DEVICE, "another kind of object", clGetDeviceAndHostTimer(wrong, &a, &b));
    FAILS_WHEN(CL_INVALID_VALUE, "no place for the device's time",
               clGetDeviceAndHostTimer(w->device, NULL, &b));
    FAILS_WHEN(CL_INVALID_VALUE, "no place for the host's time",
               clGetDeviceAndHostTimer(w->device, &a, NULL));
    FAILS_WHEN(CL_INVALID_DEVICE, "no device", clGetHostTimer(NULL, &b));
    FAILS_WHEN(CL_INVALID_DEVICE, "another kind of object", clGetHostTimer(wrong, &b));
    FAILS_WHEN(CL_INVALID_VALUE, "no place for the host's time", clGetHostTimer(w->device, NULL));
}

/* --- contexts --- */

static void CL_CALLBACK
ignore(cl_context context, void *user)
{
    (void)context, (void)user;
}

#define PROPERTIES(...) ((const cl_context_properties[]){__VA_ARGS__})
#define HERE CL_CONTEXT_PLATFORM, (cl_context_properties)w->platform
#define CONTEXT(code, condition, properties, user)                                                           \
    REFUSED_WHEN(code, condition, clCreateContext(properties, 1, &w->device, NULL, user, refusal));          \
    REFUSED_WHEN(code, condition,                                                                            \
                 clCreateContextFromType(properties, CL_DEVICE_TYPE_GPU, NULL, user, refusal))

static void
context_properties(void **state)
{
    WORLD(state);
    const cl_context_properties sync = CL_CONTEXT_INTEROP_USER_SYNC;
    CONTEXT(CL_INVALID_PLATFORM, "another kind of object",
            PROPERTIES(CL_CONTEXT_PLATFORM, (cl_context_properties)w->queue, 0), NULL);
    CONTEXT(CL_INVALID_PROPERTY, "an unknown property", PROPERTIES(HERE, 0x7777, 1, 0), NULL);
    CONTEXT(CL_INVALID_PROPERTY, "a value that is not valid", PROPERTIES(HERE, sync, 7, 0), NULL);
    CONTEXT(CL_INVALID_PROPERTY, "the same property twice", PROPERTIES(HERE, sync, CL_TRUE, sync, CL_TRUE, 0),
            NULL);
    CONTEXT(CL_INVALID_PROPERTY, "the same property twice", PROPERTIES(HERE, HERE, 0), NULL);
    CONTEXT(CL_INVALID_VALUE, "user data without callback", PROPERTIES(HERE, 0), w);
}

static void
contexts(void **state)
{
    WORLD(state);
    const cl_device_id wrong[] = {w->device, (cl_device_id)w->queue}, missing[] = {w->device, NULL};
    const cl_context_properties *here = PROPERTIES(HERE, 0);
    REFUSED_WHEN(CL_INVALID_VALUE, "no list of devices", clCreateContext(here, 1, NULL, NULL, NULL, refusal));
    REFUSED_WHEN(CL_INVALID_VALUE, "no device", clCreateContext(here, 0, &w->device, NULL, NULL, refusal));
    REFUSED_WHEN(CL_INVALID_DEVICE, "another kind of object",
                 clCreateContext(here, 2, wrong, NULL, NULL, refusal));
    REFUSED_WHEN(CL_INVALID_DEVICE, "the last is none",
                 clCreateContext(here, 2, missing, NULL, NULL, refusal));
    REFUSED_WHEN(CL_INVALID_DEVICE_TYPE, "no type", clCreateContextFromType(here, 0, NULL, NULL, refusal));
    REFUSED_WHEN(CL_INVALID_DEVICE_TYPE, "an unknown type",
                 clCreateContextFromType(here, CL_DEVICE_TYPE_GPU | 1 << 20, NULL, NULL, refusal));
    REFUSED_WHEN(CL_DEVICE_NOT_FOUND, "no device is of the type",
                 clCreateContextFromType(here, CL_DEVICE_TYPE_CPU, NULL, NULL, refusal));
    FAILS_WHEN(CL_INVALID_CONTEXT, "no context", clSetContextDestructorCallback(NULL, ignore, NULL));
    FAILS_WHEN(CL_INVALID_CONTEXT, "another kind of object",
               clSetContextDestructorCallback((cl_context)w->queue, ignore, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no callback", clSetContextDestructorCallback(w->context, NULL, NULL));
}

/* --- queues --- */

#define QUEUE(code, condition, context, device)                                                              \
    REFUSED_WHEN(code, condition, clCreateCommandQueue(context, device, 0, refusal));                        \
    REFUSED_WHEN(code, condition, clCreateCommandQueueWithProperties(context, device, NULL, refusal))
#define LISTED(code, condition, ...)                                                                         \
    REFUSED_WHEN(code, condition,                                                                            \
                 clCreateCommandQueueWithProperties(w->context, w->device,                                   \
                                                    (const cl_queue_properties[]){__VA_ARGS__}, refusal))

static void
queues(void **state)
{
    WORLD(state);
    const cl_command_queue_properties ours = CL_QUEUE_ON_DEVICE | CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE;
    cl_context c = w->context;
    QUEUE(CL_INVALID_CONTEXT, "no context", NULL, w->device);
    QUEUE(CL_INVALID_CONTEXT, "another kind of object", (cl_context)w->queue, w->device);
    QUEUE(CL_INVALID_DEVICE, "no device", c, NULL);
    QUEUE(CL_INVALID_DEVICE, "another kind of object", c, (cl_device_id)w->queue);
    REFUSED_WHEN(CL_INVALID_VALUE, "an unknown flag", clCreateCommandQueue(c, w->device, 1 << 20, refusal));
    REFUSED_WHEN(CL_INVALID_VALUE, "a queue of the device",
                 clCreateCommandQueue(c, w->device, ours, refusal));
    LISTED(CL_INVALID_VALUE, "an unknown property", 0x7777, 1, 0);
    LISTED(CL_INVALID_VALUE, "an unknown flag", CL_QUEUE_PROPERTIES, 1 << 20, 0);
    LISTED(CL_INVALID_VALUE, "a size for a queue of the host", CL_QUEUE_SIZE, 1024, 0);
    LISTED(CL_INVALID_VALUE, "a default queue that is the host's", CL_QUEUE_PROPERTIES,
           CL_QUEUE_ON_DEVICE_DEFAULT, 0);
    LISTED(CL_INVALID_VALUE, "a queue of the device, in order", CL_QUEUE_PROPERTIES, CL_QUEUE_ON_DEVICE, 0);
    LISTED(CL_INVALID_QUEUE_PROPERTIES, "a queue of the device", CL_QUEUE_PROPERTIES, ours, 0);
}

/* The device that a context does not have: the whole of its part. */
static void
devices_elsewhere(void **state)
{
    WORLD(state);
    const cl_device_partition_property parts[] = {CL_DEVICE_PARTITION_BY_COUNTS, 1, 0, 0};
    cl_device_id part;
    cl_int made;
    if (clCreateSubDevices(w->device, parts, 1, &part, NULL) != CL_SUCCESS)
        skip();
    cl_context context = clCreateContext(NULL, 1, &part, NULL, NULL, &made);
    OK(made);
    QUEUE(CL_INVALID_DEVICE, "a device that is not the context's", context, w->device);
    FAILS_WHEN(CL_INVALID_DEVICE, "a device that is not the context's",
               clSetDefaultDeviceCommandQueue(context, w->device, w->queue));
    REFUSED_WHEN(CL_INVALID_DEVICE, "a device that is not the context's",
                 clCreateProgramWithBuiltInKernels(context, 1, &w->device, "k", refusal));
    OK(clReleaseContext(context));
    OK(clReleaseDevice(part));
}

static void
changes_of_queues(void **state)
{
    WORLD(state);
    cl_command_queue wrong = (cl_command_queue)w->context;
    cl_command_queue_properties old = 0;
    const cl_command_queue_properties profiling = CL_QUEUE_PROFILING_ENABLE;
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "no queue",
               clSetCommandQueueProperty(NULL, profiling, CL_TRUE, &old));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "another kind of object",
               clSetCommandQueueProperty(wrong, profiling, CL_TRUE, &old));
    FAILS_WHEN(CL_INVALID_OPERATION, "queues cannot change",
               clSetCommandQueueProperty(w->queue, profiling, CL_TRUE, &old));
    FAILS_WHEN(CL_INVALID_CONTEXT, "no context", clSetDefaultDeviceCommandQueue(NULL, w->device, w->queue));
    FAILS_WHEN(CL_INVALID_CONTEXT, "another kind of object",
               clSetDefaultDeviceCommandQueue((cl_context)w->queue, w->device, w->queue));
    FAILS_WHEN(CL_INVALID_DEVICE, "no device", clSetDefaultDeviceCommandQueue(w->context, NULL, w->queue));
    FAILS_WHEN(CL_INVALID_DEVICE, "another kind of object",
               clSetDefaultDeviceCommandQueue(w->context, (cl_device_id)w->queue, w->queue));
    FAILS_WHEN(CL_INVALID_OPERATION, "the device has no queues",
               clSetDefaultDeviceCommandQueue(w->context, w->device, w->queue));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "no queue", clFlush(NULL));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "another kind of object", clFlush(wrong));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "no queue", clFinish(NULL));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "another kind of object", clFinish(wrong));
}

static const struct CMUnitTest tests[] = {
    TEST(platforms), TEST(platforms_of_the_driver), TEST(device_lists),
    TEST(timers),    TEST(context_properties),      TEST(contexts),
    TEST(queues),    TEST(devices_elsewhere),       TEST(changes_of_queues),
};
SUITE(conditions_setup, tests)
