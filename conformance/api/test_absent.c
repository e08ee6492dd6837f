/* SPDX-License-Identifier: MIT */
/* What the devices do not have is refused, not crashed into. */
#include "api.h"

static void
other_programs(void **state)
{
    WORLD(state);
    const char il[4] = {3, 2, 35, 7};
    cl_uint word = 0;
    REFUSED(CL_INVALID_OPERATION, clCreateProgramWithIL(w->context, il, sizeof il, &err));
    REFUSED(CL_INVALID_CONTEXT, clCreateProgramWithIL((cl_context)w->queue, il, sizeof il, &err));
    REFUSED(CL_INVALID_VALUE, clCreateProgramWithBuiltInKernels(w->context, 1, &w->device, "k", &err));
    FAILS(CL_INVALID_OPERATION, clSetProgramSpecializationConstant(w->program, 0, sizeof word, &word));
}

static const struct CMUnitTest tests[] = {
    TEST(other_programs),
};
SUITE(absent, tests)
