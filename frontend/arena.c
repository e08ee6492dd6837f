/* SPDX-License-Identifier: MIT */
#include "arena.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK_BYTES = 16384, ALIGN = 16 };

struct fe_arena_chunk {
    _Alignas(ALIGN) struct fe_arena_chunk *next;
    _Alignas(ALIGN) unsigned char bytes[];
};

static bool
add_chunk(struct fe_arena *arena, size_t bytes)
{
    const size_t room = bytes > CHUNK_BYTES ? bytes : CHUNK_BYTES;
    struct fe_arena_chunk *chunk = calloc(1, sizeof *chunk + room);
    if (!chunk)
        return false;
    chunk->next = arena->chunks;
    arena->chunks = chunk;
    arena->used = 0;
    arena->room = room;
    return true;
}

void *
fe_arena_alloc(struct fe_arena *arena, size_t count, size_t size)
{
    assert(size);
    const bool fits = count <= arena->budget / size;
    const size_t bytes = fits ? (count * size + ALIGN - 1) & ~(size_t)(ALIGN - 1) : 0;
    if (!fits || bytes > arena->budget) {
        arena->is_spent = true;
        return NULL;
    }
    if ((!arena->chunks || bytes > arena->room - arena->used) && !add_chunk(arena, bytes))
        return NULL;
    arena->budget -= bytes;
    void *at = arena->chunks->bytes + arena->used;
    arena->used += bytes;
    return at;
}

const char *
fe_arena_text(struct fe_arena *arena, const void *text, size_t max)
{
    const char *end = max ? memchr(text, 0, max) : NULL;
    const size_t length = end ? (size_t)(end - (const char *)text) : max;
    char *copy = fe_arena_alloc(arena, length + 1, 1);
    if (copy && length)
        memcpy(copy, text, length);
    return copy;
}

void
fe_arena_free(struct fe_arena *arena)
{
    while (arena->chunks) {
        struct fe_arena_chunk *next = arena->chunks->next;
        free(arena->chunks);
        arena->chunks = next;
    }
}
