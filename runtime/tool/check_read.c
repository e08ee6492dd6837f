/* SPDX-License-Identifier: MIT */
/* Reads what runtime/check/finding.c writes: lines of a key and a value, "end" behind each finding. */
#include <assert.h>
#include <dirent.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

static const struct {
    const char *name, *meaning;
} classes[] = {
#define CHECK(id, name, on, level, meaning) {name, meaning},
#include "runtime/check.def"
#undef CHECK
};

unsigned
tool_check_classes(void)
{
    return sizeof classes / sizeof *classes;
}

const char *
tool_check_class(unsigned i)
{
    assert(i < tool_check_classes());
    return classes[i].name;
}

const char *
tool_check_meaning(const char *class)
{
    for (unsigned i = 0; i < tool_check_classes(); i++)
        if (strcmp(classes[i].name, class) == 0)
            return classes[i].meaning;
    return "";
}

static void
free_finding(struct tool_finding *f)
{
    free(f->class);
    free(f->level);
    free(f->kernel);
    free(f->device);
    free(f->what);
    for (unsigned i = 0; i < f->place_count; i++) {
        free(f->place[i].who);
        free(f->place[i].listing);
        free(f->place[i].stack);
        free(f->place[i].file);
        free(f->place[i].text);
    }
}

void
tool_findings_free(struct tool_findings *findings)
{
    for (size_t i = 0; i < findings->count; i++)
        free_finding(&findings->all[i]);
    free(findings->all);
}

size_t
tool_findings_failing(const struct tool_findings *findings)
{
    size_t failing = 0;
    for (size_t i = 0; i < findings->count; i++)
        failing += strcmp(findings->all[i].level, "note") != 0;
    return failing;
}

static int
add(struct tool_findings *findings, const struct tool_finding *finding)
{
    if (findings->count == findings->capacity) {
        const size_t capacity = findings->capacity ? findings->capacity * 2 : 16;
        struct tool_finding *all = realloc(findings->all, capacity * sizeof *all);
        if (!all)
            return -1;
        findings->all = all;
        findings->capacity = capacity;
    }
    findings->all[findings->count++] = *finding;
    return 0;
}

static void
set(char **member, const char *value)
{
    free(*member);
    *member = strdup(value);
}

/* The member that a key names; NULL: there is none. A finding begins with its class, a place with `inst`. */
static char **
text_of(struct tool_finding *f, const char *key)
{
    struct tool_place *p = f->place_count ? &f->place[f->place_count - 1] : NULL;
    const struct {
        const char *key;
        char **member;
    } members[] = {{"class", &f->class},
                   {"level", &f->level},
                   {"kernel", &f->kernel},
                   {"device", &f->device},
                   {"what", &f->what},
                   {"who", p ? &p->who : NULL},
                   {"listing", p ? &p->listing : NULL},
                   {"stack", p ? &p->stack : NULL},
                   {"file", p ? &p->file : NULL},
                   {"text", p ? &p->text : NULL}};
    for (size_t i = 0; i < sizeof members / sizeof *members; i++)
        if (strcmp(members[i].key, key) == 0)
            return members[i].member;
    return NULL;
}

static void
take_line(struct tool_finding *f, const char *key, const char *value)
{
    char **member = text_of(f, key);
    const uint32_t number = (uint32_t)strtoul(value, NULL, 10);
    if (member)
        set(member, value);
    else if (strcmp(key, "inst") == 0 && f->place_count < TOOL_PLACES)
        f->place[f->place_count++].inst = number;
    else if (f->place_count && strcmp(key, "line") == 0)
        f->place[f->place_count - 1].line = number;
    else if (f->place_count && strcmp(key, "column") == 0)
        f->place[f->place_count - 1].column = number;
}

static bool
is_whole(const struct tool_finding *f)
{
    return f->class && f->level && f->kernel && f->device && f->what && f->place_count;
}

/* "count N HITS": of the N-th finding of this process. */
static void
take_count(struct tool_findings *findings, size_t first, const char *value)
{
    char *rest;
    const uint64_t number = strtoull(value, &rest, 10), hits = strtoull(rest, NULL, 10);
    if (number < findings->count - first)
        findings->all[first + number].count = hits;
}

static bool
has_begun(const struct tool_finding *f)
{
    return f->class || f->level || f->kernel || f->device || f->what || f->place_count;
}

/* Not 0 when a finding is not whole: the process ended while it wrote, or the file is damaged. */
static int
read_file(FILE *file, struct tool_findings *findings)
{
    const size_t first = findings->count;
    struct tool_finding f = {.count = 1};
    char line[4096];
    int err = 0;
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = '\0';
        char *value = line + strcspn(line, " ");
        value += *value ? (*value = '\0', 1) : 0;
        if (strcmp(line, "count") == 0) {
            take_count(findings, first, value);
        } else if (strcmp(line, "suppressed") == 0) {
            findings->suppressed += strtoull(value, NULL, 10);
        } else if (strcmp(line, "looked") == 0) {
            findings->looked = true;
        } else if (strcmp(line, "end") == 0) {
            if (!is_whole(&f) || add(findings, &f) != 0) {
                free_finding(&f);
                err = -1;
            }
            f = (struct tool_finding){.count = 1};
        } else {
            take_line(&f, line, value);
        }
    }
    err = has_begun(&f) || ferror(file) ? -1 : err;
    free_finding(&f);
    return err;
}

int
tool_findings_read(const char *folder, struct tool_findings *findings)
{
    DIR *dir = opendir(folder);
    char path[PATH_MAX];
    int err = dir ? 0 : -1;
    findings->files = 0;
    for (const struct dirent *entry; dir && (entry = readdir(dir));) {
        if (!strstr(entry->d_name, ".findings"))
            continue;
        if (snprintf(path, sizeof path, "%s/%s", folder, entry->d_name) >= (int)sizeof path) {
            err = -1;
            continue;
        }
        FILE *file = fopen(path, "re");
        findings->files++;
        if (!file || read_file(file, findings) != 0)
            err = -1;
        if (file)
            (void)fclose(file);
    }
    if (dir)
        (void)closedir(dir);
    return err;
}
