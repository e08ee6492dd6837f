/* SPDX-License-Identifier: MIT */
#include <assert.h>

#include "gen_isa.h"

enum { GEN9 = 1 << GEN_SKL | 1 << GEN_BXT, ALL = 1 << GEN_BDW | GEN9 };
#define PRED GEN_PRED
#define COND GEN_COND
#define SAT GEN_SAT
#define SMOD GEN_SMOD
#define LOGIC GEN_LOGIC
#define BRCTL GEN_BRANCHCTL
static const struct gen_op_info ops[GEN_OP_COUNT] = {
#define GEN_OP(id, mnemonic, opcode, sources, format, platforms, modifiers, types, function, code, title)    \
    [GEN_OP_##id] = {mnemonic,  opcode,    sources,           GEN_FORMAT_##format,                           \
                     platforms, modifiers, GEN_TYPES_##types, title},
#include "gen_isa.def"
#undef GEN_OP
};

enum { OPCODES = 128 };

/* By platform and opcode: the row's number + 1, 0: none. Two rows with one opcode on one platform do not
 * compile. A row that a platform does not have is put behind its opcodes. */
static const uint8_t by_opcode[GEN_PLATFORM_COUNT][OPCODES + GEN_OP_COUNT] = {
#define AT(platform, id, opcode, platforms)                                                                  \
    [(platforms) >> (platform)&1 ? (opcode) : OPCODES + GEN_OP_##id] = GEN_OP_##id + 1,
#define GEN_OP(id, mnemonic, opcode, sources, format, platforms, ...) AT(GEN_BDW, id, opcode, platforms)
    [GEN_BDW] =
        {
#include "gen_isa.def"
        },
#undef GEN_OP
#define GEN_OP(id, mnemonic, opcode, sources, format, platforms, ...) AT(GEN_SKL, id, opcode, platforms)
    [GEN_SKL] =
        {
#include "gen_isa.def"
        },
#undef GEN_OP
#define GEN_OP(id, mnemonic, opcode, sources, format, platforms, ...) AT(GEN_BXT, id, opcode, platforms)
    [GEN_BXT] =
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
    const unsigned row = opcode < OPCODES ? by_opcode[platform][opcode] : 0;
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
