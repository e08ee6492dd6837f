/* SPDX-License-Identifier: MIT */
/* The work of one worker in a launch: it makes contexts in its own memory and runs work-groups on them. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "context.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "parts.h"
#include "poll.h"

static size_t
align_up(size_t n)
{
    return (n + 63) & ~(size_t)63;
}

/* Bytes between local memory and the page without access behind it. Without them a kernel that reads one word
 * of local memory in each step of a loop takes a fifth longer (strmatch of the benchmark, on Cayman). */
enum { LOCAL_GAP = 1024 };

/* NULL: the host gives no memory. */
static uint8_t *
reserve(struct context *x, unsigned block, size_t count, size_t bytes)
{
    size_t total;
    if (__builtin_mul_overflow(count, bytes, &total))
        return NULL;
    return guarded_reserve(&x->worker->memory[block], total);
}

/* Each block ends at a page without access: see guarded.h. All threads of a work-group share one block of
 * each kind. */
static int
lay_out(struct context *x)
{
    const struct pool_job *job = x->job;
    const size_t contexts = job->contexts;
    x->rf_stride = align_up((size_t)job->code->rf_bytes + job->code->rf_skew);
    x->local_stride = align_up((size_t)job->launch->local_bytes + LOCAL_GAP);
    x->scratch_stride = align_up((size_t)job->launch->kernel->scratch_bytes);
    x->threads = (struct emu_thread *)(void *)reserve(x, POOL_THREADS, contexts,
                                                      sizeof *x->threads + sizeof *x->notes);
    x->rf = reserve(x, POOL_REGISTERS, contexts, x->rf_stride);
    x->local = job->locals > 1 ? reserve(x, POOL_LOCAL, job->locals, x->local_stride)
                               : reserve(x, POOL_LOCAL, 1, (size_t)job->launch->local_bytes + LOCAL_GAP);
    x->scratch = reserve(x, POOL_SCRATCH, contexts, x->scratch_stride);
    if (!x->threads || !x->rf || !x->local || !x->scratch)
        return -1;
    x->notes = (uint8_t *)(x->threads + contexts);
    return 0;
}

static void
init_thread(struct context *x, uint32_t i)
{
    const struct pool_job *job = x->job;
    x->threads[i] = (struct emu_thread){
        .rf = x->rf + i * x->rf_stride + job->code->rf_skew,
        .launch = job->launch,
        .local = x->local + i / job->threads * x->local_stride,
        .scratch = x->scratch + i * x->scratch_stride,
        .stop = &x->worker->stop,
    };
    emu_start_context(job->start, x->threads[i].rf);
    if (job->code->context)
        job->code->context(job->code, x->threads[i].rf);
}

static int
init_context(struct context *x, struct pool_worker *w, struct pool_job *whole, const struct pool_job *job)
{
    *x = (struct context){.worker = w,
                          .whole = whole,
                          .job = job,
                          .full_threads = emu_start_full_threads(job->start),
                          .run_round = engine_round_of(job->code),
                          .run_groups = job->code->order ? NULL : engine_groups_of(job->code),
                          .fpmode = job->code->program->fpmode};
    if (lay_out(x))
        return -1;
    for (uint32_t i = 0; i < job->contexts; i++)
        init_thread(x, i);
    return 0;
}

void
context_group(const struct pool_job *job, uint64_t index, uint32_t group[3])
{
    const struct emu_launch *launch = job->launch;
    index = job->code->order ? order_at(&job->order, index) : index;
    group[0] = job->first[0] + (uint32_t)(index % launch->group_count[0]);
    index /= launch->group_count[0];
    group[1] = job->first[1] + (uint32_t)(index % launch->group_count[1]);
    group[2] = job->first[2] + (uint32_t)(index / launch->group_count[1]);
}

void
context_start(struct context *x, struct emu_thread *t, const uint32_t group[3], uint32_t index,
              uint32_t number)
{
    const uint32_t slot = x->worker->seat * x->job->locals * x->job->threads + number;
    emu_start_state(x->job->start, t, group, index, slot);
    if (!x->job->code->own_start)
        emu_start_registers(t);
}

enum emu_stop
context_run(struct context *x, struct emu_thread *t)
{
    if (t->fpmode != x->fpmode)
        emu_fpmode_enter(t->fpmode);
    const enum emu_stop stop = x->job->code->run(x->job->code, t);
    x->fpmode = t->fpmode;
    return stop;
}

int
context_fail(struct context *x, struct emu_thread *t, const uint32_t group[3], uint32_t index)
{
    memcpy(t->fault.group, group, sizeof(t->fault.group));
    emu_fault_take_control(t);
    t->fault.thread = index;
    if (x->job != x->whole)
        parts_tell_thread(x->whole, &t->fault);
    pool_fault(x->worker->pool, x->whole, &t->fault);
    return -1;
}

