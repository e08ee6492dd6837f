/* SPDX-License-Identifier: MIT */
/*
 * A kernel's machine code and the addresses in it. Relocations say where the code needs an address. Addresses
 * are known when the program is built, and differ from run to run. So the words are appended to the payload
 * as launch values, and instructions read them there (struct fe_link).
 */
#include "intel/container/kernel_finish.h"
#include "zebin.h"

enum { NAME_AT = 6, WORD_BYTES = 8, MAX_LINKS = 16384 };

/* UINT32_MAX: there is none. */
static int
find_section(const struct zebin_kernel *k, uint32_t *section)
{
    const struct intel_elf *elf = k->z->elf;
    *section = UINT32_MAX;
    if (fe_step(k->load, elf->count))
        return -1;
    for (uint32_t i = 0; i < elf->count; i++)
        if (k->z->places[i].segment == SEGMENT_CODE && elf->sections[i].name[NAME_AT - 1] == '.' &&
            strcmp(elf->sections[i].name + NAME_AT, k->kernel->name) == 0) {
            *section = i;
            return 0;
        }
    return 0;
}

struct linker {
    struct zebin_kernel *k;
    uint32_t capacity;
    struct fe_patch *patches; /* the kernel's own, then one per word */
    uint32_t base, size;      /* where in the kernel's code the section is */
};

/* The launch value for an address in the data; equal ones share a word. */
static uint32_t
word_of(struct linker *l, enum fe_patch_kind kind, uint32_t source)
{
    struct fe_kernel *kernel = l->k->kernel;
    const uint32_t start = kernel->payload_bytes;
    for (uint32_t i = kernel->patch_count; i-- > 0;) {
        const struct fe_patch *p = &l->patches[i];
        if (p->offset < start)
            break;
        if (p->kind == kind && p->source == source)
            return p->offset;
    }
    const uint32_t offset = start + kernel->link_bytes;
    l->patches[kernel->patch_count++] = (struct fe_patch){kind, 0, source, offset, WORD_BYTES};
    kernel->link_bytes += WORD_BYTES;
    return offset;
}

static int
check_reloc(struct linker *l, const struct zebin_reloc *r, unsigned bytes)
{
    if (l->size < bytes || r->offset > l->size - bytes)
        return fe_invalid(l->k->load, r->at, "a relocation at %llu lies outside the code of kernel %.64s",
                          (unsigned long long)r->offset, l->k->kernel->name);
    const uint64_t source = r->symbol.offset + (uint64_t)r->addend;
    if (source > UINT32_MAX)
        return fe_invalid(l->k->load, r->at, "symbol '%.64s' plus %lld lies outside the data", r->symbol.name,
                          (long long)r->addend);
    return 0;
}

/* The address of a function is known now, so it is written into the code, which is in the arena. */
static int
take_function(struct linker *l, const struct zebin_reloc *r, unsigned bytes)
{
    struct fe_kernel *kernel = l->k->kernel;
    if (check_reloc(l, r, bytes))
        return -1;
    const uint64_t address = zebin_function_address(l->k->z, r),
                   value = r->type == RELOC_HIGH ? address >> 32 : address;
    memcpy((uint8_t *)kernel->code + l->base + r->offset, &value, bytes);
    return 0;
}

static int
take_link(void *user, const struct zebin_reloc *r)
{
    struct linker *l = user;
    struct fe_kernel *kernel = l->k->kernel;
    const unsigned bytes = r->type == RELOC_ADDRESS && l->k->z->elf->wide ? 8 : 4;
    const bool known = r->type >= RELOC_ADDRESS && r->type <= RELOC_HIGH;
    if (known && zebin_is_function(r))
        return take_function(l, r, bytes);
    if (!known || !zebin_is_data(r->symbol.segment)) {
        fe_refuse(l->k->load, "kernel %.64s needs the address of '%.64s' (relocation type %u), %s",
                  kernel->name, r->symbol.name, r->type,
                  r->symbol.segment == SEGMENT_CODE ? "which is code but no function"
                                                    : "which the program does not define");
        return 0;
    }
    if (check_reloc(l, r, bytes))
        return -1;
    const bool is_const = zebin_is_const(r->symbol.segment);
    const uint32_t word = word_of(l, is_const ? FE_PATCH_CONST_POINTER : FE_PATCH_GLOBAL_POINTER,
                                  (uint32_t)(r->symbol.offset + (uint64_t)r->addend));
    assert(kernel->link_count < l->capacity);
    kernel->links[kernel->link_count++] =
        (struct fe_link){l->base + (uint32_t)r->offset, word + (r->type == RELOC_HIGH ? 4 : 0), bytes};
    return 0;
}

static int
count_link(void *user, const struct zebin_reloc *r)
{
    (void)r;
    ++*(uint32_t *)user;
    return 0;
}

/* For the kernel's own section and, if it has functions, for theirs. */
static int
each_section(struct linker *l, uint32_t own, uint32_t base, zebin_reloc_fn *take, void *user)
{
    const struct zebin *z = l->k->z;
    l->base = 0;
    l->size = base ? base : l->k->kernel->code_bytes;
    if (zebin_each_reloc(z, own, take, user))
        return -1;
    if (base && fe_step(l->k->load, z->elf->count))
        return -1;
    for (uint32_t i = 0; base && i < z->elf->count; i++) {
        if (!z->places[i].is_called)
            continue;
        l->base = base + z->places[i].base;
        l->size = (uint32_t)z->elf->sections[i].body.size;
        if (zebin_each_reloc(z, i, take, user))
            return -1;
    }
    return 0;
}

static int
take_links(struct zebin_kernel *k, uint32_t section, uint32_t base)
{
    struct fe_kernel *kernel = k->kernel;
    struct linker l = {.k = k};
    if (each_section(&l, section, base, count_link, &l.capacity))
        return -1;
    if (!l.capacity)
        return 0;
    if (l.capacity > MAX_LINKS)
        return fe_invalid(k->load, k->z->elf->sections[section].header_at, "%u relocations in one kernel",
                          l.capacity);
    l.patches = fe_alloc(k->load, kernel->patch_count + l.capacity, sizeof *l.patches);
    kernel->links = fe_alloc(k->load, l.capacity, sizeof *kernel->links);
    if (!l.patches || !kernel->links)
        return -1;
    memcpy(l.patches, kernel->patches, kernel->patch_count * sizeof *l.patches);
    kernel->patches = l.patches;
    return each_section(&l, section, base, take_link, &l);
}

int
zebin_take_code(struct zebin_kernel *k)
{
    uint32_t section;
    if (find_section(k, &section))
        return -1;
    if (section == UINT32_MAX)
        return fe_invalid(k->load, k->node->at, "kernel %.64s has no section '.text.%.64s'", k->kernel->name,
                          k->kernel->name);
    const struct intel_section *s = &k->z->elf->sections[section];
    const uint64_t told = k->z->places[section].code_bytes, bytes = told ? told : s->body.size;
    if (!bytes || bytes > s->body.size || bytes > UINT32_MAX)
        return fe_invalid(k->load, s->header_at, "kernel %.64s has %llu bytes of code in a section of %zu",
                          k->kernel->name, (unsigned long long)bytes, s->body.size);
    uint8_t *code = fe_alloc(k->load, bytes, 1); /* a copy, for its alignment */
    if (!code)
        return -1;
    memcpy(code, s->body.data, bytes);
    k->kernel->code = code;
    k->kernel->code_bytes = (uint32_t)bytes;
    uint32_t base;
    return zebin_append_functions(k, section, &base) ? -1 : take_links(k, section, base);
}
