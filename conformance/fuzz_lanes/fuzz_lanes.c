/* SPDX-License-Identifier: MIT */
/*
 * Random lane programs, legal and damaged ones. A program that passes the checker runs on every engine at
 * every level of this host, and all results must be equal. A long run: fuzz_lanes --seed 1000 --count 1000000
 * [--jit N] [--print 1].
 */
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/error.h"
#include "lane_machine.h"

enum { INPUT = 160, SKIPPED = 77 };

struct hunt {
    uint64_t seed, count, jit; /* every how many programs are translated; 0: none */
    bool print;                /* every program before it runs */
    struct lane_machine machine;
    struct lane_outcome ref, other;
    unsigned long legal, refused, refused_whole, runs, compared, nans, faults, different;
};

static volatile uint64_t current; /* for the handler */

static uint64_t
mix(uint64_t z)
{
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

static void
fill_input(uint64_t seed, uint8_t *bytes)
{
    for (unsigned i = 0; i < INPUT; i += 8) {
        const uint64_t word = mix((seed * INPUT + i + 1) * 0x9e3779b97f4a7c15);
        memcpy(bytes + i, &word, sizeof word);
    }
}

/* --- reports --- */

/* The seed, by means that a signal handler has. */
static void
on_crash(int number)
{
    char text[64] = "\nfuzz_lanes: signal, program ";
    size_t n = strlen(text);
    char digits[24];
    unsigned count = 0;
    for (uint64_t v = current; v || !count; v /= 10)
        digits[count++] = (char)('0' + v % 10);
    while (count)
        text[n++] = digits[--count];
    text[n++] = '\n';
    if (write(STDERR_FILENO, text, n) < 0)
        _exit(2);
    signal(number, SIG_DFL);
    raise(number);
}

static void
print_program(const struct lane_program *p)
{
    for (uint32_t i = 0; i < p->op_count; i++) {
        char text[512];
        lane_op_print(p, i, text, sizeof text);
        fprintf(stderr, "  %s\n", text);
    }
}

static bool
same_fault(const struct emu_fault *a, const struct emu_fault *b)
{
    return a->kind == b->kind && a->inst == b->inst && a->lanes == b->lanes && a->address == b->address &&
           a->bytes == b->bytes && a->write == b->write;
}

static void
report(struct hunt *h, const struct emu_kernel *kernel, enum backend_engine engine, enum backend_cpu cpu,
       const char *what)
{
    h->different++;
    fprintf(stderr, "DIFFERENT: program %" PRIu64 ", %u lanes, %s %s: %s\n", (uint64_t)current, kernel->lanes,
            backend_engine_name(engine), backend_cpu_name(cpu), what);
    fprintf(stderr, "  stop %d and %d, fault %d and %d at 0x%x and 0x%x, lanes %" PRIx64 " and %" PRIx64 "\n",
            (int)h->ref.stop, (int)h->other.stop, (int)h->ref.fault.kind, (int)h->other.fault.kind,
            h->ref.fault.inst, h->other.fault.inst, h->ref.fault.lanes, h->other.fault.lanes);
    for (unsigned i = 0; i < LM_WORLD; i++)
        if (h->ref.world[i] != h->other.world[i]) {
            fprintf(stderr, "  first byte %u of memory: %02x and %02x\n", i, h->ref.world[i],
                    h->other.world[i]);
            break;
        }
    print_program(kernel->program);
}

static void
compare(struct hunt *h, const struct emu_kernel *kernel, enum backend_engine engine, enum backend_cpu cpu)
{
    h->compared++;
    if (h->ref.stop != h->other.stop || h->ref.rounds != h->other.rounds)
        report(h, kernel, engine, cpu, "another end");
    else if (!same_fault(&h->ref.fault, &h->other.fault))
        report(h, kernel, engine, cpu, "another fault");
    else if (memcmp(h->ref.world, h->other.world, LM_WORLD) != 0)
        report(h, kernel, engine, cpu, "memory");
}

/* --- one program --- */

static void
try_engine(struct hunt *h, const struct emu_kernel *kernel, const struct lane_random *about,
           enum backend_engine engine, enum backend_cpu cpu)
{
    if (!lane_machine_run(&h->machine, kernel, about->items, current, engine, cpu, &h->other))
        return;
    h->runs++;
    if (about->comparable && !h->ref.had_nan && !h->other.had_nan)
        compare(h, kernel, engine, cpu);
}

static void
run(struct hunt *h, const struct emu_kernel *kernel, const struct lane_random *about)
{
    const enum backend_cpu best = backend_cpu_detect();
    if (!lane_machine_run(&h->machine, kernel, about->items, current, BACKEND_REF, BACKEND_BASELINE, &h->ref))
        return;
    h->nans += h->ref.had_nan;
    h->faults += h->ref.stop == EMU_STOP_FAULT;
    for (enum backend_cpu cpu = BACKEND_BASELINE; cpu <= best; cpu++)
        try_engine(h, kernel, about, BACKEND_SIMD, cpu);
    if (h->jit && current % h->jit == 0)
        try_engine(h, kernel, about, BACKEND_JIT, (enum backend_cpu)(current / h->jit % (best + 1u)));
}

/* False: out of memory. */
static bool
try_program(struct hunt *h)
{
    uint8_t bytes[INPUT];
    struct emu_kernel kernel;
    struct lane_random about;
    struct emu_error error = {.kind = EMU_OK};
    struct lane_program *program = lane_program_new();
    fill_input(current, bytes);
    const bool made = program && lane_random_program(bytes, sizeof bytes, program, &kernel, &about);
    if (made && emu_kernel_check(&kernel, &error) == 0) {
        h->legal++;
        if (h->print)
            print_program(program);
        run(h, &kernel, &about);
    } else if (made) {
        h->refused++;
        if (!about.damaged && h->refused_whole++ < 3)
            fprintf(stderr, "program %" PRIu64 " is refused: %s\n", (uint64_t)current, error.text);
    }
    lane_program_free(program);
    return made;
}

static void
read_options(struct hunt *h, int argc, char **argv)
{
    for (int i = 1; i + 1 < argc; i += 2) {
        const uint64_t value = strtoull(argv[i + 1], NULL, 0);
        if (!strcmp(argv[i], "--seed"))
            h->seed = value;
        else if (!strcmp(argv[i], "--count"))
            h->count = value;
        else if (!strcmp(argv[i], "--jit"))
            h->jit = value;
        else if (!strcmp(argv[i], "--print"))
            h->print = value;
    }
}

int
main(int argc, char **argv)
{
    static struct hunt h = {.seed = 1, .count = 2000, .jit = 0};
    read_options(&h, argc, argv);
    if (!lane_machine_open(&h.machine)) {
        fprintf(stderr, "the host does not give the memory\n");
        return SKIPPED;
    }
    signal(SIGSEGV, on_crash);
    signal(SIGBUS, on_crash);
    signal(SIGABRT, on_crash);
    for (uint64_t i = 0; i < h.count && h.different < 5; i++) {
        current = h.seed + i;
        if (!try_program(&h))
            return 1;
    }
    printf(
        "%lu programs run, %lu refused; %lu faults, %lu with NaNs; %lu runs, %lu compared: %lu different\n",
        h.legal, h.refused, h.faults, h.nans, h.runs, h.compared, h.different);
    lane_machine_close(&h.machine);
    return h.different || h.refused_whole || !h.legal ? 1 : 0;
}
