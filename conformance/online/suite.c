/* SPDX-License-Identifier: MIT */
/* usage: online_test [SUITE...] | --load FILE; 77: a device has no compiler */
#include <stdio.h>
#include <string.h>

#include "online.h"

static const struct {
    const char *name;
    int (*run)(void);
} suites[] = {
#define ROW(name) {#name, run_##name},
    SUITES(ROW)
#undef ROW
};

static bool
is_wanted(const char *name, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], name) == 0)
            return true;
    }
    return argc == 1;
}

int
main(int argc, char **argv)
{
    int failed = 0;
    if (argc == 3 && strcmp(argv[1], "--load") == 0)
        return load_and_run(argv[2]);
    if (!compilers_work()) {
        puts("skipped: a device has no compiler");
        return 77;
    }
    for (size_t i = 0; i < sizeof suites / sizeof *suites; i++) {
        if (is_wanted(suites[i].name, argc, argv))
            failed += suites[i].run();
    }
    return failed ? 1 : 0;
}
