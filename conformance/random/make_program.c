/* SPDX-License-Identifier: MIT */
/* A whole program: layout, constants, body, subroutines, and the stores that make its registers visible. */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "emu/error.h"
#include "maker.h"
#include "thread_start.h"

uint32_t
here(const struct maker *m)
{
    return m->p->op_count;
}

uint32_t
put(struct maker *m, const struct lane_op *op)
{
    struct lane_op *to = lane_program_append(m->p);
    if (!to)
        abort();
    *to = *op;
    m->budget--;
    return m->p->op_count - 1;
}

/* --- observers --- */

struct seen {
    uint8_t dword[RF_END / 4];
};

static void
see_region(struct seen *s, const struct lane_operand *o, unsigned lanes, uint32_t shift)
{
    for (unsigned i = 0; i < lanes; i++) {
        const int at =
            (int)(o->base + shift) + (int)(i / o->width) * o->vstride + (int)(i % o->width) * o->hstride;
        for (int b = at; b < at + (int)lane_type_bytes(o->type); b++)
            s->dword[b / 4] = 1;
    }
}

static void
see_op(struct seen *s, const struct lane_program *p, const struct lane_op *op)
{
    const bool is_load = op->code == LANE_OP_load;
    const unsigned components = is_load ? (unsigned)__builtin_popcount(op->mem.comp_mask) : 1;
    if (lane_code_family(op->code) == LANE_MASK || lane_code_family(op->code) == LANE_CTRL)
        return;
    if (op->dst.kind == LANE_INDIRECT)
        memset(s->dword + p->indirects[op->dst.indirect].lo / 4, 1,
               (p->indirects[op->dst.indirect].hi - p->indirects[op->dst.indirect].lo) / 4);
    for (unsigned n = 0; op->dst.kind == LANE_REG && n < components; n++)
        see_region(s, &op->dst, op->lanes, is_load ? n * op->mem.comp_stride : 0);
}

/* Stores `lanes` dwords from a register on, to the same place in the result surface. */
static void
put_store(struct maker *m, uint32_t from, unsigned lanes)
{
    struct lane_op op = {
        .code = LANE_OP_store, .type = LANE_UD, .lanes = (uint8_t)lanes, .flags = LANE_NOMASK};
    op.mem = (struct lane_mem){.space = LANE_SPACE_SURFACE,
                               .surface = RESULT_SURFACE,
                               .elem = 4,
                               .comp_mask = 1,
                               .comp_stride = 256,
                               .linear = true,
                               .addr_mask = UINT32_MAX};
    op.src[0] = imm(LANE_UD, from);
    op.src[1] = reg(LANE_UD, from, lanes);
    put(m, &op);
}

static void
store_run(struct maker *m, uint32_t from, uint32_t end, unsigned widest)
{
    while (from < end) {
        unsigned lanes = widest;
        while (lanes > 1 && lanes * 4 > end - from)
            lanes /= 2;
        put_store(m, from, lanes);
        from += lanes * 4;
    }
}

/* A cell's dwords by way of a register: a wide read would tie all cells together. */
static void
see_cell(struct maker *m, uint32_t cell, uint32_t to)
{
    struct lane_op op = {.code = LANE_OP_mov, .type = LANE_UD, .lanes = 2, .flags = LANE_NOMASK};
    if (rnd_once_in(&m->rnd, 2)) {
        op.type = LANE_UQ;
        op.lanes = 1;
    }
    op.dst = reg(op.type, to, op.lanes);
    op.src[0] = reg(op.type, cell, op.lanes);
    put(m, &op);
}

static void
put_cell_observers(struct maker *m)
{
    uint32_t to = RF_SEEN;
    const struct lane_op exec = {.code = LANE_OP_mmov,
                                 .ctrl.cell = {RF_SAVED + 8 * RF_SAVED_COUNT, LANE_EXEC_CELL}};
    put(m, &exec);
    see_cell(m, exec.ctrl.cell[0], to);
    for (uint32_t cell = RF_GEN_FLAGS; cell < RF_GEN_FLAG_END - 8; cell += 8)
        see_cell(m, cell, to += 8);
    for (uint32_t n = 0; n < RF_CELL_COUNT; n++)
        see_cell(m, RF_CELLS + 8 * n, to += 8);
    store_run(m, RF_SEEN, to + 8, 16);
}

