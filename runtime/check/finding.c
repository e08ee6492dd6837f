/* SPDX-License-Identifier: MIT */
/* The list of findings, and their text on standard error. */
#include "finding.h"

#include <assert.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"
#include "host.h"
#include "runtime/log.h"
#include "runtime/platform.h"
#include "shadow.h"
#include "summary.h"
#include "suppress.h"

static const struct {
    const char *name, *level;
} classes[] = {
#define CHECK(id, name, on, level, meaning) {name, level},
#include "runtime/check.def"
#undef CHECK
};

struct rt_findings {
    pthread_mutex_t lock; /* held while a launch is checked */
    pthread_mutex_t list; /* guards what follows */
    pid_t process;
    struct finding *first, **last;
    unsigned launches, count, failing, suppressed;
    struct suppressions *suppressions;
    struct shadow *shadows[2]; /* of global memory, of local */
    struct later *later;       /* the last one first */
    uint16_t later_count;
    struct finding_file file;
    struct host_objects *objects;
    struct host_order *order;
};

/* A finding that is told when the host reads. */
struct later {
    struct later *next;
    uint16_t number;
    bool told;
    struct finding finding;
};

const char *
finding_class_name(unsigned id)
{
    assert(id < RT_CHECK_CLASSES);
    return classes[id].name;
}

const char *
finding_class_level(unsigned id)
{
    assert(id < RT_CHECK_CLASSES);
    return classes[id].level;
}

static void
init_locks(struct rt_findings *all)
{
    pthread_mutex_init(&all->lock, NULL);
    pthread_mutex_init(&all->list, NULL);
}

struct host_objects *
findings_objects(struct rt_findings *all)
{
    return all->objects;
}

struct host_order *
findings_order(struct rt_findings *all)
{
    return all->order;
}

struct rt_findings *
findings_new(void)
{
    struct rt_findings *all = calloc(1, sizeof *all);
    if (all) {
        init_locks(all);
        all->objects = host_objects_new();
        all->order = host_order_new();
        all->process = getpid();
        all->last = &all->first;
        const char *path = rt_platform()->options.check_suppressions;
        if (path)
            (void)suppressions_read(path, path, &all->suppressions);
    }
    return all;
}

struct shadow *
findings_shadow(struct rt_findings *all, bool local, size_t bytes)
{
    struct shadow **shadow = &all->shadows[local];
    if (!*shadow)
        *shadow = shadow_new(bytes);
    if (*shadow)
        shadow_forget(*shadow);
    return *shadow;
}

/* A process that was made by fork has found nothing yet, and none of its threads holds a lock. */
static void
begin_process(struct rt_findings *all)
{
    if (all->process == getpid())
        return;
    init_locks(all);
    for (struct finding *f = all->first, *next; f; f = next) {
        next = f->next;
        free(f);
    }
    for (struct later *later = all->later; later; later = later->next)
        later->told = false;
    all->process = getpid();
    all->first = NULL;
    all->last = &all->first;
    all->count = all->failing = all->suppressed = 0;
    all->file.looked = false;
}

static void
lock_list(struct rt_findings *all)
{
    begin_process(all);
    pthread_mutex_lock(&all->list);
}

static void
unlock_list(struct rt_findings *all)
{
    pthread_mutex_unlock(&all->list);
}

unsigned
findings_launch(struct rt_findings *all)
{
    return ++all->launches;
}

void
findings_lock(struct rt_findings *all)
{
    begin_process(all);
    pthread_mutex_lock(&all->lock);
}

void
findings_unlock(struct rt_findings *all)
{
    pthread_mutex_unlock(&all->lock);
}

static bool
is_it(const struct finding *f, unsigned id, const char *kernel, const char *device,
      const uint32_t inst[FINDING_PLACES])
{
    return f->id == id && f->place[0].inst == inst[0] && f->place[1].inst == inst[1] &&
           strcmp(f->kernel, kernel) == 0 && strcmp(f->device, device) == 0;
}

static bool
count(struct rt_findings *all, unsigned id, const char *kernel, const char *device,
      const uint32_t inst[FINDING_PLACES])
{
    for (struct finding *f = all->first; f; f = f->next)
        if (is_it(f, id, kernel, device, inst)) {
            (f->same ? f->same : f)->count++;
            return true;
        }
    return false;
}

bool
findings_count(struct rt_findings *all, unsigned id, const char *kernel, const char *device,
               const uint32_t inst[FINDING_PLACES])
{
    lock_list(all);
    const bool found = count(all, id, kernel, device, inst);
    unlock_list(all);
    return found;
}

/* --- standard error --- */

static void
print_place(struct rt_lines *to, const struct finding_place *p, bool second)
{
    char line[2 * RT_SOURCE_SHOWN + 64] = "";
    if (p->has_line)
        snprintf(line, sizeof line, ", %s%s:%" PRIu32 "%s%s%s", p->line.near ? "near " : "", p->line.file,
                 p->line.line, p->line.text[0] ? ": `" : "", p->line.text, p->line.text[0] ? "`" : "");
    rt_lines_add(to, "    %s%s, instruction 0x%" PRIx32 "%s", second ? "after: " : "", p->who, p->inst, line);
    if (p->listing[0])
        rt_lines_add(to, "        %s", p->listing);
}

