/* SPDX-License-Identifier: MIT */
/* Bytes as choices of a lane program (fuzz_lanes/lane_random.h). What passes the checker runs on every
 * engine, under guard pages. The first byte picks the data. Some of the inputs are tried with the jit engine,
 * too, at one level. */
#include <stdlib.h>

#include "emu/error.h"
#include "fuzz.h"
#include "lane_machine.h"

enum { JIT_ONCE_IN = 64 };

struct trial {
    struct lane_machine *machine;
    struct emu_kernel kernel;
    struct lane_random about;
    uint8_t data;
    struct lane_outcome expected, got;
};

static bool
faults_equal(const struct emu_fault *a, const struct emu_fault *b)
{
    return a->kind == b->kind && a->inst == b->inst && a->lanes == b->lanes;
}

static bool
is_same(const struct lane_outcome *a, const struct lane_outcome *b, unsigned *at)
{
    *at = LM_WORLD;
    if (memcmp(a->world, b->world, LM_WORLD) != 0)
        for (*at = 0; a->world[*at] == b->world[*at];)
            ++*at;
    return a->stop == b->stop && a->rounds == b->rounds && faults_equal(&a->fault, &b->fault) &&
           *at == LM_WORLD;
}

static void
try_engine(struct trial *t, enum backend_engine engine, enum backend_cpu cpu)
{
    const struct lane_outcome *a = &t->expected, *b = &t->got;
    unsigned at;
    if (!lane_machine_run(t->machine, &t->kernel, t->about.items, t->data, engine, cpu, &t->got))
        return;
    if (t->about.comparable && !a->had_nan && !b->had_nan && !is_same(a, b, &at))
        fuzz_finding(
            "%s %s differs from the reference: stop %d, not %d, %s at 0x%x, not %s at 0x%x, byte %u of %u",
            backend_engine_name(engine), backend_cpu_name(cpu), (int)b->stop, (int)a->stop,
            emu_fault_name(b->fault.kind), b->fault.inst, emu_fault_name(a->fault.kind), a->fault.inst, at,
            LM_WORLD);
}

static void
try_engines(struct trial *t, uint32_t choice)
{
    const enum backend_cpu best = backend_cpu_detect();
    if (!lane_machine_run(t->machine, &t->kernel, t->about.items, t->data, BACKEND_REF, BACKEND_BASELINE,
                          &t->expected))
        return;
    for (enum backend_cpu cpu = BACKEND_BASELINE; cpu <= best; cpu++)
        try_engine(t, BACKEND_SIMD, cpu);
    if (choice % JIT_ONCE_IN == 0)
        try_engine(t, BACKEND_JIT, (enum backend_cpu)(choice / JIT_ONCE_IN % (best + 1u)));
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct lane_machine machine;
    static struct trial t;
    struct fuzz_bytes in = {bytes, size};
    struct emu_error error = {EMU_OK, ""};
    struct lane_program *program = lane_program_new();
    if (!t.machine && !lane_machine_open(t.machine = &machine))
        exit(2);
    t.data = fuzz_u8(&in);
    (void)fuzz_u8(&in); /* spare */
    if (!program || !lane_random_program(in.at, in.left, program, &t.kernel, &t.about))
        abort();
    if (!emu_kernel_check(&t.kernel, &error))
        try_engines(&t, fuzz_hash(bytes, size));
    else if (!t.about.damaged)
        fuzz_finding("a legal program is refused: %s", error.text);
    lane_program_free(program);
    return 0;
}
