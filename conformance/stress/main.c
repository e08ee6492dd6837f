/* SPDX-License-Identifier: MIT */
/*
 * Usage: stress [--operations N] [--threads N] [--seed N] [--leak] [--spoil]
 * Each thread does N random operations, however long that takes. Exit status 0: nothing wrong, nothing left
 * behind. --leak: one buffer is, --spoil: one byte is expected to be another, so that the checks are checked.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "stress.h"

#include "devices.h"
#include "find_device.h"
#include "read_file.h"

struct settings {
    unsigned long operations, threads, seed;
    bool leak, spoil;
};

static void (*const operations[])(struct worker *) = {
#define ENTRY(name) op_##name,
    OPERATIONS(ENTRY)
#undef ENTRY
};
enum { OPERATION_COUNT = sizeof operations / sizeof *operations };

static void
spoil(struct worker *w)
{
    for (unsigned i = 0; i < BLOCKS; i++)
        if (w->blocks[i].model)
            w->blocks[i].model[w->blocks[i].size / 2] ^= 1;
}

static void *
work(void *user)
{
    struct worker *w = user;
    cl_int err;
    w->increment = clCreateKernel(w->shared->program, "increment", &err);
    bool ready = good(w, err, "clCreateKernel");
    for (unsigned i = 0; ready && i < BLOCKS; i++)
        new_block(w, &w->blocks[i], i < 2 ? 0 : i - 2);
    for (unsigned long n = 0; ready && n < w->operations && !atomic_load(&w->shared->stop); n++)
        operations[below(w, OPERATION_COUNT)](w);
    settle(w);
    if (ready && w->spoils)
        spoil(w);
    for (unsigned i = 0; i < BLOCKS; i++) {
        check_block(w, &w->blocks[i]);
        free_block(w, &w->blocks[i]);
    }
    if (w->increment)
        clReleaseKernel(w->increment);
    return NULL;
}

static void CL_CALLBACK
note_context_gone(cl_context context, void *user)
{
    (void)context;
    atomic_store((atomic_bool *)user, true);
}

static void
set_up(struct shared *s)
{
    cl_int err = CL_SUCCESS;
    cl_bool images = CL_FALSE;
    cl_device_svm_capabilities svm = 0;
    char path[512];
    if (!find_device("", "", &s->device)) {
        fprintf(stderr, "no device\n");
        exit(2);
    }
    clGetDeviceInfo(s->device, CL_DEVICE_IMAGE_SUPPORT, sizeof images, &images, NULL);
    clGetDeviceInfo(s->device, CL_DEVICE_SVM_CAPABILITIES, sizeof svm, &svm, NULL);
    s->images = images;
    s->svm = svm & CL_DEVICE_SVM_FINE_GRAIN_BUFFER;
    const char *const row = device_row(s->device);
    snprintf(path, sizeof path, "%s/api.%s", BINARIES, row ? row : "unknown");
    s->binary = read_file(path, &s->binary_size);
    if (!s->binary) {
        fprintf(stderr, "%s cannot be read\n", path);
        exit(2);
    }
    s->context = clCreateContext(NULL, 1, &s->device, NULL, NULL, &err);
    for (unsigned i = 0; !err && i < QUEUES; i++) {
        const cl_queue_properties properties[] = {
            CL_QUEUE_PROPERTIES,
            CL_QUEUE_PROFILING_ENABLE | (i % 2 ? CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0), 0};
        s->queues[i] = clCreateCommandQueueWithProperties(s->context, s->device, properties, &err);
    }
    const unsigned char *binary = s->binary;
    if (!err)
        s->program =
            clCreateProgramWithBinary(s->context, 1, &s->device, &s->binary_size, &binary, NULL, &err);
    if (!err)
        err = clBuildProgram(s->program, 1, &s->device, NULL, NULL, NULL);
    if (!err)
        err = clSetContextDestructorCallback(s->context, note_context_gone, &s->context_gone);
    if (err) {
        fprintf(stderr, "%s: error %d\n", path, err);
        exit(2);
    }
    pthread_mutex_init(&s->lock, NULL);
}

/* Sets every gate there is. */
static void
open_gates(struct shared *s)
{
    pthread_mutex_lock(&s->lock);
    struct gate *gates = s->gates;
    s->gates = NULL;
    pthread_mutex_unlock(&s->lock);
    for (struct gate *next; gates; gates = next) {
        next = gates->next;
        clSetUserEventStatus(gates->event, CL_COMPLETE);
        clReleaseEvent(gates->event);
        free(gates);
    }
}

