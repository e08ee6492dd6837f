/* SPDX-License-Identifier: MIT */
/* Parts of the tool by themselves: sequences set side by side, numbers from text, text for terminals; where a
 * fault's address lies; memory taken piece by piece. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/room.h"
#include "base/shown.h"
#include "launch/offset.h"
#include "tool/align.h"
#include "tool/numbers.h"

static int failures;

#define CHECK(condition)                                                                                     \
    do {                                                                                                     \
        if (!(condition)) {                                                                                  \
            printf("%s:%d: %s\n", __FILE__, __LINE__, #condition);                                           \
            failures++;                                                                                      \
        }                                                                                                    \
    } while (0)

enum { MOST = 24 };

struct pair {
    unsigned char at[2][MOST];
};

static bool
equal(const void *user, uint32_t a, uint32_t b)
{
    const struct pair *p = user;
    return p->at[0][a] == p->at[1][b];
}

/* The length of the longest common subsequence, by the whole table. */
static unsigned
longest(const struct pair *p, const uint32_t count[2])
{
    unsigned table[MOST + 1][MOST + 1] = {{0}};
    for (uint32_t i = 1; i <= count[0]; i++)
        for (uint32_t j = 1; j <= count[1]; j++)
            table[i][j] = p->at[0][i - 1] == p->at[1][j - 1]  ? table[i - 1][j - 1] + 1
                          : table[i - 1][j] > table[i][j - 1] ? table[i - 1][j]
                                                              : table[i][j - 1];
    return table[count[0]][count[1]];
}

static void
check_alignment(unsigned seed)
{
    struct pair p;
    bool a[MOST] = {false}, b[MOST] = {false}, *in_both[2] = {a, b}, given_up = true;
    srand(seed);
    const struct tool_sequences s = {
        {(uint32_t)rand() % (MOST + 1), (uint32_t)rand() % (MOST + 1)}, equal, &p};
    for (unsigned i = 0; i < 2 * MOST; i++)
        p.at[i / MOST][i % MOST] = (unsigned char)(rand() % (2 + (int)seed % 5));
    CHECK(tool_align(&s, in_both, &given_up) && !given_up);
    unsigned common = 0;
    uint32_t j = 0;
    for (uint32_t i = 0; i < s.count[0]; i++) {
        if (!a[i])
            continue;
        while (j < s.count[1] && !b[j])
            j++;
        CHECK(j < s.count[1] && equal(&p, i, j));
        common++;
        j++;
    }
    while (j < s.count[1])
        CHECK(!b[j++]);
    CHECK(common == longest(&p, s.count));
}

static bool
never(const void *user, uint32_t a, uint32_t b)
{
    (void)user, (void)a, (void)b;
    return false;
}

/* Nothing in common takes the most work. */
static void
check_budget(void)
{
    enum { MANY = 5000 };
    bool *in_both[2] = {calloc(MANY, sizeof(bool)), calloc(MANY, sizeof(bool))}, given_up = false;
    const struct tool_sequences s = {{MANY, MANY}, never, NULL};
    CHECK(tool_align(&s, in_both, &given_up) && given_up);
    free(in_both[0]);
    free(in_both[1]);
}

static void
check_numbers(void)
{
    static const struct {
        const char *type, *text;
        size_t count;
        unsigned char bytes[8];
    } rows[] = {{"char", "-128,127", 2, {0x80, 0x7f}},
                {"char", "-129", 0, {0}},
                {"uchar", "-1", 0, {0}},
                {"uchar", "256", 0, {0}},
                {"ushort", "0xffff", 1, {0xff, 0xff}},
                {"int", "-1", 1, {0xff, 0xff, 0xff, 0xff}},
                {"uint", "4294967296", 0, {0}},
                {"long", "-2", 1, {0xfe, 255, 255, 255, 255, 255, 255, 255}},
                {"half", "1,-2", 2, {0, 0x3c, 0, 0xc0}},
                {"float", "1", 1, {0, 0, 0x80, 0x3f}},
                {"double", "-0.5", 1, {0, 0, 0, 0, 0, 0, 0xe0, 0xbf}},
                {"float", "inf", 1, {0, 0, 0x80, 0x7f}},
                {"float", "1e-45", 1, {1, 0, 0, 0}},
                {"float", "1e39", 0, {0}},
                {"double", "-1e999", 0, {0}},
                {"half", "65504", 1, {0xff, 0x7b}},
                {"half", "65536", 0, {0}},
                {"half", "-inf", 1, {0, 0xfc}},
                {"int", "010, +9", 2, {10, 0, 0, 0, 9, 0, 0, 0}},
                {"ulong", "\t-1", 0, {0}},
                {"ulong", "--1", 0, {0}},
                {"ulong", "18446744073709551616", 0, {0}},
                {"int", "0x", 0, {0}},
                {"int", "0x-1", 0, {0}},
                {"float", "1,", 0, {0}},
                {"float", "", 0, {0}},
                {"float", "1;2", 0, {0}},
                {"int", "1.5", 0, {0}}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct tool_type type;
        size_t length;
        unsigned char bytes[8] = {0};
        CHECK(tool_type_find(rows[i].type, &type, &length) && length == strlen(rows[i].type));
        const size_t count = tool_numbers_read(rows[i].text, &type, bytes, sizeof bytes);
        CHECK(count == rows[i].count);
        CHECK(!count || memcmp(bytes, rows[i].bytes, count * type.bytes) == 0);
    }
}

