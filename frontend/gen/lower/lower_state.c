/* SPDX-License-Identifier: MIT */
/* clang-format off */
/*
 * Architecture registers that mean something (Ivy Bridge PRM, Volume 4 Part 3, 3.3.3), and the exceptions that
 * writing them can raise (lower_exception.c).
 *
 *   ip         read: the instruction's own address; written: a jump
 *   cr0.0      rounding and denormal modes, and from the next instruction on ALT (lower_alt.c), accumulator disable
 *              (lower_acc.c), SPF (lower_spf.c) and vector mask enable (lower_masks.c). The last four are there where
 *              an immediate in the program turns them on; a value of unknown making that does so is a fault elsewhere
 *   cr0.1      starts with the illegal opcode exception enabled, all else disabled, unless the launch says otherwise
 *   sr0        who the thread is, made from its slot (FFTID): TID 1:0, EUID 10:8, subslice 13:12, slice 15:14, and
 *              FFID 7, the thread spawner; sr0.1 has FFTID in 31:23; sr0.2 the dispatch mask, sr0.3 the vector mask
 *   tm0        nanoseconds, from one clock for all threads; never a discontinuity (TmEvent 0)
 *   ce         the channels for which the instruction would execute
 *   n0         0: what the gateway sends is consumed by the wait that follows; read-only
 *   tdr        nothing depends on anything: all invalid
 *   sp, dbg    storage
 */
/* clang-format on */
#include <assert.h>

#include "lower_exception.h"
#include "lower_flow.h"
#include "lower_modes.h"
#include "lower_ops.h"

enum { CR0_MODES = CR0_ALT | CR0_ACC_DISABLE | CR0_SPF | CR0_VME, CR0_USED = 0xffff };

uint32_t
lower_state_base(const struct gen_lower *l, const struct gen_operand *o)
{
    static const uint16_t offsets[] = {
        [GEN_ARF_CE] = ARF_CE,  [GEN_ARF_SP] = ARF_SP,   [GEN_ARF_N] = ARF_N0,    [GEN_ARF_IP] = ARF_IP,
        [GEN_ARF_TM] = ARF_TM0, [GEN_ARF_DBG] = ARF_DBG, [GEN_ARF_TDR] = ARF_TDR, [GEN_ARF_SR] = ARF_SR0};
    if (o->reg || o->arf >= sizeof offsets / sizeof *offsets)
        return 0;
    if (o->arf == GEN_ARF_SR && !l->facts.whole_sr)
        return RF_SR0;
    return offsets[o->arf] ? l->rf.arf + offsets[o->arf] : 0;
}

static bool
is(const struct gen_operand *o, enum gen_arf arf)
{
    return o->file == GEN_FILE_ARF && o->arf == arf;
}

static bool
reads(const struct gen_inst *inst, enum gen_arf arf)
{
    return is(&inst->src[0], arf) || is(&inst->src[1], arf) || is(&inst->src[2], arf);
}

static bool
names(const struct gen_inst *inst, enum gen_arf arf)
{
    return is(&inst->dst, arf) || reads(inst, arf);
}

/* Nothing of sr0 but one dword, the dispatch mask. */
static bool
reads_dispatch_mask_only(const struct gen_inst *inst)
{
    enum { SR0_2 = 8 };
    const struct gen_operand *o = &inst->src[is(&inst->src[1], GEN_ARF_SR)];
    return !is(&inst->dst, GEN_ARF_SR) && o->subreg == SR0_2 &&
           (inst->exec_size == 1 || (!o->vstride && !o->hstride));
}

static struct lane_operand
state(const struct gen_lower *l, unsigned offset)
{
    return lower_region(LANE_UD, l->rf.arf + offset, 0);
}

static struct lane_operand
control(unsigned n)
{
    return lower_region(LANE_UD, RF_CR0 + 4 * n, 0);
}

static void
set(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand dst, uint32_t value)
{
    lower_scalar(l, inst, LANE_OP_mov, dst, lower_imm(LANE_UD, value));
}

/* dst = src op value */
static void
combine(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, struct lane_operand dst,
        struct lane_operand src, uint32_t value)
{
    lower_scalar(l, inst, code, dst, src)->src[1] = lower_imm(LANE_UD, value);
}

static void
or_into(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand dst, struct lane_operand src)
{
    lower_scalar(l, inst, LANE_OP_or, dst, dst)->src[1] = src;
}

static void
clear(struct gen_lower *l, const struct gen_inst *inst, unsigned offset, unsigned bytes)
{
    for (unsigned at = 0; at < bytes; at += 4)
        set(l, inst, state(l, offset + at), 0);
}

