/* SPDX-License-Identifier: MIT */
/* Prepared code of the simd engine: records, constants, where a lane op starts. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "control.h"
#include "emu/kernel.h"
#include "gang.h"
#include "handlers.h"
#include "outline.h"
#include "quicken.h"

enum { LINE = 64 };

struct simd_op *
simd_append(struct simd_code *code)
{
    if (code->op_count == code->op_capacity) {
        const uint32_t capacity = code->op_capacity ? code->op_capacity * 2 : 256;
        struct simd_op *ops = aligned_alloc(64, (size_t)capacity * sizeof(*ops));
        if (!ops)
            return NULL;
        if (code->op_count)
            memcpy(ops, code->ops, (size_t)code->op_count * sizeof(*ops));
        free(code->ops);
        code->ops = ops;
        code->op_capacity = capacity;
    }
    struct simd_op *op = &code->ops[code->op_count++];
    memset(op, 0, sizeof(*op));
    return op;
}

/* The hash depends on the code's address, so that no binary can choose constants with equal hashes. */
static uint32_t
hash(const struct simd_code *code, uint64_t bits)
{
    uint64_t h = bits ^ (uintptr_t)code;
    for (int i = 0; i < 2; i++) {
        h ^= h >> 32;
        h *= UINT64_C(0x9e3779b97f4a7c15);
    }
    return (uint32_t)(h >> 32);
}

/* The place in the table that has the constant's number, or a free place for it. The table is never full. */
static uint32_t *
const_place(const struct simd_code *code, uint64_t bits)
{
    const uint32_t mask = 2 * code->const_capacity - 1;
    uint32_t at = hash(code, bits) & mask;
    while (code->const_table[at] && code->consts[code->const_table[at] - 1] != bits)
        at = (at + 1) & mask;
    return &code->const_table[at];
}

/* Doubles the room. False: out of memory; all constants are as before. */
static bool
grow_consts(struct simd_code *code)
{
    enum { FIRST = 64 };
    const uint32_t capacity = code->const_capacity ? code->const_capacity * 2 : FIRST;
    uint64_t *consts = realloc(code->consts, capacity * sizeof(*consts));
    code->consts = consts ? consts : code->consts;
    uint32_t *table = calloc(2 * (size_t)capacity, sizeof(*table));
    if (!consts || !table) {
        free(table);
        return false;
    }
    free(code->const_table);
    code->const_table = table;
    code->const_capacity = capacity;
    for (uint32_t i = 0; i < code->const_count; i++)
        *const_place(code, code->consts[i]) = i + 1;
    return true;
}

uint32_t
simd_const(struct simd_code *code, uint64_t bits)
{
    if (code->const_count == code->const_capacity && !grow_consts(code))
        return 0;
    uint32_t *number = const_place(code, bits);
    if (!*number) {
        code->consts[code->const_count++] = bits;
        *number = code->const_count;
    }
    return code->const_rf + (*number - 1) * 8;
}

static void
simd_context(const struct backend_code *base, uint8_t *rf)
{
    const struct simd_code *code = (const struct simd_code *)base;
    if (code->const_count > 0)
        memcpy(rf + code->const_rf, code->consts, code->const_count * sizeof(*code->consts));
}

static void
simd_destroy(struct backend_code *base)
{
    struct simd_code *code = (struct simd_code *)base;
    if (code->gang)
        simd_destroy(&code->gang->base);
    fork_lock_destroy(&code->preparing);
    free(code->const_table);
    free(code->consts);
    free(code->starts);
    free(code->ops);
    free(code);
}

void
simd_link_targets(struct simd_code *code)
{
    for (uint32_t i = 0; i < code->op_count; i++) {
        struct simd_op *op = &code->ops[i];
        if (op->spare & SIMD_HAS_TARGET) {
            op->target = code->ops + code->starts[op->lane->ctrl.target];
            op->spare &= (uint8_t)~SIMD_HAS_TARGET;
        }
    }
}

/* A caller that asked for one op sees by it that the op is done. */
const struct simd_op *
simd_do_exit(SIMD_ARGS)
{
    return op;
}

int
simd_append_handler(struct simd_code *code, simd_fn *fn)
{
    struct simd_op *op = simd_append(code);
    if (!op)
        return -1;
    op->fn = fn;
    return 0;
}

/* Code in pieces has no control flow of its own. */
static bool
is_in_pieces(const struct simd_code *code)
{
    return code->single || code->stops;
}

