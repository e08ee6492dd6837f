/* SPDX-License-Identifier: MIT */
/* The prompt. A row of the table is a command; help is made from it. */
#include <assert.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "session.h"

bool
step_wrong(struct step_session *s, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vfprintf(s->out, format, args);
    va_end(args);
    fprintf(s->out, "\n");
    s->wrong++;
    return false;
}

/* --- going on --- */

/* True: the launch goes on. */
static bool
go(struct step_session *s, enum step_mode mode, const char *text)
{
    char *end;
    const unsigned long n = strtoul(text, &end, 10);
    if (*text && (*end || n < 1))
        return step_wrong(s, "'%s' is no number of steps", text);
    s->mode = mode;
    s->count = *text ? n : 1;
    s->any_thread = !s->at;
    if (s->at) {
        const struct step_line line = step_line_at(s, s->program->ops[s->op].inst);
        s->home = s->index;
        memcpy(s->home_group, s->group, sizeof s->group);
        s->home_line = line.file ? line.line : 0;
        s->home_depth = s->at->depth;
    }
    return true;
}

static bool
do_run(struct step_session *s, const char *text)
{
    if (s->running)
        s->again = true;
    return go(s, STEP_GO, text);
}

static bool
do_continue(struct step_session *s, const char *text)
{
    if (!s->at)
        return step_wrong(s, "the launch does not run; `run` starts it");
    return go(s, STEP_GO, text);
}

static bool
has_lines(struct step_session *s)
{
    return s->lines ||
           step_wrong(
               s,
               "the binary has no debug data, so there are no lines; stepi and nexti step by instructions");
}

static bool
do_step(struct step_session *s, const char *text)
{
    return has_lines(s) && go(s, STEP_LINE, text);
}

static bool
do_next(struct step_session *s, const char *text)
{
    return has_lines(s) && go(s, STEP_OVER_LINE, text);
}

static bool
do_stepi(struct step_session *s, const char *text)
{
    return go(s, STEP_INSTRUCTION, text);
}

static bool
do_nexti(struct step_session *s, const char *text)
{
    return go(s, STEP_OVER, text);
}

static bool
do_finish(struct step_session *s, const char *text)
{
    if (!s->at)
        return step_wrong(s, "the launch does not run; `run` starts it");
    return go(s, STEP_FINISH, text);
}

static bool
do_quit(struct step_session *s, const char *text)
{
    (void)text;
    s->quit = true;
    return true;
}

/* --- looking --- */

static bool
do_break(struct step_session *s, const char *text)
{
    step_break(s, text);
    return false;
}

static bool
do_watch(struct step_session *s, const char *text)
{
    step_watch(s, text);
    return false;
}

static bool
do_delete(struct step_session *s, const char *text)
{
    step_delete(s, text);
    return false;
}

static bool
do_print(struct step_session *s, const char *text)
{
    step_print(s, text);
    return false;
}

static bool
do_dump(struct step_session *s, const char *text)
{
    step_dump(s, text);
    return false;
}

static bool
do_where(struct step_session *s, const char *text)
{
    (void)text;
    step_where(s);
    if (s->at)
        step_list(s);
    return false;
}

static bool
do_list(struct step_session *s, const char *text)
{
    (void)text;
    step_list(s);
    return false;
}

static bool
do_lane(struct step_session *s, const char *text)
{
    char *end;
    const unsigned long n = strtoul(text, &end, 10);
    if (!s->at)
        return step_wrong(s, "the launch does not run; `run` starts it");
    if (!*text || *end || n >= step_items(s, s->index))
        return step_wrong(s, "lanes are 0 to %u here", step_items(s, s->index) - 1);
    s->lane = (unsigned)n;
    step_where(s);
    return false;
}

static bool
do_info(struct step_session *s, const char *text)
{
    static const struct {
        const char *word;
        void (*print)(struct step_session *s);
    } infos[] = {{"args", step_args},           {"threads", step_threads}, {"break", step_show_breaks},
                 {"registers", step_registers}, {"lanes", step_lanes},     {"record", step_record}};
    for (size_t i = 0; i < sizeof infos / sizeof *infos; i++)
        if (strcmp(text, infos[i].word) == 0) {
            infos[i].print(s);
            return false;
        }
    return step_wrong(s, "info args, threads, break, registers, lanes or record");
}

static bool do_help(struct step_session *s, const char *text);

