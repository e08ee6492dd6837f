/* SPDX-License-Identifier: MIT */
/* What the devices do not have is refused, not crashed into. */
#include "api.h"

static void
svm_and_pipes(void **state)
{
    WORLD(state);
    char host[8];
    void *pointers[] = {host};
    cl_kernel kernel = new_kernel(w, "vadd");
    assert_null(clSVMAlloc(w->context, CL_MEM_READ_WRITE, 64, 0));
    clSVMFree(w->context, NULL);
    FAILS(CL_INVALID_OPERATION, clEnqueueSVMFree(w->queue, 1, pointers, NULL, NULL, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clEnqueueSVMMemcpy(w->queue, CL_TRUE, host, host, 1, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clEnqueueSVMMemFill(w->queue, host, host, 1, 1, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clEnqueueSVMMap(w->queue, CL_TRUE, CL_MAP_READ, host, 1, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clEnqueueSVMUnmap(w->queue, host, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION,
          clEnqueueSVMMigrateMem(w->queue, 1, (const void **)pointers, NULL, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clSetKernelArgSVMPointer(kernel, 0, host));
    FAILS(CL_INVALID_OPERATION, clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_PTRS, 8, pointers));
    REFUSED(CL_INVALID_OPERATION, clCreatePipe(w->context, 0, 4, 4, NULL, &err));
    FAILS(CL_INVALID_MEM_OBJECT, clGetPipeInfo((cl_mem)w->queue, CL_PIPE_PACKET_SIZE, 0, NULL, NULL));
    OK(clReleaseKernel(kernel));
}

static void
other_programs(void **state)
{
    WORLD(state);
    const char il[4] = {3, 2, 35, 7};
    cl_uint word = 0;
    REFUSED(CL_INVALID_OPERATION, clCreateProgramWithIL(w->context, il, sizeof il, &err));
    REFUSED(CL_INVALID_CONTEXT, clCreateProgramWithIL((cl_context)w->queue, il, sizeof il, &err));
    REFUSED(CL_INVALID_VALUE, clCreateProgramWithBuiltInKernels(w->context, 1, &w->device, "k", &err));
    FAILS(CL_INVALID_OPERATION, clSetProgramSpecializationConstant(w->program, 0, sizeof word, &word));
}

static const struct CMUnitTest tests[] = {
    TEST(svm_and_pipes),
    TEST(other_programs),
};
SUITE(absent, tests)
