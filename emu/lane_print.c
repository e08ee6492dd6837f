/* SPDX-License-Identifier: MIT */
/* One lane op as one line of text. */
#include "lane_priv.h"

#include <assert.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

#include "emu/lane_names.h"

struct text {
    char *at;
    unsigned size, used; /* used counts what did not fit, as snprintf does */
};

static void put(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void
put(struct text *t, const char *format, ...)
{
    const bool room = t->used < t->size;
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(room ? t->at + t->used : NULL, room ? t->size - t->used : 0, format, args);
    va_end(args);
    t->used += n > 0 ? (unsigned)n : 0;
}

static const char *const cond_names[] = {"", ".eq", ".ne", ".gt", ".ge", ".lt", ".le", ".ov", ".un"};
static const char *const pred_names[] = {"",      "",      ".anyv", ".allv",  ".any2",  ".all2",  ".any4",
                                         ".all4", ".any8", ".all8", ".any16", ".all16", ".any32", ".all32"};
static const char *const space_names[] = {"surface", "flat", "pool", "local", "scratch", "uniform", "code"};
static const char *const atomic_names[] = {
    "and",  "or",   "xor",     "xchg",   "inc",     "dec",     "add",   "sub",  "rsub", "imax", "imin",
    "umax", "umin", "cmpxchg", "predec", "incwrap", "decwrap", "mskor", "fadd", "fmin", "fmax", "fcmpxchg"};

_Static_assert(sizeof cond_names / sizeof cond_names[0] == LANE_COND_UN + 1, "a name per condition");
_Static_assert(sizeof pred_names / sizeof pred_names[0] == LANE_PRED_ALL32 + 1, "a name per predicate");
_Static_assert(sizeof space_names / sizeof space_names[0] == LANE_SPACE_CODE + 1, "a name per space");
_Static_assert(sizeof atomic_names / sizeof atomic_names[0] == LANE_ATOMIC_FCMPXCHG + 1, "a name per atomic");

#define NAME(table, i) ((i) < sizeof(table) / sizeof(table)[0] ? (table)[i] : "?")

const char *
lane_atomic_name(unsigned atomic)
{
    return NAME(atomic_names, atomic);
}

static const char *
type_name(unsigned type)
{
    return type < LANE_TYPE_COUNT ? lane_type_name(type) : "?";
}

static void
put_indirect(struct text *t, const struct lane_program *p, const struct lane_operand *o)
{
    if (o->indirect >= p->indirect_count) {
        put(t, "[?]");
        return;
    }
    const struct lane_indirect *ind = &p->indirects[o->indirect];
    put(t, "[r%u:%s%s*%u in %u..%u", ind->addr, type_name(ind->index_type),
        ind->per_lane  ? "/lane"
        : ind->per_row ? "/row"
                       : "",
        ind->scale, ind->lo, ind->hi);
    if (ind->outside)
        put(t, " else r%u", ind->outside);
    put(t, "]");
}

static void
put_operand(struct text *t, const struct lane_program *p, const struct lane_operand *o)
{
    if (o->kind == LANE_NONE) {
        put(t, " null");
        return;
    }
    put(t, " %s%s",
        o->mods & LANE_MOD_NOT   ? "~"
        : o->mods & LANE_MOD_NEG ? "-"
                                 : "",
        o->mods & LANE_MOD_ABS ? "|" : "");
    if (o->kind == LANE_IMM)
        put(t, "0x%" PRIx64, o->imm);
    else
        put(t, "r%u", o->base);
    if (o->kind == LANE_INDIRECT)
        put_indirect(t, p, o);
    if (o->kind != LANE_IMM)
        put(t, "<%d;%u,%d>", o->vstride, o->width, o->hstride);
    put(t, ":%s%s", type_name(o->type), o->mods & LANE_MOD_ABS ? "|" : "");
}

static void
put_pred(struct text *t, const struct lane_op *op)
{
    if (op->pred != LANE_PRED_NONE && lane_op_uses_pred(op))
        put(t, "(%sf%u+%u%s) ", op->flags & LANE_PRED_INV ? "!" : "", op->pred_cell, op->pred_shift,
            NAME(pred_names, op->pred));
}

static void
put_elementwise(struct text *t, const struct lane_program *p, const struct lane_op *op)
{
    static const char *const omods[] = {"", ".x2", ".x4", ".x8", ".d2", ".?", ".?", ".?"};
    put(t, ".%s%s%s%s", type_name(op->type), op->flags & LANE_SAT ? ".sat" : "", omods[(op->flags >> 3) & 7],
        NAME(cond_names, op->cond));
    if (op->write_flag)
        put(t, "(f%u+%u)", op->cond_cell, op->cond_shift);
    put(t, " (%u|M%u)", op->lanes, op->chan);
    put_operand(t, p, &op->dst);
    for (unsigned n = 0; n < lane_code_sources(op->code); n++)
        put_operand(t, p, &op->src[n]);
}

static void
put_mem(struct text *t, const struct lane_program *p, const struct lane_op *op)
{
    const struct lane_mem *m = &op->mem;
    if (op->code == LANE_OP_clock)
        put_operand(t, p, &op->dst);
    if (lane_code_is(op->code, LANE_LANELESS))
        return;
    put(t, ".%s", NAME(space_names, m->space));
    if (m->space == LANE_SPACE_SURFACE)
        put(t, "%u", m->surface);
    if (op->code == LANE_OP_atomic)
        put(t, ".%s", lane_atomic_name(m->atomic));
    put(t, " (%u|M%u)", op->lanes, op->chan);
    put_operand(t, p, &op->dst);
    put(t, " %s", m->linear ? "linear" : "lanes");
    put(t, "[");
    put_operand(t, p, &op->src[0]);
    put(t, " << %u + %u & 0x%x ] %ux%u", m->addr_shift, m->offset, m->addr_mask, m->elem,
        (unsigned)__builtin_popcount(m->comp_mask));
    for (unsigned n = 1; n < lane_code_sources(op->code); n++)
        put_operand(t, p, &op->src[n]);
}

static void
put_texture(struct text *t, const struct lane_program *p, const struct lane_op *op)
{
    static const char *const functions[] = {"load", "sample", "gather", "size", "samples", "lod", "border"};
    const struct lane_image *m = &op->image;
    const struct lane_texture *x = &m->texture;
    put(t, ".%s.texture%u.sampler%u (%u|M%u)", NAME(functions, x->function), m->surface, m->sampler,
        op->lanes, op->chan);
    put_operand(t, p, &op->dst);
    put(t, " [");
    put_operand(t, p, &op->src[0]);
    put(t, " x%u ] x%u 0x%x mode 0x%x normalised %u component %u bias %d offset %d, %d, %d", m->coords,
        m->comps, m->comp_mask, x->mode, x->normalised, x->component, x->bias, x->offset[0], x->offset[1],
        x->offset[2]);
    for (unsigned n = 1; n < lane_code_sources(op->code); n++)
        put_operand(t, p, &op->src[n]);
}

static void
put_image(struct text *t, const struct lane_program *p, const struct lane_op *op)
{
    const struct lane_image *m = &op->image;
    if (op->code == LANE_OP_texture) {
        put_texture(t, p, op);
        return;
    }
    put(t, ".surface%u", m->surface);
    if (op->code == LANE_OP_sample || op->code == LANE_OP_texgather)
        put(t, ".sampler%u", m->sampler);
    if (op->code == LANE_OP_texatomic)
        put(t, ".%s", lane_atomic_name(m->atomic));
    put(t, " (%u|M%u)", op->lanes, op->chan);
    put_operand(t, p, &op->dst);
    put(t, " [");
    put_operand(t, p, &op->src[0]);
    /* The checker prints what it refuses, also a number of coordinates that is too large. */
    for (unsigned k = 1; k < m->coords && k <= sizeof m->coord / sizeof *m->coord; k++)
        put(t, ", r%u", m->coord[k - 1]);
    put(t, " ] x%u 0x%x", m->comps, m->comp_mask);
    for (unsigned n = 1; n < lane_code_sources(op->code); n++)
        put_operand(t, p, &op->src[n]);
}

static void
put_ctrl(struct text *t, const struct lane_program *p, const struct lane_op *op)
{
    switch (op->code) {
    case LANE_OP_br:
        put(t, " ->%u", op->ctrl.target);
        return;
    case LANE_OP_brf:
        put(t, " (M%u) ->%u", op->chan, op->ctrl.target);
        return;
    case LANE_OP_brz:
    case LANE_OP_brnz:
        put(t, " m%u ->%u", op->ctrl.cell[1], op->ctrl.target);
        return;
    case LANE_OP_divert:
    case LANE_OP_join:
    case LANE_OP_loop:
        put(t, " (%u|M%u) m%u ->%u", op->lanes, op->chan, op->ctrl.cell[0], op->ctrl.target);
        return;
    case LANE_OP_call:
        put_operand(t, p, &op->dst);
        put(t, " ->%u", op->ctrl.target);
        return;
    case LANE_OP_trap:
    case LANE_OP_ret:
    case LANE_OP_fpmode:
        put_operand(t, p, &op->src[0]);
        return;
    default:
        return;
    }
}

int
lane_op_print(const struct lane_program *p, uint32_t index, char *text, unsigned size)
{
    assert(index < p->op_count);
    const struct lane_op *op = &p->ops[index];
    struct text t = {.at = text, .size = size};
    put(&t, "%5u %05x: ", index, op->inst);
    if (op->code >= LANE_OP_COUNT) {
        put(&t, "? %u", op->code);
        return (int)t.used;
    }
    put_pred(&t, op);
    put(&t, "%s%s", op->flags & LANE_NOMASK ? "W " : "", lane_code_name(op->code));
    switch (lane_code_family(op->code)) {
    case LANE_MASK:
        put(&t, " m%u m%u m%u", op->ctrl.cell[0], op->ctrl.cell[1], op->ctrl.cell[2]);
        break;
    case LANE_MEM:
        put_mem(&t, p, op);
        break;
    case LANE_IMAGE:
        put_image(&t, p, op);
        break;
    case LANE_CTRL:
        put_ctrl(&t, p, op);
        break;
    default:
        put_elementwise(&t, p, op);
    }
    return (int)t.used;
}
