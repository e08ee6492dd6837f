/* SPDX-License-Identifier: MIT */
/* What the devices do not have is refused, not crashed into. */
#include "api.h"

static void
images(void **state)
{
    WORLD(state);
    const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
    const cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = 4, .image_height = 4};
    const size_t origin[3] = {0, 0, 0}, region[3] = {1, 1, 1};
    cl_uint count = 9;
    cl_image_format formats[4];
    char host[64];
    cl_mem mem = new_buffer(w, 64, NULL);
    OK(clGetSupportedImageFormats(w->context, CL_MEM_READ_WRITE, CL_MEM_OBJECT_IMAGE2D, 4, formats, &count));
    assert_int_equal(count, 0);
    FAILS(CL_INVALID_VALUE,
          clGetSupportedImageFormats(w->context, 0, CL_MEM_OBJECT_IMAGE2D, 0, formats, NULL));
    REFUSED(CL_INVALID_OPERATION, clCreateImage(w->context, 0, &format, &desc, NULL, &err));
    REFUSED(CL_INVALID_CONTEXT, clCreateImage((cl_context)w->queue, 0, &format, &desc, NULL, &err));
    REFUSED(CL_INVALID_OPERATION,
            clCreateImageWithProperties(w->context, NULL, 0, &format, &desc, NULL, &err));
    REFUSED(CL_INVALID_OPERATION, clCreateImage2D(w->context, 0, &format, 4, 4, 0, NULL, &err));
    REFUSED(CL_INVALID_OPERATION, clCreateImage3D(w->context, 0, &format, 4, 4, 4, 0, 0, NULL, &err));
    FAILS(CL_INVALID_MEM_OBJECT, clGetImageInfo(mem, CL_IMAGE_WIDTH, 64, host, NULL));
    FAILS(CL_INVALID_OPERATION,
          clEnqueueReadImage(w->queue, mem, CL_TRUE, origin, region, 0, 0, host, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION,
          clEnqueueWriteImage(w->queue, mem, CL_TRUE, origin, region, 0, 0, host, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION,
          clEnqueueCopyImage(w->queue, mem, mem, origin, origin, region, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clEnqueueFillImage(w->queue, mem, host, origin, region, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION,
          clEnqueueCopyImageToBuffer(w->queue, mem, mem, origin, region, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION,
          clEnqueueCopyBufferToImage(w->queue, mem, mem, 0, origin, region, 0, NULL, NULL));
    size_t pitch = 0;
    REFUSED(CL_INVALID_OPERATION, clEnqueueMapImage(w->queue, mem, CL_TRUE, CL_MAP_READ, origin, region,
                                                    &pitch, NULL, 0, NULL, NULL, &err));
    OK(clReleaseMemObject(mem));
}

static void
samplers(void **state)
{
    WORLD(state);
    REFUSED(CL_INVALID_OPERATION,
            clCreateSampler(w->context, CL_TRUE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST, &err));
    REFUSED(CL_INVALID_OPERATION, clCreateSamplerWithProperties(w->context, NULL, &err));
    REFUSED(CL_INVALID_CONTEXT, clCreateSamplerWithProperties((cl_context)w->queue, NULL, &err));
    FAILS(CL_INVALID_SAMPLER, clRetainSampler((cl_sampler)w->queue));
    FAILS(CL_INVALID_SAMPLER, clReleaseSampler((cl_sampler)w->queue));
    FAILS(CL_INVALID_SAMPLER, clGetSamplerInfo((cl_sampler)w->queue, CL_SAMPLER_CONTEXT, 0, NULL, NULL));
}

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
    TEST(images),
    TEST(samplers),
    TEST(svm_and_pipes),
    TEST(other_programs),
};
SUITE(absent, tests)
