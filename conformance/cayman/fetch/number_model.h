/* SPDX-License-Identifier: MIT */
/*
 * What a data format's bits mean, written from the list of formats in "HD 6900 Series ISA" section 9.3 and
 * from NUM_FORMAT_ALL, FORMAT_COMP_ALL and SRF_MODE_ALL there; it shares nothing with the lowering.
 */
#ifndef NUMBER_MODEL_H
#define NUMBER_MODEL_H

#include <stdbool.h>
#include <stdint.h>

struct model_number {
    unsigned data_format, num_format;
    bool is_signed, no_zero;
};

/* Bytes of a texel; 0: a format the model does not have. */
unsigned model_bytes(unsigned data_format);
unsigned model_components(unsigned data_format);
/* The four elements of a texel in memory order of bytes; absent ones are 0, 0, 0, 1. */
void model_texel(const struct model_number *n, const uint8_t *bytes, uint32_t xyzw[4]);
uint32_t model_one(const struct model_number *n);
/* The byte of a word that ENDIAN_SWAP takes instead. */
uint64_t model_swapped(unsigned endian_swap, uint64_t address);

#endif
