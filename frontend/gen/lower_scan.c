/* SPDX-License-Identifier: MIT */
/*
 * Finding a kernel's instructions. Only what control flow can reach is decoded: behind the end of thread lies
 * prefetch padding, and between subroutines there may be anything.
 */
#include <assert.h>
#include <stdlib.h>

#include "lower_priv.h"

int64_t
lower_next_offset(const struct gen_inst *inst)
{
    return (int64_t)inst->offset + inst->bytes;
}

/* JIP and UIP count from the branch itself, jmpi's from the instruction after it (Gen8 PRM, Volume 7). */
bool
lower_jip(const struct gen_inst *inst, int64_t *offset)
{
    *offset = inst->jip + (inst->op == GEN_OP_jmpi ? lower_next_offset(inst) : (int64_t)inst->offset);
    return inst->has_jip;
}

bool
lower_uip(const struct gen_inst *inst, int64_t *offset)
{
    *offset = (int64_t)inst->offset + inst->uip;
    return inst->has_uip;
}

static bool
falls_through(const struct gen_inst *inst)
{
    switch (inst->op) {
    case GEN_OP_jmpi:
        return inst->pred_ctrl != 0;
    case GEN_OP_ret:
    case GEN_OP_illegal:
        return false;
    default:
        return !inst->eot;
    }
}

enum { UNIT = 8 }; /* instructions start at multiples of 8 bytes */

struct scan {
    struct gen_lower *l;
    uint8_t *seen; /* per unit: 1 queued or decoded here */
    uint32_t *queue;
    uint32_t queued, units;
};

static int
enqueue(struct scan *s, const struct gen_inst *from, int64_t offset)
{
    if (offset < 0 || offset % UNIT || offset / UNIT >= s->units) {
        if (from)
            lower_refuse_with(s->l, from, EMU_INVALID, "control leaves the code (to offset %lld of %u)",
                              (long long)offset, (unsigned)s->l->kernel->code_bytes);
        else
            emu_fail(s->l->error, EMU_INVALID, "the kernel has no code");
        return -1;
    }
    if (!s->seen[offset / UNIT])
        s->queue[s->queued++] = (uint32_t)offset;
    s->seen[offset / UNIT] = 1;
    return 0;
}

static int
enqueue_successors(struct scan *s, const struct gen_inst *inst)
{
    int64_t to;
    if (falls_through(inst) && enqueue(s, inst, lower_next_offset(inst)))
        return -1;
    if (lower_jip(inst, &to) && enqueue(s, inst, to))
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

static int
scan_all(struct scan *s)
{
    struct gen_lower *l = s->l;
    if (enqueue(s, NULL, 0))
        return -1;
    while (s->queued) {
        struct gen_inst *inst = &l->insts[l->count];
        const uint32_t offset = s->queue[--s->queued];
        if (gen_decode(l->quirks, l->platform, l->kernel->code, l->kernel->code_bytes, offset, inst,
                       l->error))
            return -1;
        narrow_to_mask(inst);
        l->count++;
        if (enqueue_successors(s, inst))
            return -1;
    }
    qsort(l->insts, l->count, sizeof *l->insts, by_offset);
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
