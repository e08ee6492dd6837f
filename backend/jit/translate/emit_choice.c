/* SPDX-License-Identifier: MIT */
/* Choices (flow/flow.h): one scalar comparison tells that all lanes get the same answer. */
#include <assert.h>

#include "jit.h"

bool
jit_has_answer(const struct jit_fn *f, unsigned answer)
{
    return f->flow->answers && (f->flow->answers[f->index] & answer);
}

/* Row and limit, for each row; step: of the row. */
struct compared {
    LLVMValueRef row, limit;
    uint64_t step;
    unsigned parts;
    bool turned; /* the limit is the first source */
};

static struct compared
of_cmp(struct jit_fn *f)
{
    const struct jit_access *const a[2] = {jit_find_access(f, JIT_SRC0), jit_find_access(f, JIT_SRC1)};
    unsigned parts = 1;
    for (unsigned s = 0; s < 2; s++)
        if (a[s] && a[s]->web != JIT_IN_MEMORY && f->flow->webs[a[s]->web].row.element)
            parts = jit_row_parts(f->flow, a[s]->web, f->op->lanes) > parts
                        ? jit_row_parts(f->flow, a[s]->web, f->op->lanes)
                        : parts;
    const struct jit_value x = jit_firsts(f, 0, parts), y = jit_firsts(f, 1, parts);
    return x.step ? (struct compared){x.v, y.v, x.step, parts, false}
                  : (struct compared){y.v, x.v, y.step, parts, true};
}

static struct compared
of_zero(struct jit_fn *f, LLVMValueRef result)
{
    const bool csel = f->op->code == LANE_OP_csel;
    const uint32_t web = jit_find_access(f, csel ? JIT_SRC2 : JIT_DST)->web;
    const unsigned parts = jit_row_parts(f->flow, web, f->op->lanes);
    const LLVMValueRef row = csel ? jit_firsts(f, 2, parts).v : result;
    return (struct compared){row, jit_i32(f, 0), f->flow->webs[web].row.step, parts, false};
}

/* From a row's first lane to its last one. */
static LLVMValueRef
length_of(struct jit_fn *f, const struct compared *c)
{
    return jit_constant(f, LLVMTypeOf(c->row), (f->op->lanes / c->parts - 1) * c->step);
}

/* Some lane may have the limit if the way to it, modulo 2^32, is not longer than the row. */
static LLVMValueRef
may_be_equal(struct jit_fn *f, const struct compared *c)
{
    return LLVMBuildICmp(f->b, LLVMIntULE, LLVMBuildSub(f->b, c->limit, c->row, ""), length_of(f, c), "");
}

/* The condition with the row as the first source. */
static LLVMIntPredicate
condition_of(struct jit_fn *f, const struct compared *c, bool is_signed)
{
    static const enum lane_cond turned[] = {[LANE_COND_LT] = LANE_COND_GT,
                                            [LANE_COND_GT] = LANE_COND_LT,
                                            [LANE_COND_LE] = LANE_COND_GE,
                                            [LANE_COND_GE] = LANE_COND_LE};
    return jit_int_predicate(c->turned ? turned[f->op->cond] : f->op->cond, is_signed);
}

/* A row that counts up without a step over the largest number: its ends tell. */
static LLVMValueRef
may_be_otherwise(struct jit_fn *f, const struct compared *c)
{
    const bool is_signed = f->op->type == LANE_D;
    const LLVMIntPredicate holds = condition_of(f, c, is_signed);
    const LLVMValueRef last = LLVMBuildAdd(f->b, c->row, length_of(f, c), "");
    const LLVMValueRef falls = LLVMBuildICmp(f->b, is_signed ? LLVMIntSLT : LLVMIntULT, last, c->row, ""),
                       first_holds = LLVMBuildICmp(f->b, holds, c->row, c->limit, ""),
                       last_holds = LLVMBuildICmp(f->b, holds, last, c->limit, "");
    const LLVMValueRef otherwise =
        jit_has_answer(f, JIT_ALWAYS)
            ? LLVMBuildNot(f->b, LLVMBuildAnd(f->b, first_holds, last_holds, ""), "")
            : LLVMBuildOr(f->b, first_holds, last_holds, "");
    return LLVMBuildOr(f->b, falls, otherwise, "");
}

