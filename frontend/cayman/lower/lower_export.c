/* SPDX-License-Identifier: MIT */
/*
 * Writes to scratch, streams, rings, scatter memory and exports, "HD 6900 Series ISA" sections 3.4, 8.1, 9.1.
 *
 *   MEM_WR_SCRATCH    element ARRAY_BASE + index of the lane's own array of 16-byte elements
 *   MEM_STREAM*, MEM_RING*   dword (ARRAY_BASE + index) * (ELEM_SIZE + 1) of the buffer. Without an index
 * each lane has a place of its own, the lanes of a wavefront side by side, as in scratch memory: the manual
 *                     leaves that to the hardware behind it
 *   MEM_EXPORT        dword ARRAY_BASE + index; ELEM_SIZE + 1 dwords, 3 as well
 *   MEM_EXPORT_COMBINED   the same with the address in W and data in X and Y
 *   EXPORT            slot ARRAY_BASE of the work-item, 16 bytes: pixels have 16 slots (0 to 7 are render
 * targets, 8 is Z), positions 4, parameters 32. The work-item's number is its local id, so a described launch
 * has one work-group
 *
 * Elements beyond ARRAY_SIZE, which counts from 0, are not written, except by MEM_EXPORT.
 */
#include "lower_export.h"

#include <assert.h>

enum { TYPE_PIXEL, TYPE_POSITION, TYPE_PARAM };
enum { SCRATCH_MOST = 4096, PIXEL_Z = 61, POSITION_0 = 60 };

struct lane_operand
cay_export_element(const struct cay_lower *l, unsigned gpr, unsigned chan)
{
    return cay_vector(cay_gpr_rf(l, gpr, chan), LANE_UD);
}

/* Section 4.6.3: a register outside the file is register 0. The result is a register's number, a dword. */
static uint32_t
relative_gpr(struct cay_lower *l, unsigned gpr)
{
    const uint32_t at = l->loop_index + 8;
    const struct lane_operand number = cay_scalar(at, LANE_D);
    cay_emit_scalar(l, LANE_OP_add, LANE_D, number, cay_scalar(l->loop_index, LANE_D), cay_imm(LANE_D, gpr),
                    cay_none);
    cay_emit_scalar_test(l, LANE_OP_cmp, LANE_COND_LT, cay_none, cay_scalar(at, LANE_UD),
                         cay_imm(LANE_UD, l->gpr_count))
        ->type = LANE_UD;
    const uint32_t skip = cay_emit_skip(l, LANE_OP_brnz, CAY_CELL_COUNTER);
    cay_emit_scalar(l, LANE_OP_mov, LANE_D, number, cay_imm(LANE_D, 0), cay_none, cay_none);
    cay_bind_here(l, skip);
    return at;
}

static uint32_t
window(struct cay_lower *l, uint32_t at)
{
    const struct lane_indirect all = {.addr = at,
                                      .scale = CAY_GPR,
                                      .lo = l->gpr,
                                      .hi = l->gpr + CAY_GPR * l->gpr_count,
                                      .index_type = LANE_D};
    if (!l->export_window) {
        l->export_window = lane_program_add_indirect(l->lane, &all) + 1;
        if (!l->export_window) {
            cay_no_memory(l);
            return 0;
        }
    }
    return l->export_window - 1;
}

struct lane_operand
cay_loop_relative(struct cay_lower *l, unsigned gpr, unsigned chan)
{
    struct lane_operand o = cay_export_element(l, 0, chan);
    o.indirect = window(l, relative_gpr(l, gpr));
    o.kind = LANE_INDIRECT;
    return o;
}

struct lane_operand
cay_export_data(struct cay_lower *l, const struct cay_export *e, unsigned step, unsigned chan)
{
    if (!e->rw_rel)
        return cay_export_element(l, e->rw_gpr + step, chan);
    const struct lane_operand to = cay_vector(cay_temp_rf(l, CAY_TEMP_DATA + chan), LANE_UD);
    const struct lane_operand from = cay_loop_relative(l, e->rw_gpr + step, chan);
    cay_emit_alu(l, LANE_OP_mov, LANE_UD, to, from, cay_none, cay_none);
    return to;
}

