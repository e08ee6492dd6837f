/* SPDX-License-Identifier: MIT */
/* Contexts with devices that can do different things: what the one has is there, and refused on the other's
 * queue. */
#include "api.h"

struct both {
    cl_device_id devices[DEVICE_ROWS];
    cl_uint count;
    cl_context context;
};

static cl_device_id
find(struct both *b, const char *word)
{
    for (cl_uint i = 0; i < b->count; i++) {
        if (strcmp(device_word(b->devices[i]), word) == 0)
            return b->devices[i];
    }
    return NULL;
}

/* A context of these two; false: the platform is told to have fewer. */
static bool
set_up(struct world *w, struct both *b, const char *first, const char *second)
{
    cl_int err;
    if (getenv("API_PLATFORM"))
        return false;
    OK(clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_ALL, DEVICE_ROWS, b->devices, &b->count));
    const cl_device_id pair[2] = {find(b, first), find(b, second)};
    if (!pair[0] || !pair[1])
        return false;
    b->devices[0] = pair[0];
    b->devices[1] = pair[1];
    b->context = clCreateContext(NULL, 2, pair, NULL, NULL, &err);
    OK(err);
    return true;
}

static cl_command_queue
new_queue(struct both *b, int which)
{
    cl_int err;
    cl_command_queue queue = clCreateCommandQueue(b->context, b->devices[which], 0, &err);
    OK(err);
    return queue;
}

