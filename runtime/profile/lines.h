/* SPDX-License-Identifier: MIT */
/* The cache lines of a message: a set that is quickly emptied. */
#ifndef PROFILE_LINES_H
#define PROFILE_LINES_H

#include <stdint.h>

enum { PROFILE_LINE = 64, PROFILE_LINES_ROOM = 4096 };

struct profile_lines {
    uint64_t line[PROFILE_LINES_ROOM];
    uint32_t stamp[PROFILE_LINES_ROOM]; /* an entry counts if it has the stamp of now */
    uint32_t now, count;
};

void profile_lines_clear(struct profile_lines *lines);
/* The lines of these bytes. */
void profile_lines_add(struct profile_lines *lines, uint64_t address, uint64_t bytes);

#endif
