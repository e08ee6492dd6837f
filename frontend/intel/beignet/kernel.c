/* SPDX-License-Identifier: MIT */
/* One kernel's record. */
#include "beignet.h"
#include "intel/container/kernel_finish.h"

void
beignet_add(struct beignet_kernel *k, struct fe_patch patch)
{
    assert(k->kernel->patch_count < k->patch_capacity);
    k->kernel->patches[k->kernel->patch_count++] = patch;
}

static int
take_version(struct beignet_kernel *k)
{
    struct fe_program *program = &k->cursor->load->image->program;
    if (beignet_u32(k->cursor, "the version of OpenCL C", &k->version))
        return -1;
    if (k->version < 100 || k->version > 300)
        return fe_invalid(k->cursor->load, k->cursor->at - 4, "kernel %.64s is of OpenCL C %u",
                          k->kernel->name, k->version);
    program->address_bits = 8 * beignet_pointer_bytes(k);
    return 0;
}

int
beignet_check_surface(const struct beignet_kernel *k, size_t at, uint32_t surface)
{
    if (surface >= BEIGNET_BTI_FIRST && surface < FE_MAX_SURFACES)
        return 0;
    return fe_invalid(k->cursor->load, at, "kernel %.64s has an argument at binding table index %u",
                      k->kernel->name, surface);
}

static int
take_values(struct beignet_kernel *k)
{
    uint32_t count;
    return beignet_count(k->cursor, "launch values", BEIGNET_VALUE_BYTES, &count) ||
                   beignet_take(k->cursor, count * BEIGNET_VALUE_BYTES, "a launch value", &k->values)
               ? -1
               : 0;
}

static int
check_sizes(const struct beignet_kernel *k)
{
    const struct fe_kernel *kernel = k->kernel;
    const struct {
        const char *what;
        uint32_t bytes, most, align;
    } sizes[] = {{"launch values", kernel->payload_bytes, FE_MAX_PAYLOAD - 32, 32},
                 {"private memory", kernel->private_bytes, FE_MAX_PRIVATE, 1},
                 {"scratch memory", kernel->scratch_bytes, FE_MAX_SCRATCH, 1}};
    if (kernel->simd != 8 && kernel->simd != 16)
        return fe_invalid(k->cursor->load, k->cursor->at, "kernel %.64s is SIMD%u", kernel->name,
                          kernel->simd);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        if (sizes[i].bytes > sizes[i].most || sizes[i].bytes % sizes[i].align)
            return fe_invalid(k->cursor->load, k->cursor->at, "kernel %.64s has %u bytes of %s", kernel->name,
                              sizes[i].bytes, sizes[i].what);
    return fe_check_local(k->cursor->load, k->cursor->at, kernel->name, kernel->local_bytes, FE_MAX_LOCAL);
}

static int
check_required(const struct beignet_kernel *k)
{
    const uint32_t *size = k->kernel->required_group_size;
    if (!size[0] == !size[1] && !size[0] == !size[2])
        return 0;
    return fe_invalid(k->cursor->load, k->cursor->at, "kernel %.64s requires work-groups of %ux%ux%u",
                      k->kernel->name, size[0], size[1], size[2]);
}

static int
take_sizes(struct beignet_kernel *k)
{
    struct fe_kernel *kernel = k->kernel;
    uint32_t sizes[4];
    struct fe_bytes uses_local; /* a byte */
    if (beignet_words(k->cursor, "the kernel's sizes", sizes, 4) ||
        beignet_take(k->cursor, 1, "the use of local memory", &uses_local) ||
        beignet_u32(k->cursor, "the size of local memory", &kernel->local_bytes) ||
        beignet_words(k->cursor, "the required work-group", kernel->required_group_size, 3))
        return -1;
    kernel->payload_bytes = sizes[0];
    kernel->simd = sizes[1];
    kernel->private_bytes = sizes[2];
    kernel->scratch_bytes = sizes[3];
    kernel->local_args_after_static = true;
    return check_sizes(k) || check_required(k) ? -1 : 0;
}

