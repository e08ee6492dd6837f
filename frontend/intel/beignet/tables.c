/* SPDX-License-Identifier: MIT */
/* A kernel's samplers and images. */
#include "beignet.h"

/* --- samplers: a key and the index in the kernel's table, in the order of the keys --- */

/* A key is OpenCL C's constant in Beignet's headers, or names an argument. */
enum {
    KEY_NORMALISED = 1,
    KEY_ADDRESS = 0xe,
    KEY_LINEAR = 0x20,
    KEY_ARG_AT = 14,
    KEY_ARG_MASK = 0xff,
    KEY_IS_ARG = 1 << 22
};

int
beignet_read_samplers(struct beignet_kernel *k)
{
    static const char *const WHAT = "the table of samplers";
    size_t start;
    uint32_t count;
    if (beignet_begin(k->cursor, BEIGNET_WORD('S', 'A', 'M', 'P'), WHAT, &start) ||
        beignet_count(k->cursor, "samplers", BEIGNET_SAMPLER_BYTES, &count) ||
        beignet_take(k->cursor, count * BEIGNET_SAMPLER_BYTES, WHAT, &k->samplers))
        return -1;
    return beignet_end(k->cursor, BEIGNET_WORD('P', 'M', 'A', 'S'), WHAT, start);
}

static struct emu_sampler
sampler_of(uint32_t key)
{
    static const uint8_t modes[] = {EMU_ADDRESS_BORDER, EMU_ADDRESS_EDGE, EMU_ADDRESS_BORDER,
                                    EMU_ADDRESS_REPEAT, EMU_ADDRESS_MIRROR};
    const uint32_t mode = (key & KEY_ADDRESS) / 2;
    const uint8_t address = mode < sizeof modes ? modes[mode] : EMU_ADDRESS_BORDER;
    return (struct emu_sampler){.valid = true,
                                .linear = key & KEY_LINEAR,
                                .normalised = key & KEY_NORMALISED,
                                .address = {address, address, address}};
}

static int
apply_sampler(struct beignet_kernel *k, struct emu_sampler *table, size_t at, uint32_t key, uint32_t slot)
{
    const uint32_t arg = key >> KEY_ARG_AT & KEY_ARG_MASK;
    if (slot >= FE_MAX_SAMPLERS)
        return fe_invalid(k->cursor->load, at, "kernel %.64s has a sampler at index %u", k->kernel->name,
                          slot);
    if (k->kernel->sampler_count <= slot)
        k->kernel->sampler_count = slot + 1;
    if (!(key & KEY_IS_ARG)) {
        table[slot] = sampler_of(key);
        return 0;
    }
    if (arg >= k->kernel->arg_count || k->kernel->args[arg].kind != FE_ARG_SAMPLER)
        return fe_invalid(k->cursor->load, at, "kernel %.64s takes argument %u for a sampler",
                          k->kernel->name, arg);
    beignet_add(k, (struct fe_patch){.kind = FE_PATCH_SAMPLER, .arg = arg, .offset = slot});
    return 0;
}

int
beignet_apply_samplers(struct beignet_kernel *k)
{
    struct emu_sampler *table = fe_alloc(k->cursor->load, FE_MAX_SAMPLERS, sizeof *table);
    if (!table)
        return -1;
    k->kernel->samplers = table;
    for (size_t at = 0; at < k->samplers.size; at += BEIGNET_SAMPLER_BYTES)
        if (apply_sampler(k, table, k->samplers.at + at, fe_u32(k->samplers, at),
                          fe_u32(k->samplers, at + 4)))
            return -1;
    return 0;
}

/* --- images: twice the same list, by the compiler's register and by binding table index --- */

