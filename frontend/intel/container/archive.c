/* SPDX-License-Identifier: MIT */
/* Fat binaries: a Unix ar with one OpenCL ELF per target, named <bits>.<major>.<minor>.<revision> or
 * <bits>.<acronym>[.<stepping>]. */
#include <assert.h>
#include <stdio.h>

#include "intel.h"
#include "products.h"

enum {
    MAGIC_BYTES = 8,
    HEADER_BYTES = 60,
    NAME_BYTES = 16,
    SIZE_AT = 48,
    SIZE_BYTES = 10,
    NAME_MAX_BYTES = 64
};

/* If text starts with the word (whole up to a dot or the end), the rest after the dot, else NULL. */
static const char *
after_word(const char *text, const char *word)
{
    const size_t length = strlen(word);
    if (strncmp(text, word, length) != 0 || (text[length] && text[length] != '.'))
        return NULL;
    return text[length] ? text + length + 1 : text + length;
}

/* How well the name's part behind the pointers' size fits a device, 0: not at all, 4: best. */
static int
rank_target(enum fe_device device, const char *text)
{
    assert(device < FE_DEVICE_COUNT);
    const struct intel_product *const p = &intel_products[device];
    const char *const acronyms[] = {fe_device_name(device), p->other_acronym};
    char version[32], revision[16];
    snprintf(version, sizeof version, "%u.%u", p->major, p->minor);
    snprintf(revision, sizeof revision, "%u", p->revision);
    const char *tail = after_word(text, version);
    if (tail)
        return strcmp(tail, revision) == 0 ? 4 : 2;
    for (unsigned i = 0; i < 2 && acronyms[i]; i++) {
        tail = after_word(text, acronyms[i]);
        if (tail)
            return *tail ? 3 : 1;
    }
    return 0;
}

/* How well a member's name fits a device; 0: not at all. */
static int
rank(enum fe_device device, const char *name)
{
    enum { WIDE = 4 }; /* the device's pointers have 64 bits */
    const char *wide = after_word(name, "64"), *rest = wide ? wide : after_word(name, "32");
    const int fits = rest && intel_products[device].family ? rank_target(device, rest) : 0;
    return fits ? fits + (wide ? WIDE : 0) : 0;
}

struct member {
    char name[NAME_MAX_BYTES];
    struct fe_bytes body;
};

struct archive {
    struct fe_bytes file, names; /* names: the "//" member, for names longer than 15 bytes */
    size_t next;
    struct fe_bytes best;
    int best_rank;
    enum fe_device best_device;
    bool has_ir;
    char seen[256]; /* names, for the message when none fits */
};

static bool
decimal(struct fe_bytes text, uint64_t *value)
{
    size_t i = 0;
    *value = 0;
    for (; i < text.size && text.data[i] >= '0' && text.data[i] <= '9'; i++)
        *value = *value * 10 + (uint64_t)(text.data[i] - '0');
    const bool digits = i > 0;
    while (i < text.size && text.data[i] == ' ')
        i++;
    return digits && i == text.size;
}

/* Copies a name up to its closing '/'. */
static void
take_name(char name[NAME_MAX_BYTES], struct fe_bytes text)
{
    size_t n = 0;
    while (n < text.size && n + 1 < NAME_MAX_BYTES && text.data[n] && text.data[n] != '/' &&
           text.data[n] != '\n') {
        name[n] = (char)text.data[n];
        n++;
    }
    name[n] = 0;
}

static int
name_member(struct fe_load *load, struct archive *a, struct fe_bytes header, struct member *m)
{
    struct fe_bytes field, text;
    uint64_t offset = 0;
    fe_bytes_cut(header, 0, NAME_BYTES, &field);
    m->name[0] = 0;
    if (field.data[0] != '/') {
        take_name(m->name, field);
        return 0;
    }
    if (field.data[1] == '/') {
        a->names = m->body;
        return 0;
    }
    fe_bytes_cut(field, 1, NAME_BYTES - 1, &text);
    if (!decimal(text, &offset))
        return 0; /* "/" alone: a symbol table */
    if (!fe_bytes_cut(a->names, offset, a->names.size - (offset < a->names.size ? offset : a->names.size),
                      &text))
        return fe_invalid(load, header.at, "archive member name at %llu lies outside the name table",
                          (unsigned long long)offset);
    take_name(m->name, text);
    return 0;
}

