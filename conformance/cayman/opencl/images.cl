/* SPDX-License-Identifier: MIT */
/*
 * Images on Cayman: clang has no built-in functions for them, so the code names textures and RATs by number,
 * as libclc's functions for Mesa's clover did: textures from 2 on in the order of the arguments, samplers
 * from 0, RATs from 1. rebuild.sh makes images.o of this.
 */
float4 tex(float4 at, int x, int y, int z, int resource, int sampler, int nx, int ny, int nz,
           int nw) __asm("llvm.r600.tex");
void store_typed(uint4 texel, uint4 at, int rat) __asm("llvm.r600.rat.store.typed");

kernel void
sample_normalised(read_only image2d_t image, sampler_t sampler, global const float4 *at, global float4 *out)
{
    const int i = get_global_id(0);
    out[i] = tex(at[i], 0, 0, 0, 2, 0, 1, 1, 1, 1);
}

kernel void
sample_texels(read_only image2d_t first, read_only image2d_t second, sampler_t s, sampler_t t,
              global float4 *out)
{
    const int i = get_global_id(0);
    const float4 at = (float4)(i % 8 + 0.5f, i / 8 + 0.5f, 0, 0);
    out[i] = tex(at, 0, 0, 0, 3, 1, 0, 0, 0, 0) - tex(at, 0, 0, 0, 2, 0, 0, 0, 0, 0);
}

kernel void
store_texels(global const uint4 *in, write_only image2d_t image)
{
    const int i = get_global_id(0);
    store_typed(in[i], (uint4)(i % 8, i / 8, 0, 0), 1);
}

kernel void
copy_texels(read_only image2d_t from, sampler_t sampler, write_only image2d_t first, write_only image2d_t to)
{
    const int i = get_global_id(0);
    const float4 at = (float4)(i % 8 + 0.5f, i / 8 + 0.5f, 0, 0);
    store_typed(as_uint4(tex(at, 0, 0, 0, 2, 0, 0, 0, 0, 0)), (uint4)(i % 8, i / 8, 0, 0), 2);
}
