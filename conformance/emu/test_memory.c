/* SPDX-License-Identifier: MIT */
/* Messages: addressing, bounds of every space, faults, components, atomics. */
#include <stdlib.h>
#include <string.h>

#include "emu/memory.h"
#include "rig.h"
#include "values.h"

struct world {
    struct rig r;
    uint8_t
        *memory; /* 512 bytes: [0, 256) and [320, 512) belong to the context, and the surface is [0, 100) */
    uint8_t local[64], scratch[64], payload[40], code[24];
    struct emu_surface surfaces[2];
    struct emu_range ranges[2];
};

static void
open_world(struct world *w)
{
    rig_open(&w->r);
    w->memory = aligned_alloc(64, 512);
    assert_non_null(w->memory);
    for (unsigned i = 0; i < 512; i++)
        w->memory[i] = (uint8_t)(i * 7 + 1);
    for (unsigned i = 0; i < 64; i++)
        w->local[i] = (uint8_t)(i + 100), w->scratch[i] = (uint8_t)(i + 3);
    for (unsigned i = 0; i < 40; i++)
        w->payload[i] = (uint8_t)(200 - i);
    for (unsigned i = 0; i < 24; i++)
        w->code[i] = (uint8_t)(i * i);
    const uintptr_t base = (uintptr_t)w->memory;
    w->surfaces[0] = (struct emu_surface){.base = w->memory, .size = 100};
    w->surfaces[1] = (struct emu_surface){.base = w->memory + 128, .size = 64};
    w->ranges[0] = (struct emu_range){base, base + 256};
    w->ranges[1] = (struct emu_range){base + 320, base + 512};
    w->r.kernel.scratch_bytes = sizeof w->scratch;
    w->r.kernel.payload_bytes = sizeof w->payload;
    w->r.kernel.code = w->code;
    w->r.kernel.code_bytes = sizeof w->code;
    w->r.launch.payload = w->payload;
    w->r.launch.surfaces = w->surfaces;
    w->r.launch.surface_count = 2;
    w->r.launch.ranges = w->ranges;
    w->r.launch.range_count = 2;
    w->r.launch.pool = w->memory;
    w->r.launch.local_bytes = sizeof w->local;
    w->r.thread.local = w->local;
    w->r.thread.scratch = w->scratch;
}

static void
close_world(struct world *w)
{
    free(w->memory);
    rig_close(&w->r);
}

/* A message of dwords at the ud addresses of RIG_A; data in RIG_B (store) or RIG_DST. */
static struct lane_op *
message(struct world *w, enum lane_code code, enum lane_space space)
{
    struct lane_op *op = rig_op(&w->r, code, LANE_UD);
    const bool wide = space == LANE_SPACE_FLAT;
    op->src[0] = rig_packed(wide ? LANE_UQ : LANE_UD, RIG_A);
    if (code != LANE_OP_load)
        op->src[1] = rig_packed(LANE_UD, RIG_B);
    if (code != LANE_OP_store)
        op->dst = rig_packed(LANE_UD, RIG_DST);
    op->mem = (struct lane_mem){
        .space = (uint8_t)space, .elem = 4, .comp_mask = 1, .comp_stride = 64, .addr_mask = 0xffffffff};
    return op;
}

static void
put_addresses(struct world *w, uint64_t base, uint64_t step, bool wide)
{
    for (unsigned i = 0; i < 16; i++)
        rig_put(&w->r, RIG_A, wide ? LANE_UQ : LANE_UD, i, base + i * step);
}

static uint32_t
dword(const uint8_t *at)
{
    uint32_t x;
    memcpy(&x, at, 4);
    return x;
}

