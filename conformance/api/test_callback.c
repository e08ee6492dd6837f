/* SPDX-License-Identifier: MIT */
/*
 * The API inside callbacks. Blocking calls are undefined there (OpenCL 3.0, clSetEventCallback). Caygen
 * refuses a call that would wait for the callback's own thread. All others work.
 */
#include "api.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

enum { WORDS = 64, FINISH = 0, WAIT, READ, WRITE, MAP, MARK, BUILD, OTHER_FINISH, OTHER_READ, MADE, DEEDS };

/* The objects that a callback uses, and the results of its calls. */
struct deeds {
    struct world *w;
    cl_command_queue queue, other;
    cl_mem mem;
    cl_event later; /* of the queue, not complete while the callback runs; NULL: none */
    cl_int results[DEEDS];
    atomic_int done;
    bool launch_fails;
};

static cl_int
map(struct deeds *d)
{
    cl_int err;
    void *at = clEnqueueMapBuffer(d->queue, d->mem, CL_TRUE, CL_MAP_READ, 0, 4, 0, NULL, NULL, &err);
    if (!err)
        err = clEnqueueUnmapMemObject(d->queue, d->mem, at, 0, NULL, NULL);
    return err;
}

static cl_int
mark(struct deeds *d)
{
    cl_event event;
    const cl_int err = clEnqueueMarker(d->queue, &event);
    return err ? err : clReleaseEvent(event);
}

static cl_int
make(struct deeds *d)
{
    cl_int err;
    cl_context context = clCreateContext(NULL, 1, &d->w->device, NULL, NULL, &err);
    cl_command_queue queue = err ? NULL : clCreateCommandQueue(context, d->w->device, 0, &err);
    if (queue)
        err |= clFinish(queue) | clReleaseCommandQueue(queue);
    return err | (context ? clReleaseContext(context) : 0);
}

static void
do_all(struct deeds *d)
{
    cl_int word = 0;
    d->results[FINISH] = clFinish(d->queue);
    d->results[WAIT] = d->later ? clWaitForEvents(1, &d->later) : CL_SUCCESS;
    d->results[READ] = clEnqueueReadBuffer(d->queue, d->mem, CL_TRUE, 0, 4, &word, 0, NULL, NULL);
    d->results[WRITE] = clEnqueueWriteBuffer(d->queue, d->mem, CL_TRUE, 0, 4, &word, 0, NULL, NULL);
    d->results[MAP] = map(d);
    d->results[MARK] = mark(d);
    d->results[BUILD] = clBuildProgram(d->w->program, 1, &d->w->device, NULL, NULL, NULL);
    d->results[OTHER_FINISH] = clFinish(d->other);
    d->results[OTHER_READ] = clEnqueueReadBuffer(d->other, d->mem, CL_TRUE, 0, 4, &word, 0, NULL, NULL);
    d->results[MADE] = make(d);
    atomic_store(&d->done, 1);
}

static void CL_CALLBACK
on_event(cl_event event, cl_int status, void *user)
{
    (void)event, (void)status;
    do_all(user);
}

static void CL_CALLBACK
on_mem(cl_mem mem, void *user)
{
    (void)mem;
    do_all(user);
}

static void CL_CALLBACK
on_native(void *user)
{
    do_all(*(struct deeds **)user);
}

static void
start(struct world *w, struct deeds *d, cl_command_queue_properties flags)
{
    cl_int err;
    *d = (struct deeds){.w = w};
    d->queue = clCreateCommandQueue(w->context, w->device, flags, &err);
    OK(err);
    d->other = clCreateCommandQueue(w->context, w->device, 0, &err);
    OK(err);
    d->mem = new_buffer(w, WORDS * 4, NULL);
}

/* The bounded wait for a callback that clFinish need not wait for. */
static void
end(struct deeds *d)
{
    for (int i = 0; i < HANG_SECONDS * 1000 && !atomic_load(&d->done); i++)
        usleep(1000);
    assert_int_equal(d->done, 1);
    FAILS(d->launch_fails ? CL_OUT_OF_RESOURCES : CL_SUCCESS, clFinish(d->queue));
    OK(clFinish(d->other));
    OK(clReleaseMemObject(d->mem));
    OK(clReleaseCommandQueue(d->queue));
    OK(clReleaseCommandQueue(d->other));
}

