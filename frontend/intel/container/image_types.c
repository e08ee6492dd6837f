/* SPDX-License-Identifier: MIT */
#include "image_types.h"

#include "missing.h"

struct image_type {
    uint32_t number;
    const char *name;
    bool refused;
    enum fe_image_shape shape;
};

enum { is_take, is_refuse };

static const struct image_type types[] = {
#define TYPE(number, name, handler, shape) {number, #name, is_##handler, shape},
#include "image_types.def"
#undef TYPE
};

enum { TYPE_COUNT = sizeof types / sizeof types[0] };

static int
use(struct fe_load *load, const char *kernel, const struct image_type *type, struct fe_arg *arg)
{
    arg->shape = type->shape;
    if (type->refused)
        intel_refuse_missing(load, kernel, type->name);
    return 0;
}

int
intel_image_type_by_number(struct fe_load *load, size_t at, const char *kernel, uint32_t number,
                           struct fe_arg *arg)
{
    for (size_t i = 0; i < TYPE_COUNT; i++)
        if (types[i].number == number)
            return use(load, kernel, &types[i], arg);
    return fe_invalid(load, at, "kernel %.64s has an image argument of type %u", kernel, number);
}

int
intel_image_type_by_name(struct fe_load *load, size_t at, const char *kernel, const char *name,
                         struct fe_arg *arg)
{
    if (!*name)
        return 0;
    for (size_t i = 0; i < TYPE_COUNT; i++)
        if (strcmp(types[i].name, name) == 0)
            return use(load, kernel, &types[i], arg);
    return fe_invalid(load, at, "kernel %.64s has an image argument of type %.64s", kernel, name);
}
