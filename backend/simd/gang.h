/* SPDX-License-Identifier: MIT */
/*
 * Gangs: threads of one work-group, or of several small ones, that run the same records together. A record's
 * handler does its work for each of them before it goes on. So the jump from record to record, and reading
 * what is in it, is paid once; and the threads' work overlaps, where one thread's ops wait for each other.
 * Any order of threads is right: the hardware runs them at once.
 *
 * A gang stays together as long as all its threads go the same way. Where they do not, it parts, and each
 * thread goes on alone to its next stop. If it has several groups, each group goes on alone to its end, the
 * first one first: a group may wait for those before it.
 */
#ifndef BACKEND_SIMD_GANG_H
#define BACKEND_SIMD_GANG_H

#include "../round.h"
#include "simd.h"

/* The most threads of a gang. */
enum { SIMD_GANG_MAX = BACKEND_GANG };

/* How many threads a gang of this program should have, at most; 1: none should be made. */
uint32_t simd_gang_size(const struct lane_program *program);

/* The records for gangs, for threads that have register files of `code`. NULL: out of memory. */
struct simd_code *simd_gang_code(const struct simd_code *code);

/* The handler of a MASK or CTRL op for a gang; NULL for an ALU, MATH or MEM one. */
simd_fn *simd_gang_control(unsigned lane_code);
/* In place of a divert's, where a gang need not part. */
simd_fn simd_do_divert_together;
/* Runs the op->comps records behind this one for one thread after another. */
simd_fn simd_do_each;
/* Ends such records: returns its own. */
simd_fn simd_do_exit;
/* Looks whether all lanes are on. */
simd_fn simd_do_sense;
/* The same, before the first record. */
void simd_sense(struct simd_ctx *x);

/* As engine_run_round, with gangs where there can be some. */
engine_run_round simd_run_round;

#endif
