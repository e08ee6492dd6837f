/* SPDX-License-Identifier: MIT */
/*
 * Jumps through registers: jmpi, call, calla, brd, brc with a register for their distance, and writes to ip.
 *
 * Addresses are what ip holds: the kernel's code_address plus the offset in its code. Where a register can
 * lead is not known when the program is built. It is one of the landings:
 *
 *   - instructions behind calls,
 *   - functions whose address the container gives away (fe_kernel.entries),
 *   - offset + n for every `add x, ip, n`: how the compiler makes a return address,
 *   - and, unless all jumps through registers have the form in which the compiler calls a function pointer
 *     (add d, -ip, address; add d, d, n; jmpi d: the address came from one of the above), every instruction.
 *
 * In the compiler's form the jump compares its address with the few landings: a binary search in ordinary
 * lane ops, which every engine runs natively. If every instruction is a landing, or if the searches of all
 * jumps would be too large, the jump is the lane op `ret`, which looks its target up in a table. Then there
 * is no control flow graph, and the program is not translated to host code.
 *
 * A jump to anything else is a fault.
 */
#include <assert.h>
#include <stdlib.h>

#include "lower_flow.h"
#include "lower_ops.h"

/* The most comparisons in all jumps together. Larger programs are not translated in the background anyway. */
enum { MOST_SEARCHED = 1 << 14 };

static bool
is_ip(const struct gen_operand *o)
{
    return o->file == GEN_FILE_ARF && o->arf == GEN_ARF_IP;
}

static bool
has_target(const struct gen_inst *inst)
{
    return inst->op == GEN_OP_jmpi || inst->op == GEN_OP_brd || inst->op == GEN_OP_brc ||
           inst->op == GEN_OP_call || inst->op == GEN_OP_calla;
}

bool
lower_writes_ip(const struct gen_inst *inst)
{
    return is_ip(&inst->dst) && inst->op != GEN_OP_jmpi;
}

bool
lower_by_register(const struct gen_inst *inst)
{
    return lower_writes_ip(inst) || (has_target(inst) && inst->src[0].file != GEN_FILE_IMM);
}

bool
lower_address_in_ip(const struct gen_inst *inst, int64_t *offset)
{
    const bool sum = inst->op == GEN_OP_add && is_ip(&inst->src[0]) && !inst->src[0].negate &&
                     inst->src[1].file == GEN_FILE_IMM;
    *offset = (int64_t)inst->offset + (int32_t)inst->src[1].imm;
    return sum;
}

static bool
same_register(const struct gen_operand *a, const struct gen_operand *b)
{
    return a->file == GEN_FILE_GRF && b->file == GEN_FILE_GRF && !a->indirect && !b->indirect &&
           a->reg == b->reg && a->subreg == b->subreg;
}

/* The jump's address comes from a register, only made relative. */
static bool
is_pointer_jump(const struct gen_lower *l, uint32_t index)
{
    const struct gen_inst *jump = &l->insts[index];
    bool relative = false;
    if (jump->op != GEN_OP_jmpi && jump->op != GEN_OP_call)
        return false;
    for (unsigned back = 1; back <= 3 && back <= index; back++) {
        const struct gen_inst *inst = &l->insts[index - back];
        if (inst->op != GEN_OP_add)
            return false;
        if (!same_register(&inst->dst, &jump->src[0]))
            continue;
        if (is_ip(&inst->src[0]) && inst->src[0].negate)
            return relative;
        if (!same_register(&inst->src[0], &jump->src[0]) || inst->src[1].file != GEN_FILE_IMM)
            return false;
        relative = true;
    }
    return false;
}

bool
lower_jumps_anywhere(const struct gen_lower *l)
{
    for (uint32_t i = 0; i < l->count; i++)
        if (lower_by_register(&l->insts[i]) && !is_pointer_jump(l, i))
            return true;
    return false;
}

static void
note_landing(struct gen_lower *l, int64_t offset)
{
    const uint32_t index = lower_find(l, offset);
    if (index != UINT32_MAX)
        l->points[index].landing = true;
}

