/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* sigabbrev_np, memmem */
#include "compiler_log.h"

#include <signal.h>
#include <stdbool.h>
#include <string.h>

/* ESC [ ... letter */
static size_t
escape_length(const char *at, size_t size)
{
    size_t n = 2;
    if (size < 2 || at[0] != '\033' || at[1] != '[')
        return 0;
    while (n < size && (at[n] < '@' || at[n] > '~'))
        n++;
    return n < size ? n + 1 : size;
}

/* Without escape sequences and other characters that do not show; with its end. */
static void
clean_line(const char *line, size_t length, struct rt_text *clean)
{
    for (size_t i = 0; i < length; i++) {
        const size_t escape = escape_length(line + i, length - i);
        if (escape)
            i += escape - 1;
        else if ((unsigned char)line[i] >= ' ' || line[i] == '\t')
            rt_text_add(clean, line + i, 1);
    }
    rt_text_add(clean, "\n", 1);
}

static bool
is_blank(const struct rt_text *line)
{
    return line->size && strspn(line->bytes, " \t\n") == line->size;
}

void
rt_log_add_output(const struct rt_toolchain *chain, const char *output, size_t size, struct rt_text *log)
{
    size_t blank = 0;
    bool begun = false;
    while (size) {
        const char *end = memchr(output, '\n', size);
        const size_t length = end ? (size_t)(end - output) : size, step = length + (end != NULL);
        struct rt_text line = {0};
        clean_line(output, length, &line);
        if (is_blank(&line)) {
            blank++;
        } else if (!line.failed && !chain->is_chatter(line.bytes, line.size - 1)) {
            for (; begun && blank; blank--)
                rt_text_add(log, "\n", 1);
            blank = 0;
            rt_text_add(log, line.bytes, line.size);
            begun = true;
        }
        log->failed |= line.failed;
        rt_text_free(&line);
        output += step;
        size -= step;
    }
}

void
rt_log_rename(const char *text, size_t size, const char *from, const char *to, struct rt_text *renamed)
{
    const size_t length = strlen(from);
    for (const char *end = text + size; text < end;) {
        const char *found = memmem(text, (size_t)(end - text), from, length);
        rt_text_add(renamed, text, (size_t)((found ? found : end) - text));
        if (found)
            rt_text_print(renamed, "%s", to);
        text = found ? found + length : end;
    }
}

static void
add_signal(const struct rt_tool *tool, int number, struct rt_text *log)
{
    const char *name = sigabbrev_np(number);
    rt_text_print(log, "The compiler %s was ended by signal %d (SIG%s).\n", tool->path, number,
                  name ? name : "?");
    if (number == SIGXFSZ)
        rt_text_print(log, "It wrote a file of more than %ld MiB.\n", RT_SPAWN_FILE_BYTES >> 20);
}

static void
add_how(const struct rt_tool *tool, const struct rt_spawned *spawned, unsigned seconds, struct rt_text *log)
{
    switch (spawned->ending) {
    case RT_EXITED:
        break;
    case RT_TALKATIVE:
        rt_text_print(log, "The compiler %s was stopped: it printed more than %ld MiB.\n", tool->path,
                      RT_SPAWN_OUTPUT_BYTES >> 20);
        break;
    case RT_KILLED:
        add_signal(tool, spawned->code, log);
        break;
    case RT_TIMED_OUT:
        rt_text_print(log,
                      "The compiler %s was stopped after %u second%s; CAYGEN_COMPILER_SECONDS sets how many "
                      "it has.\n",
                      tool->path, seconds, seconds == 1 ? "" : "s");
        break;
    case RT_STUCK:
        rt_text_print(log,
                      "The compiler %s did not end within %u seconds after its error, and was stopped.\n",
                      tool->path, RT_LAST_WORDS_SECONDS);
        break;
    case RT_NOT_STARTED:
        rt_text_print(log, "The compiler %s cannot be run: %s.\n", tool->path, strerror(spawned->code));
        break;
    }
}

/* It crashed or was stopped. A driver that sees its compiler crash ends with a shell's code for the signal.
 * LLVM ends with FATAL if its code generator cannot go on. */
static bool
is_lost(const struct rt_spawned *spawned)
{
    enum { FATAL = 70, SHELL_SIGNALS = 128 };
    const bool failed = spawned->code == FATAL || spawned->code > SHELL_SIGNALS;
    return spawned->ending == RT_EXITED ? failed : spawned->ending != RT_NOT_STARTED;
}

/* LLVM's words, and those of C++. */
static bool
lacked_memory(const struct rt_text *log)
{
    return log->bytes && (strstr(log->bytes, "out of memory") || strstr(log->bytes, "bad_alloc"));
}

void
rt_log_add_ending(const struct rt_toolchain *chain, const struct rt_tool *tool,
                  const struct rt_spawned *spawned, const struct rt_compiler_limits *limits,
                  struct rt_text *log)
{
    add_how(tool, spawned, limits->seconds, log);
    if (!is_lost(spawned))
        return;
    if (lacked_memory(log))
        rt_text_print(log,
                      "The compiler %s was stopped at Caygen's limit of %u MiB of memory; "
                      "CAYGEN_COMPILER_MEGABYTES sets another limit.\n",
                      tool->path, limits->megabytes);
    if (chain->when_lost)
        rt_text_print(log, "%s", chain->when_lost);
}