void
cay_swap_bytes(struct cay_lower *l, uint32_t rf, unsigned mode)
{
    enum { SWAP_8IN16 = 1, EVEN_BYTES = 0x00ff00ff };
    const struct lane_operand x = cay_vector(rf, LANE_UD);
    const struct lane_operand other = cay_vector(cay_temp_rf(l, CAY_TEMP_SLOT), LANE_UD);
    const bool halves = mode == SWAP_8IN16;
    cay_emit_alu(l, halves ? LANE_OP_shr : LANE_OP_rol, LANE_UD, other, x, cay_imm(LANE_UD, 8), cay_none);
    cay_emit_alu(l, halves ? LANE_OP_shl : LANE_OP_rol, LANE_UD, x, x, cay_imm(LANE_UD, halves ? 8 : 24),
                 cay_none);
    cay_emit_alu(l, LANE_OP_bfi2, LANE_UD, x, cay_imm(LANE_UD, EVEN_BYTES), other, x);
}

struct lane_operand
cay_lane_numbers(struct cay_lower *l)
{
    return cay_vector(l->lane->const_rf, LANE_UD);
}

void
cay_need_scratch(struct cay_lower *l, const char *name, uint32_t elements)
{
    const uint32_t bytes = 16 * CAY_LANES * elements;
    if (elements > SCRATCH_MOST)
        cay_refuse(l, name, "%u elements of scratch memory, %u is the most", elements, SCRATCH_MOST);
    else if (l->scratch_bytes < bytes)
        l->scratch_bytes = bytes;
}

struct lane_operand
cay_scratch_address(struct cay_lower *l, struct lane_operand index, uint32_t array_size)
{
    const struct lane_operand to = cay_vector(cay_temp_rf(l, CAY_TEMP_ADDRESS), LANE_D);
    if (index.kind == LANE_NONE)
        return cay_lane_numbers(l);
    index.type = LANE_D;
    cay_emit_alu(l, LANE_OP_max, LANE_D, to, index, cay_imm(LANE_D, 0), cay_none);
    cay_emit_alu(l, LANE_OP_min, LANE_D, to, to, cay_imm(LANE_D, array_size), cay_none);
    cay_emit_alu(l, LANE_OP_mad, LANE_D, to, to, cay_imm(LANE_D, CAY_LANES), cay_lane_numbers(l));
    return cay_vector(to.base, LANE_UD);
}

uint32_t
cay_inside_array(struct cay_lower *l, struct lane_operand index, uint32_t step, uint32_t array_size)
{
    if (step > array_size) {
        cay_emit_mask(l, LANE_OP_mandn, CAY_CELL_TEMP, CAY_CELL_TEMP, CAY_CELL_TEMP);
        return CAY_CELL_TEMP;
    }
    struct lane_op *op =
        cay_emit_alu(l, LANE_OP_cmp, LANE_UD, cay_none, index, cay_imm(LANE_UD, array_size - step), cay_none);
    op->cond = LANE_COND_LE;
    op->write_flag = true;
    op->cond_cell = CAY_CELL_TEMP;
    return CAY_CELL_TEMP;
}

/* Where a step of an instruction writes. */
struct place {
    enum lane_space space;
    unsigned surface, shift;
    struct lane_operand address;
    uint32_t offset;
    uint32_t lanes_cell; /* predicate; 0: none */
};

static void
write(struct cay_lower *l, const struct place *p, struct lane_operand from, unsigned first, unsigned count)
{
    struct lane_op *op = cay_emit_mem(l, LANE_OP_store, p->space, 4, p->address, p->offset + 4 * first);
    op->mem.surface = (uint16_t)p->surface;
    op->mem.addr_shift = (uint8_t)p->shift;
    op->mem.comp_mask = (uint8_t)((1u << count) - 1);
    op->src[1] = from;
    if (p->lanes_cell) {
        op->pred = LANE_PRED_NORMAL;
        op->pred_cell = p->lanes_cell;
    }
}

/* The components of a step, neighbouring ones together. */
static void
write_masked(struct cay_lower *l, const struct cay_export *e, unsigned step, const struct place *p,
             unsigned mask)
{
    for (unsigned c = 0; c < 4; c++) {
        if (!(mask >> c & 1))
            continue;
        const unsigned first = c;
        const struct lane_operand from = cay_export_data(l, e, step, c);
        while (c < 3 && mask >> (c + 1) & 1)
            cay_export_data(l, e, step, ++c);
        write(l, p, from, first, c - first + 1);
    }
}

