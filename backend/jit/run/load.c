/* SPDX-License-Identifier: MIT */
/*
 * Loads an ELF object, as LLVM writes it, into memory. Such an object is one function with its constants. It
 * needs nothing from outside, and its references are relative to each other, so this little linker is enough.
 * Unlike LLVM's it takes microseconds. Objects come from the disk: nothing in them is trusted while they are
 * loaded. The code itself is trusted: it comes from the user's own cache, and anybody who can write there
 * already has the user's rights.
 */
#include <assert.h>
#include <elf.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "emu/error.h"
#include "jit/translate/compile.h"
#include "load.h"

struct jit_image {
    uint8_t *base;
    size_t size;
    void *entry;
};

enum { MAX_SECTIONS = 4096, MAX_BYTES = 1 << 28 };

struct loader {
    const uint8_t *bytes;
    size_t size;
    Elf64_Shdr *sections;
    uint64_t *places; /* offset of each section in the image, or UINT64_MAX */
    unsigned count;
    uint8_t *base;
    uint64_t code_end, end; /* what is executable; all of it */
    uint64_t entry;
};

/* Is [offset, offset + size) in the object? */
static bool
holds(const struct loader *l, uint64_t offset, uint64_t size)
{
    return offset <= l->size && size <= l->size - offset;
}

/* Checks that all sections lie in the object. Together they may not be larger than it: if they overlapped, a
 * small object could cause much work. */
static int
check_sections(const struct loader *l)
{
    uint64_t bytes = 0;
    for (unsigned i = 0; i < l->count; i++) {
        const Elf64_Shdr *s = &l->sections[i];
        if (s->sh_type == SHT_NOBITS || s->sh_type == SHT_NULL)
            continue;
        if (!holds(l, s->sh_offset, s->sh_size) || s->sh_type == SHT_REL)
            return -1;
        bytes += s->sh_size;
    }
    return bytes <= l->size ? 0 : -1;
}

static bool
is_ours(const Elf64_Ehdr *h)
{
    return memcmp(h->e_ident, ELFMAG, SELFMAG) == 0 && h->e_ident[EI_CLASS] == ELFCLASS64 &&
           h->e_ident[EI_DATA] == ELFDATA2LSB && h->e_type == ET_REL && h->e_machine == EM_X86_64 &&
           h->e_shentsize == sizeof(Elf64_Shdr) && h->e_shnum && h->e_shnum <= MAX_SECTIONS;
}

static int
read_sections(struct loader *l)
{
    Elf64_Ehdr h;
    if (l->size < sizeof h)
        return -1;
    memcpy(&h, l->bytes, sizeof h);
    if (!is_ours(&h) || !holds(l, h.e_shoff, (uint64_t)h.e_shnum * sizeof(Elf64_Shdr)))
        return -1;
    l->count = h.e_shnum;
    l->sections = malloc(l->count * sizeof *l->sections);
    l->places = malloc(l->count * sizeof *l->places);
    if (!l->sections || !l->places)
        return -1;
    memcpy(l->sections, l->bytes + h.e_shoff, l->count * sizeof *l->sections);
    return check_sections(l);
}

/* A row of type SHT_NULL is no section, whatever its other fields say. */
static bool
is_placed(const Elf64_Shdr *s, bool writable)
{
    return s->sh_type != SHT_NULL && s->sh_flags & SHF_ALLOC && !(s->sh_flags & SHF_WRITE) == !writable;
}

static int
place(struct loader *l, bool writable)
{
    for (unsigned i = 0; i < l->count; i++) {
        const Elf64_Shdr *s = &l->sections[i];
        const uint64_t align = s->sh_addralign ? s->sh_addralign : 1;
        if (!is_placed(s, writable))
            continue;
        if (align & (align - 1) || align > 4096 || s->sh_size > MAX_BYTES || s->sh_flags & SHF_TLS)
            return -1;
        l->places[i] = (l->end + align - 1) & ~(align - 1);
        l->end = l->places[i] + s->sh_size;
        if (l->end > MAX_BYTES)
            return -1;
    }
    const uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
    l->end = (l->end + page - 1) & ~(page - 1);
    return 0;
}

static int
lay_out(struct loader *l)
{
    memset(l->places, 0xff, l->count * sizeof *l->places);
    if (place(l, false))
        return -1;
    l->code_end = l->end;
    return place(l, true);
}

