/* SPDX-License-Identifier: MIT */
/* Static Analysis Results Interchange Format 2.1.0 (OASIS). */
#define _GNU_SOURCE /* sigabbrev_np */
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/environment.h"
#include "check.h"
#include "json.h"
#include "tool.h"

/* --- paths of source files --- */

/* Cuts a folder's path down to the repository that it is in. False: it is in none. */
static bool
cut_to_repository(char *folder)
{
    char mark[PATH_MAX + 8];
    for (char *end = folder + strlen(folder); end; end = strrchr(folder, '/')) {
        *end = '\0';
        (void)snprintf(mark, sizeof mark, "%s/.git", folder);
        if (access(mark, F_OK) == 0)
            return true;
    }
    return false;
}

/* A job of GitHub names the repository's folder. False: there is no current folder. */
static bool
find_root(char root[PATH_MAX])
{
    const char *workspace = rt_environment("GITHUB_WORKSPACE");
    if (workspace && realpath(workspace, root))
        return true;
    if (getcwd(root, PATH_MAX) && cut_to_repository(root))
        return true;
    return getcwd(root, PATH_MAX) != NULL;
}

/* The path below the folder; NULL: it is elsewhere. */
static const char *
below(const char *path, const char *folder)
{
    const size_t length = strlen(folder);
    return strncmp(path, folder, length) == 0 && path[length] == '/' ? path + length + 1 : NULL;
}

char *
tool_repository_path(const char *path, char *to, size_t size)
{
    char root[PATH_MAX], whole[PATH_MAX], here[PATH_MAX];
    const char *shown = NULL;
    if (realpath(path, whole) && find_root(root))
        shown = below(whole, root);
    if (!shown && getcwd(here, sizeof here))
        shown = below(path, here); /* a file that is gone */
    (void)snprintf(to, size, "%s", shown ? shown : path);
    return to;
}

/* --- the report --- */

char *
tool_signal_name(int signal, char *to, size_t size)
{
    const char *name = sigabbrev_np(signal);
    (void)snprintf(to, size, name ? "SIG%s" : "signal %.0s%d", name ? name : "", signal);
    return to;
}

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

/* The characters of a path that a URI cannot have are written as %XX (RFC 3986, 2.1 and 3.3): "<source>",
 * which is no file, as "%3Csource%3E". */
static void
write_uri(struct tool_json *json, const char *file)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/";
    char path[4096], uri[3 * sizeof path];
    size_t used = 0;
    for (const char *at = tool_repository_path(file, path, sizeof path); *at; at++)
        used += (size_t)snprintf(uri + used, sizeof uri - used, strchr(plain, *at) ? "%c" : "%%%02X",
                                 (unsigned)(unsigned char)*at);
    uri[used] = '\0';
    tool_json_text(json, "uri", uri);
}

static void
write_physical(struct tool_json *json, const struct tool_place *p)
{
    if (!p->file || !p->line)
        return;
    tool_json_open(json, "physicalLocation", '{');
    tool_json_open(json, "artifactLocation", '{');
    write_uri(json, p->file);
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

static void
write_invocation(struct tool_json *json, const struct tool_findings *findings)
{
    char name[32];
    tool_json_open(json, NULL, '{');
    tool_json_text(json, "commandLine", findings->program);
    tool_json_bool(json, "executionSuccessful", !findings->signal && !findings->incomplete);
    if (findings->signal) {
        tool_json_text(json, "exitSignalName", tool_signal_name(findings->signal, name, sizeof name));
        tool_json_number(json, "exitSignalNumber", (uint64_t)findings->signal);
    }
    tool_json_close(json, '}');
}

void
tool_report_sarif(const struct tool_findings *findings, FILE *to)
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
    write_invocation(&json, findings);
    tool_json_close(&json, ']');
    tool_json_open(&json, "results", '[');
    for (size_t i = 0; i < findings->count; i++)
        write_result(&json, &findings->all[i]);
    tool_json_close(&json, ']');
    tool_json_close(&json, '}');
    tool_json_close(&json, ']');
    tool_json_close(&json, '}');
}
