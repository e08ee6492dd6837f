/* SPDX-License-Identifier: MIT */
/*
 * Messages whose lanes' places are a pattern (flow/patterns.h) that fits into a few vectors: these are moved
 * as a whole, and lanes are sorted by numbers that the code knows. A store must leave alone what lies between
 * the lanes: in local memory, which no other host thread touches, it writes that back as it was.
 */
#include <assert.h>
#include <string.h>

#include "jit/flow/patterns.h"
#include "message.h"

enum {
    MOST_CHUNKS = 4,
    MOST_ELEMENTS = MOST_CHUNKS * 16,
    NO_ELEMENT = 0xff,
    GROUP = 16,
    GROUPS = LANE_MAX / GROUP
};

/* Lanes that are moved together, and the elements of memory from their lowest place on. */
struct group {
    unsigned first, lanes;
    int32_t low;               /* bytes from lane 0's place to the lowest of these lanes' */
    unsigned count, chunk;     /* elements, and as many as a vector takes */
    uint8_t element[GROUP][4]; /* of each lane's components */
};

struct layout {
    struct group groups[GROUPS];
    unsigned group_count;
    int32_t low; /* of all groups */
    uint32_t bytes;
};

/* Bytes from lane 0's place. */
static int32_t
way_of(const struct message *m, const uint32_t from_first[LANE_MAX], unsigned lane)
{
    return (int32_t)(from_first[lane] << m->op->mem.addr_shift);
}

/* The mask may cut off low bits only if no lane's differ from the first one's. */
static bool
keeps_low_bits(const struct message *m, int32_t way)
{
    const uint32_t mask = m->op->mem.addr_mask, low = mask & -mask;
    return mask && (uint32_t)way % low == 0;
}

/* The lowest and the highest place of some lanes; false: too far away. */
static bool
find_span(const struct message *m, const uint32_t from_first[LANE_MAX], unsigned first, unsigned lanes,
          int32_t *low, int32_t *high)
{
    enum { FAR = 1 << 16 };
    *low = *high = way_of(m, from_first, first);
    for (unsigned i = first; i < first + lanes; i++) {
        const int32_t way = way_of(m, from_first, i);
        if (way < -FAR || way > FAR || !keeps_low_bits(m, way))
            return false;
        *low = way < *low ? way : *low;
        *high = way > *high ? way : *high;
    }
    return true;
}

static bool
fill_group(const struct message *m, const uint32_t from_first[LANE_MAX], struct group *g)
{
    int32_t high;
    if (!find_span(m, from_first, g->first, g->lanes, &g->low, &high))
        return false;
    g->count = ((unsigned)(high - g->low) + m->span) / m->elem;
    g->chunk = g->lanes;
    while (g->chunk > g->count)
        g->chunk /= 2;
    if (g->chunk < 4 || g->count > MOST_CHUNKS * g->chunk)
        return false;
    for (unsigned i = 0; i < g->lanes; i++) {
        const unsigned from = (unsigned)(way_of(m, from_first, g->first + i) - g->low);
        for (unsigned n = 0; n < m->components; n++)
            g->element[i][n] = (uint8_t)(from / m->elem + m->index[n]);
        if (from % m->elem)
            return false;
    }
    return true;
}

static bool
find_layout(const struct message *m, const uint32_t from_first[LANE_MAX], struct layout *l)
{
    int32_t high;
    const unsigned each = m->lanes < GROUP ? m->lanes : GROUP;
    if (!find_span(m, from_first, 0, m->lanes, &l->low, &high))
        return false;
    l->bytes = (uint32_t)(high - l->low) + m->span;
    l->group_count = m->lanes / each;
    for (unsigned k = 0; k < l->group_count; k++) {
        l->groups[k] = (struct group){.first = k * each, .lanes = each};
        if (!fill_group(m, from_first, &l->groups[k]))
            return false;
    }
    return true;
}

