/* SPDX-License-Identifier: MIT */
#include "source_place.h"

#include <stdlib.h>
#include <string.h>

#include "frontend/line.h"
#include "frontend/program.h"
#include "runtime/program.h"
#include "source_text.h"

static const char own_source[] = "<source>";

/* The name of the program's own source, as the compilers get it (runtime/compile/compiler_source.c). */
static bool
is_own_source(const char *file)
{
    const size_t length = strlen(file), own = sizeof own_source - 1;
    return length >= own && strcmp(file + length - own, own_source) == 0;
}

static void
take_text(const char *own, size_t own_bytes, const struct fe_line *line, char *text, size_t size)
{
    size_t bytes;
    text[0] = '\0';
    if (own) {
        if (is_own_source(line->file))
            (void)rt_source_line(own, own_bytes, line->line, text, size);
        return;
    }
    char *source = rt_source_read(line->file, &bytes);
    if (source)
        (void)rt_source_line(source, bytes, line->line, text, size);
    free(source);
}

bool
rt_source_place(cl_program source, const struct fe_program *program, const struct fe_kernel *kernel,
                uint32_t offset, struct rt_source_place *place)
{
    return rt_source_place_in(source->source, source->source_size, program, kernel, offset, place);
}

bool
rt_source_place_in(const char *source, size_t source_bytes, const struct fe_program *program,
                   const struct fe_kernel *kernel, uint32_t offset, struct rt_source_place *place)
{
    struct fe_lines *lines = fe_lines_open(program, kernel);
    struct fe_line line;
    const bool found = fe_lines_find_near(lines, offset, &line, &place->near);
    if (found) {
        const char *file = is_own_source(line.file) ? own_source : line.file;
        rt_source_show(file, strlen(file), place->file, sizeof place->file);
        place->line = line.line;
        place->column = line.column;
        take_text(source, source_bytes, &line, place->text, sizeof place->text);
    }
    fe_lines_close(lines);
    return found;
}

static bool
has_g(const char *options)
{
    static const char blanks[] = " \t\n";
    while (options && *options) {
        options += strspn(options, blanks);
        const size_t length = strcspn(options, blanks);
        if (length == 2 && memcmp(options, "-g", length) == 0)
            return true;
        options += length;
    }
    return false;
}

/* Beignet and AMD's own driver write no lines. */
bool
rt_source_lacks_g(const char *options, const struct fe_program *program, const struct fe_kernel *kernel)
{
    if (program->container == FE_INTEL_BEIGNET || program->container == FE_CAYMAN_CATALYST ||
        has_g(options) || has_g(program->build_options))
        return false;
    struct fe_lines *lines = fe_lines_open(program, kernel);
    fe_lines_close(lines);
    return !lines;
}
