/* SPDX-License-Identifier: MIT */
/*
 * Random legal instructions as assembler text. What is legal is the PRM's: regions stay within two registers
 * and follow the rules of "Region Restrictions", each opcode gets the types of its page.
 */
#ifndef GEN_LISTING_MAKER_H
#define GEN_LISTING_MAKER_H

#include <stdio.h>

#include "../../random/rnd.h"
#include "gen/isa/gen_isa.h"

struct maker {
    struct rnd rnd;
    bool gen9;
    FILE *out;
    unsigned line, lines; /* branch targets stay inside the program */
    bool plain;           /* this instruction has what compilers write most: that is what can be compacted */
};

/* True once in n, never in a plain instruction. */
bool maker_rarely(struct maker *maker, unsigned n);

/* Bits 1 << enum gen_type. */
unsigned maker_types(const struct maker *maker, enum gen_opcode op);
unsigned maker_sources_types(const struct maker *maker, enum gen_opcode op, enum gen_type dst);
enum gen_type maker_one_type(struct maker *maker, unsigned types);

/* One line. */
void maker_instruction(struct maker *maker, enum gen_opcode op);

/* Its parts. exec is the number of lanes. */
void maker_dst(struct maker *maker, enum gen_type type, unsigned exec);
void maker_src(struct maker *maker, enum gen_opcode op, enum gen_type type, unsigned exec, bool arf);
void maker_immediate(struct maker *maker, unsigned types);
void maker_indirect(struct maker *maker, unsigned grain);
void maker_modifiers(struct maker *maker, enum gen_opcode op);
void maker_ternary(struct maker *maker, enum gen_opcode op);
void maker_macro(struct maker *maker, enum gen_type type, unsigned sources);
void maker_message(struct maker *maker, enum gen_opcode op);
void maker_branch(struct maker *maker, enum gen_opcode op);

#define MAKER_PICK(maker, array) ((array)[rnd_below(&(maker)->rnd, sizeof(array) / sizeof *(array))])

#endif
