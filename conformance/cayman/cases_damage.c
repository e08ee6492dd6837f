/* SPDX-License-Identifier: MIT */
/*
 * The programs of described launches with changed bits: cayman_cases_damage TIMES FILE... Each is refused, or
 * it is a program that passes every check. Once with what the case binds, once with everything bound.
 * Those that cannot loop and compute with integers alone run on the engines, with equal results.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "cayman/isa/cay_quirks.h"
#include "cayman/lower/cay_lower.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "emu/thread.h"
#include "engine.h"
#include "frontend/program.h"
#include "read_file.h"
#include "rng.h"
#include "runner/case_memory.h"

enum { JIT_ONE_IN = 32, MOST_OPS = 2000, MOST_THREADS = 16 };

struct tally {
    unsigned tried, refused, ran, bad;
};

/* --- execution --- */

/* What is left of a run. */
struct outcome {
    struct case_memory memory;
    bool faulted;
    struct emu_fault fault;
};

/* No loops, and nothing whose result may differ from run to run or, as the bits of NaNs, from engine to
 * engine. */
static bool
is_comparable(const struct lane_program *p)
{
    for (uint32_t i = 0; i < p->op_count; i++) {
        const struct lane_op *op = &p->ops[i];
        const enum lane_family family = lane_code_family((enum lane_code)op->code);
        const bool floats = lane_type_is_float((enum lane_type)op->type) ||
                            (op->dst.kind != LANE_NONE && lane_type_is_float((enum lane_type)op->dst.type));
        if ((family == LANE_ALU && floats) || family == LANE_MATH || op->code == LANE_OP_clock)
            return false;
        if (lane_code_is((enum lane_code)op->code, LANE_TARGET) && op->ctrl.target <= i)
            return false;
    }
    return p->op_count <= MOST_OPS;
}

/* A work-group whose threads' registers begin as 0, as the scheduler does not promise. */
struct machine {
    struct emu_thread threads[MOST_THREADS];
    bool ended[MOST_THREADS];
    uint32_t count;
};

static const int never_stop;

static void
begin_threads(struct machine *m, const struct backend_code *code, struct emu_start *start,
              const uint32_t group[3], uint8_t *local)
{
    for (uint32_t k = 0; k < m->count; k++) {
        struct emu_thread *t = &m->threads[k];
        memset(t->rf, 0, code->rf_bytes);
        *t = (struct emu_thread){
            .rf = t->rf, .scratch = t->scratch, .launch = t->launch, .local = local, .stop = &never_stop};
        emu_start_context(start, t->rf);
        if (code->context)
            code->context(code, t->rf);
        emu_start_state(start, t, group, k, k);
        if (!code->own_start)
            emu_start_registers(t);
        m->ended[k] = false;
    }
}

/* From barrier to barrier; false: a fault. */
static bool
run_threads(struct machine *m, const struct backend_code *code, struct emu_fault *fault)
{
    for (uint32_t left = m->count; left;)
        for (uint32_t k = 0; k < m->count; k++) {
            if (m->ended[k])
                continue;
            const enum emu_stop stop = code->run(code, &m->threads[k]);
            if (stop == EMU_STOP_FAULT) {
                *fault = m->threads[k].fault;
                return false;
            }
            m->ended[k] = stop == EMU_STOP_END;
            left -= m->ended[k];
        }
    return true;
}

static bool
run_groups(const struct backend_code *code, const struct emu_launch *launch, struct emu_fault *fault)
{
    struct machine m = {.count = 0};
    struct emu_start *start = emu_start_new(launch);
    uint8_t *local = calloc(1, launch->local_bytes + 64);
    bool fine = true;
    m.count = emu_start_threads(start);
    if (!local || m.count > MOST_THREADS)
        abort();
    for (uint32_t k = 0; k < m.count; k++) {
        m.threads[k].launch = launch;
        m.threads[k].rf = aligned_alloc(64, (code->rf_bytes + 63) & ~63u);
        m.threads[k].scratch = calloc(1, launch->kernel->scratch_bytes + 64);
    }
    const unsigned saved = emu_fpmode_enter(launch->kernel->program->fpmode);
    for (uint32_t g = 0; g < launch->group_count[0] && fine; g++) {
        begin_threads(&m, code, start, (const uint32_t[3]){g, 0, 0}, local);
        fine = run_threads(&m, code, fault);
    }
    emu_fpmode_leave(saved);
    for (uint32_t k = 0; k < m.count; k++) {
        free(m.threads[k].rf);
        free(m.threads[k].scratch);
    }
    free(local);
    emu_start_free(start);
    return fine;
}

