/* SPDX-License-Identifier: MIT */
/* Leaves a file where it is loaded: a stranger's library. */
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static void __attribute__((constructor)) loaded(void)
{
    const char *path = getenv("SETUID_MARK");
    const int fd = path ? open(path, O_WRONLY | O_CREAT, 0666) : -1;
    if (fd >= 0)
        close(fd);
}
