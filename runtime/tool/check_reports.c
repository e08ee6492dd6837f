/* SPDX-License-Identifier: MIT */
/* Reports that are short: JUnit's XML, and annotations of GitHub Actions. */
#include <inttypes.h>
#include <string.h>

#include "check.h"

/* XML has no way to write most control characters. */
void
tool_put_markup(const char *text, FILE *to)
{
    for (; *text; text++) {
        const char *named = *text == '&'   ? "&amp;"
                            : *text == '<' ? "&lt;"
                            : *text == '>' ? "&gt;"
                            : *text == '"' ? "&quot;"
                                           : NULL;
        if (named)
            fputs(named, to);
        else
            fputc((unsigned char)*text < 0x20 ? ' ' : *text, to);
    }
}

static void
put_attribute(const char *name, const char *text, FILE *to)
{
    fprintf(to, " %s=\"", name);
    tool_put_markup(text, to);
    fputc('"', to);
}

static void
put_places(const struct tool_finding *f, FILE *to)
{
    for (unsigned i = 0; i < f->place_count; i++) {
        const struct tool_place *p = &f->place[i];
        fprintf(to, "%s", i ? "after: " : "");
        tool_put_markup(p->who ? p->who : "", to);
        if (p->stack)
            fputs(" in ", to);
        if (p->stack)
            tool_put_markup(p->stack, to);
        else
            fprintf(to, ", instruction 0x%" PRIx32, p->inst);
        if (p->file) {
            fputs(", ", to);
            tool_put_markup(p->file, to);
            fprintf(to, ":%" PRIu32 ": ", p->line);
            tool_put_markup(p->text ? p->text : "", to);
        }
        fputc('\n', to);
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
    put_places(f, to);
    fputs("    </failure>\n  </testcase>\n", to);
}

/* One case for each finding, or one that passed. */
void
tool_report_junit(const struct tool_findings *findings, const char *program, FILE *to)
{
    const size_t failing = tool_findings_failing(findings);
    fprintf(to,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"caygen check\" tests=\"%zu\" "
            "failures=\"%zu\">\n",
            failing ? failing : 1, failing);
    if (!failing) {
        fputs("  <testcase classname=\"caygen.check\"", to);
        put_attribute("name", program, to);
        fputs("/>\n", to);
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

void
tool_report_github(const struct tool_findings *findings, const char *program, FILE *to)
{
    (void)program;
    for (size_t i = 0; i < findings->count; i++) {
        const struct tool_finding *f = &findings->all[i];
        const struct tool_place *p = &f->place[0];
        fprintf(to, "::%s ", strcmp(f->level, "note") == 0 ? "notice" : f->level);
        if (p->file && p->file[0] != '<') {
            fputs("file=", to);
            put_escaped(p->file, "%\r\n:,", to);
            fprintf(to, ",line=%" PRIu32 ",", p->line);
        }
        fputs("title=", to);
        put_escaped(f->class, "%\r\n:,", to);
        fputs("::", to);
        fprintf(to, "%s%s: ", p->stack ? "" : "kernel ", f->kernel);
        put_escaped(f->what, "%\r\n", to);
        fputc('\n', to);
    }
}
