/* SPDX-License-Identifier: MIT */
/* Makes the records of one lane op, by its family. The reference executes ops that have no fast form. */
#include "emit.h"

#include <assert.h>

#include "control.h"
#include "rotate.h"

static int
emit_ref(struct simd_code *code, const struct lane_op *lane)
{
    struct simd_op *op = simd_append(code);
    if (!op)
        return -1;
    op->fn = code->level->ref;
    op->lane = lane;
    return 0;
}

static enum simd_emit
emit_fast(struct simd_code *code, const struct lane_op *op)
{
    if (simd_control(op->code))
        return simd_emit_control(code, op);
    if (lane_code_family(op->code) == LANE_MEM)
        return simd_emit_memory(code, op);
    if (lane_code_family(op->code) == LANE_IMAGE)
        return simd_emit_image(code, op);
    return simd_emit_alu(code, op);
}

int
simd_emit_op(struct simd_code *code, uint32_t index)
{
    assert(index < code->base.program->op_count);
    const struct lane_op *op = &code->base.program->ops[index];
    const uint32_t before = code->op_count;
    const enum simd_emit result = emit_fast(code, op);
    if (result != SIMD_NO_FORM)
        return result == SIMD_DONE ? 0 : -1;
    code->op_count = before; /* the parts that had a form */
    return emit_ref(code, op);
}

int
simd_emit_rotation(struct simd_code *code, uint32_t index, const uint32_t *rotations)
{
    const struct lane_op op = simd_rotation(code->base.program, index, rotations);
    const enum simd_emit result = simd_emit_alu(code, &op); /* its records do not know the op */
    assert(result != SIMD_NO_FORM);                         /* as shifts of these operands, it has one */
    return result == SIMD_DONE ? 0 : -1;
}

/* If a lane is outside, the reference does one half behind the other. */
static void
add_halves(struct simd_op *message, const struct lane_program *program, uint32_t first, uint32_t second)
{
    assert(second > first && second - first < SIMD_HAS_TARGET);
    message->message = &program->ops[first];
    message->spare = (uint8_t)(second - first);
}

int
simd_emit_wide(struct simd_code *code, const struct lane_op *op, uint32_t first, uint32_t second)
{
    const uint32_t before = code->op_count;
    const bool is_message = lane_code_family(op->code) == LANE_MEM;
    /* records of elementwise ops do not know the op */
    const enum simd_emit result = is_message ? simd_emit_memory(code, op) : simd_emit_alu(code, op);
    if (result == SIMD_NO_FORM)
        code->op_count = before;
    else if (result == SIMD_DONE && is_message)
        add_halves(&code->ops[code->op_count - 1], code->base.program, first, second);
    return result == SIMD_DONE ? 1 : result == SIMD_NO_FORM ? 0 : -1;
}
