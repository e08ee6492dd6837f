/* SPDX-License-Identifier: MIT */
/*
 * Compilers fill message headers and descriptors in registers right before the send, mostly with constants.
 * If that is found here, it costs nothing at run time. In doubt the answer is "not known".
 */
#include "lower_known.h"

#include <assert.h>

#include "gen/isa/gen_isa.h"
#include "gen/isa/gen_message.h"
#include "lower_flow.h"
#include "lower_functions.h"
#include "lower_ops.h"

enum { FAR = 256, DEEP = 6, SENDS_MOST = 16 };

/* Dwords of r0, the thread header, that programs copy into messages. */
enum { BARRIER = 2, SAMPLERS = 3, SCRATCH = 5 };

struct place {
    enum gen_file file;
    uint32_t at;
};

/* --- what an instruction writes --- */

static bool
is_send(const struct gen_inst *inst)
{
    return inst->op == GEN_OP_send || inst->op == GEN_OP_sendc || inst->op == GEN_OP_sends ||
           inst->op == GEN_OP_sendsc;
}

static uint32_t
bytes_written(const struct gen_inst *inst)
{
    const struct gen_operand *dst = &inst->dst;
    const uint32_t type = lane_type_bytes(lower_type(dst->type));
    if (is_send(inst))
        return GEN_GRF_BYTES * (inst->desc_is_reg ? SENDS_MOST : inst->desc >> 20 & 31);
    if (inst->op == GEN_OP_call || inst->op == GEN_OP_calla)
        return 8; /* the address and the mask */
    if (inst->op == GEN_OP_math && inst->math_fc == GEN_FC_idiv)
        return GEN_GRF_BYTES *
               (inst->exec_size > 8 ? 4 : 2); /* the quotient's registers, then the remainder's */
    return ((inst->exec_size - 1u) * (dst->hstride ? dst->hstride : 1u) + 1) * type;
}

static uint32_t
first_byte(const struct gen_inst *inst)
{
    const struct gen_operand *dst = &inst->dst;
    return GEN_GRF_BYTES * (dst->file == GEN_FILE_GRF ? dst->reg : 0) + (is_send(inst) ? 0 : dst->subreg);
}

/* Messages of channels that each have an element of their own, at most 8 bytes, in every register. */
static bool
answers_channels(const struct gen_inst *inst)
{
    struct gen_message m;
    if (inst->desc_is_reg || inst->ex_desc_is_reg || !gen_message_decode(inst, &m))
        return false;
    switch (m.id) {
    case GEN_MSG_byte_gather:
    case GEN_MSG_dword_gather:
    case GEN_MSG_untyped_read:
    case GEN_MSG_untyped_atomic:
    case GEN_MSG_a64_gather:
    case GEN_MSG_a64_untyped_read:
    case GEN_MSG_a64_atomic:
        return true;
    default:
        return false;
    }
}

static bool
touches_dword(const struct gen_inst *inst, struct place p)
{
    const struct gen_operand *dst = &inst->dst;
    if (dst->file != p.file || (p.file == GEN_FILE_ARF && dst->arf != GEN_ARF_A))
        return false;
    if (dst->indirect)
        return true;
    const uint32_t first = first_byte(inst), channels = 8u * inst->exec_size;
    if (first >= p.at + 4 || p.at >= first + bytes_written(inst))
        return false;
    return !is_send(inst) || p.at % GEN_GRF_BYTES < channels || !answers_channels(inst);
}

bool
lower_may_write(const struct gen_inst *inst, enum gen_file file, uint32_t at)
{
    return touches_dword(inst, (struct place){file, at});
}

/* --- straight code --- */

static bool
begins_block(const struct gen_lower *l, uint32_t index)
{
    return index == 0 || l->points[index].cell || l->points[index].jumped_to || l->insts[index - 1].has_jip ||
           l->insts[index - 1].eot || l->insts[index - 1].op == GEN_OP_ret ||
           lower_next_offset(&l->insts[index - 1]) != l->insts[index].offset;
}

static const struct gen_inst *
writer(const struct gen_lower *l, const struct gen_inst *before, struct place p)
{
    const uint32_t at = (uint32_t)(before - l->insts);
    assert(at < l->count);
    for (uint32_t n = at; !begins_block(l, n) && at - n < FAR; n--)
        if (touches_dword(&l->insts[n - 1], p))
            return &l->insts[n - 1];
    return NULL;
}

const struct gen_inst *
lower_writer(const struct gen_lower *l, const struct gen_inst *before, enum gen_file file, uint32_t at)
{
    return writer(l, before, (struct place){file, at});
}

/* --- values --- */

static const struct lower_bits nothing;

static struct lower_bits bits_before(const struct gen_lower *l, const struct gen_inst *before, struct place p,
                                     unsigned depth);