/* sr0.3: a group of four channels is on when one of its channels was dispatched. */
static void
make_vector_mask(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct lane_operand mask = state(l, ARF_SR0 + 12), shifted = state(l, ARF_TARGET);
    lower_scalar(l, inst, LANE_OP_mov, mask, lower_region(LANE_UD, RF_DISPATCH, 0));
    for (uint32_t distance = 1; distance <= 2; distance *= 2) {
        combine(l, inst, LANE_OP_shr, shifted, mask, distance);
        or_into(l, inst, mask, shifted);
    }
    combine(l, inst, LANE_OP_and, mask, mask, 0x11111111);
    combine(l, inst, LANE_OP_mul, mask, mask, 15);
}

static void
make_sr0(struct gen_lower *l, const struct gen_inst *inst)
{
    enum { FFID_SPAWNER = 7 << 24, R0_FFTID = 20, FFTID_BITS = 0x1ff };
    static const struct {
        uint32_t bits, shift;
    } fields[] = {{0x1c, 6}, {0x1e0, 7}}; /* EUID; slice and subslice */
    const struct lane_operand id = state(l, ARF_SR0 + 4), who = state(l, ARF_SR0),
                              part = state(l, ARF_TARGET);
    combine(l, inst, LANE_OP_and, id, lower_region(LANE_UD, l->rf.grf + R0_FFTID, 0), FFTID_BITS);
    combine(l, inst, LANE_OP_and, who, id, 3);
    combine(l, inst, LANE_OP_or, who, who, FFID_SPAWNER);
    for (unsigned n = 0; n < sizeof fields / sizeof *fields; n++) {
        combine(l, inst, LANE_OP_and, part, id, fields[n].bits);
        combine(l, inst, LANE_OP_shl, part, part, fields[n].shift);
        or_into(l, inst, who, part);
    }
    combine(l, inst, LANE_OP_shl, id, id, 23);
    lower_scalar(l, inst, LANE_OP_mov, state(l, ARF_SR0 + 8), lower_region(LANE_UD, RF_DISPATCH, 0));
    make_vector_mask(l, inst);
}

/* cr0.1 and what lies behind it. */
static bool
names_exceptions(const struct gen_inst *inst, const struct gen_operand *o)
{
    return is(o, GEN_ARF_CR) && (o->subreg >= 4 || inst->exec_size > 1);
}

/* The modes that a logic instruction with an immediate puts into cr0.0; false: not known. */
static bool
known_modes(const struct gen_inst *inst, uint32_t *modes)
{
    const bool logic = inst->op == GEN_OP_or || inst->op == GEN_OP_xor || inst->op == GEN_OP_and;
    const struct gen_operand *value = &inst->src[logic];
    if (value->file != GEN_FILE_IMM || (logic && !is(&inst->src[0], GEN_ARF_CR)) ||
        (!logic && inst->op != GEN_OP_mov))
        return false;
    *modes = inst->op == GEN_OP_and ? 0 : (uint32_t)value->imm & CR0_MODES;
    return true;
}

void
lower_state_find(struct gen_lower *l)
{
    for (uint32_t i = 0; i < l->count; i++) {
        const struct gen_inst *inst = &l->insts[i];
        if (names(inst, GEN_ARF_SR) && !reads_dispatch_mask_only(inst))
            l->facts.whole_sr = true;
        if (names_exceptions(inst, &inst->dst))
            l->facts.writes_cr1 = true;
        uint32_t modes;
        if (is(&inst->dst, GEN_ARF_CR) && inst->dst.subreg < 4 && known_modes(inst, &modes))
            l->facts.modes |= modes;
    }
    l->facts.whole_sr = l->facts.whole_sr || l->facts.modes & CR0_VME;
}

void
lower_state_prologue(struct gen_lower *l)
{
    static const struct {
        enum gen_arf arf;
        unsigned offset, bytes;
    } zeros[] = {{GEN_ARF_SP, ARF_SP, 16},
                 {GEN_ARF_TDR, ARF_TDR, 16},
                 {GEN_ARF_N, ARF_N0, 16},
                 {GEN_ARF_DBG, ARF_DBG, 8}};
    const struct gen_inst *first = &l->insts[0];
    bool named[GEN_ARF_DBG + 1] = {false}, exceptions = false;
    for (uint32_t i = 0; i < l->count; i++) {
        const struct gen_inst *inst = &l->insts[i];
        for (unsigned arf = 0; arf <= GEN_ARF_DBG; arf++)
            named[arf] = named[arf] || names(inst, (enum gen_arf)arf);
        exceptions = exceptions || names_exceptions(inst, &inst->dst) ||
                     names_exceptions(inst, &inst->src[0]) || names_exceptions(inst, &inst->src[1]);
    }
    for (unsigned n = 0; n < sizeof zeros / sizeof *zeros; n++)
        if (named[zeros[n].arf])
            clear(l, first, zeros[n].offset, zeros[n].bytes);
    l->facts.names_cr1 = exceptions;
    lower_exception_prologue(l, first);
    if (l->facts.whole_sr)
        make_sr0(l, first);
    lower_masks_keep(l, first);
}

