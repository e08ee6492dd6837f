/* SPDX-License-Identifier: MIT */
/* Gen operands -> regions of the register file, immediates and constants. */
#include <assert.h>
#include <string.h>

#include "gen/isa/gen_isa.h"
#include "lower_modes.h"
#include "lower_ops.h"

enum lane_type
lower_type(enum gen_type type)
{
    static const uint8_t types[] = {
        [GEN_UD] = LANE_UD, [GEN_D] = LANE_D,   [GEN_UW] = LANE_UW, [GEN_W] = LANE_W,   [GEN_UB] = LANE_UB,
        [GEN_B] = LANE_B,   [GEN_DF] = LANE_DF, [GEN_F] = LANE_F,   [GEN_UQ] = LANE_UQ, [GEN_Q] = LANE_Q,
        [GEN_HF] = LANE_HF, [GEN_UV] = LANE_UW, [GEN_V] = LANE_W,   [GEN_VF] = LANE_F,
    };
    assert((unsigned)type < sizeof types);
    return types[type];
}

struct lane_operand
lower_region(enum lane_type type, uint32_t base, int stride)
{
    return (struct lane_operand){.kind = LANE_REG,
                                 .type = (uint8_t)type,
                                 .width = 1,
                                 .vstride = (int16_t)stride,
                                 .hstride = 0,
                                 .base = base};
}

struct lane_operand
lower_imm(enum lane_type type, uint64_t bits)
{
    const unsigned bytes = lane_type_bytes(type);
    return (struct lane_operand){.kind = LANE_IMM,
                                 .type = (uint8_t)type,
                                 .width = 1,
                                 .imm = bytes == 8 ? bits : bits & ((UINT64_C(1) << 8 * bytes) - 1)};
}

uint32_t
lower_temp(const struct gen_lower *l, unsigned n)
{
    assert(n < ARF_TEMP_COUNT);
    return l->rf.arf + ARF_TEMP + n * ARF_TEMP_BYTES;
}

bool
lower_is_acc(const struct gen_operand *o)
{
    return o->file == GEN_FILE_ARF && o->arf == GEN_ARF_ACC && o->reg < 2;
}

bool
lower_is_mme(const struct gen_operand *o)
{
    return o->file == GEN_FILE_ARF && o->arf == GEN_ARF_ACC && o->reg >= 2;
}

bool
lower_is_null(const struct gen_operand *o)
{
    return o->file == GEN_FILE_NONE || (o->file == GEN_FILE_ARF && o->arf == GEN_ARF_NULL);
}

/* The 8-bit float of VF immediates: sign, 3 exponent bits biased by 3, 4 fraction bits; 0x00 and 0x80 are
 * zeros. */
static uint32_t
vf_element(uint8_t bits)
{
    const uint32_t sign = (uint32_t)(bits & 0x80) << 24;
    if (!(bits & 0x7f))
        return sign;
    return sign | ((((uint32_t)bits >> 4) & 7) + 127 - 3) << 23 | (uint32_t)(bits & 15) << 19;
}

/*
 * V and UV are 8 words of 4 bits, VF 4 floats of 8 bits, repeated; they become constants. The words are meant
 * for a destination of words (Gen8 PRM, Volume 7, "Immediate Vector"); channels that lie farther apart take
 * the word at their own distance, so a dword destination gets words 0, 2, 4, 6, and compilers write the
 * immediate that way.
 */
static struct lane_operand
vector_imm(struct gen_lower *l, const struct gen_operand *o, unsigned step)
{
    uint16_t words[8];
    uint32_t floats[4];
    for (unsigned i = 0; i < 8; i++) {
        const unsigned nibble = (unsigned)(o->imm >> 4 * i) & 15;
        words[i] = (uint16_t)(o->type == GEN_V && nibble > 7 ? nibble | 0xfff0 : nibble);
    }
    for (unsigned i = 0; i < 4; i++)
        floats[i] = vf_element((uint8_t)(o->imm >> 8 * i));
    const bool is_float = o->type == GEN_VF;
    const uint32_t at = lane_program_add_const(l->program, is_float ? (void *)floats : (void *)words, 16);
    if (at == UINT32_MAX)
        lower_no_memory(l);
    struct lane_operand r =
        lower_region(lower_type(o->type), l->program->const_rf + (at == UINT32_MAX ? 0 : at), 0);
    const unsigned distance = is_float ? 4 : step < 2 ? 2 : step > 8 ? 8 : step;
    r.width = (uint8_t)(16 / distance);
    r.hstride = (int16_t)distance;
    return r;
}

