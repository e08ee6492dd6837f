/* SPDX-License-Identifier: MIT */
#include "trace_filter.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

void
rt_trace_filter_init(struct rt_trace_filter *filter)
{
    *filter = (struct rt_trace_filter){.launch = 1, .lines = 20000};
}

void
rt_trace_filter_free(struct rt_trace_filter *filter)
{
    free(filter->kernel);
    filter->kernel = NULL;
}

/* A decimal number; *at goes behind it. */
static bool
parse_number(const char **at, unsigned *number)
{
    char *end = NULL;
    if (**at < '0' || **at > '9')
        return false;
    errno = 0;
    const unsigned long n = strtoul(*at, &end, 10);
    *at = end;
    *number = (unsigned)n;
    return !errno && n <= UINT_MAX;
}

static bool
parse_single(const char *at, const char *end, unsigned least, unsigned *number)
{
    return parse_number(&at, number) && at == end && *number >= least;
}

/* X, X:Y or X:Y:Z; the others are 0. */
static bool
parse_ids(const char *at, const char *end, unsigned ids[3])
{
    ids[0] = ids[1] = ids[2] = 0;
    for (unsigned d = 0; d < 3; d++) {
        if (!parse_number(&at, &ids[d]))
            return false;
        if (at == end)
            return true;
        if (*at++ != ':')
            return false;
    }
    return false;
}

static bool
parse_kernel(const char *at, const char *end, char **kernel)
{
    free(*kernel);
    *kernel = strndup(at, (size_t)(end - at));
    return *kernel && end > at;
}

static bool
is_key(const char *key, const char *at, const char *equals)
{
    return strlen(key) == (size_t)(equals - at) && memcmp(key, at, strlen(key)) == 0;
}

/* One KEY=VALUE of the list. */
static bool
parse_part(const char *at, const char *end, struct rt_trace_filter *filter)
{
    const char *equals = memchr(at, '=', (size_t)(end - at));
    if (!equals)
        return false;
    const char *value = equals + 1;
    if (is_key("kernel", at, equals))
        return parse_kernel(value, end, &filter->kernel);
    if (is_key("launch", at, equals))
        return parse_single(value, end, 1, &filter->launch);
    if (is_key("group", at, equals))
        return filter->has_group = parse_ids(value, end, filter->group);
    if (is_key("item", at, equals))
        return filter->has_item = parse_ids(value, end, filter->item);
    if (is_key("thread", at, equals))
        return parse_single(value, end, 0, &filter->thread);
    return is_key("lines", at, equals) && parse_single(value, end, 1, &filter->lines);
}

bool
rt_trace_filter_parse(const char *text, struct rt_trace_filter *filter)
{
    for (const char *at = text;; at++) {
        const char *end = at + strcspn(at, ",");
        if (!parse_part(at, end, filter))
            return false;
        at = end;
        if (!*at)
            return !(filter->has_item && filter->thread); /* an item says which thread */
    }
}