/* In a callback of a queue's thread, calls that wait for that queue are refused. All others work. */
static void
check(const struct deeds *d, bool in_order)
{
    const cl_int own = in_order ? CL_INVALID_OPERATION : CL_SUCCESS;
    assert_int_equal(d->results[FINISH], CL_INVALID_OPERATION);
    assert_int_equal(d->results[WAIT], d->later ? own : CL_SUCCESS);
    for (int i = READ; i <= MAP; i++)
        assert_int_equal(d->results[i], own);
    assert_int_equal(d->results[MARK], CL_SUCCESS);
    for (int i = OTHER_FINISH; i <= MADE; i++)
        assert_int_equal(d->results[i], CL_SUCCESS);
}

static void
at_status(struct world *w, cl_int status, cl_command_queue_properties flags)
{
    struct deeds d;
    cl_int err;
    cl_event first, gate = clCreateUserEvent(w->context, &err);
    OK(err);
    start(w, &d, flags);
    OK(clEnqueueMarkerWithWaitList(d.queue, 1, &gate, NULL)); /* until the callback is set */
    OK(clEnqueueMarkerWithWaitList(d.queue, 0, NULL, &first));
    OK(clEnqueueMarkerWithWaitList(d.queue, 0, NULL, &d.later));
    OK(clSetEventCallback(first, status, on_event, &d));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    end(&d);
    assert_int_equal(d.results[FINISH], CL_INVALID_OPERATION);
    if (!flags)
        check(&d, true);
    OK(clReleaseEvent(gate));
    OK(clReleaseEvent(first));
    OK(clReleaseEvent(d.later));
}

static void
of_events(void **state)
{
    WORLD(state);
    at_status(w, CL_COMPLETE, 0);
    at_status(w, CL_RUNNING, 0);
    at_status(w, CL_SUBMITTED, 0);
}

/* Other threads of the queue go on; the marker behind stays for all that came before it. */
static void
of_unordered_events(void **state)
{
    WORLD(state);
    struct deeds d;
    cl_int err;
    cl_event first, gate = clCreateUserEvent(w->context, &err);
    OK(err);
    start(w, &d, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    OK(clEnqueueMarkerWithWaitList(d.queue, 1, &gate, &first));
    OK(clSetEventCallback(first, CL_COMPLETE, on_event, &d));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    end(&d);
    check(&d, false);
    OK(clReleaseEvent(gate));
    OK(clReleaseEvent(first));
}

/* The thread that sets a user event runs the callback. */
static void
of_user_events(void **state)
{
    WORLD(state);
    struct deeds d;
    cl_int err;
    cl_event gate = clCreateUserEvent(w->context, &err);
    OK(err);
    start(w, &d, 0);
    OK(clSetEventCallback(gate, CL_COMPLETE, on_event, &d));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    end(&d);
    for (int i = FINISH; i < DEEDS; i++)
        if (i != BUILD)
            assert_int_equal(d.results[i], CL_SUCCESS);
    OK(clReleaseEvent(gate));
}

/* The queue's thread releases the last reference and runs the callback. */
static void
of_memory(void **state)
{
    WORLD(state);
    struct deeds d;
    cl_int err;
    const cl_int zero = 0;
    cl_event gate = clCreateUserEvent(w->context, &err);
    OK(err);
    start(w, &d, 0);
    cl_mem mem = new_buffer(w, 64, NULL);
    OK(clSetMemObjectDestructorCallback(mem, on_mem, &d));
    OK(clEnqueueFillBuffer(d.queue, mem, &zero, 4, 0, 64, 1, &gate, NULL));
    OK(clReleaseMemObject(mem));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    end(&d);
    check(&d, true);
    OK(clReleaseEvent(gate));
}

static void
of_native_kernels(void **state)
{
    WORLD(state);
    struct deeds d, *at = &d;
    start(w, &d, 0);
    OK(clEnqueueNativeKernel(d.queue, on_native, &at, sizeof at, 0, NULL, NULL, 0, NULL, NULL));
    end(&d);
    check(&d, true);
}

static void CL_CALLBACK
on_context(const char *text, const void *info, size_t size, void *user)
{
    (void)text, (void)info, (void)size;
    do_all(*(struct deeds **)user);
}

/* The queue's thread reports a fault in the middle of the command. */
static void
of_contexts(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    struct deeds d, *at = &d;
    const cl_long wild = (cl_long)1 << 28;
    const size_t one = 1;
    cl_int err;
    cl_context context = clCreateContext(NULL, 1, &w->device, on_context, &at, &err);
    OK(err);
    char name[32] = "api.";
    struct world other = {.device = w->device, .context = context, .platform = w->platform};
    other.program = build_binary(context, w->device, strcat(name, device_word(w->device)));
    start(&other, &d, 0);
    d.launch_fails = true;
    cl_kernel kernel = new_kernel(&other, "poke");
    set_mem(kernel, 0, d.mem);
    OK(clSetKernelArg(kernel, 1, sizeof wild, &wild));
    OK(clEnqueueNDRangeKernel(d.queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    end(&d);
    check(&d, true);
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(other.program));
    OK(clReleaseContext(context));
}

static void CL_CALLBACK
on_free(cl_command_queue queue, cl_uint count, void **addresses, void *user)
{
    struct deeds *d = user;
    (void)queue;
    for (cl_uint i = 0; i < count; i++)
        clSVMFree(d->w->context, addresses[i]);
    do_all(d);
}

static void
of_shared_memory(void **state)
{
    WORLD(state);
    struct deeds d;
    cl_device_svm_capabilities has = 0;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_SVM_CAPABILITIES, sizeof has, &has, NULL));
    if (!has)
        skip();
    start(w, &d, 0);
    void *shared = clSVMAlloc(w->context, CL_MEM_READ_WRITE, 64, 0);
    assert_non_null(shared);
    OK(clEnqueueSVMFree(d.queue, 1, &shared, on_free, &d, 0, NULL, NULL));
    end(&d);
    check(&d, true);
}

