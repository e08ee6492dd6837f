/* SPDX-License-Identifier: MIT */
#include "shrink.h"

#include <stdlib.h>
#include <string.h>

#include "emu/error.h"

/* Each attempt translates a program. */
enum { MOST_ATTEMPTS = 1000 };

struct shrinker {
    struct random_case *c;
    shrink_test *test;
    void *user;
    struct lane_op *saved; /* the best program so far */
    uint32_t saved_count;
    unsigned attempts;
};

static void
restore(struct shrinker *s)
{
    memcpy(s->c->program->ops, s->saved, s->saved_count * sizeof *s->saved);
    s->c->program->op_count = s->saved_count;
    case_number(s->c->program);
}

static void
keep(struct shrinker *s)
{
    s->saved_count = s->c->program->op_count;
    memcpy(s->saved, s->c->program->ops, s->saved_count * sizeof *s->saved);
}

/* Keeps the program as it stands if it is valid and shows the difference. */
static bool
attempt(struct shrinker *s)
{
    case_number(s->c->program);
    if (lane_program_check(s->c->program, NULL) == 0 && s->attempts++ < MOST_ATTEMPTS &&
        s->test(s->c, s->user)) {
        keep(s);
        return true;
    }
    restore(s);
    return false;
}

static bool
has_target(const struct lane_op *op)
{
    return lane_code_family(op->code) == LANE_CTRL && op->code <= LANE_OP_call;
}

/* Without ops [at, at + count): targets in the hole move to what follows it. */
static bool
drop(struct shrinker *s, uint32_t at, uint32_t count)
{
    struct lane_program *p = s->c->program;
    memmove(p->ops + at, p->ops + at + count, (p->op_count - at - count) * sizeof *p->ops);
    p->op_count -= count;
    for (uint32_t i = 0; i < p->op_count; i++) {
        uint32_t *target = &p->ops[i].ctrl.target;
        if (has_target(&p->ops[i]) && *target > at)
            *target = *target > at + count ? *target - count : at;
    }
    return attempt(s);
}

static bool
drop_ops(struct shrinker *s)
{
    bool smaller = false;
    for (uint32_t size = s->saved_count / 2; size; size /= 2)
        for (uint32_t end = s->saved_count; end > 0; end = end > size ? end - size : 0) {
            end = end > s->saved_count ? s->saved_count : end;
            const uint32_t count = size < end ? size : end;
            smaller |= drop(s, end - count, count);
        }
    return smaller;
}

/* --- simpler ops; true: there was something to change --- */

static bool
without_predicate(struct lane_op *op)
{
    const bool had = op->pred != LANE_PRED_NONE && op->code != LANE_OP_sel;
    op->pred = had ? LANE_PRED_NONE : op->pred;
    return had;
}

static bool
without_flag(struct lane_op *op)
{
    const bool had = op->write_flag;
    op->write_flag = false;
    return had;
}

static bool
without_extras(struct lane_op *op)
{
    const uint8_t extras = LANE_SAT | LANE_OMOD_MUL2 | LANE_OMOD_MUL4 | LANE_OMOD_DIV2;
    const bool had = op->flags & extras;
    op->flags &= (uint8_t)~extras;
    return had;
}

static bool
with_nomask(struct lane_op *op)
{
    const bool had = !(op->flags & LANE_NOMASK);
    op->flags |= LANE_NOMASK;
    return had;
}

static bool
without_mods(struct lane_op *op)
{
    const bool had = op->src[0].mods || op->src[1].mods || op->src[2].mods;
    for (unsigned s = 0; s < 3; s++)
        op->src[s].mods = 0;
    return had;
}

static bool
narrower(struct lane_op *op)
{
    op->lanes /= 2;
    return op->lanes > 0;
}

static bool
from_channel_0(struct lane_op *op)
{
    const bool had = op->chan;
    op->chan = 0;
    return had;
}

static bool
as_move(struct lane_op *op)
{
    const bool had = op->code != LANE_OP_mov && op->dst.kind != LANE_NONE && !op->write_flag;
    op->code = LANE_OP_mov;
    op->cond = LANE_COND_NONE;
    return had;
}

static bool
one_component(struct lane_op *op)
{
    const bool had = lane_code_family(op->code) == LANE_MEM && op->mem.comp_mask != 1;
    op->mem.comp_mask = 1;
    return had;
}

static bool
zero_source(struct lane_op *op, unsigned s)
{
    const bool had = op->src[s].kind == LANE_REG || op->src[s].kind == LANE_INDIRECT;
    op->src[s] = (struct lane_operand){.kind = LANE_IMM, .type = op->src[s].type};
    return had;
}

static bool
zero_source0(struct lane_op *op)
{
    return zero_source(op, 0);
}

static bool
zero_source1(struct lane_op *op)
{
    return zero_source(op, 1);
}

static bool
zero_source2(struct lane_op *op)
{
    return zero_source(op, 2);
}

static bool
simplify(struct shrinker *s)
{
    typedef bool change(struct lane_op *);
    static change *const changes[] = {without_predicate, without_flag, without_extras, with_nomask,
                                      without_mods,      narrower,     from_channel_0, as_move,
                                      one_component,     zero_source0, zero_source1,   zero_source2};
    bool any = false;
    for (uint32_t i = 0; i < s->saved_count; i++)
        for (unsigned n = 0; n < sizeof changes / sizeof changes[0]; n++) {
            struct lane_op *op = &s->c->program->ops[i];
            if (lane_code_family(op->code) > LANE_MEM)
                continue;
            if (changes[n](op))
                any |= attempt(s);
            else
                *op = s->saved[i];
        }
    return any;
}

static void
simplify_start(struct shrinker *s)
{
    const struct random_case was = *s->c;
    s->c->threads = 1;
    s->c->local_size[0] = was.kernel.lanes;
    s->c->local_size[1] = 1;
    if (!s->test(s->c, s->user))
        *s->c = was;
    s->c->stop = 0;
    if (!s->test(s->c, s->user))
        s->c->stop = was.stop;
}

void
shrink(struct random_case *c, shrink_test *test, void *user)
{
    struct shrinker s = {.c = c, .test = test, .user = user};
    s.saved = malloc(c->program->op_count * sizeof *s.saved);
    if (!s.saved)
        abort();
    keep(&s);
    simplify_start(&s);
    for (unsigned round = 0; round < 6; round++) {
        const bool dropped = drop_ops(&s), simpler = simplify(&s);
        if (!dropped && !simpler)
            break;
    }
    free(s.saved);
}
