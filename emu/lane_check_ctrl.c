/* SPDX-License-Identifier: MIT */
/* Cells, targets, calls and returns. */
#include <stddef.h>

#include "emu/launch.h"

#include "lane_check_priv.h"

static int
check_cell(const struct check *c, unsigned n)
{
    const uint32_t cell = c->op->ctrl.cell[n];
    if (lane_check_cell_place(c, cell) != 0)
        return -1;
    if ((uint64_t)cell + 8 > c->p->cells_bytes)
        return lane_check_fail(c, LANE_RULE_cell_inside, "cell %u", cell);
    return 0;
}

int
lane_check_mask(const struct check *c)
{
    if (check_cell(c, 0) != 0 || check_cell(c, 1) != 0)
        return -1;
    return c->op->code == LANE_OP_mmov ? 0 : check_cell(c, 2);
}

static int
check_target(const struct check *c)
{
    if (c->op->ctrl.target >= c->p->op_count)
        return lane_check_fail(c, LANE_RULE_ctrl_target, "target %u of %u ops", c->op->ctrl.target,
                               c->p->op_count);
    return 0;
}

static const struct lane_entry *
find_entry(const struct lane_program *p, uint32_t inst)
{
    for (uint32_t i = 0; i < p->entry_count; i++)
        if (p->entries[i].inst == inst)
            return &p->entries[i];
    return NULL;
}

/* A call returns to the op after it, which ret finds by its instruction's offset. */
static int
check_call(const struct check *c)
{
    const struct lane_operand *o = &c->op->dst;
    if (check_target(c) != 0)
        return -1;
    if (o->kind != LANE_REG || lane_check_operand_form(c, "dst", o) != 0 || lane_type_bytes(o->type) != 4)
        return lane_check_fail(c, LANE_RULE_call_dst, "dst is not a dword register");
    if (c->index + 1 >= c->p->op_count || !find_entry(c->p, c->p->ops[c->index + 1].inst))
        return lane_check_fail(c, LANE_RULE_call_return, "nothing to return to");
    return lane_check_region(c, "dst", USE_WRITE, o, 1, 0);
}

static int
check_scalar_source(const struct check *c)
{
    const struct lane_operand *o = &c->op->src[0];
    if ((o->kind != LANE_REG && o->kind != LANE_IMM) || lane_check_operand_form(c, "src0", o) != 0 ||
        o->mods || lane_type_bytes(o->type) != 4)
        return lane_check_fail(c, LANE_RULE_ctrl_source, "src0 is not a dword");
    return o->kind == LANE_IMM ? 0 : lane_check_region(c, "src0", USE_READ, o, 1, 0);
}

static int
check_trap(const struct check *c)
{
    const struct lane_operand *o = &c->op->src[0];
    if (o->kind != LANE_NONE && (o->kind != LANE_IMM || lane_check_operand_form(c, "src0", o) != 0 ||
                                 o->imm == EMU_FAULT_NONE || o->imm >= EMU_FAULT_COUNT))
        return lane_check_fail(c, LANE_RULE_trap_fault, "src0 is no fault");
    return 0;
}

int
lane_check_ctrl(const struct check *c)
{
    switch (c->op->code) {
    case LANE_OP_br:
        return check_target(c);
    case LANE_OP_brz:
    case LANE_OP_brnz:
        return check_target(c) != 0 ? -1 : check_cell(c, 1);
    case LANE_OP_brf:
        return c->op->lanes != 1 ? lane_check_fail(c, LANE_RULE_brf_lane, "%u lanes", c->op->lanes)
                                 : check_target(c);
    case LANE_OP_divert:
    case LANE_OP_join:
    case LANE_OP_loop:
        return check_target(c) != 0 ? -1 : check_cell(c, 0);
    case LANE_OP_call:
        return check_call(c);
    case LANE_OP_ret:
    case LANE_OP_fpmode:
        return check_scalar_source(c);
    case LANE_OP_trap:
        return check_trap(c);
    default:
        return 0;
    }
}
