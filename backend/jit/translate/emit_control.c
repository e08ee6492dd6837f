/* SPDX-License-Identifier: MIT */
/* Ends of blocks, leaving the function, and ops that the simd engine does. */
#include <assert.h>
#include <stddef.h>

#include "emu/kernel.h"
#include "jit.h"

LLVMBasicBlockRef
jit_block(struct jit_fn *f, uint32_t b, enum jit_mode mode)
{
    assert(b < f->flow->block_count);
    assert(!(f->one_mode && f->all_full));
    if (f->solo)
        return jit_solo_block(f, b, mode);
    mode = f->one_mode ? JIT_PARTIAL : f->all_full ? JIT_FULL : mode;
    const uint32_t at = (b * JIT_ROUNDS + f->round) * JIT_MODES + mode;
    if (!f->blocks[at]) {
        f->blocks[at] = jit_new_block(f, mode == JIT_FULL ? "full" : "partial");
        f->todo[f->todo_count++] = at;
    }
    return f->blocks[at];
}

void
jit_leave(struct jit_fn *f, uint32_t stop)
{
    jit_place_thread(f);
    LLVMBuildRet(f->b, jit_i32(f, stop));
}

void
jit_leave_if(struct jit_fn *f, LLVMValueRef result)
{
    const LLVMBasicBlockRef here = LLVMGetInsertBlock(f->b), on = jit_new_block(f, "on");
    if (!f->leave) {
        f->leave = jit_new_block(f, "leave");
        LLVMPositionBuilderAtEnd(f->b, f->leave);
        f->leave_with = LLVMBuildPhi(f->b, f->i32, "");
        jit_place_thread(f);
        LLVMBuildRet(f->b, LLVMBuildSub(f->b, f->leave_with, jit_i32(f, 1), ""));
        LLVMPositionBuilderAtEnd(f->b, here);
    }
    LLVMBasicBlockRef from[1] = {here};
    LLVMAddIncoming(f->leave_with, &result, from, 1);
    jit_branch_rare(f, LLVMBuildICmp(f->b, LLVMIntNE, result, jit_i32(f, 0), ""), f->leave, on);
    LLVMPositionBuilderAtEnd(f->b, on);
}

/* A helper of struct jit_ctx. */
static LLVMValueRef
call_helper(struct jit_fn *f, size_t offset, LLVMValueRef *args, LLVMTypeRef *types, unsigned n)
{
    const LLVMValueRef helper = jit_field(f, f->x, offset, f->ptr, true);
    return LLVMBuildCall2(f->b, LLVMFunctionType(f->i32, types, n, 0), helper, args, n, "");
}

static void
leave_faulted(struct jit_fn *f, enum emu_fault_kind kind, LLVMValueRef exec)
{
    LLVMValueRef args[4] = {f->x, jit_i32(f, f->index), jit_i32(f, kind), jit_rare_bits_in_thread(f, exec)};
    LLVMTypeRef types[4] = {f->ptr, f->i32, f->i32, f->i64};
    call_helper(f, offsetof(struct jit_ctx, control_fault), args, types, 4);
    jit_leave(f, EMU_STOP_FAULT);
}

/* --- the simd engine's turn --- */

static void
copy_range(struct jit_fn *f, const struct jit_access *a, bool to_memory)
{
    struct jit_access memory = *a;
    memory.web = JIT_IN_MEMORY;
    if (a->web == JIT_IN_MEMORY || jit_move_lone(f, a, to_memory))
        return;
    jit_write_range(f, to_memory ? &memory : a, jit_read_range(f, to_memory ? a : &memory));
}

void
jit_operands_to_memory(struct jit_fn *f)
{
    const struct jit_flow *flow = f->flow;
    jit_store(f, jit_rare_bits_in_thread(f, jit_exec(f)), jit_rf(f), 8);
    for (uint32_t i = flow->access_start[f->index]; i < flow->access_start[f->index + 1]; i++)
        if (flow->accesses[i].use != JIT_WRITE)
            copy_range(f, &flow->accesses[i], true);
}

void
jit_results_from_memory(struct jit_fn *f)
{
    const struct jit_flow *flow = f->flow;
    for (uint32_t i = flow->access_start[f->index]; i < flow->access_start[f->index + 1]; i++)
        if (flow->accesses[i].use != JIT_READ)
            copy_range(f, &flow->accesses[i], false);
}

