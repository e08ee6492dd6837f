/* SPDX-License-Identifier: MIT */
#include "quirks.h"

#include "load.h"

/* LLVM's R600 back end, versions 14 to 22: atomics get the byte address, CMPXCHG's compare operand in
 * Evergreen's place, the returning opcodes without a return buffer, MSKOR for byte and short stores, ALU
 * clauses of more than 128 slots with a COUNT that lost its bit 7, register copies packed with a store
 * through AR that they should follow. */
#define QUIRKS_LLVM                                                                                          \
    {                                                                                                        \
        .atomic_byte_address = true, .cmpxchg_compare_in_w = true, .rtn_without_buffer = true,               \
        .mskor = true, .relative_write_first = true, .clause_overflow = true                                 \
    }

const struct cay_quirks cay_quirks_object = QUIRKS_LLVM;
/* Clover runs the same back end inside the application. */
const struct cay_quirks cay_quirks_clover = QUIRKS_LLVM;
const struct cay_quirks cay_quirks_catalyst;

const char *
fe_program_quirk_set(const struct fe_program *program)
{
    const struct fe_image *image = (const struct fe_image *)program;
    return !image->quirks ? NULL : image->quirks == &cay_quirks_catalyst ? "" : "llvm";
}

const char *
fe_program_quirk(const struct fe_program *program, unsigned member)
{
    const struct cay_quirks *q = ((const struct fe_image *)program)->quirks;
    if (!q)
        return NULL;
    const struct {
        bool is_on;
        const char *name;
    } members[] = {
        {q->atomic_byte_address, "atomic_byte_address"},   {q->cmpxchg_compare_in_w, "cmpxchg_compare_in_w"},
        {q->rtn_without_buffer, "rtn_without_buffer"},     {q->mskor, "mskor"},
        {q->relative_write_first, "relative_write_first"}, {q->clause_overflow, "clause_overflow"}};
    for (size_t k = 0; k < sizeof members / sizeof *members; k++)
        if (members[k].is_on && member-- == 0)
            return members[k].name;
    return NULL;
}
