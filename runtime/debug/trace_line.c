/* SPDX-License-Identifier: MIT */
/* Lines of a trace, and how many of them there may be. */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "runtime/log.h"
#include "trace_priv.h"
#include "value.h"

enum { LINE_END = 100, LINE_BYTES = 640 };

bool
rt_trace_has_room(const struct rt_trace *t)
{
    return t->lines < t->filter->lines;
}

void
rt_trace_line(struct rt_trace *t, const char *format, ...)
{
    char text[LINE_BYTES];
    va_list args;
    if (!rt_trace_has_room(t))
        return;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    rt_warn("%s", text);
    if (++t->lines == t->filter->lines)
        rt_warn("trace cut after %u lines; CAYGEN_TRACE=lines=N allows more", t->lines);
}

static bool
all_equal(const struct rt_trace_values *v)
{
    const unsigned first = (unsigned)__builtin_ctzll(v->shown);
    for (unsigned i = 0; i < v->lanes; i++)
        if (v->shown >> i & 1 && v->bits[i] != v->bits[first])
            return false;
    return true;
}

static void
tell_one(struct rt_trace *t, const char *label, const struct rt_trace_values *v)
{
    char text[RT_VALUE_TEXT];
    rt_value_print(v->bits[__builtin_ctzll(v->shown)], v->type, v->guess, text);
    const bool several = (v->shown & (v->shown - 1)) != 0;
    rt_trace_line(t, "%s %s%s", label, text, several ? " in all lanes" : "");
}

void
rt_trace_values(struct rt_trace *t, const char *label, const struct rt_trace_values *v)
{
    char line[LINE_BYTES], text[RT_VALUE_TEXT];
    const int indent = (int)strlen(label);
    int used = snprintf(line, sizeof line, "%s", label);
    assert(indent < LINE_END && v->lanes <= LANE_MAX);
    if (!v->shown)
        return;
    if (all_equal(v)) {
        tell_one(t, label, v);
        return;
    }
    for (unsigned i = 0; i < v->lanes; i++) {
        snprintf(text, sizeof text, "-");
        if (v->shown >> i & 1)
            rt_value_print(v->bits[i], v->type, v->guess, text);
        if (used + 1 + (int)strlen(text) > LINE_END) {
            rt_trace_line(t, "%s", line);
            used = snprintf(line, sizeof line, "%*s", indent, "");
        }
        used += snprintf(line + used, sizeof line - (size_t)used, " %s", text);
    }
    rt_trace_line(t, "%s", line);
}
