/* SPDX-License-Identifier: MIT */
#include "json.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include "base/shown.h"

/* What no terminal should obey is escaped as well; bytes that are no UTF-8 become U+FFFD. */
static void
put_string(const char *text)
{
    putchar('"');
    for (unsigned length; *text; text += length ? length : 1) {
        const unsigned char byte = (unsigned char)*text;
        length = rt_shown_length(text);
        if (byte == '"' || byte == '\\')
            printf("\\%c", byte);
        else if (length)
            fwrite(text, 1, length, stdout);
        else
            printf("\\u%04x", byte < 0x80 ? byte : 0xfffdu);
    }
    putchar('"');
}

/* A comma, a new line, the key. */
static void
begin(struct tool_json *json, const char *key)
{
    if (json->depth)
        printf("%s\n%*s", json->filled ? "," : "", 2 * (int)json->depth, "");
    json->filled = true;
    if (key) {
        put_string(key);
        fputs(": ", stdout);
    }
}

void
tool_json_open(struct tool_json *json, const char *key, char bracket)
{
    begin(json, key);
    putchar(bracket);
    json->depth++;
    json->filled = false;
}

void
tool_json_close(struct tool_json *json, char bracket)
{
    assert(json->depth);
    json->depth--;
    if (json->filled)
        printf("\n%*s", 2 * (int)json->depth, "");
    putchar(bracket);
    json->filled = true;
    if (!json->depth)
        putchar('\n');
}

void
tool_json_text(struct tool_json *json, const char *key, const char *text)
{
    begin(json, key);
    if (text)
        put_string(text);
    else
        fputs("null", stdout);
}

void
tool_json_number(struct tool_json *json, const char *key, uint64_t number)
{
    begin(json, key);
    printf("%" PRIu64, number);
}

void
tool_json_bool(struct tool_json *json, const char *key, bool value)
{
    begin(json, key);
    fputs(value ? "true" : "false", stdout);
}
