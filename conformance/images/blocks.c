/* SPDX-License-Identifier: MIT */
/*
 * Blocks of sub-groups (cl_intel_subgroups, "image block read"): component k of work-item l of a sub-group is
 * the element l of row y + k, which begins at byte x; beyond an edge lies the edge's texel. Written rows
 * begin at 0, 0, and what lies outside is dropped.
 */
#include <stdio.h>
#include <string.h>

#include "bench.h"

enum { WIDTH = 24, HEIGHT = 9, BYTES = WIDTH * 4 * HEIGHT };

struct block {
    unsigned rows, group, bytes; /* per element */
};

static const uint8_t *
texel_at(const struct picture *p, int x, int y)
{
    const int column = x < 0 ? 0 : x >= WIDTH ? WIDTH - 1 : x, row = y < 0 ? 0 : y >= HEIGHT ? HEIGHT - 1 : y;
    return p->texels + (row * WIDTH + column) * 4;
}

/* Byte x of row y, in bytes from the image's left edge. */
static uint8_t
byte_at(const struct picture *p, int x, int y)
{
    const int inside = (x % 4 + 4) % 4;
    return texel_at(p, (x - inside) / 4, y)[inside];
}

static void
compare_read(struct bench *b, const char *name, const struct picture *p, const struct block *k,
             const int at[2], const uint8_t *got)
{
    for (unsigned lane = 0; lane < k->group; lane++)
        for (unsigned row = 0; row < k->rows; row++)
            for (unsigned n = 0; n < k->bytes; n++) {
                const uint8_t expected = byte_at(p, at[0] + (int)(lane * k->bytes + n), at[1] + (int)row);
                const uint8_t is = got[(lane * k->rows + row) * k->bytes + n];
                if (is != expected) {
                    bench_fail(b, "%s at (%d %d): lane %u, row %u, byte %u: expected %02x, got %02x", name,
                               at[0], at[1], lane, row, n, expected, is);
                    return;
                }
            }
}

static void
compare_written(struct bench *b, const char *name, const struct block *k, const uint8_t *values,
                const uint8_t *texels)
{
    for (unsigned at = 0; at < BYTES; at++) {
        const unsigned x = at % (WIDTH * 4), row = at / (WIDTH * 4), lane = x / k->bytes;
        const bool written = row < k->rows && lane < k->group;
        const uint8_t expected = written ? values[(lane * k->rows + row) * k->bytes + x % k->bytes] : 0xa5;
        if (texels[at] != expected) {
            bench_fail(b, "%s: byte %u of row %u is %02x, expected %02x", name, x, row, texels[at], expected);
            return;
        }
    }
}

static void
test_block(struct bench *b, const char *name, const struct block *k, const int at[2])
{
    static const cl_image_format format = {CL_RGBA, CL_UNSIGNED_INT8};
    static const struct shape shape = {"2d", CL_MEM_OBJECT_IMAGE2D, 2, false, {WIDTH, HEIGHT, 1}};
    const size_t origin[3] = {0}, region[3] = {WIDTH, HEIGHT, 1};
    uint8_t values[16 * 8 * 4] = {0}, texels[BYTES];
    struct picture from, to;
    bench_picture(b, &shape, &format, &from);
    bench_picture(b, &shape, &format, &to);
    memset(to.texels, 0xa5, BYTES);
    cl_mem mems[3] = {bench_image(b, CL_MEM_READ_ONLY, &from), bench_image(b, CL_MEM_WRITE_ONLY, &to),
                      bench_buffer(b, sizeof values, values)};
    const size_t sizes[4] = {sizeof mems[0], sizeof mems[0], 2 * sizeof(int), sizeof mems[0]};
    const void *const args[4] = {&mems[0], &mems[1], at, &mems[2]};
    if (bench_run(b, b->blocks, name, k->group, k->group, 4, sizes, args)) {
        clEnqueueReadBuffer(b->at.queue, mems[2], CL_TRUE, 0, sizeof values, values, 0, NULL, NULL);
        clEnqueueReadImage(b->at.queue, mems[1], CL_TRUE, origin, region, 0, 0, texels, 0, NULL, NULL);
        compare_read(b, name, &from, k, at, values);
        compare_written(b, name, k, values, texels);
    }
    for (unsigned i = 0; i < 3; i++)
        clReleaseMemObject(mems[i]);
    bench_free_picture(&to);
    bench_free_picture(&from);
}

void
bench_blocks(struct bench *b)
{
    static const int places[][2] = {{0, 0}, {8, 3}, {64, 6}, {-8, -2}, {92, 8}, {32, 7}};
    for (unsigned wide = 0; wide < 2; wide++)
        for (unsigned group = 8; group <= 16; group *= 2)
            for (unsigned rows = 1; rows <= 8; rows *= 2)
                for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
                    const struct block k = {rows, group, wide ? 4 : 2};
                    char name[64];
                    snprintf(name, sizeof name, "block_%s%u_%u", wide ? "ui" : "us", rows, group);
                    test_block(b, name, &k, places[i]);
                }
}
