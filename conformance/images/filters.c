/* SPDX-License-Identifier: MIT */
/*
 * filters PLATFORM DEVICE FILE [SIZE [RUNS]]: the kernels of filters.cl, each on images of the common formats
 * that are SIZE texels wide and high: the best time of RUNS launches, and a number that depends on every byte
 * of the result. FILE is filters.cl or a binary. With one run no time is printed: what two engines print can
 * be compared. Each kernel is loaded anew for each format.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "build_file.h"
#include "workplace.h"

struct filters {
    struct workplace at;
    const char *file;
    size_t size;
    int runs;
    unsigned failures;
};

struct texels {
    const char *name;
    cl_image_format format;
    unsigned bytes;
    char kind; /* which kernels */
};

static const struct texels all[] = {
    {"RGBA, 8 bits", {CL_RGBA, CL_UNORM_INT8}, 4, 'f'},    {"R, 8 bits", {CL_R, CL_UNORM_INT8}, 1, 'f'},
    {"RGBA, 16 bits", {CL_RGBA, CL_UNORM_INT16}, 8, 'f'},  {"RGBA, half", {CL_RGBA, CL_HALF_FLOAT}, 8, 'f'},
    {"RGBA, float", {CL_RGBA, CL_FLOAT}, 16, 'f'},         {"R, float", {CL_R, CL_FLOAT}, 4, 'f'},
    {"RGBA, uint 8", {CL_RGBA, CL_UNSIGNED_INT8}, 4, 'u'},
};

static double
now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

/* Normalised values of all codes; floats and halves between 0 and 1. */
static void
fill(const struct texels *t, size_t bytes, uint8_t *texels)
{
    uint32_t random = 1;
    for (size_t i = 0; i + 4 <= bytes; i += 4) {
        random = random * 1664525u + 1013904223u;
        uint32_t bits = random ^ random >> 16;
        const float f = (float)(bits >> 8) * 0x1p-24f;
        if (t->format.image_channel_data_type == CL_HALF_FLOAT)
            bits = (bits & 0x03ff03ff) | 0x38003800; /* from 0.5 on */
        if (t->format.image_channel_data_type == CL_FLOAT)
            memcpy(&bits, &f, sizeof bits);
        memcpy(texels + i, &bits, sizeof bits);
    }
}

static uint64_t
digest(const uint8_t *bytes, size_t count)
{
    uint64_t hash = UINT64_C(14695981039346656037); /* FNV-1a */
    for (size_t i = 0; i < count; i++)
        hash = (hash ^ bytes[i]) * UINT64_C(1099511628211);
    return hash;
}

static cl_mem
make_image(struct filters *f, const struct texels *t, void *texels, cl_int *code)
{
    const cl_image_desc desc = {
        .image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = f->size, .image_height = f->size};
    return clCreateImage(f->at.context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, &t->format, &desc, texels,
                         code);
}

/* The best time of all runs, or below 0. */
static double
run(struct filters *f, cl_kernel kernel, cl_mem from, cl_mem to)
{
    const size_t global[2] = {f->size, f->size}, local[2] = {16, 16};
    double best = -1;
    if (clSetKernelArg(kernel, 0, sizeof from, &from) || clSetKernelArg(kernel, 1, sizeof to, &to))
        return -1;
    for (int i = 0; i < f->runs; i++) {
        const double start = now_ms();
        if (clEnqueueNDRangeKernel(f->at.queue, kernel, 2, NULL, global, local, 0, NULL, NULL) ||
            clFinish(f->at.queue))
            return -1;
        const double passed = now_ms() - start;
        best = best < 0 || passed < best ? passed : best;
    }
    return best;
}

static double
try_kernel(struct filters *f, const char *name, cl_mem from, cl_mem to)
{
    cl_int code;
    const cl_program program = build_file(&f->at, f->file, "", &code);
    const cl_kernel kernel = program ? clCreateKernel(program, name, &code) : NULL;
    const double best = kernel ? run(f, kernel, from, to) : -1;
    if (kernel)
        clReleaseKernel(kernel);
    if (program)
        clReleaseProgram(program);
    return best;
}

static void
report(struct filters *f, const struct texels *t, const char *name, double best, cl_mem to, uint8_t *texels)
{
    const size_t origin[3] = {0}, region[3] = {f->size, f->size, 1};
    if (best < 0 ||
        clEnqueueReadImage(f->at.queue, to, CL_TRUE, origin, region, 0, 0, texels, 0, NULL, NULL)) {
        printf("%-14s %-9s failed\n", t->name, name);
        f->failures++;
        return;
    }
    printf("%-14s %-9s %016llx", t->name, name,
           (unsigned long long)digest(texels, f->size * f->size * t->bytes));
    if (f->runs > 1)
        printf(" %8.3f ms", best);
    printf("\n");
}

static void
try_format(struct filters *f, const struct texels *t)
{
    static const char *const names[] = {"swap", "blur", "turn", "scale", "invert"};
    const size_t bytes = f->size * f->size * t->bytes;
    uint8_t *const texels = calloc(bytes, 1);
    cl_int failed[2];
    if (!texels)
        abort();
    const cl_mem to = make_image(f, t, texels, &failed[0]);
    fill(t, bytes, texels);
    const cl_mem from = make_image(f, t, texels, &failed[1]);
    for (size_t n = 0; n < sizeof names / sizeof *names; n++) {
        char name[16];
        snprintf(name, sizeof name, "%s_%c", names[n], t->kind);
        report(f, t, name, failed[0] || failed[1] ? -1 : try_kernel(f, name, from, to), to, texels);
    }
    if (!failed[0])
        clReleaseMemObject(to);
    if (!failed[1])
        clReleaseMemObject(from);
    free(texels);
}

int
main(int argc, char **argv)
{
    if (argc < 4 || argc > 6) {
        fprintf(stderr, "usage: filters PLATFORM DEVICE FILE [SIZE [RUNS]]\n");
        return 2;
    }
    struct filters f = {.file = argv[3],
                        .size = argc > 4 ? strtoul(argv[4], NULL, 10) : 1024,
                        .runs = argc > 5 ? atoi(argv[5]) : 11};
    if (f.size < 16 || f.size % 16 || f.size > 4096 || f.runs < 1)
        return 2;
    const cl_int code = workplace_open(&f.at, argv[1], argv[2]);
    for (size_t i = 0; !code && i < sizeof all / sizeof *all; i++)
        try_format(&f, &all[i]);
    workplace_close(&f.at);
    return code || f.failures ? 1 : 0;
}