/* The spaces that read 0 and drop writes outside. */
static void
windows(void **state)
{
    (void)state;
    struct world w;
    open_world(&w);
    const struct {
        enum lane_space space;
        const uint8_t *base;
        uint32_t size;
    } spaces[] = {{LANE_SPACE_SURFACE, w.memory, 100},
                  {LANE_SPACE_LOCAL, w.local, 64},
                  {LANE_SPACE_UNIFORM, w.payload, 40},
                  {LANE_SPACE_CODE, w.code, 24}};
    for (unsigned s = 0; s < 4; s++)
        for (uint32_t first = 0; first < 120; first++) {
            rig_clear(&w.r);
            message(&w, LANE_OP_load, spaces[s].space);
            put_addresses(&w, first, 3, false);
            assert_int_equal(rig_run(&w.r, 0xffff, RIG_IEEE), EMU_STOP_END);
            for (unsigned i = 0; i < 16; i++) {
                const uint32_t at = first + i * 3;
                const uint32_t want = at + 4 <= spaces[s].size ? dword(spaces[s].base + at) : 0;
                assert_int_equal(rig_get(&w.r, RIG_DST, LANE_UD, i), want);
            }
        }
    put_addresses(&w, 0xfffffffe, 0, false);
    rig_run(&w.r, 0xffff, RIG_IEEE);
    assert_int_equal(rig_get(&w.r, RIG_DST, LANE_UD, 0), 0);
    close_world(&w);
}

static void
stores_beyond_a_surface_vanish(void **state)
{
    (void)state;
    struct world w;
    uint8_t want[512];
    open_world(&w);
    memcpy(want, w.memory, sizeof want);
    message(&w, LANE_OP_store, LANE_SPACE_SURFACE)->mem.surface = 1;
    put_addresses(&w, 32, 4, false);
    for (unsigned i = 0; i < 16; i++) {
        const uint32_t data = 0xabcd0000 + i;
        rig_put(&w.r, RIG_B, LANE_UD, i, data);
        if (i < 8 && i != 2)
            memcpy(want + 128 + 32 + i * 4, &data, 4);
    }
    rig_run(&w.r, 0xfffb, RIG_IEEE);
    assert_memory_equal(w.memory, want, sizeof want);
    w.r.program->ops[0].mem.surface = 7; /* not bound */
    assert_int_equal(rig_run(&w.r, 0xffff, RIG_IEEE), EMU_STOP_END);
    assert_memory_equal(w.memory, want, sizeof want);
    close_world(&w);
}

static void
flat_and_pool(void **state)
{
    static const enum lane_space spaces[] = {LANE_SPACE_FLAT, LANE_SPACE_POOL};
    (void)state;
    struct world w;
    open_world(&w);
    for (unsigned s = 0; s < 2; s++)
        for (unsigned first = 0; first + 4 <= 512; first++) {
            const bool wide = spaces[s] == LANE_SPACE_FLAT;
            rig_clear(&w.r);
            message(&w, LANE_OP_load, spaces[s]);
            put_addresses(&w, (wide ? (uintptr_t)w.memory : 0) + first, 0, wide);
            memset(w.r.rf + RIG_DST, 0xee, 64);
            const bool inside = first + 4 <= 256 || first >= 320;
            assert_int_equal(rig_run(&w.r, 0xffff, RIG_IEEE), inside ? EMU_STOP_END : EMU_STOP_FAULT);
            assert_int_equal(rig_get(&w.r, RIG_DST, LANE_UD, 9),
                             inside ? dword(w.memory + first) : 0xeeeeeeee);
        }
    close_world(&w);
}

/* 32-bit addresses that a map finds memory for: two ranges, host addresses in another order than theirs, and
 * the thread's scratch. Every message lies in one of them, over an end, or has its lanes in all three. */
