/* SPDX-License-Identifier: MIT */
#include <assert.h>

#include "gen/isa/gen_platform.h"
#include "isa.h"

static const struct {
    const char *name;
    const struct fe_isa *isa;
    unsigned platform;
} devices[FE_DEVICE_COUNT] = {
#define FE_DEVICE(id, name, isa, platform, ...) [FE_##id] = {name, &fe_isa_##isa, platform},
#include "frontend/devices.def"
#undef FE_DEVICE
};

const char *
fe_device_name(enum fe_device device)
{
    assert(device < FE_DEVICE_COUNT);
    return devices[device].name;
}

const struct fe_isa *
fe_device_isa(enum fe_device device)
{
    assert(device < FE_DEVICE_COUNT);
    return devices[device].isa;
}

unsigned
fe_device_platform(enum fe_device device)
{
    assert(device < FE_DEVICE_COUNT);
    return devices[device].platform;
}
