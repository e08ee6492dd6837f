/* SPDX-License-Identifier: MIT */
#include "host.h"

bool
jit_host_gathers_slowly(void)
{
    __builtin_cpu_init();
    return __builtin_cpu_is("amd");
}
