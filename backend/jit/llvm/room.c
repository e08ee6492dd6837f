/* SPDX-License-Identifier: MIT */
#include "room.h"

#include <stddef.h>
#include <sys/mman.h>

/* Skylake's kernels of the corpus take 3 to 51 MiB, those with most ops 4 to 14 KiB each. */
#define BASE_BYTES ((size_t)64 << 20)
#define OP_BYTES ((size_t)32 << 10)

/* Writable memory counts towards the process' limit and, where the host does not overcommit, towards its own;
 * untouched it costs nothing. */
bool
jit_has_room(uint32_t op_count)
{
    const size_t bytes = BASE_BYTES + op_count * OP_BYTES;
    void *room = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED)
        return false;
    munmap(room, bytes);
    return true;
}
