// SPDX-License-Identifier: MIT
// The nearest of the centres for each point of four dimensions.
__kernel void kmeans(__global const float4 *points, __constant float4 *centres, __global uint *nearest,
                     uint count)
{
    uint i = get_global_id(0), best = 0;
    float4 point = points[i];
    float least = INFINITY;
    for (uint c = 0; c < count; c++) {
        float4 d = point - centres[c];
        float distance = dot(d, d);
        if (distance < least) {
            least = distance;
            best = c;
        }
    }
    nearest[i] = best;
}
