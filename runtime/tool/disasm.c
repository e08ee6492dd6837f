/* SPDX-License-Identifier: MIT */
/* caygen disasm: listing of the machine code, with labels and with what its messages do; with -S, the source
 * lines between the instructions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "debug/source_text.h"
#include "frontend/line.h"
#include "json.h"
#include "listing.h"
#include "tool.h"

struct source {
    struct fe_lines *lines;
    struct fe_line last; /* that was printed */
    char *path, *text;   /* the file that was read last */
    size_t bytes;
};

struct job {
    unsigned flags; /* enum tool_flag */
    const char *not_lowered;
    struct tool_json *json;
    unsigned listed, without_lines; /* kernels */
};

static void
read_source(struct source *l, const char *path)
{
    if (l->path && strcmp(l->path, path) == 0)
        return;
    free(l->path);
    free(l->text);
    l->path = strdup(path);
    l->text = rt_source_read(path, &l->bytes);
}

static void
print_source(struct source *l, uint32_t offset)
{
    enum { SHOWN_BYTES = 400 };
    struct fe_line line;
    char text[SHOWN_BYTES];
    if (!fe_lines_find(l->lines, offset, &line) ||
        (l->last.file && line.line == l->last.line && strcmp(line.file, l->last.file) == 0))
        return;
    l->last = line;
    read_source(l, line.file);
    rt_source_show(line.file, strlen(line.file), text, sizeof text);
    printf("// %s:%u:", text, line.line);
    if (l->text && rt_source_line(l->text, l->bytes, line.line, text, sizeof text))
        printf(" %s", text);
    printf("\n");
}

/* Behind the instruction, in a column of its own. */
static void
print_instruction(const struct tool_line *line, unsigned flags)
{
    enum { COLUMN = 72 };
    char flow[TOOL_FLOW_TEXT];
    const struct fe_step *step = &line->step;
    tool_flow_words(step, flow);
    if (line->labelled && !(flags & TOOL_PLAIN))
        printf("L%05x:\n", step->offset);
    if (flags & TOOL_PLAIN || !(*flow || *line->words))
        printf("%05x %s\n", step->offset, step->text);
    else
        printf("%05x %-*s // %s%s%s\n", step->offset, COLUMN, step->text, flow,
               *flow && *line->words ? "; " : "", line->words);
}

static void
print_lines(const struct tool_listing *listing, unsigned flags, struct source *source)
{
    for (uint32_t i = 0; i < listing->count; i++) {
        const struct tool_line *line = &listing->lines[i];
        if (line->step.offset == FE_NO_OFFSET) {
            printf("      %s\n", line->step.text);
            continue;
        }
        if (source)
            print_source(source, line->step.offset);
        print_instruction(line, flags);
    }
}

static void
print_kernel(const struct tool_listing *listing, const struct fe_program *program,
             const struct fe_kernel *kernel, struct job *job)
{
    const bool with_source = job->flags & TOOL_SOURCE;
    struct source source = {.lines = with_source ? fe_lines_open(program, kernel) : NULL};
    job->without_lines += !source.lines;
    printf("// kernel ");
    tool_put(kernel->name);
    printf(", %s, SIMD %u, %u bytes\n", fe_device_name(program->device), kernel->simd, kernel->code_bytes);
    print_lines(listing, job->flags, with_source ? &source : NULL);
    fe_lines_close(source.lines);
    free(source.path);
    free(source.text);
}

/* --- JSON --- */

static void
json_offset(struct tool_json *json, const char *key, uint32_t offset)
{
    if (offset != FE_NO_OFFSET)
        tool_json_number(json, key, offset);
}

static void
json_source(struct tool_json *json, const struct fe_lines *lines, uint32_t offset)
{
    struct fe_line line;
    if (offset == FE_NO_OFFSET || !fe_lines_find(lines, offset, &line))
        return;
    tool_json_text(json, "source_file", line.file);
    tool_json_number(json, "source_line", line.line);
}

