/* SPDX-License-Identifier: MIT */
/* Gen7's conversions between single precision and a half that a word holds. Since Gen8 the half is a type,
 * and these are mov. */
#include "gen/isa/gen_isa.h"
#include "lower_functions.h"
#include "lower_ops.h"

/* The page does not say what a modifier of the word does to the half in it. */
static bool
is_modified_word(const struct gen_inst *inst)
{
    return inst->op == GEN_OP_f16to32 && (inst->src[0].negate || inst->src[0].absolute);
}

void
lower_half(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    struct gen_inst move = *inst;
    if (is_modified_word(inst)) {
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "a source modifier of a half float in a word");
        return;
    }
    move.op = GEN_OP_mov;
    if (inst->op == GEN_OP_f32to16)
        move.dst.type = GEN_HF;
    else
        move.src[0].type = GEN_HF;
    lower_move(l, &move, code);
}