/* The architecture registers that are storage: RF offset of the register's first byte, or 0. Others are
 * refused. */
static uint32_t
arf_base(const struct gen_lower *l, const struct gen_operand *o)
{
    switch (o->arf) {
    case GEN_ARF_A:
        return o->reg == 0 ? l->rf.arf + ARF_A0 : 0;
    case GEN_ARF_F:
        return o->reg < 2 ? RF_FLAGS + 4u * o->reg : 0;
    case GEN_ARF_CR:
        return o->reg == 0 ? RF_CR0 : 0;
    case GEN_ARF_ACC:
        return l->rf.arf + (o->reg < 2 ? ARF_ACC : ARF_MME + GEN_GRF_BYTES * (o->reg - 2u));
    default:
        return lower_state_base(l, o);
    }
}

/* Words that a0 has. */
static unsigned
addresses(const struct gen_lower *l)
{
    return gen_has(l->platform, GEN_EIGHT_ADDRESSES) ? 8 : 16;
}

/* Bytes an architecture register's storage has. */
static uint32_t
arf_bytes(const struct gen_lower *l, const struct gen_operand *o)
{
    static const uint8_t bytes[] = {
        [GEN_ARF_ACC] = 32, [GEN_ARF_F] = 4,   [GEN_ARF_CE] = 4, [GEN_ARF_SP] = 16,
        [GEN_ARF_SR] = 16,  [GEN_ARF_CR] = 16, [GEN_ARF_N] = 16, [GEN_ARF_IP] = 4,
        [GEN_ARF_TDR] = 16, [GEN_ARF_TM] = 32, [GEN_ARF_DBG] = 8};
    return o->arf == GEN_ARF_A ? 2 * addresses(l) : bytes[o->arf];
}

static const char *
arf_name(enum gen_arf arf)
{
    static const char *const names[] = {"null", "a", "acc", "f",   "ce", "msg", "sp", "sr",
                                        "cr",   "n", "ip",  "tdr", "tm", "fc",  "dbg"};
    return (unsigned)arf < sizeof names / sizeof *names ? names[arf] : "arf";
}

/* Last byte offset of a region, for a bounds check. */
static int64_t
region_end(const struct lane_operand *o, unsigned lanes)
{
    const unsigned rows = (lanes - 1) / o->width, columns = lanes < o->width ? lanes - 1 : o->width - 1u;
    return (int64_t)o->base + (int64_t)rows * o->vstride + (int64_t)columns * o->hstride +
           lane_type_bytes(o->type);
}

static void
check_region(struct gen_lower *l, const struct gen_inst *inst, const struct lane_operand *o, uint32_t begin,
             uint32_t end)
{
    if (o->base < begin || region_end(o, inst->exec_size) > (int64_t)end)
        lower_refuse_with(l, inst, EMU_INVALID, "an operand reaches beyond its register file");
}

/* Whether an instruction's result does not depend on bits above the element's type. */
static bool
ignores_guard_bits(const struct gen_inst *inst, enum lane_type type)
{
    switch (inst->op) {
    case GEN_OP_mov:
    case GEN_OP_add:
    case GEN_OP_and:
    case GEN_OP_or:
    case GEN_OP_xor:
    case GEN_OP_not:
    case GEN_OP_shl:
    case GEN_OP_addc:
    case GEN_OP_subb: {
        const enum lane_type dst = lower_type(inst->dst.type);
        return !inst->saturate && !inst->cond_mod && !inst->acc_wr_en && !lower_is_acc(&inst->dst) &&
               !lane_type_is_float(dst) && lane_type_bytes(dst) <= lane_type_bytes(type);
    }
    default:
        return false;
    }
}

static struct lane_operand
acc_operand(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand r,
            const struct gen_operand *o)
{
    const unsigned bytes = lane_type_bytes(r.type);
    const uint32_t element = (o->reg * GEN_GRF_BYTES + o->subreg) / bytes;
    r.base = l->rf.arf + ARF_ACC + 8 * element;
    r.vstride = (int16_t)(r.vstride / (int)bytes * 8);
    r.hstride = (int16_t)(r.hstride / (int)bytes * 8);
    check_region(l, inst, &r, l->rf.arf + ARF_ACC, l->rf.arf + ARF_ACC + 8 * ARF_ACC_ELEMENTS);
    if (o != &inst->dst && !lane_type_is_float(r.type) && !ignores_guard_bits(inst, (enum lane_type)r.type))
        r.type = LANE_Q;
    return r;
}