static int
take_code(struct beignet_kernel *k)
{
    struct fe_bytes code;
    uint32_t bytes;
    if (beignet_u32(k->cursor, "the size of code", &bytes) || beignet_take(k->cursor, bytes, "code", &code))
        return -1;
    if (!bytes || bytes % 8)
        return fe_invalid(k->cursor->load, code.at, "kernel %.64s has %u bytes of code", k->kernel->name,
                          bytes);
    k->kernel->code = code.data;
    k->kernel->code_bytes = bytes;
    return 0;
}

static int
take_tables(struct beignet_kernel *k)
{
    bool has;
    if (beignet_flag(k->cursor, "the presence of samplers", &has) || (has && beignet_read_samplers(k)) ||
        beignet_flag(k->cursor, "the presence of images", &has) || (has && beignet_read_images(k)))
        return -1;
    return 0;
}

static void
note_surface(struct fe_kernel *kernel, const struct fe_patch *p)
{
    const bool is_entry = !p->size && p->kind != FE_PATCH_SAMPLER;
    if (is_entry && p->offset >= kernel->surface_count)
        kernel->surface_count = p->offset + 1;
}

static int
make_room(struct beignet_kernel *k)
{
    const size_t values = k->values.size / BEIGNET_VALUE_BYTES, images = k->images.size / BEIGNET_IMAGE_BYTES,
                 samplers = k->samplers.size / BEIGNET_SAMPLER_BYTES,
                 most = BEIGNET_FIXED_PATCHES + 2 * values + BEIGNET_IMAGE_PATCHES * images + samplers;
    k->kernel->patches = fe_alloc(k->cursor->load, most, sizeof *k->kernel->patches);
    k->patch_capacity = (uint32_t)most;
    return k->kernel->patches ? 0 : -1;
}

static void
add_fixed(struct beignet_kernel *k)
{
    const enum fe_patch_kind constants =
        k->version >= 200 ? FE_PATCH_CONST_SURFACE : FE_PATCH_CONSTANTS_SURFACE;
    beignet_add(k, (struct fe_patch){.kind = constants, .offset = BEIGNET_BTI_CONSTANTS});
    if (k->kernel->private_bytes)
        beignet_add(k, (struct fe_patch){.kind = FE_PATCH_PRIVATE_SURFACE, .offset = BEIGNET_BTI_PRIVATE});
}

static int
finish(struct beignet_kernel *k, size_t at)
{
    struct fe_kernel *kernel = k->kernel;
    const uint32_t *type_sizes = fe_alloc(k->cursor->load, kernel->arg_count + 1u, sizeof *type_sizes);
    if (!type_sizes || make_room(k) || beignet_apply_values(k) || beignet_apply_samplers(k) ||
        beignet_apply_images(k))
        return -1;
    add_fixed(k);
    for (uint32_t i = 0; i < kernel->patch_count; i++)
        note_surface(kernel, &kernel->patches[i]);
    const bool asks = kernel->asks_local_size;
    if (intel_finish_kernel(k->cursor->load, at, kernel, type_sizes))
        return -1;
    kernel->asks_local_size = asks;
    return 0;
}

int
beignet_read_kernel(struct beignet_cursor *c, struct fe_kernel *kernel, uint32_t *version)
{
    struct beignet_kernel k = {.cursor = c, .kernel = kernel};
    size_t start;
    kernel->ids_in_payload = true;
    if (beignet_begin(c, BEIGNET_WORD('K', 'E', 'R', 'N'), "a kernel", &start) ||
        beignet_text(c, "a kernel's name", &kernel->name) || take_version(&k) || beignet_read_args(&k) ||
        take_values(&k) || take_sizes(&k) || take_tables(&k) || take_code(&k) || finish(&k, start))
        return -1;
    *version = k.version;
    return beignet_end(c, BEIGNET_WORD('N', 'R', 'E', 'K'), "a kernel", start);
}
