/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* memmem */
#include "includes.h"

#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Limits, so that a source cannot keep us busy for long. */
enum { MAX_FILES = 4096, MAX_DEPTH = 64, MAX_LOOKS = 1 << 16 };
#define MAX_FILE_BYTES ((size_t)16 << 20)
#define MAX_ALL_BYTES ((size_t)256 << 20)

static void scan(struct rt_includes *includes, const char *text, size_t size, const char *folder,
                 unsigned depth);

/* --- files --- */

static bool
is_new(struct rt_includes *includes, const char *path)
{
    for (size_t i = 0; i < includes->seen.count; i++) {
        if (strcmp(includes->seen.list[i], path) == 0)
            return false;
    }
    rt_words_add(&includes->seen, "%s", path);
    includes->unknown |= includes->seen.failed || includes->seen.count > MAX_FILES;
    return !includes->unknown;
}

/* NULL: the file cannot be read. Devices are not opened, because opening some of them has an effect. */
static char *
read_file(const char *path, size_t *size)
{
    struct stat s;
    char *text = NULL;
    const bool regular = stat(path, &s) == 0 && S_ISREG(s.st_mode);
    const int fd = regular ? open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) : -1;
    if (fd >= 0 && fstat(fd, &s) == 0 && S_ISREG(s.st_mode) && (size_t)s.st_size < MAX_FILE_BYTES)
        text = malloc((size_t)s.st_size + 1);
    *size = 0;
    while (text && *size < (size_t)s.st_size) {
        const ssize_t n = read(fd, text + *size, (size_t)s.st_size - *size);
        if (n <= 0)
            break;
        *size += (size_t)n;
    }
    if (fd >= 0)
        close(fd);
    return text;
}

/* A pipe or a device, which may give a compiler other bytes each time. Not a folder, because no compiler
 * reads one. */
static void
take_unread(struct rt_includes *includes, const char *path)
{
    struct stat s;
    const bool known = stat(path, &s) == 0;
    if (known && S_ISDIR(s.st_mode))
        return;
    includes->unknown = true;
    if (known && !S_ISREG(s.st_mode))
        rt_words_add(&includes->pipes, "%s", path);
}

static void
take_file(struct rt_includes *includes, const char *path, unsigned depth)
{
    size_t size = 0;
    includes->unknown |= includes->looked_for++ > MAX_LOOKS;
    if (includes->unknown || access(path, F_OK) != 0 || !is_new(includes, path))
        return;
    char *text = read_file(path, &size);
    if (!text) {
        take_unread(includes, path);
        return;
    }
    includes->bytes += size;
    includes->unknown |= includes->bytes > MAX_ALL_BYTES;
    const uint64_t sizes[] = {strlen(path), size};
    sha256_add(includes->hash, sizes, sizeof sizes);
    sha256_add(includes->hash, path, strlen(path));
    sha256_add(includes->hash, text, size);
    char folder[PATH_MAX];
    snprintf(folder, sizeof folder, "%.*s", (int)(strrchr(path, '/') - path), path);
    scan(includes, text, size, folder, depth + 1);
    free(text);
}

static void
take_from(struct rt_includes *includes, const char *folder, const char *name, size_t length, unsigned depth)
{
    char path[PATH_MAX];
    const int n = snprintf(path, sizeof path, "%s/%.*s", folder, (int)length, name);
    if (n > 0 && (size_t)n < sizeof path)
        take_file(includes, path, depth);
    else
        includes->unknown = true;
}

/* folder: of the file that includes; NULL: the program itself. */
static void
take_name(struct rt_includes *includes, const char *name, size_t length, const char *folder, unsigned depth)
{
    includes->any = true;
    if (length == 0 || length >= PATH_MAX || depth >= MAX_DEPTH) {
        includes->unknown = true;
        return;
    }
    if (name[0] == '/') {
        take_from(includes, "", name + 1, length - 1, depth);
        return;
    }
    if (folder)
        take_from(includes, folder, name, length, depth);
    for (size_t i = 0; i < includes->folders->count; i++)
        take_from(includes, includes->folders->list[i], name, length, depth);
}

/* --- text --- */

/* Without the line ends that a backslash takes away. */
static char *
joined_lines(const char *text, size_t *size)
{
    char *copy = malloc(*size + 1), *to = copy;
    if (!copy)
        return NULL;
    for (size_t i = 0; i < *size; i++) {
        size_t next = i + 1;
        while (text[i] == '\\' && next < *size && text[next] != '\n' && strchr(" \t\r\v\f", text[next]))
            next++;
        if (text[i] == '\\' && next < *size && text[next] == '\n')
            i = next;
        else
            *to++ = text[i];
    }
    *to = 0;
    *size = (size_t)(to - copy);
    return copy;
}

