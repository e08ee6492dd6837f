/* SPDX-License-Identifier: MIT */
/*
 * Preparing a program asks several times per op for one of some two thousand rows: they are hashed, once per
 * process and level, by key and by address.
 */
#include "handlers.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>

struct simd_handlers {
    const struct simd_level *level;
    uint32_t mask;                   /* slots - 1, a power of two less one */
    const struct simd_row **by_key;  /* open addressing, NULL: free */
    const struct simd_row **by_code; /* the same by address */
    const struct simd_row *slots[];  /* both */
};

static uint32_t
slot_of(uint64_t value)
{
    return (uint32_t)(value * UINT64_C(0x9e3779b97f4a7c15) >> 40);
}

/* The slot of the row of this key, or the free one where it would be. */
static uint32_t
find_key(const struct simd_handlers *h, uint32_t key)
{
    uint32_t at = slot_of(key) & h->mask;
    while (h->by_key[at] && h->by_key[at]->key != key)
        at = (at + 1) & h->mask;
    return at;
}

static uint32_t
find_code(const struct simd_handlers *h, simd_fn *fn)
{
    uint32_t at = slot_of((uintptr_t)fn) & h->mask;
    while (h->by_code[at] && h->by_code[at]->fn != fn)
        at = (at + 1) & h->mask;
    return at;
}

/* If two rows have the same key, the first one is used. */
static void
add_table(struct simd_handlers *h, const struct simd_table *table)
{
    for (uint32_t i = 0; i < table->count; i++) {
        const struct simd_row *row = &table->rows[i];
        const uint32_t key = find_key(h, row->key), code = find_code(h, row->fn);
        if (!h->by_key[key])
            h->by_key[key] = row;
        if (!h->by_code[code])
            h->by_code[code] = row;
    }
}

static uint32_t
count_rows(const struct simd_level *level)
{
    uint32_t count = 0;
    for (const struct simd_table *const *t = level->tables; *t; t++)
        for (const struct simd_table *table = *t; table->rows; table++)
            count += table->count;
    return count;
}

static struct simd_handlers *
hash_level(const struct simd_level *level)
{
    uint32_t slots = 64;
    for (const uint32_t rows = count_rows(level); slots < 2 * rows;)
        slots *= 2;
    struct simd_handlers *h = calloc(1, sizeof(*h) + 2 * slots * sizeof(h->slots[0]));
    if (!h)
        return NULL;
    h->level = level;
    h->mask = slots - 1;
    h->by_key = h->slots;
    h->by_code = h->slots + slots;
    for (const struct simd_table *const *t = level->tables; *t; t++)
        for (const struct simd_table *table = *t; table->rows; table++)
            add_table(h, table);
    return h;
}

/* NULL: it was not built. */
static const struct simd_level *
level_of(enum backend_cpu cpu)
{
    assert(cpu < BACKEND_CPU_COUNT);
    if (cpu == BACKEND_BASELINE)
        return &simd_level_baseline;
    if (cpu == BACKEND_AVX2)
        return BACKEND_BEST_BUILT >= BACKEND_AVX2 ? &simd_level_avx2 : NULL;
    return BACKEND_BEST_BUILT >= BACKEND_AVX512 ? &simd_level_avx512 : NULL;
}

/* Each is made when it is first asked for, and kept: threads may use it while the process exits. It takes no
 * lock: a fork could leave one locked in the child. Of two threads that make the same, one frees its own. */
const struct simd_handlers *
simd_handlers_of(enum backend_cpu cpu)
{
    static struct simd_handlers *_Atomic made[BACKEND_CPU_COUNT];
    const struct simd_level *level = level_of(cpu);
    struct simd_handlers *_Atomic *const place = &made[cpu == BACKEND_ICELAKE ? BACKEND_AVX512 : cpu];
    struct simd_handlers *first = atomic_load(place);
    assert(level);
    if (first)
        return first;
    struct simd_handlers *own = hash_level(level);
    if (!own)
        return atomic_load(place);
    if (atomic_compare_exchange_strong(place, &first, own))
        return own;
    free(own);
    return first;
}

const struct simd_level *
simd_handlers_level(const struct simd_handlers *handlers)
{
    return handlers->level;
}

simd_fn *
simd_find(const struct simd_code *code, unsigned op, unsigned type, unsigned lanes, unsigned shape)
{
    const struct simd_row *row =
        code->handlers->by_key[find_key(code->handlers, SIMD_KEY(op, type, lanes, shape))];
    return row ? row->fn : NULL;
}

const struct simd_row *
simd_row_of(const struct simd_handlers *handlers, simd_fn *fn)
{
    return handlers->by_code[find_code(handlers, fn)];
}
