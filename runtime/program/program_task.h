/* SPDX-License-Identifier: MIT */
/*
 * One call of clBuildProgram, clCompileProgram or clLinkProgram, under way: everything it reads is a copy, so
 * that the host program may go on. Its devices are worked on side by side.
 */
#ifndef PROGRAM_TASK_H
#define PROGRAM_TASK_H

#include "compile/build_options.h"
#include "compile/compiler.h"
#include "linkable.h"
#include "program_priv.h"

struct rt_task;

/* The part of a task that is one device's. */
struct rt_part {
    struct rt_task *task;
    struct rt_program_device *on;
    cl_int result;
    struct rt_text *inputs; /* linking: a binary per program, else NULL */
    pthread_t thread;
    bool has_thread;
};

struct rt_task {
    cl_program program;
    enum rt_build_step step;
    struct rt_build_options options;
    struct rt_header *headers; /* names and texts are the task's */
    size_t header_count, input_count;
    rt_program_callback notify;
    void *user;
    cl_uint part_count;
    struct rt_part parts[]; /* has room for every device of the program */
};

/* Does the work for one device: sets the part's result and the device's binary, build, status and log. Locks
 * the program only to read and to store. */
void rt_part_run(struct rt_part *part);
void rt_task_free(struct rt_task *task);

#endif