bool
simd_run_ends(const struct simd_code *code, uint32_t op)
{
    const struct lane_program *program = code->base.program;
    if (!code->stops || op + 1 == program->op_count)
        return is_in_pieces(code);
    return code->stops[op] || code->stops[op + 1] || lane_code_family(program->ops[op].code) == LANE_CTRL ||
           lane_code_family(program->ops[op + 1].code) == LANE_CTRL;
}

/* Code in pieces shows what each op does. */
static int
emit_piece(struct simd_code *code, uint32_t i)
{
    if (lane_code_family(code->base.program->ops[i].code) == LANE_CTRL)
        return 0;
    return simd_emit_op(code, i) || (simd_run_ends(code, i) && simd_append_handler(code, simd_do_exit)) ? -1
                                                                                                        : 0;
}

static int
emit_one(struct simd_code *code, uint32_t i, const struct simd_outline *o)
{
    return o->rotations[i] >= SIMD_ROTATES ? simd_emit_rotation(code, i, o->rotations)
                                           : simd_emit_op(code, i);
}

/* Where no handler has as many lanes as both, one is done behind the other. */
static int
emit_halves(struct simd_code *code, uint32_t first, const struct simd_outline *o)
{
    const struct lane_op wide = simd_widened(&o->ops[first]);
    const uint32_t second = o->halves[first] - SIMD_FIRST;
    const int done = simd_emit_wide(code, &wide, first, second);
    if (done)
        return done < 0 ? -1 : 0;
    return emit_one(code, first, o) || emit_one(code, second, o) ? -1 : 0;
}

static int
emit_whole(struct simd_code *code, const struct simd_outline *o)
{
    int err = 0;
    for (uint32_t i = 0; !err && i < code->base.program->op_count; i++) {
        code->starts[i] = code->op_count;
        if (o->gone[i] || o->halves[i] == SIMD_SECOND)
            continue;
        err = o->halves[i] == SIMD_WHOLE ? emit_one(code, i, o) : emit_halves(code, i, o);
    }
    return err;
}

static int
emit_pieces(struct simd_code *code)
{
    for (uint32_t i = 0; i < code->base.program->op_count; i++) {
        code->starts[i] = code->op_count;
        if (emit_piece(code, i))
            return -1;
    }
    return 0;
}

static int
emit_ops(struct simd_code *code)
{
    if (is_in_pieces(code))
        return emit_pieces(code);
    struct simd_outline o;
    const bool widens = simd_find(code, LANE_OP_mov, LANE_D, 32, 0);
    const int err = simd_outline_make(&o, code->base.program, widens) ? emit_whole(code, &o) : -1;
    simd_outline_free(&o);
    return err;
}

static int
emit_program(struct simd_code *code)
{
    const struct lane_program *program = code->base.program;
    code->starts = malloc(((size_t)program->op_count + 1) * sizeof(*code->starts));
    if (!code->starts || emit_ops(code))
        return -1;
    code->starts[program->op_count] = code->op_count;
    struct simd_op *last = simd_append(code); /* a program cannot run into it; nothing lies behind it */
    if (!last)
        return -1;
    last->fn = simd_control(LANE_OP_trap);
    last->lane = program->ops + (program->op_count ? program->op_count - 1 : 0);
    simd_link_targets(code);
    if (!is_in_pieces(code) && !code->plain) /* takes longer than it would save */
        simd_quicken(code);
    return 0;
}

/* Gangs, once. Without memory for them threads run one by one. */
static void
simd_prepare(const struct backend_code *base, const struct engine_starts *starts,
             const struct emu_launch *launch)
{
    struct simd_code *code = (struct simd_code *)base;
    (void)starts;
    (void)launch;
    if (__atomic_load_n(&code->base.gang, __ATOMIC_ACQUIRE))
        return;
    fork_lock_take(&code->preparing);
    if (!code->base.gang) {
        const uint32_t size = simd_gang_size(code->base.program);
        code->gang = size > 1 ? simd_gang_code(code) : NULL;
        __atomic_store_n(&code->base.gang, code->gang ? size : 1, __ATOMIC_RELEASE);
    }
    fork_lock_release(&code->preparing);
}

