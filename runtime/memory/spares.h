/* SPDX-License-Identifier: MIT */
/*
 * Memory of released objects, for new objects of the same context. With it, making and releasing a small
 * object costs neither a mapping nor page faults. Other contexts do not get it, because they must not see its
 * contents.
 */
#ifndef SPARES_H
#define SPARES_H

#include "runtime/context.h"

/* A spare of at least `bytes` bytes; *got: its size. NULL: there is none. Its old contents are still there.
 */
uint8_t *rt_spare_take(cl_context context, size_t bytes, size_t *got);
/* Keeps or unmaps a mapping that is no longer used. */
void rt_spare_give(cl_context context, uint8_t *at, size_t bytes);
/* Unmaps all spares, when the context is destroyed. */
void rt_spares_free(cl_context context);

#endif
