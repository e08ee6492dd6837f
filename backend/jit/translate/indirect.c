/* SPDX-License-Identifier: MIT */
/*
 * Operands whose place in the register file is computed. With one index for all lanes that lie side by side,
 * the operand is a vector somewhere in its window; if a lane lies outside of that, simd does the op. With
 * an index for each row or lane, lanes are read and written one by one or by the host's gathers and scatters,
 * and each looks for itself whether it is inside.
 */
#include <assert.h>
#include <stddef.h>

#include "jit.h"

struct window {
    struct jit_fn *f;
    LLVMBuilderRef b;
    const struct lane_operand *o;
    const struct lane_indirect *ind;
    unsigned lanes, bytes;   /* of a lane */
    bool whole;              /* a vector, or one value for all lanes, with one index */
    int32_t first[LANE_MAX]; /* a lane's least index that is inside; how many there are behind it */
    uint32_t more[LANE_MAX];
};

static int64_t
quotient(int64_t x, int64_t y)
{
    return x / y - (x % y < 0);
}

/* Lane i's place without its index. */
static int64_t
place_of(const struct lane_operand *o, unsigned i)
{
    return (int64_t)o->base + jit_lane_offset(o, i);
}

/* False: no index is inside. */
static bool
limit(struct window *w, unsigned i)
{
    const int64_t scale = w->ind->scale, at = place_of(w->o, i);
    const int64_t first = -quotient(at - w->ind->lo, scale);
    const int64_t last = quotient((int64_t)w->ind->hi - w->bytes - at, scale);
    w->first[i] = (int32_t)first;
    w->more[i] = (uint32_t)(last - first);
    return first <= last && first > INT32_MIN && last < INT32_MAX;
}

/* A whole operand is inside if its lanes are. There may be no index for which they all are. */
static void
find_common(struct window *w)
{
    int64_t first = w->first[0], last = first + w->more[0];
    for (unsigned i = 1; i < w->lanes; i++) {
        const int64_t end = (int64_t)w->first[i] + w->more[i];
        first = w->first[i] > first ? w->first[i] : first;
        last = end < last ? end : last;
    }
    w->whole = last >= first;
    if (!w->whole)
        return;
    w->first[0] = (int32_t)first;
    w->more[0] = (uint32_t)(last - first);
}

/* False: it has no such form. */
static bool
find_window(struct window *w, const struct jit_fn *f, const struct lane_operand *o)
{
    enum { EXEC_END = 8, MOST_SCALE = 1 << 16 };
    const struct lane_indirect *ind = &f->program->indirects[o->indirect];
    assert(o->kind == LANE_INDIRECT);
    *w = (struct window){.o = o, .ind = ind, .lanes = f->op->lanes};
    w->bytes = lane_type_bytes(o->type);
    const bool one = w->lanes == 1 || !(ind->per_row || ind->per_lane);
    if (!ind->scale || ind->scale > MOST_SCALE || ind->lo < EXEC_END || ind->addr < EXEC_END)
        return false;
    for (unsigned i = 0; i < w->lanes; i++)
        if (!limit(w, i))
            return false;
    if (one && (jit_is_one_value(o, w->lanes) || jit_is_packed(o, w->lanes)))
        find_common(w);
    return w->whole || w->lanes > 1;
}

static struct window
window_of(struct jit_fn *f, const struct lane_operand *o)
{
    struct window w;
    const bool found = find_window(&w, f, o);
    assert(found); /* jit_reads_indirect has said so */
    (void)found;
    w.f = f;
    w.b = f->b;
    return w;
}

/* Ops of which alu/emit.c asks jit_indirect_outside. */
static bool
is_arithmetic(const struct jit_fn *f)
{
    const enum lane_family family = lane_code_family(f->op->code);
    return (family == LANE_ALU || family == LANE_MATH) && !jit_computes_rows(f);
}

bool
jit_reads_indirect(const struct jit_fn *f, const struct lane_operand *o)
{
    struct window w;
    return is_arithmetic(f) && find_window(&w, f, o);
}