static const struct {
    const char *name, *brief; /* brief: the shortest beginning that is enough */
    bool (*run)(struct step_session *s, const char *text);
    const char *arguments, *help;
} commands[] = {
    {"run", "r", do_run, "", "run the launch from its start, up to a breakpoint"},
    {"continue", "c", do_continue, "", "go on up to a breakpoint"},
    {"step", "s", do_step, "[N]", "go on to the next source line of this hardware thread, N times"},
    {"next", "n", do_next, "[N]", "the same, but over calls"},
    {"stepi", "si", do_stepi, "[N]", "go on to the next instruction of this hardware thread, N times"},
    {"nexti", "ni", do_nexti, "[N]", "the same, but over calls"},
    {"finish", "fin", do_finish, "", "go on to the end of this hardware thread"},
    {"break", "b", do_break, "WHERE",
     "stop at WHERE: 0x98, file.cl:23, 23, item X,Y,Z, group X,Y,Z, if CONDITION; or several"},
    {"watch", "wa", do_watch, "PLACE", "stop when a register or an element of memory changes"},
    {"delete", "d", do_delete, "[N]", "remove breakpoint or watchpoint N, or all"},
    {"print", "p", do_print, "VALUE",
     "r10.0:d, r10.0<8;8,1>:f, r10, f0.0, a0.0, acc0, R3.x:f, n, out[5], local[16]:f, gid.x"},
    {"x", "x", do_dump, "WHERE[+OFFSET] [N] [TYPE]",
     "memory: of an argument, local, scratch, or at 0xADDRESS"},
    {"where", "w", do_where, "", "kernel, work-group, work-item, line, instruction"},
    {"list", "l", do_list, "", "the listing around the instruction"},
    {"lane", "la", do_lane, "N", "look at the work-item of this lane"},
    {"info", "i", do_info, "WHAT", "args, threads, break, registers, lanes, record"},
    {"help", "h", do_help, "", "this text"},
    {"quit", "q", do_quit, "", "end"}};
enum { COMMANDS = sizeof commands / sizeof *commands };

static bool
do_help(struct step_session *s, const char *text)
{
    (void)text;
    for (unsigned i = 0; i < COMMANDS; i++) {
        char words[64];
        (void)snprintf(words, sizeof words, "%s %s", commands[i].name, commands[i].arguments);
        fprintf(s->out, "  %-30s %s\n", words, commands[i].help);
    }
    fprintf(s->out,
            "A CONDITION is VALUE == VALUE, or with != < <= > >=, and more behind &&. It holds if it does\n"
            "for a lane that is on. Types are ub b uw w ud d uq q hf f df, or OpenCL's names. A command may\n"
            "be shortened; an empty line repeats the last one.\n");
    return false;
}

/* --- reading --- */

/* A line without the blanks around it; NULL: the input has ended. */
static char *
read_line(struct step_session *s)
{
    for (; s->input < RT_STEP_INPUTS; s->input++) {
        FILE *in = s->io->in[s->input];
        const ssize_t length = in ? getline(&s->word_text, &s->line_room, in) : -1;
        if (length < 0)
            continue;
        char *text = s->word_text + strspn(s->word_text, " \t\r\n");
        for (size_t end = strlen(text); end && strchr(" \t\r\n", text[end - 1]); end--)
            text[end - 1] = 0;
        return text;
    }
    return NULL;
}

static bool
is_command(unsigned i, const char *word, size_t length)
{
    const size_t brief = strlen(commands[i].brief);
    return (length == brief && memcmp(commands[i].brief, word, length) == 0) ||
           (length > brief && length <= strlen(commands[i].name) &&
            memcmp(commands[i].name, word, length) == 0);
}

/* True: the launch goes on. */
static bool
execute(struct step_session *s, const char *text)
{
    const size_t length = strcspn(text, " \t");
    const char *rest = text + length + strspn(text + length, " \t");
    for (unsigned i = 0; i < COMMANDS; i++)
        if (is_command(i, text, length))
            return commands[i].run(s, rest);
    return step_wrong(s, "there is no command '%.*s'; `help` lists them", (int)length, text);
}

void
step_prompt(struct step_session *s)
{
    assert(!s->quit);
    for (bool goes_on = false; !goes_on;) {
        fprintf(s->out, "(caygen) ");
        (void)fflush(s->out);
        const char *text = read_line(s);
        if (s->io->echo || !text)
            fprintf(s->out, "%s\n", text ? text : "");
        if (!text) {
            s->quit = true;
            return;
        }
        if (!*text)
            text = s->last;
        else if (*text != '#')
            (void)snprintf(s->last, sizeof s->last, "%s", text);
        goes_on = *text && *text != '#' && execute(s, text);
    }
}
