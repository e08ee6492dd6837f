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
 *   if             channels without the predicate: JIP (behind the else, or the endif); none left: IP to JIP
 *   else           all channels: JIP (the endif). IP goes on behind the else when channels of the if wait there,
 *                  else to JIP: the join at the instruction behind an else carries this rule
 *   endif, join    none active after the join: IP to JIP
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
 * Channels outside the execution size of an `if` or `goto` count as not enabled, so they leave too.
 */
/* clang-format on */
#include <assert.h>
#include <stdlib.h>

#include "lower_priv.h"

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
    if (lower_jip(inst, &offset))
        return target_index(l, inst, offset);
    lower_refuse_with(l, inst, EMU_UNSUPPORTED, "branch distance in a register");
    return 0;
}

static uint32_t
uip_index(struct gen_lower *l, const struct gen_inst *inst)
{
    int64_t offset;
    if (lower_uip(inst, &offset))
        return target_index(l, inst, offset);
    lower_refuse_with(l, inst, EMU_UNSUPPORTED, "branch distance in a register");
    return 0;
}

static uint32_t
next_index(struct gen_lower *l, const struct gen_inst *inst)
{
    return target_index(l, inst, lower_next_offset(inst));
}

/* Where the channels go that a break, cont, halt, brc or goto takes. */
static uint32_t
taken_index(struct gen_lower *l, const struct gen_inst *inst)
{
    const uint32_t uip = uip_index(l, inst);
    if (inst->op == GEN_OP_break && !l->failed && l->insts[uip].op == GEN_OP_while)
        return next_index(l, &l->insts[uip]);
    return uip;
}

static void
mark(struct gen_lower *l, uint32_t index)
{
    if (l->points[index].cell)
        return;
    l->points[index].cell = l->cells_bytes;
    l->cells_bytes += 8;
}

static void
mark_instruction(struct gen_lower *l, const struct gen_inst *inst)
{
    switch (inst->op) {
    case GEN_OP_if:
        mark(l, lower_jip_index(l, inst));
        break;
    case GEN_OP_else:
        mark(l, lower_jip_index(l, inst));
        l->points[next_index(l, inst)].empty = lower_jip_index(l, inst);
        break;
    case GEN_OP_while:
    case GEN_OP_brd:
    case GEN_OP_call:
        mark(l, next_index(l, inst));
        if (inst->op == GEN_OP_brd)
            mark(l, lower_jip_index(l, inst));
        break;
    case GEN_OP_goto:
        mark(l, taken_index(l, inst));
        if (inst->branch_ctrl)
            mark(l, lower_jip_index(l, inst));
        break;
    case GEN_OP_break:
    case GEN_OP_cont:
    case GEN_OP_halt:
    case GEN_OP_brc:
        mark(l, taken_index(l, inst));
        break;
    default:
        break;
    }
}

int
lower_flow_mark(struct gen_lower *l)
{
    l->cells_bytes = RF_REJOIN;
    l->points = calloc(l->count, sizeof *l->points);
    if (!l->points) {
        lower_no_memory(l);
        return -1;
    }
    for (uint32_t i = 0; i < l->count; i++)
        l->points[i].empty = LOWER_NEXT;
    lower_macro_mark(l);
    for (uint32_t i = 0; i < l->count && !l->failed; i++)
        if (!l->points[i].skipped)
            mark_instruction(l, &l->insts[i]);
    l->gate_joins = lower_calls_may_nest(l);
    return l->failed ? -1 : 0;
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
    if (inst->nomask)
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "diverging branch with NoMask");
    if (op->chan + op->lanes > l->simd)
        op->lanes = (uint8_t)(op->chan < l->simd ? l->simd - op->chan : 1);
    op->ctrl.cell[0] = cell;
    return op;
}

/* Starts instruction `index`: the channels that wait here join, and where IP goes when there are none. */
void
lower_flow_enter(struct gen_lower *l, uint32_t index)
{
    const struct gen_inst *inst = &l->insts[index];
    struct lower_point *point = &l->points[index];
    point->op = l->program->op_count;
    if (!point->cell)
        return;
    if (inst->op == GEN_OP_endif || inst->op == GEN_OP_join)
        point->empty = lower_jip_index(l, inst);
    /* JIP 0 marks the outermost join: every channel is there */
    if (point->empty == index)
        point->empty = LOWER_NEXT;
    uint32_t cell = point->cell;
    if (l->gate_joins) {
        lower_gated_join(l, inst, cell);
        cell = RF_TEMP_CELL;
    }
    struct lane_op *op = lower_op(l, inst, LANE_OP_join, LANE_UD);
    op->flags = 0;
    op->ctrl.cell[0] = cell;
    lower_target(l, point->empty);
}

