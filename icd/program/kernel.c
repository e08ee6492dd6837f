/* SPDX-License-Identifier: MIT */
#include "runtime/kernel.h"

#include <stdlib.h>

#include "object/icd.h"
#include "runtime/program.h"

static cl_int
check_program(const struct rt_call *call, cl_program program)
{
    REQUIRE_PROGRAM(program);
    REQUIRE(rt_program_is_built(program), CL_INVALID_PROGRAM_EXECUTABLE,
            "program was not built: clBuildProgram was not called, failed or has not ended");
    return CL_SUCCESS;
}

static cl_int
check_name(const struct rt_call *call, const char *kernel_name)
{
    REQUIRE_POINTER(kernel_name);
    return CL_SUCCESS;
}

cl_kernel CL_API_CALL
clCreateKernel(cl_program program, const char *kernel_name, cl_int *errcode_ret)
{
    CALL(program);
    cl_kernel kernel = NULL;
    cl_int err = check_program(call, program);
    if (!err)
        err = check_name(call, kernel_name);
    if (!err)
        err = rt_kernel_new(call, program, kernel_name, &kernel);
    icd_store_error(errcode_ret, err);
    return kernel;
}

static void
release(cl_kernel *kernels, cl_uint count)
{
    for (cl_uint i = 0; i < count; i++)
        RT_RELEASE(kernels[i]);
}

static cl_int
check_room(const struct rt_call *call, cl_uint count, cl_uint num_kernels, const cl_kernel *kernels)
{
    REQUIRE(!kernels || num_kernels >= count, CL_INVALID_VALUE,
            "num_kernels is %u, and the program has %u kernel%s", num_kernels, count, count == 1 ? "" : "s");
    return CL_SUCCESS;
}

/* All of them, or none. */
static cl_int
create(const struct rt_call *call, cl_program program, cl_uint count, const char *const *names,
       cl_kernel *kernels)
{
    for (cl_uint i = 0; i < count; i++) {
        const cl_int err = rt_kernel_new(call, program, names[i], &kernels[i]);
        if (err) {
            release(kernels, i);
            return err;
        }
    }
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clCreateKernelsInProgram(cl_program program, cl_uint num_kernels, cl_kernel *kernels,
                         cl_uint *num_kernels_ret)
{
    CALL(program);
    cl_uint count = 0;
    cl_int err = check_program(call, program);
    if (err)
        return err;
    const char **names = rt_program_kernels(program, &count);
    err = names ? check_room(call, count, num_kernels, kernels) : CL_OUT_OF_HOST_MEMORY;
    if (!err && kernels)
        err = create(call, program, count, names, kernels);
    if (num_kernels_ret && !err)
        *num_kernels_ret = count;
    free(names);
    return err;
}

static cl_int
check_kernel(const struct rt_call *call, cl_kernel source_kernel)
{
    REQUIRE_KERNEL(source_kernel);
    return CL_SUCCESS;
}

cl_kernel CL_API_CALL
clCloneKernel(cl_kernel source_kernel, cl_int *errcode_ret)
{
    CALL(source_kernel);
    cl_kernel kernel = NULL;
    cl_int err = check_kernel(call, source_kernel);
    if (!err)
        err = rt_kernel_clone(call, source_kernel, &kernel);
    icd_store_error(errcode_ret, err);
    return kernel;
}

cl_int CL_API_CALL
clSetKernelArg(cl_kernel kernel, cl_uint arg_index, size_t arg_size, const void *arg_value)
{
    CALL(kernel);
    REQUIRE_KERNEL(kernel);
    return rt_kernel_set_arg(call, kernel, arg_index, arg_size, arg_value);
}
