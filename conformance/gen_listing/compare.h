/* SPDX-License-Identifier: MIT */
#ifndef GEN_LISTING_COMPARE_H
#define GEN_LISTING_COMPARE_H

#include "gen/isa/gen_inst.h"

struct code {
    const char *name;
    const uint8_t *bytes;
    uint32_t size;
};

/* Our listing in iga64's shape (-Xprint-pc), after "// kernel NAME". */
void list_code(enum gen_platform platform, const struct code *code);

/*
 * Compares the codes, in order, with a listing of the same shape. Comments do not count, everything else
 * does. Prints differences and a line of counts; returns the number of differences.
 */
unsigned compare_listing(enum gen_platform platform, const struct code *codes, unsigned count,
                         const char *path);

#endif
