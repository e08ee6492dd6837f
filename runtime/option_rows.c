/* SPDX-License-Identifier: MIT */
#include <assert.h>

#include "runtime/options.h"

static const struct rt_option_row options[] = {
#define RT_OPTION(id, variable, legal, fallback, help) {variable, legal, fallback, help},
#include "runtime/options.def"
#undef RT_OPTION
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
    return options[i];
}

struct rt_debug_row
rt_debug_row(unsigned i)
{
    assert(i < RT_DEBUG_COUNT);
    return words[i];
}
