/* SPDX-License-Identifier: MIT */
/* What only all tokens of a kernel together decide. */
#include "intel/container/kernel_finish.h"
#include "patch.h"

int
patch_finish(struct patch_kernel *k, struct fe_bytes list)
{
    struct fe_kernel *kernel = k->kernel;
    if (!k->has_environment)
        return fe_invalid(k->load, list.at, "kernel %.64s has no EXECUTION_ENVIRONMENT token", kernel->name);
    if (!k->has_payload)
        return fe_invalid(k->load, list.at, "kernel %.64s has no THREAD_PAYLOAD token", kernel->name);
    for (uint32_t i = 0; i < kernel->printf_count; i++)
        if (!k->strings[i])
            k->strings[i] = "";
    kernel->printf_strings = k->strings;
    return intel_finish_kernel(k->load, list.at, kernel, k->type_sizes);
}
