/* SPDX-License-Identifier: MIT */
/*
 * Solo loops (flow/solo.h). The code goes through the loop once for each lane that is on. Within, it sees
 * another program: ops of one lane, and for each web of all lanes a variable with what this lane has of it.
 * So the loop's ops are translated as any others. Lanes' bits in mask cells become bits of lane 0.
 *
 * Before the loop, what lanes find there is stored in the register file, since no vector can be indexed; a
 * lane that leaves the loop stores there what it has changed.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/kernel.h"
#include "jit.h"
#include "jit/flow/solo.h"

struct jit_solo_code {
    const struct jit_solo *loop;
    struct jit_solo_web *webs;
    const struct jit_flow *outer;
    LLVMValueRef *outer_slots;
    LLVMValueRef lane;         /* its number, i64 */
    LLVMValueRef lane_slot;    /* the same, in memory, for what is rare */
    LLVMBasicBlockRef leaves;  /* where a lane goes that leaves the loop */
    LLVMValueRef before;       /* the branch with which the code goes to the first lane */
    LLVMBasicBlockRef *blocks; /* ((block * JIT_MODES) + mode) * 2 + quick */
    uint32_t *todo, todo_count;
    /* Loads that go on by the same step in each turn. A turn that checks them finds out for how many turns to
     * come they are inside: `turns`. In these, `quick` code checks none of them. */
    struct solo_walk {
        uint32_t op, step;
        struct solo_walk *same;   /* has the same offset and comes before; or NULL */
        LLVMValueRef next, limit; /* variables: the next turn's offset, the first one that is not inside */
        LLVMValueRef noted;   /* what `next` was before this load's check, if it has that of another one */
        LLVMValueRef checked; /* what `limit` was in the turn at hand, if it is a checked one; or NULL */
        LLVMValueRef offset;  /* in the quick turn at hand, or NULL */
    } walks[JIT_WALKS];
    unsigned walk_count;
    LLVMValueRef turns;
    /* If the loop counts, `turns` ends with the last one at the latest: the loop goes on until then. */
    bool counts, spent; /* spent: the turn at hand is the last quick one */
    struct jit_count count;
    struct jit_kept_range *ranges; /* of its ops */
    bool quick;                    /* the code at hand */
    /* what the loop's ops see */
    struct jit_flow flow;
    struct lane_program program;
};

/* --- the loop's own program --- */

static uint32_t
own_web(const struct jit_solo_code *c, uint32_t web)
{
    return c->outer->web_count + web;
}

static bool
is_own(const struct jit_solo_code *c, uint32_t web)
{
    return c->webs[web].kind == JIT_SOLO_DATA || c->webs[web].kind == JIT_SOLO_CELL;
}

/* The bytes of lane 0 stand for those of each lane. sure: the op does what it does for each lane that is on.
 */
static void
narrow_access(const struct jit_solo_code *c, struct jit_access *a, bool sure)
{
    if (a->web == JIT_IN_MEMORY || !is_own(c, a->web))
        return;
    if (c->webs[a->web].kind == JIT_SOLO_DATA) {
        a->lo = c->outer->webs[a->web].lo;
        a->hi = a->lo + c->webs[a->web].stride;
    }
    const uint64_t bits = c->webs[a->web].bits;
    if (a->role == JIT_COND && sure && !(bits & (bits - 1))) /* there is no other bit */
        a->use = JIT_WRITE;
    a->web = own_web(c, a->web);
}

static void
narrow_ops(struct jit_solo_code *c)
{
    const struct jit_flow *flow = c->outer;
    for (uint32_t i = jit_solo_first_op(flow, c->loop); i < jit_solo_end_op(flow, c->loop); i++) {
        if (lane_code_family(c->program.ops[i].code) != LANE_MASK)
            c->program.ops[i].lanes = 1;
        for (uint32_t k = flow->access_start[i]; k < flow->access_start[i + 1]; k++)
            narrow_access(c, &c->flow.accesses[k], c->program.ops[i].pred == LANE_PRED_NONE);
    }
}

static void
narrow_webs(struct jit_solo_code *c)
{
    for (uint32_t w = 0; w < c->outer->web_count; w++) {
        struct jit_web *web = &c->flow.webs[own_web(c, w)];
        c->flow.webs[w] = *web = c->outer->webs[w];
        web->row.element = 0;
        if (c->webs[w].kind == JIT_SOLO_DATA)
            web->hi = web->lo + c->webs[w].stride;
    }
}