static bool
run(const struct launch_case *c, const struct emu_kernel *kernel, enum backend_engine engine,
    struct outcome *out)
{
    struct backend_code *code;
    struct emu_error error = {EMU_OK, ""};
    memset(out, 0, sizeof *out);
    if (!case_memory_make(c, &out->memory))
        return false;
    if (backend_code_new(kernel, engine, backend_cpu_detect(), &code, &error))
        return case_complain(c, backend_engine_name(engine), error.text);
    const struct emu_launch launch = case_launch(c, kernel, &out->memory);
    const struct engine_starts starts = engine_starts_of(&launch);
    if (code->prepare)
        code->prepare(code, &starts, &launch);
    out->faulted = !run_groups(code, &launch, &out->fault);
    backend_code_free(code);
    return true;
}

static bool
is_equal(const struct launch_case *c, const struct outcome *a, const struct outcome *b)
{
    if (a->faulted != b->faulted ||
        (a->faulted && (a->fault.kind != b->fault.kind || a->fault.inst != b->fault.inst)))
        return false;
    for (unsigned p = 0; p < CASE_PLACES; p++)
        if (c->bytes[p] && memcmp(a->memory.at[p], b->memory.at[p], c->bytes[p]) != 0)
            return false;
    return true;
}

static void
print_program(const struct launch_case *c)
{
    for (unsigned k = 0; k < c->program.count; k++)
        printf("  %016llx\n", (unsigned long long)c->program.slots[k]);
}

static bool
engines_agree(const struct launch_case *c, const struct emu_kernel *kernel, struct tally *t)
{
    const enum backend_engine last = t->ran++ % JIT_ONE_IN ? BACKEND_SIMD : BACKEND_JIT;
    struct outcome expected, got;
    bool fine = run(c, kernel, BACKEND_REF, &expected);
    for (enum backend_engine engine = BACKEND_SIMD; fine && engine <= last; engine++) {
        fine = run(c, kernel, engine, &got) && is_equal(c, &expected, &got);
        if (!fine) {
            case_complain(c, backend_engine_name(engine), "differs from the reference");
            print_program(c);
        }
        case_memory_free(&got.memory);
    }
    case_memory_free(&expected.memory);
    return fine;
}

/* --- programs --- */

static void
try_program(const struct launch_case *c, const struct cay_bindings *bindings, struct tally *t)
{
    static const struct cay_quirks none;
    const uint8_t *code = (const uint8_t *)c->program.slots;
    const uint32_t bytes = 8 * c->program.count;
    const struct fe_program program = {.code_image = code, .code_image_bytes = bytes};
    struct fe_kernel kernel = {
        .name = c->name, .code = code, .code_bytes = bytes, .payload_bytes = CASE_PAYLOAD + CASE_FLOW_BYTES};
    struct emu_error error = {EMU_OK, ""};
    t->tried++;
    if (cay_lower_bound(bindings, &none, &program, &kernel, &error)) {
        t->refused++;
        /* a program that was made and broke a rule: the lowering's own mistake */
        if (error.kind == EMU_OK || !error.text[0] || strstr(error.text, "(rule "))
            t->bad += !case_complain(c, "lowering", error.text);
        return;
    }
    if (emu_kernel_check(&kernel.emu, &error)) {
        printf("%s: %s\n", c->name, error.text);
        t->bad++;
    } else if (is_comparable(kernel.emu.program)) {
        t->bad += !engines_agree(c, &kernel.emu, t);
    }
    lane_program_free(kernel.emu.program);
}

/* One to three bits anywhere, or a field's worth of them. */
static void
damage(struct launch_case *c, struct rng *rng)
{
    for (uint32_t n = 1 + rng_below(rng, 3); n; n--) {
        const uint32_t slot = rng_below(rng, c->program.count);
        c->program.slots[slot] ^= (uint64_t)(rng_below(rng, 4) ? 1 : 1 + rng_below(rng, 63))
                                  << rng_below(rng, 64);
    }
}

static void
damage_case(struct launch_case *c, unsigned times, struct rng *rng, struct tally *t)
{
    static struct asm_program whole;
    const struct cay_bindings all = case_bind_everything(c);
    whole = c->program;
    for (unsigned k = 0; k < times && whole.count; k++) {
        c->program = whole;
        damage(c, rng);
        try_program(c, k & 1 ? &all : &c->bindings, t);
    }
}

static void
damage_file(const char *path, unsigned times, struct tally *t)
{
    size_t size;
    char error[256];
    unsigned line = 0;
    struct rng rng = {1};
    struct launch_case *c = malloc(sizeof *c);
    char *const text = (char *)read_file(path, &size);
    const char *at = text;

    while (c && text && case_read(&at, &line, c, error))
        damage_case(c, times, &rng, t);
    free(text);
    free(c);
}

int
main(int argc, char **argv)
{
    struct tally t = {0};
    for (int k = 2; k < argc; k++)
        damage_file(argv[k], (unsigned)strtoul(argv[1], NULL, 10), &t);
    printf("%u programs, %u refused, %u ran on the engines, %u bad\n", t.tried, t.refused, t.ran, t.bad);
    return t.bad || !t.tried;
}
