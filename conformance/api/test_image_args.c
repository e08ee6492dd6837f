/* SPDX-License-Identifier: MIT */
/* Images and samplers as kernel arguments: what clSetKernelArg and clEnqueueNDRangeKernel refuse. */
#include "api.h"

/* The binaries say what an argument is each in its own way. */
static const char *const containers[] = {"image_args", "image_args-zebin"};

enum { CONTAINERS = 2, SHAPES = 8 };

static cl_mem
make(cl_context context, cl_mem_flags flags, cl_mem_object_type type, size_t width, cl_channel_order order,
     cl_channel_type channel)
{
    const cl_image_format format = {order, channel};
    cl_image_desc desc = {type, width, 4, 4, 4, 0, 0, 0, 0, {NULL}};
    cl_int err;
    if (type == CL_MEM_OBJECT_IMAGE1D_BUFFER)
        desc.buffer = clCreateBuffer(context, 0, 4 * width, NULL, &err);
    cl_mem image = clCreateImage(context, flags, &format, &desc, NULL, &err);
    OK(err);
    if (desc.buffer)
        OK(clReleaseMemObject(desc.buffer));
    return image;
}

static cl_mem
plain(struct world *w, cl_mem_flags flags)
{
    return make(w->context, flags, CL_MEM_OBJECT_IMAGE2D, 4, CL_RGBA, CL_UNORM_INT8);
}

static cl_int
set(cl_kernel kernel, cl_uint index, cl_mem mem)
{
    return clSetKernelArg(kernel, index, sizeof mem, &mem);
}

/* --- dimensions --- */

/* In the order of the kernel's arguments. */
static void
make_shapes(struct world *w, cl_mem images[SHAPES])
{
    static const struct {
        cl_mem_object_type type;
        cl_channel_order order;
        cl_channel_type channel;
    } kinds[SHAPES] = {{CL_MEM_OBJECT_IMAGE1D_BUFFER, CL_R, CL_FLOAT},
                       {CL_MEM_OBJECT_IMAGE1D, CL_R, CL_FLOAT},
                       {CL_MEM_OBJECT_IMAGE1D_ARRAY, CL_RGBA, CL_SIGNED_INT16},
                       {CL_MEM_OBJECT_IMAGE2D, CL_R, CL_FLOAT},
                       {CL_MEM_OBJECT_IMAGE2D_ARRAY, CL_RGBA, CL_UNORM_INT8},
                       {CL_MEM_OBJECT_IMAGE3D, CL_R, CL_FLOAT},
                       {CL_MEM_OBJECT_IMAGE2D, CL_DEPTH, CL_FLOAT},
                       {CL_MEM_OBJECT_IMAGE2D_ARRAY, CL_DEPTH, CL_FLOAT}};
    for (size_t i = 0; i < SHAPES; i++)
        images[i] =
            make(w->context, CL_MEM_READ_ONLY, kinds[i].type, 4 + i, kinds[i].order, kinds[i].channel);
}

/* Two-dimensional arguments take depth images, of which they see the first channel. */
static bool
goes(size_t argument, size_t image)
{
    return argument == image || (argument == 3 && image == 6) || (argument == 4 && image == 7);
}

static void
only_its_own_shape(struct world *w, const char *container)
{
    cl_mem images[SHAPES], out = new_buffer(w, SHAPES * 4, NULL);
    cl_int widths[SHAPES];
    const size_t one = 1;
    cl_kernel kernel = open_kernel(w, container, "shapes");
    make_shapes(w, images);
    for (size_t a = 0; a < SHAPES; a++)
        for (size_t i = 0; i < SHAPES; i++)
            FAILS(goes(a, i) ? CL_SUCCESS : CL_INVALID_MEM_OBJECT, set(kernel, (cl_uint)a, images[i]));
    for (cl_uint a = 0; a < SHAPES; a++) {
        OK(set(kernel, a, images[a]));
        FAILS(CL_INVALID_MEM_OBJECT,
              set(kernel, a, images[(a + 1) % SHAPES])); /* which leaves it as it was */
    }
    set_mem(kernel, SHAPES, out);
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    read_buffer(w, out, widths, sizeof widths);
    for (int a = 0; a < SHAPES; a++)
        assert_int_equal(widths[a], 4 + a);
    for (size_t i = 0; i < SHAPES; i++)
        OK(clReleaseMemObject(images[i]));
    OK(clReleaseMemObject(out));
    OK(clReleaseKernel(kernel));
}

static void
shapes(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    NEEDS_IMAGES(w);
    for (size_t i = 0; i < CONTAINERS; i++)
        only_its_own_shape(w, containers[i]);
}

/* --- access, and what is no image or no sampler --- */

