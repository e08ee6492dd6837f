/* SPDX-License-Identifier: MIT */
/* caygen profile: starts a program with CAYGEN_PROFILE, waits for it, and shows what its kernels did. */
#include "profile.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "child.h"
#include "profile/read.h"
#include "profile/text.h"
#include "tool.h"

static const struct {
    const char *option;
    tool_profile_report *write;
} reports[] = {{"--html", tool_profile_html},
               {"--perfetto", tool_profile_perfetto},
               {"--callgrind", tool_profile_callgrind},
               {"--lcov", tool_profile_lcov},
               {"--json", tool_profile_json}};
enum { REPORTS = sizeof reports / sizeof *reports, PERFETTO = 1 };

struct job {
    const char *files[REPORTS]; /* NULL: not wanted */
    bool listing, quiet, timed;
    const char *from; /* a folder of reports; NULL: a program is run */
    char folder[PATH_MAX], program[1024];
};

/* --- arguments --- */

static bool
take_word(struct job *job, const char *word)
{
    const struct {
        const char *word;
        bool *member;
    } words[] = {{"--listing", &job->listing}, {"--quiet", &job->quiet}, {"--time", &job->timed}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i].word, word) == 0) {
            *words[i].member = true;
            return true;
        }
    return false;
}

static int
take_option(struct job *job, int argc, char **argv, int *i)
{
    const char *value;
    if (take_word(job, argv[*i]))
        return TOOL_OK;
    for (unsigned r = 0; r < REPORTS; r++)
        if ((value = tool_option_value(argc, argv, i, reports[r].option, reports[r].option)))
            return tool_report_begin(reports[r].option, value, job->files, REPORTS, r);
    if ((value = tool_option_value(argc, argv, i, "--from", "--from"))) {
        job->from = value;
        return *value ? TOOL_OK : tool_fail(TOOL_USAGE, "--from needs a folder");
    }
    if ((value = tool_option_value(argc, argv, i, "--kernel", "--kernel")))
        return *value ? tool_set_variable("CAYGEN_PROFILE_KERNEL", value)
                      : tool_fail(TOOL_USAGE, "--kernel needs a name");
    if ((value = tool_option_value(argc, argv, i, "--launch", "--launch")))
        return tool_take_launch("CAYGEN_PROFILE_LAUNCH", value);
    return tool_take_setting(argc, argv, i);
}

/* --- what the processes have left --- */

static void
take_event(void *user, uint32_t process, const char *word, const char *rest)
{
    struct tool_profile *p = user;
    if (p->event_count == p->event_room) {
        const size_t room = p->event_room ? 2 * p->event_room : 256;
        void *events = realloc(p->events, room * sizeof *p->events);
        if (!events)
            return;
        p->events = events;
        p->event_room = room;
    }
    p->events[p->event_count++] = (struct tool_event){process, strdup(word), strdup(rest)};
}

static int
by_time(const void *a, const void *b)
{
    const struct profile_launch *x = a, *y = b;
    return (x->begin > y->begin) - (x->begin < y->begin);
}

static int
is_report(const struct dirent *entry)
{
    const char *dot = strrchr(entry->d_name, '.');
    return dot && strcmp(dot, ".profile") == 0;
}

static int
read_folder(const char *folder, struct tool_profile *p)
{
    struct dirent **entries = NULL;
    char path[2 * PATH_MAX];
    const int count = scandir(folder, &entries, is_report, alphasort);
    if (count < 0)
        return tool_fail(TOOL_FILE, "%s: %s; the profile could not be read", folder, strerror(errno));
    int err = TOOL_OK;
    p->report_count = (unsigned)count;
    for (int i = 0; i < count; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);
        const uint32_t process = (uint32_t)strtoul(entries[i]->d_name, NULL, 10);
        if (profile_read(path, process, &p->all, take_event, p) != 0)
            err = tool_fail(TOOL_FILE, "%s: not all of the report could be read", path);
        free(entries[i]);
    }
    free(entries);
    if (p->all.launch_count)
        qsort(p->all.launches, p->all.launch_count, sizeof *p->all.launches, by_time);
    return err;
}

