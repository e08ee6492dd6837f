/* SPDX-License-Identifier: MIT */
#include "maker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../assembler/encode.h"
#include "cayman/isa/cay_tables.h"
#include "run.h"
#include "trial.h"

const char made_header[] = "lds 4096\nbuffer const1 1024\nbuffer const2 1024\nbuffer const3 1024\n"
                           "buffer rat1 4096\nbuffer return1 4096\nloop 0 = 3 1 1\nloop 1 = 2 0 2\n";

enum {
    FLOW = 160, /* control flow instructions at most */
    CODE = 4096,
    DEEPEST = 3,
    ROUTINES = 2,
    OWN = 8,     /* T8: x the work-item's place in rat1 (dwords), y in LDS (bytes) */
    ADDRESS = 9, /* x its inputs, y its results (bytes) */
    INDEX = 12,  /* x its results (dwords) */
    ROUNDS = 13, /* an element for each loop around */
    PLACE = 15,
    OP_AND = 48,
    OP_MULADD_UINT24 = 16,
    OP_GROUP_BARRIER = 84
};

struct maker {
    uint64_t random;
    struct cay_cf flow[FLOW];
    uint64_t code[CODE];
    unsigned flow_count, code_count, budget, loops;
    bool brief, has_lds;
    unsigned routine[ROUTINES]; /* control flow instructions that call it: filled in behind the end */
    struct {
        unsigned at, routine;
    } calls[FLOW];
    unsigned call_count;
};

static unsigned
below(struct maker *m, unsigned n)
{
    m->random = m->random * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((m->random >> 33) % n);
}

/* --- clauses --- */

static void
slot(struct maker *m, uint64_t word)
{
    if (m->code_count == CODE)
        abort();
    m->code[m->code_count++] = word;
}

static void
literals(struct maker *m, uint32_t x, uint32_t y)
{
    slot(m, x | (uint64_t)y << 32);
}

static unsigned
flow(struct maker *m, struct cay_cf cf)
{
    if (m->flow_count == FLOW)
        abort();
    cf.barrier = true;
    m->flow[m->flow_count] = cf;
    return m->flow_count++;
}

/* An ALU clause of what was appended since `first`. */
static void
alu_clause(struct maker *m, enum cay_cf_op op, unsigned first)
{
    struct cay_cf extended = {.op = CAY_CF_ALU_EXTENDED};
    struct cay_cf alu = {.op = op, .addr = FLOW + first, .count = m->code_count - first - 1};
    for (unsigned set = 0; set < 4; set++) {
        struct cay_kcache *k = set < 2 ? &alu.kcache[set] : &extended.kcache[set];
        *k = (struct cay_kcache){.mode = CAY_KCACHE_LOCK_2, .bank = (uint8_t)set};
    }
    flow(m, extended);
    flow(m, alu);
}

/* --- what engines may differ in: the bits of NaNs --- */

static bool
is_set(enum cay_alu_op op)
{
    return (op >= CAY_OP2_PRED_SETGT_UINT && op <= CAY_OP2_PRED_SETNE) ||
           (op >= CAY_OP2_PRED_SETE_INT && op <= CAY_OP2_PRED_SETNE_INT);
}

static bool
is_defined(const struct guide_row *row)
{
    if (row->shape == GUIDE_ELSEWHERE || row->shape == GUIDE_SAME_64 || row->shape == GUIDE_SPLIT_64)
        return false;
    if (row->flags & GUIDE_PREDICATE)
        return is_set(row->op) || row->result == GUIDE_INT;
    if (row->op == CAY_OP2_FLT32_TO_FLT16 || row->op == CAY_OP2_FLT32_TO_FLT16_RTZ)
        return false;
    return row->result == GUIDE_INT || (row->shape != GUIDE_PREV_1 && row->shape != GUIDE_PREV_2);
}

