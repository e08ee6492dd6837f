/* SPDX-License-Identifier: MIT */
/* Asks for no work-item id: its threads start without local ids. */
kernel void
tickets(global uint *next, global uint *taken)
{
    uint ticket = atomic_inc(next);
    taken[ticket] = ticket * 3;
}
