#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_vote : require
//! groups 4 1 1
//! ssbo 0 128 zero
//! ssbo 1 1024 hash 10
//! ssbo 2 1024 zero
// What comes out does not depend on the size of a subgroup.
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
layout(std430, binding = 1) buffer A { uint a[]; };
layout(std430, binding = 2) buffer B { uint b[]; };
void main()
{
    uint i = gl_GlobalInvocationID.x, x = a[i];
    uint sum = subgroupAdd(x), low = subgroupMin(x), bits = subgroupOr(x), odd = subgroupXor(x);
    uvec4 set = subgroupBallot((x & 4u) != 0u);
    uint count = subgroupBallotBitCount(set);
    if (subgroupElect()) {
        atomicAdd(o[0], sum);
        atomicAdd(o[1], count);
        atomicOr(o[2], bits);
        atomicXor(o[3], odd);
        atomicMax(o[4], ~low);
    }
    uint before = subgroupExclusiveAdd(1u);
    bool same = subgroupBroadcastFirst(gl_WorkGroupID.x) == gl_WorkGroupID.x && subgroupAllEqual(gl_WorkGroupID.x);
    bool rises = subgroupInclusiveAdd(1u) == before + 1u && before == gl_SubgroupInvocationID;
    if (subgroupAny(x == a[i]) && subgroupAll(same))
        b[i] = (rises ? 1u : 0u) + 2u * uint(same);
    if ((x & 1u) != 0u) {
        uint part = subgroupAdd(x >> 16);
        if (subgroupElect())
            atomicAdd(o[5], part);
    }
}