static bool
copy_program(struct jit_solo_code *c, const struct jit_flow *flow)
{
    const struct lane_program *p = flow->program;
    const size_t accesses = flow->access_start[p->op_count] * sizeof *flow->accesses;
    c->flow = *flow;
    c->program = *p;
    c->flow.program = &c->program;
    c->flow.patterns = NULL;
    c->flow.answers = NULL;
    c->flow.clamps_end = c->flow.choices_end = 0;
    c->flow.solo_count = 0;
    c->flow.web_count = 2 * flow->web_count;
    c->program.ops = malloc(p->op_count * sizeof *p->ops);
    c->flow.accesses = malloc(accesses + 1);
    c->flow.webs = calloc((size_t)c->flow.web_count + 1, sizeof *flow->webs);
    if (!c->program.ops || !c->flow.accesses || !c->flow.webs)
        return false;
    memcpy(c->program.ops, p->ops, p->op_count * sizeof *p->ops);
    memcpy(c->flow.accesses, flow->accesses, accesses);
    return true;
}

static void
free_code(struct jit_solo_code *c)
{
    free(c->webs);
    free(c->blocks);
    free(c->todo);
    free(c->ranges);
    free(c->program.ops);
    free(c->flow.accesses);
    free(c->flow.webs);
}

static bool
make_code(struct jit_solo_code *c, const struct jit_fn *f, const struct jit_solo *loop)
{
    const size_t blocks = (size_t)(loop->last - loop->first + 1) * JIT_MODES * 2;
    *c = (struct jit_solo_code){.loop = loop, .outer = f->flow, .outer_slots = f->slots};
    c->webs = jit_solo_webs(f->flow, loop, f->kernel->lanes);
    c->blocks = calloc(blocks, sizeof *c->blocks);
    c->todo = malloc(blocks * sizeof *c->todo);
    c->ranges = calloc(jit_solo_end_op(f->flow, loop) - jit_solo_first_op(f->flow, loop), sizeof *c->ranges);
    if (!copy_program(c, f->flow) || !c->webs || !c->blocks || !c->todo || !c->ranges)
        return false;
    narrow_webs(c);
    narrow_ops(c);
    return true;
}

/* --- a lane's part of a web --- */

/* Rare code finds the lane's number in memory. LLVM would compute all that follows from it for each lane,
 * even if it is not used. */
static LLVMValueRef
rare_lane(struct jit_fn *f)
{
    const LLVMValueRef lane = jit_load(f, f->i64, f->solo->lane_slot, 8);
    LLVMSetVolatile(lane, 1);
    return lane;
}

static unsigned
place_alignment(uint32_t lo, unsigned stride)
{
    const uint32_t both = lo | stride;
    return both & -both;
}

static LLVMValueRef
place_of_lane(struct jit_fn *f, LLVMValueRef lane, uint32_t lo, unsigned stride)
{
    LLVMValueRef index[1] = {LLVMBuildMul(f->b, lane, jit_i64(f, stride), "")};
    return LLVMBuildGEP2(f->b, f->i8, jit_at(f, jit_rf(f), lo), index, 1, "");
}

/* The lane's bits out of all lanes', as lane 0's, which are those of `mask`; and back. */
static LLVMValueRef
bits_of_lane(struct jit_fn *f, LLVMValueRef lane, LLVMValueRef bits, uint64_t mask)
{
    const LLVMTypeRef type = LLVMTypeOf(bits);
    const LLVMValueRef low = LLVMBuildLShr(f->b, bits, LLVMBuildTruncOrBitCast(f->b, lane, type, ""), "");
    return LLVMBuildAnd(f->b, low, LLVMConstInt(type, mask, 0), "");
}

static LLVMValueRef
bits_in_thread(struct jit_fn *f, LLVMValueRef lane, LLVMValueRef bits)
{
    return LLVMBuildShl(f->b, bits, LLVMBuildTruncOrBitCast(f->b, lane, LLVMTypeOf(bits), ""), "");
}

LLVMValueRef
jit_rare_bits(struct jit_fn *f, LLVMValueRef bits, uint64_t mask)
{
    return f->solo ? bits_of_lane(f, rare_lane(f), bits, mask) : bits;
}

