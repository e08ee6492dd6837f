/* SPDX-License-Identifier: MIT */
#ifndef RUNTIME_KERNEL_H
#define RUNTIME_KERNEL_H

#include "runtime/cl.h"
#include "runtime/command.h"
#include "runtime/lock.h"
#include "runtime/names.h"
#include "runtime/object.h"
#include "runtime/options.h"
#include "runtime/sampler.h"

struct fe_kernel;
struct rt_build;

/* Arguments of a kernel whose binary does not say how many there are. */
#define RT_UNKNOWN_ARGS 128

/* How an argument was set. */
struct rt_arg {
    bool set;
    bool local;          /* size is the bytes of local memory wanted */
    bool pointer;        /* mem is meant, which may be NULL */
    bool sampler;        /* sampling is meant */
    size_t size;         /* as given to clSetKernelArg */
    uint8_t *value;      /* a value argument's bytes */
    cl_mem mem;          /* not retained: a kernel keeps no memory object alive */
    cl_ulong serial;     /* of mem */
    size_t offset;       /* an address in shared memory: from mem's start on */
    const void *address; /* an address in no memory object; NULL: none */
    struct rt_sampling sampling;
};

struct rt_kernel_device {
    cl_device_id device;
    const struct rt_build *build; /* lives as long as the program, which the kernel retains */
    const struct fe_kernel *code;
    unsigned index; /* in the build */
};

struct _cl_kernel {
    struct rt_object base;
    cl_program program;
    char *name;
    cl_uint device_count;
    struct rt_kernel_device *devices;    /* has room for every device of the program */
    const struct fe_kernel *description; /* of the device whose binary says most about the arguments */
    cl_uint arg_capacity;
    atomic_bool has_run; /* a plain launch of it has ended (runtime/launch/ahead.h) */
    struct rt_lock lock; /* guards what follows */
    struct rt_arg *args;
};

/* Functions with a parameter `call` refuse the call themselves. CL_INVALID_KERNEL_NAME: no device has the
 * kernel. CL_INVALID_KERNEL_DEFINITION: the devices' kernels differ in arguments. */
cl_int rt_kernel_new(const struct rt_call *call, cl_program program, const char *name, cl_kernel *out);
cl_int rt_kernel_clone(const struct rt_call *call, cl_kernel source, cl_kernel *out);
void rt_kernel_destroy(struct rt_object *object);
cl_int rt_kernel_set_arg(const struct rt_call *call, cl_kernel kernel, cl_uint index, size_t size,
                         const void *value);
/* "argument 1 (out) of kernel fill" */
const char *rt_kernel_arg_text(cl_kernel kernel, cl_uint index, struct rt_name_text *text);
/* The kernel's build for the device, or for the device that it is a part of. NULL: there is neither. */
const struct rt_kernel_device *rt_kernel_on(cl_kernel kernel, cl_device_id device);
cl_uint rt_kernel_arg_count(cl_kernel kernel);
/* Whether an argument is an address, and not a memory object. */
bool rt_kernel_has_addresses(cl_kernel kernel);

/* The answers of clGetKernelArgInfo; false: the binary does not have them. */
struct rt_arg_info {
    cl_kernel_arg_address_qualifier address;
    cl_kernel_arg_access_qualifier access;
    cl_kernel_arg_type_qualifier type;
    const char *type_name;
    const char *name;
};
bool rt_kernel_arg_info(cl_kernel kernel, cl_uint index, struct rt_arg_info *info);

/* The answers of clGetKernelWorkGroupInfo and clGetKernelSubGroupInfo. */
struct rt_kernel_info {
    size_t group_size;
    size_t required[3];
    size_t simd;
    bool small_groups; /* of work-groups with fewer items than that, sub-groups have as many */
    cl_ulong local_bytes;
    cl_ulong private_bytes;
    cl_ulong spill_bytes;    /* of registers, per hardware thread */
    size_t required_simd;    /* 0: none */
    size_t required_threads; /* sub-groups of a work-group, 0: any number */
    bool non_uniform;        /* local sizes need not divide global ones */
    bool blind;              /* the kernel could not notice if they did not */
    bool ignores_groups;     /* the kernel cannot see which work-items form a work-group */
};
void rt_kernel_info(cl_kernel kernel, const struct rt_kernel_device *on, struct rt_kernel_info *info);
const char *rt_kernel_attributes(cl_kernel kernel);

/* A validated NDRange. Unused dimensions have offset 0 and sizes 1. Every local size divides its global size,
 * unless the kernel allows work-groups of several sizes (non_uniform), is blind or ignores groups. */
struct rt_ndrange {
    cl_uint dims;
    size_t offset[3], global[3], local[3];
};
/* Fills range->local: within the kernel's limits, and with full hardware threads where possible. It divides
 * range->global, unless that would leave many lanes off and the kernel allows, or cannot see, a smaller last
 * group. */
void rt_ndrange_choose(struct rt_ndrange *range, const struct rt_kernel_info *info,
                       const size_t max_item_sizes[3]);
/* If the kernel ignores groups, replaces work-groups that are too small for a hardware thread. */
void rt_ndrange_widen(struct rt_ndrange *range, const struct rt_kernel_info *info,
                      const size_t max_item_sizes[3]);
/* Takes the arguments as they are now. CL_INVALID_KERNEL_ARGS, CL_OUT_OF_RESOURCES (too much local memory).
 */
cl_int rt_enqueue_kernel(const struct rt_enqueue *enqueue, cl_kernel kernel, const struct rt_ndrange *range);

#endif
