/* SPDX-License-Identifier: MIT */
/* The whole file: the GPU, the constants, their pointers, the kernels. */
#include "beignet.h"

enum {
    MAGIC_BYTES = 5,
    NAME_BYTES = 3,
    VARIABLE_BYTES = 20, /* of a constant's entry without its name */
    POINTER_BYTES = 8,
    KERNEL_BYTES = 73 /* of a kernel's record without what may be absent */
};

/* Names and places of the constants: code holds the places, and no argument names a constant. */
static int
skip_variables(struct beignet_cursor *c)
{
    uint32_t count;
    if (beignet_count(c, "constants", VARIABLE_BYTES, &count))
        return -1;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t entry, place[3]; /* size, alignment, offset */
        const char *name;
        if (beignet_u32(c, "a constant's entry", &entry) || beignet_text(c, "a constant's name", &name) ||
            beignet_words(c, "a constant's place", place, 3))
            return -1;
    }
    return 0;
}

static int
read_constants(struct beignet_cursor *c)
{
    static const char *const WHAT = "the table of constants";
    struct fe_program *program = &c->load->image->program;
    size_t start;
    uint32_t bytes;
    struct fe_bytes data;
    if (beignet_begin(c, BEIGNET_WORD('C', 'N', 'S', 'T'), WHAT, &start) || beignet_u32(c, WHAT, &bytes) ||
        beignet_take(c, bytes, WHAT, &data) || skip_variables(c))
        return -1;
    program->constant_data = data.data;
    program->constant_bytes = bytes;
    return beignet_end(c, BEIGNET_WORD('T', 'S', 'N', 'C'), WHAT, start);
}

/* Words of the constants that hold the place of another constant; the compiler leaves zeros there. Only
 * programs whose pointers have 64 bits have some. */
static int
read_pointer(struct beignet_cursor *c, uint8_t *data, struct fe_data_reloc *reloc)
{
    const struct fe_program *program = &c->load->image->program;
    uint32_t place[2]; /* of the pointer, of what it points to */
    if (beignet_words(c, "a pointer", place, 2))
        return -1;
    if (program->constant_bytes < POINTER_BYTES || place[0] > program->constant_bytes - POINTER_BYTES ||
        place[1] > program->constant_bytes)
        return fe_invalid(c->load, c->at - 8, "a pointer at %u to %u in %u bytes of constants", place[0],
                          place[1], program->constant_bytes);
    memset(data + place[0], 0, POINTER_BYTES);
    for (unsigned i = 0; i < 4; i++)
        data[place[0] + i] = (uint8_t)(place[1] >> 8 * i);
    *reloc = (struct fe_data_reloc){.offset = place[0]};
    return 0;
}

static int
read_pointers(struct beignet_cursor *c)
{
    static const char *const WHAT = "the table of pointers";
    struct fe_program *program = &c->load->image->program;
    size_t start;
    uint32_t count;
    if (beignet_begin(c, BEIGNET_WORD('R', 'E', 'L', 'C'), WHAT, &start) ||
        beignet_count(c, "pointers", 8, &count))
        return -1;
    program->data_relocs = fe_alloc(c->load, count + 1u, sizeof *program->data_relocs);
    uint8_t *data = fe_alloc(c->load, program->constant_bytes + 1u, 1);
    if (!program->data_relocs || !data)
        return -1;
    if (program->constant_bytes)
        memcpy(data, program->constant_data, program->constant_bytes);
    for (uint32_t i = 0; i < count; i++)
        if (read_pointer(c, data, &program->data_relocs[i]))
            return -1;
    program->constant_data = data;
    program->data_reloc_count = count;
    return beignet_end(c, BEIGNET_WORD('C', 'L', 'E', 'R'), WHAT, start);
}

/* One compilation, one version. */
static int
take_version(struct beignet_cursor *c, uint32_t first, uint32_t version)
{
    const struct fe_program *program = &c->load->image->program;
    if (first != version)
        return fe_invalid(c->load, c->at, "kernels of OpenCL C %u and of %u in one program", first, version);
    if (program->data_reloc_count && program->address_bits == 32)
        return fe_invalid(c->load, c->at, "pointers of 64 bits in a program of OpenCL C %u", version);
    return 0;
}

static int
read_kernels(struct beignet_cursor *c, uint32_t private_step)
{
    struct fe_program *program = &c->load->image->program;
    uint32_t count, first = 0;
    if (beignet_count(c, "kernels", KERNEL_BYTES, &count))
        return -1;
    program->address_bits = 32;
    program->kernels = fe_alloc(c->load, count + 1u, sizeof *program->kernels);
    if (!program->kernels)
        return -1;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t version;
        if (beignet_read_kernel(c, &program->kernels[i], &version) ||
            take_version(c, i ? first : version, version))
            return -1;
        first = version;
        program->kernels[i].private_step = private_step;
        program->kernel_count = i + 1;
    }
    return 0;
}

static int
read_program(struct beignet_cursor *c, uint32_t private_step)
{
    static const char *const WHAT = "the program";
    size_t start;
    bool has;
    if (beignet_begin(c, BEIGNET_WORD('P', 'R', 'O', 'G'), WHAT, &start) ||
        beignet_flag(c, "the presence of constants", &has) || (has && read_constants(c)) ||
        beignet_flag(c, "the presence of pointers", &has) || (has && read_pointers(c)) ||
        read_kernels(c, private_step) || beignet_end(c, BEIGNET_WORD('G', 'O', 'R', 'P'), WHAT, start))
        return -1;
    if (c->at != c->file.size)
        return fe_invalid(c->load, c->at, "%zu bytes behind the program", c->file.size - c->at);
    return 0;
}

int
intel_read_beignet(struct fe_load *load, struct fe_bytes file)
{
    struct beignet_cursor c = {load, file, MAGIC_BYTES};
    struct fe_bytes name;
    uint32_t private_step;
    load->image->program.container = FE_INTEL_BEIGNET;
    if (beignet_take(&c, NAME_BYTES, "the GPU's name", &name) ||
        beignet_take_target(load, name, &private_step))
        return -1;
    return read_program(&c, private_step);
}
