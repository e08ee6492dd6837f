/* SPDX-License-Identifier: MIT */
/* Intel's OpenCL ELF: a 64-bit ELF whose sections are told apart by sh_type. Zebin uses the same shell. */
#include "elf.h"
#include "intel.h"
#include "spirv_groups.h"

enum {
    TYPE_RELOCATABLE = 1,
    TYPE_OPENCL_SOURCE = 0xff01,
    TYPE_OPENCL_OBJECTS = 0xff02,
    TYPE_OPENCL_LIBRARY = 0xff03,
    TYPE_OPENCL_EXECUTABLE = 0xff04,
    TYPE_ZEBIN_FIRST = 0xff11,
    TYPE_ZEBIN_LAST = 0xff13
};

static const uint32_t SECTION_LLVM = 0xff000003, SECTION_DEVICE = 0xff000005, SECTION_OPTIONS = 0xff000006,
                      SECTION_DEBUG = 0xff000008, SECTION_SPIRV = 0xff000009;

static bool
is_zebin(const struct intel_elf *elf)
{
    return elf->machine == ELF_MACHINE_INTELGT &&
           (elf->type == TYPE_RELOCATABLE || (elf->type >= TYPE_ZEBIN_FIRST && elf->type <= TYPE_ZEBIN_LAST));
}

static int
check_type(struct fe_load *load, const struct intel_elf *elf)
{
    if (elf->type == TYPE_OPENCL_SOURCE || elf->type == TYPE_OPENCL_OBJECTS ||
        elf->type == TYPE_OPENCL_LIBRARY)
        return fe_unsupported(
            load, "the binary is an OpenCL source, object or library: link it to a device program with "
                  "ocloc first");
    if (elf->type != TYPE_OPENCL_EXECUTABLE || !elf->wide)
        return fe_invalid(load, elf->file.at + ELF_TYPE_AT,
                          "%u-bit ELF of type 0x%x and machine %u is no GPU program", elf->wide ? 64 : 32,
                          elf->type, elf->machine);
    return 0;
}

/* The first section of a type, NULL: none. */
static const struct intel_section *
find(const struct intel_elf *elf, uint32_t type)
{
    for (uint32_t i = 0; i < elf->count; i++)
        if (elf->sections[i].type == type)
            return &elf->sections[i];
    return NULL;
}

static int
take_options(struct fe_load *load, const struct intel_elf *elf)
{
    const struct intel_section *options = find(elf, SECTION_OPTIONS);
    if (!options || !options->body.size)
        return 0;
    const char *text = fe_text(load, options->body.data, options->body.size);
    if (!text)
        return -1;
    load->image->program.build_options = text;
    return 0;
}

static int
take_spirv(struct fe_load *load, const struct intel_elf *elf)
{
    const struct intel_section *module = find(elf, SECTION_SPIRV);
    const int ignores = module ? intel_spirv_ignores_groups(load, module->body) : 0;
    load->image->program.ignores_groups = ignores > 0;
    const int orders = module ? intel_spirv_orders_sub_groups(load, module->body) : 1;
    load->image->program.no_sub_group_barriers = orders == 0;
    return ignores < 0 || orders < 0 ? -1 : 0;
}

static int
read_wrapper(struct fe_load *load, struct intel_elf *elf)
{
    if (check_type(load, elf) || intel_elf_sections(load, elf))
        return -1;
    const struct intel_section *device = find(elf, SECTION_DEVICE);
    if (!device && (find(elf, SECTION_SPIRV) || find(elf, SECTION_LLVM)))
        return fe_unsupported(
            load, "the binary holds SPIR-V or LLVM code but none for a device: compile it with 'ocloc "
                  "compile -device skl'");
    if (!device)
        return fe_invalid(load, elf->file.at, "the OpenCL ELF has no device binary section");
    if (take_options(load, elf) || take_spirv(load, elf))
        return -1;
    if (fe_bytes_start(device->body, "\177ELF", 4)) {
        struct intel_elf inner;
        if (intel_elf_open(load, device->body, &inner))
            return -1;
        if (!is_zebin(&inner))
            return fe_invalid(load, device->body.at,
                              "the device binary section holds an ELF that is no zebin");
        return intel_read_zebin(load, &inner);
    }
    const struct intel_section *debug = find(elf, SECTION_DEBUG);
    if (debug)
        load->image->debug = (struct fe_debug){FE_DEBUG_TABLE, debug->body};
    if (intel_read_patch_tokens(load, device->body))
        return -1;
    load->image->program.container = FE_INTEL_ELF;
    return 0;
}

int
intel_read_elf(struct fe_load *load, struct fe_bytes file)
{
    struct intel_elf elf;
    if (intel_elf_open(load, file, &elf))
        return -1;
    return is_zebin(&elf) ? intel_read_zebin(load, &elf) : read_wrapper(load, &elf);
}
