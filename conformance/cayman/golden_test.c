/* SPDX-License-Identifier: MIT */
/* One line per opcode, modifier and source: words and the text they are listed as, blanks left out. And words
 * that must be refused. */
#include "test.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assemble.h"
#include "cayman/isa/cay_inst.h"
#include "execute.h"

struct capture {
    unsigned line, wanted;
    char text[sizeof((struct emu_error *)0)->text];
};

static void
take_line(uint32_t offset, const struct cay_cf *cf, const char *line, void *user)
{
    (void)offset, (void)cf;
    struct capture *c = user;
    size_t n = 0;
    if (c->line++ != c->wanted)
        return;
    for (; *line; line++)
        if (!isspace((unsigned char)*line) && n + 1 < sizeof c->text)
            c->text[n++] = *line;
    c->text[n] = 0;
}

/* Lists a program and returns line `wanted`; the decoder's sentence when there is none. */
static struct capture
list(const struct code *code, unsigned wanted)
{
    struct cay_program p;
    struct emu_error error = {EMU_OK, ""};
    struct capture c = {0, wanted, ""};
    if (cay_decode(&execute_quirks, (const uint8_t *)code->slots, 8 * code->count, &p, &error))
        snprintf(c.text, sizeof c.text, "%s", error.text);
    else
        assert_int_equal(cay_print(&p, take_line, &c), 0);
    cay_program_free(&p);
    return c;
}

static uint64_t
pair(const uint32_t *w)
{
    return w[0] | (uint64_t)w[1] << 32;
}

static struct capture
list_alu(const uint32_t *w)
{
    struct code c = {.count = 0};
    add(&c, cf_alu(CF_ALU, 2, 1));
    add(&c, cf(CF_END, 0, 0));
    add(&c, pair(w));
    return list(&c, 3);
}

static struct capture
list_cf(const uint32_t *w)
{
    struct code c = {.count = 0};
    add(&c, pair(w));
    add(&c, cf(CF_END, 0, 0));
    return list(&c, 0);
}

static struct capture
list_fetch(const uint32_t *w)
{
    struct code c = {.count = 0};
    add(&c, cf(1, 2, 0));
    add(&c, cf(CF_END, 0, 0));
    add(&c, pair(w));
    add(&c, w[2]);
    return list(&c, 3);
}

static struct capture
list_words(const char *kind, const uint32_t *w)
{
    return strcmp(kind, "alu") == 0 ? list_alu(w) : strcmp(kind, "cf") == 0 ? list_cf(w) : list_fetch(w);
}

static void
every_opcode_is_listed(void **state)
{
    FILE *f = fopen(CAY_GOLDEN "opcodes.txt", "r");
    char line[512];
    unsigned lines = 0, bad = 0;
    (void)state;
    assert_non_null(f);
    while (fgets(line, sizeof line, f)) {
        char kind[8], text[256];
        uint32_t w[3] = {0, 0, 0};
        int used = 0;
        assert_int_equal(sscanf(line, "%7s %x %x %n", kind, &w[0], &w[1], &used), 3);
        if (strcmp(kind, "fetch") == 0)
            assert_int_equal(sscanf(line + used, "%x %255s", &w[2], text), 2);
        else
            assert_int_equal(sscanf(line + used, "%255s", text), 1);
        const struct capture c = list_words(kind, w);
        lines++;
        if (strcmp(c.text, text) != 0 && ++bad)
            print_error("%08x %08x: %s, expected %s\n", w[0], w[1], c.text, text);
    }
    fclose(f);
    print_message("%u lines\n", lines);
    assert_int_equal(bad, 0);
}

static void
reserved_encodings_are_refused(void **state)
{
    static const struct {
        const char *kind;
        uint32_t w[3];
        const char *reason;
    } rows[] = {
        {"alu", {1u << 31, 7u << 7, 0}, "ALU_INST 7 of OP2 is reserved"},
        {"alu", {1u << 31, 18u << 13, 0}, "ALU_INST 18 of OP3 is reserved"},
        {"alu", {1u << 31, 17u << 13 | 20u << 21, 0}, "LDS_OP 20 is reserved"},
        {"alu", {200u | 1u << 31, 25u << 7, 0}, "SRC0_SEL 200 is reserved"},
        {"alu", {1u << 31 | 1u << 29, 25u << 7, 0}, "PRED_SEL 1 is reserved"},
        {"alu", {1u << 31, 25u << 7 | 6u << 18, 0}, "BANK_SWIZZLE 6 is reserved"},
        {"alu", {0, 25u << 7, 0}, "ends inside an instruction group"},
        {"alu", {253u | 1u << 31, 25u << 7, 0}, "ends before the group's literals"},
        {"cf", {0, 2u << 22, 0}, "CF_INST 2 is reserved"},
        {"cf", {0, 1u << 17, 0}, "reserved bits 0x00020000 of word 1"},
        {"cf", {23u << 4, 86u << 22, 0}, "RAT_INST 23 is reserved"},
        {"cf", {999, 10u << 22, 0}, "code ends"},
        {"fetch", {13, 0, 0}, "fetch instruction 13 is reserved"},
        {"fetch", {0, 6u << 9, 0}, "DST_SEL 6 is reserved"},
    };
    (void)state;
    for (unsigned k = 0; k < sizeof rows / sizeof *rows; k++) {
        const struct capture c = list_words(rows[k].kind, rows[k].w);
        if (!strstr(c.text, rows[k].reason) || !strstr(c.text, "at 0x"))
            fail_msg("%s: %s", rows[k].reason, c.text);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_opcode_is_listed),
                                       cmocka_unit_test(reserved_encodings_are_refused)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
