/* SPDX-License-Identifier: MIT */
/* A long test in parts: which share of its cases a run takes. The cases' names decide, so a case stays in its
 * share when others come and go. */
#ifndef COMMON_SHARE_H
#define COMMON_SHARE_H

#include <stdbool.h>

/* "K/N" with 1 <= K <= N: the Kth of N shares. NULL is "1/1". */
bool share_is_valid(const char *share);
/* Whether the case of that name is in the share, which is valid. */
bool share_has(const char *share, const char *name);

#endif