void
put_observers(struct maker *m)
{
    struct seen s = {{0}};
    const unsigned widest = 8u << rnd_below(&m->rnd, 4);
    for (uint32_t i = 0; i < m->p->op_count; i++)
        see_op(&s, m->p, &m->p->ops[i]);
    put_cell_observers(m);
    for (uint32_t at = RF_GENERAL; at < RF_GENERAL_END;) {
        uint32_t end = at;
        while (end < RF_GENERAL_END && s.dword[end / 4])
            end += 4;
        store_run(m, at, end, widest);
        at = end + 4;
    }
}

/* --- the program --- */

static void
lay_out(struct maker *m)
{
    struct lane_program *p = m->p;
    uint32_t constants[RF_CONST_BYTES / 4];
    for (uint32_t i = 0; i < 64; i++)
        constants[i] = i;
    rnd_fill(&m->rnd, constants + 64, 256);
    if (lane_program_add_const(p, constants, sizeof constants) != 0)
        abort();
    p->const_rf = RF_CONSTS;
    p->uniform_rf = RF_UNIFORMS;
    p->uniform_bytes = RF_UNIFORM_BYTES;
    p->cells_bytes = RF_CELLS_END;
    p->rf_bytes = RF_END;
}

uint32_t
some_mode(struct maker *m)
{
    const uint32_t rounding = rnd_below(&m->rnd, 4) << 4, denormals = rnd_once_in(&m->rnd, 2) ? 0x4c0 : 0;
    return denormals | rounding;
}

static void
choose_style(struct maker *m)
{
    static const uint8_t lanes[] = {8, 16, 16, 16, 32, 64};
    static const uint8_t favourites[] = {LANE_UD, LANE_D, LANE_F, LANE_F};
    m->lanes = lanes[rnd_below(&m->rnd, sizeof lanes)];
    m->whole_only = rnd_once_in(&m->rnd, 3);
    m->may_fault = rnd_once_in(&m->rnd, 4);
    m->has_barriers = rnd_once_in(&m->rnd, 3);
    m->changes_mode = rnd_once_in(&m->rnd, 6);
    m->subroutine = -1;
    if (m->c->groups) {
        m->has_barriers = true;
        m->changes_mode = m->changes_mode && rnd_once_in(&m->rnd, 4);
    }
    for (unsigned i = 0; i < 4; i++)
        m->types[i] = rnd_once_in(&m->rnd, 3) ? rnd_below(&m->rnd, LANE_TYPE_COUNT) : favourites[i];
    const unsigned span = 2048u >> rnd_below(&m->rnd, 4);
    for (unsigned i = 0; i < HOT; i++)
        m->hot[i] = RF_GENERAL + 32 * rnd_below(&m->rnd, span / 32);
}

static void
make_windows(struct maker *m)
{
    if (!rnd_once_in(&m->rnd, 4))
        return;
    for (unsigned i = 0; i < 4; i++) {
        struct lane_indirect ind = {.addr = RF_INDEXES + 256 * (i / 2),
                                    .scale = 1u << rnd_below(&m->rnd, 4),
                                    .lo = m->hot[i / 2] & ~31u,
                                    .index_type = rnd_once_in(&m->rnd, 2) ? LANE_UW : LANE_D};
        ind.hi = ind.lo + (64u << rnd_below(&m->rnd, 4));
        ind.per_lane = rnd_once_in(&m->rnd, 2);
        ind.per_row = !ind.per_lane && rnd_once_in(&m->rnd, 2);
        m->indirects[m->indirect_count++] = lane_program_add_indirect(m->p, &ind);
    }
}

