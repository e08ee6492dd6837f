/* SPDX-License-Identifier: MIT */
/* Usage: tier_test|fork_test FOLDER [TEST] */
#include <stdio.h>
#include <sys/mman.h>

#include "suite.h"

int
main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    snprintf(folder, sizeof folder, "%s", argv[1]);
    if (argc > 2)
        cmocka_set_test_filter(argv[2]);
    return run_suite(mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
}
