/* SPDX-License-Identifier: MIT */
/*
 * How much processor time the jit engine takes to translate kernels, cold and one after the other:
 * compile_times LEVEL DEVICE first|best FILE... [-- LLVM options, e.g. -time-passes]
 * Ends with the median, the 95th percentile and the largest of what it was given.
 */
#include <llvm-c/Core.h>
#include <llvm-c/Support.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "emu/lane.h"
#include "jit/host/host.h"
#include "jit/run/load.h"
#include "jit/translate/compile.h"
#include "load_program.h"

enum { MAX_KERNELS = 4096, SITES_RF = 1 << 20 };

struct times {
    enum backend_cpu cpu;
    enum fe_device device;
    double compile_ms[MAX_KERNELS], load_ms[MAX_KERNELS];
    unsigned count;
    bool first; /* what runs first: quick code */
};

static double
cpu_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void
time_kernel(struct times *t, const char *file, const struct fe_kernel *kernel)
{
    struct jit_object object;
    struct emu_error error = {0};
    const struct jit_target target = {.cpu = t->cpu,
                                      .start = JIT_ROWS,
                                      .row_lanes = kernel->emu.lanes,
                                      .slow_gathers = jit_host_gathers_slowly(),
                                      .sites_rf = SITES_RF,
                                      .quick = t->first};
    const double start = cpu_ms();
    if (jit_compile(&kernel->emu, &target, &object, &error)) {
        printf("%s %s: %s\n", file, kernel->name, error.text);
        return;
    }
    const double compiled = cpu_ms();
    struct jit_image *image = jit_image_new(&object, &error);
    const double loaded = cpu_ms();
    printf("%9.2f ms compile %7.2f ms load %6u ops %8zu bytes  %s %s\n", compiled - start, loaded - compiled,
           kernel->emu.program->op_count, object.size, file, kernel->name);
    jit_image_free(image);
    jit_object_free(&object);
    if (t->count < MAX_KERNELS) {
        t->compile_ms[t->count] = compiled - start;
        t->load_ms[t->count++] = loaded - compiled;
    }
}

static int
time_file(struct times *t, const char *path)
{
    struct fe_program *program = load_program(
        path, t->device, backend_is_faster_narrow(t->first ? BACKEND_QUICK : BACKEND_AUTO, t->cpu));
    if (!program)
        return 1;
    for (uint32_t i = 0; i < program->kernel_count; i++)
        time_kernel(t, path, &program->kernels[i]);
    fe_program_free(program);
    return 0;
}

static int
compare_ms(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void
summarise(const char *what, double *ms, unsigned n)
{
    double sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum += ms[i];
    qsort(ms, n, sizeof *ms, compare_ms);
    printf("%s: %u kernels, median %.2f ms, 95 %% within %.2f ms, largest %.2f ms, all %.0f ms\n", what, n,
           ms[n / 2], ms[n * 95 / 100], ms[n - 1], sum);
}

static bool
find_level(const char *name, struct times *t)
{
    for (t->cpu = 0; t->cpu < BACKEND_CPU_COUNT; t->cpu++)
        if (!strcmp(backend_cpu_name(t->cpu), name))
            return true;
    return false;
}

int
main(int argc, char **argv)
{
    static struct times t;
    int last = argc, failed = 0;
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "--")) {
            last = i;
            LLVMParseCommandLineOptions(argc - i, (const char *const *)argv + i, "");
        }
    t.first = argc > 3 && !strcmp(argv[3], "first");
    if (last < 5 || !find_level(argv[1], &t) || !find_device(argv[2], &t.device)) {
        fprintf(stderr, "usage: compile_times baseline|avx2|avx512|icelake DEVICE first|best FILE... [-- "
                        "LLVM's options]\n");
        return 2;
    }
    for (int i = 4; i < last; i++)
        failed |= time_file(&t, argv[i]);
    if (t.count) {
        summarise("compile", t.compile_ms, t.count);
        summarise("load", t.load_ms, t.count);
    }
    LLVMShutdown(); /* prints what -time-passes has counted */
    return failed;
}
