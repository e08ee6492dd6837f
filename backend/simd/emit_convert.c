/* SPDX-License-Identifier: MIT */
/* Finding conversions. */
#include "plan.h"

simd_fn *
simd_find_convert(const struct simd_plan *p, uint8_t from, uint8_t to, unsigned shape)
{
    const uint8_t target = lane_type_is_float(from) ? to : simd_signed_type(to);
    const unsigned n = shape & SIMD_ANY ? 0 : p->lanes.n;
    return simd_find(p->code, SIMD_CVT + from, target, n, shape);
}

/* The converting handler for lanes `from_stride` bytes apart to lanes `to_stride` apart. */
simd_fn *
simd_pick_convert(const struct simd_plan *p, uint8_t from, int32_t from_stride, uint8_t to, int32_t to_stride)
{
    simd_fn *fn = NULL;
    if (p->lanes.n > 1 && to_stride == (int32_t)lane_type_bytes(to)) {
        if (from_stride == (int32_t)lane_type_bytes(from))
            fn = simd_find_convert(p, from, to, 0);
        else if (from_stride == 2 && lane_type_bytes(from) == 1)
            fn = simd_find_convert(p, from, to, SIMD_STRIDE2);
        else if (from_stride == 4 && simd_is_narrow(from))
            fn = simd_find_convert(p, from, to, SIMD_STRIDE4);
        if (!fn)
            fn = simd_find_convert(p, from, to, SIMD_STRIDED);
    }
    if (p->lanes.n > 1 && to_stride == 4 && simd_is_narrow(to) &&
        from_stride == (int32_t)lane_type_bytes(from))
        fn = simd_find_convert(p, from, to, SIMD_TO4);
    if (p->lanes.n > 1 && to_stride == 2 && lane_type_bytes(to) == 1 &&
        from_stride == (int32_t)lane_type_bytes(from))
        fn = simd_find_convert(p, from, to, SIMD_TO2);
    return fn ? fn : simd_find_convert(p, from, to, SIMD_ANY);
}
