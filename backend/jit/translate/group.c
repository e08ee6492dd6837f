/* SPDX-License-Identifier: MIT */
/*
 * A work-group whose threads wait for each other, in one call. From a thread's barrier, or its end, the code
 * goes on with the next thread of the group, and behind the last one with the first one again. So what is the
 * same for all threads is read once for a group, and between two threads there is nothing but the registers
 * that live through the barrier.
 *
 * struct jit_ctx says how many threads there are, and whether they go on behind barriers. Without that this
 * code is as any other: it returns there. Either all threads start with all lanes on, or there is one.
 */
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "emu/kernel.h"
#include "emu/lane_places.h"
#include "jit.h"

/* --- whether it can --- */

/* Register-file bytes that may differ between the threads of a group. */
static void
mark_start(const struct emu_kernel *k, uint8_t *differ)
{
    uint32_t rf, bytes;
    emu_start_image(k, &rf, &bytes);
    memset(differ + rf, 1, bytes);
    for (uint32_t i = 0; i < k->start_count; i++)
        if (k->start[i].source == EMU_START_SLOT)
            memset(differ + k->start[i].rf, 1, k->start[i].dwords * 4u);
}

/* Of indirect operands nothing is known: they may be anything. */
static bool
any_differs(const struct lane_place *p, const uint8_t *differ)
{
    bool any = p->operand.kind != LANE_REG;
    for (unsigned i = 0; !any && i < p->lanes; i++)
        any =
            memchr(differ + lane_operand_offset(&p->operand, i), 1, lane_type_bytes(p->operand.type)) != NULL;
    return any;
}

/* Whether what the op reads may differ; then so may what it writes, even if all threads write it later: lanes
 * may keep what they had. Of predicates nothing is known. */
static bool
follow(const struct lane_op *op, uint8_t *differ)
{
    struct lane_place places[LANE_PLACES];
    const unsigned count = lane_op_places(op, places);
    bool any = op->pred != LANE_PRED_NONE;
    for (unsigned i = 0; i < count; i++)
        any |= places[i].role != LANE_PLACE_RESULT && any_differs(&places[i], differ);
    for (unsigned i = 0; i < count; i++)
        for (unsigned l = 0; any && places[i].role == LANE_PLACE_RESULT && l < places[i].lanes; l++)
            if (places[i].operand.kind == LANE_REG)
                memset(differ + lane_operand_offset(&places[i].operand, l), 1,
                       lane_type_bytes(places[i].operand.type));
    return any;
}

/* Threads whose mode the code does not have must be interpreted from their start on. Either all threads of a
 * group are such, or none. */
static bool
have_one_mode(const struct lane_program *p, const struct emu_kernel *kernel)
{
    uint32_t i = 0;
    while (i < p->op_count && p->ops[i].code != LANE_OP_fpmode)
        i++;
    if (i == p->op_count)
        return true;
    uint8_t *differ = calloc(1, p->rf_bytes);
    bool differs = !differ;
    if (differ)
        mark_start(kernel, differ);
    for (uint32_t k = 0; differ && k <= i; k++)
        differs = follow(&p->ops[k], differ);
    free(differ);
    return !differs;
}

bool
jit_takes_groups(const struct jit_flow *flow, const struct emu_kernel *kernel)
{
    bool waits = false;
    for (uint32_t b = 0; b < flow->block_count; b++)
        waits |= flow->blocks[b].resumes;
    return waits && !flow->changes_fpmode && jit_starts_in_webs(flow, kernel) &&
           have_one_mode(flow->program, kernel);
}

LLVMValueRef
jit_rf(struct jit_fn *f)
{
    return f->group.rf ? jit_load(f, f->ptr, f->group.rf, 8) : f->rf;
}

LLVMValueRef
jit_thread(struct jit_fn *f)
{
    return f->group.thread ? jit_load(f, f->ptr, f->group.thread, 8) : f->thread;
}

static LLVMValueRef
context_field(struct jit_fn *f, size_t offset, LLVMTypeRef type)
{
    return jit_field(f, f->x, offsetof(struct jit_ctx, group) + offset, type, true);
}

LLVMValueRef
jit_group_goes_on(struct jit_fn *f)
{
    const LLVMValueRef rounds = context_field(f, offsetof(struct jit_group, rounds), f->i32);
    return LLVMBuildICmp(f->b, LLVMIntNE, rounds, jit_i32(f, 0), "");
}

