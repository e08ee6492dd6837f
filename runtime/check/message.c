/* SPDX-License-Identifier: MIT */
/* Memory messages: each element of each work-item, before the message is executed. */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "check_priv.h"
#include "emu/kernel.h"
#include "emu/lane_places.h"
#include "emu/memory.h"
#include "emu/ref.h"
#include "frontend/local.h"
#include "frontend/step.h"
#include "message.h"
#include "runtime/watch.h"

bool
check_message_wants(const struct rt_check *check, const struct lane_op *op)
{
    return op->code != LANE_OP_clock && op->mem.space != LANE_SPACE_UNIFORM &&
           op->mem.space != LANE_SPACE_CODE &&
           (op->mem.space != LANE_SPACE_SCRATCH || check_wants(check, RT_CHECK_UNINITIALISED));
}

const uint8_t *
message_host(const struct message *m, uint64_t address)
{
    if (!m->windowed)
        return emu_memory_flat(m->t, &m->op->mem, address, 1);
    return address < m->window.size ? m->window.base + address : NULL;
}

/* Address registers of consecutive lanes lie side by side, as a rule. */
static void
read_addresses(struct message *m)
{
    const struct lane_program *p = m->check->emu->kernel->program;
    const struct lane_operand *o = &m->op->src[0];
    const unsigned bytes = lane_type_bytes(o->type), lanes = m->op->mem.linear ? 1 : m->op->lanes;
    const bool packed = o->kind == LANE_REG && lane_operand_stride(o, m->op->lanes) == (int32_t)bytes;
    for (unsigned i = 0; i < lanes; i++) {
        m->address[i] = 0;
        if (packed)
            memcpy(&m->address[i], m->t->rf + o->base + (size_t)i * bytes, bytes);
        else
            m->address[i] = emu_ref_value(p, m->t->rf, o, i);
    }
}

/* Cayman's stores of bytes and words are atomics with a mask: (old & ~src2) | src1. Such an element is the
 * bytes of its mask. False: there are none. */
static bool
narrow(const struct message *m, struct check_element *e)
{
    const struct lane_program *p = m->check->emu->kernel->program;
    if (!e->atomic || e->op->mem.atomic != LANE_ATOMIC_MSKOR)
        return true;
    struct race_access by = m->by;
    by.atomic = false;
    by.item = e->place.item;
    const uint32_t mask = (uint32_t)emu_ref_value(p, m->t->rf, &e->op->src[2], e->lane);
    if (!mask)
        return false;
    const unsigned first = (unsigned)__builtin_ctz(mask) / 8, last = 3 - (unsigned)__builtin_clz(mask) / 8;
    e->atomic = false;
    e->access = race_pack(&by);
    e->shift = first * 8;
    e->address += first;
    e->bytes = last - first + 1;
    return true;
}

/* In programs with 32-bit pointers a thread's scratch memory has addresses like buffers
 * (emu_kernel.scratch_base). */
static bool
is_scratch(const struct emu_thread *t, const uint8_t *host)
{
    return host >= t->scratch && host < t->scratch + t->launch->kernel->scratch_bytes;
}

static void
check_one(const struct message *m, struct check_element *e)
{
    const struct rt_check_region *region = NULL;
    e->host = message_host(m, e->address);
    const bool scratch = e->host && is_scratch(m->t, e->host);
    if (!scratch && !check_bounds(m->check, e, &region))
        return;
    if (e->host && m->written)
        check_written(m->check, m->t, e, region);
    if (!e->host || scratch || (region && region->kind >= RT_CHECK_PRIVATE))
        return;
    check_use(m->check, region, e->host, e->bytes, e->atomic ? RT_WATCH_ATOMIC : e->write);
    check_alignment(m->check, e);
    check_race(m->check, m->t, e, region);
}

static void
check_lane(const struct message *m, unsigned lane)
{
    const struct lane_op *op = m->op;
    const uint64_t base = m->address[op->mem.linear ? 0 : lane], item = m->by.whole ? 0 : lane;
    struct check_element e = {.op = op, .lane = lane};
    for (unsigned c = 0; c < 8; c++) {
        if (!(op->mem.comp_mask >> c & 1))
            continue;
        e.address = lane_mem_address(op, base, lane, c);
        e.bytes = op->mem.elem;
        e.write = m->by.write;
        e.atomic = m->by.atomic;
        e.place = (struct check_place){m->by.op, m->by.group, m->by.item + (uint32_t)item, m->by.whole};
        e.access = m->access + item * RACE_ITEM;
        if (narrow(m, &e))
            check_one(m, &e);
        e.nth++;
    }
}

static struct race_access
access_of(const struct rt_check *check, const struct emu_thread *t, const struct lane_op *op, uint32_t index)
{
    const struct check_thread *thread = &check->thread[check_thread_index(check, t)];
    const struct check_place place = check_place_of(check, t, index, 0);
    return (struct race_access){.group = place.group,
                                .item = place.item,
                                .barriers = thread->barriers,
                                .fences = thread->fences,
                                .op = index,
                                .whole = place.whole,
                                .write = op->code != LANE_OP_load,
                                .atomic = op->code == LANE_OP_atomic};
}

