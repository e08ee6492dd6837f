/* SPDX-License-Identifier: MIT */
/*
 * Which instructions occur in the test data: machine code in hexadecimal in the suites' text files, and the
 * programs of the corpus. A word of hexadecimal digits counts as code when it decodes to the end.
 */
#include <assert.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "frontend/program.h"
#include "gen/isa/gen_isa.h"
#include "intel/container/quirks.h"
#include "isa.h"
#include "load.h"
#include "read_file.h"
#include "table.h"

static const char *const names[] = {"gen_listing", "gen_lower", "gen_vectors", "gen_messages",
                                    "corpus",      "golden",    "gen_flow",    "cases"};

void
evidence_print(unsigned evidence)
{
    const char *separator = "";
    if (!evidence)
        printf("–");
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        if (!(evidence >> i & 1))
            continue;
        printf("%s%s", separator, names[i]);
        separator = ", ";
    }
}

static void
see_gen(struct seen *seen, const struct gen_inst *inst, unsigned evidence)
{
    const enum gen_format format = gen_op_info(inst->op)->format;
    struct gen_message message;
    seen->gen_ops[inst->op] |= (uint8_t)evidence;
    if (inst->op == GEN_OP_math)
        seen->math[inst->math_fc] |= (uint8_t)evidence;
    /* the listing shows a message's descriptor, not its name: that proves nothing about the message */
    if ((format == GEN_FORMAT_SEND || format == GEN_FORMAT_SENDS) && gen_message_decode(inst, &message))
        seen->messages[message.id] |= (uint8_t)(evidence & ~(unsigned)IN_GEN_LISTING);
}

static bool
is_gen_code(enum gen_platform platform, const uint8_t *code, uint32_t bytes)
{
    struct gen_inst inst;
    struct emu_error error = {0};
    uint32_t at = 0;
    while (at < bytes && !gen_decode(&gen_quirks_igc, platform, code, bytes, at, &inst, &error))
        at += inst.bytes;
    return at == bytes;
}

static void
see_gen_code(struct seen *seen, enum gen_platform platform, const uint8_t *code, uint32_t bytes,
             unsigned evidence)
{
    struct gen_inst inst;
    struct emu_error error = {0};
    if (!is_gen_code(platform, code, bytes))
        return;
    for (uint32_t at = 0; at < bytes; at += inst.bytes) {
        gen_decode(&gen_quirks_igc, platform, code, bytes, at, &inst, &error);
        see_gen(seen, &inst, evidence);
    }
}

/* All dialects of Gen8 and Gen9, or of Gen7: a file says which only in words of its own. */
static void
see_word(struct seen *seen, const char *word, size_t digits, unsigned evidence, bool gen7)
{
    const uint32_t bytes = (uint32_t)digits / 2;
    uint8_t *const code = malloc(bytes);
    if (!code)
        return;
    for (uint32_t i = 0; i < bytes; i++) {
        const char pair[3] = {word[i * 2], word[i * 2 + 1], '\0'};
        code[i] = (uint8_t)strtoul(pair, NULL, 16);
    }
    see_gen_code(seen, gen7 ? GEN_IVB : GEN_SKL, code, bytes, evidence);
    see_gen_code(seen, gen7 ? GEN_HSW : GEN_BDW, code, bytes, evidence);
    free(code);
}

/* Machine code stands in the second place of a line, behind what it is. */
static void
see_line(struct seen *seen, const char *line, unsigned evidence, bool gen7)
{
    const char *const second = line + strcspn(line, " ");
    const char *const word = second + strspn(second, " ");
    const size_t digits = strspn(word, "0123456789abcdef");
    const bool whole = word[digits] == ' ' || word[digits] == '\n' || !word[digits];
    if (line[0] != '#' && whole && digits >= 16 && digits % 16 == 0)
        see_word(seen, word, digits, evidence, gen7);
}

static void
see_text(struct seen *seen, const char *path, unsigned evidence)
{
    const bool gen7 = strstr(path, "/gen7_") != NULL;
    size_t size;
    char *const text = (char *)read_file(path, &size);
    for (char *line = text; line && *line;) {
        char *const end = strchr(line, '\n');
        if (end)
            *end = '\0';
        see_line(seen, line, evidence, gen7);
        line = end ? end + 1 : NULL;
    }
    free(text);
}

static void
see_binary(struct seen *seen, const char *path, unsigned evidence)
{
    struct fe_program *program = NULL;
    struct emu_error error = {0};
    size_t size;
    unsigned char *const bytes = read_file(path, &size);
    if (bytes && !fe_program_parse(bytes, size, FE_DEVICE_COUNT, &program, &error))
        for (uint32_t i = 0; i < program->kernel_count; i++) {
            const struct fe_kernel *const kernel = &program->kernels[i];
            if (program->device == FE_CAYMAN)
                see_cayman(seen, ((const struct fe_image *)program)->quirks, kernel->code, kernel->code_bytes,
                           evidence);
            else
                see_gen_code(seen, (enum gen_platform)fe_device_platform(program->device), kernel->code,
                             kernel->code_bytes, evidence);
        }
    fe_program_free(program);
    free(bytes);
}

/* read_file unpacks what is packed. */
static bool
is_text(const char *name)
{
    static const char *const ends[] = {".txt", ".txt.gz", ".case"};
    const size_t length = strlen(name);
    for (unsigned i = 0; i < sizeof ends / sizeof *ends; i++)
        if (length > strlen(ends[i]) && !strcmp(name + length - strlen(ends[i]), ends[i]))
            return true;
    return false;
}

/* Every file of a folder; how many there were. */
static unsigned
see_folder(struct seen *seen, const char *source, const char *folder, unsigned evidence,
           void (*see)(struct seen *seen, const char *path, unsigned evidence))
{
    char path[4096];
    unsigned files = 0;
    snprintf(path, sizeof path, "%s/%s", source, folder);
    DIR *const directory = opendir(path);
    for (struct dirent *entry; directory && (entry = readdir(directory));) {
        if (entry->d_name[0] == '.' || (see != see_binary && !is_text(entry->d_name)))
            continue;
        snprintf(path, sizeof path, "%s/%s/%s", source, folder, entry->d_name);
        see(seen, path, evidence);
        files++;
    }
    if (directory)
        closedir(directory);
    return files;
}

bool
evidence_collect(struct seen *seen, const char *source)
{
    static const struct {
        const char *folder;
        unsigned evidence;
        void (*see)(struct seen *seen, const char *path, unsigned evidence);
    } places[] = {
        {"conformance/gen_listing", IN_GEN_LISTING, see_text},
        {"conformance/gen_lower/cases", IN_GEN_LOWER, see_text},
        {"conformance/gen_vectors/golden", IN_GEN_VECTORS, see_text},
        {"conformance/gen_messages", IN_GEN_MESSAGES, see_text},
        {"conformance/gen_flow", IN_GEN_FLOW, see_text},
        {"conformance/corpus/bin", IN_CORPUS, see_binary},
        {"conformance/corpus/zebin", IN_CORPUS, see_binary},
        {"conformance/cayman/golden", IN_CAYMAN_GOLDEN, see_cayman_golden},
        {"conformance/cayman/cases", IN_CAYMAN_CASES, see_cayman_cases},
    };
    unsigned files = 0;
    see_cayman_models(seen);
    for (unsigned i = 0; i < sizeof places / sizeof *places; i++)
        files += see_folder(seen, source, places[i].folder, places[i].evidence, places[i].see);
    if (!files)
        fprintf(stderr, "%s: no test data\n", source);
    return files > 0;
}
