/* SPDX-License-Identifier: MIT */
/* What the API tests share. They see the OpenCL headers and the system's loader, nothing of Caygen. */
#ifndef API_H
#define API_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_0_APIS
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#define CL_USE_DEPRECATED_OPENCL_2_0_APIS
#define CL_USE_DEPRECATED_OPENCL_2_1_APIS
#define CL_USE_DEPRECATED_OPENCL_2_2_APIS
#include <CL/cl.h>
#include <CL/cl_ext.h>

#include "devices.h"

/* What ends takes far less, however busy the host is: so long waits a test that hangs. */
enum { HANG_SECONDS = 600 };

/* A test's world: the first device, fresh for every test. */
struct world {
    cl_platform_id platform;
    cl_device_id device;
    cl_context context;
    cl_command_queue queue; /* with profiling */
    cl_program program;     /* kernels/api.cl, built */
    char notified[1024];    /* the context's last notification */
    bool outlives;          /* the test: commands are left that may still notify it */
};

int world_setup(void **state);
int world_teardown(void **state);

#define TEST(name) cmocka_unit_test_setup_teardown(name, world_setup, world_teardown)
#define WORLD(state) struct world *w = *(state)

#define OK(call) assert_int_equal((call), CL_SUCCESS)
#define FAILS(code, call) assert_int_equal((call), (code))
/* For calls that create: the expression uses `&err`, which is the macro's own, whatever the caller has. */
#define REFUSED(code, expression)                                                                            \
    do {                                                                                                     \
        _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wshadow\"") cl_int err = 12345;    \
        _Pragma("GCC diagnostic pop") assert_null(expression);                                               \
        assert_int_equal(err, (code));                                                                       \
    } while (0)

/* The same with the condition that errors.txt has a row for. */
#define FAILS_WHEN(code, condition, call)                                                                    \
    do {                                                                                                     \
        const cl_int got = (call);                                                                           \
        if (got != (code))                                                                                   \
            fail_msg("%s, %s: %d, not %s", #call, condition, got, #code);                                    \
    } while (0)
/* The call gets `refusal` for its error. */
#define REFUSED_WHEN(code, condition, call)                                                                  \
    do {                                                                                                     \
        cl_int refusal[1] = {12345};                                                                         \
        if ((call) != NULL || *refusal != (code))                                                            \
            fail_msg("%s, %s: %d, not %s", #call, condition, *refusal, #code);                               \
    } while (0)

/* Its name in devices.def. */
const char *device_word(cl_device_id device);
/* malloc'ed content of kernels/bin/NAME */
unsigned char *read_binary(const char *name, size_t *size);
cl_program build_binary(cl_context context, cl_device_id device, const char *name);
/* A kernel of kernels/bin/CONTAINER.DEVICE. */
cl_kernel open_kernel(struct world *w, const char *container, const char *name);
cl_mem new_buffer(struct world *w, size_t size, const void *content);
cl_kernel new_kernel(struct world *w, const char *name);
void read_buffer(struct world *w, cl_mem buffer, void *to, size_t size);
/* Whether the world's device has images; and the end of a test that needs them when it does not. */
bool has_images(struct world *w);
#define NEEDS_IMAGES(w)                                                                                      \
    do {                                                                                                     \
        if (!has_images(w))                                                                                  \
            skip();                                                                                          \
    } while (0)
/* Wild accesses are faults where kernels have pointers. */
#define NEEDS_POINTERS(w)                                                                                    \
    do {                                                                                                     \
        if (device_has_surfaces_only((w)->device))                                                           \
            skip();                                                                                          \
    } while (0)
/* Images that are read and written, blocks that end beyond a buffer: Beignet's compiler has none. */
#define NEEDS_OCLOC(w) NEEDS_POINTERS(w)
/* Sets a buffer argument. */
void set_mem(cl_kernel kernel, cl_uint index, cl_mem mem);

/* One table per file, listed in suite.c. */
#define SUITES(X)                                                                                            \
    X(platform)                                                                                              \
    X(sub_device)                                                                                            \
    X(context)                                                                                               \
    X(queue)                                                                                                 \
    X(ahead)                                                                                                 \
    X(out_of_order)                                                                                          \
    X(scale)                                                                                                 \
    X(buffer)                                                                                                \
    X(transfer)                                                                                              \
    X(map)                                                                                                   \
    X(image)                                                                                                 \
    X(image_parent)                                                                                          \
    X(image_transfer)                                                                                        \
    X(image_errors)                                                                                          \
    X(image_args)                                                                                            \
    X(pipe)                                                                                                  \
    X(sampler)                                                                                               \
    X(svm)                                                                                                   \
    X(usm)                                                                                                   \
    X(narrow)                                                                                                \
    X(mixed)                                                                                                 \
    X(program)                                                                                               \
    X(kernel)                                                                                                \
    X(launch)                                                                                                \
    X(native)                                                                                                \
    X(event)                                                                                                 \
    X(enqueue_errors)                                                                                        \
    X(errors)                                                                                                \
    X(conditions)                                                                                            \
    X(conditions_setup)                                                                                      \
    X(conditions_events)                                                                                     \
    X(conditions_svm)                                                                                        \
    X(conditions_images)                                                                                     \
    X(conditions_queries)                                                                                    \
    X(conditions_programs)                                                                                   \
    X(fault)                                                                                                 \
    X(strict)                                                                                                \
    X(failures)                                                                                              \
    X(refusals)                                                                                              \
    X(misuse)                                                                                                \
    X(callback)                                                                                              \
    X(tails)                                                                                                 \
    X(host)                                                                                                  \
    X(absent)                                                                                                \
    X(references)                                                                                            \
    X(lifetime)                                                                                              \
    X(left)
#define DECLARE(name) int run_##name(void);
SUITES(DECLARE)
#undef DECLARE

#define SUITE(name, tests)                                                                                   \
    int run_##name(void)                                                                                     \
    {                                                                                                        \
        return cmocka_run_group_tests_name(#name, tests, NULL, NULL);                                        \
    }

#endif
