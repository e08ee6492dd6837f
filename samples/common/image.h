/* SPDX-License-Identifier: MIT */
/* Eight-bit RGBA pictures and PNG files. */
#ifndef SAMPLES_IMAGE_H
#define SAMPLES_IMAGE_H

#include <stddef.h>
#include <stdint.h>

struct image {
    unsigned width, height;
    uint8_t *pixels; /* width * height * 4 bytes, rows from the top */
};

struct image image_new(unsigned width, unsigned height); /* black and opaque */
struct image image_load(const char *path);
void image_save(const struct image *image, const char *path);
void image_free(struct image *image);

/* Area average; for montages and for the smaller sizes of the tests. */
struct image image_scaled(const struct image *image, unsigned width, unsigned height);

static inline size_t
image_bytes(const struct image *image)
{
    return (size_t)image->width * image->height * 4;
}

#endif
