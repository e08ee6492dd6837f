/* SPDX-License-Identifier: MIT */
/* send and sends. PRM "Send Message Format" and "Split Send": payload registers and two descriptors. */
#include "gen_decode_priv.h"

enum { FILE_ARF, FILE_GRF, FILE_RESERVED, FILE_IMM };

/* The extended descriptor starts with the shared function and EOT. */
static uint32_t
ex_desc_head(const struct gen_decoder *decoder)
{
    return decoder->inst->sfid | (uint32_t)decoder->inst->eot << 5;
}

static void
decode_message(struct gen_decoder *decoder)
{
    decoder->inst->sfid = (uint8_t)gen_get_cond_mod(decoder->word);
    decoder->inst->eot = gen_get_eot(decoder->word);
}

/* Bit 9, the sign, is a field of its own since Gen8. */
static int16_t
sign_extend10(uint32_t sign, uint32_t low)
{
    return (int16_t)((int)(low & 0x1ff) - (sign || low & 0x200 ? 0x200 : 0));
}

static bool
is_split(const struct gen_decoder *decoder)
{
    return decoder->info->format == GEN_FORMAT_SENDS;
}

/* The split send's address immediates are multiples of 16; their sign bits had to move. */
static int
decode_indirect_dst(struct gen_decoder *decoder)
{
    static const uint8_t hstrides[] = {0, 1, 2, 4};
    const struct gen_word *const word = decoder->word;
    struct gen_operand *const dst = &decoder->inst->dst;

    dst->file = GEN_FILE_GRF;
    dst->indirect = true;
    dst->addr_subreg = (uint8_t)gen_get_dst_addr_sub(word);
    if (is_split(decoder)) {
        dst->addr_imm = sign_extend10(gen_get_sends_dst_addr_imm9(word), gen_get_dst_addr_imm(word) & ~15u);
        return 0;
    }
    dst->addr_imm = sign_extend10(gen_get_dst_addr_imm9(word), gen_get_dst_addr_imm(word));
    dst->hstride = hstrides[gen_get_dst_hstride(word)];
    return dst->hstride ? 0 : gen_reject(decoder, "dst HorzStride 0 is reserved");
}

/* Nothing comes back, so nothing is written: igt's kernels have acc0 there. */
static bool
is_unused_accumulator(const struct gen_decoder *decoder)
{
    enum { RESPONSE_AT = 20, RESPONSE_BITS = 31 };
    const struct gen_inst *const inst = decoder->inst;
    return inst->dst.arf == GEN_ARF_ACC && !is_split(decoder) && !inst->desc_is_reg &&
           !(inst->desc >> RESPONSE_AT & RESPONSE_BITS);
}

/*
 * Payload registers are whole ones: a subregister means nothing here. PRM "send": <dest> is a general
 * register or null, anything else is undefined; so is the second payload of a split send. iga64 lists any.
 */
static int
decode_payload_register(struct gen_decoder *decoder, const char *which, bool grf, unsigned number,
                        struct gen_operand *operand)
{
    if (gen_decode_register(decoder, which, grf, number, operand) < 0)
        return -1;
    if (operand->file != GEN_FILE_ARF || operand->arf == GEN_ARF_NULL ||
        (operand == &decoder->inst->dst && is_unused_accumulator(decoder)))
        return 0;
    return gen_reject(decoder, "the payload's architecture register is not null");
}

static int
decode_payload_dst(struct gen_decoder *decoder, unsigned file)
{
    const struct gen_word *const word = decoder->word;
    struct gen_operand *const dst = &decoder->inst->dst;

    if (gen_decode_type(decoder, "dst", gen_get_dst_type(word), dst) < 0)
        return -1;
    if (!gen_get_dst_addr_mode(word))
        return decode_payload_register(decoder, "dst", file == FILE_GRF, gen_get_dst_reg(word), dst);
    if (file != FILE_GRF)
        return gen_reject(decoder, "only general registers can be addressed indirectly");
    return decode_indirect_dst(decoder);
}

/* Gen9's extended descriptor took the low bits of the address immediate. */
static int16_t
src_address_immediate(const struct gen_decoder *decoder)
{
    const struct gen_word *const word = decoder->word;
    const uint32_t imm = gen_get_src_addr_imm(word, 0);
    if (!gen_has(decoder->platform, GEN_LONG_DESCRIPTORS))
        return sign_extend10(gen_get_src_addr_imm9(word, 0), imm);
    if (is_split(decoder))
        return sign_extend10(gen_get_sends_src0_addr_imm9(word), imm & ~15u);
    return sign_extend10(gen_get_src_addr_imm9(word, 0), imm & ~15u);
}

