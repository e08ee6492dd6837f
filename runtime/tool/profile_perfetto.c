/* SPDX-License-Identifier: MIT */
/*
 * The timeline in Chrome's trace event format, which ui.perfetto.dev and chrome://tracing load. Each process
 * has a track for each of its threads that calls OpenCL, for each worker, and for commands and launches,
 * which may overlap.
 */
#include <assert.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "profile.h"
#include "runtime/names.h"

/* Numbers of tracks. Threads of the host have the kernel's numbers, which are lower. */
enum { WORKERS = 100000000, LANES = 16, WORKER_LANES = 64 };

struct trace {
    const struct tool_profile *p;
    FILE *to;
    uint64_t zero; /* where time begins */
    bool filled;
    uint32_t process; /* of what follows */
    uint64_t busy_until[WORKER_LANES]
                       [LANES]; /* by worker: work-groups of launches that overlap get lanes of their own */
    bool named[WORKER_LANES][LANES];
    uint64_t id;
};

static void
put_text(const char *text, FILE *to)
{
    for (; *text; text++)
        if (*text == '"' || *text == '\\')
            fprintf(to, "\\%c", *text);
        else
            fputc((unsigned char)*text < ' ' || (unsigned char)*text > '~' ? '?' : *text, to);
}

static void
begin(struct trace *t)
{
    fputs(t->filled ? ",\n{" : "\n{", t->to);
    t->filled = true;
}

/* Microseconds. */
static void
put_time(const struct trace *t, const char *key, uint64_t ns)
{
    fprintf(t->to, "\"%s\":%" PRIu64 ".%03u", key, ns / 1000, (unsigned)(ns % 1000));
}

static void
put_head(struct trace *t, const char *phase, const char *category, uint64_t track, const char *name)
{
    begin(t);
    fprintf(t->to, "\"ph\":\"%s\",\"cat\":\"%s\",\"pid\":%" PRIu32 ",\"tid\":%" PRIu64 ",\"name\":\"", phase,
            category, t->process, track);
    put_text(name, t->to);
    fputs("\",", t->to);
}

static void
name_track(struct trace *t, uint64_t track, const char *what)
{
    begin(t);
    fprintf(t->to,
            "\"ph\":\"M\",\"pid\":%" PRIu32 ",\"tid\":%" PRIu64 ",\"name\":\"%s\",\"args\":{\"name\":\"",
            t->process, track, track ? "thread_name" : "process_name");
    put_text(what, t->to);
    fputs("\"}}", t->to);
}

static void
put_slice(struct trace *t, const char *category, uint64_t track, const char *name, uint64_t from, uint64_t to)
{
    assert(t->to);
    put_head(t, "X", category, track, name);
    put_time(t, "ts", from - t->zero);
    fputc(',', t->to);
    put_time(t, "dur", to - from);
}

/* Slices that may overlap: each id has a track of its own, below one with the category's name. */
static void
put_async(struct trace *t, const char *phase, const char *category, uint64_t id, const char *name,
          uint64_t at)
{
    put_head(t, phase, category, 0, name);
    fprintf(t->to, "\"id\":%" PRIu64 ",", id);
    put_time(t, "ts", at - t->zero);
}

/* --- lines of the timeline --- */

static void
put_call(struct trace *t, const char *rest)
{
    unsigned long thread;
    uint64_t from, to;
    char name[128];
    if (sscanf(rest, "%lu %" SCNu64 " %" SCNu64 " %127s", &thread, &from, &to, name) != 4)
        return;
    put_slice(t, "call", thread, name, from, to);
    fputs("}", t->to);
}

static void
name_command(unsigned type, int status, const char *kernel, char *text, size_t size)
{
    const char *name = *kernel ? kernel : RT_NAME(COMMAND, type);
    snprintf(text, size, "%s%s", name, status < 0 ? " (failed)" : "");
}

static void
put_command(struct trace *t, const char *rest)
{
    char queue[32], kernel[128] = "", name[256], category[64];
    unsigned type;
    int status;
    uint64_t queued, running, complete;
    const int got = sscanf(rest, "%31s %u %d %" SCNu64 " %*s %" SCNu64 " %" SCNu64 " %127s", queue, &type,
                           &status, &queued, &running, &complete, kernel);
    if (got < 6)
        return;
    const uint64_t id = ++t->id;
    name_command(type, status, kernel, name, sizeof name);
    snprintf(category, sizeof category, "queue %s", queue);
    put_async(t, "b", category, id, name, queued);
    fputs("}", t->to);
    put_async(t, "b", category, id, "runs", running);
    fputs("}", t->to);
    put_async(t, "e", category, id, "runs", complete);
    fputs("}", t->to);
    put_async(t, "e", category, id, name, complete);
    fputs("}", t->to);
}

