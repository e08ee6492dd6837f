/* SPDX-License-Identifier: MIT */
/*
 * Kernels whose hardware threads have a part of the lanes. The code is the same, with fewer lanes in each op.
 * Vectors move together in the register file.
 */
#include <assert.h>

#include "emu/kernel.h"
#include "emu/lane.h"

struct parting {
    uint32_t from, to, lanes, part; /* vectors, and how many dwords they have before and behind */
};

/* Where a byte of the register file goes. */
static uint32_t
moved(const struct parting *m, uint32_t rf)
{
    const uint32_t shrinks = m->lanes / m->part, vector = 4 * m->lanes;
    if (rf <= m->from)
        return rf;
    if (rf >= m->to)
        return rf - (m->to - m->from) / shrinks * (shrinks - 1);
    return m->from + (rf - m->from) / vector * (vector / shrinks) + (rf - m->from) % vector;
}

static void
move_operand(const struct parting *m, struct lane_operand *o)
{
    if (o->kind != LANE_REG && o->kind != LANE_INDIRECT)
        return;
    o->base = moved(m, o->base);
    if (o->width == m->lanes) {
        o->width = (uint8_t)m->part;
        o->vstride = (int16_t)(4 * m->part);
    }
}

static void
part_op(const struct parting *m, struct lane_op *op)
{
    move_operand(m, &op->dst);
    for (unsigned k = 0; k < 3; k++)
        move_operand(m, &op->src[k]);
    if (op->lanes == m->lanes)
        op->lanes = (uint8_t)m->part;
    if (lane_code_family(op->code) == LANE_MEM)
        op->mem.comp_stride = 4 * m->part;
}

/* A window of vectors, which an index counts in registers, or of values for all lanes. */
static void
part_window(const struct parting *m, struct lane_indirect *w)
{
    if (m->from <= w->lo && w->lo < m->to)
        w->scale /= m->lanes / m->part;
    w->addr = moved(m, w->addr);
    w->lo = moved(m, w->lo);
    w->hi = moved(m, w->hi);
    if (w->outside)
        w->outside = moved(m, w->outside);
}

static void
part_program(const struct parting *m, struct lane_program *p)
{
    for (uint32_t k = 0; k < p->indirect_count; k++)
        part_window(m, &p->indirects[k]);
    for (uint32_t k = 0; k < p->op_count; k++)
        part_op(m, &p->ops[k]);
    p->const_rf = moved(m, p->const_rf);
    p->uniform_rf = moved(m, p->uniform_rf);
    p->rf_bytes = moved(m, p->rf_bytes);
}

static void
part_starts(const struct parting *m, struct emu_kernel *kernel)
{
    for (unsigned d = 0; d < 3; d++)
        kernel->local_id_rf[d] = moved(m, kernel->local_id_rf[d]);
    for (uint32_t i = 0; i < kernel->start_count; i++) {
        struct emu_start_field *field = &kernel->start[i];
        field->rf = moved(m, field->rf);
        if (field->dwords == m->lanes)
            field->dwords = (uint8_t)m->part;
    }
}

int
emu_kernel_part(const struct emu_kernel *whole, struct emu_kernel *part)
{
    const struct parting m = {whole->vectors_rf, whole->vectors_end, whole->lanes, whole->part_lanes};
    assert(m.part && m.lanes % m.part == 0 && m.from < m.to && (m.to - m.from) % (4 * m.lanes) == 0);
    assert(!whole->payload_rf && !whole->thread_rf && !whole->wait_rf && !whole->control_scratch);
    struct lane_program *p = lane_program_copy(whole->program);
    if (!p)
        return -1;
    *part = *whole;
    part->program = p;
    part->lanes = (uint8_t)m.part;
    part->part_lanes = part->vectors_rf = part->vectors_end = 0;
    part_program(&m, p);
    part_starts(&m, part);
    return 0;
}