/* Which lane and component of a group each element is. */
struct owners {
    uint8_t lane[MOST_ELEMENTS], component[MOST_ELEMENTS];
};

static struct owners
owners_of(const struct message *m, const struct group *g)
{
    struct owners o;
    memset(&o, NO_ELEMENT, sizeof o);
    for (unsigned i = 0; i < g->lanes; i++)
        for (unsigned n = 0; n < m->components; n++) {
            o.lane[g->element[i][n]] = (uint8_t)i;
            o.component[g->element[i][n]] = (uint8_t)n;
        }
    return o;
}

/* No two lanes or components write one place. */
static bool
are_apart(const struct message *m, const uint32_t from_first[LANE_MAX])
{
    for (unsigned i = 0; i < m->lanes; i++)
        for (unsigned k = 0; k < i; k++) {
            const int32_t way = way_of(m, from_first, i) - way_of(m, from_first, k);
            if (way > -(int32_t)m->span && way < (int32_t)m->span)
                return false;
        }
    return true;
}

/* --- the window --- */

/* Goes to `other` unless all is inside. Returns where lane 0 is. */
static LLVMValueRef
expect_inside(struct message *m, const struct layout *l, LLVMBasicBlockRef other)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef place = LLVMBuildExtractElement(m->b, msg_places(m), jit_i32(f, 0), "");
    const LLVMValueRef first = LLVMBuildZExt(m->b, place, f->i64, "");
    const LLVMValueRef lowest = LLVMBuildAdd(m->b, first, jit_i64(f, (uint64_t)(int64_t)l->low), "");
    LLVMValueRef limits[2] = {m->size, jit_i64(f, msg_top(&m->op->mem))};
    LLVMValueRef room[2] = {jit_call(f, "llvm.umin", f->i64, limits, 2), jit_i64(f, l->bytes - 1)};
    const LLVMValueRef bound = jit_call(f, "llvm.usub.sat", f->i64, room, 2);
    const LLVMBasicBlockRef on = jit_new_block(f, "pattern");
    jit_branch_rare(f, LLVMBuildICmp(m->b, LLVMIntUGE, lowest, bound, ""), other, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    LLVMValueRef index[1] = {first};
    return LLVMBuildGEP2(m->b, f->i8, m->base, index, 1, "");
}

static LLVMTypeRef
chunk_type(struct message *m, const struct group *g)
{
    return LLVMVectorType(msg_element(m), g->chunk);
}

static LLVMValueRef
chunk_at(struct message *m, const struct group *g, LLVMValueRef at, unsigned c)
{
    return jit_at(m->f, at, (uint64_t)(int64_t)g->low + (uint64_t)c * g->chunk * m->elem);
}

/* Elements of two vectors of one length, by number; NO_ELEMENT: any. */
static LLVMValueRef
pick(struct message *m, LLVMValueRef x, LLVMValueRef y, const uint8_t *from, unsigned count)
{
    LLVMValueRef mask[LANE_MAX];
    for (unsigned i = 0; i < count; i++)
        mask[i] = from[i] == NO_ELEMENT ? LLVMGetPoison(m->f->i32) : jit_i32(m->f, from[i]);
    return LLVMBuildShuffleVector(m->b, x, y, LLVMConstVector(mask, count), "");
}

/* --- loads --- */

/* The last vector ends with the last element, so it may begin among those of the one before. */
static unsigned
chunk_start(const struct group *g, unsigned c)
{
    const unsigned start = c * g->chunk;
    return start + g->chunk > g->count ? g->count - g->chunk : start;
}

