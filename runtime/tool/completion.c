/* SPDX-License-Identifier: MIT */
/* caygen help --bash and --zsh: completion, from the table of commands. The options of a command and their
 * values are read from its arguments as `caygen help` prints them: [-d DEVICE], [-e simd,jit]. */
#include <stdio.h>
#include <string.h>

#include "tool.h"

/* The next option of a command, "-d"; NULL: no more. *value: what follows it. */
static const char *
next_option(const char *at, const char **value, size_t *value_length)
{
    const char *option = strstr(at, "[-");
    if (!option)
        return NULL;
    option++;
    *value = option + strcspn(option, " ]");
    *value += **value == ' ';
    *value_length = strcspn(*value, "]");
    return option;
}

static int
option_length(const char *option)
{
    return (int)strcspn(option, " ]");
}

static void
print_devices(void)
{
    for (int d = 0; d < FE_DEVICE_COUNT; d++)
        printf("%s%s", d ? " " : "", fe_device_name((enum fe_device)d));
}

/* The words that may follow an option. Of a list, one word at a time. */
static void
print_values(const char *value, size_t length)
{
    if (length == 6 && memcmp(value, "DEVICE", 6) == 0) {
        print_devices();
        return;
    }
    for (size_t i = 0; i < length; i++)
        putchar(value[i] == ',' ? ' ' : value[i]);
}

/* One branch of a shell's case per command and option: "disasm -d) values='skl bxt' ;;". */
static void
print_value_cases(const struct tool_text *text)
{
    const char *value, *at;
    size_t length;
    for (unsigned i = 0; i < text->command_count; i++)
        for (at = text->commands[i].arguments; (at = next_option(at, &value, &length)); at = value + length) {
            if (!length)
                continue;
            printf("        '%s %.*s') values='", text->commands[i].name, option_length(at), at);
            print_values(value, length);
            printf("' ;;\n");
        }
}

static void
print_option_cases(const struct tool_text *text)
{
    const char *value, *at;
    size_t length;
    for (unsigned i = 0; i < text->command_count; i++) {
        printf("        %s) options='", text->commands[i].name);
        for (at = text->commands[i].arguments; (at = next_option(at, &value, &length)); at = value + length)
            printf("%.*s ", option_length(at), at);
        printf("' files=%s ;;\n", *text->commands[i].arguments ? "yes" : "");
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
    print_value_cases(text);
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
    print_value_cases(text);
    printf("esac\ncase $words[2] in\n");
    print_option_cases(text);
    printf("esac\n"
           "if [[ -n $values ]]; then\n    compadd -- ${=values}\n"
           "elif [[ $PREFIX == -* ]]; then\n    compadd -- ${=options}\n"
           "elif [[ -n $files ]]; then\n    _files\nfi\n");
}
