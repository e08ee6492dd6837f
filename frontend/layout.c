/* SPDX-License-Identifier: MIT */
/* Argument layout from the sizes that the host program sets, for objects without argument data. */
#include <assert.h>
#include <stdlib.h>

#include "amd/params.h"

/*
 * A type's size is a multiple of its alignment, so the lowest set bit of the size is the largest possible
 * alignment. This is exact for scalars, vectors and pointers. A structure may have a smaller alignment, which
 * only debug data could show.
 */
static uint32_t
natural_align(uint32_t size)
{
    enum { LARGEST = 128 }; /* long16 */
    const uint32_t align = size & -size;
    return align < LARGEST ? align : LARGEST;
}

static int
place(struct cay_params *params, const struct fe_arg *args, uint32_t count, struct emu_error *error)
{
    for (uint32_t i = 0; i < count; i++) {
        if (args[i].kind == FE_ARG_UNKNOWN)
            return emu_fail(error, EMU_INVALID, "argument %u is not set", i);
        if (!cay_params_add(params, i, args[i].kind, args[i].size, natural_align(args[i].size)))
            return emu_fail(error, EMU_INVALID, "argument %u of %u bytes has no place among the arguments", i,
                            args[i].size);
    }
    return 0;
}

int
fe_kernel_layout(struct fe_kernel *kernel, const struct fe_arg *args, uint32_t arg_count,
                 struct emu_error *error)
{
    assert(kernel && !kernel->args_known && (args || !arg_count));
    if (arg_count > CAY_PARAMS_MAX)
        return emu_fail(error, EMU_INVALID, "%u arguments", arg_count);
    struct fe_patch *patches = calloc(arg_count + CAY_PARAMS_FIXED, sizeof *patches);
    struct cay_params params;
    if (!patches)
        return emu_fail(error, EMU_NO_MEMORY, "out of memory for %u arguments", arg_count);
    cay_params_begin(&params, patches);
    if (place(&params, args, arg_count, error)) {
        free(patches);
        return -1;
    }
    kernel->payload_bytes = cay_params_end(&params);
    kernel->emu.payload_bytes = kernel->payload_bytes;
    kernel->patches = patches;
    kernel->patch_count = params.count;
    return 0;
}
