/* SPDX-License-Identifier: MIT */
/* Translates a whole program: the entry, and the blocks in those modes in which they can be reached. */
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "emu/kernel.h"
#include "jit.h"
#include "jit/flow/solo.h"
#include "jit/llvm/scopes.h"

/* A program beyond both limits has one version: two would take LLVM too long, and little of it runs unmasked.
 * Behind barriers all lanes are mostly on again. */
enum { MANY_BLOCKS = 16, MANY_OPS = 300, MANY_OPS_WITH_BARRIERS = 400 };

static void
set_attribute(struct jit_fn *f, LLVMValueRef fn, const char *name, const char *value)
{
    LLVMAddAttributeAtIndex(
        fn, LLVMAttributeFunctionIndex,
        LLVMCreateStringAttribute(f->context, name, (unsigned)strlen(name), value, (unsigned)strlen(value)));
}

static void
add_enum_attribute(struct jit_fn *f, LLVMValueRef fn, LLVMAttributeIndex index, const char *name,
                   uint64_t value)
{
    const unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
    LLVMAddAttributeAtIndex(fn, index, LLVMCreateEnumAttribute(f->context, kind, value));
}

void
jit_set_attributes(struct jit_fn *f, LLVMValueRef fn)
{
    static const char *const widths[BACKEND_CPU_COUNT] = {[BACKEND_BASELINE] = "128",
                                                          [BACKEND_AVX2] = "256",
                                                          [BACKEND_AVX512] = "512",
                                                          [BACKEND_ICELAKE] = "512"};
    set_attribute(f, fn, "denormal-fp-math", "dynamic,dynamic");
    set_attribute(f, fn, "no-builtins", "true");
    set_attribute(f, fn, "prefer-vector-width", widths[f->cpu]);
    set_attribute(f, fn, "min-legal-vector-width", widths[f->cpu]);
    add_enum_attribute(f, fn, LLVMAttributeFunctionIndex, "nounwind", 0);
    add_enum_attribute(f, fn, LLVMAttributeFunctionIndex, "noredzone", 0); /* no calls to detours are seen */
}

/* The ABI's stack is aligned to 16 bytes only: vectors kept there would cross cache lines. */
static void
align_stack(struct jit_fn *f)
{
    static const unsigned bytes[BACKEND_CPU_COUNT] = {
        [BACKEND_BASELINE] = 16, [BACKEND_AVX2] = 32, [BACKEND_AVX512] = 64, [BACKEND_ICELAKE] = 64};
    if (bytes[f->cpu] > 16)
        add_enum_attribute(f, f->fn, LLVMAttributeFunctionIndex, "alignstack", bytes[f->cpu]);
}

/* plain: declared already; NULL: the kernel itself. */
static void
make_function(struct jit_fn *f, LLVMValueRef plain)
{
    LLVMTypeRef args[3] = {f->ptr, f->ptr, f->i32};
    f->fn = plain ? plain : LLVMAddFunction(f->module, "kernel", LLVMFunctionType(f->i32, args, 3, 0));
    jit_set_attributes(f, f->fn);
    add_enum_attribute(f, f->fn, 1, "noalias", 0);
    align_stack(f);
    f->rf = LLVMGetParam(f->fn, 0);
    f->x = LLVMGetParam(f->fn, 1);
}

/* If the launch has less of something than the code takes for granted, the interpreter runs. */
static void
check_launch(struct jit_fn *f, size_t field, uint32_t needed)
{
    if (!needed)
        return;
    const LLVMValueRef launch = jit_launch(f);
    const LLVMValueRef count = jit_field(f, launch, field, f->i32, true);
    const LLVMBasicBlockRef less = jit_new_block(f, "less"), on = jit_new_block(f, "enough");
    jit_branch_rare(f, LLVMBuildICmp(f->b, LLVMIntULT, count, jit_i32(f, needed), ""), less, on);
    LLVMPositionBuilderAtEnd(f->b, less);
    jit_leave(f, JIT_STOP_BAIL);
    LLVMPositionBuilderAtEnd(f->b, on);
}

