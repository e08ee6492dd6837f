/* SPDX-License-Identifier: MIT */
#include "runtime/context.h"

#include <stdlib.h>

#include "icd.h"
#include "runtime/platform.h"

/* Length with the closing 0. */
static size_t
property_count(const cl_context_properties *properties)
{
    size_t n = 0;
    while (properties && properties[n])
        n += 2;
    return properties ? n + 1 : 0;
}

static cl_int
check_property(const struct rt_call *call, const cl_context_properties *properties, size_t i)
{
    for (size_t k = 0; k < i; k += 2)
        REQUIRE(properties[k] != properties[i], CL_INVALID_PROPERTY, "properties has %s twice",
                RT_NAME(PROPERTY, (cl_ulong)properties[i]));
    switch (properties[i]) {
    case CL_CONTEXT_PLATFORM:
        REQUIRE_KIND((const void *)properties[i + 1], RT_PLATFORM, CL_INVALID_PLATFORM,
                     "CL_CONTEXT_PLATFORM in properties");
        return CL_SUCCESS;
    case CL_CONTEXT_INTEROP_USER_SYNC:
        REQUIRE(properties[i + 1] == CL_TRUE || properties[i + 1] == CL_FALSE, CL_INVALID_PROPERTY,
                "CL_CONTEXT_INTEROP_USER_SYNC in properties is %lld; allowed are CL_TRUE and CL_FALSE",
                (long long)properties[i + 1]);
        return CL_SUCCESS;
    }
    return REFUSE(CL_INVALID_PROPERTY, "properties has %s, which is no property of a context",
                  RT_NAME(PROPERTY, (cl_ulong)properties[i]));
}

static cl_int
check_properties(const struct rt_call *call, const cl_context_properties *properties, const void *pfn_notify,
                 const void *user_data)
{
    REQUIRE(pfn_notify || !user_data, CL_INVALID_VALUE, "pfn_notify is NULL, and user_data is not");
    cl_int err = CL_SUCCESS;
    for (size_t i = 0; !err && properties && properties[i]; i += 2)
        err = check_property(call, properties, i);
    return err;
}

static cl_int
check_devices(const struct rt_call *call, cl_uint num_devices, const cl_device_id *devices)
{
    REQUIRE_LIST(num_devices, devices);
    for (cl_uint i = 0; i < num_devices; i++)
        REQUIRE_KIND(devices[i], RT_DEVICE, CL_INVALID_DEVICE, "devices[%u]", i);
    return CL_SUCCESS;
}

/* Cayman's programs see a pool of 4 GiB of addresses, which a context reserves. */
static cl_int
new_context(const struct rt_call *call, const cl_context_properties *properties, cl_uint count,
            const cl_device_id *devices, rt_notify notify, void *user, cl_context *context)
{
    const cl_int err =
        rt_context_new(properties, property_count(properties), count, devices, notify, user, context);
    return err == CL_OUT_OF_HOST_MEMORY
               ? REFUSE(err,
                        "no memory for a context; one with a Cayman takes 4 GiB of the process's addresses, "
                        "which `ulimit -v` may limit")
               : err;
}

cl_context CL_API_CALL
clCreateContext(const cl_context_properties *properties, cl_uint num_devices, const cl_device_id *devices,
                void(CL_CALLBACK *pfn_notify)(const char *, const void *, size_t, void *), void *user_data,
                cl_int *errcode_ret)
{
    QUIET_CALL();
    cl_context context = NULL;
    cl_int err = check_properties(call, properties, (const void *)pfn_notify, user_data);
    if (!err)
        err = check_devices(call, num_devices, devices);
    if (!err)
        err = new_context(call, properties, num_devices, devices, pfn_notify, user_data, &context);
    icd_store_error(errcode_ret, err);
    return context;
}

cl_context CL_API_CALL
clCreateContextFromType(const cl_context_properties *properties, cl_device_type device_type,
                        void(CL_CALLBACK *pfn_notify)(const char *, const void *, size_t, void *),
                        void *user_data, cl_int *errcode_ret)
{
    QUIET_CALL();
    cl_context context = NULL;
    const cl_platform_id platform = rt_platform_init(&icd_dispatch);
    cl_device_id *devices = calloc(platform->device_count + 1u, sizeof *devices);
    cl_uint count = 0;
    cl_int err = devices ? CL_SUCCESS : CL_OUT_OF_HOST_MEMORY;
    if (!err)
        err = check_properties(call, properties, (const void *)pfn_notify, user_data);
    if (!err)
        err = icd_find_devices(call, platform, device_type, platform->device_count + 1u, devices, &count);
    if (!err)
        err = new_context(call, properties, count, devices, pfn_notify, user_data, &context);
    free(devices);
    icd_store_error(errcode_ret, err);
    return context;
}

cl_int CL_API_CALL
clGetContextInfo(cl_context context, cl_context_info param_name, size_t param_value_size, void *param_value,
                 size_t *param_value_size_ret)
{
    QUESTION();
    REQUIRE_CONTEXT(context);
    switch (param_name) {
        ANSWER(CL_CONTEXT_REFERENCE_COUNT, cl_uint, rt_object_host_refs(&context->base))
        ANSWER(CL_CONTEXT_NUM_DEVICES, cl_uint, context->device_count)
        ANSWER_BYTES(CL_CONTEXT_DEVICES, context->devices, context->device_count * sizeof *context->devices)
        ANSWER_BYTES(CL_CONTEXT_PROPERTIES, context->properties,
                     context->property_count * sizeof *context->properties)
    }
    return icd_refuse_question(&question, "a context");
}

cl_int CL_API_CALL
clSetContextDestructorCallback(cl_context context, void(CL_CALLBACK *pfn_notify)(cl_context, void *),
                               void *user_data)
{
    CALL(context);
    REQUIRE_CONTEXT(context);
    REQUIRE_POINTER(pfn_notify);
    return rt_context_add_hook(context, pfn_notify, user_data);
}
