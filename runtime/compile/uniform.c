/* SPDX-License-Identifier: MIT */
#include "uniform.h"

#include <string.h>

#include "build_options.h"

static bool
is_before_20(const char *std)
{
    return !std || strncmp(std, "CL1", 3) == 0;
}

bool
rt_uniform_source(const struct rt_build_options *options)
{
    return rt_uniform_il(options) || is_before_20(options->std);
}

bool
rt_uniform_il(const struct rt_build_options *options)
{
    return (options->flags & RT_BUILD_UNIFORM) != 0;
}

/* The last word that begins so, NULL: none. */
static const char *
find_word(const char *text, const char *start)
{
    const char *found = NULL;
    for (const char *at = strstr(text, start); at; at = strstr(at + 1, start))
        if (at == text || strchr(" \t\n\"", at[-1]))
            found = at + strlen(start);
    return found;
}

bool
rt_uniform_asked(const char *stored, const struct rt_build_options *given)
{
    return rt_uniform_il(given) || find_word(stored, "-cl-uniform-work-group-size");
}

bool
rt_uniform_binary(const char *stored, const struct rt_build_options *given)
{
    const char *std = find_word(stored, "-cl-std=");
    return rt_uniform_asked(stored, given) || is_before_20(std ? std : given->std);
}
