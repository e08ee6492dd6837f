/* SPDX-License-Identifier: MIT */
#include "icd.h"
#include "runtime/context.h"
#include "runtime/program.h"

static cl_int
check_devices(cl_program program, cl_uint count, const cl_device_id *devices)
{
    REQUIRE((devices == NULL) == (count == 0), CL_INVALID_VALUE);
    for (cl_uint i = 0; i < count; i++) {
        REQUIRE(IS_DEVICE(devices[i]), CL_INVALID_DEVICE);
        REQUIRE(rt_program_on(program, devices[i]), CL_INVALID_DEVICE);
    }
    return CL_SUCCESS;
}

static cl_int
check_build(cl_program program, cl_uint count, const cl_device_id *devices, bool notify, const void *user)
{
    REQUIRE(IS_PROGRAM(program), CL_INVALID_PROGRAM);
    REQUIRE(notify || !user, CL_INVALID_VALUE);
    const cl_int err = check_devices(program, count, devices);
    if (err)
        return err;
    REQUIRE(atomic_load(&program->kernels) == 0, CL_INVALID_OPERATION);
    return CL_SUCCESS;
}

/* Builds before it returns; the callback is called all the same. */
cl_int CL_API_CALL
clBuildProgram(cl_program program, cl_uint num_devices, const cl_device_id *device_list, const char *options,
               void(CL_CALLBACK *pfn_notify)(cl_program, void *), void *user_data)
{
    cl_int err = check_build(program, num_devices, device_list, pfn_notify != NULL, user_data);
    if (err)
        return err;
    err = rt_program_build(program, num_devices, device_list, options);
    if (pfn_notify)
        pfn_notify(program, user_data);
    return err;
}

cl_int CL_API_CALL
clCompileProgram(cl_program program, cl_uint num_devices, const cl_device_id *device_list,
                 const char *options, cl_uint num_input_headers, const cl_program *input_headers,
                 const char **header_include_names, void(CL_CALLBACK *pfn_notify)(cl_program, void *),
                 void *user_data)
{
    (void)options;
    const cl_int err = check_build(program, num_devices, device_list, pfn_notify != NULL, user_data);
    if (err)
        return err;
    REQUIRE((num_input_headers == 0) == (input_headers == NULL), CL_INVALID_VALUE);
    REQUIRE((num_input_headers == 0) == (header_include_names == NULL), CL_INVALID_VALUE);
    for (cl_uint i = 0; i < num_input_headers; i++)
        REQUIRE(IS_PROGRAM(input_headers[i]), CL_INVALID_PROGRAM);
    REQUIRE(program->source, CL_INVALID_OPERATION);
    return icd_refuse(__func__, "there is a compiler", CL_COMPILER_NOT_AVAILABLE);
}

static cl_int
check_link(cl_context context, cl_uint device_count, const cl_device_id *devices, cl_uint program_count,
           const cl_program *programs, bool notify, const void *user)
{
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    REQUIRE((devices == NULL) == (device_count == 0), CL_INVALID_VALUE);
    REQUIRE(program_count > 0 && programs, CL_INVALID_VALUE);
    for (cl_uint i = 0; i < program_count; i++)
        REQUIRE(IS_PROGRAM(programs[i]), CL_INVALID_PROGRAM);
    for (cl_uint i = 0; i < device_count; i++) {
        REQUIRE(IS_DEVICE(devices[i]), CL_INVALID_DEVICE);
        REQUIRE(rt_context_has(context, devices[i]), CL_INVALID_DEVICE);
    }
    REQUIRE(notify || !user, CL_INVALID_VALUE);
    return icd_refuse(__func__, "there is a linker", CL_LINKER_NOT_AVAILABLE);
}

cl_program CL_API_CALL
clLinkProgram(cl_context context, cl_uint num_devices, const cl_device_id *device_list, const char *options,
              cl_uint num_input_programs, const cl_program *input_programs,
              void(CL_CALLBACK *pfn_notify)(cl_program, void *), void *user_data, cl_int *errcode_ret)
{
    (void)options;
    icd_store_error(errcode_ret, check_link(context, num_devices, device_list, num_input_programs,
                                            input_programs, pfn_notify != NULL, user_data));
    return NULL;
}
