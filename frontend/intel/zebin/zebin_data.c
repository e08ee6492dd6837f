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

/* Adds to the word that the relocation names, which is in the image. */
static int
add_to_word(const struct data_relocs *d, const struct zebin_reloc *r, uint64_t value, unsigned bytes)
{
    const struct intel_section *s = &d->z->elf->sections[d->section];
    const struct zebin_place *p = &d->z->places[d->section];
    if (s->body.size < bytes || r->offset > s->body.size - bytes)
        return fe_invalid(d->z->load, r->at, "a relocation at %llu lies outside section '%.64s'",
                          (unsigned long long)r->offset, s->name);
    uint8_t *word =
        (p->segment == SEGMENT_GLOBAL ? d->z->global_image : d->z->const_image) + p->base + r->offset;
    uint64_t sum = 0;
    memcpy(&sum, word, bytes);
    sum += value;
    memcpy(word, &sum, bytes);
    return 0;
}

/* A function's address is known already. */
static int
take_function(const struct data_relocs *d, const struct zebin_reloc *r)
{
    const uint64_t address = zebin_function_address(d->z, r);
    switch (r->type) {
    case RELOC_ADDRESS:
        return add_to_word(d, r, address, d->z->elf->wide ? 8 : 4);
    case RELOC_LOW:
        return add_to_word(d, r, address, 4);
    case RELOC_HIGH:
        return add_to_word(d, r, address >> 32, 4);
    default:
        return fe_unsupported(d->z->load, "the program's data have a relocation of type %u to '%.64s'",
                              r->type, r->symbol.name);
    }
}

/* The symbol's place in its image is added here, the image's address when the program is built. */
static int
take_reloc(void *user, const struct zebin_reloc *r)
{
    struct data_relocs *d = user;
    struct fe_load *load = d->z->load;
    struct fe_program *program = &load->image->program;
    const struct zebin_place *p = &d->z->places[d->section];
    const unsigned width = program->address_bits / 8;
    if (zebin_is_function(r))
        return take_function(d, r);
    if (!zebin_is_data(r->symbol.segment))
        return fe_unsupported(load, "the program's data need the address of '%.64s', which is %s",
                              r->symbol.name,
                              r->symbol.segment == SEGMENT_CODE ? "code but no function" : "not in it");
    if (r->type != RELOC_ADDRESS && !(r->type == RELOC_LOW && width == 4))
        return fe_unsupported(load, "the program's data have a relocation of type %u", r->type);
    if (add_to_word(d, r, r->symbol.offset + (uint64_t)r->addend, width))
        return -1;
    assert(program->data_reloc_count < d->capacity);
    program->data_relocs[program->data_reloc_count++] = (struct fe_data_reloc){
        p->segment == SEGMENT_GLOBAL, !zebin_is_const(r->symbol.segment), p->base + r->offset};
    return 0;
}

static int
count_reloc(void *user, const struct zebin_reloc *r)
{
    (void)r;
    ++*(uint32_t *)user;
    return 0;
}

int
zebin_relocate_data(struct zebin *z)
{
    struct fe_program *program = &z->load->image->program;
    struct data_relocs d = {.z = z};
    for (uint32_t i = 0; i < z->elf->count; i++)
        if (zebin_holds_pointers(z->places[i].segment) && zebin_each_reloc(z, i, count_reloc, &d.capacity))
            return -1;
    program->data_relocs = fe_alloc(z->load, d.capacity + 1u, sizeof *program->data_relocs);
    if (!program->data_relocs)
        return -1;
    for (d.section = 0; d.section < z->elf->count; d.section++)
        if (zebin_holds_pointers(z->places[d.section].segment) &&
            zebin_each_reloc(z, d.section, take_reloc, &d))
            return -1;
    return 0;
}
