/* SPDX-License-Identifier: MIT */
/* The assembler against the decoder: listings assemble back, and mistakes have a sentence. */
#include "test.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assemble.h"
#include "assembler/assembler.h"
#include "cayman/isa/cay_inst.h"
#include "execute.h"

struct listing {
    char *text;
    size_t length, room;
};

static void
take_line(uint32_t offset, const struct cay_cf *cf, const char *line, void *user)
{
    struct listing *l = user;
    const size_t length = strlen(line);
    (void)offset, (void)cf;
    assert_true(l->length + length + 2 < l->room);
    memcpy(l->text + l->length, line, length);
    l->text[l->length + length] = '\n';
    l->length += length + 1;
    l->text[l->length] = 0;
}

static char *
list(const void *code, uint32_t bytes)
{
    struct cay_program p;
    struct emu_error error = {EMU_OK, ""};
    struct listing l = {calloc(1, 1 << 20), 0, 1 << 20};
    if (cay_decode(&execute_quirks, code, bytes, &p, &error))
        snprintf(l.text, l.room, "%s", error.text);
    else
        assert_int_equal(cay_print(&p, take_line, &l), 0);
    cay_program_free(&p);
    return l.text;
}

/* Words to text to words. LLVM's BARRIER instruction and padding behind the program may differ in fields that
 * no listing shows. */
static unsigned
differences(const struct asm_program *p, const uint8_t *code, uint32_t bytes)
{
    unsigned different = 0;
    for (unsigned k = 0; k < bytes / 8 && k < p->count; k++)
        different += memcmp(code + 8 * k, &p->slots[k], 8) != 0;
    return different + (bytes / 8 > p->count ? bytes / 8 - p->count : p->count - bytes / 8);
}

static unsigned
round_trip(const char *name, const uint8_t *code, uint32_t bytes)
{
    static struct asm_program first, second;
    char *text = list(code, bytes);
    if (!asm_assemble(text, &first))
        fail_msg("%s: %s", name, first.error);
    char *again = list(first.slots, 8 * first.count);
    if (strcmp(text, again) != 0)
        fail_msg("%s: listings differ:\n%s\n%s", name, text, again);
    assert_true(asm_assemble(again, &second));
    assert_memory_equal(first.slots, second.slots, 8 * first.count);
    free(text);
    free(again);
    return differences(&first, code, bytes);
}

static void
golden_objects_assemble_back(void **state)
{
    static const char *const files[] = {CAY_GOLDEN "control.o", CAY_GOLDEN "float.o", CAY_GOLDEN "integer.o",
                                        CAY_GOLDEN "local.o"};
    unsigned kernels = 0, different = 0;
    (void)state;
    for (unsigned f = 0; f < sizeof files / sizeof *files; f++) {
        struct object o;
        object_open(&o, files[f]);
        for (unsigned k = 0; k < o.kernel_count; k++, kernels++)
            different += round_trip(o.kernels[k].name, o.text + o.kernels[k].offset, o.kernels[k].bytes);
        object_close(&o);
    }
    print_message("%u kernels, %u slots differ from the compiler's\n", kernels, different);
    assert_int_equal(different, 0);
}

static void
mistakes_have_a_sentence(void **state)
{
    static const struct {
        const char *text, *error;
    } rows[] = {
        {"JUMPP @1\n", "line 1: 'JUMPP' is no control flow instruction"},
        {"JUMP @away\nCF_END\n", "line 1: no such label: away"},
        {"ALU {\nMOVE * T0.X, T1.X\n}\n", "line 2: 'MOVE' is no ALU instruction"},
        {"ALU {\nMOV * T0.Q, T1.X\n}\n", "line 2: an element expected at 'Q, T1.X'"},
        {"ALU {\nMOV * T0.X, T200.X\n}\n", "line 2: there is no register T200"},
        {"ALU {\nLDS_WRITE * T0.X, T1.X, +64\n}\n", "line 2: too large: idx_offset_5"},
        {"ALU {\nMOV * T0.X, T1.X, what\n}\n", "line 2: nothing expected at: what"},
        {"ALU KC0[CB0:3-19] {\n}\n", "line 1: KC0: 16 or 32 constants from a multiple of 16"},
        {"MEM_RAT STOREE T0, T1.X\n", "line 1: 'STOREE' is no RAT operation"},
        {"MEM_RAT STORE_DWORD T0.X, T1.Y\n", "line 1: the index is in X"},
        {"JUMP @1 POP:9\n", "line 1: too large: pop_count"},
    };
    static struct asm_program p;
    (void)state;
    for (unsigned k = 0; k < sizeof rows / sizeof *rows; k++) {
        assert_int_equal(asm_assemble(rows[k].text, &p), !rows[k].error[0]);
        assert_string_equal(p.error, rows[k].error);
    }
}

/* A line of opcodes.txt as a program: control flow, the end, and a clause of one. */
static bool
program_of(const char *line, struct asm_program *p)
{
    char kind[8];
    uint32_t w[3] = {0, 0, 0};
    if (sscanf(line, "%7s %x %x %x", kind, &w[0], &w[1], &w[2]) < 3)
        return false;
    const uint64_t first = w[0] | (uint64_t)w[1] << 32;
    const bool cf_alone = !strcmp(kind, "cf"), alu = !strcmp(kind, "alu");
    p->slots[0] = cf_alone ? first : alu ? cf_alu(CF_ALU, 2, 1) : cf(1, 2, 0);
    p->slots[1] = cf(CF_END, 0, 0);
    p->slots[2] = first;
    p->slots[3] = w[2];
    p->count = cf_alone ? 2 : alu ? 3 : 4;
    return true;
}

/* Two numbers have one name, or fields do nothing and are not listed. */
static bool
has_two_forms(const char *line)
{
    static const char *const names[] = {"MUL_64*",       "FLT64_TO_FLT32*", "FLT32_TO_FLT64*",
                                        "GROUP_BARRIER", "MOVA_INT*",       "PAD"};
    for (unsigned k = 0; k < sizeof names / sizeof *names; k++)
        if (strstr(line, names[k]))
            return true;
    return false;
}

static void
every_opcode_assembles_back(void **state)
{
    static struct asm_program from, to;
    FILE *f = fopen(CAY_GOLDEN "opcodes.txt", "r");
    char line[512];
    unsigned bad = 0;
    (void)state;
    assert_non_null(f);
    while (fgets(line, sizeof line, f)) {
        if (!program_of(line, &from))
            continue;
        char *text = list(from.slots, 8 * from.count);
        if (!asm_assemble(text, &to))
            fail_msg("%s%s", line, to.error);
        if (memcmp(from.slots, to.slots, 8 * from.count) != 0 && !has_two_forms(line) && ++bad)
            print_error("%s%016llx %016llx\n", line, (unsigned long long)to.slots[from.count > 2 ? 2 : 0],
                        (unsigned long long)to.slots[3]);
        free(text);
    }
    fclose(f);
    assert_int_equal(bad, 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(golden_objects_assemble_back),
        cmocka_unit_test(every_opcode_assembles_back),
        cmocka_unit_test(mistakes_have_a_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
