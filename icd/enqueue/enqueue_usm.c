/* SPDX-License-Identifier: MIT */
/* Commands of cl_intel_unified_shared_memory. */
#include "map.h"
#include "memory/svm_check.h"
#include "memory/usm.h"
#include "runtime/queue.h"

static cl_int
check_queue(const struct rt_call *call, cl_command_queue queue)
{
    REQUIRE_QUEUE(queue);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clEnqueueMemFillINTEL(cl_command_queue command_queue, void *dst_ptr, const void *pattern, size_t pattern_size,
                      size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                      cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_MEMFILL_INTEL, num_events_in_wait_list, event_wait_list, event, false,
        call};
    const cl_int err = check_queue(call, command_queue);
    return err ? err : icd_enqueue_memfill(&enqueue, dst_ptr, pattern, pattern_size, size);
}

cl_int CL_API_CALL
clEnqueueMemcpyINTEL(cl_command_queue command_queue, cl_bool blocking, void *dst_ptr, const void *src_ptr,
                     size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                     cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_MEMCPY_INTEL, num_events_in_wait_list, event_wait_list, event, blocking,
        call};
    const cl_int err = check_queue(call, command_queue);
    return err ? err : icd_enqueue_memcpy(&enqueue, dst_ptr, src_ptr, size);
}

/* Hints: there is one memory. */
cl_int CL_API_CALL
clEnqueueMigrateMemINTEL(cl_command_queue command_queue, const void *ptr, size_t size,
                         cl_mem_migration_flags flags, cl_uint num_events_in_wait_list,
                         const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_MIGRATEMEM_INTEL, num_events_in_wait_list, event_wait_list, event, false,
        call};
    const cl_int err = check_queue(call, command_queue);
    if (err)
        return err;
    (void)size;
    REQUIRE_FLAGS(MIGRATION_FLAGS, flags, ICD_MIGRATION_FLAGS);
    return icd_enqueue_hint(&enqueue, ptr);
}

/* No advice is defined; the numbers are reserved. */
cl_int CL_API_CALL
clEnqueueMemAdviseINTEL(cl_command_queue command_queue, const void *ptr, size_t size,
                        cl_mem_advice_intel advice, cl_uint num_events_in_wait_list,
                        const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_MEMADVISE_INTEL, num_events_in_wait_list, event_wait_list, event, false,
        call};
    const cl_int err = check_queue(call, command_queue);
    (void)size, (void)advice;
    return err ? err : icd_enqueue_hint(&enqueue, ptr);
}
