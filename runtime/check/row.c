/* SPDX-License-Identifier: MIT */
/* The usual messages: elements of a row, or the same ones for all lanes. What they share is looked at once.
 */
#include <string.h>

#include "emu/lane_places.h"
#include "message.h"

enum { DWORD = 4 };

/* A part of memory that the message accesses: one place for all lanes, or one for each. */
struct row {
    unsigned first, count; /* lanes */
    bool one_place;
    const uint8_t *host;
    uint32_t item_bytes, bytes; /* of a lane, of all */
};

static bool
has_form(const struct message *m, uint64_t lanes)
{
    const struct lane_mem *mem = &m->op->mem;
    const uint64_t run = lanes >> (lanes ? __builtin_ctzll(lanes) : 0);
    return lanes && !(run & (run + 1)) && !(mem->comp_mask & (mem->comp_mask + 1)) && !m->by.atomic &&
           !mem->linear && mem->space != LANE_SPACE_SCRATCH && !m->by.whole;
}

/* Every lane is `step` behind the one before it. */
static bool
has_step(const struct message *m, const struct row *row, uint64_t step)
{
    for (unsigned i = row->first + 1; i < row->first + row->count; i++)
        if (m->address[i] - m->address[i - 1] != step)
            return false;
    return true;
}

/* How its lanes lie. False: otherwise. */
static bool
find_steps(const struct message *m, struct row *row)
{
    const struct lane_mem *mem = &m->op->mem;
    if (row->count == 1 || (!mem->addr_shift && has_step(m, row, row->item_bytes)))
        return true;
    row->one_place = !m->by.write && has_step(m, row, 0);
    return row->one_place;
}

static bool
find_row(const struct message *m, uint64_t lanes, struct row *row)
{
    const struct lane_mem *mem = &m->op->mem;
    *row = (struct row){.first = (unsigned)__builtin_ctzll(lanes),
                        .count = (unsigned)__builtin_popcountll(lanes),
                        .item_bytes = mem->elem * (uint32_t)__builtin_popcount(mem->comp_mask)};
    if (!find_steps(m, row))
        return false;
    const uint64_t address = lane_mem_address(m->op, m->address[row->first], row->first, 0);
    row->bytes = row->one_place ? row->item_bytes : row->item_bytes * row->count;
    if ((mem->elem >= DWORD && address % DWORD) || (m->address[row->first] & 7 & ~mem->addr_mask))
        return false;
    row->host = message_host(m, address);
    return row->host && (!m->windowed || row->bytes <= m->window.size - address);
}

/* One region holds it, and allows it. */
static bool
is_in_region(const struct message *m, const struct row *row, const struct rt_check_region **region)
{
    *region = NULL;
    if (m->op->mem.space == LANE_SPACE_LOCAL)
        return true;
    const struct rt_check_region *r = check_region_of(m->check, row->host);
    *region = r;
    return r && r->kind != RT_CHECK_OTHER && row->bytes <= r->size - (uint64_t)(row->host - r->base) &&
           !(r->flags & (m->by.write ? CL_MEM_READ_ONLY : CL_MEM_WRITE_ONLY));
}

static bool
meet(const struct message *m, const struct row *row)
{
    struct shadow *shadow = m->op->mem.space == LANE_SPACE_LOCAL ? m->check->local : m->check->global;
    const uint64_t access = m->access + row->first * RACE_ITEM;
    const uintptr_t at = (uintptr_t)row->host;
    uint32_t count = 0;
    if (at % SHADOW_PAGE + row->bytes > SHADOW_PAGE)
        return false;
    struct shadow_cell *cells = shadow_cells(shadow, at, row->bytes, row->item_bytes, &count);
    if (!cells)
        return false;
    if (row->one_place)
        return race_meet_readers(cells, count, access, access + (row->count - 1) * RACE_ITEM);
    return race_meet_row(cells, count, count * row->item_bytes / row->bytes, access, m->by.write);
}

bool
message_is_row(const struct message *m, uint64_t lanes)
{
    const struct rt_check_region *region;
    struct row row;
    if (!has_form(m, lanes) || !find_row(m, lanes, &row) || !is_in_region(m, &row, &region))
        return false;
    if (m->written && !check_written_row(m->check, m->t, row.host, row.bytes, m->by.op, region, lanes))
        return false;
    if (!(region && region->kind >= RT_CHECK_PRIVATE) && !meet(m, &row))
        return false;
    check_use(m->check, region, row.host, row.bytes, m->by.write);
    if (m->written && m->by.write)
        check_written_mark(m->check, m->t, row.host, row.bytes, m->op, region);
    return true;
}
