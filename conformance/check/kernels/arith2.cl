// SPDX-License-Identifier: MIT
// More arithmetic; the form is race.cl's.
#define G get_global_id(0)

//= nan --global 64 --local 64 --arg zeros:float:64 --arg zeros:float:64
kernel void logarithm_bad(global const float *in, global float *out) { out[G] = native_log2(in[G] - 1); }
kernel void logarithm_good(global const float *in, global float *out) { out[G] = native_log2(in[G] + 1); }

//= nan --global 64 --local 64 --arg float:3e38 --arg zeros:float:64
kernel void difference_bad(float x, global float *out) { float a = (out[G] - 2) * x; out[G] = a + fabs(a); }
kernel void difference_good(float x, global float *out) { float a = (out[G] - 1) * x; out[G] = a + fabs(a); }

//= nan --global 64 --local 64 --arg zeros:float:64 --arg zeros:float:64
kernel void norm_bad(global const float *in, global float *out) { out[G] = in[G] * native_rsqrt(in[G] * in[G]); }
kernel void norm_good(global const float *in, global float *out) { out[G] = in[G] * native_rsqrt(in[G] * in[G] + 1); }

//= nan --global 64 --local 64 --arg float:0.5 --arg zeros:float:64
kernel void distance_bad(float x, global float *out) { out[G] = native_sqrt(x - G); }
kernel void distance_good(float x, global float *out) { out[G] = native_sqrt(fabs(x - G)); }

//= infinity --global 64 --local 64 --arg float:100 --arg zeros:float:64
kernel void power_bad(float x, global float *out) { out[G] = native_exp2(x * (G + 1)); }
kernel void power_good(float x, global float *out) { out[G] = native_exp2(x * 0.01f); }

//= infinity --global 64 --local 64 --arg float:1e30 --arg zeros:float:64
kernel void square_bad(float x, global float *out) { out[G] = x * x + G; }
kernel void square_good(float x, global float *out) { out[G] = x * 2 + G; }

//= infinity --global 64 --local 64 --arg zeros:float:64 --arg zeros:float:64
kernel void zero_log_bad(global const float *in, global float *out) { out[G] = native_log2(in[G]); }
kernel void zero_log_good(global const float *in, global float *out) { out[G] = native_log2(in[G] + 2); }

//= infinity --global 64 --local 64 --arg float:2e38 --arg zeros:float:64
kernel void sum2_bad(float x, global float *out) { float s = G; for (int k = 0; k < 4; k++) s += x; out[G] = s; }
kernel void sum2_good(float x, global float *out) { float s = G; for (int k = 0; k < 4; k++) s += x * 0.1f; out[G] = s; }

//= conversion --global 64 --local 64 --arg float:-4 --arg zeros:uint:64
kernel void unsigned_bad(float x, global uint *out) { out[G] = (uint)(x - G); }
kernel void unsigned_good(float x, global uint *out) { out[G] = (uint)(fabs(x) + G); }

//= conversion --global 64 --local 64 --arg float:1e10 --arg zeros:int:64
kernel void scaled_bad(float x, global int *out) { out[G] = (int)(x * (G + 1)); }
kernel void scaled_good(float x, global int *out) { out[G] = (int)(x * 1e-6f * (G + 1)); }

//= shift --global 64 --local 64 --arg 40 --arg zeros:int:64
kernel void too_far_bad(int by, global int *out) { out[G] = (int)(G + 1) << by; }
kernel void too_far_good(int by, global int *out) { out[G] = (int)(G + 1) << (by & 31); }

//= shift --global 64 --local 64 --arg zeros:int:64
kernel void by_id_bad(global int *out) { out[G] = 0x7000 >> (int)G; }
kernel void by_id_good(global int *out) { out[G] = 0x7000 >> (int)(G & 15); }

//= division --global 64 --local 64 --arg zeros:int:64 --arg zeros:int:64
kernel void by_zero_bad(global const int *in, global int *out) { out[G] = 100 / in[G]; }
kernel void by_zero_good(global const int *in, global int *out) { out[G] = 100 / (in[G] + 1); }

//= division --global 64 --local 64 --arg zeros:uint:64 --arg zeros:uint:64
kernel void rest_bad(global const uint *in, global uint *out) { out[G] = 100 % in[G]; }
kernel void rest_good(global const uint *in, global uint *out) { out[G] = 100 % (in[G] | 3); }
