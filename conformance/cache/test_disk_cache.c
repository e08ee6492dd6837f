/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "suite.h"

enum { LIMIT = 1 << 20, NOBODY = 65534, HEADER_BYTES = 56 };

static void
hit_and_miss(void **state)
{
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, LIMIT);
    struct stat s;
    char path[8192];
    const struct rt_cache_key key = key_of(1);
    (void)state;
    assert_true(has_text(cache, 1, NULL));
    assert_int_not_equal(stat(folder, &s), 0); /* nothing is made for a question */
    put_text(cache, 1, "one");
    put_text(cache, 2, "");
    assert_true(has_text(cache, 1, "one"));
    assert_true(has_text(cache, 2, ""));
    assert_true(has_text(cache, 3, NULL));
    put_text(cache, 1, "another");
    assert_true(has_text(cache, 1, "another"));
    rt_disk_cache_free(cache);
    cache = rt_disk_cache_new(folder, LIMIT);
    assert_true(has_text(cache, 1, "another"));
    size_t size;
    assert_null(rt_disk_cache_get(cache, "other", &key, &size));
    assert_int_equal(stat(folder, &s), 0);
    assert_int_equal(s.st_mode & 0777, 0700);
    path_of(path, "test", &key);
    assert_int_equal(stat(path, &s), 0);
    assert_int_equal(s.st_mode & 0777, 0600);
    assert_int_equal(count_files("."), 0);
    rt_disk_cache_free(cache);
}

static void
no_folder_no_cache(void **state)
{
    (void)state;
    assert_null(rt_disk_cache_new(NULL, LIMIT));
    assert_null(rt_disk_cache_new("", LIMIT));
    put_text(NULL, 1, "one");
    assert_true(has_text(NULL, 1, NULL));
    static const char *const places[] = {"/dev/null/cache", "/proc/caygen-cache", "relative"};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        struct rt_disk_cache *cache = rt_disk_cache_new(places[i], LIMIT);
        put_text(cache, 1, "one");
        assert_true(has_text(cache, 1, NULL));
        rt_disk_cache_free(cache);
    }
}

/* --- damage --- */

/* The entry for key 1, after its file was changed by `change`. */
static void
damage(void (*change)(const char *path, unsigned n), unsigned n, bool whole)
{
    char path[8192];
    const struct rt_cache_key key = key_of(1);
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, LIMIT);
    put_text(cache, 1, "a text of some length");
    path_of(path, "test", &key);
    change(path, n);
    if (!has_text(cache, 1, whole ? "a text of some length" : NULL))
        fail_msg("change %u is not noticed", n);
    if (!whole)
        assert_int_not_equal(access(path, F_OK), 0); /* it is gone */
    put_text(cache, 1, "once more");
    assert_true(has_text(cache, 1, "once more"));
    rt_disk_cache_free(cache);
}

static void
flip(const char *path, unsigned bit)
{
    unsigned char c;
    const int fd = open(path, O_RDWR);
    assert_int_equal(pread(fd, &c, 1, bit / 8), 1);
    c ^= (unsigned char)(1 << bit % 8);
    assert_int_equal(pwrite(fd, &c, 1, bit / 8), 1);
    close(fd);
}

static void
cut(const char *path, unsigned bytes)
{
    assert_int_equal(truncate(path, bytes), 0);
}

static void
nothing(const char *path, unsigned n)
{
    (void)path, (void)n;
}

static void
damage_is_noticed(void **state)
{
    const unsigned size = HEADER_BYTES + 21;
    (void)state;
    damage(nothing, 0, true);
    for (unsigned bit = 0; bit < size * 8; bit++)
        damage(flip, bit, false);
    for (unsigned bytes = 0; bytes < size; bytes++)
        damage(cut, bytes, false);
    damage(cut, size + 1, false);
    damage(cut, size + 4096, false);
}

