/* SPDX-License-Identifier: MIT */
/* Runs of the reference, op by op: the order of ops, the state at one of them, and other NaNs. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "backend/watch.h"
#include "compare_priv.h"
#include "emu/kernel.h"
#include "emu/lane_nans.h"
#include "emu/lane_places.h"
#include "emu/ref.h"

/* More ops than that are not looked at: 400 MB. */
enum { MOST_STEPS = 50000000 };

struct look {
    struct finder *f;
    unsigned kind;           /* of NaNs */
    bool lists;              /* steps */
    uint64_t position, stop; /* steps so far; where to stop */
    uint64_t nans, enabled;
    uint64_t defined;         /* lanes of the op that runs, by its sources */
    uint8_t *written;         /* per thread of the group and byte of its registers; NULL: not wanted */
    uint8_t *own;             /* the same of local memory, then of each thread's scratch memory */
    int64_t offset[LANE_MAX]; /* of a result through an index, in the registers */
    struct state *at;
};

static const struct lane_program *
program_of(const struct look *look)
{
    return look->f->replay->kernel.emu.program;
}

static bool
wants(void *user, const uint32_t group[3], uint32_t thread)
{
    (void)user, (void)group, (void)thread;
    return true;
}

static uint32_t
thread_of(const struct emu_thread *t)
{
    return t->slot % emu_start_threads(t->start);
}

/* The notes about a thread's scratch memory. */
static uint8_t *
own_scratch(const struct look *look, const struct emu_thread *t)
{
    return look->own + look->f->local_bytes + (size_t)thread_of(t) * look->f->scratch_bytes;
}

static void
take_state(const struct look *look, const struct emu_thread *t)
{
    const struct finder *f = look->f;
    struct state *at = look->at;
    at->stopped = true;
    memcpy(at->rf, t->rf, f->rf_bytes);
    memcpy(at->own, t->local, f->local_bytes);
    memcpy(at->own + f->local_bytes, t->scratch, f->scratch_bytes);
    memcpy(at->own_known, look->own, f->local_bytes);
    memcpy(at->own_known + f->local_bytes, own_scratch(look, t), f->scratch_bytes);
    memcpy(at->known, look->written + (size_t)thread_of(t) * f->rf_bytes, f->rf_bytes);
}

static void
add_step(struct finder *f, const struct emu_thread *t)
{
    if (f->step_count % (1 << 16) == 0) {
        struct step *more = realloc(f->steps, (f->step_count + (1 << 16)) * sizeof *more);
        f->no_memory = f->no_memory || !more;
        f->steps = more ? more : f->steps;
    }
    if (!f->no_memory)
        f->steps[f->step_count++] = (struct step){thread_of(t), t->pc};
}

/* --- what an op is about to write --- */

/* The notes about an address in local or scratch memory; NULL: it is in other memory. */
static uint8_t *
own_place(const struct look *look, const struct emu_thread *t, const struct lane_mem *mem, uint64_t at)
{
    const struct finder *f = look->f;
    const uint32_t base = f->replay->kernel.emu.scratch_base;
    const bool local = mem->space == LANE_SPACE_LOCAL, pool = mem->space == LANE_SPACE_POOL && base;
    if (!local && !pool && mem->space != LANE_SPACE_SCRATCH)
        return NULL;
    const uint32_t size = local ? f->local_bytes : f->scratch_bytes;
    at -= pool ? base : 0;
    if (at >= size || mem->elem > size - at)
        return NULL;
    return (local ? look->own : own_scratch(look, t)) + at;
}

static void
mark_stored(struct look *look, const struct emu_thread *t, const struct lane_op *op, unsigned lane,
            unsigned c)
{
    const unsigned from = op->mem.linear ? 0 : lane;
    const uint64_t base = emu_ref_value(program_of(look), t->rf, &op->src[0], from);
    uint8_t *notes = own_place(look, t, &op->mem, lane_mem_address(op, base, lane, c));
    if (notes)
        memset(notes, look->defined >> lane & 1, op->mem.elem);
}

