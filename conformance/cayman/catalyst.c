/* SPDX-License-Identifier: MIT */
#include "catalyst.h"

#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/assembler.h"

enum { PT_DICTIONARY = 0x70000002, MACHINE_CAL = 125, OSABI_CAL = 0x64, COMPUTE = 4, SYMBOLS = 64 };

struct out {
    uint8_t *bytes;
    size_t size;
};

static size_t
put(struct out *o, const void *data, size_t size)
{
    const size_t at = o->size;
    o->bytes = realloc(o->bytes, o->size + size + 1);
    if (!o->bytes)
        abort();
    if (size)
        memcpy(o->bytes + at, data, size);
    o->size += size;
    return at;
}

static size_t
put_text(struct out *o, const char *text)
{
    return put(o, text, strlen(text) + 1);
}

static void
put_u32(struct out *o, uint32_t value)
{
    put(o, &value, 4);
}

static void
align(struct out *o, size_t to)
{
    static const uint8_t zeros[256];
    put(o, zeros, (to - o->size % to) % to);
}

static Elf32_Ehdr
header(unsigned machine, unsigned osabi)
{
    Elf32_Ehdr e = {.e_type = ET_EXEC, .e_machine = (uint16_t)machine, .e_version = EV_CURRENT};
    memcpy(e.e_ident, ELFMAG, SELFMAG);
    e.e_ident[EI_CLASS] = ELFCLASS32;
    e.e_ident[EI_DATA] = ELFDATA2LSB;
    e.e_ident[EI_VERSION] = EV_CURRENT;
    e.e_ident[EI_OSABI] = (uint8_t)osabi;
    e.e_ehsize = sizeof e;
    e.e_phentsize = sizeof(Elf32_Phdr);
    e.e_shentsize = sizeof(Elf32_Shdr);
    return e;
}

static void
put_note(struct out *o, uint32_t type, const uint32_t *words, uint32_t count)
{
    put_u32(o, 8);
    put_u32(o, 4 * count);
    put_u32(o, type);
    put(o, "ATI CAL", 8);
    put(o, words, 4 * count);
}

/* The words that AMD's compiler lists of a compute program, as far as they are known. */
static void
put_notes(struct out *o, const struct catalyst_kernel *k)
{
    const uint32_t info[] = {0xA235, k->gprs ? k->gprs : 16, 0xA23A, k->local_dwords, 0x80000078, 64};
    put_note(o, 1, info, sizeof info / sizeof *info);
    put_note(o, 8, NULL, 0);
    put_note(o, 10, (uint32_t[]){0, 10, 1, 16}, 4);
    put_note(o, 16, (uint32_t[]){11, 4, 0, 5}, 4);
}

static struct out
code_of(const struct catalyst_kernel *k)
{
    static struct asm_program program;
    struct out o = {NULL, 0};
    if (!asm_assemble(k->program, &program)) {
        fprintf(stderr, "%s: %s\n", k->name, program.error);
        exit(2);
    }
    put(&o, program.slots, program.count * sizeof *program.slots);
    return o;
}

