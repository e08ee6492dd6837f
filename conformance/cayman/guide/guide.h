/* SPDX-License-Identifier: MIT */
/*
 * A model of the ALU instructions, written from "HD 6900 Series ISA" chapters 4, 8 and 9 alone and not from
 * the lowering. Where the manual is silent, the row says which result is taken and whose word that is.
 */
#ifndef CAY_GUIDE_H
#define CAY_GUIDE_H

#include <stdbool.h>
#include <stdint.h>

#include "cayman/isa/cay_inst.h"

enum guide_type { GUIDE_NONE, GUIDE_INT, GUIDE_FLOAT, GUIDE_DOUBLE };

/* Which slots an instruction takes. */
enum guide_shape {
    GUIDE_ONE,      /* any one */
    GUIDE_SAME,     /* x, y, z and perhaps w with the same operands (what scalar units of other chips did) */
    GUIDE_PAIR,     /* x and y, or z and w; the first reads high dwords, the second low ones (4.12) */
    GUIDE_FOUR,     /* all, each with operands of its own */
    GUIDE_FOUR_64,  /* all; x, y and z read high dwords, w low ones (MUL_64) */
    GUIDE_SPLIT_64, /* all; x reads a high dword, y a low one (FREXP_64) */
    GUIDE_SAME_64,  /* x, y and z read a high dword as src0 and a low one as src1 (RECIP_64) */
    GUIDE_CUBE,     /* all, of one vector: src0 zzxy, src1 yxzz */
    GUIDE_PREV_1,   /* reads the result of the next slot: x of y, y of z, z of w */
    GUIDE_PREV_2,   /* x reads that of z, y that of w */
    GUIDE_ELSEWHERE /* has a test of its own: `where` */
};

enum {
    GUIDE_PREDICATE = 1, /* also a predicate */
    GUIDE_DENORM = 2,    /* a denormal may come out as it is or as zero: the manual is silent */
    GUIDE_ZERO = 4,      /* the sign of a zero is free: the manual is silent */
    GUIDE_PLAIN = 8      /* a float that takes no output modifiers */
};

/* What the manual says of a slot's result. */
struct guide_expect {
    uint32_t bits[6]; /* one of these; count 0: anything */
    unsigned count;
    bool nan;  /* any NaN of the slot's type */
    bool near; /* a float within `bound` of `value` */
    double value, bound;
};

struct guide_slot {
    const struct guide_row *row; /* NULL: empty */
    uint32_t src[3];             /* behind the input modifiers */
    unsigned lane, omod;
    bool clamp;
    float raw; /* of float results: before the output modifiers, for the slots that read it */
    uint32_t raw_bits;
    struct guide_expect out;
    bool predicate;
};

/* Fills in slot n; w comes first, x last. Joint results are filled in by the first slot. */
typedef void guide_model(struct guide_slot slots[4], unsigned n);

struct guide_row {
    enum cay_alu_op op;
    guide_model *model;
    enum guide_type source, result;
    enum guide_shape shape;
    unsigned flags;
    enum cay_alu_op before; /* PREV: the instruction that it follows */
    const char *where;      /* section, or the test that has it */
};

struct guide_table {
    const struct guide_row *rows;
    unsigned count;
};
extern const struct guide_table guide_integer, guide_floating, guide_transcendental, guide_convert,
    guide_predicate, guide_double, guide_joint, guide_elsewhere;

/* NULL: the model has no such row. */
const struct guide_row *guide_find(enum cay_alu_op op);
bool guide_agrees(const struct guide_slot *slot, uint32_t got);

/* --- for the models --- */

float guide_float(uint32_t bits);
uint32_t guide_bits(float f);
/* Denormals are zeros of their sign: SQ_PGM_RESOURCES2 as drivers set it (4.13.1). */
float guide_flush(float f);
double guide_flush_64(double d);
/* Operand k of slot n. */
float guide_source(const struct guide_slot *s, unsigned k);
double guide_pair(uint32_t high, uint32_t low);
double guide_pair_bits(uint32_t high, uint32_t low); /* with its denormals */

void guide_put(struct guide_slot *s, uint32_t bits);
void guide_put_float(struct guide_slot *s, float f);
/* Also right: bits. */
void guide_also(struct guide_slot *s, uint32_t bits);
void guide_put_any(struct guide_slot *s);
/* A float that may be off by `relative` of its value and by `absolute`. */
void guide_put_near(struct guide_slot *s, double value, double relative, double absolute);
/* A double: the low dword in slot n, the high one in slot n + 1, by the output modifiers of slot n. */
void guide_put_double(struct guide_slot slots[4], unsigned n, double d);

#endif
