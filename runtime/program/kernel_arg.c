/* SPDX-License-Identifier: MIT */
/* clSetKernelArg: one function per kind of argument. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "frontend/program.h"
#include "runtime/call.h"
#include "runtime/context.h"
#include "runtime/image.h"
#include "runtime/kernel.h"
#include "runtime/memory.h"
#include "runtime/platform.h"
#include "runtime/program.h"
#include "runtime/svm.h"
#include "runtime/watch.h"

/* One call, and what it wants. */
struct setting {
    const struct rt_call *call;
    cl_kernel kernel;
    cl_uint index;
    size_t size;
    const void *value;
};

const char *
rt_kernel_arg_text(cl_kernel kernel, cl_uint index, struct rt_name_text *text)
{
    struct rt_arg_info info;
    const bool has_name = rt_kernel_arg_info(kernel, index, &info) && info.name && info.name[0];
    snprintf(text->text, sizeof text->text,
             has_name ? "argument %u (%.64s) of kernel %.64s" : "argument %u%s of kernel %.64s", index,
             has_name ? info.name : "", kernel->name);
    return text->text;
}

/* "argument 1 (out) of kernel fill" */
#define ARG_TEXT(s) rt_kernel_arg_text((s)->kernel, (s)->index, &(struct rt_name_text){{0}})

static cl_int
set_mem(const struct setting *s, struct rt_arg *arg)
{
    const cl_context context = s->kernel->program->context;
    cl_mem mem = NULL;
    if (s->value)
        memcpy(&mem, s->value, sizeof mem);
    arg->pointer = true;
    arg->size = sizeof mem;
    if (!mem)
        return CL_SUCCESS;
    arg->mem = rt_mem_find(context, mem);
    if (!arg->mem && rt_context_is_mem_elsewhere(context, mem))
        return RT_REFUSE(s->call, CL_INVALID_CONTEXT,
                         "*arg_value %p belongs to another context than the kernel", (void *)mem);
    if (!arg->mem && rt_platform()->options.check)
        rt_watch_bad_handle(s->call, mem, "*arg_value");
    if (!arg->mem)
        return RT_REFUSE(s->call, CL_INVALID_MEM_OBJECT,
                         "*arg_value %p is not a memory object, which %s takes", (void *)mem, ARG_TEXT(s));
    arg->serial = arg->mem->serial;
    return CL_SUCCESS;
}

/* what: "a buffer" */
static cl_int
refuse_type(const struct setting *s, const struct rt_arg *arg, const char *what)
{
    return RT_REFUSE(s->call, CL_INVALID_MEM_OBJECT, "*arg_value is %s; %s takes %s",
                     arg->mem ? RT_NAME(MEM_TYPE, arg->mem->type) : "NULL", ARG_TEXT(s), what);
}

/* The pipe itself: there is none that is NULL. */
static cl_int
set_pipe(const struct setting *s, struct rt_arg *arg)
{
    const cl_int err = set_mem(s, arg);
    if (err)
        return err;
    return arg->mem && arg->mem->type == CL_MEM_OBJECT_PIPE ? CL_SUCCESS : refuse_type(s, arg, "a pipe");
}

/* A buffer or NULL. */
static cl_int
set_buffer(const struct setting *s, struct rt_arg *arg)
{
    const cl_int err = set_mem(s, arg);
    if (err)
        return err;
    return arg->mem && arg->mem->type != CL_MEM_OBJECT_BUFFER ? refuse_type(s, arg, "a buffer") : CL_SUCCESS;
}

/* Whether an argument of that shape may be the image: OpenCL 3.0, clSetKernelArg. For an argument that is not
 * declared as a depth image, depth is a channel like others. */
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

static const char *
shape_name(enum fe_image_shape shape)
{
    static const char *const names[] = {[FE_SHAPE_UNKNOWN] = "an image",
                                        [FE_SHAPE_BUFFER] = "an image1d_buffer_t",
                                        [FE_SHAPE_1D] = "an image1d_t",
                                        [FE_SHAPE_1D_ARRAY] = "an image1d_array_t",
                                        [FE_SHAPE_2D] = "an image2d_t",
                                        [FE_SHAPE_2D_ARRAY] = "an image2d_array_t",
                                        [FE_SHAPE_3D] = "an image3d_t",
                                        [FE_SHAPE_2D_DEPTH] = "an image2d_depth_t with CL_DEPTH",
                                        [FE_SHAPE_2D_ARRAY_DEPTH] = "an image2d_array_depth_t with CL_DEPTH"};
    assert(shape < sizeof names / sizeof *names && names[shape]);
    return names[shape];
}

