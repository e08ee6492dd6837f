/* SPDX-License-Identifier: MIT */
#include "words.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *
print(const char *format, va_list args, size_t *size)
{
    va_list again;
    va_copy(again, args);
    const int n = vsnprintf(NULL, 0, format, again);
    va_end(again);
    char *text = n < 0 ? NULL : malloc((size_t)n + 1);
    if (text) {
        vsnprintf(text, (size_t)n + 1, format, args);
        *size = (size_t)n;
    }
    return text;
}

static bool
make_room(struct rt_words *words)
{
    if (words->count + 2 <= words->room)
        return true;
    const size_t room = words->room ? words->room * 2 : 16;
    char **list = realloc(words->list, room * sizeof *list);
    if (list) {
        words->list = list;
        words->room = room;
    }
    return list != NULL;
}

void
rt_words_add(struct rt_words *words, const char *format, ...)
{
    size_t size;
    va_list args;
    va_start(args, format);
    char *word = print(format, args, &size);
    va_end(args);
    if (!word || !make_room(words)) {
        free(word);
        words->failed = true;
        return;
    }
    assert(words->count + 1 < words->room);
    words->list[words->count++] = word;
    words->list[words->count] = NULL;
}

void
rt_words_free(struct rt_words *words)
{
    for (size_t i = 0; i < words->count; i++)
        free(words->list[i]);
    free(words->list);
    *words = (struct rt_words){0};
}

void
rt_text_add(struct rt_text *text, const void *bytes, size_t size)
{
    if (text->size + size + 1 > text->room) {
        const size_t room = 2 * (text->size + size + 1);
        char *larger = realloc(text->bytes, room);
        if (!larger) {
            text->failed = true;
            return;
        }
        text->bytes = larger;
        text->room = room;
    }
    if (size)
        memcpy(text->bytes + text->size, bytes, size);
    text->size += size;
    text->bytes[text->size] = 0;
}

void
rt_text_print(struct rt_text *text, const char *format, ...)
{
    size_t size = 0;
    va_list args;
    va_start(args, format);
    char *more = print(format, args, &size);
    va_end(args);
    if (more)
        rt_text_add(text, more, size);
    else
        text->failed = true;
    free(more);
}

void
rt_text_free(struct rt_text *text)
{
    free(text->bytes);
    *text = (struct rt_text){0};
}
