/* SPDX-License-Identifier: MIT */
/* Sub-devices. Each retains its parent, so a parent outlives its parts. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "runtime/device.h"

bool
rt_device_divisible(cl_device_id device)
{
    return device->compute_units > 1;
}

static void
link_device(cl_device_id device)
{
    cl_device_id root = device->root;
    pthread_mutex_lock(&root->lock);
    device->next = root->subs;
    if (device->next)
        device->next->prev = device;
    root->subs = device;
    pthread_mutex_unlock(&root->lock);
}

static void
unlink_device(cl_device_id device)
{
    cl_device_id root = device->root;
    pthread_mutex_lock(&root->lock);
    if (device->prev)
        device->prev->next = device->next;
    else
        root->subs = device->next;
    if (device->next)
        device->next->prev = device->prev;
    pthread_mutex_unlock(&root->lock);
}

/* Workers in proportion to units: as many as units, unless the environment says otherwise. */
static cl_uint
share_of_threads(cl_device_id parent, cl_uint units)
{
    const cl_uint share = (cl_uint)((cl_ulong)parent->threads * units / parent->compute_units);
    return share ? share : 1;
}

static cl_device_id
new_part(cl_device_id parent, cl_uint units, const struct rt_partition *partition)
{
    const size_t bytes = partition->property_count * sizeof *partition->properties;
    cl_device_id device = calloc(1, sizeof *device);
    cl_device_partition_property *properties = malloc(bytes);
    if (!device || !properties) {
        free(properties);
        free(device);
        return NULL;
    }
    memcpy(properties, partition->properties, bytes);
    rt_object_init(&device->base, RT_DEVICE);
    device->platform = parent->platform;
    device->id = parent->id;
    device->gpu = parent->gpu;
    device->parent = parent;
    device->root = parent->root;
    device->partition = properties;
    device->partition_count = partition->property_count;
    device->global_bytes = parent->global_bytes;
    device->max_alloc_bytes = parent->max_alloc_bytes;
    device->far_alloc_bytes = parent->far_alloc_bytes;
    device->compute_units = units;
    device->threads = share_of_threads(parent, units);
    device->clock_mhz = parent->clock_mhz;
    RT_RETAIN(parent);
    link_device(device);
    return device;
}

cl_int
rt_device_divide(cl_device_id parent, const struct rt_partition *partition, cl_device_id *out)
{
    for (cl_uint i = 0; i < partition->count; i++) {
        assert(partition->units[i] > 0);
        out[i] = new_part(parent, partition->units[i], partition);
        if (!out[i]) {
            while (i > 0)
                RT_RELEASE(out[--i]);
            return CL_OUT_OF_HOST_MEMORY;
        }
    }
    return CL_SUCCESS;
}

void
rt_device_destroy(struct rt_object *object)
{
    cl_device_id device = (cl_device_id)object, parent = device->parent;
    assert(parent); /* a root device keeps its first reference */
    unlink_device(device);
    backend_pool_free(device->pool);
    free(device->partition);
    rt_object_free(&device->base, RT_DEVICE);
    RT_RELEASE(parent);
}
