/* SPDX-License-Identifier: MIT */
#include "oracle.h"

#include <stdlib.h>
#include <string.h>

#include "trace.h"

enum { MAX_STEPS = 6000 };

/* A run with NaNs of a kind. */
static void
run_traced(const struct random_case *c, unsigned kind, struct tracer *t, struct outcome *out)
{
    tracer_init(t, c->program, kind, c->seed, MAX_STEPS);
    const struct engine e = {tracer_run, NULL, NULL, t, RF_END + LANE_RF_SLACK, false};
    machine_run(c, &e, out);
    out->gave_up = t->gave_up;
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
    struct emu_error error = {0};
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
    else if (machine_run_backend(c, BACKEND_REF, BACKEND_BASELINE, &out->expected, NULL, &error) ||
             !outcome_equal(&out->expected, other, out->open, &at))
        verdict = ORACLE_BROKEN;
    for (unsigned kind = 1; verdict == ORACLE_FINE && t.nans && kind <= TRACER_KINDS + more; kind++) {
        run_traced(c, kind, &t, other);
        note_open(out, other);
        if (t.gave_up || t.addresses != addresses || !outcome_equal(&out->expected, other, out->open, &at))
            verdict = ORACLE_OPEN;
    }
    free(other);
    return verdict;
}