/* Lanes are written in turn, and each index is read when its lane is written; here all are read before. */
bool
jit_writes_indirect(const struct jit_fn *f, const struct lane_operand *o)
{
    const struct lane_indirect *ind = &f->program->indirects[o->indirect];
    const uint32_t end = ind->addr + LANE_MAX * sizeof(int32_t);
    struct window w;
    if (!is_arithmetic(f) || !find_window(&w, f, o) || (ind->addr < ind->hi && end > ind->lo))
        return false;
    return !w.whole || w.lanes == 1 || jit_is_packed(o, w.lanes);
}

/* --- indexes --- */

/* i32. */
static LLVMValueRef
read_indexes(struct window *w, unsigned count)
{
    struct jit_fn *f = w->f;
    const bool word = w->ind->index_type == LANE_UW;
    const LLVMTypeRef type = jit_vector(word ? f->i16 : f->i32, count);
    const LLVMValueRef v = jit_load(f, type, jit_at(f, jit_rf(f), w->ind->addr), 2);
    return word ? LLVMBuildZExt(w->b, v, jit_shape(f->i32, v), "") : v;
}

/* One for each lane. */
static LLVMValueRef
indexes(struct window *w)
{
    struct jit_fn *f = w->f;
    const unsigned per = w->ind->per_lane ? 1 : w->ind->per_row ? w->o->width : w->lanes;
    const unsigned count = (w->lanes + per - 1) / per;
    const LLVMValueRef v = read_indexes(w, count);
    LLVMValueRef mask[LANE_MAX];
    if (count == 1)
        return jit_splat(f, v, w->lanes);
    for (unsigned i = 0; i < w->lanes; i++)
        mask[i] = jit_i32(f, i / per);
    return LLVMBuildShuffleVector(w->b, v, LLVMGetPoison(LLVMTypeOf(v)), LLVMConstVector(mask, w->lanes), "");
}

static LLVMValueRef
is_inside(struct window *w, LLVMValueRef index, LLVMValueRef first, LLVMValueRef more)
{
    return LLVMBuildICmp(w->b, LLVMIntULE, LLVMBuildSub(w->b, index, first, ""), more, "");
}

/* --- a vector, or one value --- */

/* Behind a test that it is inside. */
static LLVMValueRef
whole_place(struct window *w)
{
    struct jit_fn *f = w->f;
    const LLVMValueRef index = LLVMBuildSExt(w->b, read_indexes(w, 1), f->i64, "");
    const LLVMValueRef way = LLVMBuildMul(w->b, index, jit_i64(f, w->ind->scale), "");
    LLVMValueRef at[1] = {LLVMBuildAdd(w->b, way, jit_i64(f, (uint64_t)place_of(w->o, 0)), "")};
    return LLVMBuildGEP2(w->b, f->i8, jit_rf(f), at, 1, "");
}

static unsigned
alignment(const struct window *w)
{
    const uint64_t all = w->ind->scale | (uint64_t)place_of(w->o, 0);
    const uint64_t least = all & -all;
    return least > 64 ? 64 : (unsigned)least;
}

static LLVMValueRef
load_whole(struct window *w, bool one)
{
    const LLVMTypeRef element = jit_int(w->f, w->bytes * 8);
    return jit_load(w->f, one ? element : jit_vector(element, w->lanes), whole_place(w), alignment(w));
}

/* --- lanes anywhere --- */

struct lanes {
    LLVMValueRef inside;  /* i1 */
    LLVMValueRef offsets; /* i32, in the register file; of lanes outside: what they read, or anything */
};

static struct lanes
find_lanes(struct window *w)
{
    struct jit_fn *f = w->f;
    LLVMValueRef first[LANE_MAX], more[LANE_MAX], place[LANE_MAX], outside[LANE_MAX];
    const uint32_t away = w->ind->outside;
    for (unsigned i = 0; i < w->lanes; i++) {
        outside[i] = jit_i32(f, away ? away + (uint32_t)jit_lane_offset(w->o, i) : w->ind->lo);
        first[i] = jit_i32(f, (uint32_t)w->first[i]);
        more[i] = jit_i32(f, w->more[i]);
        place[i] = jit_i32(f, (uint32_t)place_of(w->o, i));
    }
    const LLVMValueRef index = indexes(w);
    const LLVMTypeRef words = LLVMTypeOf(index);
    struct lanes l = {
        .inside = is_inside(w, index, LLVMConstVector(first, w->lanes), LLVMConstVector(more, w->lanes))};
    const LLVMValueRef way = LLVMBuildMul(w->b, index, jit_constant(f, words, w->ind->scale), "");
    l.offsets = LLVMBuildAdd(w->b, way, LLVMConstVector(place, w->lanes), "");
    l.offsets = LLVMBuildSelect(w->b, l.inside, l.offsets, LLVMConstVector(outside, w->lanes), "");
    return l;
}

