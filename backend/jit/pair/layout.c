/* SPDX-License-Identifier: MIT */
/* Where a pair's registers lie, see struct pair_layout. */
#include <assert.h>
#include <stddef.h>

#include "work.h"

static uint32_t
up_to_64(uint32_t n)
{
    return (n + 63) & ~UINT32_C(63);
}

static uint64_t
first_bit(uint32_t cell, unsigned shift)
{
    return (uint64_t)cell * 8 + shift;
}

/* False: they overlap others, or there are too many. */
static bool
add_flags(struct pair_work *w, uint32_t cell, unsigned shift)
{
    struct pair_layout *l = &w->layout;
    const uint64_t bit = first_bit(cell, shift);
    if (cell + UINT64_C(8) > w->program->cells_bytes)
        return false;
    for (unsigned i = 0; i < l->flag_count; i++) {
        const uint64_t away = bit > l->flags[i] ? bit - l->flags[i] : l->flags[i] - bit;
        if (away == 0 || away < w->kernel->lanes)
            return away == 0;
    }
    if (l->flag_count == PAIR_FLAGS)
        return false;
    l->flags[l->flag_count++] = bit;
    return true;
}

static bool
find_flags(struct pair_work *w)
{
    for (uint32_t i = 0; i < w->program->op_count; i++) {
        const struct lane_op *op = &w->program->ops[i];
        if (pair_is_empty(op))
            continue;
        if (op->pred != LANE_PRED_NONE && !add_flags(w, op->pred_cell, op->pred_shift))
            return false;
        if (op->write_flag && !add_flags(w, op->cond_cell, op->cond_shift))
            return false;
    }
    return true;
}

/* Flags that are read or written as registers would have to be put together. */
static bool
are_flags_only(const struct pair_work *w, const struct jit_access *a)
{
    for (unsigned i = 0; i < w->layout.flag_count; i++) {
        const uint64_t lo = w->layout.flags[i], hi = lo + w->kernel->lanes;
        if (a->lo * UINT64_C(8) < hi && a->hi * UINT64_C(8) > lo)
            return false;
    }
    return true;
}

static bool
keep_flags_apart(const struct pair_work *w)
{
    for (uint32_t op = 0; op < w->program->op_count; op++)
        for (uint32_t i = w->flow->access_start[op]; i < w->flow->access_start[op + 1]; i++) {
            const struct jit_access *a = &w->flow->accesses[i];
            const bool is_register = a->role != JIT_PRED && a->role != JIT_COND;
            if (is_register && !pair_is_empty(&w->program->ops[op]) && !are_flags_only(w, a))
                return false;
        }
    return true;
}

static void
place_all(struct pair_work *w)
{
    const struct emu_kernel *k = w->kernel;
    struct pair_layout *l = &w->layout;
    const uint32_t cells = w->program->cells_bytes;
    l->flag_cells = (cells + 7) & ~UINT32_C(7);
    uint32_t end = up_to_64(l->flag_cells + 8 * PAIR_FLAGS);
    for (unsigned d = 0; d < 3; d++)
        if (k->local_id_rf[d]) {
            l->ids[d] = end;
            end += up_to_64(2 * pair_id_bytes(k));
        }
    l->shift = up_to_64(end - cells);
    l->bank = up_to_64(w->program->rf_bytes + l->shift);
}

bool
pair_lay_out(struct pair_work *w)
{
    w->why = "flags overlap";
    if (!find_flags(w))
        return false;
    w->why = "flags are used as registers";
    if (!keep_flags_apart(w))
        return false;
    place_all(w);
    return true;
}

uint32_t
pair_flag_cell(const struct pair_work *w, uint32_t cell, unsigned shift)
{
    unsigned i = 0;
    while (w->layout.flags[i] != first_bit(cell, shift))
        i++;
    assert(i < w->layout.flag_count);
    return w->layout.flag_cells + 8 * i;
}

uint32_t
pair_place(const struct pair_work *w, uint32_t at)
{
    return at < w->program->cells_bytes ? at : at + w->layout.shift;
}

int64_t
pair_way(const struct pair_work *w, const struct jit_access *a, unsigned thread)
{
    const struct emu_kernel *k = w->kernel;
    const int ids = pair_differs(w, a) ? pair_ids_of(k, &w->flow->webs[a->web]) : -1;
    if (ids >= 0)
        return (int64_t)w->layout.ids[ids] + thread * pair_id_bytes(k) - k->local_id_rf[ids];
    if (thread && pair_differs(w, a))
        return w->layout.bank;
    return (int64_t)pair_place(w, a->lo) - a->lo;
}
