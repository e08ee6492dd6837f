/* SPDX-License-Identifier: MIT */
/* Packets into a pipe and out of it: one by one, by a work-item's reservations and by a work-group's. */
#ifndef __opencl_c_pipes
#error "no pipes"
#endif

typedef struct {
    uchar byte[3];
} bytes3;
typedef struct {
    uchar byte[7];
} bytes7;
typedef struct {
    ushort half_word[5];
} bytes10;
typedef struct {
    uint word[3];
} bytes12;
typedef struct {
    ulong word[3];
} bytes24;
typedef struct {
    uint4 words[3];
} bytes48;
typedef struct {
    uchar byte[61];
} bytes61;
typedef struct {
    ushort half_word[35];
} bytes70;
typedef struct {
    uint word[40];
} bytes160;
typedef struct {
    ulong8 words[16];
} bytes1024;

/* DO is write or read; SEEN: what to do with a packet afterwards. Every work-item has one packet. Results: 0, or what is
 * less if there is no room, or nothing to read. */
#define SINGLE(DO, CONST, SEEN, T, NAME)                                                                     \
    kernel void DO##_##NAME(DO##_only pipe T queue, global CONST T *packets, global int *results)            \
    {                                                                                                        \
        const size_t i = get_global_id(0);                                                                   \
        T packet = packets[i];                                                                               \
        results[i] = DO##_pipe(queue, &packet);                                                              \
        SEEN(packets[i], packet);                                                                            \
    }
#define NOTHING(place, packet)
#define KEEP(place, packet) place = packet
#define ONE_BY_ONE(T, NAME)                                                                                  \
    SINGLE(write, const, NOTHING, T, NAME)                                                                   \
    SINGLE(read, , KEEP, T, NAME)
ONE_BY_ONE(uchar, 1)
ONE_BY_ONE(ushort, 2)
ONE_BY_ONE(bytes3, 3)
ONE_BY_ONE(uint, 4)
ONE_BY_ONE(bytes7, 7)
ONE_BY_ONE(ulong, 8)
ONE_BY_ONE(bytes10, 10)
ONE_BY_ONE(bytes12, 12)
ONE_BY_ONE(uint4, 16)
ONE_BY_ONE(bytes24, 24)
ONE_BY_ONE(uint8, 32)
ONE_BY_ONE(bytes48, 48)
ONE_BY_ONE(bytes61, 61)
ONE_BY_ONE(ulong8, 64)
ONE_BY_ONE(bytes70, 70)
ONE_BY_ONE(ulong16, 128)
ONE_BY_ONE(bytes160, 160)
ONE_BY_ONE(bytes1024, 1024)

/* A work-item with `count` packets, from its last to its first. */
#define RESERVED(DO, CONST, SEEN, T, NAME)                                                                   \
    kernel void reserve_##DO##_##NAME(DO##_only pipe T queue, global CONST T *packets, global int *results,  \
                                      uint count)                                                            \
    {                                                                                                        \
        const size_t i = get_global_id(0);                                                                   \
        reserve_id_t place = reserve_##DO##_pipe(queue, count);                                              \
        results[i] = -1;                                                                                     \
        if (!is_valid_reserve_id(place))                                                                     \
            return;                                                                                          \
        results[i] = 0;                                                                                      \
        for (uint k = count; k-- > 0;) {                                                                     \
            T packet = packets[i * count + k];                                                               \
            results[i] |= DO##_pipe(queue, place, k, &packet);                                               \
            SEEN(packets[i * count + k], packet);                                                            \
        }                                                                                                    \
        commit_##DO##_pipe(queue, place);                                                                    \
    }
#define RESERVING(T, NAME)                                                                                   \
    RESERVED(write, const, NOTHING, T, NAME)                                                                 \
    RESERVED(read, , KEEP, T, NAME)
RESERVING(bytes3, 3)
RESERVING(uint, 4)
RESERVING(ulong8, 64)
RESERVING(bytes160, 160)

/* A work-group with a packet for each of its work-items. */
#define GROUPED(DO, CONST, SEEN, T, NAME)                                                                    \
    kernel void group_##DO##_##NAME(DO##_only pipe T queue, global CONST T *packets, global int *results)    \
    {                                                                                                        \
        const size_t i = get_global_id(0);                                                                   \
        T packet = packets[i];                                                                               \
        reserve_id_t place = work_group_reserve_##DO##_pipe(queue, get_local_size(0));                       \
        results[i] = -1;                                                                                     \
        if (!is_valid_reserve_id(place))                                                                     \
            return;                                                                                          \
        results[i] = DO##_pipe(queue, place, get_local_id(0), &packet);                                      \
        work_group_commit_##DO##_pipe(queue, place);                                                         \
        SEEN(packets[i], packet);                                                                            \
    }
#define GROUP(T, NAME)                                                                                       \
    GROUPED(write, const, NOTHING, T, NAME)                                                                  \
    GROUPED(read, , KEEP, T, NAME)
GROUP(bytes3, 3)
GROUP(uint, 4)
GROUP(ulong8, 64)
GROUP(bytes160, 160)

/* A sub-group of 16 with `count` packets, which its work-items take in turns. */
#define SUB_GROUPED(DO, CONST, SEEN, T, NAME)                                                                \
    __attribute__((intel_reqd_sub_group_size(16))) kernel void sub_##DO##_##NAME(                            \
        DO##_only pipe T queue, global CONST T *packets, global int *results, uint count)                    \
    {                                                                                                        \
        const size_t i = get_global_id(0), first = i / 16 * count;                                           \
        reserve_id_t place = sub_group_reserve_##DO##_pipe(queue, count);                                    \
        results[i] = -1;                                                                                     \
        if (!is_valid_reserve_id(place))                                                                     \
            return;                                                                                          \
        results[i] = 0;                                                                                      \
        for (uint k = get_sub_group_local_id(); k < count; k += 16) {                                        \
            T packet = packets[first + k];                                                                   \
            results[i] |= DO##_pipe(queue, place, k, &packet);                                               \
            SEEN(packets[first + k], packet);                                                                \
        }                                                                                                    \
        sub_group_commit_##DO##_pipe(queue, place);                                                          \
    }
#define SUB_GROUP(T, NAME)                                                                                   \
    SUB_GROUPED(write, const, NOTHING, T, NAME)                                                              \
    SUB_GROUPED(read, , KEEP, T, NAME)
SUB_GROUP(bytes3, 3)
SUB_GROUP(uint, 4)
SUB_GROUP(ulong8, 64)
SUB_GROUP(bytes160, 160)

/* How many packets there are and can be. */
kernel void
ask(read_only pipe uint queue, global uint *answers)
{
    answers[0] = get_pipe_num_packets(queue);
    answers[1] = get_pipe_max_packets(queue);
}
