/* SPDX-License-Identifier: MIT */
/* Smaller programs that still show a difference. */
#ifndef CONFORMANCE_RANDOM_SHRINK_H
#define CONFORMANCE_RANDOM_SHRINK_H

#include "case.h"

/* Does the case still show what is looked for? */
typedef bool shrink_test(const struct random_case *c, void *user);

/* Drops and simplifies ops of the case's program for as long as the test holds. */
void shrink(struct random_case *c, shrink_test *test, void *user);

#endif
