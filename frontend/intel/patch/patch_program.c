/* SPDX-License-Identifier: MIT */
/* The device binary: program header, program patch list, kernel records. */
#include "intel/container/products.h"
#include "patch.h"

enum { HEADER_BYTES = 28, KERNEL_HEADER_BYTES = 40, VERSION = 1081 };

static const struct {
    uint32_t family;
    const char *name;
} families[] = {{9, "Gen7"},     {10, "Gen7.5"},   {13, "Gen10"},   {14, "Gen10LP"},
                {15, "Gen11"},   {16, "Gen11LP"},  {17, "Gen12"},   {18, "Gen12LP"},
                {0xc05, "XeHP"}, {0xc07, "XeHPG"}, {0xc08, "XeHPC"}};

/*
 * GFXCORE family 12 is Gen9 for Skylake and Broxton alike, and SteppingId does not separate them reliably:
 * any Gen9 binary loads for both unless its wrapper named the target. If neither is asked for, ocloc's
 * steppings decide (Broxton 0, Skylake 9).
 */
static int
take_family(struct fe_load *load, struct fe_bytes file)
{
    const uint32_t family = fe_u32(file, 8), stepping = fe_u32(file, 20);
    const enum fe_device device = intel_device_of_family(family, load->device, stepping);
    const char *name = "an unknown GPU";
    char names[64];
    if (device < FE_DEVICE_COUNT)
        return fe_take_device(load, file.at + 8, device);
    for (size_t i = 0; i < sizeof families / sizeof families[0]; i++)
        if (families[i].family == family)
            name = families[i].name;
    return fe_invalid(load, file.at + 8, "the binary is for %s (GFXCORE family %u), not for %s", name, family,
                      intel_device_names(names, sizeof names));
}

static int
read_header(struct fe_load *load, struct fe_bytes file)
{
    if (file.size < HEADER_BYTES)
        return fe_invalid(load, file.at, "the program header is cut off");
    if (!fe_bytes_start(file, "CTNI", 4))
        return fe_invalid(load, file.at, "the device binary does not start with its mark");
    if (fe_u32(file, 4) != VERSION)
        return fe_unsupported(load, "the device binary has version %u, only %u can be read", fe_u32(file, 4),
                              VERSION);
    const uint32_t pointer = fe_u32(file, 12);
    if (pointer != 4 && pointer != 8)
        return fe_invalid(load, file.at + 12, "pointers of %u bytes", pointer);
    load->image->program.address_bits = 8 * pointer;
    return take_family(load, file);
}

/* GLOBAL and CONSTANT surfaces: their bytes follow the token and are not counted in its size. */
static int
take_data(struct fe_load *load, struct fe_bytes item, struct fe_bytes *rest, uint32_t size,
          const uint8_t **data, uint32_t *bytes)
{
    struct fe_bytes body;
    if (*data)
        return fe_unsupported(load, "the program has more than one global or constant surface");
    if (!fe_bytes_cut(*rest, 0, size, &body))
        return fe_invalid(load, item.at, "%u bytes of program-scope data are cut off", size);
    fe_bytes_cut(*rest, size, rest->size - size, rest);
    uint8_t *copy = fe_alloc(load, size ? size : 1, 1);
    if (!copy)
        return -1;
    memcpy(copy, body.data, size);
    *data = copy;
    *bytes = size;
    return 0;
}

static int
add_reloc(struct fe_load *load, struct fe_bytes item, bool in_global)
{
    struct fe_program *program = &load->image->program;
    if (item.size < PATCH_ITEM_HEADER + 20)
        return fe_invalid(load, item.at, "a relocation of program data has only %zu bytes", item.size);
    const uint32_t base = patch_field(item, 3);
    if (base > 1 || patch_field(item, 0) || patch_field(item, 4))
        return fe_invalid(load, item.at, "a relocation of program data against buffer type %u", base);
    program->data_relocs[program->data_reloc_count++] =
        (struct fe_data_reloc){in_global, base == 0, fe_u64(item, PATCH_ITEM_HEADER + 4)};
    return 0;
}

