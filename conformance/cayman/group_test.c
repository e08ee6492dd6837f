/* SPDX-License-Identifier: MIT */
/*
 * Instruction groups against a model that does what the manual says: every slot reads, then every slot
 * computes, then every slot writes. Random clauses of moves, arithmetic, selects, PV reads, predicates and
 * masked writes.
 */
#include "test.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "assemble.h"
#include "execute.h"

enum { LANES = 64, FIRST = 2, GPRS = 5, CLAUSES = 3, GROUPS = 14, ROUNDS = 400, OP_BIT_ALIGN = 12 };

struct model {
    uint32_t r[LANES][FIRST + GPRS][4];
    uint32_t pv[LANES][4];
    bool pv_valid[4];
    bool pred[LANES];
};

struct instruction {
    unsigned op, gpr, chan, pred_sel, sources;
    bool write, update_pred;
    struct {
        unsigned sel, chan;
    } src[3];
};

static uint32_t
next_random(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 10;
}

static void
pick_source(uint32_t *rng, const struct model *m, struct instruction *i, unsigned n)
{
    const uint32_t r = next_random(rng) % 16;
    i->src[n].chan = next_random(rng) % 4;
    i->src[n].sel = FIRST + next_random(rng) % GPRS;
    if (r == 0)
        i->src[n].sel = SEL_1_INT;
    else if (r < 8 && m->pv_valid[i->src[n].chan])
        i->src[n].sel = SEL_PV;
}

static struct instruction
pick_instruction(uint32_t *rng, const struct model *m, unsigned chan)
{
    static const unsigned ops[] = {OP_MOV,       OP_XOR,  OP_ADD_INT,  OP_SUB_INT,
                                   OP_SETGT_INT, OP_LSHL, OP_CNDE_INT, OP_ADD_INT};
    struct instruction i = {.op = ops[next_random(rng) % 8], .chan = chan, .sources = 2, .write = true};
    i.gpr = FIRST + next_random(rng) % GPRS;
    if (chan == 0 && next_random(rng) % 6 == 0) {
        i.op = OP_PRED_SETGT_INT;
        i.update_pred = true;
        i.write = next_random(rng) % 2;
    }
    if (next_random(rng) % 4 == 0)
        i.pred_sel = 2 + next_random(rng) % 2;
    if (i.op == OP_CNDE_INT)
        i.sources = 3;
    else if (next_random(rng) % 8 == 0)
        i.write = false;
    for (unsigned n = 0; n < 3; n++)
        pick_source(rng, m, &i, n);
    return i;
}

static uint64_t
encode(const struct instruction *i)
{
    const uint64_t a = SRC(i->src[0].sel, i->src[0].chan), b = SRC(i->src[1].sel, i->src[1].chan);
    if (i->op == OP_CNDE_INT)
        return op3(i->op, i->gpr, i->chan, a, b, SRC(i->src[2].sel, i->src[2].chan)) | PRED_SEL(i->pred_sel);
    uint64_t w = op2(i->op, i->gpr, i->chan, a, i->op == OP_MOV ? SRC(0, 0) : b) | PRED_SEL(i->pred_sel);
    w |= i->update_pred ? UPDATE_PRED : 0;
    return i->write ? w : w & NO_WRITE;
}

static uint32_t
read(const struct model *m, unsigned lane, const struct instruction *i, unsigned n)
{
    if (i->src[n].sel == SEL_1_INT)
        return 1;
    if (i->src[n].sel == SEL_PV)
        return m->pv[lane][i->src[n].chan];
    return m->r[lane][i->src[n].sel][i->src[n].chan];
}

static uint32_t
compute(const struct instruction *i, uint32_t a, uint32_t b, uint32_t c)
{
    switch (i->op) {
    case OP_MOV:
        return a;
    case OP_XOR:
        return a ^ b;
    case OP_ADD_INT:
        return a + b;
    case OP_SUB_INT:
        return a - b;
    case OP_SETGT_INT:
        return (int32_t)a > (int32_t)b ? UINT32_MAX : 0;
    case OP_LSHL:
        return a << (b & 31);
    case OP_CNDE_INT:
        return a == 0 ? b : c;
    default: /* PRED_SETGT_INT */
        return (int32_t)a > (int32_t)b ? 0 : 0x3f800000;
    }
}

static bool
runs(const struct model *m, unsigned lane, const struct instruction *i)
{
    return i->pred_sel == 0 || m->pred[lane] == (i->pred_sel == 3);
}

static void
model_lane(struct model *m, unsigned lane, const struct instruction *group, unsigned count)
{
    uint32_t result[4];
    bool on[4];
    for (unsigned k = 0; k < count; k++) {
        on[k] = runs(m, lane, &group[k]);
        result[k] = compute(&group[k], read(m, lane, &group[k], 0), read(m, lane, &group[k], 1),
                            read(m, lane, &group[k], 2));
    }
    for (unsigned k = 0; k < count; k++) {
        if (!on[k])
            continue;
        m->pv[lane][group[k].chan] = result[k];
        if (group[k].write)
            m->r[lane][group[k].gpr][group[k].chan] = result[k];
        if (group[k].update_pred)
            m->pred[lane] = result[k] == 0;
    }
}

