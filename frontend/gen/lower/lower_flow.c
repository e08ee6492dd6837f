/* SPDX-License-Identifier: MIT */
/* clang-format off */
/*
 * Control flow: from an instruction pointer per channel to wait cells.
 *
 * The manual (Ivy Bridge PRM, Volume 4 Part 3, section 6.2) gives every channel n its own PcIP[n]; an instruction
 * at IP works on the channels with PcIP[n] == IP. Branch instructions set PcIP of some channels and then move IP by
 * a rule of their own (to JIP when no channel goes on at IP + 1). The lane program has instead the set exec of
 * channels with PcIP == IP and, for each instruction T that some branch names as a channel's next place, a cell
 * wait[T] of channels with PcIP == T that are not in exec. The two are equal because
 *
 *   - a channel that leaves exec does so only in a branch, which names its new PcIP statically (UIP, JIP or the
 *     next instruction), so it goes into exactly one cell: `divert`, and `loop` for the channels that do not jump;
 *   - whenever IP becomes T, by falling through or by a jump, the first op of T is `join wait[T]`: all channels
 *     with PcIP == T become active again, which is the enabling rule itself;
 *   - all other channels have PcIP == IP and advance with it.
 *
 * IP is moved by the instruction's own rule and by nothing else, so code between a branch and its JIP runs also with
 * no channel active, as on hardware, where NoMask instructions would execute there.
 *
 * What each instruction names, on Gen8 and Gen9 (offsets in bytes from the instruction itself):
 *
 *   if             channels without the predicate: JIP (behind the else, or the endif); none left: IP to JIP.
 *                  With BranchCtrl they go to UIP, and JIP is a join inside the block
 *   else           all channels: JIP (the endif), with BranchCtrl UIP. IP goes on behind the else when channels of
 *                  the if wait there, else to JIP
 *   endif, join    none active after the join: IP to JIP. A join can have a predicate (IGA's tables; no manual at
 *                  hand has its page, no compiler makes one): "none" is then none with it, as WrEn of 6.2 has it,
 *                  and the others go on behind the join
 *   while          channels with the predicate: JIP, backwards; the others wait behind the while
 *   break          UIP; none left: IP to JIP. UIP is the while itself but a broken channel does not evaluate the
 *                  while again: it waits behind it. (A literal reading would let it loop.)
 *   cont           UIP, the while: waits before it is evaluated
 *   halt, brc      UIP; none left: IP to JIP
 *   goto           channels WITHOUT the predicate: UIP; none left: IP to JIP. (Gen8 and Gen9 jump on false: compilers
 *                  write an unconditional goto as a cleared flag and its test.) With BranchCtrl, the backward form:
 *                  channels with the predicate go to UIP, and so does IP if there is one; the others wait at JIP
 *   brd            channels with the predicate: JIP, and so does IP if there is one; the others wait behind it
 *
 * "None left" is: PcIP[n] != IP + 1 for all n. Channels that wait at the next instruction count; where the next
 * instruction is no place to wait at, that is a test of exec alone.
 *
 * Channels outside the execution size of an `if` or `goto` count as not enabled, so they leave too.
 *
 * NoMask skips the check PcIP[n] == IP (6.2): the instruction enables every channel that was dispatched, wherever it
 * waits. So all channels of the execution size are fetched out of their cells first. An endif or join with NoMask
 * never finds the channels disabled and does not jump.
 *
 * Distances in registers: lower_jump.c.
 */
/* clang-format on */
#include <assert.h>
#include <stdlib.h>

#include "gen/isa/gen_isa.h"
#include "gen/isa/gen_message.h"
#include "lower_exception.h"
#include "lower_flow.h"
#include "lower_functions.h"
#include "lower_ops.h"

static uint32_t
target_index(struct gen_lower *l, const struct gen_inst *inst, int64_t offset)
{
    const uint32_t index = lower_find(l, offset);
    if (index == UINT32_MAX) {
        lower_refuse_with(l, inst, EMU_INVALID, "branch to offset %lld, where no instruction starts",
                          (long long)offset);
        return 0;
    }
    return index;
}

