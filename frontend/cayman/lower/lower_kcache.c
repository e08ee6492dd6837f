/* SPDX-License-Identifier: MIT */
/*
 * Constants, "HD 6900 Series ISA" sections 4.6.3, 4.6.4 and 9.1 (CF_ALU_WORD0, CF_ALU_WORD0_EXT). A clause
 * sees the windows that its CF instruction locks. Constant buffer 0 is the payload: with a fixed place it is
 * a register. Everything else is a load of one dword for all lanes.
 *
 *   LOCK_LOOP_INDEX   the window begins aL / 16 lines further on
 *   relative          only aL can be the index (table 4.2); outside the window the value is a NaN, 0x7fffffff
 *   bank index        CF_IDX0 or CF_IDX1 is added to the bank; banks 14 and 15 cannot be reached so, and read
 * as 0 ALT_CONST         has no effect on compute programs; of others it asks for constants that no launch
 * binds
 */
#include <assert.h>

#include "lower.h"

enum { INDEX_LOOP = 4, INDEXED_BANKS = 14, LINE = 256, OUTSIDE = 0x7fffffff };

struct constant {
    const char *name; /* of the instruction */
    const struct cay_kcache *k;
    unsigned set, element, size; /* vec4 in the window, and how many it has */
    uint32_t offset;             /* bytes, without what aL adds */
    bool relative;
    uint32_t to; /* RF */
};

static bool
is_bound(const struct cay_lower *l, unsigned bank)
{
    return !bank || l->bindings->const_offset[bank] || cay_is_bound(l->bindings, CAY_SURFACE_CONST + bank);
}

static bool
is_in_payload(const struct cay_lower *l, unsigned bank)
{
    return !bank || l->bindings->const_offset[bank];
}

static bool
supported(struct cay_lower *l, const struct cay_alu *i, const struct constant *c)
{
    if (c->element >= c->size)
        cay_refuse(l, c->name, "KC%u[%u] is not locked", c->set, c->element);
    else if (c->relative && i->index_mode != INDEX_LOOP)
        cay_refuse(l, c->name, "relative constant: INDEX_MODE %u", i->index_mode);
    else if (l->cf->alt_const && l->bindings->stage != CAY_STAGE_COMPUTE)
        cay_refuse(l, c->name, "constants of another program type are not bound");
    else if (!c->k->index_mode && !is_bound(l, c->k->bank))
        cay_refuse(l, c->name, "constant buffer %u is not bound", c->k->bank);
    return !l->failed;
}

/* Loads from one buffer, at an address that is the same for all lanes. */
static void
load(struct cay_lower *l, const struct constant *c, unsigned bank, struct lane_operand address)
{
    const bool in_payload = is_in_payload(l, bank);
    struct lane_op *op = cay_emit_mem(l, LANE_OP_load, in_payload ? LANE_SPACE_UNIFORM : LANE_SPACE_SURFACE,
                                      4, address, l->bindings->const_offset[bank] + c->offset);
    op->mem.surface = (uint16_t)(in_payload ? 0 : CAY_SURFACE_CONST + bank);
    op->dst = cay_vector(c->to, LANE_UD);
    op->pred = LANE_PRED_NONE;
    op->flags = LANE_NOMASK;
}

static void
fill(struct cay_lower *l, const struct constant *c, uint32_t bits)
{
    struct lane_op *op = cay_emit(l, LANE_OP_mov);
    op->type = LANE_UD;
    op->lanes = CAY_LANES;
    op->flags = LANE_NOMASK;
    op->dst = cay_vector(c->to, LANE_UD);
    op->src[0] = cay_imm(LANE_UD, bits);
}

/* The bank is known at run time only: each one that it may be. */
static void
load_indexed(struct cay_lower *l, const struct constant *c, struct lane_operand address)
{
    const struct lane_operand index = cay_scalar(l->cf_index + 4u * (c->k->index_mode - 1u), LANE_D);
    fill(l, c, 0);
    for (unsigned bank = 0; bank < INDEXED_BANKS; bank++) {
        if (!is_bound(l, bank))
            continue;
        cay_emit_scalar_test(l, LANE_OP_cmp, LANE_COND_EQ, cay_none, index,
                             cay_imm(LANE_D, (uint32_t)((int)bank - c->k->bank)));
        const uint32_t skip = cay_emit_skip(l, LANE_OP_brz, CAY_CELL_COUNTER);
        load(l, c, bank, address);
        cay_bind_here(l, skip);
    }
}