static void
check_counts(void)
{
    static const struct {
        const char *text;
        bool good;
        uint64_t count;
    } rows[] = {{"0", true, 0},     {"010", true, 10},
                {"0x10", true, 16}, {"", false, 0},
                {"-1", false, 0},   {"+1", false, 0},
                {" 1", false, 0},   {"1 ", false, 0},
                {"1.5", false, 0},  {"0x", false, 0},
                {"1x", false, 0},   {"18446744073709551616", false, 0},
                {"0X-1", false, 0}, {"18446744073709551615", true, UINT64_MAX}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        uint64_t count = 0;
        const bool good = tool_count_is(rows[i].text, &count);
        CHECK(good == rows[i].good && (!good || count == rows[i].count));
    }
}

static void
check_types(void)
{
    struct tool_type type;
    size_t length;
    CHECK(tool_type_find("float3*", &type, &length) && type.width == 3 && length == 6 &&
          tool_type_size(&type) == 16);
    CHECK(tool_type_find("uchar16", &type, &length) && type.letter == 'u' && tool_type_size(&type) == 16);
    CHECK(!tool_type_find("float5", &type, &length) && !tool_type_find("pair", &type, &length));
    CHECK(!tool_type_find("", &type, &length) && !tool_type_find("int0", &type, &length));
}

static void
check_shown(void)
{
    static const char *const rows[][2] = {
        {"plain name_1", "plain name_1"},
        {"\x1b[31m", "\\x1b[31m"},
        {"a\nb\tc\x7f", "a\\x0ab\\x09c\\x7f"},
        {"\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80", "\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80"},
        {"\xc2\x9b"
         "31m",
         "\\xc2\\x9b31m"},                    /* C1: CSI */
        {"\xe2\x80\xae", "\\xe2\\x80\\xae"},  /* right to left */
        {"\xff\xc3", "\\xff\\xc3"},           /* cut off */
        {"\xc0\x9b", "\\xc0\\x9b"},           /* too long a form */
        {"\xed\xa0\x80", "\\xed\\xa0\\x80"}}; /* a surrogate */
    char text[64], small[6];
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        CHECK(strcmp(rt_show(rows[i][0], text, sizeof text), rows[i][1]) == 0);
    CHECK(strcmp(rt_show_lines("a\n\t\x1b", text, sizeof text), "a\n\t\\x1b") == 0);
    CHECK(strcmp(rt_show("ab\x1b", small, sizeof small), "ab") == 0); /* no half of an escape */
}

/* The nearer side counts, and addresses wrap around. */
static void
check_offsets(void)
{
    static const struct {
        uint64_t address, start, size;
        unsigned bits;
        enum rt_side side;
        uint64_t bytes;
    } rows[] = {{0x10004, 0x10000, 8, 32, RT_INSIDE, 4},
                {0x10008, 0x10000, 8, 32, RT_PAST, 0},
                {0xfffc, 0x10000, 8, 32, RT_BEFORE, 4},
                {0xfffffffc, 0x10000, 8, 32, RT_BEFORE, 0x10004},
                {0xfffffffc, 0x10000, 8, 64, RT_PAST, 0xfffefff4},
                {0xfffffffc, 0, 32, 32, RT_BEFORE, 4},
                {0xfffffffc, 0, UINT64_C(3) << 30, 32, RT_BEFORE, 4},
                {0xc0000000, 0, UINT64_C(3) << 30, 32, RT_PAST, 0},
                {0xfffffffc, 0, UINT64_C(1) << 32, 32, RT_INSIDE, 0xfffffffc},
                {UINT64_MAX - 3, 4096, 8, 64, RT_BEFORE, 4100},
                {16, 0, 0, 32, RT_PAST, 16},
                {0, 0, 0, 32, RT_PAST, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct rt_offset o = rt_offset_of(rows[i].address, rows[i].start, rows[i].size, rows[i].bits);
        CHECK(o.side == rows[i].side && o.bytes == rows[i].bytes);
    }
}

static bool
is_zero(const uint8_t *at, size_t bytes)
{
    size_t i = 0;
    while (i < bytes && !at[i])
        i++;
    return i == bytes;
}

/* Pieces of all sizes, in the room and beyond: each is 0, aligned, and no other piece's. */
static void
check_room(void)
{
    enum { PIECES = 40 };
    struct rt_room *room = calloc(1, sizeof *room);
    uint8_t *pieces[PIECES];
    for (size_t i = 0; room && i < PIECES; i++) {
        pieces[i] = rt_room_take(room, i, 7);
        CHECK(pieces[i] && (uintptr_t)pieces[i] % 16 == 0 && is_zero(pieces[i], 7 * i));
        memset(pieces[i], (int)i + 1, 7 * i);
    }
    for (size_t i = 0; room && i < PIECES; i++)
        for (size_t k = 0; k < 7 * i; k++)
            CHECK(pieces[i][k] == i + 1);
    CHECK(room && room->more && rt_room_take(room, 1, 100000));
    CHECK(room && !rt_room_take(room, SIZE_MAX / 2, 3) && !rt_room_take(room, 1, SIZE_MAX));
    if (room)
        rt_room_free(room);
    CHECK(room && !room->more);
    free(room);
}

int
main(void)
{
    check_room();
    check_offsets();
    for (unsigned seed = 0; seed < 5000; seed++)
        check_alignment(seed);
    check_budget();
    check_numbers();
    check_counts();
    check_types();
    check_shown();
    return failures != 0;
}
