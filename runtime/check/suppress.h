/* SPDX-License-Identifier: MIT */
/*
 * Findings that the user does not want to hear of. A file of lines, each with up to three patterns as shells
 * have them (*, ?, [...]):
 *
 *     CLASS [KERNEL [FILE:LINE]]
 *
 * A pattern that is missing fits everything. Empty lines and what follows a # are left out.
 */
#ifndef SUPPRESS_H
#define SUPPRESS_H

#include <stdbool.h>

struct finding;
struct suppressions;

/* False and warnings, which call the file by this name: it cannot be read, or has lines that make no sense;
 * *list is what does. */
bool suppressions_read(const char *path, const char *name, struct suppressions **list);
void suppressions_free(struct suppressions *list);
/* The number of the first line that fits the finding; 0: none does. *first_time: nothing has fitted that line
 * before. list NULL: there are no lines. */
unsigned suppressions_fit(struct suppressions *list, const struct finding *finding, bool *first_time);
/* Another process says that a finding has fitted this line. */
void suppressions_mark(struct suppressions *list, unsigned line);
/* A warning that names the lines that no finding has fitted, if there are any. */
void suppressions_tell_unused(const struct suppressions *list, const char *name);

#endif
