/* SPDX-License-Identifier: MIT */
/*
 * The lanes checker: every op, every type it has, every lane count, random operands of every shape, on every
 * host level, against the reference. lanes_check [rounds [seed]]; more rounds for a longer hunt.
 */
#include <stdio.h>
#include <stdlib.h>

#include "image.h"

enum { DATA_SETS = 3, IMAGES = 12, MAX_FAILURES = 10 };

struct check {
    struct rig rig;
    struct gen gen;
    unsigned long cases, refused, failures;
};

static int
append_end(struct lane_program *p)
{
    struct lane_op *op = lane_program_append(p);
    if (!op)
        return -1;
    op->code = LANE_OP_end;
    return 0;
}

static uint32_t
some_fpmode(struct gen *g)
{
    return (gen_below(g, 4) << 4) | (gen_once_in(g, 2) ? 0x4c0 : 0);
}

/* The program as it stands, on fresh data, at every level. */
static void
check_program(struct check *c, enum lane_space space, unsigned lanes)
{
    c->cases++;
    for (int set = 0; set < DATA_SETS; set++) {
        const uint32_t fpmode = some_fpmode(&c->gen);
        rig_fill(&c->rig, &c->gen);
        rig_addresses(&c->rig, &c->gen, space, lanes);
        rig_run_ref(&c->rig, fpmode);
        for (unsigned cpu = 0; cpu <= backend_cpu_detect(); cpu++)
            if (rig_compare(&c->rig, cpu, fpmode)) {
                c->failures++;
                return;
            }
    }
}

/* What the front ends' checker refuses is no case. */
static bool
accept(struct check *c)
{
    struct emu_error error = {0};
    if (append_end(c->rig.program))
        abort();
    if (!lane_program_check(c->rig.program, &error))
        return true;
    c->refused++;
    return false;
}

static const unsigned lane_counts[] = {1, 2, 4, 8, 16, 32, 64};

static void
check_elementwise(struct check *c, enum lane_code code, enum lane_type type)
{
    const unsigned lanes = lane_counts[gen_below(&c->gen, 7)];
    if (rig_program(&c->rig))
        abort();
    struct lane_op op = {0};
    gen_elementwise(&c->gen, c->rig.program, &op, code, type, lanes);
    *lane_program_append(c->rig.program) = op;
    if (accept(c))
        check_program(c, LANE_SPACE_SURFACE, lanes);
}

static void
check_memory(struct check *c, enum lane_code code, enum lane_space space)
{
    const unsigned lanes = lane_counts[gen_below(&c->gen, 7)];
    if (rig_program(&c->rig))
        abort();
    struct lane_op op = {0};
    gen_memory(&c->gen, &op, code, space, lanes);
    *lane_program_append(c->rig.program) = op;
    if (accept(c))
        check_program(c, space, lanes);
}

/* The same op on several images: the records do not know which one is bound. */
static void
check_image(struct check *c, enum lane_code code)
{
    const unsigned lanes = lane_counts[gen_below(&c->gen, 7)];
    struct lane_op op = {0};
    if (rig_program(&c->rig))
        abort();
    image_op(&c->gen, &op, code, lanes);
    *lane_program_append(c->rig.program) = op;
    if (!accept(c))
        return;
    c->cases++;
    for (int set = 0; set < IMAGES; set++) {
        const uint32_t fpmode = gen_once_in(&c->gen, 4) ? some_fpmode(&c->gen) : 0;
        rig_fill(&c->rig, &c->gen);
        image_bind(&c->rig, &c->gen);
        image_coordinates(&c->rig, &c->gen, code, lanes);
        rig_run_ref(&c->rig, fpmode);
        for (unsigned cpu = 0; cpu <= backend_cpu_detect(); cpu++)
            if (rig_compare(&c->rig, cpu, fpmode)) {
                c->failures++;
                return;
            }
    }
}

static void
round_of_ops(struct check *c)
{
    for (unsigned code = 0; code < LANE_OP_COUNT; code++) {
        if (lane_code_family(code) > LANE_MATH)
            continue;
        for (unsigned type = 0; type < LANE_TYPE_COUNT && c->failures < MAX_FAILURES; type++)
            check_elementwise(c, code, type);
    }
    static const enum lane_code messages[] = {LANE_OP_load, LANE_OP_store, LANE_OP_atomic};
    for (unsigned m = 0; m < 3; m++)
        for (unsigned space = 0; space <= LANE_SPACE_CODE && c->failures < MAX_FAILURES; space++)
            for (int n = 0; n < 3; n++)
                check_memory(c, messages[m], space);
    for (unsigned code = LANE_OP_sample; code <= LANE_OP_blockstore; code++)
        for (int n = 0; n < (code < LANE_OP_texatomic ? 6 : 1) && c->failures < MAX_FAILURES; n++)
            check_image(c, code);
}

int
main(int argc, char **argv)
{
    const unsigned rounds = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 0) : 20;
    struct check c = {.gen.state = argc > 2 ? strtoull(argv[2], NULL, 0) : 1};
    if (rig_open(&c.rig))
        return 1;
    for (unsigned i = 0; i < rounds && c.failures < MAX_FAILURES; i++)
        round_of_ops(&c);
    printf("%lu cases (%lu more refused by the checker), %lu comparisons, levels up to %s: %lu different\n",
           c.cases, c.refused, c.rig.compared, backend_cpu_name(backend_cpu_detect()), c.failures);
    rig_close(&c.rig);
    return c.failures ? 1 : 0;
}
