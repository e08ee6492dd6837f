/* SPDX-License-Identifier: MIT */
/* Operands of the one- and two-source formats, in Align1 and Align16 mode. PRM "Operand Fields". */
#include <assert.h>

#include "gen_decode_priv.h"

enum { FILE_ARF, FILE_GRF, FILE_RESERVED, FILE_IMM };

#define CHANNELS_XYZW 15
#define SWIZZLE_XYZW 0xe4
#define MME_FIRST 2 /* the accumulator that is mme0 */

int
gen_decode_register(struct gen_decoder *decoder, const char *which, bool grf, unsigned number,
                    struct gen_operand *operand)
{
    if (grf) {
        if (number >= GEN_GRF_COUNT)
            return gen_reject(decoder, "%s r%u does not exist", which, number);
        operand->file = GEN_FILE_GRF;
        operand->reg = (uint8_t)number;
        return 0;
    }
    if (decoder->quirks && decoder->quirks->numbered_null && number < 16)
        number = 0;
    operand->arf = gen_arf_of_number(decoder->word->layout, number);
    if (operand->arf == GEN_ARF_COUNT)
        return gen_reject(decoder, "%s architecture register 0x%02x does not exist", which, number);
    operand->file = GEN_FILE_ARF;
    operand->reg = operand->arf == GEN_ARF_NULL ? 0 : number & 15;
    return 0;
}

/* Register types; the immediate codes differ. PRM "Numeric Data Types". */
int
gen_decode_type(struct gen_decoder *decoder, const char *which, unsigned code, struct gen_operand *operand)
{
    operand->type = gen_type_of_code(decoder->word->layout, GEN_TYPE_REGISTER, code);
    return operand->type < GEN_TYPE_COUNT ? 0 : gen_reject(decoder, "%s type %u is reserved", which, code);
}

int
gen_decode_mme(struct gen_decoder *decoder, const char *which, unsigned code, struct gen_operand *operand)
{
    if (code > 8)
        return gen_reject(decoder, "%s math macro register %u is reserved", which, code);
    operand->mme = (uint8_t)code;
    return 0;
}

static bool
is_mme_access(const struct gen_operand *operand)
{
    return operand->align16 && operand->file == GEN_FILE_ARF && operand->arf == GEN_ARF_ACC &&
           operand->reg >= MME_FIRST;
}

/*
 * acc2 to acc9, the math macro registers, as operands of other instructions (3D-Media-GPGPU, "Accumulators").
 * In Align16 mode the register number is acc2's, and the field that has the channels otherwise has the number
 * of the macro register. iga64 lists acc3's to acc9's register number like acc2's there; two numbers for one
 * register we refuse. mme7 as a destination has two codes: 7, and all channels, which is what iga64
 * assembles.
 */
static int
decode_mme_access(struct gen_decoder *decoder, const char *which, unsigned code, struct gen_operand *operand)
{
    if (operand->reg != MME_FIRST)
        return gen_reject(decoder, "%s names acc%u in Align16 mode, not acc2", which, operand->reg);
    if (code > 7)
        return gen_reject(decoder, "%s math macro register %u is reserved", which, code);
    operand->reg = (uint8_t)(MME_FIRST + code);
    return 0;
}

/* A subregister is a multiple of the type; fc and msg number theirs, null's has no meaning. */
int
gen_check_subreg(struct gen_decoder *decoder, const char *which, const struct gen_operand *operand)
{
    if (operand->file == GEN_FILE_ARF &&
        (operand->arf == GEN_ARF_NULL || operand->arf == GEN_ARF_MSG || operand->arf == GEN_ARF_FC))
        return 0;
    if (operand->subreg % gen_type_bytes(operand->type))
        return gen_reject(decoder, "%s subregister byte %u is not aligned to :%s", which, operand->subreg,
                          gen_type_name(operand->type));
    return 0;
}

static int16_t
sign_extend10(uint32_t value)
{
    return (int16_t)(value & 0x200 ? (int)value - 0x400 : (int)value);
}

/* Align16 addresses whole 16-byte units: the low four bits belong to other fields. */
static int16_t
address_immediate(const struct gen_decoder *decoder, uint32_t sign, uint32_t low)
{
    return sign_extend10(sign << 9 | (decoder->inst->align16 ? low & ~15u : low));
}