LLVMValueRef
jit_rare_bits_in_thread(struct jit_fn *f, LLVMValueRef bits)
{
    return f->solo ? bits_in_thread(f, rare_lane(f), bits) : bits;
}

/* All lanes' bits, with this lane's changed. */
static LLVMValueRef
merged(struct jit_fn *f, LLVMValueRef lane, LLVMValueRef all, LLVMValueRef bits, uint64_t mask)
{
    const LLVMValueRef hole = bits_in_thread(f, lane, LLVMConstInt(LLVMTypeOf(all), mask, 0));
    return LLVMBuildOr(f->b, LLVMBuildAnd(f->b, all, LLVMBuildNot(f->b, hole, ""), ""),
                       bits_in_thread(f, lane, bits), "");
}

static LLVMTypeRef
own_type(struct jit_fn *f, const struct jit_solo_code *c, uint32_t web)
{
    const struct jit_web *w = &c->outer->webs[web];
    return c->webs[web].kind == JIT_SOLO_DATA ? jit_int(f, c->webs[web].stride * 8u)
                                              : jit_range_type(f, w->hi - w->lo);
}

/* --- messages and other ops that simd does: the lane's operands are where its vector's would be --- */

/* Of the bits in the access: lane 0's. */
static uint64_t
bits_in(const struct jit_fn *f, const struct jit_access *a, const struct jit_solo_web *w)
{
    return w->bits >> (a->lo - f->flow->webs[a->web].lo) * 8;
}

/* The other lanes' bits in the register file may be kept there from one barrier to another. */
static void
own_to_memory(struct jit_fn *f, const struct jit_access *a, const struct jit_solo_web *w)
{
    const LLVMValueRef v = jit_read_range(f, a), lane = rare_lane(f);
    if (w->kind == JIT_SOLO_DATA) {
        jit_store(f, v, place_of_lane(f, lane, a->lo, w->stride), place_alignment(a->lo, w->stride));
        return;
    }
    const LLVMValueRef at = jit_at(f, jit_rf(f), a->lo), all = jit_load(f, LLVMTypeOf(v), at, 2);
    jit_store(f, merged(f, lane, all, v, bits_in(f, a, w)), at, 2);
}

static void
own_from_memory(struct jit_fn *f, const struct jit_access *a, const struct jit_solo_web *w)
{
    const LLVMTypeRef type = jit_range_type(f, a->hi - a->lo);
    if (w->kind == JIT_SOLO_DATA) {
        const LLVMValueRef at = place_of_lane(f, rare_lane(f), a->lo, w->stride);
        const LLVMTypeRef of_float = w->stride == 4 && type == f->i32 ? f->f32 : type;
        const LLVMValueRef v = jit_load(f, of_float, at, place_alignment(a->lo, w->stride));
        LLVMSetVolatile(v, 1); /* else LLVM makes one load of this and the one that is not rare */
        jit_write_range(f, a, LLVMBuildBitCast(f->b, v, type, ""));
        return;
    }
    const LLVMValueRef all = jit_load(f, type, jit_at(f, jit_rf(f), a->lo), 2);
    jit_write_range(f, a, jit_rare_bits(f, all, bits_in(f, a, w)));
}

bool
jit_move_lone(struct jit_fn *f, const struct jit_access *a, bool to_memory)
{
    const uint32_t outer = f->solo && a->web != JIT_IN_MEMORY ? f->solo->outer->web_count : UINT32_MAX;
    if (!f->solo || a->web == JIT_IN_MEMORY || a->web < outer)
        return false;
    (to_memory ? own_to_memory : own_from_memory)(f, a, &f->solo->webs[a->web - outer]);
    return true;
}

/* --- into the loop and out of it --- */

static bool
comes_in(const struct jit_solo_code *c, uint32_t web)
{
    return is_own(c, web) && jit_lives_at(c->outer, c->loop->first, web);
}

static bool
goes_out(const struct jit_solo_code *c, uint32_t web)
{
    return is_own(c, web) && c->webs[web].written && jit_lives_at(c->outer, c->loop->exit, web);
}

/* One row, whose lanes' values can be computed. */
static bool
is_row(const struct jit_solo_code *c, uint32_t web)
{
    return c->outer->webs[web].row.element && c->outer->webs[web].row.parts == 1;
}

