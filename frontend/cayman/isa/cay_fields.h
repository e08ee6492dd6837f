/* SPDX-License-Identifier: MIT */
/* Getters of the microcode fields, from cay_fields.def. */
#ifndef CAY_FIELDS_H
#define CAY_FIELDS_H

#include <stdint.h>

#define CAY_FIELD(format, field, word, first, bits)                                                          \
    static inline uint32_t cay_##format##_##field(const uint32_t *words)                                     \
    {                                                                                                        \
        return words[word] >> (first) & (UINT32_MAX >> (32 - (bits)));                                       \
    }
#include "cay_fields.def"
#undef CAY_FIELD

/* What a field row belongs to. */
enum cay_word_format {
    CAY_WORDS_cf,
    CAY_WORDS_gws,
    CAY_WORDS_cf_alu,
    CAY_WORDS_cf_alu_ext,
    CAY_WORDS_export_rat,
    CAY_WORDS_export_buf,
    CAY_WORDS_export_swiz,
    CAY_WORDS_op2,
    CAY_WORDS_op3,
    CAY_WORDS_lds,
    CAY_WORDS_vtx,
    CAY_WORDS_tex,
    CAY_WORDS_mem_rd,
    CAY_WORDS_mem_gds
};

/* The bits of word `word` that no field of the format names. */
uint32_t cay_reserved_bits(enum cay_word_format format, unsigned word);

#endif
