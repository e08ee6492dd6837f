/* SPDX-License-Identifier: MIT */
/* send and its relatives: the message is looked up, checked and handed to the file of its shared function. */
#include "lower_send.h"
#include "frontend/local.h"
#include "gen/lower/lower_flow.h"
#include "gen/lower/lower_functions.h"
#include "gen/lower/lower_ops.h"

#include <assert.h>

static lower_msg_fn *const functions[GEN_MSG_COUNT] = {
#define GEN_MSG(id, header, function, ...) [GEN_MSG_##id] = lower_msg_##function,
#include "gen/isa/gen_message.def"
#undef GEN_MSG
};

void
lower_send_refuse(const struct lower_send *s, enum emu_error_kind kind, const char *why)
{
    lower_refuse_with(s->l, s->inst, kind, "%s (descriptor 0x%08x): %s", s->message.name,
                      (unsigned)s->message.desc, why);
}

uint32_t
lower_send_payload(const struct lower_send *s, unsigned first, unsigned count)
{
    const struct gen_message *m = &s->message;
    const struct gen_operand *o = &s->inst->src[0];
    unsigned reg = first;
    if (first + count > m->mlen) {
        if (first < m->mlen) {
            lower_send_refuse(s, EMU_INVALID, "payload parts straddle the two source blocks");
            return s->l->rf.grf;
        }
        o = &s->inst->src[1];
        reg = first - m->mlen;
    }
    if (o->file != GEN_FILE_GRF || o->indirect || o->reg + reg + count > GEN_GRF_COUNT) {
        lower_send_refuse(s, EMU_INVALID, "payload outside the register file");
        return s->l->rf.grf;
    }
    return s->l->rf.grf + GEN_GRF_BYTES * (o->reg + reg);
}

struct lane_operand
lower_send_dst(const struct lower_send *s, enum lane_type type, unsigned count)
{
    const struct gen_operand *o = &s->inst->dst;
    struct lane_operand dst =
        lower_region(type, s->l->rf.grf + GEN_GRF_BYTES * o->reg, (int)lane_type_bytes(type));
    if (lower_is_null(o))
        dst.kind = LANE_NONE;
    else if (o->file != GEN_FILE_GRF || o->indirect || o->reg + count > GEN_GRF_COUNT)
        lower_send_refuse(s, EMU_INVALID, "result outside the register file");
    return dst;
}

bool
lower_send_check(const struct lower_send *s, unsigned payload, unsigned rlen)
{
    const struct gen_message *m = &s->message;
    if (m->mlen + m->ex_mlen != payload || m->mlen == 0)
        lower_send_refuse(s, EMU_INVALID, "message length does not fit");
    else if (m->rlen != rlen)
        lower_send_refuse(s, EMU_INVALID, "response length does not fit");
    return !s->l->failed;
}

/* Gen8 has none; but where code for it has Gen9's sends (quirks), that has Gen9's surfaces as well. */
static bool
has_bindless(const struct lower_send *s)
{
    return gen_has(s->l->platform, GEN_BINDLESS) || s->inst->op == GEN_OP_sends ||
           s->inst->op == GEN_OP_sendsc;
}

static void
bindless_space(const struct lower_send *s, struct lane_op *op)
{
    uint32_t surface = 0;
    if (!has_bindless(s))
        lower_send_refuse(s, EMU_INVALID, "bindless surfaces came with Gen9");
    else if (!s->has_handle)
        lower_send_refuse(s, EMU_UNSUPPORTED, "bindless surface whose handle is a constant");
    else if (lower_handle_surface(s, &surface))
        op->mem.surface = (uint16_t)surface;
    op->mem.space = LANE_SPACE_SURFACE;
}

/* The memory of a binding table index. Stateless A32 addresses are offsets from the general state base. Where
 * pointers have 64 bits only private memory and spills use them, with r0.5's scratch base, which is 0 here:
 * the thread's scratch. Where they have 32 bits, everything is there. Local memory: frontend/local.h. */
void
lower_send_space(const struct lower_send *s, struct lane_op *op)
{
    op->mem.addr_mask = UINT32_MAX;
    switch (s->message.bti) {
    case GEN_BTI_BINDLESS:
        bindless_space(s, op);
        break;
    case GEN_BTI_SLM:
        op->mem.space = LANE_SPACE_LOCAL;
        op->mem.addr_mask = FE_LOCAL_MASK;
        break;
    case GEN_BTI_STATELESS_NONCOHERENT:
        if (gen_ports(s->l->platform) < GEN_PORTS_8)
            lower_send_refuse(s, EMU_INVALID, "reserved binding table index");
        /* fall through */
    case GEN_BTI_STATELESS:
        op->mem.space = s->l->kernel->narrow ? LANE_SPACE_POOL : LANE_SPACE_SCRATCH;
        break;
    default:
        op->mem.space = LANE_SPACE_SURFACE;
        op->mem.surface = s->message.bti;
    }
}