static LLVMValueRef
number(struct jit_fn *f)
{
    return jit_load(f, f->i32, f->group.number, 4);
}

static LLVMValueRef
ended_at(struct jit_fn *f, LLVMValueRef n)
{
    LLVMValueRef index[1] = {LLVMBuildZExt(f->b, n, f->i64, "")};
    return LLVMBuildGEP2(f->b, f->i8, context_field(f, offsetof(struct jit_group, ended), f->ptr), index, 1,
                         "");
}

static void
choose(struct jit_fn *f, LLVMValueRef n, LLVMValueRef thread, LLVMValueRef rf)
{
    jit_store(f, n, f->group.number, 4);
    jit_store(f, thread, f->group.thread, 8);
    jit_store(f, rf, f->group.rf, 8);
    jit_store(f, thread, jit_at(f, f->x, offsetof(struct jit_ctx, t)), 8);
}

/* --- threads that go on at the same place --- */

/* Bits of where the threads of a round have stopped: at one of so many barriers; elsewhere, which no single
 * bit says; or for good, which stays. */
enum { MOST_BARRIERS = 29 };
#define ELSEWHERE (UINT32_C(3) << MOST_BARRIERS)
#define ENDED (UINT32_C(4) << MOST_BARRIERS)

/* The same for the block's code in both modes. */
static uint32_t
bit_of(struct jit_fn *f, const struct jit_block *block)
{
    struct jit_barrier *barrier = &f->barriers[block - f->flow->blocks];
    if (!barrier->bit && f->barrier_count < MOST_BARRIERS)
        barrier->bit = UINT32_C(1) << f->barrier_count++;
    return barrier->bit ? barrier->bit : ELSEWHERE;
}

static void
note_stop(struct jit_fn *f, uint32_t bits)
{
    if (!f->group.stops)
        return;
    const LLVMValueRef stops = jit_load(f, f->i32, f->group.stops, 4);
    jit_store(f, LLVMBuildOr(f->b, stops, jit_i32(f, bits), ""), f->group.stops, 4);
}

/* Each way to a next thread forgets all webs, and LLVM's time and memory grow with that: larger programs do
 * without. */
static bool
repeats_phases(const struct jit_fn *f)
{
    enum { MOST = 1 << 16 };
    const struct jit_flow *flow = f->flow;
    uint32_t behind = 0;
    bool any = false;
    for (uint32_t b = 0; b < flow->block_count; b++) {
        behind += flow->blocks[b].resumes;
        any |= f->phases[b] != JIT_MANY_PHASES;
    }
    return any && (uint64_t)behind * flow->web_count <= MOST;
}

void
jit_group_begin(struct jit_fn *f)
{
    f->group.rf = jit_variable(f, f->ptr, "rf");
    f->group.thread = jit_variable(f, f->ptr, "thread");
    f->group.number = jit_variable(f, f->i32, "number");
    f->group.starting = jit_variable(f, f->i32, "starting");
    f->group.waiting = jit_variable(f, f->i32, "waiting");
    f->group.pc = jit_variable(f, f->i32, "pc");
    if (repeats_phases(f)) {
        f->group.stops = jit_variable(f, f->i32, "stops");
        f->group.alike = jit_variable(f, f->i32, "alike");
        jit_store(f, jit_i32(f, 0), f->group.stops, 4);
        jit_store(f, jit_i32(f, 0), f->group.alike, 4);
    }
    jit_store(f, f->thread, f->group.thread, 8);
    jit_store(f, f->rf, f->group.rf, 8);
    jit_store(f, jit_i32(f, 0), f->group.number, 4);
    jit_store(f, jit_i32(f, 1), f->group.starting, 4);
    jit_store(f, jit_i32(f, 0), f->group.waiting, 4);
    jit_store(f, LLVMGetParam(f->fn, 2), f->group.pc, 4);
}

static LLVMValueRef
is_zero(struct jit_fn *f, LLVMValueRef v)
{
    return LLVMBuildICmp(f->b, LLVMIntEQ, v, LLVMConstNull(LLVMTypeOf(v)), "");
}

