/* SPDX-License-Identifier: MIT */
#ifndef BLOCK_PRIV_H
#define BLOCK_PRIV_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* Texels are numbered row by row, 0 to 15. */

/* Up to 32 bits of a block, counted from the lowest bit of its first byte. */
static inline uint32_t
block_field(const uint8_t bytes[16], unsigned first, unsigned count)
{
    uint64_t word = 0;
    memcpy(&word, bytes + first / 8, first / 8 <= 8 ? 8 : 16 - first / 8);
    return (uint32_t)(word >> first % 8 & (((uint64_t)1 << count) - 1));
}

/* --- BC1 to BC5 --- */

/* Red, green and blue; true: the texel is transparent. four: always four colours. */
bool block_colour(const uint8_t bytes[16], bool four, unsigned number, uint8_t rgb[3]);
/* A texel's value is top / bottom. bytes: 8 of them. */
struct block_ratio {
    int32_t top, bottom;
};
struct block_ratio block_value(const uint8_t *bytes, bool is_signed, unsigned number);

/* --- BC6 and BC7 --- */

enum { BLOCK_WEIGHT_ONE = 64, BLOCK_SUBSETS = 3 };

unsigned block_subset(unsigned subsets, unsigned partition, unsigned number);
/* A texel's index of so many bits, of indices that begin at bit first. */
uint32_t block_index(const uint8_t bytes[16], unsigned first, unsigned bits, unsigned subsets,
                     unsigned partition, unsigned number);
/* (64 - w) a + w b, where the index says w; then divided by 64 and rounded. */
int32_t block_mix(int32_t a, int32_t b, unsigned bits, uint32_t index);

void block_bc6(const uint8_t bytes[16], bool is_signed, unsigned number, uint8_t texel[16]);
void block_bc7(const uint8_t bytes[16], unsigned number, uint8_t texel[16]);

#endif
