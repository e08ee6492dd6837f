/* SPDX-License-Identifier: MIT */
#include "host.h"

#include <cpuid.h>

bool
jit_host_gathers_slowly(void)
{
    __builtin_cpu_init();
    return __builtin_cpu_is("amd");
}

/* AMD's number: Zen 5. Compilers of its year do not know it by name. */
static bool
is_zen_5(void)
{
    enum { FAMILY = 0x1a };
    unsigned a, b, c, d;
    __builtin_cpu_init();
    if (!__builtin_cpu_is("amd") || !__get_cpuid(1, &a, &b, &c, &d))
        return false;
    return (a >> 8 & 0xf) + (a >> 20 & 0xff) == FAMILY;
}

/* Intel's cores have two units of 512 bits, Zen 4 four of 256. Zen 5 has four, and takes two cycles for what
 * the others do in one. */
struct jit_host_pace
jit_host_pace(void)
{
    return is_zen_5() ? (struct jit_host_pace){4, 2} : (struct jit_host_pace){2, 1};
}
