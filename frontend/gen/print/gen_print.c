/* SPDX-License-Identifier: MIT */
/*
 * One instruction in iga64's syntax (iga64 -d -n), without the comments on messages. The columns are iga64's
 * too, down to the fact that numbers (immediates, branch offsets, descriptors) do not count towards their
 * column's width: two listings can be compared byte by byte.
 */
#include <assert.h>
#include <stdio.h>

#include "gen_print_priv.h"

enum {
    COLUMN_PREDICATE = 7,
    COLUMN_OPCODE = 13,
    COLUMN_COND_MOD = 9,
    COLUMN_DST = 12,
    COLUMN_SRC = 16,
    COLUMN_SEND_DST = 7,
    COLUMN_SEND_SRC = 6,
    COLUMN_SEND_DESC = 10
};

static bool
is_send(const struct gen_inst *inst)
{
    const enum gen_format format = gen_op_info(inst->op)->format;
    return format == GEN_FORMAT_SEND || format == GEN_FORMAT_SENDS;
}

static const char *
predicate_name(const struct gen_inst *inst)
{
    static const char *const align1[] = {"",        "",        ".anyv",   ".allv",  ".any2h",
                                         ".all2h",  ".any4h",  ".all4h",  ".any8h", ".all8h",
                                         ".any16h", ".all16h", ".any32h", ".all32h"};
    static const char *const align16[] = {"", "", ".x", ".y", ".z", ".w", ".any4h", ".all4h"};
    assert(inst->pred_ctrl < (inst->align16 ? 8 : 14));
    return inst->align16 ? align16[inst->pred_ctrl] : align1[inst->pred_ctrl];
}

static void
print_predicate(struct gen_text *text, const struct gen_inst *inst)
{
    gen_text_column(text, COLUMN_PREDICATE);
    if (inst->nomask || inst->pred_ctrl)
        gen_text_add(text, "(%s%s", inst->nomask ? "W" : "", inst->nomask && inst->pred_ctrl ? "&" : "");
    if (inst->pred_ctrl)
        gen_text_add(text, "%sf%u.%u%s", inst->pred_inv ? "~" : "", inst->flag_reg, inst->flag_subreg,
                     predicate_name(inst));
    if (inst->nomask || inst->pred_ctrl)
        gen_text_add(text, ")");
    gen_text_end_column(text);
}

static bool
has_exec_size(const struct gen_inst *inst)
{
    const enum gen_format format = gen_op_info(inst->op)->format;
    return format != GEN_FORMAT_NULLARY && format != GEN_FORMAT_JMPI && format != GEN_FORMAT_WAIT;
}

static unsigned
printed_exec_size(const struct gen_inst *inst)
{
    struct gen_ternary_plain plain;
    if (gen_op_info(inst->op)->format == GEN_FORMAT_TERNARY && !gen_is_macro(inst) &&
        gen_ternary_to_plain(inst, &plain))
        return plain.exec_size;
    return inst->exec_size;
}

static void
print_opcode(struct gen_text *text, const struct gen_inst *inst)
{
    gen_text_column(text, COLUMN_OPCODE);
    gen_text_add(text, "%s", gen_op_info(inst->op)->mnemonic);
    if (inst->op == GEN_OP_math)
        gen_text_add(text, ".%s", gen_math_info(inst->math_fc)->name);
    if (inst->branch_ctrl)
        gen_text_add(text, ".b");
    gen_text_add(text, " ");
    if (has_exec_size(inst))
        gen_text_add(text, "(%u|M%u)", printed_exec_size(inst), inst->chan_offset);
    gen_text_end_column(text);
}

/* The math macros set the early-out flag without a field that says so. */
static const char *
cond_mod_name(const struct gen_inst *inst)
{
    static const char *const names[] = {"", "eq", "ne", "gt", "ge", "lt", "le", "", "ov", "un"};
    assert(inst->cond_mod < sizeof names / sizeof *names);
    if (inst->op == GEN_OP_math)
        return gen_is_macro(inst) ? "eo" : "";
    return names[inst->cond_mod];
}

static void
print_cond_mod(struct gen_text *text, const struct gen_inst *inst)
{
    const char *const name = cond_mod_name(inst);
    gen_text_column(text, COLUMN_COND_MOD);
    if (*name)
        gen_text_add(text, "(%s)f%u.%u", name, inst->flag_reg, inst->flag_subreg);
    gen_text_end_column(text);
}

static void
print_options(struct gen_text *text, const struct gen_inst *inst)
{
    const struct {
        bool set;
        const char *name;
    } options[] = {
        {inst->acc_wr_en, "AccWrEn"},
        {inst->atomic, "Atomic"},
        {inst->debug, "Breakpoint"},
        {inst->compacted, "Compacted"},
        {inst->eot, "EOT"},
        {inst->no_dd_chk, "NoDDChk"},
        {inst->no_dd_clr, "NoDDClr"},
        {inst->no_preempt, "NoPreempt"},
        {inst->no_src_dep_set, "NoSrcDepSet"},
        {inst->thread_ctrl == 2, "Switch"},
    };
    const char *separator = " {";
    for (unsigned i = 0; i < sizeof options / sizeof *options; i++) {
        if (!options[i].set)
            continue;
        gen_text_add(text, "%s%s", separator, options[i].name);
        separator = ",";
    }
    if (*separator == ',')
        gen_text_add(text, "}");
}

