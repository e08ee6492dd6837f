/* SPDX-License-Identifier: MIT */
/* Speeds relative to a yardstick, PoCL or the loops written by hand: 2 is half its time. 0 where there is
 * nothing to compare. */
#ifndef BENCH_SPEED_H
#define BENCH_SPEED_H

#include <stdbool.h>

#include "session.h"

/* Which of a result's times is compared. */
typedef double speed_time(const struct result *result);

enum yardstick { YARDSTICK_POCL, YARDSTICK_LIMIT };

struct comparison {
    const struct session *session;
    speed_time *which;
    enum yardstick yardstick;
};

double speed_of(const struct comparison *comparison, unsigned row, unsigned config);

/* The geometric mean over the kernels that both did, right; count says how many. */
double speed_mean(const struct comparison *comparison, unsigned config, bool only_clbench, unsigned *count);

/* The least of these. 0: there is none. */
double speed_least(const struct comparison *comparison, unsigned config);

/* The yardstick is there. */
bool speed_is_known(const struct session *session, enum yardstick yardstick);

#endif
