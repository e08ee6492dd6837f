/* SPDX-License-Identifier: MIT */
/* Encoding words for tests, written from the format tables of the manual and not from the project's. */
#ifndef CAY_TEST_ASSEMBLE_H
#define CAY_TEST_ASSEMBLE_H

#include <stdint.h>
#include <string.h>

struct code {
    uint64_t slots[2048];
    unsigned count;
};

/* OP2 opcodes the tests use. */
enum {
    OP_ADD = 0,
    OP_MUL = 1,
    OP_MAX = 3,
    OP_MIN_DX10 = 6,
    OP_SETGT = 9,
    OP_LSHR = 22,
    OP_LSHL = 23,
    OP_MOV = 25,
    OP_ASHR = 21,
    OP_XOR = 50,
    OP_ADD_INT = 52,
    OP_SUB_INT = 53,
    OP_SETGT_INT = 59,
    OP_PRED_SETE_INT = 66,
    OP_PRED_SETGT_INT = 67,
    OP_PRED_SETNE_INT = 69,
    OP_MOVA_INT = 204,
    OP_CNDE_INT = 28 /* OP3 */
};

enum { SEL_0 = 248, SEL_1_INT = 250, SEL_LITERAL = 253, SEL_PV = 254, SEL_OQ_A_POP = 221 };

#define SRC(sel, chan) ((uint64_t)(sel) | (uint64_t)(chan) << 10)

static inline uint64_t
op2(unsigned op, unsigned gpr, unsigned chan, uint64_t src0, uint64_t src1)
{
    return src0 | src1 << 13 |
           ((uint64_t)op << 7 | 1u << 4 | (uint64_t)gpr << 21 | (uint64_t)chan << 29) << 32;
}

static inline uint64_t
op3(unsigned op, unsigned gpr, unsigned chan, uint64_t src0, uint64_t src1, uint64_t src2)
{
    return src0 | src1 << 13 | (src2 | (uint64_t)op << 13 | (uint64_t)gpr << 21 | (uint64_t)chan << 29) << 32;
}

#define LAST ((uint64_t)1 << 31)
#define PRED_SEL(n) ((uint64_t)(n) << 29)
#define NO_WRITE (~((uint64_t)1 << 36))
#define UPDATE_EXEC ((uint64_t)1 << 34)
#define UPDATE_PRED ((uint64_t)1 << 35)
#define CLAMP ((uint64_t)1 << 63)
#define OMOD(n) ((uint64_t)(n) << 37)
#define SRC0_REL ((uint64_t)1 << 9)
#define SRC0_NEG ((uint64_t)1 << 12)
#define SRC0_ABS ((uint64_t)1 << 32)
#define SRC1_ABS ((uint64_t)1 << 33)
#define DST_REL ((uint64_t)1 << 60)

static inline void
add(struct code *c, uint64_t slot)
{
    c->slots[c->count++] = slot;
}

static inline uint64_t
cf(unsigned op, unsigned addr, unsigned pop)
{
    return addr | ((uint64_t)pop | (uint64_t)op << 22 | 1u << 31) << 32;
}

/* ALU form; slots: how many the clause has. Constant buffer 0 is locked. */
static inline uint64_t
cf_alu(unsigned op, unsigned addr, unsigned slots)
{
    return addr | 2ull << 30 | ((uint64_t)(slots - 1) << 18 | (uint64_t)op << 26 | 1ull << 31) << 32;
}

/* STORE_DWORD of one element: T<data>.x to dword T<index>.x. */
static inline uint64_t
cf_store(unsigned data, unsigned index, unsigned mask)
{
    return 20u << 4 | 1u << 13 | data << 15 | (uint64_t)index << 23 |
           ((uint64_t)mask << 12 | 87u << 22 | 1ull << 31) << 32;
}

/* A fetch clause of `count` instructions of two slots each. */
static inline uint64_t
cf_fetches(unsigned addr, unsigned count)
{
    return addr | ((uint64_t)(count - 1) << 10 | 1u << 22 | 1u << 31) << 32;
}

/* VTX_READ_128 of buffer 1: T<dst> from byte address T<address>.x + offset. */
static inline void
add_fetch_4(struct code *c, unsigned dst, unsigned address, unsigned offset)
{
    add(c, 0x00000140u | address << 16 | (uint64_t)(0x188d1000u | dst) << 32);
    add(c, offset);
}

enum {
    CF_LOOP_START_NO_AL = 7,
    CF_LOOP_END = 5,
    CF_LOOP_START_DX10 = 6,
    CF_CONTINUE = 8,
    CF_BREAK = 9,
    CF_JUMP = 10,
    CF_PUSH = 11,
    CF_ELSE = 13,
    CF_POP = 14,
    CF_CALL = 18,
    CF_RETURN = 20,
    CF_END = 32,
    CF_ALU = 8,
    CF_ALU_PUSH_BEFORE = 9,
    CF_ALU_POP_AFTER = 10,
    CF_ALU_ELSE_AFTER = 15
};

#endif
