/* SPDX-License-Identifier: MIT */
/*
 * The value of lane i is base + add[i], modulo 2^32, where the base is a multiple of 2^zeros. Ids in x begin
 * at a multiple of the row's length, so bitwise ops with numbers act on the base and on what is added apart
 * from each other, as long as all that is added is below 2^zeros.
 *
 * The search is that of rows.c: every web is hoped to be a pattern, until one of its definitions gives
 * another one or none.
 */
#include "patterns.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/kernel.h"

enum { MOST_ROUNDS = 32, ALL_ZEROS = 32 };

enum state { UNSEEN, PATTERN, OTHER };

struct jit_pattern {
    uint8_t state, zeros;
    bool known;    /* the base is 0: the lanes' values are numbers */
    uint8_t bytes; /* of a lane's value: 2 for ids as the thread gets them, else 4 */
    uint32_t add[LANE_MAX];
};

struct work {
    struct jit_flow *flow;
    struct jit_pattern *webs;
    bool changed;
};

static const struct jit_pattern other = {.state = OTHER};

/* The same in all lanes. */
static struct jit_pattern
uniform(void)
{
    return (struct jit_pattern){.state = PATTERN, .bytes = 4};
}

static struct jit_pattern
number(uint32_t value)
{
    struct jit_pattern p = {.state = PATTERN, .zeros = ALL_ZEROS, .known = true, .bytes = 4};
    for (unsigned i = 0; i < LANE_MAX; i++)
        p.add[i] = value;
    return p;
}

static bool
is_uniform(const struct jit_pattern *p, unsigned lanes)
{
    for (unsigned i = 1; i < lanes; i++)
        if (p->add[i] != p->add[0])
            return false;
    return true;
}

static unsigned
web_lanes(const struct work *w, uint32_t web)
{
    return (w->flow->webs[web].hi - w->flow->webs[web].lo) / 4;
}

/* Is one pattern the other one with another base? */
static bool
are_apart(const struct jit_pattern *a, const struct jit_pattern *b, unsigned lanes)
{
    for (unsigned i = 1; i < lanes; i++)
        if (b->add[i] - a->add[i] != b->add[0] - a->add[0])
            return false;
    return true;
}

