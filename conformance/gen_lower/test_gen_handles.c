/* SPDX-License-Identifier: MIT */
/* Handles of bindless surfaces, followed through registers: code of moves and branches made here. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "gen/gen_lower.h"

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
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_ways), cmocka_unit_test(test_places),
                                       cmocka_unit_test(test_remainder), cmocka_unit_test(test_many_ways)};
    return cmocka_run_group_tests_name("gen_handles", tests, NULL, NULL);
}
