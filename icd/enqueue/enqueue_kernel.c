/* SPDX-License-Identifier: MIT */
#include <assert.h>

#include "object/icd.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/kernel.h"
#include "runtime/platform.h"
#include "runtime/program.h"
#include "runtime/queue.h"

static cl_int
check_handles(const struct rt_enqueue *enqueue, cl_kernel kernel)
{
    const struct rt_call *call = enqueue->call;
    REQUIRE_QUEUE(enqueue->queue);
    REQUIRE_KERNEL(kernel);
    const char *gpu = enqueue->queue->device->gpu->name;
    REQUIRE(kernel->program->context == enqueue->queue->context, CL_INVALID_CONTEXT,
            "kernel %s belongs to another context than command_queue", kernel->name);
    REQUIRE(rt_kernel_on(kernel, enqueue->queue->device), CL_INVALID_PROGRAM_EXECUTABLE,
            "the program of kernel %s was not built for the queue's device, %s", kernel->name, gpu);
    REQUIRE(
        enqueue->queue->device->gpu->svm || !rt_kernel_has_addresses(kernel), CL_INVALID_OPERATION,
        "an argument of kernel %s is an address, and the queue's device, %s, has no shared virtual memory",
        kernel->name, gpu);
    return icd_check_enqueue(enqueue);
}

/* Sizes and ids are 32 bits wide in the GPU's registers. Without sizes the command only waits for its wait
 * list, as with sizes of zero (OpenCL 3.0, 5.8: an error before 2.1). */
static cl_int
read_global(const struct rt_call *call, cl_uint dims, const size_t *offset, const size_t *global,
            struct rt_ndrange *range)
{
    REQUIRE(dims >= 1 && dims <= 3, CL_INVALID_WORK_DIMENSION, "work_dim is %u; allowed are 1, 2 and 3",
            dims);
    *range = (struct rt_ndrange){.dims = dims, .global = {1, 1, 1}, .local = {1, 1, 1}};
    for (cl_uint i = 0; i < dims; i++) {
        range->global[i] = global ? global[i] : 0;
        REQUIRE(range->global[i] <= UINT32_MAX, CL_INVALID_GLOBAL_WORK_SIZE,
                "global_work_size[%u] is %zu; allowed are at most %u", i, range->global[i], UINT32_MAX);
        range->offset[i] = offset ? offset[i] : 0;
        REQUIRE(range->offset[i] <= UINT32_MAX - range->global[i], CL_INVALID_GLOBAL_OFFSET,
                "global_work_offset[%u] + global_work_size[%u] is %zu + %zu; allowed are at most %u", i, i,
                range->offset[i], range->global[i], UINT32_MAX);
    }
    return CL_SUCCESS;
}

static cl_int
check_required(const struct rt_call *call, cl_kernel kernel, const struct rt_ndrange *range,
               const struct rt_kernel_info *info)
{
    assert(info->simd > 0 || !info->required_threads);
    for (unsigned i = 0; i < 3; i++)
        REQUIRE(!info->required[0] || range->local[i] == info->required[i], CL_INVALID_WORK_GROUP_SIZE,
                "local_work_size is %zu x %zu x %zu; kernel %s requires work-groups of %zu x %zu x %zu",
                range->local[0], range->local[1], range->local[2], kernel->name, info->required[0],
                info->required[1], info->required[2]);
    const size_t items = range->local[0] * range->local[1] * range->local[2];
    REQUIRE(!info->required_threads || (items + info->simd - 1) / info->simd == info->required_threads,
            CL_INVALID_WORK_GROUP_SIZE,
            "local_work_size is %zu work-items; kernel %s requires work-groups of %zu sub-groups, and a "
            "sub-group "
            "has %zu work-items",
            items, kernel->name, info->required_threads, info->simd);
    return CL_SUCCESS;
}

static cl_int
read_local(const struct rt_call *call, cl_kernel kernel, const size_t *local, const struct rt_gpu *gpu,
           const struct rt_kernel_info *info, struct rt_ndrange *range)
{
    size_t items = 1;
    assert(range->dims >= 1 && range->dims <= 3); /* read_global has said so */
    for (cl_uint i = 0; i < range->dims; i++) {
        REQUIRE(local[i] > 0, CL_INVALID_WORK_GROUP_SIZE, "local_work_size[%u] is 0", i);
        REQUIRE(local[i] <= gpu->max_item_sizes[i], CL_INVALID_WORK_ITEM_SIZE,
                "local_work_size[%u] is %zu; %s allows at most %zu", i, local[i], gpu->name,
                gpu->max_item_sizes[i]);
        range->local[i] = local[i];
        items *= local[i];
    }
    REQUIRE(
        items <= info->group_size, CL_INVALID_WORK_GROUP_SIZE,
        "local_work_size is %zu x %zu x %zu, which are %zu work-items; kernel %s allows at most %zu on %s",
        range->local[0], range->local[1], range->local[2], items, kernel->name, info->group_size, gpu->name);
    return CL_SUCCESS;
}

