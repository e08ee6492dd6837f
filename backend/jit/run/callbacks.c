/* SPDX-License-Identifier: MIT */
/* What translated code calls. */
#include <string.h>

#include "code.h"

static uint32_t
fallback(uint8_t *rf, struct jit_ctx *x, uint32_t op)
{
    const struct jit_code *code = x->code;
    return simd_run_one(code->single, rf, x->t, op) == EMU_STOP_FAULT ? EMU_STOP_FAULT + 1 : 0;
}

static uint32_t
control_fault(struct jit_ctx *x, uint32_t op, uint32_t kind, uint64_t exec)
{
    const struct jit_code *code = x->code;
    x->t->fault = (struct emu_fault){
        .kind = (enum emu_fault_kind)kind, .inst = code->base.program->ops[op].inst, .lanes = exec};
    return 0;
}

/* The range of the message that was just executed, for its op's site (message.c). */
static void
fill_site(uint8_t *site, const struct emu_thread *t, bool pool)
{
    const struct emu_range *range = &t->last_range;
    const uint64_t size = range->end - range->begin, begin = range->begin - (pool ? t->pool : 0);
    const uint64_t flat[2] = {begin, size};
    const uint64_t in_pool[2] = {begin | size << 32, range->begin};
    if (!pool)
        memcpy(site, flat, sizeof flat);
    else if (begin <= UINT32_MAX && size <= UINT32_MAX &&
             begin + size <= UINT64_C(1) << 32) /* a range of the pool */
        memcpy(site, in_pool, sizeof in_pool);
}

/* Runs the op in the interpreter, which leaves the range that it used, and stores this for the next time. */
static uint32_t
slow(uint8_t *rf, struct jit_ctx *x, uint32_t op, uint32_t site)
{
    const struct jit_code *code = x->code;
    const uint32_t stop = fallback(rf, x, op);
    if (stop || !site)
        return stop;
    fill_site(rf + site, x->t, code->base.program->ops[op].mem.space == LANE_SPACE_POOL);
    return 0;
}

struct jit_ctx
jit_context_of(const struct jit_code *code)
{
    return (struct jit_ctx){.slow = slow,
                            .detour = jit_detour(code->request.cpu),
                            .code = code,
                            .fallback = fallback,
                            .control_fault = control_fault};
}
