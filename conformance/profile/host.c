/* SPDX-License-Identifier: MIT */
/*
 * host BINARY DEVICE WAY: a host program that launches `turns` and then does what a profiler must survive:
 *   kill   it is killed
 *   fork   a child launches twice more, in its own context; both print their results
 *   queues launches on two queues at once
 */
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "find_device.h"
#include "read_file.h"

enum { ITEMS = 256, TURNS = 5 };

struct host {
    cl_device_id device;
    cl_context context;
    cl_kernel kernel;
    cl_mem out;
};

static void
need(int good, const char *what)
{
    if (good)
        return;
    fprintf(stderr, "host: %s\n", what);
    exit(1);
}

static struct host
open_host(const char *binary, cl_device_id device)
{
    struct host h = {.device = device};
    cl_int err;
    size_t size;
    cl_uint n = TURNS;
    unsigned char *bytes = read_file(binary, &size);
    need(bytes != NULL, "the binary cannot be read");
    const unsigned char *content = bytes;
    h.context = clCreateContext(NULL, 1, &device, NULL, NULL, &err);
    cl_program program = clCreateProgramWithBinary(h.context, 1, &device, &size, &content, NULL, &err);
    need(!err && clBuildProgram(program, 1, &device, "", NULL, NULL) == CL_SUCCESS, "no program");
    h.kernel = clCreateKernel(program, "turns", &err);
    h.out = clCreateBuffer(h.context, CL_MEM_READ_WRITE, ITEMS * sizeof(cl_uint), NULL, &err);
    need(!err && clSetKernelArg(h.kernel, 0, sizeof h.out, &h.out) == CL_SUCCESS, "no buffer");
    need(clSetKernelArg(h.kernel, 1, sizeof n, &n) == CL_SUCCESS, "no argument");
    free(bytes);
    return h;
}

static cl_command_queue
launch(const struct host *h)
{
    const size_t global = ITEMS, local = 64;
    cl_command_queue queue = clCreateCommandQueue(h->context, h->device, 0, NULL);
    need(queue &&
             clEnqueueNDRangeKernel(queue, h->kernel, 1, NULL, &global, &local, 0, NULL, NULL) == CL_SUCCESS,
         "the launch failed");
    need(clFlush(queue) == CL_SUCCESS, "clFlush");
    return queue;
}

static cl_uint
result(const struct host *h, cl_command_queue queue)
{
    cl_uint value;
    need(clEnqueueReadBuffer(queue, h->out, CL_TRUE, 4, sizeof value, &value, 0, NULL, NULL) == CL_SUCCESS,
         "read");
    return value;
}

int
main(int argc, char **argv)
{
    need(argc == 4, "usage: host BINARY DEVICE kill|fork|queues");
    cl_device_id device;
    need(find_device("Caygen", argv[2], &device), "no such device");
    const struct host h = open_host(argv[1], device);
    cl_command_queue queue = launch(&h);
    if (strcmp(argv[3], "queues") == 0) {
        cl_command_queue other = launch(&h);
        need(clFinish(other) == CL_SUCCESS, "clFinish");
    }
    printf("%u\n", result(&h, queue));
    fflush(stdout);
    if (strcmp(argv[3], "kill") == 0)
        raise(SIGKILL);
    if (strcmp(argv[3], "fork") != 0)
        return 0;
    const pid_t child = fork();
    if (child == 0) {
        const struct host own = open_host(argv[1], device);
        (void)result(&own, launch(&own));
        printf("%u\n", result(&own, launch(&own)));
        return 3;
    }
    int status;
    need(waitpid(child, &status, 0) == child, "waitpid");
    return WEXITSTATUS(status);
}
