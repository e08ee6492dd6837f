/* SPDX-License-Identifier: MIT */
/*
 * Devices. They report the GPU's properties where a program's choices depend on the GPU, and the host's for
 * memory and cores. A root device is never freed. A sub-device has some of its parent's compute units and its
 * own workers. It is freed with its last reference, and uses the lock and the lists of its root.
 */
#ifndef RUNTIME_DEVICE_H
#define RUNTIME_DEVICE_H

#include <pthread.h>

#include "runtime/cl.h"
#include "runtime/object.h"

struct backend_pool;
struct rt_spare_thread;
struct rt_toolchain;

/* Limits of images on a GPU. */
struct rt_image_limits {
    size_t width, height; /* of images of one and two dimensions and their arrays */
    size_t width_3d, height_3d, depth_3d;
    size_t layers;
    size_t buffer_texels; /* at most; the device's largest allocation counts too */
    cl_uint read_args, write_args, read_write_args;
    cl_uint samplers;
    cl_uint pitch_alignment, base_alignment; /* of images from buffers, in texels */
};

/* Of pipes (runtime/pipe.h); all 0: none. */
struct rt_pipe_limits {
    cl_uint args, reservations, packet_bytes;
};

/* What the GPU is. */
struct rt_gpu {
    const char *name;
    const char *vendor;
    cl_uint vendor_id;
    cl_uint address_bits;
    size_t max_group_size;
    size_t max_item_sizes[3];
    cl_ulong local_bytes;
    size_t local_block;     /* the least a work-group gets if it gets any; more is this times a power of two.
                               0: in dwords */
    cl_uint simd[3];        /* sub-group sizes, smallest first; 0: no more */
    cl_uint max_sub_groups; /* of a work-group; 0: the GPU has none */
    bool non_uniform_groups;
    bool sub_groups;  /* its compiler has functions for them, at least as extensions */
    bool opencl_c_20; /* its compiler makes what OpenCL C 3.0 has as features: see clGetDeviceInfo */
    cl_device_fp_config single_fp, double_fp, half_fp;
    const cl_name_version *extensions;
    cl_uint extension_count;
    size_t max_parameter_bytes;
    cl_ulong max_constant_bytes;
    cl_ulong max_object_bytes; /* how much of one object ordinary compiled code reaches; 0: all */
    cl_uint cacheline;
    cl_ulong cache_bytes;
    const struct rt_image_limits *images; /* NULL: none */
    struct rt_pipe_limits pipes;
    cl_device_svm_capabilities svm;
    cl_device_unified_shared_memory_capabilities_intel usm; /* of every kind but the system's own memory */
    const struct rt_toolchain *toolchain;                   /* what makes code for it */
    const char *compile_hint;                               /* how a binary for it is made */
    cl_uint beignet_chip; /* the PCI device by which Beignet's compiler knows it; 0: it does not */
    bool on_request;      /* in the platform's list only if CAYGEN_DEVICES names it */
    bool pool_addresses;  /* pointers are offsets in the context's pool */
    bool code_below;      /* the lowest addresses hold the running program's code (docs/faults.md) */
};

struct _cl_device_id {
    struct rt_object base;
    cl_platform_id platform;
    unsigned id; /* enum fe_device */
    const struct rt_gpu *gpu;
    cl_device_id parent;                     /* NULL: a root device */
    cl_device_id root;                       /* itself for a root device */
    cl_device_partition_property *partition; /* the partition that made it, with the closing 0; else NULL */
    size_t partition_count;
    cl_ulong global_bytes;
    cl_ulong max_alloc_bytes;
    cl_ulong far_alloc_bytes; /* with CL_MEM_ALLOW_UNRESTRICTED_SIZE_INTEL */
    cl_uint compute_units;
    cl_uint threads; /* workers: what really runs at once */
    cl_uint clock_mhz;
    atomic_uint idle_servers; /* root: threads of its queues that sleep until there is a command */
    atomic_uint compiler;     /* root: which offline compiler works, plus 1; 0: not known */
    struct backend_pool
        *pool;               /* made at the first use in a process; under the root's lock, as are the next */
    cl_device_id next, prev; /* in the root's list */
    pthread_mutex_t lock;    /* root: guards what follows */
    cl_device_id subs;       /* every sub-device, and theirs, newest first */
    cl_command_queue queues; /* every one, the sub-devices' too, newest first */
    cl_context contexts;     /* those whose first device is of this root */
    struct rt_spare_thread *spare_threads; /* those that wait for work */
    unsigned spare_thread_count;
};

/* NULL when out of memory. */
cl_device_id rt_device_new(cl_platform_id platform, unsigned id);

/* How a device is divided: the units of each part, in the order of the parts. */
struct rt_partition {
    cl_uint count;
    const cl_uint *units;
    const cl_device_partition_property *properties; /* with the closing 0 */
    size_t property_count;
};
/* All the sub-devices, or none of them. */
cl_int rt_device_divide(cl_device_id parent, const struct rt_partition *partition, cl_device_id *out);
void rt_device_destroy(struct rt_object *object);
/* Whether a partition of it can have two parts. */
bool rt_device_divisible(cl_device_id device);
/* The device's workers; NULL when out of memory or threads. */
struct backend_pool *rt_device_pool(cl_device_id device);
const struct rt_gpu *rt_gpu_of(unsigned id);
/* With images also where only binaries can use them. */
const struct rt_gpu *rt_gpu_with_images(unsigned id);
/* The largest memory object. unrestricted: even if ordinary compiled code cannot reach all of it. */
cl_ulong rt_device_max_alloc(cl_device_id device, bool unrestricted);
/* CL_DEVICE_SINGLE_FP_CONFIG: what the GPU has and the code of its compiler uses. */
cl_device_fp_config rt_device_single_fp(cl_device_id device);
/* Whether an offline compiler for it is installed and works: tried once, remembered in the disk cache. */
bool rt_compiler_available(cl_device_id device);
/* "SPIR-V_1.2 SPIR-V_1.1 ...", or "": the intermediate languages that it takes. */
const char *rt_compiler_il(cl_device_id device);
/* The number of cores that this process may run on; at least 1. */
cl_uint rt_host_cores(void);
/* The host's memory. */
cl_ulong rt_host_bytes(void);
/* The clock of profiling times, in nanoseconds. */
cl_ulong rt_clock(void);

#endif