void
jit_emit_fallback(struct jit_fn *f, bool rare, uint32_t site)
{
    assert(f->op == &f->program->ops[f->index] && (rare || !site));
    jit_operands_to_memory(f);
    if (rare) {
        jit_leave_if(f, jit_call_detour(f, site));
    } else {
        LLVMValueRef args[3] = {jit_rf(f), f->x, jit_i32(f, f->index)};
        LLVMTypeRef types[3] = {f->ptr, f->ptr, f->i32};
        jit_leave_if(f, call_helper(f, offsetof(struct jit_ctx, fallback), args, types, 3));
    }
    jit_results_from_memory(f);
    if (!jit_writes_exec(f->program, f->op))
        return;
    const LLVMValueRef exec = jit_load(f, f->i64, jit_rf(f), 8);
    jit_store(f, jit_rare_bits(f, exec, 1), f->exec_slot, 8);
}

/* --- whole cells --- */

static LLVMValueRef
read_cell(struct jit_fn *f, unsigned role)
{
    const struct jit_access *a = jit_find_access(f, role);
    assert(a && a->hi - a->lo == 8);
    return a->lo < 8 ? jit_exec(f) : jit_read_range(f, a);
}

static void
write_cell(struct jit_fn *f, unsigned role, LLVMValueRef value)
{
    const struct jit_access *a = jit_find_access(f, role);
    assert(a && a->hi - a->lo == 8 && a->use != JIT_READ);
    if (a->lo < 8)
        jit_store(f, value, f->exec_slot, 8);
    else
        jit_write_range(f, a, value);
}

void
jit_emit_mask(struct jit_fn *f)
{
    assert(lane_code_family(f->op->code) == LANE_MASK);
    LLVMValueRef v = read_cell(f, JIT_CELL_A);
    if (f->op->code != LANE_OP_mmov) {
        const LLVMValueRef b = read_cell(f, JIT_CELL_B);
        v = f->op->code == LANE_OP_mor    ? LLVMBuildOr(f->b, v, b, "")
            : f->op->code == LANE_OP_mand ? LLVMBuildAnd(f->b, v, b, "")
                                          : LLVMBuildAnd(f->b, v, LLVMBuildNot(f->b, b, ""), "");
    }
    write_cell(f, JIT_CELL_D, v);
}

/* --- control flow --- */

/* A jump to an op at or before this one looks at the watchdog's flag first. */
static void
go(struct jit_fn *f, uint32_t b, enum jit_mode mode)
{
    const bool again = f->solo && jit_solo_is_next_turn(f, b);
    if (f->flow->blocks[b].first > f->index) {
        LLVMBuildBr(f->b, jit_block(f, b, mode));
        return;
    }
    if (again && jit_solo_spend(f, mode))
        return;
    const LLVMBasicBlockRef to = again ? jit_new_block(f, "turn") : jit_block(f, b, mode);
    const LLVMBasicBlockRef hang = jit_new_block(f, "hang");
    const LLVMValueRef flag = jit_load(f, f->i32, f->stop_flag, 4);
    LLVMSetVolatile(flag, 1);
    const LLVMValueRef exec = mode == JIT_FULL ? jit_i64(f, f->full) : jit_load(f, f->i64, f->exec_slot, 8);
    jit_branch_rare(f, LLVMBuildICmp(f->b, LLVMIntNE, flag, jit_i32(f, 0), ""), hang, to);
    LLVMPositionBuilderAtEnd(f->b, hang);
    leave_faulted(f, EMU_FAULT_HANG, exec);
    if (again) {
        LLVMPositionBuilderAtEnd(f->b, to);
        jit_solo_next_turn(f, mode);
    }
}

static void
go_if(struct jit_fn *f, LLVMValueRef condition, uint32_t b, enum jit_mode mode)
{
    const LLVMBasicBlockRef taken = jit_new_block(f, "taken"), on = jit_new_block(f, "on");
    LLVMBuildCondBr(f->b, condition, taken, on);
    LLVMPositionBuilderAtEnd(f->b, taken);
    go(f, b, mode);
    LLVMPositionBuilderAtEnd(f->b, on);
}

static LLVMValueRef
is(struct jit_fn *f, LLVMValueRef cell, uint64_t value)
{
    return LLVMBuildICmp(f->b, LLVMIntEQ, cell, jit_i64(f, value), "");
}

/* Is it better done with every lane off than skipped? The baseline level stores lane by lane. Where a thread
 * has many of the host's vectors, some lane takes most branches, and then nothing is gained. */
static bool
is_brief(const struct jit_fn *f, uint32_t b)
{
    if (f->solo)
        return false;
    const unsigned most_lanes = f->cpu >= BACKEND_AVX512 ? 64 : f->cpu == BACKEND_AVX2 ? 32 : 0;
    return f->kernel->lanes <= most_lanes && jit_is_brief(f->flow, b);
}

/* To block b in the mode that the execution mask, just written, allows. A brief branch, if b is nothing else,
 * goes on under the mask anyway, even if all lanes are on. */
