/* SPDX-License-Identifier: MIT */
/* Types, predicates and conditions. */
#include "lane_check_priv.h"

static unsigned
pred_group(enum lane_pred pred)
{
    return pred < LANE_PRED_ANY2 ? 1 : 2u << ((pred - LANE_PRED_ANY2) / 2);
}

int
lane_check_cell_place(const struct check *c, uint32_t cell)
{
    if (cell % 4 != 0 || (cell != LANE_EXEC_CELL && cell < LANE_EXEC_CELL + 8))
        return lane_check_fail(c, LANE_RULE_cell_place, "cell %u", cell);
    return 0;
}

/* Every flag bit that the op reads is one of the 64 of its cell. */
int
lane_check_pred(const struct check *c)
{
    const struct lane_op *op = c->op;
    if (op->pred > LANE_PRED_ALL32)
        return lane_check_fail(c, LANE_RULE_pred_kind, "predicate %u", op->pred);
    if (op->pred == LANE_PRED_NONE)
        return 0;
    const unsigned group = pred_group(op->pred);
    const unsigned end = (op->chan + op->lanes + group - 1) / group * group;
    if (op->pred_shift + end > LANE_MAX)
        return lane_check_fail(c, LANE_RULE_pred_bits, "predicate bit %u is outside its cell",
                               op->pred_shift + end - 1);
    const bool pair = op->pred == LANE_PRED_ANYV || op->pred == LANE_PRED_ALLV;
    if (!lane_check_in_rf(c->p, op->pred_cell, pair ? 12 : 8))
        return lane_check_fail(c, LANE_RULE_pred_cell, "predicate cell %u", op->pred_cell);
    return lane_check_cell_place(c, op->pred_cell);
}

static bool
cond_is_comparison(enum lane_cond cond)
{
    return cond >= LANE_COND_EQ && cond <= LANE_COND_LE;
}

static int
check_cond(const struct check *c)
{
    const struct lane_op *op = c->op;
    if (op->cond > LANE_COND_UN)
        return lane_check_fail(c, LANE_RULE_cond_kind, "condition %u", op->cond);
    if (lane_code_is(op->code, LANE_TESTS) && !cond_is_comparison(op->cond) && op->cond != LANE_COND_UN)
        return lane_check_fail(c, LANE_RULE_cond_compares, "condition %u does not compare", op->cond);
    if (!op->write_flag)
        return 0;
    if (op->cond == LANE_COND_NONE || lane_code_is(op->code, LANE_FLAGLESS))
        return lane_check_fail(c, LANE_RULE_flag_cond, "a flag write without a condition for it");
    if (op->cond_shift + op->chan + op->lanes > LANE_MAX)
        return lane_check_fail(c, LANE_RULE_flag_bits, "flag bit %u is outside its cell",
                               op->cond_shift + op->chan + op->lanes - 1);
    if (!lane_check_writable(c->p, op->cond_cell, 8))
        return lane_check_fail(c, LANE_RULE_flag_cell, "flag cell %u", op->cond_cell);
    return lane_check_cell_place(c, op->cond_cell);
}

static int
check_type(const struct check *c)
{
    const struct lane_op *op = c->op;
    const bool is_float = lane_type_is_float(op->type);
    const char types = lane_code_types(op->code);
    if ((types == 'I' && is_float) || (types == 'F' && !is_float))
        return lane_check_fail(c, LANE_RULE_alu_class, "execution type %s", lane_type_name(op->type));
    if (lane_code_is(op->code, LANE_DWORDS) && op->type != LANE_UD && op->type != LANE_D)
        return lane_check_fail(c, LANE_RULE_alu_32, "execution type %s, not 32-bit",
                               lane_type_name(op->type));
    /* the functions that are rounded exactly (emu/lane_math.h) */
    if (lane_code_family(op->code) == LANE_MATH && op->type == LANE_DF &&
        !lane_code_is(op->code, LANE_DOUBLE))
        return lane_check_fail(c, LANE_RULE_alu_double, "not defined in double precision");
    if (op->code == LANE_OP_cmp && op->dst.kind != LANE_NONE && lane_type_is_float(op->dst.type))
        return lane_check_fail(c, LANE_RULE_alu_mask, "a comparison's mask is an integer");
    const unsigned omod = op->flags & (LANE_OMOD_MUL2 | LANE_OMOD_MUL4 | LANE_OMOD_DIV2);
    if (omod && (!is_float || (omod & (omod - 1))))
        return lane_check_fail(c, LANE_RULE_op_omod, "output multiplier 0x%x on %s", omod,
                               lane_type_name(op->type));
    return 0;
}

int
lane_check_elementwise(const struct check *c)
{
    if (lane_check_dst(c) != 0 || check_type(c) != 0 || check_cond(c) != 0)
        return -1;
    for (unsigned n = 0; n < lane_code_sources(c->op->code); n++)
        if (lane_check_source(c, n) != 0)
            return -1;
    return 0;
}