/* common: what to begin with. */
static struct simd_code *
new_code(const struct simd_code *common, struct emu_error *error)
{
    struct simd_code *code = malloc(sizeof(*code));
    if (code) {
        *code = *common;
        fork_lock_init(&code->preparing);
        code->base.context = simd_context;
        code->base.run = code->level->run;
        code->base.prepare = simd_prepare;
        code->base.destroy = simd_destroy;
        code->base.own_start = true;
        if (!emit_program(code)) {
            code->base.rf_bytes = code->const_rf + code->const_count * 8 + LANE_RF_SLACK;
            return code;
        }
        simd_destroy(&code->base);
    }
    emu_fail(error, EMU_NO_MEMORY, "out of memory for prepared code");
    return NULL;
}

/* How many of the program's operands are rows of a cache line's size or more that begin `skew` bytes behind
 * the begin of one. */
static uint32_t
count_rows(const struct lane_program *program, uint32_t skew)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < program->op_count; i++) {
        const struct lane_op *op = &program->ops[i];
        const struct lane_operand *const all[] = {&op->dst, &op->src[0], &op->src[1], &op->src[2]};
        for (unsigned k = 0; k < 4; k++)
            count += all[k]->kind == LANE_REG && op->lanes * lane_type_bytes(all[k]->type) >= LINE &&
                     all[k]->base % LINE == skew;
    }
    return count;
}

/* Compilers put the rows of 16 lanes at any register of 32 bytes, often all at odd ones. In a register file
 * that begins in the middle of a cache line these are whole lines. */
static uint32_t
choose_skew(const struct lane_program *program)
{
    return count_rows(program, LINE / 2) > count_rows(program, 0) ? LINE / 2 : 0;
}

static struct simd_code *
new_kernel_code(const struct emu_kernel *kernel, enum backend_cpu cpu, const uint8_t *stops,
                struct emu_error *error)
{
    const uint32_t skew = stops ? 0 : choose_skew(kernel->program);
    const uint32_t behind = kernel->program->rf_bytes + LANE_RF_SLACK + skew;
    const uint32_t temps_rf = (behind + LINE - 1) / LINE * LINE - skew;
    const struct simd_handlers *handlers = simd_handlers_of(cpu);
    if (!handlers) {
        emu_fail(error, EMU_NO_MEMORY, "out of memory for the table of handlers");
        return NULL;
    }
    const struct simd_code common = {
        .base.program = kernel->program,
        .base.rf_skew = skew,
        .handlers = handlers,
        .level = simd_handlers_level(handlers),
        .temps_rf = temps_rf,
        .const_rf = temps_rf + SIMD_TEMPS * SIMD_TEMP_BYTES,
        .start = simd_start_of(kernel, stops != NULL),
        .stops = stops,
    };
    return new_code(&common, error);
}

struct backend_code *
backend_simd_code(const struct emu_kernel *kernel, enum backend_cpu cpu, struct emu_error *error)
{
    struct simd_code *code = new_kernel_code(kernel, cpu, NULL, error);
    return code ? &code->base : NULL;
}

struct simd_code *
simd_stepped_code(const struct emu_kernel *kernel, enum backend_cpu cpu, const uint8_t *stops,
                  struct emu_error *error)
{
    assert(stops);
    return new_kernel_code(kernel, cpu, stops, error);
}

struct simd_code
simd_without_records(const struct simd_code *whole)
{
    struct simd_code code = *whole;
    code.gang = NULL;
    code.ops = NULL;
    code.op_count = code.op_capacity = 0;
    code.starts = NULL;
    code.consts = NULL;
    code.const_table = NULL;
    code.const_count = code.const_capacity = 0;
    return code;
}

struct simd_code *
simd_plain_code(const struct simd_code *whole)
{
    struct emu_error error;
    struct simd_code common = simd_without_records(whole);
    common.plain = true;
    return new_code(&common, &error);
}

struct simd_code *
simd_single_code(const struct simd_code *whole, struct emu_error *error)
{
    const struct simd_code common = {
        .base.program = whole->base.program,
        .handlers = whole->handlers,
        .level = whole->level,
        .temps_rf = whole->temps_rf,
        .const_rf = whole->const_rf + whole->const_count * 8,
        .single = true,
    };
    return new_code(&common, error);
}

enum emu_stop
simd_run_one(const struct simd_code *single, uint8_t *rf, struct emu_thread *t, uint32_t index)
{
    struct simd_ctx x = {.t = t, .code = single, .stop = EMU_STOP_FAULT, .count = 1};
    const struct simd_op *op = single->ops + single->starts[index];
    while (op && op->fn != simd_do_exit)
        op = op->fn(rf, op, &x);
    return op ? EMU_STOP_END : EMU_STOP_FAULT;
}