static int
decode_payload_src(struct gen_decoder *decoder, unsigned file, unsigned type)
{
    const struct gen_word *const word = decoder->word;
    struct gen_operand *const src = &decoder->inst->src[0];

    if (gen_decode_type(decoder, "src0", type, src) < 0)
        return -1;
    if (!gen_get_src_addr_mode(word, 0))
        return decode_payload_register(decoder, "src0", file == FILE_GRF, gen_get_src_reg(word, 0), src);
    if (file != FILE_GRF)
        return gen_reject(decoder, "only general registers can be addressed indirectly");
    src->file = GEN_FILE_GRF;
    src->indirect = true;
    src->addr_subreg = (uint8_t)gen_get_src_addr_sub(word, 0);
    src->addr_imm = src_address_immediate(decoder);
    return 0;
}

/* Gen9 gained bits 31:16 of the extended descriptor, in what had been src0's and src1's region fields. */
static uint32_t
send_ex_desc(const struct gen_decoder *decoder)
{
    const struct gen_word *const word = decoder->word;
    if (!gen_has(decoder->platform, GEN_LONG_DESCRIPTORS))
        return ex_desc_head(decoder);
    return ex_desc_head(decoder) | gen_get_ex_desc_19_16(word) << 16 | gen_get_ex_desc_23_20(word) << 20 |
           gen_get_ex_desc_27_24(word) << 24 | gen_get_ex_desc_31_28(word) << 28;
}

/* A real a0 would stand there with its number. */
static bool
is_in_register(const struct gen_decoder *decoder)
{
    enum { A0_AT = 5, A0_BITS = 0xff, A0 = 0x10 };
    const bool in_place = decoder->quirks && decoder->quirks->fence_in_a0 &&
                          (gen_get_desc(decoder->word) >> A0_AT & A0_BITS) != A0;
    return gen_get_src_file(decoder->word, 1) == FILE_ARF && !in_place;
}

int
gen_decode_send(struct gen_decoder *decoder)
{
    const struct gen_word *const word = decoder->word;
    struct gen_inst *const inst = decoder->inst;
    const uint32_t desc_file = gen_get_src_file(word, 1);

    if (inst->align16)
        return gen_reject(decoder, "send in Align16 mode");
    if (gen_get_dst_file(word) > FILE_GRF || gen_get_src_file(word, 0) > FILE_GRF)
        return gen_reject(decoder, "the payload is not in registers");
    if (!gen_has(decoder->platform, GEN_SEND_OF_ARF) && gen_get_src_file(word, 0) != FILE_GRF)
        return gen_reject(decoder, "src0 is not a general register");
    if (desc_file != FILE_IMM && desc_file != FILE_ARF)
        return gen_reject(decoder, "the descriptor is neither immediate nor in a0");
    decode_message(decoder);
    inst->ex_desc = send_ex_desc(decoder);
    inst->desc_is_reg = is_in_register(decoder);
    if (!inst->desc_is_reg)
        inst->desc =
            gen_get_desc(word) & (gen_has(decoder->platform, GEN_LONG_DESCRIPTORS) ? 0x7fffffff : 0x1fffffff);
    if (decode_payload_dst(decoder, gen_get_dst_file(word)) < 0)
        return -1;
    return decode_payload_src(decoder, gen_get_src_file(word, 0), gen_get_src_type(word, 0));
}

static void
decode_sends_descriptors(struct gen_decoder *decoder)
{
    const struct gen_word *const word = decoder->word;
    struct gen_inst *const inst = decoder->inst;

    inst->desc_is_reg = gen_get_sends_desc_is_reg(word);
    if (!inst->desc_is_reg)
        inst->desc = gen_get_desc(word);
    inst->ex_desc_is_reg = gen_get_sends_ex_desc_is_reg(word);
    if (inst->ex_desc_is_reg)
        inst->ex_desc_subreg = (uint8_t)gen_get_sends_ex_desc_subreg(word);
    else
        inst->ex_desc = ex_desc_head(decoder) | gen_get_sends_ex_desc_9_6(word) << 6 |
                        gen_get_sends_ex_desc_31_16(word) << 16;
}

int
gen_decode_sends(struct gen_decoder *decoder)
{
    const struct gen_word *const word = decoder->word;
    struct gen_inst *const inst = decoder->inst;

    if (inst->align16)
        return gen_reject(decoder, "sends in Align16 mode");
    decode_message(decoder);
    if (decode_payload_dst(decoder, gen_get_sends_dst_file(word)) < 0 ||
        decode_payload_src(decoder, FILE_GRF, GEN_UD) < 0 ||
        decode_payload_register(decoder, "src1", gen_get_sends_src1_file(word), gen_get_sends_src1_reg(word),
                                &inst->src[1]) < 0)
        return -1;
    decode_sends_descriptors(decoder);
    return 0;
}