uint32_t
lower_branch_if_clear(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand dword,
                      uint32_t bits)
{
    struct lane_op *op = lower_scalar(l, inst, LANE_OP_and, lower_region(LANE_UQ, RF_TEMP_CELL, 0), dword);
    op->src[1] = lower_imm(LANE_UD, bits);
    op = lower_op(l, inst, LANE_OP_brz, LANE_UD);
    op->flags = 0;
    op->ctrl.cell[1] = RF_TEMP_CELL;
    return lower_last_op(l);
}

/* Was ip written? Only for the channel that is enabled. */
static void
note_written(struct gen_lower *l, const struct gen_inst *inst)
{
    set(l, inst, state(l, ARF_WRITTEN), 0);
    struct lane_op *op = lower_op(l, inst, LANE_OP_mov, LANE_UD);
    op->lanes = 1;
    op->dst = state(l, ARF_WRITTEN);
    op->src[0] = lower_imm(LANE_UD, 1);
    lower_predicate(l, inst, op);
}

static void
read_channel_enables(struct gen_lower *l, const struct gen_inst *inst)
{
    struct lane_op *op = lower_op(l, inst, LANE_OP_mmov, LANE_UD);
    op->flags = 0;
    op->ctrl.cell[0] = RF_TEMP_CELL;
    op->ctrl.cell[1] = RF_EXEC;
    lower_scalar(l, inst, LANE_OP_mov, state(l, ARF_CE), lower_region(LANE_UD, RF_TEMP_CELL, 0));
}

static void
read_clock(struct gen_lower *l, const struct gen_inst *inst)
{
    struct lane_op *op = lower_op(l, inst, LANE_OP_clock, LANE_UQ);
    op->lanes = 1;
    op->chan = 0;
    op->flags = LANE_NOMASK;
    op->dst = lower_region(LANE_UQ, l->rf.arf + ARF_TM0, 0);
    clear(l, inst, ARF_TM0 + 8, 24);
}

void
lower_state_before(struct gen_lower *l, const struct gen_inst *inst)
{
    if (reads(inst, GEN_ARF_IP) || lower_writes_ip(inst))
        set(l, inst, state(l, ARF_IP), l->kernel->code_address + inst->offset);
    if (lower_writes_ip(inst) && (inst->pred_ctrl || !inst->nomask))
        note_written(l, inst);
    if (reads(inst, GEN_ARF_CE))
        read_channel_enables(l, inst);
    if (reads(inst, GEN_ARF_TM))
        read_clock(l, inst);
}

/* --- what writing them does --- */

static void
control_written(struct gen_lower *l, const struct gen_inst *inst)
{
    const bool inside = lower_in_routine(l, inst);
    uint32_t modes;
    if (!known_modes(inst, &modes)) {
        const uint32_t none = lower_branch_if_clear(l, inst, control(0), CR0_MODES & ~l->facts.modes);
        lower_trap_with(l, inst, EMU_FAULT_MODE);
        lower_label(l, none);
        combine(l, inst, LANE_OP_and, control(0), control(0), CR0_USED | (inside ? CR0_MASTER : 0));
    } else if (lower_has_routine(l) && !inside) {
        combine(l, inst, LANE_OP_and, control(0), control(0), CR0_USED);
    }
    lower_mode_change(l, inst);
    lower_masks_change(l, inst);
    if (l->facts.modes & CR0_SPF)
        lower_spf_begin(l, inst);
    if (inside)
        lower_exception_return(l, inst);
}

static void
ip_written(struct gen_lower *l, const struct gen_inst *inst)
{
    uint32_t skip = UINT32_MAX;
    if (inst->pred_ctrl || !inst->nomask)
        skip = lower_branch_if_clear(l, inst, state(l, ARF_WRITTEN), 1);
    lower_jump_by_ip(l, inst);
    if (skip != UINT32_MAX)
        lower_label(l, skip);
}

void
lower_state_after(struct gen_lower *l, const struct gen_inst *inst)
{
    if (inst->op == GEN_OP_wait)
        return;
    if (is(&inst->dst, GEN_ARF_CR) && inst->dst.subreg < 4)
        control_written(l, inst);
    if (names_exceptions(inst, &inst->dst))
        lower_exception_written(l, inst);
    if (is(&inst->dst, GEN_ARF_N))
        clear(l, inst, ARF_N0, 16);
    if (is(&inst->dst, GEN_ARF_TDR))
        clear(l, inst, ARF_TDR, 16);
    if (lower_writes_ip(inst))
        ip_written(l, inst);
}
