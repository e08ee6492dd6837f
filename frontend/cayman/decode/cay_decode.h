/* SPDX-License-Identifier: MIT */
/* What the decoder's files share. */
#ifndef CAY_DECODE_H
#define CAY_DECODE_H

#include "cayman/isa/cay_fields.h"
#include "cayman/isa/cay_tables.h"

struct cay_decoder {
    const uint8_t *code;
    uint32_t bytes;
    struct cay_program *out;
    struct emu_error *error;
    uint32_t budget; /* instructions that clauses may still hold: overlapping clauses must not explode */
};

/* Fails with "offset 0x...: text"; returns -1. */
int cay_invalid(struct cay_decoder *d, uint32_t offset, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Reads `count` words at a byte offset; -1 when they do not lie inside the code. */
int cay_words(struct cay_decoder *d, uint32_t offset, unsigned count, uint32_t *words);

/* Refuses bits that no field of the format names. */
int cay_check_reserved(struct cay_decoder *d, uint32_t offset, enum cay_word_format format, unsigned count,
                       const uint32_t *words);

/* Room for one more element of a list; the list's address is updated. NULL when out of memory. */
void *cay_grow(void *list_address, uint32_t *count, uint32_t *room, uint32_t element);

int cay_decode_cf(struct cay_decoder *d, uint32_t offset, struct cay_cf *cf);
int cay_decode_alu_clause(struct cay_decoder *d, struct cay_cf *cf);
int cay_decode_fetch_clause(struct cay_decoder *d, struct cay_cf *cf);

#endif
