/* SPDX-License-Identifier: MIT */
/*
 * The kernel's i915 driver with an Ivy Bridge or a Haswell (DOOR_GPU=ivb|hsw) for Mesa's crocus: memory,
 * questions, batches (capture.c). The numbers and structures are the kernel's i915_drm.h.
 */
#include "capture.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    COMMAND = 0x40,
    GEM_CLOSE = 0x09,
    SYNCOBJ_CREATE = 0xbf,
    GETPARAM = COMMAND + 0x06,
    GEM_BUSY = COMMAND + 0x17,
    GEM_CREATE = COMMAND + 0x1b,
    SET_TILING = COMMAND + 0x21,
    GET_TILING = COMMAND + 0x22,
    GET_APERTURE = COMMAND + 0x23,
    MMAP_OFFSET = COMMAND + 0x24,
    EXECBUFFER2 = COMMAND + 0x29,
    MADVISE = COMMAND + 0x26,
    CONTEXT_CREATE = COMMAND + 0x2d,
    REG_READ = COMMAND + 0x31,
    USERPTR = COMMAND + 0x33,
    CONTEXT_GETPARAM = COMMAND + 0x34,
    QUERY = COMMAND + 0x39
};
enum { FIRST_ADDRESS = 1 << 20, PAGE = 4096 };

static bool
is_haswell(void)
{
    const char *gpu = getenv("DOOR_GPU");
    return gpu && !strcmp(gpu, "hsw");
}

const struct door_node *
door_node(void)
{
    enum { INTEL = 0x8086, IVB_GT2 = 0x0162, HSW_GT2 = 0x0412 };
    static const struct door_node ivb = {"i915", {1, 6, 0}, INTEL, IVB_GT2};
    static const struct door_node hsw = {"i915", {1, 6, 0}, INTEL, HSW_GT2};
    return is_haswell() ? &hsw : &ivb;
}

/* --- memory --- */

static struct {
    uint32_t mode, stride;
} tiling[DOOR_OBJECTS];

struct gem_create {
    uint64_t size;
    uint32_t handle, pad;
};

/* Gives a new object its address. */
static int
place(uint32_t handle)
{
    static uint64_t next = FIRST_ADDRESS;
    if (!handle)
        return -ENOMEM;
    struct door_object *o = door_object(handle);
    o->address = next;
    next += (o->bytes + PAGE - 1) / PAGE * PAGE;
    return next < 1ull << 31 ? 0 : -ENOMEM;
}

static int
gem_create(struct gem_create *a)
{
    a->handle = door_create(a->size);
    return place(a->handle);
}

struct userptr {
    uint64_t address, size;
    uint32_t flags, handle;
};

static int
userptr(struct userptr *a)
{
    a->handle = door_wrap((void *)(uintptr_t)a->address, a->size);
    return place(a->handle);
}

struct mmap_offset {
    uint32_t handle, pad;
    uint64_t offset, flags, extensions;
};

static int
mmap_offset(struct mmap_offset *a)
{
    a->offset = DOOR_MAP_MARK + door_object(a->handle)->file_offset;
    return 0;
}

struct gem_tiling {
    uint32_t handle, mode, stride, swizzle, physical;
};

static int
set_tiling(struct gem_tiling *a)
{
    tiling[a->handle % DOOR_OBJECTS].mode = a->mode;
    tiling[a->handle % DOOR_OBJECTS].stride = a->stride;
    a->swizzle = 0;
    return 0;
}

/* get_tiling has no stride. */
struct get_tiling {
    uint32_t handle, mode, swizzle, physical;
};

static int
get_tiling(struct get_tiling *a)
{
    a->mode = tiling[a->handle % DOOR_OBJECTS].mode;
    a->swizzle = a->physical = 0;
    return 0;
}

struct madvise {
    uint32_t handle, advice, retained;
};

static int
madvise_retained(struct madvise *a)
{
    a->retained = 1;
    return 0;
}

/* --- questions --- */

struct getparam {
    int32_t param;
    int *value;
};

