/* SPDX-License-Identifier: MIT */
/*
 * Which operands each op has. A code without a row here may have none, so a new code needs its row.
 */
#include "lane_check_priv.h"

/* For dst, src0, src1 and src2: x: required; o: optional; -: forbidden; a: required if the atomic uses it. */
static const char roles[LANE_OP_COUNT][5] = {
    [LANE_OP_load] = "ox--",      [LANE_OP_store] = "-xx-",      [LANE_OP_atomic] = "oxaa",
    [LANE_OP_fence] = "----",     [LANE_OP_clock] = "x---",      [LANE_OP_sample] = "oxo-",
    [LANE_OP_texload] = "oxo-",   [LANE_OP_texgather] = "oxo-",  [LANE_OP_texstore] = "-xx-",
    [LANE_OP_texatomic] = "oxaa", [LANE_OP_texinfo] = "oxo-",    [LANE_OP_samples] = "oxo-",
    [LANE_OP_blockload] = "ox--", [LANE_OP_blockstore] = "-xx-", [LANE_OP_mmov] = "----",
    [LANE_OP_mand] = "----",      [LANE_OP_mandn] = "----",      [LANE_OP_mor] = "----",
    [LANE_OP_br] = "----",        [LANE_OP_brz] = "----",        [LANE_OP_brnz] = "----",
    [LANE_OP_brf] = "----",       [LANE_OP_divert] = "----",     [LANE_OP_join] = "----",
    [LANE_OP_loop] = "----",      [LANE_OP_call] = "x---",       [LANE_OP_ret] = "-x--",
    [LANE_OP_fpmode] = "-x--",    [LANE_OP_barrier] = "----",    [LANE_OP_end] = "----",
    [LANE_OP_trap] = "-o--",
};

static const char *
roles_of(const struct lane_op *op)
{
    static const char elementwise[4][5] = {"o---", "ox--", "oxx-", "oxxx"};
    const enum lane_family family = lane_code_family(op->code);
    return family == LANE_ALU || family == LANE_MATH ? elementwise[lane_code_sources(op->code)]
                                                     : roles[op->code];
}

static unsigned
atomic_of(const struct lane_op *op)
{
    return op->code == LANE_OP_atomic ? op->mem.atomic : op->image.atomic;
}

/* The atomic's number is checked later. An unknown one has no operands here. */
static char
role_of(const struct lane_op *op, unsigned n)
{
    const char role = roles_of(op)[n];
    if (role != 'a')
        return role;
    return atomic_of(op) > LANE_ATOMIC_FCMPXCHG          ? 'o'
           : n <= 1 + lane_atomic_sources(atomic_of(op)) ? 'x'
                                                         : '-';
}

int
lane_check_roles(const struct check *c)
{
    static const char *const names[4] = {"dst", "src0", "src1", "src2"};
    for (unsigned n = 0; n < 4; n++) {
        const struct lane_operand *o = n ? &c->op->src[n - 1] : &c->op->dst;
        const char role = role_of(c->op, n);
        if (role == 'x' && o->kind == LANE_NONE)
            return lane_check_fail(c, LANE_RULE_op_roles, "%s is missing", names[n]);
        if (role != 'x' && role != 'o' && o->kind != LANE_NONE)
            return lane_check_fail(c, LANE_RULE_op_roles, "%s has no meaning here", names[n]);
    }
    return 0;
}
