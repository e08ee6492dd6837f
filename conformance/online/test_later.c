/* SPDX-License-Identifier: MIT */
/* Builds that go on while the host program does something else, and many at once. */
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "online.h"

struct callback {
    atomic_int calls;
    cl_program program;
    pthread_t thread;
};

static void CL_CALLBACK
note(cl_program program, void *user)
{
    struct callback *callback = user;
    callback->program = program;
    callback->thread = pthread_self();
    atomic_fetch_add(&callback->calls, 1);
}

static bool
await(struct callback *callback)
{
    const struct timespec nap = {0, 5000000};
    for (unsigned i = 0; i < 120000 && atomic_load(&callback->calls) == 0; i++)
        nanosleep(&nap, NULL);
    nanosleep(&nap, NULL); /* a second call would be wrong */
    return atomic_load(&callback->calls) == 1;
}

/* Sources that no cache has, so that they take their time. */
static const char *
fresh_source(char text[256], const char *what)
{
    static atomic_int count;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    snprintf(text, 256, "/* %ld.%09ld.%d */\nkernel void k(global int *out) { out[0] = %s; }\n",
             (long)now.tv_sec, now.tv_nsec, atomic_fetch_add(&count, 1), what);
    return text;
}

static void
callback_comes(void **state)
{
    WORLD(state);
    char text[256];
    struct callback callback = {0};
    cl_int err;
    cl_program program = from_source(w, fresh_source(text, "8"));
    OK(clBuildProgram(program, 0, NULL, NULL, note, &callback));
    if (atomic_load(&callback.calls) == 0) {
        const cl_build_status status = status_of(w, program);
        assert_true(status == CL_BUILD_IN_PROGRESS || status == CL_BUILD_SUCCESS);
        if (status == CL_BUILD_IN_PROGRESS && atomic_load(&callback.calls) == 0) {
            FAILS_WHEN(CL_INVALID_OPERATION, "a build is not over",
                       clBuildProgram(program, 0, NULL, NULL, NULL, NULL));
            FAILS_WHEN(CL_INVALID_OPERATION, "a build is not over",
                       clCompileProgram(program, 0, NULL, NULL, 0, NULL, NULL, NULL, NULL));
            REFUSED_WHEN(CL_INVALID_OPERATION, "a build is not over",
                         clLinkProgram(w->context, 0, NULL, NULL, 1, &program, NULL, NULL, refusal));
            assert_null(clCreateKernel(program, "k", &err));
            assert_int_equal(err, CL_INVALID_PROGRAM_EXECUTABLE);
        }
    }
    assert_true(await(&callback));
    assert_ptr_equal(callback.program, program);
    assert_false(pthread_equal(callback.thread, pthread_self()));
    assert_int_equal(status_of(w, program), CL_BUILD_SUCCESS);
    assert_int_equal(result_of(w, program, "k"), 8);
    OK(clReleaseProgram(program));
}

static void
failures_come_back_too(void **state)
{
    WORLD(state);
    char text[256];
    struct callback callback = {0};
    cl_program program = from_source(w, fresh_source(text, "undeclared"));
    OK(clBuildProgram(program, 0, NULL, NULL, note, &callback));
    assert_true(await(&callback));
    assert_int_equal(status_of(w, program), CL_BUILD_ERROR);
    log_has(w, program, "undeclared");
    callback.calls = 0;
    FAILS(CL_INVALID_BUILD_OPTIONS, clBuildProgram(program, 0, NULL, "-nonsense", note, &callback));
    assert_int_equal(atomic_load(&callback.calls), 0);
    OK(clReleaseProgram(program));
}

/* The handle goes away while the compiler works. */
static void
released_meanwhile(void **state)
{
    WORLD(state);
    char text[256];
    struct callback callback = {0};
    cl_program program = from_source(w, fresh_source(text, "9"));
    OK(clBuildProgram(program, 0, NULL, NULL, note, &callback));
    OK(clReleaseProgram(program));
    assert_true(await(&callback));
}

static void
compile_and_link_later(void **state)
{
    WORLD(state);
    char text[256];
    struct callback callback = {0};
    cl_int err;
    cl_program object = from_source(w, fresh_source(text, "10"));
    OK(clCompileProgram(object, 0, NULL, NULL, 0, NULL, NULL, note, &callback));
    assert_true(await(&callback));
    assert_int_equal(type_of(w, object), CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT);
    callback.calls = 0;
    cl_program program = clLinkProgram(w->context, 0, NULL, NULL, 1, &object, note, &callback, &err);
    OK(err);
    assert_true(await(&callback));
    assert_ptr_equal(callback.program, program);
    assert_int_equal(result_of(w, program, "k"), 10);
    OK(clReleaseProgram(program));
    OK(clReleaseProgram(object));
}

/* --- many at once --- */

enum { THREADS = 8, ROUNDS = 3 };

struct builder {
    struct world *w;
    unsigned number;
    unsigned good;
    pthread_t thread;
};

static bool
build_one(struct world *w, const char *source, size_t expected)
{
    size_t size = 0;
    cl_int err;
    cl_program program = clCreateProgramWithSource(w->context, 1, &source, NULL, &err);
    const bool good =
        !err && clBuildProgram(program, 0, NULL, NULL, NULL, NULL) == CL_SUCCESS &&
        clGetProgramInfo(program, CL_PROGRAM_NUM_KERNELS, sizeof size, &size, NULL) == CL_SUCCESS &&
        size == expected;
    if (!err)
        clReleaseProgram(program);
    return good;
}

static void *
build_some(void *argument)
{
    struct builder *b = argument;
    char own[256], number[16];
    static const char shared[] = "kernel void a(global int *out) { out[0] = 1; } kernel void b(void) {}";
    for (unsigned i = 0; i < ROUNDS; i++) {
        snprintf(number, sizeof number, "%u", b->number);
        b->good += build_one(b->w, fresh_source(own, number), 1);
        b->good += build_one(b->w, shared, 2);
    }
    return NULL;
}

static void
many_threads(void **state)
{
    WORLD(state);
    struct builder builders[THREADS];
    for (unsigned i = 0; i < THREADS; i++) {
        builders[i] = (struct builder){.w = w, .number = i};
        assert_int_equal(pthread_create(&builders[i].thread, NULL, build_some, &builders[i]), 0);
    }
    for (unsigned i = 0; i < THREADS; i++) {
        pthread_join(builders[i].thread, NULL);
        assert_int_equal(builders[i].good, 2 * ROUNDS);
    }
}

/* Of two threads that build the same program at once one is refused, or comes after the other. */
static void *
build_shared(void *program)
{
    const cl_int err = clBuildProgram(program, 0, NULL, NULL, NULL, NULL);
    return (void *)(uintptr_t)(err == CL_SUCCESS || err == CL_INVALID_OPERATION);
}

static void
one_program_by_many(void **state)
{
    WORLD(state);
    char text[256];
    pthread_t threads[THREADS];
    cl_program program = from_source(w, fresh_source(text, "77"));
    for (unsigned i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, build_shared, program), 0);
    for (unsigned i = 0; i < THREADS; i++) {
        void *good = NULL;
        pthread_join(threads[i], &good);
        assert_non_null(good);
    }
    assert_int_equal(status_of(w, program), CL_BUILD_SUCCESS);
    assert_int_equal(result_of(w, program, "k"), 77);
    OK(clReleaseProgram(program));
}

static const struct CMUnitTest tests[] = {
    TEST(callback_comes),         TEST(failures_come_back_too), TEST(released_meanwhile),
    TEST(compile_and_link_later), TEST(many_threads),           TEST(one_program_by_many),
};
SUITE(later, tests)
