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
    const char *gen8; /* "AT(SFID, type)" */
};

static void
message_rows(const struct seen *seen)
{
    static const struct message_row rows[] = {
#define GEN_MSG(id, header, function, name, gen8, ...) {#id, #function, name, #gen8},
#include "gen/isa/gen_message.def"
#undef GEN_MSG
    };
    table_head("Gen8 and Gen9: messages",
               "Shared function and message type as in `frontend/gen/isa/gen_message.def`.",
               "shared function, type", "message");
    for (unsigned id = 0; id < GEN_MSG_COUNT; id++) {
        char sfid[32], type[32], code[80];
        sscanf(rows[id].gen8, "AT(%31[^,], %31[^)])", sfid, type);
        snprintf(code, sizeof code, "%s, %s", sfid, strcmp(type, "ANY") ? type : "any");
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
