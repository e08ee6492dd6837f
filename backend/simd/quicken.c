/* SPDX-License-Identifier: MIT */
/*
 * Replaces the handlers of finished records by faster ones. Nearly all ops have no predicate and find all
 * their lanes on: quick handlers only compare the mask. If there is a handler for two such records that
 * follow each other, the first record gets it. It does the work of both and saves a jump, which the host
 * often mispredicts. The second stays a record that can be jumped to.
 */
#include "quicken.h"
#include "handlers.h"
#include "mask.h"

/* The addresses are the registers' values, masked, and the components are those the quick handlers know. */
static bool
is_plain_message(const struct simd_op *op)
{
    const struct lane_mem *mem = &op->message->mem;
    return !mem->addr_shift && !mem->offset && op->comps > 0;
}

static bool
form_is_quick(const struct simd_op *op, const struct simd_row *row)
{
    const unsigned code = SIMD_KEY_CODE(row->key);
    return (code != LANE_OP_load && code != LANE_OP_store) || is_plain_message(op);
}

/* Quick handlers read no predicate; of fewer lanes than the handler has, the mask never is full. */
static bool
may_be_quick(const struct simd_op *op, const struct simd_row *row, uint32_t ones)
{
    return row && row->quick && op->lanes == SIMD_KEY_LANES(row->key) && !op->pinv && op->pred == ones &&
           form_is_quick(op, row);
}

simd_fn *
simd_quick_of(struct simd_code *code, const struct simd_op *op)
{
    const struct simd_row *row = simd_row_of(code->handlers, op->fn);
    return may_be_quick(op, row, simd_const(code, ~UINT64_C(0))) ? row->quick : op->fn;
}

static simd_fn *
pair_in(const struct simd_pairs *pairs, simd_fn *first, simd_fn *second)
{
    for (uint32_t i = 0; i < pairs->count; i++)
        if (pairs->pairs[i].first == first && pairs->pairs[i].second == second)
            return pairs->pairs[i].both;
    return NULL;
}

/* The handler for records of two rows, or NULL. */
static simd_fn *
both_of(const struct simd_level *level, const struct simd_row *first, const struct simd_row *second)
{
    simd_fn *both = NULL;
    for (const struct simd_pairs *const *p = level->pairs; *p && !both; p++)
        both = pair_in(*p, first->fn, second->fn);
    return both;
}

void
simd_quicken(struct simd_code *code)
{
    const uint32_t ones = simd_const(code, ~UINT64_C(0));
    const struct simd_row *before = NULL; /* of the record before, where that is quick and no pair's second */
    for (uint32_t i = 0; i < code->op_count; i++) {
        struct simd_op *op = &code->ops[i];
        const struct simd_row *row = simd_row_of(code->handlers, op->fn);
        if (!may_be_quick(op, row, ones)) {
            before = NULL;
            continue;
        }
        op->fn = row->quick;
        simd_fn *both = before ? both_of(code->level, before, row) : NULL;
        if (both)
            op[-1].fn = both;
        before = both ? NULL : row;
    }
}
