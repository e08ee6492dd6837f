/* SPDX-License-Identifier: MIT */
/*
 * Finds a kernel's instructions. It decodes only code that control flow can reach: behind the end of thread
 * lies prefetch padding, and between subroutines there may be anything.
 */
#include <assert.h>
#include <stdlib.h>

#include "frontend/system.h"

#include "gen/isa/gen_isa.h"
#include "lower_exception.h"
#include "lower_flow.h"
#include "lower_ops.h"

int64_t
lower_next_offset(const struct gen_inst *inst)
{
    return (int64_t)inst->offset + inst->bytes;
}

/* JIP and UIP count from the branch itself, jmpi's from the instruction after it (Gen8 PRM, Volume 7).
 * calla's is an address. */
bool
lower_jip(const struct gen_lower *l, const struct gen_inst *inst, int64_t *offset)
{
    const int64_t base = inst->op == GEN_OP_jmpi    ? lower_next_offset(inst)
                         : inst->op == GEN_OP_calla ? -(int64_t)l->kernel->code_address
                                                    : (int64_t)inst->offset;
    *offset = inst->jip + base;
    return inst->has_jip;
}

bool
lower_uip(const struct gen_inst *inst, int64_t *offset)
{
    *offset = (int64_t)inst->offset + inst->uip;
    return inst->has_uip;
}

bool
lower_falls_through(const struct gen_inst *inst)
{
    if (lower_writes_ip(inst))
        return inst->pred_ctrl || !inst->nomask;
    switch (inst->op) {
    case GEN_OP_jmpi:
        return inst->pred_ctrl || !inst->nomask;
    case GEN_OP_ret:
        return inst->pred_ctrl != 0;
    case GEN_OP_illegal:
        return false;
    default:
        return !inst->eot;
    }
}

enum { UNIT = 8 }; /* instructions start at multiples of 8 bytes */

struct scan {
    struct gen_lower *l;
    uint32_t searched; /* instructions that were searched for addresses made from ip */
    uint8_t *seen;     /* per unit: 1 queued or decoded here */
    uint32_t *queue;
    uint32_t queued, units;
};

static int
enqueue(struct scan *s, const struct gen_inst *from, int64_t offset)
{
    if (offset < 0 || offset % UNIT || offset / UNIT >= s->units) {
        if (from && offset == lower_next_offset(from) && offset == s->l->kernel->code_bytes)
            lower_refuse_with(s->l, from, EMU_INVALID,
                              "the code ends here, and no send with EOT has ended the thread");
        else if (from)
            lower_refuse_with(s->l, from, EMU_INVALID, "control leaves the code (to offset %lld of %u)",
                              (long long)offset, (unsigned)s->l->kernel->code_bytes);
        else
            emu_fail(s->l->error, EMU_INVALID, "no code at the kernel's or a function's start (0x%llx)",
                     (long long)offset);
        return -1;
    }
    if (!s->seen[offset / UNIT])
        s->queue[s->queued++] = (uint32_t)offset;
    s->seen[offset / UNIT] = 1;
    return 0;
}

/* A System Routine may return behind an illegal instruction. */
static bool
is_returned_behind(const struct scan *s, const struct gen_inst *inst)
{
    return lower_has_routine(s->l) && !lower_in_routine(s->l, inst) &&
           lower_next_offset(inst) / UNIT < s->units;
}

static int
enqueue_successors(struct scan *s, const struct gen_inst *inst)
{
    int64_t to;
    const bool falls = inst->op == GEN_OP_illegal
                           ? is_returned_behind(s, inst)
                           : lower_falls_through(inst) && !lower_leaves_routine(s->l, inst);
    if (falls && enqueue(s, inst, lower_next_offset(inst)))
        return -1;
    if (lower_jip(s->l, inst, &to) && enqueue(s, inst, to))
        return -1;
    return lower_uip(inst, &to) && enqueue(s, inst, to) ? -1 : 0;
}

static int
by_offset(const void *a, const void *b)
{
    const uint32_t x = ((const struct gen_inst *)a)->offset, y = ((const struct gen_inst *)b)->offset;
    return (x > y) - (x < y);
}

/* Two readings of the same bytes would make "the next instruction" ambiguous. */
static int
check_overlap(struct gen_lower *l)
{
    for (uint32_t i = 1; i < l->count; i++) {
        if (lower_next_offset(&l->insts[i - 1]) > l->insts[i].offset) {
            lower_refuse_with(l, &l->insts[i], EMU_INVALID,
                              "control goes into the middle of the instruction before");
            return -1;
        }
    }
    return 0;
}

/* Align16 has no execution size below 4, or 2 for 64-bit elements, which are two channels of the write mask
 * each: a scalar mad is written as a row of which the mask keeps the first. What is executed is that one. */
