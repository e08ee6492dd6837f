/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "cayman/isa/cay_tables.h"
#include "parse.h"

enum { OMOD_WORDS = 3 };

static const struct {
    const char *name;
    uint16_t sel;
} specials[] = {{"LDS_BASE_ADDR", 217},
                {"LDS_SIZE", 218},
                {"OQAP", 221},
                {"OQBP", 222},
                {"OQA", 219},
                {"OQB", 220},
                {"LDS_DIRECT_A", 223},
                {"LDS_DIRECT_B", 224},
                {"CLAUSE_GLOBAL", 225},
                {"TIME_HI", 227},
                {"TIME_LO", 228},
                {"MASK_HI", 229},
                {"MASK_LO", 230},
                {"HW_WAVE_ID", 231},
                {"SIMD_ID", 232},
                {"SE_ID", 233},
                {"HW_THREADGRP_ID", 234},
                {"WAVE_ID_IN_GRP", 235},
                {"NUM_THREADGRP_WAVES", 236},
                {"HW_ALU_ODD", 237},
                {"LOOP_IDX", 238},
                {"PARAM_BASE_ADDR", 240},
                {"NEW_PRIM_MASK", 241},
                {"PRIM_MASK_HI", 242},
                {"PRIM_MASK_LO", 243},
                {"1_DBL_L", 244},
                {"1_DBL_M", 245},
                {"0_5_DBL_L", 246},
                {"0_5_DBL_M", 247},
                {"0.0", 248},
                {"1.0", 249},
                {"0.5", 252},
                {"-1", 251},
                {"1", 250}};

/* The row of a name; the OLD rows have the same names and stay unused. */
static bool
row_of(const char *name, struct cay_alu *i)
{
    for (unsigned op = 0; op < CAY_LDS_COUNT; op++)
        if (!strcmp(name, cay_lds_rows[op].listing)) {
            i->op = CAY_OP3_LDS_IDX_OP;
            i->lds_op = (enum cay_lds_op)op;
            return true;
        }
    for (i->op = CAY_ALU_COUNT; i->op-- > 0;)
        if (!strcmp(name, cay_alu_rows[i->op].listing))
            return true;
    return false;
}

static bool
name(struct scan *s, struct cay_alu *i)
{
    char word[48];
    scan_word(s, word, sizeof word);
    const size_t length = strlen(word);
    if (row_of(word, i))
        return true;
    if (length > 4 && !strcmp(word + length - 4, "_SAT")) {
        word[length - 4] = 0;
        i->clamp = true;
        if (row_of(word, i))
            return true;
    }
    return scan_fail(s, "'%s' is no ALU instruction", word);
}

static unsigned
channel(struct scan *s)
{
    const int c = scan_need(s, ".") ? parse_letter(s, "XYZWxyzw") : -1;
    if (c < 0)
        scan_fail(s, "an element expected at '%.20s'", s->at);
    return (unsigned)c & 3;
}

static void
literal(struct scan *s, struct cay_src *src, struct asm_literals *l)
{
    const uint32_t value = scan_number(s);
    unsigned k = 0;
    while (k < l->count && l->value[k] != value)
        k++;
    if (k == 4) {
        scan_fail(s, "more than four literals");
        return;
    }
    l->value[k] = value;
    l->count = k == l->count ? k + 1 : l->count;
    src->sel = CAY_SEL_LITERAL;
    src->chan = (uint8_t)k;
}

static void
constant(struct scan *s, struct cay_src *src)
{
    static const uint16_t first[] = {128, 160, 256, 288};
    const unsigned set = (unsigned)(s->at[2] - '0') & 3;
    s->at += 3;
    scan_need(s, "[");
    src->sel = (uint16_t)(first[set] + scan_number(s) % 32);
    scan_need(s, "]");
    src->chan = (uint8_t)channel(s);
}

static void
special(struct scan *s, struct cay_src *src)
{
    for (unsigned k = 0; k < sizeof specials / sizeof *specials; k++)
        if (scan_take(s, specials[k].name)) {
            src->sel = specials[k].sel;
            return;
        }
    scan_fail(s, "no operand: '%.20s'", s->at);
}

static void
value(struct scan *s, struct cay_alu *i, struct cay_src *src, struct asm_literals *l)
{
    struct asm_gpr gpr;
    if (parse_gpr(s, &gpr)) {
        src->sel = (uint16_t)gpr.number;
        src->rel = gpr.rel;
        i->index_mode = gpr.rel ? gpr.index_mode : i->index_mode;
        src->chan = (uint8_t)channel(s);
    } else if (scan_take(s, "#")) {
        literal(s, src, l);
    } else if (scan_take(s, "literal")) {
        src->sel = CAY_SEL_LITERAL;
        src->chan = (uint8_t)channel(s);
    } else if (scan_take(s, "PV")) {
        src->sel = CAY_SEL_PV;
        src->chan = (uint8_t)channel(s);
    } else if (scan_peek(s) == 'K' && s->at[1] == 'C') {
        constant(s, src);
    } else {
        special(s, src);
    }
}