/* The order of a group's threads, a different one in each group. */
static struct order
thread_order(const struct context *x, const uint32_t group[3])
{
    const uint64_t seed = x->job->code->order;
    return order_of(seed ? seed + 2 + group[0] + UINT64_C(0x10001) * group[1] + group[2] : 0,
                    x->job->threads);
}

/* The engine runs `count` threads from `first` on. parted: NULL, or they are of several groups, and whether
 * these must go on alone. Returns the number, from `first` on, of the one that failed, else the count. */
static uint32_t
run_engines_round(struct context *x, uint32_t first, uint32_t count, bool *parted)
{
    struct engine_round round = {.threads = x->threads + first,
                                 .ended = x->notes + first,
                                 .count = count,
                                 .fpmode = x->fpmode,
                                 .group = parted ? x->job->threads : 0};
    const uint32_t failed = x->run_round(x->job->code, &round);
    x->fpmode = round.fpmode;
    if (parted)
        *parted = round.parted;
    return failed;
}

/* Without barriers one register file serves the threads one after another. */
static int
run_group_drawn(struct context *x, const uint32_t group[3])
{
    struct emu_thread *t = &x->threads[0];
    const struct order order = thread_order(x, group);
    for (uint32_t n = 0; n < x->job->threads; n++) {
        const uint32_t i = (uint32_t)order_at(&order, n);
        context_start(x, t, group, i, i);
        t->after = 0;
        if (context_run(x, t) != EMU_STOP_END)
            return context_fail(x, t, group, i);
    }
    return 0;
}

/* The same in ascending order, gang by gang. */
static int
run_group_gangs(struct context *x, const uint32_t group[3])
{
    const struct pool_job *job = x->job;
    for (uint32_t first = 0, count; first < job->threads; first += count) {
        count = job->threads - first < job->contexts ? job->threads - first : job->contexts;
        for (uint32_t i = 0; i < count; i++) {
            x->notes[i] = false;
            context_start(x, &x->threads[i], group, first + i, first + i);
        }
        const uint32_t failed = run_engines_round(x, 0, count, NULL);
        if (failed < count)
            return context_fail(x, &x->threads[failed], group, first + failed);
    }
    return 0;
}

/* The same, one by one; an engine may go on with the next thread by itself. */
static int
run_group_plain(struct context *x, const uint32_t group[3])
{
    struct emu_thread *t = &x->threads[0];
    if (x->job->code->order)
        return run_group_drawn(x, group);
    if (x->job->contexts > 1)
        return run_group_gangs(x, group);
    for (uint32_t i = 0; i < x->job->threads; i++) {
        const uint32_t after = i < x->full_threads ? x->full_threads - i - 1 : 0;
        context_start(x, t, group, i, i);
        t->after = after;
        const enum emu_stop stop = context_run(x, t);
        i += after - t->after;
        if (stop != EMU_STOP_END)
            return context_fail(x, t, group, i);
    }
    return 0;
}

/* Takes each live thread to its next barrier or its end. The notes say who has ended. Returns the number of
 * the thread that failed, else how many threads there are. */
static uint32_t
run_round(struct context *x, const struct order *order)
{
    for (uint32_t n = 0; n < x->job->threads; n++) {
        const uint32_t i = order->factor == 1 && !order->first ? n : (uint32_t)order_at(order, n);
        if (x->notes[i])
            continue;
        const enum emu_stop stop = context_run(x, &x->threads[i]);
        if (stop == EMU_STOP_FAULT)
            return i;
        x->notes[i] = stop == EMU_STOP_END;
    }
    return x->job->threads;
}

static void
start_group(struct context *x, const uint32_t group[3], uint32_t first)
{
    for (uint32_t i = 0; i < x->job->threads; i++) {
        x->notes[first + i] = false;
        context_start(x, &x->threads[first + i], group, i, first + i);
    }
}

static bool
is_told_to_stop(const struct context *x)
{
    return __atomic_load_n(&x->worker->stop, __ATOMIC_RELAXED);
}

/* The first of `count` threads from `first` on that has not ended; count: all have. */
static uint32_t
live_thread(const struct context *x, uint32_t first, uint32_t count)
{
    uint32_t i = 0;
    while (i < count && x->notes[first + i])
        i++;
    return i;
}

static void
next_group(const struct context *x, uint32_t group[3])
{
    engine_next_group(group, x->job->first, x->job->launch->group_count);
}

/* Thread `number` of those of the groups from `first` on. */
static int
fail_together(struct context *x, const uint32_t first[3], uint32_t number)
{
    const uint32_t threads = x->job->threads;
    uint32_t group[3] = {first[0], first[1], first[2]};
    for (uint32_t i = number / threads; i > 0; i--)
        next_group(x, group);
    return context_fail(x, &x->threads[number], group, number % threads);
}

