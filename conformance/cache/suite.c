/* SPDX-License-Identifier: MIT */
/* Usage: disk_cache_test FOLDER */
#include <stdio.h>

#include "suite.h"

int
main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    snprintf(folder, sizeof folder, "%s", argv[1]);
    return run_sha256() + run_disk_cache() + run_mark() != 0;
}
