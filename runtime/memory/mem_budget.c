/* SPDX-License-Identifier: MIT */
#include "mem_budget.h"

#include <assert.h>

#include "runtime/device.h"
#include "runtime/log.h"
#include "runtime/platform.h"

bool
rt_mem_budget_take(size_t bytes)
{
    cl_platform_id platform = rt_platform();
    const cl_ulong most = platform->host_bytes;
    unsigned long long used = atomic_load(&platform->used_bytes);
    do {
        if (bytes > most || used > most - bytes) {
            rt_debug(RT_DEBUG_API, "no memory for %zu bytes: %llu of the host's %llu bytes are in use", bytes,
                     used, (unsigned long long)most);
            return false;
        }
    } while (!atomic_compare_exchange_weak(&platform->used_bytes, &used, used + bytes));
    return true;
}

void
rt_mem_budget_give(size_t bytes)
{
    const cl_ulong before = atomic_fetch_sub(&rt_platform()->used_bytes, bytes);
    assert(before >= bytes);
    (void)before;
}
