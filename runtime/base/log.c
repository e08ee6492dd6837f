/* SPDX-License-Identifier: MIT */
#include "runtime/log.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

#include "runtime/platform.h"
#include "shown.h"

enum { SHOWN = 2048 };

/* What is told may hold names from a binary, which must not reach a terminal as they are. */
static const char *
show(const char *format, va_list args, char shown[SHOWN])
{
    char text[SHOWN / 2];
    vsnprintf(text, sizeof text, format, args);
    return rt_show_lines(text, shown, SHOWN);
}

void
rt_lines_add(struct rt_lines *lines, const char *format, ...)
{
    char shown[SHOWN];
    const size_t room = sizeof lines->text - lines->used;
    va_list args;
    va_start(args, format);
    const int n = snprintf(lines->text + lines->used, room, "caygen: %s\n", show(format, args, shown));
    va_end(args);
    assert(n > 0 && (size_t)n < room);
    lines->used += (size_t)n;
}

void
rt_lines_tell(const struct rt_lines *lines)
{
    assert(lines->used);
    (void)fputs(lines->text, stderr);
}

/* One write per line, so that lines of several threads do not mix. */
static void
line(const char *format, va_list args)
{
    char shown[SHOWN];
    fprintf(stderr, "caygen: %s\n", show(format, args, shown));
}

void
rt_warn(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    line(format, args);
    va_end(args);
}

void
rt_debug(enum rt_debug what, const char *format, ...)
{
    if (rt_platform()->options.debug & what) {
        va_list args;
        va_start(args, format);
        line(format, args);
        va_end(args);
    }
}
