/* SPDX-License-Identifier: MIT */
/*
 * The files that a source may include. That is a superset of the files that it does include: each #include is
 * followed, even in a comment or behind an #if, to each file of that name in any of the folders. So every
 * file that a compilation reads is among them. If this cannot be known, the functions say so.
 */
#ifndef INCLUDES_H
#define INCLUDES_H

#include "base/sha256.h"
#include "base/words.h"

struct rt_includes {
    struct sha256 *hash; /* takes path and content of each file */
    const struct rt_words *folders;
    bool any;     /* the source includes something, or this is not known */
    bool unknown; /* what cannot be known, or the time of day, is */
    struct rt_words seen;
    struct rt_words pipes; /* files that are not regular */
    size_t looked_for,
        bytes; /* how many files were searched for, and how many bytes were read: both are limited */
};

void rt_includes_scan(struct rt_includes *includes, const char *text, size_t size);
void rt_includes_free(struct rt_includes *includes);

#endif
