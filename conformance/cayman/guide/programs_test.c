/* SPDX-License-Identifier: MIT */
/*
 * Random legal programs on every engine: all memory must be equal to what the reference leaves.
 * cayman_programs [FIRST COUNT [JIT [brief]]]: seeds; jit has every JITth of them, 0 none. brief: programs
 * that are translated in a tenth of the time (maker.h). Where work-items cannot tell, in parts of wavefronts
 * too.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "maker.h"
#include "run.h"
#include "trial.h"

enum { PLACES = 3 };

static const unsigned places[PLACES] = {CASE_MEMORY, CAY_SURFACE_RAT + 1, CAY_SURFACE_RETURN + 1};

struct attempt {
    const struct launch_case *c;
    struct trial_inputs in[2]; /* of work-items 0 to 63 and 64 to 127 */
    uint8_t *expected[PLACES];
    uint64_t seed;
};

static void
fill(struct case_memory *m, unsigned round, void *user)
{
    const struct attempt *a = user;
    (void)round;
    for (unsigned item = 0; item < MADE_ITEMS; item++)
        memcpy(m->at[CASE_MEMORY] + MADE_IN + 96 * item, a->in[item / 64].lane[item % 64], 96);
    memcpy(m->at[CASE_C0], a->in[0].constant[0], sizeof a->in[0].constant[0]);
    for (unsigned set = 1; set < 4; set++)
        memcpy(m->at[CAY_SURFACE_CONST + set], a->in[0].constant[set], sizeof a->in[0].constant[set]);
    memcpy(m->at[CAY_SURFACE_RAT + 1], a->in[1].lane, MADE_RAT);
}

static bool
complain(const struct attempt *a, const char *engine, unsigned place, const uint8_t *got)
{
    for (uint32_t i = 0; i < a->c->bytes[places[place]]; i += 4)
        if (memcmp(a->expected[place] + i, got + i, 4) != 0) {
            uint32_t x, y;
            memcpy(&x, a->expected[place] + i, 4);
            memcpy(&y, got + i, 4);
            printf("seed %llu: place %u, byte %u: %08x on ref, %08x on %s\n", (unsigned long long)a->seed,
                   place, i, x, y, engine);
            return false;
        }
    return false;
}

static bool
check(const char *engine, const struct case_memory *m, void *user)
{
    struct attempt *a = user;
    for (unsigned p = 0; p < PLACES; p++) {
        const uint32_t bytes = a->c->bytes[places[p]];
        if (strcmp(engine, "ref") == 0)
            memcpy(a->expected[p], m->at[places[p]], bytes);
        else if (memcmp(a->expected[p], m->at[places[p]], bytes) != 0)
            return complain(a, engine, p, m->at[places[p]]);
    }
    return true;
}

static bool
run_programs(uint64_t first, uint64_t count, unsigned jit, enum made_length length)
{
    struct launch_case *c = guide_case(made_header);
    struct attempt *a = calloc(1, sizeof *a);
    unsigned long refused = 0, wrong = 0, on_jit = 0, parts = 0, slots = 0;
    a->c = c;
    for (unsigned p = 0; p < PLACES; p++)
        a->expected[p] = malloc(c->bytes[places[p]]);
    for (a->seed = first; a->seed < first + count; a->seed++) {
        struct emu_error error = {0};
        const struct guide_run run = {.c = c,
                                      .jit = jit && a->seed % jit == 0,
                                      .fill = fill,
                                      .check = check,
                                      .user = a,
                                      .in_parts = &parts};
        make_random_program(c, a->seed, length);
        trial_inputs(&a->in[0], a->seed);
        trial_inputs(&a->in[1], ~a->seed);
        const enum guide_end end = guide_run(&run, &error);
        if (end == GUIDE_REFUSED && ++refused <= 20)
            printf("seed %llu is refused: %s\n", (unsigned long long)a->seed, error.text);
        if (end == GUIDE_WRONG && ++wrong <= 20)
            printf("seed %llu is wrong\n", (unsigned long long)a->seed);
        on_jit += run.jit;
        slots += c->program.count;
    }
    printf("%llu programs from seed %llu, %lu slots on average, %lu on jit too, %lu in parts: %lu refused, "
           "%lu wrong\n",
           (unsigned long long)count, (unsigned long long)first, count ? slots / (unsigned long)count : 0,
           on_jit, parts, refused, wrong);
    for (unsigned p = 0; p < PLACES; p++)
        free(a->expected[p]);
    free(a);
    free(c);
    return !refused && !wrong;
}

int
main(int argc, char **argv)
{
    const uint64_t first = argc > 2 ? strtoull(argv[1], NULL, 10) : 0;
    const uint64_t count = argc > 2 ? strtoull(argv[2], NULL, 10) : 300;
    const unsigned jit = argc > 3 ? (unsigned)strtoul(argv[3], NULL, 10) : 40;
    const bool brief = argc > 4 && strcmp(argv[4], "brief") == 0;
    return run_programs(first, count, jit, brief ? MADE_BRIEF : MADE_LONG) ? 0 : 1;
}
