/* SPDX-License-Identifier: MIT */
/* The trace of one op: the instruction it belongs to, the values that it reads and has written. */
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "emu/ref.h"
#include "frontend/program.h"
#include "trace_priv.h"

static const struct lane_op *
op_at(const struct rt_trace *t, uint32_t op)
{
    assert(op < t->program->op_count);
    return &t->program->ops[op];
}

/* An op that ignores the execution mask usually computes the same for all work-items. */
uint64_t
rt_trace_shown(const struct rt_trace *t, const struct lane_op *op, uint64_t enabled)
{
    if (!t->wants_lane || (op->flags & LANE_NOMASK) || lane_code_family(op->code) == LANE_CTRL)
        return enabled;
    if (t->lane < op->chan || t->lane >= op->chan + op->lanes)
        return 0;
    return enabled & UINT64_C(1) << (t->lane - op->chan);
}

static uint64_t
low_bits(unsigned n)
{
    return n >= 64 ? UINT64_MAX : (UINT64_C(1) << n) - 1;
}

static bool
has_lanes(const struct lane_op *op)
{
    return lane_code_family(op->code) <= LANE_IMAGE && !lane_code_is(op->code, LANE_LANELESS);
}

static uint64_t
enabled_lanes(const struct emu_thread *thread, const struct lane_op *op)
{
    return has_lanes(op) ? emu_ref_lanes(op, thread->rf) : 1;
}

/* " T3.X:f"; registers that only the lane program has by their place in the register file. False: `named`
 * ones are wanted, and this is none. */
static bool
label_place(const struct rt_trace *t, const char *word, const struct lane_operand *o, bool named, char *label,
            unsigned size)
{
    char name[32];
    const unsigned bytes = lane_type_bytes(o->type);
    if (!fe_register_name(t->subject.program, t->subject.kernel, o->base, bytes, name, sizeof name)) {
        if (named)
            return false;
        snprintf(name, sizeof name, "RF %u", o->base);
    }
    snprintf(label, size, "        %-6s %s%s:%s =", word, name, o->kind == LANE_INDIRECT ? "[...]" : "",
             lane_type_name(o->type));
    return true;
}

static void
tell_place(struct rt_trace *t, const struct emu_thread *thread, const struct lane_op *op,
           const struct lane_place *place, uint64_t enabled, bool named)
{
    uint64_t bits[LANE_MAX];
    char label[96];
    assert(place->lanes >= 1 && place->lanes <= LANE_MAX);
    const bool result = place->role == LANE_PLACE_RESULT;
    if (!label_place(t, result ? "writes" : "reads", &place->operand, named, label, sizeof label))
        return;
    for (unsigned i = 0; i < place->lanes; i++)
        bits[i] = emu_ref_value(t->program, thread->rf, &place->operand, i);
    const uint64_t shown =
        place->lanes == op->lanes ? rt_trace_shown(t, op, enabled) : low_bits(place->lanes);
    const struct rt_trace_values values = {.bits = bits,
                                           .type = (enum lane_type)place->operand.type,
                                           .guess = lane_code_family(op->code) == LANE_MEM,
                                           .lanes = place->lanes,
                                           .shown = enabled ? shown : 0};
    rt_trace_values(t, label, &values);
}

/* If messages are traced, their registers are not printed again. */
static bool
is_told_as_message(const struct rt_trace *t, const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    return (t->words & RT_DEBUG_SEND) && (family == LANE_MEM || family == LANE_IMAGE);
}

static void
tell_places(struct rt_trace *t, const struct emu_thread *thread, const struct lane_op *op, bool results,
            bool named)
{
    struct lane_place places[LANE_PLACES];
    const unsigned count = is_told_as_message(t, op) ? 0 : lane_op_places(op, places);
    for (unsigned i = 0; i < count; i++)
        if ((places[i].role == LANE_PLACE_RESULT) == results)
            tell_place(t, thread, op, &places[i], t->enabled, named);
}

static void
tell_flag(struct rt_trace *t, const struct emu_thread *thread, const struct lane_op *op)
{
    char name[32];
    uint64_t cell;
    const unsigned first = op->cond_shift + op->chan;
    if (!op->write_flag || op->cond_cell == LANE_EXEC_CELL)
        return;
    memcpy(&cell, thread->rf + op->cond_cell, sizeof cell);
    if (!fe_register_name(t->subject.program, t->subject.kernel, op->cond_cell, 4, name, sizeof name))
        snprintf(name, sizeof name, "cell %u", op->cond_cell);
    rt_trace_line(t, "        writes %s, bits %u to %u = 0x%" PRIx64, name, first, first + op->lanes - 1,
                  cell >> first & low_bits(op->lanes));
}

static void
tell_mask(struct rt_trace *t, const struct emu_thread *thread)
{
    uint64_t mask;
    memcpy(&mask, thread->rf + LANE_EXEC_CELL, sizeof mask);
    if (mask == t->mask)
        return;
    if (t->words & (RT_DEBUG_ISA | RT_DEBUG_LANES))
        rt_trace_line(t, "        lanes on: 0x%" PRIx64 "%s", mask,
                      !t->wants_lane        ? ""
                      : mask >> t->lane & 1 ? ", the work-item's too"
                                            : ", not the work-item's");
    t->mask = mask;
}

/* An instruction begins where the offset changes, or where a loop comes back to it. */
static bool
begins(const struct rt_trace *t, uint32_t op)
{
    return !t->started || op_at(t, op)->inst != t->inst || op <= t->op;
}

void
rt_trace_before_op(struct rt_trace *t, const struct emu_thread *thread)
{
    const struct lane_op *op = op_at(t, thread->pc);
    if (begins(t, thread->pc)) {
        t->instructions++;
        if (t->words & RT_DEBUG_ISA)
            rt_trace_line(t, "isa   %05x %s", op->inst, rt_listing_at(&t->listing, op->inst));
    }
    t->started = true;
    t->inst = op->inst;
    t->op = thread->pc;
    t->enabled = enabled_lanes(thread, op);
    if (t->words & RT_DEBUG_ISA)
        tell_places(t, thread, op, false, true);
    if (t->words & RT_DEBUG_SEND)
        rt_trace_send(t, thread, op);
}

static void
tell_op(struct rt_trace *t, const struct emu_thread *thread, uint32_t index)
{
    char text[512];
    const struct lane_op *op = op_at(t, index);
    if (t->words & RT_DEBUG_LANES) {
        lane_op_print(t->program, index, text, sizeof text);
        rt_trace_line(t, "lanes %s", text);
    }
    if (t->words & (RT_DEBUG_ISA | RT_DEBUG_LANES)) {
        tell_places(t, thread, op, true, !(t->words & RT_DEBUG_LANES));
        tell_flag(t, thread, op);
    }
}

void
rt_trace_after_op(struct rt_trace *t, const struct emu_thread *thread, uint32_t index)
{
    const struct lane_op *op = op_at(t, index);
    tell_op(t, thread, index);
    if (t->words & RT_DEBUG_SEND)
        rt_trace_answer(t, thread, op);
    tell_mask(t, thread);
}
