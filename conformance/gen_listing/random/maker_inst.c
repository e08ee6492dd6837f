/* SPDX-License-Identifier: MIT */
/* Whole instructions of the one- and two-source formats and math; the others have files of their own. */
#include "maker.h"

/* Those of Align16 that the assembler knows. */
static const char *const align16_predicates[] = {"", ".any4h", ".all4h"};
static const char *const align1_predicates[] = {"",        ".anyv",   ".allv",  ".any2h", ".all2h",
                                                ".any4h",  ".all4h",  ".any8h", ".all8h", ".any16h",
                                                ".all16h", ".any32h", ".all32h"};

static unsigned
flag(struct maker *maker)
{
    return rnd_below(&maker->rnd, 2) * 10 + rnd_below(&maker->rnd, 2);
}

struct head {
    bool nomask, align16;
    unsigned exec, flag; /* flag: predicate and condition modifier share the register */
};

static void
predicate(struct maker *maker, const struct head *head, unsigned modifiers)
{
    const bool predicated = modifiers & GEN_PRED && maker_rarely(maker, 4);
    if (!head->nomask && !predicated)
        return;
    fprintf(maker->out, "(%s", head->nomask ? "W" : "");
    if (predicated)
        fprintf(maker->out, "%s%sf%u.%u%s", head->nomask ? "&" : "", rnd_once_in(&maker->rnd, 2) ? "~" : "",
                head->flag / 10, head->flag % 10,
                head->align16 ? MAKER_PICK(maker, align16_predicates) : MAKER_PICK(maker, align1_predicates));
    fprintf(maker->out, ") ");
}

/* PRM "Execution Mask": quarters for up to 8 lanes and multiples of the size, nibbles for up to 4. */
static unsigned
channel_offset(struct maker *maker, unsigned exec)
{
    const unsigned grain = exec < 4 ? 4 : exec;
    return exec == 32 || maker->plain ? 0 : rnd_below(&maker->rnd, 32 / grain) * grain;
}

static void
condition(struct maker *maker, enum gen_opcode op, const struct head *head)
{
    static const char *const names[] = {"eq", "ne", "gt", "ge", "lt", "le", "ov", "un"};
    const bool compares = op == GEN_OP_cmp || op == GEN_OP_cmpn || op == GEN_OP_csel;
    if (!compares && (!(gen_op_info(op)->modifiers & GEN_COND) || !maker_rarely(maker, 4)))
        return;
    if (op == GEN_OP_mach || op == GEN_OP_pln) /* README.md: iga64 does not list them */
        return;
    fprintf(maker->out, "(%s)f%u.%u ", MAKER_PICK(maker, names), head->flag / 10, head->flag % 10);
}

void
maker_modifiers(struct maker *maker, enum gen_opcode op)
{
    const unsigned modifiers = gen_op_info(op)->modifiers;
    if (modifiers & GEN_SAT && maker_rarely(maker, 6))
        fprintf(maker->out, "(sat)");
}

/* Bits of the instruction word that are the same for all opcodes that compute. */
static void
options(struct maker *maker, enum gen_format format)
{
    static const char *const names[] = {"Breakpoint", "AccWrEn", "NoDDChk", "NoDDClr", "Switch", "Atomic"};
    const bool message = format == GEN_FORMAT_SEND || format == GEN_FORMAT_SENDS;
    const bool branch = format >= GEN_FORMAT_JMPI && format <= GEN_FORMAT_RET;
    const char *separator = " {";
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        if (i && (message || branch || format == GEN_FORMAT_NULLARY))
            break;
        if (!maker_rarely(maker, 12))
            continue;
        fprintf(maker->out, "%s%s", separator, names[i]);
        separator = ",";
        i += i == 4; /* Switch and Atomic are values of one field */
    }
    if (message && maker->gen9 && rnd_once_in(&maker->rnd, 6)) {
        fprintf(maker->out, "%sNoSrcDepSet", separator);
        separator = ",";
    }
    if (*separator == ',')
        fprintf(maker->out, "}");
}

