/* SPDX-License-Identifier: MIT */
/* Options that set environment variables, one row each, and the library that reads these. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "runtime/options.h"
#include "tool.h"

const struct tool_option tool_settings[] = {
    {"--device", "DEVICES", "the devices, in this order: a list of names", "CAYGEN_DEVICES", "%s", NULL},
    {"-d", "DEVICES", "the same as --device", "CAYGEN_DEVICES", "%s", NULL},
    {"--engine", "ref,simd,jit,auto,quick", "the engine that executes kernels; auto without it",
     "CAYGEN_ENGINE", "%s", NULL},
    {"-e", "ref,simd,jit,auto,quick", "the same as --engine", "CAYGEN_ENGINE", "%s", NULL},
    {"--threads", "N", "worker threads of each device", "CAYGEN_THREADS", "%s", NULL},
    {"--fail-on-fault", "=N", "exit code N, or 70, when a kernel launch ended with a fault",
     "CAYGEN_ON_FAULT", "exit:%s", "70"},
    {"--strict", NULL, "accesses that a GPU hides are faults, too", "CAYGEN_STRICT", "%s", "1"},
    {"--deterministic", NULL, "the same on every run", "CAYGEN_DETERMINISTIC", "%s", "1"},
    {"--verbose", NULL, "sum up at exit what was compiled, translated, launched", "CAYGEN_DEBUG", "%s",
     "summary"},
    {"--debug", "DEBUG", "what is told on standard error: a list of words", "CAYGEN_DEBUG", "%s", NULL},
    {NULL, NULL, NULL, NULL, NULL, NULL}};

const struct tool_option tool_check_settings[] = {
    {"--classes", "LIST", "what is looked for: all, or a list of classes", "CAYGEN_CHECK", "%s", NULL},
    {"--kernel", "KERNEL", "look at this kernel only", "CAYGEN_CHECK_KERNEL", "%s", NULL},
    {"--launch", "N", "look at the N-th launch only", "CAYGEN_CHECK_LAUNCH", "%s", NULL},
    {"--schedule", "N", "draw the order of work-groups and hardware threads by this number",
     "CAYGEN_CHECK_SCHEDULE", "%s", NULL},
    {"--max", "N", "print at most so many findings", "CAYGEN_CHECK_MAX", "%s", NULL},
    {"--exit-code", "N", "the exit code if something is found, 101 by default; 0: the program's own", NULL,
     NULL, NULL},
    {"--suppressions", "FILE", "what is not told: lines CLASS [KERNEL [FILE:LINE]]", NULL, NULL, NULL},
    {"--sarif", "FILE", "a report in SARIF 2.1.0", NULL, NULL, NULL},
    {"--junit", "FILE", "a report as JUnit's XML", NULL, NULL, NULL},
    {"--html", "FILE", "a report as a page for a browser", NULL, NULL, NULL},
    {"--from", "FOLDER", "reports of what was written to CAYGEN_CHECK_DIR; no program is started", NULL, NULL,
     NULL},
    {"--github", NULL, "annotations for GitHub Actions on standard output", NULL, NULL, NULL},
    {"--need-launch", NULL, "exit code 1 if no launch was looked at", NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL, NULL}};

const struct tool_option tool_profile_settings[] = {
    {"--kernel", "KERNEL", "look at this kernel only", NULL, NULL, NULL},
    {"--launch", "N", "look at the N-th launch only", NULL, NULL, NULL},
    {"--listing", NULL, "print every instruction, not only the hottest ones", NULL, NULL, NULL},
    {"--quiet", NULL, "print nothing", NULL, NULL, NULL},
    {"--time", NULL, "count nothing: only times, on the usual engine with all its threads", NULL, NULL, NULL},
    {"--html", "FILE", "a page for a browser: tables, charts, source and machine code", NULL, NULL, NULL},
    {"--perfetto", "FILE", "when what ran, for ui.perfetto.dev", NULL, NULL, NULL},
    {"--callgrind", "FILE", "for KCachegrind and callgrind_annotate", NULL, NULL, NULL},
    {"--lcov", "FILE", "which lines of the kernels ran, for lcov and genhtml", NULL, NULL, NULL},
    {"--json", "FILE", "all of it as JSON", NULL, NULL, NULL},
    {"--from", "FOLDER", "run no program; read what CAYGEN_PROFILE_DIR=FOLDER has left", NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL, NULL}};

/* Of a list; options that set no variable are left out. */
static const struct tool_option *
find_in(const struct tool_option *list, const char *word, size_t length)
{
    for (const struct tool_option *o = list; o->name; o++)
        if (o->variable && strlen(o->name) == length && memcmp(o->name, word, length) == 0)
            return o;
    return NULL;
}

static const struct tool_option *
find_option(const char *word, const char **value)
{
    const size_t length = strcspn(word, "=");
    *value = word[length] ? word + length + 1 : NULL;
    const struct tool_option *option = find_in(tool_settings, word, length);
    return option ? option : find_in(tool_check_settings, word, length);
}

