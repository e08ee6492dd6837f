/* SPDX-License-Identifier: MIT */
#include "kind.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "emu/lane.h"

static const struct {
    const char *name, *meaning;
} kinds[] = {
#define PROFILE_KIND(id, name, meaning) {name, meaning},
#include "kinds.def"
#undef PROFILE_KIND
};

const char *
profile_kind_name(enum profile_kind kind)
{
    assert(kind < PROFILE_KINDS);
    return kinds[kind].name;
}

const char *
profile_kind_meaning(enum profile_kind kind)
{
    assert(kind < PROFILE_KINDS);
    return kinds[kind].meaning;
}

enum profile_kind
profile_kind_find(const char *name)
{
    enum profile_kind kind = 0;
    while (kind < PROFILE_KINDS && strcmp(kinds[kind].name, name) != 0)
        kind++;
    return kind;
}

static enum profile_kind
kind_of_space(unsigned space)
{
    static const enum profile_kind of[] = {
        [LANE_SPACE_SURFACE] = PROFILE_GLOBAL,  [LANE_SPACE_FLAT] = PROFILE_GLOBAL,
        [LANE_SPACE_POOL] = PROFILE_GLOBAL,     [LANE_SPACE_LOCAL] = PROFILE_LOCAL,
        [LANE_SPACE_SCRATCH] = PROFILE_SCRATCH, [LANE_SPACE_UNIFORM] = PROFILE_CONSTANT,
        [LANE_SPACE_CODE] = PROFILE_CONSTANT,
    };
    assert(space < sizeof of / sizeof *of);
    return of[space];
}

static enum profile_kind
kind_of_alu(const struct lane_op *op)
{
    if (lane_code_is(op->code, LANE_COPIES) || op->code == LANE_OP_csel)
        return PROFILE_MOVE;
    return lane_type_is_float(op->type) ? PROFILE_FLOAT : PROFILE_INTEGER;
}

enum profile_kind
profile_kind_of(const struct lane_op *op)
{
    switch (lane_code_family(op->code)) {
    case LANE_ALU:
        return kind_of_alu(op);
    case LANE_MATH:
        return PROFILE_MATH;
    case LANE_MEM:
        return op->code == LANE_OP_fence   ? PROFILE_BARRIER
               : op->code == LANE_OP_clock ? PROFILE_CONTROL
                                           : kind_of_space(op->mem.space);
    case LANE_IMAGE:
        return PROFILE_IMAGE;
    case LANE_MASK:
        return PROFILE_MOVE; /* a part of something else: see map.c */
    case LANE_CTRL:
        break;
    }
    return op->code == LANE_OP_barrier ? PROFILE_BARRIER : PROFILE_CONTROL;
}

void
profile_message_name(const struct lane_op *op, char *text, size_t size)
{
    const enum lane_family family = lane_code_family(op->code);
    const bool access = op->code == LANE_OP_load || op->code == LANE_OP_store || op->code == LANE_OP_atomic;
    text[0] = '\0';
    if (family == LANE_IMAGE)
        snprintf(text, size, "image %s", lane_code_name(op->code));
    else if (family == LANE_MEM && access)
        snprintf(text, size, "%s %s%s", profile_kind_name(profile_kind_of(op)),
                 op->mem.linear ? "block " : "", lane_code_name(op->code));
}

/* A sum of products is two operations for each product. Copies, comparisons and conversions are none. */
struct profile_work
profile_work_of(const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    const bool fused = op->code == LANE_OP_mad || op->code == LANE_OP_muladd || op->code == LANE_OP_madz;
    const unsigned work = fused ? 2 : 1;
    if (family == LANE_MATH)
        return (struct profile_work){1, 0};
    if (family != LANE_ALU || kind_of_alu(op) == PROFILE_MOVE || lane_code_is(op->code, LANE_COMPARES))
        return (struct profile_work){0, 0};
    return lane_type_is_float(op->type) ? (struct profile_work){(uint8_t)work, 0}
                                        : (struct profile_work){0, (uint8_t)work};
}
