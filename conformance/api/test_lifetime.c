/* SPDX-License-Identifier: MIT */
/* Objects outlive their handles while something needs them; threads and processes come and go. */
#include "api.h"

#include <stdio.h>

#include <dirent.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* Every handle is released while the kernel still waits to run. */
static void
handles_go_before_the_work(void **state)
{
    WORLD(state);
    cl_int err, words[4] = {0};
    const size_t n = 4;
    cl_event gate, done;
    cl_context context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    struct world other = {.context = context, .device = w->device};
    cl_command_queue queue = clCreateCommandQueue(context, w->device, 0, &err);
    OK(err);
    char name[32] = "api.";
    cl_program program = build_binary(context, w->device, strcat(name, device_word(w->device)));
    cl_kernel kernel = clCreateKernel(program, "increment", &err);
    OK(err);
    cl_mem mem = new_buffer(&other, sizeof words, words);
    gate = clCreateUserEvent(context, &err);
    OK(err);
    set_mem(kernel, 0, mem);
    OK(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &n, NULL, 1, &gate, NULL));
    OK(clEnqueueReadBuffer(queue, mem, CL_FALSE, 0, sizeof words, words, 0, NULL, &done));
    OK(clReleaseMemObject(mem));
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
    OK(clReleaseCommandQueue(queue));
    OK(clReleaseContext(context));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clReleaseEvent(gate));
    OK(clWaitForEvents(1, &done));
    assert_int_equal(words[3], 1);
    OK(clReleaseEvent(done));
}

static void CL_CALLBACK
release_queue(cl_event event, cl_int status, void *user)
{
    (void)event, (void)status;
    (void)clReleaseCommandQueue(user);
}

/* The queue's own thread drops the last handle. */
static void
queue_released_in_its_callback(void **state)
{
    WORLD(state);
    cl_int err;
    cl_event gate = clCreateUserEvent(w->context, &err), marker;
    OK(err);
    cl_command_queue queue = clCreateCommandQueue(w->context, w->device, 0, &err);
    OK(err);
    OK(clEnqueueMarkerWithWaitList(queue, 1, &gate, &marker));
    OK(clSetEventCallback(marker, CL_COMPLETE, release_queue, queue));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clWaitForEvents(1, &marker));
    OK(clReleaseEvent(marker));
    OK(clReleaseEvent(gate));
}

struct job {
    struct world *w;
    int id;
    atomic_int *failures;
};

/* Does what the main thread of a program does, with objects of its own in a shared context. */
static void *
work(void *user)
{
    const struct job *job = user;
    struct world *w = job->w;
    const size_t n = 256;
    cl_int err, words[256];
    for (int round = 0; round < 8; round++) {
        int bad = 0;
        for (int i = 0; i < 256; i++)
            words[i] = job->id * 1000 + i;
        cl_command_queue queue = clCreateCommandQueue(w->context, w->device, 0, &err);
        cl_kernel kernel = clCreateKernel(w->program, "increment", &err);
        cl_mem mem = clCreateBuffer(w->context, CL_MEM_COPY_HOST_PTR, sizeof words, words, &err);
        bad |= clSetKernelArg(kernel, 0, sizeof mem, &mem);
        for (int k = 0; k < 3; k++)
            bad |= clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &n, NULL, 0, NULL, NULL);
        bad |= clEnqueueReadBuffer(queue, mem, CL_TRUE, 0, sizeof words, words, 0, NULL, NULL);
        for (int i = 0; i < 256; i++)
            bad |= words[i] != job->id * 1000 + i + 3;
        bad |= clReleaseMemObject(mem) | clReleaseKernel(kernel) | clReleaseCommandQueue(queue);
        if (bad)
            atomic_fetch_add(job->failures, 1);
    }
    return NULL;
}

static void
many_threads(void **state)
{
    WORLD(state);
    enum { THREADS = 6 };
    pthread_t threads[THREADS];
    struct job jobs[THREADS];
    atomic_int failures = 0;
    for (int i = 0; i < THREADS; i++) {
        jobs[i] = (struct job){w, i, &failures};
        assert_int_equal(pthread_create(&threads[i], NULL, work, &jobs[i]), 0);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    assert_int_equal(failures, 0);
}

static cl_uint
count_threads(void)
{
    cl_uint count = 0;
    DIR *folder = opendir("/proc/self/task");
    for (struct dirent *entry; folder && (entry = readdir(folder));)
        count += entry->d_name[0] != '.';
    if (folder)
        closedir(folder);
    return count;
}

/* On the world's own queue: 0 when the kernel ran and its result came back. */
static int
increment_once(struct world *w, cl_kernel kernel, cl_mem mem, cl_int want)
{
    const size_t n = 256;
    cl_int words[256] = {0};
    int bad = clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &n, NULL, 0, NULL, NULL);
    bad |= clEnqueueReadBuffer(w->queue, mem, CL_TRUE, 0, sizeof words, words, 0, NULL, NULL);
    return bad || words[0] != want || words[255] != want;
}

