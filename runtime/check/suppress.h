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

/* NULL and a warning: the file cannot be read. */
struct suppressions *suppressions_read(const char *path);
/* suppressions NULL: there are none. */
bool suppressions_have(const struct suppressions *suppressions, const struct finding *finding);

#endif
