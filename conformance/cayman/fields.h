/* SPDX-License-Identifier: MIT */
/* The fields of instruction words (frontend/cayman/isa/cay_fields.def), to be changed. */
#ifndef CAY_TEST_FIELDS_H
#define CAY_TEST_FIELDS_H

#include "cayman/isa/cay_fields.h"
#include "cayman/isa/cay_inst.h"

struct field {
    const char *name; /* "op2 src0_sel" */
    enum cay_word_format format;
    uint8_t word, first, bits;
};

/* An instruction of a decoded program. */
struct place {
    uint32_t offset; /* bytes from the start of the kernel's code */
    enum cay_word_format format;
};

/* All fields; *count of them. */
const struct field *fields_all(unsigned *count);
/* The instructions of a program whose code is given, to be freed. NULL: out of memory. */
struct place *fields_places(const struct cay_program *program, const uint8_t *code, uint32_t *count);

/* Narrow fields have all their values. Wide ones have the first 256, the highest, the neighbours of the one
 * that is there, each of its bits flipped, and some more. */
uint32_t fields_value_count(const struct field *f);
/* The n-th value; old: the one that is there. */
uint32_t fields_value(const struct field *f, uint32_t n, uint32_t old);

uint32_t fields_get(const struct field *f, const uint8_t *instruction);
void fields_set(const struct field *f, uint8_t *instruction, uint32_t value);

#endif
