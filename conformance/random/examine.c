/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "examine.h"

#include <inttypes.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SECONDS = 20 };

struct finding *
finding_new(void)
{
    void *at = mmap(NULL, sizeof(struct finding), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return at == MAP_FAILED ? NULL : at;
}

const char *
run_name(unsigned run, char text[32])
{
    snprintf(text, 32, "%s %s", backend_engine_name(run / BACKEND_CPU_COUNT),
             backend_cpu_name(run % BACKEND_CPU_COUNT));
    return text;
}

const char *const group_kind_names[GROUP_KINDS] = {"several barriers",   "a barrier in a loop",
                                                   "early ends",         "faults",
                                                   "one partial thread", "partial last threads"};

static unsigned
barriers_of(const struct random_case *c)
{
    unsigned n = 0;
    for (uint32_t i = 0; i < c->program->op_count; i++)
        n += c->program->ops[i].code == LANE_OP_barrier;
    return n;
}

static void
count_group(const struct random_case *c, struct finding *f)
{
    const struct outcome *one_by_one = &f->oracle.expected;
    const bool partial = (c->local_size[0] * c->local_size[1]) % c->kernel.lanes != 0, one = c->threads == 1,
               whole = f->group.rounds == 1 && one_by_one->rounds > 1,
               faults = f->group.stop == EMU_STOP_FAULT;
    f->kinds[GROUP_SEVERAL_BARRIERS] += whole && one_by_one->rounds > 2 && !one;
    f->kinds[GROUP_LOOP] += whole && one_by_one->rounds > barriers_of(c) + 1;
    f->kinds[GROUP_EARLY_END] += whole && one_by_one->apart;
    f->kinds[GROUP_FAULT] += whole && faults && !one;
    f->kinds[GROUP_ONE_PARTIAL] += whole && one && partial;
    f->kinds[GROUP_LAST_PARTIAL] += !one && partial && one_by_one->rounds > 1;
}

/* Which NaNs an engine makes has no end of variants: a difference must survive many of them. */
static bool
really_differs(const struct random_case *c, struct finding *f)
{
    if (outcome_equal(&f->oracle.expected, &f->got, f->oracle.open, &f->at))
        return false;
    f->verdict = oracle_ask(c, 12, &f->oracle);
    return f->verdict == ORACLE_FINE && !outcome_equal(&f->oracle.expected, &f->got, f->oracle.open, &f->at);
}

static void
examine_run(const struct random_case *c, struct finding *f)
{
    struct emu_error error = {0};
    if (machine_run_backend(c, f->run / BACKEND_CPU_COUNT, f->run % BACKEND_CPU_COUNT, &f->got, &f->group,
                            &error)) {
        fprintf(stderr, "seed %" PRIu64 ": refused: %s\n", c->seed, error.text);
        f->different = true;
        return;
    }
    f->ran |= 1u << f->run;
    f->own_starts += f->got.own_starts;
    f->different = really_differs(c, f);
    if (f->different || !f->group.rounds)
        return;
    count_group(c, f);
    f->got = f->group;
    f->as_group = f->different = really_differs(c, f);
}

static void
examine_here(const struct random_case *c, uint32_t runs, struct finding *f)
{
    f->verdict = oracle_ask(c, 0, &f->oracle);
    f->steps = f->oracle.steps;
    f->nans = f->oracle.nans;
    for (f->run = 0; f->verdict == ORACLE_FINE && f->run < RUNS; f->run++) {
        if (runs >> f->run & 1)
            examine_run(c, f);
        if (f->different)
            return;
    }
}

/* Of the processor's time; of the clock's much more, for busy machines. */
static void
limit_time(void)
{
    const struct itimerval limit = {.it_value = {.tv_sec = SECONDS}};
    setitimer(ITIMER_PROF, &limit, NULL);
    alarm(20 * SECONDS);
}

void
examine(const struct random_case *c, uint32_t runs, struct finding *f)
{
    int status = 0;
    memset(&f->different, 0, offsetof(struct finding, oracle) - offsetof(struct finding, different));
    fflush(NULL);
    const pid_t child = fork();
    if (child < 0)
        abort();
    if (child == 0) {
        limit_time();
        if (f->quiet && !freopen("/dev/null", "w", stderr))
            _exit(1);
        examine_here(c, runs, f);
        _exit(0);
    }
    if (waitpid(child, &status, 0) != child)
        abort();
    if (WIFSIGNALED(status) || WEXITSTATUS(status)) {
        f->signal = WIFSIGNALED(status) ? WTERMSIG(status) : -1;
        f->different = true;
    }
}

/* --- report --- */

static void
print_outcome(const char *who, const struct outcome *o, FILE *file)
{
    static const char *const stops[] = {"ends", "waits", "faults"};
    fprintf(file, "%s %s", who, stops[o->stop]);
    if (o->stop == EMU_STOP_FAULT)
        fprintf(file,
                " (thread %u): %s, instruction 0x%x, lanes 0x%" PRIx64 ", address 0x%" PRIx64 ", %u bytes %s",
                o->thread, emu_fault_name(o->fault.kind), o->fault.inst, o->fault.lanes, o->fault.address,
                o->fault.bytes, o->fault.write ? "written" : "read");
    fprintf(file, ", modes 0x%x 0x%x 0x%x\n", o->fpmode[0], o->fpmode[1], o->fpmode[2]);
}

static void
print_place(uint32_t at, FILE *file)
{
    static const struct {
        uint32_t begin;
        const char *name;
    } areas[] = {{WORLD_CODE, "code"},         {WORLD_PAYLOAD, "payload"}, {WORLD_RANGES, "ranges"},
                 {WORLD_SCRATCH, "scratch"},   {WORLD_LOCAL, "local"},     {WORLD_RESULT, "register file"},
                 {WORLD_SURFACES, "surfaces"}, {0, "before surfaces"}};
    unsigned i = 0;
    while (at < areas[i].begin)
        i++;
    fprintf(file, "%s byte %u", areas[i].name, at - areas[i].begin);
}

static void
print_bytes(const char *who, const struct outcome *o, uint32_t from, FILE *file)
{
    fprintf(file, "  %-10s", who);
    for (uint32_t i = from; i < from + 32 && i < WORLD_END; i++)
        fprintf(file, "%s%02x", i % 4 ? "" : " ", o->world[i]);
    fprintf(file, "\n");
}

void
finding_print(const struct finding *f, FILE *file)
{
    char name[32];
    fprintf(file, "DIFFERENT: %s%s", run_name(f->run, name), f->as_group ? ", as a group" : "");
    if (f->signal) {
        fprintf(file, " dies of signal %d (%s)\n", f->signal, f->signal > 0 ? strsignal(f->signal) : "exit");
        return;
    }
    fprintf(file, "\n");
    print_outcome("  reference", &f->oracle.expected, file);
    print_outcome("  engine   ", &f->got, file);
    if (f->at == WORLD_END)
        return;
    fprintf(file, "  first different: ");
    print_place(f->at, file);
    fprintf(file, "; around it:\n");
    print_bytes("reference", &f->oracle.expected, f->at & ~15u, file);
    print_bytes("engine", &f->got, f->at & ~15u, file);
}
