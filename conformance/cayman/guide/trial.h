/* SPDX-License-Identifier: MIT */
/* One instruction group with random operands, and what the model says of it. */
#ifndef CAY_GUIDE_TRIAL_H
#define CAY_GUIDE_TRIAL_H

#include "guide.h"

enum {
    TRIAL_LANES = 64,
    TRIAL_VECTORS = 6, /* two of integers, of floats, of doubles */
    TRIAL_IN = 2,      /* T2 to T7 hold them */
    TRIAL_PARITY = 10, /* T10.X: the lane's lowest bit */
    TRIAL_SCRATCH = 11,
    TRIAL_OUT = 16, /* T16 on: two registers for each trial */
    TRIAL_NOTHING = 0x5eed5eed
};

/* Of the first source; the others are of random kinds. */
enum trial_kind {
    TRIAL_GPR,
    TRIAL_REL,
    TRIAL_KCACHE0,
    TRIAL_KCACHE1,
    TRIAL_KCACHE2,
    TRIAL_KCACHE3,
    TRIAL_LITERAL,
    TRIAL_INLINE,
    TRIAL_PV,
    TRIAL_KINDS
};

struct trial_inputs {
    uint32_t lane[TRIAL_LANES][TRIAL_VECTORS][4];
    uint32_t constant[4][TRIAL_VECTORS][4];
};

struct trial {
    const struct guide_row *row; /* what it is made for */
    const struct guide_row *rows[4];
    struct cay_alu alu[4]; /* of the slots that have a row */
    uint32_t literals[4];
    unsigned literal_count, pv_vector, gpr; /* gpr: the first of its two results */
    bool uses_ar, uses_pv, predicated, through_pv;
};

void trial_inputs(struct trial_inputs *in, uint64_t seed);
/* Also `literals` values. */
void trial_make(struct trial *t, const struct guide_row *row, enum trial_kind kind, unsigned gpr,
                uint64_t *random);
/* Appends the groups of its clause. */
unsigned trial_slots(const struct trial *t, uint64_t slots[32]);
/* What a lane's two registers hold; false: wrong, and which element. */
bool trial_check(const struct trial *t, const struct trial_inputs *in, unsigned lane, const uint32_t got[8],
                 struct guide_slot *wrong, unsigned *element);
void trial_print(const struct trial *t, const struct trial_inputs *in, unsigned lane, const uint32_t got[8]);

#endif
