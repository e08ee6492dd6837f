/* SPDX-License-Identifier: MIT */
/* The MEM family: resolve every element, fault or not, then move. emu/memory.h has the rules. */
#include <assert.h>
#include <string.h>

#include "emu/kernel.h"
#include "emu/lane_places.h"
#include "emu/memory.h"
#include "ref_priv.h"

struct message {
    const struct lane_program *p;
    const struct lane_op *op;
    struct emu_thread *t;
    uint64_t enabled;
    unsigned components[8], component_count; /* numbers of the enabled ones */
    uint8_t *at[8][LANE_MAX];                /* NULL: out of bounds, reads 0 */
    uint8_t cut[8][LANE_MAX];                /* bytes of the element beyond the end of its surface */
    uint64_t data[2][LANE_MAX];              /* atomics: sources 1 and 2, all read before dst is written */
};

static uint64_t
element_address(const struct message *m, unsigned lane, unsigned c)
{
    const unsigned from = m->op->mem.linear ? 0 : lane;
    return lane_mem_address(m->op, ref_load(m->p, m->t->rf, &m->op->src[0], from), lane, c);
}

static bool
is_checked_by_range(const struct lane_mem *mem)
{
    return mem->space == LANE_SPACE_FLAT || mem->space == LANE_SPACE_POOL;
}

static bool
may_be_cut(const struct message *m)
{
    const struct emu_launch *launch = m->t->launch;
    return launch->kernel->cuts_loads && m->op->code == LANE_OP_load &&
           m->op->mem.space == LANE_SPACE_SURFACE && !launch->strict;
}

static uint8_t *
resolve_element(const struct message *m, uint64_t address, uint8_t *cut)
{
    const struct lane_mem *mem = &m->op->mem;
    *cut = 0;
    if (is_checked_by_range(mem))
        return emu_memory_flat(m->t, mem, address, mem->elem);
    const struct emu_window window = emu_memory_window(m->t, mem);
    if (address >= window.size)
        return NULL;
    if (mem->elem > window.size - address)
        *cut = (uint8_t)(mem->elem - (window.size - address));
    return !*cut || may_be_cut(m) ? window.base + address : NULL;
}

/* A block is moved no matter what the masks are: its lanes are places in the block, not channels. */
static bool
is_of_thread(const struct lane_op *op)
{
    return op->mem.linear && (op->flags & LANE_NOMASK) && op->pred == LANE_PRED_NONE;
}

/* A strict launch: an access that a GPU hides is a fault. Not for block loads, which may be larger than the
 * part that the program uses. */
static bool
is_hidden_fault(const struct message *m)
{
    const unsigned space = m->op->mem.space;
    return m->t->launch->strict && (space == LANE_SPACE_SURFACE || space == LANE_SPACE_LOCAL) &&
           !(m->op->code == LANE_OP_load && is_of_thread(m->op));
}

static bool
element_faults(const struct message *m, const uint8_t *at)
{
    return !at &&
           (is_checked_by_range(&m->op->mem) || m->op->mem.space == LANE_SPACE_SCRATCH || is_hidden_fault(m));
}

static enum emu_fault_kind
kind_of(const struct lane_mem *mem)
{
    return mem->space == LANE_SPACE_SURFACE ? EMU_FAULT_SURFACE
           : mem->space == LANE_SPACE_LOCAL ? EMU_FAULT_LOCAL
                                            : EMU_FAULT_ADDRESS;
}

static void
note_fault(const struct message *m, unsigned lane, uint64_t address)
{
    struct emu_fault *fault = &m->t->fault;
    if (fault->kind == EMU_FAULT_NONE) {
        fault->kind = kind_of(&m->op->mem);
        fault->surface = m->op->mem.surface;
        fault->inst = m->op->inst;
        fault->address = address;
        fault->bytes = m->op->mem.elem;
        fault->write = m->op->code != LANE_OP_load;
    }
    if (!is_of_thread(m->op))
        fault->lanes |= (uint64_t)1 << (m->op->chan + lane);
}

/* False: t->fault has the bad lanes. */
static bool
resolve(struct message *m)
{
    m->t->fault = (struct emu_fault){.kind = EMU_FAULT_NONE};
    for (unsigned i = 0; i < m->op->lanes; i++)
        for (unsigned n = 0; (m->enabled >> i & 1) && n < m->component_count; n++) {
            const uint64_t address = element_address(m, i, m->components[n]);
            m->at[n][i] = resolve_element(m, address, &m->cut[n][i]);
            if (element_faults(m, m->at[n][i]))
                note_fault(m, i, address);
        }
    return m->t->fault.kind == EMU_FAULT_NONE;
}

/* The register of the n-th enabled component. */
static struct lane_operand
component_operand(const struct message *m, const struct lane_operand *data, unsigned n)
{
    struct lane_operand o = *data;
    o.base += n * m->op->mem.comp_stride;
    return o;
}

