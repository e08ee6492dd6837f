/* SPDX-License-Identifier: MIT */
#include <assert.h>

#include "frontend/program.h"

const char *
fe_device_name(enum fe_device device)
{
    static const char *const names[FE_DEVICE_COUNT] = {"skl", "bxt", "bdw", "cayman"};
    assert(device < FE_DEVICE_COUNT);
    return names[device];
}
