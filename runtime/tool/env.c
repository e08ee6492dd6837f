/* SPDX-License-Identifier: MIT */
/* caygen env: the environment variables, what they are set to and what they mean; as Markdown for
 * docs/environment.md, where only what is the same everywhere has its place. */
#include <stdio.h>
#include <string.h>

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
    else
        printf("%s=%s%s\n", row.variable, text,
               state == RT_OPTION_SET ? "" : " (ignored: not a legal value)");
    printf("    %s\n    legal: %s\n", row.help, row.legal);
}

static void
print_now(void)
{
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

int
tool_env(int argc, char **argv)
{
    const bool markdown = argc == 2 && strcmp(argv[1], "--markdown") == 0;
    if (argc > 1 && !markdown)
        return tool_fail(TOOL_USAGE, "usage: caygen env [--markdown]");
    if (markdown)
        print_markdown();
    else
        print_now();
    return TOOL_OK;
}
