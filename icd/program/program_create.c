/* SPDX-License-Identifier: MIT */
#include "object/icd.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/program.h"

static cl_int
check_source(const struct rt_call *call, cl_context context, cl_uint count, const char **strings)
{
    REQUIRE_CONTEXT(context);
    REQUIRE_LIST(count, strings);
    for (cl_uint i = 0; i < count; i++)
        REQUIRE(strings[i], CL_INVALID_VALUE, "strings[%u] is NULL", i);
    return CL_SUCCESS;
}

/* Accepted also where there is no compiler: the build log then says what to install. */
cl_program CL_API_CALL
clCreateProgramWithSource(cl_context context, cl_uint count, const char **strings, const size_t *lengths,
                          cl_int *errcode_ret)
{
    CALL(context);
    cl_program program = NULL;
    cl_int err = check_source(call, context, count, strings);
    if (!err)
        err = rt_program_new_source(context, count, strings, lengths, &program);
    icd_store_error(errcode_ret, err);
    return program;
}

static cl_int
check_devices(const struct rt_call *call, cl_context context, cl_uint num_devices,
              const cl_device_id *device_list)
{
    REQUIRE_LIST(num_devices, device_list);
    for (cl_uint i = 0; i < num_devices; i++) {
        REQUIRE_KIND(device_list[i], RT_DEVICE, CL_INVALID_DEVICE, "device_list[%u]", i);
        REQUIRE_DEVICES_IN_CONTEXT(context, device_list, i);
        for (cl_uint k = 0; k < i; k++)
            REQUIRE(device_list[k] != device_list[i], CL_INVALID_DEVICE,
                    "device_list[%u] and device_list[%u] are the same", k, i);
    }
    return CL_SUCCESS;
}

/* Empty and bad binaries get different statuses. */
static cl_int
check_lengths(const struct rt_call *call, cl_uint count, const size_t *lengths,
              const unsigned char **binaries, cl_int *status)
{
    cl_uint bad = count;
    for (cl_uint i = 0; i < count; i++) {
        const bool present = lengths[i] && binaries[i];
        if (!present && bad == count)
            bad = i;
        if (status)
            status[i] = present ? CL_SUCCESS : CL_INVALID_VALUE;
    }
    REQUIRE(bad == count, CL_INVALID_VALUE, "lengths[%u] is %zu, and binaries[%u] is %sNULL", bad,
            lengths[bad], bad, binaries[bad] ? "not " : "");
    return CL_SUCCESS;
}

static cl_int
check_binaries(const struct rt_call *call, cl_context context, cl_uint count, const cl_device_id *devices,
               const size_t *lengths, const unsigned char **binaries, cl_int *status)
{
    REQUIRE_CONTEXT(context);
    REQUIRE_POINTER(lengths);
    REQUIRE_POINTER(binaries);
    const cl_int err = check_devices(call, context, count, devices);
    return err ? err : check_lengths(call, count, lengths, binaries, status);
}

cl_program CL_API_CALL
clCreateProgramWithBinary(cl_context context, cl_uint num_devices, const cl_device_id *device_list,
                          const size_t *lengths, const unsigned char **binaries, cl_int *binary_status,
                          cl_int *errcode_ret)
{
    CALL(context);
    cl_program program = NULL;
    cl_int err = check_binaries(call, context, num_devices, device_list, lengths, binaries, binary_status);
    if (!err)
        err = rt_program_new_binary(call, context, num_devices, device_list, lengths, binaries, binary_status,
                                    &program);
    icd_store_error(errcode_ret, err);
    return program;
}

static cl_int
check_built_in(const struct rt_call *call, cl_context context, cl_uint count, const cl_device_id *devices,
               const char *kernel_names)
{
    REQUIRE_CONTEXT(context);
    REQUIRE_POINTER(kernel_names);
    const cl_int err = check_devices(call, context, count, devices);
    return err ? err
               : REFUSE(CL_INVALID_VALUE, "kernel_names is \"%.200s\"; no device has built-in kernels",
                        kernel_names);
}

cl_program CL_API_CALL
clCreateProgramWithBuiltInKernels(cl_context context, cl_uint num_devices, const cl_device_id *device_list,
                                  const char *kernel_names, cl_int *errcode_ret)
{
    CALL(context);
    icd_store_error(errcode_ret, check_built_in(call, context, num_devices, device_list, kernel_names));
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

#define REQUIRE_TAKES_IL(context)                                                                            \
    REQUIRE(takes_il(context), CL_INVALID_OPERATION,                                                         \
            "no device of the context takes IL (CL_DEVICE_IL_VERSION is empty)")

static cl_int
check_il(const struct rt_call *call, cl_context context, const void *il, size_t length)
{
    REQUIRE_CONTEXT(context);
    REQUIRE_TAKES_IL(context);
    REQUIRE_POINTER(il);
    REQUIRE_POSITIVE(length, CL_INVALID_VALUE);
    return CL_SUCCESS;
}

cl_program CL_API_CALL
clCreateProgramWithIL(cl_context context, const void *il, size_t length, cl_int *errcode_ret)
{
    CALL(context);
    cl_program program = NULL;
    cl_int err = check_il(call, context, il, length);
    if (!err)
        err = rt_program_new_il(call, context, il, length, &program);
    icd_store_error(errcode_ret, err);
    return program;
}

cl_int CL_API_CALL
clSetProgramSpecializationConstant(cl_program program, cl_uint spec_id, size_t spec_size,
                                   const void *spec_value)
{
    CALL(program);
    REQUIRE_PROGRAM(program);
    REQUIRE_TAKES_IL(program->context);
    REQUIRE(program->il, CL_INVALID_PROGRAM, "program was not created from IL");
    REQUIRE_POINTER(spec_value);
    return rt_program_specialise(call, program, spec_id, spec_size, spec_value);
}

/* No device has destructors of program scope (OpenCL 3.0, 5.8.1). */
cl_int CL_API_CALL
clSetProgramReleaseCallback(cl_program program, void(CL_CALLBACK *pfn_notify)(cl_program, void *),
                            void *user_data)
{
    CALL(program);
    REQUIRE_PROGRAM(program);
    REQUIRE_POINTER(pfn_notify);
    (void)user_data;
    return REFUSE(CL_INVALID_OPERATION, "no device has destructors of program scope");
}
