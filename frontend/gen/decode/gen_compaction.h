/* SPDX-License-Identifier: MIT */
/*
 * A compact instruction keeps the opcode, the register numbers and a few modifiers, and replaces the rest by
 * indexes into tables of frequent bit patterns. Both the plain fields and the patterns are lists of moves
 * "these bits go there"; only the table an index selects differs between formats. A generation is a
 * struct gen_compaction of such lists.
 */
#ifndef GEN_COMPACTION_H
#define GEN_COMPACTION_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/isa/gen_platform.h"

struct gen_move {
    uint8_t high, low; /* in the source pattern */
    uint8_t to;        /* lowest bit in the native word */
};

struct gen_moves {
    const struct gen_move *list;
    unsigned count;
};

struct gen_indexed {
    uint8_t high, low; /* the index in the compact word */
    const uint64_t *table;
    struct gen_moves moves;
};

/* One format: the fields that it has directly, and those that are an index. */
struct gen_compact_format {
    struct gen_moves plain;
    const struct gen_indexed *indexed;
    unsigned indexed_count;
};

struct gen_compaction {
    struct gen_compact_format basic, ternary;
    struct {
        uint8_t high, low, next_high,
            next_low; /* in the compact word: the immediate's upper and lower bits */
    } immediate;
    bool has_send;     /* send has a compact form */
    bool has_branches; /* so have branches */
};

/* The platform's. */
const struct gen_compaction *gen_compaction(enum gen_platform platform);

#endif
