/* SPDX-License-Identifier: MIT */
/* Pipes as arguments. */
kernel void
put(write_only pipe uint queue, global const uint *from)
{
    write_pipe(queue, from + get_global_id(0));
}

kernel void
get(read_only pipe uint queue, global uint *to)
{
    read_pipe(queue, to + get_global_id(0));
}
