/* SPDX-License-Identifier: MIT */
#include "runtime/command.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/recycle.h"
#include "launch/ahead.h"
#include "launch/launch.h"
#include "runtime/event.h"
#include "runtime/log.h"
#include "runtime/memory.h"
#include "runtime/platform.h"
#include "runtime/queue.h"
#include "runtime/served.h"
#include "runtime/timeline.h"
#include "runtime/watch.h"

#define FILL_CHUNK ((size_t)16 << 10) /* whole patterns that stay in the first level cache */

static bool
is_checked(void)
{
    return rt_platform()->options.check != 0;
}

/* Small launches in a row take a fifth less time without objects that nobody sees. The check follows all. */
static cl_int
give_event(struct rt_command *command, const struct rt_enqueue *enqueue)
{
    if (enqueue->event || enqueue->blocking || is_checked())
        return rt_event_new(enqueue->queue->context, enqueue->queue, enqueue->type, &command->event);
    rt_event_init_hidden(&command->own_event, enqueue->queue, enqueue->type);
    command->event = &command->own_event;
    return CL_SUCCESS;
}

/* All 0. Without a wait list it has memory of an earlier one. */
static struct rt_command *
reserve(cl_uint wait_count)
{
    const size_t most = (SIZE_MAX - sizeof(struct rt_command)) / sizeof(cl_event);
    struct rt_command *command;
    if (wait_count)
        return wait_count <= most ? calloc(1, sizeof *command + wait_count * sizeof *command->waits) : NULL;
    command = rt_recycle_take(RT_RECYCLED_COMMAND, sizeof *command);
    return command ? memset(command, 0, sizeof *command) : NULL;
}

struct rt_command *
rt_command_new(const struct rt_enqueue *enqueue)
{
    struct rt_command *command = reserve(enqueue->wait_count);
    if (!command)
        return NULL;
    if (give_event(command, enqueue)) {
        rt_command_free(command);
        return NULL;
    }
    for (cl_uint i = 0; i < enqueue->wait_count; i++) {
        RT_RETAIN(enqueue->waits[i]);
        command->waits[command->wait_count++] = enqueue->waits[i];
    }
    return command;
}

static void
release_mems(cl_mem *mems, cl_uint count)
{
    for (cl_uint i = 0; i < count; i++)
        RT_RELEASE(mems[i]);
}

void
rt_command_free(struct rt_command *command)
{
    if (!command)
        return;
    for (cl_uint i = 0; i < command->wait_count; i++)
        RT_RELEASE(command->waits[i]);
    release_mems(command->mems, 2);
    release_mems(command->more_mems, command->more_mem_count);
    if (command->run == rt_launch_command)
        rt_launch_free(command->launch);
    if (command->event != &command->own_event)
        RT_RELEASE(command->event);
    free(command->svm_free);
    free(command->native);
    free(command->more_mems);
    if (command->wait_count)
        free(command);
    else
        rt_recycle_give(RT_RECYCLED_COMMAND, command);
}

void
rt_command_keep(struct rt_command *command, cl_mem a, cl_mem b)
{
    command->mems[0] = a;
    command->mems[1] = b;
    for (unsigned i = 0; i < 2; i++) {
        if (command->mems[i])
            RT_RETAIN(command->mems[i]);
    }
}

static void
watch_submit(struct rt_command *command, const struct rt_enqueue *enqueue)
{
    struct rt_launch *launch = command->run == rt_launch_command ? command->launch : NULL;
    rt_watch_submit(command, enqueue, launch ? launch->kernel->name : NULL);
    if (!enqueue->event) /* the host program will never hold it */
        rt_watch_gone(&command->event->base);
    for (cl_uint i = 0; launch && i < launch->arg_count; i++)
        if (launch->args[i].mem)
            rt_watch_uses(command, launch->args[i].mem);
    for (unsigned i = 0; i < 2; i++)
        if (command->mems[i])
            rt_watch_uses(command, command->mems[i]);
}

static cl_int
wait_for_end(cl_event event)
{
    const cl_int status = rt_event_wait(event);
    if (is_checked())
        rt_watch_waited(event);
    if (status < 0)
        rt_failures_seen(event);
    return status < 0 ? status : rt_failures_tell_until(event);
}

