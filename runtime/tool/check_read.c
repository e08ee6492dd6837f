/* SPDX-License-Identifier: MIT */
/* Reads what runtime/check/finding_file.c writes: lines of a key and a value, "end" behind each finding. */
#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "tool.h"

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

/* --- files --- */

/* One file while it is read. */
struct reading {
    struct tool_findings own;
    struct tool_finding finding; /* the one whose lines are read */
    const char *wrong;           /* what is wrong with the file; NULL: nothing */
    unsigned line, wrong_line;
};

static void
blame(struct reading *r, const char *wrong)
{
    if (!r->wrong)
        r->wrong_line = r->line;
    r->wrong = r->wrong ? r->wrong : wrong;
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

/* False: a finding has no such line here. */
static bool
take_number(struct tool_finding *f, const char *key, uint32_t number)
{
    struct tool_place *p = f->place_count ? &f->place[f->place_count - 1] : NULL;
    if (strcmp(key, "inst") == 0 && f->place_count < TOOL_PLACES)
        f->place[f->place_count++].inst = number;
    else if (p && strcmp(key, "line") == 0)
        p->line = number;
    else if (p && strcmp(key, "column") == 0)
        p->column = number;
    else
        return false;
    return true;
}

static bool
is_whole(const struct tool_finding *f)
{
    return f->class && f->level && f->kernel && f->device && f->what && f->place_count;
}

static bool
has_begun(const struct tool_finding *f)
{
    return f->class || f->level || f->kernel || f->device || f->what || f->place_count;
}

static void
end_finding(struct reading *r)
{
    const bool whole = is_whole(&r->finding), taken = whole && tool_findings_add(&r->own, &r->finding);
    if (!taken) {
        blame(r, whole ? "out of memory" : "a finding is not whole");
        tool_finding_free(&r->finding);
    }
    r->finding = (struct tool_finding){.count = 1};
}

/* "count N HITS": of the N-th finding of this process. */
static void
take_count(struct reading *r, const char *value)
{
    char *rest;
    const uint64_t number = strtoull(value, &rest, 10), hits = strtoull(rest, NULL, 10);
    if (number < r->own.count)
        r->own.all[number].count = hits;
}

static void
take_used(struct reading *r, const char *value)
{
    unsigned *used = realloc(r->own.used, (r->own.used_count + 1) * sizeof *used);
    if (!used) {
        blame(r, "out of memory");
        return;
    }
    used[r->own.used_count++] = (unsigned)strtoul(value, NULL, 10);
    r->own.used = used;
}

/* Lines that belong to no finding. False: this one does. */
static bool
take_other(struct reading *r, const char *key, const char *value)
{
    if (strcmp(key, "count") == 0)
        take_count(r, value);
    else if (strcmp(key, "suppressed") == 0)
        r->own.suppressed += strtoull(value, NULL, 10);
    else if (strcmp(key, "used") == 0)
        take_used(r, value);
    else if (strcmp(key, "looked") == 0)
        r->own.looked = true;
    else
        return false;
    return true;
}

static void
take_line(struct reading *r, char *line)
{
    char *value = line + strcspn(line, " ");
    value += *value ? (*value = '\0', 1) : 0;
    char **member = text_of(&r->finding, line);
    if (strcmp(line, "end") == 0)
        end_finding(r);
    else if (member)
        set(member, value);
    else if (!take_other(r, line, value) &&
             !take_number(&r->finding, line, (uint32_t)strtoul(value, NULL, 10)))
        blame(r, "no process writes such a line");
}

static void
read_lines(struct reading *r, FILE *file)
{
    char line[4096];
    while (fgets(line, sizeof line, file)) {
        r->line++;
        line[strcspn(line, "\n")] = '\0';
        take_line(r, line);
    }
    if (ferror(file))
        blame(r, strerror(errno));
    if (!r->line)
        blame(r, "the file is empty");
    if (has_begun(&r->finding))
        blame(r, "the last finding is not whole");
    tool_finding_free(&r->finding);
}

/* Not 0, and a message: the process ended while it wrote, its disk was full, or it is another file. */
static int
read_file(const char *path, struct tool_findings *findings)
{
    struct reading r = {.finding = {.count = 1}};
    FILE *file = fopen(path, "re");
    findings->files++;
    if (file)
        read_lines(&r, file);
    else
        blame(&r, strerror(errno));
    if (file)
        (void)fclose(file);
    if (!tool_findings_merge(findings, &r.own))
        blame(&r, "out of memory");
    if (r.wrong && r.wrong_line)
        return tool_fail(-1, "%s:%u: %s; not all findings could be read", path, r.wrong_line, r.wrong);
    return r.wrong ? tool_fail(-1, "%s: %s; not all findings could be read", path, r.wrong) : 0;
}

static int
is_file_of_findings(const struct dirent *entry)
{
    const char *dot = strrchr(entry->d_name, '.');
    return dot && strcmp(dot, ".findings") == 0;
}

int
tool_findings_read(const char *folder, struct tool_findings *findings)
{
    struct dirent **entries = NULL;
    char path[2 * PATH_MAX];
    const int count = scandir(folder, &entries, is_file_of_findings, alphasort);
    int err = 0;
    if (count < 0)
        return tool_fail(-1, "%s: %s; the findings could not be read", folder, strerror(errno));
    for (int i = 0; i < count; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);
        if (read_file(path, findings) != 0)
            err = -1;
        free(entries[i]);
    }
    free(entries);
    return err;
}
