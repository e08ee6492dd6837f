/* SPDX-License-Identifier: MIT */
#include "patch.h"

int
patch_next(struct fe_load *load, struct fe_bytes *rest, struct fe_bytes *item)
{
    if (!rest->size)
        return 0;
    if (rest->size < PATCH_ITEM_HEADER)
        return fe_invalid(load, rest->at, "%zu bytes are left over in a patch list", rest->size);
    const uint32_t size = fe_u32(*rest, 4);
    if (size < PATCH_ITEM_HEADER || !fe_bytes_cut(*rest, 0, size, item))
        return fe_invalid(load, rest->at, "patch token %u has the impossible size %u", fe_u32(*rest, 0),
                          size);
    fe_bytes_cut(*rest, size, rest->size - size, rest);
    return 1;
}

void
patch_add(struct patch_kernel *k, const struct fe_patch *patch)
{
    assert(k->kernel->patch_count < k->patch_capacity);
    k->kernel->patches[k->kernel->patch_count++] = *patch;
}

void
patch_add_value(struct patch_kernel *k, enum fe_patch_kind kind, uint32_t arg, uint32_t offset, uint32_t size)
{
    if (size)
        patch_add(k, &(struct fe_patch){.kind = kind, .arg = arg, .offset = offset, .size = size});
}

void
patch_add_surface(struct patch_kernel *k, enum fe_patch_kind kind, uint32_t arg, uint32_t ssh_offset)
{
    for (uint32_t i = 0; i < k->table.size / 4 && i < FE_MAX_SURFACES; i++) {
        if (fe_u32(k->table, 4 * (size_t)i) != ssh_offset)
            continue;
        patch_add(k, &(struct fe_patch){.kind = kind, .arg = arg, .offset = i});
        if (k->kernel->surface_count <= i)
            k->kernel->surface_count = i + 1;
        return;
    }
}
