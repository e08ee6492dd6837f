/* SPDX-License-Identifier: MIT */
/*
 * BC1 to BC5: two ends, and for each texel how far it is from the one to the other. Colours between the ends
 * are the nearest number of 8 bits, since nobody says how this GPU rounds them.
 */
#include "block_priv.h"

static void
end_colour(uint32_t word, uint32_t rgb[3])
{
    const uint32_t r = word >> 11, g = word >> 5 & 63, b = word & 31;
    rgb[0] = r << 3 | r >> 2;
    rgb[1] = g << 2 | g >> 4;
    rgb[2] = b << 3 | b >> 2;
}

bool
block_colour(const uint8_t bytes[16], bool four, unsigned number, uint8_t rgb[3])
{
    const uint32_t first = block_field(bytes, 0, 16), second = block_field(bytes, 16, 16);
    const uint32_t code = block_field(bytes, 32 + 2 * number, 2);
    const bool thirds = four || first > second;
    const uint32_t parts = thirds ? 3 : 2; /* of which the second end has so many: */
    const uint32_t share = code < 2 ? parts * code : code - 1;
    uint32_t a[3], b[3];
    end_colour(first, a);
    end_colour(second, b);
    const bool clear = !thirds && code == 3;
    for (unsigned c = 0; c < 3; c++)
        rgb[c] = clear ? 0 : (uint8_t)((2 * ((parts - share) * a[c] + share * b[c]) + parts) / (2 * parts));
    return clear;
}

static int32_t
end_value(const uint8_t *byte, bool is_signed)
{
    const int32_t x = is_signed ? (int8_t)*byte : *byte;
    return x < -127 ? -127 : x;
}

/* With the first end above the second there are eight values between them, else six and the extremes. */
struct block_ratio
block_value(const uint8_t *bytes, bool is_signed, unsigned number)
{
    uint8_t codes[16] = {0};
    memcpy(codes, bytes + 2, 6);
    const uint32_t code = block_field(codes, 3 * number, 3);
    const int32_t a = end_value(bytes, is_signed), b = end_value(bytes + 1, is_signed);
    const int32_t one = is_signed ? 127 : 255, least = is_signed ? -one : 0;
    const bool eight = is_signed ? (int8_t)bytes[0] > (int8_t)bytes[1] : bytes[0] > bytes[1];
    const int32_t parts = eight ? 7 : 5;
    if (code < 2)
        return (struct block_ratio){code ? b : a, one};
    if (!eight && code >= 6)
        return (struct block_ratio){code == 6 ? least : one, one};
    const int32_t share = (int32_t)code - 1;
    return (struct block_ratio){(parts - share) * a + share * b, parts * one};
}