static bool
writes_memory(const struct lane_op *op)
{
    return op->code == LANE_OP_store || op->code == LANE_OP_atomic;
}

static uint8_t *
notes_of(const struct look *look, const struct emu_thread *t)
{
    return look->written + (size_t)thread_of(t) * look->f->rf_bytes;
}

/* Has the lane's source been written? Outside an index's window there is a 0. */
static bool
is_defined(const struct look *look, const struct emu_thread *t, const struct lane_place *place, unsigned lane)
{
    const unsigned bytes = lane_type_bytes((enum lane_type)place->operand.type);
    const int64_t at = emu_ref_offset(program_of(look), t->rf, &place->operand, lane);
    return at < 0 || !memchr(notes_of(look, t) + at, 0, bytes);
}

/* Values that depend on registers that were never written are not compared. */
static uint64_t
defined_lanes(const struct look *look, const struct emu_thread *t, const struct lane_op *op)
{
    struct lane_place places[LANE_PLACES];
    const unsigned count = lane_op_places(op, places);
    uint64_t defined = UINT64_MAX;
    for (unsigned n = 0; n < count; n++)
        for (unsigned i = 0; i < op->lanes && places[n].role != LANE_PLACE_RESULT; i++)
            if (!is_defined(look, t, &places[n], i < places[n].lanes ? i : 0))
                defined &= ~(UINT64_C(1) << i);
    return defined;
}

/* What the op itself may change: sources, addresses and indexes. */
static void
look_ahead(struct look *look, const struct emu_thread *t, const struct lane_op *op)
{
    look->defined = defined_lanes(look, t, op);
    for (unsigned i = 0; i < op->lanes && writes_memory(op); i++)
        for (unsigned c = 0; c < 8 && look->enabled >> i & 1; c++)
            if (op->mem.comp_mask >> c & 1)
                mark_stored(look, t, op, i, c);
    for (unsigned i = 0; i < op->lanes && op->dst.kind == LANE_INDIRECT; i++)
        look->offset[i] = emu_ref_offset(program_of(look), t->rf, &op->dst, i);
}

static bool
before(void *user, const struct emu_thread *t)
{
    struct look *look = user;
    const struct lane_op *op = &program_of(look)->ops[t->pc];
    if (look->position == look->stop) {
        take_state(look, t);
        return false;
    }
    if (look->lists)
        add_step(look->f, t);
    look->position++;
    const bool lanes = lane_code_family(op->code) <= LANE_IMAGE && !lane_code_is(op->code, LANE_LANELESS);
    look->enabled = lanes ? emu_ref_lanes(op, t->rf) : UINT64_MAX;
    if (look->written)
        look_ahead(look, t, op);
    return !(look->lists && look->f->no_memory);
}

/* --- what an op has written --- */

static void
mark(struct look *look, const struct emu_thread *t, const struct lane_place *place)
{
    const unsigned bytes = lane_type_bytes((enum lane_type)place->operand.type);
    uint8_t *written = notes_of(look, t);
    for (unsigned i = 0; i < place->lanes; i++) {
        const bool direct = place->operand.kind == LANE_REG;
        const int64_t at = direct ? lane_operand_offset(&place->operand, i) : look->offset[i];
        if (look->enabled >> i & 1 && at >= 0)
            memset(written + at, look->defined >> i & 1, bytes);
    }
}

/* --- other NaNs --- */

static void
change_nan(struct look *look, uint8_t *at, enum lane_type type)
{
    const uint64_t sign = lane_sign_bit(type), all_ones = sign - 1;
    const uint64_t plain = sign | lane_infinity_bits(type) | lane_quiet_bit(type);
    const unsigned bytes = lane_type_bytes(type);
    uint64_t bits = 0;
    memcpy(&bits, at, bytes);
    if (!lane_is_nan_bits(bits, type))
        return;
    look->nans++;
    bits = look->kind == 1 ? all_ones : look->kind == 2 ? plain : bits;
    memcpy(at, &bits, bytes);
}

