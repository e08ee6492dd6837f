/* SPDX-License-Identifier: MIT */
/* The files that a compiler may read and write: Landlock rules (Documentation/userspace-api/landlock.rst). */
#define _GNU_SOURCE
#include "sandbox.h"

#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define COUNT(x) (sizeof(x) / sizeof *(x))

/* The kernel's numbers: the headers of an older system lack some. */
enum { SYS_LANDLOCK_CREATE = 444, SYS_LANDLOCK_ADD = 445 };
enum { LANDLOCK_ASK_VERSION = 1, LANDLOCK_PATH_BENEATH = 1 };

enum {
    FS_EXECUTE = 1 << 0,
    FS_WRITE_FILE = 1 << 1,
    FS_READ_FILE = 1 << 2,
    FS_READ_DIR = 1 << 3,
    FS_REMOVE_DIR = 1 << 4,
    FS_REMOVE_FILE = 1 << 5,
    FS_MAKE_DIR = 1 << 7,
    FS_MAKE_REG = 1 << 8,
    FS_MAKE_FIFO = 1 << 10,
    FS_MAKE_SYM = 1 << 12,
    FS_FIRST = (1 << 13) - 1, /* all of version 1 */
    FS_REFER = 1 << 13,       /* 2: between folders */
    FS_TRUNCATE = 1 << 14,    /* 3 */
    FS_IOCTL_DEV = 1 << 15,   /* 5 */
    NET_ALL = 3,              /* 4: TCP */
    SCOPE_ALL = 3             /* 6: abstract sockets and signals of others */
};

#define FS_OF_FILE ((uint64_t)(FS_EXECUTE | FS_WRITE_FILE | FS_READ_FILE | FS_TRUNCATE | FS_IOCTL_DEV))
#define FS_READ ((uint64_t)(FS_EXECUTE | FS_READ_FILE | FS_READ_DIR))
#define FS_OWN                                                                                               \
    ((uint64_t)(FS_WRITE_FILE | FS_READ_FILE | FS_READ_DIR | FS_REMOVE_DIR | FS_REMOVE_FILE | FS_MAKE_DIR |  \
                FS_MAKE_REG | FS_MAKE_FIFO | FS_MAKE_SYM | FS_REFER | FS_TRUNCATE))

struct ruleset {
    uint64_t fs, net, scoped;
};

struct path_beneath {
    uint64_t allowed;
    int32_t parent;
} __attribute__((packed));

/* Returns how many bytes of the structure that version knows. */
static size_t
make_ruleset(long version, struct ruleset *set)
{
    *set = (struct ruleset){FS_FIRST, 0, 0};
    set->fs |= (version >= 2 ? FS_REFER : 0) | (version >= 3 ? FS_TRUNCATE : 0);
    set->fs |= version >= 5 ? FS_IOCTL_DEV : 0;
    set->net = version >= 4 ? NET_ALL : 0;
    set->scoped = version >= 6 ? SCOPE_ALL : 0;
    return version >= 6   ? sizeof *set
           : version >= 4 ? offsetof(struct ruleset, scoped)
                          : offsetof(struct ruleset, net);
}

static void
allow_fd(int rules, const struct ruleset *set, int fd, uint64_t rights)
{
    struct stat s;
    if (fstat(fd, &s))
        return;
    struct path_beneath rule = {rights & set->fs, fd};
    if (!S_ISDIR(s.st_mode))
        rule.allowed &= FS_OF_FILE;
    syscall(SYS_LANDLOCK_ADD, rules, LANDLOCK_PATH_BENEATH, &rule, 0);
}

static void
allow(int rules, const struct ruleset *set, const char *path, uint64_t rights)
{
    const int fd = open(path, O_PATH | O_CLOEXEC);
    if (fd < 0)
        return;
    allow_fd(rules, set, fd, rights);
    close(fd);
}

/* Where systems keep programs, libraries, and the files that those read when they start. */
static const char *const system_paths[] = {"/usr",
                                           "/bin",
                                           "/sbin",
                                           "/lib",
                                           "/lib32",
                                           "/lib64",
                                           "/libx32",
                                           "/opt",
                                           "/nix/store",
                                           "/gnu/store",
                                           "/snap",
                                           "/dev/zero",
                                           "/dev/urandom",
                                           "/dev/random",
                                           "/etc/ld.so.cache",
                                           "/etc/ld.so.preload",
                                           "/etc/alternatives",
                                           "/etc/clang",
                                           "/etc/os-release",
                                           "/etc/debian_version",
                                           "/etc/localtime",
                                           "/proc/cpuinfo",
                                           "/proc/meminfo",
                                           "/proc/sys/vm/overcommit_memory",
                                           "/sys/devices/system/cpu"};

bool
rt_sandbox_has_system(const char *path)
{
    for (size_t i = 0; i < COUNT(system_paths); i++) {
        const size_t length = strlen(system_paths[i]);
        if (strncmp(path, system_paths[i], length) == 0 && path[length] == '/')
            return true;
    }
    return false;
}

static void
allow_all(int rules, const struct ruleset *set, const struct rt_sandbox *what)
{
    allow_fd(rules, set, what->folder, FS_OWN);
    allow(rules, set, "/dev/null", FS_READ_FILE | FS_WRITE_FILE | FS_TRUNCATE);
    if (!what->readable) {
        allow(rules, set, "/", FS_READ);
        return;
    }
    for (size_t i = 0; i < COUNT(system_paths); i++)
        allow(rules, set, system_paths[i], FS_READ);
    for (size_t i = 0; what->readable[i]; i++)
        allow(rules, set, what->readable[i], FS_READ);
}

int
rt_sandbox_rules(const struct rt_sandbox *what)
{
    struct ruleset set;
    const long version = syscall(SYS_LANDLOCK_CREATE, NULL, 0, LANDLOCK_ASK_VERSION);
    if (version < 1)
        return -1;
    const size_t size = make_ruleset(version, &set);
    const int rules = (int)syscall(SYS_LANDLOCK_CREATE, &set, size, 0);
    if (rules >= 0)
        allow_all(rules, &set, what);
    return rules;
}
