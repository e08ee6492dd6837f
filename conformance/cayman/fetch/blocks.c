/* SPDX-License-Identifier: MIT */
#include "blocks.h"

#include <stdbool.h>
#include <string.h>

static const uint8_t bc6_codes[] = {0, 1, 2, 6, 10, 14, 18, 22, 26, 30, 3, 7, 11, 15, 19};

unsigned
blocks_forms(unsigned format)
{
    static const uint8_t forms[8] = {0, 2, 1, 2, 2, 2, sizeof bc6_codes, 9};
    return forms[format];
}

static void
expand(const uint8_t *bytes, int rgb[3])
{
    const int word = bytes[0] | bytes[1] << 8, r = word >> 11, g = word >> 5 & 63, b = word & 31;
    rgb[0] = r << 3 | r >> 2;
    rgb[1] = g << 2 | g >> 4;
    rgb[2] = b << 3 | b >> 2;
}

/* Ends so that the first is above the second in form 0, and not in form 1. */
static void
order(uint8_t *bytes, unsigned size, bool above)
{
    uint8_t first[2], second[2];
    memcpy(first, bytes, size);
    memcpy(second, bytes + size, size);
    const int a = first[size - 1] << 8 | first[0], b = second[size - 1] << 8 | second[0];
    if ((a > b) == above)
        return;
    memcpy(bytes, second, size);
    memcpy(bytes + size, first, size);
}

static bool
colours_are_whole(const uint8_t *bytes, bool thirds)
{
    int a[3], b[3];
    bool whole = true;
    expand(bytes, a);
    expand(bytes + 2, b);
    for (unsigned c = 0; c < 3; c++)
        whole = whole && (a[c] - b[c]) % (thirds ? 3 : 2) == 0;
    return whole;
}

/* False: try again. */
static bool
fits(unsigned format, unsigned form, uint8_t bytes[16])
{
    switch (format) {
    case 1:
        order(bytes, 2, form == 0);
        return colours_are_whole(bytes, form == 0);
    case 3:
        order(bytes, 1, form == 0);
        return colours_are_whole(bytes + 8, true) && (bytes[0] - bytes[1]) % (form ? 5 : 7) == 0;
    case 2:
        return colours_are_whole(bytes + 8, true);
    case 4:
    case 5:
        for (unsigned k = 0; k < 16; k += k % 8 ? 7 : 1)
            bytes[k] = bytes[k] == 0x80 ? 0x81 : bytes[k];
        order(bytes, 1, form == 0);
        order(bytes + 8, 1, form == 0);
        return true;
    case 6:
        bytes[0] &= bc6_codes[form] < 2 ? 0xfc : 0xe0;
        bytes[0] |= bc6_codes[form];
        return true;
    default:
        bytes[0] &= (uint8_t)(0xfe << form);
        bytes[0] |= (uint8_t)(1u << form);
        return true;
    }
}

void
blocks_make(unsigned format, unsigned form, uint32_t *state, uint8_t bytes[16])
{
    do {
        for (unsigned k = 0; k < 16; k++) {
            *state = *state * 1664525 + 1013904223;
            bytes[k] = (uint8_t)(*state >> 24);
        }
    } while (!fits(format, form, bytes));
}
