/* SPDX-License-Identifier: MIT */
/*
 * What a program must do, by the reference. NaN results are "some quiet NaN" (lane_ops.def), so the reference
 * runs a program again with other NaNs in their place: what then changes depends on NaN bits and is not
 * compared.
 */
#ifndef CONFORMANCE_RANDOM_ORACLE_H
#define CONFORMANCE_RANDOM_ORACLE_H

#include "machine.h"

struct oracle {
    struct outcome expected;
    uint8_t open[WORLD_END]; /* 1: the byte depends on the bits of NaNs */
    unsigned steps, nans;
};

enum oracle_verdict {
    ORACLE_FINE,
    ORACLE_ENDLESS, /* more steps than a test should take */
    ORACLE_OPEN,    /* even where it ends depends on NaN bits */
    ORACLE_BROKEN   /* the reference differs from itself run op by op */
};

/* more: how many kinds of NaNs to try beyond the usual number. */
enum oracle_verdict oracle_ask(const struct random_case *c, unsigned more, struct oracle *out);
/* Are two outcomes the same but for bytes with open[i]? at: first different byte, or WORLD_END: how it ended.
 */
bool outcome_equal(const struct outcome *a, const struct outcome *b, const uint8_t *open, uint32_t *at);

#endif
