/* SPDX-License-Identifier: MIT */
/*
 * Damaged programs, executed: random legal programs and the programs of described launches with a few changed
 * words. What passes the checks runs one work-group on every engine, between guard pages, with a limit of
 * ops; all must end alike (fuzz/run/trial.h). cayman_damage_run FIRST COUNT FILE...: seeds, and files of
 * cases.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cayman/isa/cay_quirks.h"
#include "cayman/lower/cay_lower.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "maker.h"
#include "read_file.h"
#include "rnd.h"
#include "run.h"
#include "run/launch.h"
#include "run/trial.h"

#define WORLD_AT UINT64_C(0x200000000000)
#define REGISTERS_AT UINT64_C(0x210000000000)

enum { MOST_CASES = 1024, MOST_OPS = 6000, MOST_BYTES = 1 << 16, MADE_PERCENT = 50 };

struct damage_run {
    struct launch_case *cases[MOST_CASES], *made, *now;
    unsigned case_count;
    struct world world, registers;
    struct case_memory memory;
    struct run_launch launch;
    struct rnd rnd;
    unsigned long tried, refused, unfit, compared;
};

static char what[64]; /* the present seed, for the handler */

static void
on_crash(int number)
{
    if (write(STDERR_FILENO, what, strlen(what)) < 0)
        _exit(2);
    signal(number, SIG_DFL);
    raise(number);
}

static void
die(const char *why)
{
    fprintf(stderr, "%s: %s\n", what, why);
    exit(2);
}

/* --- one launch --- */

static bool
is_fit(const struct damage_run *d, const struct emu_kernel *kernel)
{
    const struct lane_program *p = kernel->program;
    if (p->op_count > MOST_OPS || kernel->scratch_bytes > MOST_BYTES || d->now->lds > MOST_BYTES ||
        (d->now->local + kernel->lanes - 1) / kernel->lanes > RUN_THREADS)
        return false;
    for (uint32_t i = 0; i < p->op_count; i++)
        if (p->ops[i].code == LANE_OP_clock)
            return false;
    return true;
}

/* Places that the case fills with nothing hold random data. */
static void
take_places(struct damage_run *d)
{
    struct case_memory *m = &d->memory;
    memset(m, 0, sizeof *m);
    for (unsigned p = 0; p < CASE_PLACES; p++) {
        if (!d->now->bytes[p])
            continue;
        m->at[p] = world_take(&d->world, case_memory_bytes(d->now, p), true);
        if (!m->at[p])
            die("no room for memory");
        if (d->now == d->made)
            rnd_fill(&d->rnd, m->at[p], d->now->bytes[p] & ~7u);
    }
    if (!case_memory_describe(d->now, m))
        die("a case that is wrong");
}

static void
take_thread_memory(struct damage_run *d)
{
    struct run_launch *l = &d->launch;
    l->local = world_take(l->world, d->now->lds + 1, false);
    for (uint32_t i = 0; i < l->threads; i++)
        l->scratch[i] = world_take(l->world, l->kernel.emu.scratch_bytes + 1, false);
}

static void
run(struct damage_run *d, const struct fe_kernel *kernel)
{
    struct run_launch *l = &d->launch;
    *l = (struct run_launch){.kernel = *kernel, .world = &d->world};
    take_places(d);
    l->emu = case_launch(d->now, &l->kernel.emu, &d->memory);
    l->threads = (d->now->local + kernel->emu.lanes - 1) / kernel->emu.lanes;
    l->group[0] = rnd_below(&d->rnd, d->now->groups);
    take_thread_memory(d);
    d->compared += trial_run(l, &d->registers, (uint32_t)rnd_next(&d->rnd));
    world_clear(&d->world);
}

