/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "tool.h"

#ifndef CAYGEN_VERSION
#define CAYGEN_VERSION "unknown"
#endif

static int help(int argc, char **argv);
static int version(int argc, char **argv);

/* One row per subcommand. */
static const struct tool_command commands[] = {
    {"run", "[OPTION...] -- PROGRAM...", "start a program with Caygen as its OpenCL platform", tool_run},
    {"info", "FILE [-d DEVICE]", "container, device, kernels and their arguments", tool_info},
    {"disasm", "FILE [KERNEL] [-S] [-d DEVICE]", "listing of the machine code; -S: with source lines",
     tool_disasm},
    {"stat", "FILE [KERNEL] [-d DEVICE]", "how many instructions do what, and its memory", tool_stat},
    {"lanes", "FILE [KERNEL] [-d DEVICE]", "the same with the lane ops made of each instruction", tool_lanes},
    {"compare", "RECORD [-e simd,jit]", "the first op at which engines and the reference differ",
     tool_compare},
    {"cache", "[--clear]", "where compiled programs and translated kernels are kept, and how many",
     tool_cache},
    {"env", "", "the environment variables, what they are set to, what they mean", tool_env},
    {"help", "", "this text", help},
    {"version", "", "the version", version},
};

enum { COMMAND_COUNT = sizeof commands / sizeof commands[0] };

static const char *const exits[TOOL_EXIT_COUNT] = {
    [TOOL_OK] = "done",
    [TOOL_USAGE] = "usage",
    [TOOL_FILE] = "file unreadable or output not written",
    [TOOL_INVALID] = "binary invalid",
    [TOOL_UNSUPPORTED] = "binary not supported",
    [TOOL_DIFFERENT] = "engines differ",
};

static const struct tool_text text = {CAYGEN_VERSION, commands, COMMAND_COUNT, exits};

static void
print_help(const struct tool_text *t)
{
    printf("usage: caygen COMMAND ...\n\n");
    for (unsigned i = 0; i < t->command_count; i++)
        printf("  %-8s%-31s%s\n", t->commands[i].name, t->commands[i].arguments, t->commands[i].help);
    printf("\nDEVICE is one of:");
    for (int d = 0; d < FE_DEVICE_COUNT; d++)
        printf(" %s", fe_device_name((enum fe_device)d));
    printf("\nexit codes:");
    for (unsigned i = 0; i < TOOL_EXIT_COUNT; i++)
        printf("%s %u %s", i ? "," : "", i, t->exits[i]);
    putchar('\n');
}

/* The forms that packages install are made from the same tables. */
static int
help(int argc, char **argv)
{
    static const struct {
        const char *option;
        void (*print)(const struct tool_text *text);
    } forms[] = {{"--man", tool_man},
                 {"--man-environment", tool_man_environment},
                 {"--bash", tool_bash},
                 {"--zsh", tool_zsh}};
    if (argc < 2) {
        print_help(&text);
        return TOOL_OK;
    }
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        if (argc == 2 && strcmp(argv[1], forms[i].option) == 0) {
            forms[i].print(&text);
            return TOOL_OK;
        }
    return tool_fail(TOOL_USAGE, "usage: caygen help [--man|--man-environment|--bash|--zsh]");
}

static int
version(int argc, char **argv)
{
    (void)argc, (void)argv;
    printf("caygen %s\n", text.version);
    return TOOL_OK;
}

/* A full disk shows only when the last bytes are written. */
static int
finish(int result)
{
    const bool written = fflush(stdout) == 0 && !ferror(stdout);
    return result || written ? result : tool_fail(TOOL_FILE, "standard output could not be written");
}

static bool
is_help(const char *word)
{
    return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

/* `caygen run` has a text of its own. */
static int
run_command(const struct tool_command *command, int argc, char **argv)
{
    if (argc != 2 || !is_help(argv[1]) || command->run == tool_run)
        return command->run(argc, argv);
    printf("usage: caygen %s %s\n%s\n", command->name, command->arguments, command->help);
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
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(commands[i].name, name) == 0)
            return finish(run_command(&commands[i], argc - 1, argv + 1));
    return tool_fail(TOOL_USAGE, "unknown command '%s'; 'caygen help' lists them", argv[1]);
}