/* Clamped results are no NaNs. */
static bool
clamp_floats(struct trial *t)
{
    for (unsigned n = 0; n < 4; n++) {
        const struct guide_row *row = t->rows[n];
        if (row && !is_defined(row))
            return false;
        if (row && row->result != GUIDE_INT && !(row->flags & GUIDE_PREDICATE))
            t->alu[n].clamp = true;
    }
    return true;
}

static const struct guide_row *
some_row(struct maker *m)
{
    for (;;) {
        const struct guide_row *row = guide_find((enum cay_alu_op)below(m, CAY_ALU_COUNT));
        if (row && is_defined(row))
            return row;
    }
}

static void
index_by_loop(struct maker *m, struct trial *t)
{
    if (!m->loops || !t->uses_ar || below(m, 2))
        return;
    t->uses_ar = false;
    for (unsigned n = 0; n < 4; n++) {
        t->alu[n].dst_rel = false;
        t->alu[n].index_mode = CAY_INDEX_LOOP;
    }
}

static void
some_group(struct maker *m)
{
    struct trial t;
    uint64_t slots[32];
    do
        trial_make(&t, some_row(m), (enum trial_kind)below(m, TRIAL_KINDS), TRIAL_IN + 2 * below(m, 3),
                   &m->random);
    while (!clamp_floats(&t));
    index_by_loop(m, &t);
    const unsigned count = trial_slots(&t, slots);
    for (unsigned k = 0; k < count; k++)
        slot(m, slots[k]);
}

/* --- local memory --- */

static struct cay_src
some_data(struct maker *m)
{
    return (struct cay_src){.sel = (uint16_t)(TRIAL_IN + below(m, TRIAL_VECTORS)),
                            .chan = (uint8_t)below(m, 4)};
}

static void
pop_queue(struct maker *m, unsigned queues)
{
    const unsigned to = TRIAL_IN + below(m, TRIAL_VECTORS), chan = queues == 2 ? below(m, 3) : below(m, 4);
    slot(m, op2(OP_MOV, to, chan, SRC(CAY_SEL_LDS_OQ_A_POP, 0), 0) | (queues == 2 ? 0 : LAST));
    if (queues == 2)
        slot(m, op2(OP_MOV, to, chan + 1, SRC(CAY_SEL_LDS_OQ_B_POP, 0), 0) | LAST);
}

static bool
reaches_planes(unsigned op)
{
    return op == CAY_LDS_WRITE2 || op == CAY_LDS_XCHG2_RET;
}

/* Four dwords at T8.Y and, for what reaches 64 dwords further, those of other planes of 1024 bytes. */
static void
some_lds(struct maker *m)
{
    unsigned op;
    do
        op = below(m, CAY_LDS_ATOMIC_ORDERED_ALLOC_RET);
    while (m->brief && reaches_planes(op));
    const struct cay_lds_row *row = &cay_lds_rows[op];
    const bool planes = reaches_planes(op);
    const bool second =
        op == CAY_LDS_WRITE_REL || op == CAY_LDS_XCHG_REL_RET || op == CAY_LDS_READ_REL_RET || planes;
    const bool two_addresses = op == CAY_LDS_READ2_RET || op == CAY_LDS_READWRITE_RET;
    struct cay_alu i = {.op = CAY_OP3_LDS_IDX_OP, .lds_op = (enum cay_lds_op)op, .last = true};
    i.src[0] = (struct cay_src){.sel = OWN, .chan = 1};
    for (unsigned k = 1; k < row->sources; k++)
        i.src[k] = some_data(m);
    if (two_addresses)
        i.src[1] = (struct cay_src){.sel = OWN, .chan = (uint8_t)(2 + below(m, 2))};
    if (second)
        i.idx_offset = (uint8_t)(planes ? 4 * (1 + below(m, 3)) : 1 + below(m, 3));
    slot(m, guide_alu(&i));
    if (row->queues)
        pop_queue(m, row->queues);
}

