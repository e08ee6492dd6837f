/* SPDX-License-Identifier: MIT */
/*
 * Texture fetches, "HD 6900 Series ISA" sections 8.3 and 9.4. Each is one texture message (emu/texture.h) of
 * arguments that are gathered from the source; what it fetches is known at run time only.
 *
 * What the manual does not say, or says twice:
 * - Gradients are differences within a quad: four neighbouring lanes, the second to the right of the first,
 * the third below it, in every kind of program. A quad with lanes that were never dispatched has none: they
 * are 0, and with them the level of detail is the lowest. Mesa's r600 driver asks for level 0 itself in
 * compute programs, as OpenGL wants it.
 * - SAMPLE_L and SAMPLE_C_L take the level from W; so the reference value of SAMPLE_C_L is in Z, where Mesa
 * has it (sfn_instr_tex.cpp, prepare_coord). SAMPLE_C has it in W.
 * - SAMPLE_LB and SAMPLE_C_LB: the manual has a constant bias, LOD_BIAS, and the reference value in W. Mesa
 * leaves LOD_BIAS 0 and has the bias in W, the reference value in Z. Both are taken: a LOD_BIAS of 0 means W.
 * - The layer of an array is in Z, of one with one direction as well (there too), and faces of cubes.
 * - SET_TEXTURE_OFFSETS takes integers, of which six bits count, as in Direct3D 11.3, 22.4.6 (gather4_po).
 * - Source elements 0.0 and 1.0 are the integers 0 and 1 where addresses are integers.
 * - LD for fragment pointers: surfaces are never compressed, so fragment n belongs to sample n.
 * - Gradients and offsets that are set stay until they are set again, and are 0 at the start.
 * - DST_SEL_1 is 1.0 for every format; the words of the resource know better.
 */
#include <assert.h>

#include "lower_fetch.h"

enum { ONE = 0x3f800000, FRAGMENTS = 0x76543210, SEL_0 = 4, SEL_1 = 5 };
enum { X, Y, Z, W };

/* --- sources --- */

static bool
has_integer_address(const struct cay_fetch *i)
{
    return i->op == CAY_FETCH_LD || i->op == CAY_FETCH_GET_TEXTURE_RESINFO ||
           i->op == CAY_FETCH_SET_TEXTURE_OFFSETS;
}

/* Element n of the source, swizzled. SRC_SEL 7 is of elements that nothing reads. */
static struct lane_operand
element(struct cay_lower *l, const struct cay_fetch *i, unsigned n)
{
    const unsigned sel = i->src_sel[n];
    if (sel < SEL_0)
        return cay_fetch_source(l, i->src_gpr, i->src_rel, sel, CAY_TEMP_WORK);
    return cay_imm(LANE_UD, sel != SEL_1 ? 0 : has_integer_address(i) ? 1 : ONE);
}

static uint32_t
argument_rf(const struct cay_lower *l, unsigned n)
{
    return cay_temp_rf(l, CAY_TEMP_ARGUMENT + n);
}

static void
set_argument(struct cay_lower *l, unsigned n, struct lane_operand from)
{
    cay_fetch_move(l, argument_rf(l, n), from);
}

/* --- gradients --- */

/* One lane of each quad for all of it, or of each row of the quad. */
static struct lane_operand
of_quad(struct lane_operand o, unsigned lane, bool by_rows)
{
    o.type = LANE_F;
    o.base += 4 * lane;
    o.width = by_rows ? 2 : 4;
    o.vstride = by_rows ? 8 : 16;
    o.hstride = 0;
    return o;
}

static struct lane_op *
difference(struct cay_lower *l, uint32_t to, struct lane_operand a, struct lane_operand b)
{
    b.mods = LANE_MOD_NEG;
    struct lane_op *op = cay_emit_alu(l, LANE_OP_add, LANE_F, cay_vector(to, LANE_F), a, b, cay_none);
    op->pred = LANE_PRED_ALL4;
    op->pred_cell = cay_late_cell(l, CAY_LATE_VALID);
    return op;
}

/* Each lane's own column, in quads that are whole. */
static void
fine_vertical(struct cay_lower *l, uint32_t to, struct lane_operand from)
{
    const uint32_t odd = cay_late_cell(l, CAY_LATE_FETCH);
    for (unsigned k = 0; k < 2; k++)
        cay_emit_scalar(l, LANE_OP_mov, LANE_UD, cay_scalar(odd + 4 * k, LANE_UD),
                        cay_imm(LANE_UD, 0xaaaaaaaa), cay_none, cay_none);
    difference(l, to, of_quad(from, 2, false), of_quad(from, 0, false));
    const uint32_t right = cay_temp_rf(l, CAY_TEMP_WORK + 1);
    cay_fetch_move(l, right, cay_imm(LANE_UD, 0));
    difference(l, right, of_quad(from, 3, false), of_quad(from, 1, false));
    struct lane_op *op = cay_emit_alu(l, LANE_OP_mov, LANE_UD, cay_vector(to, LANE_UD),
                                      cay_vector(right, LANE_UD), cay_none, cay_none);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = odd;
}