/* Small numbers for the index registers. */
static void
put_indexes(struct maker *m)
{
    for (unsigned i = 0; m->indirect_count && i < 2; i++) {
        const unsigned lanes = m->p->indirects[i * 2].index_type == LANE_UW ? 64 : 32;
        const enum lane_type type = lanes == 64 ? LANE_UW : LANE_D;
        struct lane_op op = {
            .code = LANE_OP_and, .type = (uint8_t)type, .lanes = (uint8_t)lanes, .flags = LANE_NOMASK};
        op.dst = reg(type, RF_INDEXES + 256 * i, lanes);
        op.src[0] = reg(type, RF_LANE_DATA, lanes);
        op.src[1] = imm(type, 0x7f);
        put(m, &op);
    }
}

static void
put_end(struct maker *m, enum lane_code code)
{
    struct lane_op op = {.code = (uint16_t)code, .lanes = 1};
    if (code == LANE_OP_ret)
        op.src[0] = scalar(LANE_UD, RF_RETURNS + 4 * (unsigned)m->subroutine);
    put(m, &op);
}

/* Bodies of what is called; they may call the ones behind them. */
static void
put_subroutines(struct maker *m)
{
    for (m->subroutine = 0; m->subroutine < SUBROUTINES; m->subroutine++) {
        const uint32_t begin = here(m);
        bool called = false;
        for (unsigned i = 0; i < m->call_count; i++)
            if (m->callee[i] == m->subroutine) {
                m->p->ops[m->calls[i]].ctrl.target = begin;
                called = true;
            }
        if (!called)
            continue;
        m->budget = 8;
        some_body(m, 8);
        put_end(m, LANE_OP_ret);
    }
}

/* As compilers do it: the mode first, most often the one that the thread starts in. */
static void
put_first_mode(struct maker *m)
{
    struct lane_op mov = {.code = LANE_OP_mov, .type = LANE_UD, .lanes = 1, .flags = LANE_NOMASK};
    struct lane_op op = {.code = LANE_OP_fpmode, .lanes = 1};
    if (!rnd_once_in(&m->rnd, 6))
        return;
    mov.dst = scalar(LANE_UD, RF_MODE);
    mov.src[0] = imm(LANE_UD, rnd_once_in(&m->rnd, 4) ? 0x4c0 : m->p->fpmode);
    op.src[0] = mov.src[0];
    if (!rnd_once_in(&m->rnd, 3)) {
        op.src[0] = mov.dst;
        put(m, &mov);
    }
    put(m, &op);
}

void
case_number(struct lane_program *p)
{
    p->entry_count = 0;
    for (uint32_t i = 0; i < p->op_count; i++) {
        p->ops[i].inst = i * 8;
        if (i && p->ops[i - 1].code == LANE_OP_call && lane_program_add_entry(p, i * 8, i))
            abort();
    }
}

static void
make(struct maker *m)
{
    lay_out(m);
    choose_style(m);
    m->p->fpmode = some_mode(m);
    make_windows(m);
    put_first_mode(m);
    put_indexes(m);
    m->budget = 5 + (int)rnd_below(&m->rnd, rnd_once_in(&m->rnd, 3) ? 50 : 20);
    if (m->c->groups)
        put_group_body(m);
    else
        some_body(m, m->budget);
    /* subroutines behind the end, but observed too: their registers' stores come last */
    const struct lane_op over = {.code = LANE_OP_br};
    const uint32_t jump = put(m, &over);
    put_subroutines(m);
    m->p->ops[jump].ctrl.target = here(m);
    put_observers(m);
    put_end(m, LANE_OP_end);
    case_number(m->p);
}

