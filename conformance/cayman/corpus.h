/* SPDX-License-Identifier: MIT */
/* What running the corpus means: the same input, sizes and digest here and on the oracle. */
#ifndef CAY_TEST_CORPUS_H
#define CAY_TEST_CORPUS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum {
    CORPUS_ITEMS = 512,
    CORPUS_GROUP = 128,
    CORPUS_LOCAL = 4096,
    CORPUS_IN = 8192,  /* dwords */
    CORPUS_OUT = 4096, /* dwords */
    CORPUS_FLOATS = 64 /* values kept of a float kernel */
};

static inline void
corpus_fill(uint32_t *in)
{
    uint32_t state = 12345;
    for (unsigned i = 0; i < CORPUS_IN; i++) {
        state = state * 1664525u + 1013904223u;
        in[i] = state ^ state >> 15;
    }
}

static inline uint64_t
corpus_hash(const uint32_t *out)
{
    uint64_t hash = 0xcbf29ce484222325u;
    for (unsigned i = 0; i < CORPUS_OUT; i++)
        hash = (hash ^ out[i]) * 0x100000001b3u;
    return hash;
}

static inline bool
corpus_is_float(const char *kernel)
{
    return strncmp(kernel, "f_", 2) == 0;
}

/* Which results are kept: spread over all items. */
static inline unsigned
corpus_float_index(unsigned i)
{
    return i * (CORPUS_ITEMS / CORPUS_FLOATS) + i % (CORPUS_ITEMS / CORPUS_FLOATS);
}

#endif
