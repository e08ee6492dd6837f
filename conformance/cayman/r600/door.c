/* SPDX-License-Identifier: MIT */
/*
 * A radeon render node without a GPU, for LD_PRELOAD: Mesa's unmodified r600 driver finds an HD 6900
 * (Cayman), allocates its memory here and hands over its command streams (capture.c). The node is /dev/null,
 * whose ioctl and mmap are answered here; of libdrm only the functions that list devices are replaced. The
 * numbers and structures are the kernel's radeon_drm.h. Needs RADEON_VA=1: every object has an address of its
 * own, and streams have no relocations.
 */
#define _GNU_SOURCE
#include "door.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum {
    DRM = 'd',
    COMMAND = 0x40,
    VERSION = 0x00,
    GEM_CLOSE = 0x09,
    GEM_INFO = COMMAND + 0x1c,
    GEM_CREATE = COMMAND + 0x1d,
    GEM_MMAP = COMMAND + 0x1e,
    CS = COMMAND + 0x26,
    INFO = COMMAND + 0x27,
    GEM_VA = COMMAND + 0x2b,
    GEM_OP = COMMAND + 0x2c,
    GEM_USERPTR = COMMAND + 0x2d
};
enum { PCI_ID = 0x6700, RENDER_NODE = 2, PAGE = 4096 };
#define FILE_BYTES (1ull << 36)
#define MAP_MARK (1ull << 40) /* offsets of mmap from here on are ours */

static struct {
    struct door_object object[DOOR_OBJECTS];
    uint64_t next;
    uint32_t handles;
    int file;
} door = {.file = -1};

const struct door_object *
door_find(uint64_t address)
{
    for (uint32_t k = 1; k <= door.handles; k++) {
        const struct door_object *o = &door.object[k % DOOR_OBJECTS];
        if (o->address && address - o->address < o->bytes)
            return o;
    }
    return NULL;
}

/* --- memory --- */

struct gem_create {
    uint64_t size, alignment;
    uint32_t handle, domain, flags;
};

static int
gem_create(struct gem_create *a)
{
    if (door.file < 0) {
        door.file = memfd_create("door", 0);
        if (door.file < 0 || ftruncate(door.file, FILE_BYTES))
            abort();
    }
    if (door.handles + 1 >= DOOR_OBJECTS)
        return -ENOMEM;
    struct door_object *o = &door.object[++door.handles];
    o->bytes = (a->size + PAGE - 1) / PAGE * PAGE;
    o->file_offset = door.next;
    door.next += o->bytes;
    o->host = mmap(NULL, o->bytes, PROT_READ | PROT_WRITE, MAP_SHARED, door.file, (off_t)o->file_offset);
    a->handle = door.handles;
    return o->host == MAP_FAILED ? -ENOMEM : 0;
}

struct gem_mmap {
    uint32_t handle, pad;
    uint64_t offset, size, address;
};

static int
gem_mmap(struct gem_mmap *a)
{
    a->address = MAP_MARK + door.object[a->handle % DOOR_OBJECTS].file_offset;
    return 0;
}

struct gem_va {
    uint32_t handle, operation, vm, flags;
    uint64_t offset;
};

static int
gem_va(struct gem_va *a)
{
    enum { MAP = 1 };
    door.object[a->handle % DOOR_OBJECTS].address = a->operation == MAP ? a->offset : 0;
    a->operation = 0;
    return 0;
}

/* --- questions --- */

struct version {
    int major, minor, patch;
    size_t name_len;
    char *name;
    size_t date_len;
    char *date;
    size_t desc_len;
    char *desc;
};

static void
answer(char *to, size_t *len, const char *text)
{
    if (to && *len)
        memcpy(to, text, *len < strlen(text) ? *len : strlen(text));
    *len = strlen(text);
}

static int
version(struct version *v)
{
    v->major = 2;
    v->minor = 50;
    v->patch = 0;
    answer(v->name, &v->name_len, "radeon");
    answer(v->date, &v->date_len, "0");
    answer(v->desc, &v->desc_len, "door");
    return 0;
}

struct info {
    uint32_t request, pad;
    uint64_t value;
};

