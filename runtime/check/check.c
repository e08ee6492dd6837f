/* SPDX-License-Identifier: MIT */
/* A checked launch: what is observed, and who looks at it. */
#include "check.h"

#include <assert.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/shown.h"
#include "check_priv.h"
#include "debug/listing.h"
#include "emu/kernel.h"
#include "frontend/program.h"
#include "host.h"
#include "runtime/kernel.h"
#include "runtime/log.h"
#include "runtime/platform.h"
#include "runtime/program.h"
#include "runtime/watch.h"
#include "summary.h"

#define MEGABYTE ((size_t)1 << 20)

bool
rt_check_is_on(void)
{
    return rt_platform()->options.check != 0 && rt_platform()->findings;
}

void
rt_check_lock(void)
{
    findings_lock(rt_platform()->findings);
}

void
rt_check_unlock(void)
{
    findings_unlock(rt_platform()->findings);
}

void
rt_check_begin(void)
{
    if (rt_platform()->options.check)
        rt_platform()->findings = findings_new();
}

/* --- places --- */

const struct lane_program *
check_program(const struct rt_check *check)
{
    return check->subject.kernel->emu.program;
}

struct check_place
check_place_of(const struct rt_check *check, const struct emu_thread *t, uint32_t op, unsigned lane)
{
    const struct lane_op *o = &check->emu->kernel->program->ops[op];
    const uint32_t first = check_thread_index(check, t) * check->emu->kernel->lanes;
    const bool whole = (o->flags & LANE_NOMASK) && o->pred == LANE_PRED_NONE;
    return (struct check_place){op, check->number, whole ? first : first + o->chan + lane, whole};
}

/* --- groups --- */

static uint32_t
group_number(const struct rt_check *check, const uint32_t group[3])
{
    const struct rt_ndrange *r = check->subject.range;
    size_t count[2];
    for (unsigned i = 0; i < 2; i++)
        count[i] = (r->global[i] + r->local[i] - 1) / r->local[i];
    return (uint32_t)(((uint64_t)group[2] * count[1] + group[1]) * count[0] + group[0]);
}

static void
end_group(struct rt_check *check)
{
    if (check->began)
        check_group_end(check);
    check->began = false;
}

static void
begin_group(struct rt_check *check, const struct emu_thread *t)
{
    end_group(check);
    check->began = true;
    memcpy(check->group, t->group, sizeof check->group);
    check->number = group_number(check, t->group);
    check->fences = 0;
    memset(check->thread, 0, check->threads * sizeof *check->thread);
    shadow_forget(check->local);
    race_sync_begin(check->sync);
    if (check_wants(check, RT_CHECK_UNINITIALISED))
        check_written_group(check);
}

/* --- what the engine calls --- */

static void
start(void *user, struct emu_thread *t)
{
    struct rt_check *check = user;
    assert(check_thread_index(check, t) < check->threads);
    struct check_thread *thread = &check->thread[check_thread_index(check, t)];
    if (!check->began || memcmp(check->group, t->group, sizeof check->group) != 0)
        begin_group(check, t);
    *thread = (struct check_thread){.exec = 0};
    memcpy(&thread->exec, t->rf + LANE_EXEC_CELL, sizeof thread->exec);
    if (check_wants(check, RT_CHECK_UNINITIALISED))
        check_written_thread(check, check_thread_index(check, t));
}

static void
each(void *user, struct emu_thread *t, uint32_t op)
{
    check_written_step(user, t, op);
}

static void
before(void *user, struct emu_thread *t, uint32_t op)
{
    struct rt_check *check = user;
    if (lane_code_family(check->emu->kernel->program->ops[op].code) == LANE_MEM)
        check_message(check, t, op);
    else if (check_image_wants(check, &check->emu->kernel->program->ops[op]))
        check_image(check, t, op);
    else
        check_arith_before(check, t, op);
}

static void
after(void *user, struct emu_thread *t, uint32_t op)
{
    check_arith_after(user, t, op);
}

static void
stop(void *user, struct emu_thread *t, enum emu_stop why)
{
    if (why == EMU_STOP_BARRIER)
        check_barrier(user, t);
    else if (why == EMU_STOP_END)
        check_end(user, t);
    else
        check_stopped(user, t);
}

/* --- the launch --- */

static bool
has_fences(const struct lane_program *p)
{
    bool has = false;
    for (uint32_t i = 0; i < p->op_count; i++)
        has |= p->ops[i].code == LANE_OP_fence;
    return has;
}

/* Where code has none, each atomic counts as one: clang leaves none in Cayman's code. */
static bool
needs_fences(const struct rt_check_subject *subject)
{
    return subject->program->device != FE_CAYMAN || has_fences(subject->kernel->emu.program);
}

/* Cayman has no sub-groups; a source without the word cannot name their functions. Of other programs nobody
 * knows. */
static bool
may_have_sub_groups(const struct rt_check_subject *subject)
{
    const char *source = subject->source->source;
    return subject->program->device != FE_CAYMAN && !subject->program->no_sub_group_barriers &&
           (!source || strstr(source, "sub_group"));
}

