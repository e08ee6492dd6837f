/* SPDX-License-Identifier: MIT */
#include "strides.h"

#include <stdbool.h>
#include <stddef.h>

#include "derive.h"
#include "fetch.h"
#include "rewrite.h"

enum {
    TURNS_AHEAD = 8,
    SHORT_ROW = 64, /* bytes; of such rows more must be on their way */
    TURNS_OF_SHORT_ROWS = 16,
    MOST_BLOCKS = 128, /* of a loop that are looked at */
    MOST_PHIS = 32,
    MOST_DEPTH = 6,
    MOST_WORK = 256, /* for one access; an operand of a phi is 1 */
    WAY_WORK = 16
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

static bool
can_afford(unsigned *budget, unsigned work)
{
    if (*budget < work)
        return false;
    *budget -= work;
    return true;
}

/* What the sum adds to the phi; NULL: it is no such sum. */
static LLVMValueRef
added_to(LLVMValueRef phi, LLVMValueRef sum)
{
    if (!LLVMIsABinaryOperator(sum) || LLVMGetInstructionOpcode(sum) != LLVMAdd)
        return NULL;
    const LLVMValueRef x = LLVMGetOperand(sum, 0), y = LLVMGetOperand(sum, 1);
    return x == phi ? y : y == phi ? x : NULL;
}

/* Is what a sum of the phi adds known where the phi is? */
static bool
is_known_at(LLVMValueRef phi, LLVMValueRef sum, LLVMValueRef step, unsigned *budget)
{
    struct way way;
    const LLVMBasicBlockRef block = LLVMGetInstructionParent(phi);
    const bool beside = LLVMIsAPHINode(step) && LLVMGetInstructionParent(step) == block;
    return beside || LLVMIsAArgument(step) ||
           (can_afford(budget, WAY_WORK) && find_way(&way, block, LLVMGetInstructionParent(sum)) &&
            !is_on(&way, step));
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

/* What is added to a number in each turn of a loop; NULL: nothing is, or something that is known when the
 * code is made, or too much is looked at. */
static LLVMValueRef
step_of(LLVMValueRef phi, unsigned *budget)
{
    struct phis phis = {{phi}, 1};
    LLVMValueRef step = NULL;
    for (unsigned n = 0; n < phis.count; n++)
        for (unsigned i = 0; i < LLVMCountIncoming(phis.at[n]); i++) {
            const LLVMValueRef from = LLVMGetIncomingValue(phis.at[n], i), added = added_to(phi, from);
            add_phi(&phis, from);
            if ((added && LLVMIsAConstant(added)) || !can_afford(budget, 1))
                return NULL;
            step = !step && added && is_known_at(phi, from, added, budget) ? added : step;
        }
    return step;
}

/* Is the block in the loop? It has been reached from the phi's. */
static bool
comes_again(LLVMBasicBlockRef block, LLVMValueRef phi, unsigned *budget)
{
    struct way way;
    bool again = false;
    for (unsigned i = 0; i < LLVMCountIncoming(phi) && !again; i++) {
        const LLVMValueRef from = LLVMGetIncomingValue(phi, i);
        again = (LLVMIsAPHINode(from) || added_to(phi, from)) && can_afford(budget, WAY_WORK) &&
                find_way(&way, LLVMGetInstructionParent(phi), LLVMGetIncomingBlock(phi, i)) &&
                holds(&way, block);
    }
    return again;
}

/* The number of a loop's turns that an offset is made of, or NULL. */
static LLVMValueRef
find_number(LLVMValueRef v, unsigned depth, unsigned *budget)
{
    if (LLVMIsAPHINode(v))
        return step_of(v, budget) ? v : NULL;
    const bool cast = LLVMIsAZExtInst(v) || LLVMIsASExtInst(v);
    if (!depth || (!cast && !LLVMIsABinaryOperator(v)))
        return NULL;
    const LLVMValueRef number = find_number(LLVMGetOperand(v, 0), depth - 1, budget);
    return number || cast ? number : find_number(LLVMGetOperand(v, 1), depth - 1, budget);
}

/* With respect to the turns of a loop. */
struct by_turn {
    struct derivative base;
    unsigned budget;
    LLVMBasicBlockRef first; /* of the loop */
    struct way way;          /* from there to the access */
};

/* Loads of what does not move, as buffers' places, mostly give the same in each turn. */
static LLVMValueRef
by_turn(struct derivative *d, LLVMValueRef v)
{
    struct by_turn *t = (struct by_turn *)d;
    if (LLVMIsALoadInst(v) || !is_on(&t->way, v))
        return NULL;
    const bool counts = LLVMIsAPHINode(v) && LLVMGetInstructionParent(v) == t->first;
    const LLVMValueRef step = counts ? step_of(v, &t->budget) : NULL;
    d->unknown |= !step;
    return step;
}

static void
fetch_later_turns(LLVMBuilderRef b, const struct jit_access_row *row)
{
    struct by_turn t = {.base = {.b = b, .leaf = by_turn}, .budget = MOST_WORK};
    const LLVMValueRef number = row->is_store ? NULL : find_number(row->offset, MOST_DEPTH, &t.budget);
    if (!number)
        return;
    const LLVMBasicBlockRef block = LLVMGetInstructionParent(row->before);
    t.first = LLVMGetInstructionParent(number);
    if (!comes_again(block, number, &t.budget) || !find_way(&t.way, t.first, block))
        return;
    LLVMPositionBuilderBefore(b, row->before);
    const LLVMValueRef step = derive(&t.base, row->offset);
    if (step && !t.base.unknown)
        jit_build_fetch(b, row, step, row->bytes > SHORT_ROW ? TURNS_AHEAD : TURNS_OF_SHORT_ROWS);
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
