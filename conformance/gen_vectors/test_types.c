/* SPDX-License-Identifier: MIT */
/*
 * Which operand types go together: each base instruction of a file gets every value of its type fields. What
 * the file lists (model/type_list.py: the manual's tables, in Python) is lowered; all else that decodes is
 * refused. The file has every opcode that computes and is executed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/lane.h"
#include "frontend/program.h"
#include "gen/isa/gen_isa.h"
#include "gen/lower/gen_lower.h"

enum { NATIVE = 16, TYPES = 14, ABSENT = TYPES, PLACES = TYPES + 1, SOURCES = 3, FIELDS = 4 };

/* send (8|M0) null r127 0x27 0x2000010 {EOT} */
static const uint8_t end[NATIVE] = {0x31, 0x00, 0x60, 0x07, 0x04, 0x02, 0x00, 0x20,
                                    0xe0, 0x0f, 0x00, 0x06, 0x10, 0x00, 0x00, 0x82};
static const char *const names[TYPES] = {"ud", "d",  "uw", "w",  "ub", "b", "df",
                                         "f",  "uq", "q",  "hf", "uv", "v", "vf"};

/* Bits that hold types: lowest, how many. */
struct field {
    unsigned low, width;
};

static const struct field two_sources[FIELDS] = {{37, 4}, {43, 4}, {91, 4}, {0, 0}};
static const struct field three_sources[FIELDS] = {{43, 3}, {46, 3}, {35, 2}, {0, 0}};

struct base {
    char name[16];
    uint8_t code[NATIVE];
    uint8_t *legal; /* by destination and sources: LEGAL, and LOWERED once it has been */
};

enum { LEGAL = 1, LOWERED = 2 };

struct totals {
    unsigned bases, legal, taken, refused, wrong;
    bool ops[GEN_OP_COUNT], math[GEN_FC_COUNT]; /* which the file has */
};

