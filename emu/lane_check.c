/* SPDX-License-Identifier: MIT */
/*
 * lane_program_check: the proof, once per program, that no op can leave the register file or jump outside the
 * program. One function per rule family; engines rely on every one of them.
 */
#include <stdarg.h>
#include <stdio.h>

#include "emu/error.h"
#include "lane_check_priv.h"

int
lane_check_fail(const struct check *c, const char *format, ...)
{
    char reason[256];
    va_list args;
    va_start(args, format);
    vsnprintf(reason, sizeof reason, format, args);
    va_end(args);
    return emu_fail(c->error, EMU_INVALID, "lane op %u (%s, instruction 0x%x): %s", c->index,
                    c->op->code < LANE_OP_COUNT ? lane_code_name(c->op->code) : "?", c->op->inst, reason);
}

static int
check_op(const struct check *c)
{
    const struct lane_op *op = c->op;
    if (op->code >= LANE_OP_COUNT)
        return lane_check_fail(c, "unknown code %u", op->code);
    if (op->flags & ~63)
        return lane_check_fail(c, "flags 0x%x", op->flags);
    const enum lane_family family = lane_code_family(op->code);
    if (family == LANE_MASK)
        return lane_check_mask(c);
    if (lane_op_uses_pred(op)) {
        if (op->lanes < 1 || op->chan + op->lanes > LANE_MAX)
            return lane_check_fail(c, "lanes %u at channel %u", op->lanes, op->chan);
        if (lane_check_pred(c) != 0)
            return -1;
    }
    switch (family) {
    case LANE_MEM:
        return lane_check_mem(c);
    case LANE_IMAGE:
        return lane_check_image(c);
    case LANE_CTRL:
        return lane_check_ctrl(c);
    default:
        return lane_check_elementwise(c);
    }
}

static bool
can_be_last(enum lane_code code)
{
    return code == LANE_OP_br || code == LANE_OP_ret || code == LANE_OP_end || code == LANE_OP_trap;
}

static int
check_entries(const struct lane_program *p, struct emu_error *error)
{
    for (uint32_t i = 0; i < p->entry_count; i++) {
        if (p->entries[i].op >= p->op_count)
            return emu_fail(error, EMU_INVALID, "entry 0x%x: op %u of %u", p->entries[i].inst,
                            p->entries[i].op, p->op_count);
        if (i > 0 && p->entries[i].inst <= p->entries[i - 1].inst)
            return emu_fail(error, EMU_INVALID, "entry 0x%x is out of order", p->entries[i].inst);
    }
    return 0;
}

static int
check_layout(const struct lane_program *p, struct emu_error *error)
{
    if (p->op_count == 0 || p->ops[p->op_count - 1].code >= LANE_OP_COUNT ||
        !can_be_last(p->ops[p->op_count - 1].code))
        return emu_fail(error, EMU_INVALID, "the program runs off its end");
    if (p->rf_bytes > INT32_MAX || p->cells_bytes < 8 || p->cells_bytes % 8 != 0 ||
        !lane_check_in_rf(p, 0, p->cells_bytes))
        return emu_fail(error, EMU_INVALID, "register file of %u bytes with %u of cells", p->rf_bytes,
                        p->cells_bytes);
    if (p->const_bytes && (!lane_check_in_rf(p, p->const_rf, p->const_bytes) || p->const_rf < p->cells_bytes))
        return emu_fail(error, EMU_INVALID, "constants at %u", p->const_rf);
    if (p->uniform_bytes &&
        (!lane_check_in_rf(p, p->uniform_rf, p->uniform_bytes) || p->uniform_rf < p->cells_bytes))
        return emu_fail(error, EMU_INVALID, "uniforms at %u", p->uniform_rf);
    if (p->uniform_bytes && lane_check_overlap(p->uniform_rf, p->uniform_bytes, p->const_rf, p->const_bytes))
        return emu_fail(error, EMU_INVALID, "uniforms at %u lie in the constants", p->uniform_rf);
    return check_entries(p, error);
}

int
lane_program_check(const struct lane_program *p, struct emu_error *error)
{
    if (check_layout(p, error) != 0)
        return -1;
    for (uint32_t i = 0; i < p->op_count; i++) {
        const struct check c = {.p = p, .op = &p->ops[i], .index = i, .error = error};
        if (check_op(&c) != 0)
            return -1;
    }
    return 0;
}