static void
list_landings(struct gen_lower *l)
{
    l->facts.landings = calloc(l->count + 1u, sizeof *l->facts.landings);
    if (!l->facts.landings) {
        lower_no_memory(l);
        return;
    }
    for (uint32_t i = 0; i < l->count; i++)
        if (l->points[i].landing)
            l->facts.landings[l->facts.landing_count++] = i;
}

/* Each jump would need a search over all landings. */
static bool
is_too_much_to_search(const struct gen_lower *l)
{
    uint64_t jumps = 0;
    for (uint32_t i = 0; i < l->count; i++)
        jumps += lower_by_register(&l->insts[i]) || l->insts[i].op == GEN_OP_ret;
    return jumps * l->facts.landing_count > MOST_SEARCHED;
}

void
lower_find_landings(struct gen_lower *l)
{
    l->facts.anywhere = l->facts.indirect && lower_jumps_anywhere(l);
    for (uint32_t i = 0; i < l->count; i++) {
        const struct gen_inst *inst = &l->insts[i];
        int64_t offset;
        if (l->facts.anywhere)
            l->points[i].landing = true;
        if (inst->op == GEN_OP_call || inst->op == GEN_OP_calla)
            note_landing(l, lower_next_offset(inst));
        if (lower_address_in_ip(inst, &offset))
            note_landing(l, offset);
    }
    for (uint32_t n = 0; n < l->kernel->entry_count; n++)
        note_landing(l, l->kernel->entries[n]);
    list_landings(l);
    l->facts.by_table = l->facts.anywhere || (l->facts.indirect && is_too_much_to_search(l));
}

void
lower_trap_with(struct gen_lower *l, const struct gen_inst *inst, enum emu_fault_kind kind)
{
    struct lane_op *op = lower_op(l, inst, LANE_OP_trap, LANE_UD);
    op->flags = 0;
    op->lanes = 1;
    op->chan = 0;
    op->src[0] = lower_imm(LANE_UD, kind);
}

uint32_t
lower_branch_if(struct gen_lower *l, const struct gen_inst *inst, const struct lane_operand *dword,
                enum lane_cond cond, uint32_t value)
{
    struct lane_op *op = lower_op(l, inst, LANE_OP_cmp, LANE_UD);
    op->lanes = 1;
    op->chan = 0;
    op->flags = LANE_NOMASK;
    op->src[0] = *dword;
    op->src[1] = lower_imm(LANE_UD, value);
    op->cond = (uint8_t)cond;
    op->write_flag = true;
    op->cond_cell = RF_TEMP_CELL;
    op = lower_op(l, inst, LANE_OP_brf, LANE_UD);
    op->lanes = 1;
    op->chan = 0;
    op->flags = 0;
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = RF_TEMP_CELL;
    return l->program->op_count - 1;
}

struct search {
    const struct gen_inst *inst;
    const struct lane_operand *address;
    lower_landing_fn *at;
    void *user;
};

/* The landings with the numbers [first, first + n). */
static void
search(struct gen_lower *l, const struct search *s, uint32_t first, uint32_t n)
{
    enum { FEW = 3 };
    if (n <= FEW) {
        for (uint32_t k = 0; k < n; k++) {
            const uint32_t i = l->facts.landings[first + k];
            const uint32_t branch = lower_branch_if(l, s->inst, s->address,
                                                    s->at ? LANE_COND_NE : LANE_COND_EQ, l->insts[i].offset);
            if (!s->at) {
                lower_target(l, i);
                continue;
            }
            s->at(l, s->inst, i, s->user);
            if (!l->failed)
                l->program->ops[branch].ctrl.target = l->program->op_count;
        }
        lower_trap_with(l, s->inst, EMU_FAULT_JUMP);
        return;
    }
    const uint32_t middle = first + n / 2, offset = l->insts[l->facts.landings[middle]].offset;
    const uint32_t branch = lower_branch_if(l, s->inst, s->address, LANE_COND_LT, offset);
    search(l, s, middle, n - n / 2);
    if (l->failed)
        return;
    l->program->ops[branch].ctrl.target = l->program->op_count;
    search(l, s, first, n / 2);
}

