/* SPDX-License-Identifier: MIT */
/* One page for a browser, with nothing loaded from elsewhere. */
#include <inttypes.h>

#include "check.h"

static const char head[] =
    "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>caygen check</title><style>\n"
    "body{font:15px/1.5 system-ui,sans-serif;margin:2em auto;max-width:62em;padding:0 "
    "1em;color:#1b1f24;background:#fff}\n"
    "article{border:1px solid #d0d7de;border-left:6px solid #c33;border-radius:6px;margin:1em 0;padding:.6em "
    "1em}\n"
    "article.warning{border-left-color:#c80}article.note{border-left-color:#59f}\n"
    "h1{font-size:1.4em}h2{font-size:1.05em;margin:.2em 0}p{margin:.3em 0}\n"
    "pre{background:#f6f8fa;border-radius:4px;padding:.4em .6em;overflow-x:auto;margin:.3em 0}\n"
    "table{border-collapse:collapse}td,th{padding:.15em .8em .15em 0;text-align:left}.who{color:#57606a}\n"
    "@media(prefers-color-scheme:dark){body{color:#e6edf3;background:#0d1117}pre{background:#161b22}"
    "article{border-color:#30363d}}\n"
    "</style></head><body>\n<h1>caygen check</h1>\n";

static void
put_text(const char *before, const char *text, const char *after, FILE *to)
{
    fputs(before, to);
    tool_put_markup(text, to);
    fputs(after, to);
}

static void
put_place(const struct tool_place *p, bool second, FILE *to)
{
    fprintf(to, "<p>%s", second ? "after: " : "");
    put_text("<span class=\"who\">", p->who ? p->who : "", "</span>", to);
    if (p->file) {
        put_text(", <code>", p->file, "", to);
        fprintf(to, ":%" PRIu32 "</code>", p->line);
    }
    fputs("</p>\n<pre>", to);
    if (p->text && *p->text)
        put_text("", p->text, "\n", to);
    if (p->stack)
        put_text("", p->stack, "</pre>\n", to);
    else
        fprintf(to, "%6" PRIx32 ":  ", p->inst);
    if (!p->stack)
        put_text("", p->listing ? p->listing : "", "</pre>\n", to);
}

static void
put_finding(const struct tool_finding *f, FILE *to)
{
    put_text("<article class=\"", f->level, "\"><h2>", to);
    put_text("", f->class, f->place[0].stack ? " in <code>" : " in kernel <code>", to);
    put_text("", f->kernel, f->place[0].stack ? "</code>, " : "</code> on ", to);
    put_text("", f->device, "</h2>\n", to);
    put_text("<p>", f->what, "</p>\n", to);
    for (unsigned i = 0; i < f->place_count; i++)
        put_place(&f->place[i], i > 0, to);
    fprintf(to, "<p class=\"who\">%" PRIu64 " time%s. ", f->count, f->count > 1 ? "s" : "");
    put_text("What it is: ", tool_check_meaning(f->class), ".</p></article>\n", to);
}

void
tool_report_html(const struct tool_findings *findings, FILE *to)
{
    char name[32];
    fputs(head, to);
    put_text("<p><code>", findings->program, "</code></p>\n", to);
    fprintf(to, "<p>%zu finding%s", findings->count, findings->count == 1 ? "" : "s");
    if (findings->suppressed)
        fprintf(to, ", %" PRIu64 " suppressed", findings->suppressed);
    if (findings->incomplete)
        fputs("; not all findings could be read", to);
    if (findings->signal)
        put_text("; the program was ended by ", tool_signal_name(findings->signal, name, sizeof name), "",
                 to);
    fputs("</p>\n", to);
    for (size_t i = 0; i < findings->count; i++)
        put_finding(&findings->all[i], to);
    fputs("</body></html>\n", to);
}
