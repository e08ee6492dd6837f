/* SPDX-License-Identifier: MIT */
/*
 * Memory and registers that nobody has written: local memory when a work-group begins, scratch memory,
 * registers and flags when a thread begins, private memory when a launch begins, buffers
 * (runtime/unwritten.h). Reading them is no fault. It is one when it decides something: an address, a branch,
 * a result.
 */
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check_priv.h"
#include "emu/kernel.h"
#include "emu/ref.h"
#include "frontend/program.h"
#include "runtime/memory.h"
#include "runtime/unwritten.h"

bool
check_written_begin(struct rt_check *check, uint32_t local_bytes)
{
    const struct rt_check_region *private = NULL;
    for (uint32_t i = 0; i < check->subject.region_count; i++)
        if (check->subject.regions[i].kind == RT_CHECK_PRIVATE)
    private = &check->subject.regions[i];
    check_written_end(check);
    check->unknown_local = malloc(local_bytes + 1u);
    check->unknown_scratch = malloc((size_t)check->threads * check->emu->kernel->scratch_bytes + 1);
    check->unknown_private = private ? malloc(private->size) : NULL;
    check->private_base = private ? private->base : NULL;
    if (!check->unknown_local || !check->unknown_scratch || (private && !check->unknown_private) ||
        !check_texels_begin(check))
        return false;
    if (private)
        memset(check->unknown_private, 0xff, private->size);
    return true;
}

void
check_written_end(struct rt_check *check)
{
    free(check->unknown_local);
    free(check->unknown_scratch);
    free(check->unknown_private);
    check_texels_end(check);
    check->unknown_local = check->unknown_scratch = check->unknown_private = NULL;
    for (uint32_t i = 0; i < CHECK_THREADS; i++)
        taint_end(&check->taint[i]);
    memset(check->close, 0, sizeof check->close);
}

void
check_written_group(struct rt_check *check)
{
    memset(check->unknown_local, 0xff, check->emu->local_bytes);
}

void
check_written_thread(struct rt_check *check, uint32_t thread)
{
    const uint32_t bytes = check->emu->kernel->scratch_bytes;
    memset(check->unknown_scratch + (size_t)thread * bytes, 0xff, bytes);
    check->close[thread] = registers_start(&check->registers, check_program(check), &check->taint[thread]);
    check->loops[thread] = 0;
}

/* What is remembered of the buffer that a region lies in; NULL: nothing. */
static struct rt_unwritten *
buffer_of(const struct rt_check_region *region)
{
    return region && region->root ? region->root->unwritten : NULL;
}

/* The bits of an element's bytes; NULL: all of them are known. */
static uint8_t *
unknown_of(const struct rt_check *check, const struct emu_thread *t, const uint8_t *host,
           const struct lane_op *op, const struct rt_check_region *region)
{
    const uint32_t scratch = check->emu->kernel->scratch_bytes;
    if (op->mem.space == LANE_SPACE_LOCAL)
        return check->unknown_local + (host - t->local);
    if (host >= t->scratch && host < t->scratch + scratch)
        return check->unknown_scratch + (size_t)check_thread_index(check, t) * scratch + (host - t->scratch);
    if (region && region->kind == RT_CHECK_PRIVATE)
        return check->unknown_private + (host - check->private_base);
    const struct rt_unwritten *buffer = buffer_of(region);
    return buffer ? buffer->bits + (host - buffer->base) : NULL;
}

static bool
is_register(uint32_t origin)
{
    return (origin & TAINT_REGISTER) != 0;
}

static void
name_register(const struct rt_check *check, uint32_t origin, char *text, size_t size)
{
    const struct rt_check_subject *s = &check->subject;
    char name[64] = "";
    if (fe_register_name(s->program, s->kernel, origin - TAINT_REGISTER, 4, name, sizeof name))
        snprintf(text, size, "register %s, which nobody has written", name);
    else
        snprintf(text, size, "a register that nobody has written");
}

/* What was loaded where the bits come from. */
static void
name_memory(const struct rt_check *check, uint32_t op, char *text, size_t size)
{
    const struct rt_check_region *region = check->births[op];
    const struct fe_kernel *kernel = check->subject.kernel;
    const bool argument = region && region->kind == RT_CHECK_ARGUMENT;
    const char *name =
        argument && region->argument < kernel->arg_count ? kernel->args[region->argument].name : "";
    if (argument)
        snprintf(text, size, "memory of argument %" PRIu32 "%s%s%s that nobody has written", region->argument,
                 name && *name ? " `" : "", name ? name : "", name && *name ? "`" : "");
    else
        snprintf(text, size, "memory %sthat nobody has written", region ? "of a buffer " : "");
}