/* Header, three program headers, the dictionary; then the chip's part: notes, code; then the sections. */
static struct out
cal_image(const struct catalyst_kernel *k)
{
    static const char names[] = "\0.shstrtab\0.text";
    struct out o = {NULL, 0}, code = code_of(k);
    Elf32_Ehdr e = header(MACHINE_CAL, OSABI_CAL);
    Elf32_Phdr segments[3] = {{.p_type = PT_DICTIONARY}, {.p_type = PT_NOTE}, {.p_type = PT_LOAD}};
    uint32_t entry[5] = {k->machine ? k->machine : CATALYST_CAL_CAYMAN, COMPUTE};
    put(&o, &e, sizeof e);
    e.e_phoff = (uint32_t)put(&o, segments, sizeof segments);
    segments[0].p_offset = (uint32_t)put(&o, entry, sizeof entry);
    segments[1].p_offset = entry[2] = (uint32_t)o.size;
    put_notes(&o, k);
    segments[1].p_filesz = (uint32_t)o.size - segments[1].p_offset;
    align(&o, 16);
    segments[2].p_offset = (uint32_t)put(&o, code.bytes, code.size);
    segments[2].p_filesz = (uint32_t)code.size;
    entry[3] = (uint32_t)o.size - entry[2];
    segments[0].p_filesz = sizeof entry;
    const uint32_t strings = (uint32_t)put(&o, names, sizeof names);
    align(&o, 4);
    const Elf32_Shdr sections[] = {
        {.sh_type = SHT_NULL},
        {.sh_name = 1, .sh_type = SHT_STRTAB, .sh_offset = strings, .sh_size = sizeof names},
        {.sh_name = 11,
         .sh_type = SHT_PROGBITS,
         .sh_offset = segments[2].p_offset,
         .sh_size = (uint32_t)code.size}};
    e.e_shoff = (uint32_t)put(&o, sections, sizeof sections);
    e.e_phnum = 3;
    e.e_shnum = 3;
    e.e_shstrndx = 1;
    memcpy(o.bytes, &e, sizeof e);
    memcpy(o.bytes + e.e_phoff, segments, sizeof segments);
    memcpy(o.bytes + segments[0].p_offset, entry, sizeof entry);
    free(code.bytes);
    return o;
}

/* --- the file around the images --- */

enum { SECTION_SHSTRTAB = 1, SECTION_STRTAB, SECTION_SYMTAB, SECTION_RODATA, SECTION_TEXT, SECTIONS };

struct file {
    struct out strings, rodata, text;
    Elf32_Sym symbols[SYMBOLS];
    unsigned symbol_count;
};

static void
add_symbol(struct file *f, const char *kernel, const char *part, unsigned section, size_t at, size_t size)
{
    char name[256];
    snprintf(name, sizeof name, "__OpenCL_%s_%s", kernel, part);
    if (f->symbol_count == SYMBOLS)
        abort();
    f->symbols[f->symbol_count++] = (Elf32_Sym){.st_name = (uint32_t)put_text(&f->strings, name),
                                                .st_value = (uint32_t)at,
                                                .st_size = (uint32_t)size,
                                                .st_shndx = (uint16_t)section};
}

static void
add_kernel(struct file *f, const struct catalyst_kernel *k)
{
    static const uint32_t head[8];
    char text[4096];
    struct out image = cal_image(k);
    const int length =
        snprintf(text, sizeof text, ";ARGSTART:__OpenCL_%s_kernel\n%s;ARGEND:__OpenCL_%s_kernel\n", k->name,
                 k->metadata, k->name);
    if (length < 0 || (size_t)length >= sizeof text)
        abort();
    add_symbol(f, k->name, "metadata", SECTION_RODATA, put(&f->rodata, text, (size_t)length), (size_t)length);
    add_symbol(f, k->name, "header", SECTION_RODATA, put(&f->rodata, head, sizeof head), sizeof head);
    align(&f->text, 16);
    add_symbol(f, k->name, "kernel", SECTION_TEXT, put(&f->text, image.bytes, image.size), image.size);
    free(image.bytes);
}

static void
add_constants(struct file *f, const struct catalyst_program *p)
{
    char number[16];
    snprintf(number, sizeof number, "%u", p->constant_buffer);
    add_symbol(f, number, "global", SECTION_RODATA, put(&f->rodata, p->constants, p->constant_bytes),
               p->constant_bytes);
}

static void
put_section(struct out *o, Elf32_Shdr *section, uint32_t name, uint32_t type, const void *data, size_t size)
{
    align(o, 16);
    *section = (Elf32_Shdr){.sh_name = name, .sh_type = type, .sh_size = (uint32_t)size};
    section->sh_offset = (uint32_t)put(o, data, size);
}

