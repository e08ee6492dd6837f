#version 450
//! ssbo 0 256 zero
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer O { uint o[]; };
const uint primes[32] = uint[](2u, 3u, 5u, 7u, 11u, 13u, 17u, 19u, 23u, 29u, 31u, 37u, 41u, 43u, 47u, 53u, 59u, 61u, 67u,
    71u, 73u, 79u, 83u, 89u, 97u, 101u, 103u, 107u, 109u, 113u, 127u, 131u);
void main()
{
    uint i = gl_LocalInvocationIndex, sum = 0u;
    for (uint k = 0u; k <= (i & 31u); k++)
        sum += primes[k] * primes[(k * 5u + i) & 31u];
    o[i] = sum;
}
