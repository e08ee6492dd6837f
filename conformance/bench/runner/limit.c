/* SPDX-License-Identifier: MIT */
#include "limit.h"

#include <string.h>

static const struct {
    const char *name;
    limit_function *function;
} limits[] = {
#define LIMIT(name) {#name, name##_limit},
#include "limits.def"
#undef LIMIT
};

limit_function *
limit_find(const char *name)
{
    for (unsigned i = 0; i < sizeof limits / sizeof *limits; i++)
        if (!strcmp(limits[i].name, name))
            return limits[i].function;
    return NULL;
}
