/* SPDX-License-Identifier: MIT */
#include "oracle.h"

#include <stdlib.h>
#include <string.h>

#include "emu/ref.h"
#include "ref_priv.h"
#include "rnd.h"

/* Kinds of NaNs: 0 as they are, some payloads, then operands'. */
enum { MAX_STEPS = 6000, FIRST_OPERAND = 6, LAST_OPERAND, ANY_OPERAND, KINDS = ANY_OPERAND };

/* The reference, op by op. */
struct tracer {
    const struct lane_program *program;
    struct lane_program single; /* the program with a barrier for every op but one */
    struct rnd rnd;
    unsigned kind; /* 0: NaNs stay as they are */
    unsigned steps, nans;
    uint64_t addresses; /* a hash of what the messages' address operands held */
    bool gave_up;
};

/* --- other NaNs --- */

/* Is a NaN in dst a copy whose bits count? */
static bool
copies_nans(const struct lane_op *op)
{
    const bool plain = !(op->flags & (LANE_SAT | LANE_OMOD_MUL2 | LANE_OMOD_MUL4 | LANE_OMOD_DIV2));
    bool same = plain && op->dst.type == op->type;
    for (unsigned s = 0; s < lane_code_sources(op->code); s++)
        same = same && op->src[s].type == op->type && !op->src[s].mods;
    return same && (op->code == LANE_OP_mov || op->code == LANE_OP_sel || op->code == LANE_OP_min ||
                    op->code == LANE_OP_max);
}

static bool
makes_nans(const struct lane_op *op)
{
    return lane_code_family(op->code) <= LANE_MATH && op->dst.kind != LANE_NONE &&
           lane_type_is_float(op->dst.type) && !copies_nans(op);
}

static int64_t
index_of(const uint8_t *rf, const struct lane_indirect *ind, unsigned k)
{
    uint16_t narrow;
    int32_t wide;
    if (ind->index_type == LANE_UW) {
        memcpy(&narrow, rf + ind->addr + 2 * k, 2);
        return narrow;
    }
    memcpy(&wide, rf + ind->addr + 4 * k, 4);
    return wide;
}

/* Where dst's lane lies; -1: outside its window. */
static int64_t
locate(const struct lane_program *p, const struct lane_op *op, const uint8_t *rf, unsigned lane)
{
    const struct lane_operand *o = &op->dst;
    const int64_t direct =
        (int64_t)o->base + (int)(lane / o->width) * o->vstride + (int)(lane % o->width) * o->hstride;
    if (o->kind == LANE_REG)
        return direct;
    const struct lane_indirect *ind = &p->indirects[o->indirect];
    const unsigned k = ind->per_lane ? lane : ind->per_row ? lane / o->width : 0;
    const int64_t at = direct + (int64_t)ind->scale * index_of(rf, ind, k);
    return at >= ind->lo && at + lane_type_bytes(o->type) <= ind->hi ? at : -1;
}

static uint64_t
infinity_of(enum lane_type type)
{
    return type == LANE_HF ? 0x7c00 : type == LANE_F ? 0x7f800000 : 0x7ff0000000000000;
}

/* First the two that hardware makes from nothing and the one all bits of which are set; then any of them. */
static uint64_t
some_payload(struct tracer *t, uint64_t quiet, uint64_t sign)
{
    switch (t->kind <= 3 ? t->kind : 1 + rnd_below(&t->rnd, 6)) {
    case 1:
        return sign;
    case 2:
        return 0;
    case 3:
        return (quiet - 1) | sign;
    default:
        return rnd_next(&t->rnd) & ((quiet - 1) | sign);
    }
}

static uint64_t
sign_of(enum lane_type type)
{
    return UINT64_C(1) << (lane_type_bytes(type) * 8 - 1);
}

static uint64_t
quiet_of(enum lane_type type)
{
    const uint64_t infinity = infinity_of(type);
    return (infinity & ~(infinity - 1)) >> 1;
}

/* Of several NaNs a host keeps one operand's: which one is its own choice, for every lane. 0: no operand is
 * one. */
