/* SPDX-License-Identifier: MIT */
/* Checks the ELF before libelf reads it: sizes, places, target. */
#include <elf.h>

#include "object.h"

enum { MACHINE_AMDGPU = 224, MACH_MASK = 0xff, MACH_CAYMAN = 0x0f };

static const char *const machs[] = {"unknown", "R600",  "R630",   "RS880",   "RV670",   "RV710",
                                    "RV730",   "RV770", "Cedar",  "Cypress", "Juniper", "Redwood",
                                    "Sumo",    "Barts", "Caicos", "Cayman",  "Turks"};

static int
check_target(struct fe_load *load, struct fe_bytes file)
{
    const unsigned type = fe_u16(file, 16), machine = fe_u16(file, 18), mach = fe_u32(file, 36) & MACH_MASK;
    if (machine != MACHINE_AMDGPU)
        return fe_invalid(load, file.at + 18, "32-bit ELF for machine %u is no AMD GPU program", machine);
    if (mach != MACH_CAYMAN)
        return fe_invalid(load, file.at + 36, "the binary is for %s (machine 0x%x), not for Cayman",
                          mach < sizeof machs / sizeof machs[0] ? machs[mach] : "another AMD GPU", mach);
    if (type != ET_REL)
        return fe_invalid(load, file.at + 16, "ELF type %u is not relocatable", type);
    return fe_take_device(load, file.at + 18, FE_CAYMAN);
}

static int
check_section(struct fe_load *load, struct fe_bytes file, struct fe_bytes header, unsigned index,
              unsigned count)
{
    struct fe_bytes body;
    const uint32_t type = fe_u32(header, 4), offset = fe_u32(header, 16), size = fe_u32(header, 20);
    const uint32_t entry = fe_u32(header, 36);
    if (type == SHT_NULL)
        return 0;
    if (fe_u32(header, 8) & SHF_COMPRESSED)
        return fe_unsupported(load, "section %u is compressed: compile without -gz", index);
    if (type != SHT_NOBITS && !fe_bytes_cut(file, offset, size, &body))
        return fe_invalid(load, header.at + 16, "section %u lies outside the file", index);
    if ((type == SHT_SYMTAB && entry != sizeof(Elf32_Sym)) || (type == SHT_REL && entry != sizeof(Elf32_Rel)))
        return fe_invalid(load, header.at + 36, "section %u has entries of %u bytes", index, entry);
    if (fe_u32(header, 24) >= count)
        return fe_invalid(load, header.at + 24, "section %u is linked to section %u of %u", index,
                          fe_u32(header, 24), count);
    return 0;
}

int
cay_elf_check(struct fe_load *load, struct fe_bytes file)
{
    if (file.size < sizeof(Elf32_Ehdr))
        return fe_invalid(load, file.at, "the ELF header is cut off");
    if (file.data[EI_DATA] != ELFDATA2LSB || file.data[EI_VERSION] != EV_CURRENT ||
        fe_u32(file, 20) != EV_CURRENT)
        return fe_invalid(load, file.at + EI_DATA, "the ELF is not little-endian of version 1");
    if (check_target(load, file))
        return -1;
    const uint32_t start = fe_u32(file, 32);
    const unsigned count = fe_u16(file, 48);
    struct fe_bytes table, header;
    if (fe_u16(file, 46) != sizeof(Elf32_Shdr) || fe_u16(file, 44) != 0)
        return fe_invalid(load, file.at + 44, "section headers of %u bytes, %u program headers",
                          fe_u16(file, 46), fe_u16(file, 44));
    if (!count || fe_u16(file, 50) >= count ||
        !fe_bytes_cut(file, start, (uint64_t)count * sizeof(Elf32_Shdr), &table))
        return fe_invalid(load, file.at + 32, "%u section headers at 0x%x lie outside the file", count,
                          start);
    for (unsigned i = 0; i < count; i++) {
        fe_bytes_cut(table, i * sizeof(Elf32_Shdr), sizeof(Elf32_Shdr), &header);
        if (check_section(load, file, header, i, count))
            return -1;
    }
    return 0;
}
