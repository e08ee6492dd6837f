/* SPDX-License-Identifier: MIT */
/* Intel's OpenCL ELF: a 64-bit ELF whose sections are told apart by sh_type. Zebin uses the same shell. */
#include "intel.h"

enum {
    EHDR_BYTES = 64,
    SHDR_BYTES = 64,
    TYPE_RELOCATABLE = 1,
    TYPE_OPENCL_SOURCE = 0xff01,
    TYPE_OPENCL_OBJECTS = 0xff02,
    TYPE_OPENCL_LIBRARY = 0xff03,
    TYPE_OPENCL_EXECUTABLE = 0xff04,
    TYPE_ZEBIN_FIRST = 0xff11,
    TYPE_ZEBIN_LAST = 0xff13,
    MACHINE_INTELGT = 205
};

static const uint32_t SECTION_LLVM = 0xff000003, SECTION_DEVICE = 0xff000005, SECTION_OPTIONS = 0xff000006,
                      SECTION_SPIRV = 0xff000009;

struct sections {
    struct fe_bytes device, options;
    bool has_device, has_ir;
};

static int
refuse_zebin(struct fe_load *load)
{
    return fe_unsupported(
        load, "the device binary has the zebin format, which cannot be read yet: compile with ocloc "
              "without '--format zebin'");
}

static int
check_header(struct fe_load *load, struct fe_bytes file)
{
    if (file.size < EHDR_BYTES)
        return fe_invalid(load, file.at, "the ELF header is cut off");
    if (file.data[5] != 1)
        return fe_invalid(load, file.at + 5, "the ELF is not little-endian");
    const unsigned type = fe_u16(file, 16), machine = fe_u16(file, 18);
    if (machine == MACHINE_INTELGT &&
        (type == TYPE_RELOCATABLE || (type >= TYPE_ZEBIN_FIRST && type <= TYPE_ZEBIN_LAST)))
        return refuse_zebin(load);
    if (type == TYPE_OPENCL_SOURCE || type == TYPE_OPENCL_OBJECTS || type == TYPE_OPENCL_LIBRARY)
        return fe_unsupported(
            load, "the binary is an OpenCL source, object or library: link it to a device program with "
                  "ocloc first");
    if (type != TYPE_OPENCL_EXECUTABLE)
        return fe_invalid(load, file.at + 16, "64-bit ELF of type 0x%x and machine %u is no GPU program",
                          type, machine);
    if (fe_u16(file, 58) != SHDR_BYTES)
        return fe_invalid(load, file.at + 58, "section headers of %u bytes instead of 64", fe_u16(file, 58));
    return 0;
}

static void
note_section(struct sections *s, uint32_t type, struct fe_bytes body)
{
    if (type == SECTION_DEVICE && !s->has_device) {
        s->device = body;
        s->has_device = true;
    } else if (type == SECTION_OPTIONS) {
        s->options = body;
    } else if (type == SECTION_SPIRV || type == SECTION_LLVM) {
        s->has_ir = true;
    }
}

static int
find_sections(struct fe_load *load, struct fe_bytes file, struct sections *s)
{
    const uint64_t start = fe_u64(file, 40);
    const unsigned count = fe_u16(file, 60);
    struct fe_bytes table;
    if (!fe_bytes_cut(file, start, (uint64_t)count * SHDR_BYTES, &table))
        return fe_invalid(load, file.at + 40, "%u section headers at 0x%llx lie outside the file", count,
                          (unsigned long long)start);
    for (unsigned i = 0; i < count; i++) {
        struct fe_bytes header, body;
        fe_bytes_cut(table, (uint64_t)i * SHDR_BYTES, SHDR_BYTES, &header);
        const uint32_t type = fe_u32(header, 4);
        if (type == 0)
            continue;
        if (!fe_bytes_cut(file, fe_u64(header, 24), fe_u64(header, 32), &body))
            return fe_invalid(load, header.at, "section %u lies outside the file", i);
        note_section(s, type, body);
    }
    return 0;
}

int
intel_read_elf(struct fe_load *load, struct fe_bytes file)
{
    struct sections s = {0};
    if (check_header(load, file) || find_sections(load, file, &s))
        return -1;
    if (!s.has_device && s.has_ir)
        return fe_unsupported(
            load, "the binary holds SPIR-V or LLVM code but none for a device: compile it with 'ocloc "
                  "compile -device skl'");
    if (!s.has_device)
        return fe_invalid(load, file.at, "the OpenCL ELF has no device binary section");
    if (s.options.size) {
        const char *text = fe_text(load, s.options.data, s.options.size);
        if (!text)
            return -1;
        load->image->program.build_options = text;
    }
    if (fe_bytes_start(s.device, "\177ELF", 4))
        return refuse_zebin(load);
    if (intel_read_patch_tokens(load, s.device))
        return -1;
    load->image->program.container = FE_INTEL_ELF;
    return 0;
}
