/* SPDX-License-Identifier: MIT */
/*
 * Walking debug data with a limit. A small file can cost libdw much work: entries lead in circles, an entry
 * is skipped by walking over all that is in it, and an entry's size is found by walking over its attributes.
 * All of that is counted here. Reading stops when the limit is reached.
 */
#ifndef CAY_DWARF_WORK_H
#define CAY_DWARF_WORK_H

#include <elfutils/libdw.h>
#include <stdbool.h>
#include <stdint.h>

struct fe_load;

struct dwarf_work {
    struct fe_load *load;
    Dwarf_Die *open; /* the entries around the one that is looked at */
    uint64_t left;   /* steps */
};

struct dwarf_work dwarf_work_begin(struct fe_load *load, size_t file_bytes);
/* False: none are left. */
bool dwarf_spend(struct dwarf_work *work, uint64_t steps);
/* Goes to the next entry of the same parent, as dwarf_siblingof. Not 0: there is none, or nothing is left. */
int dwarf_next(struct dwarf_work *work, Dwarf_Die *die);
/* Whether no entry of the unit can have very many attributes. */
bool dwarf_is_plain(struct dwarf_work *work, Dwarf_Die *unit);

#endif
