/* SPDX-License-Identifier: MIT */
/* What the tests of the disk cache share: a new folder for each of them, below the one named by main's first
 * argument. */
#ifndef SUITE_H
#define SUITE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "cache/disk_cache.h"

extern char folder[4096]; /* not there when a test begins */

int folder_setup(void **state);
int folder_teardown(void **state);

struct rt_cache_key key_of(unsigned number);
/* Path of an entry of kind "test", or of a mark. */
void path_of(char path[8192], const char *kind, const struct rt_cache_key *key);
void put_text(struct rt_disk_cache *cache, unsigned number, const char *text);
/* Is text what the cache has for the number? NULL: nothing. */
bool has_text(struct rt_disk_cache *cache, unsigned number, const char *text);
/* Files in the folder whose names begin so. */
unsigned count_files(const char *start);
/* Until there is one, or for a minute. */
void wait_for_file(const char *start);
/* As if it had not been touched for so long. */
void set_age(const char *path, long seconds);
/* The work's exit code, or 256 plus the signal that ended it. In a process of its own. */
int in_child(int (*work)(void));

#define TEST(name) cmocka_unit_test_setup_teardown(name, folder_setup, folder_teardown)

int run_sha256(void);
int run_disk_cache(void);
int run_mark(void);
/* Each program has one. numbers: memory shared with child processes. */
int run_suite(double *numbers);

#endif
