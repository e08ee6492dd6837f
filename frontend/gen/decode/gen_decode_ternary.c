/* SPDX-License-Identifier: MIT */
/* Three-source instructions. PRM "Three Source Instruction Format": Align16, general registers only. */
#include "gen_decode_priv.h"

static int
decode_ternary_type(struct gen_decoder *decoder, const char *which, unsigned code,
                    struct gen_operand *operand)
{
    operand->type = gen_type_of_code(decoder->word->layout, GEN_TYPE_TERNARY, code);
    return operand->type < GEN_TYPE_COUNT ? 0 : gen_reject(decoder, "%s type %u is reserved", which, code);
}

static int
decode_ternary_dst(struct gen_decoder *decoder)
{
    const struct gen_word *const word = decoder->word;
    struct gen_operand *const dst = &decoder->inst->dst;

    dst->align16 = true;
    dst->chan_mask = (uint8_t)gen_get_ternary_chan_en(word);
    if (decode_ternary_type(decoder, "dst", gen_get_ternary_dst_type(word), dst) < 0 ||
        gen_decode_register(decoder, "dst", true, gen_get_ternary_dst_reg(word), dst) < 0)
        return -1;
    if (gen_is_macro(decoder->inst))
        return gen_decode_mme(decoder, "dst", dst->chan_mask, dst);
    dst->subreg = (uint8_t)(gen_get_ternary_subreg(word) * 4);
    return gen_check_subreg(decoder, "dst", dst);
}

/* Gen9 can mix F and HF: src0 has the common type, src1 and src2 a bit of their own. */
static int
decode_src_type(struct gen_decoder *decoder, unsigned source, struct gen_operand *src)
{
    const struct gen_word *const word = decoder->word;
    if (decode_ternary_type(decoder, "source", gen_get_ternary_src_type(word), src) < 0)
        return -1;
    if (!gen_has(decoder->platform, GEN_MIXED_TERNARY) || source == 0 ||
        (src->type != GEN_F && src->type != GEN_HF))
        return 0;
    const bool half = source == 1 ? gen_get_ternary_src1_hf(word) : gen_get_ternary_src2_hf(word);
    src->type = half ? GEN_HF : GEN_F;
    return 0;
}

static int
decode_src_modifiers(struct gen_decoder *decoder, unsigned source, struct gen_operand *src)
{
    src->absolute = gen_get_ternary_src_absolute(decoder->word, source);
    src->negate = gen_get_ternary_src_negate(decoder->word, source);
    if ((src->absolute || src->negate) && !(decoder->info->modifiers & GEN_SMOD))
        return gen_reject(decoder, "the instruction takes no source modifiers");
    return 0;
}

static int
decode_ternary_src(struct gen_decoder *decoder, unsigned source)
{
    static const char *const names[] = {"src0", "src1", "src2"};
    const struct gen_word *const word = decoder->word;
    struct gen_operand *const src = &decoder->inst->src[source];

    src->align16 = true;
    src->vstride = 4;
    src->width = 4;
    src->swizzle = (uint8_t)gen_get_ternary_src_swizzle(word, source);
    src->replicate = gen_get_ternary_src_rep(word, source);
    if (decode_src_type(decoder, source, src) < 0 || decode_src_modifiers(decoder, source, src) < 0 ||
        gen_decode_register(decoder, names[source], true, gen_get_ternary_src_reg(word, source), src) < 0)
        return -1;
    if (gen_is_macro(decoder->inst) && src->replicate)
        return gen_reject(decoder, "RepCtrl in a macro");
    if (gen_is_macro(decoder->inst))
        return gen_decode_mme(decoder, names[source], src->swizzle & 15, src);
    src->subreg = (uint8_t)(gen_get_ternary_src_subreg(word, source) * 4);
    if (src->type == GEN_HF && gen_has(decoder->platform, GEN_MIXED_TERNARY))
        src->subreg = (uint8_t)(src->subreg + gen_get_ternary_src_subreg_hf(word, source) * 2);
    return gen_check_subreg(decoder, names[source], src);
}

int
gen_decode_ternary(struct gen_decoder *decoder)
{
    if (!decoder->inst->align16)
        return gen_reject(decoder, "three sources need Align16 mode");
    const bool scalar =
        gen_has(decoder->platform, GEN_SCALAR_TERNARY) || (decoder->quirks && decoder->quirks->scalar_mad);
    if (decoder->inst->exec_size == 1 && !scalar && !gen_is_macro(decoder->inst))
        return gen_reject(decoder, "ExecSize 1 in Align16 mode");
    if (decode_ternary_dst(decoder) < 0)
        return -1;
    for (unsigned i = 0; i < 3; i++)
        if (decode_ternary_src(decoder, i) < 0)
            return -1;
    return 0;
}
