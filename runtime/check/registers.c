/* SPDX-License-Identifier: MIT */
/*
 * Registers that nobody has written. Code touches few of them, and each of them once: as a rule an op's
 * registers are known, and a look at their bits is all that it costs.
 */
#include "registers.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "emu/lane_places.h"
#include "emu/ref.h"
#include "emu/thread.h"
#include "frontend/program.h"

/* --- what an op touches --- */

static void
widen(struct registers_span *span, const struct lane_place *place)
{
    const bool even = lane_operand_stride(&place->operand, place->lanes) >= 0; /* the ends tell the rest */
    for (unsigned i = 0; i < place->lanes; i += even && i + 1 < place->lanes ? place->lanes - 1u : 1) {
        const uint32_t at = lane_operand_offset(&place->operand, i);
        const uint32_t end = at + lane_type_bytes((enum lane_type)place->operand.type);
        span->lo = !span->hi || at < span->lo ? at : span->lo;
        span->hi = end > span->hi ? end : span->hi;
    }
}

static struct registers_span *
span_of(struct registers_touch *touch, const struct lane_place *place)
{
    switch (place->role) {
    case LANE_PLACE_ADDRESS:
        return &touch->source[0];
    case LANE_PLACE_DATA:
        return &touch->source[1];
    case LANE_PLACE_RESULT:
        return &touch->result;
    default:
        return &touch->source[place->number];
    }
}

static void
find_touch(struct registers_touch *touch, const struct lane_op *op)
{
    struct lane_place places[LANE_PLACES];
    const unsigned count = lane_op_places(op, places);
    for (unsigned i = 0; i < count; i++) {
        assert(places[i].role != LANE_PLACE_SOURCE || places[i].number < REGISTERS_SOURCES);
        if (places[i].operand.kind == LANE_INDIRECT)
            touch->indirect = true;
        else
            widen(span_of(touch, &places[i]), &places[i]);
    }
}

/* --- the start --- */

/* A thread starts with its header, its arguments and its ids, which lie in front. */
static uint32_t
first_unwritten(const struct fe_kernel *kernel)
{
    const uint32_t end = kernel->registers_rf + kernel->registers_bytes;
    uint32_t rf, bytes, first = kernel->registers_rf;
    emu_start_image(&kernel->emu, &rf, &bytes);
    if (rf + bytes > first)
        first = rf + bytes;
    for (uint32_t i = 0; i < kernel->emu.start_count; i++) {
        const struct emu_start_field *field = &kernel->emu.start[i];
        const uint32_t behind = field->rf + field->dwords * (uint32_t)sizeof(uint32_t);
        if (behind > first && behind <= end)
            first = behind;
    }
    return first < end ? first : end;
}

static void
mark_early(struct taint *start, const struct first_use *use)
{
    for (uint32_t at = use->lo; at < use->hi; at++)
        if (use->early[at - use->lo])
            taint_unwritten(start, at, 1);
}

static bool
find_start(struct registers *r, const struct fe_kernel *kernel)
{
    const struct lane_program *p = kernel->emu.program;
    const uint32_t end = kernel->registers_rf + kernel->registers_bytes;
    if (!first_use_find(&r->use, p, first_unwritten(kernel), end) ||
        !first_use_find(&r->flags, p, kernel->flags_rf, kernel->flags_rf + kernel->flags_bytes))
        return false;
    if (!r->use.any && !r->flags.any)
        return true;
    if (!taint_begin(&r->start, p))
        return false;
    mark_early(&r->start, &r->use);
    mark_early(&r->start, &r->flags);
    return true;
}

bool
registers_begin(struct registers *r, const struct fe_kernel *kernel)
{
    const struct lane_program *p = kernel->emu.program;
    r->touches = calloc((size_t)p->op_count + 1, sizeof *r->touches);
    if (!r->touches || !find_start(r, kernel)) {
        registers_end(r);
        return false;
    }
    for (uint32_t i = 0; i < p->op_count; i++)
        find_touch(&r->touches[i], &p->ops[i]);
    return true;
}

void
registers_end(struct registers *r)
{
    free(r->touches);
    r->touches = NULL;
    first_use_free(&r->use);
    first_use_free(&r->flags);
    taint_end(&r->start);
}

bool
registers_start(const struct registers *r, const struct lane_program *p, struct taint *taint)
{
    if (!r->start.bits) {
        taint_end(taint);
        return false;
    }
    if (!taint_begin(taint, p))
        return false;
    taint_copy(taint, &r->start, p);
    return true;
}

/* --- the end --- */

static bool
is_over(const struct first_use *use, const struct taint *taint, uint32_t op)
{
    for (uint32_t at = use->lo; at < use->hi; at++)
        if (taint->bits[at] && use->last_read[at - use->lo] > op)
            return false;
    return true;
}

