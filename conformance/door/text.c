/* SPDX-License-Identifier: MIT */
/* What captures have in common: lines of words, and memory without its zeros. */
#include "door.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 256 };

/* What has been written of the memory, so that nothing is written twice. */
static struct {
    uint64_t blocks[1 << 16];
    unsigned count;
} written;

FILE *
door_capture(int append)
{
    const char *path = getenv("DOOR_CAPTURE");
    return path ? fopen(path, append ? "a" : "w") : NULL;
}

void
door_forget(void)
{
    written.count = 0;
}

static bool
is_new(uint64_t block)
{
    for (unsigned k = 0; k < written.count; k++)
        if (written.blocks[k] == block)
            return false;
    if (written.count == sizeof written.blocks / sizeof written.blocks[0])
        abort();
    written.blocks[written.count++] = block;
    return true;
}

static void
write_block(FILE *f, uint64_t address, const uint8_t *bytes)
{
    static const uint8_t zeros[BLOCK];
    unsigned last = BLOCK / 4;
    uint32_t words[BLOCK / 4];
    if (!memcmp(bytes, zeros, BLOCK))
        return;
    memcpy(words, bytes, BLOCK);
    while (!words[last - 1])
        last--;
    fprintf(f, "at %llx", (unsigned long long)address);
    for (unsigned k = 0; k < last; k++)
        fprintf(f, " %x", words[k]);
    fprintf(f, "\n");
}

void
door_write_memory(FILE *f, uint64_t address, uint64_t bytes)
{
    const struct door_object *o = door_find(address);
    if (!o)
        return;
    const uint64_t end = o->address + o->bytes, last = bytes < end - address ? address + bytes : end;
    fprintf(f, "memory %llx %llx\n", (unsigned long long)address, (unsigned long long)(last - address));
    for (uint64_t b = address / BLOCK * BLOCK; b < last; b += BLOCK)
        if (is_new(b))
            write_block(f, b, o->host + (b - o->address));
}

void
door_write_words(FILE *f, const char *what, unsigned n, const uint32_t *words, unsigned count)
{
    fprintf(f, "%s %u", what, n);
    for (unsigned k = 0; k < count; k++)
        fprintf(f, " %x", words[k]);
    fprintf(f, "\n");
}
