/* SPDX-License-Identifier: MIT */
/*
 * Random programs of rows: the jit engine at every level of this host against the reference. Same memory,
 * same faults. random_rows --seed 1000 --count 100000 [--launches N] [--print 1] [--patterns 1] for a longer
 * hunt; with --patterns most addresses are patterns.
 */
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/error.h"
#include "engine.h"
#include "forms.h"
#include "machine.h"

enum { SKIPPED = 77, ENOUGH = 5 };

struct hunt {
    uint64_t seed, count, launches, print, least, patterns;
    struct machine machine;
    struct form_counts forms;
    unsigned long runs, faults, mixed, in_turn, in_group, different;
};

static volatile uint64_t current; /* for the handler */

static void
on_crash(int number)
{
    char text[64];
    const int n = snprintf(text, sizeof text, "signal %d, program %" PRIu64 "\n", number, (uint64_t)current);
    if (write(STDERR_FILENO, text, (size_t)n) < 0)
        _exit(2);
    signal(number, SIG_DFL);
    raise(number);
}

static void
print_program(const struct rows_case *c)
{
    fprintf(stderr, "%u lanes, work-group %u x %u x %u, ids of %u bytes\n", c->kernel.lanes, c->local_size[0],
            c->local_size[1], c->local_size[2], c->kernel.local_id_bytes);
    for (uint32_t i = 0; i < c->program->op_count; i++) {
        char text[512];
        lane_op_print(c->program, i, text, sizeof text);
        fprintf(stderr, "  %s\n", text);
    }
}

/* --- one program --- */

struct engines {
    struct backend_code *ref, *jit[BACKEND_CPU_COUNT];
    enum backend_cpu best;
};

static struct backend_code *
make_code(const struct rows_case *c, const struct emu_launch *launch, enum backend_engine engine,
          enum backend_cpu cpu)
{
    struct emu_error error = {.text = ""};
    struct backend_code *code;
    const struct engine_starts starts = engine_starts_of(launch);
    if (emu_kernel_check(&c->kernel, &error) || backend_code_new(&c->kernel, engine, cpu, &code, &error)) {
        fprintf(stderr, "program %" PRIu64 ": %s\n", c->seed, error.text);
        exit(1);
    }
    if (code->prepare)
        code->prepare(code, &starts, launch);
    return code;
}

static void
make_engines(struct engines *e, const struct rows_case *c, const struct emu_launch *launch)
{
    e->best = backend_cpu_detect();
    e->ref = make_code(c, launch, BACKEND_REF, BACKEND_BASELINE);
    for (enum backend_cpu cpu = BACKEND_BASELINE; cpu <= e->best; cpu++)
        e->jit[cpu] = make_code(c, launch, BACKEND_JIT, cpu);
}

static void
free_engines(struct engines *e)
{
    backend_code_free(e->ref);
    for (enum backend_cpu cpu = BACKEND_BASELINE; cpu <= e->best; cpu++)
        backend_code_free(e->jit[cpu]);
}

static bool
is_same(const struct outcome *a, const struct outcome *b, bool in_group)
{
    const struct emu_fault *f = &a->fault, *g = &b->fault;
    if (a->stop != b->stop || (a->rounds != b->rounds && !in_group))
        return false;
    return a->stop != EMU_STOP_FAULT ||
           (a->thread == b->thread && f->kind == g->kind && f->inst == g->inst && f->lanes == g->lanes &&
            f->address == g->address && f->bytes == g->bytes && f->write == g->write);
}

static void
report(struct hunt *h, const struct rows_case *c, unsigned number, enum backend_cpu cpu,
       const struct outcome *expected, const struct outcome *out)
{
    static const char *const names[AREAS] = {"surface", "local", "scratch", "range", "results"};
    uint32_t at = 0;
    const enum area area = machine_compare(&h->machine, &at);
    fprintf(stderr, "DIFFERENT: program %" PRIu64 ", launch %u, %s\n", c->seed, number,
            backend_cpu_name(cpu));
    fprintf(stderr,
            "  stop %d and %d, fault at %u and %u, lanes %" PRIx64 " and %" PRIx64 ", address %" PRIx64
            " and %" PRIx64 "\n",
            (int)expected->stop, (int)out->stop, expected->fault.inst / 8, out->fault.inst / 8,
            expected->fault.lanes, out->fault.lanes, expected->fault.address, out->fault.address);
    if (area == RESULT)
        fprintf(stderr, "  thread %u, slot %u, byte %u\n", at / RESULT_STEP, at % RESULT_STEP / SLOT_BYTES,
                at % SLOT_BYTES);
    else if (area < AREAS)
        fprintf(stderr, "  %s, byte %u\n", names[area], at);
    if (h->different++ == 0)
        print_program(c);
}

