/* SPDX-License-Identifier: MIT */
/*
 * Pairs of ops that are halves of one (simd/widen.h), by the simd engine and by the reference: random
 * programs of pairs whose halves have other ops between them, share registers and flags with these, are
 * entered in the middle, or nearly fit: widened [PROGRAMS [SEED]].
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "program_parts.h"
#include "simd/outline.h"
#include "thread_start.h"

/* A block is a dword of each lane; halves of it are HALF bytes apart. Few registers, so ops get into each
 * other's way. */
enum { LANES = 32, HALF_LANES = 16, BLOCK = LANES * 4, HALF = BLOCK / 2, REGISTERS = 9, PAIRS = 28 };
/* Registers of addresses: rows of all lanes, or of half of them in the other order, one place for each half,
 * and some lanes beyond the surface. */
enum { PLACES = 5, THREADS = 5, GROUPS = 4, ITEMS = THREADS * LANES - 13, FLAG_CELLS = 2, BEHIND = 12 };
enum {
    THREAD = 192,
    HEADER = 256,
    FROM = 320,
    GROUP = 324,
    IDS = 384,
    AT = IDS + BLOCK,
    DATA = AT + PLACES * BLOCK,
    RF = DATA + REGISTERS * BLOCK,
    FLAGS = 8,
    WAIT = 48,
    CELLS = 64,
    PART = REGISTERS * BLOCK,
    ROOM = GROUPS * THREADS * PART
};

struct bench {
    struct backend_pool *pool;
    uint8_t *sources, *expected, *got;
    uint64_t state;
    unsigned long compared, different, pairs, found, faults;
};

static unsigned
below(struct bench *b, unsigned n)
{
    return (uint32_t)(part_random(&b->state) >> 32) % n;
}

/* --- the program --- */

static uint32_t
some_register(struct bench *b)
{
    return DATA + BLOCK * below(b, REGISTERS - 2); /* lanes with gaps reach behind it */
}

static enum lane_type
some_type(struct bench *b)
{
    static const enum lane_type types[] = {LANE_D, LANE_UD, LANE_D, LANE_F, LANE_UW, LANE_W, LANE_UB, LANE_B};
    return types[below(b, sizeof types / sizeof *types)];
}

/* Lanes side by side or with gaps, one for all, or a number. Rows of 32 bytes are how Gen's regions are
 * given. */
static struct lane_operand
some_source(struct bench *b, enum lane_type type)
{
    const unsigned form = below(b, 8), bytes = lane_type_bytes(type);
    if (bytes == 1 && below(b, 8) == 0)
        return part_packed(type, FLAGS);
    if (form == 0)
        return part_number(type, below(b, 3) ? below(b, 40)
                                             : part_random(&b->state) & (bytes == 1 ? 0x7f : 0x7fff));
    if (form == 1)
        return part_register(type, below(b, 4) ? some_register(b) + 4 * below(b, LANES) : FLAGS, 0);
    const unsigned stride = bytes << below(b, bytes == 4 ? 1 : bytes == 2 ? 2 : 3);
    struct lane_operand o =
        part_register(type, some_register(b) + below(b, 4 / bytes) * (stride > bytes), stride);
    if (form == 2) {
        o.width = 8;
        o.vstride = (int16_t)(8 * stride);
    }
    return o;
}

/* Rarely the flags, as bytes. */
static struct lane_operand
some_result(struct bench *b, enum lane_type type)
{
    const unsigned bytes = lane_type_bytes(type);
    if (bytes == 1 && below(b, 4) == 0)
        return part_packed(type, FLAGS);
    return part_register(type, some_register(b), below(b, 3) ? bytes : 4);
}

static void
some_masks(struct bench *b, struct lane_op *op)
{
    op->flags = below(b, 4) ? 0 : LANE_NOMASK;
    if (below(b, 3) && op->code != LANE_OP_sel)
        return;
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = FLAGS + 8 * below(b, FLAG_CELLS);
    op->flags |= below(b, 2) ? LANE_PRED_INV : 0;
}

static void
some_flag(struct bench *b, struct lane_op *op)
{
    op->write_flag = true;
    op->cond = (uint8_t)(LANE_COND_EQ + below(b, 6));
    op->cond_cell =
        below(b, 12) || op->code != LANE_OP_cmp ? FLAGS + 8 * below(b, FLAG_CELLS) : LANE_EXEC_CELL;
}

