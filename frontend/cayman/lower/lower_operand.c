/* SPDX-License-Identifier: MIT */
/* From SRC*_SEL to lane operands, "HD 6900 Series ISA" sections 4.6, 4.7 and 9.2 (ALU_WORD0). */
#include <assert.h>

#include "lower.h"

const struct lane_operand cay_none = {.kind = LANE_NONE};

struct lane_operand
cay_vector(uint32_t rf, enum lane_type type)
{
    return (struct lane_operand){.kind = LANE_REG,
                                 .type = (uint8_t)type,
                                 .width = CAY_LANES,
                                 .vstride = CAY_VECTOR,
                                 .hstride = 4,
                                 .base = rf};
}

struct lane_operand
cay_scalar(uint32_t rf, enum lane_type type)
{
    return (struct lane_operand){.kind = LANE_REG, .type = (uint8_t)type, .width = 1, .base = rf};
}

struct lane_operand
cay_imm(enum lane_type type, uint32_t bits)
{
    const unsigned bytes = lane_type_bytes(type);
    const uint64_t mask = bytes < 4 ? (1u << 8 * bytes) - 1 : UINT32_MAX;
    return (struct lane_operand){.kind = LANE_IMM, .type = (uint8_t)type, .width = 1, .imm = bits & mask};
}

uint32_t
cay_gpr_rf(const struct cay_lower *l, unsigned gpr, unsigned chan)
{
    assert(gpr < l->gpr_count && chan < 4);
    return l->gpr + CAY_GPR * gpr + CAY_VECTOR * chan;
}

uint32_t
cay_temp_rf(const struct cay_lower *l, unsigned temp)
{
    assert(temp < CAY_TEMPS || (l->uses_late_temps && temp < CAY_TEMPS_LATE) ||
           (l->uses_fetch_temps && temp < CAY_TEMPS_FETCH));
    return l->temp + CAY_VECTOR * temp;
}

/* The window of all GPRs for one element: what lies outside reads GPR 0 (section 4.6.3) and is not written.
 */
static uint32_t
gpr_window(struct cay_lower *l, bool by_loop, unsigned chan)
{
    const struct lane_indirect window = {.addr = by_loop ? l->loop_index : l->ar,
                                         .scale = CAY_GPR,
                                         .lo = l->gpr,
                                         .hi = l->gpr + CAY_GPR * l->gpr_count,
                                         .outside = cay_gpr_rf(l, 0, chan),
                                         .index_type = LANE_D,
                                         .per_lane = !by_loop};
    uint32_t *known = &l->windows[by_loop][chan];
    if (!*known) {
        const uint32_t added = lane_program_add_indirect(l->lane, &window);
        if (added == UINT32_MAX)
            cay_no_memory(l);
        else
            *known = added + 1;
    }
    return *known ? *known - 1 : 0;
}

/* INDEX_MODE says by what an address is relative; table 4.2 and section 9.2. */
struct lane_operand
cay_indirect_gpr(struct cay_lower *l, const struct cay_alu *i, unsigned gpr, unsigned chan,
                 enum lane_type type)
{
    struct lane_operand o = cay_vector(cay_gpr_rf(l, gpr, chan), type);
    const char *name = cay_alu_rows[i->op].name;
    assert(!cay_is_shared(i, true));
    if (i->index_mode == CAY_INDEX_LOOP && !l->loop_index) {
        cay_refuse(l, name, "INDEX_MODE 4: no loop sets an index");
        return o;
    }
    o.kind = LANE_INDIRECT;
    o.indirect = gpr_window(l, i->index_mode == CAY_INDEX_LOOP, chan);
    return o;
}

static struct lane_operand
relative(struct cay_lower *l, const struct cay_alu *i, const struct cay_src *s, enum lane_type type)
{
    if (!cay_is_shared(i, s->rel))
        return cay_indirect_gpr(l, i, s->sel, s->chan, type);
    const uint32_t temp = cay_temp_rf(l, CAY_TEMP_SOURCE + (unsigned)(s - i->src));
    cay_read_shared(l, cay_alu_rows[i->op].name, s->sel, s->chan, i->index_mode == CAY_INDEX_GLOBAL_AR_X,
                    cay_vector(temp, LANE_UD));
    return cay_vector(temp, type);
}

