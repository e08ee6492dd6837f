/* SPDX-License-Identifier: MIT */
#include "runtime/queue.h"

#include "icd.h"
#include "runtime/context.h"
#include "runtime/event.h"
#include "runtime/served.h"

#define HOST_FLAGS                                                                                           \
    ((cl_command_queue_properties)(CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE))
#define DEVICE_FLAGS ((cl_command_queue_properties)(CL_QUEUE_ON_DEVICE | CL_QUEUE_ON_DEVICE_DEFAULT))

static cl_int
check_queue(cl_context context, cl_device_id device)
{
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    REQUIRE(IS_DEVICE(device), CL_INVALID_DEVICE);
    REQUIRE(rt_context_has(context, device), CL_INVALID_DEVICE);
    return CL_SUCCESS;
}

/* Every device supports all that a queue of the host's can have. */
static cl_int
check_host_flags(cl_command_queue_properties flags)
{
    REQUIRE(!(flags & ~HOST_FLAGS), CL_INVALID_VALUE);
    return CL_SUCCESS;
}

cl_command_queue CL_API_CALL
clCreateCommandQueue(cl_context context, cl_device_id device, cl_command_queue_properties properties,
                     cl_int *errcode_ret)
{
    cl_command_queue queue = NULL;
    cl_int err = check_queue(context, device);
    if (!err)
        err = check_host_flags(properties);
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
check_wanted(const struct wanted *wanted)
{
    const cl_command_queue_properties flags = wanted->flags;
    if (!(flags & CL_QUEUE_ON_DEVICE)) {
        REQUIRE(!wanted->has_size, CL_INVALID_VALUE);
        return check_host_flags(flags);
    }
    REQUIRE(!(flags & ~(HOST_FLAGS | DEVICE_FLAGS)), CL_INVALID_VALUE);
    REQUIRE(flags & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, CL_INVALID_VALUE);
    return icd_refuse(__func__, "the device supports on-device queues", CL_INVALID_QUEUE_PROPERTIES);
}

static cl_int
read_properties(const cl_queue_properties *properties, struct wanted *wanted)
{
    size_t n = 0;
    for (; properties && properties[n]; n += 2) {
        REQUIRE(properties[n] == CL_QUEUE_PROPERTIES || properties[n] == CL_QUEUE_SIZE, CL_INVALID_VALUE);
        if (properties[n] == CL_QUEUE_SIZE)
            wanted->has_size = true;
        else
            wanted->flags = properties[n + 1];
    }
    wanted->count = properties ? n + 1 : 0;
    return check_wanted(wanted);
}

cl_command_queue CL_API_CALL
clCreateCommandQueueWithProperties(cl_context context, cl_device_id device,
                                   const cl_queue_properties *properties, cl_int *errcode_ret)
{
    cl_command_queue queue = NULL;
    struct wanted wanted = {0};
    cl_int err = check_queue(context, device);
    if (!err)
        err = read_properties(properties, &wanted);
    if (!err)
        err = rt_queue_new(context, device, wanted.flags, properties, wanted.count, &queue);
    icd_store_error(errcode_ret, err);
    return queue;
}

cl_int CL_API_CALL
clGetCommandQueueInfo(cl_command_queue command_queue, cl_command_queue_info param_name,
                      size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
    const struct icd_question question = {param_value_size, param_value, param_value_size_ret};
    REQUIRE(IS_QUEUE(command_queue), CL_INVALID_COMMAND_QUEUE);
    REQUIRE(param_name != CL_QUEUE_SIZE, CL_INVALID_COMMAND_QUEUE); /* not an on-device queue */
    switch (param_name) {
        ANSWER(CL_QUEUE_CONTEXT, cl_context, command_queue->context)
        ANSWER(CL_QUEUE_DEVICE, cl_device_id, command_queue->device)
        ANSWER(CL_QUEUE_REFERENCE_COUNT, cl_uint, rt_object_host_refs(&command_queue->base))
        ANSWER(CL_QUEUE_PROPERTIES, cl_command_queue_properties, command_queue->flags)
        ANSWER(CL_QUEUE_DEVICE_DEFAULT, cl_command_queue, NULL)
        ANSWER_BYTES(CL_QUEUE_PROPERTIES_ARRAY, command_queue->properties,
                     command_queue->property_count * sizeof *command_queue->properties)
    }
    return icd_refuse(__func__, "param_name is one of the queue's", CL_INVALID_VALUE);
}

/* Gone since OpenCL 1.1. */
cl_int CL_API_CALL
clSetCommandQueueProperty(cl_command_queue command_queue, cl_command_queue_properties properties,
                          cl_bool enable, cl_command_queue_properties *old_properties)
{
    (void)properties, (void)enable, (void)old_properties;
    REQUIRE(IS_QUEUE(command_queue), CL_INVALID_COMMAND_QUEUE);
    return icd_refuse(__func__, "properties of a queue can change", CL_INVALID_OPERATION);
}

/* Commands start by themselves. */
cl_int CL_API_CALL
clFlush(cl_command_queue command_queue)
{
    REQUIRE(IS_QUEUE(command_queue), CL_INVALID_COMMAND_QUEUE);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clFinish(cl_command_queue command_queue)
{
    REQUIRE(IS_QUEUE(command_queue), CL_INVALID_COMMAND_QUEUE);
    REQUIRE(!rt_served_holds_up_queue(command_queue), CL_INVALID_OPERATION);
    rt_queue_finish(command_queue);
    const cl_int err = rt_failures_tell(command_queue);
    return err ? icd_refuse(__func__, "all commands of the queue succeeded", err) : CL_SUCCESS;
}
