/* SPDX-License-Identifier: MIT */
/* Memory messages: each element of each work-item, before the message is executed. */
#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "check_priv.h"
#include "emu/kernel.h"
#include "emu/lane_places.h"
#include "emu/memory.h"
#include "emu/ref.h"

static const uint8_t *
host_of(struct emu_thread *t, const struct lane_op *op, uint64_t address)
{
    const struct lane_mem *mem = &op->mem;
    if (mem->space == LANE_SPACE_FLAT || mem->space == LANE_SPACE_POOL)
        return emu_memory_flat(t, mem, address, 1);
    const struct emu_window window = emu_memory_window(t, mem);
    return address < window.size ? window.base + address : NULL;
}

static bool
is_checked(const struct lane_op *op)
{
    return op->mem.space != LANE_SPACE_UNIFORM && op->mem.space != LANE_SPACE_CODE &&
           op->mem.space != LANE_SPACE_SCRATCH;
}

static uint64_t
value_of(const struct lane_program *p, const struct emu_thread *t, const struct check_element *e,
         unsigned nth)
{
    if (!e->write || e->atomic)
        return 0;
    struct lane_operand data = e->op->src[1];
    data.base += nth * e->op->mem.comp_stride;
    return emu_ref_value(p, t->rf, &data, e->lane) >> e->shift;
}

/* Cayman's stores of bytes and words are atomics with a mask: (old & ~src2) | src1. Such an element is the
 * bytes of its mask. False: there are none. */
static bool
narrow(const struct lane_program *p, const struct emu_thread *t, struct check_element *e)
{
    if (e->op->code != LANE_OP_atomic || e->op->mem.atomic != LANE_ATOMIC_MSKOR)
        return true;
    const uint32_t mask = (uint32_t)emu_ref_value(p, t->rf, &e->op->src[2], e->lane);
    if (!mask)
        return false;
    const unsigned first = (unsigned)__builtin_ctz(mask) / 8, last = 3 - (unsigned)__builtin_clz(mask) / 8;
    e->atomic = false;
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
check_one(struct rt_check *check, struct emu_thread *t, struct check_element *e, unsigned nth)
{
    const struct rt_check_region *region;
    e->host = host_of(t, e->op, e->address);
    if (e->host && is_scratch(t, e->host))
        return;
    if (!check_bounds(check, e, &region) || (region && region->kind == RT_CHECK_OWN))
        return;
    check_alignment(check, t, e);
    if (e->host)
        check_race(check, t, e, region, value_of(check->emu->kernel->program, t, e, nth));
}

static void
check_lane(struct rt_check *check, struct emu_thread *t, const struct check_element *e)
{
    const struct lane_program *p = check->emu->kernel->program;
    const struct lane_op *op = e->op;
    const uint64_t base = emu_ref_value(p, t->rf, &op->src[0], op->mem.linear ? 0 : e->lane);
    for (unsigned c = 0, nth = 0; c < 8; c++)
        if (op->mem.comp_mask >> c & 1) {
            struct check_element one = *e;
            one.component = c;
            one.address = lane_mem_address(op, base, e->lane, c);
            if (narrow(p, t, &one))
                check_one(check, t, &one, nth++);
        }
}

void
check_message(struct rt_check *check, struct emu_thread *t, uint32_t index)
{
    const struct lane_op *op = &check->emu->kernel->program->ops[index];
    if (op->code == LANE_OP_fence) {
        check->thread[check_thread_index(t)].fences++;
        check->fences++;
        return;
    }
    if (op->code == LANE_OP_clock || !is_checked(op))
        return;
    const uint64_t lanes = emu_ref_lanes(op, t->rf);
    for (unsigned i = 0; i < op->lanes; i++) {
        const struct check_element e = {.op = op,
                                        .lane = i,
                                        .bytes = op->mem.elem,
                                        .write = op->code != LANE_OP_load,
                                        .atomic = op->code == LANE_OP_atomic,
                                        .place = check_place_of(check, t, index, i)};
        if (lanes >> i & 1)
            check_lane(check, t, &e);
    }
}

/* Dword messages ignore the low bits of an address (addr_mask). An atomic that is not aligned is none. */
void
check_alignment(struct rt_check *check, const struct emu_thread *t, const struct check_element *e)
{
    const struct lane_mem *mem = &e->op->mem;
    const struct lane_program *p = check->emu->kernel->program;
    if (!check_wants(check, RT_CHECK_ALIGNMENT) || mem->linear)
        return;
    const uint64_t base = emu_ref_value(p, t->rf, &e->op->src[0], e->lane);
    const uint64_t lost = mem->space == LANE_SPACE_FLAT
                              ? 0
                              : ((base << mem->addr_shift) + mem->offset) & ~(uint64_t)mem->addr_mask & 7;
    const bool wrong = lost || (e->atomic && (uintptr_t)e->host % e->bytes);
    if (wrong && !check_seen(check, RT_CHECK_ALIGNMENT, e->place.op, e->place.op))
        check_tell(check, RT_CHECK_ALIGNMENT, &e->place, NULL,
                   e->atomic ? "an atomic of %" PRIu32 " bytes at address 0x%" PRIx64 ", which is not aligned"
                             : "an access of %" PRIu32 " bytes at address 0x%" PRIx64
                               ", which the GPU rounds down",
                   e->bytes, e->address + lost);
}