/* An entry is good under its own name only. */
static void
names_are_checked(void **state)
{
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, LIMIT);
    char from[8192], to[8192];
    const struct rt_cache_key one = key_of(1), two = key_of(2);
    (void)state;
    put_text(cache, 1, "one");
    path_of(from, "test", &one);
    path_of(to, "test", &two);
    assert_int_equal(rename(from, to), 0);
    assert_true(has_text(cache, 2, NULL));
    rt_disk_cache_free(cache);
}

/* --- owners and rights --- */

static int
as_nobody(void)
{
    if (setgid(NOBODY) || setuid(NOBODY))
        return 2;
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, LIMIT);
    const bool hidden = has_text(cache, 1, NULL);
    put_text(cache, 2, "two");
    rt_disk_cache_free(cache);
    return !hidden;
}

/* Only root can try. */
static void
other_users(void **state)
{
    char path[8192];
    const struct rt_cache_key one = key_of(1);
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, LIMIT);
    (void)state;
    if (geteuid() != 0) {
        rt_disk_cache_free(cache);
        skip();
    }
    put_text(cache, 1, "one");
    path_of(path, "test", &one);
    assert_int_equal(chmod(folder, 0755), 0);
    assert_int_equal(chmod(path, 0644), 0);
    assert_true(has_text(cache, 1, "one"));
    assert_int_equal(in_child(as_nobody), 0);
    assert_int_equal(count_files("test-"), 1);
    assert_int_equal(chown(path, NOBODY, NOBODY), 0);
    assert_true(has_text(cache, 1, NULL));
    put_text(cache, 1, "ours"); /* takes the place of the foreign file */
    assert_true(has_text(cache, 1, "ours"));
    assert_int_equal(chown(folder, NOBODY, NOBODY), 0);
    assert_true(has_text(cache, 1, NULL));
    put_text(cache, 2, "two");
    assert_int_equal(count_files("test-"), 1);
    rt_disk_cache_free(cache);
}

/* What others could have written is not read. */
static void
open_to_others(void **state)
{
    char path[8192], elsewhere[8300];
    const struct rt_cache_key one = key_of(1);
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, LIMIT);
    (void)state;
    put_text(cache, 1, "one");
    path_of(path, "test", &one);
    const mode_t modes[] = {0620, 0602, 0666};
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        assert_int_equal(chmod(path, modes[i]), 0);
        assert_true(has_text(cache, 1, NULL));
    }
    assert_int_equal(chmod(path, 0600), 0);
    assert_int_equal(chmod(folder, 0770), 0);
    assert_true(has_text(cache, 1, NULL));
    put_text(cache, 2, "two");
    assert_int_equal(count_files("test-"), 1);
    assert_int_equal(chmod(folder, 0700), 0);
    assert_true(has_text(cache, 1, "one"));
    snprintf(elsewhere, sizeof elsewhere, "%s.moved", path);
    assert_int_equal(rename(path, elsewhere), 0);
    assert_int_equal(symlink(elsewhere, path), 0);
    assert_true(has_text(cache, 1, NULL));
    assert_int_equal(unlink(path), 0);
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_true(has_text(cache, 1, NULL)); /* and nobody waits */
    rt_disk_cache_free(cache);
}

static int
put_in_unwritable(void)
{
    if (geteuid() == 0 && (chown(folder, NOBODY, NOBODY) || setgid(NOBODY) || setuid(NOBODY)))
        return 2;
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, LIMIT);
    put_text(cache, 1, "one");
    const bool empty = has_text(cache, 1, NULL);
    rt_disk_cache_free(cache);
    return !empty;
}

static void
unwritable(void **state)
{
    (void)state;
    assert_int_equal(mkdir(folder, 0500), 0);
    assert_int_equal(in_child(put_in_unwritable), 0);
    assert_int_equal(count_files(""), 0);
}

