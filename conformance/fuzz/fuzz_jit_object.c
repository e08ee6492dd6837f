/* SPDX-License-Identifier: MIT */
/* Any bytes as host code of the disk cache: loaded or refused, never run. */
#include <stdlib.h>

#include "emu/error.h"
#include "fuzz.h"
#include "jit/run/load.h"
#include "jit/translate/compile.h"

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct emu_error error = {EMU_OK, ""};
    struct jit_object object = {.bytes = (void *)(uintptr_t)bytes, .size = size};
    struct jit_image *image = jit_image_new(&object, &error);
    if (!image && !error.text[0])
        fuzz_finding("a refusal without a reason");
    if (image && !jit_image_entry(image))
        fuzz_finding("loaded, without an entry");
    jit_image_free(image);
    return 0;
}