struct lane_op *
lower_send_mem(const struct lower_send *s, enum lane_code code, unsigned simd)
{
    struct lane_op *op = lower_op(s->l, s->inst, code, LANE_UD);
    if (op->lanes > simd)
        op->lanes = (uint8_t)simd;
    op->mem.elem = 4;
    op->mem.comp_mask = 1;
    lower_predicate(s->l, s->inst, op);
    lower_send_space(s, op);
    return op;
}

void
lower_send_flat(const struct lower_send *s, struct lane_op *op)
{
    if (s->message.bti != GEN_BTI_STATELESS && s->message.bti != GEN_BTI_STATELESS_NONCOHERENT)
        lower_send_refuse(s, EMU_INVALID, "a 64-bit address with a binding table index");
    op->mem.space = LANE_SPACE_FLAT;
    op->mem.addr_mask = UINT32_MAX;
    if (s->l->kernel
            ->narrow) { /* pointers that were extended, because these messages alone do 64-bit atomics */
        op->mem.space = LANE_SPACE_POOL;
        op->src[0].type = LANE_UD;
    }
}

bool
lower_send_bits(const struct lower_send *s, unsigned bit)
{
    return s->message.desc >> bit & 1;
}

void
lower_msg_refuse(const struct lower_send *s)
{
    lower_send_refuse(s, EMU_UNSUPPORTED, "this message cannot be executed yet");
}

/* What holds for every message. */
static bool
is_well_formed(const struct lower_send *s)
{
    const struct gen_message *m = &s->message;
    if (m->header_rule == GEN_HEADER_REQUIRED && !m->header)
        lower_send_refuse(s, EMU_INVALID, "without the header it needs");
    else if (m->header_rule == GEN_HEADER_FORBIDDEN && m->header)
        lower_send_refuse(s, EMU_INVALID, "with a header, which it must not have");
    else if (m->mlen == 0)
        lower_send_refuse(s, EMU_INVALID, "message length 0");
    return !s->l->failed;
}

static void
refuse_unknown(struct gen_lower *l, const struct gen_inst *inst)
{
    if (inst->ex_desc_is_reg)
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "extended descriptor in a register, and not a constant");
    else
        lower_refuse_with(l, inst, EMU_UNSUPPORTED,
                          "unknown message of shared function %u, descriptor 0x%08x", inst->sfid,
                          (unsigned)inst->desc);
}

/* inst: the message with its descriptor. */
static void
send_message(struct lower_send *s, struct gen_inst *inst)
{
    if (!lower_send_resolve_extended(s, inst) || !gen_message_decode(inst, &s->message)) {
        refuse_unknown(s->l, inst);
        return;
    }
    s->ex_desc = inst->ex_desc;
    if (is_well_formed(s))
        functions[s->message.id](s);
    if (inst->eot && inst->sfid != GEN_SFID_SPAWNER)
        lower_op(s->l, s->inst, LANE_OP_end, LANE_UD);
}

/* A register without any of the descriptors means nothing to a message that no channel sends. */
static void
trap_unknown(const struct lower_send *s)
{
    lower_skip_if_idle(s);
    lower_trap_with(s->l, s->inst, EMU_FAULT_HEADER);
}

static void
send_form(struct lower_send *s, const struct gen_inst *inst, const struct lower_forms *forms)
{
    struct gen_lower *l = s->l;
    uint32_t done[LOWER_FORMS];
    const struct lane_operand a0 = lower_region(LANE_UD, l->rf.arf + ARF_A0 + 4u * inst->desc_subreg, 0);
    for (unsigned n = 0; n < forms->count && !l->failed; n++) {
        struct gen_inst form = *inst;
        form.desc = forms->desc[n];
        form.desc_is_reg = false;
        const uint32_t other = lower_branch_if(l, s->inst, &a0, LANE_COND_NE, form.desc);
        send_message(s, &form);
        if (!inst->eot)
            lower_op(l, s->inst, LANE_OP_br, LANE_UD)->flags = 0;
        done[n] = lower_last_op(l);
        lower_label(l, other);
    }
    trap_unknown(s);
    for (unsigned n = 0; n < forms->count && !inst->eot; n++)
        lower_label(l, done[n]);
}

void
lower_send(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    (void)code;
    struct lower_send s = {.l = l, .inst = inst};
    struct gen_inst resolved = *inst;
    struct lower_forms forms;
    if (lower_send_resolve(&s, &resolved))
        send_message(&s, &resolved);
    else if (lower_find_forms(&s, &resolved, &forms))
        send_form(&s, &resolved, &forms);
    else if (!l->failed)
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "%s", forms.refused);
}