static unsigned
immediate_types(enum gen_opcode op, enum gen_type type, bool unary)
{
    if (op == GEN_OP_mov && unary)
        return 1u << GEN_V | 1u << GEN_UV | 1u << GEN_VF | 1u << GEN_Q | 1u << GEN_UQ | 1u << GEN_DF |
               1u << GEN_F | 1u << GEN_HF | 1u << GEN_D | 1u << GEN_UD | 1u << GEN_W | 1u << GEN_UW;
    if (type == GEN_F)
        return 1u << GEN_F | 1u << GEN_VF;
    if (type == GEN_HF)
        return 1u << GEN_HF;
    if (type == GEN_W || type == GEN_UW || type == GEN_B || type == GEN_UB)
        return 1u << GEN_W | 1u << GEN_UW | 1u << GEN_V | 1u << GEN_UV;
    return 1u << GEN_D | 1u << GEN_UD | 1u << GEN_W | 1u << GEN_UW;
}

static void
sources(struct maker *maker, enum gen_opcode op, enum gen_type type, unsigned exec, unsigned count)
{
    const unsigned types = maker_sources_types(maker, op, type);
    for (unsigned i = 0; i < count; i++) {
        const bool last = i + 1 == count;
        const enum gen_type source = maker_one_type(maker, types);
        fprintf(maker->out, " ");
        if (last && source != GEN_DF && rnd_once_in(&maker->rnd, 5))
            maker_immediate(maker, immediate_types(op, source, count == 1));
        else
            maker_src(maker, op, source, exec, i == 0);
    }
}

/* The math macro registers as ordinary operands: whole ones, in Align16 mode. */
static void
macro_register_move(struct maker *maker)
{
    static const enum gen_type types[] = {GEN_F, GEN_UD, GEN_D};
    const char *const type = gen_type_name(MAKER_PICK(maker, types));
    const unsigned mme = rnd_below(&maker->rnd, 8), grf = rnd_below(&maker->rnd, 127);
    if (rnd_once_in(&maker->rnd, 2))
        fprintf(maker->out, "mme%u.0<1>:%s r%u.0<1;1,0>:%s", mme, type, grf, type);
    else
        fprintf(maker->out, "r%u.0<1>:%s mme%u.0<1;1,0>:%s", grf, type, mme, type);
}

static void
plain(struct maker *maker, enum gen_opcode op, unsigned exec)
{
    const enum gen_type type = maker_one_type(maker, maker_types(maker, op));
    maker_modifiers(maker, op);
    maker_dst(maker, type, exec);
    sources(maker, op, type, exec, gen_op_info(op)->sources);
}

/* PRM Volume 2a, math: integers for the divisions, floats for the rest; general registers. */
static void
math(struct maker *maker, unsigned function, unsigned exec)
{
    static const enum gen_type floats[] = {GEN_F, GEN_HF};
    const struct gen_math_info *const info = gen_math_info(function);
    const bool integer = function >= 11 && function <= 13;
    if (info->macro) {
        maker_macro(maker, rnd_once_in(&maker->rnd, 3) ? GEN_DF : GEN_F, info->sources);
        return;
    }
    const enum gen_type type =
        integer ? maker_one_type(maker, 1u << GEN_D | 1u << GEN_UD) : MAKER_PICK(maker, floats);
    fprintf(maker->out, "r%u.0<1>:%s", rnd_below(&maker->rnd, 120), gen_type_name(type));
    for (unsigned i = 0; i < info->sources; i++)
        fprintf(maker->out, " %sr%u.0<%s>:%s", !integer && rnd_once_in(&maker->rnd, 4) ? "-" : "",
                rnd_below(&maker->rnd, 120), exec < 8 || rnd_once_in(&maker->rnd, 3) ? "0;1,0" : "8;8,1",
                gen_type_name(type));
}

static void
wait(struct maker *maker)
{
    fprintf(maker->out, "n0.%u<0;1,0>:ud", rnd_below(&maker->rnd, 3));
}

