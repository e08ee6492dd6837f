#version 450
//! ssbo 0 256 zero
//! texture 0 2d rgba8 32 16 1 4 hash
//! texture 1 3d r32f 8 4 2 1 float
//! texture 2 2darray rgba8 8 8 7 1 hash
//! texture 3 cube rgba8 16 16 1 5 hash
//! texture 4 1d rgba8 64 1 1 1 hash
layout(local_size_x = 4) in;
layout(std430, binding = 0) buffer O { ivec4 o[]; };
layout(binding = 0) uniform sampler2D a;
layout(binding = 1) uniform sampler3D b;
layout(binding = 2) uniform sampler2DArray c;
layout(binding = 3) uniform samplerCube d;
layout(binding = 4) uniform sampler1D e;
void main()
{
    int i = int(gl_LocalInvocationIndex);
    o[i] = ivec4(textureSize(a, 2), textureQueryLevels(a), textureSize(e, 0));
    o[i + 4] = ivec4(textureSize(b, 0), textureQueryLevels(b));
    o[i + 8] = ivec4(textureSize(c, 0), textureQueryLevels(d));
    o[i + 12] = ivec4(textureSize(d, 1), textureQueryLevels(e), i);
}
