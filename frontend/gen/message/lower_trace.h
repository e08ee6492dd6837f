/* SPDX-License-Identifier: MIT */
/* Backwards through a program, on all paths: who may have written a register last. */
#ifndef LOWER_TRACE_H
#define LOWER_TRACE_H

#include "gen/lower/lower_priv.h"

/* A writer; NULL: the dword is as it was when the thread started. False: no more are looked for. */
typedef bool lower_writer_fn(struct gen_lower *l, const struct gen_inst *writer, void *user);

/*
 * Calls found for each instruction that may be the last one to write, before `before`, the dword at byte `at`
 * of the GRF or of a0; for some more than once. A write through a0 is assumed to stay in the array that it
 * indexes. False: not all are known, or found said so.
 */
bool lower_each_writer(struct gen_lower *l, const struct gen_inst *before, enum gen_file file, uint32_t at,
                       lower_writer_fn *found, void *user);
/* Whether too much was looked at in this program; then nothing is found any more. */
bool lower_trace_gave_up(const struct gen_lower *l);

#endif