/* The lanes whose elements are in two chunks. */
static LLVMValueRef
lanes_in(struct message *m, const struct group *g, const LLVMValueRef *chunks, unsigned c, unsigned total,
         unsigned n)
{
    const unsigned next = c + 1 < total ? c + 1 : c, starts[2] = {chunk_start(g, c), chunk_start(g, next)};
    uint8_t from[LANE_MAX];
    for (unsigned i = 0; i < g->lanes; i++) {
        const unsigned e = g->element[i][n];
        from[i] = NO_ELEMENT;
        for (unsigned k = 2; k-- > 0;)
            if (e >= starts[k] && e < starts[k] + g->chunk)
                from[i] = (uint8_t)(e - starts[k] + k * g->chunk);
    }
    return pick(m, chunks[c], chunks[next], from, g->lanes);
}

/* Lanes of the first two chunks, or of the others. */
static LLVMValueRef
merged(struct message *m, const struct group *g, LLVMValueRef low, LLVMValueRef high, unsigned n)
{
    uint8_t from[LANE_MAX];
    for (unsigned i = 0; i < g->lanes; i++)
        from[i] = (uint8_t)(i + (g->element[i][n] < 2 * g->chunk ? 0 : g->lanes));
    return pick(m, low, high, from, g->lanes);
}

/* Sets each component's lanes. */
static void
load_group(struct message *m, const struct group *g, LLVMValueRef at, LLVMValueRef lanes[4])
{
    LLVMValueRef chunks[MOST_CHUNKS];
    const unsigned total = (g->count + g->chunk - 1) / g->chunk;
    for (unsigned c = 0; c < total; c++)
        chunks[c] =
            jit_load(m->f, chunk_type(m, g),
                     jit_at(m->f, at, (uint64_t)(int64_t)g->low + (uint64_t)chunk_start(g, c) * m->elem), 1);
    for (unsigned n = 0; n < m->components; n++) {
        lanes[n] = lanes_in(m, g, chunks, 0, total, n);
        if (total > 2)
            lanes[n] = merged(m, g, lanes[n], lanes_in(m, g, chunks, 2, total, n), n);
    }
}

static void
load_all(struct message *m, const struct layout *l, LLVMValueRef at)
{
    LLVMValueRef lanes[GROUPS][4];
    for (unsigned k = 0; k < l->group_count; k++)
        load_group(m, &l->groups[k], at, lanes[k]);
    for (unsigned n = 0; n < m->components; n++) {
        for (unsigned k = 1; k < l->group_count; k *= 2) /* 2 or 4 groups */
            for (unsigned i = 0; i + k < l->group_count; i += 2 * k)
                lanes[i][n] = jit_part(m->f, lanes[i][n], lanes[i + k][n], 0, 2 * k * GROUP);
        msg_put(m, n, lanes[0][n], false);
    }
}

/* --- stores --- */

static LLVMValueRef
owned_mask(struct message *m, const struct group *g, const uint8_t *lane)
{
    LLVMValueRef bits[LANE_MAX];
    for (unsigned e = 0; e < g->chunk; e++)
        bits[e] = LLVMConstInt(m->f->i1, lane[e] != NO_ELEMENT, 0);
    return LLVMConstVector(bits, g->chunk);
}

/* A chunk's elements out of the components' lanes. */
static LLVMValueRef
elements_of(struct message *m, const struct group *g, const LLVMValueRef *data, const uint8_t *lane,
            const uint8_t *component)
{
    LLVMValueRef all = NULL;
    for (unsigned n = 0; n < m->components; n++) {
        uint8_t from[LANE_MAX], keep[LANE_MAX];
        bool any = false;
        for (unsigned e = 0; e < g->chunk; e++) {
            const bool mine = lane[e] != NO_ELEMENT && component[e] == n;
            any |= mine;
            from[e] = mine ? lane[e] : NO_ELEMENT;
            keep[e] = (uint8_t)(e + (mine ? g->chunk : 0));
        }
        if (!any)
            continue;
        const LLVMValueRef v = pick(m, data[n], LLVMGetPoison(LLVMTypeOf(data[n])), from, g->chunk);
        all = all ? pick(m, all, v, keep, g->chunk) : v;
    }
    return all;
}

