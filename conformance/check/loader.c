/* SPDX-License-Identifier: MIT */
/*
 * loader dlopen|fork|empty|write BINARY KERNEL: a program that finds OpenCL by dlopen. It runs a kernel with
 * two buffers of 128 ints on 128 work-items in groups of 64, and reads the second one; with fork, in a child;
 * with empty, nobody has written the buffers; with write, its first write to standard error goes to standard
 * output.
 */
#define _GNU_SOURCE
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { COUNT = 128, GROUP = 64, MOST = 1 << 20 };

struct api {
    __typeof__(clGetPlatformIDs) *platforms;
    __typeof__(clGetDeviceIDs) *devices;
    __typeof__(clCreateContext) *context;
    __typeof__(clCreateCommandQueue) *queue;
    __typeof__(clCreateProgramWithBinary) *program;
    __typeof__(clBuildProgram) *build;
    __typeof__(clCreateKernel) *kernel;
    __typeof__(clCreateBuffer) *buffer;
    __typeof__(clSetKernelArg) *arg;
    __typeof__(clEnqueueNDRangeKernel) *run;
    __typeof__(clEnqueueReadBuffer) *read;
};

static int
load(struct api *api)
{
    void *library = dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_LOCAL);
    const struct {
        const char *name;
        void *to;
    } rows[] = {{"clGetPlatformIDs", &api->platforms},
                {"clGetDeviceIDs", &api->devices},
                {"clCreateContext", &api->context},
                {"clCreateCommandQueue", &api->queue},
                {"clCreateProgramWithBinary", &api->program},
                {"clBuildProgram", &api->build},
                {"clCreateKernel", &api->kernel},
                {"clCreateBuffer", &api->buffer},
                {"clSetKernelArg", &api->arg},
                {"clEnqueueNDRangeKernel", &api->run},
                {"clEnqueueReadBuffer", &api->read}};
    for (size_t i = 0; library && i < sizeof rows / sizeof *rows; i++) {
        void *found = dlsym(library, rows[i].name);
        if (!found)
            return -1;
        memcpy(rows[i].to, &found, sizeof found);
    }
    return library ? 0 : -1;
}

static size_t
read_file(const char *path, unsigned char *bytes)
{
    FILE *file = fopen(path, "rb");
    const size_t size = file ? fread(bytes, 1, MOST, file) : 0;
    if (file)
        (void)fclose(file);
    return size;
}

/* On the first device that takes the binary. */
static int
work(const struct api *api, const char *binary, const char *name, bool empty)
{
    static unsigned char bytes[MOST];
    static cl_int numbers[COUNT];
    const unsigned char *code = bytes;
    const size_t size = read_file(binary, bytes), global = COUNT, local = GROUP;
    cl_platform_id platform;
    cl_device_id devices[16];
    cl_program program = NULL;
    cl_context context = NULL;
    cl_mem mem = NULL;
    cl_uint count = 0, i = 0;
    if (!size || api->platforms(1, &platform, NULL) ||
        api->devices(platform, CL_DEVICE_TYPE_ALL, 16, devices, &count))
        return 2;
    for (; i < count && !program; i++) {
        context = api->context(NULL, 1, &devices[i], NULL, NULL, NULL);
        program = api->program(context, 1, &devices[i], &size, &code, NULL, NULL);
    }
    if (!program || api->build(program, 0, NULL, NULL, NULL, NULL))
        return 2;
    cl_command_queue queue = api->queue(context, devices[i - 1], 0, NULL);
    cl_kernel kernel = api->kernel(program, name, NULL);
    for (int n = 0; n < COUNT; n++)
        numbers[n] = n;
    for (cl_uint a = 0; a < 2; a++) {
        mem = api->buffer(context, empty ? 0 : CL_MEM_COPY_HOST_PTR, sizeof numbers, empty ? NULL : numbers,
                          NULL);
        if (api->arg(kernel, a, sizeof mem, &mem))
            return 2;
    }
    return api->run(queue, kernel, 1, NULL, &global, &local, 0, NULL, NULL) ||
                   api->read(queue, mem, CL_TRUE, 0, sizeof numbers, numbers, 0, NULL, NULL)
               ? 2
               : 0;
}

/* A pipe that keeps writes apart: each read has one of them. */
static int
show_first_write(const struct api *api, const char *binary, const char *name)
{
    static char text[MOST];
    int ends[2];
    if (pipe2(ends, O_DIRECT | O_NONBLOCK) || dup2(ends[1], STDERR_FILENO) < 0)
        return 2;
    const int err = work(api, binary, name, false);
    const ssize_t size = read(ends[0], text, sizeof text);
    return err || size < 0 || fwrite(text, 1, (size_t)size, stdout) != (size_t)size ? 2 : 0;
}

int
main(int argc, char **argv)
{
    struct api api;
    int status = 0;
    if (argc != 4 || load(&api))
        return 2;
    const bool empty = strcmp(argv[1], "empty") == 0;
    if (empty || strcmp(argv[1], "dlopen") == 0)
        return work(&api, argv[2], argv[3], empty);
    if (strcmp(argv[1], "write") == 0)
        return show_first_write(&api, argv[2], argv[3]);
    const pid_t child = fork();
    if (child == 0)
        exit(work(&api, argv[2], argv[3], false));
    (void)waitpid(child, &status, 0);
    printf("the child has ended with %d\n", WEXITSTATUS(status));
    return WEXITSTATUS(status);
}
