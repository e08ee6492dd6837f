/* SPDX-License-Identifier: MIT */
/* caygen help --bash and --zsh: completion, from the table of commands and their options. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "runtime/options.h"
#include "tool.h"

/* Calls print() for each option of the command. */
static void
each_option(const struct tool_command *command,
            void (*print)(const struct tool_command *command, const struct tool_option *option))
{
    for (unsigned list = 0; list < TOOL_OPTION_LISTS; list++)
        for (const struct tool_option *o = command->options[list]; o && o->name; o++)
            print(command, o);
}

static void
print_devices(void)
{
    for (int d = 0; d < FE_DEVICE_COUNT; d++)
        printf("%s%s", d ? " " : "", fe_device_name((enum fe_device)d));
}

static void
print_debug_words(void)
{
    for (unsigned i = 0; i < RT_DEBUG_COUNT; i++)
        printf("%s%s", i ? " " : "", rt_debug_row(i).word);
}

/* The words that may follow an option; of a list, one word at a time. */
static void
print_values(const char *value)
{
    if (strncmp(value, "DEVICE", 6) == 0)
        print_devices();
    else if (strcmp(value, "DEBUG") == 0)
        print_debug_words();
    else
        for (; *value; value++)
            putchar(*value == ',' ? ' ' : *value);
}

/* Words that the user knows are not proposed. */
static bool
has_values(const char *value)
{
    return value && (islower((unsigned char)*value) || strncmp(value, "DEVICE", 6) == 0 ||
                     strcmp(value, "DEBUG") == 0);
}

/* One branch of a shell's case: "disasm -d) values='skl bxt' ;;". */
static void
print_value_case(const struct tool_command *command, const struct tool_option *option)
{
    if (!has_values(option->value))
        return;
    printf("        '%s %s') values='", command->name, option->name);
    print_values(option->value);
    printf("' ;;\n");
}

static void
print_option_word(const struct tool_command *command, const struct tool_option *option)
{
    (void)command;
    printf("%s ", option->name);
}

static void
print_cases(const struct tool_text *text)
{
    for (unsigned i = 0; i < text->command_count; i++)
        each_option(&text->commands[i], print_value_case);
}

static void
print_option_cases(const struct tool_text *text)
{
    for (unsigned i = 0; i < text->command_count; i++) {
        const char first = *text->commands[i].arguments;
        printf("        %s) options='", text->commands[i].name);
        each_option(&text->commands[i], print_option_word);
        printf("' files=%s ;;\n",
               isupper((unsigned char)first) || text->commands[i].run == tool_run ? "yes" : "");
    }
}

void
tool_bash(const struct tool_text *text)
{
    printf("# SPDX-License-Identifier: MIT\n# Made by `caygen help --bash`.\n_caygen()\n{\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} values='' options='' files=''\n"
           "    COMPREPLY=()\n"
           "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n        mapfile -t COMPREPLY < <(compgen -W '");
    for (unsigned i = 0; i < text->command_count; i++)
        printf("%s%s", i ? " " : "", text->commands[i].name);
    printf("' -- \"$word\")\n        return\n    fi\n"
           "    case \"${COMP_WORDS[1]} ${COMP_WORDS[COMP_CWORD - 1]}\" in\n");
    print_cases(text);
    printf("    esac\n    case ${COMP_WORDS[1]} in\n");
    print_option_cases(text);
    printf("    esac\n"
           "    if [ -n \"$values\" ]; then\n"
           "        mapfile -t COMPREPLY < <(compgen -W \"$values\" -- \"$word\")\n"
           "    elif [[ $word == -* ]]; then\n"
           "        mapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$word\")\n"
           "    elif [ -n \"$files\" ]; then\n"
           "        compopt -o filenames\n"
           "        mapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n"
           "    fi\n}\ncomplete -F _caygen caygen\n");
}

/* A quote ends the shell's string, stands for itself and begins the next one. */
static void
print_quoted(const char *text)
{
    for (; *text; text++)
        if (*text == '\'')
            fputs("'\\''", stdout);
        else
            putchar(*text);
}

void
tool_zsh(const struct tool_text *text)
{
    printf("#compdef caygen\n# SPDX-License-Identifier: MIT\n# Made by `caygen help --zsh`.\n"
           "local -a commands\nlocal values= options= files=\ncommands=(\n");
    for (unsigned i = 0; i < text->command_count; i++) {
        printf("    '%s:", text->commands[i].name);
        print_quoted(text->commands[i].help);
        printf("'\n");
    }
    printf(")\nif (( CURRENT == 2 )); then\n    _describe command commands\n    return\nfi\n"
           "case \"$words[2] $words[CURRENT-1]\" in\n");
    print_cases(text);
    printf("esac\ncase $words[2] in\n");
    print_option_cases(text);
    printf("esac\n"
           "if [[ -n $values ]]; then\n    compadd -- ${=values}\n"
           "elif [[ $PREFIX == -* ]]; then\n    compadd -- ${=options}\n"
           "elif [[ -n $files ]]; then\n    _files\nfi\n");
}