/* Element n of the source to the right, or downwards. */
static void
gradient(struct cay_lower *l, const struct cay_fetch *i, unsigned n, bool vertical, bool fine, uint32_t to)
{
    cay_fetch_move(l, to, cay_imm(LANE_UD, 0));
    if (i->src_sel[n] >= SEL_0)
        return;
    const uint32_t first = l->lane->op_count;
    struct lane_operand from = element(l, i, n);
    for (uint32_t k = first; k < l->lane->op_count && !l->failed; k++)
        l->lane->ops[k].flags |= LANE_NOMASK; /* other lanes' coordinates too */
    if (vertical && fine)
        fine_vertical(l, to, from);
    else if (vertical)
        difference(l, to, of_quad(from, 2, false), of_quad(from, 0, false));
    else
        difference(l, to, of_quad(from, 1, fine), of_quad(from, 0, fine));
}

/* What SET_GRADIENTS_* and SET_TEXTURE_OFFSETS have set: gradients to the right and down, then offsets. */
static uint32_t
state_rf(const struct cay_lower *l, unsigned n)
{
    assert(l->texture_state && n < CAY_TEXTURE_STATE);
    return l->texture_state + CAY_VECTOR * n;
}

enum { STATE_RIGHT = 0, STATE_DOWN = 3, STATE_OFFSETS = 6 };

/* --- messages --- */

static bool
supported(struct cay_lower *l, const struct cay_fetch *i)
{
    const char *name = cay_fetch_rows[i->op].name;
    const struct cay_bindings *b = l->bindings;
    if (i->alt_const && b->stage != CAY_STAGE_COMPUTE)
        cay_refuse(l, name, "fetch constants of another program type are not bound");
    else if (i->resource >= CAY_RESOURCES || i->sampler >= CAY_SAMPLERS)
        cay_refuse(l, name, "there are %u resources and %u samplers", CAY_RESOURCES, CAY_SAMPLERS);
    else if (!b->resources)
        cay_refuse(l, name,
                   "no texture is bound: the kernel has no image argument, as far as its binary says");
    else if (!i->index_mode && cay_resource_type(b->resources[i->resource]) != CAY_TEXTURE)
        cay_refuse(l, name, "texture %u is not bound", i->resource);
    return !l->failed;
}

static void
deliver(struct cay_lower *l, const struct cay_fetch *i)
{
    for (unsigned c = 0; c < 4; c++) {
        const unsigned sel = i->dst_sel[c];
        if (sel == CAY_DST_SEL_MASK)
            continue;
        const struct lane_operand from = sel < SEL_0
                                             ? cay_vector(cay_temp_rf(l, CAY_TEMP_RESULT + sel), LANE_UD)
                                             : cay_imm(LANE_UD, sel == SEL_1 ? ONE : 0);
        cay_emit_alu(l, LANE_OP_mov, LANE_UD, cay_fetch_target(l, i->dst_gpr, i->dst_rel, c), from, cay_none,
                     cay_none);
    }
}

/* Arguments 0 to 3 are there. */
static void
message(struct cay_lower *l, const struct cay_fetch *i, const struct lane_texture *texture)
{
    struct lane_op *op = cay_emit(l, LANE_OP_texture);
    op->type = LANE_UD;
    op->lanes = CAY_LANES;
    op->dst = cay_vector(cay_temp_rf(l, CAY_TEMP_RESULT), LANE_UD);
    op->src[0] = cay_vector(argument_rf(l, 0), LANE_UD);
    op->src[1] = i->index_mode ? cay_fetch_index(l, i->index_mode) : cay_none;
    op->src[2] = i->sampler_index_mode ? cay_fetch_index(l, i->sampler_index_mode) : cay_none;
    op->image.surface = i->resource;
    op->image.sampler = i->sampler;
    op->image.texture = *texture;
    op->image.coords = (uint8_t)lane_texture_arguments(texture);
    op->image.comps = 4;
    op->image.comp_mask = 15;
    op->image.comp_stride = CAY_VECTOR;
    deliver(l, i);
}

