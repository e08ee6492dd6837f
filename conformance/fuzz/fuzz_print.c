/* SPDX-License-Identifier: MIT */
/* Any bytes as output of a kernel: constant data, strings, then the buffer. The text goes to /dev/null. */
#include <stdio.h>
#include <stdlib.h>

#include "frontend/program.h"
#include "fuzz.h"
#include "print/print.h"
#include "program/build.h"

enum { MOST_STRINGS = 8, BY_ADDRESS = 1, NARROW = 2, HAS_CONSTANTS = 4 };
#define CONSTANTS_AT UINT64_C(0x1000)

/* A copy with a 0 behind it, so that reading beyond it shows. */
static char *
take_text(struct fuzz_bytes *in, size_t size)
{
    size = size < in->left ? size : in->left;
    char *text = calloc(1, size + 1);
    if (!text)
        abort();
    memcpy(text, fuzz_take(in, size), size);
    return text;
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static FILE *nowhere;
    struct fuzz_bytes in = {bytes, size};
    char *strings[MOST_STRINGS];
    if (!nowhere && !(nowhere = freopen("/dev/null", "w", stdout)))
        abort();
    const uint8_t how = fuzz_u8(&in), constant_bytes = fuzz_u8(&in), count = fuzz_u8(&in) % MOST_STRINGS;
    struct fe_program fe = {.constant_bytes = constant_bytes < in.left ? constant_bytes : (uint32_t)in.left};
    char *constants = take_text(&in, fe.constant_bytes);
    for (uint8_t i = 0; i < count; i++)
        strings[i] = take_text(&in, fuzz_u8(&in));
    const struct fe_kernel kernel = {.printf_by_address = how & BY_ADDRESS,
                                     .narrow = how & NARROW,
                                     .printf_count = count,
                                     .printf_strings = (const char *const *)strings};
    const struct rt_build build = {.fe = &fe,
                                   .constants = how & HAS_CONSTANTS ? (uint8_t *)constants : NULL,
                                   .constants_at = CONSTANTS_AT};
    if (in.left >= 4) {
        uint8_t *buffer = malloc(in.left);
        if (!buffer)
            abort();
        memcpy(buffer, in.at, in.left);
        rt_print(&build, &kernel, buffer, in.left);
        free(buffer);
    }
    free(constants);
    for (uint8_t i = 0; i < count; i++)
        free(strings[i]);
    return 0;
}
