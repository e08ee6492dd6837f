/* SPDX-License-Identifier: MIT */
/* Handles of bindless surfaces, followed through registers: code of moves and branches made here. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "gen/lower/gen_lower.h"

enum { INST_WORDS = 4, MOST = 4096, FIRST = 30, SURFACE_A = 5, SURFACE_B = 9 };

struct code {
    uint32_t words[INST_WORDS * MOST];
    uint32_t count;
};

static void
put(struct code *c, uint32_t w0, uint32_t w1, uint32_t w2, uint32_t w3)
{
    assert_true(c->count < MOST);
    memcpy(&c->words[INST_WORDS * c->count++], (uint32_t[]){w0, w1, w2, w3}, 4 * INST_WORDS);
}

/* (W) mov (1|M0) rTO.0<1>:ud rFROM.0<0;1,0>:ud */
static void
move(struct code *c, unsigned to, unsigned from)
{
    put(c, 0x00000001, 0x2000020c | to << 21, from << 5, 0);
}

/* The same, jumped over by (W&f0.0) jmpi. */
static void
maybe_move(struct code *c, unsigned to, unsigned from)
{
    put(c, 0x00010020, 0x34000004, 0x0e001400, 16);
    move(c, to, from);
}

/* (W) add (1|M0) a0.0<1>:ud rHANDLE.0<0;1,0>:ud 0xC:ud; sends (8|M0) r90:d r12 null a0.0 0x02106EFC; the end
 */
static void
finish(struct code *c, unsigned handle)
{
    put(c, 0x00000040, 0x22000204, 0x06000000 | handle << 5, 0x0c);
    put(c, 0x00600033, 0x2b400028, 0x00000180, 0x02106efc);
    put(c, 0x07600031, 0x20000204, 0x06000fe0, 0x82000010);
}

enum {
    UD_UD = 0x020c,
    UQ_UQ = 0x430c,
    UQ_UD = 0x030c,
    UD_UQ = 0x420c,
    OR = 0x06,
    XOR = 0x07,
    ADD = 0x40,
    LINK = 60
};

/* (W) mov (1|M0) rTO.0<1> rFROM.0<0;1,0> of those types */
static void
move_as(struct code *c, unsigned types, unsigned to, unsigned from)
{
    put(c, 0x00000001, 0x20000000 | types | to << 21, from << 5, 0);
}

/* (W) op (1|M0) rTO.0<1>:ud rFROM.0<0;1,0>:ud bits:ud */
static void
combine(struct code *c, unsigned op, unsigned to, unsigned from, uint32_t bits)
{
    put(c, op, 0x2000020c | to << 21, 0x06000000 | from << 5, bits);
}

/* (W&f0.0) jmpi so many instructions back */
static void
maybe_repeat(struct code *c, unsigned back)
{
    put(c, 0x00010020, 0x34000004, 0x0e001400, -(uint32_t)(16 * (back + 1)));
}

/* (W) call (8|M0) so many instructions ahead */
static void
call(struct code *c, unsigned ahead)
{
    put(c, 0x0060002c, 0x2000002c | LINK << 21, 0x0e450000, 16 * ahead);
}

static void
ret(struct code *c)
{
    put(c, 0x0060002d, 0x20000a04, 0x00450000 | LINK << 5, 0);
}

/* Like finish, but that nothing is added: the message's bits are in the handle's register. */
static void
finish_complete(struct code *c, unsigned handle)
{
    finish(c, handle);
    uint32_t *const to_a0 = &c->words[INST_WORDS * (c->count - 3)];
    to_a0[0] = 0x00000001;
    to_a0[2] = handle << 5;
    to_a0[3] = 0;
}

