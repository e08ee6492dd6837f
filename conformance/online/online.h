/* SPDX-License-Identifier: MIT */
/* What the tests of online compilation share. They see the OpenCL headers and the system's loader, nothing of
 * Caygen. */
#ifndef ONLINE_H
#define ONLINE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>

#include "devices.h"

/* The platform's devices, a context with all of them, a queue on the first. */
struct world {
    cl_platform_id platform;
    cl_device_id devices[DEVICE_ROWS];
    cl_uint count;
    cl_context context;
    cl_command_queue queue;
    bool intel; /* the first device is Intel's */
};

int world_setup(void **state);
int world_teardown(void **state);
/* Whether every device has a compiler. */
bool compilers_work(void);

#define TEST(name) cmocka_unit_test_setup_teardown(name, world_setup, world_teardown)
#define WORLD(state) struct world *w = *(state)
#define OK(call) assert_int_equal((call), CL_SUCCESS)
#define FAILS(code, call) assert_int_equal((call), (code))
/* The same with the condition that conformance/api/errors.txt has a row for. */
#define FAILS_WHEN(code, condition, call) FAILS(code, call)
/* The call gets `refusal` for its error. */
#define REFUSED_WHEN(code, condition, call)                                                                  \
    do {                                                                                                     \
        cl_int refusal[1] = {12345};                                                                         \
        assert_null(call);                                                                                   \
        assert_int_equal(*refusal, code);                                                                    \
    } while (0)

cl_program from_source(struct world *w, const char *source);
/* A program of that source, built with those options for all devices. */
cl_program built(struct world *w, const char *source, const char *options);
cl_program compiled(struct world *w, const char *source, const char *options);
/* The log on the first device, in memory that lives until the next call of the thread. */
const char *log_of(struct world *w, cl_program program);
cl_build_status status_of(struct world *w, cl_program program);
cl_program_binary_type type_of(struct world *w, cl_program program);
void log_has(struct world *w, cl_program program, const char *text);
void log_lacks(struct world *w, cl_program program, const char *text);
/* What kernel NAME(global int *out) writes to out[0] in a single work-item; releases nothing. */
cl_int result_of(struct world *w, cl_program program, const char *name);
/* Builds, runs kernel k, releases. */
cl_int value_of(struct world *w, const char *source, const char *options);
/* Builds, expects that code, releases. */
void build_fails(struct world *w, cl_int code, const char *source, const char *options, const char *log);
/* Binary of the first device; malloc'ed. */
unsigned char *binary_of(cl_program program, size_t *size);
cl_program from_binary(struct world *w, const unsigned char *bytes, size_t size, cl_int *err);
/* A new folder of this test's, gone with it. */
const char *scratch_folder(void);
void write_file(const char *folder, const char *name, const char *text);

/* For a second process: loads a binary, runs kernel k. The exit status. */
int load_and_run(const char *path);

#define SUITES(X)                                                                                            \
    X(build)                                                                                                 \
    X(options)                                                                                               \
    X(headers)                                                                                               \
    X(link)                                                                                                  \
    X(il)                                                                                                    \
    X(binaries)                                                                                              \
    X(later)                                                                                                 \
    X(groups)                                                                                                \
    X(small_groups)                                                                                          \
    X(process)
#define DECLARE(name) int run_##name(void);
SUITES(DECLARE)
#undef DECLARE

#define SUITE(name, tests)                                                                                   \
    int run_##name(void)                                                                                     \
    {                                                                                                        \
        return cmocka_run_group_tests_name(#name, tests, NULL, NULL);                                        \
    }

#endif
