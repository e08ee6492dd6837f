// SPDX-License-Identifier: MIT
// cl_khr_subgroup_non_uniform_vote, _ballot, _non_uniform_arithmetic and _clustered_reduce. Where a function is for those
// work-items that reach it, some do not: WANTED says which. Elsewhere than on Intel's compilers the same is said with loops
// over the sub-group's inputs.
#ifdef cl_intel_subgroups
#define SIZE(n) __attribute__((intel_reqd_sub_group_size(n)))
#define LANE get_sub_group_local_id()
#define COUNT get_sub_group_size()
#define GIVE(r, call, ...) r = call
#else
#define SIZE(n)
#define LANE (get_local_id(0) % sub)
#define REST (get_local_size(0) - get_local_id(0) / sub * sub)
#define COUNT (REST < sub ? REST : sub)
#define GIVE(r, call, ...) __VA_ARGS__
#endif
#define FIRST (i - get_local_id(0) % sub)
#define AT(k) in[FIRST + (k)]
#define WANTED(k) ((FIRST + (k)) * 5 % 7 < 4)

#undef min // PoCL's own names would be pasted
#undef max
#define OP_add(a, b) ((a) + (b))
#define OP_mul(a, b) ((a) * (b))
#define OP_min(a, b) ((b) < (a) ? (b) : (a))
#define OP_max(a, b) ((a) < (b) ? (b) : (a))
#define OP_and(a, b) ((a) & (b))
#define OP_or(a, b) ((a) | (b))
#define OP_xor(a, b) ((a) ^ (b))
#define OP_logical_and(a, b) ((a) && (b))
#define OP_logical_or(a, b) ((a) || (b))
#define OP_logical_xor(a, b) (!(a) != !(b))

#define KERNEL(name, type, simd, ...)                                                                        \
    SIZE(simd) __kernel void name(__global const type *in, __global type *out)                               \
    {                                                                                                        \
        const size_t i = get_global_id(0);                                                                   \
        const uint sub = simd;                                                                               \
        type r = in[i];                                                                                      \
        __VA_ARGS__;                                                                                         \
        out[i] = r;                                                                                          \
    }

// --- arithmetic among those that are wanted ---

#define FOLD(type, op, start, to)                                                                            \
    r = start;                                                                                               \
    for (uint k = 0; k < to; k++)                                                                            \
        if (WANTED(k))                                                                                       \
    r = (type)OP_##op(r, AT(k))

#define SOME(type, simd, op, start)                                                                          \
    KERNEL(some_reduce_##op##_##type##_simd##simd, type, simd, if (WANTED(LANE)) {                           \
        GIVE(r, sub_group_non_uniform_reduce_##op(in[i]), FOLD(type, op, start, COUNT));                     \
    })                                                                                                       \
    KERNEL(some_inclusive_##op##_##type##_simd##simd, type, simd, if (WANTED(LANE)) {                        \
        GIVE(r, sub_group_non_uniform_scan_inclusive_##op(in[i]), FOLD(type, op, start, LANE + 1));          \
    })                                                                                                       \
    KERNEL(some_exclusive_##op##_##type##_simd##simd, type, simd, if (WANTED(LANE)) {                        \
        GIVE(r, sub_group_non_uniform_scan_exclusive_##op(in[i]), FOLD(type, op, start, LANE));              \
    })

SOME(int, 16, add, 0)
SOME(int, 8, mul, 1)
SOME(int, 16, min, INT_MAX)
SOME(uint, 32, max, 0)
SOME(uint, 16, and, UINT_MAX)
SOME(ulong, 16, or, 0)
SOME(long, 8, xor, 0)
SOME(long, 16, add, 0)
SOME(ushort, 16, add, 0)
SOME(short, 8, min, SHRT_MAX)
SOME(char, 16, max, CHAR_MIN)
SOME(uchar, 32, xor, 0)
SOME(float, 16, add, 0)
SOME(float, 8, mul, 1)
SOME(float, 16, max, -INFINITY)
#ifdef cl_khr_fp64
SOME(double, 16, add, 0)
SOME(double, 8, min, INFINITY)
#endif

