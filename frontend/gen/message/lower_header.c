/* SPDX-License-Identifier: MIT */
/* clang-format off */
/*
 * Message headers. Of the eight dwords data port messages look at three (Gen9 PRM, Volume 7, "Message Headers"):
 *
 *   M0.2   global offset: of a block its address, of scattered access added to every channel's; in the message's units
 *   M0.5   bits 31:10, stateless A32 access only: where the addresses begin
 *   M0.7   bits 15:0, untyped and typed access: channels that take part
 *
 * Without a header they count as 0, 0 and all ones. Compilers write constants into them just before the message:
 * then nothing is left to do at run time. Other messages have fields that are emulated with the value alone that the
 * thread's own header has: lower_header_clear.
 */
/* clang-format on */
#include <assert.h>

#include "gen/lower/lower_flow.h"
#include "gen/lower/lower_functions.h"
#include "gen/lower/lower_known.h"
#include "gen/lower/lower_modes.h"
#include "gen/lower/lower_ops.h"
#include "lower_send.h"

enum { BASE_MASK = 0x3ff, CHANNELS = 16 };

static struct lower_bits
known_dword(const struct lower_send *s, unsigned dword)
{
    const struct gen_operand *o = &s->inst->src[0];
    if (o->file != GEN_FILE_GRF || o->indirect)
        return (struct lower_bits){0, 0};
    return lower_known(s->l, s->inst, GEN_FILE_GRF, GEN_GRF_BYTES * (uint32_t)o->reg + 4 * dword);
}

static bool
is_known(const struct lower_send *s, unsigned dword, uint32_t bits, uint32_t value)
{
    const struct lower_bits k = known_dword(s, dword);
    return (k.known & bits) == bits && (k.value & bits) == value;
}

static bool
is_stateless(const struct lower_send *s)
{
    return s->message.bti == GEN_BTI_STATELESS || s->message.bti == GEN_BTI_STATELESS_NONCOHERENT;
}

struct lane_operand
lower_header_dword(const struct lower_send *s, unsigned dword)
{
    return lower_region(LANE_UD, lower_send_payload(s, 0, 1) + 4 * dword, 0);
}

/* The dword is r0's, which has 0 there, or some of its bits: compilers copy r0 when the thread starts. */
static bool
is_own(const struct lower_send *s, unsigned dword)
{
    const struct gen_operand *o = &s->inst->src[0];
    return o->file == GEN_FILE_GRF && !o->indirect &&
           lower_is_part_of(s->l, s->inst, GEN_GRF_BYTES * (uint32_t)o->reg + 4 * dword, 4 * dword);
}

void
lower_header_clear(const struct lower_send *s, unsigned dword, uint32_t bits, const char *why)
{
    const struct lower_bits k = known_dword(s, dword);
    const uint32_t unknown = bits & ~k.known;
    if (k.value & bits) {
        lower_send_refuse(s, EMU_UNSUPPORTED, why);
        return;
    }
    if (!unknown || is_own(s, dword))
        return;
    lower_skip_if_idle(s);
    const uint32_t clear = lower_branch_if_clear(s->l, s->inst, lower_header_dword(s, dword), unknown);
    lower_trap_with(s->l, s->inst, EMU_FAULT_HEADER);
    lower_label(s->l, clear);
}

/* temporary `n` = a op b, for all lanes whatever the masks */
static struct lane_operand
compute(const struct lower_send *s, unsigned n, enum lane_code code, unsigned lanes, struct lane_operand a,
        struct lane_operand b)
{
    const struct lane_operand dst = lower_region(LANE_UD, lower_temp(s->l, n), lanes > 1 ? 4 : 0);
    struct lane_op *op = lower_scalar(s->l, s->inst, code, dst, a);
    op->lanes = (uint8_t)lanes;
    op->src[1] = b;
    return dst;
}

static void
add_base(const struct lower_send *s, struct lower_address *a, unsigned lanes)
{
    if (!s->message.header || !is_stateless(s) || is_known(s, 5, ~(uint32_t)BASE_MASK, 0))
        return;
    if (a->shift)
        a->at = compute(s, 0, LANE_OP_shl, lanes, a->at, lower_imm(LANE_UD, a->shift));
    a->shift = 0;
    const struct lane_operand base =
        compute(s, 1, LANE_OP_and, 1, lower_header_dword(s, 5), lower_imm(LANE_UD, ~(uint32_t)BASE_MASK));
    a->at = compute(s, 0, LANE_OP_add, lanes, a->at, base);
}