static void
free_profile(struct tool_profile *p)
{
    for (size_t i = 0; i < p->event_count; i++) {
        free(p->events[i].word);
        free(p->events[i].rest);
    }
    free(p->events);
    profile_free(&p->all);
}

/* --- the reports --- */

const char *
tool_profile_file(const struct tool_profile *p, uint32_t file)
{
    return file && file <= p->all.source_count ? p->all.sources[file - 1].path : "???";
}

static int
write_report(struct tool_profile *p, const char *path, tool_profile_report *write)
{
    FILE *file = fopen(path, "we");
    int err = file ? 0 : errno;
    p->path = path;
    if (file && write(p, file) != 0)
        err = errno;
    if (file && ferror(file) && !err)
        err = errno ? errno : EIO;
    if (file && fclose(file) != 0 && !err)
        err = errno;
    return err ? tool_fail(TOOL_FILE, "%s: %s", path, strerror(err)) : TOOL_OK;
}

/* What the processes have left. TOOL_FILE: part of it is missing. */
static int
read_reports(const struct job *job, const char *folder, struct tool_profile *p)
{
    int err = read_folder(folder, p);
    if (!err && !job->from)
        err = tool_folder_whole(folder);
    if (!err && job->from && !p->report_count)
        err = tool_fail(TOOL_FILE, "--from %s: no process has left a profile there", folder);
    return err;
}

/* whole: if there is no launch, there was none. */
static int
print(const struct job *job, const struct tool_profile *p, bool whole)
{
    if (p->all.launch_count && !job->quiet)
        profile_print(&p->all, &(struct profile_print){.file = stderr, .listing = job->listing});
    if (p->all.launch_count || !whole)
        return TOOL_OK;
    const int err = tool_launch_missed("CAYGEN_PROFILE_KERNEL", "CAYGEN_PROFILE_LAUNCH");
    if (!err)
        fprintf(stderr, "caygen: profile: no kernel was launched\n");
    return err;
}

static int
write_reports(const struct job *job, struct tool_profile *p)
{
    int err = TOOL_OK;
    for (unsigned i = 0; i < REPORTS; i++)
        if (job->files[i] && write_report(p, job->files[i], reports[i].write) != TOOL_OK)
            err = TOOL_FILE;
    return err;
}

/* 2: something is missing. The files are written even if nobody reads standard error any more. */
static int
show(const struct job *job, const char *folder, int code)
{
    struct tool_profile p = {.program = job->program, .timed = job->timed};
    tool_write_always();
    const bool whole = read_reports(job, folder, &p) == TOOL_OK;
    const int missed = print(job, &p, whole);
    const bool written = write_reports(job, &p) == TOOL_OK;
    free_profile(&p);
    if (!whole || !written)
        return TOOL_FILE;
    return code ? code : missed;
}

static int
set_environment(const struct job *job)
{
    const int err = tool_set_variable("CAYGEN_PROFILE", job->timed ? "time" : "on");
    return err || !job->files[PERFETTO] ? err : tool_set_variable("CAYGEN_PROFILE_TIMELINE", "1");
}

static int
profile_program(struct job *job, char **argv)
{
    int err = set_environment(job);
    if (!err)
        err = tool_folder_make("profile", "CAYGEN_PROFILE_DIR", job->folder);
    if (err)
        return err;
    tool_child_name(argv, job->program, sizeof job->program);
    const int code = show(job, job->folder, tool_child_run(argv).code);
    tool_folder_remove(job->folder);
    return code;
}

int
tool_profile(int argc, char **argv)
{
    struct job job = {.from = NULL};
    int i = 1, err = TOOL_OK;
    for (; !err && i < argc && argv[i][0] == '-' && strcmp(argv[i], "--") != 0; i++)
        err = take_option(&job, argc, argv, &i);
    i += !err && i < argc && strcmp(argv[i], "--") == 0;
    if (!err && !job.from && i >= argc)
        err = tool_fail(TOOL_USAGE, "no program; 'caygen profile --help' tells how");
    if (!err && job.from && i < argc)
        err = tool_fail(TOOL_USAGE, "--from and a program are given; there can be one of them");
    if (err)
        return err;
    return job.from ? show(&job, job.from, TOOL_OK) : profile_program(&job, argv + i);
}
