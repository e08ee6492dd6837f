/* SPDX-License-Identifier: MIT */
/* Flow control. PRM "Flow Control Instructions": targets are byte offsets since Gen8. */
#include "gen_decode_priv.h"

static int
check_align1(struct gen_decoder *decoder)
{
    return decoder->inst->align16 ? gen_reject(decoder, "a branch in Align16 mode") : 0;
}

static void
decode_jip(struct gen_decoder *decoder)
{
    decoder->inst->has_jip = true;
    decoder->inst->jip = (int32_t)gen_get_jip(decoder->word);
}

static void
decode_uip(struct gen_decoder *decoder)
{
    decoder->inst->has_uip = true;
    decoder->inst->uip = (int32_t)gen_get_uip(decoder->word);
}

/* A branch target in encoded source `source`: an offset, or a register that holds it. */
static int
decode_target(struct gen_decoder *decoder, unsigned source)
{
    struct gen_operand *const target = &decoder->inst->src[0];
    if (gen_decode_src(decoder, source, target) < 0)
        return -1;
    if (target->file != GEN_FILE_IMM)
        return 0;
    if (target->type != GEN_D && target->type != GEN_UD)
        return gen_reject(decoder, "a branch offset of type :%s", gen_type_name(target->type));
    decode_jip(decoder);
    return 0;
}

/* PRM Volume 2a, jmpi: one lane, not masked, the target is a D. */
int
gen_decode_jmpi(struct gen_decoder *decoder)
{
    struct gen_inst *const inst = decoder->inst;
    if (check_align1(decoder) < 0)
        return -1;
    if (inst->exec_size != 1 || !inst->nomask)
        return gen_reject(decoder, "jmpi must have ExecSize 1 and NoMask");
    if (decode_target(decoder, 1) < 0)
        return -1;
    if (inst->src[0].type != GEN_D)
        return gen_reject(decoder, "the target is not a :d");
    inst->chan_offset = 0;
    return 0;
}

int
gen_decode_branch_jip(struct gen_decoder *decoder)
{
    if (check_align1(decoder) < 0)
        return -1;
    if (decoder->inst->op == GEN_OP_brd)
        return decode_target(decoder, 0);
    decode_jip(decoder);
    return 0;
}

int
gen_decode_branch_uip(struct gen_decoder *decoder)
{
    if (check_align1(decoder) < 0)
        return -1;
    if (decoder->inst->op == GEN_OP_brc) {
        if (decode_target(decoder, 0) < 0)
            return -1;
        if (decoder->inst->has_jip)
            decode_uip(decoder);
        return 0;
    }
    decode_jip(decoder);
    decode_uip(decoder);
    return 0;
}

int
gen_decode_call(struct gen_decoder *decoder)
{
    if (check_align1(decoder) < 0 || gen_decode_dst(decoder) < 0)
        return -1;
    return decode_target(decoder, 1);
}

int
gen_decode_ret(struct gen_decoder *decoder)
{
    struct gen_operand *const src = &decoder->inst->src[0];
    if (check_align1(decoder) < 0 || gen_decode_src(decoder, 0, src) < 0)
        return -1;
    return src->file == GEN_FILE_IMM ? gen_reject(decoder, "src0 is not a register") : 0;
}
