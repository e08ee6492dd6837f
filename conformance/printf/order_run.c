/* SPDX-License-Identifier: MIT */
/*
 * order_run DEVICE BINARY: what several launches print, and when. Standard output goes to a file, which is
 * looked at after each wait. Exit: 0 right, 1 wrong, 77 no such device.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "build_file.h"
#include "read_file.h"

enum { SKIP = 77, LAUNCHES = 30, LINES = 7, THREADS = 6 };

struct scene {
    struct workplace at;
    cl_program program;
    const char *path; /* of what is printed */
    unsigned wrong, checks;
};

struct writer {
    struct scene *scene;
    int who;
    cl_command_queue queue;
    cl_int code;
};

static void
check(struct scene *s, bool right, const char *what)
{
    s->checks++;
    if (right)
        return;
    s->wrong++;
    fprintf(stderr, "wrong: %s\n", what);
}

/* --- the file --- */

static char *
printed(const struct scene *s)
{
    size_t size;
    char *text = (char *)read_file(s->path, &size);
    return text ? text : calloc(1, 1);
}

static void
start_anew(void)
{
    fflush(stdout);
    if (ftruncate(STDOUT_FILENO, 0) || lseek(STDOUT_FILENO, 0, SEEK_SET))
        perror("standard output");
}

/* Where the text is `expected` from its start; it is used up. */
static bool
takes(const char **text, const char *format, ...)
{
    char expected[128];
    va_list args;
    va_start(args, format);
    vsnprintf(expected, sizeof expected, format, args);
    va_end(args);
    const size_t length = strlen(expected);
    if (strncmp(*text, expected, length))
        return false;
    *text += length;
    return true;
}

static bool
takes_lines(const char **text, int who, int launch)
{
    bool right = true;
    for (int i = 0; right && i < LINES; i++)
        right = takes(text, "<%d %d %d>\n", who, launch, i);
    return right;
}

/* --- launches --- */

static cl_int
launch(const struct scene *s, cl_command_queue queue, const int values[3], const cl_event *after,
       cl_event *done)
{
    const size_t one = 1;
    const cl_ulong wild = 64;
    cl_int code;
    cl_kernel kernel = clCreateKernel(s->program, "tell", &code);
    for (cl_uint i = 0; !code && i < 3; i++)
        code = clSetKernelArg(kernel, i, sizeof values[i], &values[i]);
    if (!code)
        code = clSetKernelArg(kernel, 3, sizeof wild, &wild);
    if (!code)
        code = clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &one, &one, after ? 1 : 0, after, done);
    if (kernel)
        clReleaseKernel(kernel);
    return code;
}

/* With the program's own output before and behind. */
static cl_int
in_order(struct scene *s)
{
    cl_int code = CL_SUCCESS;
    start_anew();
    printf("host, ");
    for (int i = 0; !code && i < LAUNCHES; i++)
        code = launch(s, s->at.queue, (int[3]){1, i, LINES}, NULL, NULL);
    if (!code)
        code = clFinish(s->at.queue);
    char *const text = printed(s);
    const char *at = text;
    bool right = takes(&at, "host, ");
    for (int i = 0; right && i < LAUNCHES; i++)
        right = takes_lines(&at, 1, i);
    check(s, right && !*at, "launches of one queue print in its order, before clFinish comes back");
    free(text);
    return code;
}

static cl_int
before_event(struct scene *s)
{
    cl_int code = CL_SUCCESS;
    bool right = true;
    for (int i = 0; !code && i < LAUNCHES; i++) {
        cl_event done = NULL;
        start_anew();
        code = launch(s, s->at.queue, (int[3]){2, i, LINES}, NULL, &done);
        if (code)
            break;
        code = clWaitForEvents(1, &done);
        char *const text = printed(s);
        const char *at = text;
        right &= takes_lines(&at, 2, i) && !*at;
        free(text);
        clReleaseEvent(done);
    }
    check(s, right, "a launch has printed when its event is complete");
    return code;
}

