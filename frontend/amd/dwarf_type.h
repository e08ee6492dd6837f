/* SPDX-License-Identifier: MIT */
/* Types of the debug data: sizes, alignments and names as OpenCL C has them. */
#ifndef CAY_DWARF_TYPE_H
#define CAY_DWARF_TYPE_H

#include <dwarf.h>
#include <elfutils/libdw.h>

#include "dwarf_work.h"
#include "load.h"

struct dwarf_layout {
    uint32_t size, align;
};

bool dwarf_layout_of(struct dwarf_work *work, Dwarf_Die *type, struct dwarf_layout *layout);
/* Fills kind, size, local_align, qualifiers and type_name; false when the type cannot be read. */
bool dwarf_argument_type(struct dwarf_work *work, Dwarf_Die *type, struct fe_arg *arg,
                         struct dwarf_layout *layout);
/* The entry's DW_AT_type, visited. */
bool dwarf_type_of(struct dwarf_work *work, Dwarf_Die *die, Dwarf_Die *type);
bool dwarf_number(Dwarf_Die *die, unsigned attribute, Dwarf_Word *value);

#endif
