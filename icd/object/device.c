/* SPDX-License-Identifier: MIT */
#include "runtime/device.h"

#include <string.h>

#include "icd.h"
#include "runtime/context.h"
#include "runtime/platform.h"

#define ALL_TYPES                                                                                            \
    ((cl_device_type)(CL_DEVICE_TYPE_DEFAULT | CL_DEVICE_TYPE_CPU | CL_DEVICE_TYPE_GPU |                     \
                      CL_DEVICE_TYPE_ACCELERATOR | CL_DEVICE_TYPE_CUSTOM))

static bool
is_type(cl_device_type type)
{
    return type == CL_DEVICE_TYPE_ALL || (type && !(type & ~ALL_TYPES));
}

/* CL_DEVICE_TYPE_DEFAULT is the first device; all are GPUs. */
static cl_uint
count_of_type(cl_platform_id platform, cl_device_type type)
{
    const bool gpu = type & CL_DEVICE_TYPE_GPU;
    const bool first = type & CL_DEVICE_TYPE_DEFAULT;
    return gpu ? platform->device_count : first && platform->device_count ? 1 : 0;
}

cl_int
icd_find_devices(const struct rt_call *call, cl_platform_id platform, cl_device_type device_type,
                 cl_uint num_entries, cl_device_id *devices, cl_uint *num_devices)
{
    REQUIRE_PLATFORM(platform);
    REQUIRE(is_type(device_type), CL_INVALID_DEVICE_TYPE,
            "device_type is %s; allowed are CL_DEVICE_TYPE_ALL and one or more of %s",
            RT_FLAGS(DEVICE_TYPE, device_type), RT_FLAGS(DEVICE_TYPE, ALL_TYPES));
    REQUIRE(devices || num_devices, CL_INVALID_VALUE, "devices and num_devices are both NULL");
    REQUIRE_ROOM(num_entries, devices);
    const cl_uint count = count_of_type(platform, device_type);
    REQUIRE(count > 0, CL_DEVICE_NOT_FOUND,
            "device_type is %s; the platform's devices are of CL_DEVICE_TYPE_GPU",
            RT_FLAGS(DEVICE_TYPE, device_type));
    for (cl_uint i = 0; devices && i < count && i < num_entries; i++)
        devices[i] = platform->devices[i];
    if (num_devices)
        *num_devices = count;
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clGetDeviceIDs(cl_platform_id platform, cl_device_type device_type, cl_uint num_entries,
               cl_device_id *devices, cl_uint *num_devices)
{
    QUIET_CALL();
    return icd_find_devices(call, platform, device_type, num_entries, devices, num_devices);
}

/* One clock serves both. */
cl_int CL_API_CALL
clGetDeviceAndHostTimer(cl_device_id device, cl_ulong *device_timestamp, cl_ulong *host_timestamp)
{
    QUIET_CALL();
    REQUIRE_DEVICE(device);
    REQUIRE_POINTER(device_timestamp);
    REQUIRE_POINTER(host_timestamp);
    *device_timestamp = *host_timestamp = rt_clock();
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clGetHostTimer(cl_device_id device, cl_ulong *host_timestamp)
{
    QUIET_CALL();
    REQUIRE_DEVICE(device);
    REQUIRE_POINTER(host_timestamp);
    *host_timestamp = rt_clock();
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clSetDefaultDeviceCommandQueue(cl_context context, cl_device_id device, cl_command_queue command_queue)
{
    CALL(context);
    REQUIRE_CONTEXT(context);
    REQUIRE_DEVICE(device);
    REQUIRE_IN_CONTEXT(context, device);
    (void)command_queue;
    return REFUSE(CL_INVALID_OPERATION, "%s does not support on-device queues", device->gpu->name);
}
