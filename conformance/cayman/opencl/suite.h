/* SPDX-License-Identifier: MIT */
/* OpenCL on the Cayman device with programs that no compiler at hand makes. */
#ifndef CAY_OPENCL_SUITE_H
#define CAY_OPENCL_SUITE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <CL/cl.h>
#include <cmocka.h>

#define OK(call) assert_int_equal((call), CL_SUCCESS)

struct world {
    cl_device_id device;
    cl_context context;
    cl_command_queue queue;
};

/* Fails the test when it does not build; log: of the build. */
cl_program build_bytes(const struct world *w, const void *bytes, size_t size);
cl_kernel new_kernel(cl_program program, const char *name);
cl_mem new_buffer(const struct world *w, const void *data, size_t size);
void set_mem(cl_kernel kernel, cl_uint index, cl_mem mem);
void run(const struct world *w, cl_kernel kernel, size_t global, size_t local);
void read_back(const struct world *w, cl_mem mem, void *to, size_t size);

extern const struct CMUnitTest catalyst_tests[], image_tests[];
extern const size_t catalyst_test_count, image_test_count;

#endif
