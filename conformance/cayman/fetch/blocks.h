/* SPDX-License-Identifier: MIT */
/* Random blocks of compressed textures, of every form that a format has. */
#ifndef BLOCKS_H
#define BLOCKS_H

#include <stdint.h>

/* Forms of BC1 to BC7 (format 1 to 7). */
unsigned blocks_forms(unsigned format);
/*
 * The next block of a form. What is between the ends of BC1 to BC3 is a whole number of 8 bits, so that
 * decoders agree that round otherwise; no end of a signed block is -128.
 */
void blocks_make(unsigned format, unsigned form, uint32_t *state, uint8_t bytes[16]);

#endif