/* Two pointers, in r4 and r5 when a thread starts. */
static int
lower(const struct code *c, struct fe_kernel *kernel, struct emu_error *error)
{
    static struct fe_patch patches[] = {{FE_PATCH_ARG_POINTER, 0, 0, 0, 8},
                                        {FE_PATCH_ARG_SURFACE, 0, 0, SURFACE_A, 0},
                                        {FE_PATCH_ARG_POINTER, 1, 0, 32, 8},
                                        {FE_PATCH_ARG_SURFACE, 1, 0, SURFACE_B, 0}};
    *kernel = (struct fe_kernel){.name = "k",
                                 .code = (const uint8_t *)c->words,
                                 .code_bytes = 4 * INST_WORDS * c->count,
                                 .simd = 8,
                                 .payload_bytes = 64,
                                 .surface_count = 10,
                                 .patches = patches,
                                 .patch_count = sizeof patches / sizeof patches[0]};
    return gen_lower(NULL, GEN_SKL, kernel, error);
}

static void
goes_to(const struct code *c, uint32_t surface)
{
    struct fe_kernel kernel;
    struct emu_error error = {EMU_OK, ""};
    if (lower(c, &kernel, &error))
        fail_msg("refused: %s", error.text);
    const struct lane_program *p = kernel.emu.program;
    unsigned loads = 0;
    for (uint32_t i = 0; i < p->op_count; i++)
        if (p->ops[i].code == LANE_OP_load) {
            assert_int_equal(p->ops[i].mem.space, LANE_SPACE_SURFACE);
            assert_int_equal(p->ops[i].mem.surface, surface);
            loads++;
        }
    assert_int_equal(loads, 1);
    lane_program_free(kernel.emu.program);
}

static void
is_refused(const struct code *c, const char *part)
{
    struct fe_kernel kernel;
    struct emu_error error = {EMU_OK, ""};
    assert_int_equal(lower(c, &kernel, &error), -1);
    assert_int_equal(error.kind, EMU_UNSUPPORTED);
    if (!strstr(error.text, part))
        fail_msg("\"%s\" does not hold \"%s\"", error.text, part);
}

static void
test_ways(void **state)
{
    (void)state;
    static const struct {
        unsigned first, second; /* what the handle's register gets, and perhaps gets again */
        uint32_t surface;       /* 0: refused */
    } ways[] = {{4, 4, SURFACE_A}, {5, 5, SURFACE_B}, {4, 5, 0}, {5, 4, 0}, {4, 6, 0}};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        struct code *c = calloc(1, sizeof *c);
        assert_non_null(c);
        move(c, FIRST, ways[i].first);
        maybe_move(c, FIRST, ways[i].second);
        finish(c, FIRST);
        if (ways[i].surface)
            goes_to(c, ways[i].surface);
        else
            is_refused(c, "no launch value");
        free(c);
    }
}

/* A pointer's place is no handle any more when it has been written to; no pointer is in r6. */
static void
test_places(void **state)
{
    (void)state;
    struct code *c = calloc(1, sizeof *c);
    assert_non_null(c);
    move(c, 4, 5);
    finish(c, 4);
    goes_to(c, SURFACE_B);
    c->count = 0;
    maybe_move(c, 4, 5);
    finish(c, 4);
    is_refused(c, "no launch value");
    c->count = 0;
    finish(c, 6);
    is_refused(c, "does not describe");
    free(c);
}

/* r4 gets the remainder of (W) math.idiv (8|M0) r3.0<1>:ud r10.0<8;8,1>:ud r11.0<8;8,1>:ud */
static void
test_remainder(void **state)
{
    (void)state;
    struct code *c = calloc(1, sizeof *c);
    assert_non_null(c);
    put(c, 0x0b600038, 0x2060020c, 0x028d0140, 0x008d0160);
    finish(c, 4);
    is_refused(c, "no launch value");
    free(c);
}

/* The surface, or 0: no launch value. */
static void
ends_at(struct code *c, uint32_t surface)
{
    if (surface)
        goes_to(c, surface);
    else
        is_refused(c, "no launch value");
    c->count = 0;
}

/* What a loop's body writes counts on the way back. */
static void
test_loops(void **state)
{
    (void)state;
    static const struct {
        unsigned to, from; /* in the body */
        uint32_t surface;
    } bodies[] = {{FIRST, 4, SURFACE_A}, {FIRST, 5, 0}, {FIRST + 1, 5, SURFACE_A}};
    struct code *c = calloc(1, sizeof *c);
    assert_non_null(c);
    for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
        move(c, FIRST, 4);
        move(c, FIRST + 2, FIRST); /* the loop begins by using the handle */
        move(c, bodies[i].to, bodies[i].from);
        maybe_repeat(c, 2);
        finish(c, FIRST + 2);
        ends_at(c, bodies[i].surface);
    }
    free(c);
}

