/* SPDX-License-Identifier: MIT */
/* Cayman: control flow, ALU, local data share, unordered access views, fetches. */
#include <stdio.h>
#include <string.h>

#include "table.h"

struct row {
    const char *name, *listing, *action;
    unsigned code;
    bool op3;
};

static const struct row cf[] = {
#define CAY_CF(id, opcode, listing, format, clause, action) {#id, listing, #action, opcode, false},
#include "cayman/isa/cay_cf.def"
#undef CAY_CF
};
static const struct row alu[] = {
#define CAY_ROW(op3, id, opcode, listing, sources, slots, action, ...) {#id, listing, #action, opcode, op3},
#define CAY_OP2(...) CAY_ROW(false, __VA_ARGS__)
#define CAY_OP3(...) CAY_ROW(true, __VA_ARGS__)
#include "cayman/isa/cay_alu.def"
#undef CAY_OP2
#undef CAY_OP3
#undef CAY_ROW
};
static const struct row lds[] = {
#define CAY_LDS(id, opcode, listing, sources, queues, action, ...) {#id, listing, #action, opcode, false},
#include "cayman/isa/cay_lds.def"
#undef CAY_LDS
};
static const struct row rat[] = {
#define CAY_RAT(id, opcode, listing, action, atomic) {#id, listing, #action, opcode, false},
#include "cayman/isa/cay_rat.def"
#undef CAY_RAT
};
static const struct row fetch[] = {
#define CAY_FETCH(id, opcode, listing, format, action) {#id, listing, #action, opcode, false},
#include "cayman/isa/cay_fetch.def"
#undef CAY_FETCH
};

static bool
is_refused(const struct row *row)
{
    return !strcmp(row->action, "refuse") || !strcmp(row->action, "REFUSE");
}

static void
rows(const struct row *list, unsigned count, const char *why, const uint8_t *evidence,
     const char (*cases)[SEEN_NAME])
{
    for (unsigned i = 0; i < count; i++) {
        char code[32];
        snprintf(code, sizeof code, "%u%s", list[i].code, list[i].op3 ? " (OP3)" : "");
        table_row(list[i].name, code, list[i].listing, is_refused(&list[i]) ? why : NULL, evidence[i],
                  cases[i]);
    }
}

#define ROWS(list, why) rows(list, sizeof list / sizeof *list, why, seen->list, seen->list##_case)

void
cayman_rows(const struct seen *seen)
{
    table_head("Cayman: control flow", NULL, "CF_INST", "listing");
    ROWS(cf, "");
    table_head("Cayman: ALU", NULL, "ALU_INST", "listing");
    ROWS(alu, "3D pipeline, double precision, or no OpenCL compiler emits it");
    table_head("Cayman: local data share", NULL, "LDS_OP", "listing");
    ROWS(lds, "");
    table_head("Cayman: unordered access views", NULL, "RAT_INST", "listing");
    ROWS(rat, "");
    table_head("Cayman: fetches", NULL, "VC_INST, TEX_INST or MEM_OP", "listing");
    ROWS(fetch, "textures");
}

static unsigned
unexecuted(const char *what, const struct row *list, unsigned count, const uint8_t *evidence)
{
    unsigned bad = 0;
    for (unsigned i = 0; i < count; i++) {
        if (is_refused(&list[i]) || evidence[i] & (IN_CAYMAN_CASES | IN_CORPUS))
            continue;
        fprintf(stderr, "%s %s works, and no test executes it\n", what, list[i].name);
        bad++;
    }
    return bad;
}

#define UNEXECUTED(list) unexecuted(#list, list, sizeof list / sizeof *list, seen->list)

unsigned
cayman_unexecuted(const struct seen *seen)
{
    return UNEXECUTED(cf) + UNEXECUTED(lds) + UNEXECUTED(rat) + UNEXECUTED(fetch);
}
