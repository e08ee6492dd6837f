/* SPDX-License-Identifier: MIT */
/* Opening an object: sections by name and type. */
#include "object.h"

#include <gelf.h>

#include "image_bindings.h"
#include "params.h"
#include "quirks.h"

static int
open_elf(struct cay_object *o, struct fe_bytes file)
{
    /* libelf wants aligned memory it may keep; the object may sit anywhere in a wrapper. */
    uint8_t *copy = fe_alloc(o->load, file.size, 1);
    if (!copy)
        return -1;
    memcpy(copy, file.data, file.size);
    o->file = (struct fe_bytes){copy, file.size, file.at};
    elf_version(EV_CURRENT);
    o->elf = elf_memory((char *)copy, file.size);
    if (!o->elf || elf_kind(o->elf) != ELF_K_ELF)
        return fe_invalid(o->load, file.at, "not a readable ELF: %s", elf_errmsg(-1));
    return 0;
}

/* Debug data may name other files (alternate and split DWARF), which must not be opened. */
static void
note_debug(struct cay_object *o, const char *name, bool *foreign)
{
    if (strcmp(name, ".debug_info") == 0)
        o->has_debug = true;
    if (strcmp(name, ".gnu_debugaltlink") == 0 || strcmp(name, ".debug_sup") == 0 ||
        strncmp(name, ".zdebug", 7) == 0 || strstr(name, ".dwo"))
        *foreign = true;
}

static int
take_section(struct cay_object *o, Elf_Scn *section, const GElf_Shdr *header, const char *name)
{
    struct fe_bytes body = {NULL, 0, 0};
    if (header->sh_type != SHT_NOBITS)
        fe_bytes_cut(o->file, header->sh_offset, header->sh_size, &body);
    if (strcmp(name, ".text") == 0 && header->sh_type == SHT_PROGBITS && !o->text_section) {
        o->text = body;
        o->text_section = elf_ndxscn(section);
    } else if (strcmp(name, ".AMDGPU.config") == 0) {
        o->config = body;
    } else if (header->sh_type == SHT_SYMTAB) {
        o->symbols = elf_getdata(section, NULL);
        o->names = header->sh_link;
        if (!o->symbols)
            return fe_invalid(o->load, body.at, "the symbol table is unreadable: %s", elf_errmsg(-1));
    }
    return 0;
}

static int
find_sections(struct cay_object *o)
{
    size_t names;
    bool foreign = false;
    if (elf_getshdrstrndx(o->elf, &names))
        return fe_invalid(o->load, o->file.at, "no section names: %s", elf_errmsg(-1));
    for (Elf_Scn *section = NULL; (section = elf_nextscn(o->elf, section)) != NULL;) {
        GElf_Shdr header;
        const char *name = gelf_getshdr(section, &header) ? elf_strptr(o->elf, names, header.sh_name) : NULL;
        if (!name)
            return fe_invalid(o->load, o->file.at, "section %zu has no name", elf_ndxscn(section));
        note_debug(o, name, &foreign);
        if (take_section(o, section, &header, name))
            return -1;
    }
    o->has_debug = o->has_debug && !foreign;
    if (!o->text_section || !o->symbols)
        return fe_invalid(o->load, o->file.at, "the object has no .text or no symbols");
    return 0;
}

const char *
cay_object_name(const struct cay_object *o, size_t name)
{
    return elf_strptr(o->elf, o->names, name);
}

static int
copy_code(struct cay_object *o)
{
    o->code = fe_alloc(o->load, o->text.size ? o->text.size : 1, 1);
    if (!o->code)
        return -1;
    memcpy(o->code, o->text.data, o->text.size);
    o->load->image->program.code_image = o->code;
    o->load->image->program.code_image_bytes = (uint32_t)o->text.size;
    o->load->image->program.address_bits = 32;
    return 0;
}

int
cay_object_open(struct cay_object *o, struct fe_load *load, struct fe_bytes file)
{
    *o = (struct cay_object){.load = load};
    load->image->debug = (struct fe_debug){FE_DEBUG_OBJECT, file};
    if (cay_elf_check(load, file) || open_elf(o, file) || find_sections(o) || copy_code(o) ||
        cay_object_relocate(o))
        return -1;
    return cay_object_find_funcs(o);
}

void
cay_object_close(struct cay_object *o)
{
    if (o->elf)
        elf_end(o->elf);
    o->elf = NULL;
}

void
cay_object_kernel(const struct cay_object *o, const struct cay_func *func, struct fe_kernel *kernel)
{
    kernel->name = func->name;
    kernel->code = o->code + func->offset;
    kernel->code_bytes = func->size;
    kernel->simd = 64;
    kernel->local_bytes = func->local_bytes;
    kernel->register_count = func->gprs;
    kernel->local_args_after_static = true;
    kernel->asks_local_size = true; /* global ids are made of it */
}

/* Without argument data: the 9 launch sizes only, the rest is fe_kernel_layout's. */
static int
keep_unknown(struct fe_load *load, struct fe_kernel *kernel)
{
    struct cay_params params;
    kernel->patches = fe_alloc(load, CAY_PARAMS_FIXED, sizeof *kernel->patches);
    if (!kernel->patches)
        return -1;
    cay_params_begin(&params, kernel->patches);
    kernel->patch_count = params.count;
    kernel->payload_bytes = cay_params_end(&params);
    return 0;
}

static int
read_kernels(struct cay_object *o)
{
    struct fe_program *program = &o->load->image->program;
    const size_t room = o->func_count ? o->func_count : 1;
    struct fe_kernel *kernels = fe_alloc(o->load, room, sizeof *kernels);
    bool *drop = fe_alloc(o->load, room, sizeof *drop);
    uint32_t count = 0, kept = 0;
    if (!kernels || !drop)
        return -1;
    for (uint32_t i = 0; i < o->func_count; i++)
        if (o->funcs[i].visible)
            cay_object_kernel(o, &o->funcs[i], &kernels[count++]);
    if (o->has_debug && cay_dwarf_arguments(o, kernels, count, drop))
        return -1;
    for (uint32_t i = 0; i < count; i++) {
        if (drop[i])
            continue;
        if (!kernels[i].args_known && keep_unknown(o->load, &kernels[i]))
            return -1;
        kernels[kept++] = kernels[i];
    }
    program->kernels = kernels;
    program->kernel_count = kept;
    return cay_bind_images(o->load);
}

int
cay_read_object(struct fe_load *load, struct fe_bytes file)
{
    struct cay_object o;
    const int result = cay_object_open(&o, load, file) ? -1 : read_kernels(&o);
    cay_object_close(&o);
    load->image->program.container = FE_CAYMAN_ELF;
    load->image->quirks = &cay_quirks_object;
    return result;
}
