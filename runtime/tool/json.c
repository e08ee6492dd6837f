/* SPDX-License-Identifier: MIT */
#include "json.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include "base/shown.h"

/* What no terminal should obey is escaped as well; bytes that are no UTF-8 become U+FFFD. */
static void
put_string(FILE *to, const char *text)
{
    fputc('"', to);
    for (unsigned length; *text; text += length ? length : 1) {
        const unsigned char byte = (unsigned char)*text;
        length = rt_shown_length(text);
        if (byte == '"' || byte == '\\')
            fprintf(to, "\\%c", byte);
        else if (length)
            fwrite(text, 1, length, to);
        else
            fprintf(to, "\\u%04x", byte < 0x80 ? byte : 0xfffdu);
    }
    fputc('"', to);
}

static FILE *
file_of(const struct tool_json *json)
{
    return json->file ? json->file : stdout;
}

/* A comma, a new line, the key. */
static void
begin(struct tool_json *json, const char *key)
{
    if (json->depth)
        fprintf(file_of(json), "%s\n%*s", json->filled ? "," : "", 2 * (int)json->depth, "");
    json->filled = true;
    if (key) {
        put_string(file_of(json), key);
        fputs(": ", file_of(json));
    }
}

void
tool_json_open(struct tool_json *json, const char *key, char bracket)
{
    begin(json, key);
    fputc(bracket, file_of(json));
    json->depth++;
    json->filled = false;
}

void
tool_json_close(struct tool_json *json, char bracket)
{
    assert(json->depth);
    json->depth--;
    if (json->filled)
        fprintf(file_of(json), "\n%*s", 2 * (int)json->depth, "");
    fputc(bracket, file_of(json));
    json->filled = true;
    if (!json->depth)
        fputc('\n', file_of(json));
}

void
tool_json_text(struct tool_json *json, const char *key, const char *text)
{
    begin(json, key);
    if (text)
        put_string(file_of(json), text);
    else
        fputs("null", file_of(json));
}

void
tool_json_number(struct tool_json *json, const char *key, uint64_t number)
{
    begin(json, key);
    fprintf(file_of(json), "%" PRIu64, number);
}

void
tool_json_bool(struct tool_json *json, const char *key, bool value)
{
    begin(json, key);
    fputs(value ? "true" : "false", file_of(json));
}