static void
change_nans(struct look *look, struct emu_thread *t, const struct lane_op *op)
{
    for (unsigned i = 0; i < op->lanes; i++)
        if (look->enabled >> i & 1)
            change_nan(look, t->rf + lane_operand_offset(&op->dst, i), (enum lane_type)op->dst.type);
}

static void
after(void *user, struct emu_thread *t, uint32_t index, const enum emu_stop *stop)
{
    struct look *look = user;
    struct lane_place places[LANE_PLACES];
    const struct lane_op *op = &program_of(look)->ops[index];
    if (lane_op_makes_nans(op) && op->dst.kind == LANE_REG)
        change_nans(look, t, op);
    const unsigned count = look->written ? lane_op_places(op, places) : 0;
    for (unsigned i = 0; i < count; i++)
        if (places[i].role == LANE_PLACE_RESULT)
            mark(look, t, &places[i]);
    (void)stop;
}

static struct backend_watch
watch_of(struct look *look)
{
    return (struct backend_watch){look, wants, before, after};
}

uint64_t
finder_run_nans(struct finder *f, unsigned kind, int64_t count, struct state *end)
{
    struct look look = {.f = f, .kind = kind, .stop = UINT64_MAX};
    const struct backend_watch watch = watch_of(&look);
    struct backend_code *code = backend_watched(f->ref, &watch);
    f->no_memory = f->no_memory || !code;
    if (code)
        finder_run_groups(f, code, f->engine->ref_seconds, count, end);
    backend_code_free(code);
    return look.nans;
}

/* The bytes with a defined value at the start: a thread's start values, the constants, and the cells (zeros).
 */
static void
mark_start(const struct look *look)
{
    const struct emu_kernel *kernel = &look->f->replay->kernel.emu;
    const struct lane_program *p = kernel->program;
    uint32_t at, bytes;
    emu_start_image(kernel, &at, &bytes);
    for (uint32_t n = 0; n < look->f->threads; n++) {
        uint8_t *written = look->written + (size_t)n * look->f->rf_bytes;
        memset(written, 1, p->cells_bytes);
        memset(written + at, 1, bytes);
        memset(written + p->const_rf, 1, p->const_bytes);
        memset(written + p->uniform_rf, 1, p->uniform_bytes);
        for (uint32_t i = 0; i < kernel->start_count; i++)
            memset(written + kernel->start[i].rf, 1, 4 * (size_t)kernel->start[i].dwords);
    }
}

static uint64_t
watch_group(struct finder *f, struct look *look)
{
    struct state *at = look->at;
    const struct backend_watch watch = watch_of(look);
    struct backend_code *code = backend_watched(f->ref, &watch);
    look->written = calloc(f->threads, f->rf_bytes);
    look->own = calloc(1, f->local_bytes + (size_t)f->threads * f->scratch_bytes + 1);
    if (!code || !look->written || !look->own) {
        f->no_memory = true;
    } else {
        mark_start(look);
        rt_replay_restore(f->replay, f->at_group);
        at->stopped = false;
        at->fault = (struct emu_fault){.kind = EMU_FAULT_NONE};
        at->failed =
            finder_run_group(f, code, f->engine->ref_seconds, &f->replay->launch, f->group, &at->fault) &&
            !at->stopped;
        rt_replay_save(f->replay, at->memory);
    }
    free(look->written);
    free(look->own);
    backend_code_free(code);
    return look->nans;
}

void
finder_list_steps(struct finder *f)
{
    struct look look = {.f = f, .lists = true, .stop = MOST_STEPS, .at = &f->mine[0]};
    watch_group(f, &look);
}

uint64_t
finder_step_to(struct finder *f, unsigned kind, uint64_t step, struct state *at)
{
    struct look look = {.f = f, .kind = kind, .stop = step, .at = at};
    return watch_group(f, &look);
}
