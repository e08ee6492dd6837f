/* SPDX-License-Identifier: MIT */
/* Sub-devices: OpenCL 3.0, 4.3. */
#include <assert.h>
#include <stdlib.h>

#include "icd.h"
#include "runtime/device.h"

/* Root devices stay; their count is always 1. */
cl_int CL_API_CALL
clRetainDevice(cl_device_id device)
{
    REQUIRE(IS_DEVICE(device), CL_INVALID_DEVICE);
    if (!device->parent)
        return CL_SUCCESS;
    REQUIRE(rt_object_host_retain(&device->base), CL_INVALID_DEVICE);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clReleaseDevice(cl_device_id device)
{
    bool last;
    REQUIRE(IS_DEVICE(device), CL_INVALID_DEVICE);
    if (!device->parent)
        return CL_SUCCESS;
    REQUIRE(rt_object_host_release(&device->base, &last), CL_INVALID_DEVICE);
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
add_parts(struct parts *parts, cl_uint count, cl_uint units)
{
    assert(count > 0 && units > 0);
    cl_uint *more = realloc(parts->units, ((size_t)parts->count + count) * sizeof *more);
    REQUIRE(more, CL_OUT_OF_HOST_MEMORY);
    parts->units = more;
    for (cl_uint i = 0; i < count; i++)
        parts->units[parts->count++] = units;
    return CL_SUCCESS;
}

/* As many parts of that size as there are; units that are left over belong to none. Smaller ones (4.3):
 * a part with all the units is no partition. */
static cl_int
read_equally(cl_device_id device, const cl_device_partition_property *properties, struct parts *parts)
{
    const cl_device_partition_property units = properties[1];
    REQUIRE(units > 0, CL_INVALID_VALUE);
    REQUIRE(properties[2] == 0, CL_INVALID_VALUE); /* one scheme at a time */
    REQUIRE(units <= (cl_device_partition_property)device->compute_units, CL_INVALID_DEVICE_PARTITION_COUNT);
    REQUIRE(units < (cl_device_partition_property)device->compute_units, CL_DEVICE_PARTITION_FAILED);
    parts->property_count = 3;
    return add_parts(parts, device->compute_units / (cl_uint)units, (cl_uint)units);
}

static cl_int
read_counts(cl_device_id device, const cl_device_partition_property *properties, struct parts *parts)
{
    cl_device_partition_property left = device->compute_units;
    size_t i = 1;
    cl_int err = CL_SUCCESS;
    for (; !err && properties[i] != CL_DEVICE_PARTITION_BY_COUNTS_LIST_END; i++) {
        REQUIRE(properties[i] > 0 && properties[i] <= left, CL_INVALID_DEVICE_PARTITION_COUNT);
        left -= properties[i];
        err = add_parts(parts, 1, (cl_uint)properties[i]);
    }
    if (err)
        return err;
    REQUIRE(parts->count > 0, CL_INVALID_DEVICE_PARTITION_COUNT);
    REQUIRE(properties[i + 1] == 0, CL_INVALID_VALUE);
    parts->property_count = i + 2;
    return CL_SUCCESS;
}

static cl_int
read_parts(cl_device_id device, const cl_device_partition_property *properties, struct parts *parts)
{
    REQUIRE(IS_DEVICE(device), CL_INVALID_DEVICE);
    REQUIRE(properties, CL_INVALID_VALUE);
    const bool equally = properties[0] == CL_DEVICE_PARTITION_EQUALLY;
    REQUIRE(equally || properties[0] == CL_DEVICE_PARTITION_BY_COUNTS, CL_INVALID_VALUE);
    REQUIRE(rt_device_divisible(device), CL_DEVICE_PARTITION_FAILED);
    return equally ? read_equally(device, properties, parts) : read_counts(device, properties, parts);
}

static cl_int
check_room(const struct parts *parts, cl_uint num_devices, const cl_device_id *out_devices)
{
    assert(parts->units && parts->count > 0 && parts->property_count >= 3);
    REQUIRE(!out_devices || num_devices >= parts->count, CL_INVALID_VALUE);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clCreateSubDevices(cl_device_id in_device, const cl_device_partition_property *properties,
                   cl_uint num_devices, cl_device_id *out_devices, cl_uint *num_devices_ret)
{
    struct parts parts = {0};
    cl_int err = read_parts(in_device, properties, &parts);
    if (!err)
        err = check_room(&parts, num_devices, out_devices);
    if (!err && out_devices)
        err = rt_device_divide(
            in_device, &(struct rt_partition){parts.count, parts.units, properties, parts.property_count},
            out_devices);
    if (!err && num_devices_ret)
        *num_devices_ret = parts.count;
    free(parts.units);
    return err;
}
