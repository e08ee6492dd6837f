/* SPDX-License-Identifier: MIT */
/* caygen run: starts a program whose OpenCL platform is this Caygen, and no other. Nothing need be installed.
 */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "runtime/options.h"
#include "tool.h"

/* As env(1) and shells have them. */
enum { NOT_EXECUTABLE = 126, NOT_FOUND = 127 };

/* One row per option: an environment variable and what it is set to, %s being the option's value. */
static const struct run_option {
    const char *name, *variable, *format;
    const char *without; /* the value of an option that need not have one */
    const char *help;
} options[] = {
    {"--device", "CAYGEN_DEVICES", "%s", NULL, "=LIST    the devices, in this order"},
    {"--engine", "CAYGEN_ENGINE", "%s", NULL, "=ENGINE  what executes kernels"},
    {"--threads", "CAYGEN_THREADS", "%s", NULL, "=N       worker threads of each device"},
    {"--fail-on-fault", "CAYGEN_ON_FAULT", "exit:%s", "70",
     "[=N]     exit code N (70) when a kernel launch ended with a fault"},
    {"--strict", "CAYGEN_STRICT", "%s", "1", "          accesses that a GPU hides are faults, too"},
    {"--deterministic", "CAYGEN_DETERMINISTIC", "%s", "1", "   the same on every run"},
    {"--verbose", "CAYGEN_DEBUG", "%s", "summary",
     "         sum up at exit what was compiled, translated, launched"},
    {"--debug", "CAYGEN_DEBUG", "%s", NULL, "=WORDS   what is told on standard error"},
};

enum { OPTION_COUNT = sizeof options / sizeof *options };

static int
print_help(void)
{
    printf("usage: caygen run [OPTION...] [--] PROGRAM [ARGUMENT...]\n\n"
           "Starts PROGRAM with Caygen as its only OpenCL platform. Its exit code is that of PROGRAM;\n"
           "%d: PROGRAM cannot be executed, %d: it is not there.\n\n",
           NOT_EXECUTABLE, NOT_FOUND);
    for (int i = 0; i < OPTION_COUNT; i++)
        printf("  %s%s\n", options[i].name, options[i].help);
    printf("\nEach option sets a variable that 'caygen env' explains.\n");
    return TOOL_OK;
}

static const struct run_option *
find_option(const char *word, const char **value)
{
    const size_t length = strcspn(word, "=");
    *value = word[length] ? word + length + 1 : NULL;
    for (int i = 0; i < OPTION_COUNT; i++)
        if (strlen(options[i].name) == length && memcmp(options[i].name, word, length) == 0)
            return &options[i];
    return NULL;
}

/* The variable's row; every option names one that is there. */
static unsigned
row_of(const char *variable)
{
    unsigned i = 0;
    while (strcmp(rt_option_row(i).variable, variable) != 0)
        i++;
    return i;
}

/* The legal values of a variable that was set to another one; NULL: its value is legal. */
static const char *
what_is_legal(const char *variable)
{
    const char *text;
    const unsigned row = row_of(variable);
    return rt_option_state(row, &text) == RT_OPTION_IGNORED ? rt_option_row(row).legal : NULL;
}

/* The words that the environment or an earlier option has chosen; "": none, or this one among them. */
static const char *
words_before(const struct run_option *option, const char *value)
{
    const char *text = NULL;
    if (strcmp(option->variable, "CAYGEN_DEBUG") == 0)
        (void)rt_option_state(row_of(option->variable), &text);
    return text && !strstr(text, value) ? text : "";
}

static int
set_option(const struct run_option *option, const char *value)
{
    char text[256];
    const char *before = words_before(option, value);
    size_t length = (size_t)snprintf(text, sizeof text, "%s%s", before, *before ? "," : "");
    if (length < sizeof text)
        length += (size_t)snprintf(text + length, sizeof text - length, option->format, value);
    if (length >= sizeof text || setenv(option->variable, text, 1) != 0)
        return tool_fail(TOOL_USAGE, "the value of %s is too long", option->name);
    const char *legal = *value ? what_is_legal(option->variable) : "a value";
    if (legal)
        return tool_fail(TOOL_USAGE, "%s=%s: %s must be %s", option->name, value, option->variable, legal);
    return TOOL_OK;
}

/* Takes one option, with its value when that is the next word; *i goes on to its last word. */
static int
take_option(int argc, char **argv, int *i)
{
    const char *value, *word = argv[*i];
    const struct run_option *option = find_option(word, &value);
    if (!option)
        return tool_fail(TOOL_USAGE, "unknown option '%s'; 'caygen run --help' lists them", word);
    if (!value)
        value = option->without;
    if (!value && *i + 1 < argc)
        value = argv[++*i];
    return value ? set_option(option, value) : tool_fail(TOOL_USAGE, "%s needs a value", word);
}

/* In the build tree, or where `make install` puts it. */
static bool
find_library(char path[PATH_MAX])
{
    static const char *const places[] = {"../icd/libcaygen.so", CAYGEN_LIBRARY};
    char program[PATH_MAX], place[2 * PATH_MAX];
    const ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length <= 0)
        return false;
    program[length] = 0;
    *(strrchr(program, '/') + 1) = 0;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        (void)snprintf(place, sizeof place, "%s%s", *places[i] == '/' ? "" : program, places[i]);
        if (realpath(place, path))
            return true;
    }
    return false;
}

/* ocl-icd loads the library that OCL_ICD_VENDORS names. Khronos's loader takes that for a folder, finds
 * nothing there, and loads the one of OCL_ICD_FILENAMES. */
static int
choose_platform(void)
{
    char library[PATH_MAX];
    if (!find_library(library))
        return tool_fail(TOOL_FILE, "libcaygen.so is neither beside this program nor installed");
    if (setenv("OCL_ICD_VENDORS", library, 1) != 0 || setenv("OCL_ICD_FILENAMES", library, 1) != 0)
        return tool_fail(TOOL_FILE, "out of memory");
    return TOOL_OK;
}

int
tool_run(int argc, char **argv)
{
    int i = 1, err = TOOL_OK;
    if (argc > 1 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0))
        return print_help();
    for (; !err && i < argc && argv[i][0] == '-' && strcmp(argv[i], "--") != 0; i++)
        err = take_option(argc, argv, &i);
    i += !err && i < argc && strcmp(argv[i], "--") == 0;
    if (!err && i >= argc)
        err = tool_fail(TOOL_USAGE, "no program; 'caygen run --help' tells how");
    if (!err)
        err = choose_platform();
    if (err)
        return err;
    (void)execvp(argv[i], argv + i);
    return tool_fail(errno == ENOENT ? NOT_FOUND : NOT_EXECUTABLE, "%s: %s", argv[i], strerror(errno));
}
