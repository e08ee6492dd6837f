/* SPDX-License-Identifier: MIT */
/* The GPUs, and what one has that another has not. */
#ifndef GEN_PLATFORM_H
#define GEN_PLATFORM_H

#include <stdbool.h>

enum gen_platform {
#define GEN_PLATFORM(id, ...) GEN_##id,
#include "gen_platforms.def"
#undef GEN_PLATFORM
    GEN_PLATFORM_COUNT
};

/*
 * How instructions are encoded: fields (gen_fields.def), types (gen_type_codes.def), architecture registers
 * (gen_arfs.def) and messages (gen_message.def) have a column for each, compact instructions a table of moves
 * (gen_compact.c).
 */
enum gen_layout {
    GEN_LAYOUT_GEN8, /* Gen8, Gen9 */
    GEN_LAYOUT_COUNT
};

enum gen_capability {
    /* Gen8 */
    GEN_SEND_OF_ARF = 1 << 0,    /* the payload of a send may be the null register */
    GEN_ROWS_MAY_CROSS = 1 << 1, /* rows of a region that overlap may cross into the next register */
    GEN_LEVEL_SECOND = 1 << 2,   /* the sampler's ld takes u, level, v, r; others take u, v, level, r */
    /* Gen9 */
    GEN_LONG_DESCRIPTORS = 1 << 3, /* sends: bits 31:16 of the extended descriptor, 30:29 of the descriptor */
    GEN_SEND_CONTROLS = 1 << 4,    /* sends: NoSrcDepSet and ThreadCtrl */
    GEN_NO_PREEMPT = 1 << 5,       /* ThreadCtrl 3 */
    GEN_MIXED_TERNARY = 1 << 6,    /* three sources: src1 and src2 are F or HF each, at words */
    GEN_BINDLESS = 1 << 7,         /* bindless surfaces */
    GEN9_CAPABILITIES =
        GEN_LONG_DESCRIPTORS | GEN_SEND_CONTROLS | GEN_NO_PREEMPT | GEN_MIXED_TERNARY | GEN_BINDLESS,
    GEN_NO_INDIRECT_64 = 1 << 8, /* no indirect addressing of 64-bit data */
};

enum gen_layout gen_layout(enum gen_platform platform);
bool gen_has(enum gen_platform platform, enum gen_capability capability);

#endif
