/* SPDX-License-Identifier: MIT */
/*
 * Launches that follow one another in a queue in order. The queue's thread may start the next one before it
 * has put the last one away: nobody must notice. A user event holds the first one back until all are there.
 */
#include "api.h"

#include <stdatomic.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SHIFT = 32, SPARE = SHIFT * 4, WORDS = 1 << 14, MANY = 1 << 21 };

/* vadd: to[i] = from[i] + from[i + SHIFT], from one buffer to the other and back. */
struct row {
    struct world *w;
    size_t words, bytes;
    cl_kernel kernel;
    cl_mem whole[2], shifted[2];
    cl_event gate;
};

/* before: an event that the launch waits for; NULL: none. */
static void
enqueue(struct row *r, cl_mem from, cl_mem shifted, cl_mem to, cl_event before, cl_event *event)
{
    const size_t local = 64;
    set_mem(r->kernel, 0, from);
    set_mem(r->kernel, 1, shifted);
    set_mem(r->kernel, 2, to);
    OK(clEnqueueNDRangeKernel(r->w->queue, r->kernel, 1, NULL, &r->words, &local, before != NULL,
                              before ? &before : NULL, event));
}

static void
enqueue_behind(struct row *r, cl_event before, cl_event *event)
{
    enqueue(r, r->whole[0], r->shifted[0], r->whole[1], before, event);
}

static cl_mem
new_part(cl_mem whole, size_t origin, size_t bytes)
{
    const cl_buffer_region region = {origin, bytes};
    cl_int err;
    cl_mem part = clCreateSubBuffer(whole, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region, &err);
    OK(err);
    return part;
}

/* The kernel has run before: only then is it prepared early. */
static void
begin(struct row *r, struct world *w, size_t words)
{
    const size_t bytes = words * sizeof(float);
    cl_int err;
    *r = (struct row){.w = w, .words = words, .bytes = bytes, .kernel = new_kernel(w, "vadd")};
    for (unsigned i = 0; i < 2; i++) {
        r->whole[i] = new_buffer(w, bytes + SPARE, NULL);
        r->shifted[i] = new_part(r->whole[i], SPARE, bytes);
    }
    enqueue_behind(r, NULL, NULL);
    OK(clFinish(w->queue));
    r->gate = clCreateUserEvent(w->context, &err);
    OK(err);
}

static void
open_gate(struct row *r)
{
    OK(clFlush(r->w->queue));
    OK(clSetUserEventStatus(r->gate, CL_COMPLETE));
}

static void
end(struct row *r)
{
    OK(clReleaseEvent(r->gate));
    for (unsigned i = 0; i < 2; i++) {
        OK(clReleaseMemObject(r->shifted[i]));
        OK(clReleaseMemObject(r->whole[i]));
    }
    OK(clReleaseKernel(r->kernel));
}

static void
add_shifted(const float *from, float *to)
{
    for (unsigned i = 0; i < WORDS; i++)
        to[i] = from[i] + from[i + SHIFT];
}

/* Sums are exact: small whole numbers, which at most double with each launch. */
static void
each_sees_what_the_one_before_wrote(void **state)
{
    WORLD(state);
    enum { LAUNCHES = 20, TIMES = 20 };
    static float want[2][WORDS + SHIFT], got[WORDS];
    struct row r;
    begin(&r, w, WORDS);
    for (unsigned time = 0; time < TIMES; time++) {
        for (unsigned i = 0; i < WORDS + SHIFT; i++)
            want[0][i] = (float)((i * 7 + time) % 5 % 2);
        memcpy(want[1] + WORDS, want[0] + WORDS, SPARE);
        for (unsigned i = 0; i < 2; i++)
            OK(clEnqueueWriteBuffer(w->queue, r.whole[i], CL_TRUE, 0, sizeof want[i], want[i], 0, NULL,
                                    NULL));
        for (unsigned k = 0; k < LAUNCHES; k++) {
            enqueue(&r, r.whole[k % 2], r.shifted[k % 2], r.whole[1 - k % 2], time || k ? NULL : r.gate,
                    NULL);
            add_shifted(want[k % 2], want[1 - k % 2]);
        }
        if (time == 0)
            open_gate(&r);
        read_buffer(w, r.whole[LAUNCHES % 2], got, r.bytes);
        assert_memory_equal(got, want[LAUNCHES % 2], r.bytes);
    }
    end(&r);
}

