/* SPDX-License-Identifier: MIT */
/*
 * Children of processes that use OpenCL, forked while threads of the parent are at work. A child must not
 * wait for what such a thread held. Each child ends by exit(), whose handlers take locks, too.
 */
#define _GNU_SOURCE
#include <link.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "gpu.h"
#include "suite.h"

/* A child that waits for ever ends all the same, and the test fails. */
enum { MOST_SECONDS = 300 };

static struct result result;
static double *numbers; /* shared with the children */

static void
run(const char *engine, bool is_cached, void (*work)(void))
{
    if (getenv("API_NO_FORK"))
        skip();
    run_process(&(struct setting){.engine = engine, .folder = is_cached ? folder : NULL}, work, &result);
    if (result.status)
        print_message("%s", result.log);
    assert_int_equal(result.status, 0);
}

static pid_t
fork_with_limit(void)
{
    const pid_t child = fork();
    if (!child)
        alarm(MOST_SECONDS);
    return child;
}

/* Whether the child has ended as it should. */
static bool
is_well(pid_t child)
{
    int status = 1;
    return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

/* --- while LLVM is at work in the background --- */

static void
fork_when_hot(void)
{
    struct workplace gpu = open_gpu();
    cl_program program = load_program(&gpu, "math_exp");
    const unsigned sum = heat_powers(&gpu, program);
    wait_for_file("mark-");
    const pid_t child = fork_with_limit();
    if (!child) { /* goes on with what it has, and with things of its own */
        bool same = run_powers(&gpu, program) == sum;
        struct workplace own = open_gpu();
        cl_program again = load_program(&own, "math_exp");
        for (unsigned i = 0; i < 20; i++)
            same &= run_powers(&own, again) == sum;
        clReleaseProgram(again);
        close_gpu(&own);
        clReleaseProgram(program);
        exit(!same);
    }
    const bool well = is_well(child), made = wait_for(": translated in", 300);
    leave(!well || !made || run_powers(&gpu, program) != sum);
}

static void
while_translating(void **state)
{
    (void)state;
    run("auto", true, fork_when_hot);
    assert_int_equal(result.translated, 1);
    assert_int_equal(result.hot, 1);
}

/* --- while a launch translates its kernel --- */

struct launcher {
    struct workplace gpu;
    cl_program program;
    unsigned sum;
};

static void *
launch_powers(void *user)
{
    struct launcher *l = user;
    l->sum = run_powers(&l->gpu, l->program);
    return NULL;
}

/* The child launches the same kernel, in a queue of its own. */
static void
fork_when_launched(void)
{
    pthread_t thread;
    struct launcher l = {.gpu = open_gpu()};
    l.program = load_program(&l.gpu, "math_exp");
    pthread_create(&thread, NULL, launch_powers, &l);
    wait_for_file("mark-");
    const pid_t child = fork_with_limit();
    if (!child) {
        struct workplace own = l.gpu;
        own.queue = clCreateCommandQueue(own.context, own.device, 0, NULL);
        numbers[0] = run_powers(&own, l.program);
        exit(0);
    }
    const bool well = is_well(child);
    pthread_join(thread, NULL);
    leave(!well || numbers[0] != l.sum);
}

static void
while_a_launch_translates(void **state)
{
    (void)state;
    run("jit", true, fork_when_launched);
    assert_int_equal(result.translated, 1);
}

/* --- while loaded objects are looked through --- */

struct holder {
    sem_t is_held, may_go;
};

static int
hold(struct dl_phdr_info *object, size_t size, void *user)
{
    struct holder *h = user;
    (void)object, (void)size;
    sem_post(&h->is_held);
    sem_wait(&h->may_go);
    return 1;
}

static void *
hold_loader(void *user)
{
    dl_iterate_phdr(hold, user);
    return NULL;
}

/* Some versions of the C library leave that function's lock locked in the child. */
static void
fork_when_held(void)
{
    struct holder h;
    pthread_t thread;
    struct workplace gpu = open_gpu();
    sem_init(&h.is_held, 0, 0);
    sem_init(&h.may_go, 0, 0);
    pthread_create(&thread, NULL, hold_loader, &h);
    sem_wait(&h.is_held);
    const pid_t child = fork_with_limit();
    if (!child) {
        run_mandel(&gpu, load_program(&gpu, "numeric"), 64);
        exit(told(": translated in") != 1);
    }
    const bool well = is_well(child);
    sem_post(&h.may_go);
    pthread_join(thread, NULL);
    leave(!well);
}

static void
while_objects_are_looked_through(void **state)
{
    (void)state;
    run("jit", true, fork_when_held);
}

/* --- at any time --- */

enum { FORKS = 20 };

static _Atomic bool is_over;

/* Makes a program, launches a kernel of it and releases both, in a queue of its own. */
static bool
use(const struct workplace *gpu)
{
    struct workplace own = *gpu;
    own.queue = clCreateCommandQueue(gpu->context, gpu->device, 0, NULL);
    cl_program program = load_program(&own, "numeric");
    const bool same = run_mandel(&own, program, 16) == numbers[0];
    clReleaseProgram(program);
    clReleaseCommandQueue(own.queue);
    return same;
}

static void *
use_all_the_time(void *user)
{
    while (!atomic_load(&is_over))
        if (!use(user))
            leave(1);
    return NULL;
}

static void
fork_often(void)
{
    pthread_t thread;
    bool well = true;
    struct workplace gpu = open_gpu();
    numbers[0] = run_mandel(&gpu, load_program(&gpu, "numeric"), 16);
    pthread_create(&thread, NULL, use_all_the_time, &gpu);
    for (unsigned i = 0; i < FORKS && well; i++) {
        const pid_t child = fork_with_limit();
        if (!child)
            exit(!use(&gpu));
        well = is_well(child);
    }
    atomic_store(&is_over, true);
    pthread_join(thread, NULL);
    leave(!well);
}

static void
beside_launches(void **state)
{
    (void)state;
    run("jit", true, fork_often);
}

static void
beside_launches_of_auto(void **state)
{
    (void)state;
    run("auto", false, fork_often);
}

static void
beside_checked_launches(void **state)
{
    (void)state;
    setenv("CAYGEN_CHECK", "on", 1);
    run("simd", false, fork_often);
    unsetenv("CAYGEN_CHECK");
}

/* --- while threads are in calls with what the child inherits --- */

struct shared_program {
    struct workplace gpu;
    cl_program program;
};

/* The program's lock is taken most of the time. */
static void *
ask_all_the_time(void *user)
{
    const struct shared_program *s = user;
    size_t count;
    while (!atomic_load(&is_over)) {
        cl_kernel kernel = clCreateKernel(s->program, "mandel_counts", NULL);
        if (!kernel || clGetProgramInfo(s->program, CL_PROGRAM_NUM_KERNELS, sizeof count, &count, NULL))
            leave(1);
        clReleaseKernel(kernel);
    }
    return NULL;
}

static void
fork_beside_calls(void)
{
    enum { THREADS = 2 };
    pthread_t threads[THREADS];
    struct shared_program s = {.gpu = open_gpu()};
    bool well = true;
    s.program = load_program(&s.gpu, "numeric");
    for (unsigned i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, ask_all_the_time, &s);
    for (unsigned i = 0; i < FORKS && well; i++) {
        const pid_t child = fork_with_limit();
        if (!child) {
            cl_kernel kernel = clCreateKernel(s.program, "mandel_counts", NULL);
            exit(!kernel || clReleaseKernel(kernel));
        }
        well = is_well(child);
    }
    atomic_store(&is_over, true);
    for (unsigned i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    leave(!well);
}

static void
beside_calls(void **state)
{
    (void)state;
    run("simd", false, fork_beside_calls);
}

/* --- what was under way --- */

static cl_int
status_of(cl_event event)
{
    cl_int status = CL_QUEUED;
    (void)clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL);
    return status;
}

/* In the child the command has failed, and the queue can be used. In the parent it goes on. */
static void
fork_beside_a_command(void)
{
    struct workplace gpu = open_gpu();
    cl_event held, start = clCreateUserEvent(gpu.context, NULL);
    if (!start || clEnqueueMarkerWithWaitList(gpu.queue, 1, &start, &held))
        leave(1);
    const pid_t child = fork_with_limit();
    if (!child) {
        bool right = status_of(held) == CL_DEVICE_NOT_AVAILABLE;
        right &= clWaitForEvents(1, &held) == CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
        right &= !clFinish(gpu.queue);
        right &= run_mandel(&gpu, load_program(&gpu, "numeric"), 16) != 0;
        exit(!right);
    }
    const bool well = is_well(child);
    (void)clSetUserEventStatus(start, CL_COMPLETE);
    leave(!well || clFinish(gpu.queue) || status_of(held) != CL_COMPLETE);
}

static void
beside_a_command(void **state)
{
    (void)state;
    run("simd", false, fork_beside_a_command);
}

int
run_suite(double *shared)
{
    numbers = shared;
    const struct CMUnitTest tests[] = {
        TEST(while_translating), TEST(while_a_launch_translates), TEST(while_objects_are_looked_through),
        TEST(beside_launches),   TEST(beside_launches_of_auto),   TEST(beside_checked_launches),
        TEST(beside_calls),      TEST(beside_a_command)};
    return cmocka_run_group_tests_name("fork", tests, NULL, NULL);
}