struct lower_address
lower_block_address(const struct lower_send *s, unsigned shift)
{
    struct lower_address a = {lower_header_dword(s, 2), (uint8_t)shift};
    add_base(s, &a, 1);
    return a;
}

struct lower_address
lower_lane_addresses(const struct lower_send *s, struct lane_operand at, unsigned lanes, unsigned shift)
{
    struct lower_address a = {at, (uint8_t)shift};
    if (s->message.header && !is_known(s, 2, UINT32_MAX, 0))
        a.at = compute(s, 0, LANE_OP_add, lanes, at, lower_header_dword(s, 2));
    add_base(s, &a, lanes);
    return a;
}

struct lower_address
lower_untyped_addresses(const struct lower_send *s, struct lane_operand at, unsigned lanes)
{
    struct lower_address a = {at, 0};
    add_base(s, &a, lanes);
    return a;
}

/* --- which channels take part --- */

static struct lane_operand
lane_bits(const struct lower_send *s)
{
    uint32_t bits[CHANNELS];
    for (unsigned i = 0; i < CHANNELS; i++)
        bits[i] = 1u << i;
    const uint32_t at = lane_program_add_const(s->l->program, bits, sizeof bits);
    if (at == UINT32_MAX) {
        lower_no_memory(s->l);
        return lower_imm(LANE_UD, 0);
    }
    return lower_region(LANE_UD, s->l->program->const_rf + at, 4);
}

/* The temporary cell becomes the instruction's channels among the first `lanes` for which the operand's
 * element is not 0 in `bits`. */
static void
enable(const struct lower_send *s, unsigned lanes, struct lane_operand element, struct lane_operand bits)
{
    struct lane_op *op = lower_op(s->l, s->inst, LANE_OP_mandn, LANE_UD);
    for (unsigned n = 0; n < 3; n++)
        op->ctrl.cell[n] = RF_TEMP_CELL;
    op = lower_op(s->l, s->inst, LANE_OP_and, LANE_UD);
    if (op->lanes > lanes)
        op->lanes = (uint8_t)lanes;
    lower_predicate(s->l, s->inst, op);
    op->src[0] = element;
    op->src[1] = bits;
    op->cond = LANE_COND_NE;
    op->write_flag = true;
    op->cond_cell = RF_TEMP_CELL;
}

bool
lower_header_masks(const struct lower_send *s)
{
    return s->message.header && !is_known(s, 7, UINT16_MAX, UINT16_MAX);
}

void
lower_header_mask(const struct lower_send *s, unsigned lanes, unsigned first)
{
    struct lane_operand bits = lane_bits(s);
    assert(first + lanes <= CHANNELS);
    bits.base += 4 * first;
    enable(s, lanes, lower_header_dword(s, 7), bits);
}

void
lower_channel_mask(const struct lower_send *s, unsigned lanes, uint32_t mask)
{
    enable(s, lanes, lower_imm(LANE_UD, mask), lane_bits(s));
}

void
lower_take_mask(struct lane_op *op)
{
    op->flags = LANE_NOMASK;
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = RF_TEMP_CELL;
    op->pred_shift = 0;
}

void
lower_skip_if_idle(const struct lower_send *s)
{
    struct gen_lower *l = s->l;
    const struct gen_inst *inst = s->inst;
    uint32_t cell = RF_EXEC;
    if (inst->nomask && !inst->pred_ctrl)
        return;
    if (inst->pred_ctrl || inst->chan_offset || inst->exec_size < l->simd) {
        enable(s, inst->exec_size, lower_imm(LANE_UD, 1), lower_imm(LANE_UD, 1));
        cell = RF_TEMP_CELL;
    }
    lower_op(l, inst, LANE_OP_brz, LANE_UD)->ctrl.cell[1] = cell;
    lower_target(l, lower_find(l, lower_next_offset(inst)));
}