static void
wrong_objects(struct world *w, cl_kernel kernel)
{
    cl_int err;
    cl_mem image = plain(w, 0), buffer = new_buffer(w, 64, NULL), none = NULL;
    cl_sampler sampler = clCreateSampler(w->context, CL_FALSE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST, &err);
    OK(err);
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "a buffer for an image",
               clSetKernelArg(kernel, 0, sizeof buffer, &buffer));
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "points to NULL for an image",
               clSetKernelArg(kernel, 0, sizeof none, &none));
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "no value for an image", clSetKernelArg(kernel, 0, sizeof image, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clSetKernelArg(kernel, 0, sizeof sampler, &sampler));
    FAILS(CL_INVALID_MEM_OBJECT, clSetKernelArg(kernel, 0, sizeof w->queue, &w->queue));
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "an image for a buffer",
               clSetKernelArg(kernel, 4, sizeof image, &image));
    FAILS(CL_INVALID_ARG_SIZE, clSetKernelArg(kernel, 0, sizeof image - 1, &image));
    FAILS(CL_INVALID_ARG_SIZE, clSetKernelArg(kernel, 0, 2 * sizeof image, &image));
    FAILS(CL_INVALID_ARG_VALUE, clSetKernelArgSVMPointer(kernel, 0, NULL));
    FAILS_WHEN(CL_INVALID_SAMPLER, "points to another kind of object",
               clSetKernelArg(kernel, 3, sizeof image, &image));
    FAILS_WHEN(CL_INVALID_SAMPLER, "points to NULL", clSetKernelArg(kernel, 3, sizeof none, &none));
    FAILS_WHEN(CL_INVALID_SAMPLER, "no value", clSetKernelArg(kernel, 3, sizeof sampler, NULL));
    FAILS_WHEN(CL_INVALID_ARG_SIZE, "size is not a sampler's", clSetKernelArg(kernel, 3, 4, &sampler));
    FAILS(CL_INVALID_ARG_VALUE, clSetKernelArgSVMPointer(kernel, 3, NULL));
    OK(clSetKernelArg(kernel, 3, sizeof sampler, &sampler));
    OK(clReleaseSampler(sampler));
    OK(clReleaseMemObject(image));
    OK(clReleaseMemObject(buffer));
}

static void
wrong_access(struct world *w, cl_kernel kernel)
{
    cl_mem read = plain(w, CL_MEM_READ_ONLY), write = plain(w, CL_MEM_WRITE_ONLY), both = plain(w, 0);
    FAILS_WHEN(CL_INVALID_ARG_VALUE, "a write-only image that is read",
               clSetKernelArg(kernel, 0, sizeof write, &write));
    FAILS_WHEN(CL_INVALID_ARG_VALUE, "a read-only image that is written",
               clSetKernelArg(kernel, 1, sizeof read, &read));
    OK(set(kernel, 0, both));
    OK(set(kernel, 0, read));
    OK(set(kernel, 1, both));
    OK(set(kernel, 1, write));
    OK(set(kernel, 2, both));
    OK(clReleaseMemObject(read));
    OK(clReleaseMemObject(write));
    OK(clReleaseMemObject(both));
}

static void
objects(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    NEEDS_IMAGES(w);
    for (size_t i = 0; i < CONTAINERS; i++) {
        cl_kernel kernel = open_kernel(w, containers[i], "accesses");
        wrong_objects(w, kernel);
        wrong_access(w, kernel);
        OK(clReleaseKernel(kernel));
    }
}

static void
unused(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    cl_int err;
    NEEDS_IMAGES(w);
    cl_mem image = plain(w, 0);
    cl_sampler sampler = clCreateSampler(w->context, CL_FALSE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST, &err);
    OK(err);
    for (size_t i = 0; i < CONTAINERS; i++) {
        cl_kernel kernel = open_kernel(w, containers[i], "unused");
        FAILS(CL_INVALID_MEM_OBJECT, set(kernel, 0, image));
        FAILS(CL_INVALID_SAMPLER, set(kernel, 1, image));
        OK(clSetKernelArg(kernel, 1, sizeof sampler, &sampler));
        OK(clReleaseKernel(kernel));
    }
    OK(clReleaseSampler(sampler));
    OK(clReleaseMemObject(image));
}

/* --- launches --- */

static cl_int
launch(struct world *w, cl_kernel kernel)
{
    const size_t one = 1;
    const cl_int err = clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL);
    OK(clFinish(w->queue));
    return err;
}

/* Images, samplers and buffers that are not set, or gone. */
static void
incomplete(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    cl_int err;
    NEEDS_IMAGES(w);
    cl_mem in = plain(w, 0), out = plain(w, 0), both = plain(w, 0), seen = new_buffer(w, 16, NULL);
    cl_sampler sampler = clCreateSampler(w->context, CL_FALSE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST, &err);
    OK(err);
    cl_kernel kernel = open_kernel(w, containers[0], "accesses");
    FAILS(CL_INVALID_KERNEL_ARGS, launch(w, kernel));
    OK(set(kernel, 0, in));
    OK(set(kernel, 1, out));
    OK(set(kernel, 4, seen));
    OK(set(kernel, 2, both));
    FAILS(CL_INVALID_KERNEL_ARGS, launch(w, kernel));
    OK(clSetKernelArg(kernel, 3, sizeof sampler, &sampler));
    OK(clReleaseSampler(sampler)); /* a kernel keeps what the sampler said */
    OK(launch(w, kernel));
    OK(clReleaseMemObject(out));
    FAILS(CL_INVALID_KERNEL_ARGS, launch(w, kernel));
    OK(set(kernel, 1, in)); /* the same for reading and writing is the program's affair */
    OK(launch(w, kernel));
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(in));
    OK(clReleaseMemObject(both));
    OK(clReleaseMemObject(seen));
}

