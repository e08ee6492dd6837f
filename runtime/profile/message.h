/* SPDX-License-Identifier: MIT */
/* Messages: bytes, cache lines, banks of local memory. */
#ifndef PROFILE_MESSAGE_H
#define PROFILE_MESSAGE_H

#include <stdint.h>

struct emu_thread;
struct lane_op;
struct profile_counter;
struct profile_counts;

/* A message that is about to be executed for these lanes. */
void profile_count_message(struct profile_counter *c, const struct emu_thread *t, const struct lane_op *op,
                           uint64_t lanes, struct profile_counts *to);

#endif
