/* SPDX-License-Identifier: MIT */
/* Rectangles and text on a picture. Colours are 0xRRGGBB. */
#ifndef BENCH_CANVAS_H
#define BENCH_CANVAS_H

#include <stdint.h>

#include "common/image.h"

/* Of a character at scale 1, with the gap to the next. */
enum { GLYPH_WIDTH = 6, GLYPH_HEIGHT = 8 };

/* Empty and outside parts are not drawn. */
void canvas_fill(struct image *image, int x, int y, int width, int height, uint32_t colour);
void canvas_text(struct image *image, int x, int y, int scale, uint32_t colour, const char *text);
int canvas_text_width(int scale, const char *text);

#endif
