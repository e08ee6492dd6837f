/* SPDX-License-Identifier: MIT */
#ifndef BENCH_REPORT_H
#define BENCH_REPORT_H

#include "session.h"

/* FOLDER/bench.md or untuned.md: the machine, times, speeds relative to PoCL and to limit/, means, notes.
 * Also to standard output. */
void report_write(const struct session *session, const char *folder);

#endif
