/* SPDX-License-Identifier: MIT */
#ifndef BENCH_CHART_H
#define BENCH_CHART_H

#include "session.h"

/* FOLDER/bench.png: speeds relative to PoCL as bars to both sides of 1, on a log scale. Nothing without a
 * PoCL. */
void chart_write(const struct session *session, const char *folder);

#endif
