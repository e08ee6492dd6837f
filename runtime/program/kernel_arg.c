/* SPDX-License-Identifier: MIT */
/* clSetKernelArg: one function per kind of argument. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "frontend/program.h"
#include "runtime/context.h"
#include "runtime/image.h"
#include "runtime/kernel.h"
#include "runtime/memory.h"
#include "runtime/program.h"
#include "runtime/svm.h"

static cl_int
set_mem(cl_kernel kernel, const void *value, struct rt_arg *arg)
{
    cl_mem mem = NULL;
    if (value)
        memcpy(&mem, value, sizeof mem);
    arg->pointer = true;
    arg->size = sizeof mem;
    if (!mem)
        return CL_SUCCESS;
    arg->mem = rt_mem_find(kernel->program->context, mem);
    if (!arg->mem)
        return rt_context_is_mem_elsewhere(kernel->program->context, mem) ? CL_INVALID_CONTEXT
                                                                          : CL_INVALID_MEM_OBJECT;
    arg->serial = arg->mem->serial;
    return CL_SUCCESS;
}

/* The pipe itself: there is none that is NULL. */
static cl_int
set_pipe(cl_kernel kernel, const void *value, struct rt_arg *arg)
{
    const cl_int err = set_mem(kernel, value, arg);
    if (err)
        return err;
    return arg->mem && arg->mem->type == CL_MEM_OBJECT_PIPE ? CL_SUCCESS : CL_INVALID_MEM_OBJECT;
}

/* A buffer or NULL. */
static cl_int
set_buffer(cl_kernel kernel, const void *value, struct rt_arg *arg)
{
    const cl_int err = set_mem(kernel, value, arg);
    if (err)
        return err;
    return arg->mem && arg->mem->type != CL_MEM_OBJECT_BUFFER ? CL_INVALID_MEM_OBJECT : CL_SUCCESS;
}

/* Whether an argument of that shape may be the image: OpenCL 3.0, clSetKernelArg. To one that is not declared
 * a depth image, depth is a channel like others. */
static bool
has_shape(cl_mem image, enum fe_image_shape shape)
{
    static const cl_mem_object_type types[] = {[FE_SHAPE_BUFFER] = CL_MEM_OBJECT_IMAGE1D_BUFFER,
                                               [FE_SHAPE_1D] = CL_MEM_OBJECT_IMAGE1D,
                                               [FE_SHAPE_1D_ARRAY] = CL_MEM_OBJECT_IMAGE1D_ARRAY,
                                               [FE_SHAPE_2D] = CL_MEM_OBJECT_IMAGE2D,
                                               [FE_SHAPE_2D_ARRAY] = CL_MEM_OBJECT_IMAGE2D_ARRAY,
                                               [FE_SHAPE_3D] = CL_MEM_OBJECT_IMAGE3D,
                                               [FE_SHAPE_2D_DEPTH] = CL_MEM_OBJECT_IMAGE2D,
                                               [FE_SHAPE_2D_ARRAY_DEPTH] = CL_MEM_OBJECT_IMAGE2D_ARRAY};
    const bool depth = shape == FE_SHAPE_2D_DEPTH || shape == FE_SHAPE_2D_ARRAY_DEPTH;
    if (shape == FE_SHAPE_UNKNOWN)
        return true;
    return image->type == types[shape] && (!depth || image->image->format.image_channel_order == CL_DEPTH);
}

/* An image as the kernel declares it. */
static cl_int
set_image(cl_kernel kernel, const struct fe_arg *known, const void *value, struct rt_arg *arg)
{
    const cl_int err = set_mem(kernel, value, arg);
    if (err)
        return err;
    arg->pointer = false;
    if (!arg->mem || !arg->mem->image || !has_shape(arg->mem, known->shape))
        return CL_INVALID_MEM_OBJECT;
    if (known->access == FE_ACCESS_READ && arg->mem->flags & CL_MEM_WRITE_ONLY)
        return CL_INVALID_ARG_VALUE;
    if (known->access == FE_ACCESS_WRITE && arg->mem->flags & CL_MEM_READ_ONLY)
        return CL_INVALID_ARG_VALUE;
    return CL_SUCCESS;
}

static cl_int
set_sampler(cl_kernel kernel, const void *value, struct rt_arg *arg)
{
    cl_sampler sampler = NULL;
    if (value)
        memcpy(&sampler, value, sizeof sampler);
    if (!rt_object_is(sampler, RT_SAMPLER))
        return CL_INVALID_SAMPLER;
    if (sampler->context != kernel->program->context)
        return CL_INVALID_CONTEXT;
    arg->sampler = true;
    arg->size = sizeof sampler;
    arg->sampling = sampler->sampling;
    return CL_SUCCESS;
}

static cl_int
set_value(size_t size, const void *value, struct rt_arg *arg)
{
    if (!value)
        return CL_INVALID_ARG_VALUE;
    arg->value = malloc(size ? size : 1);
    if (!arg->value)
        return CL_OUT_OF_HOST_MEMORY;
    memcpy(arg->value, value, size);
    arg->size = size;
    return CL_SUCCESS;
}

static cl_int
set_local(size_t size, const void *value, struct rt_arg *arg)
{
    if (value)
        return CL_INVALID_ARG_VALUE;
    if (size == 0)
        return CL_INVALID_ARG_SIZE;
    arg->local = true;
    arg->size = size;
    return CL_SUCCESS;
}

static cl_int
check_size(size_t size, size_t expected)
{
    return size == expected ? CL_SUCCESS : CL_INVALID_ARG_SIZE;
}

