/* SPDX-License-Identifier: MIT */
#include "runtime/platform.h"

#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/graveyard.h"
#include "base/recycle.h"
#include "cache/disk_cache.h"
#include "check/check.h"
#include "compile/compile_gate.h"
#include "compile/compiler.h"
#include "fork.h"
#include "profile/profile.h"
#include "record/keep.h"
#include "runtime/device.h"
#include "runtime/drain.h"
#include "runtime/log.h"

/* One of the two documented singletons; written once, under the pthread_once below. What is in the gate is
 * guarded by its lock; the graveyard's and the recycler's places and the number of used bytes are
 * atomic. */
static struct _cl_platform_id platform;
static struct rt_compile_gate gate;
static struct rt_graveyard graveyard;
static struct rt_recycler recycler;
static _Atomic(const void *) platform_dispatch;

/* Many programs take the first device and build from source. So devices with a compiler come first. */
static void
compilers_first(void)
{
    cl_uint done = 0;
    for (cl_uint i = 0; i < platform.device_count; i++) {
        cl_device_id device = platform.devices[i];
        if (!rt_compiler_found(device))
            continue;
        memmove(&platform.devices[done + 1], &platform.devices[done], (i - done) * sizeof device);
        platform.devices[done++] = device;
    }
}

static void
init(void)
{
    platform.base.dispatch = atomic_load(&platform_dispatch);
    rt_object_init(&platform.base, RT_PLATFORM);
    platform.graveyard = &graveyard;
    platform.recycler = &recycler;
    platform.host_bytes = rt_host_bytes();
    rt_options_read(&platform.options);
    rt_options_warn_unknown();
    rt_check_begin();
    rt_profile_begin();
    pthread_mutex_init(&platform.recorder.lock, NULL);
    pthread_mutex_init(&platform.fidelity.lock, NULL);
    if (platform.options.cache)
        platform.cache = rt_disk_cache_new(platform.options.cache_folder,
                                           (uint64_t)platform.options.cache_megabytes << 20);
    platform.devices = calloc(platform.options.device_count + 1u, sizeof(cl_device_id));
    for (unsigned i = 0; platform.devices && i < platform.options.device_count; i++) {
        const unsigned id = platform.options.devices[i];
        if (rt_gpu_of(id)->on_request && !platform.options.devices_chosen)
            continue;
        cl_device_id device = rt_device_new(&platform, id);
        if (device)
            platform.devices[platform.device_count++] = device;
        else
            rt_warn("out of memory: a device is missing");
    }
    if (!platform.options.devices_chosen)
        compilers_first();
    rt_compile_gate_init(&gate, platform.options.compilers ? platform.options.compilers : rt_host_cores());
    platform.gate = &gate;
    platform.many_cores = rt_host_cores() > 1;
    rt_fork_prepare();
}

cl_platform_id
rt_platform_init(const void *dispatch)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    assert(dispatch);
    atomic_store(&platform_dispatch, dispatch);
    pthread_once(&once, init);
    return &platform;
}

cl_platform_id
rt_platform(void)
{
    return &platform;
}

/* After the program's own handlers. */
static void __attribute__((destructor)) at_exit(void)
{
    if (platform.options.on_fault.abort || platform.options.on_fault.exit_code || platform.options.check ||
        platform.options.profile || platform.options.record || platform.options.fidelity)
        rt_drain();
    rt_recording_at_exit();
    if (platform.options.debug & RT_DEBUG_SUMMARY)
        rt_totals_print();
    rt_profile_at_exit();
    rt_on_fault_at_exit(rt_check_at_exit() > 0);
}
