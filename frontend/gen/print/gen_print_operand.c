/* SPDX-License-Identifier: MIT */
/* Operands of the one- and two-source formats and of branches, in iga64's syntax. */
#include <assert.h>

#include "gen_print_priv.h"

#define MME_BASE 2 /* acc2 to acc9 are the math macro registers mme0 to mme7 */

void
gen_print_register(struct gen_text *text, const struct gen_operand *operand)
{
    if (operand->file == GEN_FILE_GRF)
        gen_text_add(text, "r%u", operand->reg);
    else if (operand->arf == GEN_ARF_ACC && operand->reg >= MME_BASE)
        gen_text_add(text, "mme%u", operand->reg - MME_BASE);
    else if (gen_arf_info(operand->arf)->numbered || operand->reg)
        gen_text_add(text, "%s%u", gen_arf_info(operand->arf)->name, operand->reg);
    else
        gen_text_add(text, "%s", gen_arf_info(operand->arf)->name);
}

void
gen_print_subreg(struct gen_text *text, const struct gen_operand *operand)
{
    const bool arf = operand->file == GEN_FILE_ARF;
    unsigned subreg = operand->subreg;
    if (!arf || gen_arf_info(operand->arf)->bytes)
        subreg /= gen_type_bytes(operand->type);
    gen_print_register(text, operand);
    if (!arf || gen_arf_info(operand->arf)->subregs || subreg)
        gen_text_add(text, ".%u", subreg);
}

void
gen_print_indirect(struct gen_text *text, const struct gen_operand *operand)
{
    gen_text_add(text, "r[a0.%u", operand->addr_subreg);
    if (operand->addr_imm)
        gen_text_add(text, ",%d", operand->addr_imm);
    gen_text_add(text, "]");
}

void
gen_print_mme(struct gen_text *text, const struct gen_operand *operand)
{
    gen_print_register(text, operand);
    if (operand->mme == 8)
        gen_text_add(text, ".nomme");
    else
        gen_text_add(text, ".mme%u", operand->mme);
}

void
gen_print_type(struct gen_text *text, const struct gen_operand *operand)
{
    gen_text_add(text, ":%s", gen_type_name(operand->type));
}

void
gen_print_src_modifiers(struct gen_text *text, const struct gen_inst *inst, const struct gen_operand *operand)
{
    const bool logic =
        gen_op_info(inst->op)->modifiers & GEN_LOGIC && !gen_has(inst->platform, GEN_NUMERIC_LOGIC);
    if (operand->negate)
        gen_text_add(text, "%s", logic ? "~" : "-");
    if (operand->absolute)
        gen_text_add(text, "(abs)");
}

static void
print_channels(struct gen_text *text, unsigned mask)
{
    for (unsigned i = 0; i < 4; i++)
        if (mask >> i & 1)
            gen_text_add(text, "%c", "xyzw"[i]);
}

static bool
is_call(const struct gen_inst *inst)
{
    return gen_op_info(inst->op)->format == GEN_FORMAT_CALL;
}

/* Messages name whole registers of :ud, calls a :d; these usual types are not printed. */
void
gen_print_dst(struct gen_text *text, const struct gen_inst *inst)
{
    const struct gen_operand *const dst = &inst->dst;
    const enum gen_format format = gen_op_info(inst->op)->format;
    const bool send = format == GEN_FORMAT_SEND || format == GEN_FORMAT_SENDS;

    if (inst->saturate)
        gen_text_add(text, "(sat)");
    if (gen_is_macro(inst))
        gen_print_mme(text, dst);
    else if (dst->indirect)
        gen_print_indirect(text, dst);
    else if (send)
        gen_print_register(text, dst);
    else
        gen_print_subreg(text, dst);
    if (!gen_is_macro(inst) && !((send || is_call(inst)) && dst->hstride == 1))
        gen_text_add(text, "<%u>", dst->hstride);
    if (dst->align16 && !gen_is_macro(inst) && dst->chan_mask != 15) {
        gen_text_add(text, ".");
        print_channels(text, dst->chan_mask);
    }
    const bool usual =
        format == GEN_FORMAT_SEND && dst->type == GEN_UD && !gen_has(inst->platform, GEN_TYPED_MESSAGES);
    if (!usual && !(is_call(inst) && dst->type == GEN_D))
        gen_print_type(text, dst);
}

#define SWIZZLE_XYZW 0xe4

/* Four channels in order, row after row, are a packed region. */
static void
print_align16_region(struct gen_text *text, const struct gen_operand *src)
{
    if (src->vstride == 4 && src->swizzle == SWIZZLE_XYZW) {
        gen_text_add(text, "<1;1,0>");
        return;
    }
    gen_text_add(text, "<%u>.", src->vstride);
    for (unsigned i = 0; i < 4; i++)
        gen_text_add(text, "%c", "xyzw"[src->swizzle >> i * 2 & 3]);
}

static void
print_region(struct gen_text *text, const struct gen_operand *src)
{
    if (src->align16)
        print_align16_region(text, src);
    else if (src->vstride == GEN_VSTRIDE_VXH)
        gen_text_add(text, "<%u,%u>", src->width, src->hstride);
    else
        gen_text_add(text, "<%u;%u,%u>", src->vstride, src->width, src->hstride);
}

static bool
is_branch(enum gen_format format)
{
    return format >= GEN_FORMAT_JMPI && format <= GEN_FORMAT_RET;
}

static void
print_src_register(struct gen_text *text, const struct gen_inst *inst, const struct gen_operand *src)
{
    const enum gen_format format = gen_op_info(inst->op)->format;
    const bool send = format == GEN_FORMAT_SEND || format == GEN_FORMAT_SENDS;

    gen_print_src_modifiers(text, inst, src);
    if (gen_is_macro(inst)) {
        gen_print_mme(text, src);
        return;
    }
    if (src->indirect)
        gen_print_indirect(text, src);
    else if (send)
        gen_print_register(text, src);
    else
        gen_print_subreg(text, src);
    if (!send && !is_branch(format))
        print_region(text, src);
}

void
gen_print_src(struct gen_text *text, const struct gen_inst *inst, unsigned source)
{
    const struct gen_operand *const src = &inst->src[source];
    const enum gen_format format = gen_op_info(inst->op)->format;

    const unsigned from = text->length;

    if (src->file == GEN_FILE_IMM) {
        gen_print_immediate(text, src);
        gen_text_uncount(text, from);
    } else {
        print_src_register(text, inst, src);
    }
    if (is_branch(format) && src->type == GEN_D)
        return;
    if (format == GEN_FORMAT_SENDS || (format == GEN_FORMAT_SEND && src->type == GEN_UD))
        return;
    gen_print_type(text, src);
}
