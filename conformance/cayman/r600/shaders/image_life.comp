#version 450
//! groups 2 2 1
//! image 0 2d rgba8ui 16 16 1 hash
//! image 1 2d rgba8ui 16 16 1 zero
layout(local_size_x = 8, local_size_y = 8) in;
layout(rgba8ui, binding = 0) readonly uniform uimage2D a;
layout(rgba8ui, binding = 1) writeonly uniform uimage2D b;
void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    uvec4 count = uvec4(0);
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            if (x != 0 || y != 0)
                count += imageLoad(a, (p + ivec2(x, y)) & 15) & 1u;
    uvec4 alive = imageLoad(a, p) & 1u;
    uvec4 next;
    for (int c = 0; c < 4; c++)
        next[c] = count[c] == 3u || (count[c] == 2u && alive[c] == 1u) ? 1u : 0u;
    imageStore(b, p, next);
}
