/* SPDX-License-Identifier: MIT */
/*
 * Program binaries of AMD's own OpenCL driver, Catalyst: an ELF whose symbols name three things for each
 * kernel, a CAL image, a header and a description. Multi2Sim, CLRX and AMD's published runtime read them.
 * Nobody's compiler makes them for Cayman any more, so what runs here was tested with images made by hand.
 */
#include <elf.h>
#include <stdlib.h>

#include "cal_fields.h"
#include "cal_image.h"
#include "cal_metadata.h"
#include "cay_container.h"
#include "elf32.h"
#include "quirks.h"

enum {
    MACHINE_FIRST = 1001, /* + AMD's number of the chip */
    MACHINE_LAST = 1200,
    MACHINE_CPU = 2001,
    MACHINE_CPU_LAST = 2100,
    MACHINE_AMDIL = 0x4154, /* later files say the chip elsewhere */
    NAME_MAX_BYTES = 16384
};
enum part { PART_CODE, PART_METADATA, PART_HEADER, PARTS, PART_DATA = PARTS };
enum { CONST_BUFFERS = 16 };

struct symbol {
    struct fe_bytes name; /* of the kernel */
    enum part part;
    struct fe_bytes body;
};

/* The program's constants of one constant buffer, among all of them. */
struct constants {
    uint32_t at, bytes;
};

struct catalyst {
    struct fe_load *load;
    struct elf32 elf;
    struct constants constants[CONST_BUFFERS];
    uint32_t constant_bytes;
    struct symbol *symbols;
    size_t symbol_count;
    struct cay_bindings *bindings; /* by kernel */
    uint8_t *fetches;              /* what fetches reach by number: the same in all kernels */
};

bool
cay_is_catalyst(unsigned machine)
{
    return (machine >= MACHINE_FIRST && machine < MACHINE_LAST) ||
           (machine >= MACHINE_CPU && machine < MACHINE_CPU_LAST) || machine == MACHINE_AMDIL;
}

static int
check_chip(struct fe_load *load, const struct elf32 *elf)
{
    const unsigned machine = elf->machine;
    const char *name = machine < MACHINE_LAST ? cal_target_name(machine - MACHINE_FIRST) : NULL;
    if (machine == MACHINE_AMDIL)
        return fe_unsupported(load,
                              "the binary is of a later AMD format (machine 0x%x), which no driver for "
                              "Cayman reads",
                              machine);
    if (machine != MACHINE_FIRST + CAL_TARGET_CAYMAN)
        return fe_invalid(load, elf->file.at + 18, "the binary is for %s (machine %u), not for Cayman",
                          name                     ? name
                          : machine >= MACHINE_CPU ? "a CPU"
                                                   : "another AMD GPU",
                          machine);
    return fe_take_device(load, elf->file.at + 18, FE_CAYMAN);
}

/* __OpenCL_<kernel>_<part>, or __OpenCL_<constant buffer>_global */
static bool
is_part(const char *text, struct fe_bytes *name, enum part *part)
{
    static const char prefix[] = "__OpenCL_";
    static const char *const suffixes[] = {"_kernel", "_metadata", "_header", "_global"};
    const size_t length = strlen(text), before = sizeof prefix - 1;
    if (strncmp(text, prefix, before) != 0)
        return false;
    for (*part = 0; *part <= PART_DATA; ++*part) {
        const size_t after = strlen(suffixes[*part]);
        if (length <= before + after || length - before - after > NAME_MAX_BYTES ||
            strcmp(text + length - after, suffixes[*part]) != 0)
            continue;
        *name = (struct fe_bytes){(const uint8_t *)text + before, length - before - after, 0};
        return true;
    }
    return false;
}

/* Constant buffers 0 and 1 are the launch's. */
static int
take_constants(struct catalyst *c, const struct symbol *s)
{
    uint32_t buffer;
    const struct cal_field number = {(const char *)s->name.data, s->name.size};
    if (!cal_field_number(number, &buffer) || buffer < 2 || buffer >= CONST_BUFFERS || !s->body.size ||
        c->constants[buffer].bytes)
        return fe_invalid(c->load, s->body.at, "the program has unreadable constants");
    if (s->body.size > UINT16_MAX + 1u)
        return fe_invalid(c->load, s->body.at, "constant buffer %u has %zu bytes", buffer, s->body.size);
    c->constants[buffer] = (struct constants){c->constant_bytes, (uint32_t)s->body.size};
    c->constant_bytes += ((uint32_t)s->body.size + 15) & ~15u;
    return 0;
}

