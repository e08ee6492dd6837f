/* SPDX-License-Identifier: MIT */
/* What the translator should know of this host besides its level. */
#ifndef JIT_HOST_HOST_H
#define JIT_HOST_HOST_H

#include <stdbool.h>

/* Whether 16 loads, each put into its lane, take less time than one gather of 16 dwords. Measured for 16
 * dwords from the first cache: 2.8 and 3.6 ns on a Zen 5; on Intel's hosts from Skylake on the gather is the
 * faster one. */
bool jit_host_gathers_slowly(void);

/* How many ops of 512 bits a core begins in a cycle, and how many cycles a sum of integers takes. */
struct jit_host_pace {
    unsigned ops, sum;
};
struct jit_host_pace jit_host_pace(void);

#endif
