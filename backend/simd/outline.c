/* SPDX-License-Identifier: MIT */
#include "outline.h"

#include <stdlib.h>

bool *
simd_find_entered(const struct lane_program *program)
{
    bool *entered = calloc((size_t)program->op_count + 1, sizeof *entered);
    if (!entered)
        return NULL;
    entered[0] = true;
    for (uint32_t i = 0; i < program->op_count; i++) {
        if (lane_code_is(program->ops[i].code, LANE_TARGET))
            entered[program->ops[i].ctrl.target] = true;
        if (lane_code_is(program->ops[i].code, LANE_SUSPENDS))
            entered[i + 1] = true;
    }
    for (uint32_t i = 0; i < program->entry_count; i++)
        entered[program->entries[i].op] = true;
    return entered;
}

bool
simd_outline_make(struct simd_outline *o, const struct lane_program *program, bool widens)
{
    const size_t count = (size_t)program->op_count + 1;
    *o = (struct simd_outline){.rotations = simd_find_rotations(program),
                               .entered = simd_find_entered(program),
                               .gone = malloc(count * sizeof *o->gone),
                               .ops = malloc(count * sizeof *o->ops)};
    if (!o->rotations || !o->entered || !o->gone || !o->ops)
        return false;
    for (uint32_t i = 0; i < program->op_count; i++) {
        const uint32_t rotation = o->rotations[i];
        o->gone[i] = rotation == SIMD_LEFT;
        o->ops[i] = rotation >= SIMD_ROTATES ? simd_rotation(program, i, o->rotations) : program->ops[i];
    }
    o->halves = widens ? simd_find_halves(program, o->ops, o->entered, o->gone)
                       : calloc(count, sizeof *o->halves); /* SIMD_WHOLE */
    return o->halves;
}

void
simd_outline_free(struct simd_outline *o)
{
    free(o->rotations);
    free(o->entered);
    free(o->gone);
    free(o->ops);
    free(o->halves);
}
