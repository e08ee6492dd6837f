/* SPDX-License-Identifier: MIT */
/*
 * What a process that runs a recorded launch on the reference engine writes, op by op. Two records of one
 * program often have the same addresses, so each has a process of its own.
 */
#ifndef TOOL_DIFF_STREAM_H
#define TOOL_DIFF_STREAM_H

#include <stdio.h>

#include "emu/lane_places.h"
#include "record/record.h"

/* One op of a hardware thread; `values` follow: those of results, then of the flag's cell. */
struct diff_step {
    uint32_t group[3], thread, op, value_count;
    uint64_t lanes; /* that the op worked on */
};

enum { DIFF_VALUES = LANE_PLACES * LANE_MAX + 1 };

/* Runs the launch and writes: the number of regions, these, then steps. The end: a step with op UINT32_MAX,
 * whose thread is a fault's kind. */
void diff_stream_write(struct rt_replay *replay, FILE *out);
/* The op's results, all lanes of one place after those of another; how many. */
unsigned diff_results(const struct lane_op *op, struct lane_place results[LANE_PLACES]);

#endif