static bool
is_indexed(const struct cay_export *e)
{
    return e->type & 1;
}

static struct lane_operand
index_of(const struct cay_lower *l, const struct cay_export *e)
{
    return is_indexed(e) ? cay_export_element(l, e->index_gpr, 0) : cay_none;
}

/* --- scratch --- */

static void
scratch(struct cay_lower *l, const struct cay_cf *cf)
{
    const struct cay_export *e = &cf->exp;
    const char *name = cay_cf_rows[cf->op].name;
    if (e->elem_size != 3) {
        cay_refuse(l, name, "ELEM_SIZE %u: elements of scratch memory have four dwords", e->elem_size);
        return;
    }
    const uint32_t last = is_indexed(e) ? e->array_size : e->burst_count;
    cay_need_scratch(l, name, e->array_base + (last < e->burst_count ? e->burst_count : last) + 1u);
    for (unsigned step = 0; step <= e->burst_count && !l->failed; step++) {
        struct place p = {.space = LANE_SPACE_SCRATCH, .shift = 4};
        p.offset = 16 * CAY_LANES * (e->array_base + step);
        if (step > e->array_size)
            return;
        if (is_indexed(e) && step) /* before CAY_TEMP_ADDRESS is made */
            p.lanes_cell = cay_inside_array(l, index_of(l, e), step, e->array_size);
        p.address = cay_scratch_address(l, index_of(l, e), e->array_size);
        write_masked(l, e, step, &p, e->comp_mask);
    }
}

/* --- streams and rings --- */

static void
linear(struct cay_lower *l, const struct cay_cf *cf, unsigned surface)
{
    const struct cay_export *e = &cf->exp;
    const unsigned dwords = e->elem_size + 1u, places = is_indexed(e) ? 1 : CAY_LANES;
    if (e->elem_size == 2) {
        cay_refuse(l, cay_cf_rows[cf->op].name, "elements of three dwords");
        return;
    }
    for (unsigned step = 0; step <= e->burst_count && step <= e->array_size && !l->failed; step++) {
        struct place p = {.space = LANE_SPACE_SURFACE, .surface = surface};
        p.shift = 2 + (dwords == 4 ? 2 : dwords - 1);
        p.offset = 4 * dwords * places * (e->array_base + step);
        p.address = is_indexed(e) ? index_of(l, e) : cay_lane_numbers(l);
        if (is_indexed(e))
            p.lanes_cell = cay_inside_array(l, index_of(l, e), step, e->array_size);
        write_masked(l, e, step, &p, e->comp_mask & ((1u << dwords) - 1));
    }
}

/* --- scatter memory --- */

static void
scatter(struct cay_lower *l, const struct cay_cf *cf)
{
    const struct cay_export *e = &cf->exp;
    const unsigned dwords = e->elem_size + 1u;
    for (unsigned step = 0; step <= e->burst_count && !l->failed; step++) {
        struct place p = {.space = LANE_SPACE_SURFACE, .surface = CAY_SURFACE_SCATTER, .shift = 2};
        p.offset = 4 * (e->array_base + step * dwords);
        p.address = is_indexed(e) ? index_of(l, e) : cay_imm(LANE_UD, 0);
        write_masked(l, e, step, &p, e->comp_mask & ((1u << dwords) - 1));
    }
}

static void
combined(struct cay_lower *l, const struct cay_cf *cf)
{
    const struct cay_export *e = &cf->exp;
    if (e->burst_count || is_indexed(e)) {
        cay_refuse(l, cay_cf_rows[cf->op].name, "has no bursts and no index");
        return;
    }
    struct place p = {.space = LANE_SPACE_SURFACE, .surface = CAY_SURFACE_SCATTER, .shift = 2};
    p.offset = 4u * e->array_base;
    p.address = cay_export_data(l, e, 0, 3);
    write_masked(l, e, 0, &p, e->comp_mask & 3u);
}

