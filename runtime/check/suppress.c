/* SPDX-License-Identifier: MIT */
#include "suppress.h"

#include <errno.h>
#include <fnmatch.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "finding.h"
#include "runtime/log.h"

enum { FIELDS = 3, FIELD = 256 };

struct suppressions {
    struct suppressions *next;
    unsigned line;
    bool used;
    char field[FIELDS][FIELD];
};

static bool
is_class(const char *pattern)
{
    unsigned id = 0;
    while (id < RT_CHECK_CLASSES && fnmatch(pattern, finding_class_name(id), 0) != 0)
        id++;
    return id < RT_CHECK_CLASSES;
}

/* Why a line cannot be what its writer meant; NULL: it can. */
static const char *
why_wrong(const struct suppressions *s, const char *rest)
{
    if (!is_class(s->field[0]))
        return "there is no such class of findings";
    return rest ? "more than a class, a kernel and a place" : NULL;
}

/* NULL: the line is empty, or memory is out. *rest: what is behind its last field; NULL: nothing. */
static struct suppressions *
read_line(char *line, char **rest)
{
    line[strcspn(line, "#\r\n")] = '\0';
    char *word = strtok_r(line, " \t", rest);
    struct suppressions *s = word ? calloc(1, sizeof *s) : NULL;
    for (unsigned i = 0; s && i < FIELDS; i++, word = word ? strtok_r(NULL, " \t", rest) : NULL)
        snprintf(s->field[i], FIELD, "%s", word ? word : "*");
    *rest = word;
    return s;
}

static bool
read_lines(FILE *file, const char *path, struct suppressions **list)
{
    char line[FIELDS * FIELD], *rest = NULL;
    bool fine = true;
    for (unsigned number = 1; fgets(line, sizeof line, file); number++) {
        struct suppressions *s = read_line(line, &rest);
        const char *wrong = s ? why_wrong(s, rest) : NULL;
        if (wrong)
            rt_warn("check: %s:%u: '%s': %s", path, number, rest ? rest : s->field[0], wrong);
        fine &= !wrong;
        if (s) {
            s->line = number;
            *list = s;
            list = &s->next;
        }
    }
    if (ferror(file))
        rt_warn("check: %s: %s", path, strerror(errno));
    return fine && !ferror(file);
}

bool
suppressions_read(const char *path, struct suppressions **list)
{
    FILE *file = fopen(path, "re");
    *list = NULL;
    if (!file) {
        rt_warn("check: %s: %s", path, strerror(errno));
        return false;
    }
    const bool fine = read_lines(file, path, list);
    (void)fclose(file);
    return fine;
}

void
suppressions_free(struct suppressions *list)
{
    while (list) {
        struct suppressions *next = list->next;
        free(list);
        list = next;
    }
}

/* Either of the finding's places. */
static bool
fits_place(const char *pattern, const struct finding *finding)
{
    char text[RT_SOURCE_SHOWN + 16] = "";
    bool fits = strcmp(pattern, "*") == 0;
    for (unsigned i = 0; !fits && i < finding->place_count; i++) {
        const struct finding_place *p = &finding->place[i];
        snprintf(text, sizeof text, "%s:%" PRIu32, p->line.file, p->line.line);
        fits = p->has_line && fnmatch(pattern, text, 0) == 0;
    }
    return fits;
}

unsigned
suppressions_fit(struct suppressions *s, const struct finding *finding, bool *first_time)
{
    while (s && (fnmatch(s->field[0], finding_class_name(finding->id), 0) != 0 ||
                 fnmatch(s->field[1], finding->kernel, 0) != 0 || !fits_place(s->field[2], finding)))
        s = s->next;
    *first_time = s && !s->used;
    if (s)
        s->used = true;
    return s ? s->line : 0;
}

void
suppressions_mark(struct suppressions *list, unsigned line)
{
    for (struct suppressions *s = list; s; s = s->next)
        s->used |= s->line == line;
}

void
suppressions_tell_unused(const struct suppressions *list, const char *path)
{
    char lines[160];
    size_t end = 0;
    for (const struct suppressions *s = list; s; s = s->next)
        if (!s->used && end < sizeof lines)
            end += (size_t)snprintf(lines + end, sizeof lines - end, end ? ", %u" : "%u", s->line);
    if (end)
        rt_warn("check: %s: no finding fits line %s", path, lines);
}