uint32_t
lower_jip_index(struct gen_lower *l, const struct gen_inst *inst)
{
    int64_t offset;
    if (lower_jip(l, inst, &offset))
        return target_index(l, inst, offset);
    assert(!"a distance in a register");
    return 0;
}

uint32_t
lower_uip_index(struct gen_lower *l, const struct gen_inst *inst)
{
    int64_t offset;
    if (lower_uip(inst, &offset))
        return target_index(l, inst, offset);
    assert(!"a distance in a register");
    return 0;
}

uint32_t
lower_next_index(struct gen_lower *l, const struct gen_inst *inst)
{
    return target_index(l, inst, lower_next_offset(inst));
}

/* The target of the channels that a branch takes (for if and else: that do not go on behind it). */
static uint32_t
taken_index(struct gen_lower *l, const struct gen_inst *inst)
{
    if ((inst->op == GEN_OP_if || inst->op == GEN_OP_else) && !inst->branch_ctrl)
        return lower_jip_index(l, inst);
    const uint32_t uip = lower_uip_index(l, inst);
    if (inst->op == GEN_OP_break && !l->failed && l->insts[uip].op == GEN_OP_while)
        return lower_next_index(l, &l->insts[uip]);
    return uip;
}

static void
mark(struct gen_lower *l, uint32_t index)
{
    if (l->points[index].cell)
        return;
    l->points[index].cell = l->rf.cells_bytes;
    l->rf.cells_bytes += 8;
}

/* Every place a register can name. */
static void
mark_landings(struct gen_lower *l)
{
    for (uint32_t i = 0; i < l->facts.landing_count && !l->facts.landings_marked; i++)
        mark(l, l->facts.landings[i]);
    l->facts.landings_marked = true;
}

static void
mark_instruction(struct gen_lower *l, const struct gen_inst *inst)
{
    switch (inst->op) {
    case GEN_OP_else:
    case GEN_OP_if:
    case GEN_OP_break:
    case GEN_OP_cont:
    case GEN_OP_halt:
        mark(l, taken_index(l, inst));
        return;
    case GEN_OP_join:
        if (inst->pred_ctrl)
            mark(l, lower_next_index(l, inst));
        return;
    case GEN_OP_while:
    case GEN_OP_brd:
    case GEN_OP_call:
    case GEN_OP_calla:
        mark(l, lower_next_index(l, inst));
        return;
    case GEN_OP_goto:
        if (inst->branch_ctrl)
            mark(l, lower_jip_index(l, inst));
        mark(l, taken_index(l, inst));
        return;
    case GEN_OP_brc:
        if (lower_by_register(inst)) {
            mark(l, lower_next_index(l, inst));
            mark_landings(l);
            return;
        }
        mark(l, taken_index(l, inst));
        return;
    case GEN_OP_ret:
        if (inst->pred_ctrl)
            mark_landings(l);
        return;
    default:
        return;
    }
}

static bool
diverges(const struct gen_inst *inst)
{
    switch (inst->op) {
    case GEN_OP_if:
    case GEN_OP_else:
    case GEN_OP_while:
    case GEN_OP_break:
    case GEN_OP_cont:
    case GEN_OP_halt:
    case GEN_OP_brd:
    case GEN_OP_brc:
    case GEN_OP_goto:
    case GEN_OP_call:
    case GEN_OP_calla:
    case GEN_OP_ret:
        return true;
    default:
        return false;
    }
}

