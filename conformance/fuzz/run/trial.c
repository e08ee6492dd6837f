/* SPDX-License-Identifier: MIT */
#include "trial.h"

#include <stdio.h>
#include <stdlib.h>

#include "emu/lane.h"
#include "engine.h"
#include "fuzz.h"
#include "machine.h"
#include "trace.h"

/* A translation takes a time that grows with the program's ops. One in JIT_LEAST + ops / JIT_OPS programs is
 * translated, so that all together they take about as long as the rest. */
enum { MAX_STEPS = 3000, MORE_NANS = 12, JIT_MOST_OPS = 800, JIT_LEAST = 16, JIT_OPS = 4 };

struct trial {
    const struct run_launch *launch;
    struct world *registers;
    size_t bytes;
    uint8_t *before, *open; /* open[i]: the byte depends on the bits of NaNs */
    struct run_outcome expected, other;
    uint64_t addresses;
};

/* --- comparison --- */

static bool
faults_equal(const struct run_outcome *a, const struct run_outcome *b)
{
    const struct emu_fault *x = &a->fault, *y = &b->fault;
    if (a->stop != EMU_STOP_FAULT)
        return true;
    return a->thread == b->thread && x->kind == y->kind && x->inst == y->inst && x->lanes == y->lanes;
}

static bool
equal(const struct trial *t, size_t *at)
{
    *at = t->bytes;
    if (t->expected.stop != t->other.stop || !faults_equal(&t->expected, &t->other))
        return false;
    if (memcmp(t->expected.memory, t->other.memory, t->bytes) == 0)
        return true;
    for (*at = 0; *at < t->bytes; (*at)++)
        if (t->expected.memory[*at] != t->other.memory[*at] && !t->open[*at])
            return false;
    return true;
}

static void
report(const struct trial *t, const char *who, const char *level, size_t at)
{
    static const char *const stops[] = {"ends", "waits", "faults"};
    const struct run_outcome *a = &t->expected, *b = &t->other;
    size_t in_area = 0;
    const struct area *area = at < t->bytes ? world_area_of(t->launch->world, at, &in_area) : NULL;
    fprintf(stderr,
            "kernel %s: the reference %s (%s, instruction 0x%x, thread %u), %s %s %s (%s, 0x%x, %u)\n",
            t->launch->kernel.name, stops[a->stop], emu_fault_name(a->fault.kind), a->fault.inst, a->thread,
            who, level, stops[b->stop], emu_fault_name(b->fault.kind), b->fault.inst, b->thread);
    if (area)
        fprintf(stderr, "area %zu of %zu bytes, byte %zu: 0x%02x, %s %s 0x%02x\n",
                (size_t)(area - t->launch->world->areas), area->bytes, in_area, a->memory[at], who, level,
                b->memory[at]);
    fuzz_finding("engines differ");
}

/* --- the reference --- */

/* One run of the reference op by op. False: it takes too long, or another way than before. */
static bool
trace(struct trial *t, unsigned kind, struct run_outcome *out, unsigned *nans)
{
    struct tracer tracer;
    const struct lane_program *program = t->launch->kernel.emu.program;
    tracer_init(&tracer, program, kind, 1, MAX_STEPS);
    const struct run_engine engine = {tracer_run, NULL, &tracer, program->rf_bytes + LANE_RF_SLACK, false};
    run_machine(t->launch, t->registers, t->before, &engine, out);
    const bool ended = !tracer.gave_up && (kind == 0 || tracer.addresses == t->addresses);
    if (kind == 0)
        t->addresses = tracer.addresses;
    *nans = tracer.nans;
    return ended;
}

/* Finds the bytes that depend on NaNs' bits. False: even where it ends does. */
static bool
open_nans(struct trial *t, unsigned kinds)
{
    unsigned nans;
    size_t at;
    for (unsigned kind = 1; kind <= kinds; kind++) {
        if (!trace(t, kind, &t->other, &nans))
            return false;
        for (size_t i = 0; i < t->bytes; i++)
            t->open[i] |= t->expected.memory[i] != t->other.memory[i];
        if (!equal(t, &at))
            return false;
    }
    return true;
}

/* --- engines --- */

static enum emu_stop
run_code(void *user, struct emu_thread *thread)
{
    const struct backend_code *code = user;
    return code->run(code, thread);
}

static void
fill_context(void *user, uint8_t *rf)
{
    const struct backend_code *code = user;
    if (code->context)
        code->context(code, rf);
}

/* For the threads that there are: all lanes of the last one may not be on. */
static void
prepare(const struct run_launch *l, const struct backend_code *code)
{
    const struct engine_starts starts = engine_starts_of(&l->emu);
    if (code->prepare)
        code->prepare(code, &starts, &l->emu);
}

static void
try_engine(struct trial *t, enum backend_engine engine, enum backend_cpu cpu, bool has_nans)
{
    struct backend_code *code;
    struct emu_error error = {EMU_OK, ""};
    size_t at;
    if (backend_code_new(&t->launch->kernel.emu, engine, cpu, &code, &error))
        fuzz_finding("%s %s refuses what passed its check: %s", backend_engine_name(engine),
                     backend_cpu_name(cpu), error.text);
    prepare(t->launch, code);
    const struct run_engine e = {run_code, fill_context, code, code->rf_bytes, code->own_start};
    run_machine(t->launch, t->registers, t->before, &e, &t->other);
    backend_code_free(code);
    if (equal(t, &at))
        return;
    /* A difference must survive many kinds of NaNs. */
    struct run_outcome got = t->other;
    if (has_nans) {
        got.memory = malloc(t->bytes);
        if (!got.memory)
            abort();
        memcpy(got.memory, t->other.memory, t->bytes);
        const bool fine = open_nans(t, TRACER_KINDS + MORE_NANS);
        memcpy(t->other.memory, got.memory, t->bytes);
        free(got.memory);
        got.memory = t->other.memory;
        t->other = got;
        if (!fine || equal(t, &at))
            return;
    }
    report(t, backend_engine_name(engine), backend_cpu_name(cpu), at);
}

static void
try_engines(struct trial *t, uint32_t choice, bool has_nans)
{
    const enum backend_cpu best = backend_cpu_detect();
    const uint32_t ops = t->launch->kernel.emu.program->op_count, one_in = JIT_LEAST + ops / JIT_OPS;
    try_engine(t, BACKEND_REF, BACKEND_BASELINE, has_nans);
    for (enum backend_cpu cpu = BACKEND_BASELINE; cpu <= best; cpu++)
        try_engine(t, BACKEND_SIMD, cpu, has_nans);
    if (choice % one_in == 0 && ops <= JIT_MOST_OPS)
        try_engine(t, BACKEND_JIT, (enum backend_cpu)(choice / one_in % (best + 1u)), has_nans);
}

bool
trial_run(const struct run_launch *l, struct world *registers, uint32_t choice)
{
    struct trial t = {.launch = l, .registers = registers, .bytes = world_bytes(l->world)};
    unsigned nans;
    uint8_t *room = calloc(4, t.bytes);
    if (!room)
        abort();
    t.before = room;
    t.open = room + t.bytes;
    t.expected.memory = room + 2 * t.bytes;
    t.other.memory = room + 3 * t.bytes;
    world_copy_out(l->world, t.before);
    const bool is_fit = trace(&t, 0, &t.expected, &nans) && (!nans || open_nans(&t, TRACER_KINDS));
    if (is_fit)
        try_engines(&t, choice, nans != 0);
    free(room);
    return is_fit;
}
