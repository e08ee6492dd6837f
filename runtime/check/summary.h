/* SPDX-License-Identifier: MIT */
/* The last line about a checked program, of one process or of `caygen check`. */
#ifndef SUMMARY_H
#define SUMMARY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct check_summary {
    uint64_t findings, occurrences, suppressed;
    bool looked; /* at a launch */
};

/* "1 finding, 64 occurrences; 2 suppressed". Returns `to`. */
char *check_summary_text(const struct check_summary *summary, char *to, size_t size);

#endif