void
jit_go_by_exec(struct jit_fn *f, LLVMValueRef exec, uint32_t b)
{
    const struct jit_block *block = &f->flow->blocks[b];
    jit_store(f, exec, f->exec_slot, 8);
    if (block->end > block->first + 1 || !is_brief(f, b))
        go_if(f, is(f, exec, f->full), b, JIT_FULL);
    go(f, b, JIT_PARTIAL);
}

/* The predicate's channels as bits of a mask cell. */
static LLVMValueRef
channels(struct jit_fn *f)
{
    const struct lane_op *op = f->op;
    LLVMValueRef bits = jit_predicate(f);
    if (!bits)
        bits = LLVMConstAllOnes(jit_int(f, op->lanes));
    if (op->lanes < 64)
        bits = LLVMBuildZExt(f->b, bits, f->i64, "");
    return LLVMBuildShl(f->b, bits, jit_i64(f, op->chan), "");
}

static void
end_divert(struct jit_fn *f, uint32_t next, uint32_t target, bool brief)
{
    const LLVMValueRef exec = jit_exec(f), leaving = LLVMBuildAnd(f->b, exec, channels(f), "");
    if (f->mode == JIT_FULL && !brief)
        go_if(f, is(f, leaving, 0), next, JIT_FULL);
    write_cell(f, JIT_CELL_D, LLVMBuildOr(f->b, read_cell(f, JIT_CELL_D), leaving, ""));
    if (f->solo) {
        jit_store(f, jit_i64(f, 0), f->exec_slot, 8);
        go(f, target, JIT_PARTIAL);
        return;
    }
    const LLVMValueRef rest = LLVMBuildAnd(f->b, exec, LLVMBuildNot(f->b, leaving, ""), "");
    jit_store(f, rest, f->exec_slot, 8);
    if (!brief)
        go_if(f, is(f, rest, 0), target, JIT_PARTIAL);
    go(f, next, JIT_PARTIAL);
}

static void
end_join(struct jit_fn *f, uint32_t next, uint32_t target)
{
    const LLVMValueRef exec = LLVMBuildOr(f->b, jit_exec(f), read_cell(f, JIT_CELL_A), "");
    write_cell(f, JIT_CELL_D, jit_i64(f, 0));
    jit_store(f, exec, f->exec_slot, 8);
    go_if(f, is(f, exec, f->full), next, JIT_FULL);
    if (!f->solo)
        go_if(f, is(f, exec, 0), target, JIT_PARTIAL);
    go(f, f->solo ? target : next, JIT_PARTIAL);
}

static void
end_loop(struct jit_fn *f, uint32_t next, uint32_t target)
{
    const LLVMValueRef exec = jit_exec(f), again = LLVMBuildAnd(f->b, exec, channels(f), "");
    if (f->solo)
        jit_solo_go_on(f);
    if (f->mode == JIT_FULL)
        go_if(f, is(f, again, f->full), target, JIT_FULL);
    if (f->solo) {
        go(f, next, f->mode);
        return;
    }
    go_if(f, is(f, again, 0), next, f->mode);
    const LLVMValueRef left = LLVMBuildAnd(f->b, exec, LLVMBuildNot(f->b, again, ""), "");
    write_cell(f, JIT_CELL_D, LLVMBuildOr(f->b, read_cell(f, JIT_CELL_D), left, ""));
    jit_store(f, again, f->exec_slot, 8);
    go(f, target, JIT_PARTIAL);
}

/* What lives behind a barrier, by how it is kept: all of it; a row's first value, where only this code goes
 * on with the thread; nothing, where it is computed again there. */
enum kept { KEPT_ALL, KEPT_FIRST, NOT_KEPT };

static enum kept
how_kept(const struct jit_fn *f, uint32_t web)
{
    if (jit_comes_again(f, web))
        return NOT_KEPT;
    return f->group.rf && f->flow->webs[web].row.element ? KEPT_FIRST : KEPT_ALL;
}

static void
store_live(struct jit_fn *f, uint32_t next, enum kept which,
           void (*store)(struct jit_fn *f, const struct jit_live *l))
{
    const struct jit_flow *flow = f->flow;
    for (uint32_t i = flow->live_start[next]; i < flow->live_start[next + 1]; i++)
        if (flow->live[i].stored && how_kept(f, flow->live[i].web) == which)
            store(f, &flow->live[i]);
}

static void
store_first(struct jit_fn *f, const struct jit_live *l)
{
    jit_store_row(f, l->web);
}

static void
store_all(struct jit_fn *f, const struct jit_live *l)
{
    copy_range(f, &(struct jit_access){.lo = l->lo, .hi = l->hi, .web = l->web}, true);
}