/* Symbols' values count from their sections' starts. */
static int
take_symbol(struct catalyst *c, struct fe_bytes entry, struct fe_bytes names)
{
    struct symbol *s = &c->symbols[c->symbol_count];
    struct elf32_section section;
    const unsigned index = fe_u16(entry, 14);
    const char *text = elf32_text(names, fe_u32(entry, 0));
    if (!text || !is_part(text, &s->name, &s->part))
        return 0;
    if (index >= c->elf.section_count)
        return fe_invalid(c->load, entry.at, "symbol %.64s is in no section", text);
    if (elf32_section(&c->elf, index, &section))
        return -1;
    if (!fe_bytes_cut(section.body, fe_u32(entry, 4), fe_u32(entry, 8), &s->body))
        return fe_invalid(c->load, entry.at, "symbol %.64s lies outside its section", text);
    c->symbol_count++;
    return s->part == PART_DATA ? take_constants(c, s) : 0;
}

static int
take_symbols(struct catalyst *c, const struct elf32_section *table)
{
    const size_t count = table->body.size / sizeof(Elf32_Sym);
    struct elf32_section names;
    struct fe_bytes entry;
    if (table->link >= c->elf.section_count || elf32_section(&c->elf, table->link, &names))
        return fe_invalid(c->load, table->body.at, "the symbols have no names");
    c->symbols = fe_alloc(c->load, count ? count : 1, sizeof *c->symbols);
    if (!c->symbols)
        return -1;
    for (size_t k = 0; k < count; k++) {
        fe_bytes_cut(table->body, k * sizeof(Elf32_Sym), sizeof(Elf32_Sym), &entry);
        if (fe_step(c->load, 1) || take_symbol(c, entry, names.body))
            return -1;
    }
    return 0;
}

static int
find_symbols(struct catalyst *c)
{
    struct elf32_section section;
    for (unsigned k = 0; k < c->elf.section_count; k++) {
        if (elf32_section(&c->elf, k, &section))
            return -1;
        if (section.type == SHT_SYMTAB)
            return take_symbols(c, &section);
    }
    return fe_invalid(c->load, c->elf.file.at, "the binary has no symbols");
}

static int
compare_names(struct fe_bytes a, struct fe_bytes b)
{
    const int order = memcmp(a.data, b.data, a.size < b.size ? a.size : b.size);
    return order ? order : a.size < b.size ? -1 : a.size > b.size;
}

static int
by_name(const void *a, const void *b)
{
    const struct symbol *x = a, *y = b;
    const int order = compare_names(x->name, y->name);
    return order ? order : (int)x->part - (int)y->part;
}

/* All constants, one constant buffer behind another. */
static int
copy_constants(struct catalyst *c)
{
    struct fe_program *program = &c->load->image->program;
    uint8_t *data = fe_alloc(c->load, c->constant_bytes + 1u, 1);
    if (!data)
        return -1;
    for (size_t k = 0; k < c->symbol_count; k++) {
        const struct symbol *s = &c->symbols[k];
        uint32_t buffer;
        if (s->part == PART_DATA &&
            cal_field_number((struct cal_field){(const char *)s->name.data, s->name.size}, &buffer))
            memcpy(data + c->constants[buffer].at, s->body.data, s->body.size);
    }
    program->constant_data = data;
    program->constant_bytes = c->constant_bytes;
    return 0;
}

static int
bind_constants(const struct catalyst *c, struct cay_bindings *b, struct fe_kernel *kernel)
{
    struct fe_patch *all = fe_alloc(c->load, kernel->patch_count + CONST_BUFFERS, sizeof *all);
    if (!all)
        return -1;
    memcpy(all, kernel->patches, kernel->patch_count * sizeof *all);
    kernel->patches = all;
    for (uint32_t k = 2; k < CONST_BUFFERS; k++) {
        const struct constants *data = &c->constants[k];
        if (!data->bytes || cay_is_bound(b, CAY_SURFACE_CONST + k))
            continue;
        cay_bind(b, CAY_SURFACE_CONST + k);
        all[kernel->patch_count++] =
            (struct fe_patch){FE_PATCH_CONST_SURFACE, 0, data->at, CAY_SURFACE_CONST + k, data->bytes};
        if (kernel->surface_count <= CAY_SURFACE_CONST + k)
            kernel->surface_count = CAY_SURFACE_CONST + k + 1;
    }
    return 0;
}