/* Of floats: of two NaNs an op makes one, and nothing says which. */
static bool
takes_floats(enum lane_code code)
{
    return lane_code_family(code) == LANE_MATH || code == LANE_OP_mov || code == LANE_OP_sel ||
           code == LANE_OP_cmp || code == LANE_OP_csel || code == LANE_OP_rndd;
}

static enum lane_type
type_of(struct bench *b, enum lane_code code)
{
    const enum lane_type type = some_type(b);
    if (lane_code_family(code) == LANE_MATH || code == LANE_OP_rndd)
        return LANE_F;
    return type == LANE_F && !takes_floats(code) ? LANE_UD : type;
}

/* The first half of a pair. */
static struct lane_op
some_op(struct bench *b)
{
    static const enum lane_code codes[] = {LANE_OP_mov,  LANE_OP_mov,  LANE_OP_add, LANE_OP_mul,
                                           LANE_OP_xor,  LANE_OP_shl,  LANE_OP_shr, LANE_OP_min,
                                           LANE_OP_sel,  LANE_OP_cmp,  LANE_OP_mad, LANE_OP_csel,
                                           LANE_OP_exp2, LANE_OP_log2, LANE_OP_rndd};
    const enum lane_code code = codes[below(b, sizeof codes / sizeof *codes)];
    const enum lane_type type = type_of(b, code);
    const bool same = type == LANE_F || lane_code_is(code, LANE_BITWISE);
    struct lane_op op = {.code = (uint16_t)code, .type = (uint8_t)type, .lanes = HALF_LANES};
    for (unsigned s = 0; s < lane_code_sources(code); s++)
        op.src[s] = some_source(b, same || below(b, 3) ? type : LANE_UW);
    if (code == LANE_OP_mov && type == LANE_F && below(b, 2))
        op.src[0] = some_source(b, LANE_HF);
    if (code != LANE_OP_cmp)
        op.dst = some_result(b, type == LANE_F || below(b, 2) ? type : LANE_D);
    some_masks(b, &op);
    op.flags |= (code == LANE_OP_add || code == LANE_OP_mov) && below(b, 6) == 0 ? LANE_SAT : 0;
    if (code == LANE_OP_csel)
        op.cond = (uint8_t)(LANE_COND_EQ + below(b, 6));
    if (code == LANE_OP_cmp || (code == LANE_OP_add && below(b, 3) == 0))
        some_flag(b, &op);
    return op;
}

/* A message; the reference does those with lanes beyond the surface. */
static struct lane_op
some_message(struct bench *b)
{
    static const uint8_t elements[] = {1, 2, 4, 4};
    const bool stores = below(b, 2);
    struct lane_op op = {.code = stores ? LANE_OP_store : LANE_OP_load, .type = LANE_UD, .lanes = HALF_LANES};
    op.src[0] = part_packed(LANE_UD, AT + BLOCK * below(b, PLACES));
    *(stores ? &op.src[1] : &op.dst) = part_packed(LANE_UD, some_register(b));
    op.mem = (struct lane_mem){.space = below(b, 4) ? LANE_SPACE_SURFACE : LANE_SPACE_LOCAL,
                               .elem = elements[below(b, 4)],
                               .comp_mask = 1,
                               .comp_stride = HALF,
                               .surface = (uint16_t)(stores || below(b, 2)),
                               .offset = BLOCK * below(b, REGISTERS - 1),
                               .addr_mask = UINT32_MAX};
    some_masks(b, &op);
    return op;
}

static void
move_on(struct lane_operand *o)
{
    if (o->kind == LANE_REG)
        o->base += HALF_LANES * (uint32_t)o->hstride;
}

static void
change_message(struct bench *b, struct lane_op *op)
{
    if (below(b, 2))
        op->mem.offset ^= BLOCK;
    else if (op->code == LANE_OP_load && below(b, 2))
        op->mem.surface ^= 1;
    else
        op->mem.elem = op->mem.elem == 1 ? 2 : 1;
}

