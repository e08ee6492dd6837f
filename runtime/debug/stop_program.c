/* SPDX-License-Identifier: MIT */
#include "stop_program.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/error.h"
#include "emu/lane_places.h"
#include "emu/launch.h"

/* Behind the program's own registers. */
enum { STOP_SLOT = 0, STOP_COUNTER = 4, STOP_FLAG = 8, STOP_BLOCK = 64, BLOCK_BYTES = 4096 };
/* Ops that are put in. */
enum { PROLOGUE_OPS = 3, CHECK_OPS = 3 };

struct maker {
    struct rt_stop_program *stop;
    const struct lane_program *from;
    struct lane_program *to;
    const struct rt_stop_place *place;
    uint32_t rf; /* of our registers */
    bool failed;
};

static struct lane_operand
imm(uint32_t value)
{
    return (struct lane_operand){.kind = LANE_IMM, .type = LANE_UD, .width = 1, .imm = value};
}

static struct lane_operand
dword(const struct maker *m, uint32_t at)
{
    return (struct lane_operand){.kind = LANE_REG, .type = LANE_UD, .width = 1, .base = m->rf + at};
}

static struct lane_op *
add(struct maker *m, const struct lane_op *op)
{
    struct lane_op *added = lane_program_append(m->to);
    m->failed = m->failed || !added;
    if (added)
        *added = *op;
    return added;
}

/* A scalar op whatever the masks. */
static struct lane_op
scalar(enum lane_code code, struct lane_operand dst, struct lane_operand a, struct lane_operand b)
{
    return (struct lane_op){
        .code = (uint16_t)code, .type = LANE_UD, .lanes = 1, .flags = LANE_NOMASK, .dst = dst, .src = {a, b}};
}

static void
add_equal(struct maker *m, uint32_t at, uint32_t value, uint32_t inst)
{
    struct lane_op op =
        scalar(LANE_OP_cmp, (struct lane_operand){.kind = LANE_NONE}, dword(m, at), imm(value));
    op.cond = LANE_COND_EQ;
    op.write_flag = true;
    op.cond_cell = m->rf + STOP_FLAG;
    op.inst = inst;
    add(m, &op);
}

/* The counter begins with the number of visits. In other threads it never becomes 0. */
static void
add_prologue(struct maker *m)
{
    const struct lane_operand none = {.kind = LANE_NONE}, counter = dword(m, STOP_COUNTER);
    const uint32_t inst = m->from->ops[0].inst;
    struct lane_op op = scalar(LANE_OP_mov, counter, imm(0), none);
    op.inst = inst;
    add(m, &op);
    add_equal(m, STOP_SLOT, m->place->slot, inst);
    op = scalar(LANE_OP_mov, counter, imm(m->place->count), none);
    op.inst = inst;
    op.pred = LANE_PRED_NORMAL;
    op.pred_cell = m->rf + STOP_FLAG;
    add(m, &op);
}

static void
add_check(struct maker *m, uint32_t end)
{
    const struct lane_operand counter = dword(m, STOP_COUNTER);
    const uint32_t inst = m->from->ops[m->place->op].inst;
    struct lane_op op = scalar(LANE_OP_add, counter, counter, imm(UINT32_MAX));
    op.inst = inst;
    add(m, &op);
    add_equal(m, STOP_COUNTER, 0, inst);
    op = (struct lane_op){.code = LANE_OP_brf,
                          .type = LANE_UD,
                          .lanes = 1,
                          .pred = LANE_PRED_NORMAL,
                          .pred_cell = m->rf + STOP_FLAG,
                          .inst = inst};
    op.ctrl.target = end;
    add(m, &op);
}

/* The new index of an op of the program. The op of the stop is behind the check. */
static uint32_t
moved(const struct maker *m, uint32_t op)
{
    return op + PROLOGUE_OPS + (op > m->place->op ? CHECK_OPS : 0);
}

static void
add_program(struct maker *m)
{
    const struct lane_program *from = m->from;
    const uint32_t end = from->op_count + PROLOGUE_OPS + CHECK_OPS;
    for (uint32_t i = 0; i < from->op_count && !m->failed; i++) {
        if (i == m->place->op)
            add_check(m, end);
        struct lane_op *op = add(m, &from->ops[i]);
        if (op && lane_code_is(op->code, LANE_TARGET))
            op->ctrl.target = moved(m, op->ctrl.target);
    }
    for (uint32_t i = 0; i < from->entry_count && !m->failed; i++)
        m->failed = lane_program_add_entry(m->to, from->entries[i].inst, moved(m, from->entries[i].op)) != 0;
}

/* --- the registers --- */

