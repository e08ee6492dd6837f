/* SPDX-License-Identifier: MIT */
/*
 * Descriptors that are known at run time only. Programs add the index of a surface, and sometimes of a
 * sampler, to a constant that says everything else: Beignet where a pointer may lead to several buffers, Mesa
 * for arrays of images, the media driver's kernels for the base of their surfaces. So few descriptors are
 * possible: the constants that the instructions before the send write into the register, on every path, with
 * each index that the kernel has.
 *
 * The program compares the register with them. Nothing has to be proved here: if a register holds another
 * descriptor after all, the launch ends with a fault. Most often there are a handful of forms, which cost a
 * scalar comparison each and are messages as all others. Rejected: messages whose surface and form are
 * operands, which every engine would have to decode while it runs.
 */
#include <assert.h>

#include "gen/lower/lower_flow.h"
#include "gen/lower/lower_known.h"
#include "gen/lower/lower_ops.h"
#include "lower_send.h"
#include "lower_trace.h"

enum { SURFACE = 0xff, SAMPLER = 0xf00, INDEXES = SURFACE | SAMPLER, STEPS = 4 };

struct finder {
    const struct lower_send *s;
    struct lower_forms *forms;
    const struct gen_inst *inst; /* a copy of the send, without its descriptor */
    enum gen_file file;
    uint32_t at;
    unsigned steps;
};

static lower_writer_fn add_written;

/* --- what a writer writes --- */

static bool
is_dword(const struct gen_operand *o)
{
    return !o->indirect && !o->align16 && !o->negate && !o->absolute &&
           (o->type == GEN_UD || o->type == GEN_D);
}

static bool
is_constant(const struct gen_operand *o)
{
    return o->file == GEN_FILE_IMM && (o->type == GEN_UD || o->type == GEN_D);
}

/* The byte of the GRF or of a0 that a scalar is at. */
static uint32_t
place_of(const struct gen_operand *o)
{
    return (o->file == GEN_FILE_GRF ? GEN_GRF_BYTES * (uint32_t)o->reg : 0) + o->subreg;
}

static bool
is_place(const struct gen_operand *o)
{
    return is_dword(o) && (o->file == GEN_FILE_GRF || (o->file == GEN_FILE_ARF && o->arf == GEN_ARF_A));
}

/* Bits of the source that are the same in every run; those of indexes that are not are the index. */
static struct lower_bits
source_bits(struct gen_lower *l, const struct gen_inst *writer)
{
    const struct gen_operand *o = &writer->src[0];
    struct lower_bits k = {0, 0};
    if (is_place(o))
        k = lower_known(l, writer, o->file, place_of(o));
    return k.known ? k : (struct lower_bits){0, ~(uint32_t)SURFACE};
}

/* The forms that begin at one constant. */
static bool
add_constant(struct finder *f, struct lower_bits k)
{
    const uint32_t index = ~k.known & INDEXES;
    struct gen_inst form = *f->inst;
    struct gen_message m;
    form.desc = k.value & INT32_MAX;
    if (!gen_message_decode(&form, &m)) {
        f->forms->refused = "descriptor in a register, with the constant of an unknown message";
        return false;
    }
    return lower_add_forms(f->s, f->forms, &m, index & (m.id == GEN_MSG_sampler ? INDEXES : SURFACE));
}

static bool
add_sum(struct finder *f, const struct gen_inst *writer)
{
    const struct lower_bits x = source_bits(f->s->l, writer);
    const uint32_t constant = (uint32_t)writer->src[1].imm;
    const uint32_t value = writer->op == GEN_OP_add ? constant + x.value : constant | x.value;
    return add_constant(f, (struct lower_bits){value, x.known});
}

static bool
add_copy(struct finder *f, const struct gen_inst *writer)
{
    const struct gen_operand *o = &writer->src[0];
    struct finder source = *f;
    source.file = o->file;
    source.at = place_of(o);
    source.steps--;
    return lower_each_writer(f->s->l, writer, o->file, source.at, add_written, &source);
}

static bool
add_written(struct gen_lower *l, const struct gen_inst *writer, void *user)
{
    struct finder *f = user;
    (void)l;
    if (!writer) /* a program that sends what it has not written: a fault, if it is ever so */
        return true;
    const bool whole = !writer->saturate && is_dword(&writer->dst) && place_of(&writer->dst) == f->at;
    if (whole && writer->op == GEN_OP_mov && is_constant(&writer->src[0]))
        return add_constant(f, (struct lower_bits){(uint32_t)writer->src[0].imm, UINT32_MAX});
    if (whole && writer->op == GEN_OP_mov && is_place(&writer->src[0]) && f->steps)
        return add_copy(f, writer);
    if (whole && (writer->op == GEN_OP_add || writer->op == GEN_OP_or) && is_constant(&writer->src[1]))
        return add_sum(f, writer);
    f->forms->refused = "descriptor in a register, and no constant that an index is added to";
    return false;
}

bool
lower_find_forms(const struct lower_send *s, const struct gen_inst *inst, struct lower_forms *forms)
{
    struct gen_inst form = *inst;
    form.desc_is_reg = false;
    struct finder f = {s, forms, &form, GEN_FILE_ARF, 4u * inst->desc_subreg, STEPS};
    *forms = (struct lower_forms){0};
    const bool all = lower_each_writer(s->l, s->inst, f.file, f.at, add_written, &f);
    if (!all && !forms->refused)
        forms->refused = "descriptor in a register, and not all paths to it are known";
    else if (all && !forms->count)
        forms->refused = "descriptor in a register, and no constant or no surface for it";
    return !forms->refused && !s->l->failed;
}
