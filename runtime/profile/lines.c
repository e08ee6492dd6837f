/* SPDX-License-Identifier: MIT */
#include "lines.h"

#include <assert.h>
#include <string.h>

void
profile_lines_clear(struct profile_lines *lines)
{
    if (++lines->now == 0) {
        memset(lines->stamp, 0, sizeof lines->stamp);
        lines->now = 1;
    }
    lines->count = 0;
}

/* A message has at most 64 lanes of 8 components, each in two lines, so that there is always room. */
static void
add_line(struct profile_lines *lines, uint64_t line)
{
    assert(lines->count < PROFILE_LINES_ROOM / 2);
    uint32_t at = (uint32_t)(line * UINT64_C(0x9e3779b97f4a7c15) >> 52);
    while (lines->stamp[at] == lines->now && lines->line[at] != line)
        at = (at + 1) % PROFILE_LINES_ROOM;
    if (lines->stamp[at] == lines->now)
        return;
    lines->stamp[at] = lines->now;
    lines->line[at] = line;
    lines->count++;
}

void
profile_lines_add(struct profile_lines *lines, uint64_t address, uint64_t bytes)
{
    for (uint64_t line = address / PROFILE_LINE; line <= (address + bytes - 1) / PROFILE_LINE; line++)
        add_line(lines, line);
}
