/* SPDX-License-Identifier: MIT */
/* Pipes: the devices report none. */
#include "absent.h"

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