#define LOGICAL(simd, op, start)                                                                             \
    KERNEL(some_logical_##op##_simd##simd, int, simd, if (WANTED(LANE)) {                                    \
        int a, b, c;                                                                                         \
        GIVE(a, sub_group_non_uniform_reduce_logical_##op(in[i] & 1) != 0, a = start;                        \
             for (uint k = 0; k < COUNT; k++) if (WANTED(k)) a = OP_logical_##op(a, AT(k) & 1));             \
        GIVE(b, sub_group_non_uniform_scan_inclusive_logical_##op(in[i] & 1) != 0, b = start;                \
             for (uint k = 0; k <= LANE; k++) if (WANTED(k)) b = OP_logical_##op(b, AT(k) & 1));             \
        GIVE(c, sub_group_non_uniform_scan_exclusive_logical_##op(in[i] & 1) != 0, c = start;                \
             for (uint k = 0; k < LANE; k++) if (WANTED(k)) c = OP_logical_##op(c, AT(k) & 1));              \
        r = a | b << 1 | c << 2;                                                                             \
    })
LOGICAL(8, and, 1)
LOGICAL(16, or, 0)
LOGICAL(32, xor, 0)

// --- votes ---

#define EVERY(start, op, condition)                                                                          \
    r = start;                                                                                               \
    for (uint k = 0; k < COUNT; k++)                                                                         \
        if (WANTED(k))                                                                                       \
    r = r op(condition)
#define VOTES(simd)                                                                                          \
    KERNEL(elect_simd##simd, int, simd, if (WANTED(LANE)) {                                                  \
        GIVE(r, sub_group_elect() != 0, EVERY(1, &&, k >= LANE));                                            \
    })                                                                                                       \
    KERNEL(some_all_simd##simd, int, simd, if (WANTED(LANE)) {                                               \
        GIVE(r, sub_group_non_uniform_all((in[i] & 15) != 0) != 0, EVERY(1, &&, (AT(k) & 15) != 0));         \
    })                                                                                                       \
    KERNEL(some_any_simd##simd, int, simd, if (WANTED(LANE)) {                                               \
        GIVE(r, sub_group_non_uniform_any((in[i] & 15) == 0) != 0, EVERY(0, ||, (AT(k) & 15) == 0));         \
    })                                                                                                       \
    KERNEL(some_all_equal_simd##simd, int, simd, if (WANTED(LANE)) {                                         \
        GIVE(r, sub_group_non_uniform_all_equal((in[i] & 7) / 7) != 0, EVERY(1, &&, (AT(k) & 7) / 7 == (in[i] & 7) / 7)); \
    })
VOTES(8)
VOTES(16)
VOTES(32)
KERNEL(some_all_equal_float_simd16, float, 16, if (WANTED(LANE)) {
    GIVE(r, sub_group_non_uniform_all_equal(floor(in[i])) != 0, EVERY(1, &&, floor(AT(k)) == floor(in[i])));
})

// --- ballots; the sub-group has at most 32 members, so x is all there is. Intel's compiler sets the bits of ge and gt
// masks that are nobody's too ---

#define BITS(condition)                                                                                      \
    r = 0;                                                                                                   \
    for (uint k = 0; k < COUNT; k++)                                                                         \
        if (condition)                                                                                       \
    r |= (uint4)(1u << k, 0, 0, 0)
