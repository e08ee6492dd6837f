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
     const char (*cases)[SEEN_NAME], const char *const *models)
{
    for (unsigned i = 0; i < count; i++) {
        char code[32], by[2 * SEEN_NAME];
        const char *const model = models ? models[i] : NULL;
        snprintf(by, sizeof by, "%s%s%s%s%s", cases[i][0] ? " (" : "", cases[i], cases[i][0] ? ")" : "",
                 model ? ", cayman_" : "", model ? model : "");
        snprintf(code, sizeof code, "%u%s", list[i].code, list[i].op3 ? " (OP3)" : "");
        table_row(list[i].name, code, list[i].listing, is_refused(&list[i]) ? why : NULL, evidence[i], by);
    }
}

#define ROWS(list, why, models)                                                                              \
    rows(list, sizeof list / sizeof *list, why, seen->list, seen->list##_case, models)

void
cayman_rows(const struct seen *seen)
{
    table_head("Cayman: control flow", NULL, "CF_INST", "listing");
    ROWS(cf, "", NULL);
    table_head("Cayman: ALU", NULL, "ALU_INST", "listing");
    ROWS(alu,
         "the size of local memory: nothing says in what unit, for how long, and what its global mode is",
         seen->alu_model);
    table_head("Cayman: local data share", NULL, "LDS_OP", "listing");
    ROWS(lds, "", NULL);
    table_head("Cayman: unordered access views", NULL, "RAT_INST", "listing");
    ROWS(rat, "", NULL);
    table_head("Cayman: fetches", NULL, "VC_INST, TEX_INST or MEM_OP", "listing");
    ROWS(fetch, "textures", NULL);
}

static unsigned
unexecuted(const char *what, const struct row *list, unsigned count, const uint8_t *evidence,
           const char *const *models)
{
    unsigned bad = 0;
    for (unsigned i = 0; i < count; i++) {
        if (is_refused(&list[i]) || evidence[i] & (IN_CAYMAN_CASES | IN_CORPUS) || (models && models[i]))
            continue;
        fprintf(stderr, "%s %s works, and no test executes it\n", what, list[i].name);
        bad++;
    }
    return bad;
}

#define UNEXECUTED(list, models) unexecuted(#list, list, sizeof list / sizeof *list, seen->list, models)

unsigned
cayman_unexecuted(const struct seen *seen)
{
    return UNEXECUTED(cf, NULL) + UNEXECUTED(alu, seen->alu_model) + UNEXECUTED(lds, NULL) +
           UNEXECUTED(rat, NULL) + UNEXECUTED(fetch, NULL);
}
