/* SPDX-License-Identifier: MIT */
#include "runtime/kernel.h"

#include <stdlib.h>

#include "object/icd.h"
#include "runtime/program.h"

static cl_int
check_program(cl_program program)
{
    REQUIRE(IS_PROGRAM(program), CL_INVALID_PROGRAM);
    REQUIRE(rt_program_is_built(program), CL_INVALID_PROGRAM_EXECUTABLE);
    return CL_SUCCESS;
}

static cl_int
check_name(const char *name)
{
    REQUIRE(name, CL_INVALID_VALUE);
    return CL_SUCCESS;
}

cl_kernel CL_API_CALL
clCreateKernel(cl_program program, const char *kernel_name, cl_int *errcode_ret)
{
    cl_kernel kernel = NULL;
    cl_int err = check_program(program);
    if (!err)
        err = check_name(kernel_name);
    if (!err)
        err = rt_kernel_new(program, kernel_name, &kernel);
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
check_room(cl_uint count, cl_uint num_kernels, const cl_kernel *kernels)
{
    REQUIRE(!kernels || num_kernels >= count, CL_INVALID_VALUE);
    return CL_SUCCESS;
}

/* All of them, or none. */
static cl_int
create(cl_program program, cl_uint count, const char *const *names, cl_kernel *kernels)
{
    for (cl_uint i = 0; i < count; i++) {
        const cl_int err = rt_kernel_new(program, names[i], &kernels[i]);
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
    cl_uint count = 0;
    cl_int err = check_program(program);
    if (err)
        return err;
    const char **names = rt_program_kernels(program, &count);
    err = names ? check_room(count, num_kernels, kernels) : CL_OUT_OF_HOST_MEMORY;
    if (!err && kernels)
        err = create(program, count, names, kernels);
    if (num_kernels_ret && !err)
        *num_kernels_ret = count;
    free(names);
    return err;
}

static cl_int
check_kernel(cl_kernel kernel)
{
    REQUIRE(IS_KERNEL(kernel), CL_INVALID_KERNEL);
    return CL_SUCCESS;
}

cl_kernel CL_API_CALL
clCloneKernel(cl_kernel source_kernel, cl_int *errcode_ret)
{
    cl_kernel kernel = NULL;
    cl_int err = check_kernel(source_kernel);
    if (!err)
        err = rt_kernel_clone(source_kernel, &kernel);
    icd_store_error(errcode_ret, err);
    return kernel;
}

cl_int CL_API_CALL
clSetKernelArg(cl_kernel kernel, cl_uint arg_index, size_t arg_size, const void *arg_value)
{
    REQUIRE(IS_KERNEL(kernel), CL_INVALID_KERNEL);
    const cl_int err = rt_kernel_set_arg(kernel, arg_index, arg_size, arg_value);
    return err ? icd_refuse(__func__, "index, size and value fit the argument", err) : err;
}