static void
narrow_to_mask(struct gen_inst *inst)
{
    enum { X = 1, XY = 3, XYZW = 15 };
    struct gen_operand *dst = &inst->dst;
    const bool wide = lane_type_bytes(lower_type(dst->type)) == 8;
    if (!inst->align16 || inst->op == GEN_OP_madm || inst->op == GEN_OP_math)
        return;
    if (wide && inst->exec_size == 2 && dst->chan_mask == XY) {
        inst->exec_size = 1;
        dst->chan_mask = XYZW;
    } else if (!wide && inst->exec_size == 4 && (dst->chan_mask == X || dst->chan_mask == XY)) {
        inst->exec_size = dst->chan_mask == X ? 1 : 2;
        dst->chan_mask = XYZW;
    }
}

/* The opcodes there are; bit 7 belongs to the opcode and is 0 in all of them. */
static bool
is_defined(const struct gen_lower *l, uint8_t opcode)
{
    return !(opcode & 0x80) && (gen_op_find(l->platform, opcode) != GEN_OP_COUNT ||
                                (l->quirks->gen9_sends && gen_op_find(GEN_SKL, opcode) != GEN_OP_COUNT));
}

/* An undefined opcode is an illegal instruction when it is reached, not before (Ivy Bridge PRM, Volume 4
 * Part 3, 4.3.2). */
static int
decode(struct gen_lower *l, uint32_t offset, struct gen_inst *inst, struct emu_error *error)
{
    enum { NATIVE = 16 };
    const uint32_t size = l->kernel->code_bytes;
    if (offset + UNIT <= size && !is_defined(l, l->kernel->code[offset])) {
        const uint32_t left = size - offset;
        *inst = (struct gen_inst){
            .offset = offset, .bytes = (uint8_t)(left < NATIVE ? UNIT : NATIVE), .op = GEN_OP_illegal};
        return 0;
    }
    return gen_decode(l->quirks, l->platform, l->kernel->code, size, offset, inst, error);
}

static int
drain(struct scan *s)
{
    struct gen_lower *l = s->l;
    while (s->queued) {
        if (!lower_pay(l, 1))
            return -1;
        struct gen_inst *inst = &l->insts[l->count];
        if (decode(l, s->queue[--s->queued], inst, l->error))
            return -1;
        narrow_to_mask(inst);
        if (gen_has(l->platform, GEN_DOUBLE_PAIRS))
            lower_pairs(l, inst);
        l->facts.indirect = l->facts.indirect || lower_by_register(inst);
        l->count++;
        if (l->failed || enqueue_successors(s, inst))
            return -1;
    }
    return 0;
}

/* Targets of jumps through registers, besides those that branches name: functions, and addresses made from
 * ip. */
static int
enqueue_addresses(struct scan *s)
{
    const struct fe_kernel *kernel = s->l->kernel;
    int64_t offset;
    for (uint32_t n = 0; n < kernel->entry_count; n++)
        if (enqueue(s, NULL, kernel->entries[n]))
            return -1;
    for (; s->searched < s->l->count; s->searched++) {
        const struct gen_inst *inst = &s->l->insts[s->searched];
        if (lower_address_in_ip(inst, &offset) && offset >= 0 && offset % UNIT == 0 &&
            offset / UNIT < s->units && enqueue(s, inst, offset))
            return -1;
    }
    return 0;
}

/* Every instruction that a walk from the first one finds, up to bytes that are no instruction. */
static int
sweep(struct scan *s)
{
    struct gen_lower *l = s->l;
    struct gen_inst inst;
    struct emu_error ignored;
    for (uint32_t offset = 0; offset + UNIT <= l->kernel->code_bytes; offset += inst.bytes) {
        if (!is_defined(l, l->kernel->code[offset]) || decode(l, offset, &inst, &ignored))
            return 0;
        if (inst.op != GEN_OP_illegal && (enqueue(s, NULL, offset) || drain(s)))
            return -1;
    }
    return 0;
}

static void
sort(struct gen_lower *l)
{
    qsort(l->insts, l->count, sizeof *l->insts, by_offset);
}

static int
scan_all(struct scan *s)
{
    struct gen_lower *l = s->l;
    uint32_t before;
    if (enqueue(s, NULL, 0) || drain(s))
        return -1;
    if (lower_has_routine(l) && (enqueue(s, NULL, l->kernel->system->routine) || drain(s)))
        return -1;
    if (l->facts.indirect) {
        do {
            before = l->count;
            if (enqueue_addresses(s) || drain(s))
                return -1;
        } while (l->count != before);
        sort(l);
        if (lower_jumps_anywhere(l) && sweep(s))
            return -1;
    }
    sort(l);
    return check_overlap(l);
}

int
lower_scan(struct gen_lower *l)
{
    const uint32_t units = l->kernel->code_bytes / UNIT;
    struct scan s = {.l = l, .units = units};
    int status = -1;
    s.seen = calloc(units + 1, 1);
    s.queue = calloc(units + 1, sizeof *s.queue);
    l->insts = calloc(units + 1, sizeof *l->insts);
    if (!s.seen || !s.queue || !l->insts)
        lower_no_memory(l);
    else
        status = scan_all(&s);
    free(s.queue);
    free(s.seen);
    return status;
}

uint32_t
lower_find(const struct gen_lower *l, int64_t offset)
{
    uint32_t low = 0, high = l->count;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (l->insts[middle].offset < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low < l->count && l->insts[low].offset == offset ? low : UINT32_MAX;
}
