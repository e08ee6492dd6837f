/* SPDX-License-Identifier: MIT */
#include "runtime/queue.h"

#include "icd.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/platform.h"
#include "runtime/served.h"
#include "runtime/watch.h"

#define HOST_FLAGS                                                                                           \
    ((cl_command_queue_properties)(CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE))
#define DEVICE_FLAGS ((cl_command_queue_properties)(CL_QUEUE_ON_DEVICE | CL_QUEUE_ON_DEVICE_DEFAULT))

static cl_int
check_queue(const struct rt_call *call, cl_context context, cl_device_id device)
{
    REQUIRE_CONTEXT(context);
    REQUIRE_DEVICE(device);
    REQUIRE_IN_CONTEXT(context, device);
    return CL_SUCCESS;
}

/* Every device supports every property of a host queue. */
static cl_int
check_host_flags(const struct rt_call *call, cl_command_queue_properties properties)
{
    REQUIRE_FLAGS(QUEUE_FLAGS, properties, HOST_FLAGS);
    return CL_SUCCESS;
}

cl_command_queue CL_API_CALL
clCreateCommandQueue(cl_context context, cl_device_id device, cl_command_queue_properties properties,
                     cl_int *errcode_ret)
{
    CALL(context);
    cl_command_queue queue = NULL;
    cl_int err = check_queue(call, context, device);
    if (!err)
        err = check_host_flags(call, properties);
    if (!err)
        err = rt_queue_new(context, device, properties, NULL, 0, &queue);
    icd_store_error(errcode_ret, err);
    return queue;
}

/* What a list says. */
struct wanted {
    cl_command_queue_properties flags;
    bool has_size;
    size_t count; /* the list's length with its closing 0 */
};

/* A queue on the device is out of order; only such a queue is a default one, or has a size. */
static cl_int
check_wanted(const struct rt_call *call, cl_device_id device, const struct wanted *wanted)
{
    const cl_command_queue_properties flags = wanted->flags;
    if (!(flags & CL_QUEUE_ON_DEVICE)) {
        REQUIRE(!wanted->has_size, CL_INVALID_VALUE,
                "properties has CL_QUEUE_SIZE without CL_QUEUE_ON_DEVICE");
        return check_host_flags(call, flags);
    }
    REQUIRE(!(flags & ~(HOST_FLAGS | DEVICE_FLAGS)), CL_INVALID_VALUE,
            "CL_QUEUE_PROPERTIES in properties is %s; allowed are %s", RT_FLAGS(QUEUE_FLAGS, flags),
            RT_FLAGS(QUEUE_FLAGS, HOST_FLAGS | DEVICE_FLAGS));
    REQUIRE(flags & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, CL_INVALID_VALUE,
            "CL_QUEUE_PROPERTIES in properties is %s; CL_QUEUE_ON_DEVICE requires "
            "CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE",
            RT_FLAGS(QUEUE_FLAGS, flags));
    return REFUSE(CL_INVALID_QUEUE_PROPERTIES,
                  "properties has CL_QUEUE_ON_DEVICE; %s does not support on-device queues",
                  device->gpu->name);
}

static cl_int
read_properties(const struct rt_call *call, cl_device_id device, const cl_queue_properties *properties,
                struct wanted *wanted)
{
    size_t n = 0;
    for (; properties && properties[n]; n += 2) {
        REQUIRE(properties[n] == CL_QUEUE_PROPERTIES || properties[n] == CL_QUEUE_SIZE, CL_INVALID_VALUE,
                "properties has %s; allowed are CL_QUEUE_PROPERTIES and CL_QUEUE_SIZE",
                RT_NAME(PROPERTY, properties[n]));
        if (properties[n] == CL_QUEUE_SIZE)
            wanted->has_size = true;
        else
            wanted->flags = properties[n + 1];
    }
    wanted->count = properties ? n + 1 : 0;
    return check_wanted(call, device, wanted);
}

cl_command_queue CL_API_CALL
clCreateCommandQueueWithProperties(cl_context context, cl_device_id device,
                                   const cl_queue_properties *properties, cl_int *errcode_ret)
{
    CALL(context);
    cl_command_queue queue = NULL;
    struct wanted wanted = {0};
    cl_int err = check_queue(call, context, device);
    if (!err)
        err = read_properties(call, device, properties, &wanted);
    if (!err)
        err = rt_queue_new(context, device, wanted.flags, properties, wanted.count, &queue);
    icd_store_error(errcode_ret, err);
    return queue;
}

cl_int CL_API_CALL
clGetCommandQueueInfo(cl_command_queue command_queue, cl_command_queue_info param_name,
                      size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
    QUESTION();
    REQUIRE_QUEUE(command_queue);
    REQUIRE(param_name != CL_QUEUE_SIZE, CL_INVALID_COMMAND_QUEUE,
            "param_name is CL_QUEUE_SIZE, and command_queue is not an on-device queue");
    switch (param_name) {
        ANSWER(CL_QUEUE_CONTEXT, cl_context, command_queue->context)
        ANSWER(CL_QUEUE_DEVICE, cl_device_id, command_queue->device)
        ANSWER(CL_QUEUE_REFERENCE_COUNT, cl_uint, rt_object_host_refs(&command_queue->base))
        ANSWER(CL_QUEUE_PROPERTIES, cl_command_queue_properties, command_queue->flags)
        ANSWER(CL_QUEUE_DEVICE_DEFAULT, cl_command_queue, NULL)
        ANSWER_BYTES(CL_QUEUE_PROPERTIES_ARRAY, command_queue->properties,
                     command_queue->property_count * sizeof *command_queue->properties)
    }
    return icd_refuse_question(&question, "a command queue");
}

/* Gone since OpenCL 1.1. */
cl_int CL_API_CALL
clSetCommandQueueProperty(cl_command_queue command_queue, cl_command_queue_properties properties,
                          cl_bool enable, cl_command_queue_properties *old_properties)
{
    (void)properties, (void)enable, (void)old_properties;
    CALL(command_queue);
    REQUIRE_QUEUE(command_queue);
    return REFUSE(CL_INVALID_OPERATION, "since OpenCL 1.1 the properties of a queue do not change");
}

/* Commands start by themselves. */
cl_int CL_API_CALL
clFlush(cl_command_queue command_queue)
{
    CALL(command_queue);
    REQUIRE_QUEUE(command_queue);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clFinish(cl_command_queue command_queue)
{
    CALL(command_queue);
    REQUIRE_QUEUE(command_queue);
    REQUIRE(!rt_served_holds_up_queue(command_queue), CL_INVALID_OPERATION,
            "a callback would wait for the command_queue that waits for the callback");
    rt_queue_finish(command_queue);
    if (rt_platform()->options.check)
        rt_watch_finished(command_queue);
    return icd_tell_failure(__func__, rt_failures_tell(command_queue));
}
