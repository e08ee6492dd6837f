/* SPDX-License-Identifier: MIT */
/* The 128 bits of a native instruction, and a getter per row of gen_fields.def. */
#ifndef GEN_WORD_H
#define GEN_WORD_H

#include <assert.h>
#include <stdint.h>

struct gen_word {
    uint64_t qword[2];
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

#define GEN_FIELD(name, high, low)                                                                           \
    static inline uint32_t gen_get_##name(const struct gen_word *word)                                       \
    {                                                                                                        \
        return gen_bits(word, high, low);                                                                    \
    }
#define GEN_SRC_FIELD(name, high0, low0, high1, low1)                                                        \
    static inline uint32_t gen_get_src_##name(const struct gen_word *word, unsigned source)                  \
    {                                                                                                        \
        assert(source < 2);                                                                                  \
        return source ? gen_bits(word, high1, low1) : gen_bits(word, high0, low0);                           \
    }
#define GEN_SRC3_FIELD(name, high0, low0, high1, low1, high2, low2)                                          \
    static inline uint32_t gen_get_ternary_src_##name(const struct gen_word *word, unsigned source)          \
    {                                                                                                        \
        static const unsigned char at[3][2] = {{high0, low0}, {high1, low1}, {high2, low2}};                 \
        assert(source < 3);                                                                                  \
        return gen_bits(word, at[source][0], at[source][1]);                                                 \
    }
#include "gen_fields.def"
#undef GEN_FIELD

#endif