int
beignet_read_images(struct beignet_kernel *k)
{
    static const char *const WHAT = "the table of images";
    size_t start;
    uint32_t count;
    if (beignet_begin(k->cursor, BEIGNET_WORD('I', 'M', 'A', 'G'), WHAT, &start))
        return -1;
    for (unsigned list = 0; list < 2; list++)
        if (beignet_count(k->cursor, "images", BEIGNET_IMAGE_BYTES, &count) ||
            beignet_take(k->cursor, count * BEIGNET_IMAGE_BYTES, WHAT, &k->images))
            return -1;
    return beignet_end(k->cursor, BEIGNET_WORD('G', 'A', 'M', 'I'), WHAT, start);
}

/* The words of an entry. */
enum { IMAGE_KEY, IMAGE_ARG, IMAGE_SURFACE, IMAGE_PROPERTIES };

static bool
is_array(enum fe_image_shape shape)
{
    return shape == FE_SHAPE_1D_ARRAY || shape == FE_SHAPE_2D_ARRAY || shape == FE_SHAPE_2D_ARRAY_DEPTH;
}

/* Places in the payload; all ones: code does not ask. */
static void
add_properties(struct beignet_kernel *k, struct fe_bytes entry, uint32_t arg)
{
    const bool array = is_array(k->kernel->args[arg].shape);
    const uint32_t values[] = {FE_IMAGE_WIDTH, FE_IMAGE_HEIGHT, array ? FE_IMAGE_ARRAY_SIZE : FE_IMAGE_DEPTH,
                               FE_IMAGE_CHANNEL_TYPE, FE_IMAGE_CHANNEL_ORDER};
    for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
        const uint32_t place = fe_u32(entry, 4 * (IMAGE_PROPERTIES + (size_t)i));
        if (place != UINT32_MAX)
            beignet_add(k, (struct fe_patch){FE_PATCH_IMAGE_VALUE, arg, values[i], place, 4});
    }
}

/*
 * Beignet's library reads some 1D arrays as arrays of two dimensions, at another index, and buffers always as
 * an image of two dimensions.
 */
static int
add_surfaces(struct beignet_kernel *k, size_t at, uint32_t arg, uint32_t surface)
{
    enum { FLAT_FROM = 128 };
    const enum fe_image_shape shape = k->kernel->args[arg].shape;
    const bool flat = shape == FE_SHAPE_BUFFER;
    if (beignet_check_surface(k, at, surface) ||
        (shape == FE_SHAPE_1D_ARRAY && beignet_check_surface(k, at, surface + FLAT_FROM)))
        return -1;
    beignet_add(k, (struct fe_patch){
                       .kind = flat ? FE_PATCH_IMAGE_FLAT : FE_PATCH_IMAGE, .arg = arg, .offset = surface});
    if (shape == FE_SHAPE_1D_ARRAY)
        beignet_add(
            k, (struct fe_patch){.kind = FE_PATCH_IMAGE_FLAT, .arg = arg, .offset = surface + FLAT_FROM});
    return 0;
}

int
beignet_apply_images(struct beignet_kernel *k)
{
    for (size_t at = 0; at < k->images.size; at += BEIGNET_IMAGE_BYTES) {
        struct fe_bytes entry;
        fe_bytes_cut(k->images, at, BEIGNET_IMAGE_BYTES, &entry);
        const uint32_t arg = fe_u32(entry, 4 * IMAGE_ARG), surface = fe_u32(entry, 4 * IMAGE_SURFACE);
        if (arg >= k->kernel->arg_count || k->kernel->args[arg].kind != FE_ARG_IMAGE)
            return fe_invalid(k->cursor->load, entry.at, "kernel %.64s takes argument %u for an image",
                              k->kernel->name, arg);
        if (fe_u32(entry, 4 * IMAGE_KEY) != surface)
            return fe_invalid(k->cursor->load, entry.at, "an image at binding table index %u and at %u",
                              fe_u32(entry, 4 * IMAGE_KEY), surface);
        if (add_surfaces(k, entry.at, arg, surface))
            return -1;
        add_properties(k, entry, arg);
    }
    return 0;
}
