/* SPDX-License-Identifier: MIT */
#include "data.h"

#include <stdlib.h>
#include <string.h>

#include "read_file.h"

/* Large files are packed: NAME.gz. */
FILE *
data_open(const char *name)
{
    char path[1024];
    size_t size;
    snprintf(path, sizeof path, "%s/%s", DATA_FOLDER, name);
    unsigned char *const text = read_file(path, &size);
    FILE *const file = text ? tmpfile() : NULL;
    if (!file || fwrite(text, 1, size, file) != size) {
        perror(path);
        exit(1);
    }
    rewind(file);
    free(text);
    return file;
}

static void
malformed(const char *text)
{
    fprintf(stderr, "malformed line: %s\n", text);
    exit(1);
}

static uint32_t
parse_hex(const char *hex, size_t digits, uint8_t *code)
{
    if (digits != 16 && digits != 32)
        malformed(hex);
    for (size_t i = 0; i < digits / 2; i++) {
        unsigned byte;
        if (sscanf(hex + i * 2, "%2x", &byte) != 1)
            malformed(hex);
        code[i] = (uint8_t)byte;
    }
    return (uint32_t)digits / 2;
}

bool
data_next(FILE *file, struct data_line *line)
{
    static const char names[] = "897h";
    static const enum gen_platform platforms[] = {GEN_BDW, GEN_SKL, GEN_IVB, GEN_HSW};
    char raw[DATA_LINE];
    do {
        if (!fgets(raw, sizeof raw, file))
            return false;
    } while (raw[0] == '#');
    const char *const place = strchr(names, raw[0]);
    if (!raw[0] || !place || raw[1] != ' ')
        malformed(raw);
    const size_t digits = strspn(raw + 2, "0123456789abcdef");
    line->platform = platforms[place - names];
    line->size = parse_hex(raw + 2, digits, line->code);
    snprintf(line->text, sizeof line->text, "%s", raw + 2 + digits + 1);
    line->text[strcspn(line->text, "\n")] = '\0';
    return true;
}

bool
data_list(const struct data_line *line, struct gen_inst *inst, char *text)
{
    struct emu_error error = {0};
    char full[DATA_TEXT];
    if (gen_decode(NULL, line->platform, line->code, line->size, 0, inst, &error) < 0) {
        snprintf(text, DATA_TEXT, "%s", error.text);
        return false;
    }
    gen_print(line->platform, inst, full, sizeof full);
    snprintf(text, DATA_TEXT, "%s", full + strspn(full, " "));
    return true;
}

void
data_squeeze(char *text)
{
    char *out = text;
    for (const char *in = text; *in; in++)
        if (*in != ' ' || (out > text && out[-1] != ' '))
            *out++ = *in;
    while (out > text && out[-1] == ' ')
        out--;
    *out = '\0';
}
