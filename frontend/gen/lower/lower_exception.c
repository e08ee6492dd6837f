/* SPDX-License-Identifier: MIT */
/* clang-format off */
/*
 * Exceptions (Ivy Bridge PRM, Volume 4 Part 3, chapter 4). The instructions that can raise one set its bit in cr0.1, put
 * the address to return to (AIP) into cr0.2, set the master bit of cr0.0, and go on in the System Routine. It is code of
 * the same program, behind the kernel's own, so all of this is ordinary ops and jumps; and a program without the routine
 * has none of them. Where the routine clears the master bit it jumps to AIP.
 *
 *   exception      raised by                                                         bit  enable  AIP
 *   breakpoint     DebugCtrl, an IP, an opcode, or bit 31 itself (single steps)       31      15  the instruction
 *   external halt  the host                                                           30       -  the instruction
 *   software       writing the bit                                                    29      13  the next one
 *   illegal        illegal and undefined opcodes                                      28      12  the instruction
 *
 * Stack overflow, bit 27 and its enable 11, is never raised, because there is no stack: of the architecture registers in
 * 3.3.3 none is a mask stack or a stack pointer (Gen8 has sp, which is only read and written), no instruction of chapter 6 pushes, and each channel has an instruction
 * pointer instead. The chapter's own lists of exceptions and of AIP's values leave it out; what 4.2.6 says about full
 * mask stacks is left over from GPUs that had them. A program that sets the bit gets nothing: "has no effect on hardware".
 *
 * Context save and restore (4.3.4) comes from a preemption, which ends the thread where the routine clears the master
 * bit and lets a dummy thread restore it later. Launches here keep their core to the end, so nothing preempts them; a
 * routine that saves and restores every register runs like any other (conformance/gen_launch/launches/save.launch).
 *
 * What 4.4 lists raises nothing either: bad operands and messages are refused when the program is built, or end the
 * launch as a fault where only the run can tell; a register number is always one of 128; a hung thread is the watchdog's;
 * a fetch outside of the code is a fault of the jump; floating point and overflow raise nothing.
 *
 * Channels: those that are enabled go into the routine together and come back together. The others wait where they
 * waited; single program flow in the routine does not touch them.
 *
 * Without a routine the launch ends with a fault. The thread's cr0.0 to cr0.2 are then behind its scratch memory
 * (emu_kernel.control_scratch), because registers do not outlive a thread in every engine.
 */
/* clang-format on */
#include "lower_exception.h"

#include <assert.h>

#include "frontend/system.h"
#include "gen/isa/gen_isa.h"
#include "lower_flow.h"
#include "lower_functions.h"
#include "lower_modes.h"
#include "lower_ops.h"

enum { AIP_USED = 0xfffffff8 };

static const struct fe_system *
system_of(const struct gen_lower *l)
{
    static const struct fe_system none = {.routine = FE_NO_ROUTINE, .enabled = FE_ENABLE_ILLEGAL};
    return l->kernel->system ? l->kernel->system : &none;
}

bool
lower_has_routine(const struct gen_lower *l)
{
    return system_of(l)->routine != FE_NO_ROUTINE;
}

bool
lower_in_routine(const struct gen_lower *l, const struct gen_inst *inst)
{
    return inst->offset >= system_of(l)->routine;
}

bool
lower_has_exceptions(const struct gen_lower *l)
{
    return l->kernel->system || l->facts.names_cr1;
}

static bool
writes_control(const struct gen_inst *inst, unsigned dword)
{
    const struct gen_operand *o = &inst->dst;
    const unsigned first = o->subreg / 4u;
    return o->file == GEN_FILE_ARF && o->arf == GEN_ARF_CR && first <= dword &&
           dword < first + inst->exec_size;
}

bool
lower_leaves_routine(const struct gen_lower *l, const struct gen_inst *inst)
{
    const bool and = inst->op == GEN_OP_and, mov = inst->op == GEN_OP_mov;
    const struct gen_operand *value = &inst->src[and];
    const bool wide = value->type == GEN_UD || value->type == GEN_D;
    return lower_in_routine(l, inst) && writes_control(inst, 0) && (and || mov) &&
           value->file == GEN_FILE_IMM && (wide ? !(value->imm & CR0_MASTER) : value->type == GEN_UW) &&
           inst->nomask && !inst->pred_ctrl;
}

/* --- where exceptions come from and go to --- */