int
lower_flow_mark(struct gen_lower *l)
{
    l->rf.cells_bytes = RF_REJOIN;
    l->points = calloc(l->count, sizeof *l->points);
    if (!l->points) {
        lower_no_memory(l);
        return -1;
    }
    lower_exception_mark(l);
    lower_macro_mark(l);
    lower_find_landings(l);
    lower_find_notifiers(l);
    lower_find_precisions(l);
    lower_find_header_writes(l);
    for (uint32_t i = 0; i < l->count && !l->failed; i++)
        if (!l->points[i].skipped) {
            l->facts.diverges |= diverges(&l->insts[i]);
            mark_instruction(l, &l->insts[i]);
        }
    if (!l->failed)
        l->facts.gate_joins = lower_calls_may_nest(l);
    return l->failed ? -1 : 0;
}

uint32_t
lower_last_op(const struct gen_lower *l)
{
    return l->program->op_count - 1;
}

void
lower_label(struct gen_lower *l, uint32_t op)
{
    if (!l->failed)
        l->program->ops[op].ctrl.target = l->program->op_count;
}

void
lower_target(struct gen_lower *l, uint32_t inst)
{
    const uint32_t op = l->program->op_count - 1;
    if (l->failed)
        return;
    if (inst == LOWER_NEXT) {
        l->program->ops[op].ctrl.target = op + 1;
        return;
    }
    if (l->fix_count == l->fix_capacity) {
        const uint32_t capacity = l->fix_capacity ? 2 * l->fix_capacity : 64;
        struct lower_fix *fixes = realloc(l->fixes, capacity * sizeof *fixes);
        if (!fixes) {
            lower_no_memory(l);
            return;
        }
        l->fixes = fixes;
        l->fix_capacity = capacity;
    }
    l->fixes[l->fix_count++] = (struct lower_fix){.op = op, .inst = inst};
}

void
lower_flow_patch(struct gen_lower *l)
{
    for (uint32_t i = 0; i < l->fix_count; i++)
        l->program->ops[l->fixes[i].op].ctrl.target = l->points[l->fixes[i].inst].op;
}

/* A control op over the instruction's channels under its predicate. */
static struct lane_op *
flow_op(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, uint32_t cell)
{
    struct lane_op *op = lower_op(l, inst, code, LANE_UD);
    op->flags = 0;
    if (op->chan + op->lanes > l->simd)
        op->lanes = (uint8_t)(op->chan < l->simd ? l->simd - op->chan : 1);
    op->ctrl.cell[0] = cell;
    return op;
}

/* Starts instruction `index`: the channels that wait here join. If there are none, IP moves on. */
void
lower_flow_enter(struct gen_lower *l, uint32_t index)
{
    const struct gen_inst *inst = &l->insts[index];
    struct lower_point *point = &l->points[index];
    point->op = l->program->op_count;
    if (!point->cell)
        return;
    uint32_t empty = LOWER_NEXT;
    if ((inst->op == GEN_OP_endif || inst->op == GEN_OP_join) && !inst->nomask)
        empty = lower_jip_index(l, inst);
    /* JIP 0 marks the outermost join: every channel is there */
    if (empty == index)
        empty = LOWER_NEXT;
    uint32_t cell = point->cell;
    if (l->facts.gate_joins) {
        lower_gated_join(l, inst, cell);
        cell = RF_TEMP_CELL;
    }
    struct lane_op *op = lower_op(l, inst, LANE_OP_join, LANE_UD);
    op->flags = 0;
    op->ctrl.cell[0] = cell;
    lower_target(l, empty);
}

/* A predicated join: where no channel is enabled IP goes to JIP, and those that are here wait behind it. */
static void
join_some(struct gen_lower *l, const struct gen_inst *inst, uint32_t to)
{
    if (to == (uint32_t)(inst - l->insts))
        return;
    lower_keep_predicate(l, inst, RF_TEMP_CELL_2);
    lower_mask_op(l, inst, LANE_OP_brnz, 0, RF_TEMP_CELL_2, 0);
    const uint32_t some = lower_last_op(l);
    lower_divert_range(l, inst, 0, l->simd, lower_next_index(l, inst), to);
    lower_label(l, some);
}