static void
load_element(const struct message *m, unsigned n, unsigned lane)
{
    const struct lane_operand dst = component_operand(m, &m->op->dst, n);
    uint64_t bits = 0;
    if (m->at[n][lane])
        memcpy(&bits, m->at[n][lane], (size_t)m->op->mem.elem - m->cut[n][lane]);
    ref_store(m->p, m->t->rf, &dst, lane, bits);
}

static void
store_element(const struct message *m, unsigned n, unsigned lane)
{
    const struct lane_operand src = component_operand(m, &m->op->src[1], n);
    const uint64_t bits = ref_load(m->p, m->t->rf, &src, lane);
    if (m->at[n][lane])
        memcpy(m->at[n][lane], &bits, m->op->mem.elem);
}

/* All of them before the first element: the destination may lie over them. */
static void
load_atomic_sources(struct message *m)
{
    const unsigned sources = lane_atomic_sources(m->op->mem.atomic);
    for (unsigned i = 0; i < m->op->lanes; i++)
        for (unsigned s = 0; s < sources && (m->enabled >> i & 1); s++)
            m->data[s][i] = ref_load(m->p, m->t->rf, &m->op->src[s + 1], i);
}

/* Local memory belongs to one work-group, and that runs on one host thread. */
static void
atomic_element(const struct message *m, unsigned n, unsigned lane)
{
    const struct lane_mem *mem = &m->op->mem;
    uint64_t old = 0;
    if (m->at[n][lane])
        old = emu_memory_atomic(m->at[n][lane], mem->elem, mem->atomic, m->data[0][lane], m->data[1][lane],
                                mem->space != LANE_SPACE_LOCAL);
    ref_store(m->p, m->t->rf, &m->op->dst, lane, old);
}

/* --- blocks that may end beyond their range --- */

static bool
may_end_beyond(const struct lane_op *op)
{
    return op->code == LANE_OP_load && is_of_thread(op) && is_checked_by_range(&op->mem);
}

/* Copies the part of the block at `first` that is inside to `data`. False: the block does not start inside.
 */
static bool
read_block(const struct message *m, uint64_t first, uint32_t bytes, uint8_t *data)
{
    const struct lane_mem *mem = &m->op->mem;
    const uint8_t *from = emu_memory_block(m->t, mem, first, &bytes);
    if (!from)
        return false;
    if (lane_type_bytes(m->op->src[0].type) == 4 && bytes > (UINT64_C(1) << 32) - first)
        bytes = (uint32_t)((UINT64_C(1) << 32) - first);
    memcpy(data, from, bytes);
    return true;
}

/* False: t->fault has the address of the block. */
static bool
load_block(struct message *m)
{
    const struct lane_mem *mem = &m->op->mem;
    const unsigned first = m->components[0], end = m->components[m->component_count - 1] + 1;
    const uint32_t component = m->op->lanes * (uint32_t)mem->elem;
    const uint64_t address = element_address(m, 0, first);
    uint8_t data[8 * LANE_MAX * 8] = {0};
    m->t->fault = (struct emu_fault){.kind = EMU_FAULT_NONE};
    if (!read_block(m, address, (end - first) * component, data)) {
        note_fault(m, 0, address);
        return false;
    }
    for (unsigned n = 0; n < m->component_count; n++)
        for (unsigned i = 0; i < m->op->lanes; i++) {
            const struct lane_operand dst = component_operand(m, &m->op->dst, n);
            uint64_t bits = 0;
            memcpy(&bits, data + (m->components[n] - first) * component + i * mem->elem, mem->elem);
            ref_store(m->p, m->t->rf, &dst, i, bits);
        }
    return true;
}

bool
ref_mem(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t)
{
    if (op->code == LANE_OP_fence) {
        __atomic_thread_fence(__ATOMIC_SEQ_CST);
        return true;
    }
    if (op->code == LANE_OP_clock) {
        ref_store(p, t->rf, &op->dst, 0, emu_clock());
        return true;
    }
    struct message m = {.p = p, .op = op, .t = t, .enabled = ref_enabled(op, t->rf)};
    for (unsigned c = 0; c < 8; c++)
        if (op->mem.comp_mask >> c & 1)
            m.components[m.component_count++] = c;
    if (may_end_beyond(op))
        return load_block(&m);
    if (!resolve(&m))
        return false;
    if (op->code == LANE_OP_atomic)
        load_atomic_sources(&m);
    void (*const transfer)(const struct message *, unsigned, unsigned) =
        op->code == LANE_OP_load    ? load_element
        : op->code == LANE_OP_store ? store_element
                                    : atomic_element;
    for (unsigned n = 0; n < m.component_count; n++)
        for (unsigned i = 0; i < op->lanes; i++)
            if (m.enabled >> i & 1)
                transfer(&m, n, i);
    return true;
}
