/* SPDX-License-Identifier: MIT */
/* Launches whose work-groups are a part of a larger range. */
#ifndef BACKEND_GROUPS_H
#define BACKEND_GROUPS_H

#include "backend/backend.h"

/* Like backend_run, but the launch's first work-group has the ids `first`. */
int backend_run_from(struct backend_pool *pool, const struct backend_code *code,
                     const struct emu_launch *launch, const uint32_t first[3], double hang_seconds,
                     struct emu_fault *fault);

#endif