/* --- items of a block --- */

static void
some_alu(struct maker *m, enum cay_cf_op op)
{
    const unsigned first = m->code_count;
    for (unsigned k = 1 + below(m, 3); k--;)
        if (below(m, 4) || !m->has_lds)
            some_group(m);
        else
            some_lds(m);
    alu_clause(m, op, first);
}

static void
some_fetch(struct maker *m)
{
    struct code c = {.count = 0};
    const unsigned count = 1 + below(m, 2);
    m->code_count += m->code_count % 2;
    const unsigned first = m->code_count;
    for (unsigned k = 0; k < count; k++)
        add_fetch_4(&c, TRIAL_IN + below(m, TRIAL_VECTORS), ADDRESS, 16 * below(m, 6));
    for (unsigned k = 0; k < c.count; k++)
        slot(m, c.slots[k]);
    flow(m, (struct cay_cf){.op = CAY_CF_TC, .addr = FLOW + first, .count = count - 1});
}

static void
place(struct maker *m, unsigned from, unsigned chan, uint32_t plus)
{
    const unsigned first = m->code_count;
    slot(m, op2(OP_ADD_INT, PLACE, 0, SRC(from, chan), SRC(SEL_LITERAL, 0)) | LAST);
    literals(m, plus, 0);
    alu_clause(m, CAY_CF_ALU, first);
}

static void
some_store(struct maker *m)
{
    place(m, INDEX, 0, 4 * below(m, 8));
    flow(m, (struct cay_cf){.op = CAY_CF_MEM_RAT_CACHELESS,
                            .exp = {.rat_op = CAY_RAT_STORE_DWORD,
                                    .type = 1,
                                    .rw_gpr = (uint8_t)(TRIAL_IN + below(m, TRIAL_VECTORS)),
                                    .index_gpr = PLACE,
                                    .comp_mask = (uint8_t)(1 + below(m, 15))}});
}

/* To a dword of its own; or one that all add to. */
static void
some_atomic(struct maker *m)
{
    const bool shared = !below(m, 4);
    enum cay_rat_op op;
    do
        op = (enum cay_rat_op)below(m, CAY_RAT_COUNT);
    while (cay_rat_rows[op].action != CAY_RAT_DO_ATOMIC && cay_rat_rows[op].action != CAY_RAT_DO_ATOMIC_RTN);
    if (shared) {
        const unsigned first = m->code_count;
        slot(m, op2(OP_MOV, PLACE, 0, SRC(SEL_LITERAL, 0), 0) | LAST);
        literals(m, 1000 + below(m, 8), 0);
        alu_clause(m, CAY_CF_ALU, first);
        op = CAY_RAT_ADD;
    } else {
        place(m, OWN, 0, 128 * below(m, 4));
    }
    flow(m, (struct cay_cf){.op = CAY_CF_MEM_RAT,
                            .exp = {.rat_op = op,
                                    .rat_id = 1,
                                    .type = 1,
                                    .rw_gpr = (uint8_t)(TRIAL_IN + below(m, 4)),
                                    .index_gpr = PLACE,
                                    .comp_mask = 15}});
}

static void some_block(struct maker *m, unsigned depth);

/* A clause that leaves some lanes active, behind a push. */
static void
some_choice(struct maker *m)
{
    static const unsigned ops[] = {66, 67, 68, 69, 30, 31};
    const unsigned first = m->code_count;
    const unsigned from = below(m, 2) ? TRIAL_PARITY : TRIAL_IN + below(m, 2);
    if (!below(m, 3))
        some_group(m);
    slot(m, (op2(ops[below(m, 6)], 0, below(m, 4), SRC(from, from == TRIAL_PARITY ? 0 : below(m, 4)),
                 below(m, 2) ? SRC(SEL_0, 0) : SRC(TRIAL_IN + below(m, 2), below(m, 4))) &
             NO_WRITE) |
                UPDATE_EXEC | UPDATE_PRED | LAST);
    alu_clause(m, CAY_CF_ALU_PUSH_BEFORE, first);
}

