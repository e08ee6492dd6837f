/* SPDX-License-Identifier: MIT */
/*
 * A private folder for the files of one compilation. It is locked while in use; what a killed process has
 * left behind is removed by the next one that makes a folder.
 */
#ifndef WORK_FOLDER_H
#define WORK_FOLDER_H

#include <limits.h>
#include <stddef.h>

struct emu_error;

struct rt_folder {
    char path[PATH_MAX];
    int fd; /* holds the lock */
};

/* In $TMPDIR, /tmp or /var/tmp, whichever works. 0, or -1 with the reason. */
int rt_folder_make(struct rt_folder *folder, struct emu_error *error);
/* With all that is in it. */
void rt_folder_remove(struct rt_folder *folder);

/* names are paths in the folder; folders on their way are made. */
int rt_folder_write(const struct rt_folder *folder, const char *name, const void *data, size_t size,
                    struct emu_error *error);
int rt_folder_add(const struct rt_folder *folder, const char *name, struct emu_error *error);
/* At most limit bytes, malloc'ed and with a 0 behind them; NULL: not there, or no memory. */
void *rt_folder_read(const struct rt_folder *folder, const char *name, size_t limit, size_t *size);

#endif
