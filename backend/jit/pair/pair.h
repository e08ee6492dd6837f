/* SPDX-License-Identifier: MIT */
/*
 * Pairs: a kernel whose hardware thread is two threads of another kernel, side by side. Where a thread's ops
 * wait for each other, those of the other thread fill the time. The pair's lanes are the first thread's, then
 * the second one's, so work-items, rows and faults are where they would be if the compiler had made a kernel
 * of twice the lanes.
 */
#ifndef BACKEND_JIT_PAIR_H
#define BACKEND_JIT_PAIR_H

#include <stdbool.h>

#include "emu/kernel.h"

struct jit_pair;

/*
 * NULL: out of memory, or the kernel cannot run in pairs: *why says which, a few words of constant text. The
 * kernel must have passed emu_kernel_check, and its code must outlive the pair.
 */
struct jit_pair *jit_pair_new(const struct emu_kernel *kernel, const char **why);
void jit_pair_free(struct jit_pair *pair); /* accepts NULL */
const struct emu_kernel *jit_pair_kernel(const struct jit_pair *pair);

/* Whether pairs are likely to be faster: the kernel's time goes into loops whose ops wait for each other. */
bool jit_pair_gains(const struct emu_kernel *kernel);

#endif
