/* SPDX-License-Identifier: MIT */
/* What the opcode table says about each opcode. */
#ifndef GEN_ISA_H
#define GEN_ISA_H

#include "gen_inst.h"

/* How the operands lie in the instruction word and in the listing. */
enum gen_format {
    GEN_FORMAT_NULLARY,    /* the opcode and nothing else */
    GEN_FORMAT_UNARY,      /* dst, src0 */
    GEN_FORMAT_BINARY,     /* dst, src0, src1 */
    GEN_FORMAT_TERNARY,    /* dst, src0..2: the three-source encoding, Align16 only */
    GEN_FORMAT_MATH,       /* like BINARY; the function in bits 27:24 says how many sources */
    GEN_FORMAT_JMPI,       /* target in src1: a register or an offset from the next instruction */
    GEN_FORMAT_BRANCH_JIP, /* JIP; brd may name a register instead */
    GEN_FORMAT_BRANCH_UIP, /* JIP and UIP; brc may name a register pair instead */
    GEN_FORMAT_CALL,       /* dst receives the return address, target in src1 */
    GEN_FORMAT_RET,        /* src0 holds the return address */
    GEN_FORMAT_WAIT,       /* src0 is a notification register */
    GEN_FORMAT_SEND,       /* dst, src0, descriptors */
    GEN_FORMAT_SENDS       /* dst, src0, src1, descriptors: Gen9's split send */
};

/* Which types go together, gen_types.def. */
enum gen_types_set {
    GEN_TYPES_ANY, /* not checked */
#define GEN_TYPE_SET(set) GEN_TYPES_##set,
#define GEN_TYPES(...)
#include "gen_types.def"
#undef GEN_TYPE_SET
#undef GEN_TYPES
};

/* What the instruction word may carry beside the operands. */
enum gen_modifier {
    GEN_PRED = 1,      /* predicate */
    GEN_COND = 2,      /* condition modifier */
    GEN_SAT = 4,       /* saturation */
    GEN_SMOD = 8,      /* source modifiers: negate and absolute */
    GEN_LOGIC = 16,    /* negate inverts every bit, absolute does not exist (Gen7: both are numeric) */
    GEN_BRANCHCTL = 32 /* bit 28 is BranchCtrl */
};

struct gen_op_info {
    const char *mnemonic;
    uint8_t opcode;
    uint8_t sources;
    enum gen_format format;
    uint8_t generations; /* bit n: enum gen_generation n has it */
    unsigned modifiers;  /* enum gen_modifier */
    enum gen_types_set types;
    const char *title; /* of its page in the manual */
};

const struct gen_op_info *gen_op_info(enum gen_opcode op);

/* Looks bits 6:0 up; GEN_OP_COUNT when the platform has no such opcode. */
enum gen_opcode gen_op_find(enum gen_platform platform, unsigned opcode);

/* math: Function Control (Gen8 PRM, Volume 2d, "Math Function Control"). */
enum gen_math_fc {
    GEN_FC_inv = 1,
    GEN_FC_log,
    GEN_FC_exp,
    GEN_FC_sqt,
    GEN_FC_rsqt,
    GEN_FC_sin,
    GEN_FC_cos,
    GEN_FC_fdiv = 9,
    GEN_FC_pow,
    GEN_FC_idiv, /* quotient and remainder */
    GEN_FC_iqot,
    GEN_FC_irem,
    GEN_FC_invm,
    GEN_FC_rsqtm,
    GEN_FC_COUNT
};

struct gen_math_info {
    const char *name;
    uint8_t sources; /* 0: reserved function code */
    bool integer;    /* its operands' types */
    bool macro;      /* reads and writes the math macro extension of its registers */
};

const struct gen_math_info *gen_math_info(unsigned fc); /* fc 0..15 */

unsigned gen_type_bytes(enum gen_type type); /* vector immediates: 4 */
const char *gen_type_name(enum gen_type type);

/* Where a type's code stands. */
enum gen_type_place { GEN_TYPE_REGISTER, GEN_TYPE_IMMEDIATE, GEN_TYPE_TERNARY, GEN_TYPE_PLACE_COUNT };
/* GEN_TYPE_COUNT: the code is reserved there. */
enum gen_type gen_type_of_code(enum gen_layout layout, enum gen_type_place place, unsigned code);

struct gen_arf_info {
    const char *name;
    bool numbered, subregs, bytes; /* gen_arfs.def */
};
const struct gen_arf_info *gen_arf_info(enum gen_arf arf);
/* An architecture register by its number in the instruction; GEN_ARF_COUNT: there is none. */
enum gen_arf gen_arf_of_number(enum gen_layout layout, unsigned number);

/* madm and the math macros, whose operands name an mme register instead of a subregister. */
bool gen_is_macro(const struct gen_inst *inst);

#endif
