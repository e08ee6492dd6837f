/* SPDX-License-Identifier: MIT */
#ifndef LINK_NAMES_H
#define LINK_NAMES_H

#include "linkable.h"

/* Reports, one per line, names that two SPIR-V modules define, and names that are used but not defined. ocloc
 * gives no useful message for these. clang does, so LLVM modules are not checked. */
void rt_link_check_names(const struct rt_module *modules, size_t count, struct rt_text *complaints);

#endif