static void
json_line(struct tool_json *json, const struct tool_line *line, const struct fe_lines *lines)
{
    const struct fe_step *step = &line->step;
    tool_json_open(json, NULL, '{');
    json_offset(json, "offset", step->offset);
    tool_json_text(json, "text", step->text + strspn(step->text, " \t"));
    json_offset(json, "clause_of", step->clause_of);
    if (line->labelled)
        tool_json_bool(json, "label", true);
    json_offset(json, "jump", step->jump);
    json_offset(json, "rejoin", step->rejoin);
    if (line->words && *line->words)
        tool_json_text(json, "message", line->words);
    json_source(json, lines, step->offset);
    tool_json_close(json, '}');
}

static void
json_kernel(const struct tool_listing *listing, const struct fe_program *program,
            const struct fe_kernel *kernel, struct job *job)
{
    struct tool_json *json = job->json;
    struct fe_lines *lines = fe_lines_open(program, kernel);
    job->without_lines += !lines;
    tool_json_open(json, NULL, '{');
    tool_json_text(json, "name", kernel->name);
    tool_json_number(json, "simd", kernel->simd);
    tool_json_number(json, "code_bytes", kernel->code_bytes);
    tool_json_open(json, "lines", '[');
    for (uint32_t i = 0; i < listing->count; i++)
        json_line(json, &listing->lines[i], lines);
    tool_json_close(json, ']');
    tool_json_close(json, '}');
    fe_lines_close(lines);
}

/* --- the command --- */

static int
list_kernel(const struct fe_program *program, const struct fe_kernel *kernel, void *user)
{
    struct job *job = user;
    struct tool_listing listing;
    const int result = tool_listing_make(&listing, program, kernel);
    job->listed++;
    if (!result && job->json)
        json_kernel(&listing, program, kernel, job);
    else if (!result)
        print_kernel(&listing, program, kernel, job);
    tool_listing_free(&listing);
    return result;
}

static int
print_json(const struct tool_input *input, struct fe_program *program, struct job *job)
{
    struct tool_json json = {0};
    job->json = &json;
    tool_json_open(&json, NULL, '{');
    tool_json_text(&json, "file", input->path);
    tool_json_text(&json, "device", fe_device_name(program->device));
    tool_json_text(&json, "not_lowered", job->not_lowered);
    tool_json_open(&json, "kernels", '[');
    const int result = tool_each_kernel(input, program, list_kernel, job);
    tool_json_close(&json, ']');
    tool_json_close(&json, '}');
    return result;
}

static int
print_text(const struct tool_input *input, struct fe_program *program, struct job *job)
{
    const int result = tool_each_kernel(input, program, list_kernel, job);
    if (!result && job->not_lowered && !(input->flags & TOOL_PLAIN)) {
        printf("// this program cannot run here: ");
        tool_put(job->not_lowered);
        printf("\n");
    }
    return result;
}

/* Standard error: the listing itself is what it is without -S. */
static void
tell_missing_lines(const struct tool_input *input, const struct job *job)
{
    char path[1024];
    if (!(job->flags & TOOL_SOURCE) || !job->without_lines)
        return;
    fprintf(stderr, "caygen: %s has no source lines", tool_show(input->path, path, sizeof path));
    if (job->without_lines < job->listed)
        fprintf(stderr, " for %u of %u kernels", job->without_lines, job->listed);
    fprintf(stderr, ": there is no debug data that Caygen can read; compilers write it with -g\n");
}

int
tool_disasm(int argc, char **argv)
{
    struct tool_input input;
    struct fe_program *program;
    struct emu_error why;
    int result = tool_parse_input(argc, argv, TOOL_KERNELS | TOOL_SOURCE | TOOL_PLAIN | TOOL_JSON, &input);
    if (result || (result = tool_load_if_possible(&input, &program, &why)) != TOOL_OK)
        return result;
    struct job job = {.flags = input.flags, .not_lowered = why.kind ? why.text : NULL};
    result = (input.flags & TOOL_JSON ? print_json : print_text)(&input, program, &job);
    if (!result)
        tell_missing_lines(&input, &job);
    fe_program_free(program);
    return result;
}