/* How many threads go on at the same place: all, or 0 if some do not, or have ended. */
static void
count_alike(struct jit_fn *f)
{
    if (!f->group.stops)
        return;
    const LLVMValueRef stops = jit_load(f, f->i32, f->group.stops, 4);
    const LLVMValueRef others = LLVMBuildAnd(f->b, stops, LLVMBuildSub(f->b, stops, jit_i32(f, 1), ""), "");
    const LLVMValueRef count = context_field(f, offsetof(struct jit_group, count), f->i32);
    jit_store(f, LLVMBuildSelect(f->b, is_zero(f, others), count, jit_i32(f, 0), ""), f->group.alike, 4);
    jit_store(f, LLVMBuildAnd(f->b, stops, jit_i32(f, ENDED), ""), f->group.stops, 4);
}

/* All threads have stopped somewhere. */
static void
end_round(struct jit_fn *f, LLVMBasicBlockRef look)
{
    const LLVMBasicBlockRef done = jit_new_block(f, "all ended"), wait = jit_new_block(f, "some wait"),
                            out = jit_new_block(f, "out"), again = jit_new_block(f, "round");
    const LLVMValueRef waiting = jit_load(f, f->i32, f->group.waiting, 4);
    LLVMBuildCondBr(f->b, is_zero(f, waiting), done, wait);
    LLVMPositionBuilderAtEnd(f->b, done);
    jit_leave(f, EMU_STOP_END);
    LLVMPositionBuilderAtEnd(f->b, wait);
    const LLVMValueRef flag = jit_load(f, f->i32, f->stop_flag, 4);
    LLVMSetVolatile(flag, 1);
    LLVMBuildCondBr(f->b, LLVMBuildAnd(f->b, is_zero(f, flag), jit_group_goes_on(f), ""), again, out);
    LLVMPositionBuilderAtEnd(f->b, out);
    jit_leave(f, EMU_STOP_BARRIER);
    LLVMPositionBuilderAtEnd(f->b, again);
    jit_store(f, jit_i32(f, 0), f->group.starting, 4);
    jit_store(f, jit_i32(f, 0), f->group.waiting, 4);
    count_alike(f);
    choose(f, jit_i32(f, 0), f->thread, f->rf);
    LLVMBuildBr(f->b, look);
}

/* The thread behind the one at hand, which is the n-th. */
static void
choose_next(struct jit_fn *f, LLVMValueRef n)
{
    LLVMValueRef step[1] = {context_field(f, offsetof(struct jit_group, rf_stride), f->i64)};
    choose(f, n, jit_at(f, jit_thread(f), sizeof(struct emu_thread)),
           LLVMBuildGEP2(f->b, f->i8, jit_rf(f), step, 1, ""));
}

/* The path from the stop of one thread to the next one that has not ended. */
static LLVMBasicBlockRef
make_next(struct jit_fn *f, LLVMBasicBlockRef dispatch)
{
    const LLVMBasicBlockRef next = jit_new_block(f, "next of group"),
                            last = jit_new_block(f, "last of group"), on = jit_new_block(f, "on"),
                            look = jit_new_block(f, "look"), live = jit_new_block(f, "live"),
                            start = jit_new_block(f, "start next");
    LLVMPositionBuilderAtEnd(f->b, next);
    const LLVMValueRef n = LLVMBuildAdd(f->b, number(f), jit_i32(f, 1), "");
    const LLVMValueRef count = context_field(f, offsetof(struct jit_group, count), f->i32);
    LLVMBuildCondBr(f->b, LLVMBuildICmp(f->b, LLVMIntUGE, n, count, ""), last, on);
    LLVMPositionBuilderAtEnd(f->b, last);
    end_round(f, look);
    LLVMPositionBuilderAtEnd(f->b, on);
    choose_next(f, n);
    LLVMBuildCondBr(f->b, is_zero(f, jit_load(f, f->i32, f->group.starting, 4)), look, start);
    LLVMPositionBuilderAtEnd(f->b, start);
    jit_store(f, jit_i32(f, 0), f->group.pc, 4);
    LLVMBuildBr(f->b, dispatch);
    LLVMPositionBuilderAtEnd(f->b, look);
    const LLVMValueRef ended = jit_load(f, f->i8, ended_at(f, number(f)), 1);
    LLVMBuildCondBr(f->b, is_zero(f, ended), live, next);
    LLVMPositionBuilderAtEnd(f->b, live);
    jit_store(f, jit_field(f, jit_thread(f), offsetof(struct emu_thread, pc), f->i32, false), f->group.pc, 4);
    LLVMBuildBr(f->b, dispatch);
    return next;
}

