/* SPDX-License-Identifier: MIT */
/*
 * Cache lines: of buffers, 64 bytes. Banks of local memory: a dword each, one after the other. Lanes are
 * served together, as many as a GPU takes at once. Lanes that read or write the same dword meet without a
 * loss, atomics do not.
 *
 * Gen: 16 banks, 16 lanes at once (Intel, The Compute Architecture of Intel Processor Graphics Gen7.5, Gen8
 * and Gen9: shared local memory). Cayman: 32 banks, half a wavefront at once (AMD Accelerated Parallel
 * Processing OpenCL Programming Guide, Evergreen and Northern Islands: local memory).
 */
#include "message.h"

#include <assert.h>
#include <string.h>

#include "count.h"
#include "emu/kernel.h"
#include "emu/lane_places.h"
#include "emu/ref.h"

enum { COMPONENTS = 8, BANKS = 32 };

struct message {
    struct profile_counter *c;
    const struct lane_op *op;
    uint64_t lanes;
    unsigned count, components; /* lanes that are on, components that move */
    uint64_t address[LANE_MAX]; /* as the address register has it */
};

static bool
is_on(const struct message *m, unsigned lane)
{
    return m->lanes >> lane & 1;
}

/* Address registers of consecutive lanes lie side by side, as a rule. */
static void
read_addresses(struct message *m, const struct emu_thread *t)
{
    const struct lane_operand *o = &m->op->src[0];
    const unsigned bytes = lane_type_bytes((enum lane_type)o->type);
    const unsigned lanes = m->op->mem.linear ? 1 : m->op->lanes;
    const bool packed = o->kind == LANE_REG && lane_operand_stride(o, m->op->lanes) == (int32_t)bytes;
    for (unsigned i = 0; i < lanes; i++) {
        m->address[i] = 0;
        if (packed)
            memcpy(&m->address[i], t->rf + o->base + (size_t)i * bytes, bytes);
        else
            m->address[i] = emu_ref_value(m->c->map.program, t->rf, o, i);
    }
}

/* The address of a lane's first component. */
static uint64_t
place_of(const struct message *m, unsigned lane)
{
    const unsigned first = (unsigned)__builtin_ctz(m->op->mem.comp_mask);
    return lane_mem_address(m->op, m->address[m->op->mem.linear ? 0 : lane], lane, first);
}

/* Bytes from one lane to the next, if it is the same for all of them, which are all on. False: it is not so.
 */
static bool
is_row(const struct message *m, int64_t *step)
{
    const unsigned lanes = m->op->lanes;
    if (m->op->mem.linear || m->count != lanes || lanes < 2)
        return false;
    const uint64_t gap = m->address[1] - m->address[0];
    uint64_t differs = 0;
    for (unsigned i = 2; i < lanes; i++)
        differs |= (m->address[i] - m->address[i - 1]) ^ gap;
    *step = (int64_t)(gap << m->op->mem.addr_shift);
    return differs == 0;
}

/* --- cache lines --- */

static bool
has_gaps(const struct lane_mem *mem)
{
    const unsigned low = mem->comp_mask >> __builtin_ctz(mem->comp_mask);
    return (low & (low + 1)) != 0;
}

static void
add_lane(struct message *m, unsigned lane)
{
    const struct lane_mem *mem = &m->op->mem;
    const uint64_t base = m->address[mem->linear ? 0 : lane];
    if (!mem->linear && !has_gaps(mem)) {
        profile_lines_add(&m->c->seen, place_of(m, lane), (uint64_t)m->components * mem->elem);
        return;
    }
    for (unsigned c = 0; c < COMPONENTS; c++)
        if (mem->comp_mask >> c & 1)
            profile_lines_add(&m->c->seen, lane_mem_address(m->op, base, lane, c), mem->elem);
}

static uint64_t
count_lines(struct message *m)
{
    const uint64_t bytes = (uint64_t)m->components * m->op->mem.elem;
    int64_t step = 0;
    profile_lines_clear(&m->c->seen);
    if (m->op->mem.linear && m->count == m->op->lanes && !has_gaps(&m->op->mem)) {
        profile_lines_add(&m->c->seen, place_of(m, 0), bytes * m->count);
        return m->c->seen.count;
    }
    if (is_row(m, &step) && !has_gaps(&m->op->mem) && step >= 0 && (uint64_t)step <= PROFILE_LINE) {
        const uint64_t first = place_of(m, 0), last = place_of(m, m->op->lanes - 1u) + bytes - 1;
        if (last >= first)
            return last / PROFILE_LINE - first / PROFILE_LINE + 1;
    }
    for (unsigned i = 0; i < m->op->lanes; i++)
        if (is_on(m, i))
            add_lane(m, i);
    return m->c->seen.count;
}

/* --- banks --- */

struct banks {
    uint64_t word[BANKS][LANE_MAX];
    unsigned count[BANKS], most;
};

