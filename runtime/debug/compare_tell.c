/* SPDX-License-Identifier: MIT */
/* Prints the op that was found: where it is, and the values of both engines behind it. */
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/shown.h"
#include "compare_priv.h"
#include "emu/lane_places.h"
#include "emu/ref.h"
#include "listing.h"
#include "value.h"

enum { MOST_TOLD = 8 };

static const struct lane_program *
program_of(const struct finder *f)
{
    return f->replay->kernel.emu.program;
}

static void
tell_place(const struct finder *f, uint64_t step)
{
    char text[512], name[256];
    struct rt_listing listing;
    uint32_t ids[3];
    const uint32_t index = f->steps[step].op;
    const struct lane_op *op = &program_of(f)->ops[index];
    finder_group_ids(f, f->group, ids);
    lane_op_print(program_of(f), index, text, sizeof text);
    rt_listing_make(&listing, f->replay->program, &f->replay->kernel);
    fprintf(f->out,
            "%s and ref differ in kernel %s, work-group %u:%u:%u, hardware thread %u, in its op %" PRIu64
            " of the group's %" PRIu64 "\n",
            f->engine->name, rt_show(f->replay->kernel_name, name, sizeof name), ids[0], ids[1], ids[2],
            f->steps[step].thread, step + 1, f->step_count);
    fprintf(f->out, "  instruction %05x %s\n", op->inst, rt_listing_at(&listing, op->inst));
    fprintf(f->out, "  lane op %s\n", text);
    fprintf(f->out, "  run for the %u. time by this thread\n", finder_visit(f, step));
    rt_listing_free(&listing);
}

static void
print_id(const struct finder *f, uint64_t step, unsigned channel, char *text, size_t size)
{
    const uint32_t *local = f->replay->launch.local_size;
    const uint32_t n = f->steps[step].thread * f->replay->kernel.emu.lanes + channel;
    snprintf(text, size, "lane %u, local id %u:%u:%u", channel, n % local[0], n / local[0] % local[1],
             n / local[0] / local[1]);
}

/* Bytes of a lane that both have written and that differ. */
static bool
lane_differs(const struct finder *f, const struct lane_place *place, unsigned lane)
{
    const unsigned bytes = lane_type_bytes((enum lane_type)place->operand.type);
    const uint32_t at = lane_operand_offset(&place->operand, lane);
    for (unsigned i = 0; i < bytes; i++)
        if (f->mine[0].known[at + i] && f->theirs.known[at + i] &&
            f->mine[0].rf[at + i] != f->theirs.rf[at + i])
            return true;
    return false;
}

static void
name_register(const struct finder *f, const struct lane_operand *o, uint32_t at, char *text, unsigned size)
{
    const unsigned bytes = lane_type_bytes((enum lane_type)o->type);
    if (!fe_register_name(f->replay->program, &f->replay->kernel, at, bytes, text, size))
        snprintf(text, size, "RF %u", at);
}

static void
tell_lane(const struct finder *f, uint64_t step, const struct lane_place *place, unsigned lane)
{
    char id[96], name[32], mine[RT_VALUE_TEXT], theirs[RT_VALUE_TEXT];
    const struct lane_op *op = &program_of(f)->ops[f->steps[step].op];
    const struct lane_operand *o = &place->operand;
    const enum lane_type type = (enum lane_type)o->type;
    print_id(f, step, op->chan + lane, id, sizeof id);
    name_register(f, o, lane_operand_offset(o, lane), name, sizeof name);
    rt_value_print(emu_ref_value(program_of(f), f->mine[0].rf, o, lane), type, true, mine);
    rt_value_print(emu_ref_value(program_of(f), f->theirs.rf, o, lane), type, true, theirs);
    fprintf(f->out, "  %s: %s:%s is %s by ref, %s by %s\n", id, name, lane_type_name(type), mine, theirs,
            f->engine->name);
}

