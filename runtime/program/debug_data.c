/* SPDX-License-Identifier: MIT */
#include "debug_data.h"

#include <stdlib.h>

#include "compile/build_options.h"
#include "compile/compiler.h"
#include "emu/error.h"
#include "frontend/program.h"
#include "runtime/device.h"

static uint32_t
count_same(const struct fe_program *a, const struct fe_program *b)
{
    uint32_t same = 0;
    for (uint32_t i = 0; i < a->kernel_count; i++)
        for (uint32_t k = 0; k < b->kernel_count; k++)
            same += fe_kernel_is_same(&a->kernels[i], &b->kernels[k]);
    return same;
}

static struct fe_program *
parse(const struct rt_job *job, const struct rt_product *product)
{
    struct fe_program *program = NULL;
    struct emu_error error = {0};
    (void)fe_program_parse(product->bytes, product->size, (enum fe_device)job->device->id, &program, &error);
    return program;
}

/* If all kernels have the same code, the better product is the program. If some have, it only lends them its
 * lines. */
static void
take(const struct rt_job *job, struct rt_product *product, struct rt_product *better,
     struct fe_program **lined)
{
    struct fe_program *is = parse(job, product), *other = parse(job, better);
    const uint32_t same = is && other ? count_same(is, other) : 0;
    if (same && same == is->kernel_count && same == other->kernel_count) {
        const struct rt_product worse = *product;
        *product = *better;
        *better = worse;
    } else if (same) {
        *lined = other;
        other = NULL;
    }
    fe_program_free(is);
    fe_program_free(other);
}

void
rt_debug_data_add(const struct rt_job *job, struct rt_product *product, struct fe_program **lined)
{
    struct rt_build_options options = *job->options; /* shares its lists */
    struct rt_product other = {0};
    struct rt_job again = *job;
    *lined = NULL;
    if (options.flags & RT_BUILD_DEBUG || job->to_module || !product->bytes)
        return;
    options.flags |= RT_BUILD_DEBUG;
    again.options = &options;
    if (rt_compile(&again, &other) == RT_COMPILED && other.bytes)
        take(job, product, &other, lined);
    free(other.bytes);
    free(other.log);
}