static cl_ulong
time_of(cl_event event, cl_profiling_info which)
{
    cl_ulong time = 0;
    OK(clGetEventProfilingInfo(event, which, sizeof time, &time, NULL));
    return time;
}

/* Each waits for the one before by name, too, as many programs do. */
static void
each_begins_when_the_one_before_has_ended(void **state)
{
    WORLD(state);
    enum { LAUNCHES = 100 };
    cl_event events[LAUNCHES];
    cl_ulong last_end = 0;
    struct row r;
    begin(&r, w, WORDS);
    for (unsigned k = 0; k < LAUNCHES; k++)
        enqueue_behind(&r, k ? events[k - 1] : r.gate, &events[k]);
    open_gate(&r);
    OK(clFinish(w->queue));
    for (unsigned k = 0; k < LAUNCHES; k++) {
        const cl_ulong queued = time_of(events[k], CL_PROFILING_COMMAND_QUEUED),
                       submitted = time_of(events[k], CL_PROFILING_COMMAND_SUBMIT),
                       started = time_of(events[k], CL_PROFILING_COMMAND_START);
        assert_true(queued <= submitted && submitted <= started && last_end <= started);
        last_end = time_of(events[k], CL_PROFILING_COMMAND_END);
        assert_true(started <= last_end);
        OK(clReleaseEvent(events[k]));
    }
    end(&r);
}

/* --- callbacks --- */

struct caller {
    cl_event next; /* NULL: there is none */
    unsigned number, *count;
    bool good;
};

static cl_int
status_of(cl_event event)
{
    cl_int status = 1;
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    return status;
}

static void CL_CALLBACK
check_next(cl_event event, cl_int status, void *user)
{
    struct caller *c = user;
    (void)event;
    c->good =
        status == CL_COMPLETE && *c->count == c->number && (!c->next || status_of(c->next) > CL_RUNNING);
    ++*c->count;
}

/* What is called at the end of a launch comes before the next one begins. */
static void
callbacks_come_before_the_next_launch(void **state)
{
    WORLD(state);
    enum { LAUNCHES = 60 };
    static struct caller callers[LAUNCHES];
    cl_event events[LAUNCHES];
    unsigned count = 0;
    struct row r;
    begin(&r, w, WORDS);
    for (unsigned k = 0; k < LAUNCHES; k++)
        enqueue_behind(&r, k ? NULL : r.gate, &events[k]);
    for (unsigned k = 0; k < LAUNCHES; k += 1 + k % 3) { /* some have a callback, and some have none */
        callers[k] = (struct caller){k + 1 < LAUNCHES ? events[k + 1] : NULL, count++, &count, false};
        OK(clSetEventCallback(events[k], CL_COMPLETE, check_next, &callers[k]));
    }
    const unsigned wanted = count;
    count = 0;
    open_gate(&r);
    OK(clFinish(w->queue));
    assert_int_equal(count, wanted);
    for (unsigned k = 0; k < LAUNCHES; k++) {
        assert_true(!callers[k].count || callers[k].good);
        OK(clReleaseEvent(events[k]));
    }
    end(&r);
}

/* --- failures --- */

static cl_kernel
new_poke(struct world *w, cl_mem mem)
{
    const size_t global = 2;
    const cl_long at = 0;
    cl_kernel kernel = new_kernel(w, "poke");
    set_mem(kernel, 0, mem);
    OK(clSetKernelArg(kernel, 1, sizeof at, &at));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &global, NULL, 0, NULL, NULL));
    OK(clFinish(w->queue));
    return kernel;
}

