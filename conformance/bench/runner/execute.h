/* SPDX-License-Identifier: MIT */
/* A job on an OpenCL device. */
#ifndef BENCH_EXECUTE_H
#define BENCH_EXECUTE_H

#include <CL/cl.h>

#include "config.h"
#include "job.h"

struct execution {
    struct job *job;
    cl_context context;
    cl_command_queue queue;
    cl_program program;
    cl_mem buffers[MAX_BUFFERS];
    cl_kernel *kernels; /* one per launch, with its arguments set */
};

/* Whatever fails ends the program with a sentence. */
void execute_open(struct execution *execution, const struct config *config, struct job *job);
void execute_close(struct execution *execution);

/* Seconds from the first enqueue to clFinish, and the processor time that all threads took in them. */
struct times {
    double elapsed, processor;
};

/* Since some moment; the wall's clock. */
double elapsed_seconds(void);

/* Puts the buffers back, then runs all launches. */
struct times execute_run(struct execution *execution);

/* Reads the written buffers into the job. */
void execute_read(struct execution *execution);

#endif
