/* SPDX-License-Identifier: MIT */
/* caygen replay: runs a recorded launch again, and looks whether it gives the recorded results. */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "backend/backend.h"
#include "backend/groups.h"
#include "recorded.h"
#include "runtime/options.h"

enum { MOST_THREADS = 1024 };

struct job {
    const char *path, *command; /* command: the tool that watches, "check" or "profile"; NULL: none */
    unsigned engines, threads;
    enum fe_device device; /* FE_DEVICE_COUNT: the record's */
    bool by_calls;
};

/* --- arguments --- */

unsigned
tool_parse_engines(const char *text)
{
    unsigned engines = 0;
    for (const char *at = text;; at++) {
        const size_t length = strcspn(at, ",");
        unsigned e = 0;
        while (e < BACKEND_ENGINE_COUNT && (strlen(backend_engine_name((enum backend_engine)e)) != length ||
                                            memcmp(at, backend_engine_name((enum backend_engine)e), length)))
            e++;
        if (e == BACKEND_ENGINE_COUNT)
            return 0;
        engines |= 1u << e;
        at += length;
        if (!*at)
            return engines;
    }
}

static int
take_device(struct job *job, const char *name)
{
    unsigned d = 0;
    while (d < FE_DEVICE_COUNT && strcmp(fe_device_name((enum fe_device)d), name) != 0)
        d++;
    if (d == FE_DEVICE_COUNT)
        return tool_fail(TOOL_USAGE, "there is no device '%s'; 'caygen help replay' lists them", name);
    job->device = (enum fe_device)d;
    job->by_calls = true;
    return TOOL_OK;
}

static int
take_threads(struct job *job, const char *value)
{
    char *end;
    const unsigned long n = strtoul(value, &end, 10);
    if (*value < '0' || *value > '9' || *end || n < 1 || n > MOST_THREADS)
        return tool_fail(TOOL_USAGE, "--threads needs a number from 1 to %d", MOST_THREADS);
    job->threads = (unsigned)n;
    return TOOL_OK;
}

static int
take_tool(struct job *job, const char *command)
{
    if (job->command && strcmp(job->command, command) != 0)
        return tool_fail(TOOL_USAGE, "--check and --profile need a run each");
    job->command = command;
    return TOOL_OK;
}

static int
take_word(struct job *job, int argc, char **argv, int *i)
{
    const char *value;
    if ((value = tool_option_value(argc, argv, i, "-e", "--engine"))) {
        job->engines = tool_parse_engines(value);
        return job->engines
                   ? TOOL_OK
                   : tool_fail(TOOL_USAGE, "engines are ref, simd, jit, auto and quick, not '%s'", value);
    }
    if ((value = tool_option_value(argc, argv, i, "-d", "--device")))
        return take_device(job, value);
    if ((value = tool_option_value(argc, argv, i, "--threads", "--threads")))
        return take_threads(job, value);
    if (strcmp(argv[*i], "--check") == 0 || strcmp(argv[*i], "--profile") == 0)
        return take_tool(job, argv[*i] + 2);
    if (strcmp(argv[*i], "--calls") == 0)
        job->by_calls = true;
    else if (argv[*i][0] == '-' || job->path)
        return tool_fail(TOOL_USAGE, "unexpected argument '%s'", argv[*i]);
    else
        job->path = argv[*i];
    return TOOL_OK;
}

/* --- this device --- */

static double
milliseconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static uint64_t
count_groups(const struct rt_replay *p)
{
    uint64_t groups = 0;
    for (uint32_t i = 0; i < p->head.part_count; i++)
        groups +=
            (uint64_t)p->parts[i].group_count[0] * p->parts[i].group_count[1] * p->parts[i].group_count[2];
    return groups;
}

static void
run_parts(struct rt_replay *p, struct backend_pool *pool, const struct backend_code *code,
          struct emu_fault *fault)
{
    int failed = 0;
    *fault = (struct emu_fault){.kind = EMU_FAULT_NONE};
    for (uint32_t i = 0; i < p->head.part_count && !failed; i++) {
        rt_replay_take_part(p, i);
        failed = backend_run_from(pool, code, &p->launch, p->first_group, rt_options_hang_seconds(), fault);
    }
    rt_replay_take_part(p, 0);
}

static void
print_fault(const struct emu_fault *f)
{
    if (f->kind == EMU_FAULT_NONE)
        printf("it comes to its end");
    else
        printf("it ends with a fault, %s, at instruction 0x%x", emu_fault_name(f->kind), f->inst);
}