static uint8_t
moments_of(const struct rt_check *check, const struct lane_op *op)
{
    return lane_code_family(op->code) == LANE_MEM || check_image_wants(check, op)
               ? BACKEND_BEFORE
               : check_arith_moments(check, op);
}

static uint32_t
group_count(const struct rt_check_subject *subject)
{
    const struct rt_ndrange *r = subject->range;
    uint64_t count = 1;
    for (unsigned i = 0; i < 3; i++)
        count *= (r->global[i] + r->local[i] - 1) / r->local[i];
    return count < UINT32_MAX ? (uint32_t)count : UINT32_MAX;
}

static bool
make_tables(struct rt_check *check)
{
    const struct emu_kernel *kernel = &check->subject.kernel->emu;
    const struct lane_program *p = kernel->program;
    const size_t bytes = (size_t)rt_platform()->options.check_megabytes * MEGABYTE;
    check->moments = calloc((size_t)p->op_count + 1, 1);
    check->global = findings_shadow(rt_platform()->findings, false, bytes);
    check->local = findings_shadow(rt_platform()->findings, true, bytes);
    check->sync = race_sync_new(kernel->lanes, group_count(&check->subject), needs_fences(&check->subject),
                                may_have_sub_groups(&check->subject));
    if (check_wants(check, RT_CHECK_UNINITIALISED) &&
        !registers_begin(&check->registers, check->subject.kernel))
        return false;
    check->births = calloc((size_t)p->op_count + 1, sizeof *check->births);
    check->uses = calloc((size_t)check->subject.region_count * CHECK_USES + 1, sizeof *check->uses);
    for (uint32_t i = 0; check->moments && i < p->op_count; i++)
        check->moments[i] = moments_of(check, &p->ops[i]);
    return check->moments && check->births && check->global && check->local && check->sync;
}

static bool
is_small_enough(const struct rt_check_subject *subject)
{
    const struct rt_ndrange *r = subject->range;
    const size_t items = r->local[0] * r->local[1] * r->local[2];
    return items <= RACE_ITEMS && !subject->kernel->emu.wait_rf;
}

/* CAYGEN_CHECK_KERNEL, CAYGEN_CHECK_LAUNCH. Counts the launches. */
static bool
is_wanted(const struct rt_check_subject *subject)
{
    const struct rt_options *options = &rt_platform()->options;
    if (options->check_kernel && strcmp(options->check_kernel, subject->kernel->name) != 0)
        return false;
    return findings_launch(rt_platform()->findings) == options->check_launch || !options->check_launch;
}

struct rt_check *
rt_check_new(const struct rt_check_subject *subject)
{
    if (!is_wanted(subject))
        return NULL;
    struct rt_check *check = is_small_enough(subject) ? calloc(1, sizeof *check) : NULL;
    if (!check) {
        rt_warn("check: a launch of %s is not checked", subject->kernel->name);
        return NULL;
    }
    check->subject = *subject;
    check->classes = rt_platform()->options.check;
    check->observer = (struct backend_observer){.user = check,
                                                .close = check->close,
                                                .each = each,
                                                .start = start,
                                                .before = before,
                                                .after = after,
                                                .stop = stop};
    if (make_tables(check)) {
        findings_looked(rt_platform()->findings);
        return check;
    }
    rt_check_free(check);
    return NULL;
}

/* For runtime/watch.h. */
static void
tell_uses(const struct rt_check *check)
{
    const struct rt_check_subject *s = &check->subject;
    for (uint32_t i = 0; check->uses && i < s->region_count; i++)
        for (unsigned kind = 0; kind < CHECK_USES && s->regions[i].kind <= RT_CHECK_SHARED; kind++) {
            const struct check_use *use = &check->uses[i * CHECK_USES + kind];
            if (use->to)
                rt_watch_accesses(s->watch, (const uint8_t *)use->from, use->to - use->from,
                                  (enum rt_watch_access)kind);
        }
}

void
rt_check_free(struct rt_check *check)
{
    if (!check)
        return;
    end_group(check);
    tell_uses(check);
    if (shadow_was_full(check->global))
        rt_warn("check: not all of kernel %s's memory was watched for races: that takes more than %u MiB "
                "(CAYGEN_CHECK_MEGABYTES)",
                check->subject.kernel->name, rt_platform()->options.check_megabytes);
    backend_code_free(check->code);
    check_written_end(check);
    registers_end(&check->registers);
    race_sync_free(check->sync);
    free(check->moments);
    free(check->births);
    free(check->uses);
    free(check->aligned);
    free(check);
}

