/* SPDX-License-Identifier: MIT */
/*
 * Every ALU instruction on every engine against the model of the manual: cayman_guide [FIRST COUNT [JIT]]:
 * rounds of all instructions with a kind of operand each, so 9 rounds are all rows times all kinds; jit has
 * every JITth program. cayman_guide 0 9 1 SETS: on jit each program runs with so many sets of values for each
 * of its 64 lanes.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cayman/isa/cay_tables.h"
#include "run.h"
#include "trial.h"

enum {
    BATCH = 16,
    SMALL = 4,
    OUT = 0x8000,
    CLAUSES = 160,
    ADDRESS = 9,
    INDEX = 12,
    NOTHING = 14,
    MOST_REPORTS = 2
};
enum { OP_AND = 48 };
#define SETS_APART UINT64_C(0x100000000)

struct batch {
    struct trial trials[BATCH];
    unsigned count;
    struct trial_inputs in;
    uint64_t seed;
    unsigned long *vectors;
    unsigned *failed; /* by row */
};

static uint64_t
next(const struct launch_case *c)
{
    return c->program.count;
}

static void
emit(struct launch_case *c, uint64_t slot)
{
    c->program.slots[c->program.count++] = slot;
}

static void
emit_literals(struct launch_case *c, uint32_t x, uint32_t y)
{
    emit(c, x | (uint64_t)y << 32);
}

/* Addresses, parity, and what registers hold that nothing is written to. */
static void
emit_setup(struct launch_case *c)
{
    emit(c, op2(OP_LSHL, ADDRESS, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)));
    emit(c, op2(OP_LSHL, ADDRESS, 1, SRC(0, 0), SRC(SEL_LITERAL, 1)) | LAST);
    emit_literals(c, 6, 5);
    emit(c, op2(OP_ADD_INT, ADDRESS, 0, SRC(ADDRESS, 0), SRC(ADDRESS, 1)) | LAST);
    emit(c, op2(OP_AND, TRIAL_PARITY, 0, SRC(0, 0), SRC(SEL_1_INT, 0)) | LAST);
    emit(c, op2(OP_LSHL, INDEX, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)) | LAST);
    emit_literals(c, 7, 0);
    emit(c, op2(OP_ADD_INT, INDEX, 0, SRC(INDEX, 0), SRC(SEL_LITERAL, 0)));
    emit(c, op2(OP_MOV, NOTHING, 1, SRC(SEL_LITERAL, 1), 0) | LAST);
    emit_literals(c, OUT / 4, TRIAL_NOTHING);
}

static void
emit_nothing(struct launch_case *c, unsigned trials)
{
    for (unsigned k = 0; k < 2 * trials; k++)
        for (unsigned chan = 0; chan < 4; chan++)
            emit(c, op2(OP_MOV, TRIAL_OUT + k, chan, SRC(NOTHING, 1), 0) | (chan == 3 ? LAST : 0));
}

static void
make_program(struct launch_case *c, const struct batch *b)
{
    uint64_t flow[CLAUSES], slots[32];
    unsigned n = 0;
    struct code fetches = {.count = 0};
    c->program.count = CLAUSES;
    unsigned at = CLAUSES;
    emit_setup(c);
    guide_clause(flow, at, (unsigned)next(c) - at), n += 2;
    c->program.count += c->program.count % 2;
    at = c->program.count;
    for (unsigned v = 0; v < TRIAL_VECTORS; v++)
        add_fetch_4(&fetches, TRIAL_IN + v, ADDRESS, 16 * v);
    for (unsigned k = 0; k < fetches.count; k++)
        emit(c, fetches.slots[k]);
    flow[n++] = cf_fetches(at, TRIAL_VECTORS);
    at = c->program.count;
    emit_nothing(c, b->count);
    guide_clause(flow + n, at, c->program.count - at), n += 2;
    for (unsigned k = 0; k < b->count; k++) {
        const unsigned count = trial_slots(&b->trials[k], slots);
        guide_clause(flow + n, c->program.count, count), n += 2;
        for (unsigned s = 0; s < count; s++)
            emit(c, slots[s]);
    }
    for (unsigned k = 0; k < 2 * b->count; k++) {
        flow[n++] = cf_store(TRIAL_OUT + k, INDEX, 15);
        flow[n++] = cf_alu(CF_ALU, c->program.count, 2);
        emit(c, op2(OP_ADD_INT, INDEX, 0, SRC(INDEX, 0), SRC(SEL_LITERAL, 0)) | LAST);
        emit_literals(c, 4, 0);
    }
    flow[n++] = cf(CF_END, 0, 0);
    while (n < CLAUSES)
        flow[n++] = cf(0, 0, 0);
    memcpy(c->program.slots, flow, sizeof flow);
}

