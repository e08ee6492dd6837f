/* SPDX-License-Identifier: MIT */
/* Types that an instruction does not take, or not together: refused by name before anything is lowered. */
#include "lower_priv.h"

enum {
    BYTES = 1 << GEN_UB | 1 << GEN_B,
    WORDS = 1 << GEN_UW | 1 << GEN_W | 1 << GEN_UV | 1 << GEN_V,
    DWORDS = 1 << GEN_UD | 1 << GEN_D,
    QUADS = 1 << GEN_UQ | 1 << GEN_Q,
    INTS = BYTES | WORDS | DWORDS | QUADS,
    SINGLE = 1 << GEN_F | 1 << GEN_VF,
    HALF = 1 << GEN_HF,
    DOUBLE = 1 << GEN_DF,
    FLOATS = SINGLE | HALF | DOUBLE
};

static const struct {
    uint32_t sources, destinations; /* 0: any */
} rows[GEN_OP_COUNT] = {
#define GEN_TYPES(id, from, to) [GEN_OP_##id] = {from, to},
#include "lower_types.def"
#undef GEN_TYPES
};

/* Pairs that no mov converts directly (Broadwell PRM, Volume 2a, "mov - Move"). */
static const struct {
    uint32_t one, other;
} inconvertible[] = {{DOUBLE, BYTES}, {DOUBLE, HALF}, {QUADS, BYTES}, {QUADS, HALF}};

static const char *
type_name(enum gen_type type)
{
    static const char *const names[] = {"UD", "D",  "UW", "W",  "UB", "B", "DF",
                                        "F",  "UQ", "Q",  "HF", "UV", "V", "VF"};
    return names[type];
}

static bool
is_message(const struct gen_inst *inst)
{
    return inst->op >= GEN_OP_send && inst->op <= GEN_OP_sendsc;
}

static void
check_row(struct gen_lower *l, const struct gen_inst *inst)
{
    if (!rows[inst->op].sources)
        return;
    for (unsigned n = 0; n < 3; n++) {
        const struct gen_operand *o = &inst->src[n];
        if (!lower_is_null(o) && !(rows[inst->op].sources >> o->type & 1))
            lower_refuse_with(l, inst, EMU_INVALID, "no source of type %s", type_name(o->type));
    }
    if (!lower_is_null(&inst->dst) && !(rows[inst->op].destinations >> inst->dst.type & 1))
        lower_refuse_with(l, inst, EMU_INVALID, "no destination of type %s", type_name(inst->dst.type));
}

static void
check_conversion(struct gen_lower *l, const struct gen_inst *inst)
{
    const uint32_t from = 1u << inst->src[0].type, to = 1u << inst->dst.type;
    for (unsigned i = 0; i < sizeof inconvertible / sizeof *inconvertible; i++)
        if ((from & inconvertible[i].one && to & inconvertible[i].other) ||
            (from & inconvertible[i].other && to & inconvertible[i].one))
            lower_refuse_with(l, inst, EMU_INVALID, "no conversion from %s to %s",
                              type_name(inst->src[0].type), type_name(inst->dst.type));
}

/* Doubles compute with doubles alone; they are converted by mov. */
static void
check_doubles(struct gen_lower *l, const struct gen_inst *inst)
{
    uint32_t types = 0;
    for (unsigned n = 0; n < 3; n++)
        types |= lower_is_null(&inst->src[n]) ? 0 : 1u << inst->src[n].type;
    const bool compares = inst->op == GEN_OP_cmp || inst->op == GEN_OP_cmpn;
    const bool logic = rows[inst->op].sources == (INTS | FLOATS);
    const uint32_t all = types | (lower_is_null(&inst->dst) || compares ? 0 : 1u << inst->dst.type);
    if (all & DOUBLE && all & ~(uint32_t)DOUBLE && !logic)
        lower_refuse_with(l, inst, EMU_INVALID, "DF with other types");
}

/*
 * Sources are all integers or all floats, and what computes with floats gives floats: mov converts (Ivy
 * Bridge PRM, Volume 4 Part 3, 3.3.8 and the pages of chapter 6). The result of a comparison is bits, logic
 * works on bits.
 */
static void
check_mixture(struct gen_lower *l, const struct gen_inst *inst)
{
    const bool compares = inst->op == GEN_OP_cmp || inst->op == GEN_OP_cmpn;
    uint32_t types = 0;
    for (unsigned n = 0; n < 3; n++)
        types |= lower_is_null(&inst->src[n]) ? 0 : 1u << inst->src[n].type;
    if (rows[inst->op].sources == (INTS | FLOATS) || !(types & FLOATS))
        return;
    if (types & INTS)
        lower_refuse_with(l, inst, EMU_INVALID, "integer and floating point sources");
    else if (!compares && !lower_is_null(&inst->dst) && 1u << inst->dst.type & INTS)
        lower_refuse_with(l, inst, EMU_INVALID, "a destination of type %s for floating point sources",
                          type_name(inst->dst.type));
}

/* acc0 and acc1 hold words, dwords and floats (Apollo Lake PRM, Volume 6, "Accumulator Channel Precision").
 */
static void
check_acc(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct gen_operand *const operands[] = {&inst->dst, &inst->src[0], &inst->src[1], &inst->src[2]};
    for (unsigned n = 0; n < 4; n++)
        if (lower_is_acc(operands[n]) && (BYTES | QUADS) >> operands[n]->type & 1)
            lower_refuse_with(l, inst, EMU_INVALID, "no accumulator of type %s",
                              type_name(operands[n]->type));
}

void
lower_check_types(struct gen_lower *l, const struct gen_inst *inst)
{
    if (is_message(inst) || inst->has_jip || inst->has_uip)
        return;
    check_row(l, inst);
    check_acc(l, inst);
    if (inst->op == GEN_OP_mov)
        check_conversion(l, inst);
    else if (inst->op != GEN_OP_smov) { /* src1 is a mask */
        check_doubles(l, inst);
        check_mixture(l, inst);
    }
}