static int
next_member(struct fe_load *load, struct archive *a, struct member *m)
{
    struct fe_bytes header, digits;
    uint64_t size;
    if (!fe_bytes_cut(a->file, a->next, HEADER_BYTES, &header))
        return fe_invalid(load, a->next, "the archive member header is cut off");
    if (memcmp(header.data + HEADER_BYTES - 2, "`\n", 2) != 0)
        return fe_invalid(load, header.at + HEADER_BYTES - 2,
                          "the archive member header does not end in its mark");
    fe_bytes_cut(header, SIZE_AT, SIZE_BYTES, &digits);
    if (!decimal(digits, &size))
        return fe_invalid(load, digits.at, "the archive member's size is no number");
    if (!fe_bytes_cut(a->file, a->next + HEADER_BYTES, size, &m->body))
        return fe_invalid(load, digits.at, "the archive member of %llu bytes is cut off",
                          (unsigned long long)size);
    a->next += HEADER_BYTES + (size_t)size + (size & 1);
    return name_member(load, a, header, m);
}

static void
consider(struct archive *a, const struct member *m, enum fe_device wanted)
{
    if (memcmp(m->name, "generic_ir", 10) == 0)
        a->has_ir = true;
    const size_t used = strlen(a->seen);
    if (m->name[0] && memcmp(m->name, "pad_", 4) != 0)
        snprintf(a->seen + used, sizeof a->seen - used, "%s%s", used ? ", " : "", m->name);
    for (unsigned i = 0; i < FE_DEVICE_COUNT; i++) {
        const int r = rank((enum fe_device)i, m->name);
        if ((wanted != FE_DEVICE_COUNT && i != wanted) || r <= a->best_rank)
            continue;
        a->best = m->body;
        a->best_rank = r;
        a->best_device = (enum fe_device)i;
    }
}

static int
no_target(struct fe_load *load, const struct archive *a)
{
    const char *device = load->device == FE_DEVICE_COUNT ? "any device here" : fe_device_name(load->device);
    if (a->has_ir)
        return fe_unsupported(
            load,
            "the fat binary has only SPIR-V for %s (it holds %s): compile with 'ocloc compile "
            "-device %s'",
            device, a->seen, load->device == FE_DEVICE_COUNT ? "skl" : device);
    return fe_invalid(load, MAGIC_BYTES, "the fat binary has nothing for %s; it holds: %s", device,
                      a->seen[0] ? a->seen : "nothing");
}

int
intel_read_archive(struct fe_load *load, struct fe_bytes file)
{
    struct archive a = {.file = file, .next = MAGIC_BYTES};
    struct member m = {{0}, {NULL, 0, 0}};
    char names[64];
    if (load->device < FE_DEVICE_COUNT && !intel_products[load->device].family)
        return fe_invalid(load, 0, "the binary is for %s, not for %s",
                          intel_device_names(names, sizeof names), fe_device_name(load->device));
    while (a.next < file.size) {
        if (next_member(load, &a, &m))
            return -1;
        consider(&a, &m, load->device);
    }
    if (!a.best_rank)
        return no_target(load, &a);
    load->device = a.best_device;
    if (!fe_bytes_start(a.best, "\177ELF", 4))
        return fe_invalid(load, a.best.at, "the fat binary's member for %s is no OpenCL ELF",
                          fe_device_name(load->device));
    if (intel_read_elf(load, a.best))
        return -1;
    load->image->program.container = FE_INTEL_FAT;
    return 0;
}