/* A binary may require a larger work-group than the device allows. Such a group would need much memory,
 * because at a barrier the registers of all its work-items exist at once. */
static bool
fits_device(const struct rt_ndrange *range, const struct rt_gpu *gpu)
{
    size_t items = 1;
    for (unsigned i = 0; i < 3; i++) {
        if (range->local[i] > gpu->max_item_sizes[i])
            return false;
        items *= range->local[i];
    }
    return items <= gpu->max_group_size;
}

static cl_int
check_device(const struct rt_call *call, const struct rt_ndrange *range, const struct rt_gpu *gpu,
             cl_kernel kernel)
{
    return fits_device(range, gpu)
               ? CL_SUCCESS
               : rt_refuse_aloud(
                     call, CL_INVALID_WORK_GROUP_SIZE,
                     "kernel %s requires work-groups of %zu x %zu x %zu work-items; %s allows at most %zu",
                     kernel->name, range->local[0], range->local[1], range->local[2], gpu->name,
                     gpu->max_group_size);
}

static cl_int
check_divides(const struct rt_call *call, cl_kernel kernel, const struct rt_ndrange *range)
{
    assert(range->local[0] > 0 && range->local[1] > 0 && range->local[2] > 0);
    for (unsigned i = 0; i < 3; i++)
        REQUIRE(
            range->global[i] % range->local[i] == 0, CL_INVALID_WORK_GROUP_SIZE,
            "global_work_size[%u] is %zu, which is not a multiple of the local size %zu; kernel %s allows no "
            "smaller last work-group",
            i, range->global[i], range->local[i], kernel->name);
    return CL_SUCCESS;
}

static cl_int
choose_or_read(const struct rt_enqueue *enqueue, cl_kernel kernel, const size_t *local,
               struct rt_ndrange *range)
{
    const struct rt_call *call = enqueue->call;
    const struct rt_gpu *gpu = enqueue->queue->device->gpu;
    struct rt_kernel_info info;
    cl_int err = CL_SUCCESS;
    rt_kernel_info(kernel, rt_kernel_on(kernel, enqueue->queue->device), &info);
    if (local)
        err = read_local(call, kernel, local, gpu, &info, range);
    else
        rt_ndrange_choose(range, &info, gpu->max_item_sizes);
    if (!err)
        err = check_required(call, kernel, range, &info);
    if (!err)
        err = check_device(call, range, gpu, kernel);
    if (!err && !info.non_uniform && (local || !(info.blind || info.ignores_groups)))
        err = check_divides(call, kernel, range);
    if (!err && local && !rt_options_show_groups(&rt_platform()->options))
        rt_ndrange_widen(range, &info, gpu->max_item_sizes);
    return err;
}

cl_int CL_API_CALL
clEnqueueNDRangeKernel(cl_command_queue command_queue, cl_kernel kernel, cl_uint work_dim,
                       const size_t *global_work_offset, const size_t *global_work_size,
                       const size_t *local_work_size, cl_uint num_events_in_wait_list,
                       const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_NDRANGE_KERNEL, num_events_in_wait_list, event_wait_list, event, false,
        call};
    struct rt_ndrange range;
    cl_int err = check_handles(&enqueue, kernel);
    if (!err)
        err = read_global(call, work_dim, global_work_offset, global_work_size, &range);
    if (err)
        return err;
    if (!range.global[0] || !range.global[1] || !range.global[2])
        return rt_enqueue_nothing(&enqueue, 0, NULL); /* legal since OpenCL 2.1 */
    err = choose_or_read(&enqueue, kernel, local_work_size, &range);
    if (!err)
        err = rt_enqueue_kernel(&enqueue, kernel, &range);
    return err;
}

cl_int CL_API_CALL
clEnqueueTask(cl_command_queue command_queue, cl_kernel kernel, cl_uint num_events_in_wait_list,
              const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_TASK, num_events_in_wait_list, event_wait_list, event, false, call};
    const size_t one[] = {1};
    struct rt_ndrange range;
    cl_int err = check_handles(&enqueue, kernel);
    if (!err)
        err = read_global(call, 1, NULL, one, &range);
    if (!err)
        err = choose_or_read(&enqueue, kernel, one, &range);
    return err ? err : rt_enqueue_kernel(&enqueue, kernel, &range);
}
