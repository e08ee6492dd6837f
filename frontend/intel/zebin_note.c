/* SPDX-License-Identifier: MIT */
/* .note.intelgt.compat: which GPU the program is for. */
#include "zebin.h"

enum {
    NOTE_PRODUCT = 1,
    NOTE_FAMILY = 2,
    NOTE_CONFIG = 6,
    NOTE_HEADER = 12,
    FAMILY_GEN8 = 11,
    FAMILY_GEN9 = 12
};

/* Product numbers of the first generation of such notes, and the versions of the second. */
static const struct {
    uint32_t product, major, minor;
    enum fe_device device;
} products[] = {{16, 8, 0, FE_BDW}, {18, 9, 0, FE_SKL}, {22, 9, 3, FE_BXT}};

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

/* A product's number or version names the device. */
static bool
find_product(const struct target *t, enum fe_device *device)
{
    const uint32_t major = t->config >> 22, minor = t->config >> 14 & 0xff;
    for (size_t i = 0; i < sizeof products / sizeof products[0]; i++) {
        if (t->config ? products[i].major != major || products[i].minor != minor
                      : products[i].product != t->product)
            continue;
        *device = products[i].device;
        return true;
    }
    return false;
}

static int
take_device(struct zebin *z, const struct target *t)
{
    enum fe_device device;
    if (t->config || t->product) {
        if (find_product(t, &device))
            return fe_take_device(z->load, t->at, device);
        if (t->config)
            return fe_invalid(z->load, t->at,
                              "the zebin is for a GPU of version %u.%u, not for bdw, skl or bxt",
                              t->config >> 22, t->config >> 14 & 0xff);
        return fe_invalid(z->load, t->at, "the zebin is for product %u, not for bdw, skl or bxt", t->product);
    }
    if (t->family == FAMILY_GEN8)
        return fe_take_device(z->load, t->at, FE_BDW);
    if (t->family == FAMILY_GEN9)
        return fe_take_device(z->load, t->at, z->load->device == FE_BXT ? FE_BXT : FE_SKL);
    return fe_invalid(z->load, t->at, "the zebin is for GFXCORE family %u, not for Gen8 or Gen9", t->family);
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