static void
move_all(struct jit_fn *f, const struct jit_flow *flow, uint32_t web, bool to_memory)
{
    const struct jit_web *w = &flow->webs[web];
    const struct jit_access in_web = {.lo = w->lo, .hi = w->hi, .web = web},
                            in_memory = {.lo = w->lo, .hi = w->hi, .web = JIT_IN_MEMORY};
    jit_write_range(f, to_memory ? &in_memory : &in_web, jit_read_range(f, to_memory ? &in_web : &in_memory));
}

static void
store_vectors(struct jit_fn *f, const struct jit_solo_code *c)
{
    for (uint32_t w = 0; w < c->outer->web_count; w++)
        if (comes_in(c, w) && c->webs[w].kind == JIT_SOLO_DATA && !is_row(c, w))
            move_all(f, c->outer, w, true);
}

/* Cells that lanes which are off have no bits in. */
static void
clear_cells(struct jit_fn *f, const struct jit_solo_code *c)
{
    for (uint32_t w = 0; w < c->outer->web_count; w++)
        if (c->webs[w].kind == JIT_SOLO_CELL && goes_out(c, w) && !comes_in(c, w))
            LLVMBuildStore(f->b, LLVMConstNull(own_type(f, c, w)), c->outer_slots[w]);
}

static void
load_vectors(struct jit_fn *f, const struct jit_solo_code *c)
{
    for (uint32_t w = 0; w < c->outer->web_count; w++)
        if (goes_out(c, w) && c->webs[w].kind == JIT_SOLO_DATA)
            move_all(f, c->outer, w, false);
}

static LLVMValueRef
value_in_row(struct jit_fn *f, const struct jit_solo_code *c, uint32_t web)
{
    const struct jit_row *row = &c->outer->webs[web].row;
    const LLVMTypeRef type = own_type(f, c, web);
    const LLVMValueRef first = LLVMBuildLoad2(f->b, type, c->outer_slots[web], ""),
                       lane = LLVMBuildTruncOrBitCast(f->b, f->solo->lane, type, "");
    const LLVMValueRef v =
        LLVMBuildAdd(f->b, first, LLVMBuildMul(f->b, lane, LLVMConstInt(type, row->step, 0), ""), "");
    return row->shift ? LLVMBuildLShr(f->b, v, LLVMConstInt(type, row->shift, 0), "") : v;
}

static LLVMValueRef
bits_at_entry(struct jit_fn *f, const struct jit_solo_code *c, uint32_t web)
{
    const LLVMTypeRef type = own_type(f, c, web);
    const uint32_t first = c->outer->webs[web].lo * 8;
    uint64_t ones = 0;
    for (unsigned i = 0; i < c->loop->one_count; i++)
        if (c->loop->ones[i] >= first && c->loop->ones[i] < first + LLVMGetIntTypeWidth(type))
            ones |= UINT64_C(1) << (c->loop->ones[i] - first);
    if (ones == c->webs[web].bits)
        return LLVMConstInt(type, ones, 0);
    const LLVMValueRef all = LLVMBuildLoad2(f->b, type, c->outer_slots[web], "");
    return bits_of_lane(f, f->solo->lane, all, c->webs[web].bits);
}

static LLVMValueRef
value_at_entry(struct jit_fn *f, const struct jit_solo_code *c, uint32_t web)
{
    const struct jit_solo_web *w = &c->webs[web];
    const LLVMTypeRef type = own_type(f, c, web);
    if (!comes_in(c, web))
        return LLVMConstNull(type);
    if (w->kind == JIT_SOLO_CELL)
        return bits_at_entry(f, c, web);
    if (is_row(c, web))
        return value_in_row(f, c, web);
    const uint32_t lo = c->outer->webs[web].lo;
    return jit_load(f, type, place_of_lane(f, f->solo->lane, lo, w->stride), place_alignment(lo, w->stride));
}

static void
enter(struct jit_fn *f, const struct jit_solo_code *c)
{
    for (uint32_t w = 0; w < c->outer->web_count; w++)
        if (is_own(c, w))
            LLVMBuildStore(f->b, value_at_entry(f, c, w), f->slots[own_web(c, w)]);
    jit_store(f, jit_i64(f, 1), f->exec_slot, 8);
}

