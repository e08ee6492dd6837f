/* SPDX-License-Identifier: MIT */
/*
 * corpus_run: runs the corpus's kernels on one OpenCL device and compares with the expected buffers, or
 * records them. Only the OpenCL API is used. Exit: 0 all passed, 1 failures, 2 usage, 77 nothing to run on
 * (ctest's skip).
 */
#define _GNU_SOURCE /* strcasestr */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "case.h"
#include "compare.h"
#include "device.h"
#include "golden.h"
#include "share.h"

enum { SKIP = 77, MAX_FILES = 256 };

struct options {
    const char *platform, *device, *folder, *only, *share, *require, *form, *also;
    bool source, record, verbose, optional;
};

struct run {
    const struct options *options;
    struct device device;
    struct golden *golden;
    const char *file;
    unsigned passed, failed, skipped;
};

static int
usage(void)
{
    fprintf(stderr, "usage: corpus_run [--device NAME] [--platform NAME] [--source] [--record] "
                    "[--folder DIR]\n"
                    "                  [--form FOLDER] [--also NAME] [--only PART] [--share K/N]\n"
                    "                  [--require baseline|avx2|avx512|icelake] [--optional] [--verbose]\n"
                    "  --source    compile kernels/NAME.cl instead of loading bin/NAME.DEVICE\n"
                    "  --form      load FOLDER/NAME.DEVICE, the same kernels compiled otherwise\n"
                    "  --also      also skip the tests that are \"except NAME\"\n"
                    "  --record    write the results as the expected ones\n"
                    "  --only      only tests and files whose name contains PART\n"
                    "  --share     only the kernels in the Kth of N shares\n"
                    "  --require   exit with 77 when this host lacks the instruction set\n"
                    "  --optional  exit with 77 when there is no such platform or device\n");
    return 2;
}

static bool
take(struct options *options, const char *option, const char *value)
{
    const struct {
        const char *option;
        const char **target;
    } texts[] = {{"--platform", &options->platform}, {"--device", &options->device},
                 {"--folder", &options->folder},     {"--only", &options->only},
                 {"--require", &options->require},   {"--form", &options->form},
                 {"--also", &options->also},         {"--share", &options->share}};
    for (size_t i = 0; value && i < sizeof texts / sizeof texts[0]; i++)
        if (!strcmp(option, texts[i].option)) {
            *texts[i].target = value;
            return true;
        }
    return false;
}

static bool
take_switch(struct options *options, const char *option)
{
    const struct {
        const char *option;
        bool *target;
    } switches[] = {{"--source", &options->source},
                    {"--record", &options->record},
                    {"--verbose", &options->verbose},
                    {"--optional", &options->optional}};
    for (size_t i = 0; i < sizeof switches / sizeof switches[0]; i++)
        if (!strcmp(option, switches[i].option)) {
            *switches[i].target = true;
            return true;
        }
    return false;
}

static bool
host_has(const char *level)
{
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (!strcmp(level, "avx2"))
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    if (!strcmp(level, "avx512"))
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
               __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
    if (!strcmp(level, "icelake"))
        return __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("avx512bitalg") &&
               __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2");
#endif
    return !strcmp(level, "baseline");
}

static void
report_difference(const struct corpus_case *test, unsigned argument, const uint8_t *expected,
                  const uint8_t *got, size_t first, size_t different)
{
    const enum scalar scalar = test->args[argument].type.scalar;
    const size_t step = scalar_bytes(scalar);
    char wanted[64], found[64];
    print_element(scalar, expected + first * step, wanted, sizeof wanted);
    print_element(scalar, got + first * step, found, sizeof found);
    printf("FAIL %s: kernel %s, argument %u, element %zu: expected %s, got %s; %zu of %zu differ\n",
           test->name, test->kernel, argument, first, wanted, found, different,
           test->args[argument].bytes / step);
}

static bool
compare_arg(struct run *run, const struct corpus_case *test, unsigned argument, const void *got)
{
    const struct corpus_arg *arg = &test->args[argument];
    size_t first = 0, different = 0;
    void *expected = malloc(arg->bytes);
    bool there = expected && golden_get(run->golden, test->name, argument, expected, arg->bytes);
    if (!there) {
        printf("FAIL %s: no expected buffer for argument %u\n", test->name, argument);
    } else {
        const char *device = run->options->device ? run->options->device : "";
        different = compare_buffers(arg->type.scalar, arg->bytes, expected, got,
                                    case_tolerance(test, arg, device), &first);
        if (different)
            report_difference(test, argument, expected, got, first, different);
    }
    free(expected);
    return there && !different;
}

static bool
settle(struct run *run, const struct corpus_case *test, void *const results[MAX_ARGS])
{
    bool good = true;
    for (unsigned i = 0; i < test->arg_count; i++) {
        if (!arg_is_compared(&test->args[i]))
            continue;
        if (run->options->record)
            good &= golden_put(run->golden, test->name, i, results[i], test->args[i].bytes);
        else
            good &= compare_arg(run, test, i, results[i]);
    }
    return good;
}

static bool
run_case(struct run *run, const struct corpus_case *test)
{
    void *results[MAX_ARGS] = {NULL};
    cl_int code = CL_SUCCESS;
    bool good = false;
    for (unsigned i = 0; i < test->arg_count; i++)
        if (arg_is_compared(&test->args[i]) && !(results[i] = calloc(1, test->args[i].bytes)))
            goto out;
    const char *failed = device_run(&run->device, test, results, &code);
    if (failed)
        printf("FAIL %s: kernel %s: %s: %d\n", test->name, test->kernel, failed, (int)code);
    else
        good = settle(run, test, results);
out:
    for (unsigned i = 0; i < test->arg_count; i++)
        free(results[i]);
    return good;
}

