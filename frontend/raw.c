/* SPDX-License-Identifier: MIT */
#include "frontend/raw.h"

#include <assert.h>

#include "gen/lower/gen_lower.h"
#include "isa.h"

bool
fe_takes_raw(enum fe_device device)
{
    return fe_device_isa(device) == &fe_isa_gen;
}

int
fe_raw_lower(enum fe_device device, struct fe_kernel *kernel, struct emu_error *error)
{
    assert(fe_takes_raw(device));
    return gen_lower(NULL, (enum gen_platform)fe_device_platform(device), kernel, error);
}
