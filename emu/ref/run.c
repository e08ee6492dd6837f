/* SPDX-License-Identifier: MIT */
/* The reference engine's loop and the CTRL family. */
#include <assert.h>
#include <string.h>

#include "emu/kernel.h"
#include "ref_priv.h"

/* What a control op decides. */
enum step { STEP_ON, STEP_END, STEP_BARRIER, STEP_FAULT };

static enum step
fault(struct emu_thread *t, const struct lane_op *op, enum emu_fault_kind kind)
{
    t->fault = (struct emu_fault){.kind = kind, .inst = op->inst, .lanes = ref_cell(t->rf, LANE_EXEC_CELL)};
    return STEP_FAULT;
}

/* t->pc is already the next op. A branch to an op at or before this one checks the watchdog's flag. */
static enum step
go(const struct lane_op *op, struct emu_thread *t, uint32_t target)
{
    const bool backward = target < t->pc;
    t->pc = target;
    if (backward && t->stop && __atomic_load_n(t->stop, __ATOMIC_RELAXED))
        return fault(t, op, EMU_FAULT_HANG);
    return STEP_ON;
}

static enum step
go_if(bool condition, const struct lane_op *op, struct emu_thread *t)
{
    return condition ? go(op, t, op->ctrl.target) : STEP_ON;
}

/* The channels of the execution mask for which the op's predicate holds. */
static uint64_t
predicated_exec(const struct lane_op *op, const uint8_t *rf)
{
    return ref_cell(rf, LANE_EXEC_CELL) & ref_pred(op, rf) << op->chan;
}

static enum step
divert(const struct lane_op *op, struct emu_thread *t)
{
    const uint64_t exec = ref_cell(t->rf, LANE_EXEC_CELL), leaving = predicated_exec(op, t->rf);
    const uint32_t cell = op->ctrl.cell[0];
    ref_set_cell(t->rf, cell, ref_cell(t->rf, cell) | leaving);
    ref_set_cell(t->rf, LANE_EXEC_CELL, exec & ~leaving);
    return go_if((exec & ~leaving) == 0, op, t);
}

static enum step
join(const struct lane_op *op, struct emu_thread *t)
{
    const uint32_t cell = op->ctrl.cell[0];
    const uint64_t exec = ref_cell(t->rf, LANE_EXEC_CELL) | ref_cell(t->rf, cell);
    ref_set_cell(t->rf, cell, 0);
    ref_set_cell(t->rf, LANE_EXEC_CELL, exec);
    return go_if(exec == 0, op, t);
}

static enum step
loop(const struct lane_op *op, struct emu_thread *t)
{
    const uint64_t exec = ref_cell(t->rf, LANE_EXEC_CELL), again = predicated_exec(op, t->rf);
    const uint32_t cell = op->ctrl.cell[0];
    if (again == 0)
        return STEP_ON;
    ref_set_cell(t->rf, cell, ref_cell(t->rf, cell) | (exec & ~again));
    ref_set_cell(t->rf, LANE_EXEC_CELL, again);
    return go(op, t, op->ctrl.target);
}

static enum step
call(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t)
{
    assert(t->pc < p->op_count);
    ref_store(p, t->rf, &op->dst, 0, p->ops[t->pc].inst);
    return go(op, t, op->ctrl.target);
}

static enum step
ret(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t)
{
    const uint32_t inst = (uint32_t)ref_load(p, t->rf, &op->src[0], 0);
    uint32_t low = 0, high = p->entry_count;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (p->entries[middle].inst < inst)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == p->entry_count || p->entries[low].inst != inst)
        return fault(t, op, EMU_FAULT_JUMP);
    return go(op, t, p->entries[low].op);
}

static enum step
control(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t)
{
    switch (op->code) {
    case LANE_OP_br:
        return go(op, t, op->ctrl.target);
    case LANE_OP_brz:
        return go_if(ref_cell(t->rf, op->ctrl.cell[1]) == 0, op, t);
    case LANE_OP_brnz:
        return go_if(ref_cell(t->rf, op->ctrl.cell[1]) != 0, op, t);
    case LANE_OP_brf:
        return go_if(ref_pred(op, t->rf) != 0, op, t);
    case LANE_OP_divert:
        return divert(op, t);
    case LANE_OP_join:
        return join(op, t);
    case LANE_OP_loop:
        return loop(op, t);
    case LANE_OP_call:
        return call(p, op, t);
    case LANE_OP_ret:
        return ret(p, op, t);
    case LANE_OP_fpmode:
        t->fpmode = (uint32_t)ref_load(p, t->rf, &op->src[0], 0);
        emu_fpmode_enter(t->fpmode);
        return STEP_ON;
    case LANE_OP_barrier:
        return STEP_BARRIER;
    case LANE_OP_end:
        return STEP_END;
    default:
        assert(op->code == LANE_OP_trap);
        return fault(t, op, emu_fault_of_trap(op));
    }
}

bool
emu_ref_op(const struct lane_program *program, const struct lane_op *op, struct emu_thread *t)
{
    switch (lane_code_family(op->code)) {
    case LANE_MEM:
        return ref_mem(program, op, t);
    case LANE_IMAGE:
        return op->code == LANE_OP_texture ? ref_texture(program, op, t) : ref_image(program, op, t);
    case LANE_MASK:
        ref_mask(op, t->rf);
        return true;
    default:
        assert(lane_code_family(op->code) != LANE_CTRL);
        ref_elementwise(program, op, t);
        return true;
    }
}

static enum step
step(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t)
{
    if (lane_code_family(op->code) == LANE_CTRL)
        return control(p, op, t);
    return emu_ref_op(p, op, t) ? STEP_ON : STEP_FAULT;
}

static const enum emu_stop stops[] = {
    [STEP_END] = EMU_STOP_END, [STEP_BARRIER] = EMU_STOP_BARRIER, [STEP_FAULT] = EMU_STOP_FAULT};

bool
emu_ref_step(const struct lane_program *program, struct emu_thread *t, enum emu_stop *stop)
{
    assert(t->pc < program->op_count);
    const struct lane_op *op = &program->ops[t->pc++];
    const enum step next = step(program, op, t);
    if (next != STEP_ON)
        *stop = stops[next];
    return next == STEP_ON;
}

enum emu_stop
emu_ref_run(const struct lane_program *program, struct emu_thread *t)
{
    enum step next;
    do {
        assert(t->pc < program->op_count);
        const struct lane_op *op = &program->ops[t->pc++];
        next = step(program, op, t);
    } while (next == STEP_ON);
    return stops[next];
}
