/* SPDX-License-Identifier: MIT */
#include "suite.h"

#include "find_device.h"

cl_program
build_bytes(const struct world *w, const void *bytes, size_t size)
{
    cl_int err, status;
    const unsigned char *binary = bytes;
    char log[1024] = "";
    cl_program program = clCreateProgramWithBinary(w->context, 1, &w->device, &size, &binary, &status, &err);
    OK(err);
    if (clBuildProgram(program, 1, &w->device, "", NULL, NULL)) {
        clGetProgramBuildInfo(program, w->device, CL_PROGRAM_BUILD_LOG, sizeof log, log, NULL);
        fail_msg("not built: %s", log);
    }
    return program;
}

cl_kernel
new_kernel(cl_program program, const char *name)
{
    cl_int err;
    cl_kernel kernel = clCreateKernel(program, name, &err);
    OK(err);
    return kernel;
}

cl_mem
new_buffer(const struct world *w, const void *data, size_t size)
{
    cl_int err;
    union {
        const void *from;
        void *to;
    } host = {data};
    cl_mem mem = clCreateBuffer(w->context, CL_MEM_READ_WRITE | (data ? CL_MEM_COPY_HOST_PTR : 0), size,
                                host.to, &err);
    OK(err);
    return mem;
}

void
set_mem(cl_kernel kernel, cl_uint index, cl_mem mem)
{
    OK(clSetKernelArg(kernel, index, sizeof mem, &mem));
}

void
run(const struct world *w, cl_kernel kernel, size_t global, size_t local)
{
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &global, &local, 0, NULL, NULL));
    OK(clFinish(w->queue));
}

void
read_back(const struct world *w, cl_mem mem, void *to, size_t size)
{
    OK(clEnqueueReadBuffer(w->queue, mem, CL_TRUE, 0, size, to, 0, NULL, NULL));
}

static int
setup(void **state)
{
    static struct world w;
    cl_int err;
    if (!find_device("", "Cayman", &w.device))
        return -1;
    w.context = clCreateContext(NULL, 1, &w.device, NULL, NULL, &err);
    w.queue = err ? NULL : clCreateCommandQueue(w.context, w.device, 0, &err);
    *state = &w;
    return err;
}

static int
teardown(void **state)
{
    const struct world *w = *state;
    clReleaseCommandQueue(w->queue);
    clReleaseContext(w->context);
    return 0;
}

int
main(void)
{
    int failed = 0;
    failed += _cmocka_run_group_tests("catalyst", catalyst_tests, catalyst_test_count, setup, teardown);
    failed += _cmocka_run_group_tests("images", image_tests, image_test_count, setup, teardown);
    return failed;
}