static int
hang(struct context *x, const uint32_t first[3], uint32_t number)
{
    x->threads[number].fault = (struct emu_fault){.kind = EMU_FAULT_HANG};
    return fail_together(x, first, number);
}

static int
run_group_barrier(struct context *x, const uint32_t group[3])
{
    const uint32_t threads = x->job->threads;
    const struct order order = thread_order(x, group);
    uint32_t live = 0;
    start_group(x, group, 0);
    do {
        const uint32_t failed = run_round(x, &order);
        if (failed < threads)
            return context_fail(x, &x->threads[failed], group, failed);
        live = live_thread(x, 0, threads);
    } while (live < threads && !is_told_to_stop(x));
    return live < threads ? hang(x, group, live) : 0;
}

/* The worker alone writes it. An atomic addition would wait for all the group's stores. */
static void
count_progress(struct pool_worker *w)
{
    __atomic_store_n(&w->progress, w->progress + 1, __ATOMIC_RELAXED);
}

/* Takes the group whose threads are those from `at` on to its end; `first` is the one whose threads are the
 * first. stopped: the group's threads are at a barrier, or have ended. */
static int
run_rounds(struct context *x, const uint32_t first[3], uint32_t at, bool stopped)
{
    const uint32_t threads = x->job->threads;
    uint32_t live = 0;
    do {
        const uint32_t failed = stopped ? threads : run_engines_round(x, at, threads, NULL);
        if (failed < threads)
            return fail_together(x, first, at + failed);
        stopped = false;
        live = live_thread(x, at, threads);
    } while (live < threads && !is_told_to_stop(x));
    return live < threads ? hang(x, first, at + live) : 0;
}

/* `count` groups, one after the other. */
static int
run_groups_alone(struct context *x, const uint32_t first[3], uint32_t count, bool stopped)
{
    int failed = 0;
    for (uint32_t i = 0; i < count && !failed; i++) {
        count_progress(x->worker); /* the watchdog begins again */
        __atomic_store_n(&x->worker->together, 1, __ATOMIC_RELAXED);
        count_progress(x->worker);
        failed = run_rounds(x, first, i * x->job->threads, stopped);
    }
    return failed;
}

/* Thread `number` has failed. What the groups before would find comes first. */
static int
fail_in_turn(struct context *x, const uint32_t first[3], uint32_t number)
{
    const int failed = run_groups_alone(x, first, number / x->job->threads, true);
    return failed ? failed : fail_together(x, first, number);
}

/* The engine runs the threads of `count` groups, all in ascending order, from one barrier to the next, as
 * long as they go the same way. */
static int
run_groups_together(struct context *x, const uint32_t first[3], uint32_t count)
{
    const uint32_t threads = count * x->job->threads;
    uint32_t live = 0;
    bool parted = false;
    do {
        const uint32_t failed = run_engines_round(x, 0, threads, &parted);
        if (failed < threads)
            return fail_in_turn(x, first, failed);
        if (parted)
            return run_groups_alone(x, first, count, false);
        live = live_thread(x, 0, threads);
    } while (live < threads && !is_told_to_stop(x));
    return live < threads ? hang(x, first, live) : 0;
}

static int
start_and_run(struct context *x, const uint32_t first[3], uint32_t count)
{
    uint32_t group[3] = {first[0], first[1], first[2]};
    for (uint32_t i = 0; i < count; i++, next_group(x, group))
        start_group(x, group, i * x->job->threads);
    return count > 1 ? run_groups_together(x, first, count) : run_rounds(x, first, 0, false);
}

/* The groups from `group` on; more than one only if the job has them at once. */
static int
run_some(struct context *x, const uint32_t group[3], uint32_t count)
{
    struct pool_worker *w = x->worker;
    const struct backend_code *code = x->job->code;
    __atomic_store_n(&w->together, count, __ATOMIC_RELAXED);
    count_progress(w);
    const bool whole = count > 1 || (code->has_barrier && x->run_round && !code->order);
    const int failed = whole               ? start_and_run(x, group, count)
                       : code->has_barrier ? run_group_barrier(x, group)
                                           : run_group_plain(x, group);
    count_progress(w);
    return failed;
}

/* Before a group. Somebody's fault stands already, or the watchdog was late: then the groups that are left
 * out are its hang's. */
static bool
is_stopped(struct context *x, const uint32_t group[3])
{
    return is_told_to_stop(x) && hang(x, group, 0);
}

enum { TURN_NS = 1000000 };

