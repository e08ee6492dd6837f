/* SPDX-License-Identifier: MIT */
/* A kernel's listing in memory, with its labels and with what its messages do. */
#ifndef TOOL_LISTING_H
#define TOOL_LISTING_H

#include "frontend/step.h"

struct tool_line {
    struct fe_step step; /* text: the line's own copy */
    bool labelled;       /* a branch leads here */
    char *words;         /* "": it sends no message */
};

struct tool_listing {
    struct tool_line *lines;
    uint32_t count, room;
    bool failed; /* out of memory */
};

/* TOOL_OK, or what tool_fail returned. */
int tool_listing_make(struct tool_listing *listing, const struct fe_program *program,
                      const struct fe_kernel *kernel);
void tool_listing_free(struct tool_listing *listing);
/* Where a branch leads, in words; "": it is none. */
enum { TOOL_FLOW_TEXT = 80 };
void tool_flow_words(const struct fe_step *step, char text[TOOL_FLOW_TEXT]);
/* Branches lead somewhere else than to the next instruction; others than branches do not. */
bool tool_branches(const struct fe_step *step);

#endif
