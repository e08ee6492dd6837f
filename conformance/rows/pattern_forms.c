/* SPDX-License-Identifier: MIT */
#include "pattern_forms.h"

#include <stdio.h>

#include "jit/flow/patterns.h"

enum { GROUP = 16, MOST_VECTORS = 4 };

/* Bytes from lane 0's place. */
struct places {
    int32_t of[LANE_MAX];
    int32_t span; /* of a lane */
};

static bool
find_places(const struct jit_flow *flow, uint32_t index, struct places *p)
{
    const struct lane_op *op = &flow->program->ops[index];
    const struct lane_mem *mem = &op->mem;
    uint32_t from_first[LANE_MAX];
    if (op->src[0].kind != LANE_REG || !op->src[0].hstride || !jit_pattern_of(flow, index, from_first))
        return false;
    for (unsigned i = 0; i < op->lanes; i++)
        p->of[i] = (int32_t)(from_first[i] << mem->addr_shift);
    p->span = (int32_t)mem->elem * (32 - __builtin_clz(mem->comp_mask));
    return true;
}

/* In how many vectors of at least four elements the lanes of a group lie, at whole elements' distances. 0:
 * too many. */
static unsigned
group_vectors(const struct places *p, const struct lane_mem *mem, unsigned first, unsigned lanes)
{
    int32_t low = p->of[first], high = low;
    for (unsigned i = first; i < first + lanes; i++) {
        low = p->of[i] < low ? p->of[i] : low;
        high = p->of[i] > high ? p->of[i] : high;
        if ((p->of[i] - p->of[first]) % mem->elem ||
            (uint32_t)p->of[i] & (-mem->addr_mask & ~mem->addr_mask & 15))
            return 0;
    }
    const int64_t elements = ((int64_t)high - low + p->span) / mem->elem;
    int64_t vector = lanes;
    while (vector > elements)
        vector /= 2;
    const bool few = vector >= 4 && elements <= MOST_VECTORS * vector;
    return few ? (unsigned)((elements + vector - 1) / vector) : 0;
}

/* Of all groups the most; 0: one has too many. */
static unsigned
vectors(const struct places *p, const struct lane_op *op)
{
    const unsigned lanes = op->lanes < GROUP ? op->lanes : GROUP;
    unsigned most = 0;
    for (unsigned first = 0; first < op->lanes; first += lanes) {
        const unsigned n = group_vectors(p, &op->mem, first, lanes);
        if (!n)
            return 0;
        most = n > most ? n : most;
    }
    return most;
}

static bool
have_gaps(const struct places *p, unsigned lanes)
{
    int32_t low = 0, high = 0;
    for (unsigned i = 0; i < lanes; i++) {
        low = p->of[i] < low ? p->of[i] : low;
        high = p->of[i] > high ? p->of[i] : high;
    }
    return (int64_t)high - low + p->span > (int64_t)lanes * p->span;
}

static bool
overlap(const struct places *p, unsigned lanes)
{
    for (unsigned i = 0; i < lanes; i++)
        for (unsigned k = 0; k < i; k++)
            if (p->of[i] - p->of[k] < p->span && p->of[k] - p->of[i] < p->span)
                return true;
    return false;
}

void
pattern_count(struct pattern_counts *n, const struct jit_flow *flow, uint32_t index)
{
    const struct lane_op *op = &flow->program->ops[index];
    const struct lane_mem *mem = &op->mem;
    const bool store = op->code == LANE_OP_store, local = mem->space == LANE_SPACE_LOCAL;
    struct places p;
    if ((!local && mem->space != LANE_SPACE_SURFACE) || mem->elem < 4 || op->lanes < 8 ||
        !find_places(flow, index, &p))
        return;
    const unsigned total = vectors(&p, op);
    const bool far = !total, over = store && overlap(&p, op->lanes);
    n->far += far;
    n->overlapping += over;
    if (far || over)
        return;
    n->of[store][local][mem->elem == 8]++;
    n->several[store] += (mem->comp_mask & (mem->comp_mask - 1)) != 0;
    n->gaps[store] += have_gaps(&p, op->lanes);
    n->many += !store && total > 2;
    n->lanes[__builtin_ctz(op->lanes) - 3]++;
}

static unsigned long
least(const unsigned long *of, unsigned count, unsigned long fewest)
{
    for (unsigned i = 0; i < count; i++)
        fewest = of[i] < fewest ? of[i] : fewest;
    return fewest;
}

unsigned long
pattern_fewest(const struct pattern_counts *n)
{
    unsigned long fewest = least(&n->of[0][0][0], 8, n->overlapping);
    fewest = least(n->several, 2, fewest);
    fewest = least(n->gaps, 2, fewest);
    fewest = least(&n->many, 1, fewest);
    return least(n->lanes, 4, fewest);
}

void
pattern_print(const struct pattern_counts *n)
{
    static const char *const names[2] = {"loads", "stores"};
    for (unsigned s = 0; s < 2; s++)
        printf("  patterns, %-6s surface %lu and %lu of 8 bytes, local %lu and %lu; %lu several components, "
               "%lu gaps\n",
               names[s], n->of[s][0][0], n->of[s][0][1], n->of[s][1][0], n->of[s][1][1], n->several[s],
               n->gaps[s]);
    printf("  loads of more than two vectors %lu; patterns of 8 lanes %lu, 16 %lu, 32 %lu, 64 %lu; %lu too "
           "far apart, %lu stores that overlap\n",
           n->many, n->lanes[0], n->lanes[1], n->lanes[2], n->lanes[3], n->far, n->overlapping);
}
