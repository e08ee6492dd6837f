/* SPDX-License-Identifier: MIT */
/* One instruction of the listing's syntax. */
#ifndef CAY_ASM_PARSE_H
#define CAY_ASM_PARSE_H

#include "cayman/isa/cay_inst.h"
#include "scan.h"

enum { ASM_LABEL = 32 };

/* Literals that are written where they are used, as #value. */
struct asm_literals {
    uint32_t value[4];
    unsigned count;
};

/* A CF instruction; label: the name behind @, if it is one. A clause follows in braces: the line's end is
 * left. */
bool parse_cf(struct scan *s, struct cay_cf *cf, char label[ASM_LABEL]);
/* An instruction of an ALU clause. slot: what DST_CHAN is where the text does not say. */
bool parse_alu(struct scan *s, struct cay_alu *i, struct asm_literals *literals, unsigned slot);
bool parse_fetch(struct scan *s, struct cay_fetch *i);

/* T<n>, T(<n> + index). False: something else comes. */
struct asm_gpr {
    uint32_t number;
    bool rel;
    uint8_t index_mode;
};
bool parse_gpr(struct scan *s, struct asm_gpr *gpr);
/* One of the letters; returns its place in `letters`, or -1. */
int parse_letter(struct scan *s, const char *letters);

#endif
