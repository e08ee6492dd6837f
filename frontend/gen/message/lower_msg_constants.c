/* SPDX-License-Identifier: MIT */
/*
 * Beignet's code reads a constant that is the same for all lanes with the sampler's ld, from the surface of
 * its constants. Its runtime makes that a buffer of R32G32B32A32 texels one byte apart: texel n is the four
 * dwords at byte n, whatever follows them.
 */
#include "gen/lower/lower_functions.h"
#include "gen/lower/lower_ops.h"
#include "lower_send.h"

enum { SIMD4X2, SIMD8, SIMD16, SLOTS = 2, SLOT = 4 };

bool
lower_names_constants(const struct lower_send *s)
{
    const struct fe_kernel *const k = s->l->kernel;
    for (uint32_t i = 0; k->ids_in_payload && i < k->patch_count; i++) {
        const enum fe_patch_kind kind = k->patches[i].kind;
        if ((kind == FE_PATCH_CONSTANTS_SURFACE || kind == FE_PATCH_CONST_SURFACE) &&
            k->patches[i].offset == s->message.bti)
            return true;
    }
    return false;
}

/* Two slots of four channels: u in the slot's first dword, a block of four dwords for the result. */
static void
load_slots(const struct lower_send *s)
{
    if (!s->inst->nomask) {
        lower_send_refuse(s, EMU_UNSUPPORTED, "SIMD4x2 with a mask");
        return;
    }
    if (!lower_send_check(s, 1, 1))
        return;
    for (unsigned slot = 0; slot < SLOTS; slot++) {
        struct lane_op *op = lower_send_mem(s, LANE_OP_load, SLOT);
        op->chan = 0;
        op->mem.linear = true;
        op->src[0] = lower_region(LANE_UD, lower_send_payload(s, 0, 1) + 4 * SLOT * slot, 0);
        op->dst = lower_send_dst(s, LANE_UD, 1);
        op->dst.base += 4 * SLOT * slot;
    }
}

/* u is the first parameter; the level and the other coordinates are 0. */
static void
load_lanes(const struct lower_send *s, unsigned simd)
{
    const struct gen_message *m = &s->message;
    const unsigned regs = simd / 8, comps = m->rlen / regs;
    if (m->header || m->mlen % regs || comps < 1 || comps > 4 || m->rlen % regs) {
        lower_send_refuse(s, EMU_INVALID, "message length does not fit");
        return;
    }
    struct lane_op *op = lower_send_mem(s, LANE_OP_load, simd);
    op->mem.comp_mask = (uint8_t)((1u << comps) - 1);
    op->mem.comp_stride = 4 * simd;
    op->src[0] = lower_region(LANE_UD, lower_send_payload(s, 0, regs), 4);
    op->dst = lower_send_dst(s, LANE_UD, m->rlen);
}

void
lower_load_constants(const struct lower_send *s)
{
    const unsigned mode = s->message.desc >> 17 & 3;
    if (mode == SIMD4X2)
        load_slots(s);
    else if (mode == SIMD8 || mode == SIMD16)
        load_lanes(s, 8 * mode);
    else
        lower_send_refuse(s, EMU_UNSUPPORTED, "SIMD32 or 64");
}
