/* SPDX-License-Identifier: MIT */
/* Static Analysis Results Interchange Format 2.1.0 (OASIS). */
#include "check.h"
#include "json.h"
#include "tool.h"

static void
write_rules(struct tool_json *json)
{
    tool_json_open(json, "rules", '[');
    for (unsigned i = 0; i < tool_check_classes(); i++) {
        tool_json_open(json, NULL, '{');
        tool_json_text(json, "id", tool_check_class(i));
        tool_json_open(json, "shortDescription", '{');
        tool_json_text(json, "text", tool_check_meaning(tool_check_class(i)));
        tool_json_close(json, '}');
        tool_json_close(json, '}');
    }
    tool_json_close(json, ']');
}

static void
write_message(struct tool_json *json, const char *text)
{
    tool_json_open(json, "message", '{');
    tool_json_text(json, "text", text);
    tool_json_close(json, '}');
}

static void
write_physical(struct tool_json *json, const struct tool_place *p)
{
    if (!p->file || !p->line)
        return;
    tool_json_open(json, "physicalLocation", '{');
    tool_json_open(json, "artifactLocation", '{');
    tool_json_text(json, "uri", p->file[0] == '<' ? "program-source.cl" : p->file);
    tool_json_close(json, '}');
    tool_json_open(json, "region", '{');
    tool_json_number(json, "startLine", p->line);
    if (p->column)
        tool_json_number(json, "startColumn", p->column);
    tool_json_close(json, '}');
    tool_json_close(json, '}');
}

static void
write_place(struct tool_json *json, const struct tool_finding *f, const struct tool_place *p, unsigned id)
{
    char address[64];
    if (p->stack)
        snprintf(address, sizeof address, "%s", f->kernel);
    else
        snprintf(address, sizeof address, "%s+0x%x", f->kernel, p->inst);
    tool_json_open(json, NULL, '{');
    if (id)
        tool_json_number(json, "id", id);
    write_physical(json, p);
    tool_json_open(json, "logicalLocations", '[');
    tool_json_open(json, NULL, '{');
    tool_json_text(json, "name", f->kernel);
    tool_json_text(json, "fullyQualifiedName", address);
    tool_json_text(json, "kind", "function");
    tool_json_close(json, '}');
    tool_json_close(json, ']');
    char who[1280];
    snprintf(who, sizeof who, "%s%s%s", p->who ? p->who : "", p->stack ? " in " : "",
             p->stack ? p->stack : "");
    if (*who)
        write_message(json, who);
    tool_json_close(json, '}');
}

static void
write_result(struct tool_json *json, const struct tool_finding *f)
{
    char text[1024];
    if (f->place[0].stack)
        snprintf(text, sizeof text, "%s in %s: %s", f->class, f->kernel, f->what);
    else
        snprintf(text, sizeof text, "%s in kernel %s on %s: %s", f->class, f->kernel, f->device, f->what);
    tool_json_open(json, NULL, '{');
    tool_json_text(json, "ruleId", f->class);
    tool_json_text(json, "level", f->level);
    write_message(json, text);
    tool_json_number(json, "occurrenceCount", f->count);
    tool_json_open(json, "locations", '[');
    write_place(json, f, &f->place[0], 0);
    tool_json_close(json, ']');
    if (f->place_count > 1) {
        tool_json_open(json, "relatedLocations", '[');
        write_place(json, f, &f->place[1], 1);
        tool_json_close(json, ']');
    }
    tool_json_close(json, '}');
}

void
tool_report_sarif(const struct tool_findings *findings, const char *program, FILE *to)
{
    struct tool_json json = {.file = to};
    tool_json_open(&json, NULL, '{');
    tool_json_text(&json, "$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    tool_json_text(&json, "version", "2.1.0");
    tool_json_open(&json, "runs", '[');
    tool_json_open(&json, NULL, '{');
    tool_json_open(&json, "tool", '{');
    tool_json_open(&json, "driver", '{');
    tool_json_text(&json, "name", "caygen check");
    tool_json_text(&json, "version", tool_text.version);
    write_rules(&json);
    tool_json_close(&json, '}');
    tool_json_close(&json, '}');
    tool_json_open(&json, "invocations", '[');
    tool_json_open(&json, NULL, '{');
    tool_json_text(&json, "commandLine", program);
    tool_json_bool(&json, "executionSuccessful", true);
    tool_json_close(&json, '}');
    tool_json_close(&json, ']');
    tool_json_open(&json, "results", '[');
    for (size_t i = 0; i < findings->count; i++)
        write_result(&json, &findings->all[i]);
    tool_json_close(&json, ']');
    tool_json_close(&json, '}');
    tool_json_close(&json, ']');
    tool_json_close(&json, '}');
}
