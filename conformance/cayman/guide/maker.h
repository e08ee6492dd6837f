/* SPDX-License-Identifier: MIT */
/* Random programs that keep every rule of the manual and whose results are defined. */
#ifndef CAY_GUIDE_MAKER_H
#define CAY_GUIDE_MAKER_H

#include "../runner/case.h"

/* What a program finds in memory, and where its results are. */
enum {
    MADE_IN = 0,       /* 96 bytes for each work-item */
    MADE_OUT = 0x8000, /* 128 bytes for each */
    MADE_ITEMS = 128,  /* at most */
    MADE_RAT = 4096    /* bytes of rat1 and return1 */
};

/* The header of such a program's launch, for guide_case. */
extern const char made_header[];
/* LONG: what surrounds the random part (clearing local memory, 24 dwords in and out) takes four fifths of a
 * translation. BRIEF: at most 4 dwords in, the others from constants; a hash of all results out; local memory
 * in every fourth program. */
enum made_length { MADE_LONG, MADE_BRIEF };
/* Fills in the program, local and groups, by seed and length alone. */
void make_random_program(struct launch_case *c, uint64_t seed, enum made_length length);

#endif