static void
pause_us(long us)
{
    nanosleep(&(struct timespec){us / 1000000, us % 1000000 * 1000}, NULL);
}

/* While there are workers, gates are opened. */
struct opener {
    struct shared *shared;
    atomic_bool done;
};

static void *
keep_opening(void *user)
{
    struct opener *opener = user;
    while (!atomic_load(&opener->done)) {
        open_gates(opener->shared);
        pause_us(200);
    }
    open_gates(opener->shared);
    return NULL;
}

static void
run(struct shared *s, const struct settings *settings)
{
    static struct worker workers[MAX_THREADS];
    struct opener opener = {.shared = s};
    pthread_t opening;
    pthread_create(&opening, NULL, keep_opening, &opener);
    for (unsigned i = 0; i < settings->threads; i++) {
        workers[i] =
            (struct worker){.shared = s,
                            .number = i,
                            .operations = settings->operations,
                            .spoils = settings->spoil && i == 0,
                            .random = (settings->seed * 1000 + i + 1) * UINT64_C(0x9E3779B97F4A7C15)};
        if (pthread_create(&workers[i].thread, NULL, work, &workers[i]) != 0) {
            fprintf(stderr, "no thread %u\n", i);
            exit(2);
        }
    }
    for (unsigned i = 0; i < settings->threads; i++)
        pthread_join(workers[i].thread, NULL);
    atomic_store(&opener.done, true);
    pthread_join(opening, NULL);
}

/* Everything the shared part holds is let go; then nothing may hold the context. */
static void
tear_down(struct shared *s, bool leak)
{
    for (unsigned i = 0; i < MAILBOX; i++)
        if (s->mailbox[i])
            clReleaseEvent(s->mailbox[i]);
    for (unsigned i = 0; i < QUEUES; i++) {
        clFinish(s->queues[i]);
        clReleaseCommandQueue(s->queues[i]);
    }
    clReleaseProgram(s->program);
    if (leak)
        clCreateBuffer(s->context, 0, 64, NULL, NULL);
    clReleaseContext(s->context);
    const unsigned looks = leak ? 100 : 60000; /* a busy host's threads may be late */
    for (unsigned i = 0; i < looks && !atomic_load(&s->context_gone); i++)
        pause_us(10000);
    free(s->binary);
}

static bool
read_number(const char *text, unsigned long lowest, unsigned long highest, unsigned long *value)
{
    char *rest = NULL;
    *value = text ? strtoul(text, &rest, 10) : 0;
    return text && rest != text && !*rest && *value >= lowest && *value <= highest;
}

static bool
read_settings(int argc, char **argv, struct settings *settings)
{
    bool fine = true;
    for (int i = 1; fine && i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        const bool leak = strcmp(argv[i], "--leak") == 0, spoil = strcmp(argv[i], "--spoil") == 0;
        settings->leak |= leak;
        settings->spoil |= spoil;
        if (leak || spoil)
            continue;
        fine =
            (strcmp(argv[i], "--operations") == 0 &&
             read_number(value, 1, 1000000000, &settings->operations)) ||
            (strcmp(argv[i], "--threads") == 0 && read_number(value, 1, MAX_THREADS, &settings->threads)) ||
            (strcmp(argv[i], "--seed") == 0 && read_number(value, 1, 1000000, &settings->seed));
        i++;
    }
    return fine;
}

int
main(int argc, char **argv)
{
    static struct shared shared;
    struct settings settings = {2000, 64, 1, false, false};
    if (!read_settings(argc, argv, &settings)) {
        fprintf(stderr, "usage: stress [--operations N] [--threads N] [--seed N] [--leak] [--spoil]\n");
        return 2;
    }
    set_up(&shared);
    run(&shared, &settings);
    tear_down(&shared, settings.leak);
    const unsigned long left = shared.made - shared.gone, silent = shared.promised - shared.called;
    printf("%lu threads, %lu operations each: %lu commands, %lu checks, %lu wrong; %lu memory objects, %lu "
           "leaked; "
           "%lu callbacks, %lu missing; context %s\n",
           settings.threads, settings.operations, shared.commands, shared.checks, shared.wrong, shared.made,
           left, shared.promised, silent, shared.context_gone ? "gone" : "leaked");
    return shared.wrong || left || silent || !shared.context_gone || !shared.checks;
}