static LLVMValueRef
pointers(struct window *w, LLVMValueRef offsets)
{
    return jit_pointers(w->f, jit_rf(w->f), offsets);
}

static bool
gathers(const struct window *w)
{
    return w->f->cpu >= BACKEND_AVX512 && w->bytes >= 4 && !(w->f->slow_gathers && w->lanes <= 16);
}

static LLVMValueRef
load_lanes(struct window *w, LLVMValueRef offsets)
{
    struct jit_fn *f = w->f;
    const LLVMTypeRef element = jit_int(f, w->bytes * 8), type = LLVMVectorType(element, w->lanes);
    const LLVMValueRef from = pointers(w, offsets);
    if (gathers(w))
        return jit_gather(f, type, from, NULL);
    LLVMValueRef all = LLVMGetPoison(type);
    for (unsigned i = 0; i < w->lanes; i++) {
        LLVMValueRef at = LLVMBuildExtractElement(w->b, from, jit_i32(f, i), "");
        at = jit_load(f, element, at, 1);
        LLVMSetVolatile(at, 1); /* in order: LLVM takes minutes for hundreds that are not */
        all = LLVMBuildInsertElement(w->b, all, at, jit_i32(f, i), "");
    }
    return all;
}

/* --- many lanes one by one: in a loop --- */

/* LLVM 19 takes seconds for a few dozens of such ops unrolled, and minutes for some scatters of 32 lanes. */
enum { MOST_UNROLLED = 16 };

static bool
takes_turns(const struct window *w, bool stores)
{
    return w->lanes > MOST_UNROLLED && (stores || !gathers(w));
}

/* A variable for one op: LLVM gives its place to the next op's. */
static LLVMValueRef
begin_variable(struct window *w, LLVMTypeRef type)
{
    struct jit_fn *f = w->f;
    const LLVMValueRef at = jit_variable(f, type, "lanes");
    LLVMValueRef args[2] = {jit_i64(f, UINT64_MAX), at};
    jit_call2(f, "llvm.lifetime.start", &f->ptr, 1, args, 2);
    return at;
}

static void
end_variable(struct window *w, LLVMValueRef at)
{
    LLVMValueRef args[2] = {jit_i64(w->f, UINT64_MAX), at};
    jit_call2(w->f, "llvm.lifetime.end", &w->f->ptr, 1, args, 2);
}

/* Volatile, or LLVM would take the lanes out of the vector. */
static LLVMValueRef
spill(struct window *w, LLVMValueRef v)
{
    const LLVMValueRef at = begin_variable(w, LLVMTypeOf(v));
    LLVMSetVolatile(LLVMBuildStore(w->b, v, at), 1);
    return at;
}

struct turns {
    struct window *w;
    LLVMValueRef offsets, lanes; /* in memory */
    bool stores;
};

/* Moves a lane between the register file and `lanes`. */
static void
take_turn(void *user, LLVMValueRef lane)
{
    const struct turns *t = user;
    struct window *w = t->w;
    struct jit_fn *f = w->f;
    const LLVMTypeRef element = jit_int(f, w->bytes * 8);
    LLVMValueRef index[1] = {LLVMBuildZExt(w->b, jit_lane_of(f, t->offsets, f->i32, lane), f->i64, "")};
    const LLVMValueRef place = LLVMBuildGEP2(w->b, f->i8, jit_rf(f), index, 1, "");
    if (t->stores) {
        jit_store(f, jit_lane_of(f, t->lanes, element, lane), place, 1);
        return;
    }
    LLVMValueRef at[1] = {lane};
    const LLVMValueRef here = LLVMBuildGEP2(w->b, element, t->lanes, at, 1, "");
    LLVMSetVolatile(LLVMBuildStore(w->b, jit_load(f, element, place, 1), here), 1);
}