/* What aL adds, in bytes: 16 for each step of a relative constant, a line for each 16 of the window. */
static struct lane_operand
address_of(struct cay_lower *l, const struct constant *c)
{
    const struct lane_operand index = cay_scalar(l->loop_index, LANE_D);
    const struct lane_operand address = cay_scalar(l->loop_index + 8, LANE_D);
    const struct lane_operand line = cay_scalar(l->loop_index + 12, LANE_D);
    const bool moves = c->k->mode == CAY_KCACHE_LOCK_LOOP_INDEX;
    if (!c->relative && !moves)
        return cay_imm(LANE_D, 0);
    if (c->relative)
        cay_emit_scalar(l, LANE_OP_shl, LANE_D, address, index, cay_imm(LANE_D, 4), cay_none);
    else
        cay_emit_scalar(l, LANE_OP_mov, LANE_D, address, cay_imm(LANE_D, 0), cay_none, cay_none);
    if (moves) {
        cay_emit_scalar(l, LANE_OP_asr, LANE_D, line, index, cay_imm(LANE_D, 4), cay_none);
        cay_emit_scalar(l, LANE_OP_mad, LANE_D, address, line, cay_imm(LANE_D, LINE), address);
    }
    return address;
}

/* A relative constant outside the window. */
static void
limit(struct cay_lower *l, const struct constant *c)
{
    const struct lane_operand place = cay_scalar(l->loop_index + 12, LANE_D);
    cay_emit_scalar(l, LANE_OP_add, LANE_D, place, cay_scalar(l->loop_index, LANE_D),
                    cay_imm(LANE_D, c->element), cay_none);
    struct lane_op *op =
        cay_emit_scalar_test(l, LANE_OP_cmp, LANE_COND_LT, cay_none, cay_scalar(l->loop_index + 12, LANE_UD),
                             cay_imm(LANE_UD, c->size));
    op->type = LANE_UD;
    const uint32_t skip = cay_emit_skip(l, LANE_OP_brnz, CAY_CELL_COUNTER);
    fill(l, c, OUTSIDE);
    cay_bind_here(l, skip);
}

struct lane_operand
cay_kcache_source(struct cay_lower *l, const struct cay_alu *i, unsigned n, enum lane_type type)
{
    static const uint8_t sizes[] = {0, 16, 32, 32};
    const struct cay_src *s = &i->src[n];
    const bool high = s->sel >= CAY_SEL_KCACHE2;
    struct constant c = {.name = cay_alu_rows[i->op].name, .element = s->sel % 32u, .relative = s->rel};
    c.set = high ? 2 + (s->sel - CAY_SEL_KCACHE2) / 32u : (s->sel - CAY_SEL_KCACHE0) / 32u;
    assert(c.set < 4);
    c.k = &l->cf->kcache[c.set];
    c.size = sizes[c.k->mode];
    c.offset = LINE * (uint32_t)c.k->addr + 16 * c.element + 4u * s->chan;
    c.to = cay_temp_rf(l, CAY_TEMP_SOURCE + n);
    if (!supported(l, i, &c))
        return cay_imm(type, 0);
    if (is_in_payload(l, c.k->bank) && !c.k->index_mode && c.k->mode != CAY_KCACHE_LOCK_LOOP_INDEX &&
        !c.relative)
        return cay_scalar(l->uniform + l->bindings->const_offset[c.k->bank] + c.offset, type);
    const struct lane_operand address = address_of(l, &c);
    if (c.k->index_mode)
        load_indexed(l, &c, address);
    else
        load(l, &c, c.k->bank, address);
    if (c.relative)
        limit(l, &c);
    return cay_vector(c.to, type);
}
