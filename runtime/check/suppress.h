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

/* False and warnings: the file cannot be read, or has lines that make no sense; *list is what does. */
bool suppressions_read(const char *path, struct suppressions **list);
void suppressions_free(struct suppressions *list);
/* suppressions NULL: there are none. */
bool suppressions_have(const struct suppressions *suppressions, const struct finding *finding);

#endif
