/* SPDX-License-Identifier: MIT */
/* Commands on buffers, and what they do to the models. */
#include <stdlib.h>
#include <string.h>

#include "stress.h"

struct range {
    size_t offset, size;
};

static struct range
some_range(struct worker *w, const struct block *b)
{
    const size_t offset = below(w, b->size);
    return (struct range){offset, 1 + below(w, b->size - offset)};
}

void
op_write_buffer(struct worker *w)
{
    struct block *b = some_buffer(w);
    struct waits waits;
    cl_event event = NULL;
    if (!b)
        return;
    const struct range r = some_range(w, b);
    uint8_t *bytes = stage(w, NULL, r.size);
    memcpy(b->model + r.offset, bytes, r.size);
    begin(w, &waits, b, NULL);
    const bool enqueued = good(w,
                               clEnqueueWriteBuffer(some_queue(w), b->mem, chance(w, 4), r.offset, r.size,
                                                    bytes, waits.count, wait_list(&waits), &event),
                               "clEnqueueWriteBuffer");
    if (enqueued)
        keep_staged(w, bytes, NULL, r.size, event, "clEnqueueWriteBuffer");
    else
        free(bytes);
    end(w, &waits, b, NULL, event);
}

void
op_read_buffer(struct worker *w)
{
    struct block *b = some_buffer(w);
    struct waits waits;
    cl_event event = NULL;
    if (!b)
        return;
    const struct range r = some_range(w, b);
    uint8_t *bytes = malloc(r.size);
    begin(w, &waits, b, NULL);
    const bool enqueued = good(w,
                               clEnqueueReadBuffer(some_queue(w), b->mem, chance(w, 4), r.offset, r.size,
                                                   bytes, waits.count, wait_list(&waits), &event),
                               "clEnqueueReadBuffer");
    if (enqueued)
        keep_staged(w, bytes, b->model + r.offset, r.size, event, "clEnqueueReadBuffer");
    else
        free(bytes);
    end(w, &waits, b, NULL, event);
}

void
op_copy_buffer(struct worker *w)
{
    struct block *from = some_buffer(w), *to = some_buffer(w);
    struct waits waits;
    cl_event event = NULL;
    if (!from || from == to)
        return;
    const size_t most = from->size < to->size ? from->size : to->size, size = 1 + below(w, most);
    const size_t a = below(w, from->size - size + 1), b = below(w, to->size - size + 1);
    begin(w, &waits, from, to);
    good(w,
         clEnqueueCopyBuffer(some_queue(w), from->mem, to->mem, a, b, size, waits.count, wait_list(&waits),
                             &event),
         "clEnqueueCopyBuffer");
    memcpy(to->model + b, from->model + a, size);
    end(w, &waits, from, to, event);
}

void
op_fill_buffer(struct worker *w)
{
    struct block *b = some_buffer(w);
    struct waits waits;
    cl_event event = NULL;
    uint8_t pattern[128];
    const size_t width = (size_t)1 << below(w, 8);
    if (!b || b->size < width)
        return;
    const size_t all = b->size / width, first = below(w, all), count = 1 + below(w, all - first);
    fill_random(w, pattern, width);
    begin(w, &waits, b, NULL);
    good(w,
         clEnqueueFillBuffer(some_queue(w), b->mem, pattern, width, first * width, count * width, waits.count,
                             wait_list(&waits), &event),
         "clEnqueueFillBuffer");
    for (size_t i = first; i < first + count; i++)
        memcpy(b->model + i * width, pattern, width);
    end(w, &waits, b, NULL, event);
}

/* A box of rows in a block: row is the bytes from row to row. */
struct rows {
    size_t origin[3], region[3], row;
};

static struct rows
some_rows(struct worker *w, const struct block *b)
{
    struct rows r = {.row = 1 + below(w, b->size < 512 ? b->size : 512)};
    const size_t height = b->size / r.row;
    r.origin[0] = below(w, r.row);
    r.region[0] = 1 + below(w, r.row - r.origin[0]);
    r.origin[1] = below(w, height);
    r.region[1] = 1 + below(w, height - r.origin[1]);
    r.region[2] = 1;
    return r;
}

static uint8_t *
row_of(uint8_t *bytes, const struct rows *r, size_t y)
{
    return bytes + (r->origin[1] + y) * r->row + r->origin[0];
}

void
op_rect_write(struct worker *w)
{
    static const size_t start[3] = {0};
    struct block *b = some_buffer(w);
    struct waits waits;
    cl_event event = NULL;
    if (!b)
        return;
    const struct rows r = some_rows(w, b);
    const size_t size = r.region[0] * r.region[1];
    uint8_t *bytes = stage(w, NULL, size);
    for (size_t y = 0; y < r.region[1]; y++)
        memcpy(row_of(b->model, &r, y), bytes + y * r.region[0], r.region[0]);
    begin(w, &waits, b, NULL);
    const bool enqueued =
        good(w,
             clEnqueueWriteBufferRect(some_queue(w), b->mem, CL_FALSE, r.origin, start, r.region, r.row, 0, 0,
                                      0, bytes, waits.count, wait_list(&waits), &event),
             "clEnqueueWriteBufferRect");
    if (enqueued)
        keep_staged(w, bytes, NULL, size, event, "clEnqueueWriteBufferRect");
    else
        free(bytes);
    end(w, &waits, b, NULL, event);
}

