/* SPDX-License-Identifier: MIT */
/*
 * Three-source operands. The encoding is Align16, but compilers only use what regions can say too: packed and
 * scalar operands. iga64 writes those as regions <2;1>, <0;0> and, for src2, <1>, <0>; a scalar instruction
 * (one channel of four lanes enabled) gets ExecSize 1. Operands that regions cannot express are written with
 * channels.
 */
#include "gen_print_priv.h"

enum { CHANNELS_XYZW = 15, SWIZZLE_XYZW = 0xe4, SWIZZLE_XYXY = 0x44, SWIZZLE_ZWZW = 0xee };

static bool
dst_to_plain(const struct gen_inst *inst, struct gen_ternary_plain *plain)
{
    const unsigned mask = inst->dst.chan_mask;
    plain->exec_size = inst->exec_size;
    plain->dst_elements = 0;
    if (inst->exec_size == 1)
        return false;
    if (mask == CHANNELS_XYZW)
        return true;
    plain->exec_size = 1;
    if (inst->exec_size == 2 && inst->dst.type == GEN_DF && (mask == 3 || mask == 12)) {
        plain->dst_elements = mask == 12;
        return true;
    }
    if (inst->exec_size != 4 || !mask || (mask & (mask - 1)))
        return false;
    while (!(mask >> plain->dst_elements & 1))
        plain->dst_elements++;
    return true;
}

/* In Align16 mode a 64-bit element takes two channels. */
static bool
src_to_plain(const struct gen_operand *src, bool *scalar, unsigned *elements)
{
    const bool pair = src->type == GEN_DF && (src->swizzle == SWIZZLE_XYXY || src->swizzle == SWIZZLE_ZWZW);
    *scalar = src->replicate || pair;
    *elements = !src->replicate && pair && src->swizzle == SWIZZLE_ZWZW;
    return *scalar || src->swizzle == SWIZZLE_XYZW;
}

bool
gen_ternary_to_plain(const struct gen_inst *inst, struct gen_ternary_plain *plain)
{
    bool possible = dst_to_plain(inst, plain);
    for (unsigned i = 0; i < 3; i++)
        possible &= src_to_plain(&inst->src[i], &plain->src[i].scalar, &plain->src[i].elements);
    return possible;
}

static void
print_channels(struct gen_text *text, const struct gen_operand *src)
{
    gen_print_subreg(text, src);
    if (src->replicate) {
        gen_text_add(text, ".r");
        return;
    }
    gen_text_add(text, ".");
    for (unsigned i = 0; i < 4; i++)
        gen_text_add(text, "%c", "xyzw"[src->swizzle >> i * 2 & 3]);
}

static struct gen_operand
moved(const struct gen_operand *operand, unsigned elements)
{
    struct gen_operand result = *operand;
    result.subreg = (uint8_t)(result.subreg + elements * gen_type_bytes(operand->type));
    return result;
}

static void
print_dst_channels(struct gen_text *text, const struct gen_operand *dst)
{
    gen_print_subreg(text, dst);
    gen_text_add(text, ".");
    for (unsigned i = 0; i < 4; i++)
        if (dst->chan_mask >> i & 1)
            gen_text_add(text, "%c", "xyzw"[i]);
}

void
gen_print_ternary_dst(struct gen_text *text, const struct gen_inst *inst)
{
    struct gen_ternary_plain plain;
    if (inst->saturate)
        gen_text_add(text, "(sat)");
    if (gen_is_macro(inst)) {
        gen_print_mme(text, &inst->dst);
    } else if (gen_ternary_to_plain(inst, &plain)) {
        const struct gen_operand dst = moved(&inst->dst, plain.dst_elements);
        gen_print_subreg(text, &dst);
        gen_text_add(text, "<1>");
    } else {
        print_dst_channels(text, &inst->dst);
    }
    gen_print_type(text, &inst->dst);
}

void
gen_print_ternary_src(struct gen_text *text, const struct gen_inst *inst, unsigned source)
{
    static const char *const regions[2][2] = {{"<2;1>", "<0;0>"}, {"<1>", "<0>"}};
    const struct gen_operand *const src = &inst->src[source];
    struct gen_ternary_plain plain;

    gen_print_src_modifiers(text, inst, src);
    if (gen_is_macro(inst)) {
        gen_print_mme(text, src);
    } else if (gen_ternary_to_plain(inst, &plain)) {
        const struct gen_operand at = moved(src, plain.src[source].elements);
        gen_print_subreg(text, &at);
        gen_text_add(text, "%s", regions[source == 2][plain.src[source].scalar]);
    } else {
        print_channels(text, src);
    }
    gen_print_type(text, src);
}
