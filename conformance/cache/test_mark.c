/* SPDX-License-Identifier: MIT */
/* Marks around work that may kill the process. */
#include <sys/resource.h>
#include <unistd.h>

#include "suite.h"

enum { DEATHS = 10, DAY = 24 * 3600 };

static int
mark_and_die(void)
{
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, 1 << 20);
    const struct rt_cache_key key = key_of(1);
    struct rt_cache_mark *mark = rt_cache_mark(cache, &key);
    rt_disk_cache_free(cache);
    return mark != NULL;
}

static int
mark_and_return(void)
{
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, 1 << 20);
    const struct rt_cache_key key = key_of(1);
    struct rt_cache_mark *mark = rt_cache_mark(cache, &key);
    if (mark)
        rt_cache_unmark(mark);
    rt_disk_cache_free(cache);
    return mark != NULL;
}

static void
work_that_returns_leaves_nothing(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 2 * DEATHS; i++)
        assert_int_equal(mark_and_return(), 1);
    assert_int_equal(count_files(""), 0);
}

static void
deaths_are_counted(void **state)
{
    (void)state;
    for (unsigned i = 0; i < DEATHS; i++)
        assert_int_equal(in_child(mark_and_die), 1);
    assert_int_equal(in_child(mark_and_die), 0);
    assert_int_equal(mark_and_return(), 0);
}

static int
mark_without_room(void)
{
    setrlimit(RLIMIT_FSIZE, &(struct rlimit){0, 0});
    return mark_and_die();
}

static void
no_room_no_mark(void **state)
{
    (void)state;
    assert_int_equal(in_child(mark_without_room), 1);
    assert_int_equal(count_files(""), 0);
}

/* One that returns makes up for those that did not. */
static void
a_return_clears_the_count(void **state)
{
    (void)state;
    for (unsigned i = 0; i < DEATHS - 1; i++)
        assert_int_equal(in_child(mark_and_die), 1);
    assert_int_equal(mark_and_return(), 1);
    for (unsigned i = 0; i < DEATHS; i++)
        assert_int_equal(in_child(mark_and_die), 1);
    assert_int_equal(in_child(mark_and_die), 0);
}

static void
deaths_are_forgotten(void **state)
{
    char path[8192];
    const struct rt_cache_key key = key_of(1);
    (void)state;
    for (unsigned i = 0; i < DEATHS; i++)
        in_child(mark_and_die);
    assert_int_equal(in_child(mark_and_die), 0);
    path_of(path, "mark", &key);
    set_age(path, DAY + 100);
    assert_int_equal(mark_and_return(), 1);
}

/* A second process at the same work neither counts nor clears. */
static void
two_at_once(void **state)
{
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, 1 << 20);
    const struct rt_cache_key key = key_of(1);
    struct rt_cache_mark *mark = rt_cache_mark(cache, &key);
    (void)state;
    assert_non_null(mark);
    for (unsigned i = 0; i < 2 * DEATHS; i++) {
        assert_int_equal(in_child(mark_and_die), 1);
        assert_int_equal(in_child(mark_and_return), 1);
    }
    assert_int_equal(count_files("mark-"), 1);
    rt_cache_unmark(mark);
    assert_int_equal(count_files("mark-"), 0);
    assert_int_equal(mark_and_return(), 1);
    rt_disk_cache_free(cache);
}

static void
no_cache_no_mark(void **state)
{
    const struct rt_cache_key key = key_of(1);
    struct rt_disk_cache *nowhere = rt_disk_cache_new("/dev/null/cache", 1 << 20);
    (void)state;
    for (unsigned i = 0; i < 2 * DEATHS; i++) {
        struct rt_cache_mark *none = rt_cache_mark(NULL, &key), *other = rt_cache_mark(nowhere, &key);
        assert_non_null(none);
        assert_non_null(other);
        rt_cache_unmark(none);
        rt_cache_unmark(other);
    }
    rt_disk_cache_free(nowhere);
}

int
run_mark(void)
{
    const struct CMUnitTest tests[] = {TEST(work_that_returns_leaves_nothing),
                                       TEST(deaths_are_counted),
                                       TEST(no_room_no_mark),
                                       TEST(a_return_clears_the_count),
                                       TEST(deaths_are_forgotten),
                                       TEST(two_at_once),
                                       TEST(no_cache_no_mark)};
    return cmocka_run_group_tests_name("mark", tests, NULL, NULL);
}
