/* SPDX-License-Identifier: MIT */
#ifndef LINK_NAMES_H
#define LINK_NAMES_H

#include "linkable.h"

/* Complains, one line each, of names that two SPIR-V modules define, and of those that are used and that none
 * does: ocloc notices neither in a way that helps. LLVM modules are left to clang, which does. */
void rt_link_check_names(const struct rt_module *modules, size_t count, struct rt_text *complaints);

#endif