/* The half behind it, or one that is not quite. */
static struct lane_op
second_half(struct bench *b, const struct lane_op *first)
{
    struct lane_op op = *first;
    op.chan = HALF_LANES;
    move_on(&op.dst);
    for (unsigned s = 0; s < 3; s++)
        move_on(&op.src[s]);
    if (op.mem.elem && below(b, 6) == 0)
        change_message(b, &op);
    switch (below(b, 48)) {
    case 0:
        op.src[0] = op.mem.elem ? op.src[0] : some_source(b, (enum lane_type)op.src[0].type);
        break;
    case 1:
        op.flags ^= LANE_NOMASK;
        break;
    case 2:
        op.dst.base += op.dst.kind == LANE_REG ? 4 : 0;
        break;
    case 3:
        op.pred_cell ^= op.pred ? FLAGS ^ (FLAGS + 8) : 0;
        break;
    case 4:
        op.cond_cell ^= op.write_flag && op.cond_cell ? FLAGS ^ (FLAGS + 8) : 0;
        break;
    case 5:
        op.cond = op.cond ? (uint8_t)(LANE_COND_EQ + below(b, 6)) : 0;
        break;
    case 6:
        op.chan = 0;
        break;
    case 7:
        op.type = op.type == LANE_D ? LANE_UD : op.type == LANE_UD ? LANE_D : op.type;
        break;
    case 8:
    case 9:
        op.src[1].imm ^= op.src[1].kind == LANE_IMM;
        break;
    case 10:
        op.code = op.code == LANE_OP_add ? LANE_OP_mul : op.code;
        break;
    case 11:
        op.pred = op.code == LANE_OP_sel ? op.pred : LANE_PRED_NONE;
        break;
    case 12:
        op.write_flag &= op.code != LANE_OP_add;
        break;
    case 13:
        op.src[0].mods ^= op.src[0].kind == LANE_REG && op.code == LANE_OP_add ? LANE_MOD_NEG : 0;
        break;
    }
    return op;
}

/* Halves that are still to come, in the order of their first ones. */
struct waiting {
    struct lane_op ops[BEHIND];
    unsigned count;
};

static void
append(struct lane_program *p, const struct lane_op *op)
{
    struct lane_op *to = lane_program_append(p);
    if (!to)
        abort();
    *to = *op;
}

static void
append_waiting(struct bench *b, struct lane_program *p, struct waiting *w)
{
    const unsigned which = below(b, 3) ? 0 : below(b, w->count);
    append(p, &w->ops[which]);
    memmove(&w->ops[which], &w->ops[which + 1], (--w->count - which) * sizeof w->ops[0]);
}

/* Some flags become others. */
static void
append_mask(struct bench *b, struct lane_program *p)
{
    struct lane_op *op = part_append(p, LANE_OP_mmov, LANE_UD, LANES);
    op->ctrl.cell[0] = FLAGS + 8 * below(b, FLAG_CELLS);
    op->ctrl.cell[1] = FLAGS + 8 * below(b, FLAG_CELLS);
}

/* A branch that enters what follows in the middle, or lanes that wait for the others. Returns the op whose
 * target is still to be set. */
static uint32_t
append_branch(struct bench *b, struct lane_program *p)
{
    const bool diverts = below(b, 2);
    part_branch(p, diverts ? LANE_OP_divert : LANE_OP_brf, LANES, FLAGS, WAIT, 0);
    return p->op_count - 1;
}

static void
end_branch(struct lane_program *p, uint32_t branch)
{
    p->ops[branch].ctrl.target = p->op_count;
    if (p->ops[branch].code == LANE_OP_divert)
        part_branch(p, LANE_OP_join, LANES, FLAGS, WAIT, p->op_count + 1)->pred = LANE_PRED_NONE;
}

static void
append_pairs(struct bench *b, struct lane_program *p)
{
    struct waiting w = {.count = 0};
    uint32_t branch = UINT32_MAX;
    for (unsigned i = 0; i < PAIRS || w.count;) {
        const unsigned what = below(b, 16);
        if (what == 1 && branch == UINT32_MAX) {
            branch = append_branch(b, p);
        } else if (what == 2 && branch != UINT32_MAX) {
            end_branch(p, branch);
            branch = UINT32_MAX;
        } else if (what == 4 && below(b, 4) == 0) {
            append_mask(b, p);
        } else if (w.count && (i == PAIRS || w.count == BEHIND || below(b, 2))) {
            append_waiting(b, p, &w);
        } else if (i < PAIRS) {
            const struct lane_op first = below(b, 4) ? some_op(b) : some_message(b);
            append(p, &first);
            w.ops[w.count++] = second_half(b, &first);
            i++;
        }
    }
    if (branch != UINT32_MAX)
        end_branch(p, branch);
}