static void CL_CALLBACK
on_build(cl_program program, void *user)
{
    (void)program;
    do_all(user);
}

/* A build's callback runs on a thread of its own, or on the caller's. */
static void
of_builds(void **state)
{
    WORLD(state);
    struct deeds d;
    size_t bytes;
    cl_int err;
    char name[32] = "api.";
    start(w, &d, 0);
    unsigned char *binary = read_binary(strcat(name, device_word(w->device)), &bytes);
    const unsigned char *list[] = {binary};
    cl_program program = clCreateProgramWithBinary(w->context, 1, &w->device, &bytes, list, NULL, &err);
    OK(err);
    free(binary);
    OK(clBuildProgram(program, 1, &w->device, NULL, on_build, &d));
    end(&d);
    for (int i = FINISH; i < DEEDS; i++)
        if (i != BUILD)
            assert_int_equal(d.results[i], CL_SUCCESS);
    OK(clReleaseProgram(program));
}

/* An object that is being destroyed is no valid handle. */
static void CL_CALLBACK
on_end(cl_context context, void *user)
{
    cl_int *result = user, err;
    (void)clCreateBuffer(context, 0, 64, NULL, &err);
    *result = err;
}

static void
of_ends(void **state)
{
    WORLD(state);
    cl_int err, told = CL_SUCCESS;
    cl_context context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    OK(clSetContextDestructorCallback(context, on_end, &told));
    OK(clReleaseContext(context));
    assert_int_equal(told, CL_INVALID_CONTEXT);
}

static void CL_CALLBACK
note_mask(void *user)
{
    pthread_sigmask(SIG_BLOCK, NULL, *(sigset_t **)user);
}

/* The host's signals go to its own threads, but a callback may cause a page fault that the host handles. */
static void
signals(void **state)
{
    WORLD(state);
    sigset_t mask, own, *at = &mask;
    cl_int err;
    cl_command_queue queue = clCreateCommandQueue(w->context, w->device, 0, &err);
    OK(err);
    pthread_sigmask(SIG_BLOCK, NULL, &own);
    assert_false(sigismember(&own, SIGINT));
    OK(clEnqueueNativeKernel(queue, note_mask, &at, sizeof at, 0, NULL, NULL, 0, NULL, NULL));
    OK(clFinish(queue));
    OK(clReleaseCommandQueue(queue));
    assert_true(sigismember(&mask, SIGINT) && sigismember(&mask, SIGUSR1) && sigismember(&mask, SIGALRM));
    assert_false(sigismember(&mask, SIGSEGV) || sigismember(&mask, SIGBUS) || sigismember(&mask, SIGFPE));
    pthread_sigmask(SIG_BLOCK, NULL, &mask);
    assert_false(sigismember(&mask, SIGINT)); /* the caller's mask is as it was */
}

static const struct CMUnitTest tests[] = {
    TEST(of_events),        TEST(of_unordered_events), TEST(of_user_events),
    TEST(of_memory),        TEST(of_native_kernels),   TEST(of_contexts),
    TEST(of_shared_memory), TEST(of_builds),           TEST(of_ends),
    TEST(signals),
};
SUITE(callback, tests)
