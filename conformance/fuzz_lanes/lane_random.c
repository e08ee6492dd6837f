/* SPDX-License-Identifier: MIT */
/*
 * A program loads registers from a surface, runs ops of all families, and stores registers to a surface. Some
 * programs are damaged afterwards. Then the checker decides whether they are legal.
 */
#include "lane_random.h"

#include <string.h>

#include "maker.h"
#include "thread_start.h"

enum { MOST_OPS = 24, BLOCK_BYTES = 256, INST_BYTES = 8 };

unsigned
some(struct maker *m, unsigned n)
{
    unsigned value = 0;
    for (unsigned reach = 1; reach < n && m->left; reach *= 256, m->bytes++, m->left--)
        value = value * 256 + *m->bytes;
    return value % n;
}

bool
once_in(struct maker *m, unsigned n)
{
    return some(m, n) == n - 1;
}

struct lane_op *
put(struct maker *m, const struct lane_op *op)
{
    static struct lane_op nowhere;
    struct lane_op *to = m->failed ? NULL : lane_program_append(m->p);
    m->failed = !to;
    if (!to)
        return &nowhere;
    *to = *op;
    to->inst = (m->p->op_count - 1) * INST_BYTES;
    return to;
}

/* Registers from `at` on, to or from the same place of a surface. */
static void
put_block(struct maker *m, enum lane_code code, uint16_t surface, uint32_t at, uint32_t place, unsigned lanes)
{
    struct lane_op op = {
        .code = (uint16_t)code, .type = LANE_UD, .lanes = (uint8_t)lanes, .flags = LANE_NOMASK};
    op.src[0] = imm(LANE_UD, place);
    *(code == LANE_OP_load ? &op.dst : &op.src[1]) = packed(LANE_UD, at);
    op.mem = (struct lane_mem){
        .surface = surface, .elem = 4, .comp_mask = 1, .linear = true, .addr_mask = UINT32_MAX};
    put(m, &op);
}

static void
put_prologue(struct maker *m)
{
    for (uint32_t at = LR_REGISTERS; at < LR_RF; at += BLOCK_BYTES)
        put_block(m, LANE_OP_load, LR_INPUT, at, at - LR_REGISTERS, BLOCK_BYTES / 4);
}

static void
put_epilogue(struct maker *m)
{
    struct lane_op save = {.code = LANE_OP_mmov};
    save.ctrl.cell[0] = LR_SAVED_CELL;
    put(m, &save);
    put_block(m, LANE_OP_store, LR_RESULT, 8, 0, (LR_CELLS - 8) / 4);
    for (uint32_t at = LR_REGISTERS; at < LR_RF; at += BLOCK_BYTES)
        put_block(m, LANE_OP_store, LR_RESULT, at, at - LR_REGISTERS + BLOCK_BYTES, BLOCK_BYTES / 4);
    const struct lane_op end = {.code = LANE_OP_end};
    put(m, &end);
}

static void
put_body(struct maker *m)
{
    const unsigned ops = 1 + some(m, MOST_OPS);
    for (unsigned i = 0; i < ops && m->left && !m->failed; i++) {
        const unsigned kind = some(m, 16);
        if (m->modes && once_in(m, 3))
            put_mode(m);
        if (kind < 8)
            put_elementwise(m);
        else if (kind < 11)
            put_memory(m);
        else if (kind < 13)
            put_image(m);
        else
            put_control(m);
    }
}

static bool
has_target(unsigned code)
{
    return (code >= LANE_OP_br && code <= LANE_OP_loop) || code == LANE_OP_call;
}

/* Targets were distances. None leads behind the first store of the end. */
static bool
link(struct lane_program *p, uint32_t epilogue)
{
    for (uint32_t i = 0; i < p->op_count; i++) {
        struct lane_op *op = &p->ops[i];
        if (has_target(op->code)) {
            const uint32_t to = i + op->ctrl.target;
            op->ctrl.target = to < epilogue ? to : epilogue;
        }
        if (op->code == LANE_OP_call && lane_program_add_entry(p, (i + 1) * INST_BYTES, i + 1))
            return false;
    }
    return true;
}

/* --- damage --- */

/* C gives a bool two values only. */
static void
make_bools(struct lane_op *op)
{
    *(uint8_t *)&op->write_flag &= 1;
    if (op->code < LANE_OP_COUNT && lane_code_family(op->code) == LANE_MEM)
        *(uint8_t *)&op->mem.linear &= 1;
}

static void
damage_dword(struct maker *m, struct lane_op *op)
{
    static const uint32_t values[] = {0, 4, 8, LR_CELLS, LR_REGISTERS - 4, LR_RF - 4, LR_RF, UINT32_MAX, 256};
    const size_t at = offsetof(struct lane_op, pred_cell) +
                      4 * some(m, (offsetof(struct lane_op, inst) - offsetof(struct lane_op, pred_cell)) / 4);
    const uint32_t value = values[some(m, sizeof values / sizeof *values)] - some(m, 3);
    memcpy((uint8_t *)op + at, &value, sizeof value);
}

