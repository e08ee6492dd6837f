/* SPDX-License-Identifier: MIT */
#include "runtime/kernel.h"
#include "runtime/call.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build.h"
#include "frontend/program.h"
#include "runtime/device.h"
#include "runtime/program.h"

/* Adds the kernel of one device's build, if it has it. Called with the program's lock held. */
static void
add_device(cl_kernel kernel, const struct rt_program_device *on, const char *name)
{
    unsigned index;
    const struct fe_kernel *code = rt_build_kernel(on->build, name, &index);
    if (code)
        kernel->devices[kernel->device_count++] =
            (struct rt_kernel_device){on->device, on->build, code, index};
}

static void
describe(cl_kernel kernel)
{
    const struct fe_kernel *best = kernel->devices[0].code;
    for (cl_uint i = 1; i < kernel->device_count; i++) {
        const struct fe_kernel *code = kernel->devices[i].code;
        const bool named = code->arg_count && code->args[0].name;
        const bool best_named = best->arg_count && best->args[0].name;
        if ((code->args_known && !best->args_known) ||
            (best->args_known == code->args_known && named && !best_named))
            best = code;
    }
    kernel->description = best;
}

static bool
devices_agree(cl_kernel kernel)
{
    bool agree = true;
    for (cl_uint i = 0; i < kernel->device_count; i++)
        agree &= rt_kernels_agree(kernel->devices[i].code, kernel->description);
    return agree;
}

static cl_int
make_args(cl_kernel kernel)
{
    const struct fe_kernel *d = kernel->description;
    kernel->arg_capacity = d->args_known ? d->arg_count : RT_UNKNOWN_ARGS;
    kernel->args = calloc(kernel->arg_capacity + 1, sizeof *kernel->args);
    return kernel->args ? CL_SUCCESS : CL_OUT_OF_HOST_MEMORY;
}

static cl_kernel
new_kernel(cl_program program, const char *name)
{
    cl_kernel kernel = calloc(1, sizeof *kernel);
    struct rt_kernel_device *devices = calloc(program->device_count, sizeof *devices);
    char *copy = strdup(name);
    if (!kernel || !devices || !copy) {
        free(copy);
        free(devices);
        free(kernel);
        return NULL;
    }
    rt_object_init(&kernel->base, RT_KERNEL);
    rt_lock_init(&kernel->lock);
    kernel->name = copy;
    kernel->devices = devices;
    kernel->program = program;
    RT_RETAIN(program);
    atomic_fetch_add(&program->kernels, 1);
    return kernel;
}

/* At least one device has the kernel, and all that have it have the same. */
static cl_int
check_devices(const struct rt_call *call, cl_kernel kernel)
{
    if (!kernel->device_count)
        return RT_REFUSE(call, CL_INVALID_KERNEL_NAME,
                         "kernel_name is \"%.64s\", and the program has no such kernel", kernel->name);
    describe(kernel);
    return devices_agree(kernel)
               ? CL_SUCCESS
               : RT_REFUSE(call, CL_INVALID_KERNEL_DEFINITION,
                           "kernel %.64s has different arguments on the program's devices", kernel->name);
}

cl_int
rt_kernel_new(const struct rt_call *call, cl_program program, const char *name, cl_kernel *out)
{
    cl_kernel kernel = new_kernel(program, name);
    if (!kernel)
        return CL_OUT_OF_HOST_MEMORY;
    rt_program_lock(program);
    for (cl_uint i = 0; i < program->device_count; i++)
        add_device(kernel, &program->devices[i], name);
    rt_unlock(&program->lock);
    cl_int err = check_devices(call, kernel);
    if (!err)
        err = make_args(kernel);
    if (err) {
        RT_RELEASE(kernel);
        return err;
    }
    *out = kernel;
    return CL_SUCCESS;
}

static cl_int
copy_arg(struct rt_arg *to, const struct rt_arg *from)
{
    *to = *from;
    if (!from->value)
        return CL_SUCCESS;
    to->value = malloc(from->size);
    if (!to->value)
        return CL_OUT_OF_HOST_MEMORY;
    memcpy(to->value, from->value, from->size);
    return CL_SUCCESS;
}

cl_int
rt_kernel_clone(const struct rt_call *call, cl_kernel source, cl_kernel *out)
{
    cl_kernel kernel = NULL;
    cl_int err = rt_kernel_new(call, source->program, source->name, &kernel);
    if (err)
        return err;
    rt_lock(&source->lock);
    for (cl_uint i = 0; !err && i < source->arg_capacity; i++)
        err = copy_arg(&kernel->args[i], &source->args[i]);
    rt_unlock(&source->lock);
    if (err) {
        RT_RELEASE(kernel);
        return err;
    }
    *out = kernel;
    return CL_SUCCESS;
}

void
rt_kernel_destroy(struct rt_object *object)
{
    cl_kernel kernel = (cl_kernel)object;
    for (cl_uint i = 0; kernel->args && i < kernel->arg_capacity; i++)
        free(kernel->args[i].value);
    rt_lock_destroy(&kernel->lock);
    atomic_fetch_sub(&kernel->program->kernels, 1);
    RT_RELEASE(kernel->program);
    free(kernel->args);
    free(kernel->devices);
    free(kernel->name);
    rt_object_free(&kernel->base, RT_KERNEL);
}

/* A build for a device is used for its sub-devices too, unless they have their own. */
const struct rt_kernel_device *
rt_kernel_on(cl_kernel kernel, cl_device_id device)
{
    for (; device; device = device->parent) {
        for (cl_uint i = 0; i < kernel->device_count; i++) {
            if (kernel->devices[i].device == device)
                return &kernel->devices[i];
        }
    }
    return NULL;
}

