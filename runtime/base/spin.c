/* SPDX-License-Identifier: MIT */
#include "spin.h"

#include <sched.h>

#include "runtime/device.h"
#include "runtime/platform.h"

#define SPIN_NS 50000u     /* what it takes to wake a thread on a core that sleeps */
#define SELFISH_ROUNDS 64u /* some microseconds; then others come first, if there are any */
enum { PAUSES = 16 };

bool
rt_spin(struct rt_spin *spin)
{
    if (!rt_platform()->many_cores)
        return false;
    const cl_ulong now = rt_clock();
    if (spin->rounds == 0)
        spin->until = now + SPIN_NS;
    if (now > spin->until)
        return false;
    if (spin->rounds++ > SELFISH_ROUNDS)
        sched_yield();
    for (int i = 0; i < PAUSES; i++)
        __builtin_ia32_pause();
    return true;
}
