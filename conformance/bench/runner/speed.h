/* SPDX-License-Identifier: MIT */
/* Speeds relative to PoCL: 2 is half its time. 0 where there is nothing to compare. */
#ifndef BENCH_SPEED_H
#define BENCH_SPEED_H

#include <stdbool.h>

#include "session.h"

/* Which of a result's times is compared. */
typedef double speed_time(const struct result *result);

double speed_of(const struct session *session, unsigned row, unsigned config, speed_time *which);

/* The geometric mean over the kernels that both did, right; count says how many. */
double speed_mean(const struct session *session, unsigned config, bool only_clbench, speed_time *which,
                  unsigned *count);

/* There is a PoCL to compare with. */
bool speed_is_known(const struct session *session);

#endif