static unsigned
surface_of(enum cay_cf_op op)
{
    if (op >= CAY_CF_MEM_STREAM0_BUF0 && op <= CAY_CF_MEM_STREAM3_BUF3)
        return CAY_SURFACE_STREAM + (unsigned)(op - CAY_CF_MEM_STREAM0_BUF0);
    if (op == CAY_CF_MEM_RING)
        return CAY_SURFACE_RING;
    if (op >= CAY_CF_MEM_RING1 && op <= CAY_CF_MEM_RING3)
        return CAY_SURFACE_RING + 1u + (unsigned)(op - CAY_CF_MEM_RING1);
    return CAY_SURFACE_SCATTER;
}

void
cay_lower_write(struct cay_lower *l, const struct cay_cf *cf)
{
    const unsigned surface = surface_of(cf->op);
    if (cf->exp.rw_gpr + cf->exp.burst_count >= CAY_GPRS)
        cay_refuse(l, cay_cf_rows[cf->op].name, "a burst beyond the last register");
    else if (cf->op == CAY_CF_MEM_WR_SCRATCH)
        scratch(l, cf);
    else if (!cay_is_bound(l->bindings, surface))
        cay_refuse(l, cay_cf_rows[cf->op].name, "its buffer is not bound");
    else if (cf->op == CAY_CF_MEM_EXPORT)
        scatter(l, cf);
    else if (cf->op == CAY_CF_MEM_EXPORT_COMBINED)
        combined(l, cf);
    else
        linear(l, cf, surface);
}

/* --- exports --- */

/* Slots of an export; false: there is no such one. */
static bool
slot_of(const struct cay_export *e, unsigned step, struct place *p)
{
    static const struct {
        unsigned surface, shift, first, count;
    } kinds[] = {[TYPE_PIXEL] = {CAY_SURFACE_PIXEL, 8, 0, 8},
                 [TYPE_POSITION] = {CAY_SURFACE_POSITION, 6, POSITION_0, 4},
                 [TYPE_PARAM] = {CAY_SURFACE_PARAM, 9, 0, 32}};
    const unsigned at = e->array_base + step;
    const bool z = e->type == TYPE_PIXEL && at == PIXEL_Z;
    if (e->type > TYPE_PARAM ||
        (!z && (at < kinds[e->type].first || at - kinds[e->type].first >= kinds[e->type].count)))
        return false;
    p->surface = kinds[e->type].surface;
    p->shift = kinds[e->type].shift;
    p->offset = 16 * (z ? 8 : at - kinds[e->type].first);
    return true;
}

static void
export_step(struct cay_lower *l, const struct cay_cf *cf, unsigned step)
{
    enum { SEL_0 = 4, SEL_1 = 5, SEL_RESERVED = 6, SEL_MASK = 7 };
    const struct cay_export *e = &cf->exp;
    const char *name = cay_cf_rows[cf->op].name;
    struct place p = {.space = LANE_SPACE_SURFACE, .address = cay_vector(l->item, LANE_UD)};
    if (l->has_kill)
        p.lanes_cell = cay_late_cell(l, CAY_LATE_VALID);
    if (!slot_of(e, step, &p))
        cay_refuse(l, name, "TYPE %u has no place %u", e->type, e->array_base + step);
    else if (!cay_is_bound(l->bindings, p.surface))
        cay_refuse(l, name, "its buffer is not bound");
    for (unsigned c = 0; c < 4 && !l->failed; c++) {
        const unsigned sel = e->sel[c];
        if (sel == SEL_MASK)
            continue;
        if (sel == SEL_RESERVED)
            cay_refuse(l, name, "SEL 6 is reserved");
        else if (sel < SEL_0)
            write(l, &p, cay_export_data(l, e, step, sel), c, 1);
        else
            write(l, &p, cay_imm(LANE_UD, sel == SEL_1 ? 0x3f800000 : 0), c, 1);
    }
}

void
cay_lower_export(struct cay_lower *l, const struct cay_cf *cf)
{
    if (cf->exp.rw_gpr + cf->exp.burst_count >= CAY_GPRS)
        cay_refuse(l, cay_cf_rows[cf->op].name, "a burst beyond the last register");
    for (unsigned step = 0; step <= cf->exp.burst_count && !l->failed; step++)
        export_step(l, cf, step);
}
