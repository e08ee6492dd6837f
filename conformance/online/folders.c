/* SPDX-License-Identifier: MIT */
/*
 * Temporary and cache folders whose names another user has taken. Some cases need root, to act as two users.
 * usage: folders FOLDER; FOLDER is made and removed
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "cache/cache_folder.h"
#include "emu/error.h"
#include "spawn/work_folder.h"

enum { NOBODY = 65534 };

static const char *place;
static char base[2048], usual[2200], victim[2200];

static unsigned
entries(const char *path)
{
    unsigned count = 0;
    DIR *dir = opendir(path);
    while (dir && readdir(dir))
        count++;
    if (dir)
        closedir(dir);
    return count > 2 ? count - 2 : 0;
}

static int
setup(void **state)
{
    (void)state;
    snprintf(base, sizeof base, "%s/base", place);
    snprintf(usual, sizeof usual, "%s/caygen-%lu", base, (unsigned long)geteuid());
    snprintf(victim, sizeof victim, "%s/victim", place);
    mkdir(place, 0755);
    mkdir(victim, 0700);
    setenv("TMPDIR", base, 1);
    return mkdir(base, 0700) || chmod(base, 01777);
}

static int
teardown(void **state)
{
    char command[4096];
    (void)state;
    unsetenv("TMPDIR");
    snprintf(command, sizeof command, "rm -rf '%s'", place);
    return system(command);
}

static void
expect_folder_below(const char *beginning)
{
    struct rt_folder folder;
    struct emu_error error = {.text = ""};
    struct stat s;
    if (rt_folder_make(&folder, &error))
        fail_msg("%s", error.text);
    if (strncmp(folder.path, beginning, strlen(beginning)) != 0)
        fail_msg("%s is not below %s", folder.path, beginning);
    assert_int_equal(lstat(folder.path, &s), 0);
    assert_true(S_ISDIR(s.st_mode) && s.st_uid == geteuid() && (s.st_mode & 07777) == 0700);
    assert_int_equal(rt_folder_write(&folder, "a/b/file", "text", 4, &error), 0);
    rt_folder_remove(&folder);
    assert_int_equal(folder.fd, -1);
}

/* $TMPDIR is not used. */
static void
expect_folder_elsewhere(void)
{
    struct rt_folder folder;
    struct emu_error error = {.text = ""};
    assert_int_equal(rt_folder_make(&folder, &error), 0);
    assert_int_equal(entries(base), 0);
    rt_folder_remove(&folder);
}

/* --- who has taken the usual name --- */