static int
put_with_limits(void)
{
    char text[8192];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = 0;
    setrlimit(RLIMIT_FSIZE, &(struct rlimit){4096, 4096});
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, LIMIT);
    put_text(cache, 1, text);
    const bool empty = has_text(cache, 1, NULL);
    put_text(cache, 2, "short");
    const bool full = has_text(cache, 2, "short");
    setrlimit(RLIMIT_NOFILE, &(struct rlimit){0, 0});
    put_text(cache, 3, "three");
    const bool none = has_text(cache, 3, NULL);
    rt_disk_cache_free(cache);
    return !empty || !full || !none;
}

static void
process_limits(void **state)
{
    (void)state;
    assert_int_equal(in_child(put_with_limits), 0);
    assert_int_equal(count_files(""), 1);
}

static void
folders_above_are_made(void **state)
{
    char deep[4200];
    (void)state;
    snprintf(deep, sizeof deep, "%s//a/b/", folder);
    struct rt_disk_cache *cache = rt_disk_cache_new(deep, LIMIT);
    put_text(cache, 1, "one");
    assert_true(has_text(cache, 1, "one"));
    rt_disk_cache_free(cache);
    char command[8400];
    snprintf(command, sizeof command, "rm -r '%s/a'", folder);
    assert_int_equal(system(command), 0);
}

/* Of a HOME that is not there. */
static void
nothing_is_made_in_the_root(void **state)
{
    struct stat s;
    (void)state;
    struct rt_disk_cache *cache = rt_disk_cache_new("/caygen-nonexistent/.cache/caygen", LIMIT);
    put_text(cache, 1, "one");
    assert_true(has_text(cache, 1, NULL));
    assert_int_not_equal(stat("/caygen-nonexistent", &s), 0);
    rt_disk_cache_free(cache);
}

/* The user may remove it at any time. */
static void
folder_goes(void **state)
{
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, LIMIT);
    char path[8192];
    const struct rt_cache_key one = key_of(1);
    (void)state;
    put_text(cache, 1, "one");
    path_of(path, "test", &one);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(rmdir(folder), 0);
    assert_true(has_text(cache, 1, NULL));
    put_text(cache, 1, "one");
    assert_true(has_text(cache, 1, "one"));
    rt_disk_cache_free(cache);
}

/* --- size --- */

static char *
long_text(size_t length, char c)
{
    char *text = malloc(length + 1);
    memset(text, c, length);
    text[length] = 0;
    return text;
}

static void
oldest_go_first(void **state)
{
    enum { SMALL = 64 << 10, ENTRY = 7 << 10 };
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, SMALL);
    char path[8192], *text = long_text(ENTRY, 'e');
    (void)state;
    for (unsigned i = 0; i < 8; i++) {
        const struct rt_cache_key key = key_of(i);
        put_text(cache, i, text);
        path_of(path, "test", &key);
        set_age(path, 10000 - (long)i * 100); /* 0 is the oldest */
    }
    assert_true(has_text(cache, 0, text)); /* which was used just now */
    put_text(cache, 8, text);
    put_text(cache, 9, text);
    assert_true(has_text(cache, 0, text));
    assert_true(has_text(cache, 1, NULL));
    assert_true(has_text(cache, 7, text));
    assert_true(has_text(cache, 9, text));
    assert_true(count_files("test-") * (ENTRY + HEADER_BYTES) <= SMALL);
    char *big = long_text(SMALL / 4, 'b');
    put_text(cache, 10, big); /* would take too much of the cache */
    assert_true(has_text(cache, 10, NULL));
    free(big);
    free(text);
    rt_disk_cache_free(cache);
}

/* What a process that died has left is taken away by the next one's first put; what is being written is not.
 */
static void
unfinished_files_go(void **state)
{
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, LIMIT);
    char old[8192], fresh[8192];
    (void)state;
    put_text(cache, 1, "one");
    snprintf(old, sizeof old, "%s/.caygen-new-old", folder);
    snprintf(fresh, sizeof fresh, "%s/.caygen-new-fresh", folder);
    close(open(old, O_CREAT | O_WRONLY, 0600));
    close(open(fresh, O_CREAT | O_WRONLY, 0600));
    set_age(old, 7200);
    rt_disk_cache_free(cache);
    cache = rt_disk_cache_new(folder, LIMIT);
    put_text(cache, 2, "two");
    assert_int_equal(count_files(".caygen-new-"), 1);
    assert_int_equal(access(fresh, F_OK), 0);
    rt_disk_cache_free(cache);
}

