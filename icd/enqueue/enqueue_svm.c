/* SPDX-License-Identifier: MIT */
/* Commands on shared virtual memory. Host and kernels share one memory, so maps and migrations have nothing
 * to do. */
#include "map.h"
#include "memory/svm_check.h"
#include "runtime/device.h"
#include "runtime/queue.h"

static cl_int
check_queue(const struct rt_call *call, cl_command_queue queue)
{
    REQUIRE_QUEUE(queue);
    REQUIRE(queue->device->gpu->svm, CL_INVALID_OPERATION,
            "the queue's device, %s, has no shared virtual memory", queue->device->gpu->name);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueSVMFree(cl_command_queue command_queue, cl_uint num_svm_pointers, void *svm_pointers[],
                 void(CL_CALLBACK *pfn_free_func)(cl_command_queue queue, cl_uint num_svm_pointers,
                                                  void *svm_pointers[], void *user_data),
                 void *user_data, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                 cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_SVM_FREE, num_events_in_wait_list, event_wait_list, event, false, call};
    cl_int err = check_queue(call, command_queue);
    if (err)
        return err;
    REQUIRE_PAIR(num_svm_pointers, svm_pointers, CL_INVALID_VALUE);
    err = icd_check_enqueue(&enqueue);
    return err ? err
               : rt_enqueue_svm_free(&enqueue, num_svm_pointers, svm_pointers, pfn_free_func, user_data);
}

cl_int CL_API_CALL
clEnqueueSVMMemcpy(cl_command_queue command_queue, cl_bool blocking_copy, void *dst_ptr, const void *src_ptr,
                   size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                   cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_SVM_MEMCPY, num_events_in_wait_list, event_wait_list, event, blocking_copy,
        call};
    const cl_int err = check_queue(call, command_queue);
    return err ? err : icd_enqueue_memcpy(&enqueue, dst_ptr, src_ptr, size);
}

cl_int CL_API_CALL
clEnqueueSVMMemFill(cl_command_queue command_queue, void *svm_ptr, const void *pattern, size_t pattern_size,
                    size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                    cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_SVM_MEMFILL, num_events_in_wait_list, event_wait_list, event, false, call};
    const cl_int err = check_queue(call, command_queue);
    return err ? err : icd_enqueue_memfill(&enqueue, svm_ptr, pattern, pattern_size, size);
}

cl_int CL_API_CALL
clEnqueueSVMMap(cl_command_queue command_queue, cl_bool blocking_map, cl_map_flags flags, void *svm_ptr,
                size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_SVM_MAP, num_events_in_wait_list, event_wait_list, event, blocking_map,
        call};
    cl_int err = check_queue(call, command_queue);
    if (err)
        return err;
    REQUIRE_POINTER(svm_ptr);
    REQUIRE_POSITIVE(size, CL_INVALID_VALUE);
    err = icd_check_map_flags(call, "flags", flags);
    return err ? err : icd_enqueue_hint(&enqueue, svm_ptr);
}

cl_int CL_API_CALL
clEnqueueSVMUnmap(cl_command_queue command_queue, void *svm_ptr, cl_uint num_events_in_wait_list,
                  const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_SVM_UNMAP, num_events_in_wait_list, event_wait_list, event, false, call};
    const cl_int err = check_queue(call, command_queue);
    if (err)
        return err;
    REQUIRE_POINTER(svm_ptr);
    return icd_enqueue_hint(&enqueue, svm_ptr);
}

/* size 0: the whole allocation the address lies in. */
static bool
is_allocated(cl_context context, const void *address, size_t size)
{
    cl_mem mem = rt_svm_find(context, address, RT_SVM);
    const bool inside = mem && size <= mem->size - (size_t)((const uint8_t *)address - mem->data);
    RT_RELEASE(mem);
    return inside;
}

static cl_int
check_migrate(const struct rt_call *call, cl_context context, cl_uint num_svm_pointers,
              const void **svm_pointers, const size_t *sizes, cl_mem_migration_flags flags)
{
    REQUIRE_LIST(num_svm_pointers, svm_pointers);
    REQUIRE_FLAGS(MIGRATION_FLAGS, flags, ICD_MIGRATION_FLAGS);
    for (cl_uint i = 0; i < num_svm_pointers; i++) {
        const size_t size = sizes ? sizes[i] : 0;
        REQUIRE(is_allocated(context, svm_pointers[i], size), CL_INVALID_VALUE,
                "%zu bytes at svm_pointers[%u], %p, are not in one allocation of clSVMAlloc", size, i,
                svm_pointers[i]);
    }
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueSVMMigrateMem(cl_command_queue command_queue, cl_uint num_svm_pointers, const void **svm_pointers,
                       const size_t *sizes, cl_mem_migration_flags flags, cl_uint num_events_in_wait_list,
                       const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_SVM_MIGRATE_MEM, num_events_in_wait_list, event_wait_list, event, false,
        call};
    cl_int err = check_queue(call, command_queue);
    if (!err)
        err = check_migrate(call, command_queue->context, num_svm_pointers, svm_pointers, sizes, flags);
    if (!err)
        err = icd_check_enqueue(&enqueue);
    return err ? err : rt_enqueue_nothing(&enqueue, 0, NULL);
}
