/* SPDX-License-Identifier: MIT */
#include "vectors.h"

#include <stdlib.h>
#include <string.h>

#include "read_file.h"

static int
complain(const struct vector_file *file, const char *why)
{
    fprintf(stderr, "%s:%u: %s\n", file->path, file->line, why);
    return -1;
}

/* The next line that says something; false at the end. */
static bool
next_line(struct vector_file *file)
{
    if (file->waiting) {
        file->waiting = false;
        return true;
    }
    do {
        if (!fgets(file->text, sizeof file->text, file->in))
            return false;
        file->line++;
    } while (file->text[0] == '#' || file->text[0] == '\n');
    return true;
}

/* Bytes of a word of hexadecimal digits, or 0. */
static uint32_t
read_hex(const char *text, uint8_t *bytes, uint32_t room)
{
    uint32_t count = 0;
    unsigned value;
    while (count < room && sscanf(text, "%2x", &value) == 1) {
        bytes[count++] = (uint8_t)value;
        text += 2;
        if (*text == '\n' || !*text)
            return count;
    }
    return 0;
}

static bool
read_state(struct vector_file *file)
{
    struct vector_state *state = &file->states[file->state_count];
    if (file->state_count == sizeof file->states / sizeof *file->states ||
        sscanf(file->text, "state %31s", state->name) != 1)
        return false;
    file->state_count++;
    for (unsigned r = VECTOR_FIRST; r <= VECTOR_LAST; r++) {
        unsigned number;
        int at = 0;
        if (!next_line(file) || sscanf(file->text, "r%u %n", &number, &at) != 1 || number != r ||
            read_hex(file->text + at, state->grf + 32 * (r - VECTOR_FIRST), 32) != 32)
            return false;
    }
    return true;
}

/* A packed file is unpacked as a whole; others can be too large for that. */
static FILE *
open_text(struct vector_file *file, const char *path)
{
    const size_t length = strlen(path);
    size_t size;
    if (length < 3 || strcmp(path + length - 3, ".gz") != 0)
        return fopen(path, "r");
    file->unpacked = read_file(path, &size);
    return file->unpacked ? fmemopen(file->unpacked, size, "r") : NULL;
}

bool
vectors_open(struct vector_file *file, const char *path)
{
    *file = (struct vector_file){.path = path};
    file->in = open_text(file, path);
    if (!file->in) {
        free(file->unpacked);
        complain(file, "cannot be read");
        return false;
    }
    while (next_line(file)) {
        bool good = true;
        if (!strncmp(file->text, "tail ", 5))
            good = (file->tail_bytes = read_hex(file->text + 5, file->tail, sizeof file->tail)) != 0;
        else if (!strncmp(file->text, "state ", 6))
            good = read_state(file);
        else
            break;
        if (!good) {
            complain(file, "not understood");
            vectors_close(file);
            return false;
        }
    }
    file->waiting = true;
    return true;
}

void
vectors_close(struct vector_file *file)
{
    fclose(file->in);
    free(file->unpacked);
}

const struct vector_state *
vectors_state(const struct vector_file *file, const char *name)
{
    for (unsigned i = 0; i < file->state_count; i++)
        if (!strcmp(file->states[i].name, name))
            return &file->states[i];
    return NULL;
}

/* "= code" or "rN tag bytes" */
static bool
read_part(struct vector_file *file, struct vector_program *program)
{
    unsigned number;
    char tag;
    int at = 0;
    if (file->text[0] == '=') {
        const uint32_t room = VECTOR_CODE - file->tail_bytes - program->code_bytes;
        const uint32_t bytes = read_hex(file->text + 2, program->code + program->code_bytes, room);
        program->code_bytes += bytes;
        return bytes != 0;
    }
    if (sscanf(file->text, "r%u %c %n", &number, &tag, &at) != 2 || number < VECTOR_FIRST ||
        number > VECTOR_LAST)
        return false;
    program->tags[number] = tag;
    return read_hex(file->text + at, program->expected + 32 * (number - VECTOR_FIRST), 32) == 32;
}

int
vectors_next(struct vector_file *file, struct vector_program *program)
{
    *program = (struct vector_program){.name = ""};
    if (!next_line(file))
        return 0;
    if (sscanf(file->text, "program %63s %31s %u %x", program->name, program->state, &program->platform,
               &program->mask) != 4 ||
        !vectors_state(file, program->state))
        return complain(file, "not a program");
    memcpy(program->expected, vectors_state(file, program->state)->grf, VECTOR_BYTES);
    while (next_line(file)) {
        if (!strncmp(file->text, "program ", 8)) {
            file->waiting = true;
            break;
        }
        if (!read_part(file, program))
            return complain(file, "not understood");
    }
    program->tail_at = program->code_bytes;
    memcpy(program->code + program->tail_at, file->tail, file->tail_bytes);
    program->code_bytes += file->tail_bytes;
    return 1;
}

enum gen_platform
vectors_platform(const struct vector_program *program)
{
    switch (program->platform) {
    case 7:
        return GEN_IVB;
    case 75:
        return GEN_HSW;
    case 8:
        return GEN_BDW;
    default:
        return GEN_SKL;
    }
}