/* Each launch waits for the one enqueued after it. */
static cl_int
out_of_order(struct scene *s)
{
    cl_int code;
    cl_event done[LAUNCHES] = {NULL};
    cl_command_queue queue =
        clCreateCommandQueue(s->at.context, s->at.device, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, &code);
    start_anew();
    for (int i = 0; !code && i < LAUNCHES; i++)
        code = launch(s, queue, (int[3]){3, i, LINES}, i ? &done[i - 1] : NULL, &done[i]);
    if (!code)
        code = clFinish(queue);
    char *const text = printed(s);
    const char *at = text;
    bool right = true;
    for (int i = 0; right && i < LAUNCHES; i++)
        right = takes_lines(&at, 3, i);
    check(s, right && !*at, "launches of an out-of-order queue print in the order of their events");
    free(text);
    for (int i = 0; i < LAUNCHES; i++)
        if (done[i])
            clReleaseEvent(done[i]);
    if (queue)
        clReleaseCommandQueue(queue);
    return code;
}

static void *
write_launches(void *argument)
{
    struct writer *w = argument;
    for (int i = 0; !w->code && i < LAUNCHES; i++)
        w->code = launch(w->scene, w->queue, (int[3]){w->who, i, LINES}, NULL, NULL);
    if (!w->code)
        w->code = clFinish(w->queue);
    return NULL;
}

/* Whichever comes first, a launch's lines stay together and a queue's launches in order. */
static bool
are_whole(const char *at)
{
    int next[THREADS] = {0};
    bool right = true;
    while (right && *at) {
        int who = -1;
        right =
            sscanf(at, "<%d", &who) == 1 && who >= 0 && who < THREADS && takes_lines(&at, who, next[who]++);
    }
    for (int i = 0; i < THREADS; i++)
        right &= next[i] == LAUNCHES;
    return right;
}

static cl_int
several_threads(struct scene *s)
{
    struct writer writers[THREADS];
    pthread_t threads[THREADS];
    cl_int code = CL_SUCCESS;
    start_anew();
    for (int i = 0; i < THREADS; i++) {
        writers[i] = (struct writer){s, i, NULL, CL_SUCCESS};
        writers[i].queue = clCreateCommandQueue(s->at.context, s->at.device, 0, &writers[i].code);
        if (pthread_create(&threads[i], NULL, write_launches, &writers[i]))
            abort();
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        code = code ? code : writers[i].code;
        if (writers[i].queue)
            clReleaseCommandQueue(writers[i].queue);
    }
    char *const text = printed(s);
    check(s, are_whole(text), "lines of launches of several queues and threads do not mix");
    free(text);
    return code;
}

static cl_int
before_fault(struct scene *s)
{
    cl_event done = NULL;
    cl_int status = CL_COMPLETE;
    start_anew();
    cl_int code = launch(s, s->at.queue, (int[3]){5, 0, -1}, NULL, &done);
    if (code)
        return code;
    clWaitForEvents(1, &done);
    clGetEventInfo(done, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL);
    clReleaseEvent(done);
    char *const text = printed(s);
    check(s, status < 0, "a wild store ends its launch");
    check(s, !strcmp(text, "<5 0 before>\n"), "what a launch printed before its fault is there");
    free(text);
    return CL_SUCCESS;
}

static cl_int
run_all(struct scene *s)
{
    static cl_int (*const scenes[])(struct scene *) = {in_order,        before_event, out_of_order,
                                                       several_threads, before_fault, in_order};
    cl_int code = CL_SUCCESS;
    for (size_t i = 0; !code && i < sizeof scenes / sizeof *scenes; i++)
        code = scenes[i](s);
    return code;
}

int
main(int argc, char **argv)
{
    char path[] = "order-XXXXXX";
    struct scene s = {.path = path};
    if (argc != 3) {
        fprintf(stderr, "usage: order_run DEVICE BINARY\n");
        return 2;
    }
    cl_int code = workplace_open(&s.at, "Caygen", argv[1]);
    if (code == CL_DEVICE_NOT_FOUND)
        return SKIP;
    const int file = mkstemp(path);
    if (file < 0 || dup2(file, STDOUT_FILENO) < 0)
        return 2;
    s.program = code ? NULL : build_file(&s.at, argv[2], "", &code);
    if (!code)
        code = run_all(&s);
    unlink(path);
    close(file);
    if (s.program)
        clReleaseProgram(s.program);
    workplace_close(&s.at);
    fprintf(stderr, "%u checks, %u wrong, OpenCL says %d\n", s.checks, s.wrong, (int)code);
    return code || s.wrong || !s.checks;
}
