/* SPDX-License-Identifier: MIT */
#include "object.h"
#include "read_file.h"

#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void
die(const char *path, const char *why)
{
    fprintf(stderr, "%s: %s\n", path, why);
    exit(2);
}

uint8_t *
file_read(const char *path, uint32_t *size)
{
    size_t bytes;
    uint8_t *data = read_file(path, &bytes);
    if (!data)
        die(path, "cannot be read");
    *size = (uint32_t)bytes;
    return data;
}

static const Elf32_Shdr *
section(const struct object *o, const char *name)
{
    const Elf32_Ehdr *e = (const void *)o->file;
    const Elf32_Shdr *s = (const void *)(o->file + e->e_shoff);
    const char *names = (const char *)o->file + s[e->e_shstrndx].sh_offset;
    for (unsigned i = 0; i < e->e_shnum; i++)
        if (strcmp(names + s[i].sh_name, name) == 0)
            return &s[i];
    return NULL;
}

static void
relocate(struct object *o, const Elf32_Sym *symbols)
{
    const Elf32_Shdr *rel = section(o, ".rel.text");
    const Elf32_Rel *r = rel ? (const void *)(o->file + rel->sh_offset) : NULL;
    for (unsigned i = 0; rel && i < rel->sh_size / sizeof *r; i++) {
        uint32_t word;
        memcpy(&word, o->text + r[i].r_offset, 4);
        word += symbols[ELF32_R_SYM(r[i].r_info)].st_value;
        memcpy(o->text + r[i].r_offset, &word, 4);
    }
}

void
object_open(struct object *o, const char *path)
{
    memset(o, 0, sizeof *o);
    o->file = file_read(path, &o->size);
    const Elf32_Shdr *text = section(o, ".text"), *symtab = section(o, ".symtab");
    const Elf32_Shdr *strtab = section(o, ".strtab");
    if (!text || !symtab || !strtab)
        die(path, "not an object");
    o->text = o->file + text->sh_offset;
    o->text_bytes = text->sh_size;
    const Elf32_Sym *s = (const void *)(o->file + symtab->sh_offset);
    for (unsigned i = 0; i < symtab->sh_size / sizeof *s; i++)
        if (ELF32_ST_TYPE(s[i].st_info) == STT_FUNC && ELF32_ST_BIND(s[i].st_info) == STB_GLOBAL) {
            if (o->kernel_count == sizeof o->kernels / sizeof *o->kernels)
                die(path, "too many kernels");
            o->kernels[o->kernel_count++] = (struct object_kernel){
                (const char *)o->file + strtab->sh_offset + s[i].st_name, s[i].st_value, s[i].st_size};
        }
    relocate(o, s);
}

void
object_close(struct object *o)
{
    free(o->file);
    o->file = NULL;
}

const struct object_kernel *
object_find(const struct object *o, const char *name)
{
    for (unsigned i = 0; i < o->kernel_count; i++)
        if (strcmp(o->kernels[i].name, name) == 0)
            return &o->kernels[i];
    fprintf(stderr, "no kernel %s\n", name);
    exit(2);
}
