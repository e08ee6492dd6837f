// SPDX-License-Identifier: MIT
// For host.c.
kernel void copy(global const int *in, global int *out) { out[get_global_id(0)] = in[get_global_id(0)]; }
kernel void fill(global int *out, int value) { out[get_global_id(0)] = value; }
