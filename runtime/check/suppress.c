/* SPDX-License-Identifier: MIT */
#include "suppress.h"

#include <errno.h>
#include <fnmatch.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "finding.h"
#include "runtime/log.h"

enum { FIELDS = 3, FIELD = 256 };

struct suppressions {
    struct suppressions *next;
    char field[FIELDS][FIELD];
};

/* False: out of memory. */
static bool
add_line(struct suppressions **list, char *line)
{
    char *rest = NULL;
    line[strcspn(line, "#\n")] = '\0';
    char *word = strtok_r(line, " \t", &rest);
    if (!word)
        return true;
    struct suppressions *s = calloc(1, sizeof *s);
    for (unsigned i = 0; s && i < FIELDS; i++, word = word ? strtok_r(NULL, " \t", &rest) : NULL)
        snprintf(s->field[i], FIELD, "%s", word ? word : "*");
    if (s) {
        s->next = *list;
        *list = s;
    }
    return s != NULL;
}

struct suppressions *
suppressions_read(const char *path)
{
    struct suppressions *list = NULL;
    char line[FIELDS * FIELD];
    FILE *file = fopen(path, "re");
    if (!file) {
        rt_warn("check: %s: %s", path, strerror(errno));
        return NULL;
    }
    while (fgets(line, sizeof line, file) && add_line(&list, line))
        continue;
    (void)fclose(file);
    return list;
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

bool
suppressions_have(const struct suppressions *suppressions, const struct finding *finding)
{
    for (const struct suppressions *s = suppressions; s; s = s->next)
        if (fnmatch(s->field[0], finding_class_name(finding->id), 0) == 0 &&
            fnmatch(s->field[1], finding->kernel, 0) == 0 && fits_place(s->field[2], finding))
            return true;
    return false;
}
