/* SPDX-License-Identifier: MIT */
/* Which operands an op has: the operands column of lane_ops.def. */
#include "lane_check_priv.h"

static unsigned
atomic_of(const struct lane_op *op)
{
    return op->code == LANE_OP_atomic ? op->mem.atomic : op->image.atomic;
}

/* The atomic's number is checked later. An unknown one has no operands here. */
static char
role_of(const struct lane_op *op, unsigned n)
{
    const char role = lane_code_operands(op->code)[n];
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