static bool
constant_bits(unsigned sel, uint32_t *bits)
{
    static const struct {
        uint16_t sel;
        uint32_t bits;
    } constants[] = {
        {217, 0}, /* LDS_BASE_ADDR: addresses are relative to the work-group's own local memory */
        {244, 0},
        {245, 0x3ff00000}, /* 1.0, double */
        {246, 0},
        {247, 0x3fe00000}, /* 0.5, double */
        {CAY_SEL_0, 0},
        {CAY_SEL_1, 0x3f800000},
        {CAY_SEL_1_INT, 1},
        {CAY_SEL_M_1_INT, UINT32_MAX},
        {CAY_SEL_0_5, 0x3f000000},
    };
    for (unsigned k = 0; k < sizeof constants / sizeof *constants; k++)
        if (constants[k].sel == sel) {
            *bits = constants[k].bits;
            return true;
        }
    return false;
}

bool
cay_source_known(const struct cay_lower *l, const struct cay_alu *i, unsigned n, uint32_t *bits)
{
    const struct cay_src *s = &i->src[n];
    if (s->neg || s->abs)
        return false;
    if (s->sel == CAY_SEL_LITERAL) {
        *bits = l->group->literal[s->chan];
        return true;
    }
    return constant_bits(s->sel, bits);
}

static struct lane_operand
pv(const struct cay_lower *l, unsigned chan, enum lane_type type)
{
    const struct cay_pv *v = &l->pv[chan];
    return cay_vector(v->in_gpr ? cay_gpr_rf(l, v->gpr, chan) : l->pv_rf + CAY_VECTOR * chan, type);
}

static struct lane_operand
unmodified(struct cay_lower *l, const struct cay_alu *i, const struct cay_src *s, enum lane_type type)
{
    uint32_t bits;
    if (s->sel < CAY_SEL_KCACHE0)
        return s->rel ? relative(l, i, s, type) : cay_vector(cay_gpr_rf(l, s->sel, s->chan), type);
    if (s->sel < 192 || (s->sel >= CAY_SEL_KCACHE2 && s->sel < CAY_SEL_KCACHE_END))
        return cay_kcache_source(l, i, (unsigned)(s - i->src), type);
    if (s->sel == CAY_SEL_PV)
        return pv(l, s->chan, type);
    if (s->sel == CAY_SEL_LITERAL)
        return cay_imm(type, l->group->literal[s->chan]);
    if (constant_bits(s->sel, &bits))
        return cay_imm(type, bits);
    if (s->sel >= CAY_SEL_LDS_OQ_A && s->sel <= CAY_SEL_LDS_OQ_B_POP)
        return cay_queue_head(l, i, s->sel, type);
    return cay_special_source(l, i, s, type);
}

struct lane_operand
cay_source(struct cay_lower *l, const struct cay_alu *i, unsigned n, enum lane_type type)
{
    const struct cay_src *s = &i->src[n];
    if (!s->neg && !s->abs)
        return unmodified(l, i, s, type);
    /* The modifiers work on the sign bit of a float, whatever the instruction makes of it. */
    struct lane_operand o = unmodified(l, i, s, LANE_F);
    o.mods = (uint8_t)((s->neg ? LANE_MOD_NEG : 0) | (s->abs ? LANE_MOD_ABS : 0));
    if (type == LANE_F)
        return o;
    const uint32_t temp = cay_temp_rf(l, CAY_TEMP_SOURCE + n);
    cay_emit_alu(l, LANE_OP_mov, LANE_F, cay_vector(temp, LANE_F), o, cay_none, cay_none);
    return cay_vector(temp, type);
}

struct lane_operand
cay_plain_source(struct cay_lower *l, const struct cay_alu *i, unsigned n)
{
    const struct lane_operand o = cay_source(l, i, n, LANE_UD);
    if (o.kind != LANE_INDIRECT)
        return o;
    const struct lane_operand temp = cay_vector(cay_temp_rf(l, CAY_TEMP_SOURCE + n), LANE_UD);
    cay_emit_alu(l, LANE_OP_mov, LANE_UD, temp, o, cay_none, cay_none);
    return temp;
}
