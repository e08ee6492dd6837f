/* SPDX-License-Identifier: MIT */
#include <assert.h>

#include "gen_isa.h"

enum {
    GEN7 = 1 << GEN_GENERATION_7 | 1 << GEN_GENERATION_75,
    GEN75 = 1 << GEN_GENERATION_75,
    GEN9 = 1 << GEN_GENERATION_9,
    GEN8_9 = 1 << GEN_GENERATION_8 | GEN9,
    GEN75_9 = 1 << GEN_GENERATION_75 | GEN8_9,
    ALL = GEN7 | GEN8_9
};
#define PRED GEN_PRED
#define COND GEN_COND
#define SAT GEN_SAT
#define SMOD GEN_SMOD
#define LOGIC GEN_LOGIC
#define BRCTL GEN_BRANCHCTL
static const struct gen_op_info ops[GEN_OP_COUNT] = {
#define GEN_OP(id, mnemonic, opcode, sources, format, generations, modifiers, types, function, code, title)  \
    [GEN_OP_##id] = {mnemonic,    opcode,    sources,           GEN_FORMAT_##format,                         \
                     generations, modifiers, GEN_TYPES_##types, title},
#include "gen_isa.def"
#undef GEN_OP
};

enum { OPCODES = 128 };

/* By generation and opcode: the row's number + 1, 0: none. Two rows with one opcode in one generation do not
 * compile. A row that a generation does not have is put behind its opcodes. */
static const uint8_t by_opcode[GEN_GENERATION_COUNT][OPCODES + GEN_OP_COUNT] = {
#define AT(generation, id, opcode, generations)                                                              \
    [(generations) >> (generation)&1 ? (opcode) : OPCODES + GEN_OP_##id] = GEN_OP_##id + 1,
#define GEN_OP(id, mnemonic, opcode, sources, format, generations, ...)                                      \
    AT(GEN_GENERATION_7, id, opcode, generations)
    [GEN_GENERATION_7] =
        {
#include "gen_isa.def"
        },
#undef GEN_OP
#define GEN_OP(id, mnemonic, opcode, sources, format, generations, ...)                                      \
    AT(GEN_GENERATION_75, id, opcode, generations)
    [GEN_GENERATION_75] =
        {
#include "gen_isa.def"
        },
#undef GEN_OP
#define GEN_OP(id, mnemonic, opcode, sources, format, generations, ...)                                      \
    AT(GEN_GENERATION_8, id, opcode, generations)
    [GEN_GENERATION_8] =
        {
#include "gen_isa.def"
        },
#undef GEN_OP
#define GEN_OP(id, mnemonic, opcode, sources, format, generations, ...)                                      \
    AT(GEN_GENERATION_9, id, opcode, generations)
    [GEN_GENERATION_9] =
        {
#include "gen_isa.def"
        },
#undef GEN_OP
#undef AT
};

const struct gen_op_info *
gen_op_info(enum gen_opcode op)
{
    assert(op < GEN_OP_COUNT);
    return &ops[op];
}

enum gen_opcode
gen_op_find(enum gen_platform platform, unsigned opcode)
{
    const unsigned row = opcode < OPCODES ? by_opcode[gen_generation(platform)][opcode] : 0;
    return row ? (enum gen_opcode)(row - 1) : GEN_OP_COUNT;
}

const struct gen_math_info *
gen_math_info(unsigned fc)
{
    static const struct gen_math_info functions[GEN_FC_COUNT] = {
        [GEN_FC_inv] = {"inv", 1, false, false},   [GEN_FC_log] = {"log", 1, false, false},
        [GEN_FC_exp] = {"exp", 1, false, false},   [GEN_FC_sqt] = {"sqt", 1, false, false},
        [GEN_FC_rsqt] = {"rsqt", 1, false, false}, [GEN_FC_sin] = {"sin", 1, false, false},
        [GEN_FC_cos] = {"cos", 1, false, false},   [GEN_FC_fdiv] = {"fdiv", 2, false, false},
        [GEN_FC_pow] = {"pow", 2, false, false},   [GEN_FC_idiv] = {"idiv", 2, true, false},
        [GEN_FC_iqot] = {"iqot", 2, true, false},  [GEN_FC_irem] = {"irem", 2, true, false},
        [GEN_FC_invm] = {"invm", 2, false, true},  [GEN_FC_rsqtm] = {"rsqtm", 1, false, true},
    };
    assert(fc < GEN_FC_COUNT);
    return &functions[fc];
}

bool
gen_is_macro(const struct gen_inst *inst)
{
    return inst->op == GEN_OP_madm || (inst->op == GEN_OP_math && gen_math_info(inst->math_fc)->macro);
}
