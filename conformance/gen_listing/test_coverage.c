/* SPDX-License-Identifier: MIT */
/* The golden lines have every operand form, modifier and option of both machines: which ones, feature by
 * feature. */
#include <string.h>

#include "data.h"
#include "gen/isa/gen_isa.h"
#include "suite.h"

#define REGISTER_TYPES ((1ull << (GEN_HF + 1)) - 1)
#define ALL(count) ((1ull << (count)) - 1)
#define IMMEDIATES                                                                                           \
    (1u << GEN_UD | 1u << GEN_D | 1u << GEN_UW | 1u << GEN_W | 1u << GEN_UV | 1u << GEN_VF | 1u << GEN_V |   \
     1u << GEN_F | 1u << GEN_HF)
#define WIDE_IMMEDIATES (1u << GEN_UQ | 1u << GEN_Q | 1u << GEN_DF)
#define TERNARY_TYPES (1u << GEN_F | 1u << GEN_D | 1u << GEN_UD | 1u << GEN_DF | 1u << GEN_HF)
#define SFIDS 0x37edu /* 0, 2, 3, 5 to 10, 12, 13 */

/* FEATURE(name, values on both machines, further ones on Gen9): bits by value. */
#define FEATURES(FEATURE)                                                                                    \
    FEATURE(dst_type, REGISTER_TYPES, 0)                                                                     \
    FEATURE(src0_type, REGISTER_TYPES, 0)                                                                    \
    FEATURE(src1_type, REGISTER_TYPES, 0)                                                                    \
    FEATURE(src0_immediate, IMMEDIATES | WIDE_IMMEDIATES, 0)                                                 \
    FEATURE(src1_immediate, IMMEDIATES, 0)                                                                   \
    FEATURE(dst_arf, ALL(15), 0)                                                                             \
    FEATURE(src_arf, ALL(15), 0)                                                                             \
    FEATURE(accumulator, ALL(10), 0)                                                                         \
    FEATURE(math_macro_register, ALL(9), 0)                                                                  \
    FEATURE(predicate, ALL(14), 0)                                                                           \
    FEATURE(inverse_predicate, ALL(14) & ~1ull, 0)                                                           \
    FEATURE(align16_predicate, ALL(8), 0)                                                                    \
    FEATURE(condition_f0_0, 0x37e, 0)                                                                        \
    FEATURE(condition_f0_1, 0x37e, 0)                                                                        \
    FEATURE(condition_f1_0, 0x37e, 0)                                                                        \
    FEATURE(condition_f1_1, 0x37e, 0)                                                                        \
    FEATURE(exec_size, 0x3f, 0)                                                                              \
    FEATURE(channel_offset, 0xff, 0)                                                                         \
    FEATURE(nomask, 3, 0)                                                                                    \
    FEATURE(vstride, 0x7f, 0)                                                                                \
    FEATURE(width, 0x1f, 0)                                                                                  \
    FEATURE(hstride, 0xf, 0)                                                                                 \
    FEATURE(dst_hstride, 0xe, 0)                                                                             \
    FEATURE(indirect, 0xf, 0)                                                                                \
    FEATURE(source_modifier, ALL(8), 0)                                                                      \
    FEATURE(ternary_type, TERNARY_TYPES, 0)                                                                  \
    FEATURE(ternary_source, 7, 8)                                                                            \
    FEATURE(option, 0xff, 0x300)                                                                             \
    FEATURE(sfid, SFIDS, 0)                                                                                  \
    FEATURE(descriptor, 3, 0xc)                                                                              \
    FEATURE(payload, 7, 0)                                                                                   \
    FEATURE(jmpi_target, 7, 0)                                                                               \
    FEATURE(brd_target, 7, 0)                                                                                \
    FEATURE(brc_target, 7, 0)                                                                                \
    FEATURE(call_target, 7, 0)                                                                               \
    FEATURE(calla_target, 7, 0)                                                                              \
    FEATURE(ret_target, 6, 0)                                                                                \
    FEATURE(branch_control, 7, 0)

enum feature {
#define FEATURE(name, both, gen9) F_##name,
    FEATURES(FEATURE)
#undef FEATURE
        FEATURE_COUNT
};

static const struct {
    const char *name;
    uint64_t both, gen9;
} features[] = {
#define FEATURE(name, both, gen9) {#name, both, gen9},
    FEATURES(FEATURE)
#undef FEATURE
};