/* Launches behind it run all the same, but for the one that waits for it by name. */
static void
a_launch_that_fails_fails_alone(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    enum { LAUNCHES = 9, BAD = 3, WAITS = BAD + 1 };
    const cl_long beyond = 1 << 20;
    const size_t global = 2, local = 1;
    cl_event events[LAUNCHES];
    struct row r;
    begin(&r, w, WORDS);
    cl_kernel poke = new_poke(w, r.whole[0]);
    OK(clSetKernelArg(poke, 1, sizeof beyond, &beyond));
    for (unsigned k = 0; k < LAUNCHES; k++)
        if (k == BAD)
            OK(clEnqueueNDRangeKernel(w->queue, poke, 1, NULL, &global, &local, 0, NULL, &events[k]));
        else
            enqueue_behind(&r, k == 0 ? r.gate : k == WAITS ? events[BAD] : NULL, &events[k]);
    open_gate(&r);
    FAILS(CL_OUT_OF_RESOURCES, clFinish(w->queue));
    for (unsigned k = 0; k < LAUNCHES; k++) {
        const cl_int status = status_of(events[k]);
        if (k == BAD)
            assert_true(status < 0);
        else
            assert_int_equal(status, k == WAITS ? CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST : CL_COMPLETE);
        OK(clReleaseEvent(events[k]));
    }
    OK(clReleaseKernel(poke));
    end(&r);
}

/* What a context's callback does when it is told of a failure. */
struct told {
    cl_command_queue other;
    cl_kernel kernel; /* with its arguments */
    cl_int result;
};

static void CL_CALLBACK
launch_elsewhere(const char *text, const void *info, size_t size, void *user)
{
    struct told *t = user;
    const size_t global = 2, local = 1;
    (void)text, (void)info, (void)size;
    if (!t->other)
        return;
    t->result = clEnqueueNDRangeKernel(t->other, t->kernel, 1, NULL, &global, &local, 0, NULL, NULL);
    t->result |= clFinish(t->other);
}

/* It may wait for a launch in another queue, even where there is one worker. */
static void
a_callback_may_launch_when_a_launch_has_failed(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    const cl_long beyond = 1 << 20;
    const size_t global = 2, local = 1;
    struct told t = {.result = 1};
    char name[32] = "api.";
    cl_int err;
    cl_context context = clCreateContext(NULL, 1, &w->device, launch_elsewhere, &t, &err);
    OK(err);
    struct world own = {.context = context, .device = w->device};
    own.queue = clCreateCommandQueue(context, w->device, 0, &err);
    OK(err);
    own.program = build_binary(context, w->device, strcat(name, device_word(w->device)));
    cl_mem mem = new_buffer(&own, 64, NULL);
    cl_kernel poke = new_poke(&own, mem);
    t.kernel = new_kernel(&own, "increment");
    set_mem(t.kernel, 0, mem);
    OK(clSetKernelArg(poke, 1, sizeof beyond, &beyond));
    t.other = clCreateCommandQueue(context, w->device, 0, &err);
    OK(err);
    OK(clEnqueueNDRangeKernel(own.queue, poke, 1, NULL, &global, &local, 0, NULL, NULL));
    FAILS(CL_OUT_OF_RESOURCES, clFinish(own.queue));
    OK(t.result);
    OK(clReleaseCommandQueue(t.other));
    OK(clReleaseKernel(t.kernel));
    OK(clReleaseKernel(poke));
    OK(clReleaseMemObject(mem));
    OK(clReleaseProgram(own.program));
    OK(clReleaseCommandQueue(own.queue));
    OK(clReleaseContext(context));
}

/* --- what is released meanwhile --- */

