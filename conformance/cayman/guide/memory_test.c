/* SPDX-License-Identifier: MIT */
/*
 * Operations on the local data share (tables 8.11 and ALU_WORD1_LDS_IDX_OP) and atomics on unordered access
 * views (CF_ALLOC_EXPORT_WORD0_RAT) on every engine, against the sentences of the manual. A row without one
 * fails.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../assembler/encode.h"
#include "cayman/isa/cay_tables.h"
#include "run.h"
#include "trial.h"

enum { ROUNDS = 4, LDS_OUT = 0x2000, LANE_OUT = 32, FLOW = 16 };

/* What an operation does to the dwords at its first and second address. */
struct cell {
    uint32_t at, second; /* dwords */
    uint32_t a, b;       /* data */
    unsigned byte;       /* of the first address in its dword */
    uint32_t queue[2];
    bool modelled;
};

static float
number(uint32_t bits)
{
    return guide_flush(guide_float(bits));
}

/* The operations that LDS and UAVs have in common, on integers; false: it is none. */
static bool
arithmetic(const char *name, uint32_t *at, uint32_t src)
{
    const uint32_t old = *at;
    const int32_t x = (int32_t)old, y = (int32_t)src;
    if (!strcmp(name, "ADD"))
        *at = old + src;
    else if (!strcmp(name, "SUB"))
        *at = old - src;
    else if (!strcmp(name, "RSUB"))
        *at = src - old;
    else if (!strcmp(name, "INC") || !strcmp(name, "INC_UINT"))
        *at = old >= src ? 0 : old + 1;
    else if (!strcmp(name, "DEC") || !strcmp(name, "DEC_UINT"))
        *at = old == 0 || old > src ? src : old - 1;
    else if (!strcmp(name, "MIN_INT"))
        *at = x < y ? old : src;
    else if (!strcmp(name, "MAX_INT"))
        *at = x > y ? old : src;
    else if (!strcmp(name, "MIN_UINT"))
        *at = old < src ? old : src;
    else if (!strcmp(name, "MAX_UINT"))
        *at = old > src ? old : src;
    else if (!strcmp(name, "AND"))
        *at = old & src;
    else if (!strcmp(name, "OR"))
        *at = old | src;
    else if (!strcmp(name, "XOR"))
        *at = old ^ src;
    else if (!strcmp(name, "XCHG"))
        *at = src;
    else
        return false;
    return true;
}

static uint32_t
part(const struct cell *c, unsigned bits)
{
    return c->at >> 8 * c->byte & (bits == 8 ? 0xffu : 0xffffu);
}

static void
put_part(struct cell *c, unsigned bits)
{
    const uint32_t mask = (bits == 8 ? 0xffu : 0xffffu) << 8 * c->byte;
    c->at = (c->at & ~mask) | (c->a << 8 * c->byte & mask);
}

/* The row's name without "_RET". */
static void
local(enum cay_lds_op op, struct cell *c)
{
    char name[32];
    snprintf(name, sizeof name, "%s", cay_lds_rows[op].name);
    char *ret = strstr(name, "_RET");
    if (ret)
        *ret = 0;
    c->queue[0] = c->at, c->queue[1] = c->second;
    c->modelled = true;
    if (arithmetic(name, &c->at, c->a))
        return;
    if (!strcmp(name, "MSKOR"))
        c->at = (c->at & ~c->a) | c->b;
    else if (!strcmp(name, "WRITE"))
        c->at = c->a;
    else if (!strcmp(name, "WRITE_REL") || !strcmp(name, "WRITE2") || !strcmp(name, "XCHG_REL") ||
             !strcmp(name, "XCHG2"))
        c->at = c->a, c->second = c->b;
    else if (!strcmp(name, "CMP_STORE") || !strcmp(name, "CMP_XCHG"))
        c->at = c->at == c->a ? c->b : c->at;
    else if (!strcmp(name, "CMP_STORE_SPF") || !strcmp(name, "CMP_XCHG_SPF"))
        c->at = number(c->at) == number(c->a) ? c->b : c->at;
    else if (!strcmp(name, "BYTE_WRITE"))
        put_part(c, 8);
    else if (!strcmp(name, "SHORT_WRITE"))
        put_part(c, 16);
    else if (!strcmp(name, "READWRITE"))
        c->second = c->b;
    else if (!strcmp(name, "BYTE_READ"))
        c->queue[0] = (uint32_t)(int32_t)(int8_t)part(c, 8);
    else if (!strcmp(name, "UBYTE_READ"))
        c->queue[0] = part(c, 8);
    else if (!strcmp(name, "SHORT_READ"))
        c->queue[0] = (uint32_t)(int32_t)(int16_t)part(c, 16);
    else if (!strcmp(name, "USHORT_READ"))
        c->queue[0] = part(c, 16);
    else if (strcmp(name, "READ") != 0 && strcmp(name, "READ_REL") != 0 && strcmp(name, "READ2") != 0)
        c->modelled = false;
}

