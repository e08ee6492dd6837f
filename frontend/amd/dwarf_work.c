/* SPDX-License-Identifier: MIT */
#include "dwarf_work.h"

#include <dwarf.h>

#include "load.h"

enum { FIRST_STEPS = 200000, STEPS_PER_BYTE = 8, MOST_NESTED = 1024, MOST_ATTRIBUTES = 64 };

struct dwarf_work
dwarf_work_begin(struct fe_load *load, size_t file_bytes)
{
    Dwarf_Die *const open = fe_alloc(load, MOST_NESTED, sizeof *open);
    return (struct dwarf_work){load, open, open ? FIRST_STEPS + STEPS_PER_BYTE * (uint64_t)file_bytes : 0};
}

bool
dwarf_spend(struct dwarf_work *work, uint64_t steps)
{
    work->left -= steps < work->left ? steps : work->left;
    return work->left > 0;
}

static bool
is_walked(Dwarf_Die *die)
{
    return dwarf_haschildren(die) && !dwarf_hasattr(die, DW_AT_sibling);
}

/* Goes to the next entry below the one of depth 0: a child, a sibling, or a sibling of an enclosing entry.
 * False: none. */
static bool
go_on(struct dwarf_work *work, Dwarf_Die *at, unsigned *depth)
{
    Dwarf_Die child;
    if (is_walked(at) && dwarf_child(at, &child) == 0) {
        work->open[(*depth)++] = *at;
        *at = child;
        return true;
    }
    while (*depth > 0 && dwarf_siblingof(at, at) != 0)
        *at = work->open[--*depth];
    return *depth > 0;
}

/* libdw walks over an entry once for each entry that it is in. */
static bool
spend_inside(struct dwarf_work *work, Dwarf_Die *die)
{
    Dwarf_Die at = *die;
    unsigned depth = 0;
    do {
        const bool deep = depth == MOST_NESTED && is_walked(&at);
        if (!dwarf_spend(work, deep ? UINT64_MAX : 1 + depth))
            return false;
    } while (go_on(work, &at, &depth));
    return true;
}

int
dwarf_next(struct dwarf_work *work, Dwarf_Die *die)
{
    return spend_inside(work, die) ? dwarf_siblingof(die, die) : -1;
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