/* Inherited objects, then new ones; the exit code says what went wrong. */
static _Noreturn void
live_as_child(struct world *w, cl_kernel kernel, cl_mem mem)
{
    atomic_int failures = 0;
    struct job job = {w, 1, &failures};
    cl_uint workers = 0;
    alarm(HANG_SECONDS);
    if (increment_once(w, kernel, mem, 2) || increment_once(w, kernel, mem, 3) || clFinish(w->queue))
        _exit(1);
    if (clGetDeviceInfo(w->device, CL_DEVICE_MAX_COMPUTE_UNITS, sizeof workers, &workers, NULL) ||
        count_threads() < workers + 1) /* one of the workers is the queue's thread */
        _exit(2);
    work(&job);
    _exit(failures ? 3 : clReleaseCommandQueue(w->queue) != CL_SUCCESS);
}

/* A child process has none of the parent's threads. It uses the objects it inherited all the same, and ends.
 */
static void
fork_goes_on(void **state)
{
    WORLD(state);
    int status = -1;
    const cl_int zeros[256] = {0};
    if (getenv("API_NO_FORK"))
        skip();
    cl_mem mem = new_buffer(w, sizeof zeros, zeros);
    cl_kernel kernel = new_kernel(w, "increment");
    set_mem(kernel, 0, mem);
    assert_int_equal(increment_once(w, kernel, mem, 1), 0);
    const pid_t child = fork();
    if (child == 0)
        live_as_child(w, kernel, mem);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    assert_int_equal(increment_once(w, kernel, mem, 2), 0);
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

/* The queue's thread gives each buffer back when its fill has ended. */
static void
fill_and_forget(struct world *w, int buffers)
{
    const cl_int seven = 7;
    for (int i = 0; i < buffers; i++) {
        cl_mem mem = new_buffer(w, 64 * sizeof seven, NULL);
        OK(clEnqueueFillBuffer(w->queue, mem, &seven, sizeof seven, 0, 64 * sizeof seven, 0, NULL, NULL));
        OK(clReleaseMemObject(mem));
    }
    OK(clFlush(w->queue));
}

static _Noreturn void
fill_as_child(struct world *w)
{
    const cl_int seven = 7;
    cl_int word = 0, err;
    alarm(HANG_SECONDS);
    cl_mem mem = clCreateBuffer(w->context, CL_MEM_READ_WRITE, sizeof word, NULL, &err);
    err |= clEnqueueFillBuffer(w->queue, mem, &seven, sizeof seven, 0, sizeof seven, 0, NULL, NULL);
    err |= clEnqueueReadBuffer(w->queue, mem, CL_TRUE, 0, sizeof word, &word, 0, NULL, NULL);
    err |= clReleaseMemObject(mem);
    _exit(err != CL_SUCCESS || word != seven);
}

/* Whatever the queue's thread was in the middle of, the child does not wait for it. */
static void
fork_while_the_queue_works(void **state)
{
    WORLD(state);
    if (getenv("API_NO_FORK"))
        skip();
    for (int i = 0; i < 100; i++) {
        int status = -1;
        fill_and_forget(w, 1 + i % 16);
        const pid_t child = fork();
        if (child == 0)
            fill_as_child(w);
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_true(WIFEXITED(status));
        assert_int_equal(WEXITSTATUS(status), 0);
    }
    OK(clFinish(w->queue));
}

static void CL_CALLBACK
fork_here(cl_event event, cl_int status, void *user)
{
    (void)event, (void)status;
    *(atomic_int *)user = fork();
}

static void CL_CALLBACK
end_child(cl_event event, cl_int status, void *user)
{
    (void)event, (void)status;
    if (*(atomic_int *)user == 0)
        _exit(0);
}

/* The child of a callback has the queue's thread and nothing else; it goes on with the commands. */
static void
fork_in_a_callback(void **state)
{
    WORLD(state);
    int status = -1;
    atomic_int child = -1;
    cl_int err;
    if (getenv("API_NO_FORK"))
        skip();
    cl_event first, second, gate = clCreateUserEvent(w->context, &err);
    OK(err);
    OK(clEnqueueMarkerWithWaitList(w->queue, 1, &gate, &first));
    OK(clEnqueueMarkerWithWaitList(w->queue, 0, NULL, &second));
    OK(clSetEventCallback(first, CL_COMPLETE, fork_here, &child));
    OK(clSetEventCallback(second, CL_COMPLETE, end_child, &child));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clFinish(w->queue));
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    OK(clReleaseEvent(first));
    OK(clReleaseEvent(second));
    OK(clReleaseEvent(gate));
}