/* --- programs --- */

enum { OWN = 8, ADDRESS = 9, INDEX = 12, QUEUES = 16, AFTER = 17 };

struct attempt {
    struct trial_inputs in;
    enum cay_lds_op op;
    enum cay_rat_op rat;
    unsigned byte, bad;
    unsigned long sets;
};

static bool
reaches_planes(enum cay_lds_op op)
{
    return op == CAY_LDS_WRITE2 || op == CAY_LDS_XCHG2_RET;
}

static unsigned
byte_of(enum cay_lds_op op, unsigned round)
{
    const unsigned bytes = cay_lds_rows[op].bytes;
    return bytes == 4 ? 0 : round % (4 / bytes) * bytes;
}

static void
add_lds(struct code *c, enum cay_lds_op op, unsigned offset, struct cay_src to, struct cay_src a,
        struct cay_src b)
{
    const struct cay_alu i = {.op = CAY_OP3_LDS_IDX_OP,
                              .lds_op = op,
                              .idx_offset = (uint8_t)offset,
                              .last = true,
                              .src = {to, a, b}};
    add(c, guide_alu(&i));
}

static struct cay_src
gpr(unsigned n, unsigned chan)
{
    return (struct cay_src){.sel = (uint16_t)n, .chan = (uint8_t)chan};
}

/* T8: y the first address, z that of its dword, w the second; T2.XY what is there before, T3.XY the data. */
static void
add_operation(struct code *c, enum cay_lds_op op, unsigned byte)
{
    const struct cay_lds_row *row = &cay_lds_rows[op];
    const bool two_addresses = op == CAY_LDS_READ2_RET || op == CAY_LDS_READWRITE_RET;
    const unsigned second = reaches_planes(op) ? 1024 : 4, offset = reaches_planes(op) ? 4 : 1;
    add(c, op2(OP_LSHL, OWN, 2, SRC(0, 0), SRC(SEL_LITERAL, 0)) | LAST);
    add(c, 3);
    add(c, op2(OP_ADD_INT, OWN, 1, SRC(OWN, 2), SRC(SEL_LITERAL, 0)));
    add(c, op2(OP_ADD_INT, OWN, 3, SRC(OWN, 2), SRC(SEL_LITERAL, 1)) | LAST);
    add(c, byte | (uint64_t)second << 32);
    add_lds(c, CAY_LDS_WRITE, 0, gpr(OWN, 2), gpr(2, 0), gpr(0, 0));
    add_lds(c, CAY_LDS_WRITE, 0, gpr(OWN, 3), gpr(2, 1), gpr(0, 0));
    const bool has_offset = row->sources < 3 ? op == CAY_LDS_READ_REL_RET
                                             : op == CAY_LDS_WRITE_REL || op == CAY_LDS_WRITE2 ||
                                                   op == CAY_LDS_XCHG_REL_RET || op == CAY_LDS_XCHG2_RET;
    add_lds(c, op, has_offset ? offset : 0, gpr(OWN, 1), two_addresses ? gpr(OWN, 3) : gpr(3, 0), gpr(3, 1));
    if (row->queues)
        add(c, op2(OP_MOV, QUEUES, 0, SRC(CAY_SEL_LDS_OQ_A_POP, 0), 0) | (row->queues == 2 ? 0 : LAST));
    if (row->queues == 2)
        add(c, op2(OP_MOV, QUEUES, 1, SRC(CAY_SEL_LDS_OQ_B_POP, 0), 0) | LAST);
    for (unsigned k = 0; k < 2; k++) {
        add_lds(c, CAY_LDS_READ_RET, 0, gpr(OWN, 2 + k), gpr(0, 0), gpr(0, 0));
        add(c, op2(OP_MOV, AFTER, k, SRC(CAY_SEL_LDS_OQ_A_POP, 0), 0) | LAST);
    }
}