static void
try_program(struct damage_run *d, const struct cay_bindings *bindings)
{
    static const struct cay_quirks none;
    const uint8_t *code = (const uint8_t *)d->now->program.slots;
    const uint32_t bytes = 8 * d->now->program.count;
    const struct fe_program program = {.code_image = code, .code_image_bytes = bytes};
    struct fe_kernel kernel = {
        .name = what, .code = code, .code_bytes = bytes, .payload_bytes = CASE_PAYLOAD + CASE_FLOW_BYTES};
    struct emu_error error = {EMU_OK, ""};
    d->tried++;
    if (cay_lower_bound(bindings, &none, &program, &kernel, &error)) {
        d->refused++;
        if (!error.text[0] || strstr(error.text, "(rule "))
            die(error.text);
        return;
    }
    if (emu_kernel_check(&kernel.emu, &error))
        die(error.text);
    if (is_fit(d, &kernel.emu))
        run(d, &kernel);
    else
        d->unfit++;
    lane_program_free(kernel.emu.program);
}

/* --- damage --- */

/* Flipped bits most of the time: most random words are refused. */
static void
damage(struct damage_run *d)
{
    struct asm_program *p = &d->now->program;
    for (unsigned n = 1 + rnd_below(&d->rnd, 3); n; n--) {
        uint64_t *slot = &p->slots[rnd_below(&d->rnd, p->count)];
        if (rnd_once_in(&d->rnd, 8))
            *slot = rnd_next(&d->rnd);
        else
            *slot ^= (rnd_once_in(&d->rnd, 4) ? 1 + rnd_below(&d->rnd, 63) : UINT64_C(1))
                     << rnd_below(&d->rnd, 64);
    }
}

static void
try_seed(struct damage_run *d, uint64_t seed)
{
    static struct asm_program whole;
    snprintf(what, sizeof what, "seed %llu", (unsigned long long)seed);
    d->rnd = rnd_of(seed, RND_PROGRAM);
    const bool is_made = !d->case_count || rnd_below(&d->rnd, 100) < MADE_PERCENT;
    d->now = is_made ? d->made : d->cases[rnd_below(&d->rnd, d->case_count)];
    if (is_made)
        make_random_program(d->now, rnd_next(&d->rnd), MADE_BRIEF);
    const struct cay_bindings all = case_bind_everything(d->now);
    whole = d->now->program;
    damage(d);
    try_program(d, rnd_once_in(&d->rnd, 4) ? &all : &d->now->bindings);
    d->now->program = whole;
}

/* --- cases --- */

static void
read_cases(struct damage_run *d, const char *path)
{
    size_t size;
    char error[256];
    unsigned line = 0;
    char *const text = (char *)read_file(path, &size);
    const char *at = text;
    while (text && d->case_count < MOST_CASES) {
        struct launch_case *c = malloc(sizeof *c);
        if (!c || !case_read(&at, &line, c, error)) {
            free(c);
            break;
        }
        if (c->program.count)
            d->cases[d->case_count++] = c;
        else
            free(c);
    }
    free(text);
}

int
main(int argc, char **argv)
{
    static struct damage_run d;
    if (argc < 3)
        die("usage: cayman_damage_run FIRST COUNT FILE...");
    const uint64_t first = strtoull(argv[1], NULL, 10), count = strtoull(argv[2], NULL, 10);
    world_open(&d.world, WORLD_AT);
    world_open(&d.registers, REGISTERS_AT);
    d.made = guide_case(made_header);
    for (int k = 3; k < argc; k++)
        read_cases(&d, argv[k]);
    signal(SIGSEGV, on_crash);
    signal(SIGBUS, on_crash);
    signal(SIGABRT, on_crash);
    for (uint64_t seed = first; seed < first + count; seed++)
        try_seed(&d, seed);
    printf("%lu damaged programs: %lu refused, %lu too large, %lu ran with equal results\n", d.tried,
           d.refused, d.unfit, d.compared);
    for (unsigned k = 0; k < d.case_count; k++)
        free(d.cases[k]);
    free(d.made);
    return d.compared ? 0 : 1;
}
