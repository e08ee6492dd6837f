/* SPDX-License-Identifier: MIT */
#include "linkable.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "emu/error.h"

enum { MODULE_ALIGN = 8, MAX_MODULES = 1 << 16 };

/* Then per module an entry and, padded to MODULE_ALIGN, its bytes. */
struct header {
    char magic[8];
    char device[8];
    uint32_t kind, takes_link_options, count, reserved;
};

struct entry {
    uint64_t size;
    uint32_t flags, reserved;
};

static const char magic[8] = "caygenL\1";

_Static_assert(sizeof(struct header) % MODULE_ALIGN == 0 && sizeof(struct entry) % MODULE_ALIGN == 0,
               "modules are aligned");

bool
rt_linkable_is(const void *bytes, size_t size)
{
    return size >= sizeof magic && memcmp(bytes, magic, sizeof magic) == 0;
}

enum rt_linkable_kind
rt_linkable_kind_of(const void *bytes, size_t size)
{
    struct header h = {.kind = RT_LINKABLE_OBJECT};
    if (size >= sizeof h)
        memcpy(&h, bytes, sizeof h);
    return h.kind == RT_LINKABLE_LIBRARY ? RT_LINKABLE_LIBRARY : RT_LINKABLE_OBJECT;
}

static size_t
padding(uint64_t size)
{
    return (size_t)(-size & (MODULE_ALIGN - 1));
}

static int
parse_header(const void *bytes, size_t size, const char *device, struct header *h, struct emu_error *error)
{
    if (!rt_linkable_is(bytes, size) || size < sizeof *h)
        return emu_fail(error, EMU_INVALID, "not a compiled object: %zu bytes", size);
    memcpy(h, bytes, sizeof *h);
    h->device[sizeof h->device - 1] = 0;
    if (strcmp(h->device, device) != 0)
        return emu_fail(error, EMU_INVALID, "a compiled object for '%s', not for '%s'", h->device, device);
    if ((h->kind != RT_LINKABLE_OBJECT && h->kind != RT_LINKABLE_LIBRARY) || h->count > MAX_MODULES)
        return emu_fail(error, EMU_INVALID, "a damaged compiled object: kind %u, %u modules", h->kind,
                        h->count);
    return 0;
}

int
rt_linkable_parse(const void *bytes, size_t size, const char *device, struct rt_linkable *linkable,
                  struct emu_error *error)
{
    struct header h;
    *linkable = (struct rt_linkable){0};
    if (parse_header(bytes, size, device, &h, error))
        return -1;
    struct rt_module *modules = calloc((size_t)h.count + 1, sizeof *modules);
    if (!modules)
        return emu_fail(error, EMU_NO_MEMORY, "no memory for %u modules", h.count);
    size_t at = sizeof h;
    for (uint32_t i = 0; i < h.count; i++) {
        struct entry entry = {.size = UINT64_MAX};
        if (size - at >= sizeof entry)
            memcpy(&entry, (const char *)bytes + at, sizeof entry);
        if (size - at < sizeof entry || entry.size > size - at - sizeof entry) {
            free(modules);
            return emu_fail(error, EMU_INVALID,
                            "a damaged compiled object: module %u ends beyond its %zu bytes", i, size);
        }
        at += sizeof entry;
        modules[i] = (struct rt_module){entry.flags, (const char *)bytes + at, (size_t)entry.size};
        at += (size_t)entry.size;
        at += padding(entry.size) < size - at ? padding(entry.size) : size - at;
    }
    *linkable =
        (struct rt_linkable){(enum rt_linkable_kind)h.kind, h.takes_link_options != 0, modules, h.count};
    return 0;
}

void
rt_linkable_free(struct rt_linkable *linkable)
{
    free(linkable->modules);
    *linkable = (struct rt_linkable){0};
}

void
rt_linkable_write(const struct rt_linkable *linkable, const char *device, struct rt_text *text)
{
    static const char zeros[MODULE_ALIGN];
    struct header h = {.kind = linkable->kind,
                       .takes_link_options = linkable->takes_link_options,
                       .count = (uint32_t)linkable->count};
    memcpy(h.magic, magic, sizeof magic);
    for (size_t i = 0; i + 1 < sizeof h.device && device[i]; i++)
        h.device[i] = device[i];
    rt_text_add(text, &h, sizeof h);
    for (size_t i = 0; i < linkable->count; i++) {
        const struct rt_module *module = &linkable->modules[i];
        const struct entry entry = {.size = module->size, .flags = module->flags};
        rt_text_add(text, &entry, sizeof entry);
        rt_text_add(text, module->bytes, module->size);
        rt_text_add(text, zeros, padding(module->size));
    }
}