static bool
is_listed(const struct fe_system *system, const struct gen_inst *inst, uint8_t opcode)
{
    for (uint32_t n = 0; n < system->address_count; n++)
        if (system->addresses[n] == inst->offset)
            return true;
    for (uint32_t n = 0; n < system->opcode_count; n++)
        if (system->opcodes[n] == opcode)
            return true;
    return false;
}

static bool
has_breakpoint(const struct gen_lower *l, const struct gen_inst *inst)
{
    const struct fe_system *system = system_of(l);
    const bool may_be_enabled = l->facts.writes_cr1 || system->enabled & FE_ENABLE_BREAKPOINT;
    return may_be_enabled && (inst->debug || is_listed(system, inst, l->kernel->code[inst->offset] & 0x7f));
}

/* An exception may come before any instruction. */
static bool
comes_anywhere(const struct gen_lower *l)
{
    return system_of(l)->steps || system_of(l)->halts;
}

static bool
sets_return_address(const struct gen_lower *l)
{
    for (uint32_t i = 0; i < l->count; i++)
        if (writes_control(&l->insts[i], 2))
            return true;
    return false;
}

static bool
returns_to(const struct gen_lower *l, uint32_t index)
{
    const struct gen_inst *inst = &l->insts[index];
    return has_breakpoint(l, inst) || inst->op == GEN_OP_illegal ||
           (index && writes_control(&l->insts[index - 1], 1));
}

void
lower_exception_mark(struct gen_lower *l)
{
    if (!lower_has_routine(l))
        return;
    const bool anywhere = comes_anywhere(l) || sets_return_address(l);
    for (uint32_t i = 0; i < l->count && !lower_in_routine(l, &l->insts[i]); i++)
        if (anywhere || returns_to(l, i))
            l->points[i].landing = l->points[i].jumped_to = true;
    l->facts.routine = lower_find(l, system_of(l)->routine);
    assert(l->facts.routine < l->count);
    l->points[l->facts.routine].jumped_to = l->points[l->facts.routine].landed_on = true;
}

/* --- cr0 --- */

static struct lane_operand
control(unsigned n)
{
    return lower_region(LANE_UD, RF_CR0 + 4 * n, 0);
}

static struct lane_operand
kept(const struct gen_lower *l, unsigned offset)
{
    return lower_region(LANE_UD, l->rf.arf + offset, 0);
}

static void
set_bits(struct gen_lower *l, const struct gen_inst *inst, unsigned n, uint32_t bits)
{
    lower_scalar(l, inst, LANE_OP_or, control(n), control(n))->src[1] = lower_imm(LANE_UD, bits);
}

static uint32_t
branch(struct gen_lower *l, const struct gen_inst *inst)
{
    lower_op(l, inst, LANE_OP_br, LANE_UD)->flags = 0;
    return lower_last_op(l);
}

void
lower_exception_prologue(struct gen_lower *l, const struct gen_inst *first)
{
    if (lower_has_exceptions(l))
        lower_scalar(l, first, LANE_OP_mov, control(1), lower_imm(LANE_UD, system_of(l)->enabled));
    if (system_of(l)->halts)
        lower_scalar(l, first, LANE_OP_mov, kept(l, ARF_SYSTEM_SEEN), lower_imm(LANE_UD, 0));
}

/* --- into the System Routine, and out of it --- */

static void
keep_mask(struct gen_lower *l, const struct gen_inst *inst, unsigned offset, uint32_t cell)
{
    lower_mask_op(l, inst, LANE_OP_mmov, RF_TEMP_CELL, cell, cell);
    lower_scalar(l, inst, LANE_OP_mov, kept(l, offset), lower_region(LANE_UD, RF_TEMP_CELL, 0));
}

static void
restore_mask(struct gen_lower *l, const struct gen_inst *inst, unsigned offset, uint32_t cell)
{
    lower_scalar(l, inst, LANE_OP_mov, lower_region(LANE_UQ, RF_TEMP_CELL, 0), kept(l, offset));
    lower_mask_op(l, inst, LANE_OP_mmov, cell, RF_TEMP_CELL, RF_TEMP_CELL);
}

static void
enter(struct gen_lower *l, const struct gen_inst *inst)
{
    set_bits(l, inst, 0, CR0_MASTER);
    keep_mask(l, inst, ARF_SYSTEM_EXEC, RF_EXEC);
    keep_mask(l, inst, ARF_SYSTEM_CALL, RF_CALL_MASK);
    branch(l, inst);
    lower_target(l, l->facts.routine);
}

