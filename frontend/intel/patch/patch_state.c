/* SPDX-License-Identifier: MIT */
/* Tokens that say how a hardware thread starts and what memory it has. */
#include "gen/isa/gen_inst.h"
#include "intel/container/missing.h"
#include "patch.h"

static const uint32_t NO_OFFSET = 0xffffffff;

int
patch_skip(struct patch_kernel *k, struct fe_bytes item)
{
    (void)k, (void)item;
    return 0;
}

int
patch_refuse(struct patch_kernel *k, struct fe_bytes item)
{
    (void)item;
    intel_refuse_missing(k->load, k->kernel->name, k->row->name);
    return 0;
}

int
patch_second_scratch(struct patch_kernel *k, struct fe_bytes item)
{
    return patch_field(item, 1) ? patch_refuse(k, item) : 0;
}

int
patch_local_surface(struct patch_kernel *k, struct fe_bytes item)
{
    const uint32_t bytes = patch_field(item, 1);
    if (fe_check_local(k->load, item.at, k->kernel->name, bytes, FE_MAX_LOCAL))
        return -1;
    k->kernel->local_bytes = bytes;
    return 0;
}

int
patch_scratch(struct patch_kernel *k, struct fe_bytes item)
{
    const uint32_t bytes = patch_field(item, 1);
    if (bytes > FE_MAX_SCRATCH)
        return fe_invalid(k->load, item.at, "%u bytes of scratch memory per thread", bytes);
    k->kernel->scratch_bytes = bytes;
    return 0;
}

int
patch_stream(struct patch_kernel *k, struct fe_bytes item)
{
    const uint32_t bytes = patch_field(item, 0);
    if (bytes > FE_MAX_PAYLOAD)
        return fe_invalid(k->load, item.at, "%u bytes of cross-thread data do not fit the register file",
                          bytes);
    k->kernel->payload_bytes = bytes;
    return 0;
}

/* Only the two starts that IGC's kernels use are emulated: r0, three local ids or, where the kernel reads
 * none, one unused register, then the cross-thread data. */
int
patch_thread_payload(struct patch_kernel *k, struct fe_bytes item)
{
    enum { HEADER, ID_X, ID_Y, ID_Z, ID_FLAT, INDIRECT, UNUSED_CONSTANT, INLINE_DATA = 14, GENERATE_ID = 16 };
    const unsigned ids = !!patch_field(item, ID_X) + !!patch_field(item, ID_Y) + !!patch_field(item, ID_Z);
    const bool other = patch_field(item, HEADER) || patch_field(item, ID_FLAT) ||
                       patch_field(item, INLINE_DATA) || patch_field(item, GENERATE_ID);
    const bool unused = patch_field(item, UNUSED_CONSTANT);
    k->has_payload = true;
    k->kernel->no_local_ids = ids == 0;
    if (ids != (unused ? 0 : 3) || !patch_field(item, INDIRECT) || other)
        fe_refuse(k->load,
                  "kernel %.64s starts with a thread payload of another form than local ids followed by "
                  "cross-thread data",
                  k->kernel->name);
    return 0;
}

static void
refuse_environment(struct patch_kernel *k, struct fe_bytes item)
{
    static const struct {
        unsigned field;
        const char *what;
    } needs[] = {{10, "device-side enqueue"},
                 {14, "several scratch spaces"},
                 {23, "systolic instructions"},
                 {24, "ray tracing"}};
    for (size_t i = 0; i < sizeof needs / sizeof needs[0]; i++)
        if (patch_field(item, needs[i].field))
            fe_refuse(k->load, "kernel %.64s needs %s, which is not provided yet", k->kernel->name,
                      needs[i].what);
    if (patch_field(item, 20) > GEN_GRF_COUNT)
        fe_refuse(k->load, "kernel %.64s needs %u registers, a thread has %d", k->kernel->name,
                  patch_field(item, 20), GEN_GRF_COUNT);
    /* WorkgroupWalkOrderDims: 0 and 0,1,2 (2 bits each) are x fastest. */
    if (patch_field(item, 21) != 0 && patch_field(item, 21) != 36)
        fe_refuse(k->load, "kernel %.64s walks its work-group in another order than x, y, z",
                  k->kernel->name);
}