static void
fill(struct case_memory *m, unsigned round, void *user)
{
    struct batch *b = user;
    trial_inputs(&b->in, b->seed + round * SETS_APART);
    for (unsigned lane = 0; lane < TRIAL_LANES; lane++)
        memcpy(m->at[CASE_MEMORY] + 96 * lane, b->in.lane[lane], 96);
    memcpy(m->at[CASE_C0], b->in.constant[0], sizeof b->in.constant[0]);
    for (unsigned set = 1; set < 4; set++)
        memcpy(m->at[CAY_SURFACE_CONST + set], b->in.constant[set], sizeof b->in.constant[set]);
}

static void
report(struct batch *b, const char *engine, unsigned k, unsigned lane, const uint32_t got[8],
       const struct guide_slot *wrong)
{
    const struct trial *t = &b->trials[k];
    const enum cay_alu_op op = wrong->row ? wrong->row->op : t->row->op;
    if (++b->failed[op] > MOST_REPORTS)
        return;
    printf("%s on %s, seed %llu, ", cay_alu_rows[op].name, engine, (unsigned long long)b->seed);
    trial_print(t, &b->in, lane, got);
}

static bool
check(const char *engine, const struct case_memory *m, void *user)
{
    struct batch *b = user;
    for (unsigned k = 0; k < b->count; k++)
        for (unsigned lane = 0; lane < TRIAL_LANES; lane++) {
            uint32_t got[8];
            unsigned element;
            struct guide_slot wrong;
            memcpy(got, m->at[CASE_MEMORY] + OUT + 512 * lane + 32 * k, sizeof got);
            ++*b->vectors;
            if (trial_check(&b->trials[k], &b->in, lane, got, &wrong, &element))
                continue;
            report(b, engine, k, lane, got, &wrong);
            break;
        }
    return true;
}

/* All rows that have a result; a row without a model fails. */
static unsigned
all_rows(const struct guide_row *rows[CAY_ALU_COUNT], bool *missing)
{
    unsigned count = 0;
    for (unsigned op = 0; op < CAY_ALU_COUNT; op++) {
        const struct guide_row *row = guide_find((enum cay_alu_op)op);
        if (!row) {
            printf("%s has no model\n", cay_alu_rows[op].name);
            *missing = true;
        } else if (row->shape != GUIDE_ELSEWHERE) {
            rows[count++] = row;
        }
    }
    return count;
}

static enum guide_end
run_batch(struct launch_case *c, struct batch *b, bool jit, unsigned sets)
{
    struct emu_error error = {0};
    const struct guide_run run = {
        .c = c, .jit = jit, .rounds = sets, .fill = fill, .check = check, .user = b};
    make_program(c, b);
    const enum guide_end end = guide_run(&run, &error);
    if (end == GUIDE_REFUSED) {
        printf("seed %llu is refused: %s\n", (unsigned long long)b->seed, error.text);
        for (unsigned k = 0; k < b->count && b->count == 1; k++)
            trial_print(&b->trials[k], &b->in, 0, (const uint32_t[8]){0});
    }
    return end;
}

static bool
run_rounds(unsigned first, unsigned count, unsigned jit, unsigned sets)
{
    struct launch_case *c = guide_case("buffer const1 1024\nbuffer const2 1024\nbuffer const3 1024\n");
    struct batch *b = calloc(1, sizeof *b);
    const struct guide_row *rows[CAY_ALU_COUNT];
    unsigned failed[CAY_ALU_COUNT] = {0};
    bool missing = false, fine = true;
    unsigned long vectors = 0, programs = 0;
    const unsigned total = all_rows(rows, &missing);
    for (unsigned n = first * total; n < (first + count) * total; n += b->count, programs++) {
        b->seed = n;
        b->vectors = &vectors, b->failed = failed;
        b->count = 0;
        const bool on_jit = jit && programs % jit == 0;
        /* The jit's time grows faster than a program. */
        for (uint64_t r = n + 1;
             b->count < (on_jit ? SMALL : BATCH) && n + b->count < (first + count) * total; b->count++)
            trial_make(&b->trials[b->count], rows[(n + b->count) % total],
                       (enum trial_kind)(((n + b->count) / total + (n + b->count) % total) % TRIAL_KINDS),
                       TRIAL_OUT + 2 * b->count, &r);
        fine = run_batch(c, b, on_jit, on_jit ? sets : 1) == GUIDE_RAN && fine;
    }
    for (unsigned op = 0; op < CAY_ALU_COUNT; op++)
        if (failed[op])
            printf("differs: %s, %u times\n", cay_alu_rows[op].name, failed[op]), fine = false;
    printf("%u rows, %lu programs, %lu sets of values\n", total, programs, vectors);
    free(b);
    free(c);
    return fine && !missing;
}

int
main(int argc, char **argv)
{
    const unsigned first = argc > 2 ? (unsigned)strtoul(argv[1], NULL, 10) : 0;
    const unsigned count = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : TRIAL_KINDS;
    const unsigned jit = argc > 3 ? (unsigned)strtoul(argv[3], NULL, 10) : 40;
    const unsigned sets = argc > 4 ? (unsigned)strtoul(argv[4], NULL, 10) : 8;
    return run_rounds(first, count, jit, sets) ? 0 : 1;
}
