/* SPDX-License-Identifier: MIT */
/*
 * Descriptors in the address register. A constant is treated like an immediate. Of an extended descriptor
 * bits 31:12 may be the program's data, the handle of a bindless surface: compilers add the constant part to
 * it before the send.
 */
#include "gen/lower/lower_functions.h"
#include "gen/lower/lower_known.h"
#include "lower_send.h"

enum { EX_DESC_FIXED = 0xfff };

/* `handle + constant` in the same straight code: the constant. */
static bool
added_constant(const struct gen_inst *inst, uint32_t *value)
{
    if (!inst || (inst->op != GEN_OP_add && inst->op != GEN_OP_or) || inst->exec_size != 1 || !inst->nomask ||
        inst->pred_ctrl || inst->src[1].file != GEN_FILE_IMM || inst->src[0].file != GEN_FILE_GRF ||
        inst->src[1].imm > EX_DESC_FIXED)
        return false;
    *value = (uint32_t)inst->src[1].imm;
    return true;
}

static bool
resolve_ex_desc(struct lower_send *s, struct gen_inst *inst)
{
    const uint32_t at = 4u * inst->ex_desc_subreg;
    const struct lower_bits k = lower_known(s->l, s->inst, GEN_FILE_ARF, at);
    uint32_t fixed = k.value & EX_DESC_FIXED;
    if ((k.known & EX_DESC_FIXED) != EX_DESC_FIXED &&
        !added_constant(lower_writer(s->l, s->inst, GEN_FILE_ARF, at), &fixed) &&
        !lower_handle_bits(s, at, &fixed))
        return false;
    inst->ex_desc = k.known == UINT32_MAX ? k.value : fixed;
    inst->ex_desc_is_reg = false;
    inst->sfid = inst->ex_desc & 15;
    s->has_handle = k.known != UINT32_MAX;
    s->handle = at;
    return true;
}

bool
lower_send_resolve_extended(struct lower_send *s, struct gen_inst *inst)
{
    return !inst->ex_desc_is_reg || resolve_ex_desc(s, inst);
}

bool
lower_send_resolve(const struct lower_send *s, struct gen_inst *inst)
{
    if (inst->desc_is_reg) {
        const struct lower_bits k = lower_known(s->l, s->inst, GEN_FILE_ARF, 4u * inst->desc_subreg);
        inst->desc = k.value & INT32_MAX;
        inst->desc_is_reg = (k.known & INT32_MAX) != INT32_MAX;
    }
    return !inst->desc_is_reg;
}