static void
damage(struct maker *m)
{
    struct lane_op *op = &m->p->ops[some(m, m->p->op_count)];
    if (once_in(m, 4))
        damage_dword(m, op);
    else
        ((uint8_t *)op)[some(m, offsetof(struct lane_op, inst))] = (uint8_t)some(m, 256);
    make_bools(op);
}

/* --- what can be compared --- */

static bool
has_floats(const struct lane_op *op)
{
    const struct lane_operand *all[4] = {&op->dst, &op->src[0], &op->src[1], &op->src[2]};
    for (unsigned n = 0; n < 4; n++)
        if (all[n]->kind != LANE_NONE && all[n]->type < LANE_TYPE_COUNT && lane_type_is_float(all[n]->type))
            return true;
    return op->type < LANE_TYPE_COUNT && lane_type_is_float(op->type);
}

/* The bits of a NaN are not defined, and a damaged program may no longer detect NaNs. */
static bool
is_comparable(const struct lane_program *p, bool damaged)
{
    for (uint32_t i = 0; i < p->op_count; i++) {
        const struct lane_op *op = &p->ops[i];
        if (op->code >= LANE_OP_COUNT || op->code == LANE_OP_clock)
            return false;
        const bool adds = (op->code == LANE_OP_atomic && op->mem.atomic >= LANE_ATOMIC_FADD) ||
                          (op->code == LANE_OP_texatomic && op->image.atomic >= LANE_ATOMIC_FADD);
        if (damaged && (adds || has_floats(op) || op->code == LANE_OP_sample))
            return false;
    }
    return true;
}

/* --- all of it --- */

static bool
lay_out(struct maker *m)
{
    uint32_t constants[LR_CONST_BYTES / 4];
    for (uint32_t i = 0; i < LR_CONST_BYTES / 4; i++)
        constants[i] = i % 2 ? i * 0x9e3779b9u : i / 2; /* every second one: a lane's number */
    struct lane_program *p = m->p;
    p->cells_bytes = LR_CELLS;
    p->const_rf = LR_CONSTS;
    p->uniform_rf = LR_UNIFORMS;
    p->uniform_bytes = LR_UNIFORM_BYTES;
    p->rf_bytes = LR_RF;
    p->fpmode = 0x4c0;
    if (lane_program_add_const(p, constants, sizeof constants) != 0)
        return false;
    for (unsigned i = 0; i < 4; i++) {
        const struct lane_indirect ind = {.addr = i % 2 ? LR_CONSTS + 64 : LR_REGISTERS + 64 * i,
                                          .scale = 1u << i,
                                          .lo = LR_REGISTERS + 256 * i,
                                          .hi = LR_REGISTERS + 512 + 256 * i,
                                          .index_type = i & 1 ? LANE_UW : LANE_D,
                                          .per_lane = i == 1 || i == 2,
                                          .per_row = i == 3};
        if (lane_program_add_indirect(p, &ind) == UINT32_MAX)
            return false;
    }
    return true;
}

static void
choose_kernel(struct maker *m, struct emu_kernel *kernel, struct lane_random *about)
{
    *kernel = (struct emu_kernel){.program = m->p,
                                  .code_bytes = LR_CODE_BYTES,
                                  .lanes = (uint8_t)(8u << some(m, 4)),
                                  .payload_bytes = LR_PAYLOAD_BYTES,
                                  .scratch_bytes = LR_SCRATCH_BYTES};
    if (once_in(m, 3))
        start_with_header(kernel, LR_REGISTERS);
    if (once_in(m, 3))
        kernel->payload_rf = LR_REGISTERS + 512;
    about->items = kernel->lanes - (once_in(m, 4) ? some(m, kernel->lanes) : 0);
}

bool
lane_random_program(const uint8_t *bytes, size_t n, struct lane_program *program, struct emu_kernel *kernel,
                    struct lane_random *about)
{
    struct maker m = {.bytes = bytes, .left = n, .p = program};
    *about = (struct lane_random){0};
    choose_kernel(&m, kernel, about);
    const unsigned wounds = once_in(&m, 2) ? 1 + some(&m, 3) : 0;
    m.floats = once_in(&m, 2);
    m.modes = m.floats && once_in(&m, 3);
    if (!lay_out(&m))
        return false;
    put_prologue(&m);
    put_body(&m);
    const uint32_t epilogue = program->op_count;
    put_epilogue(&m);
    if (m.failed || !link(program, epilogue))
        return false;
    for (unsigned i = 0; i < wounds; i++)
        damage(&m);
    about->damaged = wounds > 0;
    about->comparable = is_comparable(program, about->damaged);
    return true;
}
