/* SPDX-License-Identifier: MIT */
#include "processor_seconds.h"

#include <time.h>

double
processor_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}
