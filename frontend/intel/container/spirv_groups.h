/* SPDX-License-Identifier: MIT */
/* What a program's SPIR-V says about its use of work-groups. */
#ifndef INTEL_SPIRV_GROUPS_H
#define INTEL_SPIRV_GROUPS_H

#include "load.h"

/* Whether kernels of the module can see which work-items form a work-group. 1: none can; 0: one may; -1: the
 * budget is spent. */
int intel_spirv_ignores_groups(struct fe_load *load, struct fe_bytes module);

/* Whether work-items of a sub-group may wait for each other at its own barrier, of which the machine code has
 * no trace: 0: none do. Negative: the budget is spent. */
int intel_spirv_orders_sub_groups(struct fe_load *load, struct fe_bytes module);

#endif
