/* SPDX-License-Identifier: MIT */
/* Commands on images, on devices that have them. */
#include <stdlib.h>
#include <string.h>

#include "stress.h"

struct part {
    size_t origin[3], region[3];
};

static struct part
some_part(struct worker *w, const struct block *b)
{
    struct part p = {.origin = {below(w, b->width), below(w, b->height), 0}};
    p.region[0] = 1 + below(w, b->width - p.origin[0]);
    p.region[1] = 1 + below(w, b->height - p.origin[1]);
    p.region[2] = 1;
    return p;
}

static uint8_t *
texels(const struct block *b, const struct part *p, size_t y)
{
    return b->model + ((p->origin[1] + y) * b->width + p->origin[0]) * 4;
}

static size_t
bytes_of(const struct part *p)
{
    return p->region[0] * p->region[1] * 4;
}

/* Between the model and rows without gaps. */
static void
put(struct block *b, const struct part *p, const uint8_t *rows)
{
    for (size_t y = 0; y < p->region[1]; y++)
        memcpy(texels(b, p, y), rows + y * p->region[0] * 4, p->region[0] * 4);
}

static void
get(const struct block *b, const struct part *p, uint8_t *rows)
{
    for (size_t y = 0; y < p->region[1]; y++)
        memcpy(rows + y * p->region[0] * 4, texels(b, p, y), p->region[0] * 4);
}

void
op_write_image(struct worker *w)
{
    struct block *b = some_image(w);
    struct waits waits;
    cl_event event = NULL;
    if (!b)
        return;
    const struct part p = some_part(w, b);
    uint8_t *bytes = stage(w, NULL, bytes_of(&p));
    put(b, &p, bytes);
    begin(w, &waits, b, NULL);
    const bool enqueued = good(w,
                               clEnqueueWriteImage(some_queue(w), b->mem, CL_FALSE, p.origin, p.region, 0, 0,
                                                   bytes, waits.count, wait_list(&waits), &event),
                               "clEnqueueWriteImage");
    if (enqueued)
        keep_staged(w, bytes, NULL, bytes_of(&p), event, "clEnqueueWriteImage");
    else
        free(bytes);
    end(w, &waits, b, NULL, event);
}

void
op_read_image(struct worker *w)
{
    struct block *b = some_image(w);
    struct waits waits;
    cl_event event = NULL;
    if (!b)
        return;
    const struct part p = some_part(w, b);
    uint8_t *bytes = malloc(bytes_of(&p)), *expected = malloc(bytes_of(&p));
    get(b, &p, expected);
    begin(w, &waits, b, NULL);
    const bool enqueued = good(w,
                               clEnqueueReadImage(some_queue(w), b->mem, CL_FALSE, p.origin, p.region, 0, 0,
                                                  bytes, waits.count, wait_list(&waits), &event),
                               "clEnqueueReadImage");
    if (enqueued)
        keep_staged(w, bytes, expected, bytes_of(&p), event, "clEnqueueReadImage");
    else
        free(bytes);
    free(expected);
    end(w, &waits, b, NULL, event);
}

void
op_fill_image(struct worker *w)
{
    struct block *b = some_image(w);
    struct waits waits;
    cl_event event = NULL;
    if (!b)
        return;
    const struct part p = some_part(w, b);
    const cl_uint color[4] = {(cl_uint)below(w, 256), (cl_uint)below(w, 256), (cl_uint)below(w, 256),
                              (cl_uint)below(w, 256)};
    begin(w, &waits, b, NULL);
    good(w,
         clEnqueueFillImage(some_queue(w), b->mem, color, p.origin, p.region, waits.count, wait_list(&waits),
                            &event),
         "clEnqueueFillImage");
    for (size_t y = 0; y < p.region[1]; y++)
        for (size_t x = 0; x < p.region[0] * 4; x++)
            texels(b, &p, y)[x] = (uint8_t)color[x % 4];
    end(w, &waits, b, NULL, event);
}

void
op_image_to_buffer(struct worker *w)
{
    struct block *image = some_image(w), *buffer = some_buffer(w);
    struct waits waits;
    cl_event event = NULL;
    if (!image || !buffer)
        return;
    const struct part p = some_part(w, image);
    if (bytes_of(&p) > buffer->size)
        return;
    const size_t offset = below(w, buffer->size - bytes_of(&p) + 1);
    begin(w, &waits, image, buffer);
    good(w,
         clEnqueueCopyImageToBuffer(some_queue(w), image->mem, buffer->mem, p.origin, p.region, offset,
                                    waits.count, wait_list(&waits), &event),
         "clEnqueueCopyImageToBuffer");
    get(image, &p, buffer->model + offset);
    end(w, &waits, image, buffer, event);
}

void
op_buffer_to_image(struct worker *w)
{
    struct block *image = some_image(w), *buffer = some_buffer(w);
    struct waits waits;
    cl_event event = NULL;
    if (!image || !buffer)
        return;
    const struct part p = some_part(w, image);
    if (bytes_of(&p) > buffer->size)
        return;
    const size_t offset = below(w, buffer->size - bytes_of(&p) + 1);
    begin(w, &waits, image, buffer);
    good(w,
         clEnqueueCopyBufferToImage(some_queue(w), buffer->mem, image->mem, offset, p.origin, p.region,
                                    waits.count, wait_list(&waits), &event),
         "clEnqueueCopyBufferToImage");
    put(image, &p, buffer->model + offset);
    end(w, &waits, image, buffer, event);
}

void
op_map_image(struct worker *w)
{
    struct block *b = some_image(w);
    struct waits waits;
    cl_event event = NULL;
    cl_int err;
    size_t pitch = 0;
    if (!b)
        return;
    const struct part p = some_part(w, b);
    begin(w, &waits, b, NULL);
    uint8_t *at = clEnqueueMapImage(some_queue(w), b->mem, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, p.origin,
                                    p.region, &pitch, NULL, waits.count, wait_list(&waits), &event, &err);
    end(w, &waits, b, NULL, event);
    if (!good(w, err, "clEnqueueMapImage"))
        return;
    atomic_fetch_add(&w->shared->checks, 1);
    for (size_t y = 0; y < p.region[1]; y++) {
        if (memcmp(at + y * pitch, texels(b, &p, y), p.region[0] * 4) != 0)
            wrong(w, "a mapped image", at + y * pitch, texels(b, &p, y), p.region[0] * 4);
        fill_random(w, at + y * pitch, p.region[0] * 4);
        memcpy(texels(b, &p, y), at + y * pitch, p.region[0] * 4);
    }
    event = NULL;
    begin(w, &waits, b, NULL);
    good(w, clEnqueueUnmapMemObject(some_queue(w), b->mem, at, waits.count, wait_list(&waits), &event),
         "clEnqueueUnmapMemObject of an image");
    end(w, &waits, b, NULL, event);
}
