/* SPDX-License-Identifier: MIT */
/* What a compilation's result depends on, as a key of the disk cache. */
#ifndef COMPILER_KEY_H
#define COMPILER_KEY_H

#include "cache/disk_cache.h"
#include "includes.h"
#include "toolchain.h"

/* Adds the compiler: its file, what is linked with it and, of the libraries it loads, when any was last
 * installed. */
void rt_key_add_tool(struct sha256 *hash, const struct rt_tool *tool);
void rt_key_add_commands(struct sha256 *hash, const struct rt_commands *commands);
/* Bytes with their number before them, so that neighbours cannot be confused. */
void rt_key_add_bytes(struct sha256 *hash, const void *bytes, size_t size);
/* All that a job reads but the files of its folders. */
void rt_key_add_job(struct sha256 *hash, const struct rt_job *job);

#endif
