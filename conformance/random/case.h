/* SPDX-License-Identifier: MIT */
/* One random program with everything needed to run it. */
#ifndef CONFORMANCE_RANDOM_CASE_H
#define CONFORMANCE_RANDOM_CASE_H

#include <stdio.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "emu/thread.h"
#include "layout.h"

struct random_case {
    uint64_t seed;
    struct lane_program *program;
    struct emu_kernel kernel; /* kernel.program is program */
    unsigned threads;
    uint32_t local_size[3];
    bool groups;    /* threads wait for each other often */
    int stop;       /* the watchdog's flag */
    uint8_t *world; /* WORLD_END bytes, at the same place in every run if the host lets us */
};

/* Makes the program of a seed, in the world and the style that are set. 0, or -1 when the checker refuses it
 * (error says why). */
int case_make(struct random_case *c, uint64_t seed, struct emu_error *error);
/* Entries are those of calls' return points; instruction offsets count up. After any change of ops. */
void case_number(struct lane_program *p);
void case_free(struct random_case *c);
/* The launch's properties, the program and its start. */
void case_print(const struct random_case *c, FILE *file);

#endif
