/* SPDX-License-Identifier: MIT */
#include "beignet.h"

static const struct {
    const char *name, *device;
    uint32_t private_step;
} targets[] = {
#define TARGET(name, device, private_step) {name, device, private_step},
#include "targets.def"
#undef TARGET
};

static enum fe_device
device_of(const char *name)
{
    unsigned d = 0;
    while (strcmp(fe_device_name((enum fe_device)d), name) != 0)
        d++;
    return (enum fe_device)d;
}

int
beignet_take_target(struct fe_load *load, struct fe_bytes name, uint32_t *private_step)
{
    for (size_t i = 0; i < sizeof targets / sizeof targets[0]; i++) {
        *private_step = targets[i].private_step;
        if (fe_bytes_start(name, targets[i].name, 3))
            return fe_take_device(load, name.at, device_of(targets[i].device));
    }
    return fe_invalid(load, name.at, "'%.3s' is no GPU that Beignet compiles for", (const char *)name.data);
}