static bool
selected(const struct run *run, const struct corpus_case *test)
{
    const char *only = run->options->only;
    return share_has(run->options->share, test->kernel) &&
           (!only || strcasestr(test->name, only) || strcasestr(run->file, only));
}

static const char *
skip_reason(const struct run *run, const struct corpus_case *test)
{
    const struct options *options = run->options;
    const char *reason = options->source ? NULL : case_skipped(test, options->device ? options->device : "");
    return !reason && options->also ? case_skipped(test, options->also) : reason;
}

static void
run_cases(struct run *run, const struct corpus_file *file, bool built)
{
    for (unsigned i = 0; i < file->case_count; i++) {
        const struct corpus_case *test = &file->cases[i];
        const char *reason = skip_reason(run, test);
        if (!selected(run, test))
            continue;
        if (run->options->verbose)
            fprintf(stderr, "%s\n", test->name);
        if (reason) {
            printf("SKIP %s: %s\n", test->name, reason);
            run->skipped++;
        } else if (built && run_case(run, test)) {
            run->passed++;
        } else {
            if (!built)
                printf("FAIL %s: its program does not build\n", test->name);
            run->failed++;
        }
    }
}

static bool
wants_program(const struct run *run, const struct corpus_file *file)
{
    for (unsigned i = 0; i < file->case_count; i++)
        if (selected(run, &file->cases[i]) && !skip_reason(run, &file->cases[i]))
            return true;
    return false;
}

/* As it is or packed, as read_file reads it. */
static bool
is_readable(const char *path)
{
    char packed[4096 + 3];
    snprintf(packed, sizeof packed, "%s.gz", path);
    return !access(path, R_OK) || !access(packed, R_OK);
}

static void
run_file(struct run *run, const char *name)
{
    const struct options *options = run->options;
    struct corpus_file file;
    char path[4096];
    run->file = name;
    if (!corpus_file_read(options->folder, name, &file)) {
        run->failed++;
        goto out;
    }
    if (options->source)
        snprintf(path, sizeof path, "%s/kernels/%s.cl", options->folder, name);
    else
        snprintf(path, sizeof path, "%s/%s/%s.%s", options->folder, options->form, name, options->device);
    bool wanted = wants_program(run, &file);
    if (wanted && strcmp(options->form, "bin") != 0 && !is_readable(path)) {
        printf("SKIP %s: rebuild.sh has not made it\n", path);
        run->skipped += file.case_count;
        goto out;
    }
    bool built = wanted && device_program(&run->device, path);
    run->golden = wanted ? golden_open(options->folder, name, options->record) : NULL;
    if (wanted && !run->golden) {
        printf("FAIL %s: cannot open its expected buffers\n", name);
        run->failed++;
        goto out;
    }
    run_cases(run, &file, built);
    if (!golden_close(run->golden))
        run->failed++;
    run->golden = NULL;
out:
    corpus_file_free(&file);
}

static int
by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Names of kernels/NAME.tests, sorted; to be freed one by one. */
static size_t
list_files(const char *folder, char *names[MAX_FILES])
{
    char path[4096];
    size_t count = 0;
    snprintf(path, sizeof path, "%s/kernels", folder);
    DIR *directory = opendir(path);
    for (struct dirent *entry; directory && (entry = readdir(directory)) && count < MAX_FILES;) {
        char *dot = strrchr(entry->d_name, '.');
        if (dot && !strcmp(dot, ".tests") &&
            (names[count] = strndup(entry->d_name, (size_t)(dot - entry->d_name))))
            count++;
    }
    if (directory)
        closedir(directory);
    qsort(names, count, sizeof *names, by_name);
    return count;
}

static int
run_all(struct run *run)
{
    char *names[MAX_FILES];
    size_t count = list_files(run->options->folder, names);
    for (size_t i = 0; i < count; i++) {
        run_file(run, names[i]);
        free(names[i]);
    }
    printf("%u passed, %u failed, %u skipped\n", run->passed, run->failed, run->skipped);
    return run->failed || !run->passed ? 1 : 0;
}

/* Caygen's device names contain the short name; PoCL has one device, whatever it is called. */
static bool
open_device(struct run *run)
{
    const struct options *options = run->options;
    return device_open(&run->device, options->platform, options->source ? NULL : options->device);
}

int
main(int argc, char **argv)
{
    struct options options = {.platform = "Caygen", .folder = CORPUS_FOLDER, .form = "bin"};
    for (int i = 1; i < argc; i++) {
        if (take_switch(&options, argv[i]))
            continue;
        if (!take(&options, argv[i], argv[i + 1]))
            return usage();
        i++;
    }
    if ((!options.source && !options.device) || !share_is_valid(options.share))
        return usage();
    if (options.require && !host_has(options.require)) {
        printf("this host has no %s\n", options.require);
        return SKIP;
    }
    struct run run = {.options = &options};
    if (!open_device(&run)) {
        printf("no device '%s' on a platform '%s'\n", options.device ? options.device : "", options.platform);
        device_close(&run.device);
        return options.optional ? SKIP : 1;
    }
    int code = run_all(&run);
    device_close(&run.device);
    return code;
}
