/* SPDX-License-Identifier: MIT */
#include <time.h>

#include "emu/thread.h"

uint64_t
emu_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}