static int
decode_dst_indirect(struct gen_decoder *decoder)
{
    const struct gen_word *const word = decoder->word;
    struct gen_operand *const dst = &decoder->inst->dst;
    if (gen_get_dst_file(word) != FILE_GRF)
        return gen_reject(decoder, "only general registers can be addressed indirectly");
    dst->file = GEN_FILE_GRF;
    dst->indirect = true;
    dst->addr_subreg = (uint8_t)gen_get_dst_addr_sub(word);
    dst->addr_imm = address_immediate(decoder, gen_get_dst_addr_imm9(word), gen_get_dst_addr_imm(word));
    return 0;
}

static int
decode_dst_direct(struct gen_decoder *decoder)
{
    const struct gen_word *const word = decoder->word;
    struct gen_operand *const dst = &decoder->inst->dst;
    if (gen_decode_register(decoder, "dst", gen_get_dst_file(word) == FILE_GRF, gen_get_dst_reg(word), dst) <
        0)
        return -1;
    if (gen_is_macro(decoder->inst))
        return gen_decode_mme(decoder, "dst", gen_get_dst_chan_en(word), dst);
    dst->subreg = (uint8_t)(dst->align16 ? gen_get_dst_subreg16(word) * 16 : gen_get_dst_subreg(word));
    if (is_mme_access(dst)) {
        const uint32_t code = dst->chan_mask;
        dst->chan_mask = CHANNELS_XYZW;
        return decode_mme_access(decoder, "dst", code == CHANNELS_XYZW ? 7 : code, dst);
    }
    return gen_check_subreg(decoder, "dst", dst);
}

int
gen_decode_dst(struct gen_decoder *decoder)
{
    static const uint8_t hstrides[] = {0, 1, 2, 4};
    const struct gen_word *const word = decoder->word;
    struct gen_operand *const dst = &decoder->inst->dst;

    dst->align16 = decoder->inst->align16;
    if (gen_get_dst_file(word) > FILE_GRF)
        return gen_reject(decoder, "dst register file %u is reserved", (unsigned)gen_get_dst_file(word));
    if (gen_decode_type(decoder, "dst", gen_get_dst_type(word), dst) < 0)
        return -1;
    if (dst->align16) {
        dst->chan_mask = (uint8_t)gen_get_dst_chan_en(word);
    } else {
        dst->hstride = hstrides[gen_get_dst_hstride(word)];
        if (!dst->hstride)
            return gen_reject(decoder, "dst HorzStride 0 is reserved");
    }
    return gen_get_dst_addr_mode(word) ? decode_dst_indirect(decoder) : decode_dst_direct(decoder);
}

/* PRM "Numeric Data Types": immediates have vector types and 64-bit ones in the codes registers use
 * otherwise.
 */
static int
decode_immediate(struct gen_decoder *decoder, unsigned source, struct gen_operand *operand)
{
    const struct gen_word *const word = decoder->word;
    const uint32_t code = gen_get_src_type(word, source);

    operand->type = gen_type_of_code(word->layout, GEN_TYPE_IMMEDIATE, code);
    if (operand->type == GEN_TYPE_COUNT)
        return gen_reject(decoder, "src%u immediate type %u is reserved", source, (unsigned)code);
    if (decoder->inst->op == GEN_OP_dim && operand->type == GEN_F)
        operand->type = GEN_DF;
    operand->file = GEN_FILE_IMM;
    operand->imm = gen_get_imm32(word);
    if (gen_type_bytes(operand->type) == 8) {
        if (source)
            return gen_reject(decoder, "src1 cannot be a 64-bit immediate");
        operand->imm = operand->imm << 32 | gen_get_imm64_low(word);
    }
    return 0;
}

static int
decode_src_modifiers(struct gen_decoder *decoder, unsigned source, struct gen_operand *operand)
{
    operand->absolute = gen_get_src_absolute(decoder->word, source);
    operand->negate = gen_get_src_negate(decoder->word, source);
    if ((operand->absolute || operand->negate) && !(decoder->info->modifiers & GEN_SMOD))
        return gen_reject(decoder, "the instruction takes no source modifiers");
    if (operand->absolute && decoder->info->modifiers & GEN_LOGIC &&
        !gen_has(decoder->platform, GEN_NUMERIC_LOGIC))
        return gen_reject(decoder, "a logic instruction has no absolute value");
    return 0;
}