void
lower_each_landing(struct gen_lower *l, const struct gen_inst *inst, const struct lane_operand *address,
                   lower_landing_fn *at, void *user)
{
    const struct search s = {inst, address, at, user};
    if (!l->failed)
        search(l, &s, 0, l->facts.landing_count);
}

void
lower_go_to_address(struct gen_lower *l, const struct gen_inst *inst, const struct lane_operand *address)
{
    if (!l->facts.by_table) {
        lower_each_landing(l, inst, address, NULL, NULL);
        return;
    }
    struct lane_op *op = lower_op(l, inst, LANE_OP_ret, LANE_UD);
    op->flags = 0;
    op->src[0] = *address;
}

/* Sum of a dword and a constant, in a temporary dword of its own. */
struct lane_operand
lower_offset_from(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand dword, int64_t base,
                  unsigned temporary)
{
    const struct lane_operand sum = lower_region(LANE_UD, l->rf.arf + ARF_TARGET + 4 * temporary, 0);
    dword.type = LANE_UD;
    struct lane_op *op = lower_scalar(l, inst, LANE_OP_add, sum, dword);
    op->src[1] = lower_imm(LANE_UD, (uint64_t)base);
    return sum;
}

/* The n-th dword of the register that holds the distance. */
static struct lane_operand
distance(struct gen_lower *l, const struct gen_inst *inst, unsigned n)
{
    struct gen_inst scalar = *inst;
    struct gen_operand *o = &scalar.src[0];
    scalar.exec_size = 1;
    o->vstride = o->hstride = 0;
    o->width = 1;
    if (!o->indirect)
        o->subreg = (uint8_t)(o->subreg + 4 * n);
    else
        o->addr_imm = (int16_t)(o->addr_imm + 4 * (int)n);
    return lower_src(l, &scalar, 0);
}

/* From units of 8 bytes, a word of them. */
static struct lane_operand
in_bytes(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand units)
{
    const struct lane_operand bytes = lower_region(LANE_D, lower_temp(l, 0), 0);
    units.type = LANE_W;
    lower_scalar(l, inst, LANE_OP_shl, bytes, units)->src[1] = lower_imm(LANE_D, 3);
    return bytes;
}

/* Of Gen7's branches only jmpi takes it from a register: "JIP must be a signed immediate operand" of call,
 * and an erratum each for brd and brc (Ivy Bridge PRM, Volume 4 Part 3, 6.12, 6.13, 6.15). Haswell's call and
 * calla count bytes, as Gen8's, and are taken to be like these here, too. */
static void
check_distance(struct gen_lower *l, const struct gen_inst *inst)
{
    const bool old = gen_has(inst->platform, GEN_QWORD_OFFSETS),
               calls = inst->op == GEN_OP_call || inst->op == GEN_OP_calla;
    if (old && inst->op != GEN_OP_jmpi && (!calls || gen_has(inst->platform, GEN_WORD_JMPI)))
        lower_refuse_with(l, inst, EMU_INVALID,
                          "a distance in a register, which this GPU takes from jmpi only");
}

struct lane_operand
lower_target_address(struct gen_lower *l, const struct gen_inst *inst, unsigned n)
{
    struct lane_operand by = distance(l, inst, n);
    check_distance(l, inst);
    if (inst->op == GEN_OP_jmpi && gen_has(inst->platform, GEN_WORD_JMPI))
        by = in_bytes(l, inst, by);
    const int64_t base = inst->op == GEN_OP_calla  ? -(int64_t)l->kernel->code_address
                         : inst->op == GEN_OP_jmpi ? lower_next_offset(inst)
                                                   : (int64_t)inst->offset;
    return lower_offset_from(l, inst, by, base, n);
}

/* After an instruction that has written ip's storage: IP is there, without its three lowest bits. */
void
lower_jump_by_ip(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct lane_operand ip = lower_region(LANE_UD, l->rf.arf + ARF_IP, 0);
    lower_scalar(l, inst, LANE_OP_and, ip, ip)->src[1] = lower_imm(LANE_UD, ~UINT64_C(7) & UINT32_MAX);
    const struct lane_operand offset = lower_offset_from(l, inst, ip, -(int64_t)l->kernel->code_address, 0);
    lower_go_to_address(l, inst, &offset);
}
