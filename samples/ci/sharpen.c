/* SPDX-License-Identifier: MIT */
/* An ordinary OpenCL program: it takes the first device, sharpens a picture and looks at one texel of the
 * result. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>

enum { WIDTH = 600, HEIGHT = 400, GROUP = 16 };

static float picture[HEIGHT][WIDTH], sharp[HEIGHT][WIDTH];

static char *
read_text(const char *path)
{
    FILE *file = fopen(path, "rb");
    char *text = calloc(1, 1 << 16);
    if (file && text)
        (void)!fread(text, 1, (1 << 16) - 1, file);
    if (file)
        fclose(file);
    return text;
}

static cl_kernel
build(cl_context context, cl_device_id device)
{
    const char *source = read_text("sharpen.cl");
    cl_program program = clCreateProgramWithSource(context, 1, &source, NULL, NULL);
    if (clBuildProgram(program, 1, &device, "-g", NULL, NULL) != CL_SUCCESS) {
        char log[4096] = "";
        clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof log, log, NULL);
        fprintf(stderr, "%s\n", log);
        exit(2);
    }
    return clCreateKernel(program, "sharpen", NULL);
}

static size_t
round_up(size_t n)
{
    return (n + GROUP - 1) / GROUP * GROUP;
}

static void
run(cl_context context, cl_device_id device)
{
    const cl_uint width = WIDTH, height = HEIGHT;
    const size_t global[2] = {round_up(WIDTH), round_up(HEIGHT)}, local[2] = {GROUP, GROUP};
    cl_command_queue queue = clCreateCommandQueue(context, device, 0, NULL);
    cl_mem in =
        clCreateBuffer(context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, sizeof picture, picture, NULL);
    cl_mem out = clCreateBuffer(context, CL_MEM_WRITE_ONLY, sizeof sharp, NULL, NULL);
    cl_kernel kernel = build(context, device);
    clSetKernelArg(kernel, 0, sizeof in, &in);
    clSetKernelArg(kernel, 1, sizeof out, &out);
    clSetKernelArg(kernel, 2, sizeof width, &width);
    clSetKernelArg(kernel, 3, sizeof height, &height);
    clEnqueueNDRangeKernel(queue, kernel, 2, NULL, global, local, 0, NULL, NULL);
    clEnqueueReadBuffer(queue, out, CL_TRUE, 0, sizeof sharp, sharp, 0, NULL, NULL);
    clFinish(queue);
}

int
main(void)
{
    cl_platform_id platform;
    cl_device_id device;
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            picture[y][x] = (x / 50 + y / 50) % 2 ? 0.75f : 0.25f;
    if (clGetPlatformIDs(1, &platform, NULL) != CL_SUCCESS ||
        clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL) != CL_SUCCESS) {
        fprintf(stderr, "there is no OpenCL device\n");
        return 2;
    }
    run(clCreateContext(NULL, 1, &device, NULL, NULL, NULL), device);
    printf("the middle of the first square: %.2f\n", (double)sharp[25][25]);
    return sharp[25][25] != 0.25f; /* what is flat stays so */
}