/* Returns how many lanes differ. */
static unsigned
tell_results(const struct finder *f, uint64_t step)
{
    struct lane_place places[LANE_PLACES];
    const unsigned count = lane_op_places(&program_of(f)->ops[f->steps[step].op], places);
    unsigned found = 0;
    for (unsigned n = 0; n < count; n++) {
        if (places[n].role != LANE_PLACE_RESULT || places[n].operand.kind != LANE_REG)
            continue;
        for (unsigned i = 0; i < places[n].lanes; i++)
            if (lane_differs(f, &places[n], i) && found++ < MOST_TOLD)
                tell_lane(f, step, &places[n], i);
    }
    if (found > MOST_TOLD)
        fprintf(f->out, "  and %u lanes more\n", found - MOST_TOLD);
    return found;
}

/* Registers that are not the op's results: cells, or what an engine has spoilt. */
static void
tell_others(const struct finder *f)
{
    const struct lane_operand dword = {.kind = LANE_REG, .type = LANE_UD, .width = 1};
    unsigned told = 0;
    char name[32];
    for (uint32_t at = 0; at + 4 <= f->rf_bytes && told < MOST_TOLD; at += 4) {
        const struct state *a = &f->mine[0], *b = &f->theirs;
        if (!a->known[at] || !b->known[at] || memcmp(a->rf + at, b->rf + at, 4) == 0)
            continue;
        uint32_t mine, theirs;
        memcpy(&mine, a->rf + at, sizeof mine);
        memcpy(&theirs, b->rf + at, sizeof theirs);
        name_register(f, &dword, at, name, sizeof name);
        fprintf(f->out, "  %s%s is 0x%x by ref, 0x%x by %s\n", at < 8 ? "execution mask, " : "", name, mine,
                theirs, f->engine->name);
        told++;
    }
}

static void
tell_memory(const struct finder *f)
{
    unsigned told = 0;
    for (size_t i = 0; i < f->bytes && told < MOST_TOLD; i++) {
        if (f->mine[0].memory[i] == f->theirs.memory[i])
            continue;
        const size_t first = i & ~(size_t)3, bytes = f->bytes - first < 4 ? f->bytes - first : 4;
        uint32_t mine = 0, theirs = 0;
        memcpy(&mine, f->mine[0].memory + first, bytes);
        memcpy(&theirs, f->theirs.memory + first, bytes);
        fprintf(f->out, "  memory at 0x%" PRIx64 " is 0x%x by ref, 0x%x by %s\n",
                rt_replay_address(f->replay, first), mine, theirs, f->engine->name);
        told++;
        i = first + 3;
    }
}

static void
tell_own(const struct finder *f)
{
    unsigned told = 0;
    for (uint32_t i = 0; i < f->local_bytes + f->scratch_bytes && told < MOST_TOLD; i++)
        if (f->mine[0].own_known[i] && f->mine[0].own[i] != f->theirs.own[i]) {
            const bool local = i < f->local_bytes;
            fprintf(f->out, "  %s memory at %u is 0x%02x by ref, 0x%02x by %s\n", local ? "local" : "scratch",
                    local ? i : i - f->local_bytes, f->mine[0].own[i], f->theirs.own[i], f->engine->name);
            told++;
        }
}

static void
tell_end(const struct finder *f, const char *name, const struct state *s)
{
    if (s->failed)
        fprintf(f->out, "  %s has a fault: %s at instruction %05x, address 0x%" PRIx64 "\n", name,
                emu_fault_name(s->fault.kind), s->fault.inst, s->fault.address);
    else if (!s->stopped)
        fprintf(f->out, "  %s does not come to what follows\n", name);
}

void
finder_tell(const struct finder *f, uint64_t step)
{
    assert(step < f->step_count);
    const bool both = f->mine[0].stopped && f->theirs.stopped;
    tell_place(f, step);
    if (both && !tell_results(f, step))
        tell_others(f);
    if (both)
        tell_own(f);
    if (!both && f->mine[0].stopped != f->theirs.stopped) {
        tell_end(f, "ref", &f->mine[0]);
        tell_end(f, f->engine->name, &f->theirs);
    } else {
        tell_memory(f);
    }
}
