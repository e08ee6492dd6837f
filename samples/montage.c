/* SPDX-License-Identifier: MIT */
/* montage OUT.png COLUMNS CELL_WIDTH CELL_HEIGHT IN.png...: pictures side by side on a dark ground. */
#include <stdlib.h>
#include <string.h>

#include "common/fail.h"
#include "common/image.h"

enum { GAP = 6 };

static void
put(struct image *sheet, const struct image *cell, unsigned x, unsigned y)
{
    for (unsigned row = 0; row < cell->height; row++)
        memcpy(sheet->pixels + ((size_t)(y + row) * sheet->width + x) * 4,
               cell->pixels + (size_t)row * cell->width * 4, (size_t)cell->width * 4);
}

/* The largest part of the picture that has the cell's proportions, from its middle. */
static struct image
cropped(const struct image *image, unsigned width, unsigned height)
{
    unsigned w = image->width, h = image->height;
    if ((unsigned long)w * height > (unsigned long)h * width)
        w = (unsigned)((unsigned long)h * width / height);
    else
        h = (unsigned)((unsigned long)w * height / width);
    struct image out = image_new(w, h);
    unsigned left = (image->width - w) / 2, top = (image->height - h) / 2;
    for (unsigned y = 0; y < h; y++)
        memcpy(out.pixels + (size_t)y * w * 4, image->pixels + ((size_t)(top + y) * image->width + left) * 4,
               (size_t)w * 4);
    return out;
}

int
main(int argc, char **argv)
{
    if (argc < 6)
        fail("usage: montage OUT.png COLUMNS CELL_WIDTH CELL_HEIGHT IN.png...");
    unsigned columns = (unsigned)atoi(argv[2]), width = (unsigned)atoi(argv[3]),
             height = (unsigned)atoi(argv[4]);
    unsigned count = (unsigned)argc - 5;
    if (!columns || columns > 16 || width < 16 || width > 4096 || height < 16 || height > 4096)
        fail("columns 1 to 16, cells 16 to 4096 pixels");
    unsigned rows = (count + columns - 1) / columns;
    struct image sheet = image_new(columns * (width + GAP) + GAP, rows * (height + GAP) + GAP);
    memset(sheet.pixels, 0x18, image_bytes(&sheet));
    for (size_t i = 3; i < image_bytes(&sheet); i += 4)
        sheet.pixels[i] = 255;
    for (unsigned i = 0; i < count; i++) {
        struct image whole = image_load(argv[5 + i]), part = cropped(&whole, width, height);
        struct image cell = image_scaled(&part, width, height);
        put(&sheet, &cell, GAP + i % columns * (width + GAP), GAP + i / columns * (height + GAP));
        image_free(&cell);
        image_free(&part);
        image_free(&whole);
    }
    image_save(&sheet, argv[1]);
    image_free(&sheet);
    return 0;
}
