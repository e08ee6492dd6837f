/* SPDX-License-Identifier: MIT */
/* Messages: fields, addresses, every component register. */
#include "lane_check_priv.h"

/* Registers of every transferred component. */
static int
check_components(const struct check *c, const char *name, enum use use, const struct lane_operand *o)
{
    if (o->kind == LANE_IMM)
        return use == USE_WRITE ? lane_check_fail(c, LANE_RULE_operand_writable, "%s is an immediate", name)
                                : 0;
    const int count = __builtin_popcount(c->op->mem.comp_mask);
    for (int n = 0; n < count; n++)
        if (lane_check_region(c, name, use, o, c->op->lanes, (int64_t)n * c->op->mem.comp_stride) != 0)
            return -1;
    return 0;
}

static int
check_mem_operand(const struct check *c, const char *name, enum use use, const struct lane_operand *o)
{
    if (lane_check_operand_form(c, name, o) != 0)
        return -1;
    if (o->kind == LANE_NONE)
        return 0;
    if (o->kind == LANE_INDIRECT || o->mods)
        return lane_check_fail(c, LANE_RULE_mem_data, "%s: messages take plain registers", name);
    if (lane_type_bytes(o->type) < c->op->mem.elem)
        return lane_check_fail(c, LANE_RULE_mem_data_size, "%s: %s is narrower than the %u-byte element",
                               name, lane_type_name(o->type), c->op->mem.elem);
    return check_components(c, name, use, o);
}

static int
check_address(const struct check *c)
{
    const struct lane_operand *o = &c->op->src[0];
    if (lane_check_operand_form(c, "address", o) != 0)
        return -1;
    if ((o->kind != LANE_REG && o->kind != LANE_IMM) || o->mods)
        return lane_check_fail(c, LANE_RULE_mem_address, "address: messages take plain registers");
    const unsigned bytes = lane_type_bytes(o->type);
    if (lane_type_is_float(o->type) || !(bytes == 4 || (bytes == 8 && c->op->mem.space == LANE_SPACE_FLAT)))
        return lane_check_fail(c, LANE_RULE_mem_address, "address type %s", lane_type_name(o->type));
    if (o->kind == LANE_IMM)
        return 0;
    return lane_check_region(c, "address", USE_READ, o, c->op->mem.linear ? 1 : c->op->lanes, 0);
}

static bool
space_allows(enum lane_code code, enum lane_space space)
{
    switch (space) {
    case LANE_SPACE_UNIFORM:
    case LANE_SPACE_CODE:
        return code == LANE_OP_load;
    default:
        return true;
    }
}

static int
check_mem_fields(const struct check *c)
{
    const struct lane_mem *m = &c->op->mem;
    if (m->space > LANE_SPACE_CODE || !space_allows(c->op->code, m->space))
        return lane_check_fail(c, LANE_RULE_mem_space, "address space %u", m->space);
    if (m->elem != 1 && m->elem != 2 && m->elem != 4 && m->elem != 8)
        return lane_check_fail(c, LANE_RULE_mem_elem, "elements of %u bytes", m->elem);
    if (m->comp_mask == 0)
        return lane_check_fail(c, LANE_RULE_mem_components, "no component");
    if (m->addr_shift > 31)
        return lane_check_fail(c, LANE_RULE_mem_shift, "address shift %u", m->addr_shift);
    if (m->addr_mask == 0 && m->space != LANE_SPACE_FLAT)
        return lane_check_fail(c, LANE_RULE_mem_mask, "address mask 0");
    return 0;
}

static int
check_atomic(const struct check *c)
{
    const struct lane_mem *m = &c->op->mem;
    if (m->atomic > LANE_ATOMIC_FCMPXCHG)
        return lane_check_fail(c, LANE_RULE_mem_atomic, "atomic %u", m->atomic);
    if (m->elem < 4 || (m->atomic >= LANE_ATOMIC_FADD && m->elem != 4))
        return lane_check_fail(c, LANE_RULE_mem_atomic, "atomic of %u bytes", m->elem);
    if (m->comp_mask != 1)
        return lane_check_fail(c, LANE_RULE_mem_atomic, "atomic with components 0x%x", m->comp_mask);
    static const char *const names[3] = {"address", "src1", "src2"};
    for (unsigned n = 1; n <= lane_atomic_sources(m->atomic); n++)
        if (check_mem_operand(c, names[n], USE_READ, &c->op->src[n]) != 0)
            return -1;
    return check_mem_operand(c, "dst", USE_WRITE, &c->op->dst);
}

static int
check_clock(const struct check *c)
{
    const struct lane_operand *o = &c->op->dst;
    if (o->kind != LANE_REG || o->type != LANE_UQ || lane_check_operand_form(c, "dst", o) != 0)
        return lane_check_fail(c, LANE_RULE_clock_dst, "dst is not a uq register");
    return lane_check_region(c, "dst", USE_WRITE, o, 1, 0);
}

int
lane_check_mem(const struct check *c)
{
    if (c->op->code == LANE_OP_fence)
        return 0;
    if (c->op->code == LANE_OP_clock)
        return check_clock(c);
    if (check_mem_fields(c) != 0 || check_address(c) != 0)
        return -1;
    switch (c->op->code) {
    case LANE_OP_load:
        return check_mem_operand(c, "dst", USE_WRITE, &c->op->dst);
    case LANE_OP_store:
        return check_mem_operand(c, "src1", USE_READ, &c->op->src[1]);
    default:
        return check_atomic(c);
    }
}
