/* SPDX-License-Identifier: MIT */
/*
 * Builds a file, of source or SPIR-V, on the first device of the first platform and tells how long it took,
 * and how much of a processor's time without the compiler's. usage: online_build FILE [OPTIONS [TIMES]]; exit
 * status: 0, or 1 and the error and the log are printed
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

#include "find_device.h"
#include "read_file.h"

static double
now_ms(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec * 1e-6;
}

static int
build(cl_context context, cl_device_id device, const char *source, size_t size, const char *options)
{
    static const unsigned char magic[] = {3, 2, 0x23, 7};
    static char log[8 << 20];
    cl_int err;
    cl_program program = size > sizeof magic && memcmp(source, magic, sizeof magic) == 0
                             ? clCreateProgramWithIL(context, source, size, &err)
                             : clCreateProgramWithSource(context, 1, &source, NULL, &err);
    if (err) {
        printf("no program, error %d\n", err);
        return 1;
    }
    const double start = now_ms(CLOCK_MONOTONIC), busy = now_ms(CLOCK_PROCESS_CPUTIME_ID);
    err = clBuildProgram(program, 1, &device, options, NULL, NULL);
    printf("%.3f ms, %.3f ms of the processor, error %d\n", now_ms(CLOCK_MONOTONIC) - start,
           now_ms(CLOCK_PROCESS_CPUTIME_ID) - busy, err);
    clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof log, log, NULL);
    if (*log)
        printf("%s", log);
    fflush(stdout);
    clReleaseProgram(program);
    return err ? 1 : 0;
}

int
main(int argc, char **argv)
{
    cl_device_id device;
    cl_int err;
    size_t size;
    char *source = argc > 1 ? (char *)read_file(argv[1], &size) : NULL;
    if (!source) {
        fprintf(stderr, "usage: online_build FILE [OPTIONS [TIMES]]\n");
        return 2;
    }
    if (!find_device("", "", &device))
        return 2;
    cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &err);
    int failed = err;
    for (int i = 0; !failed && i < (argc > 3 ? atoi(argv[3]) : 1); i++)
        failed = build(context, device, source, size, argc > 2 ? argv[2] : NULL);
    free(source);
    return failed;
}
