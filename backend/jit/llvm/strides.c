/* SPDX-License-Identifier: MIT */
#include "strides.h"

#include <stdbool.h>
#include <stddef.h>

#include "derive.h"
#include "fetch.h"
#include "rewrite.h"

enum {
    TURNS_AHEAD = 8,
    MOST_BLOCKS = 128, /* of a loop that are looked at */
    MOST_PHIS = 32,
    MOST_DEPTH = 6
};

/* The blocks from which a block is reached without another one, which dominates it, and these two. What the
 * block sees and what is not in one of them has been computed before the other one. */
struct way {
    LLVMBasicBlockRef blocks[MOST_BLOCKS];
    unsigned count;
};

static bool
holds(const struct way *way, LLVMBasicBlockRef block)
{
    for (unsigned i = 0; i < way->count; i++)
        if (way->blocks[i] == block)
            return true;
    return false;
}

/* False: there is no room. */
static bool
add_block(struct way *way, LLVMBasicBlockRef block)
{
    if (holds(way, block))
        return true;
    if (way->count == MOST_BLOCKS)
        return false;
    way->blocks[way->count++] = block;
    return true;
}

static bool
find_way(struct way *way, LLVMBasicBlockRef first, LLVMBasicBlockRef last)
{
    way->count = 0;
    bool fits = add_block(way, first) && add_block(way, last);
    for (unsigned i = 1; fits && i < way->count; i++)
        for (LLVMUseRef use = LLVMGetFirstUse(LLVMBasicBlockAsValue(way->blocks[i])); use && fits;
             use = LLVMGetNextUse(use)) {
            const LLVMValueRef user = LLVMGetUser(use); /* a phi has no uses of blocks */
            if (LLVMIsATerminatorInst(user))
                fits = add_block(way, LLVMGetInstructionParent(user));
        }
    return fits;
}

static bool
is_on(const struct way *way, LLVMValueRef v)
{
    return LLVMIsAInstruction(v) && holds(way, LLVMGetInstructionParent(v));
}

/* What the sum adds to the phi, if that is known where the phi is, and not when the code is made; or NULL. */
static LLVMValueRef
added_to(LLVMValueRef phi, LLVMValueRef sum)
{
    struct way way;
    if (!LLVMIsABinaryOperator(sum) || LLVMGetInstructionOpcode(sum) != LLVMAdd)
        return NULL;
    const LLVMBasicBlockRef block = LLVMGetInstructionParent(phi);
    const bool first = LLVMGetOperand(sum, 0) == phi;
    const LLVMValueRef step = LLVMGetOperand(sum, first);
    if ((!first && LLVMGetOperand(sum, 1) != phi) || LLVMIsAConstant(step) ||
        !find_way(&way, block, LLVMGetInstructionParent(sum)))
        return NULL;
    const bool beside = LLVMIsAPHINode(step) && LLVMGetInstructionParent(step) == block;
    return beside || !is_on(&way, step) ? step : NULL;
}

/* A phi and those that flow into it: code for all lanes and code for some meet in a loop. */
struct phis {
    LLVMValueRef at[MOST_PHIS];
    unsigned count;
};

static void
add_phi(struct phis *phis, LLVMValueRef v)
{
    bool full = !LLVMIsAPHINode(v) || phis->count == MOST_PHIS;
    for (unsigned i = 0; i < phis->count; i++)
        full |= phis->at[i] == v;
    if (!full)
        phis->at[phis->count++] = v;
}

/* What is added to a number in each turn of a loop, or NULL. */
static LLVMValueRef
step_of(LLVMValueRef phi)
{
    struct phis phis = {{phi}, 1};
    LLVMValueRef step = NULL;
    for (unsigned n = 0; n < phis.count && !step; n++)
        for (unsigned i = 0; i < LLVMCountIncoming(phis.at[n]) && !step; i++) {
            const LLVMValueRef from = LLVMGetIncomingValue(phis.at[n], i);
            add_phi(&phis, from);
            step = added_to(phi, from);
        }
    return step;
}

/* Is the block in the loop? It has been reached from the phi's. */
static bool
comes_again(LLVMBasicBlockRef block, LLVMValueRef phi)
{
    struct way way;
    bool again = false;
    for (unsigned i = 0; i < LLVMCountIncoming(phi) && !again; i++)
        again =
            (LLVMIsAPHINode(LLVMGetIncomingValue(phi, i)) || added_to(phi, LLVMGetIncomingValue(phi, i))) &&
            find_way(&way, LLVMGetInstructionParent(phi), LLVMGetIncomingBlock(phi, i)) && holds(&way, block);
    return again;
}

/* The number of a loop's turns that an offset is made of, or NULL. */
static LLVMValueRef
find_number(LLVMValueRef v, unsigned depth)
{
    if (LLVMIsAPHINode(v))
        return step_of(v) ? v : NULL;
    const bool cast = LLVMIsAZExtInst(v) || LLVMIsASExtInst(v);
    if (!depth || (!cast && !LLVMIsABinaryOperator(v)))
        return NULL;
    const LLVMValueRef number = find_number(LLVMGetOperand(v, 0), depth - 1);
    return number || cast ? number : find_number(LLVMGetOperand(v, 1), depth - 1);
}

/* With respect to the turns of a loop. */
struct by_turn {
    struct derivative base;
    LLVMBasicBlockRef first; /* of the loop */
    struct way way;          /* from there to the access */
};

/* Loads of what does not move, as buffers' places, mostly give the same in each turn. */
static LLVMValueRef
by_turn(struct derivative *d, LLVMValueRef v)
{
    const struct by_turn *t = (const struct by_turn *)d;
    if (LLVMIsALoadInst(v) || !is_on(&t->way, v))
        return NULL;
    const bool counts = LLVMIsAPHINode(v) && LLVMGetInstructionParent(v) == t->first;
    const LLVMValueRef step = counts ? step_of(v) : NULL;
    d->unknown |= !step;
    return step;
}

static void
fetch_later_turns(LLVMBuilderRef b, const struct jit_access_row *row)
{
    struct by_turn t = {.base = {.b = b, .leaf = by_turn}};
    const LLVMValueRef number = row->is_store ? NULL : find_number(row->offset, MOST_DEPTH);
    if (!number)
        return;
    const LLVMBasicBlockRef block = LLVMGetInstructionParent(row->before);
    t.first = LLVMGetInstructionParent(number);
    if (!comes_again(block, number) || !find_way(&t.way, t.first, block))
        return;
    LLVMPositionBuilderBefore(b, row->before);
    const LLVMValueRef step = derive(&t.base, row->offset);
    if (step && !t.base.unknown)
        jit_build_fetch(b, row, step, TURNS_AHEAD);
}

static void
look_at(LLVMBuilderRef b, LLVMValueRef i)
{
    jit_visit_rows(b, i, fetch_later_turns);
}

void
jit_fetch_ahead(LLVMModuleRef module)
{
    jit_rewrite(module, look_at);
}
