/* SPDX-License-Identifier: MIT */
#include "products.h"

#include <stdio.h>

#define INTEL(family, product, major, minor, revision, other)                                                \
    {                                                                                                        \
        family, product, major, minor, revision, other                                                       \
    }
#define NOT_INTEL                                                                                            \
    {                                                                                                        \
        0, 0, 0, 0, 0, NULL                                                                                  \
    }

const struct intel_product intel_products[FE_DEVICE_COUNT] = {
#define FE_DEVICE(id, name, isa, platform, intel, ...) [FE_##id] = intel,
#include "frontend/devices.def"
#undef FE_DEVICE
};

enum fe_device
intel_device_of_family(uint32_t family, enum fe_device wanted, uint32_t stepping)
{
    unsigned found = FE_DEVICE_COUNT, first = FE_DEVICE_COUNT;
    if (wanted < FE_DEVICE_COUNT && intel_products[wanted].family == family)
        return wanted;
    for (unsigned d = FE_DEVICE_COUNT; d-- > 0;) {
        if (intel_products[d].family != family)
            continue;
        first = d;
        if (!intel_products[d].revision == !stepping)
            found = d;
    }
    return (enum fe_device)(found < FE_DEVICE_COUNT ? found : first);
}

const char *
intel_device_names(char *text, size_t size)
{
    unsigned last = 0;
    size_t used = 0;
    for (unsigned d = 0; d < FE_DEVICE_COUNT; d++)
        last = intel_products[d].family ? d : last;
    *text = 0;
    for (unsigned d = 0; d <= last; d++)
        if (intel_products[d].family && used < size)
            used += (size_t)snprintf(text + used, size - used, "%s%s",
                                     !used       ? ""
                                     : d == last ? " or "
                                                 : ", ",
                                     fe_device_name((enum fe_device)d));
    return text;
}
