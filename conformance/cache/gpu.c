/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "gpu.h"
#include "build_file.h"
#include "processor_seconds.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Shared by a run's two processes. */
static struct shared {
    double left; /* processor_seconds() by then */
    char log_path[512];
} * shared;

double
seconds_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static double
seconds_of(struct timeval t)
{
    return (double)t.tv_sec + (double)t.tv_usec * 1e-6;
}

static unsigned
count(const char *log, const char *text)
{
    unsigned n = 0;
    for (const char *at = log; (at = strstr(at, text)); at += strlen(text))
        n++;
    return n;
}

static void
read_log(char log[1 << 16])
{
    const int fd = open(shared->log_path, O_RDONLY);
    const ssize_t n = fd >= 0 ? read(fd, log, (1 << 16) - 1) : 0;
    log[n > 0 ? n : 0] = 0;
    if (fd >= 0)
        close(fd);
}

unsigned
told(const char *text)
{
    static char log[1 << 16];
    read_log(log);
    return count(log, text);
}

bool
wait_for(const char *text, double seconds)
{
    const double end = seconds_now() + seconds;
    while (!told(text)) {
        if (seconds_now() > end)
            return false;
        usleep(2000);
    }
    return true;
}

_Noreturn void
leave(int code)
{
    shared->left = processor_seconds();
    exit(code);
}

static void
set(const char *name, const char *value)
{
    if (value)
        setenv(name, value, 1);
    else
        unsetenv(name);
}

static _Noreturn void
be_child(const struct setting *setting, void (*work)(void))
{
    const int log = open(shared->log_path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0600);
    if (log < 0 || dup2(log, 2) < 0)
        _exit(99);
    set("CAYGEN_DEBUG", "jit");
    set("CAYGEN_DEVICES", setting->device ? setting->device : "skl");
    set("CAYGEN_ENGINE", setting->engine);
    set("CAYGEN_CPU", setting->cpu);
    set("CAYGEN_CACHE", setting->folder ? NULL : "0");
    set("CAYGEN_CACHE_DIR", setting->folder);
    work();
    leave(0);
}

void
run_process(const struct setting *setting, void (*work)(void), struct result *result)
{
    int status = 0;
    struct rusage used;
    if (!shared)
        shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    snprintf(shared->log_path, sizeof shared->log_path, "gpu-%ld.log", (long)getpid());
    shared->left = 0;
    fflush(NULL);
    const pid_t child = fork();
    if (!child)
        be_child(setting, work);
    wait4(child, &status, 0, &used);
    result->exit_seconds = seconds_of(used.ru_utime) + seconds_of(used.ru_stime) - shared->left;
    result->status = WIFEXITED(status) ? WEXITSTATUS(status) : 256 + WTERMSIG(status);
    read_log(result->log);
    unlink(shared->log_path);
    result->translated = count(result->log, ": translated in");
    result->fetched = count(result->log, "from the cache");
    result->hot = count(result->log, ": hot");
}

/* --- OpenCL: what cannot be ends the process --- */

static void
need(bool condition, int line)
{
    if (condition)
        return;
    fprintf(stderr, "gpu.c:%d does not hold\n", line);
    leave(98);
}
#define NEED(condition) need(condition, __LINE__)

struct workplace
open_gpu(void)
{
    struct workplace gpu;
    NEED(!workplace_open(&gpu, "Caygen", ""));
    return gpu;
}

void
close_gpu(struct workplace *gpu)
{
    NEED(!clReleaseCommandQueue(gpu->queue));
    NEED(!clReleaseContext(gpu->context));
}

cl_program
load_program(const struct workplace *gpu, const char *name)
{
    char path[1024];
    cl_int err;
    snprintf(path, sizeof path, "%s/%s.%s", CORPUS_BINARIES, name, getenv("CAYGEN_DEVICES"));
    cl_program program = build_file(gpu, path, NULL, &err);
    NEED(!err);
    return program;
}

static unsigned
finish(const struct workplace *gpu, cl_kernel kernel, cl_mem out, const size_t global[2], size_t words)
{
    unsigned sum = 0, *content = malloc(words * sizeof *content);
    const size_t local[2] = {global[1] > 1 ? 8 : 16, global[1] > 1 ? 2 : 1};
    NEED(!clEnqueueNDRangeKernel(gpu->queue, kernel, 2, NULL, global, local, 0, NULL, NULL));
    NEED(!clEnqueueReadBuffer(gpu->queue, out, CL_TRUE, 0, words * sizeof *content, content, 0, NULL, NULL));
    for (size_t i = 0; i < words; i++)
        sum = sum * 31 + content[i];
    free(content);
    NEED(!clReleaseMemObject(out));
    NEED(!clReleaseKernel(kernel));
    return sum;
}

unsigned
run_powers(const struct workplace *gpu, cl_program program)
{
    enum { N = 4096 };
    static float a[N], b[N];
    const size_t global[2] = {N, 1};
    cl_int err;
    for (unsigned i = 0; i < N; i++) {
        a[i] = 0.5f + (float)i * 0.01f;
        b[i] = (float)(i % 13) - 6.0f;
    }
    cl_kernel kernel = clCreateKernel(program, "powers", &err);
    NEED(!err);
    cl_mem ins[2] = {clCreateBuffer(gpu->context, CL_MEM_COPY_HOST_PTR, sizeof a, a, NULL),
                     clCreateBuffer(gpu->context, CL_MEM_COPY_HOST_PTR, sizeof b, b, NULL)};
    cl_mem out = clCreateBuffer(gpu->context, 0, 3 * sizeof a, NULL, &err);
    NEED(!err && ins[0] && ins[1]);
    NEED(!clSetKernelArg(kernel, 0, sizeof(cl_mem), &ins[0]));
    NEED(!clSetKernelArg(kernel, 1, sizeof(cl_mem), &ins[1]));
    NEED(!clSetKernelArg(kernel, 2, sizeof(cl_mem), &out));
    const unsigned sum = finish(gpu, kernel, out, global, 3 * (size_t)N);
    NEED(!clReleaseMemObject(ins[0]) && !clReleaseMemObject(ins[1]));
    return sum;
}

unsigned
heat_powers(const struct workplace *gpu, cl_program program)
{
    unsigned sum = run_powers(gpu, program);
    const double end = seconds_now() + 120;
    while (!told(": hot") && seconds_now() < end)
        NEED(run_powers(gpu, program) == sum);
    NEED(told(": hot"));
    return sum;
}

unsigned
run_mandel(const struct workplace *gpu, cl_program program, size_t side)
{
    const cl_uint width = (cl_uint)side, limit = 1000;
    const float x0 = -2.0f, y0 = -1.25f, step = 2.5f / (float)side;
    const size_t global[2] = {side, side};
    cl_int err;
    cl_kernel kernel = clCreateKernel(program, "mandel_counts", &err);
    NEED(!err);
    cl_mem out = clCreateBuffer(gpu->context, 0, side * side * sizeof(cl_uint), NULL, &err);
    NEED(!err);
    NEED(!clSetKernelArg(kernel, 0, sizeof out, &out));
    NEED(!clSetKernelArg(kernel, 1, sizeof width, &width));
    NEED(!clSetKernelArg(kernel, 2, sizeof x0, &x0));
    NEED(!clSetKernelArg(kernel, 3, sizeof y0, &y0));
    NEED(!clSetKernelArg(kernel, 4, sizeof step, &step));
    NEED(!clSetKernelArg(kernel, 5, sizeof limit, &limit));
    return finish(gpu, kernel, out, global, side * side);
}
