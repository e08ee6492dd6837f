/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "object/icd.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/program.h"

static cl_int
check_request(const struct rt_call *call, const struct rt_build_request *request)
{
    const cl_uint num_devices = request->device_count;
    const cl_device_id *device_list = request->devices;
    REQUIRE_PAIR(num_devices, device_list, CL_INVALID_VALUE);
    REQUIRE(request->notify || !request->user, CL_INVALID_VALUE, "pfn_notify is NULL, and user_data is not");
    for (cl_uint i = 0; i < num_devices; i++)
        REQUIRE_KIND(device_list[i], RT_DEVICE, CL_INVALID_DEVICE, "device_list[%u]", i);
    return CL_SUCCESS;
}

static cl_int
check_build(const struct rt_call *call, cl_program program, const struct rt_build_request *request)
{
    REQUIRE_PROGRAM(program);
    const cl_int err = check_request(call, request);
    if (err)
        return err;
    for (cl_uint i = 0; i < request->device_count; i++) {
        const cl_device_id device = request->devices[i];
        REQUIRE(rt_program_on(program, device), CL_INVALID_DEVICE,
                "device_list[%u] %p (%s) is not a device of the program", i, (void *)device,
                device->gpu->name);
    }
    REQUIRE(atomic_load(&program->kernels) == 0, CL_INVALID_OPERATION,
            "clReleaseKernel must come first: program has kernels, %u of them",
            (unsigned)atomic_load(&program->kernels));
    return CL_SUCCESS;
}

/* Refuses the call with the reason of the runtime or a compiler. */
static cl_int
tell_build(const struct rt_call *call, cl_int err)
{
    switch (err) {
    case CL_SUCCESS:
        return err;
    case CL_INVALID_OPERATION:
        return REFUSE(err,
                      "the program's kind does not allow this call, it is being built, or it has kernels");
    case CL_OUT_OF_HOST_MEMORY:
        return REFUSE(err, "there is no memory for the build");
    }
    return REFUSE(err, "the build failed; CL_PROGRAM_BUILD_LOG of clGetProgramBuildInfo says why");
}

cl_int CL_API_CALL
clBuildProgram(cl_program program, cl_uint num_devices, const cl_device_id *device_list, const char *options,
               void(CL_CALLBACK *pfn_notify)(cl_program, void *), void *user_data)
{
    const struct rt_build_request request = {num_devices, device_list, options, pfn_notify, user_data};
    CALL(program);
    const cl_int err = check_build(call, program, &request);
    return err ? err : tell_build(call, rt_program_build(program, &request));
}

static cl_int
check_headers(const struct rt_call *call, cl_context context, cl_uint num_input_headers,
              const cl_program *input_headers, const char *const *header_include_names)
{
    REQUIRE_PAIR(num_input_headers, input_headers, CL_INVALID_VALUE);
    REQUIRE_PAIR(num_input_headers, header_include_names, CL_INVALID_VALUE);
    for (cl_uint i = 0; i < num_input_headers; i++) {
        REQUIRE_KIND(input_headers[i], RT_PROGRAM, CL_INVALID_PROGRAM, "input_headers[%u]", i);
        REQUIRE(input_headers[i]->context == context, CL_INVALID_CONTEXT,
                "input_headers[%u] belongs to another context than program", i);
        REQUIRE(input_headers[i]->source, CL_INVALID_OPERATION,
                "input_headers[%u] was not created from source", i);
        REQUIRE(header_include_names[i] && header_include_names[i][0], CL_INVALID_VALUE,
                "header_include_names[%u] is NULL or empty", i);
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
    CALL(program);
    cl_int err = check_build(call, program, &request);
    if (err)
        return err;
    const cl_uint count = program->il ? 0 : num_input_headers; /* headers are ignored with IL */
    if (!program->il)
        err = check_headers(call, program->context, count, input_headers, header_include_names);
    if (err)
        return err;
    REQUIRE(program->source || program->il, CL_INVALID_OPERATION,
            "program was created from neither source nor IL");
    struct rt_build_header *headers = calloc((size_t)count + 1, sizeof *headers);
    REQUIRE(headers, CL_OUT_OF_HOST_MEMORY, "there is no memory for a list of %u headers", count);
    for (cl_uint i = 0; i < count; i++)
        headers[i] = (struct rt_build_header){input_headers[i], header_include_names[i]};
    err = rt_program_compile(program, &request, count, headers);
    free(headers);
    return tell_build(call, err);
}

static cl_int
check_link(const struct rt_call *call, cl_context context, const struct rt_build_request *request,
           cl_uint num_input_programs, const cl_program *input_programs)
{
    REQUIRE_CONTEXT(context);
    const cl_int err = check_request(call, request);
    if (err)
        return err;
    REQUIRE_LIST(num_input_programs, input_programs);
    for (cl_uint i = 0; i < num_input_programs; i++) {
        REQUIRE_KIND(input_programs[i], RT_PROGRAM, CL_INVALID_PROGRAM, "input_programs[%u]", i);
        REQUIRE(input_programs[i]->context == context, CL_INVALID_CONTEXT,
                "input_programs[%u] belongs to another context", i);
    }
    const cl_device_id *device_list = request->devices;
    for (cl_uint i = 0; i < request->device_count; i++)
        REQUIRE_DEVICES_IN_CONTEXT(context, device_list, i);
    return CL_SUCCESS;
}

/* Refuses the call with the reason of the runtime or a linker. */
static void
tell_link(const struct rt_call *call, cl_int err)
{
    if (err == CL_INVALID_OPERATION)
        REFUSE(
            err,
            "for a device some input_programs have a compiled object and others have none, or none has one");
    else if (err == CL_LINKER_NOT_AVAILABLE)
        REFUSE(err, "there is no compiler for the devices");
    else if (err)
        REFUSE(err, "the programs were not linked; CL_PROGRAM_BUILD_LOG of the new program, if there is one, "
                    "says why");
}

/* A failed link gives a program as well: it has the log. */
cl_program CL_API_CALL
clLinkProgram(cl_context context, cl_uint num_devices, const cl_device_id *device_list, const char *options,
              cl_uint num_input_programs, const cl_program *input_programs,
              void(CL_CALLBACK *pfn_notify)(cl_program, void *), void *user_data, cl_int *errcode_ret)
{
    const struct rt_build_request request = {num_devices, device_list, options, pfn_notify, user_data};
    CALL(context);
    cl_program program = NULL;
    cl_int err = check_link(call, context, &request, num_input_programs, input_programs);
    if (!err) {
        err = rt_program_link(context, &request, num_input_programs, input_programs, &program);
        tell_link(call, err);
    }
    icd_store_error(errcode_ret, err);
    return program;
}
