// SPDX-License-Identifier: MIT
// Rodinia's shape: a search through a graph in breadth, two launches a level. Items of the frontier reach out to their
// neighbours; then what was reached becomes the frontier.
__kernel void bfs_reach(__global const uint *starts, __global const uint *edges, __global uchar *frontier,
                        __global uchar *reached, __global const uchar *visited, __global int *levels)
{
    uint node = get_global_id(0);
    if (!frontier[node])
        return;
    frontier[node] = 0;
    for (uint i = starts[node]; i < starts[node + 1]; i++) {
        uint other = edges[i];
        if (!visited[other]) {
            levels[other] = levels[node] + 1;
            reached[other] = 1;
        }
    }
}

__kernel void bfs_advance(__global uchar *frontier, __global uchar *reached, __global uchar *visited)
{
    uint node = get_global_id(0);
    if (reached[node]) {
        frontier[node] = 1;
        visited[node] = 1;
        reached[node] = 0;
    }
}
