/* SPDX-License-Identifier: MIT */
/* ALU instructions as text, in the syntax of LLVM's R600InstPrinter. */
#include <assert.h>
#include <stddef.h>

#include "cay_text.h"
#include "cayman/isa/cay_tables.h"

static const char *const special[] = {
    [217] = "LDS_BASE_ADDR",
    [218] = "LDS_SIZE",
    [CAY_SEL_LDS_OQ_A] = "OQA",
    [CAY_SEL_LDS_OQ_B] = "OQB",
    [CAY_SEL_LDS_OQ_A_POP] = "OQAP",
    [CAY_SEL_LDS_OQ_B_POP] = "OQBP",
    [223] = "LDS_DIRECT_A",
    [224] = "LDS_DIRECT_B",
    [225] = "CLAUSE_GLOBAL",
    [227] = "TIME_HI",
    [228] = "TIME_LO",
    [229] = "MASK_HI",
    [230] = "MASK_LO",
    [231] = "HW_WAVE_ID",
    [232] = "SIMD_ID",
    [233] = "SE_ID",
    [234] = "HW_THREADGRP_ID",
    [235] = "WAVE_ID_IN_GRP",
    [236] = "NUM_THREADGRP_WAVES",
    [237] = "HW_ALU_ODD",
    [238] = "LOOP_IDX",
    [240] = "PARAM_BASE_ADDR",
    [241] = "NEW_PRIM_MASK",
    [242] = "PRIM_MASK_HI",
    [243] = "PRIM_MASK_LO",
    [244] = "1_DBL_L",
    [245] = "1_DBL_M",
    [246] = "0_5_DBL_L",
    [247] = "0_5_DBL_M",
    [CAY_SEL_0] = "0.0",
    [CAY_SEL_1] = "1.0",
    [CAY_SEL_1_INT] = "1",
    [CAY_SEL_M_1_INT] = "-1",
    [CAY_SEL_0_5] = "0.5",
};

static void
print_gpr(struct cay_text *t, unsigned gpr, unsigned chan, bool rel, unsigned index_mode)
{
    static const char *const indexes[] = {"AR.x", "AR.y", "AR.z", "AR.w", "AL", "G", "G + AR.x", "?"};
    if (rel)
        cay_text_add(t, "T(%u + %s).%c", gpr, indexes[index_mode & 7], "XYZW"[chan]);
    else
        cay_text_add(t, "T%u.%c", gpr, "XYZW"[chan]);
}

static void
print_value(struct cay_text *t, const struct cay_src *s, unsigned index_mode)
{
    if (s->sel < CAY_SEL_KCACHE0)
        print_gpr(t, s->sel, s->chan, s->rel, index_mode);
    else if (s->sel < 192)
        cay_text_add(t, "KC%u[%u].%c", (s->sel - 128u) / 32, s->sel % 32u, "XYZW"[s->chan]);
    else if (s->sel >= CAY_SEL_KCACHE2)
        cay_text_add(t, "KC%u[%u].%c", 2 + (s->sel - 256u) / 32, s->sel % 32u, "XYZW"[s->chan]);
    else if (s->sel == CAY_SEL_LITERAL)
        cay_text_add(t, "literal.%c", "xyzw"[s->chan]);
    else if (s->sel == CAY_SEL_PV)
        cay_text_add(t, "PV.%c", "XYZW"[s->chan]);
    else
        cay_text_add(t, "%s",
                     s->sel < sizeof special / sizeof *special && special[s->sel] ? special[s->sel] : "?");
}

static void
print_source(struct cay_text *t, const struct cay_alu *i, const struct cay_src *s)
{
    cay_text_add(t, "%s%s", s->neg ? "-" : "", s->abs ? "|" : "");
    print_value(t, s, i->index_mode);
    cay_text_add(t, "%s%s", s->abs ? "|" : "", s->rel ? "+" : "");
}

/* MOVA_DST, section 9.2, ALU_WORD1_OP2_MOVA. */
static void
print_mova_dst(struct cay_text *t, unsigned dst)
{
    static const char *const names[] = {"AR.x", "CF_PC", "CF_IDX0", "CF_IDX1"};
    if (dst < 4)
        cay_text_add(t, "%s", names[dst]);
    else
        cay_text_add(t, "CLAUSE_GLOBAL[%u]", dst - 4);
}

static void
print_dst(struct cay_text *t, const struct cay_alu *i)
{
    static const char *const omods[] = {"", " * 2.0", " * 4.0", " / 2.0"};
    static const char *const masks[] = {"ExecMask,", "ExecMask.break,", "ExecMask.continue,",
                                        "ExecMask.kill,"};
    if (i->update_exec_mask)
        cay_text_add(t, "%s", masks[i->omod]);
    if (i->update_pred)
        cay_text_add(t, "Pred,");
    if (i->op == CAY_OP2_MOVA_INT)
        print_mova_dst(t, i->dst_gpr);
    else if (cay_alu_rows[i->op].action == CAY_DO_PRED && !i->write_mask)
        cay_text_add(t, "PredicateBit");
    else
        print_gpr(t, i->dst_gpr, i->dst_chan, i->dst_rel, i->index_mode);
    cay_text_add(t, "%s%s%s", i->write_mask ? "" : " (MASKED)", i->dst_rel ? "+" : "",
                 i->update_exec_mask ? "" : omods[i->omod]);
}

static void
print_tail(struct cay_text *t, const struct cay_alu *i)
{
    static const char *const preds[] = {"", "?", "Pred_sel_zero", "Pred_sel_one"};
    static const char *const swizzles[] = {
        "",           " BS:VEC_021/SCL_122", " BS:VEC_120/SCL_212", " BS:VEC_102/SCL_221", " BS:VEC_201",
        " BS:VEC_210"};
    assert(i->pred_sel < 4 && i->bank_swizzle < 6); /* the decoder refuses others */
    cay_text_add(t, "%s%s", preds[i->pred_sel], swizzles[i->bank_swizzle]);
}

static void
print_lds(struct cay_text *t, const struct cay_alu *i)
{
    const struct cay_lds_row *row = &cay_lds_rows[i->lds_op];
    cay_text_add(t, "  %s %s ", row->listing, i->last ? "*" : " ");
    if (row->queues && row->sources < 3)
        cay_text_add(t, "OQAP, ");
    for (unsigned s = 0; s < row->sources; s++) {
        print_source(t, i, &i->src[s]);
        cay_text_add(t, row->sources > 1 ? ", " : " ");
    }
    if (i->idx_offset)
        cay_text_add(t, "+%u ", i->idx_offset);
    print_tail(t, i);
}

void
cay_text_alu(struct cay_text *t, const struct cay_alu *i)
{
    const struct cay_alu_row *row = &cay_alu_rows[i->op];
    if (i->op == CAY_OP3_LDS_IDX_OP) {
        print_lds(t, i);
        return;
    }
    cay_text_add(t, "  %s%s", row->listing, i->clamp ? "_SAT" : "");
    if (row->action == CAY_DO_BARRIER)
        return;
    cay_text_add(t, " %s ", i->last ? "*" : " ");
    print_dst(t, i);
    cay_text_add(t, ", ");
    for (unsigned s = 0; s < row->sources; s++) {
        print_source(t, i, &i->src[s]);
        cay_text_add(t, ", ");
    }
    print_tail(t, i);
}