/* Another engine may go on with threads that leave this code, and then needs everything. */
static void
store_rest(struct jit_fn *f, uint32_t next)
{
    const LLVMBasicBlockRef stays = jit_new_block(f, "stays"), leaves = jit_new_block(f, "leaves"),
                            on = jit_new_block(f, "on");
    LLVMBuildCondBr(f->b, jit_group_goes_on(f), stays, leaves);
    LLVMPositionBuilderAtEnd(f->b, stays);
    store_live(f, next, KEPT_FIRST, store_first);
    LLVMBuildBr(f->b, on);
    LLVMPositionBuilderAtEnd(f->b, leaves);
    store_live(f, next, KEPT_FIRST, store_all);
    store_live(f, next, NOT_KEPT, store_all);
    LLVMBuildBr(f->b, on);
    LLVMPositionBuilderAtEnd(f->b, on);
}

static void
end_barrier(struct jit_fn *f, const struct jit_block *block, uint32_t next)
{
    store_live(f, next, KEPT_ALL, store_all);
    if (f->group.rf)
        store_rest(f, next);
    jit_store(f, jit_exec(f), jit_rf(f), 8);
    jit_store(f, jit_i32(f, f->index + 1), jit_at(f, jit_thread(f), offsetof(struct emu_thread, pc)), 4);
    if (f->group.waits)
        jit_group_wait(f, block);
    else
        jit_leave(f, EMU_STOP_BARRIER);
}

/* One comparison per return point: there are few. */
static void
end_ret(struct jit_fn *f)
{
    const struct lane_program *p = f->program;
    const LLVMValueRef inst = jit_read(f, &f->op->src[0], JIT_SRC0).v;
    for (uint32_t i = 0; i < p->entry_count; i++) {
        const uint32_t b = f->flow->block_of[p->entries[i].op];
        if (b != UINT32_MAX && f->flow->blocks[b].return_point)
            go_if(f, LLVMBuildICmp(f->b, LLVMIntEQ, inst, jit_i32(f, p->entries[i].inst), ""), b, f->mode);
    }
    /* elsewhere: the interpreter goes on at a place that is not behind a call */
    leave_faulted(f, EMU_FAULT_JUMP, jit_exec(f));
}

static LLVMValueRef
branch_condition(struct jit_fn *f)
{
    switch (f->op->code) {
    case LANE_OP_brz:
        return is(f, read_cell(f, JIT_CELL_A), 0);
    case LANE_OP_brnz:
        return LLVMBuildNot(f->b, is(f, read_cell(f, JIT_CELL_A), 0), "");
    default: {
        const LLVMValueRef bits = jit_predicate(f);
        return bits ? bits : LLVMConstInt(f->i1, 1, 0);
    }
    }
}

/* Goes on with the group's next thread, if this code can start it. */
static void
end_thread(struct jit_fn *f)
{
    if (!f->next_thread) {
        jit_leave(f, EMU_STOP_END);
        return;
    }
    LLVMBuildBr(f->b, f->next_thread);
}

void
jit_emit_end(struct jit_fn *f, const struct jit_block *block)
{
    const struct lane_op *op = f->op;
    const uint32_t b = (uint32_t)(block - f->flow->blocks);
    uint32_t next = block->end < f->program->op_count ? f->flow->block_of[block->end] : UINT32_MAX;
    const uint32_t target = block->succ_count ? block->succ[block->succ_count - 1] : UINT32_MAX;
    switch (op->code) {
    case LANE_OP_br:
        go(f, target, f->mode);
        return;
    case LANE_OP_call:
        jit_write(f, &op->dst, JIT_DST,
                  (struct jit_value){.v = jit_i32(f, f->program->ops[f->index + 1].inst), .scalar = true},
                  NULL);
        go(f, target, f->mode);
        return;
    case LANE_OP_brz:
    case LANE_OP_brnz:
    case LANE_OP_brf:
        if (is_brief(f, b))
            next = target;
        else
            go_if(f, branch_condition(f), target, f->mode);
        break;
    case LANE_OP_divert:
        end_divert(f, next, target, is_brief(f, b));
        return;
    case LANE_OP_join:
        end_join(f, next, target);
        return;
    case LANE_OP_loop:
        end_loop(f, next, target);
        return;
    case LANE_OP_ret:
        end_ret(f);
        return;
    case LANE_OP_barrier:
        end_barrier(f, block, next);
        return;
    case LANE_OP_end:
        end_thread(f);
        return;
    case LANE_OP_trap:
        leave_faulted(f, emu_fault_of_trap(op), jit_exec(f));
        return;
    default:
        if (jit_writes_exec(f->program, op)) {
            jit_go_by_exec(f, jit_load(f, f->i64, f->exec_slot, 8), next);
            return;
        }
    }
    go(f, next, f->mode);
}