/* An image as the kernel declares it. */
static cl_int
set_image(const struct setting *s, const struct fe_arg *known, struct rt_arg *arg)
{
    const cl_int err = set_mem(s, arg);
    if (err)
        return err;
    arg->pointer = false;
    if (!arg->mem || !arg->mem->image || !has_shape(arg->mem, known->shape))
        return refuse_type(s, arg, shape_name(known->shape));
    const bool reads = known->access == FE_ACCESS_READ, writes = known->access == FE_ACCESS_WRITE;
    if ((reads && arg->mem->flags & CL_MEM_WRITE_ONLY) || (writes && arg->mem->flags & CL_MEM_READ_ONLY))
        return RT_REFUSE(s->call, CL_INVALID_ARG_VALUE, "the image was created with %s; %s is %s",
                         RT_FLAGS(MEM_FLAGS, arg->mem->flags), ARG_TEXT(s),
                         reads ? "read_only" : "write_only");
    return CL_SUCCESS;
}

static cl_int
set_sampler(const struct setting *s, struct rt_arg *arg)
{
    cl_sampler sampler = NULL;
    if (s->value)
        memcpy(&sampler, s->value, sizeof sampler);
    if (!rt_object_is(sampler, RT_SAMPLER))
        return rt_refuse_handle(s->call, CL_INVALID_SAMPLER, sampler, RT_SAMPLER, "*arg_value");
    if (sampler->context != s->kernel->program->context)
        return RT_REFUSE(s->call, CL_INVALID_CONTEXT,
                         "*arg_value %p, a sampler, belongs to another context than the kernel",
                         (void *)sampler);
    arg->sampler = true;
    arg->size = sizeof sampler;
    arg->sampling = sampler->sampling;
    return CL_SUCCESS;
}

static cl_int
set_value(const struct setting *s, struct rt_arg *arg)
{
    if (!s->value)
        return RT_REFUSE(s->call, CL_INVALID_ARG_VALUE, "arg_value is NULL; %s is a value", ARG_TEXT(s));
    arg->value = malloc(s->size ? s->size : 1);
    if (!arg->value)
        return CL_OUT_OF_HOST_MEMORY;
    memcpy(arg->value, s->value, s->size);
    arg->size = s->size;
    return CL_SUCCESS;
}

static cl_int
set_local(const struct setting *s, struct rt_arg *arg)
{
    if (s->value)
        return RT_REFUSE(s->call, CL_INVALID_ARG_VALUE, "arg_value is not NULL; %s is local memory",
                         ARG_TEXT(s));
    if (s->size == 0)
        return RT_REFUSE(s->call, CL_INVALID_ARG_SIZE, "arg_size is 0; %s is local memory", ARG_TEXT(s));
    arg->local = true;
    arg->size = s->size;
    return CL_SUCCESS;
}

static cl_int
check_size(const struct setting *s, size_t expected)
{
    return s->size == expected ? CL_SUCCESS
                               : RT_REFUSE(s->call, CL_INVALID_ARG_SIZE, "arg_size is %zu bytes; %s has %zu",
                                           s->size, ARG_TEXT(s), expected);
}

static bool
was_buffer(cl_kernel kernel, cl_uint index)
{
    rt_lock(&kernel->lock);
    const bool was = kernel->args[index].pointer;
    rt_unlock(&kernel->lock);
    return was;
}

/* The binary does not give the argument's kind; the call does. No value means local memory, a live buffer's
 * handle means that buffer, and anything else is a value. A null handle looks like a long 0: it means "no
 * buffer" only for an argument that was a buffer before. */