/* The text, and the end of the next comment as far as it is known. So each byte is read once. */
struct cursor {
    const char *end, *comment_end; /* NULL: not searched yet; end: there is none */
};

static const char *
find_comment_end(struct cursor *c, const char *from)
{
    if (!c->comment_end || c->comment_end < from) {
        const char *found = memmem(from, (size_t)(c->end - from), "*/", 2);
        c->comment_end = found ? found : c->end;
    }
    return c->comment_end < c->end ? c->comment_end : NULL;
}

/* Blanks and comments of one line. */
static const char *
skip_blanks(struct cursor *c, const char *at)
{
    for (;;) {
        while (*at && strchr(" \t\v\f\r", *at))
            at++;
        const char *end = at[0] == '/' && at[1] == '*' ? find_comment_end(c, at + 2) : NULL;
        if (!end)
            return at;
        at = end + 2;
    }
}

/* A place in the text of a file. */
struct place {
    struct cursor *cursor;
    const char *folder; /* of the file that the text is from, NULL: none */
    unsigned depth;
};

/* The length of the text before the character `close`, within the line. PATH_MAX: too long for a name. */
static size_t
name_length(const char *at, char close)
{
    size_t n = 0;
    while (n < PATH_MAX && at[n] && at[n] != close && at[n] != '\n')
        n++;
    return n;
}

/* at: behind the directive or the opening parenthesis. */
static void
take_operand(struct rt_includes *includes, const char *at, const struct place *place)
{
    at = skip_blanks(place->cursor, at);
    const char close = *at == '<' ? '>' : *at == '"' ? '"' : 0;
    const size_t length = close ? name_length(at + 1, close) : 0;
    if (close && at[1 + length] == close)
        take_name(includes, at + 1, length, place->folder, place->depth);
    else
        includes->any = includes->unknown = true; /* a macro names it */
}

static bool
begins(const char *at, const char *word)
{
    return strncmp(at, word, strlen(word)) == 0;
}

/* at: behind a '#'. */
static void
take_directive(struct rt_includes *includes, const char *at, const struct place *place)
{
    static const char *const directives[] = {"include_next", "include", "import"};
    at = skip_blanks(place->cursor, at);
    for (size_t i = 0; i < sizeof directives / sizeof *directives; i++) {
        if (begins(at, directives[i])) {
            take_operand(includes, at + strlen(directives[i]), place);
            return;
        }
    }
    if (begins(at, "embed"))
        includes->any = includes->unknown = true;
}

static void
take_question(struct rt_includes *includes, const char *at, const struct place *place)
{
    at += strlen("__has_include");
    if (begins(at, "_next"))
        at += strlen("_next");
    at = skip_blanks(place->cursor, at);
    if (*at == '(')
        take_operand(includes, at + 1, place);
}

static bool
has(const char *text, size_t size, const char *what)
{
    return memmem(text, size, what, strlen(what)) != NULL;
}

/* folder: of the file that the text is from, NULL: none. */
static void
scan(struct rt_includes *includes, const char *text, size_t size, const char *folder, unsigned depth)
{
    char *copy = joined_lines(text, &size);
    if (!copy || has(copy, size, "?\?=") || has(copy, size, "?\?/") || has(copy, size, "__DATE__") ||
        has(copy, size, "__TIME")) /* trigraphs of # and backslash, __TIME__, __TIMESTAMP__ */
        includes->unknown = true;
    struct cursor cursor = {copy ? copy + size : NULL, NULL};
    const struct place place = {&cursor, folder, depth};
    for (const char *at = copy; copy && at < cursor.end && !includes->unknown; at++) {
        if (*at == '#')
            take_directive(includes, at + 1, &place);
        else if (at[0] == '%' && at[1] == ':')
            take_directive(includes, at + 2, &place);
        else if (*at == '_' && begins(at, "__has_include"))
            take_question(includes, at, &place);
    }
    free(copy);
}

void
rt_includes_scan(struct rt_includes *includes, const char *text, size_t size)
{
    scan(includes, text, size, NULL, 0);
    includes->any |= includes->unknown; /* the scan ended early */
}

void
rt_includes_free(struct rt_includes *includes)
{
    rt_words_free(&includes->seen);
    rt_words_free(&includes->pipes);
}