/* From the first register of addresses, and the signs of what the thread begins with. */
static void
append_places(struct lane_program *p)
{
    const struct lane_operand at = part_packed(LANE_UD, AT), signs = part_packed(LANE_UD, AT + 3 * BLOCK),
                              group = part_register(LANE_UD, GROUP, 0);
    part_alu(p, LANE_OP_xor, LANES, part_packed(LANE_UD, AT + BLOCK), at, part_number(LANE_UD, HALF));
    part_alu(p, LANE_OP_and, LANES, part_packed(LANE_UD, AT + 2 * BLOCK), at,
             part_number(LANE_UD, ~(uint32_t)(HALF - 1)));
    part_block(p, LANE_OP_load, LANES, 0, FROM, AT + 3 * BLOCK, 0);
    part_alu(p, LANE_OP_and, LANES, signs, signs, part_number(LANE_UD, 1u << 31));
    part_alu(p, LANE_OP_or, LANES, signs, signs, at);
    part_group_place(p, GROUP, HEADER + 4, THREADS * PART);
    part_alu(p, LANE_OP_mul, 1, group, group, part_number(LANE_UD, UINT32_MAX));
    part_alu(p, LANE_OP_add, LANES, part_packed(LANE_UD, AT + 4 * BLOCK), at, group);
}

/* Local memory begins as the registers do: else it has what the last launch left there. */
static void
fill_local(struct lane_program *p)
{
    for (unsigned i = 0; i < REGISTERS; i++) {
        struct lane_op *op = part_store(p, LANE_SPACE_LOCAL, LANES, part_packed(LANE_UD, AT + 4 * BLOCK),
                                        part_packed(LANE_UD, DATA + i * BLOCK));
        op->flags = LANE_NOMASK;
        op->mem.offset = i * BLOCK;
    }
}

/* Each thread has a part of the surfaces; its registers begin as what the first one has there. */
static void
append_begin(struct lane_program *p)
{
    const struct lane_operand from = part_register(LANE_UD, FROM, 0), at = part_packed(LANE_UD, AT),
                              thread = part_register(LANE_UD, THREAD, 0);
    part_group_place(p, FROM, HEADER + 4, THREADS * PART);
    part_alu(p, LANE_OP_mul, 1, thread, thread, part_number(LANE_UD, PART));
    part_alu(p, LANE_OP_add, 1, from, from, thread);
    part_alu(p, LANE_OP_and, LANES, at, part_packed(LANE_UW, IDS), part_number(LANE_UD, LANES - 1));
    part_alu(p, LANE_OP_mul, LANES, at, at, part_number(LANE_UD, 4));
    part_alu(p, LANE_OP_add, LANES, at, at, from);
    append_places(p);
    for (unsigned i = 0; i < REGISTERS; i++)
        part_block(p, LANE_OP_load, LANES, 0, FROM, DATA + i * BLOCK, i * BLOCK);
    fill_local(p);
    for (unsigned i = 0; i < FLAG_CELLS; i++)
        part_compare(p, LANES, FLAGS + 8 * i, LANE_COND_LT, part_packed(LANE_D, DATA + i * BLOCK),
                     part_number(LANE_D, 0), true);
}

static struct lane_program *
make_program(struct bench *b)
{
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->cells_bytes = CELLS;
    p->rf_bytes = RF;
    append_begin(p);
    append_pairs(b, p);
    for (unsigned i = 0; i < REGISTERS; i++)
        part_block(p, LANE_OP_store, LANES, 1, FROM, DATA + i * BLOCK, i * BLOCK);
    part_append(p, LANE_OP_end, LANE_UD, 1);
    for (uint32_t i = 0; i < p->op_count; i++)
        p->ops[i].inst = i;
    return p;
}

/* How many pairs are found: if there were none, the engine would be right for another reason. */
static void
count_found(struct bench *b, const struct lane_program *p)
{
    struct simd_outline o;
    if (!simd_outline_make(&o, p, true))
        abort();
    for (uint32_t i = 0; i < p->op_count; i++)
        b->found += o.halves[i] >= SIMD_FIRST;
    b->pairs += PAIRS;
    simd_outline_free(&o);
}

/* --- runs --- */

struct outcome {
    int failed;
    struct emu_fault fault;
};

