#version 450
//! groups 2 2 1
//! ssbo 0 1024 zero
//! within 0 64 0.00001
// Contracted differently.
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) buffer O { float o[]; };
uint mixed(uvec2 p) { uint x = p.x * 0x9e3779b9u ^ p.y * 0x85ebca6bu; x ^= x >> 15; x *= 0x2c1b3c6du; return x ^ x >> 12; }
vec2 slope(uvec2 p) { uint h = mixed(p); return vec2(float(h & 255u), float(h >> 8 & 255u)) / 127.5 - 1.0; }
void main()
{
    vec2 p = vec2(gl_GlobalInvocationID.xy) * 0.3;
    uvec2 c = uvec2(p);
    vec2 f = p - vec2(c), u = f * f * (3.0 - 2.0 * f);
    float a = dot(slope(c), f), b = dot(slope(c + uvec2(1, 0)), f - vec2(1, 0));
    float d = dot(slope(c + uvec2(0, 1)), f - vec2(0, 1)), e = dot(slope(c + 1u), f - 1.0);
    o[gl_GlobalInvocationID.y * 16u + gl_GlobalInvocationID.x] = mix(mix(a, b, u.x), mix(d, e, u.x), u.y);
}