/* cr0.0 to cr0.2 for the host. */
static void
note_control(struct gen_lower *l, const struct gen_inst *inst)
{
    enum { DWORDS = 3 };
    struct lane_op *op = lower_op(l, inst, LANE_OP_store, LANE_UD);
    op->lanes = DWORDS;
    op->chan = 0;
    op->flags = LANE_NOMASK;
    op->mem.elem = 4;
    op->mem.comp_mask = 1;
    op->mem.linear = true;
    op->mem.space = LANE_SPACE_SCRATCH;
    op->mem.addr_mask = UINT32_MAX;
    op->mem.offset = lower_control_scratch(l->kernel);
    op->src[0] = lower_imm(LANE_UD, 0);
    op->src[1] = lower_region(LANE_UD, RF_CR0, 4);
    l->notes_control = true;
}

static void
end(struct gen_lower *l, const struct gen_inst *inst, enum emu_fault_kind kind)
{
    set_bits(l, inst, 0, CR0_MASTER);
    note_control(l, inst);
    lower_trap_with(l, inst, kind);
}

/* The exception of that bit, to return to `offset`. */
static void
raise(struct gen_lower *l, const struct gen_inst *inst, uint32_t bit, enum emu_fault_kind kind,
      int64_t offset)
{
    const uint64_t address = (uint32_t)(l->kernel->code_address + (uint64_t)offset);
    if (!lower_has_exceptions(l))
        lower_scalar(l, inst, LANE_OP_mov, control(1), lower_imm(LANE_UD, system_of(l)->enabled));
    set_bits(l, inst, 1, bit);
    lower_scalar(l, inst, LANE_OP_mov, control(2), lower_imm(LANE_UD, address));
    if (lower_has_routine(l) && !lower_in_routine(l, inst))
        enter(l, inst);
    else
        end(l, inst, kind);
}

/* What is still pending begins the routine once more, with the same AIP. */
static void
enter_again_if(struct gen_lower *l, const struct gen_inst *inst, uint32_t raised, uint32_t enabled)
{
    const uint32_t none = lower_branch_if_clear(l, inst, control(1), raised);
    const uint32_t disabled = enabled ? lower_branch_if_clear(l, inst, control(1), enabled) : none;
    enter(l, inst);
    lower_label(l, none);
    lower_label(l, disabled);
}

static void
leave(struct gen_lower *l, const struct gen_inst *inst)
{
    restore_mask(l, inst, ARF_SYSTEM_EXEC, RF_EXEC);
    restore_mask(l, inst, ARF_SYSTEM_CALL, RF_CALL_MASK);
    enter_again_if(l, inst, FE_RAISED_HALT, 0);
    enter_again_if(l, inst, FE_RAISED_SOFTWARE, FE_ENABLE_SOFTWARE);
    const struct lane_operand to = kept(l, ARF_TARGET);
    lower_scalar(l, inst, LANE_OP_and, to, control(2))->src[1] = lower_imm(LANE_UD, AIP_USED);
    const struct lane_operand offset = lower_offset_from(l, inst, to, -(int64_t)l->kernel->code_address, 0);
    lower_go_to_address(l, inst, &offset);
}

void
lower_exception_return(struct gen_lower *l, const struct gen_inst *inst)
{
    if (lower_leaves_routine(l, inst)) {
        leave(l, inst);
        return;
    }
    const uint32_t leaves = lower_branch_if_clear(l, inst, control(0), CR0_MASTER), stays = branch(l, inst);
    lower_label(l, leaves);
    leave(l, inst);
    lower_label(l, stays);
}

/* --- each exception --- */

/* Breakpoint Suppress (cr0.0, bit 15) lets one of them pass. */
static void
check_breakpoint(struct gen_lower *l, const struct gen_inst *inst)
{
    const uint32_t disabled = lower_branch_if_clear(l, inst, control(1), FE_ENABLE_BREAKPOINT);
    const uint32_t raised = lower_branch_if_clear(l, inst, control(0), CR0_BREAKPOINT_SUPPRESS);
    lower_scalar(l, inst, LANE_OP_and, control(0), control(0))->src[1] =
        lower_imm(LANE_UD, ~(uint32_t)CR0_BREAKPOINT_SUPPRESS);
    const uint32_t suppressed = branch(l, inst);
    lower_label(l, raised);
    raise(l, inst, FE_RAISED_BREAKPOINT, EMU_FAULT_BREAKPOINT, inst->offset);
    lower_label(l, disabled);
    lower_label(l, suppressed);
}

