/* SPDX-License-Identifier: MIT */
/* The caygen command line tool: its subcommands and what they share. */
#ifndef TOOL_H
#define TOOL_H

#include <stdbool.h>

#include "frontend/program.h"

/* Exit codes. */
enum tool_exit {
    TOOL_OK,
    TOOL_USAGE,       /* wrong arguments */
    TOOL_FILE,        /* a file cannot be read, or the output not written */
    TOOL_INVALID,     /* not a program binary, or a damaged one */
    TOOL_UNSUPPORTED, /* well formed, but nothing here can read it */
    TOOL_DIFFERENT,   /* engines do not agree */
    TOOL_EXIT_COUNT
};

struct tool_command {
    const char *name, *arguments, *help;
    int (*run)(int argc, char **argv); /* argv[0] is the command's name */
};

/* What the tool says about itself: the text of its help, its man pages and its completion. */
struct tool_text {
    const char *version;
    const struct tool_command *commands;
    unsigned command_count;
    const char *const *exits; /* by enum tool_exit */
};
void tool_man(const struct tool_text *text);             /* caygen(1) */
void tool_man_environment(const struct tool_text *text); /* caygen-environment(7) */
void tool_bash(const struct tool_text *text);
void tool_zsh(const struct tool_text *text);

int tool_run(int argc, char **argv);
int tool_info(int argc, char **argv);
int tool_disasm(int argc, char **argv);
int tool_stat(int argc, char **argv);
int tool_lanes(int argc, char **argv);
int tool_compare(int argc, char **argv);
int tool_cache(int argc, char **argv);
int tool_env(int argc, char **argv);

/* Prints "caygen: ..." on stderr and returns code. */
int tool_fail(int code, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Arguments shared by the commands that read a program. */
struct tool_input {
    const char *path, *kernel;
    enum fe_device device; /* FE_DEVICE_COUNT: not given */
};
/* Reads FILE, -d DEVICE and, if allowed, KERNEL or -k KERNEL. TOOL_OK or TOOL_USAGE. */
int tool_parse_input(int argc, char **argv, bool kernels, struct tool_input *input);
/* Reads and parses the file; the caller frees *program. */
int tool_open(const struct tool_input *input, struct fe_program **program);
/* The same, and every kernel has its lane program. */
int tool_load(const struct tool_input *input, struct fe_program **program);
/* The kernels that the arguments name. */
int tool_each_kernel(const struct tool_input *input, struct fe_program *program,
                     int (*work)(const struct fe_program *program, const struct fe_kernel *kernel));

const char *tool_container_name(enum fe_container container);

#endif
