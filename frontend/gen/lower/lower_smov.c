/* SPDX-License-Identifier: MIT */
/*
 * smov: a mov of the channels whose bits are set in src1, counted from the instruction's first. No manual at
 * hand describes it; Intel's compiler makes one from a move to a flag and the mov that this flag predicates,
 * so it is executed like these two.
 *
 * Compilers store to an indexed private array in registers with it: one channel's element goes where that
 * channel's address register points. They emit a run of them, one per channel; a run becomes one op with an
 * address per lane. The array is a variable of its own, so no element of the run is the source of a later
 * one.
 */
#include <assert.h>

#include "gen/isa/gen_isa.h"
#include "lower_functions.h"
#include "lower_ops.h"

/* The one channel src1 names, or -1. */
static int
mask_channel(const struct gen_inst *inst)
{
    const uint32_t mask = (uint32_t)inst->src[1].imm & 0xffff;
    const bool one = inst->src[1].file == GEN_FILE_IMM && mask && !(mask & (mask - 1));
    return one && !inst->pred_ctrl ? __builtin_ctz(mask) : -1;
}

static int
channel_of(const struct gen_inst *inst)
{
    return inst->dst.indirect ? mask_channel(inst) : -1;
}

static int
source_byte(const struct gen_inst *inst)
{
    return inst->src[0].reg * GEN_GRF_BYTES + inst->src[0].subreg;
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
    assert(index < l->count && channel_of(first) >= 0);
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
    assert(inst->dst.indirect && channel < 16);
    struct lane_operand dst = lower_dst(l, inst);
    if (!l->failed) {
        l->program->indirects[dst.indirect].per_lane = true;
        dst.base += channel * (uint32_t)dst.vstride;
    }
    return dst;
}

/*
 * Quirk split_smov. Broxton has no indirect destinations of 64 bits, and its compiler makes two instructions
 *
 *     (W) smov (1|M0)  rT<1>:df         src<0;1,0>:df  1 << k
 *     (W) mov  (2|M0)  r[a0.k]<1>:ud    rT<2;2,1>:ud
 *
 * of `smov (16|Mn) r[a0.k]<1>:df src 1 << k`, which loses the mask, the channel's place in the region and n.
 * Caygen executes the first as a plain copy and the second as the original smov. Its channels are those of
 * the instruction that made a0.k.
 */
enum { FAR = 128 };

static bool
is_split_smov(const struct gen_lower *l, const struct gen_inst *inst)
{
    return l->quirks->split_smov && inst->op == GEN_OP_smov && inst->exec_size == 1 && inst->nomask &&
           mask_channel(inst) >= 0 && !inst->dst.indirect && inst->dst.file == GEN_FILE_GRF &&
           inst->dst.subreg == 0 && plain_source(inst) && inst->dst.type == inst->src[0].type &&
           gen_type_bytes(inst->dst.type) == 8;
}

static bool
is_split_store(const struct gen_inst *inst)
{
    const struct gen_operand *src = &inst->src[0];
    return inst->op == GEN_OP_mov && inst->exec_size == 2 && inst->nomask && !inst->pred_ctrl &&
           inst->dst.indirect && inst->dst.type == GEN_UD && src->file == GEN_FILE_GRF && !src->indirect &&
           src->type == GEN_UD && src->subreg == 0 && src->hstride == 1;
}

static bool
ends_search(const struct gen_lower *l, uint32_t index)
{
    return l->points[index].cell || l->points[index].jumped_to || l->insts[index - 1].has_jip;
}

/* The last instruction before the store that `is` accepts, in the same straight code; NULL: none. */
static const struct gen_inst *
look_back(const struct gen_lower *l, const struct gen_inst *store,
          bool (*is)(const struct gen_lower *l, const struct gen_inst *store, const struct gen_inst *inst))
{
    const uint32_t at = (uint32_t)(store - l->insts);
    for (uint32_t n = at; n > 0 && at - n < FAR && !ends_search(l, n); n--)
        if (is(l, store, &l->insts[n - 1]))
            return &l->insts[n - 1];
    return NULL;
}

/* Whether the copy goes to the expected place; if not, this is not the quirk. */
static bool
is_stored(const struct gen_lower *l, const struct gen_inst *smov)
{
    const uint32_t at = (uint32_t)(smov - l->insts);
    for (uint32_t n = at + 1; n < l->count && n - at < FAR && !ends_search(l, n); n++)
        if (is_split_store(&l->insts[n]) && l->insts[n].src[0].reg == smov->dst.reg &&
            l->insts[n].dst.addr_subreg == mask_channel(smov))
            return true;
    return false;
}

static bool
writes_source(const struct gen_lower *l, const struct gen_inst *store, const struct gen_inst *inst)
{
    (void)l;
    return inst->dst.file == GEN_FILE_GRF && !inst->dst.indirect && inst->dst.reg == store->src[0].reg;
}

