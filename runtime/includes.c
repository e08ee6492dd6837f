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

enum { MAX_FILES = 4096, MAX_DEPTH = 64 };
#define MAX_FILE_BYTES ((size_t)16 << 20)

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

/* NULL: not a file that can be read. */
static char *
read_file(const char *path, size_t *size)
{
    struct stat s;
    char *text = NULL;
    const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
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

static void
take_file(struct rt_includes *includes, const char *path, unsigned depth)
{
    size_t size = 0;
    if (access(path, F_OK) != 0 || !is_new(includes, path))
        return;
    char *text = read_file(path, &size);
    if (!text)
        return;
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

/* Blanks and comments of one line. */
static const char *
skip_blanks(const char *at)
{
    for (;;) {
        while (*at && strchr(" \t\v\f\r", *at))
            at++;
        const char *end = at[0] == '/' && at[1] == '*' ? strstr(at + 2, "*/") : NULL;
        if (!end)
            return at;
        at = end + 2;
    }
}

/* at: behind the directive or the opening parenthesis. */
static void
take_operand(struct rt_includes *includes, const char *at, const char *folder, unsigned depth)
{
    at = skip_blanks(at);
    const char close = *at == '<' ? '>' : *at == '"' ? '"' : 0;
    const size_t length = close ? strcspn(at + 1, close == '>' ? ">\n" : "\"\n") : 0;
    if (close && at[1 + length] == close)
        take_name(includes, at + 1, length, folder, depth);
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
take_directive(struct rt_includes *includes, const char *at, const char *folder, unsigned depth)
{
    static const char *const directives[] = {"include_next", "include", "import"};
    at = skip_blanks(at);
    for (size_t i = 0; i < sizeof directives / sizeof *directives; i++) {
        if (begins(at, directives[i])) {
            take_operand(includes, at + strlen(directives[i]), folder, depth);
            return;
        }
    }
    if (begins(at, "embed"))
        includes->any = includes->unknown = true;
}

static void
take_question(struct rt_includes *includes, const char *at, const char *folder, unsigned depth)
{
    at += strlen("__has_include");
    if (begins(at, "_next"))
        at += strlen("_next");
    at = skip_blanks(at);
    if (*at == '(')
        take_operand(includes, at + 1, folder, depth);
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
    const char *end = copy ? copy + size : NULL;
    for (const char *at = copy; copy && at < end && !includes->unknown; at++) {
        if (*at == '#')
            take_directive(includes, at + 1, folder, depth);
        else if (at[0] == '%' && at[1] == ':')
            take_directive(includes, at + 2, folder, depth);
        else if (*at == '_' && begins(at, "__has_include"))
            take_question(includes, at, folder, depth);
    }
    free(copy);
}

void
rt_includes_scan(struct rt_includes *includes, const char *text, size_t size)
{
    scan(includes, text, size, NULL, 0);
}

void
rt_includes_free(struct rt_includes *includes)
{
    rt_words_free(&includes->seen);
}
