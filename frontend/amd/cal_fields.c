/* SPDX-License-Identifier: MIT */
#include "cal_fields.h"

static size_t
length_until(const uint8_t *text, size_t size, char end)
{
    const uint8_t *found = memchr(text, end, size);
    return found ? (size_t)(found - text) : size;
}

static void
split(struct cal_line *line, const uint8_t *text, size_t size)
{
    size_t at = 0;
    while (line->count < CAL_FIELDS && at <= size) {
        const size_t length = length_until(text + at, size - at, ':');
        line->field[line->count++] = (struct cal_field){(const char *)text + at, length};
        at += length + 1;
    }
}

bool
cal_next_line(struct fe_bytes *text, struct cal_line *line)
{
    *line = (struct cal_line){.at = text->at};
    if (!text->size || !text->data[0])
        return false;
    const size_t size = length_until(text->data, text->size, '\n');
    const size_t skipped = text->data[0] == ';';
    split(line, text->data + skipped, size - skipped);
    fe_bytes_cut(*text, size < text->size ? size + 1 : size, text->size - size - (size < text->size), text);
    return true;
}

bool
cal_field_is(struct cal_field field, const char *word)
{
    return field.size == strlen(word) && memcmp(field.text, word, field.size) == 0;
}

bool
cal_field_number(struct cal_field field, uint32_t *value)
{
    uint64_t number = 0;
    if (!field.size || field.size > 10)
        return false;
    for (size_t i = 0; i < field.size; i++) {
        if (field.text[i] < '0' || field.text[i] > '9')
            return false;
        number = 10 * number + (uint64_t)(field.text[i] - '0');
    }
    *value = (uint32_t)number;
    return number <= UINT32_MAX;
}
