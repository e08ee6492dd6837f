/* SPDX-License-Identifier: MIT */
/*
 * Builds COUNT programs at once, with callbacks, on the first device of the first platform. Of them DISTINCT
 * differ. usage: online_many COUNT DISTINCT; prints the logs; exit status 0: every build has ended well
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

#include "find_device.h"

enum { MOST = 256 };

struct tally {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    cl_device_id device;
    int ended, good;
};

static void CL_CALLBACK
count(cl_program program, void *user)
{
    struct tally *tally = user;
    cl_build_status status = CL_BUILD_NONE;
    char log[4096] = "";
    clGetProgramBuildInfo(program, tally->device, CL_PROGRAM_BUILD_LOG, sizeof log, log, NULL);
    clGetProgramBuildInfo(program, tally->device, CL_PROGRAM_BUILD_STATUS, sizeof status, &status, NULL);
    pthread_mutex_lock(&tally->lock);
    tally->ended++;
    tally->good += status == CL_BUILD_SUCCESS;
    printf("%s", log);
    pthread_cond_signal(&tally->changed);
    pthread_mutex_unlock(&tally->lock);
}

int
main(int argc, char **argv)
{
    const int total = argc > 2 ? atoi(argv[1]) : 0, distinct = argc > 2 ? atoi(argv[2]) : 0;
    struct tally tally = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, 0, 0};
    cl_program programs[MOST];
    cl_int err;
    if (total < 1 || total > MOST || distinct < 1) {
        fprintf(stderr, "usage: online_many COUNT DISTINCT\n");
        return 2;
    }
    if (!find_device("", "", &tally.device))
        return 2;
    cl_context context = clCreateContext(NULL, 1, &tally.device, NULL, NULL, &err);
    const char *source = "kernel void k(global int *p) { p[get_global_id(0)] = NUMBER; }\n";
    for (int i = 0; !err && i < total; i++) {
        char options[32];
        snprintf(options, sizeof options, "-DNUMBER=%d", i % distinct);
        programs[i] = clCreateProgramWithSource(context, 1, &source, NULL, &err);
        if (!err)
            err = clBuildProgram(programs[i], 1, &tally.device, options, count, &tally);
    }
    if (err)
        return 1;
    pthread_mutex_lock(&tally.lock);
    while (tally.ended < total)
        pthread_cond_wait(&tally.changed, &tally.lock);
    pthread_mutex_unlock(&tally.lock);
    for (int i = 0; i < total; i++)
        clReleaseProgram(programs[i]);
    clReleaseContext(context);
    printf("%d of %d builds ended well\n", tally.good, total);
    return tally.good != total;
}