static void
leave_with(struct jit_fn *f, const struct jit_solo_code *c, uint32_t web)
{
    const LLVMTypeRef type = own_type(f, c, web);
    const LLVMValueRef v = LLVMBuildLoad2(f->b, type, f->slots[own_web(c, web)], "");
    if (c->webs[web].kind == JIT_SOLO_DATA) {
        const uint32_t lo = c->outer->webs[web].lo, stride = c->webs[web].stride;
        jit_store(f, v, place_of_lane(f, f->solo->lane, lo, stride), place_alignment(lo, stride));
        return;
    }
    const LLVMValueRef all = LLVMBuildLoad2(f->b, type, c->outer_slots[web], "");
    LLVMBuildStore(f->b, merged(f, f->solo->lane, all, v, c->webs[web].bits), c->outer_slots[web]);
}

/* --- the loop --- */

struct jit_kept_range *
jit_solo_range(const struct jit_fn *f)
{
    const struct jit_solo_code *c = f->solo;
    return &c->ranges[f->index - jit_solo_first_op(c->outer, c->loop)];
}

LLVMValueRef
jit_solo_begin(const struct jit_fn *f)
{
    return f->solo->before;
}

/* Its blocks of the same kind as the code at hand. */
static LLVMBasicBlockRef
block_of(struct jit_fn *f, uint32_t b, enum jit_mode mode, bool quick)
{
    struct jit_solo_code *c = f->solo;
    const uint32_t at = ((b - c->loop->first) * JIT_MODES + mode) * 2 + quick;
    if (!c->blocks[at]) {
        c->blocks[at] = jit_new_block(f, mode == JIT_PARTIAL ? "lone, off" : quick ? "quick" : "lone");
        c->todo[c->todo_count++] = at;
    }
    return c->blocks[at];
}

LLVMBasicBlockRef
jit_solo_block(struct jit_fn *f, uint32_t b, enum jit_mode mode)
{
    const struct jit_solo_code *c = f->solo;
    return jit_solo_has(c->loop, b) ? block_of(f, b, mode, c->quick) : c->leaves;
}

static struct solo_walk *
walk_of(const struct jit_fn *f)
{
    struct solo_walk *found = NULL;
    for (unsigned i = 0; f->solo && i < f->solo->walk_count; i++)
        if (f->solo->walks[i].op == f->index)
            found = &f->solo->walks[i];
    return found;
}

bool
jit_solo_skips_check(const struct jit_fn *f)
{
    return walk_of(f) && f->solo->quick;
}

LLVMValueRef
jit_solo_offset(struct jit_fn *f)
{
    struct solo_walk *w = jit_solo_skips_check(f) ? walk_of(f) : NULL;
    if (!w)
        return NULL;
    if (w->same)
        return w->same->offset;
    w->offset = jit_load(f, f->i64, w->next, 8);
    jit_store(f, LLVMBuildNUWAdd(f->b, w->offset, jit_i64(f, w->step), ""), w->next, 8);
    return w->offset;
}

static void
forget(struct jit_fn *f, const struct solo_walk *w)
{
    jit_store(f, jit_i64(f, UINT64_MAX), w->next, 8);
}

void
jit_solo_forget(struct jit_fn *f)
{
    struct solo_walk *w = walk_of(f);
    if (!w)
        return;
    if (w->same)
        w->noted = jit_load(f, f->i64, w->next, 8);
    forget(f, w);
}

void
jit_solo_note(struct jit_fn *f, LLVMValueRef offset, LLVMValueRef limit)
{
    struct solo_walk *w = walk_of(f);
    if (!w)
        return;
    jit_store(f, w->same ? w->noted : LLVMBuildAdd(f->b, offset, jit_i64(f, w->step), ""), w->next, 8);
    jit_store(f, limit, w->limit, 8);
    w->checked = limit;
}

bool
jit_solo_is_next_turn(const struct jit_fn *f, uint32_t b)
{
    return f->solo->walk_count && b == f->solo->loop->first;
}

/* One turn: to the next one if that is quick, else to `out`. */
static void
spend(struct jit_fn *f, LLVMBasicBlockRef out)
{
    const struct jit_solo_code *c = f->solo;
    const LLVMValueRef left = LLVMBuildSub(f->b, jit_load(f, f->i64, c->turns, 8), jit_i64(f, 1), "");
    jit_store(f, left, c->turns, 8);
    LLVMBuildCondBr(f->b, LLVMBuildICmp(f->b, LLVMIntEQ, left, jit_i64(f, 0), ""), out,
                    block_of(f, c->loop->first, JIT_FULL, true));
}

