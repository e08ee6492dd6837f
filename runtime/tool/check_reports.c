/* SPDX-License-Identifier: MIT */
/* Reports that are short: JUnit's XML, annotations of GitHub Actions, and the last lines on standard error.
 */
#include <inttypes.h>
#include <string.h>

#include "base/shown.h"
#include "check.h"
#include "check/summary.h"
#include "check/suppress.h"
#include "tool.h"

/* NULL: the character stands for itself. XML has no way to write most control characters. */
static const char *
markup_of(const char *text)
{
    return *text == '&'                  ? "&amp;"
           : *text == '<'                ? "&lt;"
           : *text == '>'                ? "&gt;"
           : *text == '"'                ? "&quot;"
           : (unsigned char)*text < 0x20 ? " "
           : rt_shown_length(text) == 0  ? "\xef\xbf\xbd"
                                         : NULL;
}

void
tool_put_markup(const char *text, FILE *to)
{
    for (size_t length; *text; text += length) {
        const char *named = markup_of(text);
        length = named ? 1 : rt_shown_length(text);
        fwrite(named ? named : text, 1, named ? strlen(named) : length, to);
    }
}

static void
put_attribute(const char *name, const char *text, FILE *to)
{
    fprintf(to, " %s=\"", name);
    tool_put_markup(text, to);
    fputc('"', to);
}

typedef void put_text(const char *text, FILE *to);

static void
put_place(const struct tool_place *p, put_text *put, FILE *to)
{
    put(p->who ? p->who : "", to);
    if (p->stack)
        fputs(" in ", to);
    if (p->stack)
        put(p->stack, to);
    else
        fprintf(to, ", instruction 0x%" PRIx32, p->inst);
    if (p->file) {
        fputs(", ", to);
        put(p->file, to);
        fprintf(to, ":%" PRIu32 ": ", p->line);
        put(p->text ? p->text : "", to);
    }
}

static void
put_case(const struct tool_finding *f, FILE *to)
{
    char name[512];
    if (f->place[0].stack)
        snprintf(name, sizeof name, "%s in %s, %s", f->class, f->kernel, f->place[0].stack);
    else
        snprintf(name, sizeof name, "%s in %s at 0x%" PRIx32, f->class, f->kernel, f->place[0].inst);
    fputs("  <testcase", to);
    put_attribute("classname", "caygen.check", to);
    put_attribute("name", name, to);
    fputs(">\n    <failure", to);
    put_attribute("type", f->class, to);
    put_attribute("message", f->what, to);
    fputs(">", to);
    for (unsigned i = 0; i < f->place_count; i++) {
        fputs(i ? "after: " : "", to);
        put_place(&f->place[i], tool_put_markup, to);
        fputc('\n', to);
    }
    fputs("    </failure>\n  </testcase>\n", to);
}

/* One case for each finding; one that passed if there is none, or that failed if nobody knows. */
void
tool_report_junit(const struct tool_findings *findings, FILE *to)
{
    const size_t failing = tool_findings_failing(findings);
    const bool incomplete = findings->incomplete;
    fprintf(to,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"caygen check\" tests=\"%zu\" "
            "failures=\"%zu\" errors=\"%d\">\n",
            failing + (incomplete || !failing), failing, incomplete);
    if (incomplete || !failing) {
        fputs("  <testcase classname=\"caygen.check\"", to);
        put_attribute("name", findings->program, to);
        fputs(incomplete ? "><error message=\"not all findings could be read\"/></testcase>\n" : "/>\n", to);
    }
    for (size_t i = 0; i < findings->count; i++)
        if (strcmp(findings->all[i].level, "note") != 0)
            put_case(&findings->all[i], to);
    fputs("</testsuite>\n", to);
}

/* Workflow commands: %, ends of lines, and in properties what separates them, are written as %XX. */
static void
put_escaped(const char *text, const char *special, FILE *to)
{
    for (; *text; text++)
        if (strchr(special, *text))
            fprintf(to, "%%%02X", (unsigned)*text);
        else
            fputc(*text, to);
}

static void
put_message(const char *text, FILE *to)
{
    put_escaped(text, "%\r\n", to);
}