static unsigned
math_function(struct maker *maker)
{
    unsigned function;
    do
        function = rnd_below(&maker->rnd, 16);
    while (!gen_math_info(function)->sources);
    return function;
}

static unsigned
exec_size(struct maker *maker, enum gen_opcode op, bool align16)
{
    static const uint8_t sizes[] = {1, 2, 4, 8, 8, 8, 16, 16, 16, 32}, ternary[] = {1, 4, 8, 8, 16},
                         macros[] = {4, 8}, horizontal[] = {4, 8, 16}, messages[] = {1, 8, 16};
    if (align16)
        return MAKER_PICK(maker, macros);
    switch (gen_op_info(op)->format) {
    case GEN_FORMAT_TERNARY:
        return MAKER_PICK(maker, ternary);
    case GEN_FORMAT_SEND:
    case GEN_FORMAT_SENDS:
        return MAKER_PICK(maker, messages);
    case GEN_FORMAT_MATH:
        return MAKER_PICK(maker, messages);
    default:
        return op >= GEN_OP_dp4 && op <= GEN_OP_pln ? MAKER_PICK(maker, horizontal)
                                                    : MAKER_PICK(maker, sizes);
    }
}

static void
operands(struct maker *maker, enum gen_opcode op, unsigned function, const struct head *head)
{
    switch (gen_op_info(op)->format) {
    case GEN_FORMAT_NULLARY:
        break;
    case GEN_FORMAT_UNARY:
    case GEN_FORMAT_BINARY:
        if (head->align16)
            macro_register_move(maker);
        else
            plain(maker, op, head->exec);
        break;
    case GEN_FORMAT_TERNARY:
        maker_ternary(maker, op);
        break;
    case GEN_FORMAT_MATH:
        math(maker, function, head->exec);
        break;
    case GEN_FORMAT_WAIT:
        wait(maker);
        break;
    case GEN_FORMAT_SEND:
    case GEN_FORMAT_SENDS:
        maker_message(maker, op);
        break;
    default:
        maker_branch(maker, op);
        break;
    }
}

void
maker_instruction(struct maker *maker, enum gen_opcode op)
{
    const struct gen_op_info *const info = gen_op_info(op);
    maker->plain = rnd_once_in(&maker->rnd, 3);
    const unsigned function = op == GEN_OP_math ? math_function(maker) : 0;
    const bool macro = op == GEN_OP_madm || (op == GEN_OP_math && gen_math_info(function)->macro);
    const bool align16 = macro || (op == GEN_OP_mov && rnd_once_in(&maker->rnd, 10));
    const struct head head = {op == GEN_OP_jmpi || rnd_once_in(&maker->rnd, 4),
                              align16 || info->format == GEN_FORMAT_TERNARY, exec_size(maker, op, align16),
                              flag(maker)};
    fprintf(maker->out, "L%u:\n", maker->line);
    if (info->format != GEN_FORMAT_NULLARY)
        predicate(maker, &head, info->modifiers);
    fprintf(maker->out, "%s", info->mnemonic);
    if (op == GEN_OP_math)
        fprintf(maker->out, ".%s", gen_math_info(function)->name);
    if (info->modifiers & GEN_BRANCHCTL && rnd_once_in(&maker->rnd, 3))
        fprintf(maker->out, ".b");
    if (op == GEN_OP_jmpi || op == GEN_OP_wait)
        fprintf(maker->out, " (1|M0) ");
    else if (info->format != GEN_FORMAT_NULLARY)
        fprintf(maker->out, " (%u|M%u) ", head.exec, channel_offset(maker, head.exec));
    if (macro && op == GEN_OP_math)
        fprintf(maker->out, "(eo)f%u.%u ", head.flag / 10, head.flag % 10);
    else
        condition(maker, op, &head);
    operands(maker, op, function, &head);
    options(maker, info->format);
    fprintf(maker->out, "\n");
}