/* A launch on all engines. False: something was different. */
static bool
try_launch(struct hunt *h, const struct rows_case *c, const struct engines *e, unsigned number)
{
    struct launch launch;
    struct outcome expected, out;
    uint32_t at;
    machine_choose(&h->machine, c, number, &launch);
    machine_run(&h->machine, c, &launch, e->ref, NULL, &expected);
    machine_keep(&h->machine);
    h->faults += expected.stop == EMU_STOP_FAULT;
    h->mixed += launch.mixed;
    h->in_turn += launch.in_turn;
    h->in_group += launch.in_group;
    for (enum backend_cpu cpu = BACKEND_BASELINE; cpu <= e->best; cpu++, h->runs++) {
        machine_run(&h->machine, c, &launch, e->jit[cpu], launch.mixed ? e->ref : NULL, &out);
        if (!is_same(&expected, &out, launch.in_group) || machine_compare(&h->machine, &at) != AREAS) {
            report(h, c, number, cpu, &expected, &out);
            return false;
        }
    }
    return true;
}

static void
try_program(struct hunt *h)
{
    struct rows_case c;
    struct engines e = {0};
    struct launch any = {.seed = 0};
    rows_case_make(&c, current, h->patterns);
    if (h->print)
        print_program(&c);
    const struct emu_launch launch = machine_launch(&h->machine, &c, &any);
    if (!forms_count(&c, emu_row_lanes(&launch), &h->forms))
        exit(1);
    if (h->launches)
        make_engines(&e, &c, &launch);
    for (unsigned i = 0; i < h->launches && try_launch(h, &c, &e, i); i++)
        ;
    if (h->launches)
        free_engines(&e);
    lane_program_free(c.program);
}

/* --- all of them --- */

static void
print_counts(const char *what, const unsigned long n[2][2])
{
    printf("  %-12s %6lu %6lu, several rows %6lu %6lu\n", what, n[0][0], n[0][1], n[1][0], n[1][1]);
}

/* Forms that this test is there for, and how many of them it must have. */
static unsigned long
fewest_rows(const struct hunt *h)
{
    unsigned long fewest = h->forms.live_at_resume;
    fewest = h->forms.shifted < fewest ? h->forms.shifted : fewest;
    for (unsigned several = 0; several < 2; several++)
        for (unsigned masked = 0; masked < 2; masked++) {
            const unsigned long n[] = {
                h->forms.loads[SAME][several][masked], h->forms.loads[CONSECUTIVE][several][masked],
                h->forms.loads[SLIDING][several][masked], h->forms.stores[CONSECUTIVE][several][masked],
                masked ? fewest : h->forms.loads[SPACED][several][0]};
            for (unsigned i = 0; i < sizeof n / sizeof *n; i++)
                fewest = n[i] < fewest ? n[i] : fewest;
        }
    return fewest;
}

static bool
has_enough(const struct hunt *h)
{
    const unsigned long fewest = h->patterns ? pattern_fewest(&h->forms.patterns) : fewest_rows(h);
    printf("  every form at least %lu times\n", fewest);
    return fewest >= h->least;
}

static void
print_forms(const struct form_counts *n)
{
    printf("webs %lu: %lu rows, %lu with a step, %lu several; %lu loaded behind barriers\n", n->webs, n->rows,
           n->steps, n->parts, n->live_at_resume);
    for (unsigned i = 0; i < FORMS; i++)
        print_counts(form_names[i], n->loads[i]);
    print_counts("stores:", n->stores[CONSECUTIVE]);
    pattern_print(&n->patterns);
}

static void
read_options(struct hunt *h, int argc, char **argv)
{
    const struct {
        const char *name;
        uint64_t *value;
    } options[] = {{"--seed", &h->seed},   {"--count", &h->count}, {"--launches", &h->launches},
                   {"--print", &h->print}, {"--least", &h->least}, {"--patterns", &h->patterns}};
    for (int i = 1; i + 1 < argc; i += 2)
        for (unsigned k = 0; k < sizeof options / sizeof *options; k++)
            if (!strcmp(argv[i], options[k].name))
                *options[k].value = strtoull(argv[i + 1], NULL, 0);
}

int
main(int argc, char **argv)
{
    static struct hunt h = {.seed = 1, .count = 100, .launches = 24};
    read_options(&h, argc, argv);
    if (!machine_open(&h.machine)) {
        fprintf(stderr, "the host does not give the memory\n");
        return SKIPPED;
    }
    signal(SIGSEGV, on_crash);
    signal(SIGBUS, on_crash);
    signal(SIGABRT, on_crash);
    for (uint64_t i = 0; i < h.count && h.different < ENOUGH; i++) {
        current = h.seed + i;
        try_program(&h);
    }
    printf(
        "%" PRIu64
        " programs, %lu runs: %lu faults, %lu with two engines, %lu in turn, %lu as a group; %lu different\n",
        h.count, h.runs, h.faults, h.mixed, h.in_turn, h.in_group, h.different);
    print_forms(&h.forms);
    const bool enough = has_enough(&h);
    machine_close(&h.machine);
    return h.different || !enough;
}
