/* SPDX-License-Identifier: MIT */
/* Which container a binary is, by its content. */
#include "amd/cay_container.h"
#include "intel/container/elf.h"
#include "intel/container/intel.h"
#include "load.h"

static int
refuse_spirv(struct fe_load *load, struct fe_bytes file)
{
    (void)file;
    return fe_unsupported(load,
                          "the binary is SPIR-V, which is no GPU machine code: compile it for a device with "
                          "'ocloc compile -spirv_input -device skl'");
}

static int
refuse_llvm(struct fe_load *load, struct fe_bytes file)
{
    (void)file;
    return fe_unsupported(load,
                          "the binary is LLVM bitcode, which is no GPU machine code: compile it with ocloc "
                          "(Intel) or with clang --target=r600-- -mcpu=cayman -c (AMD)");
}

/* AMD's ELFs are 32-bit ones; Intel's are too when compiled for 32-bit addresses, but of a machine of their
 * own. The readers check the rest of the header. */
static int
read_elf(struct fe_load *load, struct fe_bytes file)
{
    enum { EI_CLASS_OFFSET = 4, CLASS32 = 1, CLASS64 = 2 };
    if (file.size < ELF_MACHINE_AT + 2)
        return fe_invalid(load, 0, "the ELF header is cut off");
    if (cay_is_catalyst(fe_u16(file, ELF_MACHINE_AT)))
        return cay_read_catalyst(load, file);
    if (file.data[EI_CLASS_OFFSET] == CLASS64 || fe_u16(file, ELF_MACHINE_AT) == ELF_MACHINE_INTELGT)
        return intel_read_elf(load, file);
    if (file.data[EI_CLASS_OFFSET] == CLASS32)
        return cay_read_object(load, file);
    return fe_invalid(load, EI_CLASS_OFFSET, "ELF class %u is neither 32 nor 64 bits",
                      file.data[EI_CLASS_OFFSET]);
}

struct format {
    const char *magic;
    size_t bytes;
    int (*read)(struct fe_load *load, struct fe_bytes file);
};

static const struct format formats[] = {
    {"\177ELF", 4, read_elf},
    {"!<arch>\n", 8, intel_read_archive},
    {"CTNI", 4, intel_read_patch_tokens},
    {"\001GENC", 5, intel_read_beignet},
    {"\x03\x02\x23\x07", 4, refuse_spirv},
    {"BC\xC0\xDE", 4, refuse_llvm},
    {"\xDE\xC0\x17\x0B", 4, refuse_llvm},
};

int
fe_read_container(struct fe_load *load, struct fe_bytes file)
{
    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++)
        if (fe_bytes_start(file, formats[i].magic, formats[i].bytes))
            return formats[i].read(load, file);
    return cay_read_clover(load, file); /* has no magic: it must parse to the last byte */
}