void
jit_solo_go_on(struct jit_fn *f)
{
    struct jit_solo_code *c = f->solo;
    c->spent = c->counts && c->quick && f->mode == JIT_FULL;
    if (!c->spent)
        return;
    const LLVMBasicBlockRef last = jit_new_block(f, "last turn");
    spend(f, last);
    LLVMPositionBuilderAtEnd(f->b, last);
}

bool
jit_solo_spend(struct jit_fn *f, enum jit_mode mode)
{
    const struct jit_solo_code *c = f->solo;
    if (!c->quick || mode != JIT_FULL)
        return false;
    const LLVMBasicBlockRef checked = block_of(f, c->loop->first, mode, false);
    if (c->spent)
        LLVMBuildBr(f->b, checked);
    else
        spend(f, checked);
    return true;
}

/* If the loop is one block, the turn that ends here is the one in which it was checked. */
static LLVMValueRef
limit_of(struct jit_fn *f, const struct solo_walk *w)
{
    const struct jit_solo *loop = f->solo->loop;
    return w->checked && loop->first == loop->last ? w->checked : jit_load(f, f->i64, w->limit, 8);
}

static LLVMValueRef
least(struct jit_fn *f, LLVMValueRef x, LLVMValueRef y)
{
    LLVMValueRef both[2] = {x, y};
    return x ? jit_call(f, "llvm.umin", f->i64, both, 2) : y;
}

/* How far it is to the first offset that is not inside for a load, or for one with the same offset. */
static LLVMValueRef
room_of(struct jit_fn *f, const struct solo_walk *w)
{
    const struct jit_solo_code *c = f->solo;
    LLVMValueRef args[2] = {limit_of(f, w), jit_load(f, f->i64, w->next, 8)};
    for (unsigned i = 0; i < c->walk_count; i++)
        if (c->walks[i].same == w)
            args[0] = least(f, args[0], limit_of(f, &c->walks[i]));
    return jit_call(f, "llvm.usub.sat", f->i64, args, 2);
}

/* For how many turns to come all loads of one step are inside, not counting a last one; at most `most`. */
static LLVMValueRef
turns_of(struct jit_fn *f, uint32_t step, LLVMValueRef most)
{
    const struct jit_solo_code *c = f->solo;
    LLVMValueRef room = NULL;
    for (unsigned i = 0; i < c->walk_count; i++)
        if (c->walks[i].step == step && !c->walks[i].same)
            room = least(f, room, room_of(f, &c->walks[i]));
    return least(f, most, LLVMBuildUDiv(f->b, room, jit_i64(f, step), ""));
}

/* What the compare reads, still in its registers. */
static LLVMValueRef
compared(struct jit_fn *f, unsigned source)
{
    const uint32_t index = f->index;
    const struct lane_op *const op = f->op;
    f->index = f->solo->count.compare;
    f->op = &f->program->ops[f->index];
    const struct jit_value v = jit_read(f, &f->op->src[source], JIT_SRC0 + source);
    f->index = index;
    f->op = op;
    return (f->solo->count.is_signed ? LLVMBuildSExt : LLVMBuildZExt)(f->b, v.v, f->i64, "");
}

/* How many turns come, if the loop counts and goes on now; at most `most`. */
static LLVMValueRef
turns_to_come(struct jit_fn *f, LLVMValueRef most)
{
    const struct jit_solo_code *c = f->solo;
    if (!c->counts)
        return most;
    const LLVMValueRef way = LLVMBuildSub(f->b, compared(f, 1), compared(f, 0), "");
    const LLVMValueRef up = LLVMBuildAdd(f->b, way, jit_i64(f, c->count.step - 1), "");
    return least(f, most, LLVMBuildUDiv(f->b, up, jit_i64(f, c->count.step), ""));
}

