/* SPDX-License-Identifier: MIT */
/* One- and two-source instructions, math and wait. */
#include "gen_decode_priv.h"

int
gen_decode_unary(struct gen_decoder *decoder)
{
    if (gen_decode_dst(decoder) < 0)
        return -1;
    return gen_decode_src(decoder, 0, &decoder->inst->src[0]);
}

/* PRM "Two-source instructions": only the last source may be immediate. */
int
gen_decode_binary(struct gen_decoder *decoder)
{
    struct gen_inst *const inst = decoder->inst;
    if (gen_decode_unary(decoder) < 0)
        return -1;
    if (inst->src[0].file == GEN_FILE_IMM)
        return gen_reject(decoder, "src0 of two cannot be immediate");
    return gen_decode_src(decoder, 1, &inst->src[1]);
}

/* PRM Volume 2a, math: direct general registers; the macros take no immediate. */
static int
check_math_operand(struct gen_decoder *decoder, const struct gen_operand *operand)
{
    if (operand->indirect || operand->file == GEN_FILE_ARF)
        return gen_reject(decoder, "math takes direct general registers only");
    if (gen_is_macro(decoder->inst) && operand->file == GEN_FILE_IMM)
        return gen_reject(decoder, "a math macro takes registers only");
    return 0;
}

static int
check_math(struct gen_decoder *decoder, unsigned sources)
{
    for (unsigned i = 0; i < sources; i++)
        if (check_math_operand(decoder, &decoder->inst->src[i]) < 0)
            return -1;
    return check_math_operand(decoder, &decoder->inst->dst);
}

int
gen_decode_math(struct gen_decoder *decoder)
{
    struct gen_inst *const inst = decoder->inst;
    inst->math_fc = (uint8_t)gen_get_cond_mod(decoder->word);
    const struct gen_math_info *const info = gen_math_info(inst->math_fc);

    if (!info->sources || (info->macro && !gen_has(decoder->platform, GEN_MATH_MACROS)))
        return gen_reject(decoder, "math function %u is reserved", inst->math_fc);
    if (info->macro && !inst->align16)
        return gen_reject(decoder, "a math macro needs Align16 mode");
    if ((info->sources == 1 ? gen_decode_unary(decoder) : gen_decode_binary(decoder)) < 0)
        return -1;
    return check_math(decoder, info->sources);
}

int
gen_decode_wait(struct gen_decoder *decoder)
{
    struct gen_operand *const src = &decoder->inst->src[0];
    if (decoder->inst->align16)
        return gen_reject(decoder, "wait in Align16 mode");
    if (gen_decode_src(decoder, 0, src) < 0)
        return -1;
    if (src->file != GEN_FILE_ARF || src->arf != GEN_ARF_N)
        return gen_reject(decoder, "src0 is not a notification register");
    return 0;
}
