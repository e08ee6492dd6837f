/* SPDX-License-Identifier: MIT */
#include "keep.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/shown.h"
#include "runtime/log.h"
#include "runtime/platform.h"

enum { MOST_FOLDERS = 1000000 };

struct rt_recording {
    char folder[4096];
    struct rt_record_written written;
};

static struct rt_recorder *
recorder(void)
{
    return &rt_platform()->recorder;
}

bool
rt_recording_is_on(void)
{
    return rt_platform()->options.record != NULL;
}

bool
rt_recording_begin(const char *kernel, uint32_t *number)
{
    const struct rt_options *o = &rt_platform()->options;
    struct rt_recorder *r = recorder();
    pthread_mutex_lock(&r->lock);
    if (r->failed || (o->record_kernel && strcmp(o->record_kernel, kernel) != 0))
        return false;
    *number = ++r->launches;
    return !o->record_launch || o->record_launch == *number;
}

void
rt_recording_end(void)
{
    pthread_mutex_unlock(&recorder()->lock);
}

/* One failure is told; what would follow is more of the same. */
static void
give_up(const char *what, const char *folder, int err)
{
    recorder()->failed = true;
    rt_warn("%s in %s: %s; nothing more is recorded", what, folder, strerror(err));
}

/* --- folders --- */

/* A kernel's name as a part of a file's name. */
static void
spell(const char *kernel, char *name, size_t size)
{
    size_t n = 0;
    for (; kernel[n] && n + 1 < size; n++) {
        const char c = kernel[n];
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        name[n] = plain || c == '_' ? c : '-';
    }
    name[n] = 0;
}

/* The greatest number of a folder that is there. */
static uint32_t
last_number(const char *path)
{
    unsigned long most = 0;
    DIR *dir = opendir(path);
    for (const struct dirent *entry; dir && (entry = readdir(dir));) {
        char *end;
        const unsigned long n = strtoul(entry->d_name, &end, 10);
        if (*end == '-' && n > most && n < MOST_FOLDERS)
            most = n;
    }
    if (dir)
        (void)closedir(dir);
    return (uint32_t)most;
}

/* Processes may share the folder. 0 or an errno. */
static int
make_folder(struct rt_recording *recording, const char *kernel)
{
    char name[64];
    struct rt_recorder *r = recorder();
    spell(kernel, name, sizeof name);
    if (!r->number)
        r->number = last_number(rt_platform()->options.record);
    while (r->number < MOST_FOLDERS) {
        const int length = snprintf(recording->folder, sizeof recording->folder, "%s/%04u-%s",
                                    rt_platform()->options.record, ++r->number, name);
        if (length >= (int)sizeof recording->folder)
            return ENAMETOOLONG;
        if (mkdir(recording->folder, 0700) == 0)
            return 0;
        if (errno != EEXIST)
            return errno;
    }
    return EEXIST;
}

static void
remove_folder(const char *folder)
{
    static const char *const names[] = {RT_RECORD_LAUNCH, RT_RECORD_TEXT};
    char path[4200];
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        (void)snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        (void)unlink(path);
    }
    (void)rmdir(folder);
}

/* --- one launch --- */

struct rt_recording *
rt_recording_new(const struct rt_record_source *source)
{
    char name[256];
    struct rt_recording *recording = calloc(1, sizeof *recording);
    int err = recording ? make_folder(recording, source->kernel) : ENOMEM;
    if (!err) {
        err = rt_record_write(recording->folder, source, &recording->written);
        if (err)
            remove_folder(recording->folder);
    }
    if (!err)
        return recording;
    char what[320];
    (void)snprintf(what, sizeof what, "the launch of %s is not recorded",
                   rt_show(source->kernel, name, sizeof name));
    give_up(what, rt_platform()->options.record, err);
    free(recording);
    return NULL;
}

void
rt_recording_free(struct rt_recording *recording, const struct rt_record_end *end)
{
    if (!recording)
        return;
    assert(end && recording->folder[0]);
    const int err = rt_record_write_results(recording->folder, &recording->written, end);
    if (err)
        give_up("the results of a launch are not recorded", recording->folder, err);
    recorder()->kept++;
    free(recording);
}

void
rt_recording_at_exit(void)
{
    const struct rt_recorder *r = recorder();
    if (!rt_recording_is_on() || (!r->launches && !r->kept))
        return;
    rt_warn("%u launch%s recorded in %s", r->kept, r->kept == 1 ? " is" : "es are",
            rt_platform()->options.record);
}

void
rt_recording_after_fork(void)
{
    struct rt_recorder *r = recorder();
    pthread_mutex_init(&r->lock, NULL);
    r->launches = r->kept = 0;
}
