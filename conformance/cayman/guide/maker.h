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
/* Fills in the program, local and groups, by the seed alone. */
void make_random_program(struct launch_case *c, uint64_t seed);

#endif