/* The surfaces that messages name; local memory, if there are messages to it. */
static void
check_memory(struct jit_fn *f)
{
    const struct lane_program *p = f->program;
    uint32_t surfaces = 0, local = 0;
    for (uint32_t i = 0; i < p->op_count; i++) {
        const struct lane_mem *mem = &p->ops[i].mem;
        if (lane_code_family(p->ops[i].code) != LANE_MEM || lane_code_is(p->ops[i].code, LANE_LANELESS))
            continue;
        if (mem->space == LANE_SPACE_SURFACE && mem->surface >= surfaces && mem->surface < JIT_SURFACES)
            surfaces = mem->surface + 1u;
        if (mem->space == LANE_SPACE_LOCAL)
            local = f->kernel->local_bytes;
    }
    check_launch(f, offsetof(struct emu_launch, surface_count), surfaces);
    check_launch(f, offsetof(struct emu_launch, local_bytes), local);
}

/* Images and samplers that native messages name. */
static void
check_images(struct jit_fn *f)
{
    const struct lane_program *p = f->program;
    uint32_t images = 0, samplers = 0;
    for (uint32_t i = 0; i < p->op_count; i++) {
        const struct lane_op *op = &p->ops[i];
        if (lane_code_family(op->code) != LANE_IMAGE || !jit_image_is_native(f, op))
            continue;
        if (op->image.surface >= images)
            images = op->image.surface + 1u;
        if (op->code == LANE_OP_sample && op->image.sampler >= samplers)
            samplers = op->image.sampler + 1u;
    }
    check_launch(f, offsetof(struct emu_launch, image_count), images);
    check_launch(f, offsetof(struct emu_launch, sampler_count), samplers);
}

/* A fresh thread. */
static void
make_start(struct jit_fn *f)
{
    jit_load_start(f, JIT_ALL_WEBS);
    jit_forget_walks(f);
    const LLVMValueRef exec = f->start != JIT_SOME_LANES
                                  ? jit_i64(f, f->full)
                                  : jit_field(f, f->thread, offsetof(struct emu_thread, exec), f->i64, true);
    jit_store(f, exec, f->exec_slot, 8);
    f->round = jit_group_has_first_round(f) ? JIT_FIRST_ROUND : JIT_ANY_ROUND;
    LLVMBuildBr(f->b, jit_block(f, 0, JIT_FULL));
}

static void
resume_in(struct jit_fn *f, uint32_t b, LLVMValueRef exec, enum jit_mode mode)
{
    jit_load_live(f, b, exec);
    jit_forget_walks(f);
    jit_store(f, exec, f->exec_slot, 8);
    LLVMBuildBr(f->b, jit_block(f, b, mode));
}

/* Goes on behind a barrier. Where all lanes are on, rows are found without a search for one that is. */
static void
make_resume(struct jit_fn *f, uint32_t b)
{
    const LLVMValueRef exec = jit_load(f, f->i64, jit_rf(f), 8);
    f->round = JIT_ANY_ROUND;
    if (f->one_mode || f->all_full) {
        resume_in(f, b, f->all_full ? jit_i64(f, f->full) : exec, f->all_full ? JIT_FULL : JIT_PARTIAL);
        return;
    }
    const LLVMBasicBlockRef all = jit_new_block(f, "all"), some = jit_new_block(f, "some");
    LLVMBuildCondBr(f->b, LLVMBuildICmp(f->b, LLVMIntEQ, exec, jit_i64(f, f->full), ""), all, some);
    LLVMPositionBuilderAtEnd(f->b, all);
    resume_in(f, b, jit_i64(f, f->full), JIT_FULL);
    LLVMPositionBuilderAtEnd(f->b, some);
    resume_in(f, b, exec, JIT_PARTIAL);
}

void
jit_forget_webs(struct jit_fn *f)
{
    for (uint32_t w = 0; w < f->flow->web_count; w++)
        LLVMBuildStore(f->b, LLVMGetUndef(LLVMGetAllocatedType(f->slots[w])), f->slots[w]);
    LLVMBuildStore(f->b, LLVMGetUndef(f->i64), f->exec_slot);
}

/* The switch to where a thread goes on. */
static LLVMValueRef
make_dispatch(struct jit_fn *f, LLVMBasicBlockRef start)
{
    if (!f->flow->takes_groups)
        return f->entry = LLVMBuildSwitch(f->b, LLVMGetParam(f->fn, 2), start, 4);
    const LLVMBasicBlockRef dispatch = jit_new_block(f, "dispatch");
    jit_group_begin(f);
    f->entry = LLVMBuildBr(f->b, dispatch);
    jit_group_make_stops(f, dispatch);
    LLVMPositionBuilderAtEnd(f->b, dispatch);
    jit_forget_webs(f);
    return LLVMBuildSwitch(f->b, jit_load(f, f->i32, f->group.pc, 4), start, 4);
}