static void
some_if(struct maker *m, unsigned depth)
{
    some_choice(m);
    const unsigned jump = flow(m, (struct cay_cf){.op = CAY_CF_JUMP});
    some_block(m, depth + 1);
    if (below(m, 2)) {
        const unsigned other = flow(m, (struct cay_cf){.op = CAY_CF_ELSE, .pop_count = 1});
        m->flow[jump].addr = other;
        some_block(m, depth + 1);
        m->flow[other].addr = m->flow_count + 1;
        flow(m, (struct cay_cf){.op = CAY_CF_POP, .addr = m->flow_count + 1, .pop_count = 1});
        return;
    }
    m->flow[jump].pop_count = 1;
    if (below(m, 2))
        some_alu(m, CAY_CF_ALU_POP_AFTER);
    else
        flow(m, (struct cay_cf){.op = CAY_CF_POP, .addr = m->flow_count + 1, .pop_count = 1});
    m->flow[jump].addr = m->flow_count;
}

/* Lanes leave, or go to the next round, after rounds that depend on the lane. */
static void
leave(struct maker *m, unsigned leaves[8], unsigned *count, enum cay_cf_op op)
{
    const unsigned first = m->code_count;
    slot(m,
         (op2(op == CAY_CF_LOOP_BREAK ? OP_PRED_SETGT_INT : OP_PRED_SETE_INT, 0, 0, SRC(ROUNDS, m->loops - 1),
              op == CAY_CF_LOOP_BREAK ? SRC(TRIAL_PARITY, 1) : SRC(TRIAL_PARITY, 0)) &
          NO_WRITE) |
             UPDATE_EXEC | UPDATE_PRED | LAST);
    alu_clause(m, CAY_CF_ALU_PUSH_BEFORE, first);
    flow(m, (struct cay_cf){.op = CAY_CF_JUMP, .addr = m->flow_count + 3, .pop_count = 1});
    leaves[(*count)++] = flow(m, (struct cay_cf){.op = op});
    flow(m, (struct cay_cf){.op = CAY_CF_POP, .addr = m->flow_count + 1, .pop_count = 1});
}

static void
count_round(struct maker *m, bool start)
{
    const unsigned first = m->code_count, chan = m->loops - 1;
    slot(m, (start ? op2(OP_MOV, ROUNDS, chan, SRC(SEL_0, 0), 0)
                   : op2(OP_ADD_INT, ROUNDS, chan, SRC(ROUNDS, chan), SRC(SEL_1_INT, 0))) |
                LAST);
    alu_clause(m, CAY_CF_ALU, first);
}

static void
some_loop(struct maker *m, unsigned depth)
{
    static const enum cay_cf_op kinds[] = {CAY_CF_LOOP_START_DX10, CAY_CF_LOOP_START,
                                           CAY_CF_LOOP_START_NO_AL};
    const enum cay_cf_op kind = kinds[below(m, 3)];
    unsigned leaves[8], count = 0;
    m->loops++;
    count_round(m, true);
    const unsigned start = flow(m, (struct cay_cf){.op = kind, .cf_const = (uint8_t)below(m, 2)});
    if (kind == CAY_CF_LOOP_START_DX10)
        m->flow[start].cf_const = 0;
    count_round(m, false);
    some_block(m, depth + 1);
    if (kind == CAY_CF_LOOP_START_DX10 || !below(m, 3))
        leave(m, leaves, &count, CAY_CF_LOOP_BREAK);
    if (!below(m, 2))
        leave(m, leaves, &count, CAY_CF_LOOP_CONTINUE);
    if (below(m, 2))
        some_alu(m, CAY_CF_ALU);
    for (unsigned k = 0; k < count; k++)
        m->flow[leaves[k]].addr = m->flow_count;
    flow(m, (struct cay_cf){.op = CAY_CF_LOOP_END, .addr = start + 1});
    m->flow[start].addr = m->flow_count;
    m->loops--;
}