static struct lower_bits
immediate(const struct gen_operand *o)
{
    uint32_t value = (uint32_t)o->imm;
    if (o->type == GEN_UW)
        value = (uint16_t)value;
    else if (o->type == GEN_W)
        value = (uint32_t)(int16_t)value;
    else if (o->type != GEN_UD && o->type != GEN_D)
        return nothing;
    return (struct lower_bits){value, UINT32_MAX};
}

static bool
is_dword(const struct gen_operand *o)
{
    return !o->indirect && !o->align16 && (o->type == GEN_UD || o->type == GEN_D);
}

/* Element `lane` of a source of dwords. */
static struct lower_bits
source(const struct gen_lower *l, const struct gen_inst *inst, unsigned n, unsigned lane, unsigned depth)
{
    const struct gen_operand *o = &inst->src[n];
    if (o->file == GEN_FILE_IMM)
        return immediate(o);
    const bool readable =
        o->file == GEN_FILE_GRF || (o->file == GEN_FILE_ARF && o->arf == GEN_ARF_A && o->reg == 0);
    if (!readable || !is_dword(o) || o->negate || o->absolute || !o->width || depth == DEEP)
        return nothing;
    const unsigned element = lane / o->width * o->vstride + lane % o->width * o->hstride;
    const uint32_t base = o->file == GEN_FILE_GRF ? GEN_GRF_BYTES * o->reg : 0;
    return bits_before(l, inst, (struct place){o->file, base + o->subreg + 4 * element}, depth + 1);
}

/* Low bits of a sum are known as far as both terms' are. */
static struct lower_bits
sum(struct lower_bits a, struct lower_bits b)
{
    const uint32_t both = a.known & b.known, low = both & ~(both + 1);
    const uint32_t known = both == UINT32_MAX ? both : low;
    return (struct lower_bits){(a.value + b.value) & known, known};
}

static struct lower_bits
result(const struct gen_lower *l, const struct gen_inst *inst, unsigned lane, unsigned depth)
{
    const struct lower_bits a = source(l, inst, 0, lane, depth);
    if (inst->op == GEN_OP_mov)
        return a;
    const struct lower_bits b = source(l, inst, 1, lane, depth);
    const uint32_t zeros = (a.known & ~a.value) | (b.known & ~b.value);
    const uint32_t ones = a.value | b.value, both = a.known & b.known;
    switch (inst->op) {
    case GEN_OP_and:
        return (struct lower_bits){a.value & b.value & both, both | zeros};
    case GEN_OP_or:
        return (struct lower_bits){ones, both | ones};
    case GEN_OP_add:
        return sum(a, b);
    case GEN_OP_shl:
        return both == UINT32_MAX ? (struct lower_bits){a.value << (b.value & 31), both} : nothing;
    default:
        return nothing;
    }
}

void
lower_find_header_writes(struct gen_lower *l)
{
    l->facts.header_kept = 1 << BARRIER | 1 << SAMPLERS | 1 << SCRATCH;
    for (unsigned dword = BARRIER; dword <= SCRATCH; dword++)
        for (uint32_t i = 0; i < l->count && l->facts.header_kept >> dword & 1; i++)
            if (touches_dword(&l->insts[i], (struct place){GEN_FILE_GRF, 4 * dword}))
                l->facts.header_kept &= (uint8_t) ~(1u << dword);
}

/* The thread header as it is at the start (gen_lower.c): in r0.5 the scratch base. */
static struct lower_bits
thread_header(const struct gen_lower *l, struct place p)
{
    const uint32_t fftid = 0x3ff, dword = p.at / 4;
    if (p.file != GEN_FILE_GRF || p.at % 4 || dword > SCRATCH || !(l->facts.header_kept >> dword & 1))
        return nothing;
    if (dword == SCRATCH)
        return (struct lower_bits){l->kernel->narrow ? FE_NARROW_SCRATCH : 0, ~fftid};
    return (struct lower_bits){0, UINT32_MAX};
}

static struct lower_bits
bits_before(const struct gen_lower *l, const struct gen_inst *before, struct place p, unsigned depth)
{
    const struct gen_inst *inst = writer(l, before, p);
    if (!inst)
        return thread_header(l, p);
    const uint32_t first = first_byte(inst);
    if (is_send(inst) || !is_dword(&inst->dst) || inst->dst.hstride != 1 || !inst->nomask ||
        inst->pred_ctrl || inst->saturate || p.at < first || (p.at - first) % 4)
        return nothing;
    return result(l, inst, (p.at - first) / 4, depth);
}

struct lower_bits
lower_known(const struct gen_lower *l, const struct gen_inst *before, enum gen_file file, uint32_t at)
{
    return bits_before(l, before, (struct place){file, at}, 0);
}