static void
make_local(struct launch_case *c, const struct attempt *a)
{
    struct code code = {.count = FLOW};
    add(&code, op2(OP_LSHL, ADDRESS, 0, SRC(0, 0), SRC(SEL_LITERAL, 0)));
    add(&code, op2(OP_LSHL, INDEX, 1, SRC(0, 0), SRC(SEL_LITERAL, 1)) | LAST);
    add(&code, 5 | (uint64_t)3 << 32);
    add(&code, op2(OP_ADD_INT, INDEX, 0, SRC(INDEX, 1), SRC(SEL_LITERAL, 0)) | LAST);
    add(&code, LDS_OUT / 4);
    code.slots[0] = cf_alu(CF_ALU, FLOW, code.count - FLOW);
    code.count += code.count % 2;
    const unsigned fetches = code.count;
    add_fetch_4(&code, 2, ADDRESS, 0);
    add_fetch_4(&code, 3, ADDRESS, 16);
    code.slots[1] = cf_fetches(fetches, 2);
    const unsigned at = code.count;
    add_operation(&code, a->op, a->byte);
    code.slots[2] = cf_alu(CF_ALU, at, code.count - at);
    code.slots[3] = cf_store(QUEUES, INDEX, 15);
    code.slots[4] = cf_alu(CF_ALU, code.count, 2);
    add(&code, op2(OP_ADD_INT, INDEX, 0, SRC(INDEX, 0), SRC(SEL_LITERAL, 0)) | LAST);
    add(&code, 4);
    code.slots[5] = cf_store(AFTER, INDEX, 15);
    for (unsigned k = 6; k < FLOW; k++)
        code.slots[k] = cf(CF_END, 0, 0);
    memcpy(c->program.slots, code.slots, 8 * code.count);
    c->program.count = code.count;
}

static void
fill_local(struct case_memory *m, unsigned round, void *user)
{
    const struct attempt *a = user;
    (void)round;
    for (unsigned lane = 0; lane < TRIAL_LANES; lane++)
        memcpy(m->at[CASE_MEMORY] + 32 * lane, a->in.lane[lane], 32);
}

static bool
differs(struct attempt *a, const char *engine, const char *what, unsigned lane, uint32_t want, uint32_t got)
{
    if (want == got)
        return false;
    if (a->bad++ < 10)
        printf("%s on %s, lane %u, %s: %08x, expected %08x\n",
               a->op < CAY_LDS_COUNT ? cay_lds_rows[a->op].name : cay_rat_rows[a->rat].name, engine, lane,
               what, got, want);
    return true;
}

static bool
check_local(const char *engine, const struct case_memory *m, void *user)
{
    struct attempt *a = user;
    for (unsigned lane = 0; lane < TRIAL_LANES; lane++) {
        uint32_t got[8];
        const uint32_t(*v)[4] = (const uint32_t(*)[4])a->in.lane[lane];
        struct cell c = {.at = v[0][0], .second = v[0][1], .a = v[1][0], .b = v[1][1], .byte = a->byte};
        memcpy(got, m->at[CASE_MEMORY] + LDS_OUT + LANE_OUT * lane, sizeof got);
        local(a->op, &c);
        a->sets++;
        const unsigned queues = cay_lds_rows[a->op].queues;
        const bool is_bad = (queues && differs(a, engine, "queue A", lane, c.queue[0], got[0])) ||
                            (queues == 2 && differs(a, engine, "queue B", lane, c.queue[1], got[1])) ||
                            differs(a, engine, "the dword", lane, c.at, got[4]) ||
                            differs(a, engine, "the second dword", lane, c.second, got[5]);
        if (is_bad)
            break;
    }
    return true;
}

/* Equal values too, zeros of both signs, small ones. */
static void
mix(struct trial_inputs *in)
{
    for (unsigned lane = 0; lane < TRIAL_LANES; lane++) {
        uint32_t(*v)[4] = in->lane[lane];
        if (lane % 4 == 0)
            v[0][0] = v[1][0];
        if (lane % 16 == 1)
            v[0][0] = 0, v[1][0] = 0x80000000;
        if (lane % 16 == 2)
            v[0][0] = v[1][0] = 0x7fc00000;
        if (lane % 16 == 3)
            v[1][0] = lane % 5, v[0][0] = lane % 3;
    }
}

static bool
run_one(struct attempt *a, struct launch_case *c, const struct guide_run *run, const char *name)
{
    struct emu_error error = {0};
    (void)c;
    const enum guide_end end = guide_run(run, &error);
    if (end == GUIDE_REFUSED)
        printf("%s is refused: %s\n", name, error.text);
    a->bad += end != GUIDE_RAN;
    return end == GUIDE_RAN;
}

static bool
try_local(struct attempt *a)
{
    struct launch_case *c = guide_case("lds 4096\n");
    for (unsigned op = 0; op < CAY_LDS_COUNT; op++) {
        struct cell cell = {.at = 0};
        if (op == CAY_LDS_ATOMIC_ORDERED_ALLOC_RET) /* "GDS-only": cases/gds.case */
            continue;
        local((enum cay_lds_op)op, &cell);
        if (!cell.modelled) {
            printf("%s has no model\n", cay_lds_rows[op].name);
            a->bad++;
        }
        for (unsigned round = 0; round < ROUNDS; round++) {
            const struct guide_run run = {
                .c = c, .jit = !round && op % 8 == 0, .fill = fill_local, .check = check_local, .user = a};
            a->op = (enum cay_lds_op)op, a->byte = byte_of(a->op, round);
            trial_inputs(&a->in, 64 * round + op);
            mix(&a->in);
            make_local(c, a);
            run_one(a, c, &run, cay_lds_rows[op].name);
        }
    }
    free(c);
    return !a->bad;
}

