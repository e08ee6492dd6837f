/* SPDX-License-Identifier: MIT */
/* The texture op: one lane after the other through emu/texture.h. */
#include <assert.h>

#include "emu/image_access.h"
#include "emu/lane_bits.h"
#include "emu/texture.h"
#include "ref_priv.h"

enum { BASE_ARGUMENTS = 4, OFFSET_BITS = 6, BIAS_UNITS = 16 };

static uint32_t
argument(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t, unsigned n,
         unsigned lane)
{
    struct lane_operand o = op->src[0];
    o.base += n * op->image.comp_stride;
    return (uint32_t)ref_load(p, t->rf, &o, lane);
}

/* In halves of a texel, of the lowest bits. */
static int32_t
texel_offset(uint32_t bits)
{
    const uint32_t sign = 1u << (OFFSET_BITS - 1), low = bits & (2 * sign - 1);
    return 2 * ((int32_t)(low ^ sign) - (int32_t)sign);
}

static struct emu_texture_query
query_of(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t, unsigned lane)
{
    const struct lane_texture *x = &op->image.texture;
    struct emu_texture_query q = {.function = x->function,
                                  .mode = x->mode,
                                  .normalised = x->normalised,
                                  .component = x->component,
                                  .bias = (float)x->bias / BIAS_UNITS};
    unsigned n = BASE_ARGUMENTS;
    for (unsigned d = 0; d < 3; d++) {
        q.coord[d] = argument(p, op, t, d, lane);
        q.offset[d] = x->offset[d];
    }
    q.level = argument(p, op, t, 3, lane);
    if (x->mode & LANE_TEXTURE_COMPARE)
        q.reference = lane_f32_from_bits(argument(p, op, t, n++, lane));
    for (unsigned d = 0; d < 3 && (x->mode & LANE_TEXTURE_OFFSETS); d++)
        q.offset[d] = texel_offset(argument(p, op, t, n++, lane));
    for (unsigned k = 0; k < 6 && (x->mode & LANE_TEXTURE_GRADIENTS); k++)
        q.gradient[k / 3][k % 3] = lane_f32_from_bits(argument(p, op, t, n++, lane));
    assert(n == op->image.coords);
    return q;
}

static bool
missing(struct emu_thread *t, const struct lane_op *op, enum emu_fault_kind kind, uint32_t number,
        uint64_t lanes)
{
    t->fault = (struct emu_fault){
        .kind = kind, .inst = op->inst, .lanes = lanes << op->chan, .address = number, .bytes = 0};
    return false;
}

static uint32_t
number_of(const struct lane_program *p, struct emu_thread *t, uint32_t base, const struct lane_operand *more)
{
    return more->kind == LANE_NONE ? base : base + (uint32_t)ref_load(p, t->rf, more, 0);
}

static bool
needs_sampler(unsigned function)
{
    return function == LANE_TEXTURE_SAMPLE || function == LANE_TEXTURE_GATHER ||
           function == LANE_TEXTURE_LOD || function == LANE_TEXTURE_BORDER;
}

static void
write_results(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t, unsigned lane,
              const uint32_t xyzw[4])
{
    struct lane_operand dst = op->dst;
    unsigned written = 0;
    for (unsigned c = 0; c < 4 && written < op->image.comps; c++)
        if (op->image.comp_mask >> c & 1) {
            ref_store(p, t->rf, &dst, lane, xyzw[c]);
            dst.base += op->image.comp_stride;
            written++;
        }
}

bool
ref_texture(const struct lane_program *p, const struct lane_op *op, struct emu_thread *t)
{
    const uint64_t enabled = ref_enabled(op, t->rf);
    uint32_t results[LANE_MAX][4];
    if (!enabled)
        return true;
    const uint32_t number = number_of(p, t, op->image.surface, &op->src[1]);
    const uint32_t sampler = number_of(p, t, op->image.sampler, &op->src[2]);
    const struct emu_texture *texture = emu_launch_texture(t->launch, number);
    const struct emu_texture_sampler *s = emu_launch_texture_sampler(t->launch, sampler);
    if (!texture)
        return missing(t, op, EMU_FAULT_NO_IMAGE, number, enabled);
    if (!s && needs_sampler(op->image.texture.function))
        return missing(t, op, EMU_FAULT_NO_SAMPLER, sampler, enabled);
    const unsigned saved = emu_image_enter(t->fpmode);
    for (unsigned i = 0; i < op->lanes; i++)
        if (enabled >> i & 1) {
            const struct emu_texture_query query = query_of(p, op, t, i);
            emu_texture_run(texture, s, &query, results[i]);
        }
    emu_image_leave(t->fpmode, saved);
    for (unsigned i = 0; i < op->lanes; i++)
        if (enabled >> i & 1)
            write_results(p, op, t, i, results[i]);
    return true;
}
