/* SPDX-License-Identifier: MIT */
/*
 * Reads a Beignet container from front to back. Everything is little-endian, packed and not aligned. A
 * section has a word in front, another one behind, and then its length in bytes from the first word to the
 * second.
 */
#ifndef BEIGNET_CURSOR_H
#define BEIGNET_CURSOR_H

#include "intel/container/intel.h"

/* The words are four letters, the first one in the highest byte. */
#define BEIGNET_WORD(a, b, c, d)                                                                             \
    ((uint32_t)(a) << 24 | (uint32_t)(b) << 16 | (uint32_t)(c) << 8 | (uint32_t)(d))

struct beignet_cursor {
    struct fe_load *load;
    struct fe_bytes file;
    size_t at; /* in the file */
};

/* All of these return 0, or -1 with the error set. `what` is named in the error. */
int beignet_take(struct beignet_cursor *c, uint32_t bytes, const char *what, struct fe_bytes *out);
int beignet_u32(struct beignet_cursor *c, const char *what, uint32_t *value);
int beignet_words(struct beignet_cursor *c, const char *what, uint32_t *values, unsigned count);
/* A count of entries, each of at least `least` bytes: no more than the file has room for. */
int beignet_count(struct beignet_cursor *c, const char *what, uint32_t least, uint32_t *count);
/* 0 or 1. */
int beignet_flag(struct beignet_cursor *c, const char *what, bool *flag);
/* A length and so many characters. Texts hold no NUL. */
int beignet_text(struct beignet_cursor *c, const char *what, const char **text);

/* *start: where the section begins, for beignet_end. */
int beignet_begin(struct beignet_cursor *c, uint32_t word, const char *what, size_t *start);
int beignet_end(struct beignet_cursor *c, uint32_t word, const char *what, size_t start);

#endif
