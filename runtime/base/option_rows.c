/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <stddef.h>

#include "runtime/options.h"

#define ONCE "a comma-separated list of these words, each at most once:"

static const char device_list[] = ONCE
#define FE_DEVICE(id, name, ...) " " name
#include "frontend/devices.def"
#undef FE_DEVICE
    ;

static const char check_list[] = "on, off, all, or " ONCE " on"
#define CHECK(id, name, ...) " " name
#include "runtime/check.def"
#undef CHECK
    ;

/* "0 or 1", "1 to 1024" */
#define NUMBERS(lowest, highest)                                                                             \
    ((highest) - (lowest) == 1 ? #lowest " or " #highest : #lowest " to " #highest)

/* value: a number's default, printed if there is no other text for it. */
static const struct {
    struct rt_option_row row;
    const char *value;
} options[] = {
#define RT_NUMBER(id, variable, lowest, highest, value, fallback, help)                                      \
    {{variable, NUMBERS(lowest, highest), fallback, help}, #value},
#define RT_PATH(id, variable, fallback, help)                                                                \
    {{variable, "an absolute path other than /", fallback, help}, NULL},
#define RT_PROGRAM(id, variable, fallback, help)                                                             \
    {{variable, "a program's name in $PATH, or its absolute path", fallback, help}, NULL},
#define RT_NAME(id, variable, fallback, help) {{variable, "a name", fallback, help}, NULL},
#define RT_WORDS(id, variable, legal, fallback, help) {{variable, legal, fallback, help}, NULL},
#include "runtime/options.def"
#undef RT_NUMBER
#undef RT_PATH
#undef RT_PROGRAM
#undef RT_NAME
#undef RT_WORDS
};

static const struct rt_debug_row words[RT_DEBUG_COUNT] = {
#define RT_DEBUG(id, word, help) {word, help},
#include "runtime/debug.def"
#undef RT_DEBUG
};

unsigned
rt_option_count(void)
{
    return sizeof options / sizeof *options;
}

struct rt_option_row
rt_option_row(unsigned i)
{
    assert(i < rt_option_count());
    struct rt_option_row row = options[i].row;
    row.fallback = row.fallback ? row.fallback : options[i].value;
    return row;
}

struct rt_debug_row
rt_debug_row(unsigned i)
{
    assert(i < RT_DEBUG_COUNT);
    return words[i];
}