/* 3D images have another largest size on Gen8 than on Gen9. */
static void
image_sizes(void **state)
{
    WORLD(state);
    struct both b;
    const cl_image_format format = {CL_R, CL_UNORM_INT8};
    cl_image_desc desc = {CL_MEM_OBJECT_IMAGE3D, 4096, 2, 2, 0, 0, 0, 0, 0, {NULL}};
    const size_t zero[3] = {0}, one[3] = {1, 1, 1};
    const float color[4] = {1, 1, 1, 1};
    size_t row, slice;
    char byte = 0;
    cl_int err0;
    if (!set_up(w, &b, "skl", "bdw"))
        skip();
    cl_command_queue skl = new_queue(&b, 0), bdw = new_queue(&b, 1);
    cl_mem image = clCreateImage(b.context, 0, &format, &desc, NULL, &err0);
    OK(err0);
    desc.image_width = 20000;
    REFUSED(CL_INVALID_IMAGE_SIZE, clCreateImage(b.context, 0, &format, &desc, NULL, &err));
    cl_mem buffer = clCreateBuffer(b.context, 0, 16, NULL, &err0);
    OK(err0);
    OK(clEnqueueFillImage(skl, image, color, zero, one, 0, NULL, NULL));
    OK(clEnqueueReadImage(skl, image, CL_TRUE, zero, one, 0, 0, &byte, 0, NULL, NULL));
    assert_int_equal((unsigned char)byte, 255);
    FAILS_WHEN(CL_INVALID_IMAGE_SIZE, "larger than the device allows",
               clEnqueueFillImage(bdw, image, color, zero, one, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_IMAGE_SIZE, "larger than the device allows",
               clEnqueueReadImage(bdw, image, CL_TRUE, zero, one, 0, 0, &byte, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_IMAGE_SIZE, "larger than the device allows",
               clEnqueueWriteImage(bdw, image, CL_TRUE, zero, one, 0, 0, &byte, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_IMAGE_SIZE, "larger than the device allows",
               clEnqueueCopyImage(bdw, image, image, zero, one, one, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_IMAGE_SIZE, "larger than the device allows",
               clEnqueueCopyImageToBuffer(bdw, image, buffer, zero, one, 0, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_IMAGE_SIZE, "larger than the device allows",
               clEnqueueCopyBufferToImage(bdw, buffer, image, 0, zero, one, 0, NULL, NULL));
    REFUSED_WHEN(
        CL_INVALID_IMAGE_SIZE, "larger than the device allows",
        clEnqueueMapImage(bdw, image, CL_TRUE, CL_MAP_READ, zero, one, &row, &slice, 0, NULL, NULL, refusal));
    OK(clReleaseMemObject(image));
    OK(clReleaseMemObject(buffer));
    OK(clReleaseCommandQueue(skl));
    OK(clReleaseCommandQueue(bdw));
    OK(clReleaseContext(b.context));
}

/* Cayman's kernels have no images; the memory of the context's images is in its address space all the same.
 */
static void
images_beside_none(void **state)
{
    WORLD(state);
    struct both b;
    const cl_image_format format = {CL_RGBA, CL_UNSIGNED_INT8};
    const cl_image_desc desc = {CL_MEM_OBJECT_IMAGE2D, 5, 4, 0, 0, 0, 0, 0, 0, {NULL}};
    const size_t zero[3] = {0}, all[3] = {5, 4, 1}, corner[3] = {2, 2, 1};
    cl_uint texels[20], out[20];
    cl_int err;
    if (!set_up(w, &b, "skl", "cayman"))
        skip();
    cl_command_queue skl = new_queue(&b, 0), cayman = new_queue(&b, 1);
    for (cl_uint i = 0; i < 20; i++)
        texels[i] = i * 0x01020304;
    /* in a context with a 32-bit device the host's memory is never used in place */
    cl_mem image = clCreateImage(b.context, CL_MEM_USE_HOST_PTR, &format, &desc, texels, &err);
    OK(err);
    OK(clEnqueueReadImage(skl, image, CL_TRUE, zero, all, 0, 0, out, 0, NULL, NULL));
    assert_memory_equal(out, texels, sizeof out);
    const cl_uint color[4] = {1, 2, 3, 4};
    OK(clEnqueueFillImage(skl, image, color, zero, corner, 0, NULL, NULL));
    size_t pitch;
    cl_uint *at = clEnqueueMapImage(skl, image, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, zero, corner, &pitch,
                                    NULL, 0, NULL, NULL, &err);
    OK(err);
    assert_ptr_equal(at, texels);
    assert_int_equal(texels[0], 0x04030201);
    assert_int_equal(texels[6], 0x04030201);
    assert_int_equal(texels[7], 7 * 0x01020304);
    texels[1] = 99;
    OK(clEnqueueUnmapMemObject(cayman, image, at, 0, NULL, NULL)); /* any queue does */
    OK(clFinish(cayman));
    OK(clEnqueueReadImage(skl, image, CL_TRUE, zero, all, 0, 0, out, 0, NULL, NULL));
    assert_int_equal(out[1], 99);
    assert_int_equal(out[5], 0x04030201);
    cl_mem buffer = clCreateBuffer(b.context, 0, 64, NULL, &err);
    OK(err);
    FAILS_WHEN(CL_INVALID_OPERATION, "the device has no images",
               clEnqueueReadImage(cayman, image, CL_TRUE, zero, all, 0, 0, out, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_OPERATION, "the device has no images",
               clEnqueueWriteImage(cayman, image, CL_TRUE, zero, all, 0, 0, out, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_OPERATION, "the device has no images",
               clEnqueueCopyImage(cayman, image, image, zero, zero, corner, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_OPERATION, "the device has no images",
               clEnqueueCopyImageToBuffer(cayman, image, buffer, zero, corner, 0, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_OPERATION, "the device has no images",
               clEnqueueCopyBufferToImage(cayman, buffer, image, 0, zero, corner, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_OPERATION, "the device has no images",
               clEnqueueFillImage(cayman, image, color, zero, all, 0, NULL, NULL));
    REFUSED_WHEN(CL_INVALID_OPERATION, "the device has no images",
                 clEnqueueMapImage(cayman, image, CL_TRUE, CL_MAP_READ, zero, corner, &pitch, NULL, 0, NULL,
                                   NULL, refusal));
    OK(clReleaseMemObject(buffer));
    OK(clReleaseMemObject(image));
    OK(clReleaseCommandQueue(skl));
    OK(clReleaseCommandQueue(cayman));
    OK(clReleaseContext(b.context));
}

static void
increment(cl_program program, cl_command_queue queue, cl_mem mem, const void *address)
{
    const size_t count = 16;
    cl_int err;
    cl_kernel kernel = clCreateKernel(program, "increment", &err);
    OK(err);
    if (mem)
        set_mem(kernel, 0, mem);
    else
        OK(clSetKernelArgSVMPointer(kernel, 0, address));
    OK(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &count, NULL, 0, NULL, NULL));
    OK(clFinish(queue));
    OK(clReleaseKernel(kernel));
}

/* A buffer in shared memory lies where both devices reach it. */
static void
shared_memory_beside_none(void **state)
{
    WORLD(state);
    struct both b;
    cl_int err;
    if (!set_up(w, &b, "skl", "cayman"))
        skip();
    cl_command_queue skl = new_queue(&b, 0), cayman = new_queue(&b, 1);
    cl_program for_skl = build_binary(b.context, b.devices[0], "api.skl");
    cl_program for_cayman = build_binary(b.context, b.devices[1], "api.cayman");
    cl_int *at = clSVMAlloc(b.context, 0, 64, 0);
    assert_non_null(at);
    for (cl_int i = 0; i < 16; i++)
        at[i] = i;
    cl_mem mem = clCreateBuffer(b.context, CL_MEM_USE_HOST_PTR, 64, at, &err);
    OK(err);
    increment(for_skl, skl, NULL, at);
    increment(for_cayman, cayman, mem, NULL);
    increment(for_skl, skl, mem, NULL);
    for (cl_int i = 0; i < 16; i++)
        assert_int_equal(at[i], i + 3);
    FAILS(CL_INVALID_OPERATION, clEnqueueSVMMemcpy(cayman, CL_TRUE, at, at + 8, 8, 0, NULL, NULL));
    OK(clReleaseMemObject(mem));
    clSVMFree(b.context, at);
    OK(clReleaseProgram(for_skl));
    OK(clReleaseProgram(for_cayman));
    OK(clReleaseCommandQueue(skl));
    OK(clReleaseCommandQueue(cayman));
    OK(clReleaseContext(b.context));
}

/* A kernel of both devices: an address for an argument is for the one that has shared memory. */
static void
shared_addresses(void **state)
{
    WORLD(state);
    struct both b;
    size_t sizes[2];
    cl_int err;
    if (!set_up(w, &b, "skl", "cayman"))
        skip();
    unsigned char *bytes[2] = {read_binary("api.skl", &sizes[0]), read_binary("api.cayman", &sizes[1])};
    const unsigned char *binaries[2] = {bytes[0], bytes[1]};
    const size_t one = 1;
    cl_program program = clCreateProgramWithBinary(b.context, 2, b.devices, sizes, binaries, NULL, &err);
    OK(err);
    OK(clBuildProgram(program, 0, NULL, NULL, NULL, NULL));
    cl_kernel kernel = clCreateKernel(program, "increment", &err);
    OK(err);
    int *words = clSVMAlloc(b.context, CL_MEM_READ_WRITE, 64, 0);
    assert_non_null(words);
    cl_command_queue has = new_queue(&b, 0), has_not = new_queue(&b, 1);
    OK(clSetKernelArgSVMPointer(kernel, 0, words));
    FAILS_WHEN(CL_INVALID_OPERATION, "shared memory, and the device has none",
               clEnqueueNDRangeKernel(has_not, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_OPERATION, "shared memory, and the device has none",
               clEnqueueTask(has_not, kernel, 0, NULL, NULL));
    OK(clEnqueueNDRangeKernel(has, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    OK(clFinish(has));
    OK(clReleaseCommandQueue(has));
    OK(clReleaseCommandQueue(has_not));
    clSVMFree(b.context, words);
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
    OK(clReleaseContext(b.context));
    free(bytes[0]);
    free(bytes[1]);
}

static const struct CMUnitTest tests[] = {
    TEST(shared_addresses),
    TEST(image_sizes),
    TEST(images_beside_none),
    TEST(shared_memory_beside_none),
};
SUITE(mixed, tests)