/* An endif or join at which no channel waits still moves IP on if no channel is active. */
void
lower_endif(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    (void)code;
    const uint32_t index = (uint32_t)(inst - l->insts);
    const uint32_t to = lower_jip_index(l, inst);
    if (inst->pred_ctrl) {
        join_some(l, inst, to);
        return;
    }
    if (l->points[index].cell || to == index || inst->nomask)
        return;
    lower_op(l, inst, LANE_OP_brz, LANE_UD)->ctrl.cell[1] = RF_EXEC;
    lower_target(l, to);
}

/* The channels that a NoMask branch may take, as bits. A call without predicate takes all. */
static uint64_t
reach(const struct gen_lower *l, const struct gen_inst *inst)
{
    const bool all =
        (inst->op == GEN_OP_call || inst->op == GEN_OP_calla || inst->op == GEN_OP_ret) && !inst->pred_ctrl;
    const uint64_t thread = (UINT64_C(1) << l->simd) - 1;
    return all ? thread : ((UINT64_C(1) << inst->exec_size) - 1) << inst->chan_offset & thread;
}

/* NoMask: fetches the channels that the instruction enables from all cells; channels outside the call stay
 * there. */
void
lower_flow_before(struct gen_lower *l, const struct gen_inst *inst)
{
    if (!inst->nomask || !diverges(inst))
        return;
    lower_scalar(l, inst, LANE_OP_mov, lower_region(LANE_UQ, RF_TEMP_CELL_2, 0),
                 lower_imm(LANE_UQ, reach(l, inst)));
    if (l->facts.gate_joins)
        lower_mask_op(l, inst, LANE_OP_mand, RF_TEMP_CELL_2, RF_TEMP_CELL_2, RF_CALL_MASK);
    for (uint32_t cell = RF_REJOIN; cell < l->rf.cells_bytes && !l->failed; cell += 8) {
        lower_mask_op(l, inst, LANE_OP_mand, RF_TEMP_CELL, cell, RF_TEMP_CELL_2);
        lower_mask_op(l, inst, LANE_OP_mandn, cell, cell, RF_TEMP_CELL_2);
        lower_mask_op(l, inst, LANE_OP_mor, RF_EXEC, RF_EXEC, RF_TEMP_CELL);
    }
}

/* Channels [begin, end) wait at `to` whatever the predicate. */
void
lower_divert_range(struct gen_lower *l, const struct gen_inst *inst, uint32_t begin, uint32_t end,
                   uint32_t to, uint32_t jip)
{
    if (begin >= end)
        return;
    struct lane_op *op = flow_op(l, inst, LANE_OP_divert, l->points[to].cell);
    op->chan = (uint8_t)begin;
    op->lanes = (uint8_t)(end - begin);
    lower_target(l, jip);
}

/* Channels without the predicate, or outside the execution size, wait at `to`; none left: IP to `jip`. */
void
lower_divert_disabled(struct gen_lower *l, const struct gen_inst *inst, uint32_t to, uint32_t jip)
{
    lower_divert_range(l, inst, 0, inst->chan_offset < l->simd ? inst->chan_offset : l->simd, to, jip);
    lower_divert_range(l, inst, inst->chan_offset + inst->exec_size, l->simd, to, jip);
    if (!inst->pred_ctrl) {
        lower_op(l, inst, LANE_OP_brz, LANE_UD)->ctrl.cell[1] = RF_EXEC;
        lower_target(l, jip);
        return;
    }
    struct lane_op *op = flow_op(l, inst, LANE_OP_divert, l->points[to].cell);
    lower_predicate(l, inst, op);
    op->flags ^= LANE_PRED_INV;
    lower_target(l, jip);
}

/* Does it matter that channels may wait at the next instruction? */
static bool
is_awaited(struct gen_lower *l, const struct gen_inst *inst, uint32_t jip)
{
    const uint32_t next = lower_next_index(l, inst);
    return l->points[next].cell && next != jip;
}

