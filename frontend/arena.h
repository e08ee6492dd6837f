/* SPDX-License-Identifier: MIT */
/* Memory of one program: handed out in pieces, freed at once. */
#ifndef FE_ARENA_H
#define FE_ARENA_H

#include <stdbool.h>
#include <stddef.h>

struct fe_arena {
    struct fe_arena_chunk *chunks;
    size_t used, room; /* of the newest chunk */
    size_t budget;     /* bytes that may still be taken: hostile headers must not exhaust the host */
    bool is_spent;     /* a request exceeded the budget */
};

/* Zeroed, 16-byte aligned; NULL when out of memory or budget. */
void *fe_arena_alloc(struct fe_arena *arena, size_t count, size_t size);
/* A NUL-terminated copy of text up to its first NUL, at most max bytes. */
const char *fe_arena_text(struct fe_arena *arena, const void *text, size_t max);
void fe_arena_free(struct fe_arena *arena);

#endif
