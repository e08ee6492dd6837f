/* SPDX-License-Identifier: MIT */
/*
 * A folder of entries that are expensive to make, shared by all processes of a user. An entry's name is the
 * SHA-256 of what it was made from. If anything is wrong with the folder or an entry (a full disk, another
 * owner, damage), there is no entry. No error is returned.
 *
 * Entries are executed. So the folder and each file must belong to the user alone, or they are not read.
 */
#ifndef DISK_CACHE_H
#define DISK_CACHE_H

#include <stddef.h>
#include <stdint.h>

#include "base/sha256.h"

struct rt_disk_cache;

struct rt_cache_key {
    uint8_t bytes[SHA256_BYTES];
};

/* folder: absolute; made, with the folders above it, by the first put. Nothing is touched before. limit: of
 * all entries' bytes; the ones not used for longest go. NULL: out of memory, or no folder. */
struct rt_disk_cache *rt_disk_cache_new(const char *folder, uint64_t limit);
void rt_disk_cache_free(struct rt_disk_cache *cache); /* accepts NULL */

/* Both accept a cache of NULL. kind: a short word, part of the file's name. Any thread. */

/* malloc'ed; NULL: not there. */
void *rt_disk_cache_get(struct rt_disk_cache *cache, const char *kind, const struct rt_cache_key *key,
                        size_t *size);
void rt_disk_cache_put(struct rt_disk_cache *cache, const char *kind, const struct rt_cache_key *key,
                       const void *bytes, size_t size);

/* What the bytes of a file are: no entry of a cache, one that is damaged or of another version, or a whole
 * one. Then *entry is what was put there. */
enum rt_cache_file { RT_CACHE_FOREIGN, RT_CACHE_DAMAGED, RT_CACHE_WHOLE };
enum rt_cache_file rt_cache_entry(const void *file, size_t file_size, const void **entry, size_t *size);

/*
 * A mark around work that may kill or hang the process. If the process ends during the work, the mark stays.
 * Returns NULL if too many marks have stayed: then the caller should not try the work again. Free with
 * rt_cache_unmark.
 */
struct rt_cache_mark;
struct rt_cache_mark *rt_cache_mark(struct rt_disk_cache *cache, const struct rt_cache_key *key);
void rt_cache_unmark(struct rt_cache_mark *mark);

#endif
