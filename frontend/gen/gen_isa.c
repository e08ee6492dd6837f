/* SPDX-License-Identifier: MIT */
#include <assert.h>

#include "gen_isa.h"

enum { ALL = 0, GEN9 = 1 };
#define PRED GEN_PRED
#define COND GEN_COND
#define SAT GEN_SAT
#define SMOD GEN_SMOD
#define LOGIC GEN_LOGIC
#define BRCTL GEN_BRANCHCTL
static const struct gen_op_info ops[GEN_OP_COUNT] = {
#define GEN_OP(id, mnemonic, opcode, sources, format, platforms, modifiers, section)                         \
    [GEN_OP_##id] = {mnemonic, opcode, sources, GEN_FORMAT_##format, platforms, modifiers, section},
#include "gen_isa.def"
#undef GEN_OP
};

/* A switch: an opcode number on two rows does not compile. */
static enum gen_opcode
op_of(unsigned opcode)
{
    switch (opcode) {
#define GEN_OP(id, mnemonic, opcode, ...)                                                                    \
    case opcode:                                                                                             \
        return GEN_OP_##id;
#include "gen_isa.def"
#undef GEN_OP
    }
    return GEN_OP_COUNT;
}

const struct gen_op_info *
gen_op_info(enum gen_opcode op)
{
    assert(op < GEN_OP_COUNT);
    return &ops[op];
}

enum gen_opcode
gen_op_find(enum gen_platform platform, unsigned opcode)
{
    const enum gen_opcode op = op_of(opcode);
    if (op != GEN_OP_COUNT && ops[op].gen9_only && platform == GEN_BDW)
        return GEN_OP_COUNT;
    return op;
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

static const struct {
    const char *name;
    unsigned bytes;
} types[] = {
    [GEN_UD] = {"ud", 4}, [GEN_D] = {"d", 4},   [GEN_UW] = {"uw", 2}, [GEN_W] = {"w", 2},
    [GEN_UB] = {"ub", 1}, [GEN_B] = {"b", 1},   [GEN_DF] = {"df", 8}, [GEN_F] = {"f", 4},
    [GEN_UQ] = {"uq", 8}, [GEN_Q] = {"q", 8},   [GEN_HF] = {"hf", 2}, [GEN_UV] = {"uv", 4},
    [GEN_V] = {"v", 4},   [GEN_VF] = {"vf", 4},
};

unsigned
gen_type_bytes(enum gen_type type)
{
    assert(type <= GEN_VF);
    return types[type].bytes;
}

const char *
gen_type_name(enum gen_type type)
{
    assert(type <= GEN_VF);
    return types[type].name;
}

bool
gen_is_macro(const struct gen_inst *inst)
{
    return inst->op == GEN_OP_madm || (inst->op == GEN_OP_math && gen_math_info(inst->math_fc)->macro);
}