/* Can it start the thread behind one that has ended? */
static bool
starts_next(const struct jit_fn *f)
{
    return !f->flow->takes_groups && f->start != JIT_SOME_LANES && jit_starts_in_webs(f->flow, f->kernel) &&
           !f->flow->changes_fpmode;
}

/* Entry 0 is the kernel's start; others are the blocks behind barriers. goes_on: from thread to thread, where
 * it can. */
static void
make_entry(struct jit_fn *f, bool goes_on)
{
    const struct jit_flow *flow = f->flow;
    const LLVMBasicBlockRef first = LLVMAppendBasicBlockInContext(f->context, f->fn, "variables");
    const LLVMBasicBlockRef begin = jit_new_block(f, "begin");
    LLVMPositionBuilderAtEnd(f->b, first);
    f->exec_slot = LLVMBuildAlloca(f->b, f->i64, "exec");
    for (uint32_t w = 0; w < flow->web_count; w++) {
        const uint32_t bytes = flow->webs[w].hi - flow->webs[w].lo;
        assert(bytes > 0 && bytes % 2 == 0); /* granules are of 2 and 4 bytes */
        const LLVMTypeRef type =
            bytes % 4 == 0 ? LLVMVectorType(f->i32, bytes / 4) : LLVMVectorType(f->i16, bytes / 2);
        const unsigned element = flow->webs[w].row.element;
        f->slots[w] = LLVMBuildAlloca(f->b,
                                      element      ? jit_row_type(f, w)
                                      : bytes == 8 ? f->i64
                                      : bytes == 4 ? f->i32
                                      : bytes == 2 ? f->i16
                                                   : type,
                                      "web");
        LLVMSetAlignment(f->slots[w], 64);
    }
    LLVMBuildBr(f->b, begin);
    jit_find_walks(f);
    LLVMPositionBuilderAtEnd(f->b, begin);
    f->thread = jit_field(f, f->x, offsetof(struct jit_ctx, t), f->ptr, false); /* groups change it */
    f->stop_flag = jit_field(f, f->thread, offsetof(struct emu_thread, stop), f->ptr, true);
    check_memory(f);
    check_images(f);
    const LLVMBasicBlockRef start = jit_new_block(f, "start");
    const LLVMValueRef which = make_dispatch(f, goes_on && starts_next(f) ? jit_make_next(f, start) : start);
    LLVMPositionBuilderAtEnd(f->b, start);
    make_start(f);
    for (uint32_t b = 0; b < flow->block_count; b++) {
        if (!flow->blocks[b].resumes)
            continue;
        const LLVMBasicBlockRef resume = jit_new_block(f, "resume");
        LLVMAddCase(which, jit_i32(f, flow->blocks[b].first), resume);
        f->barriers[b].resume = resume;
        LLVMPositionBuilderAtEnd(f->b, resume);
        make_resume(f, b);
    }
}

static void
emit_op(struct jit_fn *f)
{
    const enum lane_family family = lane_code_family(f->op->code);
    if (f->solo && f->mode != JIT_FULL && family != LANE_MASK)
        return; /* the lane is off */
    if (family == LANE_IMAGE || (family == LANE_MEM && f->op->code != LANE_OP_load))
        jit_forget_walks(f);
    if (family == LANE_MASK)
        jit_emit_mask(f);
    else if (family == LANE_IMAGE ? !jit_emit_image(f)
             : family == LANE_MEM ? !jit_emit_memory(f)
                                  : !jit_emit_elementwise(f))
        jit_emit_fallback(f, false, 0);
}

void
jit_emit_block(struct jit_fn *f, uint32_t b)
{
    const struct jit_block *block = &f->flow->blocks[b];
    const struct jit_solo *solo = jit_solo_at(f->flow, b);
    assert(b < f->flow->block_count && block->first < block->end);
    if (f->mode == JIT_FULL || f->solo)
        jit_store(f, jit_exec(f), f->exec_slot, 8);
    if (solo && jit_emit_solo(f, solo))
        return;
    for (f->index = block->first; f->index < block->end; f->index++) {
        f->op = &f->program->ops[f->index];
        if (f->op->code == LANE_OP_fpmode)
            jit_emit_fpmode(f);
        else if (lane_code_family(f->op->code) != LANE_CTRL)
            emit_op(f);
    }
    f->index = block->end - 1;
    f->op = &f->program->ops[f->index];
    jit_emit_end(f, block);
}

