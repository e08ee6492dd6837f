/* SPDX-License-Identifier: MIT */
/* caygen help, and COMMAND --help, from the table of commands. */
#include <stdio.h>
#include <string.h>

#include "tool.h"

static void
print_devices(void)
{
    printf("\nDEVICE is one of:");
    for (int d = 0; d < FE_DEVICE_COUNT; d++)
        printf(" %s", fe_device_name((enum fe_device)d));
    putchar('\n');
}

void
tool_help(const struct tool_text *text)
{
    printf("usage: caygen COMMAND ...\n\n");
    for (unsigned i = 0; i < text->command_count; i++)
        printf("  %-11s%-38s %s\n", text->commands[i].name, text->commands[i].arguments,
               text->commands[i].help);
    printf("\n'caygen COMMAND --help' explains a command and its options.\n");
    print_devices();
    printf("exit codes:");
    for (unsigned i = 0; i < TOOL_EXIT_COUNT; i++)
        printf("%s %u %s", i ? "," : "", i, text->exits[i]);
    putchar('\n');
}

static void
print_option(const struct tool_option *option)
{
    enum { COLUMN = 35 };
    const bool optional = option->value && *option->value == '=';
    const int length = !option->value ? printf("  %s", option->name)
                       : optional     ? printf("  %s[%s]", option->name, option->value)
                                      : printf("  %s %s", option->name, option->value);
    printf("%*s%s\n", length < COLUMN ? COLUMN - length : 1, "", option->help);
}

void
tool_help_command(const struct tool_command *command)
{
    bool devices = false;
    printf("usage: caygen %s %s\n\n%s\n", command->name, command->arguments, command->help);
    if (command->details)
        printf("\n%s\n", command->details);
    for (unsigned list = 0; list < TOOL_OPTION_LISTS; list++)
        for (const struct tool_option *o = command->options[list]; o && o->name; o++) {
            if (o == command->options[list])
                putchar('\n');
            print_option(o);
            devices |= o->value && strncmp(o->value, "DEVICE", 6) == 0;
        }
    if (devices)
        print_devices();
}
