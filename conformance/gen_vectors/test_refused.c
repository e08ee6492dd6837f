/* SPDX-License-Identifier: MIT */
/* Every line of a file: one instruction in hexadecimal that is not lowered, and a part of what the refusal
 * says. */
#include <stdio.h>
#include <string.h>

#include "emu/lane.h"
#include "frontend/program.h"
#include "gen/lower/gen_lower.h"

enum { CODE = 32 };

/* send (8|M0) null r127 0x27 0x2000010 {EOT} */
static const uint8_t end[16] = {0x31, 0x00, 0x60, 0x07, 0x04, 0x02, 0x00, 0x20,
                                0xe0, 0x0f, 0x00, 0x06, 0x10, 0x00, 0x00, 0x82};

static bool
read_code(const char *text, uint8_t *code)
{
    unsigned value;
    for (unsigned i = 0; i < sizeof end; i++) {
        if (sscanf(text + 2 * i, "%2x", &value) != 1)
            return false;
        code[i] = (uint8_t)value;
    }
    memcpy(code + sizeof end, end, sizeof end);
    return true;
}

static bool
check_line(const char *path, unsigned number, char *text)
{
    uint8_t code[CODE];
    struct emu_error error = {0};
    text[strcspn(text, "\n")] = 0;
    const char *why = strchr(text, ' ');
    struct fe_kernel kernel = {.name = path, .code = code, .code_bytes = sizeof code, .simd = 32};
    if (!why || !read_code(text, code)) {
        fprintf(stderr, "%s:%u: not understood\n", path, number);
        return false;
    }
    if (!gen_lower(NULL, GEN_SKL, &kernel, &error)) {
        fprintf(stderr, "%s:%u: not refused\n", path, number);
        lane_program_free(kernel.emu.program);
        return false;
    }
    if (!strstr(error.text, why + 1)) {
        fprintf(stderr, "%s:%u: refused with \"%s\"\n", path, number, error.text);
        return false;
    }
    return true;
}

int
main(int argc, char **argv)
{
    char text[512];
    unsigned number = 0, checked = 0, failed = 0;
    FILE *in = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (!in) {
        fprintf(stderr, "usage: test_refused FILE\n");
        return 2;
    }
    while (fgets(text, sizeof text, in)) {
        number++;
        if (text[0] == '#' || text[0] == '\n')
            continue;
        checked++;
        failed += !check_line(argv[1], number, text);
    }
    fclose(in);
    printf("%u instructions, %u not refused as they should be\n", checked, failed);
    return checked && !failed ? 0 : 1;
}
