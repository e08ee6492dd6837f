/* SPDX-License-Identifier: MIT */
/* Two sequences beside each other: which elements are in both, in order. */
#ifndef TOOL_ALIGN_H
#define TOOL_ALIGN_H

#include <stdbool.h>
#include <stdint.h>

struct tool_sequences {
    uint32_t count[2];
    bool (*equal)(const void *user, uint32_t a, uint32_t b);
    const void *user;
};

/*
 * Sets in_both[0] and in_both[1], one bool per element. As few as possible are left out (Myers, "An O(ND)
 * Difference Algorithm", 1986), unless that would take too much work: then only what is the same at both ends
 * counts. False: out of memory.
 */
bool tool_align(const struct tool_sequences *s, bool *in_both[2], bool *given_up);

#endif