/* --- unordered access views --- */

/* Data in X, the place in the return buffer in Y, what is compared with in Z. */
static const char rat_program[] =
    "ALU {\n  LSHL * T9.X, T0.X, #5\n}\nTEX {\n  VTX_READ_128 T2.XYZW, T9.X, 0, #1\n"
    "}\nALU {\n  MOV * T2.Y, T0.X\n}\nMEM_RAT %s RAT(1) T2%s, T0.X\nCF_END\n";

static void
fill_rat(struct case_memory *m, unsigned round, void *user)
{
    const struct attempt *a = user;
    fill_local(m, round, user);
    for (unsigned lane = 0; lane < TRIAL_LANES; lane++)
        memcpy(m->at[CAY_SURFACE_RAT + 1] + 4 * lane, &a->in.lane[lane][1][0], 4);
}

static bool
returns(enum cay_rat_op op)
{
    return cay_rat_rows[op].action == CAY_RAT_DO_ATOMIC_RTN || cay_rat_rows[op].action == CAY_RAT_DO_READ_RTN;
}

static bool
access(enum cay_rat_op op, uint32_t *at, uint32_t src, uint32_t compare)
{
    char name[32];
    snprintf(name, sizeof name, "%s", cay_rat_rows[op].name);
    char *rtn = strstr(name, "_RTN");
    if (rtn)
        *rtn = 0;
    if (!strcmp(name, "CMPXCHG_INT"))
        *at = *at == compare ? src : *at;
    else if (!strcmp(name, "STORE_DWORD"))
        *at = src;
    else
        return !strcmp(name, "NOP") || arithmetic(name, at, src);
    return true;
}

static bool
check_rat(const char *engine, const struct case_memory *m, void *user)
{
    struct attempt *a = user;
    for (unsigned lane = 0; lane < TRIAL_LANES; lane++) {
        const uint32_t(*v)[4] = (const uint32_t(*)[4])a->in.lane[lane];
        uint32_t at = v[1][0], got, returned;
        memcpy(&got, m->at[CAY_SURFACE_RAT + 1] + 4 * lane, 4);
        memcpy(&returned, m->at[CAY_SURFACE_RETURN + 1] + 4 * lane, 4);
        access(a->rat, &at, v[0][0], v[0][2]);
        a->sets++;
        if (differs(a, engine, "the dword", lane, at, got) ||
            (returns(a->rat) && differs(a, engine, "what is returned", lane, v[1][0], returned)))
            break;
    }
    return true;
}

static bool
try_rat(struct attempt *a)
{
    struct launch_case *c = guide_case("buffer rat1 256\nbuffer return1 256\n");
    char text[512];
    a->op = CAY_LDS_COUNT;
    for (unsigned op = 0; op < CAY_RAT_COUNT; op++) {
        uint32_t at = 0;
        if (op == CAY_RAT_STORE_TYPED || op == CAY_RAT_MSKOR || op == CAY_RAT_STORE_SHORT ||
            op == CAY_RAT_STORE_BYTE)
            continue; /* formats, and a quirk: cases/rat.case */
        a->rat = (enum cay_rat_op)op;
        if (!access(a->rat, &at, 0, 0)) {
            printf("%s has no model\n", cay_rat_rows[op].name);
            a->bad++;
        }
        /* A store of more than X would reach other work-items' dwords. */
        snprintf(text, sizeof text, rat_program, cay_rat_rows[op].listing,
                 op == CAY_RAT_STORE_DWORD ? ".X" : "");
        if (!asm_assemble(text, &c->program)) {
            printf("%s: %s\n", cay_rat_rows[op].name, c->program.error);
            a->bad++;
            continue;
        }
        for (unsigned round = 0; round < ROUNDS; round++) {
            const struct guide_run run = {
                .c = c, .jit = !round && op % 8 == 0, .fill = fill_rat, .check = check_rat, .user = a};
            trial_inputs(&a->in, 64 * round + op);
            mix(&a->in);
            for (unsigned lane = 0; lane < TRIAL_LANES; lane += 3)
                a->in.lane[lane][0][2] = a->in.lane[lane][1][0];
            run_one(a, c, &run, cay_rat_rows[op].name);
        }
    }
    free(c);
    return !a->bad;
}

int
main(void)
{
    struct attempt *a = calloc(1, sizeof *a);
    const bool local_fine = try_local(a), rat_fine = try_rat(a);
    printf("%lu sets of values, %u wrong\n", a->sets, a->bad);
    free(a);
    return local_fine && rat_fine ? 0 : 1;
}