static struct lane_operand
direct_operand(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand r,
               const struct gen_operand *o)
{
    if (o->file == GEN_FILE_GRF) {
        r.base = l->rf.grf + GEN_GRF_BYTES * o->reg + o->subreg;
        check_region(l, inst, &r, l->rf.grf, l->rf.grf + GRF_END);
        return r;
    }
    const uint32_t base = arf_base(l, o);
    if (lower_is_mme(o) && inst->op != GEN_OP_mov) {
        lower_refuse_with(l, inst, EMU_INVALID, "only mov can use acc%u", o->reg);
        return r;
    }
    if (!base) {
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "register %s%u", arf_name(o->arf), o->reg);
        return r;
    }
    if (lower_is_acc(o))
        return acc_operand(l, inst, r, o);
    r.base = base + o->subreg;
    check_region(l, inst, &r, base, base + arf_bytes(l, o));
    return r;
}

/*
 * Register-indirect: one address for the region, or one per row (VxH; with width 1 one per channel: Vx1). The
 * address is a byte offset in the GRF (Gen8 PRM, Volume 7, "Register-Indirect Addressing").
 */
static struct lane_operand
indirect_operand(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand r,
                 const struct gen_operand *o)
{
    const bool per_row = o->vstride == GEN_VSTRIDE_VXH;
    const unsigned rows = per_row ? (inst->exec_size + r.width - 1u) / r.width : 1;
    if (o->file != GEN_FILE_GRF || o->addr_subreg + rows > addresses(l)) {
        lower_refuse_with(l, inst, EMU_INVALID, "indirect operand without enough address registers");
        return r;
    }
    const struct lane_indirect how = {.addr = l->rf.arf + ARF_A0 + 2u * o->addr_subreg,
                                      .scale = 1,
                                      .lo = l->rf.grf,
                                      .hi = l->rf.grf + GRF_END,
                                      .index_type = LANE_UW,
                                      .per_row = per_row};
    r.kind = LANE_INDIRECT;
    r.base = (uint32_t)((int32_t)l->rf.grf + o->addr_imm);
    if (per_row)
        r.vstride = 0;
    r.indirect = lane_program_add_indirect(l->program, &how);
    if (r.indirect == UINT32_MAX) {
        lower_no_memory(l);
        r.indirect = 0;
    }
    return r;
}

/* Rows of four channels; false: their swizzle needs lower_swizzle. Replicated elements and macros have none.
 */
static bool
align16_region(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand *r,
               const struct gen_operand *o)
{
    if (!o->replicate && !gen_is_macro(inst))
        return lower_align16_region(l, inst, r, o);
    r->width = 1;
    r->vstride = (int16_t)(o->replicate ? 0 : lane_type_bytes(r->type));
    return true;
}

static void
align1_region(struct lane_operand *r, const struct gen_operand *o)
{
    const int bytes = (int)lane_type_bytes(r->type);
    r->width = o->width ? o->width : 1;
    r->vstride = (int16_t)(o->vstride == GEN_VSTRIDE_VXH ? 0 : o->vstride * bytes);
    r->hstride = (int16_t)(o->hstride * bytes);
}

/* A region with one stride for all lanes always gets the same form, for any division into rows. */
static void
simplify(const struct gen_inst *inst, struct lane_operand *r)
{
    const int32_t stride = lane_operand_stride(r, inst->exec_size);
    if (r->kind != LANE_REG || stride < INT16_MIN || stride > INT16_MAX)
        return;
    r->width = 1;
    r->vstride = (int16_t)stride;
    r->hstride = 0;
}

