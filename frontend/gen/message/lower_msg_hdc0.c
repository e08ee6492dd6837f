/* SPDX-License-Identifier: MIT */
/* Data cache port 0 and constant cache: byte, DWord and QWord gather and scatter. */
#include "gen/lower/lower_functions.h"
#include "gen/lower/lower_ops.h"
#include "lower_send.h"

/* What a lane moves: `count` elements, `shift` scales its address. */
struct shape {
    unsigned elem, count, shift;
    enum lane_type type; /* of a lane's register part */
};

/*
 * Descriptor bits 11:10: bytes per lane of a byte message, in one dword of the register; elements per lane of
 * a QWord message, one register pair after the other. A DWord message moves one, and its addresses count
 * dwords.
 */
static bool
shape_of(const struct lower_send *s, struct shape *shape)
{
    const unsigned log = s->message.desc >> 10 & 3;
    switch (s->message.id) {
    case GEN_MSG_byte_gather:
    case GEN_MSG_byte_scatter:
        *shape = (struct shape){.elem = 1u << log, .count = 1, .type = LANE_UD};
        return log < 3;
    case GEN_MSG_qword_gather:
    case GEN_MSG_qword_scatter:
        *shape = (struct shape){.elem = 8, .count = 1u << log, .type = LANE_UQ};
        return log < 3;
    default:
        *shape = (struct shape){.elem = 4, .count = 1, .shift = 2, .type = LANE_UD};
        return log == 0 && lower_send_bits(s, 9); /* bit 9: legacy SIMD mode, the only one */
    }
}

static bool
is_write(const struct lower_send *s)
{
    return s->message.id == GEN_MSG_byte_scatter || s->message.id == GEN_MSG_dword_scatter ||
           s->message.id == GEN_MSG_qword_scatter;
}

/* One address per lane, one register of them per 8 lanes. Bit 8: SIMD16. */
void
lower_msg_scatter(const struct lower_send *s)
{
    const struct gen_message *m = &s->message;
    const bool write = is_write(s);
    const unsigned simd = lower_send_bits(s, 8) ? 16 : 8, regs = simd / 8;
    struct shape shape;
    if (!shape_of(s, &shape)) {
        lower_send_refuse(s, EMU_INVALID, "reserved data size");
        return;
    }
    const unsigned bytes = lane_type_bytes(shape.type), data = shape.count * simd * bytes / GEN_GRF_BYTES;
    if (!lower_send_check(s, m->header + regs + (write ? data : 0), write ? 0 : data))
        return;
    const struct lane_operand at = lower_region(LANE_UD, lower_send_payload(s, m->header, regs), 4);
    const struct lower_address address = lower_lane_addresses(s, at, simd, shape.shift);
    struct lane_op *op = lower_send_mem(s, write ? LANE_OP_store : LANE_OP_load, simd);
    op->mem.elem = (uint8_t)shape.elem;
    op->mem.comp_mask = (uint8_t)((1u << shape.count) - 1);
    op->mem.comp_stride = simd * bytes;
    op->mem.addr_shift = address.shift;
    op->src[0] = address.at;
    if (write)
        op->src[1] = lower_region(shape.type, lower_send_payload(s, m->header + regs, data), (int)bytes);
    else
        op->dst = lower_send_dst(s, shape.type, data);
}