LLVMValueRef
jit_expect(struct jit_fn *f, LLVMValueRef result)
{
    const struct lane_op *op = f->op;
    struct compared c = op->code == LANE_OP_cmp ? of_cmp(f) : of_zero(f, result);
    assert(c.step && c.step <= 1 << 16);
    c.row = jit_for_each_row(f, c.row, c.parts);
    c.limit = jit_for_each_row(f, c.limit, c.parts);
    const bool equality = op->cond == LANE_COND_EQ || op->cond == LANE_COND_NE;
    const LLVMValueRef other = jit_to_bits(f, equality ? may_be_equal(f, &c) : may_be_otherwise(f, &c));
    const LLVMBasicBlockRef on = jit_new_block(f, "as expected");
    jit_branch_rare(f, LLVMBuildICmp(f->b, LLVMIntNE, other, LLVMConstNull(LLVMTypeOf(other)), ""),
                    jit_begin_again(f), on);
    LLVMPositionBuilderAtEnd(f->b, on);
    return LLVMConstInt(f->i1, jit_has_answer(f, JIT_ALWAYS), 0);
}

/* What the op may take: of a mov, what was there before is the second source. */
static LLVMValueRef
source_of_rows(struct jit_fn *f, unsigned s, unsigned parts)
{
    if (s == 1 && f->op->code == LANE_OP_mov) {
        const uint32_t web = jit_find_access(f, JIT_DST)->web;
        return jit_for_each_row(f, LLVMBuildLoad2(f->b, jit_row_type(f, web), f->slots[web], ""), parts);
    }
    return jit_for_each_row(f, jit_firsts(f, s, parts).v, parts);
}

static void
write_rows(struct jit_fn *f, LLVMValueRef v, unsigned parts)
{
    jit_write(f, &f->op->dst, JIT_DST, (struct jit_value){.v = v, .scalar = parts == 1}, NULL);
}

void
jit_emit_taken(struct jit_fn *f)
{
    const unsigned parts = jit_computes_rows(f);
    assert(parts);
    write_rows(f, source_of_rows(f, jit_has_answer(f, JIT_TAKE_1), parts), parts);
}

/* A value for each row, from those of all lanes. */
static LLVMValueRef
of_rows(struct jit_fn *f, LLVMValueRef all, unsigned parts)
{
    LLVMValueRef mask[LANE_MAX];
    for (unsigned i = 0; i < parts; i++)
        mask[i] = jit_i32(f, i * (f->op->lanes / parts));
    if (parts == 1)
        return LLVMBuildExtractElement(f->b, all, mask[0], "");
    return LLVMBuildShuffleVector(f->b, all, LLVMGetPoison(LLVMTypeOf(all)), LLVMConstVector(mask, parts),
                                  "");
}

/* Of a sel or a mov. */
static LLVMValueRef
predicate_of_rows(struct jit_fn *f, unsigned parts)
{
    const LLVMValueRef bits = jit_predicate(f);
    assert(bits);
    return parts == 1 ? LLVMBuildTrunc(f->b, bits, f->i1, "")
                      : of_rows(f, jit_to_lanes(f, bits, f->op->lanes), parts);
}

/* Of a csel. Its third source may be a comparison's answer, which is not known as a row. */
static LLVMValueRef
condition_of_rows(struct jit_fn *f, unsigned parts)
{
    const struct jit_access *a = jit_find_access(f, JIT_SRC2);
    const bool row = a && a->web != JIT_IN_MEMORY && f->flow->webs[a->web].row.element;
    const struct jit_value v = row ? jit_firsts(f, 2, parts) : jit_read(f, &f->op->src[2], JIT_SRC2);
    const LLVMValueRef number = row || v.scalar ? jit_for_each_row(f, v.v, parts) : of_rows(f, v.v, parts);
    return LLVMBuildICmp(f->b, jit_int_predicate(f->op->cond, f->op->type == LANE_D), number,
                         LLVMConstNull(LLVMTypeOf(number)), "");
}

void
jit_emit_either(struct jit_fn *f)
{
    const unsigned parts = jit_computes_rows(f);
    assert(parts);
    const LLVMValueRef which =
        f->op->code != LANE_OP_csel ? predicate_of_rows(f, parts) : condition_of_rows(f, parts);
    const LLVMValueRef x = source_of_rows(f, 0, parts), y = source_of_rows(f, 1, parts);
    write_rows(f, LLVMBuildSelect(f->b, which, x, y, ""), parts);
}