static void CL_CALLBACK
count_end(cl_mem mem, void *user)
{
    (void)mem;
    atomic_fetch_add((atomic_uint *)user, 1);
}

struct seen {
    atomic_uint *count;
    atomic_uint at_end;
};

static void CL_CALLBACK
look(cl_event event, cl_int status, void *user)
{
    struct seen *seen = user;
    (void)event, (void)status;
    atomic_store(&seen->at_end, atomic_load(seen->count));
}

/* A launch keeps the context's buffers alive. A row of launches that never ends must not do so for ever. */
static void
buffers_go_while_launches_follow_one_another(void **state)
{
    WORLD(state);
    enum { LAUNCHES = 1000, MOST_KEPT = 200 };
    atomic_uint count = 0;
    struct seen seen = {.count = &count};
    cl_event last = NULL;
    struct row r;
    begin(&r, w, WORDS);
    for (unsigned k = 0; k < LAUNCHES; k++) {
        cl_mem own = new_buffer(w, r.bytes, NULL);
        OK(clSetMemObjectDestructorCallback(own, count_end, &count));
        enqueue(&r, r.whole[0], r.shifted[0], own, k ? NULL : r.gate, k + 1 < LAUNCHES ? NULL : &last);
        OK(clReleaseMemObject(own));
    }
    OK(clSetEventCallback(last, CL_RUNNING, look, &seen));
    open_gate(&r);
    OK(clFinish(w->queue));
    assert_true(seen.at_end >= LAUNCHES - MOST_KEPT);
    assert_int_equal(count, LAUNCHES);
    OK(clReleaseEvent(last));
    end(&r);
}

/* --- what comes meanwhile --- */

struct newcomer {
    struct row *row;
    cl_kernel poke;
    cl_mem mem; /* no program has seen it so far; NULL: it comes now */
};

enum { CONTENT = 7 };

static cl_mem
new_word(struct world *w)
{
    const cl_int word = CONTENT;
    return new_buffer(w, sizeof word, &word);
}

static void CL_CALLBACK
enqueue_with_newcomer(cl_event event, cl_int status, void *user)
{
    struct newcomer *n = user;
    const size_t global = 1;
    (void)event, (void)status;
    if (!n->mem)
        n->mem = new_word(n->row->w);
    set_mem(n->poke, 0, n->mem);
    OK(clEnqueueNDRangeKernel(n->row->w->queue, n->poke, 1, NULL, &global, NULL, 0, NULL, NULL));
}

/* Launches in a row share what they know of the context's buffers. When the first one ends, the second one
 * has been prepared; only then comes a buffer that the third one writes, through a pointer, or its address
 * for 32-bit programs. */
static void
a_launch_sees_a_buffer_that_has_just_come(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    enum { TIMES = 20 };
    struct row r;
    begin(&r, w, WORDS);
    struct newcomer n = {.row = &r, .poke = new_poke(w, r.whole[0])};
    for (unsigned time = 0; time < TIMES; time++) {
        cl_int err, word;
        cl_event first, gate = clCreateUserEvent(w->context, &err);
        OK(err);
        n.mem = time % 2 ? new_word(w) : NULL;
        enqueue_behind(&r, gate, &first);
        OK(clSetEventCallback(first, CL_COMPLETE, enqueue_with_newcomer, &n));
        enqueue_behind(&r, NULL, NULL);
        OK(clSetUserEventStatus(gate, CL_COMPLETE));
        OK(clFinish(w->queue)); /* the callback has come, but this may not wait for what it enqueues */
        OK(clFinish(w->queue));
        read_buffer(w, n.mem, &word, sizeof word);
        assert_int_equal(word, 0);
        OK(clReleaseEvent(first));
        OK(clReleaseEvent(gate));
        OK(clReleaseMemObject(n.mem));
    }
    OK(clReleaseKernel(n.poke));
    end(&r);
}

/* --- forks --- */

