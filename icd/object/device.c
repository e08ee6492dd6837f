/* SPDX-License-Identifier: MIT */
#include "runtime/device.h"

#include <string.h>

#include "icd.h"
#include "runtime/context.h"
#include "runtime/platform.h"

static bool
is_type(cl_device_type type)
{
    const cl_device_type all = CL_DEVICE_TYPE_DEFAULT | CL_DEVICE_TYPE_CPU | CL_DEVICE_TYPE_GPU |
                               CL_DEVICE_TYPE_ACCELERATOR | CL_DEVICE_TYPE_CUSTOM;
    return type == CL_DEVICE_TYPE_ALL || (type && !(type & ~all));
}

/* CL_DEVICE_TYPE_DEFAULT is the first device; all are GPUs. */
static cl_uint
count_of_type(cl_platform_id platform, cl_device_type type)
{
    const bool gpu = type & CL_DEVICE_TYPE_GPU;
    const bool first = type & CL_DEVICE_TYPE_DEFAULT;
    return gpu ? platform->device_count : first && platform->device_count ? 1 : 0;
}

cl_int CL_API_CALL
clGetDeviceIDs(cl_platform_id platform, cl_device_type device_type, cl_uint num_entries,
               cl_device_id *devices, cl_uint *num_devices)
{
    REQUIRE(IS_PLATFORM(platform), CL_INVALID_PLATFORM);
    REQUIRE(is_type(device_type), CL_INVALID_DEVICE_TYPE);
    REQUIRE(devices || num_devices, CL_INVALID_VALUE);
    REQUIRE(!devices || num_entries > 0, CL_INVALID_VALUE);
    const cl_uint count = count_of_type(platform, device_type);
    REQUIRE(count > 0, CL_DEVICE_NOT_FOUND);
    for (cl_uint i = 0; devices && i < count && i < num_entries; i++)
        devices[i] = platform->devices[i];
    if (num_devices)
        *num_devices = count;
    return CL_SUCCESS;
}

/* One clock serves both. */
cl_int CL_API_CALL
clGetDeviceAndHostTimer(cl_device_id device, cl_ulong *device_timestamp, cl_ulong *host_timestamp)
{
    REQUIRE(IS_DEVICE(device), CL_INVALID_DEVICE);
    REQUIRE(device_timestamp && host_timestamp, CL_INVALID_VALUE);
    *device_timestamp = *host_timestamp = rt_clock();
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clGetHostTimer(cl_device_id device, cl_ulong *host_timestamp)
{
    REQUIRE(IS_DEVICE(device), CL_INVALID_DEVICE);
    REQUIRE(host_timestamp, CL_INVALID_VALUE);
    *host_timestamp = rt_clock();
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clSetDefaultDeviceCommandQueue(cl_context context, cl_device_id device, cl_command_queue command_queue)
{
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    REQUIRE(IS_DEVICE(device), CL_INVALID_DEVICE);
    REQUIRE(rt_context_has(context, device), CL_INVALID_DEVICE);
    (void)command_queue;
    return icd_refuse(__func__, "the device supports on-device queues", CL_INVALID_OPERATION);
}