/* Another launch waits for a worker, and this one has had its turn. */
static bool
makes_room(const struct context *x, uint64_t start)
{
    return __atomic_load_n(&x->worker->pool->waiting, __ATOMIC_RELAXED) && pool_clock() - start > TURN_NS &&
           shares_try_leave(&x->whole->shares, x->worker->seat);
}

/* The groups from `group` on that the engine runs by itself. Returns how many of `count` are left; false in
 * *ran: one of them failed. */
static uint64_t
run_engines_groups(struct context *x, uint32_t group[3], uint64_t count, bool *ran)
{
    const struct pool_job *job = x->job;
    struct engine_groups groups = {
        .round = {.threads = x->threads, .ended = x->notes, .count = job->threads, .fpmode = x->fpmode},
        .rf_stride = x->rf_stride,
        .start = job->start,
        .slot = x->worker->seat * job->threads,
        .first = job->first,
        .count = job->launch->group_count,
        .left = count,
        .progress = &x->worker->progress,
        .stop = &x->worker->stop};
    memcpy(groups.group, group, sizeof groups.group);
    const uint32_t failed = x->run_groups(job->code, &groups);
    x->fpmode = groups.round.fpmode;
    memcpy(group, groups.group, sizeof groups.group);
    *ran = failed == job->threads ||
           context_fail(x, &x->threads[job->contexts > 1 ? failed : 0], group, failed) == 0;
    return groups.left;
}

/* How the launch's next groups run: as they are, or as threads with a part of the lanes. True: in another way
 * than before. */
static bool
change_way(struct context *x)
{
    const struct pool_job *job = parts_now(x->whole);
    const uint32_t fpmode = x->fpmode;
    if (job == x->job)
        return false;
    const int failed = init_context(x, x->worker, x->whole, job);
    assert(!failed); /* begin_context has reserved the memory */
    (void)failed;
    x->fpmode = fpmode;
    return true;
}

/* False: the worker leaves the launch. */
static bool
run_chunk(struct context *x, uint64_t first, uint64_t end)
{
    const bool drawn = x->whole->code->order != 0;
    uint32_t group[3];
    bool ran = true, fresh = true;
    context_group(x->whole, first, group);
    for (uint64_t i = first; ran && i < end;) {
        fresh |= x->whole->parts && change_way(x);
        if (fresh && x->run_groups) /* else the engine has run what it can */
            i = end - run_engines_groups(x, group, end - i, &ran);
        fresh = false;
        if (!ran || i == end)
            break;
        if (drawn)
            context_group(x->whole, i, group);
        const uint32_t count = end - i < x->job->locals ? (uint32_t)(end - i) : x->job->locals;
        if (is_stopped(x, group) || run_some(x, group, count))
            return false;
        for (uint32_t n = 0; n < count; n++, i++)
            next_group(x, group);
    }
    return ran;
}

static void
run_shares(struct context *x)
{
    struct pool_shares *shares = &x->whole->shares;
    const unsigned seat = x->worker->seat;
    const uint64_t start = pool_clock();
    uint64_t first, end;
    while (!makes_room(x, start) && shares_take(shares, seat, &first, &end) && run_chunk(x, first, end))
        ;
}

/* Memory is reserved for both ways: a launch that runs must not end because it changes. */
static int
begin_context(struct context *x, struct pool_worker *w, struct pool_job *job)
{
    if (job->parts && (init_context(x, w, job, job) || init_context(x, w, job, job->parts)))
        return -1;
    return init_context(x, w, job, parts_now(job));
}

static void
run_job(struct context *x)
{
    const unsigned saved = emu_fpmode_enter(x->fpmode);
    __atomic_store_n(&x->worker->together, 1, __ATOMIC_RELAXED);
    if (x->whole->launch->kernel->wait_rf)
        context_run_resident(x);
    else
        run_shares(x);
    emu_fpmode_leave(saved);
}

bool
pool_work(struct pool_worker *w, struct pool_job *job)
{
    struct context x;
    const bool begun = !begin_context(&x, w, job);
    if (!pool_is_let_in(w, job))
        return false;
    shares_enter(&job->shares, w->seat);
    if (begun)
        run_job(&x);
    else
        pool_fault(w->pool, job, &(struct emu_fault){.kind = EMU_FAULT_NO_MEMORY});
    shares_leave(&job->shares, w->seat);
    return true;
}

void
pool_fault(struct backend_pool *pool, struct pool_job *job, const struct emu_fault *fault)
{
    assert(fault->kind != EMU_FAULT_NONE);
    pthread_mutex_lock(&pool->lock);
    if (job->fault.kind == EMU_FAULT_NONE)
        job->fault = *fault;
    for (struct pool_worker *w = pool->workers; w; w = w->next)
        if (w->job == job)
            __atomic_store_n(&w->stop, 1, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&pool->lock);
}