static uint64_t
some_operand(struct tracer *t, const struct lane_op *op, const uint8_t *rf, unsigned lane)
{
    uint64_t found = 0;
    for (unsigned s = 0; s < lane_code_sources(op->code); s++) {
        if (op->src[s].type != op->dst.type)
            continue;
        const uint64_t bits = ref_load(t->program, rf, &op->src[s], lane);
        const bool is_nan = (bits & ~sign_of(op->dst.type)) > infinity_of(op->dst.type);
        const bool taken =
            !found || t->kind == LAST_OPERAND || (t->kind == ANY_OPERAND && rnd_once_in(&t->rnd, 2));
        if (is_nan && taken)
            found = bits;
    }
    return found ? found | quiet_of(op->dst.type) : 0;
}

static void
change_nan(struct tracer *t, uint8_t *at, enum lane_type type, uint64_t operand)
{
    const uint64_t infinity = infinity_of(type), sign = sign_of(type), quiet = quiet_of(type);
    uint64_t bits = 0;
    memcpy(&bits, at, lane_type_bytes(type));
    if ((bits & ~sign) <= infinity)
        return;
    t->nans++;
    if (t->kind >= FIRST_OPERAND && t->kind <= ANY_OPERAND) {
        bits = operand ? operand : bits;
        memcpy(at, &bits, lane_type_bytes(type));
        return;
    }
    /* engines pass payloads on; whose sign a NaN gets is the host's choice of operand */
    if (t->kind > 3 && t->kind % 2)
        bits ^= rnd_next(&t->rnd) & sign;
    else if (t->kind)
        bits = infinity | quiet | some_payload(t, quiet, sign);
    memcpy(at, &bits, lane_type_bytes(type));
}

/* Whose addresses come from a NaN's bits may meet other data with every choice of payload, two lanes or twice
 * the same data with few choices only: no number of runs shows all bytes that hang on it. */
static void
note_addresses(struct tracer *t, const struct lane_op *op, const struct emu_thread *thread)
{
    const uint64_t enabled = ref_enabled(op, thread->rf);
    for (unsigned i = 0; i < op->lanes; i++)
        if (enabled >> i & 1)
            t->addresses =
                (t->addresses ^ ref_load(t->program, thread->rf, &op->src[0], op->mem.linear ? 0 : i)) *
                UINT64_C(0x100000001b3);
}

static bool
step_elementwise(struct tracer *t, const struct lane_op *op, struct emu_thread *thread)
{
    int64_t at[LANE_MAX];
    uint64_t operand[LANE_MAX];
    const bool watch = makes_nans(op);
    const uint64_t enabled = watch ? ref_enabled(op, thread->rf) : 0;
    for (unsigned i = 0; watch && i < op->lanes; i++) {
        at[i] = enabled >> i & 1 ? locate(t->program, op, thread->rf, i) : -1;
        operand[i] = at[i] >= 0 ? some_operand(t, op, thread->rf, i) : 0;
    }
    if (lane_code_family(op->code) == LANE_MEM && op->src[0].kind != LANE_NONE)
        note_addresses(t, op, thread);
    const bool fine = emu_ref_op(t->program, op, thread);
    for (unsigned i = 0; watch && i < op->lanes; i++)
        if (at[i] >= 0)
            change_nan(t, thread->rf + at[i], op->dst.type, operand[i]);
    return fine;
}

/* --- stepping --- */

/* The reference has no single step for control ops, so it runs a program where only this one does anything.
 */
static enum emu_stop
step_control(struct tracer *t, uint32_t pc, struct emu_thread *thread)
{
    struct lane_op *op = &t->single.ops[pc];
    const struct lane_op barrier = *op;
    *op = t->program->ops[pc];
    const enum emu_stop stop = emu_ref_run(&t->single, thread);
    *op = barrier;
    if (stop == EMU_STOP_BARRIER && t->program->ops[pc].code != LANE_OP_barrier)
        thread->pc--;
    return stop;
}

