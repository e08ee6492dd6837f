/* SPDX-License-Identifier: MIT */
/* Sub-devices: OpenCL 3.0, 4.3. */
#include <assert.h>
#include <stdlib.h>

#include "icd.h"
#include "runtime/device.h"

#define NO_REFERENCE "device was released as often as it was created and retained"

/* Root devices stay; their count is always 1. */
cl_int CL_API_CALL
clRetainDevice(cl_device_id device)
{
    QUIET_CALL();
    REQUIRE_DEVICE(device);
    if (!device->parent)
        return CL_SUCCESS;
    REQUIRE(rt_object_host_retain(&device->base), CL_INVALID_DEVICE, NO_REFERENCE);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clReleaseDevice(cl_device_id device)
{
    bool last;
    QUIET_CALL();
    REQUIRE_DEVICE(device);
    if (!device->parent)
        return CL_SUCCESS;
    REQUIRE(rt_object_host_release(&device->base, &last), CL_INVALID_DEVICE, NO_REFERENCE);
    RT_RELEASE(device);
    return CL_SUCCESS;
}

/* The units of each part; the list is the caller's to free. */
struct parts {
    cl_uint *units;
    cl_uint count;
    size_t property_count; /* of the whole list, with the closing 0 */
};

static cl_int
add_parts(const struct rt_call *call, struct parts *parts, cl_uint count, cl_uint units)
{
    assert(count > 0 && units > 0);
    cl_uint *more = realloc(parts->units, ((size_t)parts->count + count) * sizeof *more);
    REQUIRE(more, CL_OUT_OF_HOST_MEMORY, "there is no memory for a list of %u sub-devices", count);
    parts->units = more;
    for (cl_uint i = 0; i < count; i++)
        parts->units[parts->count++] = units;
    return CL_SUCCESS;
}

#define TOO_MANY_UNITS                                                                                       \
    "CL_DEVICE_PARTITION_EQUALLY in properties is %lld; a part must be smaller than the device's %lld "      \
    "compute units"

/* As many parts of that size as possible; left-over units belong to none. The parts must be smaller than the
 * device (4.3): a part with all units is no partition. */
static cl_int
read_equally(const struct rt_call *call, cl_device_id device, const cl_device_partition_property *properties,
             struct parts *parts)
{
    const cl_device_partition_property units = properties[1];
    const cl_device_partition_property all = device->compute_units;
    REQUIRE(units > 0, CL_INVALID_VALUE,
            "CL_DEVICE_PARTITION_EQUALLY in properties is %lld; at least 1 is needed", (long long)units);
    REQUIRE(properties[2] == 0, CL_INVALID_VALUE,
            "properties goes on behind CL_DEVICE_PARTITION_EQUALLY; one scheme is allowed");
    REQUIRE(units <= all, CL_INVALID_DEVICE_PARTITION_COUNT, TOO_MANY_UNITS, (long long)units,
            (long long)all);
    REQUIRE(units < all, CL_DEVICE_PARTITION_FAILED, TOO_MANY_UNITS, (long long)units, (long long)all);
    parts->property_count = 3;
    return add_parts(call, parts, device->compute_units / (cl_uint)units, (cl_uint)units);
}

static cl_int
read_counts(const struct rt_call *call, cl_device_id device, const cl_device_partition_property *properties,
            struct parts *parts)
{
    cl_device_partition_property left = device->compute_units;
    size_t i = 1;
    cl_int err = CL_SUCCESS;
    for (; !err && properties[i] != CL_DEVICE_PARTITION_BY_COUNTS_LIST_END; i++) {
        REQUIRE(properties[i] > 0 && properties[i] <= left, CL_INVALID_DEVICE_PARTITION_COUNT,
                "properties[%zu] is %lld compute units; %lld of the device's %u are left", i,
                (long long)properties[i], (long long)left, device->compute_units);
        left -= properties[i];
        err = add_parts(call, parts, 1, (cl_uint)properties[i]);
    }
    if (err)
        return err;
    REQUIRE(parts->count > 0, CL_INVALID_DEVICE_PARTITION_COUNT,
            "CL_DEVICE_PARTITION_BY_COUNTS in properties has no counts");
    REQUIRE(properties[i + 1] == 0, CL_INVALID_VALUE,
            "properties goes on behind CL_DEVICE_PARTITION_BY_COUNTS_LIST_END; one scheme is allowed");
    parts->property_count = i + 2;
    return CL_SUCCESS;
}

static cl_int
read_parts(const struct rt_call *call, cl_device_id in_device, const cl_device_partition_property *properties,
           struct parts *parts)
{
    REQUIRE_DEVICE(in_device);
    REQUIRE_POINTER(properties);
    const bool equally = properties[0] == CL_DEVICE_PARTITION_EQUALLY;
    REQUIRE(equally || properties[0] == CL_DEVICE_PARTITION_BY_COUNTS, CL_INVALID_VALUE,
            "properties begins with %s; allowed are CL_DEVICE_PARTITION_EQUALLY and "
            "CL_DEVICE_PARTITION_BY_COUNTS",
            RT_NAME(PROPERTY, (cl_ulong)properties[0]));
    REQUIRE(rt_device_divisible(in_device), CL_DEVICE_PARTITION_FAILED,
            "in_device has %u compute units and is not divided further", in_device->compute_units);
    return equally ? read_equally(call, in_device, properties, parts)
                   : read_counts(call, in_device, properties, parts);
}

static cl_int
check_room(const struct rt_call *call, const struct parts *parts, cl_uint num_devices,
           const cl_device_id *out_devices)
{
    assert(parts->units && parts->count > 0 && parts->property_count >= 3);
    REQUIRE(!out_devices || num_devices >= parts->count, CL_INVALID_VALUE,
            "num_devices is %u, and out_devices needs room for %u", num_devices, parts->count);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clCreateSubDevices(cl_device_id in_device, const cl_device_partition_property *properties,
                   cl_uint num_devices, cl_device_id *out_devices, cl_uint *num_devices_ret)
{
    QUIET_CALL();
    struct parts parts = {0};
    cl_int err = read_parts(call, in_device, properties, &parts);
    if (!err)
        err = check_room(call, &parts, num_devices, out_devices);
    if (!err && out_devices)
        err = rt_device_divide(
            in_device, &(struct rt_partition){parts.count, parts.units, properties, parts.property_count},
            out_devices);
    if (!err && num_devices_ret)
        *num_devices_ret = parts.count;
    free(parts.units);
    return err;
}
