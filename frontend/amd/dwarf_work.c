/* SPDX-License-Identifier: MIT */
#include "dwarf_work.h"

#include <dwarf.h>

enum { FIRST_STEPS = 200000, STEPS_PER_BYTE = 8, MOST_NESTED = 64, MOST_ATTRIBUTES = 64 };

struct dwarf_work
dwarf_work_begin(struct fe_load *load, size_t file_bytes)
{
    return (struct dwarf_work){load, FIRST_STEPS + STEPS_PER_BYTE * (uint64_t)file_bytes};
}

bool
dwarf_spend(struct dwarf_work *work, uint64_t steps)
{
    work->left -= steps < work->left ? steps : work->left;
    return work->left > 0;
}

/* libdw walks over an entry once for each entry that it is in. */
static bool
spend_inside(struct dwarf_work *work, Dwarf_Die *die, unsigned depth)
{
    Dwarf_Die child;
    if (!dwarf_spend(work, 1 + depth))
        return false;
    if (!dwarf_haschildren(die) || dwarf_hasattr(die, DW_AT_sibling))
        return true;
    if (depth == MOST_NESTED)
        return dwarf_spend(work, UINT64_MAX);
    for (int more = dwarf_child(die, &child); more == 0; more = dwarf_siblingof(&child, &child))
        if (!spend_inside(work, &child, depth + 1))
            return false;
    return true;
}

int
dwarf_next(struct dwarf_work *work, Dwarf_Die *die)
{
    return spend_inside(work, die, 0) ? dwarf_siblingof(die, die) : -1;
}

bool
dwarf_is_plain(struct dwarf_work *work, Dwarf_Die *unit)
{
    size_t bytes = 0, attributes = 0;
    for (Dwarf_Off at = 0;; at += bytes) {
        Dwarf_Abbrev *abbreviation = dwarf_getabbrev(unit, at, &bytes);
        if (abbreviation == DWARF_END_ABBREV)
            return true;
        if (!abbreviation || dwarf_getattrcnt(abbreviation, &attributes) || attributes > MOST_ATTRIBUTES ||
            !dwarf_spend(work, 1 + attributes))
            return false;
    }
}
