/* SPDX-License-Identifier: MIT */
/* Line tables by libdw: rows of addresses, and a search among them. */
#include <elfutils/libdw.h>
#include <stdlib.h>

#include "frontend/line.h"
#include "line_data.h"

struct row {
    uint32_t start; /* offset in the kernel's code */
    uint32_t line;  /* 0: of no line */
    bool ends;      /* a sequence; the row itself is of no line */
    uint32_t column;
    const char *file; /* libdw's */
    size_t order;     /* in the tables */
};

enum { MOST_BYTES = 64 << 20 }; /* of the copies that are made */

struct fe_lines {
    struct fe_image image; /* for its memory only */
    const struct fe_program *program;
    const struct fe_kernel *kernel;
    Elf *elf;
    Dwarf *dwarf;
    const char *given;   /* the source's path as ocloc was given it; NULL: unknown */
    uint32_t code_bytes; /* the kernel's: what begins there is another's */
    struct row *rows;    /* ascending */
    size_t count, room;
};

static bool
add_row(struct fe_lines *lines, const struct row *row)
{
    if (lines->count == lines->room) {
        const size_t room = lines->room ? 2 * lines->room : 256;
        struct row *rows = realloc(lines->rows, room * sizeof *rows);
        if (!rows)
            return false;
        lines->rows = rows;
        lines->room = room;
    }
    lines->rows[lines->count] = *row;
    lines->rows[lines->count].order = lines->count;
    lines->count++;
    return true;
}

/* With -g, ocloc keeps the path that it was given among the options, as -s "PATH"; its line tables have the
 * file's name only. */
static const char *
given_path(struct fe_load *load, const char *options)
{
    static const char option[] = "-s \"";
    const char *at = strstr(options, option);
    const char *end = at ? strchr(at + sizeof option - 1, '"') : NULL;
    at = at ? at + sizeof option - 1 : NULL;
    return end ? fe_text(load, at, (size_t)(end - at)) : NULL;
}

static const char *
better_path(const struct fe_lines *lines, const char *file)
{
    const char *slash = lines->given ? strrchr(lines->given, '/') : NULL;
    if (slash && strcmp(slash + 1, file) == 0)
        return lines->given;
    while (strncmp(file, "./", 2) == 0 && file[2])
        file += 2;
    return file;
}

/* False: out of memory. Rows of other kernels are left out. */
static bool
take_row(struct fe_lines *lines, Dwarf_Line *from, uint64_t base)
{
    Dwarf_Addr address;
    int line = 0, column = 0;
    struct row row = {0};
    if (dwarf_lineaddr(from, &address) || address < base || address - base >= lines->code_bytes)
        return true;
    row.start = (uint32_t)(address - base);
    row.file = dwarf_linesrc(from, NULL, NULL);
    dwarf_lineendsequence(from, &row.ends);
    if (!row.ends && row.file && dwarf_lineno(from, &line) == 0 && dwarf_linecol(from, &column) == 0) {
        row.file = better_path(lines, row.file);
        row.line = line > 0 ? (uint32_t)line : 0;
        row.column = column > 0 ? (uint32_t)column : 0;
    }
    return add_row(lines, &row);
}

static bool
take_tables(struct fe_lines *lines, uint64_t base)
{
    Dwarf_Off at = 0, next = 0;
    Dwarf_CU *unit = NULL; /* where libdw begins its search for the unit of a table */
    Dwarf_Files *files = NULL;
    Dwarf_Lines *table = NULL;
    size_t file_count = 0, count = 0;
    while (dwarf_next_lines(lines->dwarf, at, &next, &unit, &files, &file_count, &table, &count) == 0 &&
           next > at) {
        for (size_t i = 0; i < count; i++) {
            Dwarf_Line *line = dwarf_onesrcline(table, i);
            if (line && !take_row(lines, line, base))
                return false;
        }
        at = next;
    }
    return lines->count > 0;
}

/* libdw returns a sequence's end before the row that begins at its address. So of rows with one address the
 * last one is used. */
static int
by_start(const void *a, const void *b)
{
    const struct row *x = a, *y = b;
    if (x->start != y->start)
        return x->start < y->start ? -1 : 1;
    return (x->order > y->order) - (x->order < y->order);
}