struct coverage {
    uint64_t seen[FEATURE_COUNT];
};

static void
mark(struct coverage *coverage, enum feature feature, unsigned value)
{
    assert_true(value < 64);
    coverage->seen[feature] |= 1ull << value;
}

static unsigned
log2_of(unsigned value)
{
    unsigned log = 0;
    while (value >> (log + 1))
        log++;
    return log;
}

/* 0 is code 0, 1 is 1, 2 is 2, 4 is 3, ... */
static unsigned
stride_code(unsigned stride)
{
    return stride ? log2_of(stride) + 1 : 0;
}

static bool
is_format(const struct gen_inst *inst, enum gen_format first, enum gen_format last)
{
    const enum gen_format format = gen_op_info(inst->op)->format;
    return format >= first && format <= last;
}

static void
mark_accumulator(struct coverage *coverage, const struct gen_operand *operand)
{
    if (operand->file == GEN_FILE_ARF && operand->arf == GEN_ARF_ACC)
        mark(coverage, F_accumulator, operand->reg);
}

static void
mark_dst(struct coverage *coverage, const struct gen_inst *inst)
{
    const struct gen_operand *const dst = &inst->dst;
    mark(coverage, F_dst_type, dst->type);
    mark(coverage, F_dst_hstride, stride_code(dst->hstride));
    mark_accumulator(coverage, dst);
    if (dst->file == GEN_FILE_ARF)
        mark(coverage, F_dst_arf, dst->arf);
    if (dst->indirect)
        mark(coverage, F_indirect, 0);
}

/* Indirect sources: 1 one address, 2 one per row (VxH), 3 one per channel (Vx1). */
static void
mark_region(struct coverage *coverage, const struct gen_operand *src)
{
    const bool per_row = src->vstride == GEN_VSTRIDE_VXH;
    if (src->indirect)
        mark(coverage, F_indirect, per_row ? (src->width == 1 ? 3 : 2) : 1);
    if (!per_row)
        mark(coverage, F_vstride, stride_code(src->vstride));
    mark(coverage, F_width, log2_of(src->width));
    mark(coverage, F_hstride, stride_code(src->hstride));
}

static void
mark_src(struct coverage *coverage, const struct gen_inst *inst, unsigned source)
{
    const struct gen_operand *const src = &inst->src[source];
    const bool logic = gen_op_info(inst->op)->modifiers & GEN_LOGIC;
    if (src->file == GEN_FILE_IMM) {
        mark(coverage, source ? F_src1_immediate : F_src0_immediate, src->type);
        return;
    }
    mark(coverage, source ? F_src1_type : F_src0_type, src->type);
    mark_accumulator(coverage, src);
    if (src->file == GEN_FILE_ARF)
        mark(coverage, F_src_arf, src->arf);
    if (!src->align16)
        mark_region(coverage, src);
    mark(coverage, F_source_modifier, logic ? 6u + src->negate : src->negate + 2u * src->absolute);
    if (source && !logic && (src->negate || src->absolute))
        mark(coverage, F_source_modifier, src->negate ? 4 : 5);
}

/* 0 all channels, 1 replicated, 2 a swizzle of its own, 3 F and HF mixed. */
static void
mark_ternary(struct coverage *coverage, const struct gen_inst *inst)
{
    mark(coverage, F_ternary_type, inst->dst.type);
    for (unsigned i = 0; i < 3; i++) {
        mark(coverage, F_ternary_source, inst->src[i].replicate ? 1 : inst->src[i].swizzle == 0xe4 ? 0 : 2);
        if (inst->src[i].type != inst->src[0].type)
            mark(coverage, F_ternary_source, 3);
        if (gen_is_macro(inst))
            mark(coverage, F_math_macro_register, inst->src[i].mme);
    }
}

static void
mark_message(struct coverage *coverage, const struct gen_inst *inst)
{
    mark(coverage, F_payload, inst->dst.indirect ? 0 : inst->src[0].indirect ? 1 : 2);
    if (!inst->ex_desc_is_reg)
        mark(coverage, F_sfid, inst->sfid);
    mark(coverage, F_descriptor, inst->desc_is_reg + 2u * inst->ex_desc_is_reg);
}