static cl_int
set_unknown(const struct setting *s, struct rt_arg *arg)
{
    cl_mem mem;
    if (!s->value)
        return set_local(s, arg);
    if (s->size == 0 || s->size > 1024)
        return RT_REFUSE(s->call, CL_INVALID_ARG_SIZE, "arg_size is %zu bytes; allowed are 1 to 1024 for %s",
                         s->size, ARG_TEXT(s));
    if (s->size == sizeof mem) {
        memcpy(&mem, s->value, sizeof mem);
        if (mem ? rt_mem_find(s->kernel->program->context, mem) != NULL : was_buffer(s->kernel, s->index))
            return set_buffer(s, arg);
    }
    return set_value(s, arg);
}

/* OpenCL has no 3-component size: such a vector is as large as one of 4. */
static cl_int
set_by_kind(const struct setting *s, const struct fe_arg *known, struct rt_arg *arg)
{
    cl_int err = CL_SUCCESS;
    switch (known->kind) {
    case FE_ARG_GLOBAL:
        err = check_size(s, sizeof(cl_mem));
        if (err)
            return err;
        return known->qualifiers & FE_QUAL_PIPE ? set_pipe(s, arg) : set_buffer(s, arg);
    case FE_ARG_CONSTANT:
        err = check_size(s, sizeof(cl_mem));
        return err ? err : set_buffer(s, arg);
    case FE_ARG_LOCAL:
        return set_local(s, arg);
    case FE_ARG_VALUE:
        err = known->size ? check_size(s, known->size) : CL_SUCCESS;
        return err ? err : set_value(s, arg);
    case FE_ARG_SAMPLER:
        err = check_size(s, sizeof(cl_sampler));
        return err ? err : set_sampler(s, arg);
    case FE_ARG_IMAGE:
        err = check_size(s, sizeof(cl_mem));
        return err ? err : set_image(s, known, arg);
    case FE_ARG_UNKNOWN:
        break;
    }
    return set_unknown(s, arg);
}

/* An address is valid as long as the allocation that it lies in. */
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
    rt_lock(&kernel->lock);
    void *const old = kernel->args[index].value;
    kernel->args[index] = *arg;
    rt_unlock(&kernel->lock);
    free(old); /* a child that is forked meanwhile finds no pointer to it */
}

static cl_int
check_index(const struct setting *s)
{
    const cl_uint count = s->kernel->arg_capacity;
    return s->index < count
               ? CL_SUCCESS
               : RT_REFUSE(s->call, CL_INVALID_ARG_INDEX, "arg_index is %u; kernel %s has %u argument%s",
                           s->index, s->kernel->name, count, count == 1 ? "" : "s");
}

cl_int
rt_kernel_set_arg_address(const struct rt_call *call, cl_kernel kernel, cl_uint index, const void *address,
                          bool may_be_any)
{
    const struct setting s = {.call = call, .kernel = kernel, .index = index};
    struct rt_arg arg;
    const cl_int err = check_index(&s);
    if (err)
        return err;
    if (!takes_address(kernel, index))
        return RT_REFUSE(call, CL_INVALID_ARG_VALUE, "%s does not take an address", ARG_TEXT(&s));
    set_address(kernel, address, &arg);
    if (address && !arg.mem && !may_be_any)
        return RT_REFUSE(call, CL_INVALID_ARG_VALUE, "arg_value %p is in no allocation of the context",
                         address);
    store(kernel, index, &arg);
    return CL_SUCCESS;
}

cl_int
rt_kernel_set_arg(const struct rt_call *call, cl_kernel kernel, cl_uint index, size_t size, const void *value)
{
    static const struct fe_arg unknown = {.kind = FE_ARG_UNKNOWN};
    const struct setting s = {call, kernel, index, size, value};
    const struct fe_kernel *d = kernel->description;
    struct rt_arg arg = {.set = true};
    cl_int err = check_index(&s);
    if (!err)
        err = set_by_kind(&s, index < d->arg_count ? &d->args[index] : &unknown, &arg);
    if (err)
        return err;
    store(kernel, index, &arg);
    return CL_SUCCESS;
}

bool
rt_kernel_has_addresses(cl_kernel kernel)
{
    bool has = false;
    rt_lock(&kernel->lock);
    for (cl_uint i = 0; i < kernel->arg_capacity; i++)
        has |= kernel->args[i].set && kernel->args[i].pointer && kernel->args[i].address;
    rt_unlock(&kernel->lock);
    return has;
}
