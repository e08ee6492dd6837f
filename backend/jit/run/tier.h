/* SPDX-License-Identifier: MIT */
/*
 * Decides when a program's host code is made, and how: from the host's cache at the first launch, by LLVM at
 * the first launch (jit), or by LLVM in the background when interpreting has taken a good part of the time
 * that the translation will take (auto).
 */
#ifndef BACKEND_JIT_TIER_H
#define BACKEND_JIT_TIER_H

#include "backend/backend.h"
#include "jit/translate/compile.h"
#include "jit/translate/jit.h"

struct jit_tier;

/* Range sites are at most `bytes` long. NULL: out of memory. */
struct jit_tier *jit_tier_new(const struct backend_request *request, const struct jit_target *target,
                              uint32_t bytes);
/* Does not wait for a translation. The code must not be running. */
void jit_tier_free(struct jit_tier *tier); /* accepts NULL */

/* Before a launch, by one thread at a time, between fork_lock_take and _release. */
void jit_tier_prepare(struct jit_tier *tier);
bool jit_tier_is_prepared(const struct jit_tier *tier); /* by any thread */
/* Prepared, and there will be no other code than there is. */
bool jit_tier_is_done(const struct jit_tier *tier);

/* The host function, or NULL, and its enum jit_traits. It may become available between two calls. */
jit_function *jit_tier_entry(const struct jit_tier *tier, uint32_t *traits);
/* Is it of interest how long the program is interpreted? */
bool jit_tier_is_cold(const struct jit_tier *tier);
/* Processor cycles it was interpreted for; any thread. */
void jit_tier_heat(struct jit_tier *tier, uint64_t cycles);

#endif
