/* SPDX-License-Identifier: MIT */
/*
 * The sampling engine's messages. A header is optional; of it only M0.2 matters here: the write channel mask,
 * texel offsets (bits 11:0) and gather4's channel (bits 17:16; Apollo Lake PRM, Volume 6, "3D Sampler"). The
 * order of gather4's texels is that of OpenGL's textureGather: Mesa uses the response for it unchanged. Bits
 * 31:5 of M0.3 say where the table of samplers is, for messages that use one: the thread's own, which is at 0
 * here.
 */
#include "gen/lower/lower_functions.h"
#include "gen/lower/lower_ops.h"
#include "lower_send.h"

enum { SIMD8 = 1, SIMD16 = 2, SIMD_OTHER = 3, LD = 0x07, FLUSH = 0x1f, SAMPLER_TABLE = 3 };

enum { LANE_OP_refuse = LANE_OP_COUNT };

static const struct row {
    const char *name;
    uint8_t op;
    uint8_t param[3];
    uint8_t since; /* enum gen_ports */
} rows[32] = {
#define SAMPLER(type, since, name, op, u, v, r) [type] = {name, LANE_OP_##op, {u, v, r}, GEN_PORTS_##since},
#define MEDIA_SAMPLER(type, name)
#include "gen/isa/gen_sampler.def"
#undef MEDIA_SAMPLER
#undef SAMPLER
};

static const char *const media_names[32] = {
#define SAMPLER(type, since, name, op, u, v, r)
#define MEDIA_SAMPLER(type, name) [type] = (name),
#include "gen/isa/gen_sampler.def"
#undef MEDIA_SAMPLER
#undef SAMPLER
};

struct sampling {
    const struct row *row;
    unsigned simd;
    unsigned params, param_regs; /* of the payload; registers of one */
    unsigned comps;              /* of the response */
    bool half;                   /* 16-bit response */
};

static bool
refuse_with(const struct lower_send *s, enum emu_error_kind kind, const char *why)
{
    lower_send_refuse(s, kind, why);
    return false;
}

static bool
refuse_media(const struct lower_send *s)
{
    const char *name = media_names[s->message.desc >> 12 & 31];
    return name ? refuse_with(s, EMU_UNSUPPORTED, name)
                : refuse_with(s, EMU_INVALID, "reserved type of the SIMD32/64 mode");
}

/* Bits 18:17: 1 SIMD8, 2 SIMD16; bit 30, from Gen8 on: 16-bit response, where a channel is one register for
 * SIMD8 as well. */
static bool
read_descriptor(const struct lower_send *s, struct sampling *g)
{
    const struct gen_message *m = &s->message;
    const unsigned mode = m->desc >> 17 & 3, payload = m->mlen + m->ex_mlen - m->header;
    if (mode == SIMD_OTHER && (m->desc >> 12 & 31) != FLUSH)
        return refuse_media(s);
    g->row = &rows[m->desc >> 12 & 31];
    g->simd = mode == SIMD8 ? 8 : 16;
    g->half = lower_send_bits(s, 30) && gen_ports(s->l->platform) >= GEN_PORTS_8;
    g->param_regs = g->simd / 8;
    g->params = payload / g->param_regs;
    const unsigned comp_regs = g->half ? 1 : g->param_regs;
    g->comps = m->rlen / comp_regs;
    if (!g->row->name || g->row->since > gen_ports(s->l->platform))
        return refuse_with(s, EMU_INVALID, "reserved type");
    if (g->row->op == LANE_OP_refuse)
        return refuse_with(s, EMU_UNSUPPORTED, g->row->name);
    if (mode != SIMD8 && mode != SIMD16)
        return refuse_with(s, EMU_UNSUPPORTED, "SIMD4x2");
    if (!lower_names_image(s))
        return false;
    if (m->mlen < 1 || payload % g->param_regs)
        return refuse_with(s, EMU_INVALID, "message length does not fit");
    if (g->comps < 1 || g->comps > 4 || m->rlen % comp_regs)
        return refuse_with(s, EMU_INVALID, "response length does not fit");
    return true;
}

static bool
is_ld(const struct lower_send *s)
{
    return (s->message.desc >> 12 & 31) == LD;
}

/* The parameter that holds coordinate k. The level of ld is at different places. */
static unsigned
param_of(const struct lower_send *s, const struct sampling *g, unsigned k)
{
    if (is_ld(s) && k == 1)
        return gen_has(s->l->platform, GEN_LEVEL_SECOND) ? 2 : 1;
    return g->row->param[k];
}

static void
set_coordinates(const struct lower_send *s, const struct sampling *g, struct lane_op *op)
{
    uint32_t at[3];
    unsigned count = 0;
    while (count < 3 && param_of(s, g, count) < g->params) {
        const unsigned first = s->message.header + param_of(s, g, count) * g->param_regs;
        at[count++] = lower_send_payload(s, first, g->param_regs);
    }
    if (!count && g->row->op == LANE_OP_samples) /* it has no parameters */
        at[count++] = lower_send_payload(s, 0, 1);
    if (!count) {
        lower_send_refuse(s, EMU_INVALID, "message without coordinates");
        return;
    }
    op->src[0] = lower_region(LANE_UD, at[0], 4);
    op->image.coords = (uint8_t)count;
    for (unsigned k = 1; k < count; k++)
        op->image.coord[k - 1] = at[k];
}

static bool
uses_sampler(const struct sampling *g)
{
    return g->row->op == LANE_OP_sample || g->row->op == LANE_OP_texgather;
}

/* A cache flush waits until what was written is visible; here it always is. */
static bool
is_flush(uint32_t desc)
{
    return (desc >> 12 & 31) == FLUSH && (desc >> 17 & 3) == SIMD_OTHER;
}

void
lower_msg_sampler(const struct lower_send *s)
{
    struct sampling g;
    if (is_flush(s->message.desc)) {
        lower_op(s->l, s->inst, LANE_OP_fence, LANE_UD);
        return;
    }
    if (is_ld(s) && lower_names_constants(s)) {
        lower_load_constants(s);
        return;
    }
    if (!read_descriptor(s, &g))
        return;
    if (s->message.header && uses_sampler(&g))
        lower_header_clear(s, SAMPLER_TABLE, ~UINT32_C(31),
                           "another table of samplers than the thread's (M0.3)");
    struct lane_op *op = lower_image_op(s, (enum lane_code)g.row->op, g.simd);
    op->image.sampler = s->message.desc >> 8 & 15;
    op->image.comps = (uint8_t)g.comps;
    op->image.comp_mask = 15;
    op->image.comp_stride = g.half ? GEN_GRF_BYTES : 4 * g.simd;
    op->dst = lower_send_dst(s, g.half ? LANE_HF : LANE_UD, s->message.rlen);
    if (s->message.header)
        op->src[1] = lower_region(LANE_UD, lower_send_payload(s, 0, 1) + 8, 0);
    set_coordinates(s, &g, op);
}