void
jit_group_make_stops(struct jit_fn *f, LLVMBasicBlockRef dispatch)
{
    const LLVMBasicBlockRef here = LLVMGetInsertBlock(f->b), next = make_next(f, dispatch);
    f->next_thread = jit_new_block(f, "ended");
    LLVMPositionBuilderAtEnd(f->b, f->next_thread);
    jit_store(f, LLVMConstInt(f->i8, 1, 0), ended_at(f, number(f)), 1);
    note_stop(f, ENDED);
    LLVMBuildBr(f->b, next);
    f->group.waits = jit_new_block(f, "waits");
    LLVMPositionBuilderAtEnd(f->b, f->group.waits);
    jit_store(f, LLVMConstInt(f->i8, 0, 0), ended_at(f, number(f)), 1);
    jit_store(f, jit_i32(f, 1), f->group.waiting, 4);
    LLVMBuildBr(f->b, next);
    LLVMPositionBuilderAtEnd(f->b, here);
}

/* A thread comes from the kernel's start once, and round a loop with barriers to the same code. With code of
 * its own for the former, what lies between two barriers of a loop is entered from behind a barrier only, and
 * LLVM sees a loop over threads there. */
bool
jit_group_has_first_round(const struct jit_fn *f)
{
    enum { MOST_OPS = 400 };
    return f->group.stops && !f->quick && f->program->op_count <= MOST_OPS;
}

/* The way from a thread to the next one, which goes on with block `phase` as well. */
static LLVMBasicBlockRef
repeat_of(struct jit_fn *f, uint32_t phase)
{
    struct jit_barrier *barrier = &f->barriers[phase];
    const LLVMBasicBlockRef here = LLVMGetInsertBlock(f->b);
    assert(barrier->resume);
    if (!barrier->repeat) {
        barrier->repeat = jit_new_block(f, "same phase");
        LLVMPositionBuilderAtEnd(f->b, barrier->repeat);
        jit_store(f, jit_i32(f, 1), f->group.waiting, 4);
        choose_next(f, LLVMBuildAdd(f->b, number(f), jit_i32(f, 1), ""));
        jit_forget_webs(f);
        LLVMBuildBr(f->b, barrier->resume);
        LLVMPositionBuilderAtEnd(f->b, here);
    }
    return barrier->repeat;
}

/* If all threads of the group have gone on at the same place, the next one does at once. So LLVM sees a loop
 * over threads, and what is the same for all of them leaves it. In the first round, whose threads come from
 * the kernel's start, `alike` is 0. */
void
jit_group_wait(struct jit_fn *f, const struct jit_block *block)
{
    const uint32_t phase = f->phases[block - f->flow->blocks];
    note_stop(f, bit_of(f, block));
    if (!f->group.stops || f->round == JIT_FIRST_ROUND || phase == JIT_MANY_PHASES) {
        LLVMBuildBr(f->b, f->group.waits);
        return;
    }
    const LLVMBasicBlockRef repeat = repeat_of(f, phase);
    const LLVMValueRef n = LLVMBuildAdd(f->b, number(f), jit_i32(f, 1), ""),
                       alike = jit_load(f, f->i32, f->group.alike, 4);
    LLVMBuildCondBr(f->b, LLVMBuildICmp(f->b, LLVMIntULT, n, alike, ""), repeat, f->group.waits);
}

LLVMValueRef
jit_start_image(struct jit_fn *f)
{
    const size_t at = offsetof(struct emu_thread, image);
    if (f->next.after)
        return jit_next_image(f);
    if (!f->group.rf)
        return jit_field(f, f->thread, at, f->ptr, false);
    return jit_image_behind(f, context_field(f, offsetof(struct jit_group, images), f->ptr), number(f));
}

LLVMValueRef
jit_start_slot(struct jit_fn *f)
{
    if (f->next.after)
        return jit_next_slot(f);
    if (!f->group.rf)
        return jit_field(f, f->thread, offsetof(struct emu_thread, slot), f->i32, false);
    return LLVMBuildAdd(f->b, context_field(f, offsetof(struct jit_group, slot), f->i32), number(f), "");
}
