/* SPDX-License-Identifier: MIT */
#include "gen.h"

#include <string.h>

#include "rig.h"

uint64_t
gen_next(struct gen *g)
{
    uint64_t z = g->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

unsigned
gen_below(struct gen *g, unsigned n)
{
    return (unsigned)(gen_next(g) >> 33) % n;
}

bool
gen_once_in(struct gen *g, unsigned n)
{
    return gen_below(g, n) == 0;
}

/* --- data --- */

static uint64_t
edge_value(struct gen *g)
{
    static const uint64_t edges[] = {
        /* floats in pairs */
        0x3f80000000000000u, 0xbf8000007f800000u, 0xff8000007fc00000u, 0xffc0000000000001u,
        0x8000000000000001u, 0x007fffff00800000u, 0x7f7fffff4f000000u, 0xcf0000004f800000u,
        0x3f0000003fc00000u, 0x402000004b000000u, 0x4b8000003eaaaaabu, 0xc2f6e979411a36e3u,
        0x4effffff7f800001u, 0x40490fdb4a800001u,
        /* doubles */
        0x3ff0000000000000u, 0x7ff0000000000000u, 0x7ff8000000000000u, 0x43e0000000000000u,
        0x41e0000000000000u, 0x000fffffffffffffu, 0xc1e0000000200000u,
        /* integers */
        0x7fffffffffffffffu, 0x8000000000000000u, 0xffffffffffffffffu, 0x0000000100000000u,
        0x00000000ffffffffu, 0x7fffffff80000000u, 0x0000001f00000020u, 0x80007fff0000ffffu,
        0x807f00ff01fe1020u, 5, 0x0000000300000002u,
        /* halves */
        0x3c00bc007c00fc00u, 0x7e0000018000ffffu, 0x7bff040003ff3800u};
    return edges[gen_below(g, sizeof(edges) / sizeof(edges[0]))];
}

static uint64_t
value(struct gen *g)
{
    const uint64_t random = gen_next(g);
    switch (gen_below(g, 8)) {
    case 0:
        return random;
    case 1: /* small integers */
        return random & 0x000000ff000000ffu;
    case 2: { /* floats of everyday size */
        return ((random & 0x807fffff807fffffu) | 0x3f0000003f000000u) + (random >> 8 & 0x0700000007000000u);
    }
    case 3: /* one double of everyday size */
        return (random & 0x800fffffffffffffu) | 0x3fe0000000000000u;
    default:
        return edge_value(g);
    }
}

static uint64_t
mask_value(struct gen *g)
{
    switch (gen_below(g, 4)) {
    case 0:
        return gen_next(g);
    case 1:
        return gen_next(g) & gen_next(g) & gen_next(g);
    default:
        return ~UINT64_C(0);
    }
}

void
gen_fill(struct gen *g, uint8_t *rf)
{
    for (unsigned at = 0; at < GEN_RF; at += 8) {
        const uint64_t v = at < GEN_CELLS ? mask_value(g) : value(g);
        memcpy(rf + at, &v, sizeof(v));
    }
}

/* --- operands --- */

static uint32_t
some_base(struct gen *g, unsigned bytes)
{
    const uint32_t block = GEN_REGISTERS + 256 * gen_below(g, (GEN_RF - GEN_REGISTERS) / 256 - 8);
    return gen_once_in(g, 3) ? block + bytes * gen_below(g, 64) : block;
}

static void
linear_region(struct lane_operand *o, unsigned stride, unsigned lanes)
{
    o->width = 1;
    while (o->width < lanes && o->width < 64)
        o->width *= 2;
    o->hstride = (int16_t)stride;
    o->vstride = (int16_t)(stride * o->width);
}

/* Packed and scalar most of the time, as in real code. */
static void
shape(struct gen *g, struct lane_operand *o, unsigned lanes, bool dst)
{
    const unsigned bytes = lane_type_bytes(o->type);
    o->base = some_base(g, bytes);
    switch (gen_below(g, dst ? 10 : 14)) {
    case 0:
        linear_region(o, bytes * 2, lanes);
        return;
    case 1:
        linear_region(o, bytes < 4 ? 4 : bytes * 2, lanes);
        return;
    case 2:
        o->width = (uint8_t)(1u << gen_below(g, 4));
        o->hstride = (int16_t)(bytes * gen_below(g, 3));
        o->vstride = (int16_t)(bytes * gen_below(g, 9));
        return;
    case 3:
        linear_region(o, bytes * 4, lanes);
        return;
    case 10:
    case 11:
    case 12:
        linear_region(o, 0, lanes);
        o->vstride = 0;
        return;
    default:
        linear_region(o, bytes, lanes);
    }
}

static void
indirect(struct gen *g, struct lane_program *p, struct lane_operand *o)
{
    const struct lane_indirect ind = {
        .addr = some_base(g, 4),
        .scale = 1u << gen_below(g, 5),
        .lo = GEN_REGISTERS,
        .hi = GEN_RF,
        .outside = gen_once_in(g, 4) ? o->base : 0,
        .index_type = gen_once_in(g, 2) ? LANE_UW : LANE_D,
        .per_lane = gen_once_in(g, 2),
    };
    o->kind = LANE_INDIRECT;
    o->indirect = lane_program_add_indirect(p, &ind);
}

/* Mostly the execution type itself, else a neighbour. */
static enum lane_type
operand_type(struct gen *g, enum lane_type type)
{
    if (!gen_once_in(g, 4))
        return type;
    if (gen_once_in(g, 3))
        return gen_below(g, LANE_TYPE_COUNT);
    return lane_type_is_float(type) ? (gen_once_in(g, 2) ? LANE_D : LANE_F) : gen_below(g, LANE_UQ);
}

static void
source(struct gen *g, struct lane_program *p, struct lane_operand *o, enum lane_type type, unsigned lanes)
{
    o->kind = LANE_REG;
    o->type = operand_type(g, type);
    if (gen_once_in(g, 5)) {
        o->kind = LANE_IMM;
        o->imm = value(g);
        if (lane_type_bytes(o->type) < 8)
            o->imm &= (UINT64_C(1) << lane_type_bytes(o->type) * 8) - 1;
    } else {
        shape(g, o, lanes, false);
        if (gen_once_in(g, 40))
            indirect(g, p, o);
    }
    if (gen_once_in(g, 3)) {
        o->mods = gen_below(g, 4);
        if (!lane_type_is_float(o->type) && gen_once_in(g, 3))
            o->mods = LANE_MOD_NOT;
    }
}

static void
predicate(struct gen *g, struct lane_op *op)
{
    if (!gen_once_in(g, 3) && op->code != LANE_OP_sel)
        return;
    op->pred = gen_once_in(g, 4) ? 1 + gen_below(g, LANE_PRED_ALL32) : LANE_PRED_NORMAL;
    op->pred_cell = GEN_FLAGS + 4 * gen_below(g, 4);
    op->pred_shift = op->lanes <= 16 && gen_once_in(g, 4) ? 16 : 0;
    op->flags |= gen_once_in(g, 2) ? LANE_PRED_INV : 0;
}

static void
masks(struct gen *g, struct lane_op *op)
{
    const unsigned room = 64 / op->lanes;
    op->chan = gen_once_in(g, 2) ? 0 : (uint8_t)(op->lanes * gen_below(g, room));
    if (gen_once_in(g, 10) && op->chan + 4u + op->lanes <= 64)
        op->chan = (uint8_t)((op->chan + 4) & ~3u);
    op->flags |= gen_once_in(g, 3) ? LANE_NOMASK : 0;
    predicate(g, op);
}

static void
condition(struct gen *g, struct lane_op *op)
{
    const bool compares = op->code == LANE_OP_cmp || op->code == LANE_OP_set || op->code == LANE_OP_csel;
    if (compares || gen_once_in(g, 5))
        op->cond = 1 + gen_below(g, gen_once_in(g, 4) ? 8 : 6);
    op->write_flag = op->cond && op->code != LANE_OP_csel && op->code != LANE_OP_sel &&
                     (compares ? gen_once_in(g, 2) : true);
    op->cond_cell = GEN_FLAGS + 4 * gen_below(g, 4);
    op->cond_shift = op->lanes <= 16 && gen_once_in(g, 4) ? 16 : 0;
}

void
gen_elementwise(struct gen *g, struct lane_program *p, struct lane_op *op, enum lane_code code,
                enum lane_type type, unsigned lanes)
{
    op->code = code;
    op->type = type;
    op->lanes = (uint8_t)lanes;
    masks(g, op);
    condition(g, op);
    for (unsigned s = 0; s < lane_code_sources(code); s++)
        source(g, p, &op->src[s], type, lanes);
    op->dst.type = operand_type(g, type);
    if (code == LANE_OP_cmp && lane_type_is_float(op->dst.type))
        op->dst.type = LANE_D;
    op->dst.kind = op->write_flag && gen_once_in(g, 2) ? LANE_NONE : LANE_REG;
    shape(g, &op->dst, lanes, true);
    if (op->dst.kind == LANE_REG && gen_once_in(g, 40))
        indirect(g, p, &op->dst);
    if (gen_once_in(g, 6))
        op->flags |= LANE_SAT;
    if (type == LANE_F && gen_once_in(g, 12))
        op->flags |= LANE_OMOD_MUL2 << gen_below(g, 3);
}

/* --- memory --- */

static void
packed_operand(struct gen *g, struct lane_operand *o, enum lane_type type, unsigned lanes, uint32_t base)
{
    (void)g;
    *o = (struct lane_operand){.kind = LANE_REG, .type = type, .base = base};
    linear_region(o, lane_type_bytes(type), lanes);
}

void
gen_drop_unused(struct lane_op *op, unsigned atomic)
{
    const bool is_atomic = op->code == LANE_OP_atomic || op->code == LANE_OP_texatomic;
    const bool stores = op->code == LANE_OP_store || op->code == LANE_OP_texstore;
    const unsigned sources = is_atomic ? 1 + lane_atomic_sources(atomic) : lane_code_sources(op->code);
    if (stores)
        op->dst.kind = LANE_NONE;
    for (unsigned s = sources; s < 3; s++)
        op->src[s].kind = LANE_NONE;
}

void
gen_memory(struct gen *g, struct lane_op *op, enum lane_code code, enum lane_space space, unsigned lanes)
{
    static const uint8_t comps[] = {1, 1, 1, 3, 7, 15, 5, 2, 12};
    op->code = code;
    op->type = LANE_UD;
    op->lanes = (uint8_t)lanes;
    masks(g, op);
    struct lane_mem *mem = &op->mem;
    mem->space = space;
    mem->surface = (uint16_t)gen_below(g, RIG_SURFACES + 1);
    mem->elem = 1u << gen_below(g, gen_once_in(g, 6) ? 4 : 3);
    mem->comp_mask = comps[gen_below(g, sizeof(comps))];
    mem->comp_stride = 256;
    mem->addr_shift = gen_once_in(g, 4) ? 2 : 0;
    mem->offset = gen_once_in(g, 3) ? gen_below(g, 64) : 0;
    mem->addr_mask = gen_once_in(g, 6) ? 0xfffffffcu : 0xffffffffu;
    mem->linear = code != LANE_OP_atomic && gen_once_in(g, 6);
    const enum lane_type data = mem->elem == 8 ? LANE_UQ : gen_once_in(g, 10) ? LANE_UQ : LANE_UD;
    if (code == LANE_OP_atomic) {
        mem->atomic = (uint8_t)gen_below(g, LANE_ATOMIC_FCMPXCHG + 1);
        mem->elem = gen_once_in(g, 5) && mem->atomic < LANE_ATOMIC_FADD ? 8 : 4;
        mem->comp_mask = 1;
    }
    packed_operand(g, &op->src[0], space == LANE_SPACE_FLAT ? LANE_UQ : LANE_UD, lanes, RIG_ADDRESS);
    if (gen_once_in(g, 8))
        op->src[0].hstride = op->src[0].vstride = 0;
    const enum lane_type type = code == LANE_OP_atomic && mem->elem == 8 ? LANE_UQ : data;
    packed_operand(g, &op->dst, type, lanes, RIG_DATA);
    packed_operand(g, &op->src[1], type, lanes, RIG_DATA);
    packed_operand(g, &op->src[2], type, lanes, RIG_DATA + 512);
    if (code == LANE_OP_atomic && gen_once_in(g, 2))
        op->dst.kind = LANE_NONE;
    gen_drop_unused(op, mem->atomic);
}
