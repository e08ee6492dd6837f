/* SPDX-License-Identifier: MIT */
/*
 * Random lane programs on every engine at every host level, against the reference. What differs is shrunk and
 * printed. Program number n of a hunt has seed --seed + n and is the same in every hunt. With --spread each
 * runs at one level, by its seed. With --groups, their threads wait for each other often, and a kind of
 * work-group that never occurs is an error.
 */
#include <getopt.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "emu/error.h"
#include "examine.h"
#include "shrink.h"

static const char usage[] =
    "random_programs [--seed S] [--count N] [--engines simd,jit,auto,quick] "
    "[--levels baseline,avx2,avx512,icelake]\n"
    "                [--finds DIR] [--most N] [--no-shrink] [--print] [--spread] [--groups]\n";

struct hunt {
    uint64_t seed;
    unsigned long count, most;
    uint32_t runs;
    const char *finds; /* a directory for reports, or NULL */
    bool shrinks, prints, spreads, groups;
    struct finding *finding;
    uint8_t *world;
    unsigned long programs, refused, endless, open, different, ran[RUNS];
    uint64_t steps, nans, own_starts;
    unsigned long kinds[GROUP_KINDS];
};

/* --- differences --- */

struct wanted {
    struct hunt *hunt;
    unsigned run;
    bool crash;
};

static bool
still_differs(const struct random_case *c, void *user)
{
    const struct wanted *w = user;
    struct finding *f = w->hunt->finding;
    examine(c, 1u << w->run, f);
    return f->different && (f->signal != 0) == w->crash;
}

static void
report_to(const struct hunt *h, const struct random_case *c, unsigned ops, FILE *file)
{
    fprintf(file, "random_programs --seed %" PRIu64 " --count 1: %u ops, shrunk to:\n", c->seed, ops);
    case_print(c, file);
    finding_print(h->finding, file);
    fflush(file);
}

static void
report(struct hunt *h, const struct random_case *c, unsigned ops)
{
    report_to(h, c, ops, stdout);
    if (!h->finds)
        return;
    char path[512];
    snprintf(path, sizeof path, "%s/%" PRIu64 ".txt", h->finds, c->seed);
    FILE *file = fopen(path, "w");
    if (!file)
        return;
    report_to(h, c, ops, file);
    fclose(file);
}

static void
differs(struct hunt *h, struct random_case *c)
{
    struct wanted w = {h, h->finding->run, h->finding->signal != 0};
    const unsigned ops = c->program->op_count;
    h->different++;
    h->finding->quiet = true;
    if (h->shrinks)
        shrink(c, still_differs, &w);
    h->finding->quiet = false;
    still_differs(c, &w);
    report(h, c, ops);
}

/* --- the hunt --- */

static void
count_runs(struct hunt *h)
{
    for (unsigned run = 0; run < RUNS; run++)
        h->ran[run] += h->finding->ran >> run & 1;
    h->steps += h->finding->steps;
    h->own_starts += h->finding->own_starts;
    for (unsigned kind = 0; kind < GROUP_KINDS; kind++)
        h->kinds[kind] += h->finding->kinds[kind];
    h->nans += h->finding->nans != 0;
    h->endless += h->finding->verdict == ORACLE_ENDLESS;
    h->open += h->finding->verdict == ORACLE_OPEN;
}

static uint32_t
runs_of(const struct hunt *h, uint64_t seed)
{
    uint32_t level = 0;
    for (unsigned engine = 0; engine < BACKEND_ENGINE_COUNT; engine++)
        level |= 1u << (engine * BACKEND_CPU_COUNT + seed % (backend_cpu_detect() + 1));
    return h->spreads ? h->runs & level : h->runs;
}

static void
one_program(struct hunt *h, uint64_t seed)
{
    struct random_case c = {.world = h->world, .groups = h->groups};
    struct emu_error error = {EMU_OK, ""};
    h->programs++;
    if (case_make(&c, seed, &error)) {
        printf("seed %" PRIu64 ": refused by the checker: %s\n", seed, error.text);
        h->refused++;
    } else {
        if (h->prints)
            case_print(&c, stdout);
        examine(&c, runs_of(h, seed), h->finding);
        count_runs(h);
        if (h->finding->verdict == ORACLE_BROKEN) {
            printf("seed %" PRIu64 ": the reference differs from its own single steps\n", seed);
            h->different++;
        } else if (h->finding->different) {
            differs(h, &c);
        }
    }
    case_free(&c);
}

