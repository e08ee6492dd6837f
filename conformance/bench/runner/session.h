/* SPDX-License-Identifier: MIT */
/* One session: kernels in turn, each on all configurations at once, their runs interleaved. */
#ifndef BENCH_SESSION_H
#define BENCH_SESSION_H

#include <stdbool.h>

#include "config.h"
#include "row.h"

enum { MAX_ROWS = 64, NOTE_BYTES = 200, DEVICE_BYTES = 200 };

enum outcome { OUTCOME_NONE, OUTCOME_TIMED, OUTCOME_WRONG, OUTCOME_FAILED, OUTCOME_EXCUSED };

struct result {
    enum outcome outcome;
    double seconds;        /* the best run, at the row's full size: a smaller run's is multiplied */
    double processor;      /* the mean processor time of the runs, likewise */
    char note[NOTE_BYTES]; /* why it failed or was excused, what was wrong */
};

struct session {
    unsigned runs;
    bool quick;
    enum set set; /* UNTUNED, or, for the two that share their tables, OTHER */
    bool blind;   /* nothing is launched, so that every kernel must be found wrong: the checks are checked */
    const struct config *configs[CONFIG_COUNT];
    char devices[CONFIG_COUNT][DEVICE_BYTES];
    unsigned config_count;
    const struct row *rows[MAX_ROWS];
    unsigned row_count;
    struct result results[MAX_ROWS][CONFIG_COUNT];
    double load_before, load_after; /* the machine's load average over a minute */
};

/* Drops the configurations that are not there, or that cannot compile the untuned kernels, with a line each.
 */
void session_probe(struct session *session);

/* Runs everything and prints a line for each kernel. Whether all verified; blind: whether none did. */
bool session_run(struct session *session);

enum scale session_scale(const struct session *session, const struct config *config);

#endif
