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
#include "solo_code.h"

/* --- the loop's own program --- */

uint32_t
solo_own_web(const struct jit_solo_code *c, uint32_t web)
{
    return c->outer->web_count + web;
}

bool
solo_is_own(const struct jit_solo_code *c, uint32_t web)
{
    return c->webs[web].kind == JIT_SOLO_DATA || c->webs[web].kind == JIT_SOLO_CELL;
}

/* The bytes of lane 0 stand for those of each lane. sure: the op does what it does for each lane that is on.
 */
static void
narrow_access(const struct jit_solo_code *c, struct jit_access *a, bool sure)
{
    if (a->web == JIT_IN_MEMORY || !solo_is_own(c, a->web))
        return;
    if (c->webs[a->web].kind == JIT_SOLO_DATA) {
        a->lo = c->outer->webs[a->web].lo;
        a->hi = a->lo + c->webs[a->web].stride;
    }
    const uint64_t bits = c->webs[a->web].bits;
    if (a->role == JIT_COND && sure && !(bits & (bits - 1))) /* there is no other bit */
        a->use = JIT_WRITE;
    a->web = solo_own_web(c, a->web);
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
        struct jit_web *web = &c->flow.webs[solo_own_web(c, w)];
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
    free(c->at_start);
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
    c->at_start = calloc((size_t)f->flow->web_count + 1, sizeof *c->at_start);
    if (!copy_program(c, f->flow) || !c->webs || !c->blocks || !c->todo || !c->ranges || !c->at_start)
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

LLVMTypeRef
solo_own_type(struct jit_fn *f, const struct jit_solo_code *c, uint32_t web)
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

bool
solo_comes_in(const struct jit_solo_code *c, uint32_t web)
{
    return solo_is_own(c, web) && jit_lives_at(c->outer, c->loop->first, web);
}

static bool
goes_out(const struct jit_solo_code *c, uint32_t web)
{
    return solo_is_own(c, web) && c->webs[web].written && jit_lives_at(c->outer, c->loop->exit, web);
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
        if (solo_comes_in(c, w) && c->webs[w].kind == JIT_SOLO_DATA && !is_row(c, w))
            move_all(f, c->outer, w, true);
}

/* Cells that lanes which are off have no bits in. */
static void
clear_cells(struct jit_fn *f, const struct jit_solo_code *c)
{
    for (uint32_t w = 0; w < c->outer->web_count; w++)
        if (c->webs[w].kind == JIT_SOLO_CELL && goes_out(c, w) && !solo_comes_in(c, w))
            LLVMBuildStore(f->b, LLVMConstNull(solo_own_type(f, c, w)), c->outer_slots[w]);
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
    const LLVMTypeRef type = solo_own_type(f, c, web);
    const LLVMValueRef first = LLVMBuildLoad2(f->b, type, c->outer_slots[web], ""),
                       lane = LLVMBuildTruncOrBitCast(f->b, f->solo->lane, type, "");
    const LLVMValueRef v =
        LLVMBuildAdd(f->b, first, LLVMBuildMul(f->b, lane, LLVMConstInt(type, row->step, 0), ""), "");
    return row->shift ? LLVMBuildLShr(f->b, v, LLVMConstInt(type, row->shift, 0), "") : v;
}

static LLVMValueRef
bits_at_entry(struct jit_fn *f, const struct jit_solo_code *c, uint32_t web)
{
    const LLVMTypeRef type = solo_own_type(f, c, web);
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
    const LLVMTypeRef type = solo_own_type(f, c, web);
    if (!solo_comes_in(c, web))
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
        if (solo_is_own(c, w))
            LLVMBuildStore(f->b, value_at_entry(f, c, w), f->slots[solo_own_web(c, w)]);
    jit_store(f, jit_i64(f, 1), f->exec_slot, 8);
}

static void
leave_with(struct jit_fn *f, const struct jit_solo_code *c, uint32_t web)
{
    const LLVMTypeRef type = solo_own_type(f, c, web);
    const LLVMValueRef v = LLVMBuildLoad2(f->b, type, f->slots[solo_own_web(c, web)], "");
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
LLVMBasicBlockRef
solo_block_of(struct jit_fn *f, uint32_t b, enum jit_mode mode, bool quick)
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
    return jit_solo_has(c->loop, b) ? solo_block_of(f, b, mode, c->quick) : c->leaves;
}

/* Once for each lane; the builder is where one begins, and then where one has left. */
static void
emit_lane(struct jit_fn *f, struct jit_solo_code *c)
{
    enter(f, c);
    solo_go_into_first_turn(f);
    while (c->todo_count) {
        const uint32_t next = c->todo[--c->todo_count];
        c->quick = next % 2;
        f->mode = next / 2 % JIT_MODES;
        LLVMPositionBuilderAtEnd(f->b, c->blocks[next]);
        if (c->quick && f->mode == JIT_FULL && c->may_begin_again)
            solo_keep_start(f, c);
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
        if (solo_is_own(c, w))
            slots[solo_own_web(c, w)] = jit_variable(f, solo_own_type(f, c, w), "lone");
    f->slots = slots;
    return true;
}

/* The lane after the one at hand, or the first one. The host finds out now how many turns it will have, and
 * not only when this one has left (solo_ahead.c); LLVM would compute it there. */
static void
set_next(struct jit_fn *f, struct jit_solo_code *c, LLVMValueRef lanes)
{
    const unsigned count = f->kernel->lanes;
    LLVMValueRef rest = lanes;
    if (c->lane)
        rest = LLVMBuildAnd(f->b, lanes, LLVMBuildShl(f->b, jit_i64(f, UINT64_MAX - 1), c->lane, ""), "");
    if (count < 64)
        rest = LLVMBuildOr(f->b, rest, jit_i64(f, UINT64_C(1) << count), "");
    LLVMValueRef args[2] = {rest, LLVMConstInt(f->i1, count < 64, 0)};
    const LLVMValueRef next = jit_call(f, "llvm.cttz", f->i64, args, 2);
    LLVMSetVolatile(LLVMBuildStore(f->b, next, c->next_lane), 1);
    if (c->first_turns)
        LLVMSetVolatile(LLVMBuildStore(f->b, solo_of_lane(f, c->first_turns, next), c->next_turns), 1);
}

/* Sets the lane at hand; if there is none, goes to `done`. */
static void
begin_lane(struct jit_fn *f, struct jit_solo_code *c, LLVMValueRef lanes, LLVMBasicBlockRef done)
{
    const LLVMBasicBlockRef one = jit_new_block(f, "lane");
    c->lane = jit_load(f, f->i64, c->next_lane, 8);
    LLVMSetVolatile(c->lane, 1);
    const LLVMValueRef none = LLVMBuildICmp(f->b, LLVMIntEQ, c->lane, jit_i64(f, f->kernel->lanes), "");
    LLVMBuildCondBr(f->b, none, done, one);
    LLVMPositionBuilderAtEnd(f->b, one);
    if (c->first_turns) {
        c->turns_now = jit_load(f, f->i32, c->next_turns, 4);
        LLVMSetVolatile(c->turns_now, 1);
    }
    set_next(f, c, lanes);
    LLVMSetVolatile(LLVMBuildStore(f->b, c->lane, c->lane_slot), 1);
}

static void
before_lanes(struct jit_fn *f, struct jit_solo_code *c, LLVMValueRef lanes)
{
    c->lane_slot = jit_variable(f, f->i64, "lane");
    c->next_lane = jit_variable(f, f->i64, "next lane");
    c->next_turns = jit_variable(f, f->i32, "next turns");
    solo_find_walks(f, c);
    if (c->walk_count)
        solo_look_ahead(f, c);
    set_next(f, c, lanes);
}

/* What the code sees from here on. */
static void
see_one_lane(struct jit_fn *f, struct jit_solo_code *c)
{
    f->solo = c;
    f->flow = &c->flow;
    f->program = &c->program;
    f->exec_slot = jit_variable(f, f->i64, "on");
    f->full = 1;
    f->one_mode = f->all_full = false;
}

static void
see_all_lanes(struct jit_fn *f, const struct jit_fn *outer)
{
    f->solo = NULL;
    f->flow = outer->flow;
    f->program = outer->program;
    f->exec_slot = outer->exec_slot;
    f->full = outer->full;
    f->one_mode = outer->one_mode;
    f->all_full = outer->all_full;
    f->mode = outer->mode;
}

/* All lanes of exec go through the loop; those that come out of it on are in the result. While one does so,
 * its number is all that is needed of the others: the host has few registers. */
static LLVMValueRef
emit_lanes(struct jit_fn *f, struct jit_solo_code *c, LLVMValueRef exec)
{
    const struct jit_fn outer = *f;
    const LLVMValueRef gone = jit_variable(f, f->i64, "gone"),
                       lanes = LLVMBuildAnd(f->b, exec, jit_i64(f, f->full), "");
    const LLVMBasicBlockRef head = jit_new_block(f, "lanes"), done = jit_new_block(f, "all lanes");
    jit_store(f, jit_i64(f, 0), gone, 8);
    before_lanes(f, c, lanes);
    c->before = LLVMBuildBr(f->b, head);
    LLVMPositionBuilderAtEnd(f->b, head);
    begin_lane(f, c, lanes, done);
    c->leaves = jit_new_block(f, "leaves");
    see_one_lane(f, c);
    emit_lane(f, c);
    const LLVMValueRef off = LLVMBuildXor(f->b, jit_load(f, f->i64, f->exec_slot, 8), jit_i64(f, 1), "");
    const LLVMValueRef before = jit_load(f, f->i64, gone, 8);
    jit_store(f, LLVMBuildOr(f->b, before, bits_in_thread(f, c->lane, off), ""), gone, 8);
    LLVMBuildBr(f->b, head);
    see_all_lanes(f, &outer);
    LLVMPositionBuilderAtEnd(f->b, done);
    return LLVMBuildAnd(f->b, exec, LLVMBuildNot(f->b, jit_load(f, f->i64, gone, 8), ""), "");
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