static void
mapped_pool(void **state)
{
    enum { FIRST = 0x10000, SECOND = 0x7ffffff0, SCRATCH = 0x400 };
    (void)state;
    struct world w;
    open_world(&w);
    const struct emu_map maps[] = {{FIRST, FIRST + 192, w.memory + 320},
                                   {SECOND, UINT64_C(256) + SECOND, w.memory}};
    const struct part {
        uint32_t at, bytes;
        const uint8_t *host;
    } parts[] = {{FIRST, 192, w.memory + 320}, {SECOND, 256, w.memory}, {SCRATCH, 64, w.scratch}};
    w.r.launch.maps = maps;
    w.r.launch.map_count = 2;
    w.r.launch.range_count = 0;
    w.r.kernel.scratch_base = SCRATCH;
    message(&w, LANE_OP_load, LANE_SPACE_POOL);
    for (unsigned p = 0; p < 3; p++)
        for (int at = -8; at < (int)parts[p].bytes + 8; at++) {
            const bool inside = at >= 0 && at + 4 <= (int)parts[p].bytes;
            put_addresses(&w, parts[p].at + (uint32_t)at, 0, false);
            memset(w.r.rf + RIG_DST, 0xee, 64);
            assert_int_equal(rig_run(&w.r, 0xffff, RIG_IEEE), inside ? EMU_STOP_END : EMU_STOP_FAULT);
            assert_int_equal(rig_get(&w.r, RIG_DST, LANE_UD, 9),
                             inside ? dword(parts[p].host + at) : 0xeeeeeeee);
            assert_true(inside || w.r.thread.fault.address == parts[p].at + (uint32_t)at);
        }
    for (unsigned i = 0; i < 16; i++)
        rig_put(&w.r, RIG_A, LANE_UD, i, parts[i % 3].at + 3 * i);
    assert_int_equal(rig_run(&w.r, 0xffff, RIG_IEEE), EMU_STOP_END);
    for (unsigned i = 0; i < 16; i++)
        assert_int_equal(rig_get(&w.r, RIG_DST, LANE_UD, i), dword(parts[i % 3].host + 3 * i));
    rig_put(&w.r, RIG_A, LANE_UD, 7, 0); /* nothing is at 0 */
    assert_int_equal(rig_run(&w.r, 0xffff, RIG_IEEE), EMU_STOP_FAULT);
    assert_true(w.r.thread.fault.lanes == 1 << 7 && w.r.thread.fault.address == 0);
    close_world(&w);
}

/* One bad lane: nothing moves, and the fault tells which, where, how wide and what for. */
static void
faults_are_precise(void **state)
{
    (void)state;
    struct world w;
    uint8_t before[512];
    open_world(&w);
    memcpy(before, w.memory, sizeof before);
    struct lane_op *op = message(&w, LANE_OP_store, LANE_SPACE_FLAT);
    op->inst = 0x1230;
    op->chan = 16;
    put_addresses(&w, (uintptr_t)w.memory, 4, true);
    rig_put(&w.r, RIG_A, LANE_UQ, 2, 16);                        /* disabled */
    rig_put(&w.r, RIG_A, LANE_UQ, 5, (uintptr_t)w.memory + 254); /* straddles the end */
    rig_put(&w.r, RIG_A, LANE_UQ, 11, UINT64_MAX - 1);           /* wraps */
    assert_int_equal(rig_run(&w.r, 0xfffbull << 16, RIG_IEEE), EMU_STOP_FAULT);
    const struct emu_fault *f = &w.r.thread.fault;
    assert_int_equal(f->kind, EMU_FAULT_ADDRESS);
    assert_int_equal(f->inst, 0x1230);
    assert_true(f->lanes == (1ull << 21 | 1ull << 27));
    assert_true(f->address == (uintptr_t)w.memory + 254);
    assert_int_equal(f->bytes, 4);
    assert_true(f->write);
    assert_memory_equal(w.memory, before, sizeof before);
    close_world(&w);
}

static void
scratch_faults(void **state)
{
    (void)state;
    struct world w;
    open_world(&w);
    message(&w, LANE_OP_load, LANE_SPACE_SCRATCH);
    put_addresses(&w, 0, 4, false);
    assert_int_equal(rig_run(&w.r, 0xffff, RIG_IEEE), EMU_STOP_END);
    assert_int_equal(rig_get(&w.r, RIG_DST, LANE_UD, 15), dword(w.scratch + 60));
    put_addresses(&w, 4, 4, false);
    assert_int_equal(rig_run(&w.r, 0xffff, RIG_IEEE), EMU_STOP_FAULT);
    assert_true(w.r.thread.fault.lanes == 1 << 15 && w.r.thread.fault.address == 64);
    assert_false(w.r.thread.fault.write);
    close_world(&w);
}