/* Where the annotation stands. A program's own source is no file. */
static void
put_position(const struct tool_place *p, FILE *to)
{
    char path[4096];
    if (!p->file || p->file[0] == '<')
        return;
    fputs("file=", to);
    put_escaped(tool_repository_path(p->file, path, sizeof path), "%\r\n:,", to);
    fprintf(to, ",line=%" PRIu32 ",", p->line);
}

/* One line, in which %0A begins a new one. */
static void
put_annotation(const struct tool_finding *f, FILE *to)
{
    fprintf(to, "::%s ", strcmp(f->level, "note") == 0 ? "notice" : f->level);
    put_position(&f->place[0], to);
    fputs("title=", to);
    put_escaped(f->class, "%\r\n:,", to);
    fputs(f->place[0].stack ? "::" : "::kernel ", to);
    put_message(f->kernel, to);
    fputs(f->place[0].stack ? "" : " on ", to);
    put_message(f->place[0].stack ? "" : f->device, to);
    fputs(": ", to);
    put_message(f->what, to);
    for (unsigned i = 0; i < f->place_count; i++) {
        fputs(i ? "%0Aafter: " : "%0A", to);
        put_place(&f->place[i], put_message, to);
    }
    fputc('\n', to);
}

void
tool_report_github(const struct tool_findings *findings, FILE *to)
{
    for (size_t i = 0; i < findings->count; i++)
        put_annotation(&findings->all[i], to);
}

/* --- standard error --- */

static void
put_count(const struct tool_findings *findings)
{
    struct check_summary summary = {
        .findings = findings->count, .suppressed = findings->suppressed, .looked = findings->looked};
    char text[160];
    for (size_t i = 0; i < findings->count; i++)
        summary.occurrences += findings->all[i].count;
    fprintf(stderr, "caygen: check: %s\n", check_summary_text(&summary, text, sizeof text));
}

/* Beignet's compiler writes no debug data. */
static bool
can_have_lines(const char *device)
{
    return strcmp(device, "ivb") != 0 && strcmp(device, "byt") != 0 && strcmp(device, "hsw") != 0;
}

static bool
lacks_lines(const struct tool_finding *f)
{
    return !f->place[0].stack && !f->place[0].file && can_have_lines(f->device);
}

/* Whether an earlier finding has told of its kernel, or its kernel has lines elsewhere. */
static bool
is_told(const struct tool_findings *findings, size_t number)
{
    bool told = false;
    for (size_t i = 0; i < findings->count; i++)
        if (strcmp(findings->all[i].kernel, findings->all[number].kernel) == 0)
            told |= i < number || findings->all[i].place[0].file;
    return told;
}

static void
hint_at_lines(const struct tool_findings *findings)
{
    char shown[512];
    for (size_t i = 0; i < findings->count; i++)
        if (lacks_lines(&findings->all[i]) && !is_told(findings, i))
            fprintf(stderr, "caygen: check: kernel %s has no source lines: build the program with -g\n",
                    rt_show(findings->all[i].kernel, shown, sizeof shown));
}

static void
tell_unused_suppressions(const struct tool_findings *findings)
{
    const char *path = tool_setting("CAYGEN_CHECK_SUPPRESSIONS");
    const char *name = findings->suppressions ? findings->suppressions : path;
    struct suppressions *list = NULL;
    if (!path || !findings->looked || !*findings->program) /* --from: the processes had other ones */
        return;
    (void)suppressions_read(path, name, &list);
    for (size_t i = 0; i < findings->used_count; i++)
        suppressions_mark(list, findings->used[i]);
    suppressions_tell_unused(list, name);
    suppressions_free(list);
}

void
tool_findings_sum_up(const struct tool_findings *findings)
{
    char name[32];
    if (findings->count || !findings->incomplete)
        put_count(findings);
    if (findings->signal)
        fprintf(stderr, "caygen: check: the program was ended by %s; counts are of what ran until then\n",
                tool_signal_name(findings->signal, name, sizeof name));
    tell_unused_suppressions(findings);
    hint_at_lines(findings);
}