static void
bind_memory(const struct catalyst *c, struct cay_bindings *b)
{
    *b = (struct cay_bindings){.local_size_offset = 16, .fetch_buffers = c->fetches};
    b->const_offset[1] = CAL_CB0_BYTES;
    b->pool_rats = 1u << 8 | 1u << 11; /* all memory, under both numbers that AMD's driver gives it */
}

/* Fetches reach all memory under the numbers that AMD's driver gives UAVs 8 and 11, cached and not, and
 * constant buffer k under 128 + k. */
static int
make_fetches(struct catalyst *c)
{
    static const uint8_t memory[] = {153, 162, 173, 174, 175};
    c->fetches = fe_alloc(c->load, CAY_RESOURCES, 1);
    if (!c->fetches)
        return -1;
    for (size_t k = 0; k < sizeof memory; k++)
        c->fetches[memory[k]] = CAY_FETCH_POOL;
    for (unsigned k = 0; k < 16; k++)
        c->fetches[128 + k] = (uint8_t)(CAY_FETCH_CONST + k);
    return 0;
}

/* parts: those of one kernel. */
static int
read_kernel(struct catalyst *c, const struct symbol *const parts[PARTS])
{
    struct fe_program *program = &c->load->image->program;
    struct fe_kernel *kernel = &program->kernels[program->kernel_count];
    struct cay_bindings *bindings = &c->bindings[program->kernel_count];
    struct cal_image image;
    kernel->name = fe_text(c->load, parts[0]->name.data, parts[0]->name.size);
    if (!kernel->name || cal_image_read(&image, c->load, parts[PART_CODE]->body))
        return -1;
    if (fe_check_local(c->load, parts[PART_CODE]->body.at, kernel->name, image.local_bytes,
                       FE_MAX_LOCAL_CAYMAN))
        return -1;
    kernel->code = image.code.data;
    kernel->code_bytes = (uint32_t)image.code.size;
    kernel->register_count = image.gprs;
    kernel->local_bytes = (uint32_t)image.local_bytes;
    kernel->simd = 64;
    kernel->local_args_after_static = true;
    kernel->asks_local_size = true;
    bind_memory(c, bindings);
    program->kernel_count++;
    if (cal_metadata_read(c->load, parts[PART_METADATA]->body, kernel, bindings))
        return -1;
    return bind_constants(c, bindings, kernel);
}

/* AMD's driver loads a kernel only if all three parts are there. */
static int
read_kernels(struct catalyst *c)
{
    const struct symbol *parts[PARTS];
    struct fe_program *program = &c->load->image->program;
    qsort(c->symbols, c->symbol_count, sizeof *c->symbols, by_name);
    program->kernels = fe_alloc(c->load, c->symbol_count / PARTS + 1, sizeof *program->kernels);
    c->bindings = fe_alloc(c->load, c->symbol_count / PARTS + 1, sizeof *c->bindings);
    if (!program->kernels || !c->bindings || make_fetches(c) || copy_constants(c))
        return -1;
    c->load->image->bindings = c->bindings;
    for (size_t k = 0; k + PARTS <= c->symbol_count; k++) {
        bool whole = true;
        for (unsigned p = 0; p < PARTS; p++) {
            parts[p] = &c->symbols[k + p];
            whole &= parts[p]->part == p && !compare_names(parts[p]->name, parts[0]->name);
        }
        if (!whole)
            continue;
        if (read_kernel(c, parts))
            return -1;
        k += PARTS - 1;
    }
    return program->kernel_count ? 0 : fe_invalid(c->load, c->elf.file.at, "the binary has no kernels");
}

int
cay_read_catalyst(struct fe_load *load, struct fe_bytes file)
{
    struct catalyst c = {.load = load};
    load->image->program.container = FE_CAYMAN_CATALYST;
    load->image->program.address_bits = 32;
    load->image->quirks = &cay_quirks_catalyst;
    if (elf32_open(&c.elf, load, file, "the binary") || check_chip(load, &c.elf) || find_symbols(&c))
        return -1;
    return read_kernels(&c);
}