static struct lane_texture
description(const struct cay_fetch *i, enum lane_texture_function function, unsigned mode)
{
    struct lane_texture t = {.function = (uint8_t)function,
                             .mode = (uint8_t)mode,
                             .normalised = i->coord_type & 7,
                             .component = i->inst_mod};
    for (unsigned d = 0; d < 3; d++)
        t.offset[d] = i->texel_offset[d];
    return t;
}

/* --- instructions that sample --- */

/* What sampling instructions differ in. */
struct form {
    enum lane_texture_function function;
    uint8_t mode;           /* enum lane_texture_mode */
    bool has_constant_bias; /* LOD_BIAS; without it W where mode has a bias */
};

static bool
form_of(enum cay_fetch_op op, struct form *form)
{
    enum {
        GRADIENTS = LANE_TEXTURE_GRADIENTS,
        GIVEN = LANE_TEXTURE_GRADIENTS | LANE_TEXTURE_GIVEN,
        COMPARE = LANE_TEXTURE_COMPARE,
        OFFSETS = LANE_TEXTURE_OFFSETS
    };
    static const struct form forms[CAY_FETCH_COUNT] = {
        [CAY_FETCH_SAMPLE] = {LANE_TEXTURE_SAMPLE, GRADIENTS, false},
        [CAY_FETCH_SAMPLE_L] = {LANE_TEXTURE_SAMPLE, LANE_TEXTURE_LEVEL, false},
        [CAY_FETCH_SAMPLE_LB] = {LANE_TEXTURE_SAMPLE, GRADIENTS | LANE_TEXTURE_BIAS, true},
        [CAY_FETCH_SAMPLE_LZ] = {LANE_TEXTURE_SAMPLE, LANE_TEXTURE_ZERO, false},
        [CAY_FETCH_SAMPLE_G] = {LANE_TEXTURE_SAMPLE, GIVEN, false},
        [CAY_FETCH_SAMPLE_G_LB] = {LANE_TEXTURE_SAMPLE, GIVEN, true},
        [CAY_FETCH_SAMPLE_C] = {LANE_TEXTURE_SAMPLE, GRADIENTS | COMPARE, false},
        [CAY_FETCH_SAMPLE_C_L] = {LANE_TEXTURE_SAMPLE, LANE_TEXTURE_LEVEL | COMPARE, false},
        [CAY_FETCH_SAMPLE_C_LB] = {LANE_TEXTURE_SAMPLE, GRADIENTS | LANE_TEXTURE_BIAS | COMPARE, true},
        [CAY_FETCH_SAMPLE_C_LZ] = {LANE_TEXTURE_SAMPLE, LANE_TEXTURE_ZERO | COMPARE, false},
        [CAY_FETCH_SAMPLE_C_G] = {LANE_TEXTURE_SAMPLE, GIVEN | COMPARE, false},
        [CAY_FETCH_SAMPLE_C_G_LB] = {LANE_TEXTURE_SAMPLE, GIVEN | COMPARE, true},
        [CAY_FETCH_GATHER4] = {LANE_TEXTURE_GATHER, 0, false},
        [CAY_FETCH_GATHER4_O] = {LANE_TEXTURE_GATHER, OFFSETS, false},
        [CAY_FETCH_GATHER4_C] = {LANE_TEXTURE_GATHER, COMPARE, false},
        [CAY_FETCH_GATHER4_C_O] = {LANE_TEXTURE_GATHER, COMPARE | OFFSETS, false},
        [CAY_FETCH_GET_COMP_TEX_LOD] = {LANE_TEXTURE_LOD, GRADIENTS, false},
    };
    *form = forms[op];
    return form->function != LANE_TEXTURE_LOAD;
}

static void
set_gradients(struct cay_lower *l, const struct cay_fetch *i, bool given, unsigned first)
{
    for (unsigned k = 0; k < 6; k++) {
        if (given)
            set_argument(l, first + k, cay_vector(state_rf(l, k), LANE_UD));
        else
            gradient(l, i, k % 3, k >= 3, false, argument_rf(l, first + k));
    }
}

void
cay_fetch_sample(struct cay_lower *l, const struct cay_fetch *i)
{
    struct form form;
    unsigned n = 4;
    if (!form_of(i->op, &form) || !supported(l, i))
        return;
    const bool constant = form.has_constant_bias && i->lod_bias != 0;
    if (constant)
        form.mode &= (uint8_t)~LANE_TEXTURE_BIAS;
    const bool level_in_w = form.mode & (LANE_TEXTURE_LEVEL | LANE_TEXTURE_BIAS);
    struct lane_texture t = description(i, form.function, form.mode);
    t.bias = constant ? i->lod_bias : 0;
    for (unsigned k = 0; k < 4; k++)
        set_argument(l, k, element(l, i, k));
    if (form.mode & LANE_TEXTURE_COMPARE)
        set_argument(l, n++, element(l, i, level_in_w ? Z : W));
    for (unsigned d = 0; d < 3 && form.mode & LANE_TEXTURE_OFFSETS; d++)
        set_argument(l, n++, cay_vector(state_rf(l, STATE_OFFSETS + d), LANE_UD));
    if (form.mode & LANE_TEXTURE_GRADIENTS)
        set_gradients(l, i, form.mode & LANE_TEXTURE_GIVEN, n);
    if (form.mode & LANE_TEXTURE_OFFSETS) /* instead of the instruction's */
        t.offset[0] = t.offset[1] = t.offset[2] = 0;
    message(l, i, &t);
}

