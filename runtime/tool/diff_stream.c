/* SPDX-License-Identifier: MIT */
#include "diff_stream.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "backend/groups.h"
#include "backend/watch.h"
#include "emu/lane.h"
#include "emu/ref.h"
#include "runtime/options.h"

struct stream {
    const struct rt_replay *replay;
    FILE *out;
    uint64_t lanes;
    int64_t offset[LANE_MAX]; /* of a result through an index */
};

static bool
wants(void *user, const uint32_t group[3], uint32_t thread)
{
    (void)user, (void)group, (void)thread;
    return true;
}

static const struct lane_program *
program_of(const struct stream *s)
{
    return s->replay->kernel.emu.program;
}

static bool
before(void *user, const struct emu_thread *t)
{
    struct stream *s = user;
    const struct lane_op *op = &program_of(s)->ops[t->pc];
    const bool lanes = lane_code_family(op->code) <= LANE_IMAGE && !lane_code_is(op->code, LANE_LANELESS);
    s->lanes = lanes ? emu_ref_lanes(op, t->rf) : 1;
    for (unsigned i = 0; i < op->lanes && op->dst.kind == LANE_INDIRECT; i++)
        s->offset[i] = emu_ref_offset(program_of(s), t->rf, &op->dst, i);
    return !ferror(s->out); /* nobody reads any more */
}

unsigned
diff_results(const struct lane_op *op, struct lane_place results[LANE_PLACES])
{
    struct lane_place places[LANE_PLACES];
    const unsigned count = lane_op_places(op, places);
    unsigned found = 0;
    assert(count <= LANE_PLACES);
    for (unsigned i = 0; i < count; i++)
        if (places[i].role == LANE_PLACE_RESULT)
            results[found++] = places[i];
    return found;
}

static uint64_t
value_of(const struct stream *s, const struct emu_thread *t, const struct lane_place *place, unsigned lane)
{
    uint64_t bits = 0;
    if (!(s->lanes >> lane & 1))
        return 0;
    if (place->operand.kind == LANE_REG)
        return emu_ref_value(program_of(s), t->rf, &place->operand, lane);
    if (s->offset[lane] >= 0)
        memcpy(&bits, t->rf + s->offset[lane], lane_type_bytes((enum lane_type)place->operand.type));
    return bits;
}

static void
after(void *user, struct emu_thread *t, uint32_t index, const enum emu_stop *stop)
{
    struct stream *s = user;
    struct lane_place results[LANE_PLACES];
    uint64_t values[DIFF_VALUES];
    const struct lane_op *op = &program_of(s)->ops[index];
    struct diff_step step = {.thread = t->slot % emu_start_threads(t->start), .op = index, .lanes = s->lanes};
    memcpy(step.group, t->group, sizeof step.group);
    const unsigned count = stop && *stop == EMU_STOP_FAULT ? 0 : diff_results(op, results);
    for (unsigned n = 0; n < count; n++)
        for (unsigned i = 0; i < results[n].lanes; i++)
            values[step.value_count++] = value_of(s, t, &results[n], i);
    if (op->write_flag && !(stop && *stop == EMU_STOP_FAULT))
        memcpy(&values[step.value_count++], t->rf + op->cond_cell, sizeof *values);
    (void)fwrite(&step, sizeof step, 1, s->out);
    (void)fwrite(values, sizeof *values, step.value_count, s->out);
}

static enum emu_fault_kind
run(struct rt_replay *replay, struct backend_pool *pool, const struct backend_code *code)
{
    struct emu_fault fault = {.kind = EMU_FAULT_NONE};
    int failed = 0;
    for (uint32_t i = 0; i < replay->head.part_count && !failed; i++) {
        rt_replay_take_part(replay, i);
        failed = backend_run_from(pool, code, &replay->launch, replay->first_group, rt_options_hang_seconds(),
                                  &fault);
    }
    return fault.kind;
}

void
diff_stream_write(struct rt_replay *replay, FILE *out)
{
    struct stream s = {.replay = replay, .out = out};
    struct emu_error error = {EMU_OK, ""};
    const struct backend_watch watch = {&s, wants, before, after};
    struct backend_code *code = NULL, *watched = NULL;
    struct backend_pool *pool = backend_pool_new(1);
    struct diff_step end = {.op = UINT32_MAX};
    assert(replay->mapped == replay->head.region_count);
    (void)fwrite(&replay->head.region_count, sizeof replay->head.region_count, 1, out);
    (void)fwrite(replay->regions, sizeof *replay->regions, replay->head.region_count, out);
    if (pool && !backend_code_new(&replay->kernel.emu, BACKEND_REF, BACKEND_BASELINE, &code, &error))
        watched = backend_watched(code, &watch);
    if (watched) {
        end.thread = run(replay, pool, watched);
        (void)fwrite(&end, sizeof end, 1, out);
    }
    backend_code_free(watched);
    backend_code_free(code);
    backend_pool_free(pool);
}