/* Components, shift, offset, mask, element widths. */
static void
addressing(void **state)
{
    (void)state;
    struct world w;
    open_world(&w);
    static const uint8_t widths[] = {1, 2, 4, 8};
    for (unsigned n = 0; n < 4; n++) {
        rig_clear(&w.r);
        struct lane_op *op = message(&w, LANE_OP_load, LANE_SPACE_POOL);
        op->dst = rig_packed(LANE_UQ, RIG_DST);
        op->mem.elem = widths[n];
        op->mem.comp_mask = 0x0b; /* components 0, 1, 3 */
        op->mem.comp_stride = 128;
        op->mem.addr_shift = 2;
        op->mem.offset = 3;
        op->mem.addr_mask = ~1u;
        put_addresses(&w, 1, 2, false);
        assert_int_equal(rig_run(&w.r, 0xffff, RIG_IEEE), EMU_STOP_END);
        for (unsigned i = 0; i < 16; i++)
            for (unsigned c = 0; c < 3; c++) {
                const unsigned at = (((1 + 2 * i) << 2) + 3) / 2 * 2 + (c == 2 ? 3 : c) * widths[n];
                uint64_t want = 0;
                memcpy(&want, w.memory + at, widths[n]);
                assert_true(rig_get(&w.r, RIG_DST + c * 128, LANE_UQ, i) == want);
            }
    }
    rig_clear(&w.r);
    message(&w, LANE_OP_load, LANE_SPACE_SURFACE)->mem.addr_mask = 0x3c;
    put_addresses(&w, 0x10003, 5, false);
    rig_run(&w.r, 0xffff, RIG_IEEE);
    for (unsigned i = 0; i < 16; i++)
        assert_int_equal(rig_get(&w.r, RIG_DST, LANE_UD, i), dword(w.memory + ((3 + i * 5) & 0x3c)));
    close_world(&w);
}

static void
linear_blocks(void **state)
{
    (void)state;
    struct world w;
    open_world(&w);
    struct lane_op *op = message(&w, LANE_OP_load, LANE_SPACE_SURFACE);
    op->lanes = 8;
    op->mem.linear = true;
    op->mem.comp_mask = 3;
    op->src[0] = rig_imm(LANE_UD, 20);
    rig_run(&w.r, 0xff, RIG_IEEE);
    for (unsigned i = 0; i < 8; i++) {
        assert_int_equal(rig_get(&w.r, RIG_DST, LANE_UD, i), dword(w.memory + 20 + i * 4));
        assert_int_equal(rig_get(&w.r, RIG_DST + 64, LANE_UD, i), dword(w.memory + 52 + i * 4));
    }
    close_world(&w);
}

/* A block load that starts inside may end beyond; it reads 0 there, though another range begins at once. */
static void
blocks_may_end_beyond(void **state)
{
    static const enum lane_space spaces[] = {LANE_SPACE_FLAT, LANE_SPACE_POOL};
    (void)state;
    struct world w;
    open_world(&w);
    w.ranges[1].begin = w.ranges[0].end;
    for (unsigned s = 0; s < 2; s++)
        for (unsigned at = 190; at < 256; at++) {
            const bool wide = spaces[s] == LANE_SPACE_FLAT;
            uint8_t want[64] = {0};
            rig_clear(&w.r);
            struct lane_op *op = message(&w, LANE_OP_load, spaces[s]);
            op->flags = LANE_NOMASK;
            op->mem.linear = true;
            rig_put(&w.r, RIG_A, wide ? LANE_UQ : LANE_UD, 0, (wide ? (uintptr_t)w.memory : 0) + at);
            memcpy(want, w.memory + at, 256 - at < 64 ? 256 - at : 64);
            memset(w.r.rf + RIG_DST, 0xee, 64);
            assert_int_equal(rig_run(&w.r, 0, RIG_IEEE), EMU_STOP_END);
            assert_memory_equal(w.r.rf + RIG_DST, want, 64);
        }
    close_world(&w);
}

