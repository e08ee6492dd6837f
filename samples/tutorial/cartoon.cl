float grey(uchar4 p)
{
    return 0.30f * p.x + 0.59f * p.y + 0.11f * p.z;
}

__kernel void filter(__global const uchar4 *in, __global uchar4 *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    int left = max(x - 1, 0), right = min(x + 1, width - 1);
    int above = max(y - 1, 0), below = min(y + 1, height - 1);

    // How fast the brightness changes across and down: an outline is where it does.
    float across = grey(in[y * width + right]) - grey(in[y * width + left]);
    float down = grey(in[below * width + x]) - grey(in[above * width + x]);
    float outline = clamp((fabs(across) + fabs(down)) * 0.04f - 0.4f, 0.0f, 1.0f);

    // Seven levels of each colour.
    float4 colour = convert_float4(in[y * width + x]);
    float4 flat_colour = floor(colour * (1.0f / 36.0f)) * 36.0f + 18.0f;
    flat_colour *= 1.0f - outline;
    flat_colour.w = 255.0f;
    out[y * width + x] = convert_uchar4_sat(flat_colour);
}