static void
add_group(struct code *c, struct model *m, uint32_t *rng)
{
    struct instruction group[4];
    unsigned count = 0;
    const unsigned slots = 1 + next_random(rng) % 15;
    for (unsigned chan = 0; chan < 4; chan++)
        if (slots >> chan & 1)
            group[count++] = pick_instruction(rng, m, chan);
    for (unsigned k = 0; k < count; k++)
        add(c, encode(&group[k]) | (k + 1 == count ? LAST : 0));
    for (unsigned lane = 0; lane < LANES; lane++)
        model_lane(m, lane, group, count);
    for (unsigned k = 0; k < count; k++)
        if (!group[k].pred_sel)
            m->pv_valid[group[k].chan] = true;
}

/* T<r>.<c> = T0.x * r + c from additions, and a predicate from T0.x. */
static void
add_start(struct code *c, struct model *m)
{
    for (unsigned r = FIRST; r < FIRST + GPRS; r++)
        for (unsigned chan = 0; chan < 4; chan++) {
            const uint64_t before = chan ? SRC(r, chan - 1) : r > FIRST ? SRC(r - 1, 3) : SRC(SEL_1_INT, 0);
            add(c, op2(OP_ADD_INT, r, chan, SRC(0, 0), before) | LAST);
            for (unsigned lane = 0; lane < LANES; lane++)
                m->r[lane][r][chan] = lane + (chan        ? m->r[lane][r][chan - 1]
                                              : r > FIRST ? m->r[lane][r - 1][3]
                                                          : 1);
        }
    add(c, ((op2(OP_PRED_SETNE_INT, 0, 0, SRC(0, 0), SRC(SEL_1_INT, 0)) & NO_WRITE) | UPDATE_PRED | LAST));
    for (unsigned lane = 0; lane < LANES; lane++)
        m->pred[lane] = lane != 1;
}

/* T8.x = digest of all registers; T9.x = dword index of this lane's result. */
static void
add_digest(struct code *c)
{
    add(c, op2(OP_MOV, 8, 0, SRC(SEL_0, 0), 0) | LAST);
    for (unsigned r = FIRST; r < FIRST + GPRS; r++)
        for (unsigned chan = 0; chan < 4; chan++) {
            add(c, op3(OP_BIT_ALIGN, 8, 0, SRC(8, 0), SRC(8, 0), SRC(SEL_LITERAL, 0)) | LAST);
            add(c, 31);
            add(c, op2(OP_XOR, 8, 0, SRC(8, 0), SRC(r, chan)) | LAST);
        }
    add(c, op2(OP_ADD_INT, 9, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)) | LAST);
    add(c, EXECUTE_OUT / 4);
}

static uint32_t
digest(const struct model *m, unsigned lane)
{
    uint32_t d = 0;
    for (unsigned r = FIRST; r < FIRST + GPRS; r++)
        for (unsigned chan = 0; chan < 4; chan++)
            d = (d << 1 | d >> 31) ^ m->r[lane][r][chan];
    return d;
}

static unsigned
clause(struct code *program, unsigned cf_slot, const struct code *c)
{
    const unsigned at = program->count;
    program->slots[cf_slot] = cf_alu(CF_ALU, at, c->count);
    for (unsigned k = 0; k < c->count; k++)
        add(program, c->slots[k]);
    return at;
}

static void
build(struct code *program, struct model *m, uint32_t *rng)
{
    struct code c = {.count = 0};
    program->count = CLAUSES + 4;
    add_start(&c, m);
    clause(program, 0, &c);
    for (unsigned k = 0; k < CLAUSES; k++) {
        c.count = 0;
        memset(m->pv_valid, 0, sizeof m->pv_valid);
        for (unsigned g = 0; g < GROUPS; g++)
            add_group(&c, m, rng);
        clause(program, 1 + k, &c);
    }
    c.count = 0;
    add_digest(&c);
    clause(program, CLAUSES + 1, &c);
    program->slots[CLAUSES + 2] = cf_store(8, 9, 1);
    program->slots[CLAUSES + 3] = cf(CF_END, 0, 0);
}

static void
random_groups_read_compute_write(void **state)
{
    uint8_t *pool = malloc(EXECUTE_POOL);
    (void)state;
    for (uint32_t round = 0; round < ROUNDS; round++) {
        static struct code program;
        static struct model m;
        uint32_t rng = round * 7919u + 1;
        struct emu_error error = {EMU_OK, ""};
        memset(pool, 0, EXECUTE_POOL);
        build(&program, &m, &rng);
        struct object o = {.text = (uint8_t *)program.slots, .text_bytes = 8 * program.count};
        const struct object_kernel k = {"random", 0, 8 * program.count};
        const struct execution x = {LANES, LANES, 0, false, pool};
        if (execute(&o, &k, &x, &error))
            fail_msg("round %u: %s", round, error.text);
        const uint32_t *out = (const uint32_t *)(const void *)(pool + EXECUTE_OUT);
        for (unsigned lane = 0; lane < LANES; lane++)
            if (out[lane] != digest(&m, lane))
                fail_msg("round %u lane %u: 0x%x, model 0x%x", round, lane, out[lane], digest(&m, lane));
    }
    free(pool);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(random_groups_read_compute_write)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
