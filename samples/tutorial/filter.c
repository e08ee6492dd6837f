/* SPDX-License-Identifier: MIT */
/*
 * filter KERNELS IN.png OUT.png: runs the kernel "filter" on a picture, on the first OpenCL device. KERNELS
 * is source (NAME.cl) or a binary for that device. docs/tutorial.md explains it. It needs OpenCL and libpng,
 * nothing else.
 */
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void
stop(const char *what, int code)
{
    fprintf(stderr, "filter: %s (%d)\n", what, code);
    exit(1);
}

static void
check(cl_int code, const char *call)
{
    if (code != CL_SUCCESS)
        stop(call, code);
}

static unsigned char *
read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END))
        stop(path, 0);
    *size = (size_t)ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(*size + 1);
    if (!bytes || fread(bytes, 1, *size, file) != *size)
        stop(path, 0);
    fclose(file);
    return bytes;
}

static cl_program
load_program(cl_context context, cl_device_id device, const char *path)
{
    size_t size, length = strlen(path);
    cl_int code;
    const unsigned char *bytes = read_file(path, &size);
    const int is_source = length > 3 && !strcmp(path + length - 3, ".cl");
    cl_program program =
        is_source ? clCreateProgramWithSource(context, 1, (const char *[]){(const char *)bytes}, &size, &code)
                  : clCreateProgramWithBinary(context, 1, &device, &size, &bytes, NULL, &code);
    check(code, "the program");
    /* -g: when the kernel is wrong, messages name the line. */
    if (clBuildProgram(program, 1, &device, "-g", NULL, NULL) != CL_SUCCESS) {
        static char log[65536];
        clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof log, log, NULL);
        fputs(log, stderr);
        stop("the build failed", 0);
    }
    free((void *)bytes);
    return program;
}

int
main(int argc, char **argv)
{
    if (argc != 4)
        stop("usage: filter KERNELS IN.png OUT.png", 0);

    /* The picture: four bytes a pixel, rows from the top. */
    png_image png = {.version = PNG_IMAGE_VERSION};
    if (!png_image_begin_read_from_file(&png, argv[2]))
        stop(png.message, 0);
    png.format = PNG_FORMAT_RGBA;
    const cl_int width = (cl_int)png.width, height = (cl_int)png.height;
    const size_t bytes = PNG_IMAGE_SIZE(png), size[2] = {png.width, png.height};
    unsigned char *pixels = malloc(bytes);
    if (!pixels || !png_image_finish_read(&png, NULL, pixels, 0, NULL))
        stop(png.message, 0);

    /* The device, a queue for it, the program. */
    cl_platform_id platform;
    cl_device_id device;
    cl_int code;
    char name[128];
    check(clGetPlatformIDs(1, &platform, NULL), "clGetPlatformIDs");
    check(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL), "clGetDeviceIDs");
    check(clGetDeviceInfo(device, CL_DEVICE_NAME, sizeof name, name, NULL), "clGetDeviceInfo");
    cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &code);
    check(code, "clCreateContext");
    cl_command_queue queue = clCreateCommandQueue(context, device, 0, &code);
    check(code, "clCreateCommandQueue");
    cl_program program = load_program(context, device, argv[1]);

    /* Two buffers, one kernel with four arguments. */
    cl_mem in = clCreateBuffer(context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, bytes, pixels, &code);
    check(code, "clCreateBuffer");
    cl_mem out = clCreateBuffer(context, CL_MEM_WRITE_ONLY, bytes, NULL, &code);
    check(code, "clCreateBuffer");
    cl_kernel kernel = clCreateKernel(program, "filter", &code);
    check(code, "clCreateKernel");
    check(clSetKernelArg(kernel, 0, sizeof in, &in), "argument 0");
    check(clSetKernelArg(kernel, 1, sizeof out, &out), "argument 1");
    check(clSetKernelArg(kernel, 2, sizeof width, &width), "argument 2");
    check(clSetKernelArg(kernel, 3, sizeof height, &height), "argument 3");

    /* One work-item a pixel; the blocking read waits for the kernel, and tells when it failed. */
    check(clEnqueueNDRangeKernel(queue, kernel, 2, NULL, size, NULL, 0, NULL, NULL),
          "clEnqueueNDRangeKernel");
    check(clEnqueueReadBuffer(queue, out, CL_TRUE, 0, bytes, pixels, 0, NULL, NULL), "clEnqueueReadBuffer");
    if (!png_image_write_to_file(&png, argv[3], 0, pixels, 0, NULL))
        stop(png.message, 0);
    printf("%d x %d pixels by %s in %s\n", width, height, name, argv[3]);

    clReleaseKernel(kernel);
    clReleaseMemObject(out);
    clReleaseMemObject(in);
    clReleaseProgram(program);
    clReleaseCommandQueue(queue);
    clReleaseContext(context);
    free(pixels);
    return 0;
}