/* --- the others --- */

static void
load_fragments(struct cay_lower *l, const struct cay_fetch *i)
{
    for (unsigned c = 0; c < 4; c++)
        cay_fetch_move(l, cay_temp_rf(l, CAY_TEMP_RESULT + c), cay_imm(LANE_UD, c ? 0 : FRAGMENTS));
    deliver(l, i);
}

void
cay_fetch_load(struct cay_lower *l, const struct cay_fetch *i)
{
    const struct lane_texture t = description(i, LANE_TEXTURE_LOAD, 0);
    if (!supported(l, i))
        return;
    if (i->inst_mod) {
        load_fragments(l, i);
        return;
    }
    for (unsigned k = 0; k < 4; k++)
        set_argument(l, k, element(l, i, k));
    message(l, i, &t);
}

/* The level is in X. */
void
cay_fetch_size(struct cay_lower *l, const struct cay_fetch *i)
{
    const bool samples = i->op == CAY_FETCH_GET_NUMBER_OF_SAMPLES;
    const struct lane_texture t = description(i, samples ? LANE_TEXTURE_SAMPLES : LANE_TEXTURE_SIZE, 0);
    if (!supported(l, i))
        return;
    for (unsigned k = 0; k < 4; k++)
        set_argument(l, k, k == W && !samples ? element(l, i, X) : cay_imm(LANE_UD, 0));
    message(l, i, &t);
}

void
cay_fetch_gradients(struct cay_lower *l, const struct cay_fetch *i)
{
    for (unsigned n = 0; n < 4; n++)
        gradient(l, i, n, i->op == CAY_FETCH_GET_GRADIENTS_V, i->inst_mod == 1,
                 cay_temp_rf(l, CAY_TEMP_RESULT + n));
    deliver(l, i);
}

void
cay_fetch_set(struct cay_lower *l, const struct cay_fetch *i)
{
    const unsigned first = i->op == CAY_FETCH_SET_GRADIENTS_H   ? STATE_RIGHT
                           : i->op == CAY_FETCH_SET_GRADIENTS_V ? STATE_DOWN
                                                                : STATE_OFFSETS;
    for (unsigned d = 0; d < 3; d++)
        cay_fetch_move(l, state_rf(l, first + d), element(l, i, d));
}

/* The border colour comes back, where anything does. */
void
cay_fetch_keep(struct cay_lower *l, const struct cay_fetch *i)
{
    const struct lane_texture t = description(i, LANE_TEXTURE_BORDER, 0);
    bool returns = false;
    for (unsigned k = 0; k < 6; k++)
        gradient(l, i, k % 3, k >= 3, false, state_rf(l, k));
    for (unsigned c = 0; c < 4; c++)
        returns |= i->dst_sel[c] < SEL_0;
    if (!returns) {
        deliver(l, i);
        return;
    }
    if (!supported(l, i))
        return;
    for (unsigned k = 0; k < 4; k++)
        set_argument(l, k, cay_imm(LANE_UD, 0));
    message(l, i, &t);
}

void
cay_scan_tex(struct cay_lower *l, const struct cay_fetch *i)
{
    struct form form;
    const bool samples = form_of(i->op, &form);
    const bool sets = i->op == CAY_FETCH_SET_GRADIENTS_H || i->op == CAY_FETCH_SET_GRADIENTS_V ||
                      i->op == CAY_FETCH_SET_TEXTURE_OFFSETS || i->op == CAY_FETCH_KEEP_GRADIENTS;
    const bool gets = i->op == CAY_FETCH_GET_GRADIENTS_H || i->op == CAY_FETCH_GET_GRADIENTS_V;
    const bool uses = samples && form.mode & (LANE_TEXTURE_GIVEN | LANE_TEXTURE_OFFSETS);
    l->uses_texture_state |= sets || uses;
    l->uses_late_cells |=
        gets || i->op == CAY_FETCH_KEEP_GRADIENTS || (samples && form.mode & LANE_TEXTURE_GRADIENTS);
}
