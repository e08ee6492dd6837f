/* SPDX-License-Identifier: MIT */
/* Operands: packed and scalar most of the time, every other shape at times. */
#include "emu/lane.h"
#include "maker.h"

static uint8_t
row_of(unsigned lanes)
{
    unsigned width = 1;
    while (width < lanes && width < 64)
        width *= 2;
    return (uint8_t)width;
}

static void
set_stride(struct lane_operand *o, unsigned stride, unsigned lanes)
{
    o->width = row_of(lanes);
    o->hstride = (int16_t)stride;
    o->vstride = (int16_t)(stride * o->width);
}

struct lane_operand
reg(enum lane_type type, uint32_t base, unsigned lanes)
{
    struct lane_operand o = {.kind = LANE_REG, .type = type, .base = base};
    set_stride(&o, lane_type_bytes(type), lanes);
    return o;
}

struct lane_operand
scalar(enum lane_type type, uint32_t base)
{
    return (struct lane_operand){.kind = LANE_REG, .type = type, .width = 1, .base = base};
}

struct lane_operand
imm(enum lane_type type, uint64_t bits)
{
    const unsigned bytes = lane_type_bytes(type);
    return (struct lane_operand){
        .kind = LANE_IMM, .type = type, .imm = bytes < 8 ? bits & ((UINT64_C(1) << bytes * 8) - 1) : bits};
}

enum lane_type
some_type(struct maker *m)
{
    static const uint8_t weights[LANE_TYPE_COUNT] = {3, 2, 4, 4, 10, 10, 4, 3, 5, 14, 4};
    if (!rnd_once_in(&m->rnd, 3))
        return m->types[rnd_below(&m->rnd, 4)];
    return rnd_weighted(&m->rnd, weights, LANE_TYPE_COUNT);
}

/* Mostly the execution type itself, else its other sign, else anything. */
static enum lane_type
operand_type(struct maker *m, enum lane_type type)
{
    if (!rnd_once_in(&m->rnd, 5))
        return type;
    if (rnd_once_in(&m->rnd, 2))
        return lane_type_is_float(type) ? LANE_F : type ^ 1;
    return some_type(m);
}

uint32_t
some_base(struct maker *m, unsigned bytes, unsigned align)
{
    struct rnd *r = &m->rnd;
    const uint32_t hot = m->hot[rnd_below(r, HOT)];
    uint32_t base = hot;
    if (rnd_once_in(r, 3))
        base += align * rnd_below(r, 16);
    else if (rnd_once_in(r, 8))
        base = RF_GENERAL + align * rnd_below(r, (RF_GENERAL_END - RF_GENERAL) / align);
    return base + bytes <= RF_GENERAL_END ? base : RF_GENERAL_END - (bytes + 63) / 64 * 64;
}

/* Does the region lie in the general registers? */
static bool
fits(const struct lane_operand *o, unsigned lanes)
{
    for (unsigned i = 0; i < lanes; i++) {
        const int64_t at =
            (int64_t)o->base + (int)(i / o->width) * o->vstride + (int)(i % o->width) * o->hstride;
        if (at < RF_GENERAL || at + lane_type_bytes(o->type) > RF_GENERAL_END)
            return false;
    }
    return true;
}

enum shape { PACKED, SCALAR, DOUBLE, DWORDS, ROWS, WIDE, BACKWARDS, ODD, SHAPES };

static enum shape
some_shape(struct maker *m, bool dst)
{
    static const uint8_t sources[SHAPES] = {24, 8, 2, 3, 3, 1, 1, 1},
                         dsts[SHAPES] = {28, 1, 2, 3, 2, 1, 1, 1};
    static const uint8_t plain[SHAPES] = {6, 3}, plain_dst[SHAPES] = {1};
    if (m->whole_only)
        return rnd_weighted(&m->rnd, dst ? plain_dst : plain, SHAPES);
    return rnd_weighted(&m->rnd, dst ? dsts : sources, SHAPES);
}

