/* SPDX-License-Identifier: MIT */
/*
 * The compact instructions: PRM Volume 7, EU ISA, "EU Compact Instruction Format"; Gen7: Ivy Bridge PRM,
 * Volume 4 Part 3, 5.3.
 */
#include "gen_compaction.h"

#include <stddef.h>

#define COUNT(array) (sizeof(array) / sizeof(*(array)))
#define MOVES(list)                                                                                          \
    {                                                                                                        \
        list, COUNT(list)                                                                                    \
    }
#define INDEXED(high, low, table, moves)                                                                     \
    {                                                                                                        \
        high, low, table, MOVES(moves)                                                                       \
    }
#define FORMAT(plain, indexes)                                                                               \
    {                                                                                                        \
        MOVES(plain), indexes, COUNT(indexes)                                                                \
    }

/* Those of fields that moved as a whole are the same on Gen7. */
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

static const uint64_t datatype7_table[32] = {
    0x08001, 0x08020, 0x08021, 0x08061, 0x080bd, 0x082fd, 0x083a1, 0x083a5, 0x083bd, 0x08421, 0x08c20,
    0x08c21, 0x094a5, 0x09ca4, 0x09ca5, 0x0f3bd, 0x0f79d, 0x0f7bc, 0x0f7bd, 0x0ffbc, 0x0020c, 0x0803d,
    0x080a5, 0x08420, 0x094a4, 0x09c84, 0x0a509, 0x0dfbd, 0x0ffbd, 0x0bdac, 0x0a528, 0x0ad28,
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

static const struct gen_move plain[] = {
    {6, 0, 0}, {7, 7, 30}, {23, 23, 28}, {27, 24, 24}, {47, 40, 53}, {55, 48, 69}, {63, 56, 101},
};
static const struct gen_move control[] = {{18, 16, 31}, {15, 4, 12}, {3, 2, 9}, {1, 1, 34}, {0, 0, 8}};
static const struct gen_move datatype[] = {{20, 18, 61}, {17, 12, 89}, {11, 0, 35}};
static const struct gen_move subreg[] = {{14, 10, 96}, {9, 5, 64}, {4, 0, 48}};
static const struct gen_move source0[] = {{11, 0, 77}};
static const struct gen_move source1[] = {{11, 0, 109}};
static const struct gen_indexed indexes[] = {
    INDEXED(12, 8, control_table, control), INDEXED(17, 13, datatype_table, datatype),
    INDEXED(22, 18, subreg_table, subreg),  INDEXED(34, 30, source_table, source0),
    INDEXED(39, 35, source_table, source1),
};

static const struct gen_move control7[] = {{18, 17, 89}, {16, 16, 31}, {15, 0, 8}};
static const struct gen_move datatype7[] = {{17, 15, 61}, {14, 0, 32}};
static const struct gen_indexed indexes7[] = {
    INDEXED(12, 8, control_table, control7), INDEXED(17, 13, datatype7_table, datatype7),
    INDEXED(22, 18, subreg_table, subreg),   INDEXED(34, 30, source_table, source0),
    INDEXED(39, 35, source_table, source1),
};

static const struct gen_move ternary_plain[] = {
    {6, 0, 0},    {18, 12, 56}, {28, 28, 64}, {30, 30, 30},  {31, 31, 31}, {32, 32, 85},  {33, 33, 106},
    {36, 34, 73}, {39, 37, 94}, {49, 43, 76}, {42, 40, 115}, {56, 50, 97}, {63, 57, 118},
};
static const struct gen_move ternary_control[] = {{25, 24, 35}, {23, 21, 32}, {20, 0, 8}};
static const struct gen_move ternary_source8[] = {
    {45, 45, 125}, {44, 44, 104}, {43, 43, 83}, {42, 35, 107}, {34, 27, 86}, {26, 19, 65}, {18, 0, 37},
};
static const struct gen_move ternary_source9[] = {
    {48, 47, 125}, {46, 45, 104}, {44, 43, 83}, {42, 35, 107}, {34, 27, 86}, {26, 19, 65}, {18, 0, 37},
};
static const struct gen_indexed ternary_indexes8[] = {
    INDEXED(9, 8, ternary_control_table, ternary_control),
    INDEXED(11, 10, ternary_source_table, ternary_source8),
};
static const struct gen_indexed ternary_indexes9[] = {
    INDEXED(9, 8, ternary_control_table, ternary_control),
    INDEXED(11, 10, ternary_source_table, ternary_source9),
};

/* Gen7's branch offsets are in the immediate; three sources are never compact. */
static const struct gen_compaction gen7 = {
    FORMAT(plain, indexes7), {{NULL, 0}, NULL, 0}, {39, 35, 63, 56}, true, true};
/* Gen9's extended descriptors do not fit. */
static const struct gen_compaction gen8 = {
    FORMAT(plain, indexes), FORMAT(ternary_plain, ternary_indexes8), {39, 35, 63, 56}, true, false};
static const struct gen_compaction gen9 = {
    FORMAT(plain, indexes), FORMAT(ternary_plain, ternary_indexes9), {39, 35, 63, 56}, false, false};

const struct gen_compaction *
gen_compaction(enum gen_platform platform)
{
    static const struct gen_compaction *const of[GEN_GENERATION_COUNT] = {[GEN_GENERATION_7] = &gen7,
                                                                          [GEN_GENERATION_75] = &gen7,
                                                                          [GEN_GENERATION_8] = &gen8,
                                                                          [GEN_GENERATION_9] = &gen9};
    return of[gen_generation(platform)];
}
