/* SPDX-License-Identifier: MIT */
/* Shared virtual memory and pipes: the devices report neither. */
#include "absent.h"

void *CL_API_CALL
clSVMAlloc(cl_context context, cl_svm_mem_flags flags, size_t size, cl_uint alignment)
{
    (void)context, (void)flags, (void)size, (void)alignment;
    return NULL;
}

void CL_API_CALL
clSVMFree(cl_context context, void *svm_pointer)
{
    (void)context, (void)svm_pointer;
}

cl_int CL_API_CALL
clEnqueueSVMFree(cl_command_queue command_queue, cl_uint num_svm_pointers, void *svm_pointers[],
                 void(CL_CALLBACK *pfn_free_func)(cl_command_queue queue, cl_uint num_svm_pointers,
                                                  void *svm_pointers[], void *user_data),
                 void *user_data, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                 cl_event *event)
{
    (void)num_svm_pointers, (void)svm_pointers, (void)pfn_free_func, (void)user_data,
        (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_int CL_API_CALL
clEnqueueSVMMemcpy(cl_command_queue command_queue, cl_bool blocking_copy, void *dst_ptr, const void *src_ptr,
                   size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                   cl_event *event)
{
    (void)blocking_copy, (void)dst_ptr, (void)src_ptr, (void)size, (void)num_events_in_wait_list,
        (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_int CL_API_CALL
clEnqueueSVMMemFill(cl_command_queue command_queue, void *svm_ptr, const void *pattern, size_t pattern_size,
                    size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                    cl_event *event)
{
    (void)svm_ptr, (void)pattern, (void)pattern_size, (void)size, (void)num_events_in_wait_list,
        (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_int CL_API_CALL
clEnqueueSVMMap(cl_command_queue command_queue, cl_bool blocking_map, cl_map_flags flags, void *svm_ptr,
                size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                cl_event *event)
{
    (void)blocking_map, (void)flags, (void)svm_ptr, (void)size, (void)num_events_in_wait_list,
        (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_int CL_API_CALL
clEnqueueSVMUnmap(cl_command_queue command_queue, void *svm_ptr, cl_uint num_events_in_wait_list,
                  const cl_event *event_wait_list, cl_event *event)
{
    (void)svm_ptr, (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_int CL_API_CALL
clEnqueueSVMMigrateMem(cl_command_queue command_queue, cl_uint num_svm_pointers, const void **svm_pointers,
                       const size_t *sizes, cl_mem_migration_flags flags, cl_uint num_events_in_wait_list,
                       const cl_event *event_wait_list, cl_event *event)
{
    (void)num_svm_pointers, (void)svm_pointers, (void)sizes, (void)flags, (void)num_events_in_wait_list,
        (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_mem CL_API_CALL
clCreatePipe(cl_context context, cl_mem_flags flags, cl_uint pipe_packet_size, cl_uint pipe_max_packets,
             const cl_pipe_properties *properties, cl_int *errcode_ret)
{
    (void)flags, (void)pipe_packet_size, (void)pipe_max_packets, (void)properties;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_int CL_API_CALL
clGetPipeInfo(cl_mem pipe, cl_pipe_info param_name, size_t param_value_size, void *param_value,
              size_t *param_value_size_ret)
{
    (void)pipe, (void)param_name, (void)param_value_size, (void)param_value, (void)param_value_size_ret;
    return icd_refuse(__func__, "the object is of that kind", CL_INVALID_MEM_OBJECT);
}