/* Gen: header, local ids, payload. Cayman: local and group ids. The rest of the registers is 0. */
static void
choose_registers(struct emu_kernel *k, struct rnd *r)
{
    const uint32_t payload = RF_GENERAL + 32 + 3 * 128, all = RF_GENERAL_END - payload;
    const bool gen = !rnd_once_in(r, 6);
    k->local_id_bytes = gen ? 2 : 4;
    if (!gen) {
        k->payload_bytes = 4 * rnd_below(r, 256);
        for (unsigned d = 0; d < 3; d++) {
            k->local_id_rf[d] = RF_GENERAL + 256 * d;
            if (rnd_once_in(r, 2))
                start_with_group_id(k, RF_GENERAL + 768 + 256 * d, d);
        }
        return;
    }
    if (!rnd_once_in(r, 4))
        start_with_header(k, RF_GENERAL);
    for (unsigned d = 0; d < 3; d++)
        k->local_id_rf[d] = rnd_once_in(r, 4) ? 0 : RF_GENERAL + 32 + 128 * d;
    k->payload_rf = payload;
    k->payload_bytes = rnd_once_in(r, 6) ? 4 * rnd_below(r, all / 4) : all;
}

/* One thread or several, the last one often with some lanes off. */
static void
choose_group(struct random_case *c, struct rnd *r)
{
    const uint32_t lanes = c->kernel.lanes;
    c->threads = 1 + rnd_below(r, MAX_THREADS);
    c->local_size[0] = c->threads * lanes - (rnd_once_in(r, 2) ? rnd_below(r, lanes) : 0);
    c->local_size[1] = c->local_size[2] = 1;
}

static void
choose_start(struct random_case *c, struct rnd *r)
{
    const uint32_t lanes = c->kernel.lanes;
    c->threads = 1 + rnd_below(r, rnd_once_in(r, 2) ? 1 : MAX_THREADS);
    c->stop = rnd_once_in(r, 64);
    const uint32_t items = c->threads * lanes - (rnd_once_in(r, 6) ? rnd_below(r, lanes) : 0);
    c->local_size[1] = items % 2 == 0 && rnd_once_in(r, 2) ? 2 : 1;
    c->local_size[0] = items / c->local_size[1];
    c->local_size[2] = 1;
}

int
case_make(struct random_case *c, uint64_t seed, struct emu_error *error)
{
    uint8_t *world = c->world;
    const bool groups = c->groups;
    struct maker m = {.rnd = rnd_of(seed, RND_PROGRAM), .c = c, .p = lane_program_new()};
    struct rnd launch = rnd_of(seed, RND_LAUNCH);
    if (!m.p)
        abort();
    *c = (struct random_case){.seed = seed, .program = m.p, .groups = groups, .world = world};
    make(&m);
    c->kernel = (struct emu_kernel){.program = m.p,
                                    .code = world + WORLD_CODE,
                                    .code_bytes = CODE_BYTES,
                                    .lanes = (uint8_t)m.lanes,
                                    .has_barrier = m.has_barriers,
                                    .scratch_bytes = SCRATCH_BYTES};
    choose_registers(&c->kernel, &launch);
    if (c->groups)
        choose_group(c, &launch);
    else
        choose_start(c, &launch);
    return emu_kernel_check(&c->kernel, error);
}

void
case_free(struct random_case *c)
{
    lane_program_free(c->program);
    c->program = NULL;
}

void
case_print(const struct random_case *c, FILE *file)
{
    const struct emu_kernel *k = &c->kernel;
    fprintf(file, "seed %" PRIu64 ", %u lanes, %u threads of %u x %u items, %s, fpmode 0x%x%s\n", c->seed,
            k->lanes, c->threads, c->local_size[0], c->local_size[1],
            k->local_id_bytes == 2 ? "Gen" : "Cayman", c->program->fpmode, c->stop ? ", watchdog fired" : "");
    fprintf(file, "local ids at r%u r%u r%u, %u bytes of payload at r%u\n", k->local_id_rf[0],
            k->local_id_rf[1], k->local_id_rf[2], k->payload_bytes, k->payload_rf);
    for (uint32_t i = 0; i < k->start_count; i++)
        fprintf(file, "source %u in %u dwords at r%u\n", k->start[i].source, k->start[i].dwords,
                k->start[i].rf);
    for (uint32_t i = 0; i < c->program->op_count; i++) {
        char text[512];
        lane_op_print(c->program, i, text, sizeof text);
        fprintf(file, "  %s\n", text);
    }
}
