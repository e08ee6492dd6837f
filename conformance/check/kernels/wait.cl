// SPDX-License-Identifier: MIT
// Waits without an end; the form is race.cl's.
#define LOCAL barrier(CLK_LOCAL_MEM_FENCE)
#define G get_global_id(0)
#define L get_local_id(0)

//= wait --global 64 --local 64 --arg zeros:int:1 --arg zeros:int:64
kernel void flag5_bad(volatile global int *flag, global int *out) { if (G == 0) while (*flag == 0) ; out[G] = 1; }
kernel void flag5_good(volatile global int *flag, global int *out) { if (G == 0) while (*flag == 1) ; out[G] = 1; }

#ifndef __R600__ // its compiler has no atomics with results
//= wait --global 64 --local 64 --arg zeros:int:1 --arg zeros:int:64
kernel void spin_bad(volatile global int *lock, global int *out)
{
    if (L == 0) {
        while (atomic_cmpxchg(lock, 0, 1)) ;
        while (atomic_cmpxchg(lock, 0, 1)) ;
        out[G] = 1;
    }
}
kernel void spin_good(volatile global int *lock, global int *out)
{
    if (L == 0) {
        while (atomic_cmpxchg(lock, 0, 1)) ;
        atomic_xchg(lock, 0);
        out[G] = 1;
    }
}
#endif

#ifndef __R600__ // its compiler has no atomics with results
//= wait --global 64 --local 64 --arg zeros:int:1 --arg zeros:int:64
kernel void held_bad(volatile global int *lock, global int *out)
{
    if (L % 16 == 0) {
        while (atomic_xchg(lock, 1)) ;
        out[G] = 1;
    }
}
kernel void held_good(volatile global int *lock, global int *out)
{
    if (L == 16) {
        while (atomic_xchg(lock, 1)) ;
        out[G] = 1;
        atomic_xchg(lock, 0);
    }
}
#endif

#ifndef __R600__ // its compiler has no atomics with results
//= wait --global 64 --local 64 --arg zeros:int:64
kernel void count5_bad(volatile global int *x) { if (L == 0) while (atomic_or(x, 0) < 2) x[1] = 5; }
kernel void count5_good(volatile global int *x) { if (L == 0) while (atomic_inc(x) < 2) x[1] = 5; }
#endif

//= wait --global 64 --local 64 --arg zeros:int:64
kernel void local_flag_bad(global int *out)
{
    volatile local int go;
    if (L == 0)
        go = 0;
    LOCAL;
    if (L == 0)
        while (!go) ;
    out[G] = 1;
}
kernel void local_flag_good(global int *out)
{
    volatile local int go;
    if (L == 0)
        go = 1;
    LOCAL;
    if (L == 0)
        while (!go) ;
    out[G] = 1;
}