static int
copy(struct loader *l)
{
    assert(!l->base && l->code_end <= l->end);
    if (!l->code_end)
        return -1;
    void *base = mmap(NULL, l->end, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (base == MAP_FAILED)
        return -1;
    l->base = base;
    for (unsigned i = 0; i < l->count; i++)
        if (l->places[i] != UINT64_MAX && l->sections[i].sh_type != SHT_NOBITS)
            memcpy(l->base + l->places[i], l->bytes + l->sections[i].sh_offset, l->sections[i].sh_size);
    return 0;
}

/* The section that `link` names, if it is of the type. */
static const Elf64_Shdr *
linked(const struct loader *l, uint32_t link, uint32_t type)
{
    return link < l->count && l->sections[link].sh_type == type ? &l->sections[link] : NULL;
}

static bool
read_symbol(const struct loader *l, const Elf64_Shdr *table, uint64_t index, Elf64_Sym *symbol)
{
    if (index >= table->sh_size / sizeof *symbol)
        return false;
    memcpy(symbol, l->bytes + table->sh_offset + index * sizeof *symbol, sizeof *symbol);
    return symbol->st_shndx < l->count && l->places[symbol->st_shndx] != UINT64_MAX &&
           symbol->st_value <= l->sections[symbol->st_shndx].sh_size;
}

static int
relocate_one(struct loader *l, const Elf64_Shdr *symbols, const Elf64_Shdr *target, uint64_t place_of,
             const Elf64_Rela *rela)
{
    assert(place_of <= l->end && target->sh_size <= l->end - place_of); /* place() has put it there */
    Elf64_Sym symbol;
    const uint32_t type = (uint32_t)ELF64_R_TYPE(rela->r_info);
    const uint64_t bytes = type == R_X86_64_64 ? 8 : 4;
    if (!read_symbol(l, symbols, ELF64_R_SYM(rela->r_info), &symbol) || target->sh_size < bytes ||
        rela->r_offset > target->sh_size - bytes)
        return -1;
    const uint64_t at = place_of + rela->r_offset;
    const uint64_t value = l->places[symbol.st_shndx] + symbol.st_value + (uint64_t)rela->r_addend;
    const uint64_t address = (uintptr_t)l->base + value;
    const uint32_t relative = (uint32_t)(value - at);
    switch (type) {
    case R_X86_64_64:
        memcpy(l->base + at, &address, sizeof address);
        return 0;
    case R_X86_64_PC32:
    case R_X86_64_PLT32:
        memcpy(l->base + at, &relative, sizeof relative);
        return 0;
    default:
        return -1;
    }
}

static int
relocate(struct loader *l)
{
    for (unsigned i = 0; i < l->count; i++) {
        const Elf64_Shdr *s = &l->sections[i];
        if (s->sh_type != SHT_RELA || s->sh_info >= l->count || l->places[s->sh_info] == UINT64_MAX)
            continue;
        const Elf64_Shdr *symbols = linked(l, s->sh_link, SHT_SYMTAB), *target = &l->sections[s->sh_info];
        if (!symbols || target->sh_type == SHT_NOBITS)
            return -1;
        for (uint64_t at = 0; at + sizeof(Elf64_Rela) <= s->sh_size; at += sizeof(Elf64_Rela)) {
            Elf64_Rela rela;
            memcpy(&rela, l->bytes + s->sh_offset + at, sizeof rela);
            if (relocate_one(l, symbols, target, l->places[s->sh_info], &rela))
                return -1;
        }
    }
    return 0;
}

static bool
is_named(const struct loader *l, const Elf64_Shdr *strings, uint32_t at, const char *name)
{
    const size_t bytes = strlen(name) + 1;
    return at <= strings->sh_size && bytes <= strings->sh_size - at &&
           memcmp(l->bytes + strings->sh_offset + at, name, bytes) == 0;
}

static int
find_entry(struct loader *l)
{
    for (unsigned i = 0; i < l->count; i++) {
        const Elf64_Shdr *table = linked(l, i, SHT_SYMTAB);
        const Elf64_Shdr *strings = table ? linked(l, table->sh_link, SHT_STRTAB) : NULL;
        Elf64_Sym symbol;
        for (uint64_t n = 0; strings && n < table->sh_size / sizeof symbol; n++) {
            if (!read_symbol(l, table, n, &symbol) || !is_named(l, strings, symbol.st_name, "kernel"))
                continue;
            l->entry = l->places[symbol.st_shndx] + symbol.st_value;
            return l->entry < l->code_end ? 0 : -1;
        }
    }
    return -1;
}

static int
load(struct loader *l)
{
    if (read_sections(l) || lay_out(l) || copy(l) || relocate(l) || find_entry(l))
        return -1;
    return mprotect(l->base, l->code_end, PROT_READ | PROT_EXEC);
}

struct jit_image *
jit_image_new(const struct jit_object *object, struct emu_error *error)
{
    struct loader l = {.bytes = object->bytes, .size = object->size};
    struct jit_image *image = malloc(sizeof *image);
    if (image && load(&l)) {
        if (l.base)
            munmap(l.base, l.end);
        free(image);
        image = NULL;
    }
    if (image)
        *image = (struct jit_image){l.base, l.end, l.base + l.entry};
    else
        emu_fail(error, EMU_UNSUPPORTED, "host code cannot be loaded");
    free(l.sections);
    free(l.places);
    return image;
}

void
jit_image_free(struct jit_image *image)
{
    if (!image)
        return;
    munmap(image->base, image->size);
    free(image);
}

void *
jit_image_entry(const struct jit_image *image)
{
    return image->entry;
}
