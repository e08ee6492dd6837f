/* SPDX-License-Identifier: MIT */
/* Flow control. PRM "Flow Control Instructions": targets are byte offsets since Gen8; before, words of 8
 * bytes. */
#include "gen_decode_priv.h"

static int
check_align1(struct gen_decoder *decoder)
{
    return decoder->inst->align16 ? gen_reject(decoder, "a branch in Align16 mode") : 0;
}

/* Gen7: words that count 8 bytes each. */
static int32_t
distance(const struct gen_decoder *decoder, uint32_t field)
{
    return gen_has(decoder->platform, GEN_QWORD_OFFSETS) ? (int16_t)field * 8 : (int32_t)field;
}

static void
decode_jip(struct gen_decoder *decoder)
{
    decoder->inst->has_jip = true;
    decoder->inst->jip = distance(decoder, gen_get_jip(decoder->word));
}

/* jmpi, call and calla: a word that counts 8 bytes each on Ivy Bridge (compilers write it without its sign in
 * the upper half), bytes since Haswell. */
static void
decode_jmpi_distance(struct gen_decoder *decoder)
{
    const uint32_t field = gen_get_imm32(decoder->word);
    decoder->inst->has_jip = true;
    decoder->inst->jip =
        gen_has(decoder->platform, GEN_WORD_JMPI) ? distance(decoder, field & 0xffff) : (int32_t)field;
}

static void
decode_uip(struct gen_decoder *decoder)
{
    decoder->inst->has_uip = true;
    decoder->inst->uip = distance(decoder, gen_get_uip(decoder->word));
}

/* Gen7: words, or a dword that is two. */
static int
check_distance_type(struct gen_decoder *decoder, struct gen_operand *target)
{
    const bool word = target->type == GEN_W && gen_has(decoder->platform, GEN_QWORD_OFFSETS);
    if (target->type != GEN_D && target->type != GEN_UD && !word)
        return gen_reject(decoder, "a branch offset of type :%s", gen_type_name(target->type));
    return 0;
}

enum { FILE_ARF = 0, FILE_IMM = 3 };

/* Gen7's distances are there whatever the file of src1 says, as those of if and endif are: igt's assembler
 * leaves it 0. Distances in registers are in the general register file. */
static bool
is_unmarked(const struct gen_decoder *decoder)
{
    return gen_has(decoder->platform, GEN_QWORD_OFFSETS) && decoder->inst->op != GEN_OP_jmpi &&
           gen_get_src_file(decoder->word, 0) == FILE_ARF && gen_get_src_file(decoder->word, 1) == FILE_ARF;
}

/* A branch target in encoded source `source`: an offset, or a register that holds it. */
static int
decode_target(struct gen_decoder *decoder, unsigned source)
{
    struct gen_operand *const target = &decoder->inst->src[0];
    const enum gen_opcode op = decoder->inst->op;
    if (is_unmarked(decoder)) {
        target->file = GEN_FILE_IMM;
        target->type = GEN_D;
    } else if (gen_decode_src(decoder, source, target) < 0) {
        return -1;
    }
    if (target->file != GEN_FILE_IMM)
        return 0;
    if (op == GEN_OP_jmpi || op == GEN_OP_call || op == GEN_OP_calla)
        decode_jmpi_distance(decoder);
    else
        decode_jip(decoder);
    return check_distance_type(decoder, target);
}

/* brd and brc have immediate targets in src1 on Gen7, in src0 since. */
static unsigned
target_source(const struct gen_decoder *decoder)
{
    return gen_has(decoder->platform, GEN_QWORD_OFFSETS) && gen_get_src_file(decoder->word, 1) == FILE_IMM;
}

/* PRM Volume 2a, jmpi: one lane, not masked, the target is a D. Code for Gen7 leaves NoMask out. */
int
gen_decode_jmpi(struct gen_decoder *decoder)
{
    struct gen_inst *const inst = decoder->inst;
    if (check_align1(decoder) < 0)
        return -1;
    if (decoder->quirks && decoder->quirks->wide_jmpi) {
        inst->exec_size = 1;
        inst->nomask = true;
    }
    if (inst->exec_size != 1 || !(inst->nomask || gen_ports(decoder->platform) < GEN_PORTS_8))
        return gen_reject(decoder, "jmpi must have ExecSize 1 and NoMask");
    if (decode_target(decoder, 1) < 0)
        return -1;
    if (inst->src[0].type != GEN_D)
        return gen_reject(decoder, "the target is not a :d");
    inst->chan_offset = 0;
    return 0;
}

int
gen_decode_branch_jip(struct gen_decoder *decoder)
{
    if (check_align1(decoder) < 0)
        return -1;
    if (decoder->inst->op == GEN_OP_brd)
        return decode_target(decoder, target_source(decoder));
    decode_jip(decoder);
    return 0;
}

int
gen_decode_branch_uip(struct gen_decoder *decoder)
{
    if (check_align1(decoder) < 0)
        return -1;
    if (decoder->inst->op == GEN_OP_brc) {
        if (decode_target(decoder, target_source(decoder)) < 0)
            return -1;
        if (decoder->inst->has_jip)
            decode_uip(decoder);
        return 0;
    }
    decode_jip(decoder);
    /* Gen7's else has none (Ivy Bridge PRM, Volume 4 Part 3, 6.24). */
    if (decoder->inst->op != GEN_OP_else || !gen_has(decoder->platform, GEN_QWORD_OFFSETS))
        decode_uip(decoder);
    return 0;
}

int
gen_decode_call(struct gen_decoder *decoder)
{
    if (check_align1(decoder) < 0 || gen_decode_dst(decoder) < 0)
        return -1;
    return decode_target(decoder, 1);
}

int
gen_decode_ret(struct gen_decoder *decoder)
{
    struct gen_operand *const src = &decoder->inst->src[0];
    if (check_align1(decoder) < 0 || gen_decode_src(decoder, 0, src) < 0)
        return -1;
    return src->file == GEN_FILE_IMM ? gen_reject(decoder, "src0 is not a register") : 0;
}