/* A minus before 1 is the constant -1; before anything else it negates. */
static void
source(struct scan *s, struct cay_alu *i, unsigned n, struct asm_literals *l)
{
    struct cay_src *src = &i->src[n];
    const char *const before = s->at;
    if (scan_take(s, "-") && scan_take(s, "1") && *s->at != '_' && *s->at != '.') {
        src->sel = CAY_SEL_M_1_INT;
        return;
    }
    s->at = before;
    src->neg = scan_take(s, "-");
    src->abs = scan_take(s, "|");
    value(s, i, src, l);
    if (src->abs)
        scan_need(s, "|");
    if (scan_take(s, "+") && !src->rel) { /* of a constant; registers name their index */
        if (scan_is_number(s)) {          /* an LDS operation's offset */
            s->at--;
            return;
        }
        src->rel = true;
        i->index_mode = 4;
    }
}

static void
tail(struct scan *s, struct cay_alu *i)
{
    static const char *const swizzles[] = {
        "", "BS:VEC_021/SCL_122", "BS:VEC_120/SCL_212", "BS:VEC_102/SCL_221", "BS:VEC_201", "BS:VEC_210"};
    if (scan_take(s, "Pred_sel_zero"))
        i->pred_sel = CAY_PRED_SEL_ZERO;
    if (scan_take(s, "Pred_sel_one"))
        i->pred_sel = CAY_PRED_SEL_ONE;
    for (uint8_t k = 1; k < 6; k++)
        if (scan_take(s, swizzles[k]))
            i->bank_swizzle = k;
}

static void
lds(struct scan *s, struct cay_alu *i, struct asm_literals *l)
{
    const struct cay_lds_row *row = &cay_lds_rows[i->lds_op];
    i->last = scan_take(s, "*");
    if (row->queues && row->sources < 3 && scan_need(s, "OQAP"))
        scan_need(s, ",");
    for (unsigned n = 0; n < row->sources; n++) {
        source(s, i, n, l);
        scan_take(s, ",");
    }
    if (scan_is_number(s))
        i->idx_offset = (uint8_t)scan_number(s);
    tail(s, i);
}

static void
mova_dst(struct scan *s, struct cay_alu *i)
{
    static const char *const names[] = {"AR.x", "CF_PC", "CF_IDX0", "CF_IDX1"};
    for (uint8_t k = 0; k < 4; k++)
        if (scan_take(s, names[k])) {
            i->dst_gpr = k;
            return;
        }
    scan_need(s, "CLAUSE_GLOBAL");
    scan_need(s, "[");
    i->dst_gpr = (uint8_t)(4 + scan_number(s));
    scan_need(s, "]");
}

static void
gpr_dst(struct scan *s, struct cay_alu *i)
{
    struct asm_gpr gpr = {0};
    if (scan_take(s, "PredicateBit"))
        return;
    if (!parse_gpr(s, &gpr))
        scan_fail(s, "a destination expected at '%.20s'", s->at);
    i->dst_gpr = (uint8_t)gpr.number;
    i->dst_rel = gpr.rel;
    i->index_mode = gpr.rel ? gpr.index_mode : i->index_mode;
    i->dst_chan = (uint8_t)channel(s);
}

static void
masks(struct scan *s, struct cay_alu *i)
{
    static const char *const names[] = {"ExecMask,", "ExecMask.break,", "ExecMask.continue,",
                                        "ExecMask.kill,"};
    for (uint8_t k = 0; k < 4; k++)
        if (scan_take(s, names[k])) {
            i->update_exec_mask = true;
            i->omod = k;
        }
    i->update_pred = scan_take(s, "Pred,");
}

static void
destination(struct scan *s, struct cay_alu *i)
{
    static const char *const omods[OMOD_WORDS] = {"* 2.0", "* 4.0", "/ 2.0"};
    masks(s, i);
    (i->op == CAY_OP2_MOVA_INT ? mova_dst : gpr_dst)(s, i);
    i->write_mask = !scan_take(s, "(MASKED)");
    scan_take(s, "+");
    for (uint8_t k = 0; k < OMOD_WORDS && !i->update_exec_mask; k++)
        if (scan_take(s, omods[k]))
            i->omod = (uint8_t)(k + 1);
}

bool
parse_alu(struct scan *s, struct cay_alu *i, struct asm_literals *literals, unsigned slot)
{
    memset(i, 0, sizeof *i);
    i->dst_chan = (uint8_t)slot;
    if (!name(s, i))
        return false;
    if (i->op == CAY_OP3_LDS_IDX_OP) {
        lds(s, i, literals);
        return !s->error[0];
    }
    if (cay_alu_rows[i->op].action == CAY_DO_BARRIER) {
        i->last = true;
        return true;
    }
    i->last = scan_take(s, "*");
    destination(s, i);
    for (unsigned n = 0; n < cay_alu_rows[i->op].sources && scan_need(s, ","); n++)
        source(s, i, n, literals);
    scan_take(s, ",");
    tail(s, i);
    return !s->error[0];
}