/* Only such loads: not one that starts outside, no store, no message of lanes, nothing in scratch. */
static void
nothing_else_ends_beyond(void **state)
{
    static const struct {
        enum lane_code code;
        enum lane_space space;
        bool linear, of_thread;
        int at;
    } cases[] = {
        {LANE_OP_load, LANE_SPACE_FLAT, true, true, -1},
        {LANE_OP_load, LANE_SPACE_FLAT, true, true, 256},
        {LANE_OP_load, LANE_SPACE_POOL, true, true, 256},
        {LANE_OP_store, LANE_SPACE_FLAT, true, true, 252},
        {LANE_OP_store, LANE_SPACE_POOL, true, true, 193},
        {LANE_OP_load, LANE_SPACE_FLAT, true, false, 252},
        {LANE_OP_load, LANE_SPACE_FLAT, false, true, 253},
        {LANE_OP_load, LANE_SPACE_POOL, false, false, 253},
        {LANE_OP_atomic, LANE_SPACE_FLAT, false, false, 254},
        {LANE_OP_load, LANE_SPACE_SCRATCH, true, true, 4},
        {LANE_OP_store, LANE_SPACE_SCRATCH, true, true, 4},
    };
    (void)state;
    struct world w;
    uint8_t before[512];
    open_world(&w);
    memcpy(before, w.memory, sizeof before);
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        const bool wide = cases[i].space == LANE_SPACE_FLAT;
        rig_clear(&w.r);
        struct lane_op *op = message(&w, cases[i].code, cases[i].space);
        op->flags = cases[i].of_thread ? LANE_NOMASK : 0;
        op->mem.linear = cases[i].linear;
        put_addresses(&w, (wide ? (uintptr_t)w.memory : 0) + (uint64_t)(int64_t)cases[i].at, 0, wide);
        memset(w.r.rf + RIG_DST, 0xee, 64);
        assert_int_equal(rig_run(&w.r, 0xffff, RIG_IEEE), EMU_STOP_FAULT);
        assert_int_equal(w.r.thread.fault.kind, EMU_FAULT_ADDRESS);
        assert_int_equal(rig_get(&w.r, RIG_DST, LANE_UD, 0), 0xeeeeeeee);
        assert_memory_equal(w.memory, before, sizeof before);
    }
    close_world(&w);
}

/* A range found by its host address is not the pool's last map. */
static void
maps_beside_ranges(void **state)
{
    enum { FIRST = 0x10000 };
    (void)state;
    struct world w;
    open_world(&w);
    const struct emu_map maps[] = {{FIRST, FIRST + 256, w.memory}, {FIRST + 320, FIRST + 384, w.local}};
    w.r.launch.maps = maps;
    w.r.launch.map_count = 2;
    static const enum lane_space spaces[] = {LANE_SPACE_POOL, LANE_SPACE_FLAT, LANE_SPACE_POOL};
    const uint64_t at[] = {FIRST, (uintptr_t)w.memory + 320, FIRST + 320};
    for (unsigned i = 0; i < 3; i++) {
        struct lane_op *op = message(&w, LANE_OP_load, spaces[i]);
        op->src[0] = rig_imm(spaces[i] == LANE_SPACE_FLAT ? LANE_UQ : LANE_UD, at[i]);
        op->dst.base = RIG_DST + 64 * i;
    }
    assert_int_equal(rig_run(&w.r, 0xffff, RIG_IEEE), EMU_STOP_END);
    assert_int_equal(rig_get(&w.r, RIG_DST, LANE_UD, 0), dword(w.memory));
    assert_int_equal(rig_get(&w.r, RIG_DST + 64, LANE_UD, 0), dword(w.memory + 320));
    assert_int_equal(rig_get(&w.r, RIG_DST + 128, LANE_UD, 0), dword(w.local));
    close_world(&w);
}