/* Where the bits come from: the op that has loaded them. Nothing has made those of a register. */
struct birth {
    struct check_place place;
    const struct check_place *told; /* NULL: no place */
    char name[160];
};

static void
find_birth(const struct rt_check *check, const struct check_place *place, uint32_t origin, struct birth *b)
{
    origin &= ~(uint32_t)TAINT_COMPUTED;
    b->place = *place;
    b->told = is_register(origin) ? NULL : &b->place;
    if (origin && !is_register(origin))
        b->place.op = origin - 1;
    if (is_register(origin))
        name_register(check, origin, b->name, sizeof b->name);
    else
        name_memory(check, b->place.op, b->name, sizeof b->name);
}

static void
tell(struct rt_check *check, const struct check_place *place, uint32_t origin, const char *what)
{
    struct birth birth;
    find_birth(check, place, origin, &birth);
    if (!check_seen(check, RT_CHECK_UNINITIALISED, place->op, birth.place.op))
        check_tell(check, RT_CHECK_UNINITIALISED, place, birth.told, "%s depends on %s", what, birth.name);
}

/* A result in a buffer decides something when the host reads it. */
void
check_written_result(struct rt_check *check, const struct check_element *e,
                     const struct rt_check_region *region, uint64_t bits, uint32_t origin)
{
    struct birth birth;
    struct rt_unwritten *buffer = region && region->root ? rt_unwritten_of(region->root, true) : NULL;
    char what[256];
    if (!buffer) {
        tell(check, &e->place, origin, "a stored result");
        return;
    }
    find_birth(check, &e->place, origin, &birth);
    snprintf(what, sizeof what, "a stored result that the host reads depends on %s", birth.name);
    rt_unwritten_store(buffer, e->host, (const uint8_t *)&bits, e->bytes,
                       check_tell_later(check, RT_CHECK_UNINITIALISED, &e->place, birth.told, what));
}

static uint32_t
origin_of(uint32_t op)
{
    return op < RACE_OPS ? op + 1 : 0;
}

static void
load(struct rt_check *check, const struct emu_thread *t, const struct check_element *e,
     const uint8_t *unknown, const struct rt_check_region *region)
{
    const uint32_t thread = check_thread_index(check, t);
    struct taint *taint = &check->taint[thread];
    struct lane_operand dst = e->op->dst;
    uint64_t bits = 0;
    dst.base += e->nth * e->op->mem.comp_stride;
    if (unknown)
        memcpy(&bits, unknown, e->bytes);
    if (bits && taint_begin(taint, check_program(check)))
        check->close[thread] = 1;
    if (bits)
        check->births[e->place.op] = region && region->root ? region : NULL;
    if (taint->bits)
        taint_set(taint, check_program(check), t, &dst, e->lane, bits, origin_of(e->place.op));
}

/* Memory that no host reads: local, scratch, private. */
static bool
is_own(const struct rt_check_region *region)
{
    return !region || region->kind == RT_CHECK_PRIVATE;
}

/* Bits that were loaded from the memory to which they are stored now, or from a place that is not known, and
 * only moved since then. */
static bool
is_from(const struct rt_check *check, uint32_t origin, const struct rt_check_region *region)
{
    if (origin & TAINT_COMPUTED)
        return false;
    if (is_register(origin))
        return false;
    return !origin || check->births[origin - 1] == (region && region->root ? region : NULL);
}

/* A vector whose components were read, one of them changed, and written again: the others stay as they were.
 */
static bool
stays(const struct rt_check *check, const struct emu_thread *t, const struct check_element *e,
      const struct lane_operand *data, uint64_t bits, const uint8_t *unknown)
{
    const uint64_t value = emu_ref_value(check_program(check), t->rf, data, e->lane) >> e->shift;
    uint64_t before = 0;
    memcpy(&before, unknown, e->bytes);
    return !(bits & ~before) && before == bits && memcmp(&value, e->host, e->bytes) == 0;
}