/* For the lanes of the mask, in order; NULL: all. */
static void
take_turns(struct window *w, LLVMValueRef mask, LLVMValueRef offsets, LLVMValueRef lanes, bool stores)
{
    struct jit_fn *f = w->f;
    const LLVMValueRef all = LLVMConstAllOnes(jit_int(f, w->lanes));
    const LLVMValueRef bits = LLVMBuildZExtOrBitCast(w->b, mask ? jit_to_bits(f, mask) : all, f->i64, "");
    struct turns t = {w, spill(w, offsets), lanes, stores};
    jit_each_lane(f, bits, take_turn, &t);
    end_variable(w, t.offsets);
}

static LLVMValueRef
load_in_turns(struct window *w, LLVMValueRef offsets)
{
    struct jit_fn *f = w->f;
    const LLVMTypeRef type = LLVMVectorType(jit_int(f, w->bytes * 8), w->lanes);
    const LLVMValueRef lanes = begin_variable(w, type);
    take_turns(w, NULL, offsets, lanes, false);
    const LLVMValueRef v = jit_load(f, type, lanes, w->bytes);
    end_variable(w, lanes);
    return v;
}

static void
store_in_turns(struct window *w, LLVMValueRef offsets, LLVMValueRef v, LLVMValueRef mask)
{
    const LLVMValueRef lanes = spill(w, v);
    take_turns(w, mask, offsets, lanes, true);
    end_variable(w, lanes);
}

static void
store_lanes(struct window *w, LLVMValueRef offsets, LLVMValueRef v, LLVMValueRef mask)
{
    struct jit_fn *f = w->f;
    if (f->cpu >= BACKEND_AVX512 && w->bytes >= 4) {
        jit_scatter(f, v, pointers(w, offsets), mask);
        return;
    }
    const LLVMValueRef nowhere = jit_at(f, f->x, offsetof(struct jit_ctx, nowhere));
    const LLVMValueRef to =
        LLVMBuildSelect(w->b, mask, pointers(w, offsets), jit_splat(f, nowhere, w->lanes), "");
    for (unsigned i = 0; i < w->lanes; i++)
        jit_store(f, LLVMBuildExtractElement(w->b, v, jit_i32(f, i), ""),
                  LLVMBuildExtractElement(w->b, to, jit_i32(f, i), ""), 1);
}

/* --- */

LLVMValueRef
jit_indirect_outside(struct jit_fn *f, const struct lane_operand *o)
{
    if (o->kind != LANE_INDIRECT)
        return NULL;
    struct window w = window_of(f, o);
    if (!w.whole)
        return NULL;
    const LLVMValueRef inside =
        is_inside(&w, read_indexes(&w, 1), jit_i32(f, (uint32_t)w.first[0]), jit_i32(f, w.more[0]));
    return LLVMBuildNot(f->b, inside, "");
}

struct jit_value
jit_read_indirect(struct jit_fn *f, const struct lane_operand *o)
{
    struct window w = window_of(f, o);
    if (w.whole) {
        const bool one = jit_is_one_value(o, w.lanes);
        return (struct jit_value){.v = load_whole(&w, one), .scalar = one};
    }
    const struct lanes l = find_lanes(&w);
    const LLVMValueRef v = takes_turns(&w, false) ? load_in_turns(&w, l.offsets) : load_lanes(&w, l.offsets);
    if (w.ind->outside)
        return (struct jit_value){.v = v};
    return (struct jit_value){.v = LLVMBuildSelect(f->b, l.inside, v, LLVMConstNull(LLVMTypeOf(v)), "")};
}

void
jit_write_indirect(struct jit_fn *f, const struct lane_operand *o, struct jit_value value,
                   LLVMValueRef enabled)
{
    struct window w = window_of(f, o);
    LLVMValueRef v = value.scalar && w.lanes > 1 ? jit_splat(f, value.v, w.lanes) : value.v;
    if (w.whole) {
        if (enabled)
            v = LLVMBuildSelect(f->b, enabled, v, load_whole(&w, w.lanes == 1), "");
        jit_store(f, v, whole_place(&w), alignment(&w));
        return;
    }
    const struct lanes l = find_lanes(&w);
    const LLVMValueRef mask = enabled ? LLVMBuildAnd(f->b, l.inside, enabled, "") : l.inside;
    if (takes_turns(&w, true))
        store_in_turns(&w, l.offsets, v, mask);
    else
        store_lanes(&w, l.offsets, v, mask);
}
