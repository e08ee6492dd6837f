/* SPDX-License-Identifier: MIT */
#include "fields.h"

#include <stdlib.h>
#include <string.h>

#include "cayman/isa/cay_tables.h"

enum { NARROW = 8, FIRST = 256, NEAR = 3, MORE = 16 };

static const struct field fields[] = {
#define CAY_FIELD(format, field, word, first, bits)                                                          \
    {#format " " #field, CAY_WORDS_##format, word, first, bits},
#include "cayman/isa/cay_fields.def"
#undef CAY_FIELD
};

const struct field *
fields_all(unsigned *count)
{
    *count = sizeof fields / sizeof *fields;
    return fields;
}

static enum cay_word_format
format_of(enum cay_format format)
{
    static const enum cay_word_format words[] = {
        [CAY_FORMAT_CF] = CAY_WORDS_cf,
        [CAY_FORMAT_GWS] = CAY_WORDS_gws,
        [CAY_FORMAT_ALU] = CAY_WORDS_cf_alu,
        [CAY_FORMAT_ALU_EXT] = CAY_WORDS_cf_alu_ext,
        [CAY_FORMAT_EXPORT_RAT] = CAY_WORDS_export_rat,
        [CAY_FORMAT_EXPORT_BUF] = CAY_WORDS_export_buf,
        [CAY_FORMAT_EXPORT_SWIZ] = CAY_WORDS_export_swiz,
        [CAY_FORMAT_VTX] = CAY_WORDS_vtx,
        [CAY_FORMAT_TEX] = CAY_WORDS_tex,
        [CAY_FORMAT_MEM_RD] = CAY_WORDS_mem_rd,
        [CAY_FORMAT_MEM_GDS] = CAY_WORDS_mem_gds,
    };
    return words[format];
}

/* "HD 6900 Series ISA" section 9.2: bits 17:15 of word 1 are 0 in OP2 only. */
static enum cay_word_format
alu_format(const struct cay_alu *i, const uint8_t *code)
{
    uint32_t word;
    memcpy(&word, code + i->offset + 4, sizeof word);
    if (!(word >> 15 & 7))
        return CAY_WORDS_op2;
    return i->op == CAY_OP3_LDS_IDX_OP ? CAY_WORDS_lds : CAY_WORDS_op3;
}

struct place *
fields_places(const struct cay_program *p, const uint8_t *code, uint32_t *count)
{
    struct place *places = malloc((p->cf_count + p->alu_count + p->fetch_count + 1u) * sizeof *places);
    uint32_t n = 0;
    for (uint32_t i = 0; places && i < p->cf_count; i++)
        places[n++] = (struct place){p->cf[i].offset, format_of(cay_cf_rows[p->cf[i].op].format)};
    for (uint32_t i = 0; places && i < p->alu_count; i++)
        places[n++] = (struct place){p->alu[i].offset, alu_format(&p->alu[i], code)};
    for (uint32_t i = 0; places && i < p->fetch_count; i++)
        places[n++] =
            (struct place){p->fetches[i].offset, format_of(cay_fetch_rows[p->fetches[i].op].format)};
    *count = n;
    return places;
}

static uint32_t
ones(const struct field *f)
{
    return UINT32_MAX >> (32 - f->bits);
}

uint32_t
fields_value_count(const struct field *f)
{
    return f->bits <= NARROW ? 1u << f->bits : (uint32_t)(FIRST + NEAR + f->bits + MORE);
}

uint32_t
fields_value(const struct field *f, uint32_t n, uint32_t old)
{
    const uint32_t near[NEAR] = {ones(f), old - 1, old + 1};
    if (f->bits <= NARROW || n < FIRST)
        return n & ones(f);
    n -= FIRST;
    if (n < NEAR)
        return near[n] & ones(f);
    n -= NEAR;
    return (n < f->bits ? old ^ 1u << n : n * UINT32_C(0x9e3779b1) >> (32 - f->bits)) & ones(f);
}

uint32_t
fields_get(const struct field *f, const uint8_t *instruction)
{
    uint32_t word;
    memcpy(&word, instruction + 4 * f->word, sizeof word);
    return word >> f->first & ones(f);
}

void
fields_set(const struct field *f, uint8_t *instruction, uint32_t value)
{
    uint32_t word;
    memcpy(&word, instruction + 4 * f->word, sizeof word);
    word = (word & ~(ones(f) << f->first)) | (value & ones(f)) << f->first;
    memcpy(instruction + 4 * f->word, &word, sizeof word);
}
