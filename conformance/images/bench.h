/* SPDX-License-Identifier: MIT */
/* One launch of a kernel on an image, and the comparison with the model. */
#ifndef CONFORMANCE_IMAGES_BENCH_H
#define CONFORMANCE_IMAGES_BENCH_H

#include "model.h"
#include "workplace.h"

struct shape {
    const char *name;
    cl_mem_object_type type;
    unsigned axes;
    bool is_array;
    size_t size[3]; /* with the layers */
};

struct bench {
    struct workplace at;
    bool is_other; /* not ours: only images is there */
    const char *folder, *device;
    cl_program images, changes, blocks;
    uint64_t random;
    unsigned tests, failures;
};

enum coordinates { COORDINATES_FLOAT, COORDINATES_INT };

bool bench_open(struct bench *b, const char *device, const char *folder);
/* Loads the program `images` anew: none of its kernels was launched then. False: it cannot be loaded. */
bool bench_renew(struct bench *b);
/* Another platform's first device, which compiles images.cl; there is nothing else then. */
bool bench_open_other(struct bench *b, const char *platform, const char *folder);
void bench_close(struct bench *b);
unsigned bench_formats(struct bench *b, cl_mem_flags flags, cl_mem_object_type type,
                       cl_image_format formats[128]);
/* Random texels, without NaN and infinities. */
void bench_picture(struct bench *b, const struct shape *shape, const cl_image_format *format,
                   struct picture *picture);
void bench_free_picture(struct picture *picture);

/* sampling NULL: the kernel has none, and coordinates are inside. */
void bench_sample(struct bench *b, const char *kernel, const struct picture *picture,
                  const struct sampling *sampling, enum coordinates coordinates);
void bench_store(struct bench *b, const char *kernel, const struct shape *shape,
                 const cl_image_format *format);
/* SWAP: r and b change places; TURN: each texel moves to the next place of the one work-group. */
enum change { CHANGE_SWAP, CHANGE_TURN };
void bench_change(struct bench *b, const char *kernel, const struct shape *shape,
                  const cl_image_format *format, enum change change);
void bench_ask(struct bench *b);
/* blocks.c */
void bench_blocks(struct bench *b);

/* What the files of this folder share. */
uint64_t bench_random(struct bench *b);
/* Counts and prints a failure. */
void bench_fail(struct bench *b, const char *format, ...) __attribute__((format(printf, 2, 3)));
cl_mem bench_image(struct bench *b, cl_mem_flags flags, const struct picture *picture);
cl_mem bench_buffer(struct bench *b, size_t bytes, const void *data);
/* Runs and waits; false and a failure. */
bool bench_run(struct bench *b, cl_program program, const char *name, size_t items, size_t group,
               cl_uint count, const size_t *sizes, const void *const *values);

#endif