/* An endif or join nobody waits at still sends an empty thread on. */
void
lower_endif(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    (void)code;
    const uint32_t index = (uint32_t)(inst - l->insts);
    const uint32_t to = lower_jip_index(l, inst);
    if (l->points[index].cell || to == index)
        return;
    lower_op(l, inst, LANE_OP_brz, LANE_UD)->ctrl.cell[1] = RF_EXEC;
    lower_target(l, to);
}

/* Channels [begin, end) wait at `to` whatever the predicate. */
static void
divert_range(struct gen_lower *l, const struct gen_inst *inst, uint32_t begin, uint32_t end, uint32_t to,
             uint32_t jip)
{
    if (begin >= end)
        return;
    struct lane_op *op = flow_op(l, inst, LANE_OP_divert, l->points[to].cell);
    op->chan = (uint8_t)begin;
    op->lanes = (uint8_t)(end - begin);
    lower_target(l, jip);
}

/* Channels without the predicate, or outside the execution size, wait at `to`; none left: IP to `jip`. */
static void
divert_disabled(struct gen_lower *l, const struct gen_inst *inst, uint32_t to, uint32_t jip)
{
    divert_range(l, inst, 0, inst->chan_offset < l->simd ? inst->chan_offset : l->simd, to, jip);
    divert_range(l, inst, inst->chan_offset + inst->exec_size, l->simd, to, jip);
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

void
lower_if(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    (void)code;
    const uint32_t to = lower_jip_index(l, inst);
    divert_disabled(l, inst, to, to);
}

/* Every channel leaves; whether IP goes on depends on who waits behind: the next instruction's join decides.
 */
void
lower_else(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    const uint32_t to = lower_jip_index(l, inst), next = next_index(l, inst);
    flow_op(l, inst, code, l->points[to].cell);
    lower_target(l, l->points[next].cell ? next : to);
}

void
lower_while(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    const uint32_t to = lower_jip_index(l, inst);
    struct lane_op *op = flow_op(l, inst, code, l->points[next_index(l, inst)].cell);
    lower_predicate(l, inst, op);
    lower_target(l, to);
}

/* break, cont, halt and brc. */
void
lower_break(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    const uint32_t jip = lower_jip_index(l, inst);
    struct lane_op *op = flow_op(l, inst, code, l->points[taken_index(l, inst)].cell);
    lower_predicate(l, inst, op);
    lower_target(l, jip);
}

void
lower_goto(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    (void)code;
    const uint32_t jip = lower_jip_index(l, inst), uip = uip_index(l, inst);
    if (!inst->branch_ctrl) {
        divert_disabled(l, inst, uip, jip);
        return;
    }
    struct lane_op *op = flow_op(l, inst, LANE_OP_loop, l->points[jip].cell);
    lower_predicate(l, inst, op);
    lower_target(l, uip);
    if (jip != next_index(l, inst))
        divert_range(l, inst, 0, l->simd, jip, jip); /* nobody taken: all go to JIP */
}

void
lower_brd(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    lower_while(l, inst, code);
}

/* Moves IP alone; OpenCL compilers use it with NoMask, for branches all channels agree on. */
void
lower_jmpi(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    const uint32_t to = lower_jip_index(l, inst);
    if (inst->pred_ctrl && !inst->nomask)
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "predicated without NoMask");
    struct lane_op *op = lower_op(l, inst, inst->pred_ctrl ? code : LANE_OP_br, LANE_UD);
    lower_predicate(l, inst, op);
    lower_target(l, to);
}

void
lower_wait(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    l->waits = true;
    lower_op(l, inst, code, LANE_UD);
}

void
lower_nop(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    (void)l, (void)inst, (void)code;
}

void
lower_trap(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    lower_op(l, inst, code, LANE_UD);
}
