/* SPDX-License-Identifier: MIT */
/*
 * `caygen debug`: a recorded launch on the reference engine, one work-group after another, under a prompt.
 * All commands run inside the launch, between two ops of a hardware thread.
 */
#ifndef STEP_H
#define STEP_H

#include <stdbool.h>
#include <stdio.h>

struct rt_replay;

enum { RT_STEP_INPUTS = 2 };

struct rt_step_io {
    FILE *in[RT_STEP_INPUTS]; /* one after the other; NULL: there is none */
    FILE *out;
    bool echo; /* what is read is printed: it comes from no terminal */
};

/* To the end of the input. Returns how many commands were wrong. */
unsigned rt_step(struct rt_replay *replay, const struct rt_step_io *io);

#endif
