/* SPDX-License-Identifier: MIT */
/* Usage: api_test [SUITE...] */
#include "api.h"

#include <stdbool.h>

static bool
wanted(const char *name, int count, char **names)
{
    bool found = count == 0;
    for (int i = 0; i < count; i++)
        found |= strcmp(names[i], name) == 0;
    return found;
}

int
main(int argc, char **argv)
{
    int failed = 0, ran = 0;
#define RUN(name)                                                                                            \
    if (wanted(#name, argc - 1, argv + 1)) {                                                                 \
        failed += run_##name();                                                                              \
        ran++;                                                                                               \
    }
    SUITES(RUN)
#undef RUN
    return failed || ran == 0 || ran < argc - 1;
}