static void
set_shape(struct maker *m, struct lane_operand *o, enum shape shape, unsigned lanes)
{
    struct rnd *r = &m->rnd;
    const unsigned bytes = lane_type_bytes(o->type);
    switch (shape) {
    case SCALAR:
        set_stride(o, 0, lanes);
        return;
    case DOUBLE:
        set_stride(o, bytes * 2, lanes);
        return;
    case DWORDS:
        set_stride(o, bytes < 4 ? 4 : bytes * 2, lanes);
        return;
    case ROWS:
        o->width = (uint8_t)(1u << rnd_below(r, 5));
        o->hstride = (int16_t)(bytes * rnd_below(r, 3));
        o->vstride = (int16_t)(bytes * rnd_below(r, 9));
        return;
    case WIDE:
        set_stride(o, bytes * 4, lanes);
        return;
    case BACKWARDS:
        set_stride(o, 0u - bytes, lanes);
        o->base += bytes * (lanes - 1);
        return;
    case ODD:
        o->base += 1 + rnd_below(r, 3);
        break;
    default:
        break;
    }
    set_stride(o, bytes, lanes);
}

static struct lane_operand
some_region(struct maker *m, enum lane_type type, unsigned lanes, bool dst)
{
    const unsigned bytes = lane_type_bytes(type);
    for (unsigned tries = 0; tries < 4; tries++) {
        struct lane_operand o = {.kind = LANE_REG, .type = type};
        o.base = some_base(m, bytes * lanes, bytes);
        set_shape(m, &o, some_shape(m, dst), lanes);
        if (fits(&o, lanes))
            return o;
    }
    return reg(type, RF_GENERAL, lanes);
}

/* Windows are few and the program's own; the index comes from a register beside the general ones. */
static bool
make_indirect(struct maker *m, struct lane_operand *o)
{
    if (!m->indirect_count || !rnd_once_in(&m->rnd, 5))
        return false;
    o->kind = LANE_INDIRECT;
    o->indirect = m->indirects[rnd_below(&m->rnd, m->indirect_count)];
    const struct lane_indirect *ind = &m->p->indirects[o->indirect];
    if (rnd_once_in(&m->rnd, 2))
        o->base = ind->lo;
    if (ind->per_row)
        o->width = o->width > 8 ? 8 : o->width;
    return true;
}

/* Whatever is not a general register: lane numbers, constants, uniforms, flags as data. */
static struct lane_operand
special_source(struct maker *m, unsigned lanes)
{
    struct rnd *r = &m->rnd;
    switch (rnd_below(r, lanes <= 8 ? 5 : 4)) {
    case 0:
        return reg(LANE_UD, RF_LANE_IDS, lanes);
    case 4:
        return reg(rnd_once_in(r, 2) ? LANE_UW : LANE_UB, RF_GEN_FLAGS, lanes);
    case 1:
        return reg(rnd_once_in(r, 2) ? LANE_D : LANE_F, RF_LANE_DATA, lanes);
    case 2:
        return scalar(rnd_once_in(r, 2) ? LANE_D : LANE_F, RF_UNIFORMS + 4 * rnd_below(r, 64));
    default:
        return rnd_once_in(r, 2) ? scalar(LANE_UW, RF_GEN_FLAGS + 2 * rnd_below(r, 8))
                                 : scalar(LANE_UD, rnd_below(r, 4) * 4 + (rnd_once_in(r, 3) ? 0 : RF_CELLS));
    }
}

struct lane_operand
some_source(struct maker *m, enum lane_type type, unsigned lanes)
{
    struct rnd *r = &m->rnd;
    struct lane_operand o;
    const enum lane_type own = operand_type(m, type);
    if (rnd_once_in(r, 6)) {
        o = imm(own, rnd_value(r));
    } else if (rnd_once_in(r, 12)) {
        o = special_source(m, lanes);
    } else {
        o = some_region(m, own, lanes, false);
        make_indirect(m, &o);
    }
    if (!rnd_once_in(r, 4))
        return o;
    o.mods = (uint8_t)rnd_below(r, 4);
    if (!lane_type_is_float(o.type) && rnd_once_in(r, 3))
        o.mods = LANE_MOD_NOT;
    return o;
}

struct lane_operand
some_dst(struct maker *m, enum lane_type type, unsigned lanes)
{
    struct rnd *r = &m->rnd;
    const enum lane_type own = operand_type(m, type);
    if (lanes == 1 && !lane_type_is_float(own) && lane_type_bytes(own) <= 4 && rnd_once_in(r, 6))
        return scalar(own, RF_GEN_FLAGS + lane_type_bytes(own) * rnd_below(r, 16 / lane_type_bytes(own)));
    struct lane_operand o = some_region(m, own, lanes, true);
    make_indirect(m, &o);
    return o;
}
