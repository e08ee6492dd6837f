/* SPDX-License-Identifier: MIT */
/* A growing list of strings with a NULL behind the last: arguments of a program, definitions, folders. */
#ifndef WORDS_H
#define WORDS_H

#include <stdbool.h>
#include <stddef.h>

struct rt_words {
    char **list; /* NULL while it is empty */
    size_t count, room;
    bool failed; /* out of memory: a word is missing */
};

/* printf-formatted. */
void rt_words_add(struct rt_words *words, const char *format, ...) __attribute__((format(printf, 2, 3)));
void rt_words_free(struct rt_words *words);

/* A growing text, 0 at its end. */
struct rt_text {
    char *bytes; /* NULL while it is empty */
    size_t size, room;
    bool failed;
};

void rt_text_add(struct rt_text *text, const void *bytes, size_t size);
void rt_text_print(struct rt_text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void rt_text_free(struct rt_text *text);

#endif
