/* SPDX-License-Identifier: MIT */
/*
 * lane_program_check: the proof, once per program, that no op can leave the register file or jump outside the
 * program. Engines rely on every rule of emu/lane_rules.def.
 */
#include <stdarg.h>
#include <stdio.h>

#include "emu/error.h"
#include "lane_check_priv.h"

static const char *
rule_name(enum lane_rule rule)
{
    static const char *const names[LANE_RULE_COUNT] = {
#define LANE_RULE(name, rule, who) #name,
#include "emu/lane_rules.def"
#undef LANE_RULE
    };
    return names[rule];
}

int
lane_rule_fail(struct emu_error *error, enum lane_rule rule, const char *format, ...)
{
    char reason[400];
    va_list args;
    va_start(args, format);
    vsnprintf(reason, sizeof reason, format, args);
    va_end(args);
    return emu_fail(error, EMU_INVALID, "%s (rule %s)", reason, rule_name(rule));
}

int
lane_check_fail(const struct check *c, enum lane_rule rule, const char *format, ...)
{
    char reason[256];
    va_list args;
    va_start(args, format);
    vsnprintf(reason, sizeof reason, format, args);
    va_end(args);
    return lane_rule_fail(c->error, rule, "lane op %u (%s, instruction 0x%x): %s", c->index,
                          c->op->code < LANE_OP_COUNT ? lane_code_name(c->op->code) : "?", c->op->inst,
                          reason);
}

static bool
is_elementwise(const struct lane_op *op)
{
    return lane_code_family(op->code) == LANE_ALU || lane_code_family(op->code) == LANE_MATH;
}

/* Block messages belong to the whole thread and may have any size. */
static bool
has_channels(const struct lane_op *op)
{
    return is_elementwise(op) ||
           (lane_code_family(op->code) == LANE_MEM && lane_op_uses_pred(op) && !op->mem.linear);
}

/* Checks the fields that every op has. Engines may read them even where the op does not use them. */
static int
check_fields(const struct check *c)
{
    const struct lane_op *op = c->op;
    if (op->flags & ~63)
        return lane_check_fail(c, LANE_RULE_op_flags, "flags 0x%x", op->flags);
    if (op->type >= LANE_TYPE_COUNT)
        return lane_check_fail(c, LANE_RULE_op_type, "execution type %u", op->type);
    if (op->chan + op->lanes > LANE_MAX || (lane_op_uses_pred(op) && op->lanes < 1))
        return lane_check_fail(c, LANE_RULE_op_lanes, "lanes %u at channel %u", op->lanes, op->chan);
    if (has_channels(op) && (op->lanes & (op->lanes - 1)))
        return lane_check_fail(c, LANE_RULE_lanes_power, "%u lanes", op->lanes);
    if (!is_elementwise(op) && (op->write_flag || op->cond != LANE_COND_NONE))
        return lane_check_fail(c, LANE_RULE_op_flag_write, "a condition of an op that has none");
    if (!lane_op_uses_pred(op) && op->pred != LANE_PRED_NONE)
        return lane_check_fail(c, LANE_RULE_op_pred_unused, "a predicate of an op that has none");
    return lane_check_roles(c);
}

static int
check_op(const struct check *c)
{
    const struct lane_op *op = c->op;
    if (op->code >= LANE_OP_COUNT)
        return lane_check_fail(c, LANE_RULE_op_code, "unknown code %u", op->code);
    if (check_fields(c) != 0 || (lane_op_uses_pred(op) && lane_check_pred(c) != 0))
        return -1;
    switch (lane_code_family(op->code)) {
    case LANE_MASK:
        return lane_check_mask(c);
    case LANE_MEM:
        return lane_check_mem(c);
    case LANE_IMAGE:
        return lane_check_image(c);
    case LANE_CTRL:
        return lane_check_ctrl(c);
    default:
        return lane_check_elementwise(c);
    }
}

static bool
can_be_last(enum lane_code code)
{
    return lane_code_is(code, LANE_LEAVES) && !lane_code_is(code, LANE_RETURNS);
}

static int
check_entries(const struct lane_program *p, struct emu_error *error)
{
    for (uint32_t i = 0; i < p->entry_count; i++) {
        if (p->entries[i].op >= p->op_count)
            return lane_rule_fail(error, LANE_RULE_entry_op, "entry 0x%x: op %u of %u", p->entries[i].inst,
                                  p->entries[i].op, p->op_count);
        if (i > 0 && p->entries[i].inst <= p->entries[i - 1].inst)
            return lane_rule_fail(error, LANE_RULE_entry_order, "entry 0x%x is out of order",
                                  p->entries[i].inst);
    }
    return 0;
}

static bool
is_area(const struct lane_program *p, uint32_t at, uint32_t bytes)
{
    return bytes == 0 || (lane_check_in_rf(p, at, bytes) && at >= p->cells_bytes);
}

static int
check_areas(const struct lane_program *p, struct emu_error *error)
{
    if (!is_area(p, p->const_rf, p->const_bytes) || (p->const_bytes && !p->consts))
        return lane_rule_fail(error, LANE_RULE_const_area, "constants at %u", p->const_rf);
    if (!is_area(p, p->uniform_rf, p->uniform_bytes))
        return lane_rule_fail(error, LANE_RULE_uniform_area, "uniforms at %u", p->uniform_rf);
    if (lane_check_overlap(p->uniform_rf, p->uniform_bytes, p->const_rf, p->const_bytes))
        return lane_rule_fail(error, LANE_RULE_uniform_area, "uniforms at %u lie in the constants",
                              p->uniform_rf);
    return 0;
}

static int
check_layout(const struct lane_program *p, struct emu_error *error)
{
    if (p->op_count == 0 || p->ops[p->op_count - 1].code >= LANE_OP_COUNT ||
        !can_be_last(p->ops[p->op_count - 1].code))
        return lane_rule_fail(error, LANE_RULE_program_end, "the program runs off its end");
    if (p->rf_bytes > INT32_MAX || p->cells_bytes < 8 || p->cells_bytes % 8 != 0 ||
        !lane_check_in_rf(p, 0, p->cells_bytes))
        return lane_rule_fail(error, LANE_RULE_rf_size, "register file of %u bytes with %u of cells",
                              p->rf_bytes, p->cells_bytes);
    return check_areas(p, error) != 0 ? -1 : check_entries(p, error);
}

int
lane_program_check(const struct lane_program *p, struct emu_error *error)
{
    if (check_layout(p, error) != 0)
        return -1;
    for (uint32_t i = 0; i < p->op_count; i++) {
        const struct check c = {.p = p, .op = &p->ops[i], .index = i, .error = error};
        if (check_op(&c) != 0)
            return -1;
    }
    return 0;
}