const struct backend_code *
rt_check_part(struct rt_check *check, const struct backend_code *code, const struct emu_launch *emu)
{
    const struct rt_options *options = &rt_platform()->options;
    struct emu_error error = {0};
    const size_t items = (size_t)emu->local_size[0] * emu->local_size[1] * emu->local_size[2];
    end_group(check);
    check->emu = emu;
    check->threads = (uint32_t)((items + emu->kernel->lanes - 1) / emu->kernel->lanes);
    check->observer.moments = check->moments;
    assert(check->threads <= CHECK_THREADS);
    if (!check_written_begin(check, emu->local_bytes))
        check->classes &= ~(1u << RT_CHECK_UNINITIALISED);
    backend_code_free(check->code);
    check->code = backend_observed(emu->kernel, (enum backend_cpu)options->cpu, &check->observer,
                                   options->check_schedule, &error);
    return check->code ? check->code : code;
}

/* --- findings --- */

bool
check_seen(struct rt_check *check, enum rt_check_class id, uint32_t op, uint32_t other)
{
    const struct lane_program *p = check->subject.kernel->emu.program;
    const uint32_t inst[FINDING_PLACES] = {p->ops[op].inst, p->ops[other].inst};
    return findings_count(rt_platform()->findings, id, check->subject.kernel->name, check->subject.device,
                          inst);
}

static void
name_item(const struct rt_check *check, const struct check_place *place, char *text, size_t size)
{
    const struct rt_ndrange *r = check->subject.range;
    const uint32_t *local = check->emu->local_size;
    size_t group[3], id[3], item = place->item, number = place->group;
    for (unsigned i = 0; i < 3; i++) {
        const size_t count = (r->global[i] + r->local[i] - 1) / r->local[i];
        group[i] = i < 2 ? number % count : number;
        number /= count;
        id[i] = r->offset[i] + group[i] * r->local[i] + (i < 2 ? item % local[i] : item);
        item /= local[i];
    }
    snprintf(text, size, "%swork-item (%zu, %zu, %zu) of work-group (%zu, %zu, %zu)",
             place->whole ? "the hardware thread of " : "", id[0], id[1], id[2], group[0], group[1],
             group[2]);
}

static void
fill_place(const struct rt_check *check, const struct rt_listing *listing, const struct check_place *from,
           struct finding_place *to)
{
    const struct rt_check_subject *s = &check->subject;
    to->inst = s->kernel->emu.program->ops[from->op].inst;
    to->has_line = rt_source_place(s->source, s->program, s->kernel, to->inst, &to->line);
    (void)rt_show(rt_listing_at(listing, to->inst), to->listing, sizeof to->listing);
    name_item(check, from, to->who, sizeof to->who);
}

static void
make_finding(const struct rt_check *check, enum rt_check_class id, const struct check_place *place,
             const struct check_place *second, struct finding *finding)
{
    const struct rt_check_subject *s = &check->subject;
    struct rt_listing listing = {0};
    finding->id = id;
    finding->place_count = second ? 2 : 1;
    (void)rt_show(s->kernel->name, finding->kernel, sizeof finding->kernel);
    snprintf(finding->device, sizeof finding->device, "%s", s->device);
    rt_listing_make(&listing, s->program, s->kernel);
    fill_place(check, &listing, place, &finding->place[0]);
    if (second)
        fill_place(check, &listing, second, &finding->place[1]);
    else
        finding->place[1].inst = finding->place[0].inst;
    rt_listing_free(&listing);
}

void
check_tell(struct rt_check *check, enum rt_check_class id, const struct check_place *place,
           const struct check_place *second, const char *format, ...)
{
    struct finding finding = {0};
    va_list args;
    va_start(args, format);
    vsnprintf(finding.what, sizeof finding.what, format, args);
    va_end(args);
    make_finding(check, id, place, second, &finding);
    findings_add(rt_platform()->findings, &finding);
}

uint16_t
check_tell_later(struct rt_check *check, enum rt_check_class id, const struct check_place *place,
                 const struct check_place *second, const char *what)
{
    const struct rt_check_subject *s = &check->subject;
    const struct lane_op *ops = s->kernel->emu.program->ops;
    const uint32_t inst[FINDING_PLACES] = {ops[place->op].inst, ops[(second ? second : place)->op].inst};
    struct finding finding = {0};
    const uint16_t number =
        findings_later_find(rt_platform()->findings, id, s->kernel->name, s->device, inst);
    if (number)
        return number;
    snprintf(finding.what, sizeof finding.what, "%s", what);
    make_finding(check, id, place, second, &finding);
    return findings_later(rt_platform()->findings, &finding);
}

static void
sum_up(struct rt_findings *all)
{
    struct check_summary summary;
    char text[160];
    findings_sum_up(all, &summary);
    rt_warn("check: %s", check_summary_text(&summary, text, sizeof text));
}

unsigned
rt_check_at_exit(void)
{
    struct rt_findings *all = rt_platform()->findings;
    if (!all)
        return 0;
    if (findings_objects(all) && host_wants(RT_CHECK_LEAK))
        host_objects_tell_leaks(findings_objects(all));
    findings_finish(all);
    if (!rt_platform()->options.check_folder) /* else `caygen check` does */
        sum_up(all);
    return findings_failing(all);
}