/* What can only be read cannot be bound where the kernel also writes. */
static void
format(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    cl_int err;
    NEEDS_IMAGES(w);
    cl_mem image = plain(w, 0), seen = new_buffer(w, 16, NULL);
    cl_mem grey = make(w->context, CL_MEM_READ_ONLY, CL_MEM_OBJECT_IMAGE2D, 4, CL_LUMINANCE, CL_UNORM_INT8);
    cl_sampler sampler = clCreateSampler(w->context, CL_FALSE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST, &err);
    OK(err);
    for (size_t i = 0; i < CONTAINERS; i++) {
        cl_kernel kernel = open_kernel(w, containers[i], "accesses");
        OK(set(kernel, 0, grey));
        OK(set(kernel, 1, image));
        OK(set(kernel, 2, grey));
        OK(clSetKernelArg(kernel, 3, sizeof sampler, &sampler));
        OK(set(kernel, 4, seen));
        FAILS_WHEN(CL_IMAGE_FORMAT_NOT_SUPPORTED, "an image argument of a format that the device has not",
                   launch(w, kernel));
        FAILS_WHEN(CL_IMAGE_FORMAT_NOT_SUPPORTED, "an image argument of a format that the device has not",
                   clEnqueueTask(w->queue, kernel, 0, NULL, NULL));
        OK(set(kernel, 2, image));
        OK(launch(w, kernel));
        OK(clReleaseKernel(kernel));
    }
    OK(clReleaseSampler(sampler));
    OK(clReleaseMemObject(seen));
    OK(clReleaseMemObject(grey));
    OK(clReleaseMemObject(image));
}

static size_t
widest_3d(cl_device_id device)
{
    size_t width = 0;
    OK(clGetDeviceInfo(device, CL_DEVICE_IMAGE3D_MAX_WIDTH, sizeof width, &width, NULL));
    return width;
}

/* An image that the context's larger device takes. */
static void
launch_on_both(struct world *w, cl_device_id large, cl_device_id small)
{
    struct world both = *w;
    cl_int err;
    const cl_device_id devices[] = {large, small};
    both.context = clCreateContext(NULL, 2, devices, NULL, NULL, &err);
    OK(err);
    cl_mem image = make(both.context, CL_MEM_READ_ONLY, CL_MEM_OBJECT_IMAGE3D, widest_3d(small) + 1, CL_R,
                        CL_UNORM_INT8);
    cl_mem out = new_buffer(&both, 16, NULL);
    for (size_t i = 0; i < 2; i++) {
        both.device = devices[i];
        both.queue = clCreateCommandQueue(both.context, both.device, 0, &err);
        OK(err);
        cl_kernel kernel = open_kernel(&both, containers[0], "reads_3d");
        OK(set(kernel, 0, image));
        OK(set(kernel, 1, out));
        if (i) {
            FAILS_WHEN(CL_INVALID_IMAGE_SIZE, "an image argument larger than the device allows",
                       launch(&both, kernel));
            FAILS_WHEN(CL_INVALID_IMAGE_SIZE, "an image argument larger than the device allows",
                       clEnqueueTask(both.queue, kernel, 0, NULL, NULL));
        } else {
            OK(launch(&both, kernel));
        }
        OK(clReleaseKernel(kernel));
        OK(clReleaseCommandQueue(both.queue));
    }
    OK(clReleaseMemObject(image));
    OK(clReleaseMemObject(out));
    OK(clReleaseContext(both.context));
}

static void
size(void **state)
{
    WORLD(state);
    cl_device_id devices[DEVICE_ROWS], large = NULL, small = NULL;
    cl_uint count = 0;
    OK(clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_ALL, DEVICE_ROWS, devices, &count));
    for (cl_uint i = 0; i < count && i < DEVICE_ROWS; i++) {
        const size_t width = widest_3d(devices[i]);
        if (width && (!large || width > widest_3d(large)))
            large = devices[i];
        if (width && (!small || width < widest_3d(small)))
            small = devices[i];
    }
    if (!large || widest_3d(large) == widest_3d(small))
        skip();
    launch_on_both(w, large, small);
}

static const struct CMUnitTest tests[] = {
    TEST(shapes), TEST(objects), TEST(unused), TEST(incomplete), TEST(format), TEST(size),
};
SUITE(image_args, tests)
