/* SPDX-License-Identifier: MIT */
#include "functions.h"

#include <stdlib.h>

static int
by_value(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

void
intel_sort_functions(struct intel_functions *f)
{
    uint32_t kept = 0;
    qsort(f->entries, f->count, sizeof *f->entries, by_value);
    for (uint32_t i = 0; i < f->count; i++)
        if (!kept || f->entries[i] != f->entries[kept - 1])
            f->entries[kept++] = f->entries[i];
    f->count = kept;
}

int
intel_append_functions(struct fe_load *load, const struct intel_functions *f, struct fe_kernel *kernel,
                       uint8_t **code, uint32_t *base)
{
    *base = (kernel->code_bytes + INTEL_CODE_ALIGN - 1) / INTEL_CODE_ALIGN * INTEL_CODE_ALIGN;
    *code = fe_alloc(load, (size_t)*base + f->code_bytes, 1);
    uint32_t *entries = fe_alloc(load, f->count + 1u, sizeof *entries);
    if (!*code || !entries)
        return -1;
    memcpy(*code, kernel->code, kernel->code_bytes);
    memcpy(*code + *base, f->code, f->code_bytes);
    for (uint32_t i = 0; i < f->count; i++)
        entries[i] = *base + f->entries[i];
    kernel->code = *code;
    kernel->code_bytes = *base + f->code_bytes;
    kernel->code_address = INTEL_FUNCTIONS_ADDRESS - *base;
    kernel->entries = entries;
    kernel->entry_count = f->count;
    kernel->asks_local_size = true; /* one of them may */
    return 0;
}
