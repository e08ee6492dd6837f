/* SPDX-License-Identifier: MIT */
/* Refuses, by name, types that an instruction does not take, or not together, before anything is lowered. */
#include <assert.h>
#include <stdio.h>

#include "gen/isa/gen_isa.h"
#include "lower_ops.h"

enum {
    UB = 1 << GEN_UB,
    B = 1 << GEN_B,
    UW = 1 << GEN_UW,
    W = 1 << GEN_W,
    UD = 1 << GEN_UD,
    D = 1 << GEN_D,
    UQ = 1 << GEN_UQ,
    Q = 1 << GEN_Q,
    BYTES = UB | B,
    WORDS = UW | W,
    DWORDS = UD | D,
    QUADS = UQ | Q,
    INTS = BYTES | WORDS | DWORDS | QUADS,
    PACKED = 1 << GEN_UV | 1 << GEN_V,
    SINGLE = 1 << GEN_F,
    PACKED_FLOATS = 1 << GEN_VF,
    HALF = 1 << GEN_HF,
    DOUBLE = 1 << GEN_DF
};

static const struct types_row {
    enum gen_types_set set;
    uint32_t destinations, first, others;
} rows[] = {
#define GEN_TYPE_SET(set)
#define GEN_TYPES(set, to, first, others) {GEN_TYPES_##set, to, first, others},
#include "gen/isa/gen_types.def"
#undef GEN_TYPE_SET
#undef GEN_TYPES
};

enum { ROWS = sizeof rows / sizeof *rows, SOURCES = 3 };

_Static_assert(GEN_TYPE_COUNT <= 32, "a set of types is a dword");

static const char *
type_name(enum gen_type type)
{
    static const char *const names[] = {"UD", "D",  "UW", "W",  "UB", "B", "DF",
                                        "F",  "UQ", "Q",  "HF", "UV", "V", "VF"};
    _Static_assert(sizeof names / sizeof *names == GEN_TYPE_COUNT, "a name for every type");
    assert(type < GEN_TYPE_COUNT);
    return names[type];
}

static bool
takes_source(const struct types_row *row, unsigned n, const struct gen_operand *o)
{
    return lower_is_null(o) || (n ? row->others : row->first) >> o->type & 1;
}

static bool
takes_destination(const struct types_row *row, const struct gen_operand *o)
{
    return lower_is_null(o) || row->destinations >> o->type & 1;
}

static bool
takes(const struct types_row *row, const struct gen_inst *inst)
{
    bool all = takes_destination(row, &inst->dst);
    for (unsigned n = 0; n < SOURCES; n++)
        all = all && takes_source(row, n, &inst->src[n]);
    return all;
}

/* If no row of the opcode has the type in that place, the message names this type, which helps more than all
 * types. */
static bool
name_operand(struct gen_lower *l, const struct gen_inst *inst, enum gen_types_set set)
{
    for (unsigned n = 0; n <= SOURCES; n++) {
        const struct gen_operand *o = n < SOURCES ? &inst->src[n] : &inst->dst;
        bool known = false;
        for (unsigned i = 0; i < ROWS && !known; i++)
            known = rows[i].set == set &&
                    (n < SOURCES ? takes_source(&rows[i], n, o) : takes_destination(&rows[i], o));
        if (known)
            continue;
        lower_refuse_with(l, inst, EMU_INVALID, "no %s of type %s", n < SOURCES ? "source" : "destination",
                          type_name(o->type));
        return true;
    }
    return false;
}

static void
name_all(struct gen_lower *l, const struct gen_inst *inst)
{
    char text[32] = "";
    for (unsigned n = 0, used = 0; n < SOURCES; n++)
        if (!lower_is_null(&inst->src[n]))
            used += (unsigned)snprintf(text + used, sizeof text - used, "%s%s", used ? ", " : "",
                                       type_name(inst->src[n].type));
    lower_refuse_with(l, inst, EMU_INVALID, "not defined for types %s from %s",
                      lower_is_null(&inst->dst) ? "null" : type_name(inst->dst.type), text);
}

static void
check_rows(struct gen_lower *l, const struct gen_inst *inst)
{
    const enum gen_types_set set = gen_op_info(inst->op)->types;
    if (set == GEN_TYPES_ANY)
        return;
    for (unsigned i = 0; i < ROWS; i++)
        if (rows[i].set == set && takes(&rows[i], inst))
            return;
    if (l->quirks->quad_from_byte && set == GEN_TYPES_MOV && (QUADS | DOUBLE) >> inst->dst.type & 1 &&
        BYTES >> inst->src[0].type & 1)
        return;
    if (!name_operand(l, inst, set))
        name_all(l, inst);
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
    check_rows(l, inst);
    check_acc(l, inst);
}
