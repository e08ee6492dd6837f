/* SPDX-License-Identifier: MIT */
/*
 * Memory of released objects that the context's next ones take, so that making and releasing a small object
 * costs neither a mapping nor page faults. It stays within its context: what was in it is not for other
 * contexts.
 */
#ifndef SPARES_H
#define SPARES_H

#include "runtime/context.h"

/* At least `bytes`, and how many; NULL: there is none. Its contents are whatever was there. */
uint8_t *rt_spare_take(cl_context context, size_t bytes, size_t *got);
/* A mapping that nobody uses any more. */
void rt_spare_give(cl_context context, uint8_t *at, size_t bytes);
/* All of them are unmapped; the context goes away. */
void rt_spares_free(cl_context context);

#endif