int
patch_environment(struct patch_kernel *k, struct fe_bytes item)
{
    enum { LARGEST_SIMD = 3, SUB_GROUPS = 4, HAS_BARRIERS = 5, HAS_STACK_CALLS = 29 };
    struct fe_kernel *kernel = k->kernel;
    for (unsigned d = 0; d < 3; d++)
        kernel->required_group_size[d] = patch_field(item, d);
    const uint32_t *size = kernel->required_group_size;
    if ((size[0] || size[1] || size[2]) && !(size[0] && size[1] && size[2]))
        return fe_invalid(k->load, item.at, "required work-group size %u,%u,%u", size[0], size[1], size[2]);
    kernel->simd = patch_field(item, LARGEST_SIMD);
    if (kernel->simd != 8 && kernel->simd != 16 && kernel->simd != 32)
        return fe_invalid(k->load, item.at, "SIMD size %u is not 8, 16 or 32", kernel->simd);
    kernel->required_sub_groups = patch_field(item, SUB_GROUPS);
    kernel->barrier_count = patch_field(item, HAS_BARRIERS);
    k->has_environment = true;
    k->links->stack_calls = patch_field(item, HAS_STACK_CALLS) != 0;
    refuse_environment(k, item);
    return 0;
}

/* A pointer in the payload and a surface for memory that belongs to the program. */
static int
program_memory(struct patch_kernel *k, struct fe_bytes item, enum fe_patch_kind pointer,
               enum fe_patch_kind surface)
{
    const uint32_t ssh = patch_field(item, 1), size = patch_field(item, 3);
    if (size > 8)
        return fe_invalid(k->load, item.at, "%s has a pointer of %u bytes", k->row->name, size);
    patch_add_value(k, pointer, 0, patch_field(item, 2), size);
    if (ssh != NO_OFFSET)
        patch_add_surface(k, surface, 0, ssh);
    return 0;
}

int
patch_constant_surface(struct patch_kernel *k, struct fe_bytes item)
{
    return program_memory(k, item, FE_PATCH_CONST_POINTER, FE_PATCH_CONST_SURFACE);
}

int
patch_global_surface(struct patch_kernel *k, struct fe_bytes item)
{
    return program_memory(k, item, FE_PATCH_GLOBAL_POINTER, FE_PATCH_GLOBAL_SURFACE);
}

int
patch_printf_surface(struct patch_kernel *k, struct fe_bytes item)
{
    return program_memory(k, item, FE_PATCH_PRINTF_POINTER, FE_PATCH_PRINTF_SURFACE);
}

/* The size is per work-item when IsSimtThread, else per thread. Size 0 is IGC's way to say that the pointer's
 * slot exists but nothing uses it. */
int
patch_private_memory(struct patch_kernel *k, struct fe_bytes item)
{
    const uint32_t ssh = patch_field(item, 0), size = patch_field(item, 2), bytes = patch_field(item, 3);
    if (bytes > FE_MAX_PRIVATE)
        return fe_invalid(k->load, item.at, "%u bytes of private memory", bytes);
    if (size > 8)
        return fe_invalid(k->load, item.at, "%s has a pointer of %u bytes", k->row->name, size);
    if (!bytes)
        return 0;
    k->kernel->private_bytes = patch_field(item, 4) ? bytes : (bytes + 7) / 8;
    patch_add_value(k, FE_PATCH_PRIVATE_POINTER, 0, patch_field(item, 1), size);
    if (ssh != NO_OFFSET)
        patch_add_surface(k, FE_PATCH_PRIVATE_SURFACE, 0, ssh);
    return 0;
}
