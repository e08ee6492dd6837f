/* SPDX-License-Identifier: MIT */
/*
 * Random programs with changed words, and random words: each is refused, or it is a program that passes every
 * check. Nothing runs. cayman_programs_damage [FIRST COUNT]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cayman/isa/cay_quirks.h"
#include "cayman/lower/cay_lower.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "maker.h"
#include "run.h"

enum { TIMES = 8 }; /* a program is damaged so often */

static uint64_t
next_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static void
damage(struct launch_case *c, uint64_t *r)
{
    const unsigned way = (unsigned)(next_random(r) % 8);
    if (way == 0) { /* nothing but random words */
        c->program.count = 1 + (unsigned)(next_random(r) % 64);
        for (unsigned k = 0; k < c->program.count; k++)
            c->program.slots[k] = next_random(r);
        return;
    }
    for (unsigned k = 0; k < way; k++) {
        uint64_t *slot = &c->program.slots[next_random(r) % c->program.count];
        *slot = k % 3 == 2 ? next_random(r) : *slot ^ (uint64_t)1 << (next_random(r) % 64);
    }
}

static bool
is_refused_or_sound(const struct launch_case *c, bool *refused)
{
    static const struct cay_quirks none;
    const uint8_t *code = (const uint8_t *)c->program.slots;
    const uint32_t bytes = 8 * c->program.count;
    const struct fe_program program = {.code_image = code, .code_image_bytes = bytes};
    struct fe_kernel kernel = {
        .name = c->name, .code = code, .code_bytes = bytes, .payload_bytes = CASE_PAYLOAD + CASE_FLOW_BYTES};
    struct emu_error error = {EMU_OK, ""};
    *refused = cay_lower_bound(&c->bindings, &none, &program, &kernel, &error) != 0;
    if (*refused) /* "(rule": the lowering made something that breaks a rule of lane programs */
        return error.text[0] && !strstr(error.text, "(rule ");
    const bool fine = emu_kernel_check(&kernel.emu, &error) == 0;
    lane_program_free(kernel.emu.program);
    return fine;
}

static bool
run_damage(uint64_t first, uint64_t count)
{
    struct launch_case *c = guide_case(made_header);
    unsigned long refused = 0, wrong = 0;
    for (uint64_t seed = first; seed < first + count; seed++) {
        uint64_t r = seed;
        bool was_refused;
        make_random_program(c, seed / TIMES, MADE_LONG);
        damage(c, &r);
        if (!is_refused_or_sound(c, &was_refused)) {
            printf("seed %llu is neither refused nor sound\n", (unsigned long long)seed);
            wrong++;
        }
        refused += was_refused;
    }
    printf("%llu damaged programs from seed %llu: %lu refused, %lu wrong\n", (unsigned long long)count,
           (unsigned long long)first, refused, wrong);
    free(c);
    return !wrong;
}

int
main(int argc, char **argv)
{
    const uint64_t first = argc > 2 ? strtoull(argv[1], NULL, 10) : 0;
    const uint64_t count = argc > 2 ? strtoull(argv[2], NULL, 10) : 5000;
    return run_damage(first, count) ? 0 : 1;
}