static int
info(const struct info *a)
{
    enum { ONE = 0, DEVICE_ID = 0x00, TILING_CONFIG = 0x06, NUM_BACKENDS = 0x0a, NUM_TILE_PIPES = 0x0b };
    enum { VA_START = 0x0e, IB_MAX = 0x0f, MAX_PIPES = 0x10, MAX_SE = 0x12, RING = 0x15, RESETS = 0x26 };
    uint32_t *value = (uint32_t *)(uintptr_t)a->value;
    switch (a->request) {
    case DEVICE_ID:
        *value = PCI_ID;
        break;
    case TILING_CONFIG:
        *value = 0x13;
        break; /* 8 pipes, 8 banks, groups of 256 bytes, rows of 1 KiB */
    case NUM_BACKENDS:
        *value = 8;
        break;
    case NUM_TILE_PIPES:
        *value = 8;
        break;
    case VA_START:
        *value = 1 << 20;
        break;
    case IB_MAX:
        *value = 64 << 10;
        break;
    case MAX_PIPES:
        *value = 8;
        break;
    case MAX_SE:
        *value = 2;
        break;
    case RING:
        *value = 0;
        break;
    case RESETS:
        *value = 0;
        break;
    case 0x16 ... 0x19:
        return -EINVAL;
    default:
        *value = 1;
        break;
    }
    return 0;
}

struct gem_info {
    uint64_t gart, vram, visible;
};

static int
gem_info(struct gem_info *a)
{
    *a = (struct gem_info){512 << 20, 512 << 20, 512 << 20};
    return 0;
}

struct gem_op {
    uint32_t handle, op;
    uint64_t value;
};

static int
gem_op(struct gem_op *a)
{
    enum { VRAM = 4 };
    a->value = VRAM;
    return 0;
}

/* --- streams --- */

struct chunk {
    uint32_t id, words;
    uint64_t data;
};

struct cs {
    uint32_t chunks, id;
    uint64_t array, gart_limit, vram_limit;
};

static int
submit(const struct cs *a)
{
    enum { CHUNK_IB = 2 };
    const uint64_t *array = (const uint64_t *)(uintptr_t)a->array;
    for (uint32_t k = 0; k < a->chunks; k++) {
        const struct chunk *c = (const struct chunk *)(uintptr_t)array[k];
        if (c->id == CHUNK_IB)
            capture_stream((const uint32_t *)(uintptr_t)c->data, c->words);
    }
    return 0;
}

/* --- what is interposed --- */

static int
answer_ioctl(unsigned number, void *arg)
{
    switch (number) {
    case VERSION:
        return version(arg);
    case GEM_INFO:
        return gem_info(arg);
    case GEM_CREATE:
        return gem_create(arg);
    case GEM_MMAP:
        return gem_mmap(arg);
    case GEM_VA:
        return gem_va(arg);
    case GEM_OP:
        return gem_op(arg);
    case CS:
        return submit(arg);
    case INFO:
        return info(arg);
    case GEM_USERPTR:
        return -EINVAL;
    default:
        return number > COMMAND || number == GEM_CLOSE ? 0 : -EINVAL;
    }
}

int
ioctl(int fd, unsigned long request, ...)
{
    va_list list;
    va_start(list, request);
    void *arg = va_arg(list, void *);
    va_end(list);
    if ((request >> 8 & 0xff) != DRM) {
        int (*next)(int, unsigned long, ...) = (int (*)(int, unsigned long, ...))dlsym(RTLD_NEXT, "ioctl");
        return next(fd, request, arg);
    }
    const int result = answer_ioctl(request & 0xff, arg);
    errno = -result;
    return result ? -1 : 0;
}

typedef void *map_function(void *, size_t, int, int, int, off_t);

void *
mmap64(void *at, size_t bytes, int prot, int flags, int fd, off_t offset)
{
    static map_function *next;
    if (!next)
        next = (map_function *)dlsym(RTLD_NEXT, "mmap64");
    return (uint64_t)offset < MAP_MARK
               ? next(at, bytes, prot, flags, fd, offset)
               : next(at, bytes, prot, flags, door.file, (off_t)((uint64_t)offset - MAP_MARK));
}

void *
mmap(void *at, size_t bytes, int prot, int flags, int fd, off_t offset)
{
    return mmap64(at, bytes, prot, flags, fd, offset);
}

/* libdrm's drmDevice, as far as it is used. */
struct device {
    char **nodes;
    int available, bus;
    void *bus_info, *device_info;
};

static char null_name[] = "/dev/null";
static char *nodes[4] = {null_name, null_name, null_name, null_name};
static uint8_t pci[64];
static struct device device = {nodes, 1 << RENDER_NODE, 0, pci, pci};

int
drmGetDevices2(uint32_t flags, struct device *list[], int room)
{
    (void)flags;
    if (list && room > 0)
        list[0] = &device;
    return 1;
}

int
drmGetDevice2(int fd, uint32_t flags, struct device **out)
{
    (void)fd, (void)flags;
    *out = &device;
    return 0;
}

void
drmFreeDevice(struct device **d)
{
    *d = NULL;
}

void
drmFreeDevices(struct device *list[], int count)
{
    (void)list, (void)count;
}

int
drmDevicesEqual(struct device *a, struct device *b)
{
    return a == b;
}