/* Padding is remembered as not known, and not told. Returns the bits that are none. */
static uint64_t
leave_padding(struct rt_check *check, const struct check_element *e, const struct rt_check_region *region,
              uint64_t bits, uint32_t origin)
{
    const bool from_register = is_register(origin) && !(origin & TAINT_COMPUTED);
    const uint64_t rest = bits & ~check_padding(check, e, region, from_register);
    if (bits && !rest && region && region->root)
        rt_unwritten_store(rt_unwritten_of(region->root, true), e->host, (const uint8_t *)&bits, e->bytes, 0);
    return rest;
}

static void
store(struct rt_check *check, const struct emu_thread *t, const struct check_element *e, uint8_t *unknown,
      const struct rt_check_region *region)
{
    const struct taint *taint = &check->taint[check_thread_index(check, t)];
    struct lane_operand data = e->op->src[1];
    uint32_t origin = 0;
    uint64_t bits = 0;
    data.base += e->nth * e->op->mem.comp_stride;
    if (taint->bits)
        bits = taint_of(taint, check_program(check), t, &data, e->lane, &origin) >> e->shift;
    if (e->bytes < sizeof bits)
        bits &= (UINT64_C(1) << e->bytes * 8) - 1;
    if (bits && unknown && is_from(check, origin, region) && stays(check, t, e, &data, bits, unknown))
        return;
    if (bits && !is_own(region)) {
        if (leave_padding(check, e, region, bits, origin))
            check_written_result(check, e, region, bits, origin);
    } else if (unknown) {
        memcpy(unknown, &bits, e->bytes);
    } else if (bits) {
        tell(check, &e->place, origin, "a stored result");
    }
}

/* The value of an exchange is nobody's business but that of who uses it. */
static bool
is_exchange(const struct check_element *e)
{
    return e->op->mem.atomic == LANE_ATOMIC_XCHG;
}

/* What the operands lend to the result: the counters and the like are known unless an operand is not. */
static bool
has_unknown_operand(const struct rt_check *check, const struct emu_thread *t, const struct check_element *e,
                    uint32_t *origin)
{
    const struct taint *taint = &check->taint[check_thread_index(check, t)];
    bool unknown = false;
    for (unsigned s = 1; taint->bits && s <= lane_atomic_sources(e->op->mem.atomic); s++)
        unknown |= taint_of(taint, check_program(check), t, &e->op->src[s], e->lane, origin) != 0;
    return unknown;
}

static void
atomic(struct rt_check *check, const struct emu_thread *t, const struct check_element *e, uint8_t *unknown,
       const struct rt_check_region *region)
{
    static const uint8_t known[8];
    uint32_t origin = 0;
    const bool operand = has_unknown_operand(check, t, e, &origin);
    if (e->op->dst.kind != LANE_NONE)
        load(check, t, e, is_exchange(e) ? unknown : NULL, region);
    if (unknown && !is_exchange(e) && memcmp(unknown, known, e->bytes) != 0) {
        check->births[e->place.op] = region && region->root ? region : NULL;
        tell(check, &e->place, origin_of(e->place.op), "an atomic's result");
    }
    if (operand && !is_own(region))
        check_written_result(check, e, region, ~UINT64_C(0), origin);
    else if (unknown)
        memset(unknown, operand ? 0xff : 0, e->bytes);
}

static bool
is_known(const uint8_t *unknown, uint32_t bytes)
{
    return !unknown || (!unknown[0] && memcmp(unknown, unknown + 1, bytes - 1) == 0);
}

bool
check_written_row(struct rt_check *check, const struct emu_thread *t, const uint8_t *host, uint32_t bytes,
                  uint32_t index, const struct rt_check_region *region, uint64_t lanes)
{
    struct taint *taint = &check->taint[check_thread_index(check, t)];
    const struct lane_op *op = &check_program(check)->ops[index];
    if (op->code != LANE_OP_load)
        return !taint->bits || registers_is_known(&check->registers, taint, check_program(check), index,
                                                  LANE_PLACE_DATA, lanes);
    if (!is_known(unknown_of(check, t, host, op, region), bytes))
        return false;
    if (taint->bits)
        registers_loaded(&check->registers, taint, check_program(check), t, index, lanes);
    return true;
}

void
check_written_mark(const struct rt_check *check, const struct emu_thread *t, const uint8_t *host,
                   uint32_t bytes, const struct lane_op *op, const struct rt_check_region *region)
{
    uint8_t *unknown = unknown_of(check, t, host, op, region);
    if (unknown)
        memset(unknown, 0, bytes);
}

