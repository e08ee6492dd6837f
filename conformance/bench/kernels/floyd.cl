// SPDX-License-Identifier: MIT
// A step of Floyd and Warshall's shortest paths: by way of node k.
__kernel void floyd(__global uint *distances, uint n, uint k)
{
    uint x = get_global_id(0), y = get_global_id(1);
    uint detour = distances[y * n + k] + distances[k * n + x];
    if (detour < distances[y * n + x])
        distances[y * n + x] = detour;
}