static int
getparam(const struct getparam *a)
{
    enum { CHIPSET = 4, FENCES = 6, REVISION = 32, MMAP_VERSION = 30, MMAP_GTT_VERSION = 40, ALIASING = 18 };
    enum { TIMESTAMPS = 51, PARSER = 28 };
    switch (a->param) {
    case CHIPSET:
        *a->value = door_node()->device;
        break;
    case FENCES:
        *a->value = 8;
        break;
    case REVISION:
        *a->value = 0;
        break;
    case MMAP_VERSION:
    case MMAP_GTT_VERSION:
        *a->value = 4;
        break;
    case PARSER:
        *a->value = 10;
        break;
    case TIMESTAMPS:
        *a->value = 12500000;
        break;
    default:
        *a->value = 1;
        break;
    }
    return 0;
}

struct aperture {
    uint64_t size, available;
};

static int
get_aperture(struct aperture *a)
{
    *a = (struct aperture){1ull << 31, 1ull << 31};
    return 0;
}

struct context_param {
    uint32_t context, size;
    uint64_t param, value;
};

static int
context_getparam(struct context_param *a)
{
    enum { GTT_SIZE = 3 };
    a->value = a->param == GTT_SIZE ? 1ull << 31 : 0;
    return 0;
}

/* --- batches --- */

struct relocation {
    uint32_t target, delta;
    uint64_t offset, presumed;
    uint32_t read, write;
};

struct exec_object {
    uint32_t handle, relocation_count;
    uint64_t relocations, alignment, offset, flags, reserved[2];
};

struct exec {
    uint64_t objects;
    uint32_t object_count, start, length, dr1, dr4, cliprects;
    uint64_t cliprects_at, flags, context, reserved;
};

/* Targets are indices of the list (HANDLE_LUT). */
static void
relocate(const struct exec_object *list, const struct exec_object *of)
{
    const struct relocation *r = (const struct relocation *)(uintptr_t)of->relocations;
    for (uint32_t k = 0; k < of->relocation_count; k++) {
        const uint32_t value = (uint32_t)door_object(list[r[k].target].handle)->address + r[k].delta;
        memcpy(door_object(of->handle)->host + r[k].offset, &value, 4);
    }
}

static int
execute(const struct exec *a)
{
    enum { BATCH_FIRST = 1 << 18 };
    struct exec_object *list = (struct exec_object *)(uintptr_t)a->objects;
    for (uint32_t k = 0; k < a->object_count; k++) {
        relocate(list, &list[k]);
        list[k].offset = door_object(list[k].handle)->address;
    }
    const struct exec_object *batch = &list[a->flags & BATCH_FIRST ? 0 : a->object_count - 1];
    capture_batch(door_object(batch->handle)->address + a->start);
    return 0;
}

/* --- the node --- */

int
door_ioctl(unsigned number, void *arg)
{
    static uint32_t syncobjs;
    switch (number) {
    case GETPARAM:
        return getparam(arg);
    case GEM_CREATE:
        return gem_create(arg);
    case USERPTR:
        return userptr(arg);
    case MMAP_OFFSET:
        return mmap_offset(arg);
    case SET_TILING:
        return set_tiling(arg);
    case GET_TILING:
        return get_tiling(arg);
    case GET_APERTURE:
        return get_aperture(arg);
    case MADVISE:
        return madvise_retained(arg);
    case CONTEXT_GETPARAM:
        return context_getparam(arg);
    case EXECBUFFER2:
        return execute(arg);
    case CONTEXT_CREATE:
        *(uint32_t *)arg = 1;
        return 0;
    case SYNCOBJ_CREATE:
        *(uint32_t *)arg = ++syncobjs;
        return 0;
    case GEM_BUSY:
        ((uint32_t *)arg)[1] = 0;
        return 0;
    case REG_READ:
    case QUERY:
        return -EINVAL;
    default:
        return number > COMMAND || number == GEM_CLOSE ? 0 : -EINVAL;
    }
}