struct destroyer {
    cl_command_queue queue;
    atomic_int child; /* what fork returned */
};

static void *
finish_in_child(void *queue)
{
    enum { TIMES = 100, PAUSE_US = 1000 }; /* the command whose callback started us ends meanwhile */
    for (unsigned i = 0; i < TIMES; i++) {
        if (clFinish(queue) != CL_SUCCESS)
            _exit(1);
        usleep(PAUSE_US);
    }
    _exit(0);
}

static void CL_CALLBACK
wait_in_child(cl_event event, cl_int status, void *user)
{
    sigset_t alarmed;
    pthread_t thread;
    (void)event, (void)status;
    const struct destroyer *d = user;
    if (d->child)
        return;
    sigemptyset(&alarmed);
    sigaddset(&alarmed, SIGALRM);
    pthread_sigmask(SIG_UNBLOCK, &alarmed, NULL); /* the queue's thread has it blocked */
    alarm(HANG_SECONDS);
    if (pthread_create(&thread, NULL, finish_in_child, d->queue))
        _exit(2);
}

static void CL_CALLBACK
fork_at_end(cl_mem mem, void *user)
{
    (void)mem;
    ((struct destroyer *)user)->child = fork();
}

/* The queue's thread drops the buffer's last reference. The child's queue knows that this command has ended,
 * and ends the next one. */
static void
fork_in_a_destructor(void **state)
{
    WORLD(state);
    int status = -1;
    const cl_uint zero = 0;
    cl_int err;
    struct destroyer d = {.queue = w->queue, .child = -1};
    if (getenv("API_NO_FORK"))
        skip();
    cl_mem mem = new_buffer(w, 64, NULL);
    cl_event second, gate = clCreateUserEvent(w->context, &err);
    OK(err);
    OK(clSetMemObjectDestructorCallback(mem, fork_at_end, &d));
    OK(clEnqueueFillBuffer(w->queue, mem, &zero, sizeof zero, 0, 64, 1, &gate, NULL));
    OK(clReleaseMemObject(mem));
    OK(clEnqueueMarkerWithWaitList(w->queue, 0, NULL, &second));
    OK(clSetEventCallback(second, CL_COMPLETE, wait_in_child, &d));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clFinish(w->queue));
    assert_int_equal(waitpid(d.child, &status, 0), d.child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    OK(clReleaseEvent(second));
    OK(clReleaseEvent(gate));
}

/* A program may end with work in flight. */
static void
exit_with_work_in_flight(void **state)
{
    WORLD(state);
    int status = -1;
    if (getenv("API_NO_FORK"))
        skip();
    const pid_t child = fork();
    if (child == 0) {
        const cl_int words[2] = {0, 0};
        const size_t one = 1;
        cl_mem mem = new_buffer(w, sizeof words, words);
        cl_kernel kernel = new_kernel(w, "spin");
        alarm(HANG_SECONDS);
        set_mem(kernel, 0, mem);
        (void)clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL);
        exit(7);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 7);
}

static cl_mem
filled_buffer(cl_context context, size_t size, int byte)
{
    cl_int err;
    unsigned char *content = malloc(size);
    assert_non_null(content);
    memset(content, byte, size);
    cl_mem mem = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, size, content, &err);
    OK(err);
    free(content);
    return mem;
}

static void
assert_zero_buffer(struct world *w, size_t size)
{
    cl_mem mem = new_buffer(w, size, NULL);
    unsigned char *content = malloc(size);
    assert_non_null(content);
    read_buffer(w, mem, content, size);
    for (size_t i = 0; i < size; i++)
        assert_int_equal(content[i], 0);
    free(content);
    OK(clReleaseMemObject(mem));
}

/* No object shows the contents of a released one, in the same context or another, even if it has its memory.
 */