/* Flags, registers, and all that lies beside them. */
bool
registers_are_over(const struct registers *r, const struct taint *taint, const struct lane_program *p,
                   uint32_t op)
{
    const uint32_t lowest = r->use.lowest[op];
    return taint_is_known(taint, 0, r->flags.lo) && is_over(&r->flags, taint, lowest) &&
           taint_is_known(taint, r->flags.hi, r->use.lo) && is_over(&r->use, taint, lowest) &&
           taint_is_known(taint, r->use.hi, p->rf_bytes);
}

/* --- steps --- */

static bool
is_lane_known(const struct taint *taint, const struct lane_operand *o, unsigned lane)
{
    const uint32_t at = lane_operand_offset(o, lane);
    return taint_is_known(taint, at, at + lane_type_bytes((enum lane_type)o->type));
}

/* A source of an enabled lane. Registers whose other lanes nobody has written are usual in branches. */
static bool
has_unknown_lane(const struct taint *taint, const struct lane_op *op, unsigned source, uint64_t lanes)
{
    for (; lanes; lanes &= lanes - 1)
        if (!is_lane_known(taint, &op->src[source], (unsigned)__builtin_ctzll(lanes)))
            return true;
    return false;
}

static bool
has_unknown_source(const struct registers_touch *touch, const struct taint *taint, const struct lane_op *op,
                   uint64_t lanes)
{
    for (unsigned s = 0; s < REGISTERS_SOURCES; s++)
        if (!taint_is_known(taint, touch->source[s].lo, touch->source[s].hi) &&
            has_unknown_lane(taint, op, s, lanes))
            return true;
    return false;
}

static void
clear(struct taint *taint, const struct lane_operand *o, uint64_t lanes)
{
    const unsigned bytes = lane_type_bytes((enum lane_type)o->type);
    for (; lanes; lanes &= lanes - 1)
        memset(taint->bits + lane_operand_offset(o, (unsigned)__builtin_ctzll(lanes)), 0, bytes);
}

static void
become_known(struct taint *taint, const struct lane_op *op, uint64_t lanes)
{
    if (op->dst.kind == LANE_REG)
        clear(taint, &op->dst, lanes);
    taint_clear_flags(taint, op, lanes);
}

bool
registers_step(const struct registers *r, struct taint *taint, const struct lane_program *p,
               const struct emu_thread *t, uint32_t index)
{
    const struct registers_touch *touch = &r->touches[index];
    const struct lane_op *op = &p->ops[index];
    if (touch->indirect || lane_code_family(op->code) == LANE_MASK || taint_of_predicate(taint, t, op))
        return false;
    const uint64_t lanes = emu_ref_lanes(op, t->rf);
    if (has_unknown_source(touch, taint, op, lanes))
        return false;
    const bool flags = op->write_flag && taint_of_cell(taint, op->cond_cell);
    if (flags || !taint_is_known(taint, touch->result.lo, touch->result.hi))
        become_known(taint, op, lanes);
    return true;
}

static bool
are_lanes_known(const struct taint *taint, const struct lane_place *place, uint64_t lanes)
{
    for (lanes = place->lanes > 1 ? lanes : 1; lanes; lanes &= lanes - 1)
        if (!is_lane_known(taint, &place->operand, (unsigned)__builtin_ctzll(lanes)))
            return false;
    return true;
}

bool
registers_is_known(const struct registers *r, const struct taint *taint, const struct lane_program *p,
                   uint32_t index, enum lane_place_role role, uint64_t lanes)
{
    const struct registers_touch *touch = &r->touches[index];
    const struct registers_span *all = &touch->source[role == LANE_PLACE_DATA];
    struct lane_place places[LANE_PLACES];
    bool known = true;
    if (touch->indirect || taint_is_known(taint, all->lo, all->hi))
        return !touch->indirect;
    const unsigned count = lane_op_places(&p->ops[index], places);
    for (unsigned i = 0; i < count && known; i++)
        known = places[i].role != role || are_lanes_known(taint, &places[i], lanes);
    return known;
}

void
registers_loaded(const struct registers *r, struct taint *taint, const struct lane_program *p,
                 const struct emu_thread *t, uint32_t index, uint64_t lanes)
{
    const struct registers_touch *touch = &r->touches[index];
    struct lane_place places[LANE_PLACES];
    if (!touch->indirect && taint_is_known(taint, touch->result.lo, touch->result.hi))
        return;
    const unsigned count = lane_op_places(&p->ops[index], places);
    for (unsigned i = 0; i < count; i++)
        for (uint64_t left = places[i].role == LANE_PLACE_RESULT ? lanes : 0; left; left &= left - 1)
            taint_set(taint, p, t, &places[i].operand, (unsigned)__builtin_ctzll(left), 0, 0);
}
