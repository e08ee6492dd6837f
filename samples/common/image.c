/* SPDX-License-Identifier: MIT */
#include "common/image.h"

#include <errno.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/fail.h"

struct image
image_new(unsigned width, unsigned height)
{
    struct image image = {width, height, calloc((size_t)width * height, 4)};
    if (!image.pixels)
        fail("no memory for a picture of %u x %u", width, height);
    for (size_t i = 3; i < image_bytes(&image); i += 4)
        image.pixels[i] = 255;
    return image;
}

void
image_free(struct image *image)
{
    free(image->pixels);
    image->pixels = NULL;
}

struct image
image_load(const char *path)
{
    png_image png = {.version = PNG_IMAGE_VERSION};
    if (!png_image_begin_read_from_file(&png, path))
        fail("%s: %s", path, png.message);
    png.format = PNG_FORMAT_RGBA;
    struct image image = image_new(png.width, png.height);
    if (!png_image_finish_read(&png, NULL, image.pixels, 0, NULL))
        fail("%s: %s", path, png.message);
    return image;
}

/* Not png_image_write_to_file: that removes what it could not write, were it a device. */
void
image_save(const struct image *image, const char *path)
{
    png_image png = {.version = PNG_IMAGE_VERSION,
                     .width = image->width,
                     .height = image->height,
                     .format = PNG_FORMAT_RGBA};
    FILE *file = fopen(path, "wb");
    if (!file)
        fail("%s: %s", path, strerror(errno));
    if (!png_image_write_to_stdio(&png, file, 0, image->pixels, 0, NULL))
        fail("%s: %s", path, png.message);
    if (fclose(file))
        fail("%s: %s", path, strerror(errno));
}

static uint8_t
area_average(const struct image *image, unsigned channel, unsigned x0, unsigned x1, unsigned y0, unsigned y1)
{
    unsigned long sum = 0;
    for (unsigned y = y0; y < y1; y++)
        for (unsigned x = x0; x < x1; x++)
            sum += image->pixels[((size_t)y * image->width + x) * 4 + channel];
    unsigned long count = (unsigned long)(x1 - x0) * (y1 - y0);
    return (uint8_t)((sum + count / 2) / count);
}

/* Source interval that one target pixel covers: never empty, so enlarging repeats pixels. */
static void
covered(unsigned i, unsigned target, unsigned source, unsigned *from, unsigned *to)
{
    *from = (unsigned)((unsigned long)i * source / target);
    *to = (unsigned)((unsigned long)(i + 1) * source / target);
    if (*to == *from)
        *to = *from + 1;
}

struct image
image_scaled(const struct image *image, unsigned width, unsigned height)
{
    struct image out = image_new(width, height);
    for (unsigned y = 0; y < height; y++)
        for (unsigned x = 0; x < width; x++) {
            unsigned x0, x1, y0, y1;
            covered(x, width, image->width, &x0, &x1);
            covered(y, height, image->height, &y0, &y1);
            for (unsigned c = 0; c < 4; c++)
                out.pixels[((size_t)y * width + x) * 4 + c] = area_average(image, c, x0, x1, y0, y1);
        }
    return out;
}