static unsigned
fewer(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

static unsigned
zeros_of(uint32_t number)
{
    return number ? (unsigned)__builtin_ctz(number) : ALL_ZEROS;
}

static void
join(struct work *w, uint32_t web, const struct jit_pattern *next)
{
    struct jit_pattern *now = &w->webs[web];
    if (now->state == OTHER || next->state == UNSEEN)
        return;
    const struct jit_pattern before = *now;
    if (now->state == UNSEEN)
        *now = *next;
    else if (next->state == OTHER || now->bytes != next->bytes || !are_apart(now, next, web_lanes(w, web)))
        *now = other;
    else {
        const uint32_t way = next->add[0] - now->add[0];
        now->known &= next->known && !way;
        now->zeros = (uint8_t)fewer(fewer(now->zeros, next->zeros), zeros_of(way));
    }
    w->changed |= before.state != now->state || before.known != now->known || before.zeros != now->zeros;
}

/* --- sources --- */

/* Lanes of a web that is a pattern. */
static struct jit_pattern
part_of(const struct work *w, const struct jit_access *a, const struct lane_operand *o, unsigned lanes)
{
    struct jit_pattern p = w->webs[a->web];
    const struct jit_web *web = &w->flow->webs[a->web];
    if (p.state != PATTERN)
        return p;
    const unsigned from = (o->base - web->lo) / p.bytes;
    if (o->base < web->lo || (o->base - web->lo) % p.bytes || lane_type_bytes(o->type) != p.bytes ||
        from + lanes > (web->hi - web->lo) / p.bytes)
        return other;
    memmove(p.add, p.add + from, lanes * sizeof *p.add);
    return p;
}

static void
negate(struct jit_pattern *p)
{
    for (unsigned i = 0; i < LANE_MAX; i++)
        p->add[i] = -p->add[i];
}

static struct jit_pattern
source(const struct work *w, uint32_t index, unsigned s, unsigned lanes)
{
    const struct lane_op *op = &w->flow->program->ops[index];
    const struct lane_operand *o = &op->src[s];
    const unsigned bytes = lane_type_bytes(o->type);
    if (lane_type_is_float(o->type) || (o->mods & ~LANE_MOD_NEG) || bytes > 4)
        return other;
    struct jit_pattern p = uniform();
    if (o->kind == LANE_IMM) {
        const unsigned unused = 32 - 8 * bytes;
        const uint32_t high = (uint32_t)o->imm << unused;
        p = number(lane_type_is_signed(o->type) ? (uint32_t)((int32_t)high >> unused) : high >> unused);
    } else if (o->kind != LANE_REG) {
        return other;
    } else if (!jit_is_one_value(o, lanes)) {
        const struct jit_access *a = jit_access_of(w->flow, index, JIT_SRC0 + s);
        if (!a || a->web == JIT_IN_MEMORY || !jit_is_packed(o, lanes))
            return other;
        p = part_of(w, a, o, lanes);
    }
    if (p.state == PATTERN && o->mods)
        negate(&p);
    p.bytes = 4;
    return p;
}

/* --- ops --- */

static struct jit_pattern
sum(const struct jit_pattern *a, const struct jit_pattern *b)
{
    struct jit_pattern p = *a;
    p.zeros = (uint8_t)fewer(a->zeros, b->zeros);
    p.known = a->known && b->known;
    for (unsigned i = 0; i < LANE_MAX; i++)
        p.add[i] = a->add[i] + b->add[i];
    return p;
}

static struct jit_pattern
times(const struct jit_pattern *a, uint32_t by)
{
    struct jit_pattern p = *a;
    p.zeros = (uint8_t)fewer(a->zeros + zeros_of(by), ALL_ZEROS);
    for (unsigned i = 0; i < LANE_MAX; i++)
        p.add[i] = a->add[i] * by;
    return p;
}

/* Whether the value is one number in all lanes. */
static bool
is_number(const struct jit_pattern *p, unsigned lanes)
{
    return p->known && is_uniform(p, lanes);
}

static struct jit_pattern
product(const struct jit_pattern *a, const struct jit_pattern *b, unsigned lanes)
{
    if (is_number(b, lanes))
        return times(a, b->add[0]);
    if (is_number(a, lanes))
        return times(b, a->add[0]);
    return is_uniform(a, lanes) && is_uniform(b, lanes) ? uniform() : other;
}

/* The bits below the base's, if all that is added lies there. */
static bool
low_bits(const struct jit_pattern *p, unsigned lanes, uint32_t *low)
{
    *low = p->zeros >= 32 ? UINT32_MAX : (UINT32_C(1) << p->zeros) - 1;
    for (unsigned i = 0; i < lanes; i++)
        if (p->add[i] & ~*low)
            return false;
    return true;
}

static uint32_t
bitwise(unsigned code, uint32_t a, uint32_t b)
{
    return code == LANE_OP_and ? a & b : code == LANE_OP_or ? a | b : a ^ b;
}

/* With a number. */
static struct jit_pattern
logic(unsigned code, const struct jit_pattern *a, uint32_t by, unsigned lanes)
{
    uint32_t low;
    if (!low_bits(a, lanes, &low))
        return other;
    struct jit_pattern p = *a;
    for (unsigned i = 0; i < LANE_MAX; i++)
        p.add[i] = bitwise(code, a->add[i], by) & low;
    if (code == LANE_OP_and && !(by & ~low)) { /* nothing of the base is left */
        p.known = true;
        p.zeros = ALL_ZEROS;
    }
    return p;
}

static struct jit_pattern
shifted_right(const struct jit_pattern *a, unsigned bits, unsigned lanes, bool sign)
{
    uint32_t low;
    if (!low_bits(a, lanes, &low) || (a->zeros == ALL_ZEROS && sign))
        return other;
    if (bits > a->zeros)
        return uniform();
    struct jit_pattern p = *a;
    p.zeros = (uint8_t)(a->known ? ALL_ZEROS : a->zeros - bits);
    for (unsigned i = 0; i < LANE_MAX; i++)
        p.add[i] = a->add[i] >> bits;
    return p;
}

static struct jit_pattern
compute(const struct lane_op *op, const struct jit_pattern s[3], unsigned sources)
{
    const unsigned lanes = op->lanes;
    bool alike = true;
    for (unsigned i = 0; i < sources; i++)
        alike &= is_uniform(&s[i], lanes);
    const bool by_number = sources > 1 && is_number(&s[1], lanes);
    const unsigned code = op->code;
    if (code == LANE_OP_mov)
        return s[0];
    if (code == LANE_OP_add)
        return sum(&s[0], &s[1]);
    if (code == LANE_OP_mul)
        return product(&s[0], &s[1], lanes);
    if (code == LANE_OP_mad) {
        const struct jit_pattern p = product(&s[0], &s[1], lanes);
        return p.state == PATTERN ? sum(&p, &s[2]) : p;
    }
    if (code == LANE_OP_shl && by_number)
        return times(&s[0], UINT32_C(1) << (s[1].add[0] & 31));
    if ((code == LANE_OP_shr || code == LANE_OP_asr) && by_number)
        return shifted_right(&s[0], s[1].add[0] & 31, lanes, code == LANE_OP_asr);
    const bool logical = code == LANE_OP_and || code == LANE_OP_or || code == LANE_OP_xor;
    if (logical && by_number)
        return logic(code, &s[0], s[1].add[0], lanes);
    if (logical && is_number(&s[0], lanes))
        return logic(code, &s[1], s[0].add[0], lanes);
    return alike && (logical || code == LANE_OP_shl || code == LANE_OP_shr) ? uniform() : other;
}

/* Elementwise on dwords, in all lanes. */
static bool
may_give_pattern(const struct lane_op *op)
{
    return lane_code_family(op->code) == LANE_ALU && op->lanes > 1 && op->pred == LANE_PRED_NONE &&
           !(op->flags & ~(LANE_NOMASK | LANE_PRED_INV)) && op->dst.kind == LANE_REG &&
           (op->dst.type == LANE_D || op->dst.type == LANE_UD) &&
           (op->type == LANE_D || op->type == LANE_UD) && jit_is_packed(&op->dst, op->lanes);
}

static struct jit_pattern
result(const struct work *w, uint32_t index)
{
    const struct lane_op *op = &w->flow->program->ops[index];
    const unsigned sources = lane_code_sources(op->code);
    struct jit_pattern s[3] = {other, other, other};
    if (!may_give_pattern(op))
        return other;
    for (unsigned i = 0; i < sources; i++) {
        s[i] = source(w, index, i, op->lanes);
        if (s[i].state != PATTERN)
            return s[i];
    }
    return compute(op, s, sources);
}

static void
visit_op(struct work *w, uint32_t index)
{
    const struct jit_flow *flow = w->flow;
    for (uint32_t i = flow->access_start[index]; i < flow->access_start[index + 1]; i++) {
        const struct jit_access *a = &flow->accesses[i];
        if (a->use == JIT_READ || a->web == JIT_IN_MEMORY || w->webs[a->web].state == OTHER)
            continue;
        const bool whole = a->role == JIT_DST && jit_writes_web(flow, a);
        const struct jit_pattern next = whole ? result(w, index) : other;
        join(w, a->web, &next);
    }
}

/* --- where values come from that no op writes --- */

/* Ids in x of a whole row. */
static bool
are_ids(const struct jit_web *web, const struct emu_kernel *k)
{
    const uint32_t at = k->local_id_rf[0];
    return jit_web_is_in(web, at, k->lanes * k->local_id_bytes) && (web->lo - at) % k->local_id_bytes == 0;
}

static struct jit_pattern
ids_of(const struct jit_web *web, const struct emu_kernel *k)
{
    struct jit_pattern p = {
        .state = PATTERN, .zeros = (uint8_t)__builtin_ctz(k->lanes), .bytes = (uint8_t)k->local_id_bytes};
    for (unsigned i = 0; i < (web->hi - web->lo) / p.bytes; i++)
        p.add[i] = (web->lo - k->local_id_rf[0]) / p.bytes + i;
    return p;
}

static bool
is_field(const struct jit_web *web, const struct emu_kernel *k)
{
    for (uint32_t i = 0; i < k->start_count; i++)
        if (jit_web_is_in(web, k->start[i].rf, k->start[i].dwords * 4u))
            return web->lo % 4 == 0;
    return false;
}

static void
visit_start(struct work *w, const struct emu_kernel *kernel)
{
    const struct jit_flow *flow = w->flow;
    for (uint32_t i = flow->live_start[0]; i < flow->live_start[1]; i++) {
        const struct jit_web *web = &flow->webs[flow->live[i].web];
        struct jit_pattern p = other;
        if (are_ids(web, kernel))
            p = ids_of(web, kernel);
        else if (is_field(web, kernel))
            p = uniform();
        join(w, flow->live[i].web, &p);
    }
}

void
jit_find_patterns(struct jit_flow *flow, const struct emu_kernel *kernel, unsigned row_lanes)
{
    struct work w = {.flow = flow, .changed = true};
    free(flow->patterns);
    flow->patterns = NULL;
    if (row_lanes != kernel->lanes)
        return;
    w.webs = calloc((size_t)flow->web_count + 1, sizeof *w.webs);
    if (!w.webs)
        return;
    for (uint32_t i = 0; i < flow->web_count; i++)
        if (flow->webs[i].hi - flow->webs[i].lo > 4 * LANE_MAX)
            w.webs[i] = other;
    visit_start(&w, kernel);
    for (unsigned round = 0; w.changed && round < MOST_ROUNDS; round++) {
        w.changed = false;
        for (uint32_t i = 0; i < flow->program->op_count; i++)
            visit_op(&w, i);
    }
    if (w.changed)
        free(w.webs);
    else
        flow->patterns = w.webs;
}

bool
jit_pattern_of(const struct jit_flow *flow, uint32_t op, uint32_t from_first[LANE_MAX])
{
    const struct work w = {.flow = (struct jit_flow *)flow, .webs = flow->patterns};
    if (!flow->patterns)
        return false;
    const unsigned lanes = flow->program->ops[op].lanes;
    const struct jit_pattern p = source(&w, op, 0, lanes);
    for (unsigned i = 0; i < lanes; i++)
        from_first[i] = p.add[i] - p.add[0];
    return p.state == PATTERN && lane_type_bytes(flow->program->ops[op].src[0].type) == 4;
}