static enum lane_type
bits_type(unsigned bytes)
{
    return bytes == 1 ? LANE_UB : bytes == 2 ? LANE_UW : bytes == 4 ? LANE_UD : LANE_UQ;
}

/* Lanes of a register, side by side, at `at` of the surface. */
static void
add_store(struct maker *m, struct lane_operand data, unsigned lanes, unsigned comps, uint32_t stride,
          uint32_t at)
{
    const unsigned bytes = lane_type_bytes((enum lane_type)data.type);
    struct lane_op op = {.code = LANE_OP_store,
                         .type = LANE_UD,
                         .lanes = (uint8_t)lanes,
                         .flags = LANE_NOMASK,
                         .src = {imm(0), data},
                         .inst = RT_STOP_INST};
    op.mem = (struct lane_mem){.space = LANE_SPACE_SURFACE,
                               .elem = (uint8_t)bytes,
                               .comp_mask = (uint8_t)((1u << comps) - 1),
                               .linear = true,
                               .surface = (uint16_t)m->stop->surface,
                               .comp_stride = stride,
                               .offset = at,
                               .addr_mask = UINT32_MAX};
    add(m, &op);
}

static bool
is_known(const struct rt_stop_program *stop, const struct lane_operand *o, unsigned lanes)
{
    for (uint32_t i = 0; i < stop->register_count; i++) {
        const struct rt_stop_register *r = &stop->registers[i];
        if (r->operand.base == o->base && r->operand.type == o->type && r->lanes == lanes &&
            r->operand.width == o->width && r->operand.vstride == o->vstride &&
            r->operand.hstride == o->hstride)
            return true;
    }
    return false;
}

static void
add_register(struct maker *m, struct lane_operand o, unsigned lanes)
{
    struct rt_stop_program *stop = m->stop;
    const unsigned bytes = lane_type_bytes((enum lane_type)o.type);
    o.type = (uint8_t)bits_type(bytes);
    o.mods = 0;
    if (m->failed || is_known(stop, &o, lanes))
        return;
    struct rt_stop_register *list =
        realloc(stop->registers, (stop->register_count + 1) * sizeof *stop->registers);
    if (!list) {
        m->failed = true;
        return;
    }
    stop->registers = list;
    list[stop->register_count++] = (struct rt_stop_register){o, (uint8_t)lanes, stop->bytes};
    add_store(m, o, lanes, 1, 0, stop->bytes);
    stop->bytes += (bytes * lanes + 7) & ~7u;
}

/* Adds the bytes that may be written through an index. */
static void
add_window(struct maker *m, uint32_t indirect)
{
    const struct lane_indirect *w = &m->from->indirects[indirect];
    for (uint32_t at = w->lo & ~3u; at + 4 <= w->hi; at += 4 * LANE_MAX) {
        const uint32_t rest = (w->hi - at) / 4;
        const struct lane_operand row = {.kind = LANE_REG,
                                         .type = LANE_UD,
                                         .width = LANE_MAX,
                                         .vstride = 4 * LANE_MAX,
                                         .hstride = 4,
                                         .base = at};
        add_register(m, row, rest < LANE_MAX ? rest : LANE_MAX);
    }
}

/* Registers in the form in which ops write them, so that an engine keeps them in the usual form. */
static void
add_results(struct maker *m)
{
    struct lane_place places[LANE_PLACES];
    for (uint32_t i = 0; i < m->from->op_count; i++) {
        const unsigned count = lane_op_places(&m->from->ops[i], places);
        for (unsigned n = 0; n < count; n++) {
            if (places[n].role != LANE_PLACE_RESULT)
                continue;
            if (places[n].operand.kind == LANE_REG)
                add_register(m, places[n].operand, places[n].lanes);
            else
                add_window(m, places[n].operand.indirect);
        }
    }
}

static void
add_cells(struct maker *m)
{
    for (uint32_t at = 0; at < m->from->cells_bytes; at += 8)
        add_register(m, (struct lane_operand){.kind = LANE_REG, .type = LANE_UQ, .width = 1, .base = at}, 1);
}

/* A row of memory through registers of ours. */
static void
add_row(struct maker *m, enum lane_space space, uint32_t at, unsigned lanes, unsigned comps)
{
    const struct lane_operand block = {.kind = LANE_REG,
                                       .type = LANE_UQ,
                                       .width = LANE_MAX,
                                       .vstride = 8 * LANE_MAX,
                                       .hstride = 8,
                                       .base = m->rf + STOP_BLOCK};
    struct lane_op op = {.code = LANE_OP_load,
                         .type = LANE_UD,
                         .lanes = (uint8_t)lanes,
                         .flags = LANE_NOMASK,
                         .dst = block,
                         .src = {imm(0)},
                         .inst = RT_STOP_INST};
    op.mem = (struct lane_mem){.space = (uint8_t)space,
                               .elem = 8,
                               .comp_mask = (uint8_t)((1u << comps) - 1),
                               .linear = true,
                               .comp_stride = 8 * LANE_MAX,
                               .offset = at,
                               .addr_mask = UINT32_MAX};
    add(m, &op);
    add_store(m, block, lanes, comps, 8 * LANE_MAX, m->stop->bytes);
    m->stop->bytes += 8 * lanes * comps;
}