/* After the diverting ops of such an instruction: on to the next one if channels go on or wait there. */
static void
skip_if_any_next(struct gen_lower *l, const struct gen_inst *inst, bool none_left, enum lane_code branch,
                 uint32_t to)
{
    const uint32_t next = lower_next_index(l, inst);
    uint32_t cell = l->points[next].cell;
    if (!none_left) {
        lower_mask_op(l, inst, LANE_OP_brnz, 0, RF_EXEC, 0);
        lower_target(l, next);
    }
    if (l->facts.gate_joins) {
        lower_mask_op(l, inst, LANE_OP_mand, RF_TEMP_CELL, cell, RF_CALL_MASK);
        cell = RF_TEMP_CELL;
    }
    lower_mask_op(l, inst, branch, 0, cell, 0);
    lower_target(l, to);
}

void
lower_if(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    (void)code;
    const uint32_t jip = lower_jip_index(l, inst);
    const bool awaited = is_awaited(l, inst, jip);
    lower_divert_disabled(l, inst, taken_index(l, inst), awaited ? LOWER_NEXT : jip);
    if (awaited)
        skip_if_any_next(l, inst, false, LANE_OP_brz, jip);
}

/* Every channel leaves; those of the if mostly wait behind it. */
void
lower_else(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    const uint32_t jip = lower_jip_index(l, inst);
    const bool awaited = is_awaited(l, inst, jip), all = !inst->chan_offset && inst->exec_size >= l->simd;
    flow_op(l, inst, code, l->points[taken_index(l, inst)].cell);
    lower_target(l, awaited ? LOWER_NEXT : jip);
    if (awaited)
        skip_if_any_next(l, inst, all, LANE_OP_brz, jip);
}

void
lower_while(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    const uint32_t to = lower_jip_index(l, inst);
    struct lane_op *op = flow_op(l, inst, code, l->points[lower_next_index(l, inst)].cell);
    lower_predicate(l, inst, op);
    lower_target(l, to);
}

/* break, cont, halt and brc. */
void
lower_break(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    const uint32_t jip = lower_jip_index(l, inst);
    const bool awaited = is_awaited(l, inst, jip);
    struct lane_op *op = flow_op(l, inst, code, l->points[taken_index(l, inst)].cell);
    lower_predicate(l, inst, op);
    lower_target(l, awaited ? LOWER_NEXT : jip);
    if (awaited)
        skip_if_any_next(l, inst, false, LANE_OP_brz, jip);
}

void
lower_goto(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    (void)code;
    const uint32_t jip = lower_jip_index(l, inst), uip = lower_uip_index(l, inst);
    if (!inst->branch_ctrl) {
        const bool awaited = is_awaited(l, inst, jip);
        lower_divert_disabled(l, inst, uip, awaited ? LOWER_NEXT : jip);
        if (awaited)
            skip_if_any_next(l, inst, false, LANE_OP_brz, jip);
        return;
    }
    struct lane_op *op = flow_op(l, inst, LANE_OP_loop, l->points[jip].cell);
    lower_predicate(l, inst, op);
    lower_target(l, uip);
    if (jip != lower_next_index(l, inst))
        lower_divert_range(l, inst, 0, l->simd, jip, jip); /* no channel taken: all go to JIP */
}

/* Jumps to the next instruction. */
static void
go_on(struct gen_lower *l, const struct gen_inst *inst)
{
    lower_op(l, inst, LANE_OP_br, LANE_UD)->flags = 0;
    lower_target(l, lower_next_index(l, inst));
}

void
lower_brd(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    if (!lower_by_register(inst)) {
        lower_while(l, inst, code);
        return;
    }
    const struct lane_operand address = lower_target_address(l, inst, 0);
    struct lane_op *op = flow_op(l, inst, code, l->points[lower_next_index(l, inst)].cell);
    lower_predicate(l, inst, op);
    const uint32_t taken = lower_last_op(l);
    go_on(l, inst);
    lower_label(l, taken);
    lower_go_to_address(l, inst, &address);
}

