/* SPDX-License-Identifier: MIT */
/* Predicates and their counters, section 8.2. */
#include "guide.h"

/* PRED_SET*: 0.0 and "execute" if it is so, else 1.0 and "skip". */
static void
put(struct guide_slot *s, bool execute)
{
    guide_put_float(s, execute ? 0 : 1);
    s->predicate = execute;
}

/* *_PUSH: the counter in src0 goes up unless it is 0 and src1 passes. */
static void
put_push(struct guide_slot *s, bool passes)
{
    const float counter = guide_source(s, 0);
    const bool execute = passes && counter == 0;
    guide_put_float(s, execute ? 0 : counter + 1);
    s->predicate = execute;
}

#define FLOATS(name, relation)                                                                               \
    static void pred_##name(struct guide_slot slots[4], unsigned n)                                          \
    {                                                                                                        \
        put(&slots[n], guide_source(&slots[n], 0) relation guide_source(&slots[n], 1));                      \
    }                                                                                                        \
    static void push_##name(struct guide_slot slots[4], unsigned n)                                          \
    {                                                                                                        \
        put_push(&slots[n], guide_source(&slots[n], 1) relation 0);                                          \
    }
#define PUSH_INT(name, relation)                                                                             \
    static void push_##name##_int(struct guide_slot slots[4], unsigned n)                                    \
    {                                                                                                        \
        put_push(&slots[n], (int32_t)slots[n].src[1] relation 0);                                            \
    }
#define INTS(name, relation)                                                                                 \
    static void pred_##name##_int(struct guide_slot slots[4], unsigned n)                                    \
    {                                                                                                        \
        put(&slots[n], (int32_t)slots[n].src[0] relation(int32_t) slots[n].src[1]);                          \
    }                                                                                                        \
    PUSH_INT(name, relation)
#define UINTS(name, relation)                                                                                \
    static void pred_##name##_uint(struct guide_slot slots[4], unsigned n)                                   \
    {                                                                                                        \
        put(&slots[n], slots[n].src[0] relation slots[n].src[1]);                                            \
    }

FLOATS(e, ==)
FLOATS(gt, >)
FLOATS(ge, >=)
FLOATS(ne, !=)
INTS(e, ==)
INTS(gt, >)
INTS(ge, >=)
INTS(ne, !=)
PUSH_INT(lt, <)
PUSH_INT(le, <=)
UINTS(gt, >)
UINTS(ge, >=)

static void
inv(struct guide_slot slots[4], unsigned n)
{
    const float a = guide_source(&slots[n], 0);
    guide_put_float(&slots[n], a == 1 ? 0 : a == 0 ? 1 : a);
    slots[n].predicate = a == 1;
}

static void
pop(struct guide_slot slots[4], unsigned n)
{
    const float a = guide_source(&slots[n], 0), b = guide_source(&slots[n], 1);
    guide_put_float(&slots[n], a <= b ? 0 : a - b);
    slots[n].predicate = a <= b;
}

static void
clr(struct guide_slot slots[4], unsigned n)
{
    guide_put_float(&slots[n], 0x1.fffffep127f);
    slots[n].predicate = false;
}

static void
restore(struct guide_slot slots[4], unsigned n)
{
    const float a = guide_source(&slots[n], 0);
    guide_put_float(&slots[n], a == 0 ? 0 : a);
    slots[n].predicate = a == 0;
}

/* They are tried without output modifiers, whose place EXECUTE_MASK_OP has. */
#define ROW(op, model, source)                                                                               \
    {                                                                                                        \
        CAY_OP2_PRED_##op, model, GUIDE_##source, GUIDE_FLOAT, GUIDE_ONE,                                    \
            GUIDE_PREDICATE | GUIDE_PLAIN | GUIDE_ZERO, CAY_ALU_COUNT, "8.2"                                 \
    }

static const struct guide_row rows[] = {
    ROW(SETE, pred_e, FLOAT),
    ROW(SETGT, pred_gt, FLOAT),
    ROW(SETGE, pred_ge, FLOAT),
    ROW(SETNE, pred_ne, FLOAT),
    ROW(SETE_INT, pred_e_int, INT),
    ROW(SETGT_INT, pred_gt_int, INT),
    ROW(SETGE_INT, pred_ge_int, INT),
    ROW(SETNE_INT, pred_ne_int, INT),
    ROW(SETGT_UINT, pred_gt_uint, INT),
    ROW(SETGE_UINT, pred_ge_uint, INT),
    ROW(SETE_PUSH, push_e, FLOAT),
    ROW(SETGT_PUSH, push_gt, FLOAT),
    ROW(SETGE_PUSH, push_ge, FLOAT),
    ROW(SETNE_PUSH, push_ne, FLOAT),
    ROW(SETE_PUSH_INT, push_e_int, INT),
    ROW(SETGT_PUSH_INT, push_gt_int, INT),
    ROW(SETGE_PUSH_INT, push_ge_int, INT),
    ROW(SETNE_PUSH_INT, push_ne_int, INT),
    ROW(SETLT_PUSH_INT, push_lt_int, INT),
    ROW(SETLE_PUSH_INT, push_le_int, INT),
    ROW(SET_INV, inv, FLOAT),
    ROW(SET_POP, pop, FLOAT),
    ROW(SET_CLR, clr, FLOAT),
    ROW(SET_RESTORE, restore, FLOAT),
};
const struct guide_table guide_predicate = {rows, sizeof rows / sizeof *rows};