static enum emu_stop
trace(void *user, struct emu_thread *thread)
{
    struct tracer *t = user;
    for (;;) {
        const uint32_t pc = thread->pc;
        const struct lane_op *op = &t->program->ops[pc];
        if (t->steps++ > MAX_STEPS) {
            t->gave_up = true;
            return EMU_STOP_END;
        }
        if (lane_code_family(op->code) == LANE_CTRL) {
            const enum emu_stop stop = step_control(t, pc, thread);
            if (stop != EMU_STOP_BARRIER || op->code == LANE_OP_barrier)
                return stop;
            continue;
        }
        thread->pc++;
        if (!step_elementwise(t, op, thread))
            return EMU_STOP_FAULT;
    }
}

static void
make_single(struct tracer *t)
{
    t->single = *t->program;
    t->single.ops = calloc(t->program->op_count, sizeof *t->single.ops);
    if (!t->single.ops)
        abort();
    for (uint32_t i = 0; i < t->program->op_count; i++)
        t->single.ops[i] = (struct lane_op){.code = LANE_OP_barrier, .inst = t->program->ops[i].inst};
}

/* A run with NaNs of a kind. */
static void
run_traced(const struct random_case *c, unsigned kind, struct tracer *t, struct outcome *out)
{
    *t = (struct tracer){.program = c->program, .kind = kind, .rnd = rnd_of(c->seed + kind * 77, RND_NANS)};
    make_single(t);
    const struct engine e = {trace, NULL, t, RF_END + LANE_RF_SLACK, false};
    machine_run(c, &e, out);
    out->gave_up = t->gave_up;
    free(t->single.ops);
}

/* --- comparison --- */

static bool
faults_equal(const struct outcome *a, const struct outcome *b)
{
    const struct emu_fault *x = &a->fault, *y = &b->fault;
    if (a->stop != EMU_STOP_FAULT)
        return true;
    return a->thread == b->thread && x->kind == y->kind && x->inst == y->inst && x->lanes == y->lanes &&
           (x->kind != EMU_FAULT_ADDRESS ||
            (x->address == y->address && x->bytes == y->bytes && x->write == y->write));
}

bool
outcome_equal(const struct outcome *a, const struct outcome *b, const uint8_t *open, uint32_t *at)
{
    *at = WORLD_END;
    if (a->stop != b->stop || !faults_equal(a, b))
        return false;
    if (a->stop != EMU_STOP_FAULT && memcmp(a->fpmode, b->fpmode, sizeof a->fpmode) != 0)
        return false;
    if (memcmp(a->world, b->world, WORLD_END) == 0)
        return true;
    for (*at = 0; *at < WORLD_END; (*at)++)
        if (a->world[*at] != b->world[*at] && !open[*at])
            return false;
    return true;
}

static void
note_open(struct oracle *o, const struct outcome *other)
{
    for (uint32_t i = 0; i < WORLD_END; i++)
        o->open[i] |= o->expected.world[i] != other->world[i];
}

enum oracle_verdict
oracle_ask(const struct random_case *c, unsigned more, struct oracle *out)
{
    struct tracer t;
    struct outcome *other = malloc(sizeof *other);
    struct emu_error error;
    uint32_t at;
    uint64_t addresses;
    enum oracle_verdict verdict = ORACLE_FINE;
    if (!other)
        abort();
    memset(out->open, 0, sizeof out->open);
    run_traced(c, 0, &t, other);
    out->steps = t.steps;
    out->nans = t.nans;
    addresses = t.addresses;
    if (t.gave_up)
        verdict = ORACLE_ENDLESS;
    else if (machine_run_backend(c, BACKEND_REF, BACKEND_BASELINE, &out->expected, &error) ||
             !outcome_equal(&out->expected, other, out->open, &at))
        verdict = ORACLE_BROKEN;
    for (unsigned kind = 1; verdict == ORACLE_FINE && t.nans && kind <= KINDS + more; kind++) {
        run_traced(c, kind, &t, other);
        note_open(out, other);
        if (t.gave_up || t.addresses != addresses || !outcome_equal(&out->expected, other, out->open, &at))
            verdict = ORACLE_OPEN;
    }
    free(other);
    return verdict;
}
