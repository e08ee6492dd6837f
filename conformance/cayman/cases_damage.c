/* SPDX-License-Identifier: MIT */
/*
 * The programs of described launches with changed bits: cayman_cases_damage TIMES FILE... Each is refused, or
 * it is a program that passes every check. Once with what the case binds, once with everything bound.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cayman/isa/cay_quirks.h"
#include "cayman/lower/cay_lower.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "read_file.h"
#include "rng.h"
#include "runner/case.h"

enum { FLOW_BYTES = 33 * 4 };

struct tally {
    unsigned tried, refused, bad;
};

static void
try_program(const struct launch_case *c, const struct cay_bindings *bindings, struct tally *t)
{
    static const struct cay_quirks none;
    const uint8_t *code = (const uint8_t *)c->program.slots;
    const uint32_t bytes = 8 * c->program.count;
    const struct fe_program program = {.code_image = code, .code_image_bytes = bytes};
    struct fe_kernel kernel = {
        .name = c->name, .code = code, .code_bytes = bytes, .payload_bytes = CASE_PAYLOAD + FLOW_BYTES};
    struct emu_error error = {EMU_OK, ""};
    t->tried++;
    if (cay_lower_bound(bindings, &none, &program, &kernel, &error)) {
        t->refused++;
        if (error.kind == EMU_OK || !error.text[0])
            t->bad++;
        return;
    }
    if (emu_kernel_check(&kernel.emu, &error)) {
        printf("%s: %s\n", c->name, error.text);
        t->bad++;
    }
    lane_program_free(kernel.emu.program);
}

static struct cay_bindings
everything(const struct launch_case *c)
{
    struct cay_bindings all = c->bindings;
    memset(all.bound, 0xff, sizeof all.bound);
    memset(all.rat_coordinates, 2, sizeof all.rat_coordinates);
    all.flow_offset = CASE_PAYLOAD;
    all.fetch_program = 1;
    return all;
}

/* One to three bits anywhere, or a field's worth of them. */
static void
damage(struct launch_case *c, struct rng *rng)
{
    for (uint32_t n = 1 + rng_below(rng, 3); n; n--) {
        const uint32_t slot = rng_below(rng, c->program.count);
        c->program.slots[slot] ^= (uint64_t)(rng_below(rng, 4) ? 1 : 1 + rng_below(rng, 63))
                                  << rng_below(rng, 64);
    }
}

static void
damage_case(struct launch_case *c, unsigned times, struct rng *rng, struct tally *t)
{
    static struct asm_program whole;
    const struct cay_bindings all = everything(c);
    whole = c->program;
    for (unsigned k = 0; k < times && whole.count; k++) {
        c->program = whole;
        damage(c, rng);
        try_program(c, k & 1 ? &all : &c->bindings, t);
    }
}

static void
damage_file(const char *path, unsigned times, struct tally *t)
{
    size_t size;
    char error[256];
    unsigned line = 0;
    struct rng rng = {1};
    struct launch_case *c = malloc(sizeof *c);
    char *const text = (char *)read_file(path, &size);
    const char *at = text;

    while (c && text && case_read(&at, &line, c, error))
        damage_case(c, times, &rng, t);
    free(text);
    free(c);
}

int
main(int argc, char **argv)
{
    struct tally t = {0, 0, 0};
    for (int k = 2; k < argc; k++)
        damage_file(argv[k], (unsigned)strtoul(argv[1], NULL, 10), &t);
    printf("%u programs, %u refused, %u bad\n", t.tried, t.refused, t.bad);
    return t.bad || !t.tried;
}
