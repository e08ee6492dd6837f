/* SPDX-License-Identifier: MIT */
/* Program-scope data: one image of constants, with printf's strings behind them, and one of variables. */
#include "zebin.h"

enum { SECTION_ALIGN = 64, MAX_IMAGE = 1 << 30 };

static int
place_section(struct zebin *z, uint32_t index, uint64_t *size)
{
    const struct intel_section *s = &z->elf->sections[index];
    const uint64_t base = (*size + SECTION_ALIGN - 1) & ~(uint64_t)(SECTION_ALIGN - 1);
    if (s->size > MAX_IMAGE - base)
        return fe_invalid(z->load, s->header_at, "section '%.64s' of %llu bytes is too large", s->name,
                          (unsigned long long)s->size);
    z->places[index].base = (uint32_t)base;
    *size = base + s->size;
    return 0;
}

/* Gives every section of the segments [first, last] its place; *stored: bytes of the image that the file
 * has, the rest is zero. */
static int
place(struct zebin *z, enum zebin_segment first, enum zebin_segment last, uint64_t *stored, uint64_t *size)
{
    *size = *stored = 0;
    for (unsigned segment = first; segment <= last; segment++) {
        if (segment == last) /* the zeroed one */
            *stored = *size;
        for (uint32_t i = 0; i < z->elf->count; i++)
            if (z->places[i].segment == segment && place_section(z, i, size))
                return -1;
    }
    return 0;
}

static uint8_t *
make_image(struct zebin *z, enum zebin_segment first, enum zebin_segment last, uint64_t bytes)
{
    uint8_t *image = fe_alloc(z->load, bytes ? bytes : 1, 1);
    for (uint32_t i = 0; image && i < z->elf->count; i++) {
        const struct zebin_place *p = &z->places[i];
        if (p->segment >= first && p->segment < last && z->elf->sections[i].body.size)
            memcpy(image + p->base, z->elf->sections[i].body.data, z->elf->sections[i].body.size);
    }
    return image;
}

int
zebin_take_data(struct zebin *z)
{
    struct fe_program *program = &z->load->image->program;
    uint64_t consts, const_stored, globals, global_stored;
    if (place(z, SEGMENT_CONST, SEGMENT_CONST_ZERO, &const_stored, &consts) ||
        place(z, SEGMENT_GLOBAL, SEGMENT_GLOBAL_ZERO, &global_stored, &globals))
        return -1;
    z->const_image = make_image(z, SEGMENT_CONST, SEGMENT_CONST_ZERO, const_stored);
    z->global_image = make_image(z, SEGMENT_GLOBAL, SEGMENT_GLOBAL_ZERO, global_stored);
    if (!z->const_image || !z->global_image)
        return -1;
    program->constant_data = z->const_image;
    program->constant_bytes = (uint32_t)consts;
    program->constant_zeros = (uint32_t)(consts - const_stored);
    program->global_data = z->global_image;
    program->global_bytes = (uint32_t)globals;
    program->global_zeros = (uint32_t)(globals - global_stored);
    return 0;
}

struct data_relocs {
    struct zebin *z;
    uint32_t section;
    uint32_t capacity;
};

/* The symbol's place in its image is added here, the image's address when the program is built. */
static int
take_reloc(void *user, const struct zebin_reloc *r)
{
    struct data_relocs *d = user;
    struct fe_load *load = d->z->load;
    struct fe_program *program = &load->image->program;
    const struct zebin_place *p = &d->z->places[d->section];
    const struct intel_section *s = &d->z->elf->sections[d->section];
    const bool in_global = p->segment == SEGMENT_GLOBAL;
    const unsigned width = program->address_bits / 8;
    if (!zebin_is_data(r->symbol.segment))
        return fe_unsupported(load, "the program's data need the address of '%.64s', which is %s",
                              r->symbol.name, r->symbol.segment == SEGMENT_CODE ? "a function" : "not in it");
    if (r->type != RELOC_ADDRESS && !(r->type == RELOC_LOW && width == 4))
        return fe_unsupported(load, "the program's data have a relocation of type %u", r->type);
    if (s->body.size < width || r->offset > s->body.size - width)
        return fe_invalid(load, r->at, "a relocation at %llu lies outside section '%.64s'",
                          (unsigned long long)r->offset, s->name);
    assert(program->data_reloc_count < d->capacity);
    const uint64_t at = p->base + r->offset;
    uint8_t *word = (in_global ? d->z->global_image : d->z->const_image) + at;
    uint64_t value = 0;
    memcpy(&value, word, width);
    value += r->symbol.offset + (uint64_t)r->addend;
    memcpy(word, &value, width);
    program->data_relocs[program->data_reloc_count++] =
        (struct fe_data_reloc){in_global, !zebin_is_const(r->symbol.segment), at};
    return 0;
}

static int
count_reloc(void *user, const struct zebin_reloc *r)
{
    (void)r;
    ++*(uint32_t *)user;
    return 0;
}

/* Sections with contents only: a zeroed one holds no pointers. */
static bool
holds_pointers(enum zebin_segment segment)
{
    return segment == SEGMENT_CONST || segment == SEGMENT_STRINGS || segment == SEGMENT_GLOBAL;
}

int
zebin_relocate_data(struct zebin *z)
{
    struct fe_program *program = &z->load->image->program;
    struct data_relocs d = {.z = z};
    for (uint32_t i = 0; i < z->elf->count; i++)
        if (holds_pointers(z->places[i].segment) && zebin_each_reloc(z, i, count_reloc, &d.capacity))
            return -1;
    program->data_relocs = fe_alloc(z->load, d.capacity + 1u, sizeof *program->data_relocs);
    if (!program->data_relocs)
        return -1;
    for (d.section = 0; d.section < z->elf->count; d.section++)
        if (holds_pointers(z->places[d.section].segment) && zebin_each_reloc(z, d.section, take_reloc, &d))
            return -1;
    return 0;
}
