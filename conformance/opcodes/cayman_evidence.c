/* SPDX-License-Identifier: MIT */
/* Which of Cayman's instructions occur in a program, and in the golden lines of conformance/cayman. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../cayman/assemble.h"
#include "../cayman/runner/case.h"
#include "amd/quirks.h"
#include "cayman/isa/cay_tables.h"
#include "read_file.h"
#include "table.h"

static void
see_cf(struct seen *seen, const struct cay_cf *cf, unsigned evidence)
{
    seen->cf[cf->op] |= (uint8_t)evidence;
    if (cay_cf_rows[cf->op].format == CAY_FORMAT_EXPORT_RAT)
        seen->rat[cf->exp.rat_op] |= (uint8_t)evidence;
}

static void
see_alu(struct seen *seen, const struct cay_alu *alu, unsigned evidence)
{
    seen->alu[alu->op] |= (uint8_t)evidence;
    if (alu->op == CAY_OP3_LDS_IDX_OP)
        seen->lds[alu->lds_op] |= (uint8_t)evidence;
}

void
see_cayman(struct seen *seen, const struct cay_quirks *quirks, const uint8_t *code, uint32_t bytes,
           unsigned evidence)
{
    struct cay_program program = {0};
    struct emu_error error = {0};
    if (!cay_decode(quirks, code, bytes, &program, &error)) {
        for (uint32_t i = 0; i < program.cf_count; i++)
            see_cf(seen, &program.cf[i], evidence);
        for (uint32_t i = 0; i < program.alu_count; i++)
            see_alu(seen, &program.alu[i], evidence);
        for (uint32_t i = 0; i < program.fetch_count; i++)
            seen->fetch[program.fetches[i].op] |= (uint8_t)evidence;
    }
    cay_program_free(&program);
}

/* A line of opcodes.txt is one instruction: "alu|cf|fetch WORDS TEXT". The end and the clause around it count
 * too, but they have lines of their own. */
static void
see_golden_line(struct seen *seen, const char *line, unsigned evidence)
{
    struct code code = {.count = 0};
    char kind[8];
    unsigned words[3] = {0, 0, 0};
    if (sscanf(line, "%7s %x %x %x", kind, &words[0], &words[1], &words[2]) < 3)
        return;
    const uint64_t first = words[0] | (uint64_t)words[1] << 32;
    if (!strcmp(kind, "alu")) {
        add(&code, cf_alu(CF_ALU, 2, 1));
        add(&code, cf(CF_END, 0, 0));
        add(&code, first);
    } else if (!strcmp(kind, "cf")) {
        add(&code, first);
        add(&code, cf(CF_END, 0, 0));
    } else {
        add(&code, cf(1, 2, 0));
        add(&code, cf(CF_END, 0, 0));
        add(&code, first);
        add(&code, words[2]);
    }
    see_cayman(seen, &cay_quirks_object, (const uint8_t *)code.slots, 8 * code.count, evidence);
}

void
see_cayman_golden(struct seen *seen, const char *path, unsigned evidence)
{
    size_t size;
    char *const text = (char *)read_file(path, &size);
    for (char *line = text; line && *line;) {
        char *const end = strchr(line, '\n');
        see_golden_line(seen, line, evidence);
        line = end ? end + 1 : NULL;
    }
    free(text);
}

/* A case that executes a row; of several the first by name. */
static void
note(char *to, const char *name)
{
    if (!to[0] || strcmp(name, to) < 0)
        memcpy(to, name, SEEN_NAME);
}

static void
see_case_program(struct seen *seen, const struct cay_program *p, const char *name, unsigned evidence)
{
    for (uint32_t i = 0; i < p->cf_count; i++) {
        see_cf(seen, &p->cf[i], evidence);
        note(seen->cf_case[p->cf[i].op], name);
        if (cay_cf_rows[p->cf[i].op].format == CAY_FORMAT_EXPORT_RAT)
            note(seen->rat_case[p->cf[i].exp.rat_op], name);
    }
    for (uint32_t i = 0; i < p->alu_count; i++) {
        see_alu(seen, &p->alu[i], evidence);
        note(seen->alu_case[p->alu[i].op], name);
        if (p->alu[i].op == CAY_OP3_LDS_IDX_OP)
            note(seen->lds_case[p->alu[i].lds_op], name);
    }
    for (uint32_t i = 0; i < p->fetch_count; i++) {
        seen->fetch[p->fetches[i].op] |= (uint8_t)evidence;
        note(seen->fetch_case[p->fetches[i].op], name);
        if (p->fetches[i].op == CAY_FETCH_MEM_GDS) {
            seen->lds[p->fetches[i].gds_op] |= (uint8_t)evidence;
            note(seen->lds_case[p->fetches[i].gds_op], name);
        }
    }
}

static void
see_case(struct seen *seen, const char *path, const struct launch_case *c, unsigned evidence)
{
    static const struct cay_quirks none;
    struct cay_program program = {0};
    struct emu_error error = {0};
    char name[SEEN_NAME] = "";
    const char *const file = strrchr(path, '/') + 1;
    snprintf(name, sizeof name, "%.20s", file);
    snprintf(name + strcspn(name, "."), SEEN_NAME - 20, ": %.40s", c->name);
    if (!c->refusal[0] &&
        !cay_decode_with(c->llvm_quirks ? &cay_quirks_object : &none, (const uint8_t *)c->program.slots,
                         8 * c->program.count, c->bindings.fetch_program, &program, &error))
        see_case_program(seen, &program, name, evidence);
    cay_program_free(&program);
}

void
see_cayman_cases(struct seen *seen, const char *path, unsigned evidence)
{
    size_t size;
    char error[256];
    unsigned line = 0;
    struct launch_case *c = malloc(sizeof *c);
    char *const text = (char *)read_file(path, &size);
    const char *at = text;
    while (c && text && case_read(&at, &line, c, error))
        see_case(seen, path, c, evidence);
    free(text);
    free(c);
}

/* Rows of the models' tables, by name. */
void
see_cayman_models(struct seen *seen)
{
    static const struct {
        const char *name, *test;
    } all[] = {
#define ALU(id, ...) {#id, "rows"},
#include "../cayman/alu_model.def"
#undef ALU
#define ALU_TEST(id, test) {#id, #test},
#include "../cayman/alu_tests.def"
#undef ALU_TEST
    };
    for (unsigned n = 0; n < sizeof all / sizeof *all; n++)
        for (unsigned op = 0; op < CAY_ALU_COUNT; op++)
            if (strcmp(cay_alu_rows[op].name, all[n].name) == 0 && strcmp(all[n].test, "cases") != 0)
                seen->alu_model[op] = all[n].test;
}
