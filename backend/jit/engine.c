/* SPDX-License-Identifier: MIT */
/*
 * The jit engine: translated code where there is some, the simd engine for threads that start with lanes off,
 * for ops without a native form, and until the translation is there. Both keep the same register file at
 * barriers and at a thread's start, so either can go on where the other one stopped.
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../simd/control.h"
#include "compile.h"
#include "compiler_thread.h"
#include "emu/kernel.h"
#include "jit.h"

/* With `auto`, this many thread runs make a program hot. */
enum { HOT = 64 };
/* What the sites' place behind the register file is sized by: a message has one per mode. */
enum { SITE_BYTES = 16 };

struct jit_code {
    struct backend_code base;
    const struct emu_kernel *kernel;
    enum backend_cpu cpu;
    struct backend_code *simd; /* runs whole threads */
    struct simd_code *single;  /* runs single ops */
    uint32_t sites_rf;
    uint64_t full;
    jit_function *entry; /* atomic: NULL until there is one */
    bool starts_in_webs; /* see struct jit_object */
    struct jit_image *image;
    pthread_mutex_t lock; /* of tried */
    bool tried;
    pthread_t compiler;
    pid_t compiling; /* the process whose thread must be joined; 0: none */
    unsigned heat;   /* atomic */
};

/* --- what translated code calls --- */

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

static uint32_t
set_fpmode(struct jit_ctx *x, uint32_t mode)
{
    if (mode != x->t->fpmode) {
        x->t->fpmode = mode;
        emu_fpmode_enter(mode);
    }
    return 0;
}

/* Through the interpreter, which leaves the range that it used last: for the next time. */
static uint32_t
slow(uint8_t *rf, struct jit_ctx *x, uint32_t op, uint32_t site)
{
    const struct jit_code *code = x->code;
    const uint32_t stop = fallback(rf, x, op);
    if (stop || !site)
        return stop;
    const struct emu_range *range = &x->t->last_range;
    const bool pool = code->base.program->ops[op].mem.space == LANE_SPACE_POOL;
    const uint64_t window[2] = {range->begin - (pool ? (uintptr_t)x->t->launch->pool : 0),
                                range->end - range->begin};
    memcpy(rf + site, window, sizeof window);
    return 0;
}

/* --- running --- */

static void heat_up(struct jit_code *code);

static enum emu_stop
jit_run(const struct backend_code *base, struct emu_thread *t)
{
    struct jit_code *code = (struct jit_code *)base;
    jit_function *entry = __atomic_load_n(&code->entry, __ATOMIC_ACQUIRE);
    const bool fresh = t->fresh;
    if (entry && (t->pc || (fresh && t->exec == code->full))) {
        struct jit_ctx x = {t, slow, jit_detour(code->cpu), code, fallback, control_fault, set_fpmode};
        if (fresh && !code->starts_in_webs)
            emu_start_registers(t);
        t->fresh = false;
        const uint32_t stop = entry(t->rf, &x, t->pc);
        if (stop != JIT_STOP_BAIL)
            return (enum emu_stop)stop;
    }
    if (!entry)
        heat_up(code);
    if (fresh)
        emu_start_registers(t);
    return code->simd->run(code->simd, t);
}

static void
jit_context(const struct backend_code *base, uint8_t *rf)
{
    const struct jit_code *code = (const struct jit_code *)base;
    code->simd->context(code->simd, rf);
    code->single->base.context(&code->single->base, rf);
    memset(rf + code->sites_rf, 0, code->base.rf_bytes - code->sites_rf);
}

/* --- compiling --- */

static int
translate(struct jit_code *code, struct emu_error *error)
{
    struct jit_object object;
    if (jit_compile(code->kernel, code->cpu, code->sites_rf, &object, error))
        return -1;
    if (object.site_count * SITE_BYTES + code->sites_rf > code->base.rf_bytes)
        emu_fail(error, EMU_UNSUPPORTED, "%u range sites", object.site_count);
    else
        code->image = jit_image_new(&object, error);
    code->starts_in_webs = object.own_start;
    jit_object_free(&object);
    if (!code->image)
        return -1;
    __atomic_store_n(&code->entry, (jit_function *)jit_image_entry(code->image), __ATOMIC_RELEASE);
    return 0;
}

static void
compile_thread(void *user)
{
    struct emu_error error;
    translate(user, &error); /* or the program stays with the simd engine */
}

static void
heat_up(struct jit_code *code)
{
    if (__atomic_add_fetch(&code->heat, 1, __ATOMIC_RELAXED) == HOT)
        code->compiling = jit_compiler_start(&code->compiler, compile_thread, code) ? 0 : getpid();
}

static void
jit_destroy(struct backend_code *base)
{
    struct jit_code *code = (struct jit_code *)base;
    if (code->compiling == getpid())
        pthread_join(code->compiler, NULL);
    pthread_mutex_destroy(&code->lock);
    jit_image_free(code->image);
    if (code->single)
        code->single->base.destroy(&code->single->base);
    if (code->simd)
        code->simd->destroy(code->simd);
    free(code);
}

static uint32_t
most_sites(const struct lane_program *p)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < p->op_count; i++)
        if (lane_code_family(p->ops[i].code) == LANE_MEM)
            n += 2 * (p->ops[i].mem.space == LANE_SPACE_FLAT || p->ops[i].mem.space == LANE_SPACE_POOL);
    return n;
}

static struct jit_code *
new_code(const struct emu_kernel *kernel, enum backend_cpu cpu, struct emu_error *error)
{
    struct jit_code *code = calloc(1, sizeof *code);
    if (!code) {
        emu_fail(error, EMU_NO_MEMORY, "no memory for prepared code");
        return NULL;
    }
    pthread_mutex_init(&code->lock, NULL);
    code->kernel = kernel;
    code->cpu = cpu;
    code->full = kernel->lanes >= 64 ? UINT64_MAX : (UINT64_C(1) << kernel->lanes) - 1;
    code->base.program = kernel->program;
    code->base.context = jit_context;
    code->base.run = jit_run;
    code->base.own_start = true;
    code->base.destroy = jit_destroy;
    code->simd = backend_simd_code(kernel, cpu, error);
    if (code->simd)
        code->single = simd_single_code((const struct simd_code *)code->simd, error);
    if (!code->single) {
        jit_destroy(&code->base);
        return NULL;
    }
    code->sites_rf = (code->single->base.rf_bytes + 15) & ~UINT32_C(15);
    code->base.rf_bytes = code->sites_rf + most_sites(kernel->program) * SITE_BYTES;
    return code;
}

/* A program that cannot be translated stays with the simd engine. */
static void
jit_prepare(const struct backend_code *base)
{
    struct jit_code *code = (struct jit_code *)base;
    struct emu_error why;
    pthread_mutex_lock(&code->lock);
    if (!code->tried)
        translate(code, &why);
    code->tried = true;
    pthread_mutex_unlock(&code->lock);
}

struct backend_code *
backend_jit_code(const struct emu_kernel *kernel, enum backend_cpu cpu, struct emu_error *error)
{
    struct jit_code *code = new_code(kernel, cpu, error);
    if (!code)
        return NULL;
    code->heat = HOT; /* nothing to wait for: the first launch translates */
    code->base.prepare = jit_prepare;
    return &code->base;
}

struct backend_code *
backend_auto_code(const struct emu_kernel *kernel, enum backend_cpu cpu, struct emu_error *error)
{
    struct jit_code *code = new_code(kernel, cpu, error);
    return code ? &code->base : NULL;
}