static void
some_call(struct maker *m)
{
    m->calls[m->call_count].routine = below(m, ROUTINES);
    m->calls[m->call_count++].at = flow(m, (struct cay_cf){.op = CAY_CF_CALL});
}

static void
some_item(struct maker *m, unsigned depth)
{
    const unsigned way = below(m, 16);
    if (way < 6 || m->flow_count > 70)
        some_alu(m, CAY_CF_ALU);
    else if (way < 8)
        some_fetch(m);
    else if (way < 9)
        some_store(m);
    else if (way < 11)
        some_atomic(m);
    else if (way < 14 && depth < DEEPEST)
        some_if(m, depth);
    else if (way < 15 && depth < DEEPEST && m->loops < 2)
        some_loop(m, depth);
    else
        some_call(m);
}

static void
some_block(struct maker *m, unsigned depth)
{
    for (unsigned k = 1 + below(m, 2); k-- && m->budget;) {
        m->budget--;
        some_item(m, depth);
    }
}

/* --- the whole --- */

/* The work-item's number, and its places. */
static void
begin(struct maker *m, uint32_t local)
{
    const unsigned first = m->code_count;
    slot(m, op3(OP_MULADD_UINT24, PLACE, 0, SRC(1, 0), SRC(SEL_LITERAL, 0), SRC(0, 0)) | LAST);
    literals(m, local, 0);
    slot(m, op2(OP_LSHL, ADDRESS, 0, SRC(PLACE, 0), SRC(SEL_LITERAL, 0)));
    slot(m, op2(OP_LSHL, ADDRESS, 1, SRC(PLACE, 0), SRC(SEL_LITERAL, 1)) | LAST);
    literals(m, 6, 5);
    slot(m, op2(OP_ADD_INT, ADDRESS, 0, SRC(ADDRESS, 0), SRC(ADDRESS, 1)));
    slot(m, op2(OP_ADD_INT, INDEX, 1, SRC(ADDRESS, 1), SRC(SEL_LITERAL, 0)) | LAST);
    literals(m, MADE_OUT / 4, 0);
    slot(m, op2(OP_MOV, INDEX, 0, SRC(INDEX, 1), 0));
    slot(m, op2(OP_AND, TRIAL_PARITY, 1, SRC(0, 0), SRC(SEL_LITERAL, 0)));
    slot(m, op2(OP_LSHL, OWN, 2, SRC(0, 0), SRC(SEL_LITERAL, 1)) | LAST);
    literals(m, 3, 4);
    slot(m, op2(OP_AND, TRIAL_PARITY, 0, SRC(0, 0), SRC(SEL_1_INT, 0)));
    slot(m, op2(OP_AND, OWN, 1, SRC(OWN, 2), SRC(SEL_LITERAL, 0)) | LAST);
    literals(m, 1023, 0);
    slot(m, op2(OP_MOV, OWN, 0, SRC(PLACE, 0), 0));
    slot(m, op2(OP_ADD_INT, OWN, 2, SRC(OWN, 1), SRC(SEL_LITERAL, 0)));
    slot(m, op2(OP_ADD_INT, OWN, 3, SRC(OWN, 1), SRC(SEL_LITERAL, 1)) | LAST);
    literals(m, 4, 12);
    alu_clause(m, CAY_CF_ALU, first);
}

/* Elements that a program may read before it writes them. */
static void
clear_elements(struct maker *m)
{
    for (unsigned chan = 0; chan < 4; chan++)
        slot(m, op2(OP_MOV, TRIAL_SCRATCH, chan, SRC(SEL_0, 0), 0) | (chan == 3 ? LAST : 0));
    for (unsigned chan = 2; chan < 4; chan++) {
        slot(m, op2(OP_MOV, ADDRESS, chan, SRC(SEL_0, 0), 0) | LAST);
        slot(m, op2(OP_MOV, TRIAL_PARITY, chan, SRC(SEL_0, 0), 0) | LAST);
    }
}

