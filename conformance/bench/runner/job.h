/* SPDX-License-Identifier: MIT */
/*
 * One kernel's work as plain data: host copies of its buffers and the launches, in order. A case's setup
 * function describes it; execute.c carries it out; the case's verify function looks at what came back.
 */
#ifndef BENCH_JOB_H
#define BENCH_JOB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "row.h"

enum { MAX_BUFFERS = 8, MAX_ARGS = 12 };

struct buffer {
    void *host;   /* what it holds before every run */
    void *result; /* what it holds after the last one; NULL when kernels only read it */
    size_t bytes;
    bool written;
};

enum arg_kind { ARG_BUFFER, ARG_VALUE, ARG_LOCAL };

struct arg {
    enum arg_kind kind;
    size_t size;
    union {
        const void *buffer; /* the host pointer names the buffer */
        uint32_t u;
        int32_t i;
        float f;
        double d;
        float vector[4];
    } value;
};

struct launch {
    const char *kernel;
    struct range global, local;
    struct arg args[MAX_ARGS];
    unsigned arg_count;
};

struct job {
    const struct row *row;
    size_t n;        /* the row's size, at the chosen scale */
    uint32_t random; /* state of the job_random functions */
    struct buffer buffers[MAX_BUFFERS];
    unsigned buffer_count;
    struct launch *launches;
    unsigned launch_count, launch_room;
};

void job_open(struct job *job, const struct row *row, enum scale scale);
void job_close(struct job *job);

/* A buffer of zeros for setup to fill. Kernels only read an input; an output is put back before every run. */
void *job_in(struct job *job, size_t bytes);
void *job_out(struct job *job, size_t bytes);

/* For verify: the buffers by their number, in the order they were made. */
const void *job_input(const struct job *job, unsigned index);
const void *job_result(const struct job *job, unsigned index);

/* For a loop in limit/, which writes its results itself. job_put_back: as they are before a run. */
void *job_output(const struct job *job, unsigned index);
void job_put_back(const struct job *job);

float job_random(struct job *job, float low, float high);
uint32_t job_random_bits(struct job *job);
float *job_in_floats(struct job *job, size_t count, float low, float high);
uint32_t *job_in_words(struct job *job, size_t count);
uint8_t *job_in_bytes(struct job *job, size_t count);

/* Adds a launch in the row's work-group size. The kernel is the row's, unless it has several. */
void job_launch(struct job *job, const char *kernel, struct range global, const struct arg *args,
                unsigned count);
#define LAUNCH_NAMED(job, kernel, global, ...)                                                               \
    job_launch(job, kernel, global, (const struct arg[]){__VA_ARGS__},                                       \
               sizeof((const struct arg[]){__VA_ARGS__}) / sizeof(struct arg))
#define LAUNCH(job, global, ...) LAUNCH_NAMED(job, (job)->row->name, global, __VA_ARGS__)

#define LINE(width) ((struct range){(width), 0, 0})
#define PLANE(width, height) ((struct range){(width), (height), 0})
#define CUBE(width, height, depth) ((struct range){(width), (height), (depth)})

#define BUFFER(pointer)                                                                                      \
    {                                                                                                        \
        ARG_BUFFER, sizeof(void *),                                                                          \
        {                                                                                                    \
            .buffer = (pointer)                                                                              \
        }                                                                                                    \
    }
#define LOCAL(bytes)                                                                                         \
    {                                                                                                        \
        ARG_LOCAL, (bytes),                                                                                  \
        {                                                                                                    \
            .u = 0                                                                                           \
        }                                                                                                    \
    }
#define UINT(number)                                                                                         \
    {                                                                                                        \
        ARG_VALUE, 4,                                                                                        \
        {                                                                                                    \
            .u = (uint32_t)(number)                                                                          \
        }                                                                                                    \
    }
#define INT(number)                                                                                          \
    {                                                                                                        \
        ARG_VALUE, 4,                                                                                        \
        {                                                                                                    \
            .i = (int32_t)(number)                                                                           \
        }                                                                                                    \
    }
#define FLOAT(number)                                                                                        \
    {                                                                                                        \
        ARG_VALUE, 4,                                                                                        \
        {                                                                                                    \
            .f = (number)                                                                                    \
        }                                                                                                    \
    }
#define FLOAT4(x, y, z, w)                                                                                   \
    {                                                                                                        \
        ARG_VALUE, 16,                                                                                       \
        {                                                                                                    \
            .vector = {(x), (y), (z), (w) }                                                                  \
        }                                                                                                    \
    }
#define DOUBLE(number)                                                                                       \
    {                                                                                                        \
        ARG_VALUE, 8,                                                                                        \
        {                                                                                                    \
            .d = (number)                                                                                    \
        }                                                                                                    \
    }

#endif
