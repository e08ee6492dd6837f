// SPDX-License-Identifier: MIT
// Single precision. Results are compared as floats with a tolerance; see README.
#define ARGS __global float *out, __global const uint *in, uint n
#define F uint i = get_global_id(0); float a = (float)(in[i] & 0xffffu) * (1.0f / 256.0f) - 100.0f, b = (float)(in[i + 1] & 0xffffu) * (1.0f / 512.0f) + 0.5f, c = (float)(in[i + 2] & 0xfffu)
__kernel void f_basic(ARGS) { F; out[i] = a * b + c - a * 0.5f; }
__kernel void f_fma(ARGS) { F; out[i] = fma(a, b, c) + mad(b, c, a); }
__kernel void f_minmax(ARGS) { F; out[i] = fmin(a, b) + fmax(b, c) + clamp(a, -1.0f, 1.0f); }
__kernel void f_round(ARGS) { F; out[i] = floor(a) + ceil(b) * 3.0f + trunc(a) * 5.0f + rint(b * 1.5f) + round(a); }
__kernel void f_div(ARGS) { F; out[i] = a / b + b / (c + 1.0f); }
__kernel void f_sqrt(ARGS) { F; out[i] = sqrt(b) + rsqrt(b + 1.0f) + native_recip(b); }
__kernel void f_exp_log(ARGS) { F; out[i] = exp2(a * 0.05f) + log2(b) + exp(a * 0.02f) + log(b) + log10(b); }
__kernel void f_native(ARGS) { F; out[i] = native_exp(a * 0.01f) + native_log(b) + native_sqrt(b) + native_sin(b * 0.01f); }
__kernel void f_trig(ARGS) { F; out[i] = sin(a * 0.1f) + cos(b * 0.1f); }
__kernel void f_trig_large(ARGS) { F; out[i] = sin(c * 1000003.0f) * 100.0f + cos(c * 7770000.0f); }
__kernel void f_tan(ARGS) { F; out[i] = tan(a * 0.01f) + atan(b) + atan2(a, b); }
__kernel void f_hyp(ARGS) { F; out[i] = hypot(a, b) + cbrt(b) + sinh(a * 0.01f) + tanh(b * 0.01f); }
__kernel void f_pow(ARGS) { F; out[i] = pown(b, 3) + fmod(a, b) + remainder(b, 3.0f); }
__kernel void f_compare(ARGS) { F; out[i] = (a < b ? 1.0f : 0.0f) + (a == c ? 2.0f : 0.0f) + (b >= c ? 4.0f : 0.0f) + (isnan(a / (c - c)) ? 8.0f : 0.0f); }
__kernel void f_convert(ARGS) { F; out[i] = (float)(int)a + (float)(uint)b + (float)convert_int_rte(a) + (float)(in[i] >> 3) + (float)(int)in[i + 1]; }
__kernel void f_sat_convert(ARGS) { F; out[i] = (float)convert_uchar_sat(a) + (float)convert_char_sat(a * 4.0f) + (float)convert_short_sat(a * 1000.0f); }
__kernel void f_dot(ARGS) { F; float4 v = (float4)(a, b, c, 1.0f); out[i] = dot(v, v.wzyx) + length(v.xyz) + dot(normalize(v), (float4)(1.0f)); }
__kernel void f_mix(ARGS) { F; out[i] = mix(a, b, 0.25f) + smoothstep(0.0f, 100.0f, b) + step(b, c) + sign(a) + fabs(a) - copysign(b, a); }
__kernel void f_half(ARGS) { F; __global half *h = (__global half *)(out + 2048); vstore_half(a, i, h); out[i] = vload_half(i, (__global const half *)in) * 0.0f + vload_half(i, h); }
__kernel void f_vec(ARGS) { uint i = get_global_id(0); float4 v = convert_float4(((__global const uint4 *)in)[i] & 0xffffu), w = v.yzwx * 2.0f + 1.0f; ((__global float4 *)out)[i] = v / w + max(v, w.zwxy) * 0.125f; }
__kernel void f_mandel(ARGS)
{
    uint i = get_global_id(0);
    float x = (float)(i & 31u) * 0.09f - 2.0f, y = (float)(i >> 5) * 0.2f - 1.5f, zx = 0, zy = 0;
    uint k = 0;
    while (k < 100u && zx * zx + zy * zy < 4.0f) { float t = zx * zx - zy * zy + x; zy = 2.0f * zx * zy + y; zx = t; k++; }
    out[i] = (float)k;
}
__kernel void f_frexp(ARGS) { F; int e; float m = frexp(b, &e); out[i] = m + (float)e + ldexp(a, e) + (float)ilogb(b) + fract(a, &m) + m; }
__kernel void f_accumulate(ARGS) { F; float s = 0; for (uint k = 0; k < 16u; k++) s += (float)(in[i + k] & 255u) * a; out[i] = s + b + c; }
__kernel void f_normal(ARGS) { F; float3 p = normalize((float3)(a, b, c)), q = cross(p, (float3)(0.0f, 1.0f, 0.0f)); out[i] = q.x + q.z * 2.0f + distance(p, q); }
