/* SPDX-License-Identifier: MIT */
#include "object/icd.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/program.h"

static cl_int
check_source(cl_context context, cl_uint count, const char **strings)
{
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    REQUIRE(count > 0 && strings, CL_INVALID_VALUE);
    for (cl_uint i = 0; i < count; i++)
        REQUIRE(strings[i], CL_INVALID_VALUE);
    return CL_SUCCESS;
}

/* Accepted also where there is no compiler: the build log then says what to install. */
cl_program CL_API_CALL
clCreateProgramWithSource(cl_context context, cl_uint count, const char **strings, const size_t *lengths,
                          cl_int *errcode_ret)
{
    cl_program program = NULL;
    cl_int err = check_source(context, count, strings);
    if (!err)
        err = rt_program_new_source(context, count, strings, lengths, &program);
    icd_store_error(errcode_ret, err);
    return program;
}

static cl_int
check_devices(cl_context context, cl_uint count, const cl_device_id *devices)
{
    for (cl_uint i = 0; i < count; i++) {
        REQUIRE(IS_DEVICE(devices[i]), CL_INVALID_DEVICE);
        REQUIRE(rt_context_has(context, devices[i]), CL_INVALID_DEVICE);
        for (cl_uint k = 0; k < i; k++)
            REQUIRE(devices[k] != devices[i], CL_INVALID_DEVICE);
    }
    return CL_SUCCESS;
}

/* Empty binaries are told apart from bad ones by their status. */
static cl_int
check_lengths(cl_uint count, const size_t *lengths, const unsigned char **binaries, cl_int *status)
{
    bool good = true;
    for (cl_uint i = 0; i < count; i++) {
        const bool present = lengths[i] && binaries[i];
        good &= present;
        if (status)
            status[i] = present ? CL_SUCCESS : CL_INVALID_VALUE;
    }
    REQUIRE(good, CL_INVALID_VALUE);
    return CL_SUCCESS;
}

static cl_int
check_binaries(cl_context context, cl_uint count, const cl_device_id *devices, const size_t *lengths,
               const unsigned char **binaries, cl_int *status)
{
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    REQUIRE(count > 0 && devices, CL_INVALID_VALUE);
    REQUIRE(lengths && binaries, CL_INVALID_VALUE);
    const cl_int err = check_devices(context, count, devices);
    return err ? err : check_lengths(count, lengths, binaries, status);
}

cl_program CL_API_CALL
clCreateProgramWithBinary(cl_context context, cl_uint num_devices, const cl_device_id *device_list,
                          const size_t *lengths, const unsigned char **binaries, cl_int *binary_status,
                          cl_int *errcode_ret)
{
    cl_program program = NULL;
    cl_int err = check_binaries(context, num_devices, device_list, lengths, binaries, binary_status);
    if (!err)
        err = rt_program_new_binary(context, num_devices, device_list, lengths, binaries, binary_status,
                                    &program);
    icd_store_error(errcode_ret, err);
    return program;
}

static cl_int
check_built_in(cl_context context, cl_uint count, const cl_device_id *devices, const char *names)
{
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    REQUIRE(count > 0 && devices && names, CL_INVALID_VALUE);
    const cl_int err = check_devices(context, count, devices);
    return err ? err : icd_refuse(__func__, "a device has such a built-in kernel", CL_INVALID_VALUE);
}

cl_program CL_API_CALL
clCreateProgramWithBuiltInKernels(cl_context context, cl_uint num_devices, const cl_device_id *device_list,
                                  const char *kernel_names, cl_int *errcode_ret)
{
    icd_store_error(errcode_ret, check_built_in(context, num_devices, device_list, kernel_names));
    return NULL;
}

static bool
takes_il(cl_context context)
{
    for (cl_uint i = 0; i < context->device_count; i++) {
        if (*rt_compiler_il(context->devices[i]))
            return true;
    }
    return false;
}

static cl_int
check_il(cl_context context, const void *il, size_t length)
{
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    REQUIRE(takes_il(context), CL_INVALID_OPERATION);
    REQUIRE(il && length, CL_INVALID_VALUE);
    return CL_SUCCESS;
}

cl_program CL_API_CALL
clCreateProgramWithIL(cl_context context, const void *il, size_t length, cl_int *errcode_ret)
{
    cl_program program = NULL;
    cl_int err = check_il(context, il, length);
    if (!err)
        err = rt_program_new_il(context, il, length, &program);
    icd_store_error(errcode_ret, err);
    return program;
}

cl_int CL_API_CALL
clSetProgramSpecializationConstant(cl_program program, cl_uint spec_id, size_t spec_size,
                                   const void *spec_value)
{
    REQUIRE(IS_PROGRAM(program), CL_INVALID_PROGRAM);
    REQUIRE(takes_il(program->context), CL_INVALID_OPERATION);
    REQUIRE(program->il, CL_INVALID_PROGRAM);
    REQUIRE(spec_value, CL_INVALID_VALUE);
    const cl_int err = rt_program_specialise(program, spec_id, spec_size, spec_value);
    return err ? icd_refuse(__func__, "the program has such a constant of that size", err) : err;
}

/* No device has destructors of program scope (OpenCL 3.0, 5.8.1). */
cl_int CL_API_CALL
clSetProgramReleaseCallback(cl_program program, void(CL_CALLBACK *pfn_notify)(cl_program, void *),
                            void *user_data)
{
    REQUIRE(IS_PROGRAM(program), CL_INVALID_PROGRAM);
    REQUIRE(pfn_notify, CL_INVALID_VALUE);
    (void)user_data;
    return icd_refuse(__func__, "a device with destructors of program scope", CL_INVALID_OPERATION);
}
