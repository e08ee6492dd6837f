// SPDX-License-Identifier: MIT
// Arithmetic; the form is race.cl's.
#define G get_global_id(0)

//= nan --global 64 --local 64 --arg float:-1 --arg zeros:float:64
kernel void root_bad(float x, global float *out) { out[G] = native_sqrt(x * (G + 1)); }
kernel void root_good(float x, global float *out) { out[G] = native_sqrt(fabs(x) * (G + 1)); }

//= nan --global 64 --local 64 --arg zeros:float:64 --arg zeros:float:64
kernel void quotient_bad(global const float *in, global float *out) { out[G] = native_divide(in[G], in[G]); }
kernel void quotient_good(global const float *in, global float *out) { out[G] = native_divide(in[G], in[G] + 1); }

//= infinity --global 64 --local 64 --arg float:3e38 --arg zeros:float:64
kernel void large_bad(float x, global float *out) { out[G] = x * (G + 2); }
kernel void large_good(float x, global float *out) { out[G] = x * 0.5f; }

//= infinity --global 64 --local 64 --arg zeros:float:64 --arg zeros:float:64
kernel void inverse_bad(global const float *in, global float *out) { out[G] = native_recip(in[G]); }
kernel void inverse_good(global const float *in, global float *out) { out[G] = native_recip(in[G] + 1); }

//= conversion --global 64 --local 64 --arg float:5e9 --arg zeros:int:64
kernel void whole_bad(float x, global int *out) { out[G] = (int)(x + G); }
kernel void whole_good(float x, global int *out) { out[G] = (int)(min(x, 1e6f) + G); }
