/* SPDX-License-Identifier: MIT */
/* Host programs in unusual states: many signals, small stacks, many objects, calls while the process ends. */
#include "api.h"

#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ITEMS = 64 };

/* Loads the binary, runs a kernel and checks the result. 0: right. */
static int
use_everything(struct world *w)
{
    const size_t items = ITEMS;
    cl_int words[ITEMS] = {0}, err, bad = 0;
    char name[32] = "api.";
    size_t bytes;
    unsigned char *binary = read_binary(strcat(name, device_word(w->device)), &bytes);
    const unsigned char *list[] = {binary};
    cl_program program = clCreateProgramWithBinary(w->context, 1, &w->device, &bytes, list, NULL, &err);
    bad |= err | clBuildProgram(program, 1, &w->device, NULL, NULL, NULL);
    cl_kernel kernel = clCreateKernel(program, "increment", &err);
    bad |= err;
    cl_command_queue queue = clCreateCommandQueue(w->context, w->device, 0, &err);
    bad |= err;
    cl_mem mem = clCreateBuffer(w->context, CL_MEM_COPY_HOST_PTR, sizeof words, words, &err);
    bad |= err | clSetKernelArg(kernel, 0, sizeof mem, &mem);
    for (int i = 0; i < 3; i++)
        bad |= clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &items, NULL, 0, NULL, NULL);
    bad |= clEnqueueReadBuffer(queue, mem, CL_TRUE, 0, sizeof words, words, 0, NULL, NULL);
    for (int i = 0; i < ITEMS; i++)
        bad |= words[i] != 3;
    bad |= clReleaseMemObject(mem) | clReleaseCommandQueue(queue) | clReleaseKernel(kernel) |
           clReleaseProgram(program);
    free(binary);
    return bad;
}

/* --- signals --- */

static atomic_int signals;

static void
on_alarm(int number)
{
    (void)number;
    atomic_fetch_add(&signals, 1);
}

static void
signals_with(struct world *w, int flags)
{
    struct sigaction action = {.sa_handler = on_alarm, .sa_flags = flags}, old;
    const struct itimerval often = {{0, 1000}, {0, 1000}}, never = {{0, 0}, {0, 0}};
    int bad = 0;
    atomic_store(&signals, 0);
    sigaction(SIGALRM, &action, &old);
    setitimer(ITIMER_REAL, &often, NULL);
    for (int i = 0; i < 2000 && (i < 20 || atomic_load(&signals) < 20); i++)
        bad |= use_everything(w);
    setitimer(ITIMER_REAL, &never, NULL);
    sigaction(SIGALRM, &old, NULL);
    assert_int_equal(bad, 0);
}

static void
signals_all_the_time(void **state)
{
    WORLD(state);
    signals_with(w, SA_RESTART);
    signals_with(w, 0);
}

/* --- small stacks --- */

static void *
use_in_thread(void *user)
{
    return use_everything(user) ? user : NULL;
}

static void
small_stack(void **state)
{
    WORLD(state);
    pthread_attr_t small;
    pthread_t thread;
    void *bad = w;
    if (getenv("API_NO_FORK"))
        skip(); /* sanitizers need more stack */
    pthread_attr_init(&small);
    assert_int_equal(pthread_attr_setstacksize(&small, (size_t)PTHREAD_STACK_MIN + (16 << 10)), 0);
    assert_int_equal(pthread_create(&thread, &small, use_in_thread, w), 0);
    pthread_join(thread, &bad);
    pthread_attr_destroy(&small);
    assert_null(bad);
}

/* --- many objects: each one is made, or the call returns an error --- */

enum { MANY = 10000 };

static void
make_many(struct world *w, void *(*make)(struct world *, cl_int *), cl_int (*release)(void *))
{
    void **objects = calloc(MANY, sizeof *objects);
    cl_int err = CL_SUCCESS;
    assert_non_null(objects);
    for (int i = 0; i < MANY && !err; i++)
        objects[i] = make(w, &err);
    if (err && err != CL_OUT_OF_HOST_MEMORY && err != CL_OUT_OF_RESOURCES &&
        err != CL_MEM_OBJECT_ALLOCATION_FAILURE)
        fail_msg("error %d", err);
    for (int i = 0; i < MANY; i++)
        if (objects[i])
            OK(release(objects[i]));
    free(objects);
}

#define MANY_OF(name, maker, releaser, type)                                                                 \
    static void *make_##name(struct world *w, cl_int *err)                                                   \
    {                                                                                                        \
        return maker;                                                                                        \
    }                                                                                                        \
    static cl_int release_##name(void *object)                                                               \
    {                                                                                                        \
        return releaser((type)object);                                                                       \
    }
MANY_OF(context, clCreateContext(NULL, 1, &w->device, NULL, NULL, err), clReleaseContext, cl_context)
MANY_OF(queue, clCreateCommandQueue(w->context, w->device, 0, err), clReleaseCommandQueue, cl_command_queue)
MANY_OF(buffer, clCreateBuffer(w->context, 0, 64, NULL, err), clReleaseMemObject, cl_mem)
MANY_OF(kernel, clCreateKernel(w->program, "increment", err), clReleaseKernel, cl_kernel)
MANY_OF(event, clCreateUserEvent(w->context, err), clReleaseEvent, cl_event)

static void
many_objects(void **state)
{
    WORLD(state);
    make_many(w, make_context, release_context);
    make_many(w, make_queue, release_queue);
    make_many(w, make_buffer, release_buffer);
    make_many(w, make_kernel, release_kernel);
    make_many(w, make_event, release_event);
    assert_int_equal(use_everything(w), 0);
}

/* --- the end of the process --- */

static struct world *at_end;

static void
use_at_end(void)
{
    if (use_everything(at_end))
        _exit(3);
}

static void *
use_for_ever(void *user)
{
    for (;;)
        (void)use_everything(user);
    return NULL;
}

/* Exits with 7, and with threads in the middle of calls. */
static _Noreturn void
live_and_end(struct world *w, int threads)
{
    pthread_t thread;
    alarm(HANG_SECONDS);
    for (int i = 0; i < threads; i++)
        if (pthread_create(&thread, NULL, use_for_ever, w))
            _exit(4);
    if (threads)
        usleep(20000);
    exit(7);
}

static void
ends_with(struct world *w, int threads)
{
    int status = -1;
    const pid_t child = fork();
    if (child == 0)
        live_and_end(w, threads);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 7);
}

static void
exit_amid_calls(void **state)
{
    WORLD(state);
    if (getenv("API_NO_FORK"))
        skip();
    for (int i = 0; i < 10; i++)
        ends_with(w, 3);
}

static _Noreturn void
use_after_exit(struct world *w)
{
    alarm(HANG_SECONDS);
    at_end = w;
    atexit(use_at_end);
    exit(use_everything(w) ? 2 : 7);
}

static void
calls_at_exit(void **state)
{
    WORLD(state);
    int status = -1;
    if (getenv("API_NO_FORK"))
        skip();
    const pid_t child = fork();
    if (child == 0)
        use_after_exit(w);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 7);
}

static const struct CMUnitTest tests[] = {
    TEST(signals_all_the_time), TEST(small_stack),   TEST(many_objects),
    TEST(exit_amid_calls),      TEST(calls_at_exit),
};
SUITE(host, tests)