/* The routine is not interrupted; the exception waits. */
static void
latch_breakpoint(struct gen_lower *l, const struct gen_inst *inst)
{
    const uint32_t disabled = lower_branch_if_clear(l, inst, control(1), FE_ENABLE_BREAKPOINT);
    set_bits(l, inst, 1, FE_RAISED_BREAKPOINT);
    lower_label(l, disabled);
}

/* temporary dword = how many halts the host has signalled */
static struct lane_operand
load_halts(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct lane_operand count = lower_region(LANE_UD, lower_temp(l, 0), 4);
    struct lane_op *op = lower_op(l, inst, LANE_OP_load, LANE_UD);
    op->lanes = 1;
    op->chan = 0;
    op->flags = LANE_NOMASK;
    op->mem.elem = 4;
    op->mem.comp_mask = 1;
    op->mem.linear = true;
    op->mem.space = LANE_SPACE_SURFACE;
    op->mem.surface = system_of(l)->halt_surface;
    op->mem.addr_mask = UINT32_MAX;
    op->src[0] = lower_imm(LANE_UD, 0);
    op->dst = count;
    return lower_region(LANE_UD, count.base, 0);
}

static void
check_halt(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct lane_operand seen = kept(l, ARF_SYSTEM_SEEN), count = load_halts(l, inst);
    const struct lane_operand new = lower_region(LANE_UD, lower_temp(l, 1), 0);
    lower_scalar(l, inst, LANE_OP_xor, new, count)->src[1] = seen;
    const uint32_t same = lower_branch_if_clear(l, inst, new, UINT32_MAX);
    lower_scalar(l, inst, LANE_OP_mov, seen, count);
    set_bits(l, inst, 1, FE_RAISED_HALT);
    lower_label(l, same);
    const uint32_t none = lower_branch_if_clear(l, inst, control(1), FE_RAISED_HALT);
    raise(l, inst, FE_RAISED_HALT, EMU_FAULT_HALT, inst->offset);
    lower_label(l, none);
}

void
lower_exception_before(struct gen_lower *l, const struct gen_inst *inst)
{
    const bool inside = lower_in_routine(l, inst), here = has_breakpoint(l, inst);
    if (!inside && system_of(l)->halts)
        check_halt(l, inst);
    if (here && inside) {
        latch_breakpoint(l, inst);
    } else if (here) {
        check_breakpoint(l, inst);
    } else if (!inside && system_of(l)->steps) {
        const uint32_t none = lower_branch_if_clear(l, inst, control(1), FE_RAISED_BREAKPOINT);
        check_breakpoint(l, inst);
        lower_label(l, none);
    }
}

/* In the System Routine the bit waits until it is left. */
void
lower_exception_written(struct gen_lower *l, const struct gen_inst *inst)
{
    if (lower_in_routine(l, inst))
        return;
    const uint32_t unset = lower_branch_if_clear(l, inst, control(1), FE_RAISED_SOFTWARE);
    const uint32_t disabled = lower_branch_if_clear(l, inst, control(1), FE_ENABLE_SOFTWARE);
    raise(l, inst, FE_RAISED_SOFTWARE, EMU_FAULT_SOFTWARE, lower_next_offset(inst));
    lower_label(l, unset);
    lower_label(l, disabled);
}

/* Illegal and undefined opcodes. A disabled exception is undefined behaviour (4.3.1) and ends the launch. */
void
lower_trap(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    (void)code;
    const enum emu_fault_kind kind = l->kernel->code[inst->offset] ? EMU_FAULT_UNDEFINED : EMU_FAULT_ILLEGAL;
    if (!lower_has_routine(l) || lower_in_routine(l, inst)) {
        raise(l, inst, FE_RAISED_ILLEGAL, kind, inst->offset);
        return;
    }
    const uint32_t disabled = lower_branch_if_clear(l, inst, control(1), FE_ENABLE_ILLEGAL);
    raise(l, inst, FE_RAISED_ILLEGAL, kind, inst->offset);
    lower_label(l, disabled);
    set_bits(l, inst, 1, FE_RAISED_ILLEGAL);
    note_control(l, inst);
    lower_trap_with(l, inst, kind);
}