static void
contents_go_with_the_object(void **state)
{
    WORLD(state);
    static const size_t sizes[] = {1, 4096, 5000, 100000, 1 << 20, 9 << 20};
    for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        OK(clReleaseMemObject(filled_buffer(w->context, sizes[i], 0xa5)));
        assert_zero_buffer(w, sizes[i]);
        cl_int err;
        struct world other = {.device = w->device};
        other.context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
        OK(err);
        other.queue = clCreateCommandQueue(other.context, w->device, 0, &err);
        OK(err);
        OK(clReleaseMemObject(filled_buffer(w->context, sizes[i], 0xa5)));
        assert_zero_buffer(&other, sizes[i]);
        OK(clReleaseCommandQueue(other.queue));
        OK(clReleaseContext(other.context));
    }
}

static unsigned
count_mappings(void)
{
    unsigned count = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    assert_non_null(maps);
    for (int c = fgetc(maps); c != EOF; c = fgetc(maps))
        count += c == '\n';
    fclose(maps);
    return count;
}

/* A host has room for some 65,000 mappings of a process; buffers beside each other share theirs. */
static void
many_buffers_share_mappings(void **state)
{
    WORLD(state);
    enum { BUFFERS = 2000, MOST = BUFFERS / 10 };
    static cl_mem mems[BUFFERS];
    const unsigned before = count_mappings();
    for (unsigned i = 0; i < BUFFERS; i++)
        mems[i] = new_buffer(w, 64, NULL);
    assert_true(count_mappings() < before + MOST);
    for (unsigned i = 0; i < BUFFERS; i++)
        OK(clReleaseMemObject(mems[i]));
}

/* Counts page faults: an object costs far less than one. */
static void
memory_is_used_again(void **state)
{
    WORLD(state);
    enum { ROUNDS = 1000, BYTES = 64 << 10 };
    struct rusage before, after;
    if (!strcmp(device_word(w->device), "cayman"))
        skip(); /* its buffers lie in one range that is never released */
    if (getenv("API_NO_FORK"))
        skip(); /* sanitizers fault pages of their own */
    static char content[BYTES];
    getrusage(RUSAGE_SELF, &before);
    for (unsigned i = 0; i < ROUNDS; i++)
        OK(clReleaseMemObject(new_buffer(w, sizeof content, content)));
    getrusage(RUSAGE_SELF, &after);
    assert_in_range(after.ru_minflt - before.ru_minflt, 0, ROUNDS / 2);
}

static void *
wait_for_event(void *event)
{
    clWaitForEvents(1, (cl_event *)event);
    return NULL;
}

static void *
wait_for_queue(void *queue)
{
    clFinish(queue);
    return NULL;
}

/* OpenCL promises nothing about cancelled threads. Others must be able to go on. */
static void
cancelled_waits_hold_nothing(void **state)
{
    WORLD(state);
    enum { WAITS = 2, PAUSE_US = 20000 };
    pthread_t threads[WAITS];
    cl_int err, status = 1;
    void *result;
    cl_event gate = clCreateUserEvent(w->context, &err), event;
    OK(err);
    OK(clEnqueueMarkerWithWaitList(w->queue, 1, &gate, &event));
    assert_int_equal(pthread_create(&threads[0], NULL, wait_for_event, &event), 0);
    assert_int_equal(pthread_create(&threads[1], NULL, wait_for_queue, w->queue), 0);
    usleep(PAUSE_US); /* most likely they wait now */
    for (unsigned i = 0; i < WAITS; i++) {
        assert_int_equal(pthread_cancel(threads[i]), 0);
        assert_int_equal(pthread_join(threads[i], &result), 0);
        assert_ptr_equal(result, PTHREAD_CANCELED);
    }
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    assert_true(status > CL_COMPLETE);
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clFinish(w->queue));
    OK(clReleaseEvent(event));
    OK(clReleaseEvent(gate));
}

static const struct CMUnitTest tests[] = {
    TEST(handles_go_before_the_work),
    TEST(queue_released_in_its_callback),
    TEST(many_threads),
    TEST(fork_goes_on),
    TEST(fork_while_the_queue_works),
    TEST(fork_in_a_callback),
    TEST(fork_in_a_destructor),
    TEST(exit_with_work_in_flight),
    TEST(many_buffers_share_mappings),
    TEST(contents_go_with_the_object),
    TEST(memory_is_used_again),
    TEST(cancelled_waits_hold_nothing),
};
SUITE(lifetime, tests)
