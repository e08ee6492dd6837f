/* SPDX-License-Identifier: MIT */
#include "wellformed.h"

#include <string.h>

static volatile unsigned sink;

static void
touch(const void *bytes, size_t size)
{
    unsigned sum = 0;
    for (size_t i = 0; i < size; i++)
        sum += ((const unsigned char *)bytes)[i];
    sink += sum;
}

static void
touch_text(const char *text)
{
    if (text)
        touch(text, strlen(text) + 1);
}

static bool
is_surface(enum fe_patch_kind kind)
{
    return kind == FE_PATCH_ARG_SURFACE || kind == FE_PATCH_CONST_SURFACE ||
           kind == FE_PATCH_GLOBAL_SURFACE || kind == FE_PATCH_PRIVATE_SURFACE ||
           kind == FE_PATCH_PRINTF_SURFACE || kind == FE_PATCH_CONSTANTS_SURFACE ||
           kind == FE_PATCH_IMAGE_FLAT;
}

static bool
names_argument(enum fe_patch_kind kind)
{
    return kind <= FE_PATCH_BUFFER_OFFSET;
}

static const char *
patch_defect(const struct fe_kernel *k, const struct fe_patch *p)
{
    if (names_argument(p->kind) && p->arg >= k->arg_count)
        return "a patch names an argument that is not there";
    if (is_surface(p->kind))
        return p->offset < k->surface_count ? NULL : "a surface beyond the count";
    const uint32_t bytes = k->payload_bytes + k->link_bytes;
    if (p->size > bytes || p->offset > bytes - p->size)
        return "a patch outside the payload";
    if (p->kind == FE_PATCH_ARG_VALUE && p->source >= k->args[p->arg].size)
        return "a patch reads beyond its argument";
    if (p->kind >= FE_PATCH_GLOBAL_OFFSET && p->kind <= FE_PATCH_GROUP_COUNT && p->source > 2)
        return "a dimension beyond z";
    return p->kind != FE_PATCH_ARG_VALUE && p->size > 8 ? "a launch value of more than 8 bytes" : NULL;
}

static const char *
kernel_defect(const struct fe_kernel *k)
{
    touch_text(k->name);
    touch_text(k->attributes);
    touch(k->code, k->code_bytes);
    for (uint32_t i = 0; i < k->arg_count; i++) {
        touch_text(k->args[i].name);
        touch_text(k->args[i].type_name);
        if (k->args[i].local_align == 0 || (k->args[i].local_align & (k->args[i].local_align - 1)))
            return "a local alignment that is no power of two";
    }
    for (uint32_t i = 0; i < k->printf_count; i++)
        touch_text(k->printf_strings[i]);
    for (uint32_t i = 0; i < k->patch_count; i++)
        if (patch_defect(k, &k->patches[i]))
            return patch_defect(k, &k->patches[i]);
    if (!k->name || !*k->name || !k->code_bytes)
        return "a kernel without name or code";
    if (k->simd != 8 && k->simd != 16 && k->simd != 32 && k->simd != 64)
        return "an impossible SIMD size";
    return k->local_bytes > 65536 || k->scratch_bytes > 1 << 21 || k->surface_count > 240 ||
                   k->payload_bytes > 8192
               ? "an absurd size"
               : NULL;
}

const char *
program_defect(const struct fe_program *p)
{
    touch(p->constant_data, p->constant_bytes - p->constant_zeros);
    touch(p->global_data, p->global_bytes - p->global_zeros);
    touch(p->code_image, p->code_image_bytes);
    touch_text(p->build_options);
    const uint32_t word = p->address_bits / 8;
    for (uint32_t i = 0; i < p->data_reloc_count; i++) {
        const uint32_t bytes = p->data_relocs[i].in_global ? p->global_bytes : p->constant_bytes;
        if (bytes < word || p->data_relocs[i].offset > bytes - word)
            return "a relocation outside the data";
    }
    for (uint32_t i = 0; i < p->kernel_count; i++)
        if (kernel_defect(&p->kernels[i]))
            return kernel_defect(&p->kernels[i]);
    return NULL;
}
