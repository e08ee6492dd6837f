/* SPDX-License-Identifier: MIT */
/*
 * smov, a store to an indexed private array in registers: one channel's element goes where that channel's
 * address register points (src1 is the mask of that one channel). Compilers emit a run of them, one per
 * channel; a run becomes one op with an address per lane. The array is a variable of its own, so no element
 * of the run is the source of a later one.
 */
#include "lower_priv.h"

static int
channel_of(const struct gen_inst *inst)
{
    const uint32_t mask = (uint32_t)inst->src[1].imm & 0xffff;
    const bool one = inst->src[1].file == GEN_FILE_IMM && mask && !(mask & (mask - 1));
    return one && !inst->pred_ctrl && inst->dst.indirect ? __builtin_ctz(mask) : -1;
}

static int
source_byte(const struct gen_inst *inst)
{
    return inst->src[0].reg * GRF_BYTES + inst->src[0].subreg;
}

static bool
plain_source(const struct gen_inst *inst)
{
    const struct gen_operand *o = &inst->src[0];
    return o->file == GEN_FILE_GRF && !o->indirect && !o->negate && !o->absolute && o->vstride == 0 &&
           o->hstride == 0;
}

static bool
continues(const struct gen_inst *first, const struct gen_inst *inst, int n, int stride)
{
    return inst->op == GEN_OP_smov && channel_of(inst) == channel_of(first) + n && plain_source(inst) &&
           inst->exec_size == first->exec_size && inst->chan_offset == first->chan_offset &&
           inst->nomask == first->nomask && inst->saturate == first->saturate &&
           inst->dst.type == first->dst.type && inst->src[0].type == first->src[0].type &&
           inst->dst.addr_imm == first->dst.addr_imm && inst->dst.addr_subreg == first->dst.addr_subreg + n &&
           source_byte(inst) == source_byte(first) + n * stride;
}

/* Instructions from this one on that are one run. */
static unsigned
run_length(const struct gen_lower *l, uint32_t index, int stride)
{
    const struct gen_inst *first = &l->insts[index];
    unsigned n = 1;
    if (!plain_source(first))
        return 1;
    while (n < 16 && index + n < l->count && !l->points[index + n].cell && !l->points[index + n].jumped_to &&
           continues(first, &l->insts[index + n], (int)n, stride))
        n++;
    return n;
}

static struct lane_operand
per_lane_dst(struct gen_lower *l, const struct gen_inst *inst, unsigned channel)
{
    struct lane_operand dst = lower_dst(l, inst);
    if (!l->failed) {
        l->program->indirects[dst.indirect].per_lane = true;
        dst.base += channel * (uint32_t)dst.vstride;
    }
    return dst;
}

void
lower_smov(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    const uint32_t index = (uint32_t)(inst - l->insts);
    const int channel = channel_of(inst);
    if (channel < 0 || inst->cond_mod) {
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "only one channel at a time, to an indirect destination");
        return;
    }
    struct lane_operand src = lower_src(l, inst, 0);
    const int stride = (int)lane_type_bytes(src.type);
    const unsigned n = run_length(l, index, stride);
    for (unsigned k = 1; k < n; k++)
        l->points[index + k].skipped = true;
    if (n > 1)
        src = lower_region(src.type, src.base, stride);
    struct lane_op *op = lower_op(l, inst, code, lower_exec_type(inst, &src, 1));
    op->lanes = (uint8_t)n;
    op->chan = (uint8_t)(inst->chan_offset + channel);
    op->src[0] = src;
    op->flags |= inst->saturate ? LANE_SAT : 0;
    const uint32_t at = l->program->op_count - 1;
    const struct lane_operand dst = per_lane_dst(l, inst, (unsigned)channel);
    if (!l->failed)
        l->program->ops[at].dst = dst;
}
