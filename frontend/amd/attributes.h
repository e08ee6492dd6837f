/* SPDX-License-Identifier: MIT */
/*
 * A kernel's attributes. Objects have no place for them. When Caygen compiles a source, it makes clang write
 * them to the debug data as declaration tags (runtime/compile/attribute_tags.c).
 */
#ifndef CAY_ATTRIBUTES_H
#define CAY_ATTRIBUTES_H

#include "dwarf_type.h"

/* Sets kernel->attributes and required_group_size. Tags that cannot be read are ignored. */
void cay_take_attributes(struct dwarf_work *work, Dwarf_Die *function, struct fe_kernel *kernel);

#endif
