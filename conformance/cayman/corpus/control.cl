// SPDX-License-Identifier: MIT
// Branches, loops and private arrays.
#define ARGS __global uint *out, __global const uint *in, uint n
#define I uint i = get_global_id(0); uint a = in[i], b = in[i + 1]
__kernel void if_else(ARGS) { I; uint r; if (a & 1u) { r = b * 3u; if (b & 2u) r += a; } else { r = a >> 1; if (a & 4u) r ^= b; else r -= 7u; } out[i] = r; }
__kernel void guard(ARGS) { uint i = get_global_id(0); if (i < n) out[i] = in[i] + 1u; }
__kernel void while_loop(ARGS) { I; uint k = a & 63u, r = 0; while (k) { r += k * b; k--; } out[i] = r; }
__kernel void collatz(ARGS) { I; uint x = (a & 0xfffu) + 1u, s = 0; while (x != 1u && s < 500u) { x = x & 1u ? 3u * x + 1u : x >> 1; s++; } out[i] = s; }
__kernel void nested(ARGS)
{
    I; uint r = 0;
    for (uint y = 0; y < (a & 7u); y++)
        for (uint x = 0; x < (b & 7u); x++) { if ((x ^ y) & 1u) continue; r += x * y + n; if (r > 5000u) break; }
    out[i] = r;
}
__kernel void breaks(ARGS) { I; uint r = 0; for (uint k = 0; k < 100u; k++) { r += in[(i + k) & 255u] & 15u; if (r > 200u) break; if (r & 1u) continue; r += 3u; } out[i] = r + b; }
__kernel void switches(ARGS) { I; uint r; switch (a & 7u) { case 0: r = b; break; case 1: r = b * b; break; case 2: r = ~b; case 3: r = a; break; case 5: r = 17u; break; default: r = 99u; } out[i] = r; }
__kernel void gotos(ARGS) { I; uint r = a, k = 0; again: r = r * 1664525u + 1013904223u; if (++k < (b & 15u)) goto again; out[i] = r; }
__kernel void early_return(ARGS) { I; if (a & 1u) { out[i] = 1u; return; } for (uint k = 0; k < (b & 15u); k++) if (in[i + k] & 64u) { out[i] = k + 2u; return; } out[i] = 77u; }
__kernel void private_array(ARGS)
{
    uint t[8], i = get_global_id(0);
    for (uint k = 0; k < 8u; k++) t[k] = in[i + k];
    for (uint k = 0; k < (n & 31u) + 20u; k++) t[(k * 3u + i) & 7u] += t[(k + i) & 7u] * 5u;
    out[i] = t[i & 7u] + t[(i + n) & 7u];
}
__constant uint table[16] = {1, 5, 3, 2, 9, 7, 6, 4, 11, 13, 17, 19, 23, 29, 31, 37};
__kernel void constant_table(ARGS) { I; out[i] = table[a & 15u] * 100u + table[b & 15u]; }
__kernel void crc(ARGS) { I; uint r = a; for (uint k = 0; k < 32u; k++) r = r & 1u ? (r >> 1) ^ 0xedb88320u : r >> 1; out[i] = r ^ b; }
__kernel void select_chain(ARGS) { I; uint r = a > b ? a - b : b - a; r = r > 1000u ? r / 3u : r * 3u; out[i] = select(r, a, (uint)(b & 1u) - 1u); }
__kernel void do_while(ARGS) { I; uint r = 0; do { r = r * 2u + (a & 1u); a >>= 1; } while (a > b % 1000u); out[i] = r; }
__kernel void ids(ARGS) { uint i = get_global_id(0); out[i] = get_local_id(0) | get_group_id(0) << 8 | get_local_size(0) << 16 | get_num_groups(0) << 24; }
__kernel void globals(ARGS) { uint i = get_global_id(0); out[i] = get_global_size(0) + get_work_dim() * 1000u + get_global_offset(0) + n; }