/* brc by register: its channels wait at the landing that the address names. The branches that leave here form
 * a list through their targets. */
static void
wait_at(struct gen_lower *l, const struct gen_inst *inst, uint32_t landing, void *user)
{
    uint32_t *list = user;
    struct lane_op *op = flow_op(l, inst, LANE_OP_divert, l->points[landing].cell);
    lower_predicate(l, inst, op);
    lower_target(l, LOWER_NEXT);
    op = lower_op(l, inst, LANE_OP_br, LANE_UD);
    op->flags = 0;
    op->ctrl.target = *list;
    *list = lower_last_op(l);
}

/* The register holds JIP, the dword behind it UIP. */
void
lower_brc(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    if (!lower_by_register(inst)) {
        lower_break(l, inst, code);
        return;
    }
    const struct lane_operand jip = lower_target_address(l, inst, 0), uip = lower_target_address(l, inst, 1);
    uint32_t list = UINT32_MAX;
    lower_each_landing(l, inst, &uip, wait_at, &list);
    while (list != UINT32_MAX && !l->failed) {
        const uint32_t next = l->program->ops[list].ctrl.target;
        lower_label(l, list);
        list = next;
    }
    skip_if_any_next(l, inst, false, LANE_OP_brnz, lower_next_index(l, inst));
    lower_go_to_address(l, inst, &jip);
}

/* jmpi without NoMask: "if (WrEn != 0) Jump", so one whose channel waits elsewhere does not jump. The first
 * channel of a thread waits only where there are branches that channels take apart. */
static void
skip_if_masked(struct gen_lower *l, const struct gen_inst *inst)
{
    if (inst->nomask || !l->facts.diverges)
        return;
    lower_scalar(l, inst, LANE_OP_mov, lower_region(LANE_UQ, RF_TEMP_CELL, 0), lower_imm(LANE_UQ, 1));
    lower_mask_op(l, inst, LANE_OP_mand, RF_TEMP_CELL, RF_TEMP_CELL, RF_EXEC);
    lower_mask_op(l, inst, LANE_OP_brz, 0, RF_TEMP_CELL, 0);
    lower_target(l, lower_next_index(l, inst));
}

/* Moves IP alone, by the predicate of the first channel. */
void
lower_jmpi(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    assert(inst->chan_offset == 0);
    skip_if_masked(l, inst);
    const bool by_register = lower_by_register(inst);
    if (by_register && !inst->pred_ctrl) {
        const struct lane_operand address = lower_target_address(l, inst, 0);
        lower_go_to_address(l, inst, &address);
        return;
    }
    struct lane_op *op = lower_op(l, inst, inst->pred_ctrl ? code : LANE_OP_br, LANE_UD);
    lower_predicate(l, inst, op);
    if (!by_register) {
        lower_target(l, lower_jip_index(l, inst));
        return;
    }
    op->flags ^= LANE_PRED_INV;
    lower_target(l, lower_next_index(l, inst));
    const struct lane_operand address = lower_target_address(l, inst, 0);
    lower_go_to_address(l, inst, &address);
}

/* A barrier message is all that sends a notification, to n0.0. Where the descriptor is in a register it may
 * be one. */
void
lower_find_notifiers(struct gen_lower *l)
{
    struct gen_message message;
    for (uint32_t i = 0; i < l->count && !l->facts.notifies; i++)
        l->facts.notifies = gen_op_info(l->insts[i].op)->format >= GEN_FORMAT_SEND &&
                            (l->insts[i].desc_is_reg ||
                             (gen_message_decode(&l->insts[i], &message) && message.id == GEN_MSG_barrier));
}

void
lower_wait(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    if (inst->src[0].subreg || !l->facts.notifies) {
        lower_trap_with(l, inst, EMU_FAULT_NOTIFY);
        return;
    }
    l->waits = true;
    lower_op(l, inst, code, LANE_UD);
}

void
lower_nop(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    (void)l, (void)inst, (void)code;
}