void
check_written(struct rt_check *check, const struct emu_thread *t, const struct check_element *e,
              const struct rt_check_region *region)
{
    uint8_t *unknown = unknown_of(check, t, e->host, e->op, region);
    if (!unknown && !check->close[check_thread_index(check, t)])
        return;
    if (e->atomic)
        atomic(check, t, e, unknown, region);
    else if (e->write)
        store(check, t, e, unknown, region);
    else
        load(check, t, e, unknown, region);
}

void
check_written_addresses(struct rt_check *check, const struct emu_thread *t, uint32_t index, uint64_t lanes)
{
    const struct lane_op *op = &check_program(check)->ops[index];
    const struct taint *taint = &check->taint[check_thread_index(check, t)];
    const bool one = lane_code_family(op->code) == LANE_MEM && op->mem.linear;
    uint32_t origin = 0;
    if (!taint->bits ||
        registers_is_known(&check->registers, taint, check_program(check), index, LANE_PLACE_ADDRESS, lanes))
        return;
    for (; lanes; lanes &= lanes - 1) {
        const unsigned lane = one ? 0 : (unsigned)__builtin_ctzll(lanes);
        const struct check_place place = check_place_of(check, t, index, lane);
        if (taint_of(taint, check_program(check), t, &op->src[0], lane, &origin))
            tell(check, &place, origin, "an address");
    }
}

static void
control(struct rt_check *check, const struct emu_thread *t, uint32_t index, struct taint *taint)
{
    const struct lane_op *op = &check_program(check)->ops[index];
    const bool tests = op->code == LANE_OP_brz || op->code == LANE_OP_brnz;
    const bool predicated = lane_code_is(op->code, LANE_PREDICATED);
    const uint64_t lanes = predicated ? taint_of_predicate(taint, t, op)
                           : tests    ? taint_of_cell(taint, op->ctrl.cell[1])
                                      : 0;
    if (!lanes)
        return;
    const struct check_place place = check_place_of(check, t, index, (unsigned)__builtin_ctzll(lanes));
    tell(check, &place, taint_origin_of_cell(taint, predicated ? op->pred_cell : op->ctrl.cell[1]),
         "a branch");
    taint_clear_cell(taint, predicated ? op->pred_cell : op->ctrl.cell[1]);
}

/* A thread that jumps back is no longer followed if it cannot read anything unknown any more. That is asked
 * ever less often. */
static void
leave(struct rt_check *check, const struct emu_thread *t, uint32_t index)
{
    const struct lane_op *op = &check_program(check)->ops[index];
    const uint32_t thread = check_thread_index(check, t);
    if (!lane_code_is(op->code, LANE_TARGET) || op->ctrl.target > index)
        return;
    const uint32_t n = ++check->loops[thread];
    if (n & (n - 1) ||
        !registers_are_over(&check->registers, &check->taint[thread], check_program(check), index))
        return;
    taint_end(&check->taint[thread]);
    check->close[thread] = 0;
}

/* A thread that has loaded what nobody has written, or may read registers that nobody has written, is
 * followed op by op. Messages: check_written. */
void
check_written_step(struct rt_check *check, const struct emu_thread *t, uint32_t index)
{
    const struct lane_op *op = &check_program(check)->ops[index];
    struct taint *taint = &check->taint[check_thread_index(check, t)];
    assert(taint->bits);
    switch (lane_code_family(op->code)) {
    case LANE_MEM:
        if (!check_message_wants(check, op))
            registers_loaded(&check->registers, taint, check_program(check), t, index,
                             emu_ref_lanes(op, t->rf));
        return;
    case LANE_CTRL:
        control(check, t, index, taint);
        leave(check, t, index);
        return;
    case LANE_IMAGE:
        check_written_addresses(check, t, index, emu_ref_lanes(op, t->rf));
        registers_loaded(&check->registers, taint, check_program(check), t, index, emu_ref_lanes(op, t->rf));
        return;
    default:
        break;
    }
    if (registers_step(&check->registers, taint, check_program(check), t, index))
        return;
    const uint64_t lanes = taint_step(taint, check_program(check), t, op);
    if (lanes) {
        const struct check_place place = check_place_of(check, t, index, (unsigned)__builtin_ctzll(lanes));
        tell(check, &place, taint_origin_of_cell(taint, LANE_EXEC_CELL), "a branch");
    }
}