/* Two dwords of local memory, `offset` apart. */
static void
clear_two(struct maker *m, enum cay_lds_op op, unsigned from, unsigned chan, unsigned offset)
{
    struct cay_alu i = {.op = CAY_OP3_LDS_IDX_OP, .lds_op = op, .idx_offset = (uint8_t)offset, .last = true};
    i.src[0] = (struct cay_src){.sel = (uint16_t)from, .chan = (uint8_t)chan};
    i.src[1] = (struct cay_src){.sel = OWN};
    i.src[2] = (struct cay_src){.sel = CAY_SEL_M_1_INT};
    slot(m, guide_alu(&i));
}

static void
clear_planes(struct maker *m)
{
    for (unsigned k = 0; k < 8; k++) {
        slot(m, op2(OP_ADD_INT, PLACE, 0, SRC(OWN, 1), SRC(SEL_LITERAL, 0)) | LAST);
        literals(m, 4 * (k % 4) + 2048 * (k / 4), 0);
        clear_two(m, CAY_LDS_WRITE2, PLACE, 0, 4);
    }
}

static void
clear(struct maker *m)
{
    const unsigned first = m->code_count;
    clear_elements(m);
    if (!m->brief)
        clear_planes(m);
    for (unsigned chan = 1; m->brief && m->has_lds && chan <= 2; chan++)
        clear_two(m, CAY_LDS_WRITE_REL, OWN, chan, 2);
    alu_clause(m, CAY_CF_ALU, first);
}

static void
load(struct maker *m, unsigned first_vector, unsigned vectors)
{
    struct code c = {.count = 0};
    m->code_count += m->code_count % 2;
    const unsigned first = m->code_count;
    for (unsigned v = first_vector; v < first_vector + vectors; v++)
        add_fetch_4(&c, TRIAL_IN + v, ADDRESS, 16 * v);
    for (unsigned k = 0; k < c.count; k++)
        slot(m, c.slots[k]);
    flow(m, (struct cay_cf){.op = CAY_CF_TC, .addr = FLOW + first, .count = vectors - 1});
}

/* Vector v of the constants, the next one in odd lanes. */
static void
load_constants(struct maker *m, unsigned v)
{
    for (unsigned odd = 0; odd < 2; odd++)
        for (unsigned chan = 0; chan < 4; chan++) {
            const uint64_t own = SRC(TRIAL_IN + v, chan), constant = SRC(CAY_SEL_KCACHE0 + v + odd, chan);
            slot(m, (odd ? op3(OP_CNDE_INT, TRIAL_IN + v, chan, SRC(TRIAL_PARITY, 0), own, constant)
                         : op2(OP_MOV, TRIAL_IN + v, chan, constant, 0)) |
                        (chan == 3 ? LAST : 0));
        }
}

/* Vector v + 1 has the same elements. */
static void
turn(struct maker *m, unsigned v)
{
    for (unsigned chan = 0; chan < 4; chan++)
        slot(m, op2(OP_MOV, TRIAL_IN + v + 1, chan, SRC(TRIAL_IN + v, (chan + 2) % 4), 0) |
                    (chan == 3 ? LAST : 0));
}

/* At most one vector of memory, whose load takes longer to translate than the rest of a program. */
static void
load_brief(struct maker *m)
{
    const unsigned fetched = 2 * below(m, TRIAL_VECTORS);
    if (fetched < TRIAL_VECTORS)
        load(m, fetched, 1);
    const unsigned first = m->code_count;
    for (unsigned v = 0; v < TRIAL_VECTORS; v += 2) {
        if (v != fetched)
            load_constants(m, v);
        turn(m, v);
    }
    slot(m, op2(OP_XOR, TRIAL_IN, 3, SRC(TRIAL_IN, 3), SRC(OWN, 0)) | LAST);
    alu_clause(m, CAY_CF_ALU, first);
}