static void
test_calls(void **state)
{
    (void)state;
    static const struct {
        unsigned before, in_function;
        bool perhaps;
        uint32_t surface;
    } rows[] = {{4, 4, false, SURFACE_A}, {4, 4, true, SURFACE_A}, {4, 5, false, 0}, {5, 4, true, 0}};
    struct code *c = calloc(1, sizeof *c);
    assert_non_null(c);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        move(c, FIRST, rows[i].before);
        call(c, 4); /* behind the three instructions of finish */
        finish(c, FIRST);
        (rows[i].perhaps ? maybe_move : move)(c, FIRST, rows[i].in_function);
        ret(c);
        ends_at(c, rows[i].surface);
    }
    free(c);
}

/* or adds bits that are not there yet. What the last instruction adds is all the message's bits, or nothing.
 */
static void
test_or(void **state)
{
    (void)state;
    static const struct {
        unsigned first, second;
        uint32_t bits[2], surface;
    } rows[] = {{OR, OR, {0x8, 0x4}, SURFACE_A},  {OR, ADD, {0x8, 0x4}, SURFACE_A},
                {ADD, OR, {0x4, 0x8}, SURFACE_A}, {ADD, ADD, {0x6, 0x6}, SURFACE_A},
                {OR, OR, {0xc, 0x8}, 0},          {ADD, OR, {0xc, 0x4}, 0}};
    struct code *c = calloc(1, sizeof *c);
    assert_non_null(c);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        combine(c, rows[i].first, FIRST, 4, rows[i].bits[0]);
        combine(c, rows[i].second, FIRST + 1, FIRST, rows[i].bits[1]);
        finish_complete(c, FIRST + 1);
        if (rows[i].surface)
            goes_to(c, rows[i].surface);
        else
            is_refused(c, "descriptor in a register");
        c->count = 0;
    }
    combine(c, XOR, FIRST, 4, 0xc);
    finish_complete(c, FIRST);
    is_refused(c, "descriptor in a register");
    c->count = 0;
    combine(c, ADD, FIRST, 4, 0x2);
    finish(c, FIRST);
    is_refused(c, "several places");
    free(c);
}

/* A pointer is moved as a whole, or its low half. */
static void
test_quadwords(void **state)
{
    (void)state;
    static const unsigned types[] = {UD_UD, UQ_UQ, UQ_UD, UD_UQ};
    struct code *c = calloc(1, sizeof *c);
    assert_non_null(c);
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        move_as(c, types[i], FIRST, 5);
        move_as(c, UQ_UQ, FIRST + 1, FIRST);
        finish(c, FIRST + 1);
        ends_at(c, SURFACE_B);
    }
    free(c);
}

/* Every register of a chain is written in many places: as many ways as there are combinations. */
static void
test_many_ways(void **state)
{
    (void)state;
    struct code *c = calloc(1, sizeof *c);
    assert_non_null(c);
    for (unsigned k = 0; k < 7; k++)
        move(c, FIRST + k, k ? FIRST + k - 1 : 4);
    finish(c, FIRST + 6);
    goes_to(c, SURFACE_A);
    c->count = 0;
    for (unsigned k = 0; k < 7; k++) {
        move(c, FIRST + k, k ? FIRST + k - 1 : 4);
        for (unsigned n = 0; n < 200; n++)
            maybe_move(c, FIRST + k, k ? FIRST + k - 1 : 4);
    }
    finish(c, FIRST + 6);
    is_refused(c, "given up");
    free(c);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_ways),      cmocka_unit_test(test_places),
                                       cmocka_unit_test(test_remainder), cmocka_unit_test(test_loops),
                                       cmocka_unit_test(test_calls),     cmocka_unit_test(test_or),
                                       cmocka_unit_test(test_quadwords), cmocka_unit_test(test_many_ways)};
    return cmocka_run_group_tests_name("gen_handles", tests, NULL, NULL);
}