static void
print_dst(struct gen_text *text, const struct gen_inst *inst)
{
    gen_text_add(text, "  ");
    gen_text_column(text, is_send(inst) ? COLUMN_SEND_DST : COLUMN_DST);
    if (gen_op_info(inst->op)->format == GEN_FORMAT_TERNARY)
        gen_print_ternary_dst(text, inst);
    else
        gen_print_dst(text, inst);
    gen_text_end_column(text);
}

static void
print_src(struct gen_text *text, const struct gen_inst *inst, unsigned source)
{
    gen_text_add(text, "  ");
    gen_text_column(text, is_send(inst) ? COLUMN_SEND_SRC : COLUMN_SRC);
    if (gen_op_info(inst->op)->format == GEN_FORMAT_TERNARY)
        gen_print_ternary_src(text, inst, source);
    else
        gen_print_src(text, inst, source);
    gen_text_end_column(text);
}

static void
print_blank(struct gen_text *text, unsigned width)
{
    gen_text_column(text, width);
    gen_text_end_column(text);
}

/* A target without a usual type (brd, brc, call on :d) keeps its type. */
static void
print_label(struct gen_text *text, const struct gen_inst *inst, int32_t offset)
{
    gen_text_add(text, "  ");
    gen_text_column(text, COLUMN_SRC);
    const unsigned from = text->length;
    gen_text_add(text, "%d", (int)offset);
    gen_text_uncount(text, from);
    if (inst->src[0].file == GEN_FILE_IMM && inst->src[0].type != GEN_D)
        gen_print_type(text, &inst->src[0]);
    gen_text_end_column(text);
}

/* jmpi counts from the next instruction, the listing from its own start. */
static void
print_branch(struct gen_text *text, const struct gen_inst *inst)
{
    if (inst->has_jip)
        print_label(text, inst,
                    inst->op == GEN_OP_jmpi ? (int32_t)((uint32_t)inst->jip + inst->bytes) : inst->jip);
    else
        print_src(text, inst, 0);
    if (inst->has_uip)
        print_label(text, inst, inst->uip);
    else
        print_blank(text, COLUMN_SRC);
}

static void
print_uncounted_hex(struct gen_text *text, int digits, uint32_t value)
{
    const unsigned from = text->length;
    gen_text_add(text, "0x%0*X", digits, (unsigned)value);
    gen_text_uncount(text, from);
}

static void
print_descriptor(struct gen_text *text, bool is_reg, unsigned subreg, uint32_t value, int digits)
{
    gen_text_add(text, "  ");
    gen_text_column(text, COLUMN_SEND_DESC);
    if (is_reg)
        gen_text_add(text, "a0.%u", subreg);
    else
        print_uncounted_hex(text, digits, value);
    gen_text_end_column(text);
}

static void
print_sources(struct gen_text *text, const struct gen_inst *inst)
{
    unsigned sources = gen_op_info(inst->op)->sources;
    if (inst->op == GEN_OP_math)
        sources = gen_math_info(inst->math_fc)->sources;
    for (unsigned i = 0; i < sources; i++)
        print_src(text, inst, i);
    if (sources == 1 && gen_op_info(inst->op)->format != GEN_FORMAT_SEND)
        print_blank(text, COLUMN_SRC);
}

static void
print_operands(struct gen_text *text, const struct gen_inst *inst)
{
    const enum gen_format format = gen_op_info(inst->op)->format;
    const bool branch = format >= GEN_FORMAT_JMPI && format <= GEN_FORMAT_RET;

    if (format == GEN_FORMAT_NULLARY) {
        gen_text_add(text, "%*s", COLUMN_DST + COLUMN_SRC, "");
        return;
    }
    if (format != GEN_FORMAT_WAIT && (!branch || format == GEN_FORMAT_CALL))
        print_dst(text, inst);
    else
        gen_text_add(text, "%*s", COLUMN_DST, ""); /* pays no debt */
    if (branch)
        print_branch(text, inst);
    else
        print_sources(text, inst);
    if (is_send(inst)) {
        print_descriptor(text, inst->ex_desc_is_reg, inst->ex_desc_subreg, inst->ex_desc, 0);
        print_descriptor(text, inst->desc_is_reg, inst->desc_subreg, inst->desc, 8);
    }
}

int
gen_print(enum gen_platform platform, const struct gen_inst *inst, char *text, unsigned size)
{
    char line[512]; /* the longest instruction takes half of it */
    struct gen_text out;
    (void)platform; /* Gen8 and Gen9 are written alike */
    gen_text_init(&out, line, sizeof line);
    print_predicate(&out, inst);
    gen_text_add(&out, " ");
    print_opcode(&out, inst);
    gen_text_add(&out, " ");
    print_cond_mod(&out, inst);
    print_operands(&out, inst);
    print_options(&out, inst);
    gen_text_trim(&out);
    assert(out.length < sizeof line);
    return snprintf(text, size, "%s", line);
}