static void
store_results(struct maker *m, unsigned from)
{
    flow(m, (struct cay_cf){.op = CAY_CF_MEM_RAT_CACHELESS,
                            .exp = {.rat_op = CAY_RAT_STORE_DWORD,
                                    .type = 1,
                                    .rw_gpr = (uint8_t)from,
                                    .index_gpr = INDEX,
                                    .comp_mask = 15}});
}

static void
end_long(struct maker *m)
{
    for (unsigned v = 0; v < TRIAL_VECTORS; v++) {
        store_results(m, TRIAL_IN + v);
        const unsigned first = m->code_count;
        slot(m, op2(OP_ADD_INT, INDEX, 0, SRC(INDEX, 0), SRC(SEL_LITERAL, 0)) | LAST);
        literals(m, 4, 0);
        alu_clause(m, CAY_CF_ALU, first);
    }
}

/* The sums of all vectors' elements. */
static void
end_brief(struct maker *m)
{
    const unsigned first = m->code_count;
    for (unsigned v = 1; v < TRIAL_VECTORS; v++)
        for (unsigned chan = 0; chan < 4; chan++)
            slot(m, op2(OP_ADD_INT, TRIAL_IN, chan, SRC(TRIAL_IN, chan), SRC(TRIAL_IN + v, chan)) |
                        (chan == 3 ? LAST : 0));
    alu_clause(m, CAY_CF_ALU, first);
    store_results(m, TRIAL_IN);
}

static void
routines(struct maker *m)
{
    for (unsigned r = 0; r < ROUTINES; r++) {
        bool called = false;
        for (unsigned k = 0; k < m->call_count; k++)
            if (m->calls[k].routine == r) {
                m->flow[m->calls[k].at].addr = m->flow_count;
                called = true;
            }
        if (!called)
            continue;
        some_alu(m, CAY_CF_ALU);
        flow(m, (struct cay_cf){.op = CAY_CF_RETURN});
    }
}

static void
write_out(const struct maker *m, struct asm_program *p)
{
    memset(p->slots, 0, FLOW * sizeof *p->slots);
    for (unsigned k = 0; k < m->flow_count; k++) {
        const struct encoding e = encode_cf(&m->flow[k]);
        if (e.too_large)
            printf("maker: %s\n", e.too_large), abort();
        p->slots[k] = e.w[0] | (uint64_t)e.w[1] << 32;
    }
    memcpy(p->slots + FLOW, m->code, m->code_count * sizeof *m->code);
    p->count = FLOW + m->code_count;
}

void
make_random_program(struct launch_case *c, uint64_t seed, enum made_length length)
{
    static const struct {
        uint8_t local, groups;
    } sizes[] = {{64, 1}, {64, 2}, {40, 1}, {16, 3}, {64, 1}};
    struct maker *m = calloc(1, sizeof *m);
    if (!m)
        abort();
    m->random = seed * 0x9e3779b97f4a7c15u + 12345;
    const unsigned size = below(m, sizeof sizes / sizeof *sizes);
    c->local = sizes[size].local, c->groups = sizes[size].groups;
    m->brief = length == MADE_BRIEF;
    m->has_lds = !m->brief || !below(m, 4);
    m->budget = m->brief ? 1 + below(m, 2) : 2 + below(m, 9);
    begin(m, c->local);
    clear(m);
    if (m->brief)
        load_brief(m);
    else
        load(m, 0, TRIAL_VECTORS);
    while (m->budget)
        some_block(m, 0);
    if (m->brief)
        end_brief(m);
    else
        end_long(m);
    flow(m, (struct cay_cf){.op = CAY_CF_END});
    routines(m);
    write_out(m, &c->program);
    free(m);
}
