/* SPDX-License-Identifier: MIT */
/* What is interposed between a driver and its render node: ioctl, mmap and libdrm's list of devices. */
#define _GNU_SOURCE
#include "door.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <sys/mman.h>

enum { DRM = 'd', VERSION = 0x00, RENDER_NODE = 2 };

struct version {
    int major, minor, patch;
    size_t name_len;
    char *name;
    size_t date_len;
    char *date;
    size_t desc_len;
    char *desc;
};

static void
answer(char *to, size_t *len, const char *text)
{
    if (to && *len)
        memcpy(to, text, *len < strlen(text) ? *len : strlen(text));
    *len = strlen(text);
}

static int
version(struct version *v)
{
    const struct door_node *node = door_node();
    v->major = node->version[0];
    v->minor = node->version[1];
    v->patch = node->version[2];
    answer(v->name, &v->name_len, node->name);
    answer(v->date, &v->date_len, "0");
    answer(v->desc, &v->desc_len, "door");
    return 0;
}

int
ioctl(int fd, unsigned long request, ...)
{
    va_list list;
    va_start(list, request);
    void *arg = va_arg(list, void *);
    va_end(list);
    if ((request >> 8 & 0xff) != DRM) {
        int (*next)(int, unsigned long, ...) = (int (*)(int, unsigned long, ...))dlsym(RTLD_NEXT, "ioctl");
        return next(fd, request, arg);
    }
    const unsigned number = request & 0xff;
    const int result = number == VERSION ? version(arg) : door_ioctl(number, arg);
    errno = -result;
    return result ? -1 : 0;
}

typedef void *map_function(void *, size_t, int, int, int, off_t);

void *
mmap64(void *at, size_t bytes, int prot, int flags, int fd, off_t offset)
{
    static map_function *next;
    if (!next)
        next = (map_function *)dlsym(RTLD_NEXT, "mmap64");
    if ((uint64_t)offset < DOOR_MAP_MARK)
        return next(at, bytes, prot, flags, fd, offset);
    const uint64_t from = (uint64_t)offset - DOOR_MAP_MARK;
    void *const to = next(at, bytes, prot, flags, door_file(), (off_t)from);
    if (to != MAP_FAILED)
        door_mapped(to, bytes, from);
    return to;
}

void *
mmap(void *at, size_t bytes, int prot, int flags, int fd, off_t offset)
{
    return mmap64(at, bytes, prot, flags, fd, offset);
}

/* libdrm's drmDevice, as far as it is used. */
struct device {
    char **nodes;
    int available, bus;
    void *bus_info, *device_info;
};

static char null_name[] = "/dev/null";
static char *nodes[4] = {null_name, null_name, null_name, null_name};
static uint16_t place[4], pci[8]; /* drmPciBusInfo, drmPciDeviceInfo */
static struct device device = {nodes, 1 << RENDER_NODE, 0, place, pci};

static struct device *
found(void)
{
    pci[0] = door_node()->vendor;
    pci[1] = door_node()->device;
    return &device;
}

int
drmGetDevices2(uint32_t flags, struct device *list[], int room)
{
    (void)flags;
    if (list && room > 0)
        list[0] = found();
    return 1;
}

int
drmGetDevice2(int fd, uint32_t flags, struct device **out)
{
    (void)fd, (void)flags;
    *out = found();
    return 0;
}

void
drmFreeDevice(struct device **d)
{
    *d = NULL;
}

void
drmFreeDevices(struct device *list[], int count)
{
    (void)list, (void)count;
}

int
drmDevicesEqual(struct device *a, struct device *b)
{
    return a == b;
}
