/* SPDX-License-Identifier: MIT */
/* Any bytes as Gen code: decoder and listing. The first byte picks the platform and whether quirks count. */
#include <stdlib.h>

#include "fuzz.h"
#include "gen/isa/gen_inst.h"
#include "intel/container/quirks.h"

enum { LINE_BYTES = 512 };

static void
check_instruction(enum gen_platform platform, const struct gen_inst *inst, uint32_t at, uint32_t size)
{
    char line[LINE_BYTES];
    if (inst->bytes != 8 && inst->bytes != 16)
        fuzz_finding("an instruction of %u bytes", inst->bytes);
    if (inst->bytes > size - at || inst->offset != at)
        fuzz_finding("the instruction at 0x%x lies at 0x%x", at, inst->offset);
    const int length = gen_print(platform, inst, line, sizeof line);
    if (length <= 0 || length >= LINE_BYTES)
        fuzz_finding("the listing of the instruction at 0x%x has %d characters", at, length);
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct fuzz_bytes in = {bytes, size};
    struct gen_inst inst;
    const uint8_t how = fuzz_u8(&in);
    const enum gen_platform platform = (enum gen_platform)(how % GEN_PLATFORM_COUNT);
    const uint32_t left = (uint32_t)in.left;
    for (uint32_t at = 0; at < left;) {
        struct emu_error error = {EMU_OK, ""};
        if (gen_decode(how & 0x80 ? &gen_quirks_igc : NULL, platform, in.at, left, at, &inst, &error)) {
            if (error.kind == EMU_OK || !error.text[0])
                fuzz_finding("a refusal without a reason at 0x%x", at);
            at += 8; /* what follows may be fine */
            continue;
        }
        check_instruction(platform, &inst, at, left);
        at += inst.bytes;
    }
    return 0;
}
