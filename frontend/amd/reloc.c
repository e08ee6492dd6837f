/* SPDX-License-Identifier: MIT */
/* Relocations of .text: literals that hold the address of a constant table in .text. */
#include <gelf.h>

#include "object.h"

enum { R_ABS32 = 6 };

static int
apply(struct cay_object *o, const GElf_Rel *rel, size_t at)
{
    GElf_Sym symbol;
    const unsigned type = (unsigned)GELF_R_TYPE(rel->r_info);
    if (type != R_ABS32)
        return fe_unsupported(o->load, "offset 0x%zx: relocation type %u in .text", at, type);
    if (!gelf_getsym(o->symbols, (int)GELF_R_SYM(rel->r_info), &symbol))
        return fe_invalid(o->load, at, "a relocation names symbol %u, which does not exist",
                          (unsigned)GELF_R_SYM(rel->r_info));
    if (symbol.st_shndx != o->text_section)
        return fe_unsupported(o->load, "offset 0x%zx: the code refers to data outside .text", at);
    if (o->text.size < 4 || rel->r_offset > o->text.size - 4)
        return fe_invalid(o->load, at, "a relocation at 0x%llx lies outside .text",
                          (unsigned long long)rel->r_offset);
    const struct fe_bytes code = {o->code, o->text.size, 0};
    const uint32_t value = fe_u32(code, rel->r_offset) + (uint32_t)symbol.st_value;
    for (unsigned i = 0; i < 4; i++)
        o->code[rel->r_offset + i] = (uint8_t)(value >> 8 * i);
    o->load->image->program.code_is_read = true;
    return 0;
}

static int
apply_section(struct cay_object *o, Elf_Scn *section, const GElf_Shdr *header)
{
    GElf_Rel rel;
    if (header->sh_type == SHT_RELA)
        return fe_unsupported(o->load, "relocations of .text with addends");
    Elf_Data *data = elf_getdata(section, NULL);
    if (!data)
        return fe_invalid(o->load, o->file.at + header->sh_offset, "unreadable relocations: %s",
                          elf_errmsg(-1));
    for (int i = 0; gelf_getrel(data, i, &rel); i++)
        if (apply(o, &rel, o->file.at + header->sh_offset + sizeof(Elf32_Rel) * (size_t)i))
            return -1;
    return 0;
}

int
cay_object_relocate(struct cay_object *o)
{
    for (Elf_Scn *section = NULL; (section = elf_nextscn(o->elf, section)) != NULL;) {
        GElf_Shdr header;
        if (!gelf_getshdr(section, &header) || header.sh_info != o->text_section)
            continue;
        if ((header.sh_type == SHT_REL || header.sh_type == SHT_RELA) && apply_section(o, section, &header))
            return -1;
    }
    return 0;
}
