/* SPDX-License-Identifier: MIT */
/*
 * From a thread's end to the next thread of its work-group (emu_thread.after), and from the last one to the
 * next work-group (struct jit_course). So what is the same for all threads is computed once for many groups,
 * and what is the same for a group's threads once for a group.
 */
#include <stddef.h>

#include "emu/kernel.h"
#include "jit.h"

static LLVMValueRef
thread_field(struct jit_fn *f, size_t offset, LLVMTypeRef type)
{
    return jit_field(f, f->thread, offset, type, false);
}

static LLVMValueRef
course_field(struct jit_fn *f, size_t offset, LLVMTypeRef type)
{
    return jit_field(f, f->x, offsetof(struct jit_ctx, course) + offset, type, true);
}

static void
set_in_thread(struct jit_fn *f, size_t offset, LLVMValueRef value, unsigned bytes)
{
    jit_store(f, value, jit_at(f, f->thread, offset), bytes);
}

static uint32_t
image_bytes(const struct emu_kernel *kernel)
{
    uint32_t rf, bytes;
    emu_start_image(kernel, &rf, &bytes);
    return bytes;
}

LLVMValueRef
jit_image_behind(struct jit_fn *f, LLVMValueRef first, LLVMValueRef n)
{
    const LLVMValueRef wide = LLVMBuildZExt(f->b, n, f->i64, "");
    LLVMValueRef offset[1] = {LLVMBuildMul(f->b, wide, jit_i64(f, image_bytes(f->kernel)), "")};
    return LLVMBuildGEP2(f->b, f->i8, first, offset, 1, "");
}

/* How many threads ago struct emu_thread's fields were right. */
static LLVMValueRef
steps(struct jit_fn *f)
{
    const LLVMValueRef then = thread_field(f, offsetof(struct emu_thread, after), f->i32);
    return LLVMBuildSub(f->b, then, jit_load(f, f->i32, f->next.after, 4), "");
}

LLVMValueRef
jit_next_slot(struct jit_fn *f)
{
    return LLVMBuildAdd(f->b, thread_field(f, offsetof(struct emu_thread, slot), f->i32), steps(f), "");
}

LLVMValueRef
jit_next_image(struct jit_fn *f)
{
    if (f->next.image)
        return jit_load(f, f->ptr, f->next.image, 8);
    return jit_image_behind(f, thread_field(f, offsetof(struct emu_thread, image), f->ptr), steps(f));
}

static LLVMTypeRef
type_of_id(struct jit_fn *f)
{
    return jit_int(f, f->kernel->local_id_bytes * 8u);
}

static void
set_id(struct jit_fn *f, LLVMValueRef id)
{
    jit_store(f, id, f->next.id, f->kernel->local_id_bytes);
}

/* Is there one dimension in which ids count on, while the others are settled? What is computed from them
 * counts on then, too. */
static bool
find_step(struct jit_fn *f)
{
    for (unsigned d = 0; d < 2 && !f->next.step; d++) {
        f->next.dimension = d;
        f->next.step = f->kernel->local_id_rf[d] ? jit_id_step(f->flow, f->kernel, d) : 0;
    }
    return f->next.step;
}

static void
begin_id(struct jit_fn *f)
{
    const LLVMValueRef image = thread_field(f, offsetof(struct emu_thread, image), f->ptr);
    const uint32_t at = f->kernel->local_id_rf[f->next.dimension];
    const LLVMValueRef id = jit_start_id(f, image, at, type_of_id(f));
    f->next.id = jit_variable(f, type_of_id(f), "id");
    set_id(f, id);
}

/* What differs from thread to thread, and from group to group, as variables. */
static void
begin(struct jit_fn *f)
{
    f->next.after = jit_variable(f, f->i32, "after");
    jit_store(f, thread_field(f, offsetof(struct emu_thread, after), f->i32), f->next.after, 4);
    for (unsigned d = 0; d < 3; d++) {
        f->next.group[d] = jit_variable(f, f->i32, "group");
        jit_store(f, thread_field(f, offsetof(struct emu_thread, group) + 4 * d, f->i32), f->next.group[d],
                  4);
    }
    if (find_step(f)) {
        begin_id(f);
        return;
    }
    f->next.image = jit_variable(f, f->ptr, "image");
    jit_store(f, thread_field(f, offsetof(struct emu_thread, image), f->ptr), f->next.image, 8);
}

void
jit_place_thread(struct jit_fn *f)
{
    if (!f->next.after)
        return;
    const LLVMValueRef slot = jit_next_slot(f), image = jit_next_image(f);
    set_in_thread(f, offsetof(struct emu_thread, slot), slot, 4);
    set_in_thread(f, offsetof(struct emu_thread, image), image, 8);
    set_in_thread(f, offsetof(struct emu_thread, after), jit_load(f, f->i32, f->next.after, 4), 4);
    for (unsigned d = 0; d < 3; d++)
        set_in_thread(f, offsetof(struct emu_thread, group) + 4 * d, jit_load(f, f->i32, f->next.group[d], 4),
                      4);
}

static void
go_to_thread(struct jit_fn *f, LLVMValueRef after, LLVMBasicBlockRef start)
{
    jit_store(f, LLVMBuildSub(f->b, after, jit_i32(f, 1), ""), f->next.after, 4);
    if (f->next.image)
        jit_store(f, jit_at(f, jit_load(f, f->ptr, f->next.image, 8), image_bytes(f->kernel)), f->next.image,
                  8);
    if (f->next.id) { /* no id is above JIT_MOST_ID */
        const LLVMTypeRef type = type_of_id(f);
        const LLVMValueRef id = jit_load(f, type, f->next.id, f->kernel->local_id_bytes);
        set_id(f, LLVMBuildNUWAdd(f->b, id, jit_constant(f, type, f->next.step), ""));
    }
    LLVMBuildBr(f->b, start);
}