static void
make_types(struct jit_fn *f)
{
    f->i1 = jit_int(f, 1);
    f->i8 = jit_int(f, 8);
    f->i16 = jit_int(f, 16);
    f->i32 = jit_int(f, 32);
    f->i64 = jit_int(f, 64);
    f->f32 = LLVMFloatTypeInContext(f->context);
    f->f64 = LLVMDoubleTypeInContext(f->context);
    f->ptr = LLVMPointerTypeInContext(f->context, 0);
}

static void
make_all(struct jit_fn *f, LLVMValueRef plain)
{
    f->b = LLVMCreateBuilderInContext(f->context);
    make_types(f);
    make_function(f, plain);
    make_entry(f, !plain); /* the plain function is called for one thread */
    while (f->todo_count) {
        const uint32_t next = f->todo[--f->todo_count];
        f->mode = next % JIT_MODES;
        f->round = next / JIT_MODES % JIT_ROUNDS;
        LLVMPositionBuilderAtEnd(f->b, f->blocks[next]);
        jit_emit_block(f, next / (JIT_ROUNDS * JIT_MODES));
    }
    if (f->flow->takes_groups && f->local.base)
        jit_mark_scopes(f->fn, f->local.base);
    LLVMDisposeBuilder(f->b);
}

static bool
is_big(const struct jit_flow *flow)
{
    bool barriers = false;
    for (uint32_t b = 0; b < flow->block_count; b++)
        barriers |= flow->blocks[b].resumes;
    return flow->block_count > MANY_BLOCKS &&
           flow->program->op_count > (barriers ? MANY_OPS_WITH_BARRIERS : MANY_OPS);
}

static bool
writes_exec(const struct lane_program *p)
{
    for (uint32_t i = 0; i < p->op_count; i++)
        if (jit_writes_exec(p, &p->ops[i]))
            return true;
    return false;
}

bool
jit_translate(struct jit_output *out, const struct jit_flow *flow, const struct emu_kernel *kernel,
              const struct jit_target *target)
{
    assert(kernel->lanes >= 1 && kernel->lanes <= LANE_MAX && flow->block_count > 0);
    assert(kernel->program == flow->program && !(out->plain && flow->clamps_end));
    const bool all_full = target->start != JIT_SOME_LANES && !writes_exec(flow->program);
    struct jit_fn f = {.flow = flow,
                       .program = flow->program,
                       .kernel = kernel,
                       .cpu = target->cpu,
                       .slow_gathers = target->slow_gathers,
                       .start = target->start,
                       .sites_rf = target->sites_rf,
                       .site_count = out->site_count,
                       .images = target->images,
                       .quick = target->quick,
                       .one_mode = !all_full && (target->start == JIT_SOME_LANES || is_big(flow)),
                       .all_full = all_full,
                       .context = out->context,
                       .module = out->module,
                       .full = kernel->lanes >= 64 ? UINT64_MAX : (UINT64_C(1) << kernel->lanes) - 1};
    const size_t blocks = (size_t)flow->block_count * JIT_ROUNDS * JIT_MODES;
    f.slots = calloc((size_t)flow->web_count + 1, sizeof *f.slots);
    f.blocks = calloc(blocks, sizeof *f.blocks);
    f.barriers = calloc(flow->block_count, sizeof *f.barriers);
    f.phases = jit_phases_new(flow);
    f.made = malloc((size_t)flow->web_count + 1);
    f.todo = malloc(blocks * sizeof *f.todo);
    const bool made = f.slots && f.blocks && f.made && f.todo && f.barriers && f.phases;
    f.native_images = jit_native_images(&f);
    if (made) {
        make_all(&f, out->plain);
        out->site_count = f.site_count;
        out->row_lost |= f.row_lost;
        out->plain = f.plain;
    }
    free(f.slots);
    free(f.blocks);
    free(f.barriers);
    free(f.phases);
    free(f.made);
    free(f.todo);
    return made;
}
