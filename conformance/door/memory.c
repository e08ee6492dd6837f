/* SPDX-License-Identifier: MIT */
/* The memory of a GPU that is not there: objects in one file, by handle and by the GPU's address. */
#define _GNU_SOURCE
#include "door.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { PAGE = 4096, MAPS = 4096 };
#define FILE_BYTES (1ull << 36)
#define NO_FILE (1ull << 63)

static struct {
    struct door_object object[DOOR_OBJECTS];
    uint64_t next;
    uint32_t handles;
    int file;
    struct {
        const uint8_t *at;
        uint64_t bytes, file_offset;
    } map[MAPS];
    uint32_t maps;
} memory = {.file = -1};

int
door_file(void)
{
    if (memory.file < 0) {
        memory.file = memfd_create("door", 0);
        if (memory.file < 0 || ftruncate(memory.file, FILE_BYTES))
            abort();
    }
    return memory.file;
}

uint32_t
door_create(uint64_t bytes)
{
    if (memory.handles + 1 >= DOOR_OBJECTS)
        return 0;
    struct door_object *o = &memory.object[++memory.handles];
    o->bytes = (bytes + PAGE - 1) / PAGE * PAGE;
    o->file_offset = memory.next;
    memory.next += o->bytes;
    o->host = mmap(NULL, o->bytes, PROT_READ | PROT_WRITE, MAP_SHARED, door_file(), (off_t)o->file_offset);
    return o->host == MAP_FAILED ? 0 : memory.handles;
}

uint32_t
door_wrap(void *host, uint64_t bytes)
{
    if (memory.handles + 1 >= DOOR_OBJECTS)
        return 0;
    memory.object[++memory.handles] =
        (struct door_object){.host = host, .bytes = bytes, .file_offset = NO_FILE};
    return memory.handles;
}

struct door_object *
door_object(uint32_t handle)
{
    return &memory.object[handle % DOOR_OBJECTS];
}

const struct door_object *
door_find(uint64_t address)
{
    for (uint32_t k = 1; k <= memory.handles; k++) {
        const struct door_object *o = &memory.object[k % DOOR_OBJECTS];
        if (o->address && address - o->address < o->bytes)
            return o;
    }
    return NULL;
}

void
door_mapped(const void *at, uint64_t bytes, uint64_t file_offset)
{
    const uint32_t n = memory.maps++ % MAPS;
    memory.map[n].at = at;
    memory.map[n].bytes = bytes;
    memory.map[n].file_offset = file_offset;
}

static uint64_t
address_in_file(uint64_t offset)
{
    for (uint32_t k = 1; k <= memory.handles; k++)
        if (offset - memory.object[k].file_offset < memory.object[k].bytes)
            return memory.object[k].address + (offset - memory.object[k].file_offset);
    return 0;
}

/* The newest mapping counts: an older one may be gone. */
uint64_t
door_address(const void *at)
{
    const uint32_t most = memory.maps < MAPS ? memory.maps : MAPS;
    for (uint32_t k = 1; k <= most; k++) {
        const uint32_t n = (memory.maps - k) % MAPS;
        const uint64_t in = (uint64_t)((const uint8_t *)at - memory.map[n].at);
        if (in < memory.map[n].bytes)
            return address_in_file(memory.map[n].file_offset + in);
    }
    return 0;
}