/* 0 an offset, 1 a register, 2 a register addressed indirectly. */
static void
mark_branch(struct coverage *coverage, const struct gen_inst *inst)
{
    static const struct {
        enum gen_opcode op;
        enum feature feature;
    } targets[] = {{GEN_OP_jmpi, F_jmpi_target}, {GEN_OP_brd, F_brd_target},     {GEN_OP_brc, F_brc_target},
                   {GEN_OP_call, F_call_target}, {GEN_OP_calla, F_calla_target}, {GEN_OP_ret, F_ret_target}};
    for (unsigned i = 0; i < sizeof targets / sizeof *targets; i++)
        if (targets[i].op == inst->op)
            mark(coverage, targets[i].feature, inst->has_jip ? 0 : inst->src[0].indirect ? 2 : 1);
    if (inst->branch_ctrl)
        mark(coverage, F_branch_control, inst->op == GEN_OP_if ? 0 : inst->op == GEN_OP_else ? 1 : 2);
}

static void
mark_options(struct coverage *coverage, const struct gen_inst *inst)
{
    const bool options[] = {inst->acc_wr_en,  inst->atomic,        inst->debug,     inst->compacted,
                            inst->eot,        inst->no_dd_chk,     inst->no_dd_clr, inst->thread_ctrl == 2,
                            inst->no_preempt, inst->no_src_dep_set};
    for (unsigned i = 0; i < sizeof options / sizeof *options; i++)
        if (options[i])
            mark(coverage, F_option, i);
}

static void
mark_control(struct coverage *coverage, const struct gen_inst *inst)
{
    static const enum feature conditions[] = {F_condition_f0_0, F_condition_f0_1, F_condition_f1_0,
                                              F_condition_f1_1};
    if (inst->align16)
        mark(coverage, F_align16_predicate, inst->pred_ctrl);
    else
        mark(coverage, inst->pred_inv && inst->pred_ctrl ? F_inverse_predicate : F_predicate,
             inst->pred_ctrl);
    if (inst->cond_mod)
        mark(coverage, conditions[inst->flag_reg * 2 + inst->flag_subreg], inst->cond_mod);
    mark(coverage, F_exec_size, log2_of(inst->exec_size));
    mark(coverage, F_channel_offset, inst->chan_offset / 4u);
    mark(coverage, F_nomask, inst->nomask);
}

static void
mark_instruction(struct coverage *coverage, const struct gen_inst *inst)
{
    mark_options(coverage, inst);
    if (is_format(inst, GEN_FORMAT_NULLARY, GEN_FORMAT_NULLARY))
        return;
    mark_control(coverage, inst);
    if (is_format(inst, GEN_FORMAT_UNARY, GEN_FORMAT_BINARY)) {
        mark_dst(coverage, inst);
        for (unsigned i = 0; i < gen_op_info(inst->op)->sources; i++)
            mark_src(coverage, inst, i);
    }
    if (is_format(inst, GEN_FORMAT_TERNARY, GEN_FORMAT_TERNARY))
        mark_ternary(coverage, inst);
    if (is_format(inst, GEN_FORMAT_SEND, GEN_FORMAT_SENDS))
        mark_message(coverage, inst);
    if (is_format(inst, GEN_FORMAT_JMPI, GEN_FORMAT_RET))
        mark_branch(coverage, inst);
}

static void
mark_file(struct coverage *coverage, const char *name)
{
    struct data_line line;
    struct gen_inst inst;
    char text[DATA_TEXT];
    FILE *const file = data_open(name);
    while (data_next(file, &line))
        if (data_list(&line, &inst, text))
            mark_instruction(&coverage[line.platform == GEN_SKL], &inst);
    fclose(file);
}

static void
golden_lines_have_every_form(void **state)
{
    (void)state;
    struct coverage coverage[2] = {{{0}}};
    unsigned missing = 0;
    mark_file(coverage, "golden.txt");
    mark_file(coverage, "legal.txt");
    mark_file(coverage, "align16.txt");
    mark_file(coverage, "random.txt");
    for (unsigned gen9 = 0; gen9 < 2; gen9++)
        for (unsigned i = 0; i < FEATURE_COUNT; i++) {
            const uint64_t wanted = features[i].both | (gen9 ? features[i].gen9 : 0);
            const uint64_t lacking = wanted & ~coverage[gen9].seen[i];
            if (lacking) {
                print_error("Gen%u: no line has %s 0x%llx\n", 8 + gen9, features[i].name,
                            (unsigned long long)lacking);
                missing++;
            }
        }
    assert_int_equal(missing, 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(golden_lines_have_every_form)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
