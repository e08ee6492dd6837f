/* SPDX-License-Identifier: MIT */
/* The 128 bits of a native instruction, and a getter per row of gen_fields.def. */
#ifndef GEN_WORD_H
#define GEN_WORD_H

#include <assert.h>
#include <stdint.h>

#include "gen_platform.h"

struct gen_word {
    uint64_t qword[2];
    enum gen_layout layout; /* where its fields are */
};

enum gen_field {
#define GEN_FIELD(name, ...) GEN_FIELD_##name,
#define GEN_SRC_FIELD(name, ...) GEN_FIELD_src_##name,
#define GEN_SRC3_FIELD(name, ...) GEN_FIELD_ternary_src_##name,
#include "gen_fields.def"
#undef GEN_FIELD
    GEN_FIELD_COUNT
};

/* Bits high..low; a field never crosses bit 64 or is wider than 32. */
static inline uint32_t
gen_bits(const struct gen_word *word, unsigned high, unsigned low)
{
    assert(high >= low && high < 128 && high / 64 == low / 64 && high - low < 32);
    return (uint32_t)(word->qword[low / 64] >> (low % 64)) & (uint32_t)((2ull << (high - low)) - 1);
}

static inline void
gen_set_bits(struct gen_word *word, unsigned high, unsigned low, uint64_t value)
{
    assert(high >= low && high < 128 && high / 64 == low / 64 && high - low < 32);
    const uint64_t mask = ((2ull << (high - low)) - 1) << (low % 64);
    word->qword[low / 64] = (word->qword[low / 64] & ~mask) | (value << (low % 64) & mask);
}

/* A field of source `source`, or one that is there once (source 0). Absent from the layout: 0. */
uint32_t gen_get(const struct gen_word *word, enum gen_field field, unsigned source);

#define GEN_FIELD(name, ...)                                                                                 \
    static inline uint32_t gen_get_##name(const struct gen_word *word)                                       \
    {                                                                                                        \
        return gen_get(word, GEN_FIELD_##name, 0);                                                           \
    }
#define GEN_SRC_FIELD(name, ...)                                                                             \
    static inline uint32_t gen_get_src_##name(const struct gen_word *word, unsigned source)                  \
    {                                                                                                        \
        assert(source < 2);                                                                                  \
        return gen_get(word, GEN_FIELD_src_##name, source);                                                  \
    }
#define GEN_SRC3_FIELD(name, ...)                                                                            \
    static inline uint32_t gen_get_ternary_src_##name(const struct gen_word *word, unsigned source)          \
    {                                                                                                        \
        assert(source < 3);                                                                                  \
        return gen_get(word, GEN_FIELD_ternary_src_##name, source);                                          \
    }
#include "gen_fields.def"
#undef GEN_FIELD

#endif