static void
print_host(struct rt_lines *to, const struct finding_place *p, bool second)
{
    rt_lines_add(to, "    %s%s in %s", second ? "after: " : "", p->who, p->stack[0] ? p->stack : "?");
    if (p->line.text[0])
        rt_lines_add(to, "        %s:%" PRIu32 ": `%s`", p->line.file, p->line.line, p->line.text);
}

static void
print(const struct finding *f)
{
    struct rt_lines lines = {.used = 0};
    if (f->place[0].host)
        rt_lines_add(&lines, "check: %s in %s: %s", finding_class_name(f->id), f->kernel, f->what);
    else
        rt_lines_add(&lines, "check: %s in kernel %s on %s: %s", finding_class_name(f->id), f->kernel,
                     f->device, f->what);
    for (unsigned i = 0; i < f->place_count; i++)
        (f->place[i].host ? print_host : print_place)(&lines, &f->place[i], i > 0);
    rt_lines_tell(&lines);
}

void
findings_looked(struct rt_findings *all)
{
    lock_list(all);
    finding_file_looked(&all->file);
    unlock_list(all);
}

/* --- the list --- */

/* A compiler makes several instructions of a line. */
static bool
has_same_lines(const struct finding *a, const struct finding *b)
{
    bool same = a->id == b->id && a->place_count == b->place_count && strcmp(a->kernel, b->kernel) == 0;
    for (unsigned i = 0; same && i < a->place_count; i++) {
        const struct finding_place *p = &a->place[i], *q = &b->place[i];
        same = p->has_line && q->has_line && p->line.line == q->line.line &&
               strcmp(p->line.file, q->line.file) == 0;
    }
    return same;
}

static struct finding *
find_same(const struct rt_findings *all, const struct finding *finding)
{
    struct finding *f = all->first;
    while (f && (f->same || !has_same_lines(f, finding)))
        f = f->next;
    return f;
}

/* Whether the user does not want to hear of it. */
static bool
suppress(struct rt_findings *all, const struct finding *f)
{
    bool first_time;
    const unsigned line = suppressions_fit(all->suppressions, f, &first_time);
    all->suppressed += line != 0;
    if (first_time)
        finding_file_used(&all->file, line);
    return line != 0;
}

static void
tell(struct rt_findings *all, struct finding *f)
{
    const unsigned most = rt_platform()->options.check_max;
    f->suppressed = suppress(all, f);
    if (f->suppressed)
        return;
    all->failing += strcmp(finding_class_level(f->id), "note") != 0;
    if (++all->count == most + 1)
        rt_warn("check: more than %u findings; the rest is only counted (CAYGEN_CHECK_MAX)", most);
    if (all->count <= most)
        print(f);
    finding_file_add(&all->file, f);
}

static void
add(struct rt_findings *all, const struct finding *finding)
{
    struct finding *f = malloc(sizeof *f);
    if (!f) {
        print(finding);
        return;
    }
    *f = *finding;
    f->count = 1;
    f->next = NULL;
    f->same = find_same(all, finding);
    *all->last = f;
    all->last = &f->next;
    if (f->same)
        f->same->count++;
    else
        tell(all, f);
}

void
findings_add(struct rt_findings *all, const struct finding *finding)
{
    lock_list(all);
    add(all, finding);
    unlock_list(all);
}

uint16_t
findings_later(struct rt_findings *all, const struct finding *finding)
{
    struct later *later = all->later_count < UINT16_MAX ? calloc(1, sizeof *later) : NULL;
    if (!later)
        return 0;
    *later = (struct later){.next = all->later, .number = ++all->later_count, .finding = *finding};
    all->later = later;
    return later->number;
}

uint16_t
findings_later_find(const struct rt_findings *all, unsigned id, const char *kernel, const char *device,
                    const uint32_t inst[FINDING_PLACES])
{
    const struct later *later = all->later;
    while (later && !is_it(&later->finding, id, kernel, device, inst))
        later = later->next;
    return later ? later->number : 0;
}

void
findings_confirm(uint16_t number)
{
    struct rt_findings *all = rt_platform()->findings;
    lock_list(all);
    struct later *later = all->later;
    while (later && later->number != number)
        later = later->next;
    if (later && later->told) {
        const uint32_t inst[] = {later->finding.place[0].inst, later->finding.place[1].inst};
        (void)count(all, later->finding.id, later->finding.kernel, later->finding.device, inst);
    } else if (later) {
        later->told = true;
        add(all, &later->finding);
    }
    unlock_list(all);
}

unsigned
findings_failing(struct rt_findings *all)
{
    begin_process(all);
    return all->failing;
}

void
findings_sum_up(struct rt_findings *all, struct check_summary *summary)
{
    begin_process(all);
    *summary = (struct check_summary){
        .findings = all->count, .suppressed = all->suppressed, .looked = all->file.looked};
    for (const struct finding *f = all->first; f; f = f->next)
        if (!f->same && !f->suppressed)
            summary->occurrences += f->count;
}

void
findings_finish(struct rt_findings *all)
{
    if (all->process != getpid())
        return;
    finding_file_end(&all->file, all->first, all->suppressed);
    if (all->file.looked &&
        !rt_platform()->options.check_folder) /* else `caygen check` tells it of all processes */
        suppressions_tell_unused(all->suppressions, rt_platform()->options.check_suppressions);
}