/* PRM "Register Region": codes 7..14 are reserved, 15 (VxH) needs an indirect operand. */
static int
decode_region(struct gen_decoder *decoder, unsigned source, struct gen_operand *operand)
{
    static const uint8_t hstrides[] = {0, 1, 2, 4};
    static const uint8_t vstrides[] = {0, 1, 2, 4, 8, 16, 32};
    const struct gen_word *const word = decoder->word;
    const uint32_t vstride = gen_get_src_vstride(word, source);
    const uint32_t width = gen_get_src_width(word, source);

    if (vstride == 15 && operand->indirect)
        operand->vstride = GEN_VSTRIDE_VXH;
    else if (vstride >= sizeof vstrides)
        return gen_reject(decoder, "src%u VertStride %u is reserved", source, (unsigned)vstride);
    else
        operand->vstride = vstrides[vstride];
    if (width > 4)
        return gen_reject(decoder, "src%u Width %u is reserved", source, (unsigned)width);
    operand->width = (uint8_t)(1u << width);
    operand->hstride = hstrides[gen_get_src_hstride(word, source)];
    return 0;
}

/* Align16: rows of four channels, chosen by ChanSel; VertStride 0, 2 (64-bit types) or 4. */
static int
decode_swizzle(struct gen_decoder *decoder, unsigned source, struct gen_operand *operand)
{
    const struct gen_word *const word = decoder->word;
    const uint32_t vstride = gen_get_src_vstride(word, source);
    if (vstride == 1 || vstride > 3)
        return gen_reject(decoder, "src%u VertStride %u is reserved in Align16 mode", source,
                          (unsigned)vstride);
    operand->vstride = vstride == 3 ? 4 : (uint8_t)vstride;
    operand->width = 4;
    operand->swizzle =
        is_mme_access(operand)
            ? SWIZZLE_XYZW
            : (uint8_t)(gen_get_src_swizzle_xy(word, source) | gen_get_src_swizzle_zw(word, source) << 4);
    return 0;
}

static int
decode_src_direct(struct gen_decoder *decoder, unsigned source, struct gen_operand *operand)
{
    static const char *const names[] = {"src0", "src1"};
    const struct gen_word *const word = decoder->word;
    const bool grf = gen_get_src_file(word, source) == FILE_GRF;
    if (gen_decode_register(decoder, names[source], grf, gen_get_src_reg(word, source), operand) < 0)
        return -1;
    if (gen_is_macro(decoder->inst))
        return gen_decode_mme(decoder, names[source], gen_get_src_swizzle_xy(word, source), operand);
    operand->subreg = (uint8_t)(operand->align16 ? gen_get_src_subreg16(word, source) * 16
                                                 : gen_get_src_subreg(word, source));
    if (is_mme_access(operand))
        return decode_mme_access(decoder, names[source], gen_get_src_swizzle_xy(word, source), operand);
    return gen_check_subreg(decoder, names[source], operand);
}

static int
decode_src_indirect(struct gen_decoder *decoder, unsigned source, struct gen_operand *operand)
{
    const struct gen_word *const word = decoder->word;
    if (gen_get_src_file(word, source) != FILE_GRF)
        return gen_reject(decoder, "only general registers can be addressed indirectly");
    operand->file = GEN_FILE_GRF;
    operand->indirect = true;
    operand->addr_subreg = (uint8_t)gen_get_src_addr_sub(word, source);
    operand->addr_imm =
        address_immediate(decoder, gen_get_src_addr_imm9(word, source), gen_get_src_addr_imm(word, source));
    return 0;
}

int
gen_decode_src(struct gen_decoder *decoder, unsigned source, struct gen_operand *operand)
{
    assert(source < 2);
    static const char *const names[] = {"src0", "src1"};
    const struct gen_word *const word = decoder->word;
    const uint32_t file = gen_get_src_file(word, source);

    if (file == FILE_IMM)
        return decode_immediate(decoder, source, operand);
    if (file == FILE_RESERVED)
        return gen_reject(decoder, "src%u register file 2 is reserved", source);
    if (file == FILE_ARF && source)
        return gen_reject(decoder, "src1 cannot be an architecture register");
    operand->align16 = decoder->inst->align16;
    if (gen_decode_type(decoder, names[source], gen_get_src_type(word, source), operand) < 0 ||
        decode_src_modifiers(decoder, source, operand) < 0)
        return -1;
    if ((gen_get_src_addr_mode(word, source) ? decode_src_indirect(decoder, source, operand)
                                             : decode_src_direct(decoder, source, operand)) < 0)
        return -1;
    return operand->align16 ? decode_swizzle(decoder, source, operand)
                            : decode_region(decoder, source, operand);
}