/* A load into its own address registers. */
static void
addresses_are_read_first(void **state)
{
    (void)state;
    struct world w;
    open_world(&w);
    struct lane_op *op = message(&w, LANE_OP_load, LANE_SPACE_SURFACE);
    op->mem.comp_mask = 3;
    op->mem.comp_stride = 32;
    op->dst.base = RIG_A;
    op->lanes = 8;
    put_addresses(&w, 0, 8, false);
    rig_run(&w.r, 0xff, RIG_IEEE);
    for (unsigned i = 0; i < 8; i++) {
        assert_int_equal(rig_get(&w.r, RIG_A, LANE_UD, i), dword(w.memory + i * 8));
        assert_int_equal(rig_get(&w.r, RIG_A + 32, LANE_UD, i), dword(w.memory + i * 8 + 4));
    }
    close_world(&w);
}

struct atomic_case {
    enum lane_atomic_op op;
    uint32_t old, data, data2, next, result;
};

/* floats as bits */
enum { F_1 = 0x3f800000, F_1_5 = 0x3fc00000, F_2 = 0x40000000, F_3_5 = 0x40600000 };
#define F_MINUS_0 0x80000000u
#define F_MINUS_2 0xc0000000u

static const struct atomic_case atomic_cases[] = {
    {LANE_ATOMIC_AND, 12, 10, 0, 8, 12},
    {LANE_ATOMIC_OR, 12, 10, 0, 14, 12},
    {LANE_ATOMIC_XOR, 12, 10, 0, 6, 12},
    {LANE_ATOMIC_XCHG, 12, 10, 0, 10, 12},
    {LANE_ATOMIC_INC, UINT32_MAX, 9, 0, 0, UINT32_MAX},
    {LANE_ATOMIC_DEC, 0, 9, 0, UINT32_MAX, 0},
    {LANE_ATOMIC_ADD, 5, 7, 0, 12, 5},
    {LANE_ATOMIC_SUB, 5, 7, 0, (uint32_t)-2, 5},
    {LANE_ATOMIC_RSUB, 5, 7, 0, 2, 5},
    {LANE_ATOMIC_IMAX, (uint32_t)-5, 3, 0, 3, (uint32_t)-5},
    {LANE_ATOMIC_IMIN, (uint32_t)-5, 3, 0, (uint32_t)-5, (uint32_t)-5},
    {LANE_ATOMIC_UMAX, (uint32_t)-5, 3, 0, (uint32_t)-5, (uint32_t)-5},
    {LANE_ATOMIC_UMIN, (uint32_t)-5, 3, 0, 3, (uint32_t)-5},
    {LANE_ATOMIC_CMPXCHG, 5, 5, 8, 8, 5},
    {LANE_ATOMIC_CMPXCHG, 5, 6, 8, 5, 5},
    {LANE_ATOMIC_PREDEC, 5, 0, 0, 4, 4},
    {LANE_ATOMIC_PREDEC, 0, 0, 0, UINT32_MAX, UINT32_MAX},
    {LANE_ATOMIC_INCWRAP, 5, 5, 0, 0, 5},
    {LANE_ATOMIC_INCWRAP, 4, 5, 0, 5, 4},
    {LANE_ATOMIC_DECWRAP, 0, 5, 0, 5, 0},
    {LANE_ATOMIC_DECWRAP, 9, 5, 0, 5, 9},
    {LANE_ATOMIC_DECWRAP, 3, 5, 0, 2, 3},
    {LANE_ATOMIC_MSKOR, 0xff, 0x50, 0xf0, 0x5f, 0xff},
    {LANE_ATOMIC_FADD, F_1_5, F_2, 0, F_3_5, F_1_5},
    {LANE_ATOMIC_FMIN, F_1_5, F_MINUS_2, 0, F_MINUS_2, F_1_5},
    {LANE_ATOMIC_FMAX, F_1_5, F_MINUS_2, 0, F_1_5, F_1_5},
    {LANE_ATOMIC_FCMPXCHG, F_MINUS_0, 0, 77, 77, F_MINUS_0},
    {LANE_ATOMIC_FCMPXCHG, F_1, F_2, 77, F_1, F_1},
};

