/* SPDX-License-Identifier: MIT */
/* Events, references, questions, and blocks that come and go. */
#include "stress.h"

void
op_sync_point(struct worker *w)
{
    struct waits waits;
    cl_event event = NULL;
    cl_command_queue queue = some_queue(w);
    begin(w, &waits, &w->blocks[below(w, BLOCKS)], &w->blocks[below(w, BLOCKS)]);
    const cl_int err = chance(w, 2)
                           ? clEnqueueMarkerWithWaitList(queue, waits.count, wait_list(&waits), &event)
                           : clEnqueueBarrierWithWaitList(queue, waits.count, wait_list(&waits), &event);
    good(w, err, "a marker or a barrier");
    end(w, &waits, NULL, NULL, event);
    if (chance(w, 16))
        good(w, clFinish(queue), "clFinish");
    else if (chance(w, 4))
        good(w, clFlush(queue), "clFlush");
}

static void CL_CALLBACK
count_call(cl_event event, cl_int status, void *user)
{
    struct shared *s = user;
    (void)event;
    if (status != CL_COMPLETE)
        atomic_fetch_add(&s->wrong, 1);
    atomic_fetch_add(&s->called, 1);
}

void
op_watch_event(struct worker *w)
{
    struct shared *s = w->shared;
    cl_event event = w->blocks[below(w, BLOCKS)].last;
    cl_ulong times[4];
    if (!event)
        return;
    atomic_fetch_add(&s->promised, 1);
    good(w, clSetEventCallback(event, CL_COMPLETE, count_call, s), "clSetEventCallback");
    if (!chance(w, 4) || !good(w, clWaitForEvents(1, &event), "clWaitForEvents"))
        return;
    for (unsigned i = 0; i < 4; i++)
        good(w, clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_QUEUED + i, 8, &times[i], NULL),
             "clGetEventProfilingInfo");
    if (times[0] > times[1] || times[1] > times[2] || times[2] > times[3])
        good(w, CL_INVALID_VALUE, "the four times of a command");
}

void
op_hold_and_let_go(struct worker *w)
{
    struct shared *s = w->shared;
    cl_command_queue queue = some_queue(w);
    struct block *b = some_buffer(w);
    good(w, clRetainContext(s->context), "clRetainContext");
    good(w, clRetainCommandQueue(queue), "clRetainCommandQueue");
    good(w, clRetainProgram(s->program), "clRetainProgram");
    good(w, clRetainKernel(w->increment), "clRetainKernel");
    if (b) {
        good(w, clRetainMemObject(b->mem), "clRetainMemObject");
        good(w, clReleaseMemObject(b->mem), "clReleaseMemObject");
    }
    good(w, clReleaseKernel(w->increment), "clReleaseKernel");
    good(w, clReleaseProgram(s->program), "clReleaseProgram");
    good(w, clReleaseCommandQueue(queue), "clReleaseCommandQueue");
    good(w, clReleaseContext(s->context), "clReleaseContext");
}

/* What others change meanwhile is only asked for. */
void
op_ask(struct worker *w)
{
    struct shared *s = w->shared;
    struct block *b = some_buffer(w);
    cl_context context = NULL;
    cl_uint count = 0;
    size_t size = 0;
    good(w, clGetContextInfo(s->context, CL_CONTEXT_REFERENCE_COUNT, sizeof count, &count, NULL), "asking");
    good(w, clGetProgramInfo(s->program, CL_PROGRAM_KERNEL_NAMES, 0, NULL, &size), "asking");
    good(w, clGetCommandQueueInfo(some_queue(w), CL_QUEUE_CONTEXT, sizeof context, &context, NULL), "asking");
    if (context != s->context)
        good(w, CL_INVALID_CONTEXT, "the queue's context");
    if (b && good(w, clGetMemObjectInfo(b->mem, CL_MEM_SIZE, sizeof size, &size, NULL), "asking") &&
        size != b->size)
        good(w, CL_INVALID_VALUE, "the buffer's size");
}

void
op_renew(struct worker *w)
{
    struct block *b = &w->blocks[below(w, BLOCKS)];
    if (chance(w, 4)) {
        free_block(w, b);
        new_block(w, b, (unsigned)below(w, 4));
    }
}

void
op_check_one(struct worker *w)
{
    settle(w);
    check_block(w, &w->blocks[below(w, BLOCKS)]);
}