static cl_int
push(struct rt_command *command, const struct rt_enqueue *enqueue)
{
    const cl_int err = rt_queue_push(enqueue->queue, command);
    if (err)
        rt_command_free(command);
    return err;
}

/* The host program gets the reference that the event was made with, unless there is an error. */
static cl_int
push_shown(struct rt_command *command, const struct rt_enqueue *enqueue, cl_event event)
{
    cl_int err = push(command, enqueue);
    if (!err && enqueue->blocking)
        err = wait_for_end(event);
    if (enqueue->event && !err)
        *enqueue->event = event;
    else
        RT_RELEASE(event);
    return err;
}

cl_int
rt_command_submit(struct rt_command *command, const struct rt_enqueue *enqueue)
{
    cl_event event = command->event;
    if (event->hidden)
        return push(command, enqueue);
    RT_RETAIN(event);
    if (is_checked())
        watch_submit(command, enqueue);
    return push_shown(command, enqueue, event);
}

/* HIDDEN: some failed because of a command's own failure. KNOWN: all because the host program set a user
 * event so. */
enum wait_result { WAIT_SUCCEEDED, WAIT_FAILED_KNOWN, WAIT_FAILED_HIDDEN };

static enum wait_result
wait_for_list(const struct rt_command *command)
{
    enum wait_result result = WAIT_SUCCEEDED;
    for (cl_uint i = 0; i < command->wait_count; i++) {
        if (rt_event_wait(command->waits[i]) == CL_COMPLETE)
            continue;
        if (command->waits[i]->failures)
            result = WAIT_FAILED_HIDDEN;
        else if (!result)
            result = WAIT_FAILED_KNOWN;
    }
    return result;
}

static bool
is_whole(const struct rt_command *command)
{
    const cl_command_type type = command->event->type;
    return !command->wait_count && (type == CL_COMMAND_MARKER || type == CL_COMMAND_BARRIER);
}

static void
give_up(cl_event event, enum wait_result result)
{
    const cl_int status = CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
    if (result == WAIT_FAILED_HIDDEN)
        rt_failures_note(event, status, false);
    rt_event_set(event, status);
}

/* Rows that follow one another without gaps are one row, slices likewise. */
static struct rt_copy
merge(const struct rt_copy *from)
{
    struct rt_copy c = *from;
    if (c.dst_row == c.region[0] && c.src_row == c.region[0] &&
        (c.region[2] == 1 || (c.dst_slice == c.dst_row * c.region[1] && c.src_slice == c.dst_slice))) {
        c.region[0] *= c.region[1] * c.region[2];
        c.region[1] = c.region[2] = 1;
    }
    return c;
}

static cl_int
run_copy(struct rt_command *command)
{
    const struct rt_copy merged = merge(&command->copy), *c = &merged;
    if (c->region[0] == 0)
        return CL_SUCCESS;
    for (size_t z = 0; z < c->region[2]; z++) {
        for (size_t y = 0; y < c->region[1]; y++)
            memmove(c->dst + z * c->dst_slice + y * c->dst_row, c->src + z * c->src_slice + y * c->src_row,
                    c->region[0]);
    }
    return CL_SUCCESS;
}

cl_int
rt_enqueue_copy(const struct rt_enqueue *enqueue, const struct rt_copy *copy, cl_mem a, cl_mem b)
{
    struct rt_command *command = rt_command_new(enqueue);
    if (!command)
        return CL_OUT_OF_HOST_MEMORY;
    command->run = run_copy;
    command->copy = *copy;
    rt_command_keep(command, a, b);
    return rt_command_submit(command, enqueue);
}

/* Doubles what is filled already. */
static void
fill_row(const struct rt_fill *f)
{
    size_t done = f->pattern_size;
    memcpy(f->dst, f->pattern, done);
    while (done < f->region[0]) {
        const size_t rest = f->region[0] - done, more = done < FILL_CHUNK ? done : FILL_CHUNK;
        memcpy(f->dst + done, f->dst, more < rest ? more : rest);
        done += more;
    }
}

static cl_int
run_fill(struct rt_command *command)
{
    const struct rt_fill *f = &command->fill;
    if (f->region[0] == 0)
        return CL_SUCCESS;
    fill_row(f);
    for (size_t z = 0; z < f->region[2]; z++) {
        for (size_t y = z == 0; y < f->region[1]; y++)
            memcpy(f->dst + z * f->slice + y * f->row, f->dst, f->region[0]);
    }
    return CL_SUCCESS;
}

