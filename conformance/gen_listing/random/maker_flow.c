/* SPDX-License-Identifier: MIT */
/* Messages and branches. */
#include "maker.h"

enum { FARTHEST = 100 };

static unsigned
shared_function(struct maker *maker)
{
    static const uint8_t sfids[] = {0, 2, 3, 5, 6, 7, 8, 9, 10, 12, 13, 10, 12};
    return MAKER_PICK(maker, sfids);
}

/* Lengths that exist; the rest is the message's own. The data cache ports more often: they have the most
 * forms. */
static uint32_t
descriptor(struct maker *maker)
{
    const uint32_t lengths = (1 + rnd_below(&maker->rnd, 15)) << 25 | rnd_below(&maker->rnd, 17) << 20;
    return lengths | ((uint32_t)rnd_next(&maker->rnd) & 0xfffff);
}

static void
payload(struct maker *maker, bool indirect)
{
    if (indirect)
        maker_indirect(maker, maker->gen9 ? 16 : 1);
    else
        fprintf(maker->out, "r%u", rnd_below(&maker->rnd, 127));
}

static void
destination(struct maker *maker, bool split)
{
    static const char *const types[] = {"ud", "d", "uw", "w", "f", "hf", "ub", "b"};
    const unsigned way = rnd_below(&maker->rnd, 6);
    if (way == 0)
        fprintf(maker->out, "null");
    else
        payload(maker, way == 1);
    if (split || rnd_once_in(&maker->rnd, 4))
        fprintf(maker->out, ":%s", MAKER_PICK(maker, types));
}

static void
descriptors(struct maker *maker, bool split)
{
    const bool eot = rnd_once_in(&maker->rnd, 12);
    const uint32_t length = split ? rnd_below(&maker->rnd, 16) << 6 : 0;
    const uint32_t own =
        maker->gen9 && rnd_once_in(&maker->rnd, 3) ? (uint32_t)rnd_next(&maker->rnd) << 16 : 0;
    if (split && rnd_once_in(&maker->rnd, 5))
        fprintf(maker->out, " a0.%u", rnd_below(&maker->rnd, 8));
    else
        fprintf(maker->out, " 0x%X", (unsigned)(own | length | (uint32_t)eot << 5 | shared_function(maker)));
    if (rnd_once_in(&maker->rnd, 5))
        fprintf(maker->out, " a0.0");
    else
        fprintf(maker->out, " 0x%08X", (unsigned)descriptor(maker));
}

void
maker_message(struct maker *maker, enum gen_opcode op)
{
    const bool split = gen_op_info(op)->format == GEN_FORMAT_SENDS;
    destination(maker, split);
    fprintf(maker->out, " ");
    payload(maker, rnd_once_in(&maker->rnd, 8));
    if (split && rnd_once_in(&maker->rnd, 4))
        fprintf(maker->out, " null");
    else if (split)
        fprintf(maker->out, " r%u", rnd_below(&maker->rnd, 127));
    descriptors(maker, split);
}

/* A label: two numbers in a row would be read as one subtraction. */
static void
target(struct maker *maker)
{
    const unsigned from = maker->line > FARTHEST ? maker->line - FARTHEST : 0;
    const unsigned to = from + rnd_below(&maker->rnd, 2 * FARTHEST);
    fprintf(maker->out, " L%u", to < maker->lines ? to : maker->lines - 1);
}

static bool
takes_register(enum gen_opcode op)
{
    return op == GEN_OP_jmpi || op == GEN_OP_brd || op == GEN_OP_brc || op == GEN_OP_call ||
           op == GEN_OP_calla;
}

void
maker_branch(struct maker *maker, enum gen_opcode op)
{
    const enum gen_format format = gen_op_info(op)->format;
    if (format == GEN_FORMAT_CALL)
        fprintf(maker->out, "r%u.%u", rnd_below(&maker->rnd, 127), rnd_below(&maker->rnd, 4) * 2);
    if (format == GEN_FORMAT_RET || (takes_register(op) && rnd_once_in(&maker->rnd, 3))) {
        fprintf(maker->out, " ");
        if (rnd_once_in(&maker->rnd, 3))
            maker_indirect(maker, 1);
        else
            fprintf(maker->out, "r%u.%u", rnd_below(&maker->rnd, 127), rnd_below(&maker->rnd, 4) * 2);
        return;
    }
    target(maker);
    if (format == GEN_FORMAT_BRANCH_UIP)
        target(maker);
}
