/* SPDX-License-Identifier: MIT */
/* The GPUs, and what one has that another has not. */
#ifndef GEN_PLATFORM_H
#define GEN_PLATFORM_H

#include <stdbool.h>

/* What rows of tables are for sets of. */
enum gen_generation {
    GEN_GENERATION_7,  /* Ivy Bridge, Bay Trail */
    GEN_GENERATION_75, /* Haswell */
    GEN_GENERATION_8,
    GEN_GENERATION_9,
    GEN_GENERATION_COUNT
};

enum gen_platform {
#define GEN_PLATFORM(id, ...) GEN_##id,
#include "gen_platforms.def"
#undef GEN_PLATFORM
    GEN_PLATFORM_COUNT
};

/*
 * How instructions are encoded: fields (gen_fields.def), types (gen_type_codes.def), architecture registers
 * (gen_arfs.def) have a column for each, compact instructions a table of moves (gen_compaction.c).
 */
enum gen_layout {
    GEN_LAYOUT_GEN7, /* Gen7, Gen7.5 */
    GEN_LAYOUT_GEN8, /* Gen8, Gen9 */
    GEN_LAYOUT_COUNT
};

/* Which messages the shared functions know, and at which numbers: gen_message.def has a column for each. In
 * the order in which they came. */
enum gen_ports {
    GEN_PORTS_7,  /* Ivy Bridge, Bay Trail */
    GEN_PORTS_75, /* Haswell */
    GEN_PORTS_8,  /* Gen8, Gen9 */
    GEN_PORTS_COUNT
};

enum gen_capability {
    /* Gen7, Gen8 */
    GEN_SEND_OF_ARF = 1 << 0,    /* the payload of a send may be the null register */
    GEN_ROWS_MAY_CROSS = 1 << 1, /* rows of a region that overlap may cross into the next register */
    GEN_LEVEL_SECOND = 1 << 2,   /* the sampler's ld takes u, level, v, r; others take u, v, level, r */
    GEN_OLD_CAPABILITIES = GEN_SEND_OF_ARF | GEN_ROWS_MAY_CROSS | GEN_LEVEL_SECOND,
    /* Gen7 */
    GEN_NUMERIC_LOGIC = 1 << 9,  /* logic instructions take negation and absolute value, not the complement */
    GEN_WORD_FACTOR = 1 << 10,   /* of two factors of dwords, mul takes the low word of the second */
    GEN_QWORD_OFFSETS = 1 << 11, /* JIP and UIP are words that count 8 bytes each, in the place of src1 */
    GEN_SCALAR_TERNARY = 1 << 16, /* three sources at ExecSize 1 */
    GEN_SCALAR_ROWS = 1 << 18,    /* a region of one channel may have a Width above 1: beignet, on Haswell */
    GEN_INDEX_PER_REGISTER = 1 << 19, /* indirect operands of two registers have an index for each */
    GEN_HALF_MASKS = 1 << 20,         /* ExecSize 32: the low 16 bits of the mask are those of both halves */
    GEN_FIXED_HALVES = 1 << 21,       /* conversions of halves never flush denormals */
    GEN_EIGHT_ADDRESSES = 1 << 22,    /* a0 has 8 words, later 16 */
    GEN_TYPED_MESSAGES = 1 << 17,     /* the listing shows the type of every message's destination */
    GEN7_CAPABILITIES = GEN_SCALAR_TERNARY | GEN_SCALAR_ROWS | GEN_INDEX_PER_REGISTER | GEN_HALF_MASKS |
                        GEN_FIXED_HALVES | GEN_EIGHT_ADDRESSES | GEN_TYPED_MESSAGES | GEN_OLD_CAPABILITIES |
                        GEN_NUMERIC_LOGIC | GEN_WORD_FACTOR | GEN_QWORD_OFFSETS,
    GEN_WORD_JMPI = 1 << 12,    /* so is the distance of jmpi and call */
    GEN_DOUBLE_PAIRS = 1 << 13, /* channels and regions of doubles are written as those of pairs of floats */
    /* Gen8, Gen9 */
    GEN_BRANCH_CTRL = 1 << 14, /* bit 28 of if, else and goto */
    GEN_MATH_MACROS = 1 << 15, /* math.invm, math.rsqtm */
    GEN_NEW_CAPABILITIES = GEN_BRANCH_CTRL | GEN_MATH_MACROS,
    GEN8_CAPABILITIES = GEN_OLD_CAPABILITIES | GEN_NEW_CAPABILITIES,
    /* Gen9 */
    GEN_LONG_DESCRIPTORS = 1 << 3, /* sends: bits 31:16 of the extended descriptor, 30:29 of the descriptor */
    GEN_SEND_CONTROLS = 1 << 4,    /* sends: NoSrcDepSet and ThreadCtrl */
    GEN_NO_PREEMPT = 1 << 5,       /* ThreadCtrl 3 */
    GEN_MIXED_TERNARY = 1 << 6,    /* three sources: src1 and src2 are F or HF each, at words */
    GEN_BINDLESS = 1 << 7,         /* bindless surfaces */
    GEN9_CAPABILITIES = GEN_NEW_CAPABILITIES | GEN_LONG_DESCRIPTORS | GEN_SEND_CONTROLS | GEN_NO_PREEMPT |
                        GEN_MIXED_TERNARY | GEN_BINDLESS,
    GEN_NO_INDIRECT_64 = 1 << 8, /* no indirect addressing of 64-bit data */
};

enum gen_generation gen_generation(enum gen_platform platform);
enum gen_layout gen_layout(enum gen_platform platform);
enum gen_ports gen_ports(enum gen_platform platform);
bool gen_has(enum gen_platform platform, enum gen_capability capability);

#endif