cl_int
rt_enqueue_fill(const struct rt_enqueue *enqueue, const struct rt_fill *fill, cl_mem mem)
{
    struct rt_command *command = rt_command_new(enqueue);
    if (!command)
        return CL_OUT_OF_HOST_MEMORY;
    command->run = run_fill;
    command->fill = *fill;
    rt_command_keep(command, mem, NULL);
    return rt_command_submit(command, enqueue);
}

static void
watch_copy(const struct rt_command *command)
{
    const struct rt_copy c = merge(&command->copy);
    const bool rows = c.region[1] > 1 || c.region[2] > 1;
    for (size_t z = 0; c.region[0] && z < c.region[2]; z++)
        for (size_t y = 0; y < c.region[1]; y++)
            rt_watch_copied(command, c.dst + z * c.dst_slice + y * c.dst_row,
                            c.src + z * c.src_slice + y * c.src_row, c.region[0], rows);
}

static void
watch_fill(const struct rt_command *command)
{
    const struct rt_fill *f = &command->fill;
    const bool rows = f->region[1] > 1 || f->region[2] > 1;
    for (size_t z = 0; f->region[0] && z < f->region[2]; z++)
        for (size_t y = 0; y < f->region[1]; y++)
            rt_watch_copied(command, f->dst + z * f->slice + y * f->row, NULL, f->region[0], rows);
}

static void
watch_end(const struct rt_command *command, cl_int err)
{
    if (!err && command->run == run_copy)
        watch_copy(command);
    else if (!err && command->run == run_fill)
        watch_fill(command);
    rt_watch_ended(command);
}

static void
tell_end(cl_event event, cl_int err)
{
    rt_debug(RT_DEBUG_SCHED, "command 0x%x: status %d after %.3f ms in the queue and %.3f ms of work",
             event->type, err, (rt_event_time(event, CL_RUNNING) - rt_event_time(event, CL_QUEUED)) * 1e-6,
             (rt_event_time(event, CL_COMPLETE) - rt_event_time(event, CL_RUNNING)) * 1e-6);
}

/* False: a command that it waited for has failed. */
static bool
begin(struct rt_command *command)
{
    rt_served_begin(command->event);
    if (command->started)
        return true;
    rt_event_set(command->event, CL_SUBMITTED);
    const enum wait_result waited = wait_for_list(command);
    if (waited)
        give_up(command->event, waited);
    else
        rt_event_set(command->event, CL_RUNNING);
    return !waited;
}

void
rt_command_execute(struct rt_command *command)
{
    cl_event event = command->event;
    if (!begin(command))
        return;
    const cl_int err = command->run ? command->run(command) : CL_SUCCESS;
    assert(err <= 0);
    if (is_checked())
        watch_end(command, err);
    rt_failures_note(event, err, is_whole(command));
    rt_timeline_command(event, err); /* first: who waits for the command may end the process */
    struct rt_event_hook *due = rt_event_move(event, err);
    if (command->run == rt_launch_command)
        rt_launch_end(command, !due && !err);
    rt_event_call(event, due, err);
    if (rt_platform()->options.debug & RT_DEBUG_SCHED)
        tell_end(event, err);
}

cl_int
rt_command_keep_all(struct rt_command *command, cl_uint count, const cl_mem *mems)
{
    command->more_mems = calloc(count + 1, sizeof *mems);
    if (!command->more_mems)
        return CL_OUT_OF_HOST_MEMORY;
    for (cl_uint i = 0; i < count; i++) {
        if (mems[i])
            RT_RETAIN(mems[i]);
        command->more_mems[command->more_mem_count++] = mems[i];
    }
    return CL_SUCCESS;
}

cl_int
rt_enqueue_nothing(const struct rt_enqueue *enqueue, cl_uint mem_count, const cl_mem *mems)
{
    struct rt_command *command = rt_command_new(enqueue);
    if (!command)
        return CL_OUT_OF_HOST_MEMORY;
    const cl_int err = rt_command_keep_all(command, mem_count, mems);
    if (err) {
        rt_command_free(command);
        return err;
    }
    return rt_command_submit(command, enqueue);
}
