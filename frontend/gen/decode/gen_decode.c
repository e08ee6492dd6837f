/* SPDX-License-Identifier: MIT */
/*
 * Machine code to struct gen_inst. The opcode's row gives the format; the header fields that all formats
 * share are decoded here, the operands by the format's function. Everything the PRM reserves is refused with
 * a reason: a decoded instruction means exactly one thing.
 *
 * Intel's disassembler is more lenient: it passes over fields that an instruction does not take (condition
 * modifier, saturation, source modifiers) or have reserved codes, and prints the nearest subregister.
 * The hardware's result is undefined there (PRM Volume 2a, each instruction's page says what it takes), so
 * such words are refused. conformance/gen_listing/README.md lists all of these decisions; its random test
 * holds both to them.
 */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "gen_compact.h"
#include "gen_decode_priv.h"

int
gen_reject(struct gen_decoder *decoder, const char *format, ...)
{
    char reason[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(reason, sizeof reason, format, arguments);
    va_end(arguments);
    return emu_fail(decoder->error, EMU_INVALID, "%s at 0x%x: %s", decoder->info->mnemonic,
                    (unsigned)decoder->inst->offset, reason);
}

static int
decode_nullary(struct gen_decoder *decoder)
{
    (void)decoder;
    return 0;
}

static int (*const decode_operands[])(struct gen_decoder *) = {
    [GEN_FORMAT_NULLARY] = decode_nullary,
    [GEN_FORMAT_UNARY] = gen_decode_unary,
    [GEN_FORMAT_BINARY] = gen_decode_binary,
    [GEN_FORMAT_TERNARY] = gen_decode_ternary,
    [GEN_FORMAT_MATH] = gen_decode_math,
    [GEN_FORMAT_JMPI] = gen_decode_jmpi,
    [GEN_FORMAT_BRANCH_JIP] = gen_decode_branch_jip,
    [GEN_FORMAT_BRANCH_UIP] = gen_decode_branch_uip,
    [GEN_FORMAT_CALL] = gen_decode_call,
    [GEN_FORMAT_RET] = gen_decode_ret,
    [GEN_FORMAT_WAIT] = gen_decode_wait,
    [GEN_FORMAT_SEND] = gen_decode_send,
    [GEN_FORMAT_SENDS] = gen_decode_sends,
};

static bool
is_send(const struct gen_decoder *decoder)
{
    return decoder->info->format == GEN_FORMAT_SEND || decoder->info->format == GEN_FORMAT_SENDS;
}

static bool
is_branch(const struct gen_decoder *decoder)
{
    return decoder->info->format >= GEN_FORMAT_JMPI && decoder->info->format <= GEN_FORMAT_RET;
}

/* PRM "Execution Environment", PredCtrl: 14 and 15 are reserved; in Align16 mode 8 and up. */
static int
decode_predicate(struct gen_decoder *decoder)
{
    struct gen_inst *const inst = decoder->inst;
    if (!(decoder->info->modifiers & GEN_PRED))
        return 0;
    inst->pred_ctrl = (uint8_t)gen_get_pred_ctrl(decoder->word);
    inst->pred_inv = gen_get_pred_inv(decoder->word);
    if (inst->pred_ctrl > (inst->align16 ? 7 : 13))
        return gen_reject(decoder, "PredCtrl %u is reserved", inst->pred_ctrl);
    return 0;
}

static int
decode_cond_mod(struct gen_decoder *decoder)
{
    const uint32_t code = gen_get_cond_mod(decoder->word);
    if (decoder->info->format == GEN_FORMAT_MATH || is_send(decoder) || is_branch(decoder))
        return 0;
    if (code && !(decoder->info->modifiers & GEN_COND))
        return gen_reject(decoder, "the instruction takes no CondModifier");
    if (code == 7 || code > 9)
        return gen_reject(decoder, "CondModifier %u is reserved", (unsigned)code);
    decoder->inst->cond_mod = (uint8_t)code;
    return 0;
}

static int
decode_saturate(struct gen_decoder *decoder)
{
    if (is_send(decoder) || is_branch(decoder))
        return 0;
    decoder->inst->saturate = gen_get_saturate(decoder->word);
    if (decoder->inst->saturate && !(decoder->info->modifiers & GEN_SAT))
        return gen_reject(decoder, "the instruction takes no saturation");
    return 0;
}

/* Bit 28 is AccWrEn, BranchCtrl or, in Gen9's sends, NoSrcDepSet. */
static void
decode_bit28(struct gen_decoder *decoder)
{
    struct gen_inst *const inst = decoder->inst;
    const bool set = gen_get_acc_wr_ctrl(decoder->word);
    if (decoder->info->modifiers & GEN_BRANCHCTL)
        inst->branch_ctrl = set && gen_has(decoder->platform, GEN_BRANCH_CTRL);
    else if (is_send(decoder))
        inst->no_src_dep_set = set && gen_has(decoder->platform, GEN_SEND_CONTROLS);
    else if (!is_branch(decoder))
        inst->acc_wr_en = set;
}

/* ThreadCtrl 3 is NoPreempt, new with Gen9 and not for branches. */
static int
decode_thread_ctrl(struct gen_decoder *decoder)
{
    struct gen_inst *const inst = decoder->inst;
    if (is_send(decoder) && !gen_has(decoder->platform, GEN_SEND_CONTROLS))
        return 0;
    inst->thread_ctrl = (uint8_t)gen_get_thread_ctrl(decoder->word);
    inst->atomic = inst->thread_ctrl == 1;
    inst->no_preempt = inst->thread_ctrl == 3;
    if (inst->no_preempt && (!gen_has(decoder->platform, GEN_NO_PREEMPT) || is_branch(decoder)))
        return gen_reject(decoder, "ThreadCtrl 3 is reserved");
    return 0;
}

static void
decode_flag(struct gen_decoder *decoder)
{
    const struct gen_word *const word = decoder->word;
    const bool ternary = decoder->info->format == GEN_FORMAT_TERNARY;
    decoder->inst->flag_reg = (uint8_t)(ternary ? gen_get_ternary_flag_reg(word) : gen_get_flag_reg(word));
    decoder->inst->flag_subreg =
        (uint8_t)(ternary ? gen_get_ternary_flag_subreg(word) : gen_get_flag_subreg(word));
}

static int
decode_header(struct gen_decoder *decoder)
{
    const struct gen_word *const word = decoder->word;
    struct gen_inst *const inst = decoder->inst;
    const uint32_t exec_size = gen_get_exec_size(word);

    if (exec_size > 5)
        return gen_reject(decoder, "ExecSize %u is reserved", (unsigned)exec_size);
    inst->exec_size = (uint8_t)(1u << exec_size);
    inst->align16 = gen_get_access_mode(word);
    inst->nomask = gen_get_mask_ctrl(word);
    inst->chan_offset = (uint8_t)(gen_get_qtr_ctrl(word) * 8 + gen_get_nib_ctrl(word) * 4);
    decode_flag(decoder);
    if (!is_send(decoder)) {
        inst->no_dd_clr = gen_get_no_dd_clr(word);
        inst->no_dd_chk = gen_get_no_dd_chk(word);
    }
    decode_bit28(decoder);
    if (decode_predicate(decoder) < 0 || decode_cond_mod(decoder) < 0 || decode_saturate(decoder) < 0)
        return -1;
    return decode_thread_ctrl(decoder);
}

static void
init_operand(struct gen_operand *operand)
{
    operand->mme = 8;
    operand->hstride = 1;
}

static uint64_t
load64(const uint8_t *bytes)
{
    uint64_t value = 0;
    for (unsigned i = 8; i-- > 0;)
        value = value << 8 | bytes[i];
    return value;
}

static int
decode_word(struct gen_decoder *decoder)
{
    struct gen_inst *const inst = decoder->inst;
    init_operand(&inst->dst);
    assert(decoder->info->format < sizeof decode_operands / sizeof *decode_operands);
    for (unsigned i = 0; i < 3; i++)
        init_operand(&inst->src[i]);
    if (inst->op == GEN_OP_illegal)
        return 0;
    inst->debug = gen_get_debug_ctrl(decoder->word);
    if (inst->op == GEN_OP_nop)
        return 0;
    if (decode_header(decoder) < 0)
        return -1;
    return decode_operands[decoder->info->format](decoder);
}

static int
truncated(uint32_t offset, struct emu_error *error)
{
    return emu_fail(error, EMU_INVALID, "the code ends inside the instruction at 0x%x", (unsigned)offset);
}

int
gen_decode(const struct gen_quirks *quirks, enum gen_platform platform, const uint8_t *code, uint32_t size,
           uint32_t offset, struct gen_inst *inst, struct emu_error *error)
{
    memset(inst, 0, sizeof *inst);
    inst->offset = offset;
    if (offset > size || size - offset < 8)
        return truncated(offset, error);

    struct gen_word word = {{load64(code + offset), 0}, gen_layout(platform)};
    inst->compacted = gen_get_cmpt_ctrl(&word);
    inst->bytes = inst->compacted ? 8 : 16;
    if (size - offset < inst->bytes)
        return truncated(offset, error);
    inst->op = gen_op_find(platform, gen_get_opcode(&word));
    if (inst->op == GEN_OP_COUNT && quirks && quirks->gen9_sends)
        inst->op = gen_op_find(platform = GEN_SKL, gen_get_opcode(&word));
    if (inst->op == GEN_OP_COUNT)
        return emu_fail(error, EMU_INVALID, "opcode 0x%02x at 0x%x is not one of this GPU's",
                        (unsigned)gen_get_opcode(&word), (unsigned)offset);

    inst->platform = platform;
    struct gen_decoder decoder = {platform, quirks, &word, gen_op_info(inst->op), inst, error};
    if (!inst->compacted)
        word.qword[1] = load64(code + offset + 8);
    else if (!gen_uncompact(platform, decoder.info, word.qword[0], &word))
        return gen_reject(&decoder, "there is no compacted form of it");
    return decode_word(&decoder);
}