void
op_rect_read(struct worker *w)
{
    static const size_t start[3] = {0};
    struct block *b = some_buffer(w);
    struct waits waits;
    cl_event event = NULL;
    if (!b)
        return;
    const struct rows r = some_rows(w, b);
    const size_t size = r.region[0] * r.region[1];
    uint8_t *bytes = malloc(size), *expected = malloc(size);
    for (size_t y = 0; y < r.region[1]; y++)
        memcpy(expected + y * r.region[0], row_of(b->model, &r, y), r.region[0]);
    begin(w, &waits, b, NULL);
    const bool enqueued =
        good(w,
             clEnqueueReadBufferRect(some_queue(w), b->mem, CL_FALSE, r.origin, start, r.region, r.row, 0, 0,
                                     0, bytes, waits.count, wait_list(&waits), &event),
             "clEnqueueReadBufferRect");
    if (enqueued)
        keep_staged(w, bytes, expected, size, event, "clEnqueueReadBufferRect");
    else
        free(bytes);
    free(expected);
    end(w, &waits, b, NULL, event);
}

void
op_rect_copy(struct worker *w)
{
    struct block *from = some_buffer(w), *to = some_buffer(w);
    struct waits waits;
    cl_event event = NULL;
    if (!from || from == to)
        return;
    struct rows a = some_rows(w, from), b = some_rows(w, to);
    for (unsigned i = 0; i < 2; i++)
        a.region[i] = b.region[i] = a.region[i] < b.region[i] ? a.region[i] : b.region[i];
    begin(w, &waits, from, to);
    good(w,
         clEnqueueCopyBufferRect(some_queue(w), from->mem, to->mem, a.origin, b.origin, a.region, a.row, 0,
                                 b.row, 0, waits.count, wait_list(&waits), &event),
         "clEnqueueCopyBufferRect");
    for (size_t y = 0; y < a.region[1]; y++)
        memcpy(row_of(to->model, &b, y), row_of(from->model, &a, y), a.region[0]);
    end(w, &waits, from, to, event);
}

static void
unmap(struct worker *w, struct block *b, void *at)
{
    struct waits waits;
    cl_event event = NULL;
    begin(w, &waits, b, NULL);
    good(w, clEnqueueUnmapMemObject(some_queue(w), b->mem, at, waits.count, wait_list(&waits), &event),
         "clEnqueueUnmapMemObject");
    end(w, &waits, b, NULL, event);
}

void
op_map_buffer(struct worker *w)
{
    struct block *b = some_buffer(w);
    struct waits waits;
    cl_event event = NULL;
    cl_int err;
    if (!b)
        return;
    const bool write = chance(w, 2);
    const struct range r = some_range(w, b);
    begin(w, &waits, b, NULL);
    uint8_t *at = clEnqueueMapBuffer(some_queue(w), b->mem, CL_TRUE, write ? CL_MAP_WRITE : CL_MAP_READ,
                                     r.offset, r.size, waits.count, wait_list(&waits), &event, &err);
    end(w, &waits, b, NULL, event);
    if (!good(w, err, "clEnqueueMapBuffer"))
        return;
    atomic_fetch_add(&w->shared->checks, 1);
    if (memcmp(at, b->model + r.offset, r.size) != 0)
        wrong(w, "a mapped buffer", at, b->model + r.offset, r.size);
    if (write) {
        fill_random(w, at, r.size);
        memcpy(b->model + r.offset, at, r.size);
    }
    unmap(w, b, at);
}

/* A part of a buffer, filled through its own handle, which goes before the command has run. */
void
op_sub_buffer(struct worker *w)
{
    struct block *b = some_buffer(w);
    struct waits waits;
    cl_event event = NULL;
    cl_int err;
    const uint8_t value = (uint8_t)below(w, 256);
    if (!b || b->size <= 128)
        return;
    const size_t origin = below(w, b->size / 128) * 128;
    const cl_buffer_region region = {origin, 1 + below(w, b->size - origin)};
    cl_mem sub = clCreateSubBuffer(b->mem, 0, CL_BUFFER_CREATE_TYPE_REGION, &region, &err);
    if (!good(w, err, "clCreateSubBuffer"))
        return;
    begin(w, &waits, b, NULL);
    good(w,
         clEnqueueFillBuffer(some_queue(w), sub, &value, 1, 0, region.size, waits.count, wait_list(&waits),
                             &event),
         "clEnqueueFillBuffer of a part");
    memset(b->model + region.origin, value, region.size);
    end(w, &waits, b, NULL, event);
    good(w, clReleaseMemObject(sub), "clReleaseMemObject of a part");
}
