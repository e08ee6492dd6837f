/* SPDX-License-Identifier: MIT */
#include "rig.h"

#include <stdlib.h>
#include <string.h>

void
rig_open(struct rig *r)
{
    memset(r, 0, sizeof *r);
    r->program = lane_program_new();
    r->rf = aligned_alloc(64, RIG_RF + LANE_RF_SLACK);
    assert_non_null(r->program);
    assert_non_null(r->rf);
    memset(r->rf, 0, RIG_RF + LANE_RF_SLACK);
    r->program->rf_bytes = RIG_RF;
    r->program->cells_bytes = RIG_CELLS;
    r->kernel.program = r->program;
    r->kernel.lanes = 16;
    r->launch.kernel = &r->kernel;
    r->thread.rf = r->rf;
    r->thread.launch = &r->launch;
}

void
rig_close(struct rig *r)
{
    lane_program_free(r->program);
    free(r->rf);
}

void
rig_clear(struct rig *r)
{
    r->program->op_count = 0;
    r->program->entry_count = 0;
    r->program->indirect_count = 0;
}

struct lane_op *
rig_op(struct rig *r, enum lane_code code, enum lane_type type)
{
    struct lane_op *op = lane_program_append(r->program);
    assert_non_null(op);
    op->code = (uint16_t)code;
    op->type = (uint8_t)type;
    op->lanes = 16;
    op->inst = (r->program->op_count - 1) * 16;
    return op;
}

enum emu_stop
rig_run(struct rig *r, uint64_t exec, uint32_t fpmode)
{
    struct emu_error error = {.kind = EMU_OK};
    rig_op(r, LANE_OP_end, LANE_UB);
    if (lane_program_check(r->program, &error) != 0)
        fail_msg("%s", error.text);
    memcpy(r->rf, &exec, sizeof exec);
    r->thread.pc = 0;
    r->thread.fpmode = fpmode;
    const unsigned saved = emu_fpmode_enter(fpmode);
    const enum emu_stop stop = emu_ref_run(r->program, &r->thread);
    emu_fpmode_leave(saved);
    r->program->op_count--;
    return stop;
}

struct lane_operand
rig_packed(enum lane_type type, uint32_t base)
{
    const int16_t bytes = (int16_t)lane_type_bytes(type);
    return (struct lane_operand){.kind = LANE_REG,
                                 .type = (uint8_t)type,
                                 .width = 8,
                                 .vstride = (int16_t)(8 * bytes),
                                 .hstride = bytes,
                                 .base = base};
}

struct lane_operand
rig_scalar(enum lane_type type, uint32_t base)
{
    return (struct lane_operand){.kind = LANE_REG, .type = (uint8_t)type, .width = 1, .base = base};
}

struct lane_operand
rig_imm(enum lane_type type, uint64_t bits)
{
    return (struct lane_operand){.kind = LANE_IMM, .type = (uint8_t)type, .imm = bits};
}

uint64_t
rig_get(const struct rig *r, uint32_t base, enum lane_type type, unsigned lane)
{
    uint64_t bits = 0;
    memcpy(&bits, r->rf + base + lane * lane_type_bytes(type), lane_type_bytes(type));
    return bits;
}

void
rig_put(struct rig *r, uint32_t base, enum lane_type type, unsigned lane, uint64_t bits)
{
    memcpy(r->rf + base + lane * lane_type_bytes(type), &bits, lane_type_bytes(type));
}

struct lane_op *
rig_elementwise(struct rig *r, enum lane_code code, enum lane_type type)
{
    static const uint32_t bases[3] = {RIG_A, RIG_B, RIG_C};
    struct lane_op *op = rig_op(r, code, type);
    op->dst = rig_packed(type, RIG_DST);
    for (unsigned n = 0; n < lane_code_sources(code); n++)
        op->src[n] = rig_packed(type, bases[n]);
    return op;
}
