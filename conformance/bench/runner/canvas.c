/* SPDX-License-Identifier: MIT */
#include "canvas.h"

#include <string.h>

/* Seven rows of five, from the top. */
static const struct glyph {
    char letter;
    const char *rows[7];
} glyphs[] = {
#define GLYPH(letter, ...) {letter, {__VA_ARGS__}},
#include "font.def"
#undef GLYPH
};

void
canvas_fill(struct image *image, int x, int y, int width, int height, uint32_t colour)
{
    for (int row = y < 0 ? 0 : y; row < y + height && row < (int)image->height; row++)
        for (int column = x < 0 ? 0 : x; column < x + width && column < (int)image->width; column++) {
            uint8_t *pixel = image->pixels + 4 * ((size_t)row * image->width + (size_t)column);
            pixel[0] = (uint8_t)(colour >> 16);
            pixel[1] = (uint8_t)(colour >> 8);
            pixel[2] = (uint8_t)colour;
        }
}

static const struct glyph *
find(char letter)
{
    for (size_t i = 0; i < sizeof glyphs / sizeof glyphs[0]; i++)
        if (glyphs[i].letter == letter)
            return &glyphs[i];
    return NULL;
}

void
canvas_text(struct image *image, int x, int y, int scale, uint32_t colour, const char *text)
{
    for (; *text; text++, x += GLYPH_WIDTH * scale) {
        const struct glyph *glyph = find(*text);
        for (int row = 0; glyph && row < 7; row++)
            for (int column = 0; column < 5; column++)
                if (glyph->rows[row][column] == '#')
                    canvas_fill(image, x + column * scale, y + row * scale, scale, scale, colour);
    }
}

int
canvas_text_width(int scale, const char *text)
{
    return (int)strlen(text) * GLYPH_WIDTH * scale;
}
