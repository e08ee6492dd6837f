/* SPDX-License-Identifier: MIT */
/*
 * A compact instruction keeps the opcode, the register numbers and a few modifiers, and replaces the rest by
 * indexes into tables of frequent bit patterns. Both the plain fields and the patterns are lists of moves
 * "these bits go there"; only the table an index selects differs between formats.
 */
#include "gen_compact.h"

struct move {
    uint8_t high, low; /* in the source pattern */
    uint8_t to;        /* lowest bit in the native word */
};

struct indexed {
    uint8_t high, low; /* the index in the compact word */
    const uint64_t *table;
    const struct move *moves;
    unsigned move_count;
};

#define COUNT(array) (sizeof(array) / sizeof(*(array)))
#define INDEXED(high, low, table, moves)                                                                     \
    {                                                                                                        \
        high, low, table, moves, COUNT(moves)                                                                \
    }

static const uint64_t control_table[32] = {
    0x00002, 0x04000, 0x04001, 0x04002, 0x04003, 0x04004, 0x04005, 0x04007, 0x04008, 0x04009, 0x0400d,
    0x06000, 0x06001, 0x06002, 0x06003, 0x06004, 0x06005, 0x06007, 0x06009, 0x0600d, 0x06010, 0x06100,
    0x08000, 0x08002, 0x08004, 0x08100, 0x16000, 0x16010, 0x18000, 0x18100, 0x28000, 0x28100,
};

static const uint64_t datatype_table[32] = {
    0x40001, 0x40040, 0x40041, 0x400c1, 0x4015d, 0x405dd, 0x40741, 0x40745, 0x4075d, 0x41041, 0x43040,
    0x43041, 0x45145, 0x47144, 0x47145, 0x5c75d, 0x5d71d, 0x5d75c, 0x5d75d, 0x5f75c, 0x0040c, 0x4005d,
    0x40145, 0x41040, 0x45144, 0x47104, 0x49209, 0x5775d, 0x5f75d, 0x4f34c, 0x49248, 0x4b248,
};

static const uint64_t subreg_table[32] = {
    0x0000, 0x0001, 0x0008, 0x000f, 0x0010, 0x0080, 0x0100, 0x0180, 0x0200, 0x0210, 0x0280,
    0x1000, 0x1001, 0x1081, 0x1082, 0x1083, 0x1084, 0x1087, 0x1088, 0x108e, 0x108f, 0x1180,
    0x11e8, 0x2000, 0x2180, 0x3000, 0x3c87, 0x4000, 0x5000, 0x6000, 0x7000, 0x701c,
};

static const uint64_t source_table[32] = {
    0x000, 0x002, 0x010, 0x012, 0x018, 0x020, 0x028, 0x048, 0x050, 0x070, 0x078,
    0x300, 0x302, 0x308, 0x310, 0x312, 0x320, 0x328, 0x338, 0x340, 0x342, 0x348,
    0x350, 0x360, 0x368, 0x370, 0x371, 0x378, 0x468, 0x469, 0x46a, 0x588,
};

static const uint64_t ternary_control_table[4] = {0x806001, 0x006001, 0x008001, 0x008021};
static const uint64_t ternary_source_table[4] = {0x7272720f000, 0x7272720f002, 0x7272720f008, 0x7272720f020};

static const struct move plain[] = {
    {6, 0, 0}, {7, 7, 30}, {23, 23, 28}, {27, 24, 24}, {47, 40, 53}, {55, 48, 69}, {63, 56, 101},
};
static const struct move control[] = {{18, 16, 31}, {15, 4, 12}, {3, 2, 9}, {1, 1, 34}, {0, 0, 8}};
static const struct move datatype[] = {{20, 18, 61}, {17, 12, 89}, {11, 0, 35}};
static const struct move subreg[] = {{14, 10, 96}, {9, 5, 64}, {4, 0, 48}};
static const struct move source0[] = {{11, 0, 77}};
static const struct move source1[] = {{11, 0, 109}};
static const struct indexed indexes[] = {
    INDEXED(12, 8, control_table, control), INDEXED(17, 13, datatype_table, datatype),
    INDEXED(22, 18, subreg_table, subreg),  INDEXED(34, 30, source_table, source0),
    INDEXED(39, 35, source_table, source1),
};

