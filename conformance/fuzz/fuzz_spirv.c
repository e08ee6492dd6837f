/* SPDX-License-Identifier: MIT */
/* Any bytes as a SPIR-V module: names, constants, and their values. The first four bytes are a SpecId. */
#include <stdlib.h>

#include "compile/spirv.h"
#include "emu/error.h"
#include "fuzz.h"

/* A value that is set changes nothing but itself: the module still has the same constants and names. */
static void
specialise(uint32_t *words, size_t count, uint32_t spec_id)
{
    const size_t bytes = rt_spirv_constant_size(words, count, spec_id);
    uint8_t *value = bytes ? malloc(bytes) : NULL;
    if (!value)
        return;
    memset(value, 0x5a, bytes);
    rt_spirv_specialise(words, count, spec_id, value, bytes);
    if (rt_spirv_constant_size(words, count, spec_id) != bytes)
        fuzz_finding("constant %u had %zu bytes before it was set", spec_id, bytes);
    free(value);
}

static void
examine(uint32_t *words, size_t count, uint32_t spec_id)
{
    struct rt_words exports[2] = {{0}, {0}}, imports[2] = {{0}, {0}};
    rt_spirv_names(words, count, &exports[0], &imports[0]);
    specialise(words, count, spec_id);
    rt_spirv_names(words, count, &exports[1], &imports[1]);
    if (exports[0].count != exports[1].count || imports[0].count != imports[1].count)
        fuzz_finding("names come or go with a constant's value");
    for (unsigned i = 0; i < 2; i++) {
        rt_words_free(&exports[i]);
        rt_words_free(&imports[i]);
    }
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct fuzz_bytes in = {bytes, size};
    struct emu_error error = {EMU_OK, ""};
    const uint32_t spec_id = fuzz_u32(&in);
    uint32_t *words = rt_spirv_copy(in.at, in.left, &error);
    if (words)
        examine(words, in.left / sizeof *words, spec_id);
    else if (!error.text[0])
        fuzz_finding("a refusal without a reason");
    free(words);
    return 0;
}