struct forker {
    cl_event next;
    float of_next[MANY], of_last[MANY];
    atomic_int child; /* what fork returned */
};

static void CL_CALLBACK
fork_now(cl_mem mem, void *user)
{
    (void)mem;
    ((struct forker *)user)->child = fork();
}

static bool
are_all(const float *words, float wanted)
{
    bool all = true;
    for (unsigned i = 0; i < MANY; i++)
        all &= words[i] == wanted;
    return all;
}

/* A launch that the child says to have ended well has done its work there. */
static bool
is_good_child(const struct forker *f)
{
    const cl_int status = status_of(f->next);
    return are_all(f->of_last, 2) && (status < 0 || (status == CL_COMPLETE && are_all(f->of_next, 2)));
}

static void CL_CALLBACK
leave_child(cl_event event, cl_int status, void *user)
{
    const struct forker *f = user;
    (void)event;
    if (f->child == 0)
        _exit(status == CL_COMPLETE && is_good_child(f) ? 0 : 1);
}

/* The first launch's buffer is a part of another one: while launches follow one another, whole ones stay for
 * longer. next: new, and of zeros. */
static void
enqueue_row_that_forks(struct row *r, struct forker *f, cl_mem next, cl_event *last)
{
    cl_command_queue queue = r->w->queue;
    cl_mem first = new_part(r->whole[1], 0, r->bytes);
    OK(clSetMemObjectDestructorCallback(first, fork_now, f));
    enqueue(r, r->whole[0], r->shifted[0], first, r->gate, NULL);
    OK(clReleaseMemObject(first));
    enqueue(r, r->whole[0], r->shifted[0], next, NULL, &f->next);
    enqueue_behind(r, NULL, NULL);
    OK(clEnqueueReadBuffer(queue, next, CL_FALSE, 0, r->bytes, f->of_next, 0, NULL, NULL));
    OK(clEnqueueReadBuffer(queue, r->whole[1], CL_FALSE, 0, r->bytes, f->of_last, 0, NULL, last));
    OK(clSetEventCallback(*last, CL_COMPLETE, leave_child, f));
}

/* Threads of the parent may have begun with the launch behind the one whose buffer goes. That one is the
 * parent's, and the child goes on with those after it. */
static void
a_child_goes_on_behind_what_has_begun(void **state)
{
    WORLD(state);
    static struct forker f;
    const float one = 1;
    int status = -1;
    cl_event last;
    struct row r;
    if (getenv("API_NO_FORK"))
        skip();
    begin(&r, w, MANY); /* so that the fork comes before the launch has ended */
    OK(clEnqueueFillBuffer(w->queue, r.whole[0], &one, sizeof one, 0, r.bytes + SPARE, 0, NULL, NULL));
    OK(clFinish(w->queue));
    f.child = -1;
    cl_mem next = new_buffer(w, r.bytes, NULL);
    enqueue_row_that_forks(&r, &f, next, &last);
    open_gate(&r);
    OK(clFinish(w->queue));
    assert_true(is_good_child(&f)); /* the parent is one, too */
    assert_int_equal(waitpid(f.child, &status, 0), f.child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    OK(clReleaseEvent(f.next));
    OK(clReleaseEvent(last));
    OK(clReleaseMemObject(next));
    end(&r);
}

int
run_ahead(void)
{
    const struct CMUnitTest tests[] = {
        TEST(each_sees_what_the_one_before_wrote),
        TEST(each_begins_when_the_one_before_has_ended),
        TEST(callbacks_come_before_the_next_launch),
        TEST(a_launch_that_fails_fails_alone),
        TEST(a_callback_may_launch_when_a_launch_has_failed),
        TEST(buffers_go_while_launches_follow_one_another),
        TEST(a_launch_sees_a_buffer_that_has_just_come),
        TEST(a_child_goes_on_behind_what_has_begun),
    };
    return cmocka_run_group_tests_name("ahead", tests, NULL, NULL);
}
