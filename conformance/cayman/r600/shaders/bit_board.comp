#version 450
//! ssbo 0 512 hash 84
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uvec2 o[]; };
uvec2 spread(uvec2 b)
{
    uvec2 left = (b & 0xfefefefeu) >> 1u, right = (b & 0x7f7f7f7fu) << 1u;
    uvec2 up = uvec2(b.x >> 8 | b.y << 24, b.y >> 8), down = uvec2(b.x << 8, b.y << 8 | b.x >> 24);
    return b | left | right | up | down;
}
void main()
{
    uint i = gl_LocalInvocationIndex;
    uvec2 free = ~o[i], b = uvec2(1u << (i % 31u), 1u << (i % 29u)) & free, last;
    do {
        last = b;
        b = spread(b) & free;
    } while (b != last);
    o[i] = b + uvec2(bitCount(b.x), bitCount(b.y));
}
