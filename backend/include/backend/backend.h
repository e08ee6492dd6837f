/* SPDX-License-Identifier: MIT */
/* Running launches on the host's cores: engines, prepared code, the worker pool. */
#ifndef BACKEND_BACKEND_H
#define BACKEND_BACKEND_H

#include "emu/error.h"
#include "emu/launch.h"

struct backend_host;
struct emu_kernel;

/*
 * ref: the plain C reference. simd: the interpreter on vectors. jit: translated to host code when it is
 * prepared. quick: the same in less than half the time, to simpler code, which takes twice as long and more
 * to run. auto: simd first; when it has run for long, quick code is made in the background, and when that has
 * run for long, jit's. In a build without LLVM, jit, auto and quick are simd.
 */
enum backend_engine {
    BACKEND_REF,
    BACKEND_SIMD,
    BACKEND_JIT,
    BACKEND_AUTO,
    BACKEND_QUICK,
    BACKEND_ENGINE_COUNT
};
/* icelake: AVX-512 with what Ice Lake and Zen 4 added to it; simd runs as with avx512. */
enum backend_cpu { BACKEND_BASELINE, BACKEND_AVX2, BACKEND_AVX512, BACKEND_ICELAKE, BACKEND_CPU_COUNT };

const char *backend_engine_name(enum backend_engine engine); /* "ref", "simd", "jit", "auto", "quick" */
const char *backend_cpu_name(enum backend_cpu cpu);          /* "baseline", "avx2", "avx512", "icelake" */
/* The best level that this host has and that was built (CMake's CAYGEN_LEVELS). */
enum backend_cpu backend_cpu_detect(void);

/* A set of worker threads. One per device; launches of one pool run side by side. */
struct backend_pool;

/* threads: number of workers, 0: one per core the process may run on. NULL when out of memory or threads. */
struct backend_pool *backend_pool_new(unsigned threads);
void backend_pool_free(struct backend_pool *pool); /* joins the workers; accepts NULL */
unsigned backend_pool_threads(const struct backend_pool *pool);

/* A kernel made ready for one engine at one level. Shared by any number of launches. */
struct backend_code;

/* Whether jit and auto run two hardware threads side by side, as one of twice the lanes: kernels that are
 * likely to be faster so; every kernel that can; none. */
enum backend_pairs { BACKEND_PAIRS_GAINING, BACKEND_PAIRS_ALL, BACKEND_PAIRS_NONE };
/* Whether jit and auto let each lane go through a loop by itself: loops that are likely to be faster so;
 * every loop that can; none. */
enum backend_solos { BACKEND_SOLOS_GAINING, BACKEND_SOLOS_ALL, BACKEND_SOLOS_NONE };

struct backend_request {
    const struct emu_kernel *kernel; /* has passed emu_kernel_check */
    const char *name;                /* for messages to the host; NULL: none */
    enum backend_engine engine;
    enum backend_cpu cpu; /* ignored by ref */
    enum backend_pairs pairs;
    enum backend_solos solos;
    bool quick_parts; /* auto: quick code has threads of kernel->part_lanes, if there are such */
    const struct backend_host *host; /* NULL: see backend/host.h */
};

/* Kernel, name and host must outlive the code. */
int backend_code_make(const struct backend_request *request, struct backend_code **out,
                      struct emu_error *error);
/* The same without name and host, and with the pairs and solo loops that gain. */
int backend_code_new(const struct emu_kernel *kernel, enum backend_engine engine, enum backend_cpu cpu,
                     struct backend_code **out, struct emu_error *error);
void backend_code_free(struct backend_code *code); /* accepts NULL */
/* Whether threads of 16 lanes are faster than those of 64. Host code for hosts without AVX-512 is: a value of
 * 64 dwords takes 8 of their 16 registers. Measured with the benchmark's kernels on a Zen 3. For
 * quick code the answer is yes on all hosts: its translation takes half of the time. */
bool backend_is_faster_narrow(enum backend_engine engine, enum backend_cpu cpu);

/* A worker may run several work-groups at once, if all their threads are no more than this. */
enum { BACKEND_GANG = 8 };

/* How many hardware threads of a launch can be live at once if each worker has `threads_per_worker`. These
 * are ceil(work-items of a group / lanes), or BACKEND_GANG if that is more. thread_slots and private memory
 * have this size. */
uint32_t backend_thread_slots(const struct backend_pool *pool, uint32_t threads_per_worker);

/*
 * Runs a launch to its end and returns 0, or -1 with the first fault in *fault (other work-groups may have
 * run or not). The calling thread works too and returns at the end. hang_seconds: a work-group that takes
 * more processor time is stopped; 0: never.
 */
int backend_run(struct backend_pool *pool, const struct backend_code *code, const struct emu_launch *launch,
                double hang_seconds, struct emu_fault *fault);

/* Around fork(2), by the thread that forks: it waits until no code is half prepared. A translation that is
 * under way does not delay it. The child can use all codes, but no pools. It translates nothing if a thread
 * of the parent was translating; simd runs what it has no code for. */
void backend_before_fork(void);
void backend_after_fork(bool in_child);

#endif