static bool
read_lines(struct fe_lines *lines, const struct fe_program *program, const struct fe_kernel *kernel)
{
    struct emu_error error = {EMU_OK, ""};
    struct fe_load load = {&lines->image, FE_DEVICE_COUNT, &error};
    const struct fe_debug *debug = &((const struct fe_image *)program)->debug;
    struct line_data data;
    struct fe_bytes file;
    lines->image.arena.budget = lines->image.arena_bytes = MOST_BYTES;
    fe_budget_begin(&lines->image.budget, debug->bytes.size);
    if (!line_data_find(&load, debug, program, kernel, &data) || !line_data_is_cheap(&data) ||
        !line_data_as_elf(&load, &data, &file))
        return false;
    lines->code_bytes = kernel->code_bytes;
    lines->given = given_path(&load, program->build_options);
    elf_version(EV_CURRENT);
    lines->elf = elf_memory((char *)file.data, file.size);
    lines->dwarf = lines->elf ? dwarf_begin_elf(lines->elf, DWARF_C_READ, NULL) : NULL;
    return lines->dwarf && take_tables(lines, data.base);
}

/* The kernel of the same code in the program that lends its lines; else the kernel itself. */
static void
find_lender(const struct fe_program **program, const struct fe_kernel **kernel)
{
    const struct fe_program *lined = ((const struct fe_image *)*program)->lined;
    for (uint32_t i = 0; lined && i < lined->kernel_count; i++)
        if (fe_kernel_is_same(&lined->kernels[i], *kernel)) {
            *program = lined;
            *kernel = &lined->kernels[i];
            return;
        }
}

struct fe_lines *
fe_lines_open(const struct fe_program *program, const struct fe_kernel *kernel)
{
    assert(program && kernel);
    find_lender(&program, &kernel);
    struct fe_lines *lines = calloc(1, sizeof *lines);
    if (lines) {
        lines->program = program;
        lines->kernel = kernel;
    }
    if (lines && !read_lines(lines, program, kernel)) {
        fe_lines_close(lines);
        return NULL;
    }
    if (lines)
        qsort(lines->rows, lines->count, sizeof *lines->rows, by_start);
    return lines;
}

void
fe_lines_close(struct fe_lines *lines)
{
    if (!lines)
        return;
    if (lines->dwarf)
        dwarf_end(lines->dwarf);
    if (lines->elf)
        elf_end(lines->elf);
    fe_arena_free(&lines->image.arena);
    free(lines->rows);
    free(lines);
}

/* The index of the last row at or before the offset; count: there is none. */
static size_t
row_at(const struct fe_lines *lines, uint32_t offset)
{
    size_t from = 0, end = lines ? lines->count : 0; /* it is in there */
    if (!end || offset >= lines->code_bytes || lines->rows[0].start > offset)
        return end;
    while (end - from > 1) {
        const size_t middle = from + (end - from) / 2;
        if (lines->rows[middle].start <= offset)
            from = middle;
        else
            end = middle;
    }
    return from;
}

static void
set_line(struct fe_line *line, const struct row *row)
{
    *line = (struct fe_line){row->file, row->line, row->column};
}

bool
fe_lines_find(const struct fe_lines *lines, uint32_t offset, struct fe_line *line)
{
    const size_t at = row_at(lines, offset);
    assert(line);
    if (!lines || at == lines->count || !lines->rows[at].line)
        return false;
    set_line(line, &lines->rows[at]);
    return true;
}

/* The nearest row at or before the offset that has a line, in the same sequence and not before `start`. Rows
 * of no bytes are of no instruction. */
static bool
find_before(const struct fe_lines *lines, uint32_t offset, uint32_t start, struct fe_line *line)
{
    const size_t at = row_at(lines, offset);
    if (at == lines->count)
        return false;
    for (size_t i = at + 1; i-- && lines->rows[i].start >= start && !lines->rows[i].ends;)
        if (lines->rows[i].line && (i == at || lines->rows[i].start < lines->rows[i + 1].start)) {
            set_line(line, &lines->rows[i]);
            return true;
        }
    return false;
}

bool
fe_lines_find_near(const struct fe_lines *lines, uint32_t offset, struct fe_line *line, bool *near)
{
    struct line_clause clause;
    assert(line && near);
    *near = false;
    if (!lines || fe_lines_find(lines, offset, line))
        return lines != NULL;
    *near = true;
    for (bool more = true; more; offset = clause.run_by) {
        if (!line_clause_find(lines->program, lines->kernel, offset, &clause))
            return false;
        if (find_before(lines, offset, clause.start, line))
            return true;
        more = clause.run_by != FE_NO_OFFSET && clause.run_by != offset;
    }
    return false;
}
