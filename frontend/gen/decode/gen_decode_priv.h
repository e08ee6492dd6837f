/* SPDX-License-Identifier: MIT */
/* The decoder's parts: one file per operand encoding. */
#ifndef GEN_DECODE_PRIV_H
#define GEN_DECODE_PRIV_H

#include "gen/isa/gen_isa.h"
#include "gen/isa/gen_word.h"

struct gen_decoder {
    enum gen_platform platform;
    const struct gen_quirks *quirks; /* NULL: none */
    const struct gen_word *word;
    const struct gen_op_info *info;
    struct gen_inst *inst;
    struct emu_error *error;
};

/* Each decodes one part into decoder->inst; 0, or -1 with the reason recorded. */
int gen_decode_unary(struct gen_decoder *decoder);
int gen_decode_binary(struct gen_decoder *decoder);
int gen_decode_math(struct gen_decoder *decoder);
int gen_decode_wait(struct gen_decoder *decoder);
int gen_decode_ternary(struct gen_decoder *decoder);
int gen_decode_jmpi(struct gen_decoder *decoder);
int gen_decode_branch_jip(struct gen_decoder *decoder);
int gen_decode_branch_uip(struct gen_decoder *decoder);
int gen_decode_call(struct gen_decoder *decoder);
int gen_decode_ret(struct gen_decoder *decoder);
int gen_decode_send(struct gen_decoder *decoder);
int gen_decode_sends(struct gen_decoder *decoder);

int gen_decode_dst(struct gen_decoder *decoder);
/* Encoded source `source` (0 or 1) into *operand. */
int gen_decode_src(struct gen_decoder *decoder, unsigned source, struct gen_operand *operand);

/* Register numbers and types, shared by all formats. */
int gen_decode_register(struct gen_decoder *decoder, const char *which, bool grf, unsigned number,
                        struct gen_operand *operand);
int gen_decode_type(struct gen_decoder *decoder, const char *which, unsigned code,
                    struct gen_operand *operand);
int gen_decode_mme(struct gen_decoder *decoder, const char *which, unsigned code,
                   struct gen_operand *operand);
int gen_check_subreg(struct gen_decoder *decoder, const char *which, const struct gen_operand *operand);

int gen_reject(struct gen_decoder *decoder, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
