/* SPDX-License-Identifier: MIT */
/* Any bytes as Cayman code: control flow, ALU and fetch clauses, and their listing. The first byte picks the
 * compiler whose quirks count. */
#include "amd/quirks.h"
#include "cayman/isa/cay_inst.h"
#include "fuzz.h"

static void
count_line(uint32_t offset, const struct cay_cf *cf, const char *line, void *user)
{
    (void)offset, (void)cf;
    *(size_t *)user += strlen(line) + 1;
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct fuzz_bytes in = {bytes, size};
    struct cay_program program = {0};
    struct emu_error error = {EMU_OK, ""};
    const struct cay_quirks *quirks = fuzz_u8(&in) & 1 ? &cay_quirks_clover : &cay_quirks_object;
    size_t characters = 0;
    if (!in.left)
        return 0;
    if (cay_decode(quirks, in.at, (uint32_t)in.left, &program, &error)) {
        if (error.kind == EMU_OK || !error.text[0])
            fuzz_finding("a refusal without a reason");
    } else if (cay_print(&program, count_line, &characters) || !characters) {
        fuzz_finding("code that is decoded and has no listing");
    }
    cay_program_free(&program);
    return 0;
}