static uint8_t
source_mods(const struct gen_inst *inst, const struct gen_operand *o)
{
    const bool logic =
        inst->op == GEN_OP_and || inst->op == GEN_OP_or || inst->op == GEN_OP_xor || inst->op == GEN_OP_not;
    if (logic && !gen_has(inst->platform, GEN_NUMERIC_LOGIC))
        return o->negate ? LANE_MOD_NOT : 0;
    /* The manuals do not say what (abs) does to an unsigned source. Here it does nothing, as the compiler
     * assumes: visa/G4_IR.cpp keeps a source's signed type where it moves its (abs) into an unsigned one.
     * ocloc 22.43 emits it once in a while all the same (docs/programs.md). */
    return (uint8_t)((o->absolute ? LANE_MOD_ABS : 0) | (o->negate ? LANE_MOD_NEG : 0));
}

/* Bytes between neighbouring channels of the destination, which the null register has as well; 0: there is
 * none. */
static unsigned
dst_distance(const struct gen_inst *inst)
{
    const struct gen_operand *o = &inst->dst;
    return o->file == GEN_FILE_NONE ? 0
                                    : lane_type_bytes(lower_type(o->type)) * (o->hstride ? o->hstride : 1u);
}

/* The link at this instruction, if any. There are few links, and they are not sorted. */
static const struct fe_link *
find_link(const struct gen_lower *l, const struct gen_inst *inst)
{
    for (uint32_t i = 0; i < l->kernel->link_count; i++) {
        const struct fe_link *link = &l->kernel->links[i];
        if (link->code_offset >= inst->offset && link->code_offset < inst->offset + inst->bytes)
            return link;
    }
    return NULL;
}

/* A pointer of 32 bits as an immediate of 64: the other half is zero, in the code and in the payload's word.
 */
static bool
is_extended(const struct gen_lower *l, const struct fe_link *link, unsigned bytes, uint64_t immediate)
{
    return l->kernel->narrow && link->bytes == 4 && bytes == 8 && immediate >> 32 == 0;
}

/* An immediate that a link replaces is a word of the payload. It must be all of the immediate. */
static struct lane_operand
linked_operand(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand r, uint64_t immediate,
               const struct fe_link *link)
{
    const unsigned bytes = lane_type_bytes(r.type);
    if ((link->bytes != bytes && !is_extended(l, link, bytes, immediate)) ||
        link->code_offset != inst->offset + 16 - bytes || inst->op != GEN_OP_mov)
        lower_refuse_with(l, inst, EMU_INVALID, "a relocation of %u bytes that is not a mov's immediate",
                          link->bytes);
    return lower_region(r.type, l->program->uniform_rf + link->payload_offset, 0);
}

struct lane_operand
lower_src(struct gen_lower *l, const struct gen_inst *inst, unsigned n)
{
    assert(n < 3);
    const struct gen_operand *o = &inst->src[n];
    const struct fe_link *link;
    struct lane_operand r = {
        .kind = LANE_REG, .type = (uint8_t)lower_type(o->type), .width = 1, .base = l->rf.grf};
    if (lower_is_null(o))
        return lower_imm(r.type, 0);
    if (o->file == GEN_FILE_IMM && (o->type == GEN_V || o->type == GEN_UV || o->type == GEN_VF))
        r = vector_imm(l, o, dst_distance(inst));
    else if (o->file == GEN_FILE_IMM)
        r = (link = find_link(l, inst)) ? linked_operand(l, inst, r, o->imm, link)
                                        : lower_imm(r.type, o->imm);
    else {
        bool is_region = true;
        if (inst->align16 && o->align16)
            is_region = align16_region(l, inst, &r, o);
        else
            align1_region(&r, o);
        const uint32_t skipped = r.base - l->rf.grf;
        r = o->indirect ? indirect_operand(l, inst, r, o) : direct_operand(l, inst, r, o);
        r.base += skipped;
        if (!is_region && !l->failed)
            r = lower_swizzle(l, inst, r, o, n);
        simplify(inst, &r);
    }
    r.mods = source_mods(inst, o);
    return l->now.alt ? lower_alt_source(l, inst, r, n) : r;
}

struct lane_operand
lower_dst(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct gen_operand *o = &inst->dst;
    struct lane_operand r = lower_region(lower_type(o->type), l->rf.grf, 0);
    if (lower_is_null(o)) {
        r.kind = LANE_NONE;
        return r;
    }
    const bool align16 = inst->align16 && o->align16;
    r.vstride = (int16_t)((align16 || !o->hstride ? 1 : o->hstride) * (int)lane_type_bytes(r.type));
    return o->indirect ? indirect_operand(l, inst, r, o) : direct_operand(l, inst, r, o);
}
