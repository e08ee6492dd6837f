/* SPDX-License-Identifier: MIT */
/* The trace of a message: its target, each lane's address, and the data. */
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include "emu/ref.h"
#include "trace_priv.h"

static const char *const spaces[] = {"surface",      "memory at host addresses", "memory",
                                     "local memory", "scratch memory",           "launch values",
                                     "code"};
_Static_assert(sizeof spaces / sizeof *spaces == LANE_SPACE_CODE + 1, "a name for every space");

/* " 0 of 256 bytes"; of the other spaces only local memory has one size. */
static void
print_size(const struct emu_launch *launch, const struct lane_mem *mem, char *text, size_t size)
{
    *text = 0;
    if (mem->space == LANE_SPACE_SURFACE && mem->surface < launch->surface_count)
        snprintf(text, size, " %u of %" PRIu64 " bytes", mem->surface, launch->surfaces[mem->surface].size);
    else if (mem->space == LANE_SPACE_SURFACE)
        snprintf(text, size, " %u, which is not bound", mem->surface);
    else if (mem->space == LANE_SPACE_LOCAL)
        snprintf(text, size, " of %u bytes", launch->local_bytes);
}

static void
tell_memory(struct rt_trace *t, const struct emu_launch *launch, const struct lane_op *op)
{
    const struct lane_mem *mem = &op->mem;
    char size[48];
    assert(mem->space <= LANE_SPACE_CODE && mem->comp_mask); /* the checker: mem_space, mem_components */
    print_size(launch, mem, size, sizeof size);
    rt_trace_line(t, "send  %05x %s, %s%s, %d x %u bytes per lane", op->inst, lane_code_name(op->code),
                  spaces[mem->space], size, __builtin_popcount(mem->comp_mask), mem->elem);
}

static void
tell_image(struct rt_trace *t, const struct lane_op *op)
{
    char sampler[24] = "";
    if (op->code == LANE_OP_sample || op->code == LANE_OP_texgather)
        snprintf(sampler, sizeof sampler, ", sampler %u", op->image.sampler);
    rt_trace_line(t, "send  %05x %s, image %u%s", op->inst, lane_code_name(op->code), op->image.surface,
                  sampler);
}

/* Of the first component. */
static void
tell_addresses(struct rt_trace *t, const struct emu_thread *thread, const struct lane_op *op, uint64_t shown)
{
    uint64_t at[LANE_MAX];
    const unsigned c = (unsigned)__builtin_ctz(op->mem.comp_mask);
    for (unsigned i = 0; i < op->lanes; i++) {
        const unsigned from = op->mem.linear ? 0 : i;
        at[i] = lane_mem_address(op, emu_ref_value(t->program, thread->rf, &op->src[0], from), i, c);
    }
    const struct rt_trace_values values = {.bits = at, .type = LANE_UQ, .lanes = op->lanes, .shown = shown};
    rt_trace_values(t, "        addresses =", &values);
}

static const char *
word_of(const struct lane_place *place)
{
    return place->role == LANE_PLACE_RESULT    ? "gets"
           : place->role == LANE_PLACE_ADDRESS ? "coordinate"
                                               : "sends";
}

static void
tell_data(struct rt_trace *t, const struct emu_thread *thread, const struct lane_op *op,
          const struct lane_place *place, uint64_t shown)
{
    uint64_t bits[LANE_MAX];
    char label[48];
    assert(place->lanes >= 1 && place->lanes <= LANE_MAX);
    for (unsigned i = 0; i < place->lanes; i++)
        bits[i] = emu_ref_value(t->program, thread->rf, &place->operand, i);
    snprintf(label, sizeof label, "        %s [%u] =", word_of(place), place->number);
    const struct rt_trace_values values = {.bits = bits,
                                           .type = (enum lane_type)place->operand.type,
                                           .guess = true,
                                           .lanes = place->lanes,
                                           .shown = place->lanes == op->lanes ? shown : 1};
    rt_trace_values(t, label, &values);
}

static bool
is_told(const struct lane_op *op, const struct lane_place *place, bool results)
{
    switch (place->role) {
    case LANE_PLACE_RESULT:
        return results;
    case LANE_PLACE_DATA:
        return !results;
    default:
        return place->role == LANE_PLACE_ADDRESS && !results && lane_code_family(op->code) == LANE_IMAGE;
    }
}

static void
tell_places(struct rt_trace *t, const struct emu_thread *thread, const struct lane_op *op, uint64_t shown,
            bool results)
{
    struct lane_place places[LANE_PLACES];
    const unsigned count = lane_op_places(op, places);
    for (unsigned i = 0; i < count; i++)
        if (is_told(op, &places[i], results))
            tell_data(t, thread, op, &places[i], shown);
}

static bool
is_message(const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    return (family == LANE_MEM || family == LANE_IMAGE) && !lane_code_is(op->code, LANE_LANELESS);
}

void
rt_trace_send(struct rt_trace *t, const struct emu_thread *thread, const struct lane_op *op)
{
    const uint64_t shown = rt_trace_shown(t, op, t->enabled);
    if (!is_message(op) || !shown)
        return;
    if (lane_code_family(op->code) == LANE_MEM) {
        tell_memory(t, thread->launch, op);
        tell_addresses(t, thread, op, shown);
    } else {
        tell_image(t, op);
    }
    tell_places(t, thread, op, shown, false);
}

void
rt_trace_answer(struct rt_trace *t, const struct emu_thread *thread, const struct lane_op *op)
{
    const uint64_t shown = rt_trace_shown(t, op, t->enabled);
    if (is_message(op) && shown)
        tell_places(t, thread, op, shown, true);
}