void
jit_solo_next_turn(struct jit_fn *f, enum jit_mode mode)
{
    enum { MOST_TURNS = 1 << 16 }; /* until the watchdog's flag is looked at again */
    struct jit_solo_code *c = f->solo;
    LLVMValueRef turns = jit_i64(f, MOST_TURNS);
    if (mode != JIT_FULL) { /* it may come on again behind the loads */
        for (unsigned i = 0; i < c->walk_count; i++)
            forget(f, &c->walks[i]);
        LLVMBuildBr(f->b, block_of(f, c->loop->first, mode, false));
        return;
    }
    for (unsigned i = 0; i < c->walk_count; i++)
        if (i == 0 || c->walks[i].step != c->walks[i - 1].step)
            turns = turns_of(f, c->walks[i].step, turns);
    turns = turns_to_come(f, turns);
    jit_store(f, turns, c->turns, 8);
    LLVMBuildCondBr(f->b, LLVMBuildICmp(f->b, LLVMIntEQ, turns, jit_i64(f, 0), ""),
                    block_of(f, c->loop->first, mode, false), block_of(f, c->loop->first, mode, true));
}

/* Does nothing from the one op up to the other write what both have as their address? */
static bool
stays(const struct jit_solo_code *c, const struct jit_access *address, uint32_t op, uint32_t to)
{
    bool same = address->web != JIT_IN_MEMORY;
    for (uint32_t i = c->outer->access_start[op]; i < c->outer->access_start[to]; i++)
        same &= c->outer->accesses[i].use == JIT_READ || c->outer->accesses[i].web != address->web;
    return same;
}

/* The same place in another buffer? Other spaces' offsets are counted from where a range begins. */
static bool
is_same_offset(const struct jit_solo_code *c, uint32_t op, uint32_t other)
{
    const struct lane_op *a = &c->outer->program->ops[op], *b = &c->outer->program->ops[other];
    const struct jit_access *x = jit_access_of(c->outer, op, JIT_SRC0),
                            *y = jit_access_of(c->outer, other, JIT_SRC0);
    return a->mem.space == LANE_SPACE_SURFACE && b->mem.space == LANE_SPACE_SURFACE &&
           a->mem.offset == b->mem.offset && a->mem.addr_shift == b->mem.addr_shift && x && y &&
           x->web == y->web && x->lo == y->lo && x->hi == y->hi && x->layout == y->layout &&
           stays(c, x, op, other);
}

static struct solo_walk *
same_walk(struct jit_solo_code *c, uint32_t op)
{
    for (unsigned i = 0; i < c->walk_count; i++)
        if (!c->walks[i].same && is_same_offset(c, c->walks[i].op, op))
            return &c->walks[i];
    return NULL;
}

/* Loads of the first block, which every turn begins with. */
static void
find_walks(struct jit_fn *f, struct jit_solo_code *c)
{
    const struct jit_block *first = &c->outer->blocks[c->loop->first];
    const uint32_t end = jit_solo_end_op(c->outer, c->loop);
    for (uint32_t op = first->first; op < first->end && c->walk_count < JIT_WALKS; op++) {
        const uint32_t step = jit_sure_step(c->outer, op, first->first, end, first->end);
        if (!step || step & (step - 1))
            continue;
        struct solo_walk *const same = same_walk(c, op);
        const struct solo_walk walk = {.op = op,
                                       .step = step,
                                       .same = same,
                                       .next = same ? same->next : jit_variable(f, f->i64, "next"),
                                       .limit = jit_variable(f, f->i64, "limit")};
        c->walks[c->walk_count++] = walk;
        jit_store(f, jit_i64(f, 0), walk.limit, 8);
        forget(f, &walk);
    }
    c->turns = jit_variable(f, f->i64, "turns");
    c->counts = c->walk_count && c->loop->first == c->loop->last &&
                jit_find_count(c->outer, first->first, end, &c->count);
}

/* Once for each lane; the builder is where one begins, and then where one has left. */
static void
emit_lane(struct jit_fn *f, struct jit_solo_code *c)
{
    enter(f, c);
    LLVMBuildBr(f->b, jit_solo_block(f, c->loop->first, JIT_FULL));
    while (c->todo_count) {
        const uint32_t next = c->todo[--c->todo_count];
        c->quick = next % 2;
        f->mode = next / 2 % JIT_MODES;
        LLVMPositionBuilderAtEnd(f->b, c->blocks[next]);
        jit_emit_block(f, c->loop->first + next / 2 / JIT_MODES);
    }
    LLVMPositionBuilderAtEnd(f->b, c->leaves);
    for (uint32_t w = 0; w < c->outer->web_count; w++)
        if (goes_out(c, w))
            leave_with(f, c, w);
}

