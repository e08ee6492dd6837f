/* SPDX-License-Identifier: MIT */
/* Types and architecture registers: gen_type_codes.def, gen_arfs.def. */
#include <assert.h>

#include "gen_isa.h"

/* A row without a column for each layout does not compile. */
#define COLUMNS(id, ...) _Static_assert(sizeof((char[]){__VA_ARGS__}) == GEN_LAYOUT_COUNT, "columns of " #id);
#define CODES(...) 0
#define NUMBER(...) 0
#define GEN_TYPE(id, name, bytes, ...) COLUMNS(id, __VA_ARGS__)
#define GEN_ARF(id, name, numbered, subregs, bytes, ...) COLUMNS(id, __VA_ARGS__)
#include "gen_arfs.def"
#include "gen_type_codes.def"
#undef CODES
#undef NUMBER
#undef GEN_TYPE
#undef GEN_ARF

/* Codes and numbers are one more than they are, so that 0 is none. */
#define NO -1
#define CODES(in_register, immediate, ternary)                                                               \
    {                                                                                                        \
        (in_register) + 1, (immediate) + 1, (ternary) + 1                                                    \
    }
static const struct {
    const char *name;
    uint8_t bytes;
    uint8_t codes[GEN_LAYOUT_COUNT][GEN_TYPE_PLACE_COUNT];
} types[GEN_TYPE_COUNT] = {
#define GEN_TYPE(id, name, bytes, ...) [GEN_##id] = {name, bytes, {__VA_ARGS__}},
#include "gen_type_codes.def"
#undef GEN_TYPE
};

static const struct gen_arf_info arfs[GEN_ARF_COUNT] = {
#define GEN_ARF(id, name, numbered, subregs, bytes, ...) [GEN_ARF_##id] = {name, numbered, subregs, bytes},
#include "gen_arfs.def"
#undef GEN_ARF
};

#define NUMBER(nibble, count)                                                                                \
    {                                                                                                        \
        nibble, count                                                                                        \
    }
static const struct {
    uint8_t nibble, count;
} arf_numbers[GEN_ARF_COUNT][GEN_LAYOUT_COUNT] = {
#define GEN_ARF(id, name, numbered, subregs, bytes, ...) [GEN_ARF_##id] = {__VA_ARGS__},
#include "gen_arfs.def"
#undef GEN_ARF
};

unsigned
gen_type_bytes(enum gen_type type)
{
    assert(type < GEN_TYPE_COUNT);
    return types[type].bytes;
}

const char *
gen_type_name(enum gen_type type)
{
    assert(type < GEN_TYPE_COUNT);
    return types[type].name;
}

enum gen_type
gen_type_of_code(enum gen_layout layout, enum gen_type_place place, unsigned code)
{
    assert(layout < GEN_LAYOUT_COUNT && place < GEN_TYPE_PLACE_COUNT);
    unsigned type = 0;
    while (type < GEN_TYPE_COUNT && types[type].codes[layout][place] != code + 1)
        type++;
    return (enum gen_type)type;
}

const struct gen_arf_info *
gen_arf_info(enum gen_arf arf)
{
    assert(arf < GEN_ARF_COUNT);
    return &arfs[arf];
}

enum gen_arf
gen_arf_of_number(enum gen_layout layout, unsigned number)
{
    assert(layout < GEN_LAYOUT_COUNT);
    unsigned arf = 0;
    while (arf < GEN_ARF_COUNT && (arf_numbers[arf][layout].nibble != number >> 4 ||
                                   (number & 15) >= arf_numbers[arf][layout].count))
        arf++;
    return (enum gen_arf)arf;
}
