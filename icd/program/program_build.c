/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "object/icd.h"
#include "runtime/context.h"
#include "runtime/program.h"

static cl_int
check_request(const struct rt_build_request *request)
{
    REQUIRE((request->devices == NULL) == (request->device_count == 0), CL_INVALID_VALUE);
    REQUIRE(request->notify || !request->user, CL_INVALID_VALUE);
    return CL_SUCCESS;
}

static cl_int
check_build(cl_program program, const struct rt_build_request *request)
{
    REQUIRE(IS_PROGRAM(program), CL_INVALID_PROGRAM);
    const cl_int err = check_request(request);
    if (err)
        return err;
    for (cl_uint i = 0; i < request->device_count; i++) {
        REQUIRE(IS_DEVICE(request->devices[i]), CL_INVALID_DEVICE);
        REQUIRE(rt_program_on(program, request->devices[i]), CL_INVALID_DEVICE);
    }
    REQUIRE(atomic_load(&program->kernels) == 0, CL_INVALID_OPERATION);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clBuildProgram(cl_program program, cl_uint num_devices, const cl_device_id *device_list, const char *options,
               void(CL_CALLBACK *pfn_notify)(cl_program, void *), void *user_data)
{
    const struct rt_build_request request = {num_devices, device_list, options, pfn_notify, user_data};
    cl_int err = check_build(program, &request);
    if (!err)
        err = rt_program_build(program, &request);
    return err ? icd_refuse(__func__, "the program can be built; its log says more", err) : err;
}

static cl_int
check_headers(cl_context context, cl_uint count, const cl_program *headers, const char *const *names)
{
    REQUIRE((count == 0) == (headers == NULL), CL_INVALID_VALUE);
    REQUIRE((count == 0) == (names == NULL), CL_INVALID_VALUE);
    for (cl_uint i = 0; i < count; i++) {
        REQUIRE(IS_PROGRAM(headers[i]), CL_INVALID_PROGRAM);
        REQUIRE(headers[i]->context == context, CL_INVALID_CONTEXT);
        REQUIRE(headers[i]->source, CL_INVALID_OPERATION);
        REQUIRE(names[i] && names[i][0], CL_INVALID_VALUE);
    }
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clCompileProgram(cl_program program, cl_uint num_devices, const cl_device_id *device_list,
                 const char *options, cl_uint num_input_headers, const cl_program *input_headers,
                 const char **header_include_names, void(CL_CALLBACK *pfn_notify)(cl_program, void *),
                 void *user_data)
{
    const struct rt_build_request request = {num_devices, device_list, options, pfn_notify, user_data};
    cl_int err = check_build(program, &request);
    if (err)
        return err;
    const cl_uint count = program->il ? 0 : num_input_headers; /* headers are ignored with IL */
    if (!program->il)
        err = check_headers(program->context, count, input_headers, header_include_names);
    if (err)
        return err;
    REQUIRE(program->source || program->il, CL_INVALID_OPERATION);
    struct rt_build_header *headers = calloc((size_t)count + 1, sizeof *headers);
    REQUIRE(headers, CL_OUT_OF_HOST_MEMORY);
    for (cl_uint i = 0; i < count; i++)
        headers[i] = (struct rt_build_header){input_headers[i], header_include_names[i]};
    err = rt_program_compile(program, &request, count, headers);
    free(headers);
    return err ? icd_refuse(__func__, "the program can be compiled; its log says more", err) : err;
}

static cl_int
check_link(cl_context context, const struct rt_build_request *request, cl_uint program_count,
           const cl_program *programs)
{
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    const cl_int err = check_request(request);
    if (err)
        return err;
    REQUIRE(program_count > 0 && programs, CL_INVALID_VALUE);
    for (cl_uint i = 0; i < program_count; i++) {
        REQUIRE(IS_PROGRAM(programs[i]), CL_INVALID_PROGRAM);
        REQUIRE(programs[i]->context == context, CL_INVALID_CONTEXT);
    }
    for (cl_uint i = 0; i < request->device_count; i++) {
        REQUIRE(IS_DEVICE(request->devices[i]), CL_INVALID_DEVICE);
        REQUIRE(rt_context_has(context, request->devices[i]), CL_INVALID_DEVICE);
    }
    return CL_SUCCESS;
}

/* A failed link gives a program as well: it has the log. */
cl_program CL_API_CALL
clLinkProgram(cl_context context, cl_uint num_devices, const cl_device_id *device_list, const char *options,
              cl_uint num_input_programs, const cl_program *input_programs,
              void(CL_CALLBACK *pfn_notify)(cl_program, void *), void *user_data, cl_int *errcode_ret)
{
    const struct rt_build_request request = {num_devices, device_list, options, pfn_notify, user_data};
    cl_program program = NULL;
    cl_int err = check_link(context, &request, num_input_programs, input_programs);
    if (!err) {
        err = rt_program_link(context, &request, num_input_programs, input_programs, &program);
        if (err)
            icd_refuse(__func__, "the programs can be linked; the new program's log says more", err);
    }
    icd_store_error(errcode_ret, err);
    return program;
}
