/* SPDX-License-Identifier: MIT */
/* The disk cache's folder and files, and the checks of their owners. */
#ifndef CACHE_FOLDER_H
#define CACHE_FOLDER_H

#include <stdbool.h>
#include <sys/stat.h>

/* A descriptor of the folder, or -1: not there, not a folder, the root, or others can write to it. make:
 * makes it and the folders above it, unless that would leave files of ours in somebody else's folder. errno
 * says what failed; 0: the folder, or one above it, is not to be trusted. */
int rt_cache_folder(const char *path, bool make);
/* A regular file of our own that nobody else can write. */
bool rt_cache_trusts(const struct stat *file);
/* Opens a file for reading; -1: not there, or not to be trusted. */
int rt_cache_open(int folder, const char *name, struct stat *file);

#endif
