/* SPDX-License-Identifier: MIT */
/*
 * Registers that work-groups share, "HD 6900 Series ISA" sections 2.6.1.1 and 9.2 (INDEX_MODE 5 and 6), 9.6
 * (REL_GLOBAL): lane k of every wavefront of a compute unit sees the same lane k of them, and what a launch
 * leaves there, the next one finds. How many there are says a register that the driver sets; they are a
 * surface of the launch, 1 KiB each, laid out as the GPRs of a wavefront are.
 *
 * The whole launch runs on one compute unit, that is, on one worker (emu_kernel.slots). So a group that
 * reads and writes one is atomic, as the guide's reductions need it; its instructions read before any of them
 * writes. Beyond the last one the GPU has clause temporaries and other wavefronts' registers: fixed addresses
 * there are refused, computed ones read 0 and write nothing.
 */
#include <assert.h>

#include "lower_export.h"

enum { INDEX_MOST = 1023 }; /* beyond all registers; its address does not wrap */

bool
cay_is_shared(const struct cay_alu *i, bool relative)
{
    return relative && (i->index_mode == CAY_INDEX_GLOBAL || i->index_mode == CAY_INDEX_GLOBAL_AR_X);
}

/* to = where each lane has the register's element 0. */
static void
address(struct cay_lower *l, unsigned gpr, bool by_ar, struct lane_operand to)
{
    if (!by_ar) {
        cay_emit_alu(l, LANE_OP_mad, LANE_UD, to, cay_lane_numbers(l), cay_imm(LANE_UD, 4),
                     cay_imm(LANE_UD, CAY_GPR * gpr));
        return;
    }
    struct lane_operand number = to;
    number.type = LANE_D;
    cay_emit_alu(l, LANE_OP_add, LANE_D, number, cay_vector(l->ar, LANE_D), cay_imm(LANE_D, gpr), cay_none);
    cay_emit_alu(l, LANE_OP_min, LANE_UD, to, to, cay_imm(LANE_UD, INDEX_MOST), cay_none);
    cay_emit_alu(l, LANE_OP_mul, LANE_UD, to, to, cay_imm(LANE_UD, CAY_GPR), cay_none);
    cay_emit_alu(l, LANE_OP_mad, LANE_UD, to, cay_lane_numbers(l), cay_imm(LANE_UD, 4), to);
}

static bool
is_there(struct cay_lower *l, const char *name, unsigned gpr, bool by_ar)
{
    const unsigned count = l->bindings->shared_gprs;
    if (!count)
        cay_refuse(l, name, "there are no GPRs that work-groups share");
    else if (!by_ar && gpr >= count)
        cay_refuse(l, name, "work-groups share %u GPRs, not GPR %u", count, gpr);
    return !l->failed;
}

void
cay_read_shared(struct cay_lower *l, const char *name, unsigned gpr, unsigned chan, bool by_ar,
                struct lane_operand to)
{
    assert(chan < 4 && to.type == LANE_UD);
    if (!is_there(l, name, gpr, by_ar))
        return;
    address(l, gpr, by_ar, to);
    struct lane_op *op = cay_emit_mem(l, LANE_OP_load, LANE_SPACE_SURFACE, 4, to, CAY_VECTOR * chan);
    op->dst = to;
    op->mem.surface = CAY_SURFACE_SHARED;
}

struct lane_op *
cay_write_shared(struct cay_lower *l, const char *name, unsigned gpr, unsigned chan, bool by_ar,
                 struct lane_operand from)
{
    const struct lane_operand at = cay_vector(cay_temp_rf(l, CAY_TEMP_MIDDLE), LANE_UD);
    assert(chan < 4);
    if (!is_there(l, name, gpr, by_ar))
        return &l->sink;
    address(l, gpr, by_ar, at);
    struct lane_op *op = cay_emit_mem(l, LANE_OP_store, LANE_SPACE_SURFACE, 4, at, CAY_VECTOR * chan);
    op->src[1] = from;
    op->mem.surface = CAY_SURFACE_SHARED;
    return op;
}