static bool
make_slots(struct jit_fn *f, const struct jit_solo_code *c)
{
    LLVMValueRef *slots = calloc((size_t)c->flow.web_count + 1, sizeof *slots);
    if (!slots)
        return false;
    memcpy(slots, c->outer_slots, c->outer->web_count * sizeof *slots);
    for (uint32_t w = 0; w < c->outer->web_count; w++)
        if (is_own(c, w))
            slots[own_web(c, w)] = jit_variable(f, own_type(f, c, w), "lone");
    f->slots = slots;
    return true;
}

/* Lanes whose number is in `left` go through the loop; those that come out of it on are in the result. */
static LLVMValueRef
emit_lanes(struct jit_fn *f, struct jit_solo_code *c, LLVMValueRef exec)
{
    const struct jit_fn outer = *f;
    const LLVMValueRef left = jit_variable(f, f->i64, "left"), out = jit_variable(f, f->i64, "out");
    const LLVMBasicBlockRef head = jit_new_block(f, "lanes"), one = jit_new_block(f, "lane"),
                            done = jit_new_block(f, "all lanes");
    find_walks(f, c);
    const LLVMValueRef lanes = jit_i64(f, f->full), rest_of_cell = LLVMConstNot(lanes);
    jit_store(f, LLVMBuildAnd(f->b, exec, lanes, ""), left, 8);
    jit_store(f, LLVMBuildAnd(f->b, exec, rest_of_cell, ""), out, 8);
    c->lane_slot = jit_variable(f, f->i64, "lane");
    c->before = LLVMBuildBr(f->b, head);
    LLVMPositionBuilderAtEnd(f->b, head);
    const LLVMValueRef rest = jit_load(f, f->i64, left, 8);
    LLVMBuildCondBr(f->b, LLVMBuildICmp(f->b, LLVMIntEQ, rest, jit_i64(f, 0), ""), done, one);
    LLVMPositionBuilderAtEnd(f->b, one);
    LLVMValueRef args[2] = {rest, LLVMConstInt(f->i1, 1, 0)};
    c->lane = jit_call(f, "llvm.cttz", f->i64, args, 2);
    LLVMSetVolatile(LLVMBuildStore(f->b, c->lane, c->lane_slot), 1);
    c->leaves = jit_new_block(f, "leaves");
    jit_store(f, LLVMBuildAnd(f->b, rest, LLVMBuildSub(f->b, rest, jit_i64(f, 1), ""), ""), left, 8);
    f->solo = c;
    f->flow = &c->flow;
    f->program = &c->program;
    f->exec_slot = jit_variable(f, f->i64, "on");
    f->full = 1;
    f->one_mode = f->all_full = false;
    emit_lane(f, c);
    const LLVMValueRef on = bits_in_thread(f, c->lane, jit_load(f, f->i64, f->exec_slot, 8));
    jit_store(f, LLVMBuildOr(f->b, jit_load(f, f->i64, out, 8), on, ""), out, 8);
    LLVMBuildBr(f->b, head);
    f->solo = NULL;
    f->flow = outer.flow;
    f->program = outer.program;
    f->exec_slot = outer.exec_slot;
    f->full = outer.full;
    f->one_mode = outer.one_mode;
    f->all_full = outer.all_full;
    f->mode = outer.mode;
    LLVMPositionBuilderAtEnd(f->b, done);
    return jit_load(f, f->i64, out, 8);
}

bool
jit_emit_solo(struct jit_fn *f, const struct jit_solo *loop)
{
    struct jit_solo_code c;
    LLVMValueRef *const slots = f->slots;
    const bool made = make_code(&c, f, loop) && make_slots(f, &c);
    assert(!f->solo);
    if (made) {
        store_vectors(f, &c);
        clear_cells(f, &c);
        const LLVMValueRef exec = emit_lanes(f, &c, jit_exec(f));
        free(f->slots);
        f->slots = slots;
        load_vectors(f, &c);
        f->index = jit_solo_end_op(f->flow, loop) - 1;
        jit_go_by_exec(f, exec, loop->exit);
    }
    free_code(&c);
    return made;
}