#define BALLOTS(simd)                                                                                        \
    SIZE(simd) __kernel void ballot_simd##simd(__global const uint *in, __global uint4 *out)                 \
    {                                                                                                        \
        const size_t i = get_global_id(0);                                                                   \
        const uint sub = simd;                                                                               \
        uint4 r = 77;                                                                                        \
        if (WANTED(LANE)) {                                                                                  \
            GIVE(r, sub_group_ballot(in[i] & 1), BITS(WANTED(k) && (AT(k) & 1)));                            \
        }                                                                                                    \
        out[i] = r;                                                                                          \
    }                                                                                                        \
    SIZE(simd) __kernel void ballot_masks_simd##simd(__global uint4 *out)                                    \
    {                                                                                                        \
        const size_t i = get_global_id(0), n = get_global_size(0);                                           \
        const uint sub = simd;                                                                               \
        const uint members = ~0u >> (32 - COUNT);                                                            \
        uint4 r;                                                                                             \
        GIVE(r, get_sub_group_eq_mask(), BITS(k == LANE));                                                   \
        out[i] = r;                                                                                          \
        GIVE(r, get_sub_group_ge_mask() & (uint4)(members, 0, 0, 0), BITS(k >= LANE));                                                   \
        out[i + n] = r;                                                                                      \
        GIVE(r, get_sub_group_gt_mask() & (uint4)(members, 0, 0, 0), BITS(k > LANE));                                                    \
        out[i + 2 * n] = r;                                                                                  \
        GIVE(r, get_sub_group_le_mask(), BITS(k <= LANE));                                                   \
        out[i + 3 * n] = r;                                                                                  \
        GIVE(r, get_sub_group_lt_mask(), BITS(k < LANE));                                                    \
        out[i + 4 * n] = r;                                                                                  \
    }                                                                                                        \
    SIZE(simd) __kernel void ballot_count_simd##simd(__global const uint *in, __global uint *out)            \
    {                                                                                                        \
        const size_t i = get_global_id(0), n = get_global_size(0);                                           \
        const uint sub = simd, bits = (in[FIRST] | 4u) & (COUNT == 32 ? ~0u : (1u << COUNT) - 1);            \
        const uint4 value = (uint4)(bits, 0, 0, 0);                                                          \
        const uint below = (1u << LANE) - 1;                                                                 \
        uint r;                                                                                              \
        GIVE(r, sub_group_inverse_ballot(value) != 0, r = bits >> LANE & 1);                                 \
        out[i] = r;                                                                                          \
        GIVE(r, sub_group_ballot_bit_extract(value, in[i] % sub) != 0, r = bits >> in[i] % sub & 1);         \
        out[i + n] = r;                                                                                      \
        GIVE(r, sub_group_ballot_bit_count(value), r = popcount(bits));                                      \
        out[i + 2 * n] = r;                                                                                  \
        GIVE(r, sub_group_ballot_inclusive_scan(value), r = popcount(bits & (below * 2 + 1)));               \
        out[i + 3 * n] = r;                                                                                  \
        GIVE(r, sub_group_ballot_exclusive_scan(value), r = popcount(bits & below));                         \
        out[i + 4 * n] = r;                                                                                  \
        GIVE(r, sub_group_ballot_find_lsb(value), r = popcount((bits & -bits) - 1));                         \
        out[i + 5 * n] = r;                                                                                  \
        GIVE(r, sub_group_ballot_find_msb(value), r = 31 - clz(bits));                                       \
        out[i + 6 * n] = r;                                                                                  \
    }
BALLOTS(8)
BALLOTS(16)
BALLOTS(32)

// The value of a work-item among those that are wanted: of one that is named, of the first.
#define BROADCAST(name, type, simd)                                                                          \
    KERNEL(some_broadcast_##name##_simd##simd, type, simd, if (WANTED(LANE)) {                               \
        type first;                                                                                          \
        uint from = 0;                                                                                       \
        while (!WANTED(from))                                                                                \
            from++;                                                                                          \
        GIVE(first, sub_group_broadcast_first(in[i]), first = AT(from));                                     \
        GIVE(r, sub_group_non_uniform_broadcast(in[i], from), r = AT(from));                                 \
        r += first * (type)3;                                                                                \
    })
BROADCAST(int, int, 8)
BROADCAST(uint, uint, 16)
BROADCAST(long, long, 32)
BROADCAST(ulong, ulong, 16)
BROADCAST(short, short, 8)
BROADCAST(uchar, uchar, 16)
BROADCAST(float, float, 32)

// --- clusters: work-items in neighbouring groups of 1, 2, 4, 8 ... of the sub-group ---

#define CLUSTER(type, simd, op, size)                                                                        \
    KERNEL(cluster##size##_##op##_##type##_simd##simd, type, simd,                                           \
           GIVE(r, sub_group_clustered_reduce_##op(in[i], size), const uint from = LANE / size * size; r = AT(from); \
                for (uint k = 1; k < size; k++) r = (type)OP_##op(r, AT(from + k))))
CLUSTER(int, 8, add, 2)
CLUSTER(int, 16, add, 4)
CLUSTER(uint, 16, mul, 8)
CLUSTER(int, 8, min, 4)
CLUSTER(uint, 16, max, 2)
CLUSTER(uint, 32, and, 4)
CLUSTER(ulong, 16, or, 8)
CLUSTER(long, 8, xor, 2)
CLUSTER(short, 16, add, 4)
CLUSTER(uchar, 16, max, 8)
CLUSTER(char, 32, min, 2)
CLUSTER(ushort, 8, xor, 1)
CLUSTER(float, 16, add, 16)
CLUSTER(float, 32, max, 8)
#define CLUSTER_LOGICAL(simd, op, size)                                                                      \
    KERNEL(cluster##size##_logical_##op##_simd##simd, int, simd,                                             \
           GIVE(r, sub_group_clustered_reduce_logical_##op(in[i] & 1, size) != 0, const uint from = LANE / size * size; \
                r = AT(from) & 1; for (uint k = 1; k < size; k++) r = OP_logical_##op(r, AT(from + k) & 1)))
CLUSTER_LOGICAL(8, and, 4)
CLUSTER_LOGICAL(16, or, 2)
CLUSTER_LOGICAL(32, xor, 8)

