/* SPDX-License-Identifier: MIT */
/* Gen7 to Gen9: opcodes, math functions, messages. */
#include <stdio.h>
#include <string.h>

#include "gen/isa/gen_isa.h"
#include "table.h"

/* Why rows are refused; the first entry of the kind whose name is the row's, or ANY. */
static const struct reason {
    const char *kind, *name, *text;
} reasons[] = {
    {"opcode", "movi", "block copies of old media kernels"},
    {"opcode", "sad2", "media"},
    {"opcode", "sada2", "media"},
    {"opcode", NULL, "3D pipeline; no OpenCL compiler emits it"},
    {"DC0", NULL, "no OpenCL compiler emits it"},
    {"DC1", NULL, "SIMD4x2 of vertex shaders and counters of surfaces, which OpenCL does not have"},
    {"SAMPLER", NULL, "no OpenCL compiler emits it"},
    {"GATEWAY", NULL, "not used by OpenCL's barriers"},
    {"DC_READ_ONLY", NULL, "no OpenCL compiler emits it"},
    {"RENDER", NULL, "3D pipeline"},
    {"URB", NULL, "3D pipeline"},
    {"VME", NULL, "media"},
    {"CRE", NULL, "media"},
    {NULL, NULL, "no OpenCL compiler emits it"},
};

static const char *
refusal(const char *kind, const char *name, const char *function)
{
    if (strcmp(function, "refuse"))
        return NULL;
    for (const struct reason *reason = reasons;; reason++)
        if (!reason->kind || (!strcmp(reason->kind, kind) && (!reason->name || !strcmp(reason->name, name))))
            return reason->text;
}

static const char *
generations_note(unsigned generations)
{
    if (generations == 1u << GEN_GENERATION_75)
        return " (Haswell only)";
    if (!(generations >> GEN_GENERATION_9 & 1))
        return " (Gen7 only)";
    return generations >> GEN_GENERATION_8 & 1 ? "" : " (Gen9 only)";
}

static void
opcode_rows(const struct seen *seen)
{
    static const char *const functions[GEN_OP_COUNT] = {
#define GEN_OP(id, mnemonic, opcode, sources, format, platforms, modifiers, types, function, ...)            \
    [GEN_OP_##id] = #function,
#include "gen/isa/gen_isa.def"
#undef GEN_OP
    };
    table_head("Gen8 and Gen9: opcodes", NULL, "opcode", "page of the manual");
    for (unsigned op = 0; op < GEN_OP_COUNT; op++) {
        const struct gen_op_info *const info = gen_op_info((enum gen_opcode)op);
        char code[32], what[128];
        snprintf(code, sizeof code, "0x%02x", info->opcode);
        snprintf(what, sizeof what, "%s - %s%s", info->mnemonic, info->title,
                 generations_note(info->generations));
        table_row(info->mnemonic, code, what, refusal("opcode", info->mnemonic, functions[op]),
                  seen->gen_ops[op], "");
    }
}

static void
math_rows(const struct seen *seen)
{
    table_head("Gen8 and Gen9: functions of `math`", NULL, "function", "sources");
    for (unsigned fc = 0; fc < 16; fc++) {
        const struct gen_math_info *const info = gen_math_info(fc);
        char name[32], code[32], what[64];
        if (!info->sources)
            continue;
        snprintf(name, sizeof name, "math.%s", info->name);
        snprintf(code, sizeof code, "%u", fc);
        snprintf(what, sizeof what, "%u%s", info->sources,
                 info->macro ? ", with a math macro register each" : "");
        table_row(name, code, what, NULL, seen->math[fc], "");
    }
}

/* A row of gen_message.def. */
struct message_row {
    const char *id, *function, *name;
    const char *at[GEN_PORTS_COUNT]; /* "AT(SFID, type)" or "ABSENT" */
};

/* "SFID, type"; false: it is not there. */
static bool
place_of(const char *at, char *sfid, char *place, size_t size)
{
    char type[32];
    if (sscanf(at, "AT(%31[^,], %31[^)])", sfid, type) != 2)
        return false;
    snprintf(place, size, "%s, %s", sfid, strcmp(type, "ANY") ? type : "any");
    return true;
}

/* Where a message is: on the newest that have it; and where else on the others, or "-". */
static void
places_of(const struct message_row *row, char *sfid, char *text, size_t size)
{
    static const char *const names[GEN_PORTS_COUNT] = {
        [GEN_PORTS_7] = "Gen7", [GEN_PORTS_75] = "Gen7.5", [GEN_PORTS_8] = "Gen8"};
    char place[80], other[32];
    size_t length = 0;
    const char *last = "";
    for (unsigned n = GEN_PORTS_COUNT; n-- > 0;) {
        if (!strcmp(last, row->at[n]))
            continue;
        const bool exists = place_of(row->at[n], *sfid ? other : sfid, place, sizeof place);
        if (n + 1 < GEN_PORTS_COUNT || !exists)
            length += (size_t)snprintf(text + length, size - length, "%s%s: %s",
                                       n + 1 < GEN_PORTS_COUNT ? "; " : "", names[n], exists ? place : "-");
        else
            length += (size_t)snprintf(text, size, "%s", place);
        last = row->at[n];
    }
}

static void
message_rows(const struct seen *seen)
{
    static const struct message_row rows[] = {
#define GEN_MSG(id, header, function, name, gen7, gen75, gen8, ...)                                          \
    {#id, #function, name, {#gen7, #gen75, #gen8}},
#include "gen/isa/gen_message.def"
#undef GEN_MSG
    };
    table_head("Gen: messages",
               "Shared function and message type as in `frontend/gen/isa/gen_message.def`: those of Gen8 and "
               "Gen9, then "
               "where an older generation differs from the next one; \"-\": nowhere.",
               "shared function, type", "message");
    for (unsigned id = 0; id < GEN_MSG_COUNT; id++) {
        char sfid[32] = "", code[128];
        places_of(&rows[id], sfid, code, sizeof code);
        table_row(rows[id].id, code, rows[id].name, refusal(sfid, rows[id].id, rows[id].function),
                  seen->messages[id], "");
    }
}

void
gen_rows(const struct seen *seen)
{
    opcode_rows(seen);
    math_rows(seen);
    message_rows(seen);
}