/* gen_isa.def's column `function`. */
static const char *const functions[GEN_OP_COUNT] = {
#define GEN_OP(id, mnemonic, opcode, sources, format, platforms, modifiers, types, function, ...)            \
    [GEN_OP_##id] = #function,
#include "gen/isa/gen_isa.def"
#undef GEN_OP
};

static unsigned
place_of(const char *name)
{
    for (unsigned t = 0; t < TYPES; t++)
        if (!strcmp(names[t], name))
            return t;
    return ABSENT;
}

static size_t
cell(const unsigned *places)
{
    size_t at = 0;
    for (unsigned n = 0; n <= SOURCES; n++)
        at = at * PLACES + places[n];
    return at;
}

enum { CELLS = PLACES * PLACES * PLACES * PLACES };

static void
set_field(uint8_t *code, struct field field, unsigned value)
{
    for (unsigned n = 0; n < field.width; n++) {
        const unsigned at = field.low + n;
        code[at / 8] = (uint8_t)((code[at / 8] & ~(1u << at % 8)) | (value >> n & 1) << at % 8);
    }
}

static void
check(struct base *base, const uint8_t *code, struct totals *t)
{
    uint8_t program[2 * NATIVE];
    struct gen_inst inst;
    struct emu_error error = {0};
    memcpy(program, code, NATIVE);
    memcpy(program + NATIVE, end, NATIVE);
    if (gen_decode(NULL, GEN_SKL, program, sizeof program, 0, &inst, &error))
        return;
    unsigned places[SOURCES + 1] = {inst.dst.type, ABSENT, ABSENT, ABSENT};
    for (unsigned n = 0; n < SOURCES; n++)
        if (inst.src[n].file != GEN_FILE_NONE)
            places[n + 1] = inst.src[n].type;
    struct fe_kernel kernel = {.name = base->name, .code = program, .code_bytes = sizeof program, .simd = 32};
    const bool taken = !gen_lower(NULL, GEN_SKL, &kernel, &error);
    if (taken)
        lane_program_free(kernel.emu.program);
    t->taken += taken;
    t->refused += !taken;
    uint8_t *const legal = &base->legal[cell(places)];
    if (taken == (*legal != 0)) {
        *legal |= taken ? LOWERED : 0;
        return;
    }
    t->wrong++;
    printf("%s %s %s %s %s: %s\n", base->name, names[places[0]], places[1] < TYPES ? names[places[1]] : "",
           places[2] < TYPES ? names[places[2]] : "", places[3] < TYPES ? names[places[3]] : "",
           taken ? "not refused" : error.text);
}

static bool
is_ternary(const struct base *base)
{
    static const char *const found[] = {"mad", "madm", "lrp", "csel", "bfe", "bfi2"};
    for (unsigned n = 0; n < sizeof found / sizeof *found; n++)
        if (!strcmp(base->name, found[n]))
            return true;
    return false;
}

static void
walk(struct base *base, struct totals *t)
{
    const struct field *const fields = is_ternary(base) ? three_sources : two_sources;
    const unsigned bits = fields[0].width + fields[1].width + fields[2].width;
    if (!base->name[0])
        return;
    t->bases++;
    for (unsigned value = 0; value < 1u << bits; value++) {
        uint8_t code[NATIVE];
        memcpy(code, base->code, NATIVE);
        for (unsigned n = 0, rest = value; n < FIELDS; rest >>= fields[n].width, n++)
            set_field(code, fields[n], rest & ((1u << fields[n].width) - 1));
        check(base, code, t);
    }
}

/* Before another name, which may have had several bases: what is legal has been met. */
static void
close_name(struct base *base, struct totals *t)
{
    for (size_t n = 0; n < CELLS; n++) {
        t->legal += base->legal[n] != 0;
        if (base->legal[n] != LEGAL)
            continue;
        t->wrong++;
        printf("%s: legal combination %u never came up\n", base->name, (unsigned)n);
    }
    memset(base->legal, 0, CELLS);
}

static void
note_name(struct totals *t, const char *name)
{
    const size_t length = strcspn(name, ".");
    for (unsigned op = 0; op < GEN_OP_COUNT; op++) {
        const char *const mnemonic = gen_op_info((enum gen_opcode)op)->mnemonic;
        t->ops[op] |= strlen(mnemonic) == length && !strncmp(mnemonic, name, length);
    }
    for (unsigned fc = 0; name[length] && fc < GEN_FC_COUNT; fc++)
        t->math[fc] |= gen_math_info(fc)->sources && !strcmp(gen_math_info(fc)->name, name + length + 1);
}

/* What is no computation has no types of its own: branches, messages. Nor has what is listed only. Gen7's own
 * instructions are not in this file. */
static bool
computes(enum gen_opcode op)
{
    const enum gen_format format = gen_op_info(op)->format;
    if (!strcmp(functions[op], "refuse") || gen_op_find(GEN_SKL, gen_op_info(op)->opcode) != op)
        return false;
    return format == GEN_FORMAT_UNARY || format == GEN_FORMAT_BINARY || format == GEN_FORMAT_TERNARY ||
           format == GEN_FORMAT_MATH;
}

static void
miss(struct totals *t, const char *before, const char *name)
{
    t->wrong++;
    printf("%s%s is executed, and the file has no types for it: model/legal.py lacks its row, or "
           "model/type_list.py did not run since\n",
           before, name);
}

static void
check_names(struct totals *t)
{
    for (unsigned op = 0; op < GEN_OP_COUNT; op++)
        if (computes((enum gen_opcode)op) && !t->ops[op])
            miss(t, "", gen_op_info((enum gen_opcode)op)->mnemonic);
    for (unsigned fc = 0; fc < GEN_FC_COUNT; fc++)
        if (gen_math_info(fc)->sources && !gen_math_info(fc)->macro && !t->math[fc])
            miss(t, "math.", gen_math_info(fc)->name);
}

static bool
read_line(struct base *base, char *text, struct totals *t)
{
    char code[2 * NATIVE + 1], words[SOURCES + 1][16];
    unsigned value, places[SOURCES + 1] = {ABSENT, ABSENT, ABSENT, ABSENT};
    if (sscanf(text, "base %15s %32s", words[0], code) == 2) {
        walk(base, t);
        if (strcmp(base->name, words[0]) != 0)
            close_name(base, t);
        note_name(t, words[0]);
        strcpy(base->name, words[0]);
        for (unsigned n = 0; n < NATIVE; n++) {
            if (sscanf(code + 2 * n, "%2x", &value) != 1)
                return false;
            base->code[n] = (uint8_t)value;
        }
        return true;
    }
    const int count = sscanf(text, "%15s %15s %15s %15s", words[0], words[1], words[2], words[3]);
    for (int n = 0; n < count; n++)
        if ((places[n] = place_of(words[n])) == ABSENT)
            return false;
    base->legal[cell(places)] |= LEGAL;
    return count > 1;
}

int
main(int argc, char **argv)
{
    char text[128];
    struct totals t = {0};
    struct base base = {.legal = calloc(CELLS, 1)};
    FILE *in = argc == 2 ? fopen(argv[1], "r") : NULL;
    bool read = in && base.legal;
    while (read && fgets(text, sizeof text, in))
        read = text[0] == '#' || read_line(&base, text, &t);
    if (read) {
        walk(&base, &t);
        close_name(&base, &t);
        check_names(&t);
    } else
        fprintf(stderr, "usage: test_types FILE, as model/type_list.py writes it\n");
    if (in)
        fclose(in);
    free(base.legal);
    printf("%u instructions, %u legal combinations; %u lowered, %u refused, %u wrong\n", t.bases, t.legal,
           t.taken, t.refused, t.wrong);
    return read && t.taken && t.refused && !t.wrong ? 0 : 1;
}
