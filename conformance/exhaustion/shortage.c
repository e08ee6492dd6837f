/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* RTLD_NEXT, dl_iterate_phdr */
#include "shortage.h"

#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

static uintptr_t code_start, code_end;
static atomic_uint calls, failures, chosen;
static atomic_bool is_lasting;

/* --- which calls --- */

static int
find_library(struct dl_phdr_info *info, size_t size, void *user)
{
    (void)size;
    if (!strstr(info->dlpi_name, user))
        return 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        if (p->p_type == PT_LOAD && p->p_flags & PF_X) {
            code_start = info->dlpi_addr + p->p_vaddr;
            code_end = code_start + p->p_memsz;
        }
    }
    return 1;
}

bool
shortage_watch(const char *library)
{
    return dlopen(library, RTLD_NOW) && dl_iterate_phdr(find_library, (void *)(uintptr_t)library) &&
           code_end > code_start;
}

unsigned long
shortage_offset(const void *code)
{
    return (uintptr_t)code - code_start;
}

void
shortage_begin(unsigned n, bool lasting)
{
    atomic_store(&calls, 0);
    atomic_store(&failures, 0);
    atomic_store(&is_lasting, lasting);
    atomic_store(&chosen, n);
}

unsigned
shortage_end(unsigned *failed)
{
    atomic_store(&chosen, 0);
    *failed = atomic_load(&failures);
    return atomic_load(&calls);
}

static bool
is_driver(const void *code)
{
    return (uintptr_t)code >= code_start && (uintptr_t)code < code_end;
}

static bool
fails(const void *code)
{
    if (!is_driver(code))
        return false;
    const unsigned n = atomic_fetch_add(&calls, 1) + 1, wanted = atomic_load(&chosen);
    const bool is = wanted && (n == wanted || (n > wanted && atomic_load(&is_lasting)));
    atomic_fetch_add(&failures, is);
    if (is)
        errno = ENOMEM;
    return is;
}

/* --- what is live: an open hash table of pointers --- */

enum { PLACES = 1 << 18 };
static struct {
    uintptr_t pointer;
    const void *code;
} places[PLACES];
static atomic_flag table_lock = ATOMIC_FLAG_INIT;

static void
lock_table(void)
{
    while (atomic_flag_test_and_set(&table_lock))
        sched_yield();
}

static size_t
first_place(uintptr_t pointer)
{
    return (size_t)(pointer / 16 * UINT64_C(0x9E3779B97F4A7C15) >> 40) % PLACES;
}

/* A pointer that is given back leaves a 1 behind, which later ones may take. */
static void
forget(void *pointer)
{
    if (!pointer)
        return;
    lock_table();
    for (size_t i = first_place((uintptr_t)pointer); places[i].pointer; i = (i + 1) % PLACES)
        if (places[i].pointer == (uintptr_t)pointer)
            places[i].pointer = 1;
    atomic_flag_clear(&table_lock);
}

static void *
remember(void *pointer, const void *code)
{
    if (!pointer || !is_driver(code))
        return pointer;
    forget(pointer);
    lock_table();
    size_t i = first_place((uintptr_t)pointer);
    while (places[i].pointer > 1)
        i = (i + 1) % PLACES;
    places[i].pointer = (uintptr_t)pointer;
    places[i].code = code;
    atomic_flag_clear(&table_lock);
    return pointer;
}

static void
count_site(struct shortage_sites *sites, const void *code)
{
    unsigned i = 0;
    while (i < sites->count && sites->sites[i].code != code)
        i++;
    if (i == SHORTAGE_SITES)
        return;
    if (i == sites->count) {
        sites->sites[i].code = code;
        sites->sites[i].live = 0;
        sites->count++;
    }
    sites->sites[i].live++;
}

void
shortage_live(struct shortage_sites *sites)
{
    sites->count = 0;
    lock_table();
    for (size_t i = 0; i < PLACES; i++)
        if (places[i].pointer > 1)
            count_site(sites, places[i].code);
    atomic_flag_clear(&table_lock);
}

/* --- the calls --- */

/* AddressSanitizer's own come next; it needs them before it can look for anything. */
#ifdef SHORTAGE_UNDER_ASAN
#define NEXT(name)                                                                                           \
    extern __typeof__(name) __interceptor_##name;                                                            \
    __typeof__(&name) next = __interceptor_##name;
#else
#define NEXT(name) FIND(name)
#endif
#define FIND(name)                                                                                           \
    static __typeof__(&name) next;                                                                           \
    if (!next)                                                                                               \
        next = (__typeof__(&name))(uintptr_t)dlsym(RTLD_NEXT, #name);
#define CALLER __builtin_return_address(0)
#pragma GCC visibility push(default) /* the driver finds these and not libc's */

void *
malloc(size_t size)
{
    NEXT(malloc)
    return fails(CALLER) ? NULL : remember(next(size), CALLER);
}

void *
calloc(size_t count, size_t size)
{
    NEXT(calloc)
    return fails(CALLER) ? NULL : remember(next(count, size), CALLER);
}

void *
realloc(void *old, size_t size)
{
    NEXT(realloc)
    if (fails(CALLER))
        return NULL;
    forget(old);
    return remember(next(old, size), CALLER);
}

void *
aligned_alloc(size_t alignment, size_t size)
{
    NEXT(aligned_alloc)
    return fails(CALLER) ? NULL : remember(next(alignment, size), CALLER);
}

char *
strdup(const char *text)
{
    NEXT(strdup)
    return fails(CALLER) ? NULL : remember(next(text), CALLER);
}

void
free(void *pointer)
{
    NEXT(free)
    forget(pointer);
    next(pointer);
}

void *
mmap(void *at, size_t bytes, int access, int flags, int file, off_t offset)
{
    NEXT(mmap)
    void *result = fails(CALLER) ? MAP_FAILED : next(at, bytes, access, flags, file, offset);
    return result == MAP_FAILED || flags & MAP_FIXED ? result : remember(result, CALLER);
}

int
munmap(void *at, size_t bytes)
{
    FIND(munmap)
    forget(at);
    return next(at, bytes);
}

int
mprotect(void *at, size_t bytes, int access)
{
    NEXT(mprotect)
    return fails(CALLER) ? -1 : next(at, bytes, access);
}

int
pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *user)
{
    NEXT(pthread_create)
    return fails(CALLER) ? EAGAIN : next(thread, attributes, start, user);
}

#pragma GCC visibility pop
