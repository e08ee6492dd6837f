/* SPDX-License-Identifier: MIT */
/* Three sources: PRM "Three Source Instruction Format". Packed or one element for all lanes. */
#include "maker.h"

static void
operand_modifier(struct maker *maker, enum gen_opcode op)
{
    static const char *const names[] = {"-", "(abs)", "-(abs)"};
    if (gen_op_info(op)->modifiers & GEN_SMOD && maker_rarely(maker, 3))
        fprintf(maker->out, "%s", MAKER_PICK(maker, names));
}

static unsigned
elements(enum gen_type type)
{
    return 32 / gen_type_bytes(type);
}

static void
source(struct maker *maker, enum gen_type type, bool scalar, bool last)
{
    static const char *const regions[2][2] = {{"<2;1>", "<0;0>"}, {"<1>", "<0>"}};
    /* packed operands start at 16 bytes, halves elsewhere at a dword on Gen8 */
    if (maker->plain) {
        fprintf(maker->out, "r%u.0%s:%s", rnd_below(&maker->rnd, 127), regions[last][scalar],
                gen_type_name(type));
        return;
    }
    const unsigned at = scalar ? rnd_below(&maker->rnd, elements(type))
                               : rnd_below(&maker->rnd, 2) * 16 / gen_type_bytes(type);
    fprintf(maker->out, "r%u.%u%s:%s", rnd_below(&maker->rnd, 127),
            type == GEN_HF && !maker->gen9 ? at & ~1u : at, regions[last][scalar], gen_type_name(type));
}

static enum gen_type
destination_type(struct maker *maker, enum gen_opcode op)
{
    static const enum gen_type floats[] = {GEN_F, GEN_F, GEN_HF, GEN_DF}, integers[] = {GEN_D, GEN_UD},
                               madds[] = {GEN_F, GEN_HF, GEN_DF, GEN_D, GEN_UD};
    switch (op) {
    case GEN_OP_mad:
        return MAKER_PICK(maker, madds);
    case GEN_OP_bfe:
    case GEN_OP_bfi2:
        return MAKER_PICK(maker, integers);
    case GEN_OP_lrp:
    case GEN_OP_csel:
        return GEN_F;
    default:
        return MAKER_PICK(maker, floats);
    }
}

static enum gen_type
source_type(struct maker *maker, enum gen_opcode op, enum gen_type dst)
{
    if (op != GEN_OP_mad || !maker->gen9 || (dst != GEN_F && dst != GEN_HF) || rnd_below(&maker->rnd, 3))
        return dst;
    return rnd_once_in(&maker->rnd, 2) ? GEN_F : GEN_HF;
}

void
maker_macro(struct maker *maker, enum gen_type type, unsigned sources)
{
    static const char *const macro_registers[] = {"nomme", "mme0", "mme1", "mme2", "mme3",
                                                  "mme4",  "mme5", "mme6", "mme7"};
    for (unsigned i = 0; i <= sources; i++) {
        if (i)
            fprintf(maker->out, rnd_once_in(&maker->rnd, 4) ? " -" : " ");
        fprintf(maker->out, "r%u.%s:%s", rnd_below(&maker->rnd, 127), MAKER_PICK(maker, macro_registers),
                gen_type_name(type));
    }
}

void
maker_ternary(struct maker *maker, enum gen_opcode op)
{
    const enum gen_type type = destination_type(maker, op);
    const unsigned half = maker->plain ? 0 : rnd_below(&maker->rnd, 2) * 16;
    maker_modifiers(maker, op);
    if (op == GEN_OP_madm) {
        maker_macro(maker, type, 3);
        return;
    }
    fprintf(maker->out, "r%u.%u<1>:%s", rnd_below(&maker->rnd, 127), half / gen_type_bytes(type),
            gen_type_name(type));
    for (unsigned i = 0; i < 3; i++) {
        fprintf(maker->out, " ");
        operand_modifier(maker, op);
        source(maker, source_type(maker, op, type), maker_rarely(maker, 3), i == 2);
    }
}