bool
tool_is_setting(const char *word)
{
    const char *value;
    return find_option(word, &value) != NULL;
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

int
tool_set_variable(const char *name, const char *value)
{
    return setenv(name, value, 1) == 0 ? TOOL_OK : tool_fail(TOOL_FILE, "out of memory");
}

const char *
tool_setting(const char *variable)
{
    const char *value = NULL;
    return rt_option_state(row_of(variable), &value) == RT_OPTION_SET ? value : NULL;
}

/* The words that the environment or an earlier option has chosen; "": none, or this one among them. */
static const char *
words_before(const struct tool_option *option, const char *value)
{
    const char *text = NULL;
    if (strcmp(option->variable, "CAYGEN_DEBUG") == 0)
        (void)rt_option_state(row_of(option->variable), &text);
    return text && !strstr(text, value) ? text : "";
}

/* The first word of a list that is in no table of words. */
static int
fail_for_debug_word(const char *value)
{
    char words[512] = "";
    size_t used = 0;
    unsigned i;
    size_t length = 0;
    for (const char *at = value;; at += length + 1) {
        length = strcspn(at, ",");
        for (i = 0; i < RT_DEBUG_COUNT; i++)
            if (strlen(rt_debug_row(i).word) == length && memcmp(rt_debug_row(i).word, at, length) == 0)
                break;
        value = at;
        if (i == RT_DEBUG_COUNT || !at[length])
            break;
    }
    for (unsigned w = 0; w < RT_DEBUG_COUNT && used < sizeof words; w++)
        used += (size_t)snprintf(words + used, sizeof words - used, "%s%s",
                                 !w                        ? ""
                                 : w + 1 == RT_DEBUG_COUNT ? " and "
                                                           : ", ",
                                 rt_debug_row(w).word);
    if (i < RT_DEBUG_COUNT)
        return tool_fail(TOOL_USAGE, "--debug names '%.*s' twice", (int)length, value);
    return tool_fail(TOOL_USAGE, "--debug has no word '%.*s'; the words are %s", (int)length, value, words);
}

/* Not every option's value is that of its variable. */
static const char *
what_is_legal(const struct tool_option *option)
{
    return strcmp(option->variable, "CAYGEN_DEBUG") == 0 ? "a list of words that 'caygen env' explains"
           : strcmp(option->format, "%s") != 0           ? "a number from 1 to 255"
                                                         : rt_option_row(row_of(option->variable)).legal;
}

static int
fail_for_value(const struct tool_option *option, const char *value)
{
    if (!*value)
        return tool_fail(TOOL_USAGE, "%s needs a value: %s", option->name, what_is_legal(option));
    if (strcmp(option->variable, "CAYGEN_DEBUG") == 0)
        return fail_for_debug_word(value);
    return tool_fail(TOOL_USAGE, "%s=%s: the value must be %s", option->name, value, what_is_legal(option));
}

static int
set_option(const struct tool_option *option, const char *value)
{
    char text[512];
    const char *before = words_before(option, value), *now;
    size_t length = (size_t)snprintf(text, sizeof text, "%s%s", before, *before ? "," : "");
    if (!*value)
        return fail_for_value(option, value);
    if (length < sizeof text)
        length += (size_t)snprintf(text + length, sizeof text - length, option->format, value);
    if (length >= sizeof text || setenv(option->variable, text, 1) != 0)
        return tool_fail(TOOL_USAGE, "the value of %s is too long", option->name);
    return rt_option_state(row_of(option->variable), &now) == RT_OPTION_IGNORED
               ? fail_for_value(option, value)
               : TOOL_OK;
}

int
tool_take_setting(int argc, char **argv, int *i)
{
    const char *value, *word = argv[*i];
    const struct tool_option *option = find_option(word, &value);
    if (!option)
        return tool_fail(TOOL_USAGE, "unknown option '%s'", word);
    if (!value)
        value = option->without;
    if (!value && *i + 1 < argc)
        value = argv[++*i];
    return set_option(option, value ? value : "");
}

bool
tool_find_library(char *path)
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

int
tool_take_launch(const char *variable, const char *value)
{
    char *end;
    const unsigned long n = strtoul(value, &end, 10);
    if (*value < '0' || *value > '9' || *end || n < 1 || n > 1000000000)
        return tool_fail(TOOL_USAGE, "--launch needs a number, from 1");
    return tool_set_variable(variable, value);
}

int
tool_launch_missed(const char *kernel_variable, const char *launch_variable)
{
    const char *kernel = tool_setting(kernel_variable), *launch = tool_setting(launch_variable);
    if (!kernel && !launch)
        return TOOL_OK;
    return tool_fail(TOOL_USAGE, "there was no launch%s%s%s%s", launch ? " " : "", launch ? launch : "",
                     kernel ? " of a kernel " : "", kernel ? kernel : "");
}
