/* SPDX-License-Identifier: MIT */
/* What an entry of the disk cache holds. */
#ifndef TOOL_CACHED_H
#define TOOL_CACHED_H

#include <stddef.h>

struct tool_part {
    const unsigned char *bytes;
    size_t size;
};

/* If the bytes are a file of the cache, *part becomes the program in it. Returns what else is wrong: it holds
 * no program, or is damaged; NULL: nothing. */
const char *tool_cached_program(struct tool_part *part);

#endif
