/* SPDX-License-Identifier: MIT */
#include "elf.h"

enum { EHDR32 = 52, EHDR64 = 64, SHDR32 = 40, SHDR64 = 64, SHT_NULL = 0, SHT_NOBITS = 8 };

int
intel_elf_open(struct fe_load *load, struct fe_bytes file, struct intel_elf *elf)
{
    enum { CLASS_AT = 4, DATA_AT = 5, CLASS64 = 2 };
    const bool wide = file.size > CLASS_AT && file.data[CLASS_AT] == CLASS64;
    if (file.size < (wide ? EHDR64 : EHDR32))
        return fe_invalid(load, file.at, "the ELF header is cut off");
    if (file.data[DATA_AT] != 1)
        return fe_invalid(load, file.at + DATA_AT, "the ELF is not little-endian");
    *elf = (struct intel_elf){.file = file,
                              .wide = wide,
                              .type = fe_u16(file, ELF_TYPE_AT),
                              .machine = fe_u16(file, ELF_MACHINE_AT)};
    return 0;
}

/* A section header's word-sized field. */
static uint64_t
word(const struct intel_elf *elf, struct fe_bytes header, size_t at32, size_t at64)
{
    return elf->wide ? fe_u64(header, at64) : fe_u32(header, at32);
}

static int
read_section(struct fe_load *load, const struct intel_elf *elf, struct fe_bytes header, uint32_t index,
             struct intel_section *s)
{
    *s = (struct intel_section){.name = "",
                                .type = fe_u32(header, 4),
                                .size = word(elf, header, 20, 32),
                                .link = fe_u32(header, elf->wide ? 40 : 24),
                                .info = fe_u32(header, elf->wide ? 44 : 28),
                                .header_at = header.at};
    const uint64_t offset = word(elf, header, 16, 24);
    if (s->type == SHT_NULL || s->type == SHT_NOBITS)
        return 0;
    if (!fe_bytes_cut(elf->file, offset, s->size, &s->body))
        return fe_invalid(load, header.at, "section %u lies outside the file", index);
    return 0;
}

static int
name_sections(struct fe_load *load, struct intel_elf *elf, struct fe_bytes table, uint32_t names,
              size_t bytes)
{
    if (names >= elf->count)
        return 0;
    const struct fe_bytes text = elf->sections[names].body;
    for (uint32_t i = 0; i < elf->count; i++) {
        const uint32_t at = fe_u32(table, i * bytes);
        if (at >= text.size)
            continue;
        elf->sections[i].name = fe_text(load, text.data + at, text.size - at);
        if (!elf->sections[i].name)
            return -1;
    }
    return 0;
}

int
intel_elf_sections(struct fe_load *load, struct intel_elf *elf)
{
    const size_t size_at = elf->wide ? 58 : 46, start_at = elf->wide ? 40 : 32;
    const unsigned bytes = elf->wide ? SHDR64 : SHDR32;
    const uint64_t start = elf->wide ? fe_u64(elf->file, start_at) : fe_u32(elf->file, start_at);
    struct fe_bytes table, header;
    elf->count = fe_u16(elf->file, size_at + 2);
    if (fe_u16(elf->file, size_at) != bytes)
        return fe_invalid(load, elf->file.at + size_at, "section headers of %u bytes instead of %u",
                          fe_u16(elf->file, size_at), bytes);
    if (!fe_bytes_cut(elf->file, start, (uint64_t)elf->count * bytes, &table))
        return fe_invalid(load, elf->file.at + start_at, "%u section headers at 0x%llx lie outside the file",
                          elf->count, (unsigned long long)start);
    elf->sections = fe_alloc(load, elf->count ? elf->count : 1, sizeof *elf->sections);
    if (!elf->sections)
        return -1;
    for (uint32_t i = 0; i < elf->count; i++) {
        fe_bytes_cut(table, (uint64_t)i * bytes, bytes, &header);
        if (read_section(load, elf, header, i, &elf->sections[i]))
            return -1;
    }
    return name_sections(load, elf, table, fe_u16(elf->file, size_at + 4), bytes);
}
