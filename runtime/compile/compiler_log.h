/* SPDX-License-Identifier: MIT */
#ifndef COMPILER_LOG_H
#define COMPILER_LOG_H

#include "spawn/spawn.h"
#include "toolchain.h"

/* The time that a compiler has left after an error: clang 15 never ends after an unresolved call in a program
 * for Cayman that has constants. */
#define RT_LAST_WORDS_SECONDS 30u

/* Adds what the compiler has printed to the log: without what is not about the program, without escape
 * sequences, without empty lines at either end. */
void rt_log_add_output(const struct rt_toolchain *chain, const char *output, size_t size,
                       struct rt_text *log);
/* Adds the text and replaces each `from` by `to`. */
void rt_log_rename(const char *text, size_t size, const char *from, const char *to, struct rt_text *renamed);
/* What a compiler could use. */
struct rt_compiler_limits {
    unsigned seconds, megabytes;
};

/* Sentences about an ending that the compiler itself cannot report, such as a crash. None for success and
 * ordinary failure. The log has the compiler's output already. */
void rt_log_add_ending(const struct rt_toolchain *chain, const struct rt_tool *tool,
                       const struct rt_spawned *spawned, const struct rt_compiler_limits *limits,
                       struct rt_text *log);

#endif