static bool
writes_address(const struct gen_lower *l, const struct gen_inst *store, const struct gen_inst *inst)
{
    (void)l;
    const struct gen_operand *dst = &inst->dst;
    const unsigned first = dst->subreg / 2u;
    return dst->file == GEN_FILE_ARF && dst->arf == GEN_ARF_A && !dst->indirect &&
           store->dst.addr_subreg >= first && store->dst.addr_subreg < first + inst->exec_size;
}

bool
lower_split_store(struct gen_lower *l, const struct gen_inst *inst)
{
    if (!l->quirks->split_smov || !is_split_store(inst))
        return false;
    const struct gen_inst *smov = look_back(l, inst, writes_source);
    if (!smov || !is_split_smov(l, smov) || mask_channel(smov) != inst->dst.addr_subreg)
        return false;
    const struct gen_inst *address = look_back(l, inst, writes_address);
    if (!address || address->nomask || address->dst.subreg) {
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "the lane of this array element is lost");
        return true;
    }
    struct gen_inst whole = *inst;
    whole.exec_size = 1;
    whole.nomask = false;
    whole.chan_offset = (uint8_t)(address->chan_offset + inst->dst.addr_subreg);
    whole.dst.type = whole.src[0].type = GEN_UQ;
    const struct lane_operand src = lower_src(l, &whole, 0);
    const struct lane_operand dst = per_lane_dst(l, &whole, inst->dst.addr_subreg);
    struct lane_op *op = lower_op(l, &whole, LANE_OP_mov, LANE_UQ);
    op->src[0] = src;
    op->dst = dst;
    return true;
}

static void
copy_element(struct gen_lower *l, const struct gen_inst *inst)
{
    struct lane_operand src = lower_src(l, inst, 0), dst = lower_dst(l, inst);
    src.type = dst.type = LANE_UQ;
    lower_scalar(l, inst, LANE_OP_mov, dst, src);
}

/* The channels that are on and in the mask, to RF_CHANNELS. */
static void
set_channels(struct gen_lower *l, const struct gen_inst *inst)
{
    struct lane_operand mask = lower_src(l, inst, 1);
    lower_scalar(l, inst, LANE_OP_shl, lower_region(LANE_UQ, RF_CHANNELS, 0), mask)->src[1] =
        lower_imm(LANE_UQ, inst->chan_offset);
    if (!inst->pred_ctrl)
        return;
    lower_keep_predicate(l, inst, RF_COMPARED);
    struct lane_op *op = lower_op(l, inst, LANE_OP_mand, LANE_UD);
    op->flags = 0;
    op->ctrl.cell[0] = op->ctrl.cell[1] = RF_CHANNELS;
    op->ctrl.cell[2] = RF_COMPARED;
}

static bool
has_scalar_mask(const struct gen_inst *inst)
{
    const struct gen_operand *mask = &inst->src[1];
    return mask->file == GEN_FILE_IMM || (mask->file == GEN_FILE_GRF && !mask->vstride && !mask->hstride &&
                                          !lane_type_is_float(lower_type(mask->type)) && !mask->indirect);
}

static void
move_channels(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    if (!has_scalar_mask(inst)) {
        lower_refuse_with(l, inst, EMU_INVALID,
                          "the mask is an immediate or an integer scalar of a register");
        return;
    }
    set_channels(l, inst);
    l->now.channels = true;
    lower_move(l, inst, code);
}

/* One op for a run of stores. */
static void
store_run(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, unsigned channel)
{
    const uint32_t index = (uint32_t)(inst - l->insts);
    struct lane_operand src = lower_src(l, inst, 0);
    const int stride = (int)lane_type_bytes(src.type);
    const unsigned n = run_length(l, index, stride);
    for (unsigned k = 1; k < n; k++)
        l->points[index + k].skipped = true;
    if (n > 1)
        src = lower_region(src.type, src.base, stride);
    const bool raw = src.type == lower_type(inst->dst.type) && !src.mods;
    if (raw)
        src.type = (uint8_t)lower_unsigned_type((enum lane_type)src.type);
    struct lane_op *op = lower_op(l, inst, code, lower_exec_type(inst, &src, 1));
    op->lanes = (uint8_t)n;
    op->chan = (uint8_t)(inst->chan_offset + channel);
    op->src[0] = src;
    const uint32_t at = l->program->op_count - 1;
    struct lane_operand dst = per_lane_dst(l, inst, channel);
    if (raw)
        dst.type = src.type;
    if (!l->failed)
        l->program->ops[at].dst = dst;
}

bool
lower_stores_one_channel(const struct gen_inst *inst)
{
    return inst->op == GEN_OP_smov && channel_of(inst) >= 0;
}

void
lower_smov(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    if (is_split_smov(l, inst) && is_stored(l, inst))
        copy_element(l, inst);
    else if (lower_stores_one_channel(inst))
        store_run(l, inst, code, (unsigned)channel_of(inst));
    else
        move_channels(l, inst, code);
}