/* The folder may hold files that are not the cache's, however old and large. */
static void
foreign_files_stay(void **state)
{
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, LIMIT);
    static const char *const names[] = {"notes.txt", ".bashrc", ".new-plan", "jit-notes", "old-abc"};
    char path[8192];
    (void)state;
    put_text(cache, 1, "one");
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        const int fd = open(path, O_CREAT | O_WRONLY, 0600);
        assert_int_equal(ftruncate(fd, 2 * LIMIT), 0);
        close(fd);
        set_age(path, 1000000);
    }
    rt_disk_cache_free(cache);
    cache = rt_disk_cache_new(folder, LIMIT);
    put_text(cache, 2, "two");
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        assert_int_equal(access(path, F_OK), 0);
        unlink(path);
    }
    rt_disk_cache_free(cache);
}

/* --- many processes --- */

enum { PROCESSES = 8, ROUNDS = 400, KEYS = 16 };

static char *
text_of(unsigned number, unsigned length)
{
    return long_text(100 + length, (char)('a' + number));
}

/* An entry has one of the lengths that were put, and its own letter. */
static bool
is_sound(struct rt_disk_cache *cache, unsigned number)
{
    const struct rt_cache_key key = key_of(number);
    size_t size = 0;
    char *got = rt_disk_cache_get(cache, "test", &key, &size);
    bool sound = true;
    for (size_t i = 0; got && i < size; i++)
        sound &= got[i] == (char)('a' + number);
    sound &= !got || size >= 100;
    free(got);
    return sound;
}

static int
hammer(void)
{
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, 64 << 10);
    unsigned random = (unsigned)getpid() * 2654435761u, bad = 0;
    for (unsigned i = 0; i < ROUNDS; i++) {
        random = random * 1664525 + 1013904223;
        const unsigned number = (random >> 16) % KEYS;
        char *text = text_of(number, (random >> 8) % 8000);
        if (random >> 24 & 1)
            put_text(cache, number, text);
        else
            bad += !is_sound(cache, number);
        free(text);
    }
    rt_disk_cache_free(cache);
    return bad != 0;
}

static void
many_processes(void **state)
{
    pid_t children[PROCESSES];
    (void)state;
    for (unsigned i = 0; i < PROCESSES; i++) {
        children[i] = fork();
        assert_true(children[i] >= 0);
        if (!children[i])
            _exit(hammer());
    }
    usleep(20000);
    kill(children[0], SIGKILL); /* in the middle of something */
    for (unsigned i = 0; i < PROCESSES; i++) {
        int status;
        assert_int_equal(waitpid(children[i], &status, 0), children[i]);
        if (i)
            assert_int_equal(status, 0);
    }
    assert_true(count_files(".caygen-new-") <= 1);
    struct rt_disk_cache *cache = rt_disk_cache_new(folder, 64 << 10);
    for (unsigned i = 0; i < KEYS; i++)
        assert_true(is_sound(cache, i));
    rt_disk_cache_free(cache);
}

int
run_disk_cache(void)
{
    const struct CMUnitTest tests[] = {TEST(hit_and_miss),
                                       TEST(no_folder_no_cache),
                                       TEST(damage_is_noticed),
                                       TEST(names_are_checked),
                                       TEST(other_users),
                                       TEST(open_to_others),
                                       TEST(unwritable),
                                       TEST(process_limits),
                                       TEST(folders_above_are_made),
                                       TEST(nothing_is_made_in_the_root),
                                       TEST(folder_goes),
                                       TEST(oldest_go_first),
                                       TEST(unfinished_files_go),
                                       TEST(foreign_files_stay),
                                       TEST(many_processes)};
    return cmocka_run_group_tests_name("disk_cache", tests, NULL, NULL);
}
