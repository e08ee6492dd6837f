/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* sched_getaffinity */
#include "runtime/device.h"

#include <assert.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "backend/backend.h"
#include "frontend/program.h"
#include "memory/pool.h"
#include "runtime/platform.h"

enum { PAGE_BYTES = 4096 };

cl_ulong
rt_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (cl_ulong)now.tv_sec * 1000000000u + (cl_ulong)now.tv_nsec;
}

cl_ulong
rt_host_bytes(void)
{
    const long pages = sysconf(_SC_PHYS_PAGES), bytes = sysconf(_SC_PAGESIZE);
    return pages > 0 && bytes > 0 ? (cl_ulong)pages * (cl_ulong)bytes : UINT64_C(1) << 30;
}

cl_uint
rt_host_cores(void)
{
    cpu_set_t set;
    const int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
    return count > 0 ? (cl_uint)count : 1;
}

/* The first core's current clock, as the kernel tells it; 0: unknown. */
static cl_uint
host_clock_mhz(void)
{
    FILE *file = fopen("/proc/cpuinfo", "r");
    char line[256];
    double mhz = 0;
    while (file && mhz == 0 && fgets(line, sizeof line, file)) {
        if (sscanf(line, "cpu MHz : %lf", &mhz) != 1)
            mhz = 0;
    }
    if (file)
        fclose(file);
    return mhz > 0 && mhz < 1e6 ? (cl_uint)mhz : 0;
}

/* A 32-bit device reaches only its pool. Objects consist of whole pages. */
static void
set_memory(cl_device_id device)
{
    const cl_ulong bytes = rt_host_bytes();
    const bool narrow = device->gpu->address_bits == 32;
    device->global_bytes = narrow && bytes > RT_POOL_USABLE ? RT_POOL_USABLE : bytes;
    device->far_alloc_bytes = device->global_bytes / (narrow ? 4 : 2) & ~(cl_ulong)(PAGE_BYTES - 1);
    device->max_alloc_bytes = device->far_alloc_bytes;
    if (device->gpu->max_object_bytes && device->gpu->max_object_bytes < device->max_alloc_bytes)
        device->max_alloc_bytes = device->gpu->max_object_bytes;
}

cl_ulong
rt_device_max_alloc(cl_device_id device, bool unrestricted)
{
    return unrestricted ? device->far_alloc_bytes : device->max_alloc_bytes;
}

cl_device_id
rt_device_new(cl_platform_id platform, unsigned id)
{
    assert(id < FE_DEVICE_COUNT);
    cl_device_id device = calloc(1, sizeof *device);
    if (!device)
        return NULL;
    rt_object_init(&device->base, RT_DEVICE);
    device->platform = platform;
    device->id = id;
    device->gpu = platform->options.cayman_images ? rt_gpu_with_images(id) : rt_gpu_of(id);
    device->root = device;
    device->threads = platform->options.threads ? platform->options.threads : rt_host_cores();
    device->compute_units =
        platform->options.compute_units ? platform->options.compute_units : device->threads;
    device->clock_mhz = host_clock_mhz();
    set_memory(device);
    pthread_mutex_init(&device->lock, NULL);
    return device;
}

struct backend_pool *
rt_device_pool(cl_device_id device)
{
    pthread_mutex_lock(&device->root->lock);
    if (!device->pool)
        device->pool = backend_pool_new(device->threads);
    struct backend_pool *pool = device->pool;
    pthread_mutex_unlock(&device->root->lock);
    return pool;
}