static void
print_summary(const struct hunt *h)
{
    char name[32];
    printf("%lu programs from seed %" PRIu64 ", %" PRIu64
           " steps of ops; %lu with NaNs; left out: %lu endless, "
           "%lu hanging on NaN bits, %lu refused\n",
           h->programs, h->seed, h->steps, h->nans, h->endless, h->open, h->refused);
    for (unsigned run = 0; run < RUNS; run++)
        if (h->ran[run])
            printf("%s: %lu\n", run_name(run, name), h->ran[run]);
    if (h->ran[BACKEND_JIT * BACKEND_CPU_COUNT])
        printf("threads that translated code started: %" PRIu64 "\n", h->own_starts);
    for (unsigned kind = 0; kind < GROUP_KINDS; kind++)
        printf("work-groups with %s: %lu\n", group_kind_names[kind], h->kinds[kind]);
    printf("different: %lu\n", h->different);
}

static bool
misses_a_kind(const struct hunt *h)
{
    bool misses = false;
    for (unsigned kind = 0; h->groups && kind < GROUP_KINDS; kind++)
        misses |= !h->kinds[kind];
    return misses;
}

static int
run_hunt(struct hunt *h)
{
    h->world = machine_world();
    h->finding = finding_new();
    if (!h->world || !h->finding)
        return 2;
    for (unsigned long n = 0; n < h->count && h->different < h->most; n++)
        one_program(h, h->seed + n);
    print_summary(h);
    return h->different || h->refused || misses_a_kind(h) ? 1 : 0;
}

/* --- options --- */

static bool
is_in(const char *list, const char *name)
{
    const size_t length = strlen(name);
    for (const char *at = list; at; at = strchr(at, ',')) {
        at += *at == ',';
        if (strncmp(at, name, length) == 0 && (at[length] == ',' || at[length] == 0))
            return true;
    }
    return false;
}

static uint32_t
choose_runs(const char *engines, const char *levels)
{
    uint32_t runs = 0;
    for (unsigned engine = BACKEND_SIMD; engine < BACKEND_ENGINE_COUNT; engine++)
        for (unsigned cpu = 0; cpu <= backend_cpu_detect(); cpu++)
            if (is_in(engines, backend_engine_name(engine)) && is_in(levels, backend_cpu_name(cpu)))
                runs |= 1u << (engine * BACKEND_CPU_COUNT + cpu);
    return runs;
}

int
main(int argc, char **argv)
{
    enum { SEED = 1, COUNT, ENGINES, LEVELS, FINDS, MOST, NO_SHRINK, PRINT, SPREAD, GROUPS };
    static const struct option options[] = {
        {"seed", 1, NULL, SEED},           {"count", 1, NULL, COUNT}, {"engines", 1, NULL, ENGINES},
        {"levels", 1, NULL, LEVELS},       {"finds", 1, NULL, FINDS}, {"most", 1, NULL, MOST},
        {"no-shrink", 0, NULL, NO_SHRINK}, {"print", 0, NULL, PRINT}, {"spread", 0, NULL, SPREAD},
        {"groups", 0, NULL, GROUPS},       {NULL, 0, NULL, 0}};
    struct hunt h = {.seed = 1, .count = 100, .most = 10, .shrinks = true};
    const char *engines = RANDOM_ENGINES, *levels = "baseline,avx2,avx512,icelake";
    for (int o; (o = getopt_long(argc, argv, "", options, NULL)) != -1;)
        switch (o) {
        case SEED:
            h.seed = strtoull(optarg, NULL, 0);
            break;
        case COUNT:
            h.count = strtoul(optarg, NULL, 0);
            break;
        case ENGINES:
            engines = optarg;
            break;
        case LEVELS:
            levels = optarg;
            break;
        case FINDS:
            h.finds = optarg;
            break;
        case MOST:
            h.most = strtoul(optarg, NULL, 0);
            break;
        case NO_SHRINK:
            h.shrinks = false;
            break;
        case SPREAD:
            h.spreads = true;
            break;
        case GROUPS:
            h.groups = true;
            break;
        case PRINT:
            h.prints = true;
            break;
        default:
            fputs(usage, stderr);
            return 2;
        }
    h.runs = choose_runs(engines, levels);
    if (!h.runs) {
        fprintf(stderr, "no engine of %s at a level of %s\n", engines, levels);
        return 2;
    }
    return run_hunt(&h);
}
