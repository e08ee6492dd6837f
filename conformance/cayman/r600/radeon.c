/* SPDX-License-Identifier: MIT */
/*
 * The kernel's radeon driver with an HD 6900 (Cayman) for Mesa's r600: memory, questions, command streams
 * (capture.c). The numbers and structures are the kernel's radeon_drm.h. Needs RADEON_VA=1: every object has
 * an address of its own, and streams have no relocations.
 */
#include "capture.h"

#include <errno.h>
#include <stddef.h>

enum {
    COMMAND = 0x40,
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
enum { PCI_ID = 0x6700 };
/* --- memory --- */

struct gem_create {
    uint64_t size, alignment;
    uint32_t handle, domain, flags;
};

static int
gem_create(struct gem_create *a)
{
    a->handle = door_create(a->size);
    return a->handle ? 0 : -ENOMEM;
}

struct gem_mmap {
    uint32_t handle, pad;
    uint64_t offset, size, address;
};

static int
gem_mmap(struct gem_mmap *a)
{
    a->address = DOOR_MAP_MARK + door_object(a->handle)->file_offset;
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
    door_object(a->handle)->address = a->operation == MAP ? a->offset : 0;
    a->operation = 0;
    return 0;
}

/* --- questions --- */

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

/* --- the node --- */

int
door_ioctl(unsigned number, void *arg)
{
    switch (number) {
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

const struct door_node *
door_node(void)
{
    static const struct door_node node = {"radeon", {2, 50, 0}, 0x1002, PCI_ID};
    return &node;
}