static void
put_group(struct trace *t, const char *rest)
{
    uint32_t launch, worker, g[3];
    uint64_t from, to;
    char name[96];
    unsigned lane = 0;
    if (sscanf(rest, "%" SCNu32 " %" SCNu32 " %" SCNu32 " %" SCNu32 " %" SCNu32 " %" SCNu64 " %" SCNu64,
               &launch, &worker, &g[0], &g[1], &g[2], &from, &to) != 7)
        return;
    worker %= WORKER_LANES;
    while (lane + 1 < LANES && t->busy_until[worker][lane] > from)
        lane++;
    const uint64_t track = WORKERS + (uint64_t)worker * LANES + lane;
    t->busy_until[worker][lane] = to;
    if (!t->named[worker][lane]) {
        snprintf(name, sizeof name, "worker %" PRIu32, worker);
        name_track(t, track, name);
    }
    t->named[worker][lane] = true;
    snprintf(name, sizeof name, "group %" PRIu32 ", %" PRIu32 ", %" PRIu32, g[0], g[1], g[2]);
    put_slice(t, "group", track, name, from, to);
    fprintf(t->to, ",\"args\":{\"launch\":%" PRIu32 "}}", launch);
}

static void
put_launch(struct trace *t, const struct profile_launch *l)
{
    const char *name = t->p->all.kernels[l->kernel].name;
    const uint64_t id = ++t->id;
    put_async(t, "b", "launch", id, name, l->begin);
    fprintf(t->to,
            ",\"args\":{\"launch\":%" PRIu32 ",\"work-items\":%" PRIu64 ",\"work-groups\":%" PRIu64
            ",\"hardware threads\":%" PRIu64 ",\"instructions\":%" PRIu64 "}}",
            l->number, l->items, l->groups, l->threads, l->counts.count);
    put_async(t, "e", "launch", id, name, l->end);
    fputs("}", t->to);
}

/* --- all of it --- */

static const struct {
    const char *word;
    void (*put)(struct trace *t, const char *rest);
    unsigned time; /* which of its numbers is the first time */
} lines[] = {{"call", put_call, 1}, {"command", put_command, 3}, {"group", put_group, 5}};

static uint64_t
time_in(const char *rest, unsigned nth)
{
    for (; nth; nth--) {
        rest += strcspn(rest, " ");
        rest += strspn(rest, " ");
    }
    return strtoull(rest, NULL, 10);
}

static void
find_zero(struct trace *t)
{
    t->zero = UINT64_MAX;
    for (uint32_t i = 0; i < t->p->all.launch_count; i++)
        if (t->p->all.launches[i].begin < t->zero)
            t->zero = t->p->all.launches[i].begin;
    for (size_t i = 0; i < t->p->event_count; i++)
        for (size_t l = 0; l < sizeof lines / sizeof *lines; l++)
            if (strcmp(lines[l].word, t->p->events[i].word) == 0) {
                const uint64_t at = time_in(t->p->events[i].rest, lines[l].time);
                t->zero = at && at < t->zero ? at : t->zero;
            }
}

static void
begin_process(struct trace *t, uint32_t process)
{
    if (process == t->process)
        return;
    t->process = process;
    memset(t->busy_until, 0, sizeof t->busy_until);
    memset(t->named, 0, sizeof t->named);
    name_track(t, 0, t->p->program);
}

int
tool_profile_perfetto(const struct tool_profile *p, FILE *to)
{
    struct trace *t = calloc(1, sizeof *t);
    if (!t)
        return -1;
    *t = (struct trace){.p = p, .to = to};
    find_zero(t);
    fputs("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[", to);
    for (size_t i = 0; i < p->event_count; i++)
        for (size_t l = 0; l < sizeof lines / sizeof *lines; l++)
            if (strcmp(lines[l].word, p->events[i].word) == 0) {
                begin_process(t, p->events[i].process);
                lines[l].put(t, p->events[i].rest);
            }
    for (uint32_t i = 0; i < p->all.launch_count; i++) {
        begin_process(t, p->all.launches[i].process);
        put_launch(t, &p->all.launches[i]);
    }
    fputs("\n]}\n", to);
    free(t);
    return 0;
}
