/* SPDX-License-Identifier: MIT */
#include "zebin.h"

static const uint32_t SECTION_PROGBITS = 1, SECTION_SYMTAB = 2, SECTION_NOBITS = 8,
                      SECTION_SPIRV = 0xff000009, SECTION_ZEINFO = 0xff000011, SECTION_MISC = 0xff000014;

/* Sections that programs are made of; others (debug data, notes, gtpin's and vISA's) have no meaning for an
 * emulator. */
static const struct {
    const char *name;
    enum zebin_segment segment;
} named[] = {{".data.const", SEGMENT_CONST},
             {".data.global_const", SEGMENT_CONST},
             {".data.const.string", SEGMENT_STRINGS},
             {".bss.const", SEGMENT_CONST_ZERO},
             {".data.global", SEGMENT_GLOBAL},
             {".bss.global", SEGMENT_GLOBAL_ZERO},
             {".text", SEGMENT_CODE}};

static enum zebin_segment
segment_of(const struct intel_section *s)
{
    if (s->type != SECTION_PROGBITS && s->type != SECTION_NOBITS)
        return SEGMENT_NONE;
    if (strncmp(s->name, ".text.", 6) == 0)
        return SEGMENT_CODE;
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++)
        if (strcmp(s->name, named[i].name) == 0)
            return named[i].segment;
    return SEGMENT_NONE;
}

/* One section there may be only one of. */
static int
take_only(struct zebin *z, const struct intel_section *s, const struct intel_section **where)
{
    if (*where)
        return fe_invalid(z->load, s->header_at, "the zebin has more than one section like '%.64s'", s->name);
    *where = s;
    return 0;
}

static int
take_options(struct zebin *z, const struct intel_section *s)
{
    const char *text = fe_text(z->load, s->body.data, s->body.size);
    if (!text)
        return -1;
    z->load->image->program.build_options = text;
    return 0;
}

/* Makes a list for each section: the sections with its relocations, in the order of the file. */
static void
list_relocations(struct zebin *z)
{
    enum { REL = 9, RELA = 4 };
    for (uint32_t i = z->elf->count; i-- > 1;) {
        const struct intel_section *s = &z->elf->sections[i];
        if ((s->type != REL && s->type != RELA) || s->info >= z->elf->count)
            continue;
        z->places[i].next = z->places[s->info].relocs;
        z->places[s->info].relocs = i;
    }
}

static int
classify(struct zebin *z, bool *has_ir)
{
    for (uint32_t i = 0; i < z->elf->count; i++) {
        const struct intel_section *s = &z->elf->sections[i];
        z->places[i].segment = segment_of(s);
        if (s->type == SECTION_NOBITS && z->places[i].segment != SEGMENT_CONST_ZERO &&
            z->places[i].segment != SEGMENT_GLOBAL_ZERO && z->places[i].segment != SEGMENT_NONE)
            return fe_invalid(z->load, s->header_at, "section '%.64s' has no contents", s->name);
        if (s->type == SECTION_ZEINFO && take_only(z, s, &z->info))
            return -1;
        if (s->type == SECTION_SYMTAB && take_only(z, s, &z->symbols))
            return -1;
        if (s->type == SECTION_MISC && strcmp(s->name, ".misc.buildOptions") == 0 && take_options(z, s))
            return -1;
        *has_ir |= s->type == SECTION_SPIRV;
    }
    list_relocations(z);
    return 0;
}

static int
check_version(struct zebin *z)
{
    const struct yaml_node *version = yaml_member(z->root, "version");
    if (!version)
        return fe_invalid(z->load, z->info->body.at, ".ze_info has no version");
    if (yaml_expect(z->load, version, YAML_TEXT))
        return -1;
    if (strncmp(version->text, "1.", 2) != 0)
        return fe_unsupported(z->load, ".ze_info has version '%.32s', only 1.x can be read", version->text);
    return 0;
}

/* Functions that kernels of other programs may call stand in a section of their own, described as if it were
 * a kernel. */
static bool
is_function_section(const struct yaml_node *kernel)
{
    const struct yaml_node *name = yaml_member(kernel, "name");
    return name && strcmp(name->text, "Intel_Symbol_Table_Void_Program") == 0;
}

enum { MAX_KERNELS = 16384 };

static int
read_kernels(struct zebin *z)
{
    struct fe_program *program = &z->load->image->program;
    const struct yaml_node *list = yaml_member(z->root, "kernels");
    if (!list)
        return fe_invalid(z->load, z->info->body.at, ".ze_info has no kernels");
    if (yaml_expect(z->load, list, YAML_LIST))
        return -1;
    if (list->children > MAX_KERNELS)
        return fe_invalid(z->load, list->at, "%u kernels in one zebin", list->children);
    program->kernels = fe_alloc(z->load, list->children ? list->children : 1, sizeof *program->kernels);
    if (!program->kernels)
        return -1;
    for (const struct yaml_node *n = list->first; n; n = n->next) {
        if (yaml_expect(z->load, n, YAML_MAP))
            return -1;
        if (is_function_section(n))
            continue;
        if (zebin_read_kernel(z, n, &program->kernels[program->kernel_count]))
            return -1;
        program->kernel_count++;
    }
    return 0;
}

int
intel_read_zebin(struct fe_load *load, struct intel_elf *elf)
{
    struct zebin z = {.load = load, .elf = elf};
    bool has_ir = false;
    if (intel_elf_sections(load, elf))
        return -1;
    z.places = fe_alloc(load, elf->count ? elf->count : 1, sizeof *z.places);
    if (!z.places || classify(&z, &has_ir))
        return -1;
    if (!z.info && has_ir)
        return fe_unsupported(load,
                              "the zebin holds SPIR-V but no machine code: compile it with 'ocloc compile "
                              "-spirv_input -device skl'");
    if (!z.info)
        return fe_invalid(load, elf->file.at, "the zebin has no .ze_info section");
    load->image->program.container = FE_INTEL_ZEBIN;
    load->image->debug = (struct fe_debug){FE_DEBUG_ZEBIN, elf->file};
    load->image->program.address_bits = elf->wide ? 64 : 32;
    z.root = zebin_take_target(&z) ? NULL : yaml_tree(load, z.info->body);
    if (!z.root || check_version(&z) || zebin_take_data(&z) || zebin_scan_symbols(&z) ||
        zebin_find_functions(&z))
        return -1;
    return read_kernels(&z) || zebin_relocate_data(&z) ? -1 : 0;
}