static bool
was_buffer(cl_kernel kernel, cl_uint index)
{
    pthread_mutex_lock(&kernel->lock);
    const bool was = kernel->args[index].pointer;
    pthread_mutex_unlock(&kernel->lock);
    return was;
}

/* The binary does not say what the argument is, the call does: no value means local memory, a live buffer's
 * handle means that buffer, anything else is a value. A null handle looks like a long 0: it means "no buffer"
 * only for an argument that was a buffer before. */
static cl_int
set_unknown(cl_kernel kernel, cl_uint index, size_t size, const void *value, struct rt_arg *arg)
{
    cl_mem mem;
    if (!value)
        return set_local(size, value, arg);
    if (size == 0 || size > 1024)
        return CL_INVALID_ARG_SIZE;
    if (size == sizeof mem) {
        memcpy(&mem, value, sizeof mem);
        if (mem ? rt_mem_find(kernel->program->context, mem) != NULL : was_buffer(kernel, index))
            return set_buffer(kernel, value, arg);
    }
    return set_value(size, value, arg);
}

/* OpenCL has no 3-component size: such a vector is as large as one of 4. */
static cl_int
set_by_kind(cl_kernel kernel, cl_uint index, const struct fe_arg *known, size_t size, const void *value,
            struct rt_arg *arg)
{
    cl_int err = CL_SUCCESS;
    switch (known->kind) {
    case FE_ARG_GLOBAL:
        err = check_size(size, sizeof(cl_mem));
        if (err)
            return err;
        return known->qualifiers & FE_QUAL_PIPE ? set_pipe(kernel, value, arg)
                                                : set_buffer(kernel, value, arg);
    case FE_ARG_CONSTANT:
        err = check_size(size, sizeof(cl_mem));
        return err ? err : set_buffer(kernel, value, arg);
    case FE_ARG_LOCAL:
        return set_local(size, value, arg);
    case FE_ARG_VALUE:
        err = known->size ? check_size(size, known->size) : CL_SUCCESS;
        return err ? err : set_value(size, value, arg);
    case FE_ARG_SAMPLER:
        err = check_size(size, sizeof(cl_sampler));
        return err ? err : set_sampler(kernel, value, arg);
    case FE_ARG_IMAGE:
        err = check_size(size, sizeof(cl_mem));
        return err ? err : set_image(kernel, known, value, arg);
    case FE_ARG_UNKNOWN:
        break;
    }
    return set_unknown(kernel, index, size, value, arg);
}

/* An address is worth what the allocation is that it lies in, while that lives. */
static void
set_address(cl_kernel kernel, const void *address, struct rt_arg *arg)
{
    cl_mem mem = rt_svm_find(kernel->program->context, address, RT_SVM | RT_USM);
    *arg = (struct rt_arg){.set = true, .pointer = true, .size = sizeof address, .address = address};
    if (!mem)
        return;
    arg->mem = mem;
    arg->serial = mem->serial;
    arg->offset = (size_t)((const uint8_t *)address - mem->data);
    RT_RELEASE(mem); /* a kernel keeps no memory object alive */
}

static bool
takes_address(cl_kernel kernel, cl_uint index)
{
    const struct fe_kernel *d = kernel->description;
    const enum fe_arg_kind kind = index < d->arg_count ? d->args[index].kind : FE_ARG_UNKNOWN;
    if (index < d->arg_count && d->args[index].qualifiers & FE_QUAL_PIPE)
        return false;
    return kind == FE_ARG_GLOBAL || kind == FE_ARG_CONSTANT || kind == FE_ARG_UNKNOWN;
}

static void
store(cl_kernel kernel, cl_uint index, const struct rt_arg *arg)
{
    pthread_mutex_lock(&kernel->lock);
    free(kernel->args[index].value);
    kernel->args[index] = *arg;
    pthread_mutex_unlock(&kernel->lock);
}

cl_int
rt_kernel_set_arg_address(cl_kernel kernel, cl_uint index, const void *address, bool may_be_any)
{
    struct rt_arg arg;
    if (index >= kernel->arg_capacity)
        return CL_INVALID_ARG_INDEX;
    if (!takes_address(kernel, index))
        return CL_INVALID_ARG_VALUE;
    set_address(kernel, address, &arg);
    if (address && !arg.mem && !may_be_any)
        return CL_INVALID_ARG_VALUE;
    store(kernel, index, &arg);
    return CL_SUCCESS;
}

cl_int
rt_kernel_set_arg(cl_kernel kernel, cl_uint index, size_t size, const void *value)
{
    static const struct fe_arg unknown = {.kind = FE_ARG_UNKNOWN};
    const struct fe_kernel *d = kernel->description;
    struct rt_arg arg = {.set = true};
    if (index >= kernel->arg_capacity)
        return CL_INVALID_ARG_INDEX;
    const struct fe_arg *known = index < d->arg_count ? &d->args[index] : &unknown;
    const cl_int err = set_by_kind(kernel, index, known, size, value, &arg);
    if (err)
        return err;
    store(kernel, index, &arg);
    return CL_SUCCESS;
}

bool
rt_kernel_has_addresses(cl_kernel kernel)
{
    bool has = false;
    pthread_mutex_lock(&kernel->lock);
    for (cl_uint i = 0; i < kernel->arg_capacity; i++)
        has |= kernel->args[i].set && kernel->args[i].pointer && kernel->args[i].address;
    pthread_mutex_unlock(&kernel->lock);
    return has;
}