static void
atomics(void **state)
{
    (void)state;
    struct world w;
    open_world(&w);
    static const enum lane_space spaces[] = {LANE_SPACE_SURFACE, LANE_SPACE_LOCAL};
    bool seen[LANE_ATOMIC_FCMPXCHG + 1] = {false};
    for (unsigned s = 0; s < 2; s++)
        for (unsigned i = 0; i < sizeof atomic_cases / sizeof atomic_cases[0]; i++) {
            const struct atomic_case *c = &atomic_cases[i];
            uint8_t *at = (s ? w.local : w.memory) + 8;
            seen[c->op] = true;
            rig_clear(&w.r);
            struct lane_op *op = message(&w, LANE_OP_atomic, spaces[s]);
            op->mem.atomic = (uint8_t)c->op;
            op->src[1] = op->src[2] = (struct lane_operand){.kind = LANE_NONE};
            if (lane_atomic_sources(c->op) > 0)
                op->src[1] = rig_imm(LANE_UD, c->data);
            if (lane_atomic_sources(c->op) > 1)
                op->src[2] = rig_imm(LANE_UD, c->data2);
            put_addresses(&w, 8, 0, false);
            memcpy(at, &c->old, 4);
            rig_run(&w.r, 1, RIG_IEEE);
            assert_int_equal(dword(at), c->next);
            assert_int_equal(rig_get(&w.r, RIG_DST, LANE_UD, 0), c->result);
        }
    for (unsigned i = 0; i <= LANE_ATOMIC_FCMPXCHG; i++)
        assert_true(seen[i]);
    close_world(&w);
}

/* 64 bits, misaligned, several lanes at one address in order. */
static void
atomics_of_other_shapes(void **state)
{
    (void)state;
    uint64_t cell = 0xffffffff;
    assert_true(emu_memory_atomic((uint8_t *)&cell, 8, LANE_ATOMIC_ADD, 1, 0, 1) == 0xffffffff);
    assert_true(cell == 0x100000000);
    assert_true(emu_memory_atomic((uint8_t *)&cell, 8, LANE_ATOMIC_IMIN, (uint64_t)-1, 0, 1) == 0x100000000);
    assert_true(cell == UINT64_MAX);
    uint8_t bytes[8] = {0, 1, 2, 3, 4, 5, 6, 7};
    assert_int_equal(emu_memory_atomic(bytes + 1, 4, LANE_ATOMIC_XCHG, 0x0d0c0b0a, 0, 1), 0x04030201);
    assert_int_equal(bytes[1], 10);
    assert_int_equal(bytes[5], 5);
    struct world w;
    open_world(&w);
    message(&w, LANE_OP_atomic, LANE_SPACE_SURFACE)->mem.atomic = LANE_ATOMIC_ADD;
    put_addresses(&w, 40, 0, false);
    memset(w.memory + 40, 0, 4);
    for (unsigned i = 0; i < 16; i++)
        rig_put(&w.r, RIG_B, LANE_UD, i, 1u << i);
    rig_run(&w.r, 0xffff, RIG_IEEE);
    for (unsigned i = 0; i < 16; i++)
        assert_int_equal(rig_get(&w.r, RIG_DST, LANE_UD, i), (1u << i) - 1);
    put_addresses(&w, 98, 0, false); /* beyond the end: nothing happens, 0 comes back */
    rig_run(&w.r, 0xffff, RIG_IEEE);
    assert_int_equal(rig_get(&w.r, RIG_DST, LANE_UD, 3), 0);
    close_world(&w);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(windows),
        cmocka_unit_test(stores_beyond_a_surface_vanish),
        cmocka_unit_test(mapped_pool),
        cmocka_unit_test(flat_and_pool),
        cmocka_unit_test(faults_are_precise),
        cmocka_unit_test(scratch_faults),
        cmocka_unit_test(addressing),
        cmocka_unit_test(linear_blocks),
        cmocka_unit_test(blocks_may_end_beyond),
        cmocka_unit_test(nothing_else_ends_beyond),
        cmocka_unit_test(maps_beside_ranges),
        cmocka_unit_test(addresses_are_read_first),
        cmocka_unit_test(atomics),
        cmocka_unit_test(atomics_of_other_shapes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
