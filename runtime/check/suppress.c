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

enum { FIELDS = 3, MOST_BYTES = 64 << 10, MOST_SHOWN = 60, MOST_NAMED = 20 };

struct suppressions {
    struct suppressions *next;
    unsigned line;
    bool used;
    const char *field[FIELDS];
    char text[]; /* the fields */
};

/* The file while it is read. */
struct input {
    FILE *file;
    const char *name;
    unsigned number; /* of the line, from 1 */
    size_t length;   /* MOST_BYTES + 1: the line is longer than that */
    char line[MOST_BYTES + 2];
};

static bool
is_class(const char *pattern)
{
    unsigned id = 0;
    while (id < RT_CHECK_CLASSES && fnmatch(pattern, finding_class_name(id), 0) != 0)
        id++;
    return id < RT_CHECK_CLASSES;
}

/* --- reading --- */

/* False: the file has ended. */
static bool
get_line(struct input *in)
{
    int c = EOF;
    in->length = 0;
    in->number++;
    while (in->length <= MOST_BYTES && (c = getc(in->file)) != EOF && c != '\n')
        in->line[in->length++] = (char)c;
    in->line[in->length] = '\0';
    return in->length || c != EOF;
}

/* Behind the mark with which some editors begin a file of UTF-8. */
static const char *
text_of(const struct input *in)
{
    static const char mark[] = "\xef\xbb\xbf";
    const bool marked = in->number == 1 && strncmp(in->line, mark, strlen(mark)) == 0;
    return in->line + (marked ? strlen(mark) : 0);
}

/* NULL: the line is empty, or memory is out. *rest: the word behind its last field; NULL: there is none. */
static struct suppressions *
make(const char *line, char **rest)
{
    const size_t length = strcspn(line, "#\r");
    struct suppressions *s = calloc(1, sizeof *s + length + 1);
    char *word = s ? strtok_r(memcpy(s->text, line, length), " \t", rest) : NULL;
    if (!word) {
        free(s);
        return NULL;
    }
    for (unsigned i = 0; i < FIELDS; i++, word = word ? strtok_r(NULL, " \t", rest) : NULL)
        s->field[i] = word ? word : "*";
    *rest = word;
    return s;
}

/* Whether a line is what its writer meant; else a warning. */
static bool
is_right(const struct input *in, const struct suppressions *s, const char *rest)
{
    const bool known = is_class(s->field[0]);
    const char *word = known ? rest : s->field[0];
    if (word)
        rt_warn("check: %s:%u: '%.*s%s': %s", in->name, in->number, MOST_SHOWN, word,
                strlen(word) > MOST_SHOWN ? "..." : "",
                known ? "more than a class, a kernel and a place" : "there is no such class of findings");
    return !word;
}

static bool
is_text(const struct input *in)
{
    const char *wrong = in->length > MOST_BYTES          ? "the line has more than 64 KiB"
                        : strlen(in->line) != in->length ? "the line has a byte that is 0"
                                                         : NULL;
    if (wrong)
        rt_warn("check: %s:%u: %s", in->name, in->number, wrong);
    return !wrong;
}

/* False: the line is wrong. Else **end is what it says, and *end goes on behind that. */
static bool
take_line(const struct input *in, struct suppressions ***end)
{
    char *rest = NULL;
    if (!is_text(in))
        return false;
    struct suppressions *s = make(text_of(in), &rest);
    if (s && !is_right(in, s, rest)) {
        free(s);
        return false;
    }
    if (s) {
        s->line = in->number;
        **end = s;
        *end = &s->next;
    }
    return true;
}

static bool
read_lines(struct input *in, struct suppressions **list)
{
    bool fine = true;
    while (in->length <= MOST_BYTES && get_line(in))
        fine &= take_line(in, &list);
    if (ferror(in->file))
        rt_warn("check: %s: %s", in->name, strerror(errno));
    return fine && !ferror(in->file);
}

bool
suppressions_read(const char *path, const char *name, struct suppressions **list)
{
    struct input *in = calloc(1, sizeof *in);
    *list = NULL;
    if (in)
        in->file = fopen(path, "re");
    if (!in || !in->file) {
        rt_warn("check: %s: %s", name, strerror(errno));
        free(in);
        return false;
    }
    in->name = name;
    const bool fine = read_lines(in, list);
    (void)fclose(in->file);
    free(in);
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

/* --- findings --- */

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
suppressions_tell_unused(const struct suppressions *list, const char *name)
{
    enum { NUMBER = 12 };
    char lines[(MOST_NAMED + 2) * NUMBER];
    size_t end = 0;
    unsigned count = 0;
    for (const struct suppressions *s = list; s; s = s->next)
        if (!s->used && count++ < MOST_NAMED)
            end += (size_t)snprintf(lines + end, sizeof lines - end, end ? ", %u" : "%u", s->line);
    if (count > MOST_NAMED)
        snprintf(lines + end, sizeof lines - end, " and %u more", count - MOST_NAMED);
    if (count)
        rt_warn("check: %s: no finding fits line %s", name, lines);
}
