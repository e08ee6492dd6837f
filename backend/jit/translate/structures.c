/* SPDX-License-Identifier: MIT */
/*
 * Structures of four dwords: all lanes' one after the other, taken apart into a vector of each member, and
 * put together again. LLVM makes one general shuffle after the other of that. On AVX2 a shuffle moves what it
 * likes within a half of a register only, so here lanes k and k + 4 share a register, and the halves are
 * transposed.
 */
#include <assert.h>

#include "jit.h"

enum { HALVES = 8 }; /* lanes that are transposed together */

static bool
is_transposed(const struct jit_fn *f, LLVMTypeRef element, unsigned count, unsigned lanes)
{
    return f->cpu == BACKEND_AVX2 && count == 4 && element == f->i32 && lanes % HALVES == 0;
}

static LLVMValueRef
shuffle(struct jit_fn *f, LLVMValueRef x, LLVMValueRef y, const unsigned mask[HALVES])
{
    LLVMValueRef places[HALVES];
    for (unsigned i = 0; i < HALVES; i++)
        places[i] = jit_i32(f, mask[i]);
    return LLVMBuildShuffleVector(f->b, x, y, LLVMConstVector(places, HALVES), "");
}

/* In each half: the low or high dwords of both in turn, and the low or high pairs. */
static const unsigned low_dwords[HALVES] = {0, 8, 1, 9, 4, 12, 5, 13},
                      high_dwords[HALVES] = {2, 10, 3, 11, 6, 14, 7, 15},
                      low_pairs[HALVES] = {0, 1, 8, 9, 4, 5, 12, 13},
                      high_pairs[HALVES] = {2, 3, 10, 11, 6, 7, 14, 15};

/* Rows to columns, in each half of four registers. */
static void
transpose(struct jit_fn *f, LLVMValueRef v[4])
{
    const LLVMValueRef low = shuffle(f, v[0], v[1], low_dwords), high = shuffle(f, v[0], v[1], high_dwords),
                       other_low = shuffle(f, v[2], v[3], low_dwords),
                       other_high = shuffle(f, v[2], v[3], high_dwords);
    v[0] = shuffle(f, low, other_low, low_pairs);
    v[1] = shuffle(f, low, other_low, high_pairs);
    v[2] = shuffle(f, high, other_high, low_pairs);
    v[3] = shuffle(f, high, other_high, high_pairs);
}

/* The structures of lanes first + k and first + k + 4. */
static LLVMValueRef
two_of(struct jit_fn *f, LLVMValueRef all, unsigned first, unsigned k)
{
    unsigned mask[HALVES];
    for (unsigned i = 0; i < HALVES; i++)
        mask[i] = (first + k) * 4 + i + (i < 4 ? 0 : 12);
    return shuffle(f, all, LLVMGetPoison(LLVMTypeOf(all)), mask);
}

static void
take_fours(struct jit_fn *f, LLVMValueRef all, LLVMValueRef *members)
{
    const unsigned lanes = LLVMGetVectorSize(LLVMTypeOf(all)) / 4;
    LLVMValueRef parts[4][LANE_MAX / HALVES];
    for (unsigned first = 0; first < lanes; first += HALVES) {
        LLVMValueRef v[4];
        for (unsigned k = 0; k < 4; k++)
            v[k] = two_of(f, all, first, k);
        transpose(f, v);
        for (unsigned k = 0; k < 4; k++)
            parts[k][first / HALVES] = v[k];
    }
    for (unsigned k = 0; k < 4; k++)
        members[k] = jit_joined(f, parts[k], lanes / HALVES);
}

static LLVMValueRef
put_fours(struct jit_fn *f, LLVMValueRef *members)
{
    static const unsigned lows[HALVES] = {0, 1, 2, 3, 8, 9, 10, 11},
                          highs[HALVES] = {4, 5, 6, 7, 12, 13, 14, 15};
    const unsigned lanes = LLVMGetVectorSize(LLVMTypeOf(members[0]));
    LLVMValueRef parts[LANE_MAX / 2];
    for (unsigned first = 0; first < lanes; first += HALVES) {
        LLVMValueRef v[4], *const to = parts + first / 2;
        for (unsigned k = 0; k < 4; k++)
            v[k] = lanes > HALVES ? jit_part(f, members[k], members[k], first, HALVES) : members[k];
        transpose(f, v);
        to[0] = shuffle(f, v[0], v[1], lows);
        to[1] = shuffle(f, v[2], v[3], lows);
        to[2] = shuffle(f, v[0], v[1], highs);
        to[3] = shuffle(f, v[2], v[3], highs);
    }
    return jit_joined(f, parts, lanes / 2);
}

void
jit_take_apart(struct jit_fn *f, LLVMValueRef all, unsigned count, LLVMValueRef *members)
{
    assert(count >= 1 && count <= 4);
    if (count == 1) {
        members[0] = all;
        return;
    }
    const unsigned lanes = LLVMGetVectorSize(LLVMTypeOf(all)) / count;
    LLVMValueRef mask[LANE_MAX];
    if (is_transposed(f, LLVMGetElementType(LLVMTypeOf(all)), count, lanes)) {
        take_fours(f, all, members);
        return;
    }
    for (unsigned n = 0; n < count; n++) {
        for (unsigned i = 0; i < lanes; i++)
            mask[i] = jit_i32(f, i * count + n);
        members[n] = LLVMBuildShuffleVector(f->b, all, LLVMGetPoison(LLVMTypeOf(all)),
                                            LLVMConstVector(mask, lanes), "");
    }
}

/* Pairs of members end to end, then one shuffle. */
LLVMValueRef
jit_put_together(struct jit_fn *f, LLVMValueRef *members, unsigned count)
{
    assert(count >= 1 && count <= 4);
    if (count == 1)
        return members[0];
    const unsigned lanes = LLVMGetVectorSize(LLVMTypeOf(members[0]));
    LLVMValueRef mask[LANE_MAX * 4];
    if (is_transposed(f, LLVMGetElementType(LLVMTypeOf(members[0])), count, lanes))
        return put_fours(f, members);
    LLVMValueRef v = jit_part(f, members[0], members[1], 0, 2 * lanes);
    if (count > 2)
        v = jit_part(f, v, jit_part(f, members[2], members[count - 1], 0, 2 * lanes), 0, 4 * lanes);
    for (unsigned i = 0; i < lanes * count; i++)
        mask[i] = jit_i32(f, i % count * lanes + i / count);
    return LLVMBuildShuffleVector(f->b, v, LLVMGetPoison(LLVMTypeOf(v)), LLVMConstVector(mask, lanes * count),
                                  "");
}
