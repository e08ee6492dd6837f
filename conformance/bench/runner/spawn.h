/* SPDX-License-Identifier: MIT */
/* The parent's side of child.h. */
#ifndef BENCH_SPAWN_H
#define BENCH_SPAWN_H

#include <stdbool.h>
#include <stdio.h>
#include <sys/types.h>

#include "config.h"
#include "row.h"

enum { ANSWER_BYTES = 320 };

struct child {
    pid_t pid;
    FILE *to, *from;
};

/* row NULL: a probe, and it is not heard when it fails. */
void child_start(struct child *child, const struct config *config, const struct row *row, enum scale scale);

/* Sends the request, NULL: none, and waits for a line that starts with word; the rest of the line goes to
 * rest. */
bool child_ask(struct child *child, const char *request, const char *word, char rest[ANSWER_BYTES]);

/* Closes the pipes and waits. Whether it left with status 0. */
bool child_end(struct child *child);

#endif