static void
take_by_file(void)
{
    close(open(usual, O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
}

static void
take_by_link(void)
{
    assert_int_equal(symlink(victim, usual), 0);
}

static void
take_by_dangling_link(void)
{
    assert_int_equal(symlink("/nowhere/at/all", usual), 0);
}

static void
take_by_pipe(void)
{
    assert_int_equal(mkfifo(usual, 0600), 0);
}

static void
take_by_open_folder(void)
{
    mkdir(usual, 0700);
    assert_int_equal(chmod(usual, 0777), 0);
}

static void
take_by_readable_folder(void)
{
    mkdir(usual, 0700);
    assert_int_equal(chmod(usual, 0755), 0);
}

static void
take_by_stranger(void)
{
    mkdir(usual, 0700);
    if (geteuid() == 0)
        assert_int_equal(chown(usual, NOBODY, NOBODY), 0);
}

static void
taken_names(void **state)
{
    static void (*const ways[])(void) = {take_by_file,    take_by_link,        take_by_dangling_link,
                                         take_by_pipe,    take_by_open_folder, take_by_readable_folder,
                                         take_by_stranger};
    (void)state;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        ways[i]();
        for (int n = 0; n < 3; n++)
            expect_folder_below(base);
        assert_int_equal(entries(victim), 0);
        assert_true(entries(base) <= 1); /* ours are gone */
        if (remove(usual))
            assert_true(i == sizeof ways / sizeof *ways - 1); /* our own: it was used */
    }
}

static void
many_in_a_row(void **state)
{
    (void)state;
    for (int i = 0; i < 100; i++)
        expect_folder_below(usual);
    assert_int_equal(entries(base), 0);
}

/* Old folders in a parent with another name are removed, too. */
static void
leftovers(void **state)
{
    const struct timespec long_ago[] = {{1000000000, 0}, {1000000000, 0}};
    char parent[2300], old[2400];
    (void)state;
    take_by_file();
    snprintf(parent, sizeof parent, "%s-abcdef", usual);
    snprintf(old, sizeof old, "%s/build-old", parent);
    assert_int_equal(mkdir(parent, 0700), 0);
    assert_int_equal(mkdir(old, 0700), 0);
    assert_int_equal(utimensat(AT_FDCWD, old, long_ago, 0), 0);
    expect_folder_below(base);
    assert_int_equal(access(old, F_OK), -1);
    assert_int_equal(access(parent, F_OK), -1);
}

/* Other users could replace the folder that is made there. */
static void
a_folder_for_all_that_is_not_sticky(void **state)
{
    (void)state;
    assert_int_equal(chmod(base, 0777), 0);
    expect_folder_elsewhere();
}

/* The owner could replace the folder that root makes there. */
static void
a_folder_of_somebody_else(void **state)
{
    (void)state;
    if (geteuid() != 0)
        skip();
    assert_int_equal(chmod(base, 0700), 0);
    assert_int_equal(chown(base, NOBODY, NOBODY), 0);
    expect_folder_elsewhere();
}

/* --- what a compiler has left in the folder --- */

static void
links_are_not_followed(void **state)
{
    struct rt_folder folder;
    struct emu_error error = {.text = ""};
    char path[5000], there[2400];
    size_t size;
    (void)state;
    snprintf(there, sizeof there, "%s/there", victim);
    close(open(there, O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
    assert_int_equal(rt_folder_make(&folder, &error), 0);
    snprintf(path, sizeof path, "%s/file", folder.path);
    assert_int_equal(symlink(there, path), 0);
    snprintf(path, sizeof path, "%s/folder", folder.path);
    assert_int_equal(symlink(victim, path), 0);
    assert_int_equal(rt_folder_write(&folder, "file", "x", 1, &error), -1);
    assert_int_equal(rt_folder_write(&folder, "folder/file", "x", 1, &error), -1);
    assert_int_equal(rt_folder_add(&folder, "folder/deeper", &error), -1);
    assert_int_equal(rt_folder_open(&folder, "folder"), -1);
    assert_null(rt_folder_read(&folder, "file", 100, &size));
    const int log = rt_folder_open_log(&folder, "file"); /* a new one in its place */
    assert_true(log >= 0);
    assert_int_equal(write(log, "log", 3), 3);
    close(log);
    char *text = rt_folder_read(&folder, "file", 100, &size);
    assert_string_equal(text, "log");
    free(text);
    rt_folder_remove(&folder);
    struct stat s;
    assert_int_equal(stat(there, &s), 0);
    assert_int_equal(s.st_size, 0);
    assert_int_equal(entries(victim), 1);
}

/* Writes a file into each folder of a chain. Every second one, and the last, cannot be read any more. */
static void
make_deep(int fd, unsigned depth)
{
    fd = fcntl(fd, F_DUPFD_CLOEXEC, 0);
    for (unsigned i = 0; i < depth; i++) {
        close(openat(fd, "file", O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
        assert_int_equal(mkdirat(fd, i % 3 ? "a" : "0", 0700), 0);
        const int inner = openat(fd, i % 3 ? "a" : "0", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        assert_true(inner >= 0);
        close(openat(inner, "1", O_WRONLY | O_CREAT | O_CLOEXEC, 0));
        assert_int_equal(i % 2 ? fchmod(fd, 0) : 0, 0);
        close(fd);
        fd = inner;
    }
    assert_int_equal(fchmod(fd, 0500), 0);
    close(fd);
}

static void
remove_deep(unsigned depth)
{
    struct rt_folder folder;
    struct emu_error error = {.text = ""};
    char outside[2400], path[5000];
    snprintf(outside, sizeof outside, "%s/outside", base);
    close(open(outside, O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
    assert_int_equal(rt_folder_make(&folder, &error), 0);
    make_deep(folder.fd, depth);
    snprintf(path, sizeof path, "%s/way-out", folder.path);
    assert_int_equal(symlink(base, path), 0);
    rt_folder_remove(&folder);
    assert_int_equal(entries(base), 1);
    assert_int_equal(remove(outside), 0);
}

/* Compilers do not make such trees. One that was taken over may. */
static void
deep_trees(void **state)
{
    enum { DEEP = 200 };
    int status = -1;
    (void)state;
    remove_deep(3);
    remove_deep(DEEP);
    if (geteuid() != 0)
        return;
    fflush(NULL);
    const pid_t child = fork(); /* root may read every folder; somebody else may not */
    if (child == 0)
        _exit(setuid(NOBODY) ? 1 : (remove_deep(DEEP), 0));
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
}

/* --- the cache's --- */

static void
cache_folders(void **state)
{
    char link[2300], below[2400], way[2600];
    (void)state;
    snprintf(link, sizeof link, "%s/link", base);
    snprintf(below, sizeof below, "%s/cache/caygen", link);
    snprintf(way, sizeof way, "%s//./made/by/us/", base);
    assert_int_equal(rt_cache_folder(way, false), -1);
    int fd = rt_cache_folder(way, true);
    assert_true(fd >= 0);
    close(fd);
    assert_int_equal(rt_cache_folder("relative", true), -1);
    assert_int_equal(rt_cache_folder("/nonexistent-home/.cache", true), -1);
    assert_int_equal(symlink(victim, link), 0);
    fd = rt_cache_folder(below, true); /* our own link */
    assert_true(fd >= 0);
    close(fd);
    assert_int_equal(entries(victim), 1);
    if (geteuid() != 0)
        return;
    assert_int_equal(lchown(link, NOBODY, NOBODY), 0);
    assert_int_equal(rt_cache_folder(below, true), -1);
    assert_int_equal(rt_cache_folder(below, false), -1);
    snprintf(below, sizeof below, "%s/stranger/caygen", base);
    snprintf(link, sizeof link, "%s/stranger", base);
    assert_int_equal(mkdir(link, 0755), 0);
    assert_int_equal(chown(link, NOBODY, NOBODY), 0);
    assert_int_equal(rt_cache_folder(below, true), -1); /* nothing of ours in somebody's folder */
    assert_int_equal(entries(link), 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int
main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {TEST(taken_names),
                                       TEST(many_in_a_row),
                                       TEST(leftovers),
                                       TEST(a_folder_for_all_that_is_not_sticky),
                                       TEST(a_folder_of_somebody_else),
                                       TEST(links_are_not_followed),
                                       TEST(deep_trees),
                                       TEST(cache_folders)};
    if (argc != 2 || argv[1][0] != '/')
        return 2;
    place = argv[1];
    return cmocka_run_group_tests(tests, NULL, NULL);
}
