/* SPDX-License-Identifier: MIT */
/*
 * CAL images, as the readers of Multi2Sim and CLRX know them. A program header of AMD's own type
 * leads to a dictionary with an entry for each chip; the sections and notes of a chip lie inside its entry.
 */
#include "cal_image.h"

#include <elf.h>

#include "elf32.h"

enum {
    MACHINE_CAL = 125,
    PT_DICTIONARY = 0x70000002,
    ENTRY_BYTES = 20,
    TYPE_COMPUTE = 4,
    NOTE_HEADER = 20, /* three words and "ATI CAL" */
    NOTE_PROGINFO = 1
};
enum { KEY_PGM_RESOURCES_LS = 0xA235, KEY_LDS_ALLOC = 0xA23A };

const char *
cal_target_name(unsigned target)
{
    static const char *const names[] = {
        "R600",    "RV610",   "RV630",  "RV670",    "R700",       "RV770",      "RV710",   "RV730", "Cypress",
        "Juniper", "Redwood", "Cedar",  "Sumo",     "SuperSumo",  "Wrestler",   "Cayman",  "Kauai", "Barts",
        "Turks",   "Caicos",  "Tahiti", "Pitcairn", "Cape Verde", "Devastator", "Scrapper"};
    return target < sizeof names / sizeof *names ? names[target] : NULL;
}

/* Where the chip's part of the image is. */
static int
find_entry(const struct elf32 *elf, struct fe_bytes dictionary, struct fe_bytes *part)
{
    unsigned other = 0;
    bool any = false;
    for (size_t at = 0; at + ENTRY_BYTES <= dictionary.size; at += ENTRY_BYTES) {
        const unsigned machine = fe_u32(dictionary, at), type = fe_u32(dictionary, at + 4);
        if (machine != CAL_TARGET_CAYMAN + 1 || type != TYPE_COMPUTE) {
            other = machine;
            any |= type == TYPE_COMPUTE;
            continue;
        }
        if (fe_bytes_cut(elf->file, fe_u32(dictionary, at + 8), fe_u32(dictionary, at + 12), part))
            return 0;
        return fe_invalid(elf->load, dictionary.at + at, "the CAL image's code for Cayman lies outside it");
    }
    if (!any)
        return fe_invalid(elf->load, dictionary.at, "the CAL image has no compute program");
    const char *name = cal_target_name(other - 1);
    return fe_invalid(elf->load, dictionary.at, "the CAL image is for %s (machine %u), not for Cayman",
                      name ? name : "another AMD GPU", other);
}

static bool
inside(struct fe_bytes part, struct fe_bytes body)
{
    return body.size && body.at >= part.at && body.at - part.at <= part.size &&
           body.size <= part.size - (body.at - part.at);
}

static void
read_pairs(struct cal_image *image, struct fe_bytes pairs)
{
    for (size_t at = 0; at + 8 <= pairs.size; at += 8) {
        const uint32_t key = fe_u32(pairs, at), value = fe_u32(pairs, at + 4);
        if (key == KEY_PGM_RESOURCES_LS)
            image->gprs = value & 0xff;
        if (key == KEY_LDS_ALLOC)
            image->local_bytes = 4 * (uint64_t)value;
    }
}

static int
read_notes(struct cal_image *image, struct fe_load *load, struct fe_bytes notes)
{
    static const char owner[8] = "ATI CAL";
    for (size_t at = 0; at < notes.size;) {
        struct fe_bytes header, body;
        if (!fe_bytes_cut(notes, at, NOTE_HEADER, &header) || fe_u32(header, 0) != sizeof owner ||
            memcmp(header.data + 12, owner, sizeof owner) != 0 ||
            !fe_bytes_cut(notes, at + NOTE_HEADER, fe_u32(header, 4), &body))
            return fe_invalid(load, notes.at + at, "the CAL image has an unreadable note");
        if (fe_u32(header, 8) == NOTE_PROGINFO)
            read_pairs(image, body);
        at += NOTE_HEADER + body.size;
    }
    return 0;
}

static int
find_part(const struct elf32 *elf, struct fe_bytes *part)
{
    for (unsigned k = 0; k < elf->segment_count; k++) {
        struct elf32_segment s;
        if (elf32_segment(elf, k, &s))
            return -1;
        if (s.type == PT_DICTIONARY)
            return find_entry(elf, s.body, part);
    }
    return fe_invalid(elf->load, elf->file.at, "the CAL image does not say which chips it is for");
}

static int
read_segments(struct cal_image *image, const struct elf32 *elf, struct fe_bytes part)
{
    for (unsigned k = 0; k < elf->segment_count; k++) {
        struct elf32_segment s;
        if (elf32_segment(elf, k, &s))
            return -1;
        if (s.type == PT_NOTE && inside(part, s.body) && read_notes(image, elf->load, s.body))
            return -1;
    }
    return 0;
}

static int
find_code(struct cal_image *image, const struct elf32 *elf, struct fe_bytes part)
{
    for (unsigned k = 0; k < elf->section_count; k++) {
        struct elf32_section s;
        if (elf32_section(elf, k, &s))
            return -1;
        if (s.type != SHT_PROGBITS || strcmp(s.name, ".text") != 0 || !inside(part, s.body))
            continue;
        image->code = s.body;
        if (s.body.size % 8)
            return fe_invalid(elf->load, s.body.at, "%zu bytes of code are not whole instruction words",
                              s.body.size);
        return 0;
    }
    return fe_invalid(elf->load, part.at, "the CAL image has no code for Cayman");
}

int
cal_image_read(struct cal_image *image, struct fe_load *load, struct fe_bytes file)
{
    struct elf32 elf;
    struct fe_bytes part = {NULL, 0, 0};
    *image = (struct cal_image){0};
    if (elf32_open(&elf, load, file, "the CAL image"))
        return -1;
    /* Segments and sections are walked for each kernel's image; their number is the file's to choose. */
    if (fe_step(load, elf.segment_count + elf.section_count))
        return -1;
    if (elf.machine != MACHINE_CAL)
        return fe_invalid(load, file.at + 18, "the kernel's ELF is for machine %u, and no CAL image",
                          elf.machine);
    return find_part(&elf, &part) || read_segments(image, &elf, part) || find_code(image, &elf, part) ? -1
                                                                                                      : 0;
}
