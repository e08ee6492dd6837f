/* SPDX-License-Identifier: MIT */
#include "debug_data.h"

#include <stdlib.h>

#include "compile/build_options.h"
#include "compile/compiler.h"
#include "emu/error.h"
#include "frontend/program.h"
#include "runtime/device.h"

static bool
has_same_code(const struct fe_program *a, const struct fe_program *b)
{
    bool same = a->kernel_count == b->kernel_count;
    for (uint32_t i = 0; same && i < a->kernel_count; i++)
        same = fe_kernel_is_same(&a->kernels[i], &b->kernels[i]);
    return same;
}

static bool
is_same(const struct rt_job *job, const struct rt_product *a, const struct rt_product *b)
{
    const enum fe_device device = (enum fe_device)job->device->id;
    struct fe_program *x = NULL, *y = NULL;
    struct emu_error error = {0};
    const bool same = !fe_program_parse(a->bytes, a->size, device, &x, &error) &&
                      !fe_program_parse(b->bytes, b->size, device, &y, &error) && has_same_code(x, y);
    fe_program_free(x);
    fe_program_free(y);
    return same;
}

void
rt_debug_data_add(const struct rt_job *job, struct rt_product *product)
{
    struct rt_build_options options = *job->options; /* shares its lists */
    struct rt_product other = {0};
    struct rt_job again = *job;
    if (options.flags & RT_BUILD_DEBUG || job->to_module || !product->bytes)
        return;
    options.flags |= RT_BUILD_DEBUG;
    again.options = &options;
    const bool better =
        rt_compile(&again, &other) == RT_COMPILED && other.bytes && is_same(job, product, &other);
    struct rt_product worse = better ? *product : other;
    if (better)
        *product = other;
    free(worse.bytes);
    free(worse.log);
}