static struct out
put_file(const struct catalyst_program *p, struct file *f)
{
    static const char names[] = "\0.shstrtab\0.strtab\0.symtab\0.rodata\0.text";
    struct out o = {NULL, 0};
    Elf32_Ehdr e = header(p->machine ? p->machine : CATALYST_CAYMAN, 0);
    Elf32_Shdr s[SECTIONS] = {{.sh_type = SHT_NULL}};
    put(&o, &e, sizeof e);
    put_section(&o, &s[SECTION_SHSTRTAB], 1, SHT_STRTAB, names, sizeof names);
    put_section(&o, &s[SECTION_STRTAB], 11, SHT_STRTAB, f->strings.bytes, f->strings.size);
    put_section(&o, &s[SECTION_SYMTAB], 19, SHT_SYMTAB, f->symbols, f->symbol_count * sizeof *f->symbols);
    put_section(&o, &s[SECTION_RODATA], 27, SHT_PROGBITS, f->rodata.bytes, f->rodata.size);
    put_section(&o, &s[SECTION_TEXT], 35, SHT_PROGBITS, f->text.bytes, f->text.size);
    s[SECTION_SYMTAB].sh_link = SECTION_STRTAB;
    s[SECTION_SYMTAB].sh_entsize = sizeof(Elf32_Sym);
    align(&o, 4);
    e.e_shoff = (uint32_t)put(&o, s, sizeof s);
    e.e_shnum = SECTIONS;
    e.e_shstrndx = SECTION_SHSTRTAB;
    memcpy(o.bytes, &e, sizeof e);
    return o;
}

uint8_t *
catalyst_build(const struct catalyst_program *program, size_t *size)
{
    struct file f = {.symbol_count = 1}; /* the first is nobody's */
    put_text(&f.strings, "");
    for (unsigned k = 0; k < program->kernel_count; k++)
        add_kernel(&f, &program->kernels[k]);
    if (program->constant_buffer)
        add_constants(&f, program);
    const struct out o = put_file(program, &f);
    free(f.strings.bytes);
    free(f.rodata.bytes);
    free(f.text.bytes);
    *size = o.size;
    return o.bytes;
}

const struct catalyst_kernel catalyst_vadd = {
    .name = "vadd",
    .metadata = ";version:3:1:104\n"
                ";device:cayman\n"
                ";uniqueid:1024\n"
                ";memory:uavprivate:0\n"
                ";memory:hwlocal:0\n"
                ";pointer:out:float:1:1:0:uav:11:4:RW:0:1\n"
                ";pointer:a:float:1:1:16:uav:11:4:RO:0:0\n"
                ";pointer:b:float:1:1:32:uav:11:4:RO:1:0\n"
                ";value:n:i32:1:1:48\n"
                ";function:1:1028\n"
                ";uavid:11\n"
                ";privateid:8\n"
                ";reflection:0:float*\n"
                ";reflection:1:float*\n"
                ";constarg:1:a\n",
    .program = "ALU KC0[CB0:0-16], KC1[CB1:0-16] {\n"
               "  MULLO_INT T2.X, T1.X, KC0[1].X\n"
               "  MULLO_INT T2.Y, T1.X, KC0[1].X\n"
               "  MULLO_INT T2.Z, T1.X, KC0[1].X\n"
               "  MULLO_INT * T2.W, T1.X, KC0[1].X\n"
               "  ADD_INT * T2.X, T2.X, T0.X\n"
               "  ADD_INT * T2.X, T2.X, KC0[6].X\n"
               "  LSHL * T2.Y, T2.X, #2\n"
               "  ADD_INT T3.X, KC1[1].X, T2.Y\n"
               "  ADD_INT * T3.Y, KC1[2].X, T2.Y\n"
               "  ADD_INT * T6.X, KC1[0].X, T2.Y\n"
               "  LSHR * T6.X, T6.X, #2\n"
               "  SETGT_INT * T2.Z, KC1[3].X, T2.X\n"
               "}\n"
               "ALU_PUSH_BEFORE {\n"
               "  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T2.Z, 0.0\n"
               "}\n"
               "JUMP @done POP:1\n"
               "TEX {\n"
               "  VTX_READ_32 T4.X___, T3.X, 0, #153\n"
               "  VTX_READ_32 T5.X___, T3.Y, 0, #173\n"
               "}\n"
               "ALU {\n"
               "  ADD * T4.X, T4.X, T5.X\n"
               "}\n"
               "MEM_RAT_CACHELESS STORE_DWORD RAT(11) T4.X, T6.X\n"
               "POP @done POP:1\n"
               "done:\nCF_END\n",
};
