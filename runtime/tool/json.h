/* SPDX-License-Identifier: MIT */
/* Writes JSON (RFC 8259). */
#ifndef TOOL_JSON_H
#define TOOL_JSON_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct tool_json {
    FILE *file; /* NULL: standard output */
    unsigned depth;
    bool filled; /* the innermost list or object has an element */
};

/* key: NULL in a list, and for the first of all. bracket: '{' or '['. */
void tool_json_open(struct tool_json *json, const char *key, char bracket);
/* After the last one the line ends. */
void tool_json_close(struct tool_json *json, char bracket);
void tool_json_text(struct tool_json *json, const char *key, const char *text); /* NULL: null */
void tool_json_number(struct tool_json *json, const char *key, uint64_t number);
void tool_json_bool(struct tool_json *json, const char *key, bool value);

#endif
