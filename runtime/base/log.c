/* SPDX-License-Identifier: MIT */
#include "runtime/log.h"

#include <stdarg.h>
#include <stdio.h>

#include "runtime/platform.h"

/* One write per line, so that lines of several threads do not mix. */
static void
line(const char *format, va_list args)
{
    char text[1024];
    vsnprintf(text, sizeof text, format, args);
    fprintf(stderr, "caygen: %s\n", text);
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
