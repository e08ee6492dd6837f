/* SPDX-License-Identifier: MIT */
/* The functions that floats and halves compute lane by lane, of floats a and b: X(op, expression). */
#ifndef BACKEND_SIMD_TMPL_MATH_OPS_H
#define BACKEND_SIMD_TMPL_MATH_OPS_H

#define ROUNDINGS(X)                                                                                         \
    X(rndz, lane_rndz_f32(a))                                                                                \
    X(rndd, lane_rndd_f32(a))                                                                                \
    X(rndu, lane_rndu_f32(a))                                                                                \
    X(rnde, lane_rnde_f32(a))                                                                                \
    X(frc, a - lane_rndd_f32(a))
#define UNARY_MATH(X)                                                                                        \
    X(sinrev, lane_sinrev_f32(a))                                                                            \
    X(cosrev, lane_cosrev_f32(a))
/* Those for which there is a shorter way to the same bits (near_n.h). */
#define NEAR_MATH(X)                                                                                         \
    X(log2, lane_log2_f32(a))                                                                                \
    X(exp2, lane_exp2_f32(a))
#define BINARY_MATH(X) X(pow, lane_pow_f32(a, b))

#endif