static void
store_some(struct message *m, LLVMValueRef v, LLVMValueRef mask, LLVMValueRef at)
{
    struct jit_fn *f = m->f;
    if (f->cpu >= BACKEND_AVX512) {
        LLVMTypeRef types[2] = {LLVMTypeOf(v), f->ptr};
        LLVMValueRef args[4] = {v, at, jit_i32(f, 1), mask};
        jit_call2(f, "llvm.masked.store", types, 2, args, 4);
        return;
    }
    assert(m->op->mem.space == LANE_SPACE_LOCAL);
    jit_store(f, LLVMBuildSelect(m->b, mask, v, jit_load(f, LLVMTypeOf(v), at, 1), ""), at, 1);
}

static void
store_group(struct message *m, const struct group *g, LLVMValueRef at, const LLVMValueRef *data)
{
    const struct owners o = owners_of(m, g);
    for (unsigned c = 0; c * g->chunk < g->count; c++) {
        const uint8_t *const mine = o.lane + c * g->chunk;
        const LLVMValueRef v = elements_of(m, g, data, mine, o.component + c * g->chunk);
        unsigned owned = 0;
        for (unsigned e = 0; e < g->chunk; e++)
            owned += mine[e] != NO_ELEMENT;
        if (owned == g->chunk)
            jit_store(m->f, v, chunk_at(m, g, at, c), 1);
        else if (owned)
            store_some(m, v, owned_mask(m, g, mine), chunk_at(m, g, at, c));
    }
}

static void
store_all(struct message *m, const struct layout *l, LLVMValueRef at)
{
    LLVMValueRef all[4], data[4];
    for (unsigned n = 0; n < m->components; n++)
        all[n] = msg_get(m, n);
    for (unsigned k = 0; k < l->group_count; k++) {
        const struct group *const g = &l->groups[k];
        for (unsigned n = 0; n < m->components; n++)
            data[n] = jit_part(m->f, all[n], LLVMGetPoison(LLVMTypeOf(all[n])), g->first, g->lanes);
        store_group(m, g, at, data);
    }
}

/* Masked stores may reach beyond the last element; writing back may not. */
static bool
may_store(const struct message *m, const struct layout *l, const uint32_t from_first[LANE_MAX])
{
    bool whole = m->op->mem.space == LANE_SPACE_LOCAL;
    for (unsigned k = 0; k < l->group_count; k++)
        whole &= l->groups[k].count % l->groups[k].chunk == 0;
    return (whole || m->f->cpu >= BACKEND_AVX512) && are_apart(m, from_first);
}

/* --- the message --- */

static bool
is_eligible(const struct message *m)
{
    const struct lane_mem *mem = &m->op->mem;
    const bool plain = mem->space == LANE_SPACE_LOCAL || mem->space == LANE_SPACE_SURFACE;
    return plain && !m->enabled && !m->shared && m->f->cpu != BACKEND_BASELINE && m->address_bits == 32 &&
           (m->elem == 4 || m->elem == 8) && m->lanes >= 8 && !(m->lanes & (m->lanes - 1));
}

bool
msg_emit_pattern(struct message *m)
{
    uint32_t from_first[LANE_MAX];
    struct layout l;
    const bool store = m->op->code == LANE_OP_store;
    if (!is_eligible(m) || !jit_pattern_of(m->f->flow, m->f->index, from_first) ||
        !find_layout(m, from_first, &l) || (store && !may_store(m, &l, from_first)))
        return false;
    const LLVMBasicBlockRef other = jit_new_block(m->f, "no pattern");
    const LLVMValueRef at = expect_inside(m, &l, other);
    if (store)
        store_all(m, &l, at);
    else
        load_all(m, &l, at);
    LLVMBuildBr(m->b, m->done);
    LLVMPositionBuilderAtEnd(m->b, other);
    return true;
}
