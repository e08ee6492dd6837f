/* SPDX-License-Identifier: MIT */
/* The list of findings. Each process has written its own; what several processes found is one finding. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

void
tool_finding_free(struct tool_finding *f)
{
    free(f->class);
    free(f->level);
    free(f->kernel);
    free(f->device);
    free(f->what);
    for (unsigned i = 0; i < f->place_count; i++) {
        free(f->place[i].who);
        free(f->place[i].listing);
        free(f->place[i].stack);
        free(f->place[i].file);
        free(f->place[i].text);
    }
}

void
tool_findings_free(struct tool_findings *findings)
{
    for (size_t i = 0; i < findings->count; i++)
        tool_finding_free(&findings->all[i]);
    free(findings->all);
    free(findings->used);
}

size_t
tool_findings_failing(const struct tool_findings *findings)
{
    size_t failing = 0;
    for (size_t i = 0; i < findings->count; i++)
        failing += strcmp(findings->all[i].level, "note") != 0;
    return failing;
}

bool
tool_findings_add(struct tool_findings *all, const struct tool_finding *finding)
{
    if (all->count == all->capacity) {
        const size_t capacity = all->capacity ? all->capacity * 2 : 16;
        struct tool_finding *more = realloc(all->all, capacity * sizeof *more);
        if (!more)
            return false;
        all->all = more;
        all->capacity = capacity;
    }
    all->all[all->count++] = *finding;
    return true;
}

/* Texts that may be missing. */
static bool
is_same(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

/* A compiler makes several instructions of a line; the host program's addresses differ between processes. */
static bool
is_same_place(const struct tool_place *a, const struct tool_place *b)
{
    if (!is_same(a->stack, b->stack) || !is_same(a->file, b->file))
        return false;
    return a->file ? a->line == b->line : a->stack || a->inst == b->inst;
}

static bool
is_same_finding(const struct tool_finding *a, const struct tool_finding *b)
{
    bool same = a->place_count == b->place_count && strcmp(a->class, b->class) == 0 &&
                strcmp(a->kernel, b->kernel) == 0 && strcmp(a->device, b->device) == 0;
    for (unsigned i = 0; same && i < a->place_count; i++)
        same = is_same_place(&a->place[i], &b->place[i]);
    return same;
}

/* What one process tells twice stays two. False: out of memory, and the finding is still the caller's. */
static bool
merge_one(struct tool_findings *all, struct tool_finding *finding)
{
    finding->process = all->files;
    for (size_t i = 0; i < all->count; i++)
        if (all->all[i].process != finding->process && is_same_finding(&all->all[i], finding)) {
            all->all[i].process = finding->process;
            all->all[i].count += finding->count;
            tool_finding_free(finding);
            return true;
        }
    return tool_findings_add(all, finding);
}

static bool
merge_used(struct tool_findings *all, const struct tool_findings *own)
{
    const size_t count = all->used_count + own->used_count;
    unsigned *used = own->used_count ? realloc(all->used, count * sizeof *used) : all->used;
    if (!own->used_count)
        return true;
    if (!used)
        return false;
    memcpy(used + all->used_count, own->used, own->used_count * sizeof *used);
    all->used = used;
    all->used_count = count;
    return true;
}

bool
tool_findings_merge(struct tool_findings *all, struct tool_findings *own)
{
    size_t done = 0;
    assert(all != own);
    while (done < own->count && merge_one(all, &own->all[done]))
        done++;
    const bool whole = done == own->count && merge_used(all, own);
    all->suppressed += own->suppressed;
    all->looked |= own->looked;
    for (; done < own->count; done++)
        tool_finding_free(&own->all[done]);
    own->count = 0;
    tool_findings_free(own);
    *own = (struct tool_findings){.count = 0};
    return whole;
}
