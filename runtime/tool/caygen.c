/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "tool.h"

static int
unknown_command(const char *name)
{
    return tool_fail(TOOL_USAGE, "unknown command '%s'; 'caygen help' lists them", name);
}

/* The forms that packages install are made from the same tables. */
int
tool_print_help(int argc, char **argv)
{
    static const struct {
        const char *option;
        void (*print)(const struct tool_text *text);
    } forms[] = {{"--man", tool_man},
                 {"--man-environment", tool_man_environment},
                 {"--bash", tool_bash},
                 {"--zsh", tool_zsh}};
    if (argc < 2) {
        tool_help(&tool_text);
        return TOOL_OK;
    }
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        if (argc == 2 && strcmp(argv[1], forms[i].option) == 0) {
            forms[i].print(&tool_text);
            return TOOL_OK;
        }
    for (unsigned i = 0; i < tool_text.command_count; i++)
        if (argc == 2 && strcmp(argv[1], tool_text.commands[i].name) == 0) {
            tool_help_command(&tool_text.commands[i]);
            return TOOL_OK;
        }
    if (argc == 2 && argv[1][0] != '-')
        return unknown_command(argv[1]);
    return tool_fail(TOOL_USAGE, "usage: caygen help [COMMAND|--man|--man-environment|--bash|--zsh]");
}

int
tool_print_version(int argc, char **argv)
{
    (void)argc, (void)argv;
    printf("caygen %s\n", tool_text.version);
    return TOOL_OK;
}

/* A full disk shows only when the last bytes are written. Whatever the result was, part of it is missing: an
 * exit code that says "different" would be taken for a complete answer. Messages are output, too. */
static int
finish(int result)
{
    if (fflush(stdout) != 0 || ferror(stdout))
        return tool_fail(TOOL_FILE, "standard output could not be written");
    return ferror(stderr) ? TOOL_FILE : result;
}

static bool
is_help(const char *word)
{
    return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

static int
run_command(const struct tool_command *command, int argc, char **argv)
{
    if (argc != 2 || !is_help(argv[1]))
        return command->run(argc, argv);
    tool_help_command(command);
    return TOOL_OK;
}

int
main(int argc, char **argv)
{
    if (argc < 2)
        return tool_fail(TOOL_USAGE, "no command; 'caygen help' lists them");
    const char *name = is_help(argv[1]) ? "help" : argv[1];
    if (strncmp(name, "--", 2) == 0)
        name += 2; /* --version */
    for (unsigned i = 0; i < tool_text.command_count; i++)
        if (strcmp(tool_text.commands[i].name, name) == 0)
            return finish(run_command(&tool_text.commands[i], argc - 1, argv + 1));
    return unknown_command(argv[1]);
}
