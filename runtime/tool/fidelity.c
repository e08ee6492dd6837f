/* SPDX-License-Identifier: MIT */
/* caygen fidelity: starts a program, and says which forms of instructions its kernels executed, and how exact
 * these are. */
#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "child.h"
#include "json.h"
#include "tool.h"

enum { FIELDS = 4 };

static const struct {
    const char *state, *heading;
} states[] = {
    {"exact", "exact: the result that the GPU gives, or OpenCL and IEEE 754 define"},
    {"within", "within the GPU's documented accuracy"},
    {"undocumented", "no accuracy is documented; rounded correctly but for a few halves (docs/accuracy.md)"},
    {"unsupported", "not supported: refused by name"}};
enum { STATES = sizeof states / sizeof *states };

/* A line that a process wrote: device, state, form, note. */
struct fact {
    char *text; /* the others point into it */
    const char *field[FIELDS];
};

struct job {
    const char *json;
    char folder[PATH_MAX];
    struct fact *facts;
    size_t count;
};

/* --- what its processes wrote --- */

static bool
is_known(const struct job *job, const struct fact *fact)
{
    for (size_t i = 0; i < job->count; i++)
        if (strcmp(job->facts[i].field[0], fact->field[0]) == 0 &&
            strcmp(job->facts[i].field[2], fact->field[2]) == 0)
            return true;
    return false;
}

/* A line that was cut has too few fields. */
static bool
split(char *line, struct fact *fact)
{
    fact->text = line;
    for (unsigned i = 0; i < FIELDS; i++) {
        fact->field[i] = line;
        line = line ? strchr(line, i + 1 < FIELDS ? '\t' : '\n') : NULL;
        if (!line)
            return false;
        *line++ = 0;
    }
    return true;
}

static bool
take_line(struct job *job, const char *line)
{
    struct fact fact, *more;
    char *copy = strdup(line);
    if (!copy || !split(copy, &fact) || is_known(job, &fact)) {
        free(copy);
        return copy != NULL;
    }
    more = realloc(job->facts, (job->count + 1) * sizeof *more);
    if (!more) {
        free(copy);
        return false;
    }
    job->facts = more;
    job->facts[job->count++] = fact;
    return true;
}

static bool
take_file(struct job *job, const char *name)
{
    char path[2 * PATH_MAX];
    char *line = NULL;
    size_t room = 0;
    bool good = true;
    (void)snprintf(path, sizeof path, "%s/%s", job->folder, name);
    FILE *file = fopen(path, "re");
    while (file && good && getline(&line, &room, file) >= 0)
        good = take_line(job, line);
    free(line);
    if (file)
        (void)fclose(file);
    return file && good;
}

static int
by_form(const void *a, const void *b)
{
    const struct fact *x = a, *y = b;
    const int order = strcmp(x->field[0], y->field[0]);
    return order ? order : strcmp(x->field[2], y->field[2]);
}

/* TOOL_FILE: part of it is missing. */
static int
take_files(struct job *job)
{
    DIR *dir = opendir(job->folder);
    bool good = dir != NULL;
    for (const struct dirent *entry; dir && (entry = readdir(dir));)
        if (entry->d_name[0] != '.')
            good = take_file(job, entry->d_name) && good;
    if (dir)
        (void)closedir(dir);
    int err = good ? tool_folder_whole(job->folder)
                   : tool_fail(TOOL_FILE, "not all that was executed could be read from %s", job->folder);
    tool_folder_remove(job->folder);
    if (job->count)
        qsort(job->facts, job->count, sizeof *job->facts, by_form);
    return err;
}

/* --- the report --- */

static size_t
count_of(const struct job *job, unsigned state)
{
    size_t count = 0;
    assert(state < STATES);
    for (size_t i = 0; i < job->count; i++)
        count += strcmp(job->facts[i].field[1], states[state].state) == 0;
    return count;
}

static void
print_fact(const struct fact *fact)
{
    char text[2][512];
    const bool noted = *fact->field[3];
    fprintf(stderr, noted ? "    %-7s %-44s %s\n" : "    %-7s %s\n", fact->field[0],
            tool_show(fact->field[2], text[0], sizeof text[0]),
            tool_show(fact->field[3], text[1], sizeof text[1]));
}

/* On standard error: the program has the other one. */
static void
print(const struct job *job)
{
    for (unsigned s = 0; s < STATES; s++) {
        if (!count_of(job, s))
            continue;
        fprintf(stderr, "caygen: fidelity: %s\n", states[s].heading);
        for (size_t i = 0; i < job->count; i++)
            if (strcmp(job->facts[i].field[1], states[s].state) == 0)
                print_fact(&job->facts[i]);
    }
    fprintf(stderr,
            "caygen: fidelity: %zu forms: %zu exact, %zu within the documented accuracy, %zu without one, "
            "%zu not supported\n",
            job->count, count_of(job, 0), count_of(job, 1), count_of(job, 2), count_of(job, 3));
}

static int
write_json(const struct job *job)
{
    struct tool_json json = {.file = fopen(job->json, "we")};
    if (!json.file)
        return tool_fail(TOOL_FILE, "%s: %s", job->json, strerror(errno));
    tool_json_open(&json, NULL, '{');
    tool_json_open(&json, "forms", '[');
    for (size_t i = 0; i < job->count; i++) {
        const char *const *field = job->facts[i].field;
        tool_json_open(&json, NULL, '{');
        tool_json_text(&json, "device", field[0]);
        tool_json_text(&json, "form", field[2]);
        tool_json_text(&json, "fidelity", field[1]);
        tool_json_text(&json, "note", *field[3] ? field[3] : NULL);
        tool_json_close(&json, '}');
    }
    tool_json_close(&json, ']');
    for (unsigned s = 0; s < STATES; s++)
        tool_json_number(&json, states[s].state, count_of(job, s));
    tool_json_close(&json, '}');
    if (ferror(json.file) | fclose(json.file))
        return tool_fail(TOOL_FILE, "%s: %s", job->json, strerror(errno));
    return TOOL_OK;
}

/* --- the whole --- */

static int
take_option(struct job *job, int argc, char **argv, int *i)
{
    const char *value = tool_option_value(argc, argv, i, "--json", "--json");
    return value ? tool_report_begin("--json", value, &job->json, 1, 0) : tool_take_setting(argc, argv, i);
}

/* The program's exit code; TOOL_FILE if something is missing. */
static int
report(struct job *job, int code)
{
    tool_write_always();
    const bool whole = take_files(job) == TOOL_OK;
    if (whole || job->count)
        print(job);
    const bool written = !job->json || write_json(job) == TOOL_OK;
    for (size_t n = 0; n < job->count; n++)
        free(job->facts[n].text);
    free(job->facts);
    return whole && written ? code : TOOL_FILE;
}

int
tool_fidelity(int argc, char **argv)
{
    struct job job = {.json = NULL};
    int i = 1, err = TOOL_OK;
    for (; !err && i < argc && argv[i][0] == '-' && strcmp(argv[i], "--") != 0; i++)
        err = take_option(&job, argc, argv, &i);
    i += !err && i < argc && strcmp(argv[i], "--") == 0;
    if (!err && i >= argc)
        err = tool_fail(TOOL_USAGE, "no program; 'caygen fidelity --help' tells how");
    if (!err)
        err = tool_folder_make("fidelity", "CAYGEN_FIDELITY", job.folder);
    if (err)
        return err;
    const int code = tool_child_run(argv + i).code;
    return report(&job, code);
}
