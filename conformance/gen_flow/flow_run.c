/* SPDX-License-Identifier: MIT */
/*
 * Runs programs that gen.py made on every engine at every host level and compares memory with the model's.
 *
 *   flow_run [-n NUMBER] [-j EVERY] FILE
 *
 * "-" is standard input. -n: that program only. -j: every so manieth program is translated by jit, at one
 * level after the other; 0: none; not given: all, at all levels.
 */
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "gen/lower/gen_lower.h"
#include "programs.h"

struct totals {
    unsigned long programs, runs, translated, differences;
};

struct options {
    unsigned long only, every;
    bool some; /* not all on jit */
    const char *path;
};

static struct emu_launch
launch_of(const struct fe_kernel *kernel, const struct flow_program *p, const struct emu_surface *memory)
{
    return (struct emu_launch){.kernel = &kernel->emu,
                               .work_dim = 1,
                               .local_size = {p->items, 1, 1},
                               .group_count = {1, 1, 1},
                               .surfaces = memory,
                               .surface_count = 1};
}

static const char *
place_name(unsigned dword)
{
    return dword < 32 ? "acc" : dword < 64 ? "state" : "trace, f0, f1, a0";
}

static bool
same(const struct flow_program *p, const uint32_t *memory, const char *engine, const char *cpu)
{
    for (unsigned i = 0; i < FLOW_DWORDS; i++) {
        if (memory[i] == p->expect[i])
            continue;
        printf("program %lu, %s %s: dword %u (%s): expected %x, got %x\n", p->number, engine, cpu, i,
               place_name(i), p->expect[i], memory[i]);
        return false;
    }
    return true;
}

static bool
run(struct backend_pool *pool, const struct fe_kernel *kernel, const struct flow_program *p,
    enum backend_engine engine, enum backend_cpu cpu)
{
    struct backend_code *code;
    struct emu_error error = {0};
    struct emu_fault fault = {0};
    uint32_t memory[FLOW_DWORDS] = {0};
    const struct emu_surface surface = {.base = (uint8_t *)memory, .size = sizeof memory};
    const struct emu_launch launch = launch_of(kernel, p, &surface);
    if (backend_code_new(&kernel->emu, engine, cpu, &code, &error)) {
        printf("program %lu: %s\n", p->number, error.text);
        return false;
    }
    const int status = backend_run(pool, code, &launch, 20, &fault);
    backend_code_free(code);
    if (status) {
        printf("program %lu, %s %s: %s at 0x%x\n", p->number, backend_engine_name(engine),
               backend_cpu_name(cpu), emu_fault_name(fault.kind), (unsigned)fault.inst);
        return false;
    }
    return same(p, memory, backend_engine_name(engine), backend_cpu_name(cpu));
}

static void
run_everywhere(struct backend_pool *pool, const struct flow_program *p, const struct options *o,
               struct totals *t)
{
    struct emu_error error = {0};
    struct fe_kernel kernel = {.name = "flow",
                               .code = p->code,
                               .code_bytes = p->code_bytes,
                               .simd = p->simd,
                               .entries = p->entries,
                               .entry_count = p->entry_count};
    t->programs++;
    if (gen_lower(NULL, p->platform, &kernel, &error)) {
        printf("program %lu: %s\n", p->number, error.text);
        t->differences++;
        return;
    }
    const unsigned levels = backend_cpu_detect() + 1;
    bool good = run(pool, &kernel, p, BACKEND_REF, BACKEND_BASELINE);
    t->runs++;
    for (enum backend_cpu cpu = BACKEND_BASELINE; good && cpu < levels; cpu++, t->runs++)
        good = run(pool, &kernel, p, BACKEND_SIMD, cpu);
    for (enum backend_cpu cpu = BACKEND_BASELINE; good && cpu < levels; cpu++) {
        if (o->some && (!o->every || t->programs % o->every || t->programs / o->every % levels != cpu))
            continue;
        good = run(pool, &kernel, p, BACKEND_JIT, cpu);
        t->runs++;
        t->translated++;
    }
    t->differences += !good;
    lane_program_free(kernel.emu.program);
}

static struct options
read_options(int argc, char **argv)
{
    struct options o = {.path = argc > 1 ? argv[argc - 1] : "-"};
    for (int i = 1; i + 2 < argc; i += 2) {
        const unsigned long value = strtoul(argv[i + 1], NULL, 0);
        if (!strcmp(argv[i], "-n"))
            o.only = value;
        if (!strcmp(argv[i], "-j")) {
            o.some = true;
            o.every = value;
        }
    }
    return o;
}

int
main(int argc, char **argv)
{
    static struct flow_program program;
    const struct options o = read_options(argc, argv);
    struct totals totals = {0};
    int status = 1;
    FILE *file = strcmp(o.path, "-") ? fopen(o.path, "r") : stdin;
    struct backend_pool *pool = backend_pool_new(1);
    if (!file || !pool) {
        fprintf(stderr, "%s cannot be read\n", o.path);
        goto out;
    }
    while ((status = flow_read(file, &program)) > 0)
        if (!o.only || program.number == o.only)
            run_everywhere(pool, &program, &o, &totals);
    if (status)
        fprintf(stderr, "%s: not understood after program %lu\n", o.path, program.number);
    printf("%lu programs, %lu runs, %lu of them on jit, %lu differences\n", totals.programs, totals.runs,
           totals.translated, totals.differences);
    status = status || totals.differences || !totals.programs;
out:
    backend_pool_free(pool);
    if (file && file != stdin)
        fclose(file);
    return status;
}
