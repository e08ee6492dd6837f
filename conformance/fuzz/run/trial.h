/* SPDX-License-Identifier: MIT */
/*
 * One launch on every engine: all must end alike, with the same bytes in memory, and touch nothing else.
 *
 * The reference runs first, op by op. It counts ops, so that only short programs run. Then it runs again with
 * other NaNs; bytes that change with them are not compared (emu/lane_ops.def).
 */
#ifndef FUZZ_RUN_TRIAL_H
#define FUZZ_RUN_TRIAL_H

#include "launch.h"

/* choice: picks whether and for which host level the program is translated. Small programs are translated
 * more often than large ones. False: the program takes too long, or even how it ends depends on the bits of
 * NaNs. */
bool trial_run(const struct run_launch *l, struct world *registers, uint32_t choice);

#endif