/* To a group's first thread. */
static void
begin_group(struct jit_fn *f)
{
    const LLVMValueRef threads = course_field(f, offsetof(struct jit_course, threads), f->i32),
                       after = LLVMBuildSub(f->b, threads, jit_i32(f, 1), ""),
                       image = course_field(f, offsetof(struct jit_course, images), f->ptr);
    jit_store(f, after, f->next.after, 4);
    set_in_thread(f, offsetof(struct emu_thread, after), after, 4);
    set_in_thread(f, offsetof(struct emu_thread, slot),
                  course_field(f, offsetof(struct jit_course, slot), f->i32), 4);
    set_in_thread(f, offsetof(struct emu_thread, image), image, 8);
    if (f->next.image)
        jit_store(f, image, f->next.image, 8);
    if (f->next.id)
        set_id(f, LLVMConstNull(type_of_id(f)));
}

/* As engine_next_group. */
static void
step_group(struct jit_fn *f)
{
    LLVMValueRef carry = jit_i32(f, 1);
    for (unsigned d = 0; d < 3; d++) {
        const LLVMValueRef id = LLVMBuildAdd(f->b, jit_load(f, f->i32, f->next.group[d], 4), carry, "");
        const LLVMValueRef end = course_field(f, offsetof(struct jit_course, end) + 4 * d, f->i32),
                           first = course_field(f, offsetof(struct jit_course, first) + 4 * d, f->i32);
        const LLVMValueRef over = d < 2 ? LLVMBuildICmp(f->b, LLVMIntEQ, id, end, "") : LLVMConstNull(f->i1);
        jit_store(f, LLVMBuildSelect(f->b, over, first, id, ""), f->next.group[d], 4);
        carry = LLVMBuildZExt(f->b, over, f->i32, "");
    }
}

/* The watchdog sees each group. */
static void
count_progress(struct jit_fn *f)
{
    const LLVMValueRef at = course_field(f, offsetof(struct jit_course, progress), f->ptr);
    const LLVMValueRef old = jit_load(f, f->i64, at, 8);
    LLVMSetOrdering(old, LLVMAtomicOrderingMonotonic);
    const LLVMValueRef store = LLVMBuildStore(f->b, LLVMBuildAdd(f->b, old, jit_i64(f, 2), ""), at);
    LLVMSetAlignment(store, 8);
    LLVMSetOrdering(store, LLVMAtomicOrderingMonotonic);
}

static void
go_to_group(struct jit_fn *f, LLVMValueRef left, LLVMBasicBlockRef group)
{
    const size_t at = offsetof(struct jit_ctx, course) + offsetof(struct jit_course, left);
    count_progress(f);
    jit_store(f, LLVMBuildSub(f->b, left, jit_i64(f, 1), ""), jit_at(f, f->x, at), 8);
    step_group(f);
    begin_group(f);
    LLVMBuildBr(f->b, group);
}

/* Behind a group's last thread. */
static void
end_group(struct jit_fn *f, LLVMBasicBlockRef group)
{
    const size_t at = offsetof(struct jit_ctx, course) + offsetof(struct jit_course, left);
    const LLVMBasicBlockRef last = jit_new_block(f, "last group"), more = jit_new_block(f, "more groups"),
                            next = jit_new_block(f, "next group");
    const LLVMValueRef left = jit_field(f, f->x, at, f->i64, false);
    LLVMBuildCondBr(f->b, LLVMBuildICmp(f->b, LLVMIntEQ, left, jit_i64(f, 0), ""), last, more);
    LLVMPositionBuilderAtEnd(f->b, last);
    jit_leave(f, EMU_STOP_END);
    LLVMPositionBuilderAtEnd(f->b, more);
    const LLVMValueRef stop =
        jit_load(f, f->i32, course_field(f, offsetof(struct jit_course, stop), f->ptr), 4);
    LLVMSetVolatile(stop, 1);
    jit_branch_rare(f, LLVMBuildICmp(f->b, LLVMIntNE, stop, jit_i32(f, 0), ""), last, next);
    LLVMPositionBuilderAtEnd(f->b, next);
    go_to_group(f, left, group);
}

LLVMBasicBlockRef
jit_make_next(struct jit_fn *f, LLVMBasicBlockRef start)
{
    const LLVMBasicBlockRef here = LLVMGetInsertBlock(f->b), group = jit_new_block(f, "group"),
                            last = jit_new_block(f, "last"), next = jit_new_block(f, "next");
    f->next_thread = jit_new_block(f, "ended");
    begin(f);
    LLVMPositionBuilderAtEnd(f->b, group);
    LLVMBuildBr(f->b, start);
    LLVMPositionBuilderAtEnd(f->b, f->next_thread);
    const LLVMValueRef after = jit_load(f, f->i32, f->next.after, 4);
    LLVMBuildCondBr(f->b, LLVMBuildICmp(f->b, LLVMIntEQ, after, jit_i32(f, 0), ""), last, next);
    LLVMPositionBuilderAtEnd(f->b, last);
    end_group(f, group);
    LLVMPositionBuilderAtEnd(f->b, next);
    go_to_thread(f, after, start);
    LLVMPositionBuilderAtEnd(f->b, here);
    return group;
}
