/* SPDX-License-Identifier: MIT */
#include "compiler_entry.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

bool
rt_compiled_split(const void *entry, size_t size, size_t *product)
{
    uint64_t log;
    assert(entry && product);
    if (size < sizeof log)
        return false;
    memcpy(&log, entry, sizeof log);
    *product = sizeof log + (size_t)log;
    return log <= size - sizeof log;
}