/* What the first work-item finds, or stores. */
static void
poll(const struct message *m, uint32_t index, unsigned lane)
{
    const struct lane_op *op = m->op;
    const uint64_t address = lane_mem_address(op, m->address[op->mem.linear ? 0 : lane], 0, 0);
    const uint8_t *host = op->code == LANE_OP_store ? NULL : message_host(m, address);
    uint64_t value = 0;
    if (op->code == LANE_OP_store)
        value = emu_ref_value(m->check->emu->kernel->program, m->t->rf, &op->src[1], lane);
    else if (host)
        memcpy(&value, host, op->mem.elem < sizeof value ? op->mem.elem : sizeof value);
    check_poll(m->check, m->t, index, address, value);
}

static void
check_lanes(struct message *m, uint32_t index)
{
    const uint64_t lanes = emu_ref_lanes(m->op, m->t->rf);
    m->by = access_of(m->check, m->t, m->op, index);
    m->access = race_pack(&m->by);
    m->windowed = m->op->mem.space != LANE_SPACE_FLAT && m->op->mem.space != LANE_SPACE_POOL;
    m->window = m->windowed ? emu_memory_window(m->t, &m->op->mem) : (struct emu_window){NULL, 0};
    if (m->op->mem.space == LANE_SPACE_LOCAL && m->window.size > m->check->subject.local_bytes)
        m->window.size = m->check->subject.local_bytes;
    m->written = check_wants(m->check, RT_CHECK_UNINITIALISED);
    read_addresses(m);
    if (m->written)
        check_written_addresses(m->check, m->t, index, lanes);
    if (m->op->mem.space != LANE_SPACE_SCRATCH && lanes)
        poll(m, index, (unsigned)__builtin_ctzll(lanes));
    if (message_is_row(m, lanes))
        return;
    for (uint64_t left = lanes; left; left &= left - 1)
        if (!message_is_row(m, left & (0 - left)))
            check_lane(m, (unsigned)__builtin_ctzll(left));
}

/* The message is executed as a GPU does it, but what is looked at is the whole address. */
static const struct lane_op *
with_whole_addresses(const struct lane_op *op, struct lane_op *copy)
{
    if (!fe_local_is_cut(op))
        return op;
    *copy = *op;
    copy->mem.addr_mask = FE_LOCAL_WHOLE;
    return copy;
}

void
check_message(struct rt_check *check, struct emu_thread *t, uint32_t index)
{
    const struct lane_op *op = &check->emu->kernel->program->ops[index];
    struct message m;
    struct lane_op copy;
    m.check = check;
    m.t = t;
    m.op = with_whole_addresses(op, &copy);
    if (op->code == LANE_OP_fence) {
        check->thread[check_thread_index(check, t)].fences++;
        check->fences++;
    } else if (check_message_wants(check, op)) {
        check_lanes(&m, index);
        if (op->code == LANE_OP_atomic && !race_sync_has_fences(check->sync))
            check->thread[check_thread_index(check, t)].fences++;
    }
}

/* Untyped surface messages of Gen transfer dwords, and so does Cayman's local memory. */
static void
take_step(const struct fe_step *step, void *user)
{
    struct rt_check *check = user;
    const struct lane_program *p = check->subject.kernel->emu.program;
    if (!step->message || !strstr(step->message, "untyped surface"))
        return;
    for (uint32_t i = 0; i < p->op_count; i++)
        check->aligned[i] |= p->ops[i].inst == step->offset;
}

static void
find_aligned(struct rt_check *check)
{
    const struct lane_program *p = check->subject.kernel->emu.program;
    struct emu_error error = {EMU_OK, ""};
    check->aligned = calloc((size_t)p->op_count + 1, 1);
    if (!check->aligned)
        return;
    if (check->subject.program->device == FE_CAYMAN)
        for (uint32_t i = 0; i < p->op_count; i++)
            check->aligned[i] = lane_code_family(p->ops[i].code) == LANE_MEM && p->ops[i].mem.elem == 4 &&
                                p->ops[i].mem.space == LANE_SPACE_LOCAL;
    else
        (void)fe_kernel_steps(check->subject.program, check->subject.kernel, take_step, check, &error);
}

static bool
is_dwords(struct rt_check *check, const struct check_element *e)
{
    if (e->bytes % 4 || e->address % 4 == 0)
        return false;
    if (!check->aligned)
        find_aligned(check);
    return check->aligned && check->aligned[e->place.op];
}

/* What a GPU does with such an address is not known; here it is used as it is. An atomic that is not aligned
 * is none. */
void
check_alignment(struct rt_check *check, const struct check_element *e)
{
    if (e->op->mem.linear || !check_wants(check, RT_CHECK_ALIGNMENT))
        return;
    const bool wrong = is_dwords(check, e) || (e->atomic && (uintptr_t)e->host % e->bytes);
    if (wrong && !check_seen(check, RT_CHECK_ALIGNMENT, e->place.op, e->place.op))
        check_tell(check, RT_CHECK_ALIGNMENT, &e->place, NULL,
                   "an %s of %" PRIu32 " bytes at address 0x%" PRIx64 ", which is not aligned%s",
                   e->atomic ? "atomic" : "access", e->bytes, e->address,
                   e->atomic ? "" : ": it is made there, but a GPU may round the address down");
}
