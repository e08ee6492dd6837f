/* SPDX-License-Identifier: MIT */
#include "beignet.h"
#include "intel/container/products.h"

static const struct {
    const char *name, *words, *device;
} targets[] = {
#define TARGET(name, words, device) {name, words, device},
#include "targets.def"
#undef TARGET
};

static enum fe_device
device_of(const char *name)
{
    unsigned d = 0;
    while (d < FE_DEVICE_COUNT && strcmp(fe_device_name((enum fe_device)d), name) != 0)
        d++;
    return (enum fe_device)d;
}

int
beignet_take_target(struct fe_load *load, struct fe_bytes name)
{
    char list[128];
    for (size_t i = 0; i < sizeof targets / sizeof targets[0]; i++) {
        if (!fe_bytes_start(name, targets[i].name, 3))
            continue;
        const enum fe_device device = device_of(targets[i].device);
        if (device < FE_DEVICE_COUNT)
            return fe_take_device(load, name.at, device);
        return fe_invalid(load, name.at, "the binary is for %s (%s), not for %s", targets[i].words,
                          targets[i].name,
                          load->device < FE_DEVICE_COUNT ? fe_device_name(load->device)
                                                         : intel_device_names(list, sizeof list));
    }
    return fe_invalid(load, name.at, "'%.3s' is no GPU that Beignet compiles for", (const char *)name.data);
}
