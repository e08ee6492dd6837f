/* SPDX-License-Identifier: MIT */
/* caygen env: the environment variables, what they are set to and what they mean; as Markdown for
 * docs/environment.md, where only what is the same everywhere has its place. */
#include <stdio.h>
#include <string.h>

#include "json.h"
#include "runtime/options.h"
#include "tool.h"

static void
print_option(unsigned i)
{
    const struct rt_option_row row = rt_option_row(i);
    const char *text = NULL;
    const enum rt_option_state state = rt_option_state(i, &text);
    if (state == RT_OPTION_DEFAULT)
        printf("%s (not set: %s)\n", row.variable, row.fallback);
    else {
        printf("%s=", row.variable);
        tool_put(text);
        printf("%s\n", state == RT_OPTION_SET ? "" : " (ignored: not a legal value)");
    }
    printf("    %s\n    legal: %s\n", row.help, row.legal);
}

/* A misspelt variable does nothing, and no process says so. */
static void
print_unknown(void)
{
    struct rt_unknown unknown;
    for (unsigned i = 0; rt_option_unknown(i, &unknown); i++) {
        tool_put(unknown.name);
        printf(" (unknown: it does nothing)\n");
        if (unknown.nearest)
            printf("    did you mean %s?\n", unknown.nearest);
    }
}

static void
print_now(void)
{
    print_unknown();
    for (unsigned i = 0; i < rt_option_count(); i++)
        print_option(i);
    for (unsigned i = 0; i < RT_DEBUG_COUNT; i++)
        printf("      %-7s %s\n", rt_debug_row(i).word, rt_debug_row(i).help);
}

static void
print_markdown(void)
{
    printf("<!-- SPDX-License-Identifier: MIT -->\n# Environment variables\n\n"
           "`caygen env` prints them with what they are set to. Read once, by the first OpenCL call of a "
           "process; a\n"
           "value that is not legal is told of on standard error and ignored; an empty one is none. This "
           "page is made\n"
           "from `runtime/include/runtime/options.def`: `cmake --build BUILD --target environment_write`.\n\n"
           "| variable | values | default | meaning |\n|---|---|---|---|\n");
    for (unsigned i = 0; i < rt_option_count(); i++) {
        const struct rt_option_row row = rt_option_row(i);
        printf("| `%s` | %s | %s | %s |\n", row.variable, row.legal, row.fallback, row.help);
    }
    printf("\n| word in `CAYGEN_DEBUG` | what is told |\n|---|---|\n");
    for (unsigned i = 0; i < RT_DEBUG_COUNT; i++)
        printf("| `%s` | %s |\n", rt_debug_row(i).word, rt_debug_row(i).help);
}

static void
json_option(struct tool_json *json, unsigned i)
{
    static const char *const states[] = {
        [RT_OPTION_DEFAULT] = "default", [RT_OPTION_SET] = "set", [RT_OPTION_IGNORED] = "ignored"};
    const struct rt_option_row row = rt_option_row(i);
    const char *text = NULL;
    const enum rt_option_state state = rt_option_state(i, &text);
    tool_json_open(json, NULL, '{');
    tool_json_text(json, "name", row.variable);
    tool_json_text(json, "value", text);
    tool_json_text(json, "state", states[state]);
    tool_json_text(json, "default", row.fallback);
    tool_json_text(json, "legal", row.legal);
    tool_json_text(json, "help", row.help);
    tool_json_close(json, '}');
}

static void
json_unknown(struct tool_json *json)
{
    struct rt_unknown unknown;
    tool_json_open(json, "unknown", '[');
    for (unsigned i = 0; rt_option_unknown(i, &unknown); i++) {
        tool_json_open(json, NULL, '{');
        tool_json_text(json, "name", unknown.name);
        tool_json_text(json, "nearest", unknown.nearest);
        tool_json_close(json, '}');
    }
    tool_json_close(json, ']');
}

static void
print_json(void)
{
    struct tool_json json = {0};
    tool_json_open(&json, NULL, '{');
    tool_json_open(&json, "variables", '[');
    for (unsigned i = 0; i < rt_option_count(); i++)
        json_option(&json, i);
    tool_json_close(&json, ']');
    json_unknown(&json);
    tool_json_open(&json, "debug_words", '[');
    for (unsigned i = 0; i < RT_DEBUG_COUNT; i++) {
        tool_json_open(&json, NULL, '{');
        tool_json_text(&json, "word", rt_debug_row(i).word);
        tool_json_text(&json, "help", rt_debug_row(i).help);
        tool_json_close(&json, '}');
    }
    tool_json_close(&json, ']');
    tool_json_close(&json, '}');
}

int
tool_env(int argc, char **argv)
{
    static const struct {
        const char *option;
        void (*print)(void);
    } forms[] = {{"--markdown", print_markdown}, {"--json", print_json}};
    for (size_t i = 0; argc == 2 && i < sizeof forms / sizeof *forms; i++)
        if (strcmp(argv[1], forms[i].option) == 0) {
            forms[i].print();
            return TOOL_OK;
        }
    if (argc > 1)
        return tool_fail(TOOL_USAGE, "usage: caygen env [--markdown|--json]");
    print_now();
    return TOOL_OK;
}
