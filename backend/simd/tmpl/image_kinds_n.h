/* SPDX-License-Identifier: MIT */
/* Loads and stores of a chunk of texels: a function for each of the common formats (emu/image_kinds.def), and
 * one for all others. */
#include "image_texel_n.h"

typedef void FN(load_fn)(const struct emu_image *image, VT(i32) at, VT(i32) inside, VT(i32) rgba[4]);
typedef void FN(store_fn)(const struct emu_image *image, VT(i32) at, unsigned lanes, unsigned components,
                          const VT(i32) rgba[4]);

#define KIND(order, type)                                                                                    \
    static __attribute__((noinline)) void FN(load_##order##_##type)(                                         \
        const struct emu_image *image, VT(i32) at, VT(i32) inside, VT(i32) rgba[4])                          \
    {                                                                                                        \
        const struct emu_image_format f = emu_image_pair(EMU_ORDER_AT_##order, EMU_TYPE_AT_##type);          \
        FN(load_texels)(image, &f, at, inside, rgba);                                                        \
    }                                                                                                        \
    static __attribute__((noinline)) void FN(store_##order##_##type)(                                        \
        const struct emu_image *image, VT(i32) at, unsigned lanes, unsigned components,                      \
        const VT(i32) rgba[4])                                                                               \
    {                                                                                                        \
        const struct emu_image_format f = emu_image_pair(EMU_ORDER_AT_##order, EMU_TYPE_AT_##type);          \
        FN(store_texels)(image, &f, at, lanes, components, rgba);                                            \
    }
#include "emu/image_kinds.def"
#undef KIND

static __attribute__((noinline)) void
FN(load_other)(const struct emu_image *image, VT(i32) at, VT(i32) inside, VT(i32) rgba[4])
{
    FN(load_texels)(image, &image->format, at, inside, rgba);
}

static __attribute__((noinline)) void
FN(store_other)(const struct emu_image *image, VT(i32) at, unsigned lanes, unsigned components,
                const VT(i32) rgba[4])
{
    FN(store_texels)(image, &image->format, at, lanes, components, rgba);
}

INLINE
FN(load_fn) * FN(loads)(const struct emu_image *image)
{
    static FN(load_fn) *const all[] = {
        FN(load_other),
#define KIND(order, type) FN(load_##order##_##type),
#include "emu/image_kinds.def"
#undef KIND
    };
    return all[image->format.kind];
}

INLINE
FN(store_fn) * FN(stores)(const struct emu_image *image)
{
    static FN(store_fn) *const all[] = {
        FN(store_other),
#define KIND(order, type) FN(store_##order##_##type),
#include "emu/image_kinds.def"
#undef KIND
    };
    return all[image->format.kind];
}