static void
add_memory(struct maker *m, enum lane_space space, uint32_t bytes)
{
    uint32_t at = 0;
    for (; bytes - at >= BLOCK_BYTES; at += BLOCK_BYTES)
        add_row(m, space, at, LANE_MAX, 8);
    for (; bytes - at >= 8 * LANE_MAX; at += 8 * LANE_MAX)
        add_row(m, space, at, LANE_MAX, 1);
    if (bytes - at >= 8)
        add_row(m, space, at, (bytes - at) / 8, 1);
}

static void
add_stop(struct maker *m)
{
    add_cells(m);
    add_results(m);
    m->stop->own_at = m->stop->bytes;
    add_memory(m, LANE_SPACE_LOCAL, m->stop->local_bytes);
    add_memory(m, LANE_SPACE_SCRATCH, m->stop->scratch_bytes);
    struct lane_op op = {
        .code = LANE_OP_trap, .type = LANE_UD, .src = {imm(EMU_FAULT_BREAKPOINT)}, .inst = RT_STOP_INST};
    add(m, &op);
}

static struct lane_program *
copy_frame(const struct lane_program *from)
{
    struct lane_program *to = lane_program_new();
    if (!to)
        return NULL;
    to->const_rf = from->const_rf;
    to->uniform_bytes = from->uniform_bytes;
    to->uniform_rf = from->uniform_rf;
    to->cells_bytes = from->cells_bytes;
    to->fpmode = from->fpmode;
    to->consts = malloc(from->const_bytes + 1);
    to->const_bytes = from->const_bytes;
    bool good = to->consts != NULL;
    if (good && from->const_bytes)
        memcpy(to->consts, from->consts, from->const_bytes);
    for (uint32_t i = 0; i < from->indirect_count && good; i++)
        good = lane_program_add_indirect(to, &from->indirects[i]) != UINT32_MAX;
    if (good)
        return to;
    lane_program_free(to);
    return NULL;
}

int
rt_stop_program_make(struct rt_stop_program *stop, const struct emu_kernel *kernel,
                     const struct rt_stop_place *place, uint32_t surface, uint32_t local_bytes,
                     uint32_t scratch_bytes)
{
    struct emu_error error = {EMU_OK, ""};
    assert(place->op < kernel->program->op_count && place->count > 0 &&
           kernel->start_count < EMU_START_FIELDS);
    assert(local_bytes % 8 == 0 && scratch_bytes % 8 == 0);
    *stop = (struct rt_stop_program){
        .kernel = *kernel, .surface = surface, .local_bytes = local_bytes, .scratch_bytes = scratch_bytes};
    struct maker m = {.stop = stop, .from = kernel->program, .place = place};
    m.to = copy_frame(kernel->program);
    stop->kernel.program = m.to;
    if (!m.to)
        return -1;
    m.rf = (kernel->program->rf_bytes + 63) & ~63u;
    m.to->rf_bytes = m.rf + STOP_BLOCK + BLOCK_BYTES;
    emu_kernel_add_start(&stop->kernel,
                         (struct emu_start_field){m.rf + STOP_SLOT, 1, EMU_START_SLOT, UINT32_MAX, 0});
    add_prologue(&m);
    add_program(&m);
    add_stop(&m);
    if (!m.failed && emu_kernel_check(&stop->kernel, &error) == 0)
        return 0;
    rt_stop_program_free(stop);
    return -1;
}

void
rt_stop_program_free(struct rt_stop_program *stop)
{
    lane_program_free(stop->kernel.program);
    free(stop->registers);
    *stop = (struct rt_stop_program){0};
}

void
rt_stop_program_unpack(const struct rt_stop_program *stop, const uint8_t *written, uint8_t *rf,
                       uint8_t *known)
{
    for (uint32_t n = 0; n < stop->register_count; n++) {
        const struct rt_stop_register *r = &stop->registers[n];
        const unsigned bytes = lane_type_bytes((enum lane_type)r->operand.type);
        for (unsigned i = 0; i < r->lanes; i++) {
            const uint32_t to = lane_operand_offset(&r->operand, i);
            memcpy(rf + to, written + r->at + i * bytes, bytes);
            memset(known + to, 1, bytes);
        }
    }
}
