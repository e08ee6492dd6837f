/* SPDX-License-Identifier: MIT */
/* caygen help --man and --man-environment: the man pages, from the tables behind `caygen help` and `caygen
 * env`. */
#include <stdio.h>
#include <string.h>

#include "runtime/options.h"
#include "tool.h"

/* Text for troff: a minus is no hyphen, a backslash starts no escape. No text here starts with a dot. */
static void
put(const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '-':
            fputs("\\-", stdout);
            break;
        case '\\':
            fputs("\\e", stdout);
            break;
        case '\'':
            fputs("\\(aq", stdout);
            break;
        case '`':
            fputs("\\(ga", stdout);
            break;
        case '~':
            fputs("\\(ti", stdout);
            break;
        default:
            putchar(*text);
        }
}

/* A label and, indented below it, what it means. */
static void
put_item(const char *label, const char *arguments, const char *meaning)
{
    printf(".TP\n.B ");
    put(label);
    if (*arguments) {
        printf("\\fR%s", *arguments == '[' && arguments[1] == '=' ? "" : " ");
        put(arguments);
    }
    putchar('\n');
    put(meaning);
    putchar('\n');
}

/* The first line has no date: the same sources give the same page. */
static void
put_title(const char *page, const char *section, const char *version, const char *manual)
{
    printf(".\\\" SPDX-License-Identifier: MIT\n.TH %s %s \"\" \"caygen %s\" \"%s\"\n.SH NAME\n", page,
           section, version, manual);
}

static void
put_option(const struct tool_option *option)
{
    char value[32] = "";
    if (option->value)
        snprintf(value, sizeof value, *option->value == '=' ? "[%s]" : "%s", option->value);
    put_item(option->name, value, option->help);
}

/* Its options, and more about it, further to the right. */
static void
put_command(const struct tool_command *command)
{
    put_item(command->name, command->arguments, command->help);
    printf(".RS\n");
    if (command->details) {
        printf(".PP\n.nf\n"); /* its lines are made for a terminal */
        put(command->details);
        printf("\n.fi\n");
    }
    for (unsigned list = 0; list < TOOL_OPTION_LISTS; list++)
        for (const struct tool_option *o = command->options[list]; o && o->name; o++)
            put_option(o);
    printf(".RE\n");
}

static void
put_commands(const struct tool_text *text)
{
    printf(".SH COMMANDS\n");
    for (unsigned i = 0; i < text->command_count; i++)
        put_command(&text->commands[i]);
    printf(".PP\nDEVICE is one of:");
    for (int d = 0; d < FE_DEVICE_COUNT; d++) {
        printf(" ");
        put(fe_device_name((enum fe_device)d));
    }
    putchar('\n');
}

static void
put_exits(const struct tool_text *text)
{
    printf(".SH EXIT STATUS\n");
    for (unsigned i = 0; i < TOOL_EXIT_COUNT; i++) {
        char code[12];
        snprintf(code, sizeof code, "%u", i);
        put_item(code, "", text->exits[i]);
    }
}

void
tool_man(const struct tool_text *text)
{
    put_title("CAYGEN", "1", text->version, "User Commands");
    printf("caygen \\- inspect OpenCL program binaries for Intel Gen and AMD Cayman GPUs\n"
           ".SH SYNOPSIS\n.B caygen\n.I COMMAND\n.RI [ ARGUMENT ...]\n"
           ".SH DESCRIPTION\n"
           "Caygen is an OpenCL driver that runs the machine code of GPUs on the host\\(aqs CPU.\n"
           "OpenCL programs find it through the system\\(aqs OpenCL loader.\n"
           "The command\n.B caygen\n"
           "shows what is in a program binary, and what the driver makes of it.\n");
    put_commands(text);
    put_exits(text);
    printf(".SH ENVIRONMENT\nThe driver reads the variables of\n.BR caygen\\-environment (7).\n"
           ".SH FILES\n.TP\n.I /etc/OpenCL/vendors/caygen.icd\n"
           "tells the OpenCL loader where the driver is\n"
           ".TP\n.I \\(ti/.cache/caygen\n"
           "translated kernels and compiled programs; it may be removed at any time\n"
           ".SH SEE ALSO\n.BR caygen\\-environment (7),\n.BR clinfo (1)\n");
}

static void
put_variable(const struct rt_option_row *row)
{
    put_item(row->variable, "", row->help);
    printf(".br\nValues: ");
    put(row->legal);
    printf(".\n.br\nDefault: ");
    put(row->fallback);
    printf(".\n");
}

void
tool_man_environment(const struct tool_text *text)
{
    put_title("CAYGEN\\-ENVIRONMENT", "7", text->version, "Miscellaneous");
    printf("caygen\\-environment \\- environment variables of the OpenCL driver Caygen\n"
           ".SH DESCRIPTION\n"
           "The first OpenCL call of a process reads these variables.\n"
           "A value that is not legal is reported on standard error and ignored.\n"
           "An empty value counts as not set.\n"
           ".B caygen env\nprints each variable with what it is set to.\n"
           ".SH VARIABLES\n");
    for (unsigned i = 0; i < rt_option_count(); i++) {
        const struct rt_option_row row = rt_option_row(i);
        put_variable(&row);
    }
    printf(".SH WORDS IN CAYGEN_DEBUG\n");
    for (unsigned i = 0; i < RT_DEBUG_COUNT; i++)
        put_item(rt_debug_row(i).word, "", rt_debug_row(i).help);
    printf(".SH SEE ALSO\n.BR caygen (1)\n");
}