static void
add_word(struct banks *banks, uint64_t word, unsigned of, bool again)
{
    assert(of <= BANKS);
    const unsigned bank = (unsigned)(word % of);
    unsigned *count = &banks->count[bank];
    for (unsigned i = 0; i < *count && !again; i++)
        if (banks->word[bank][i] == word)
            return;
    assert(*count < LANE_MAX);
    banks->word[bank][(*count)++] = word;
    if (*count > banks->most)
        banks->most = *count;
}

/* One component's dword of the lanes that are served at once. */
static unsigned
count_steps(const struct message *m, unsigned first, unsigned c, unsigned dword)
{
    struct banks banks;
    const struct profile_kernel *k = m->c->kernel;
    memset(banks.count, 0, sizeof banks.count);
    banks.most = 0;
    for (unsigned i = first; i < first + k->bank_lanes && i < m->op->lanes; i++)
        if (is_on(m, i)) {
            const uint64_t base = m->address[m->op->mem.linear ? 0 : i];
            add_word(&banks, lane_mem_address(m->op, base, i, c) / 4 + dword, k->banks,
                     m->op->code == LANE_OP_atomic);
        }
    return banks.most;
}

static bool
has_lanes(const struct message *m, unsigned first)
{
    const unsigned n = m->c->kernel->bank_lanes;
    return (m->lanes >> first & (n >= LANE_MAX ? UINT64_MAX : (UINT64_C(1) << n) - 1)) != 0;
}

static bool
meets_no_lane(const struct message *m)
{
    int64_t step = 0;
    return m->op->code != LANE_OP_atomic && m->op->mem.elem <= 4 && is_row(m, &step) &&
           (step == 0 || step == 4);
}

static void
count_banks(const struct message *m, struct profile_counts *to)
{
    const struct lane_mem *mem = &m->op->mem;
    const unsigned dwords = mem->elem > 4 ? mem->elem / 4 : 1;
    const bool easy = meets_no_lane(m);
    for (unsigned first = 0; first < m->op->lanes; first += m->c->kernel->bank_lanes) {
        if (!has_lanes(m, first))
            continue;
        to->free_cycles += (uint64_t)m->components * dwords;
        for (unsigned c = 0; c < COMPONENTS; c++)
            for (unsigned d = 0; d < dwords && mem->comp_mask >> c & 1; d++)
                to->bank_cycles += easy ? 1 : count_steps(m, first, c, d);
    }
}

/* --- all of it --- */

static void
count_bytes(const struct message *m, uint64_t bytes, bool memory, struct profile_counts *to)
{
    const enum lane_code code = (enum lane_code)m->op->code;
    const bool atomic = code == LANE_OP_atomic || code == LANE_OP_texatomic;
    const bool writes =
        atomic || code == LANE_OP_store || code == LANE_OP_texstore || code == LANE_OP_blockstore;
    to->messages++;
    if (writes)
        to->written_bytes += bytes;
    if (!writes || (atomic && m->op->dst.kind != LANE_NONE))
        to->read_bytes += bytes;
    if (memory)
        to->memory_bytes += atomic && m->op->dst.kind != LANE_NONE ? 2 * bytes : bytes;
}

static void
count_memory(struct message *m, const struct emu_thread *t, struct profile_counts *to)
{
    const struct lane_mem *mem = &m->op->mem;
    const enum profile_kind kind = profile_kind_of(m->op);
    m->components = (unsigned)__builtin_popcount(mem->comp_mask);
    assert(m->components > 0);
    const uint64_t bytes = (uint64_t)m->count * m->components * mem->elem;
    count_bytes(m, bytes, kind == PROFILE_GLOBAL, to);
    if (!m->count || (kind != PROFILE_GLOBAL && kind != PROFILE_LOCAL))
        return;
    read_addresses(m, t);
    if (kind == PROFILE_LOCAL) {
        count_banks(m, to);
        return;
    }
    to->cache_lines += count_lines(m);
    to->dense_lines += (bytes + PROFILE_LINE - 1) / PROFILE_LINE;
}

static uint64_t
image_bytes(const struct lane_op *op, unsigned lanes)
{
    const unsigned components = (unsigned)__builtin_popcount(op->image.comp_mask & 15);
    return (uint64_t)lanes * (components ? components : 1) * 4;
}

void
profile_count_message(struct profile_counter *c, const struct emu_thread *t, const struct lane_op *op,
                      uint64_t lanes, struct profile_counts *to)
{
    struct message m;
    m.c = c;
    m.op = op;
    m.lanes = lanes;
    m.count = (unsigned)__builtin_popcountll(lanes);
    if (lane_code_family(op->code) == LANE_MEM)
        count_memory(&m, t, to);
    else
        count_bytes(&m, image_bytes(op, m.count), true, to);
}