static int
check_relocs(struct fe_load *load, struct fe_bytes list)
{
    const struct fe_program *program = &load->image->program;
    const uint32_t word = program->address_bits / 8;
    for (uint32_t i = 0; i < program->data_reloc_count; i++) {
        const struct fe_data_reloc *r = &program->data_relocs[i];
        const uint32_t bytes = r->in_global ? program->global_bytes : program->constant_bytes;
        const bool base = r->base_global ? program->global_data != NULL : program->constant_data != NULL;
        if (bytes < word || r->offset > bytes - word || !base)
            return fe_invalid(load, list.at,
                              "a relocation at %llu lies outside the program's data of %u bytes",
                              (unsigned long long)r->offset, bytes);
    }
    return 0;
}

static int
refuse_table(struct fe_load *load, struct fe_bytes item)
{
    if (patch_field(item, 0))
        fe_refuse(load, "the program has a %s table, which cannot be linked yet",
                  patch_token(item) == 53 ? "symbol" : "relocation");
    return 0;
}

static int
read_program_item(struct fe_load *load, struct fe_bytes item, struct fe_bytes *rest)
{
    enum {
        GLOBAL_SURFACE = 41,
        CONSTANT_SURFACE = 42,
        GLOBAL_POINTER = 47,
        CONSTANT_POINTER = 48,
        SYMBOLS = 53,
        RELOCS = 54
    };
    struct fe_program *program = &load->image->program;
    switch (patch_token(item)) {
    case GLOBAL_SURFACE:
        return take_data(load, item, rest, patch_field(item, 2), &program->global_data,
                         &program->global_bytes);
    case CONSTANT_SURFACE:
        return take_data(load, item, rest, patch_field(item, 1), &program->constant_data,
                         &program->constant_bytes);
    case GLOBAL_POINTER:
    case CONSTANT_POINTER:
        return add_reloc(load, item, patch_token(item) == GLOBAL_POINTER);
    case SYMBOLS:
    case RELOCS:
        return refuse_table(load, item);
    }
    return 0;
}

static int
read_program_list(struct fe_load *load, struct fe_bytes list)
{
    struct fe_bytes rest = list, item;
    int more;
    load->image->program.data_relocs =
        fe_alloc(load, list.size / PATCH_ITEM_HEADER + 1, sizeof *load->image->program.data_relocs);
    if (!load->image->program.data_relocs)
        return -1;
    while ((more = patch_next(load, &rest, &item)) > 0)
        if (read_program_item(load, item, &rest))
            return -1;
    return more ? -1 : check_relocs(load, list);
}

int
intel_read_patch_tokens(struct fe_load *load, struct fe_bytes file)
{
    struct fe_program *program = &load->image->program;
    struct fe_bytes list, rest;
    program->container = FE_INTEL_PATCH;
    if (read_header(load, file))
        return -1;
    const uint32_t count = fe_u32(file, 16), list_bytes = fe_u32(file, 24);
    if (!fe_bytes_cut(file, HEADER_BYTES, list_bytes, &list))
        return fe_invalid(load, file.at + 24, "the program's patch list of %u bytes is cut off", list_bytes);
    fe_bytes_cut(file, HEADER_BYTES + (uint64_t)list_bytes, file.size - HEADER_BYTES - list_bytes, &rest);
    if (count > rest.size / KERNEL_HEADER_BYTES)
        return fe_invalid(load, file.at + 16, "%u kernels in %zu bytes", count, rest.size);
    program->kernels = fe_alloc(load, count ? count : 1, sizeof *program->kernels);
    struct patch_links *links = fe_alloc(load, count ? count : 1, sizeof *links);
    if (!program->kernels || !links || read_program_list(load, list))
        return -1;
    for (uint32_t i = 0; i < count; i++, program->kernel_count++)
        if (patch_read_kernel(load, &rest, &program->kernels[i], &links[i]))
            return -1;
    if (rest.size)
        return fe_invalid(load, rest.at, "%zu bytes follow the last kernel", rest.size);
    return patch_link_functions(load, links);
}
