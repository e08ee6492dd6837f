/* SPDX-License-Identifier: MIT */
/* Which CF instruction is reached in which context: a hash table of places, which grows with them. */
#include <assert.h>
#include <stdlib.h>

#include "budget.h"
#include "cayman/decode/cay_decode.h"
#include "lower.h"

static uint32_t
hash(uint32_t context, uint32_t cf)
{
    const uint64_t key = (uint64_t)context << 32 | cf;
    return (uint32_t)(key * UINT64_C(0x9e3779b97f4a7c15) >> 32);
}

/* The slot that has the place, or the empty one where it belongs. */
static uint32_t
slot_of(const struct cay_lower *l, uint32_t context, uint32_t cf)
{
    uint32_t slot = hash(context, cf) & l->places_mask;
    for (; l->places[slot]; slot = (slot + 1) & l->places_mask) {
        const struct cay_flow *flow = &l->flow[l->places[slot] - 1];
        if (flow->context == context && flow->cf == cf)
            break;
    }
    return slot;
}

static void
fill(struct cay_lower *l)
{
    for (uint32_t k = 0; k < l->place_count; k++)
        l->places[slot_of(l, l->flow[k].context, l->flow[k].cf)] = k + 1;
}

/* At most half of the slots are taken. */
static bool
grow(struct cay_lower *l)
{
    const uint32_t room = l->places ? 2 * (l->places_mask + 1) : 256;
    uint32_t *places = calloc(room, sizeof *places);
    if (!places)
        return false;
    free(l->places);
    l->places = places;
    l->places_mask = room - 1;
    fill(l);
    return true;
}

uint32_t
cay_place(const struct cay_lower *l, uint32_t context, uint32_t cf)
{
    return l->places && cf != UINT32_MAX ? l->places[slot_of(l, context, cf)] - 1 : UINT32_MAX;
}

/* A context of a subroutine has code of its own, so the limit on lane ops is one on places too. */
static bool
is_affordable(struct cay_lower *l)
{
    return fe_budget_step(l->budget, 1) && l->place_count < l->p->cf_count + l->budget->ops;
}

uint32_t
cay_add_place(struct cay_lower *l, const struct cay_flow *flow)
{
    assert(cay_place(l, flow->context, flow->cf) == UINT32_MAX);
    if (!is_affordable(l)) {
        fe_budget_refuse(l->budget, l->error);
        l->failed = true;
        return UINT32_MAX;
    }
    if ((!l->places || l->place_count > l->places_mask / 2) && !grow(l)) {
        cay_no_memory(l);
        return UINT32_MAX;
    }
    struct cay_flow *new = cay_grow(&l->flow, &l->place_count, &l->place_room, sizeof *new);
    if (!new) {
        cay_no_memory(l);
        return UINT32_MAX;
    }
    *new = *flow;
    l->places[slot_of(l, flow->context, flow->cf)] = l->place_count;
    return l->place_count - 1;
}

static int
by_place(const void *a, const void *b)
{
    const struct cay_flow *x = a, *y = b;
    if (x->context != y->context)
        return x->context < y->context ? -1 : 1;
    return x->cf < y->cf ? -1 : x->cf > y->cf;
}

void
cay_sort_places(struct cay_lower *l)
{
    qsort(l->flow, l->place_count, sizeof *l->flow, by_place);
    for (uint32_t slot = 0; slot <= l->places_mask; slot++)
        l->places[slot] = 0;
    fill(l);
}