static struct outcome
run(const struct bench *b, const struct emu_kernel *kernel, enum backend_engine engine, enum backend_cpu cpu,
    bool strict, uint8_t *out)
{
    struct emu_error error = {0};
    struct outcome outcome = {0};
    struct backend_code *code;
    if (backend_code_new(kernel, engine, cpu, &code, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    const struct emu_surface surfaces[2] = {{b->sources, ROOM}, {out, ROOM}};
    const struct emu_launch launch = {.kernel = kernel,
                                      .work_dim = 1,
                                      .local_size = {ITEMS, 1, 1},
                                      .group_count = {GROUPS, 1, 1},
                                      .surfaces = surfaces,
                                      .surface_count = 2,
                                      .local_bytes = THREADS * PART,
                                      .strict = strict};
    memset(out, 0xa5, ROOM);
    outcome.failed = backend_run(b->pool, code, &launch, 0, &outcome.fault);
    backend_code_free(code);
    return outcome;
}

/* Where two launches differ: a byte of what they stored, or ROOM. */
static unsigned
first_difference(const struct bench *b)
{
    unsigned at = 0;
    while (at < ROOM && b->expected[at] == b->got[at])
        at++;
    return at;
}

static bool
is_same_fault(const struct emu_fault *a, const struct emu_fault *b)
{
    return a->kind == b->kind && a->inst == b->inst && a->lanes == b->lanes && a->thread == b->thread &&
           a->address == b->address && !memcmp(a->group, b->group, sizeof a->group);
}

static void
compare(struct bench *b, unsigned long number, const struct emu_kernel *kernel, enum backend_cpu cpu,
        bool strict, const struct outcome *expected)
{
    const struct outcome got = run(b, kernel, BACKEND_SIMD, cpu, strict, b->got);
    const unsigned at = expected->failed ? ROOM : first_difference(b);
    b->compared++;
    b->faults += expected->failed != 0;
    if (got.failed == expected->failed && at == ROOM &&
        (!got.failed || is_same_fault(&got.fault, &expected->fault)))
        return;
    if (b->different++ > 20)
        return;
    fprintf(stderr, "program %lu, %s: returned %d, not %d; ops %u and %u, lanes 0x%llx and 0x%llx; ", number,
            backend_cpu_name(cpu), got.failed, expected->failed, got.fault.inst, expected->fault.inst,
            (unsigned long long)got.fault.lanes, (unsigned long long)expected->fault.lanes);
    fprintf(stderr, "byte %u of thread %u of group %u\n", DATA + at % PART, at / PART % THREADS,
            at / PART / THREADS);
}

static void
try_program(struct bench *b, unsigned long number)
{
    struct emu_error error = {0};
    struct emu_kernel kernel = {.lanes = LANES,
                                .program = make_program(b),
                                .thread_rf = THREAD,
                                .local_id_rf = {IDS, 0, 0},
                                .local_id_bytes = 2};
    start_with_header(&kernel, HEADER);
    if (emu_kernel_check(&kernel, &error)) {
        fprintf(stderr, "program %lu: %s\n", number, error.text);
        exit(1);
    }
    count_found(b, kernel.program);
    for (unsigned i = 0; i < ROOM; i++)
        b->sources[i] = (uint8_t)below(b, 256);
    for (unsigned strict = 0; strict < 2; strict++) {
        const struct outcome expected = run(b, &kernel, BACKEND_REF, BACKEND_BASELINE, strict, b->expected);
        for (unsigned cpu = 0; cpu <= backend_cpu_detect(); cpu++)
            compare(b, number, &kernel, cpu, strict, &expected);
    }
    lane_program_free(kernel.program);
}

int
main(int argc, char **argv)
{
    const unsigned long programs = argc > 1 ? strtoul(argv[1], NULL, 0) : 300;
    struct bench b = {.pool = backend_pool_new(1), .state = argc > 2 ? strtoull(argv[2], NULL, 0) : 1};
    b.sources = malloc(ROOM);
    b.expected = malloc(ROOM);
    b.got = malloc(ROOM);
    if (!b.pool || !b.sources || !b.expected || !b.got)
        return 1;
    for (unsigned long i = 0; i < programs; i++)
        try_program(&b, i);
    printf("%lu runs of %lu programs, %lu of %lu pairs found, %lu faults, %lu different\n", b.compared,
           programs, b.found, b.pairs, b.faults, b.different);
    backend_pool_free(b.pool);
    free(b.sources);
    free(b.expected);
    free(b.got);
    return b.different || b.found < b.pairs / 4;
}
