/* SPDX-License-Identifier: MIT */
/* An OpenCL program in a process of its own, which writes down what the jit engine tells. */
#ifndef GPU_H
#define GPU_H

#include <stdbool.h>
#include <stddef.h>

#define CL_TARGET_OPENCL_VERSION 120
#include "workplace.h"

/* The environment of a run. NULL: unset. */
struct setting {
    const char *engine, *cpu, *folder;
    const char *device; /* skl where unset */
};

struct result {
    int status;          /* exit code, or 256 plus the signal */
    double exit_seconds; /* of processor time, from leave() to the end of the process */
    unsigned translated, fetched, hot;
    char log[1 << 16];
};

/* Runs work in a child. */
void run_process(const struct setting *setting, void (*work)(void), struct result *result);

/* --- for work --- */
/* exit() with the time noted. */
_Noreturn void leave(int code);
/* How often the log has the text by now. */
unsigned told(const char *text);
/* False: not within so many seconds. */
bool wait_for(const char *text, double seconds);
double seconds_now(void);

struct workplace open_gpu(void);
void close_gpu(struct workplace *gpu);
/* Of the corpus; for the device. */
cl_program load_program(const struct workplace *gpu, const char *name);

/* One launch of math_exp's powers: it takes LLVM seconds. A checksum of the results. */
unsigned run_powers(const struct workplace *gpu, cl_program program);
/* Launches until the jit engine has found it hot. The last launch's checksum. */
unsigned heat_powers(const struct workplace *gpu, cl_program program);
/* One launch of numeric's mandel_counts: it takes LLVM milliseconds. Returns its checksum. */
unsigned run_mandel(const struct workplace *gpu, cl_program program, size_t side);

#endif
