/* SPDX-License-Identifier: MIT */
/* The platform: a singleton that is made by the first call and stays. */
#ifndef RUNTIME_PLATFORM_H
#define RUNTIME_PLATFORM_H

#include "runtime/cl.h"
#include "runtime/fidelities.h"
#include "runtime/object.h"
#include "runtime/on_fault.h"
#include "runtime/options.h"
#include "runtime/recorder.h"
#include "runtime/totals.h"

#define RT_VERSION "0.1.0"

struct rt_compile_gate;
struct rt_disk_cache;
struct rt_findings;
struct rt_graveyard;
struct rt_recycler;
struct rt_profile;
struct rt_report;

struct _cl_platform_id {
    struct rt_object base;
    struct rt_options options;
    struct rt_disk_cache *cache; /* NULL: none */
    struct rt_compile_gate *gate;
    struct rt_graveyard *graveyard;
    struct rt_recycler *recycler;
    struct rt_findings *findings;     /* of CAYGEN_CHECK; NULL: nothing is checked */
    struct rt_profile *profile;       /* of CAYGEN_PROFILE; NULL: nothing is profiled */
    struct rt_report *profile_report; /* its file; NULL: none is wanted */
    bool many_cores;                  /* polling makes sense */
    bool goes_on;                     /* a queue's thread forked, and is in this process */
    cl_ulong host_bytes;              /* the host's memory */
    atomic_ullong used_bytes;         /* of all memory objects (mem_budget.h) */
    atomic_uint launches;             /* launches so far that could be traced (trace.h) */
    struct rt_recorder recorder;      /* of CAYGEN_RECORD */
    struct rt_fidelities fidelity;    /* of CAYGEN_FIDELITY */
    atomic_ullong placed_bytes;       /* of addresses, with CAYGEN_DETERMINISTIC (memory/pages.c) */
    struct rt_faults faults;
    struct rt_totals totals;
    cl_device_id *devices; /* for ever */
    cl_uint device_count;
};

/* dispatch: what every object starts with; the same at every call. */
cl_platform_id rt_platform_init(const void *dispatch);
/* Valid after rt_platform_init. */
cl_platform_id rt_platform(void);

#endif
