/* SPDX-License-Identifier: MIT */
/* Regions and indirect windows: inside the register file, and writable when written. */
#include "lane_check_priv.h"

bool
lane_check_overlap(int64_t at, int64_t bytes, int64_t begin, int64_t count)
{
    return bytes > 0 && count > 0 && at < begin + count && begin < at + bytes;
}

bool
lane_check_in_rf(const struct lane_program *p, int64_t at, int64_t bytes)
{
    return at >= 0 && at + bytes <= (int64_t)p->rf_bytes;
}

/* Ops may write neither constants nor uniforms, and the execution mask only through mask ops and flags. */
bool
lane_check_writable(const struct lane_program *p, int64_t at, int64_t bytes)
{
    return lane_check_in_rf(p, at, bytes) && !lane_check_overlap(at, bytes, p->const_rf, p->const_bytes) &&
           !lane_check_overlap(at, bytes, p->uniform_rf, p->uniform_bytes);
}

static bool
register_writable(const struct lane_program *p, int64_t at, int64_t bytes)
{
    return lane_check_writable(p, at, bytes) && !lane_check_overlap(at, bytes, LANE_EXEC_CELL, 8);
}

static int
check_bytes(const struct check *c, const char *name, enum use use, int64_t at, int64_t bytes)
{
    if (!lane_check_in_rf(c->p, at, bytes))
        return lane_check_fail(c, LANE_RULE_operand_inside,
                               "%s: bytes %lld..%lld lie outside the register file of %u", name,
                               (long long)at, (long long)(at + bytes - 1), c->p->rf_bytes);
    if (use == USE_WRITE && !register_writable(c->p, at, bytes))
        return lane_check_fail(c, LANE_RULE_operand_writable, "%s: byte %lld is not writable", name,
                               (long long)at);
    return 0;
}

/* Every lane of a direct region, shifted by `shift` bytes. */
int
lane_check_region(const struct check *c, const char *name, enum use use, const struct lane_operand *o,
                  unsigned lanes, int64_t shift)
{
    const unsigned bytes = lane_type_bytes(o->type);
    for (unsigned i = 0; i < lanes; i++)
        if (check_bytes(c, name, use, lane_region_offset(o, i) + shift, bytes) != 0)
            return -1;
    return 0;
}

static unsigned
indirect_indexes(const struct lane_indirect *ind, const struct lane_operand *o, unsigned lanes)
{
    return ind->per_lane ? lanes : ind->per_row ? (lanes - 1) / o->width + 1 : 1;
}

/* Whether every lane of what a source reads outside its window lies in that window. */
static bool
outside_is_inside(const struct lane_indirect *ind, const struct lane_operand *o, unsigned lanes)
{
    for (unsigned i = 0; i < lanes && ind->outside; i++) {
        const int64_t at = lane_region_offset(o, i) - o->base + ind->outside;
        if (at < ind->lo || at > (int64_t)ind->hi - (int64_t)lane_type_bytes(o->type))
            return false;
    }
    return true;
}

static int
check_indirect(const struct check *c, const char *name, enum use use, const struct lane_operand *o,
               unsigned lanes)
{
    if (o->indirect >= c->p->indirect_count)
        return lane_check_fail(c, LANE_RULE_indirect_index, "%s: there is no indirection %u", name,
                               o->indirect);
    const struct lane_indirect *ind = &c->p->indirects[o->indirect];
    if (ind->index_type != LANE_UW && ind->index_type != LANE_D)
        return lane_check_fail(c, LANE_RULE_indirect_form, "%s: index type %u", name, ind->index_type);
    if (ind->per_lane && ind->per_row)
        return lane_check_fail(c, LANE_RULE_indirect_form, "%s: an index per row and per lane", name);
    const int64_t index_bytes =
        (int64_t)indirect_indexes(ind, o, lanes) * (int64_t)lane_type_bytes(ind->index_type);
    if (!lane_check_in_rf(c->p, ind->addr, index_bytes))
        return lane_check_fail(c, LANE_RULE_indirect_reach, "%s: indexes at %u", name, ind->addr);
    const int64_t bytes = (int64_t)ind->hi - ind->lo;
    if (bytes < 0 || !lane_check_in_rf(c->p, ind->lo, bytes) ||
        (use == USE_WRITE && !register_writable(c->p, ind->lo, bytes)))
        return lane_check_fail(c, LANE_RULE_indirect_window, "%s: window %u..%u", name, ind->lo, ind->hi);
    if (use == USE_READ && !outside_is_inside(ind, o, lanes))
        return lane_check_fail(c, LANE_RULE_indirect_outside, "%s: region at %u", name, ind->outside);
    return 0;
}

static int
check_immediate(const struct check *c, const char *name, const struct lane_operand *o)
{
    const unsigned bits = lane_type_bytes(o->type) * 8;
    if (bits < 64 && o->imm >> bits)
        return lane_check_fail(c, LANE_RULE_operand_imm, "%s: 0x%llx is no %s", name,
                               (unsigned long long)o->imm, lane_type_name(o->type));
    return 0;
}

int
lane_check_operand_form(const struct check *c, const char *name, const struct lane_operand *o)
{
    if (o->kind > LANE_IMM)
        return lane_check_fail(c, LANE_RULE_operand_kind, "%s: operand kind %u", name, o->kind);
    if (o->kind == LANE_NONE)
        return 0;
    if (o->type >= LANE_TYPE_COUNT)
        return lane_check_fail(c, LANE_RULE_operand_type, "%s: type %u", name, o->type);
    if (o->mods & ~(LANE_MOD_ABS | LANE_MOD_NEG | LANE_MOD_NOT))
        return lane_check_fail(c, LANE_RULE_operand_mods, "%s: modifiers 0x%x", name, o->mods);
    if ((o->mods & LANE_MOD_NOT) && ((o->mods & LANE_MOD_NEG) || lane_type_is_float(o->type)))
        return lane_check_fail(c, LANE_RULE_operand_not,
                               "%s: complement goes with integers and without negation", name);
    if (o->kind == LANE_IMM)
        return check_immediate(c, name, o);
    if (o->width < 1 || o->width > LANE_MAX || (o->width & (o->width - 1)) != 0)
        return lane_check_fail(c, LANE_RULE_operand_width, "%s: width %u", name, o->width);
    return 0;
}

int
lane_check_source(const struct check *c, unsigned n)
{
    static const char *const names[3] = {"src0", "src1", "src2"};
    const struct lane_operand *o = &c->op->src[n];
    if (lane_check_operand_form(c, names[n], o) != 0)
        return -1;
    switch (o->kind) {
    case LANE_REG:
        return lane_check_region(c, names[n], USE_READ, o, c->op->lanes, 0);
    case LANE_INDIRECT:
        return check_indirect(c, names[n], USE_READ, o, c->op->lanes);
    default:
        return 0;
    }
}

int
lane_check_dst(const struct check *c)
{
    const struct lane_operand *o = &c->op->dst;
    if (lane_check_operand_form(c, "dst", o) != 0)
        return -1;
    if (o->kind == LANE_IMM)
        return lane_check_fail(c, LANE_RULE_operand_writable, "dst is an immediate");
    if (o->kind != LANE_NONE && o->mods)
        return lane_check_fail(c, LANE_RULE_operand_mods, "dst has source modifiers");
    if (o->kind == LANE_REG)
        return lane_check_region(c, "dst", USE_WRITE, o, c->op->lanes, 0);
    if (o->kind == LANE_INDIRECT)
        return check_indirect(c, "dst", USE_WRITE, o, c->op->lanes);
    return 0;
}
