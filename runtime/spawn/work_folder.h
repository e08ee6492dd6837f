/* SPDX-License-Identifier: MIT */
/*
 * A private folder for the files of one compilation. It is locked while in use. The next process that makes a
 * folder removes those that killed processes have left. Other users may write to the folder around it, so all
 * work starts from descriptors of folders that are known to be ours, and no link is followed.
 */
#ifndef WORK_FOLDER_H
#define WORK_FOLDER_H

#include <limits.h>
#include <stddef.h>

struct emu_error;

struct rt_folder {
    char path[PATH_MAX]; /* for compilers; "": there is none */
    char name[64];       /* in its parent */
    int parent, fd;      /* descriptors; fd holds the lock */
};

/* In $TMPDIR, /tmp or /var/tmp, whichever works. 0, or -1 with the reason. */
int rt_folder_make(struct rt_folder *folder, struct emu_error *error);
/* With all that is in it. */
void rt_folder_remove(struct rt_folder *folder);

/* names are paths that do not leave the folder; folders on their way are made. */
int rt_folder_write(const struct rt_folder *folder, const char *name, const void *data, size_t size,
                    struct emu_error *error);
int rt_folder_add(const struct rt_folder *folder, const char *name, struct emu_error *error);
/* A link in the folder itself. */
int rt_folder_link(const struct rt_folder *folder, const char *name, const char *to, struct emu_error *error);
/* A new empty file to read and append to, in the folder itself; -1: errno says why. */
int rt_folder_open_log(const struct rt_folder *folder, const char *name);
/* A descriptor of a folder in it, which is made; -1: errno says why. */
int rt_folder_open(const struct rt_folder *folder, const char *name);
/* At most limit bytes, malloc'ed and with a 0 behind them; NULL: not there, or no memory. name: of a file in
 * the folder itself. */
void *rt_folder_read(const struct rt_folder *folder, const char *name, size_t limit, size_t *size);

#endif
