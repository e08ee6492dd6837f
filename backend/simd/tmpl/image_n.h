/* SPDX-License-Identifier: MIT */
/* Image messages of N lanes. A chunk is one vector of lanes; masks of lanes are vectors of 0 and -1. */
#include "image_kinds_n.h"

/* A coordinate in one direction: the texel, and for filters the next one and its weight. */
struct FN(axis) {
    VT(i32) at[2], inside[2];
    VT(f32) weight;
};

INLINE
VT(i32) FN(to_index)(VT(f32) x)
{
    const VT(f32) low = (VT(f32)){0} - 0x1p30f, high = (VT(f32)){0} + 0x1p30f;
    const VT(f32) above = (VT(f32))PR(sel)((VT(i32))(x > low), (VT(i32))x, (VT(i32))low);
    const VT(f32) between = (VT(f32))PR(sel)((VT(i32))(above < high), (VT(i32))above, (VT(i32))high);
    return __builtin_convertvector(between, VT(i32));
}

/* Rounded down or to nearest even; a zero's sign does not matter here. */
INLINE
VT(f32) FN(floor)(VT(f32) x)
{
#if VW == 16
    return (VT(f32))_mm512_roundscale_ps((__m512)x, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
#elif VW == 8
    return (VT(f32))_mm256_floor_ps((__m256)x);
#else
    const VT(f32) whole = __builtin_convertvector(__builtin_convertvector(x, VT(i32)), VT(f32));
    const VT(f32) down = whole + __builtin_convertvector((VT(i32))(whole > x), VT(f32));
    const VT(i32) small = (VT(i32))(x < 0x1p23f) & (VT(i32))(x > -0x1p23f);
    return (VT(f32))PR(sel)(small, (VT(i32))down, (VT(i32))x);
#endif
}

INLINE
VT(f32) FN(nearest)(VT(f32) x)
{
#if VW == 16
    return (VT(f32))_mm512_roundscale_ps((__m512)x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
#elif VW == 8
    return (VT(f32))_mm256_round_ps((__m256)x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
#else
    const VT(f32) whole = __builtin_convertvector((VT(i32))_mm_cvtps_epi32((__m128)x), VT(f32));
    const VT(i32) small = (VT(i32))(x < 0x1p23f) & (VT(i32))(x > -0x1p23f);
    return (VT(f32))PR(sel)(small, (VT(i32))whole, (VT(i32))x);
#endif
}

INLINE
VT(f32) FN(unnormalise)(unsigned mode, bool normalised, VT(f32) x, float size)
{
    if (mode == EMU_ADDRESS_EDGE || mode == EMU_ADDRESS_BORDER)
        return normalised ? x * size : x;
    const VT(f32) s = normalised ? x : x / size;
    if (mode == EMU_ADDRESS_REPEAT)
        return (s - FN(floor)(s)) * size;
    const VT(f32) t = s - 2.0f * FN(nearest)(0.5f * s);
    return (VT(f32))((VT(i32))t & INT32_MAX) * size;
}

INLINE
VT(i32) FN(clamped_index)(VT(i32) i, VT(i32) last)
{
    const VT(i32) above = i & ~(VT(i32))(i < 0);
    return PR(sel)((VT(i32))(above > last), last, above);
}

INLINE void
FN(place)(struct FN(axis) * axis, unsigned n, unsigned mode, VT(i32) i, int32_t size)
{
    const VT(i32) last = (VT(i32)){0} + (size - 1), none = {0};
    const VT(i32) below = (VT(i32))(i < none), above = (VT(i32))(i > last);
    if (mode == EMU_ADDRESS_REPEAT)
        i = i + (below & size) - (above & size);
    axis->inside[n] = mode == EMU_ADDRESS_BORDER ? ~(below | above) : none - 1;
    axis->at[n] = FN(clamped_index)(i, last);
}

INLINE void
FN(find_axis)(const struct picture *p, unsigned d, bool linear, VT(f32) x, uint32_t size,
              struct FN(axis) * axis)
{
    const unsigned mode = p->sampler->address[d];
    const VT(f32) u = FN(unnormalise)(mode, p->sampler->normalised, x, (float)size);
    const VT(f32) t = linear ? u - 0.5f : u, whole = FN(floor)(t);
    const VT(i32) first = FN(to_index)(whole);
    FN(place)(axis, 0, mode, first, (int32_t)size);
    if (linear) {
        axis->weight = t - whole;
        FN(place)(axis, 1, mode, first + 1, (int32_t)size);
    } else {
        axis->weight = (VT(f32)){0}; /* not used, as the second place */
        axis->at[1] = axis->at[0];
        axis->inside[1] = axis->inside[0];
    }
}

/* Byte offsets from the image's base. */
INLINE
VT(i32) FN(offsets)(const struct picture *p, VT(i32) x, VT(i32) y, VT(i32) z)
{
    VT(i32) at = x * (int32_t)p->image->format.texel_bytes;
    if (p->directions > 1)
        at += y * (int32_t)p->image->row_pitch;
    if (p->directions > 2 || p->is_array)
        at += z * (int32_t)p->image->slice_pitch;
    return at;
}

INLINE
VT(i32) FN(load_coordinate)(const uint8_t *rf, const struct lane_op *lane, unsigned k, int chunk)
{
    VT(i32) v;
    if (k >= lane->image.coords)
        return (VT(i32)){0};
    memcpy(&v, rf + coordinate(lane, k) + chunk * (int)sizeof(v), sizeof(v));
    return v;
}

/* The texel at one corner of the 1, 2, 4 or 8 around a point. */
INLINE void
FN(load_corner)(const struct picture *p, FN(load_fn) * load, const struct FN(axis) axes[3], VT(i32) layer,
                unsigned corner, VT(i32) rgba[4])
{
    const unsigned c[3] = {corner & 1, corner >> 1 & 1, corner >> 2};
    const VT(i32) none = {0}, y = p->directions > 1 ? axes[1].at[c[1]] : none;
    const VT(i32) z = p->directions > 2 ? axes[2].at[c[2]] : layer;
    VT(i32) inside = axes[0].inside[c[0]];
    if (p->directions > 1)
        inside &= axes[1].inside[c[1]];
    if (p->directions > 2)
        inside &= axes[2].inside[c[2]];
    load(p->image, FN(offsets)(p, axes[0].at[c[0]], y, z), inside, rgba);
}

/* As flush_denormals of emu/image_sample.c, which says why. */
INLINE void
FN(flush_denormals)(const struct picture *p, VT(i32) rgba[4])
{
    if (!emu_image_format_has_denormals(&p->image->format))
        return;
    UNROLL for (int c = 0; c < 4; c++)
    {
        const VT(i32) tiny = (VT(i32))((rgba[c] & 0x7f800000) == 0);
        rgba[c] &= ~(tiny & 0x7fffffff);
    }
}

INLINE void
FN(filter)(const struct picture *p, FN(load_fn) * load, const struct FN(axis) axes[3], VT(i32) layer,
           VT(i32) rgba[4])
{
    VT(f32) sum[4];
    UNROLL for (unsigned corner = 0; corner < 8; corner++)
    {
        VT(i32) texel[4];
        VT(f32) weight = corner & 1 ? axes[0].weight : 1.0f - axes[0].weight;
        if (corner >> p->directions)
            break;
        UNROLL for (unsigned d = 1; d < 3; d++)
        {
            if (d < p->directions)
                weight *= corner >> d & 1 ? axes[d].weight : 1.0f - axes[d].weight;
        }
        FN(load_corner)(p, load, axes, layer, corner, texel);
        FN(flush_denormals)(p, texel);
        UNROLL for (int c = 0; c < 4; c++)
        {
            const VT(f32) part = weight * (VT(f32))texel[c];
            sum[c] = corner ? sum[c] + part : part;
        }
    }
    UNROLL for (int c = 0; c < 4; c++) rgba[c] = (VT(i32))sum[c];
}

INLINE void
FN(sample_chunk)(const uint8_t *rf, const struct lane_op *lane, const struct picture *p, FN(load_fn) * load,
                 bool linear, int chunk, VT(i32) rgba[4])
{
    const uint32_t size[3] = {p->image->width, p->image->height, p->image->depth};
    struct FN(axis) axes[3];
    VT(i32) layer = {0};
    UNROLL for (unsigned d = 0; d < 3; d++)
    {
        if (d < p->directions)
            FN(find_axis)(p, d, linear, (VT(f32))FN(load_coordinate)(rf, lane, d, chunk), size[d], &axes[d]);
        else
            axes[d] = axes[0]; /* not used */
    }
    if (p->is_array) {
        const VT(f32) at = (VT(f32))FN(load_coordinate)(rf, lane, p->directions, chunk);
        layer =
            FN(clamped_index)(FN(to_index)(FN(nearest)(at)), (VT(i32)){0} + (int32_t)(p->image->layers - 1));
    }
    if (linear)
        FN(filter)(p, load, axes, layer, rgba);
    else
        FN(load_corner)(p, load, axes, layer, 0, rgba);
    FN(flush_denormals)(p, rgba);
}

/* Integer coordinates: offsets of the texels, which are inside for the lanes of the result. */
INLINE
VT(i32)
FN(find_texels)
(const uint8_t *rf, const struct lane_op *lane, const struct picture *p, bool clamp_layer, int chunk,
 VT(i32) * offsets)
{
    const uint32_t size[3] = {p->image->width, p->image->height, p->image->depth};
    VT(i32) at[3], inside = (VT(i32)){0} - 1, layer = {0};
    UNROLL for (unsigned d = 0; d < 3; d++)
    {
        at[d] = (VT(i32)){0};
        if (d >= p->directions)
            continue;
        const VT(i32) i = FN(load_coordinate)(rf, lane, d, chunk),
                      last = (VT(i32)){0} + (int32_t)(size[d] - 1);
        inside &= ~((VT(i32))(i < 0) | (VT(i32))(i > last));
        at[d] = FN(clamped_index)(i, last);
    }
    if (p->is_array) {
        const VT(i32) i = FN(load_coordinate)(rf, lane, p->directions, chunk);
        layer = FN(clamped_index)(i, (VT(i32)){0} + (int32_t)(p->image->layers - 1));
        if (!clamp_layer)
            inside &= (VT(i32))(i == layer);
    }
    *offsets = FN(offsets)(p, at[0], at[1], p->is_array ? layer : at[2]);
    return inside;
}

/* The transferred components to their registers. */
INLINE void
FN(put_texels)(uint8_t *rf, const struct simd_op *op, MASK_TYPE lanes, VT(i32) texels[4][CHUNKS])
{
    const struct lane_op *lane = op->message;
    unsigned mask = transferred(rf, lane);
    for (unsigned n = 0; mask && n < lane->image.comps; n++, mask &= mask - 1) {
        const unsigned c = (unsigned)__builtin_ctz(mask);
        if (lane->dst.type == LANE_HF)
            FN(put_halves)(rf + op->dst, texels[c], lanes);
        else
            FN(put)(rf, op, texels[c], lanes);
        rf += lane->image.comp_stride;
    }
}

INLINE void
FN(make_halves)(const struct lane_op *lane, const struct picture *p, VT(i32) rgba[4])
{
    if (lane->dst.type == LANE_HF && !emu_image_format_is_integer(&p->image->format))
        UNROLL for (int c = 0; c < 4; c++) rgba[c] = FN(to_half)((VT(f32))rgba[c]);
}

INLINE void
FN(sample_all)(const uint8_t *rf, const struct lane_op *lane, const struct picture *p, bool linear,
               VT(i32) texels[4][CHUNKS])
{
    FN(load_fn) *const load = FN(loads)(p->image);
    for (int i = 0; i < CHUNKS; i++) {
        VT(i32) rgba[4];
        FN(sample_chunk)(rf, lane, p, load, linear, i, rgba);
        FN(make_halves)(lane, p, rgba);
        UNROLL for (int c = 0; c < 4; c++) texels[c][i] = rgba[c];
    }
}

static __attribute__((noinline)) const struct simd_op *
FN(sample)(SIMD_ARGS)
{
    const MASK_TYPE lanes = FN(lanes)(rf, op);
    VT(i32) texels[4][CHUNKS];
    struct picture p;
    if (!lanes)
        SIMD_NEXT;
    if (!open_picture(op, x, true, &p) || has_offsets(rf, op->message))
        return x->code->level->ref(rf, op, x);
    const bool linear = p.sampler->linear && !emu_image_format_is_integer(&p.image->format);
    const struct picture flat = as_flat(&p);
    if (!is_flat(&p))
        FN(sample_all)(rf, op->message, &p, linear, texels);
    else if (linear)
        FN(sample_all)(rf, op->message, &flat, true, texels);
    else
        FN(sample_all)(rf, op->message, &flat, false, texels);
    FN(put_texels)(rf, op, lanes, texels);
    SIMD_NEXT;
}

INLINE void
FN(load_all)(const uint8_t *rf, const struct lane_op *lane, const struct picture *p,
             VT(i32) texels[4][CHUNKS])
{
    FN(load_fn) *const load = FN(loads)(p->image);
    for (int i = 0; i < CHUNKS; i++) {
        VT(i32) rgba[4], offsets;
        const VT(i32) inside = FN(find_texels)(rf, lane, p, true, i, &offsets);
        load(p->image, offsets, inside, rgba);
        FN(make_halves)(lane, p, rgba);
        UNROLL for (int c = 0; c < 4; c++) texels[c][i] = rgba[c];
    }
}

static __attribute__((noinline)) const struct simd_op *
FN(texload)(SIMD_ARGS)
{
    const MASK_TYPE lanes = FN(lanes)(rf, op);
    VT(i32) texels[4][CHUNKS];
    struct picture p;
    if (!lanes)
        SIMD_NEXT;
    if (!open_picture(op, x, false, &p) || has_offsets(rf, op->message))
        return x->code->level->ref(rf, op, x);
    const struct picture flat = as_flat(&p);
    if (is_flat(&p))
        FN(load_all)(rf, op->message, &flat, texels);
    else
        FN(load_all)(rf, op->message, &p, texels);
    FN(put_texels)(rf, op, lanes, texels);
    SIMD_NEXT;
}

INLINE void
FN(store_all)(const uint8_t *rf, const struct lane_op *lane, const struct picture *p, MASK_TYPE lanes)
{
    const unsigned components = emu_first_components(lane->image.comp_mask, lane->image.comps);
    FN(store_fn) *const store = FN(stores)(p->image);
    for (int i = 0; i < CHUNKS; i++) {
        VT(i32) rgba[4], offsets;
        const VT(i32) inside = FN(find_texels)(rf, lane, p, false, i, &offsets);
        const uint8_t *from = rf + lane->src[1].base + i * (int)sizeof(rgba[0]);
        UNROLL for (unsigned c = 0; c < 4; c++)
        {
            rgba[c] = (VT(i32)){0};
            if (!(components >> c & 1))
                continue;
            memcpy(&rgba[c], from, sizeof(rgba[c]));
            from += lane->image.comp_stride;
        }
        const unsigned on = (unsigned)(lanes >> i * VW % N) & ((1u << VW) - 1);
        store(p->image, offsets, on & FN(bits)(inside), components, rgba);
    }
}

static __attribute__((noinline)) const struct simd_op *
FN(texstore)(SIMD_ARGS)
{
    const MASK_TYPE lanes = FN(lanes)(rf, op);
    struct picture p;
    if (!lanes)
        SIMD_NEXT;
    if (!open_picture(op, x, false, &p))
        return x->code->level->ref(rf, op, x);
    const struct picture flat = as_flat(&p);
    if (is_flat(&p))
        FN(store_all)(rf, op->message, &flat, lanes);
    else
        FN(store_all)(rf, op->message, &p, lanes);
    SIMD_NEXT;
}

static const struct simd_row FN(rows)[] = {
    {SIMD_KEY(LANE_OP_sample, 0, N, 0), FN(sample), NULL, NULL, NULL},
    {SIMD_KEY(LANE_OP_texload, 0, N, 0), FN(texload), NULL, NULL, NULL},
    {SIMD_KEY(LANE_OP_texstore, 0, N, 0), FN(texstore), NULL, NULL, NULL},
};