cl_uint
rt_kernel_arg_count(cl_kernel kernel)
{
    cl_uint count = kernel->arg_capacity;
    if (kernel->description->args_known)
        return count;
    rt_lock(&kernel->lock);
    while (count && !kernel->args[count - 1].set)
        count--;
    rt_unlock(&kernel->lock);
    return count;
}

static cl_kernel_arg_type_qualifier
type_qualifier(unsigned qualifiers)
{
    return (qualifiers & FE_QUAL_CONST ? CL_KERNEL_ARG_TYPE_CONST : 0) |
           (qualifiers & FE_QUAL_RESTRICT ? CL_KERNEL_ARG_TYPE_RESTRICT : 0) |
           (qualifiers & FE_QUAL_VOLATILE ? CL_KERNEL_ARG_TYPE_VOLATILE : 0) |
           (qualifiers & FE_QUAL_PIPE ? CL_KERNEL_ARG_TYPE_PIPE : 0);
}

bool
rt_kernel_arg_info(cl_kernel kernel, cl_uint index, struct rt_arg_info *info)
{
    static const cl_kernel_arg_address_qualifier address[] = {
        [FE_ARG_UNKNOWN] = CL_KERNEL_ARG_ADDRESS_PRIVATE, [FE_ARG_VALUE] = CL_KERNEL_ARG_ADDRESS_PRIVATE,
        [FE_ARG_GLOBAL] = CL_KERNEL_ARG_ADDRESS_GLOBAL,   [FE_ARG_CONSTANT] = CL_KERNEL_ARG_ADDRESS_CONSTANT,
        [FE_ARG_LOCAL] = CL_KERNEL_ARG_ADDRESS_LOCAL,     [FE_ARG_IMAGE] = CL_KERNEL_ARG_ADDRESS_GLOBAL,
        [FE_ARG_SAMPLER] = CL_KERNEL_ARG_ADDRESS_PRIVATE};
    static const cl_kernel_arg_access_qualifier access[] = {
        [FE_ACCESS_NONE] = CL_KERNEL_ARG_ACCESS_NONE,
        [FE_ACCESS_READ] = CL_KERNEL_ARG_ACCESS_READ_ONLY,
        [FE_ACCESS_WRITE] = CL_KERNEL_ARG_ACCESS_WRITE_ONLY,
        [FE_ACCESS_READ_WRITE] = CL_KERNEL_ARG_ACCESS_READ_WRITE};
    const struct fe_kernel *d = kernel->description;
    if (index >= d->arg_count || !d->args[index].name)
        return false;
    const struct fe_arg *arg = &d->args[index];
    *info = (struct rt_arg_info){address[arg->kind], access[arg->access], type_qualifier(arg->qualifiers),
                                 arg->type_name ? arg->type_name : "", arg->name};
    return true;
}

/* Local memory of the arguments set so far. */
static cl_ulong
local_arg_bytes(cl_kernel kernel)
{
    cl_ulong bytes = 0;
    rt_lock(&kernel->lock);
    for (cl_uint i = 0; i < kernel->arg_capacity; i++)
        bytes += kernel->args[i].local ? kernel->args[i].size : 0;
    rt_unlock(&kernel->lock);
    return bytes;
}

/* The kernel's own attribute; the SIMD size itself is the compiler's choice. */
static size_t
required_simd(const struct fe_kernel *code)
{
    const char *at = code->attributes ? strstr(code->attributes, "intel_reqd_sub_group_size(") : NULL;
    unsigned n = 0;
    return at && sscanf(at, "intel_reqd_sub_group_size(%u)", &n) == 1 ? n : 0;
}

/* Whether the kernel cannot see the size of its work-groups. If it requires a size, its code relies on that.
 */
static bool
is_blind(const struct fe_kernel *code, const struct rt_kernel_info *info)
{
    return !code->asks_local_size && !code->barrier_count && !info->local_bytes && !info->required[0] &&
           !info->required_threads;
}

void
rt_kernel_info(cl_kernel kernel, const struct rt_kernel_device *on, struct rt_kernel_info *info)
{
    const struct fe_kernel *code = on->code;
    const size_t simd = code->simd ? code->simd : 1;
    *info = (struct rt_kernel_info){.group_size = on->device->gpu->max_group_size,
                                    .simd = simd,
                                    .small_groups = code->ids_in_payload,
                                    .local_bytes = code->local_bytes + local_arg_bytes(kernel),
                                    .private_bytes = code->private_bytes + code->scratch_bytes / simd,
                                    .spill_bytes = code->scratch_bytes,
                                    .required_simd = required_simd(code),
                                    .required_threads = code->required_sub_groups,
                                    .non_uniform = on->build->non_uniform};
    for (unsigned i = 0; i < 3; i++)
        info->required[i] = code->required_group_size[i];
    const bool blind = on->device->gpu->non_uniform_groups && is_blind(code, info);
    info->blind = blind && !on->build->uniform_asked;
    info->ignores_groups = blind && on->build->fe->ignores_groups;
}

/* Binaries have them too, but only programs from source may return them (OpenCL 3.0, clGetKernelInfo). */
const char *
rt_kernel_attributes(cl_kernel kernel)
{
    const enum rt_origin origin = kernel->program->origin;
    const bool told = origin == RT_FROM_SOURCE || origin == RT_FROM_LINKING;
    return told && kernel->description->attributes ? kernel->description->attributes : "";
}
