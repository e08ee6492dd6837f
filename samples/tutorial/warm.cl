__kernel void filter(__global const uchar4 *in, __global uchar4 *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    float4 colour = convert_float4(in[y * width + x]);
    out[y * width + x] = convert_uchar4_sat(colour * (float4)(1.15f, 1.0f, 0.8f, 1.0f));
}
