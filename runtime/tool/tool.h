/* SPDX-License-Identifier: MIT */
/* The caygen command line tool: its subcommands and what they share. */
#ifndef TOOL_H
#define TOOL_H

#include <stdbool.h>

#include "frontend/program.h"

/* Exit codes. diff and run have their own. */
enum tool_exit {
    TOOL_OK,
    TOOL_USAGE,       /* wrong arguments */
    TOOL_FILE,        /* a file cannot be read, or the output not written */
    TOOL_INVALID,     /* not a program binary, or a damaged one */
    TOOL_UNSUPPORTED, /* well formed, but nothing here can read it */
    TOOL_DIFFERENT,   /* engines do not agree, or results are not as recorded */
    TOOL_LAUNCH,      /* a kernel's launch failed */
    TOOL_EXIT_COUNT
};

struct tool_option {
    const char *name; /* "-d", "--json" */
    /* What follows it: NULL: nothing; "DEVICE", "DEVICES", "DEBUG": names from a table; words in lower case,
     * separated by commas: one of them; else: something the user knows. "=": only behind that, or nothing. */
    const char *value;
    const char *help;
    /* The environment variable that it sets, how its value is made, and what stands for no value. */
    const char *variable, *format, *without;
};

enum { TOOL_OPTION_LISTS = 2 };

struct tool_command {
    const char *name, *arguments, *help;
    int (*run)(int argc, char **argv); /* argv[0] is the command's name */
    /* Lists of options, each up to a row without a name; NULL: none. */
    const struct tool_option *options[TOOL_OPTION_LISTS];
    const char
        *details; /* paragraphs for its own help and the man page; NULL: the line of help says it all */
};

/* What the tool says about itself: the text of its help, its man pages and its completion. */
struct tool_text {
    const char *version;
    const struct tool_command *commands;
    unsigned command_count;
    const char *const *exits; /* by enum tool_exit */
};
extern const struct tool_text tool_text;
void tool_help(const struct tool_text *text);
void tool_help_command(const struct tool_command *command);
void tool_man(const struct tool_text *text);             /* caygen(1) */
void tool_man_environment(const struct tool_text *text); /* caygen-environment(7) */
void tool_bash(const struct tool_text *text);
void tool_zsh(const struct tool_text *text);

int tool_run(int argc, char **argv);
int tool_check(int argc, char **argv);
int tool_profile(int argc, char **argv);
int tool_info(int argc, char **argv);
int tool_disasm(int argc, char **argv);
int tool_stat(int argc, char **argv);
int tool_lanes(int argc, char **argv);
int tool_cfg(int argc, char **argv);
int tool_diff(int argc, char **argv);
int tool_exec(int argc, char **argv);
int tool_record(int argc, char **argv);
int tool_replay(int argc, char **argv);
int tool_debug(int argc, char **argv);
int tool_fidelity(int argc, char **argv);
int tool_compare(int argc, char **argv);
int tool_cache(int argc, char **argv);
int tool_env(int argc, char **argv);
int tool_print_help(int argc, char **argv);
int tool_print_version(int argc, char **argv);

/* Prints "caygen: ..." on stderr and returns code. */
int tool_fail(int code, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Prints a text from a binary; what a terminal would obey is escaped. */
void tool_put(const char *text);
/* The same to memory; returns it. */
char *tool_show(const char *text, char *to, size_t size);

/* Becomes a program whose OpenCL platform is this Caygen. Returns an exit code if that fails. */
int tool_execute(char **argv);

/* settings.c: the options that set environment variables, of `run` and `exec`. */
extern const struct tool_option tool_settings[], tool_check_settings[], tool_profile_settings[];
/* Takes the one at argv[*i], with its value when that is the next word; *i goes on to its last word. An
 * option that sets none is TOOL_USAGE with a message. */
int tool_take_setting(int argc, char **argv, int *i);
bool tool_is_setting(const char *word);
/* TOOL_OK, or what tool_fail returned. */
int tool_set_variable(const char *name, const char *value);
/* What the environment sets a variable to; NULL: it is not set, or the value is not legal. */
const char *tool_setting(const char *variable);
/* The value of --launch, for a variable. TOOL_OK, or what tool_fail returned. */
int tool_take_launch(const char *variable, const char *value);
/* No launch was looked at. If these variables ask for a kernel or a launch, that is most likely a mistake in
 * the command: what tool_fail returned. Else TOOL_OK. */
int tool_launch_missed(const char *kernel_variable, const char *launch_variable);
/* The library that the tool belongs to: in the build tree, or where it is installed. Room for PATH_MAX. */
bool tool_find_library(char *path);

/* The value of an option that has a short and a long name: "-d VALUE", "--device VALUE", "--device=VALUE". *i
 * goes on to the value. NULL: the word at *i is none of these. "": it has no value. */
const char *tool_option_value(int argc, char **argv, int *i, const char *short_name, const char *long_name);

/* Arguments shared by the commands that read a program. */
struct tool_input {
    const char *path, *kernel;
    enum fe_device device; /* FE_DEVICE_COUNT: not given */
    unsigned flags;        /* enum tool_flag */
};
/* Options without a value. */
enum tool_flag {
    TOOL_JSON = 1,   /* --json */
    TOOL_SOURCE = 2, /* -S */
    TOOL_PLAIN = 4,  /* --plain */
    TOOL_KERNELS = 8 /* KERNEL and -k KERNEL are arguments, too */
};
/* Reads FILE, -d or --device DEVICE and those that are allowed. TOOL_OK or TOOL_USAGE. */
int tool_parse_input(int argc, char **argv, unsigned allowed, struct tool_input *input);
/* Reads and parses the file, which must have the kernel that the arguments name; the caller frees *program. A
 * file of the cache is taken for what is in it. */
int tool_open(const struct tool_input *input, struct fe_program **program);
/* The same, and every kernel has its lane program. */
int tool_load(const struct tool_input *input, struct fe_program **program);
/* The same where that can be done; else *why says why not, and no kernel has a lane program. */
int tool_load_if_possible(const struct tool_input *input, struct fe_program **program, struct emu_error *why);
/* The kernels that the arguments name. */
int tool_each_kernel(const struct tool_input *input, struct fe_program *program,
                     int (*work)(const struct fe_program *program, const struct fe_kernel *kernel,
                                 void *user),
                     void *user);
/* A whole file; NULL and a message: it cannot be read. The caller frees it. */
unsigned char *tool_read_file(const char *path, size_t *size);

const char *tool_container_name(enum fe_container container);

#endif
