/* SPDX-License-Identifier: MIT */
/* .note.intelgt.compat: which GPU the program is for. */
#include "intel/container/products.h"
#include "zebin.h"

enum { NOTE_PRODUCT = 1, NOTE_FAMILY = 2, NOTE_CONFIG = 6, NOTE_HEADER = 12 };

struct target {
    uint32_t product, family, config;
    size_t at;
};

static void
take_note(struct target *t, uint32_t type, struct fe_bytes body)
{
    if (body.size < 4)
        return;
    if (type == NOTE_PRODUCT)
        t->product = fe_u32(body, 0);
    else if (type == NOTE_FAMILY)
        t->family = fe_u32(body, 0);
    else if (type == NOTE_CONFIG)
        t->config = fe_u32(body, 0);
    t->at = body.at;
}

static uint64_t
align4(uint64_t n)
{
    return (n + 3) & ~UINT64_C(3);
}

static int
read_notes(struct zebin *z, struct fe_bytes notes, struct target *t)
{
    while (notes.size) {
        struct fe_bytes name, body;
        if (notes.size < NOTE_HEADER)
            return fe_invalid(z->load, notes.at, "a compatibility note is cut off");
        const uint32_t name_size = fe_u32(notes, 0), size = fe_u32(notes, 4), type = fe_u32(notes, 8);
        const uint64_t end = NOTE_HEADER + align4(name_size) + align4(size);
        if (!fe_bytes_cut(notes, NOTE_HEADER, name_size, &name) ||
            !fe_bytes_cut(notes, NOTE_HEADER + align4(name_size), size, &body))
            return fe_invalid(z->load, notes.at, "a compatibility note is cut off");
        if (name_size == 8 && memcmp(name.data, "IntelGT", 8) == 0)
            take_note(t, type, body);
        fe_bytes_cut(notes, end < notes.size ? end : notes.size,
                     notes.size - (end < notes.size ? end : notes.size), &notes);
    }
    return 0;
}

/* A product's number, in the first generation of such notes, or its version, in the second. FE_DEVICE_COUNT:
 * none. */
static enum fe_device
find_product(const struct target *t)
{
    const uint32_t major = t->config >> 22, minor = t->config >> 14 & 0xff;
    unsigned d = 0;
    for (; d < FE_DEVICE_COUNT; d++) {
        const struct intel_product *const p = &intel_products[d];
        if (p->family && (t->config ? p->major == major && p->minor == minor : p->product == t->product))
            break;
    }
    return (enum fe_device)d;
}

static int
take_device(struct zebin *z, const struct target *t)
{
    char names[64];
    const bool by_product = t->config || t->product;
    const enum fe_device device =
        by_product ? find_product(t) : intel_device_of_family(t->family, z->load->device, 1);
    if (device < FE_DEVICE_COUNT)
        return fe_take_device(z->load, t->at, device);
    intel_device_names(names, sizeof names);
    if (t->config)
        return fe_invalid(z->load, t->at, "the zebin is for a GPU of version %u.%u, not for %s",
                          t->config >> 22, t->config >> 14 & 0xff, names);
    if (t->product)
        return fe_invalid(z->load, t->at, "the zebin is for product %u, not for %s", t->product, names);
    return fe_invalid(z->load, t->at, "the zebin is for GFXCORE family %u, not for %s", t->family, names);
}

int
zebin_take_target(struct zebin *z)
{
    const uint32_t note = 7;
    struct target t = {0};
    bool found = false;
    for (uint32_t i = 0; i < z->elf->count; i++) {
        const struct intel_section *s = &z->elf->sections[i];
        if (s->type != note || strcmp(s->name, ".note.intelgt.compat") != 0)
            continue;
        found = true;
        if (read_notes(z, s->body, &t))
            return -1;
    }
    if (!found || (!t.product && !t.family && !t.config))
        return fe_invalid(z->load, z->elf->file.at, "the zebin does not say which GPU it is for");
    return take_device(z, &t);
}
