/* SPDX-License-Identifier: MIT */
#include "gen_word.h"

/* A row without a column for each layout does not compile. */
#define AT(...) 0
#define ABSENT 0
#define GEN_FIELD(name, ...)                                                                                 \
    _Static_assert(sizeof((char[]){__VA_ARGS__}) == GEN_LAYOUT_COUNT, "columns of " #name);
#define GEN_SRC_FIELD GEN_FIELD
#define GEN_SRC3_FIELD GEN_FIELD
#include "gen_fields.def"
#undef GEN_FIELD
#undef AT
#undef ABSENT

/* The highest and lowest bit in each source; both 0: the field is absent. No field is bit 0 alone. */
struct place {
    uint8_t bits[6];
};

#define AT(...)                                                                                              \
    {                                                                                                        \
        {                                                                                                    \
            __VA_ARGS__                                                                                      \
        }                                                                                                    \
    }
#define ABSENT AT(0)
static const struct place places[GEN_FIELD_COUNT][GEN_LAYOUT_COUNT] = {
#define GEN_FIELD(name, ...) [GEN_FIELD_##name] = {__VA_ARGS__},
#define GEN_SRC_FIELD(name, ...) [GEN_FIELD_src_##name] = {__VA_ARGS__},
#define GEN_SRC3_FIELD(name, ...) [GEN_FIELD_ternary_src_##name] = {__VA_ARGS__},
#include "gen_fields.def"
#undef GEN_FIELD
};

uint32_t
gen_get(const struct gen_word *word, enum gen_field field, unsigned source)
{
    assert(field < GEN_FIELD_COUNT && source < 3 && word->layout < GEN_LAYOUT_COUNT);
    const uint8_t *const bits = &places[field][word->layout].bits[2 * source];
    return bits[0] ? gen_bits(word, bits[0], bits[1]) : 0;
}