static int
tell_faults(const char *engine, const struct emu_fault *now, const struct emu_fault *recorded)
{
    const bool same = now->kind == recorded->kind && now->inst == recorded->inst;
    printf("%s: %s: ", engine, same ? "as recorded" : "not as recorded");
    print_fault(now);
    if (!same) {
        printf("; recorded: ");
        print_fault(recorded);
    }
    printf("\n");
    return same ? TOOL_OK : TOOL_DIFFERENT;
}

static int
judge(const struct tool_results *r, const char *engine, double ms)
{
    struct tool_telling t = {stdout, "recorded", r->replay, 0, 0};
    char name[256];
    const size_t bytes = rt_replay_bytes(r->replay);
    uint8_t *now = malloc(bytes + 1);
    if (!now)
        return tool_fail(TOOL_FILE, "out of memory");
    rt_replay_save(r->replay, now);
    tool_tell_memory(&t, now, r->after);
    free(now);
    if (t.differ)
        printf("%s: %" PRIu64 " elements are not as recorded: ", engine, t.differ);
    else
        printf("%s: the results are the recorded ones: ", engine);
    printf("kernel %s on %s, %" PRIu64 " work-groups, %zu bytes of memory, %.1f ms\n",
           tool_show(r->replay->kernel_name, name, sizeof name), r->replay->device_name,
           count_groups(r->replay), bytes, ms);
    if (t.nans)
        printf("%s: %" PRIu64 " NaNs have another sign or payload, which no engine promises\n", engine,
               t.nans);
    return t.differ ? TOOL_DIFFERENT : TOOL_OK;
}

static int
replay_on(const struct job *job, const struct tool_results *r, enum backend_engine engine)
{
    struct emu_error error = {EMU_OK, ""};
    struct emu_fault fault;
    struct backend_code *code = NULL;
    const char *name = backend_engine_name(engine);
    struct backend_pool *pool = backend_pool_new(job->threads);
    assert(r->replay && job->threads >= 1);
    if (!pool || backend_code_new(&r->replay->kernel.emu, engine, backend_cpu_detect(), &code, &error)) {
        backend_pool_free(pool);
        return tool_fail(TOOL_UNSUPPORTED, "%s: %s", name, pool ? error.text : "out of memory");
    }
    rt_replay_restore(r->replay, r->before);
    const double start = milliseconds();
    run_parts(r->replay, pool, code, &fault);
    const double ms = milliseconds() - start;
    backend_code_free(code);
    backend_pool_free(pool);
    if (!r->known) {
        printf("%s: ", name);
        print_fault(&fault);
        printf("; the record has no results: the program ended before the launch did\n");
        return TOOL_OK;
    }
    if (fault.kind != EMU_FAULT_NONE || r->end.fault.kind != EMU_FAULT_NONE)
        return tell_faults(name, &fault, &r->end.fault);
    return judge(r, name, ms);
}

/* --- the whole --- */

/* `caygen check -- caygen replay --calls RECORD`, or profile */
static int
watch(const struct job *job)
{
    char program[] = "/proc/self/exe", replay[] = "replay", calls[] = "--calls", dashes[] = "--", command[8];
    char *words[8] = {command, dashes, program, replay, calls};
    int count = 5;
    char device[48];
    if (job->device != FE_DEVICE_COUNT) {
        (void)snprintf(device, sizeof device, "--device=%s", fe_device_name(job->device));
        words[count++] = device;
    }
    char *path = strdup(job->path);
    if (!path)
        return tool_fail(TOOL_FILE, "out of memory");
    words[count++] = path;
    words[count] = NULL;
    (void)snprintf(command, sizeof command, "%s", job->command);
    const int result = strcmp(command, "check") == 0 ? tool_check(count, words) : tool_profile(count, words);
    free(path);
    return result;
}

static int
run(const struct job *job, struct rt_replay *replay)
{
    struct tool_results results;
    int result = tool_read_results(job->path, replay, &results);
    if (!result && job->by_calls)
        result = tool_replay_by_calls(&results, job->device);
    for (unsigned e = 0; e < BACKEND_ENGINE_COUNT && !job->by_calls && result <= TOOL_OK; e++)
        if (job->engines >> e & 1)
            result = replay_on(job, &results, (enum backend_engine)e);
    free(results.before);
    free(results.after);
    return result;
}

int
tool_replay(int argc, char **argv)
{
    struct rt_replay replay;
    struct job job = {.engines = 1u << BACKEND_SIMD, .threads = 1, .device = FE_DEVICE_COUNT};
    int result = TOOL_OK;
    for (int i = 1; i < argc && !result; i++)
        result = take_word(&job, argc, argv, &i);
    if (!result && !job.path)
        result = tool_fail(TOOL_USAGE, "replay needs a record");
    if (!result)
        result = tool_open_record(job.path, &replay);
    if (result)
        return result;
    result = job.command ? watch(&job) : run(&job, &replay);
    rt_replay_close(&replay);
    return result;
}
