/* SPDX-License-Identifier: MIT */
/* Descriptors of folders. */
#ifndef DESCRIPTOR_H
#define DESCRIPTOR_H

#include <fcntl.h>
#include <unistd.h>

/* The folder of that name, never behind a link; -1: errno says why. */
static inline int
rt_open_folder(int parent, const char *name)
{
    return openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

static inline void
rt_close_if_open(int fd)
{
    if (fd >= 0)
        close(fd);
}

#endif
