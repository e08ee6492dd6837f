/* SPDX-License-Identifier: MIT */
#ifndef GEN_PRINT_PRIV_H
#define GEN_PRINT_PRIV_H

#include "gen/isa/gen_isa.h"
#include "gen_text.h"

/* An immediate's value, without its type. */
void gen_print_immediate(struct gen_text *text, const struct gen_operand *operand);

/* "r5", "acc0", "null": no subregister. */
void gen_print_register(struct gen_text *text, const struct gen_operand *operand);
/* The same with the subregister where the register has any. */
void gen_print_subreg(struct gen_text *text, const struct gen_operand *operand);
void gen_print_indirect(struct gen_text *text, const struct gen_operand *operand);
void gen_print_mme(struct gen_text *text, const struct gen_operand *operand);
void gen_print_src_modifiers(struct gen_text *text, const struct gen_inst *inst,
                             const struct gen_operand *operand);
void gen_print_type(struct gen_text *text, const struct gen_operand *operand);

void gen_print_dst(struct gen_text *text, const struct gen_inst *inst);
void gen_print_src(struct gen_text *text, const struct gen_inst *inst, unsigned source);

/*
 * Three-source instructions are written in Align1 style if a region can express the same: then this fills
 * *plain and returns true. Otherwise they are printed as they are encoded, with channels.
 */
struct gen_ternary_plain {
    unsigned exec_size;
    unsigned dst_elements; /* to add to the destination's subregister */
    struct {
        bool scalar;
        unsigned elements; /* to add to the subregister */
    } src[3];
};
bool gen_ternary_to_plain(const struct gen_inst *inst, struct gen_ternary_plain *plain);
void gen_print_ternary_dst(struct gen_text *text, const struct gen_inst *inst);
void gen_print_ternary_src(struct gen_text *text, const struct gen_inst *inst, unsigned source);

#endif
