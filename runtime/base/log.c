/* SPDX-License-Identifier: MIT */
#include "runtime/log.h"

#include <stdarg.h>
#include <stdio.h>

#include "runtime/platform.h"
#include "shown.h"

/* One write per line, so that lines of several threads do not mix. What is told may hold names from a binary,
 * which must not reach a terminal as they are. */
static void
line(const char *format, va_list args)
{
    char text[1024], shown[2048];
    vsnprintf(text, sizeof text, format, args);
    fprintf(stderr, "caygen: %s\n", rt_show_lines(text, shown, sizeof shown));
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
