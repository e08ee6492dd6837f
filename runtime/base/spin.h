/* SPDX-License-Identifier: MIT */
/*
 * Polls for a moment before a thread goes to sleep, because waking a thread takes longer than most commands.
 * for (struct rt_spin spin = {0}; CONDITION && rt_spin(&spin);)
 *     ;
 */
#ifndef SPIN_H
#define SPIN_H

#include <stdbool.h>

#include "runtime/cl.h"

struct rt_spin {
    unsigned rounds;
    cl_ulong until;
};

/* One more round; false: it has been long enough, or there is only one core. */
bool rt_spin(struct rt_spin *spin);

#endif