static const struct move ternary_plain[] = {
    {6, 0, 0},    {18, 12, 56}, {28, 28, 64}, {30, 30, 30},  {31, 31, 31}, {32, 32, 85},  {33, 33, 106},
    {36, 34, 73}, {39, 37, 94}, {49, 43, 76}, {42, 40, 115}, {56, 50, 97}, {63, 57, 118},
};
static const struct move ternary_control[] = {{25, 24, 35}, {23, 21, 32}, {20, 0, 8}};
static const struct move ternary_source8[] = {
    {45, 45, 125}, {44, 44, 104}, {43, 43, 83}, {42, 35, 107}, {34, 27, 86}, {26, 19, 65}, {18, 0, 37},
};
static const struct move ternary_source9[] = {
    {48, 47, 125}, {46, 45, 104}, {44, 43, 83}, {42, 35, 107}, {34, 27, 86}, {26, 19, 65}, {18, 0, 37},
};
static const struct indexed ternary_indexes8[] = {
    INDEXED(9, 8, ternary_control_table, ternary_control),
    INDEXED(11, 10, ternary_source_table, ternary_source8),
};
static const struct indexed ternary_indexes9[] = {
    INDEXED(9, 8, ternary_control_table, ternary_control),
    INDEXED(11, 10, ternary_source_table, ternary_source9),
};

static uint64_t
bits(uint64_t value, unsigned high, unsigned low)
{
    return value >> low & ((2ull << (high - low)) - 1);
}

static void
apply(struct gen_word *native, uint64_t pattern, const struct move *moves, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        gen_set_bits(native, moves[i].to + moves[i].high - moves[i].low, moves[i].to,
                     bits(pattern, moves[i].high, moves[i].low));
}

static void
apply_indexed(struct gen_word *native, uint64_t compact, const struct indexed *list, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        apply(native, list[i].table[bits(compact, list[i].high, list[i].low)], list[i].moves,
              list[i].move_count);
}

/* An immediate takes the place of src1's index and register: 13 bits, sign-extended. */
static void
place_immediate(struct gen_word *native, uint64_t compact)
{
    const uint32_t value = (uint32_t)(bits(compact, 39, 35) << 8 | bits(compact, 63, 56));
    gen_set_bits(native, 127, 96, value & 0x1000 ? value | 0xffffe000u : value);
}

/* Immediates of 64 bits do not fit. */
static bool
is_wide_immediate(const struct gen_word *native)
{
    const uint32_t type = gen_get_src_type(native, 0);
    return gen_get_src_file(native, 0) == 3 && type >= 8 && type <= 10;
}

/* What needs bits that the tables do not reach: branch offsets, Gen9's extended descriptors. */
static bool
has_compact_form(enum gen_platform platform, const struct gen_op_info *info)
{
    switch (info->format) {
    case GEN_FORMAT_NULLARY:
    case GEN_FORMAT_BRANCH_JIP:
    case GEN_FORMAT_BRANCH_UIP:
    case GEN_FORMAT_CALL:
    case GEN_FORMAT_SENDS:
        return false;
    case GEN_FORMAT_SEND:
        return !gen_has(platform, GEN_LONG_DESCRIPTORS);
    default:
        return true;
    }
}

bool
gen_uncompact(enum gen_platform platform, const struct gen_op_info *info, uint64_t compact,
              struct gen_word *native)
{
    *native = (struct gen_word){{0}};
    if (!has_compact_form(platform, info))
        return false;
    if (info->format == GEN_FORMAT_TERNARY) {
        apply(native, compact, ternary_plain, COUNT(ternary_plain));
        if (gen_has(platform, GEN_MIXED_TERNARY))
            apply_indexed(native, compact, ternary_indexes9, COUNT(ternary_indexes9));
        else
            apply_indexed(native, compact, ternary_indexes8, COUNT(ternary_indexes8));
        return true;
    }
    apply(native, compact, plain, COUNT(plain));
    apply_indexed(native, compact, indexes, COUNT(indexes));
    if (gen_get_src_file(native, 0) == 3 || gen_get_src_file(native, 1) == 3)
        place_immediate(native, compact);
    return !is_wide_immediate(native);
}
