/* SPDX-License-Identifier: MIT */
/*
 * Messages to images: typed surface access and media blocks, at data cache port 1 or the render cache. Typed
 * messages are SIMD8 with up to three coordinates and a level, which is 0 where it is sent; M0.7 of a header
 * holds a pixel mask, which for kernels is all ones; a message takes the low or the high eight of its bits
 * (the slot group).
 */
#include <assert.h>

#include "gen/lower/lower_functions.h"
#include "gen/lower/lower_ops.h"
#include "lower_send.h"

enum { LAST_SURFACE = 0xef };

/* Bindless images cannot run, because ocloc's code has the handle 0 for every image: with each of the
 * options, and in both containers, IGC 1.0.12504 gives an image argument no place in the cross-thread data
 * and calls it stateful. */
bool
lower_names_image(const struct lower_send *s)
{
    if (s->message.bti == GEN_BTI_BINDLESS)
        lower_send_refuse(s, EMU_UNSUPPORTED, "bindless image, and no launch value says which");
    else if (s->message.bti > LAST_SURFACE)
        lower_send_refuse(s, EMU_UNSUPPORTED, "this kind of surface");
    return !s->l->failed;
}

struct lane_op *
lower_image_op(const struct lower_send *s, enum lane_code code, unsigned simd)
{
    struct lane_op *op = lower_op(s->l, s->inst, code, LANE_UD);
    if (op->lanes > simd)
        op->lanes = (uint8_t)simd;
    op->image.surface = s->message.bti;
    lower_predicate(s->l, s->inst, op);
    return op;
}

/* The channels that M0.7 leaves out are found before the op is made. */
static struct lane_op *
typed_op(const struct lower_send *s, enum lane_code code, bool high_slots)
{
    const bool masks = lower_header_masks(s);
    if (masks)
        lower_header_mask(s, 8, high_slots ? 8 : 0);
    struct lane_op *op = lower_image_op(s, code, 8);
    if (masks)
        lower_take_mask(op);
    return op;
}

static void
set_coordinates(const struct lower_send *s, struct lane_op *op, unsigned count)
{
    assert(count >= 1 && count <= 4);
    op->image.coords = (uint8_t)(count > 3 ? 3 : count);
    op->src[0] = lower_region(LANE_UD, lower_send_payload(s, s->message.header, 1), 4);
    for (unsigned k = 1; k < op->image.coords; k++)
        op->image.coord[k - 1] = lower_send_payload(s, s->message.header + k, 1);
}

/* The coordinates of a message with so much data; 0: refused. */
static unsigned
count_coordinates(const struct lower_send *s, unsigned data, unsigned rlen)
{
    const struct gen_message *m = &s->message;
    const unsigned payload = m->mlen + m->ex_mlen, other = m->header + data;
    if (!lower_names_image(s))
        return 0;
    if (payload < other + 1 || payload > other + 4)
        lower_send_refuse(s, EMU_INVALID, "message length does not fit");
    else if (m->rlen != rlen)
        lower_send_refuse(s, EMU_INVALID, "response length does not fit");
    return s->l->failed ? 0 : payload - other;
}

/* Bits 13:12: 1 the low slot group, 2 the high one, 0 SIMD4x2. Gen7 has no SIMD4x2: 0 is the low one. */
static unsigned
slot_group(const struct lower_send *s)
{
    const unsigned group = s->message.desc >> 12 & 3;
    return group == 0 && gen_ports(s->l->platform) == GEN_PORTS_7 ? 1 : group;
}

/* Bits 11:8 disable channels R, G, B, A, whose registers are then missing. */
void
lower_msg_typed(const struct lower_send *s)
{
    const bool write = s->message.id == GEN_MSG_typed_write;
    const unsigned channels = ~(s->message.desc >> 8) & 15, group = slot_group(s);
    const unsigned comps = (unsigned)__builtin_popcount(channels);
    if (group == 0 || group == 3 || !channels) {
        lower_send_refuse(s, group ? EMU_INVALID : EMU_UNSUPPORTED,
                          !group       ? "SIMD4x2"
                          : group == 3 ? "reserved slot group"
                                       : "no channel");
        return;
    }
    const unsigned coords = count_coordinates(s, write ? comps : 0, write ? 0 : comps);
    if (!coords)
        return;
    struct lane_op *op = typed_op(s, write ? LANE_OP_texstore : LANE_OP_texload, group == 2);
    set_coordinates(s, op, coords);
    op->image.comps = (uint8_t)comps;
    op->image.comp_mask = (uint8_t)channels;
    op->image.comp_stride = GEN_GRF_BYTES;
    if (write)
        op->src[1] = lower_region(LANE_UD, lower_send_payload(s, s->message.header + coords, comps), 4);
    else
        op->dst = lower_send_dst(s, LANE_UD, comps);
}

/* Bits 11:8 as of untyped atomics; bit 12: the high slot group; bit 13: return the old values. */
void
lower_msg_typed_atomic(const struct lower_send *s)
{
    const bool returns = lower_send_bits(s, 13);
    struct lower_atomic row;
    if (!lower_atomic_of(s, false, &row))
        return;
    const unsigned coords = count_coordinates(s, row.operands, returns);
    if (!coords)
        return;
    struct lane_op *op = typed_op(s, LANE_OP_texatomic, lower_send_bits(s, 12));
    set_coordinates(s, op, coords);
    op->image.atomic = row.op;
    op->image.comps = op->image.comp_mask = 1;
    for (unsigned n = 0; n < row.operands; n++)
        op->src[1 + n] = lower_region(LANE_UD, lower_send_payload(s, s->message.header + coords + n, 1), 4);
    if (returns)
        op->dst = lower_send_dst(s, LANE_UD, 1);
}

/* M0.0 x in bytes, M0.1 y, M0.2 rows - 1 and bytes of a row - 1; the block is sent if any channel is
 * enabled. */
void
lower_msg_media(const struct lower_send *s)
{
    const struct gen_message *m = &s->message;
    const bool write = m->id == GEN_MSG_media_write || m->id == GEN_MSG_render_media_write;
    const unsigned regs = write ? m->mlen + m->ex_mlen - 1u : m->rlen;
    if (!m->header || regs < 1 || regs > 8 || m->control || m->bti > LAST_SURFACE) {
        lower_send_refuse(s, EMU_UNSUPPORTED, "this form of a media block");
        return;
    }
    if (!lower_send_check(s, 1 + (write ? regs : 0), write ? 0 : regs))
        return;
    lower_skip_if_idle(s);
    struct lane_op *op = lower_image_op(s, write ? LANE_OP_blockstore : LANE_OP_blockload, 64);
    op->pred = LANE_PRED_NONE;
    op->lanes = (uint8_t)(8 * regs);
    op->chan = 0;
    op->flags |= LANE_NOMASK;
    op->src[0] = lower_region(LANE_UD, lower_send_payload(s, 0, 1), 4);
    if (write)
        op->src[1] = lower_region(LANE_UD, lower_send_payload(s, 1, regs), 4);
    else
        op->dst = lower_send_dst(s, LANE_UD, regs);
}
