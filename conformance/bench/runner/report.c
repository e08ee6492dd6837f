/* SPDX-License-Identifier: MIT */
#include "report.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/fail.h"
#include "speed.h"

static void
write_machine(FILE *out, const struct session *session)
{
    char line[256] = "";
    FILE *info = fopen("/proc/cpuinfo", "r");
    while (info && fgets(line, sizeof line, info) && strncmp(line, "model name", 10))
        continue;
    if (info)
        fclose(info);
    const char *colon = strchr(line, ':');
    fprintf(out, "# %s\n\n%.*s, %ld cores; load average %.2f before, %.2f after. Best of %u runs",
            session->set == UNTUNED ? "Kernels in the shapes of public programs" : "Benchmark",
            colon ? (int)strcspn(colon + 2, "\n") : 7, colon ? colon + 2 : "unknown",
            sysconf(_SC_NPROCESSORS_ONLN), session->load_before, session->load_after, session->runs);
    fprintf(out, " after one that is not timed;\nthe configurations' runs alternate.\n\n");
    for (unsigned i = 0; i < session->config_count; i++) {
        const struct config *config = session->configs[i];
        fprintf(out, "- %s: %s%s\n", config->name, session->devices[i],
                config->scale == SCALE_SMALL ? "; runs a part of the work, its times are multiplied" : "");
    }
}

static void
write_head(FILE *out, const struct session *session, const char *title, const char *extra)
{
    fprintf(out, "\n## %s\n\n| kernel |%s", title, extra);
    for (unsigned i = 0; i < session->config_count; i++)
        fprintf(out, " %s |", session->configs[i]->name);
    fprintf(out, "\n|---|%s", extra[0] ? "--:|" : "");
    for (unsigned i = 0; i < session->config_count; i++)
        fprintf(out, "--:|");
    fprintf(out, "\n");
}

static void
write_amount(FILE *out, double amount, const char *unit)
{
    static const char prefixes[][2] = {"", "k", "M", "G", "T"};
    unsigned prefix = 0;
    for (; amount >= 1000 && prefix < 4; prefix++)
        amount /= 1000;
    fprintf(out, " %.3g %s%s |", amount, prefixes[prefix], unit);
}

/* What stands in a cell where there is no number. */
static const char *
word(const struct result *result)
{
    static const char *const words[] = {"-", "?", "**wrong**", "**failed**", "-"};
    return words[result->outcome];
}

static void
write_milliseconds(FILE *out, double milliseconds)
{
    int digits = milliseconds >= 1000 ? 0 : milliseconds >= 100 ? 1 : milliseconds >= 10 ? 2 : 3;
    fprintf(out, " %.*f |", digits, milliseconds);
}

static double
elapsed_of(const struct result *result)
{
    return result->seconds;
}

static double
processor_of(const struct result *result)
{
    return result->processor;
}

static void
write_times(FILE *out, const struct session *session, const char *title, speed_time *which)
{
    write_head(out, session, title, " work |");
    for (unsigned r = 0; r < session->row_count; r++) {
        const struct row *row = session->rows[r];
        fprintf(out, "| %s%s |", row->name, row->set == CLBENCH ? " *" : "");
        write_amount(out, row_work(row, SCALE_FULL), row->unit);
        for (unsigned i = 0; i < session->config_count; i++)
            if (session->results[r][i].outcome == OUTCOME_TIMED)
                write_milliseconds(out, 1e3 * which(&session->results[r][i]));
            else
                fprintf(out, " %s |", word(&session->results[r][i]));
        fprintf(out, "\n");
    }
}

static void
write_mean(FILE *out, const struct comparison *comparison, const char *name, bool only_clbench)
{
    fprintf(out, "| **%s** |", name);
    for (unsigned i = 0; i < comparison->session->config_count; i++) {
        unsigned count;
        double mean = speed_mean(comparison, i, only_clbench, &count);
        if (count)
            fprintf(out, " **%.4g** (%u) |", mean, count);
        else
            fprintf(out, " - |");
    }
    fprintf(out, "\n");
}

static void
write_least(FILE *out, const struct comparison *comparison)
{
    fprintf(out, "| **least** |");
    for (unsigned i = 0; i < comparison->session->config_count; i++)
        fprintf(out, " **%.3g** |", speed_least(comparison, i));
    fprintf(out, "\n");
}

static void
write_speed_row(FILE *out, const struct comparison *comparison, unsigned r)
{
    const struct session *session = comparison->session;
    fprintf(out, "| %s%s |", session->rows[r]->name, session->rows[r]->set == CLBENCH ? " *" : "");
    for (unsigned i = 0; i < session->config_count; i++) {
        const double speed = speed_of(comparison, r, i);
        if (speed > 0)
            fprintf(out, " %.3g |", speed);
        else
            fprintf(out, " %s |", word(&session->results[r][i]));
    }
    fprintf(out, "\n");
}

/* A kernel that the yardstick did not run has no row. */
static bool
is_compared(const struct comparison *comparison, unsigned r)
{
    for (unsigned i = 0; i < comparison->session->config_count; i++)
        if (speed_of(comparison, r, i) > 0)
            return true;
    return false;
}

static void
write_speeds(FILE *out, const struct comparison *comparison, const char *title)
{
    const struct session *session = comparison->session;
    if (!speed_is_known(session, comparison->yardstick))
        return;
    write_head(out, session, title, "");
    for (unsigned r = 0; r < session->row_count; r++)
        if (is_compared(comparison, r))
            write_speed_row(out, comparison, r);
    if (session->set != UNTUNED)
        write_mean(out, comparison, "geometric mean of *", true);
    write_mean(out, comparison, "geometric mean of all", false);
    if (session->set == UNTUNED)
        write_least(out, comparison);
    fprintf(out, "\nIn brackets: over how many kernels.\n");
}

static void
write_notes(FILE *out, const struct session *session)
{
    fprintf(out, "\n");
    for (unsigned r = 0; r < session->row_count; r++)
        for (unsigned i = 0; i < session->config_count; i++)
            if (session->results[r][i].note[0])
                fprintf(out, "- %s on %s: %s\n", session->rows[r]->name, session->configs[i]->name,
                        session->results[r][i].note);
}

/* One kind of time, and what it says. */
static void
write_comparisons(FILE *out, const struct session *session, const char *kind, speed_time *which)
{
    const struct comparison pocl = {session, which, YARDSTICK_POCL},
                            limit = {session, which, YARDSTICK_LIMIT};
    char title[128];
    snprintf(title, sizeof title, "%s relative to PoCL (2 is half its time)", kind);
    write_speeds(out, &pocl, title);
    snprintf(title, sizeof title, "%s: share of the limit, a loop written by hand for this host (1)", kind);
    write_speeds(out, &limit, title);
}

static void
write_all(FILE *out, const struct session *session)
{
    write_machine(out, session);
    write_times(out, session, "Milliseconds", elapsed_of);
    write_comparisons(out, session, "Speed", elapsed_of);
    write_times(out, session, "Milliseconds of the processor, mean of the runs", processor_of);
    write_comparisons(out, session, "Processor time", processor_of);
    write_notes(out, session);
}

void
report_write(const struct session *session, const char *folder)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.md", folder, session->set == UNTUNED ? "untuned" : "bench");
    mkdir(folder, 0777);
    FILE *out = fopen(path, "w");
    if (!out)
        fail("cannot write %s", path);
    write_all(out, session);
    if (fclose(out))
        fail("cannot write %s", path);
    printf("\n");
    write_all(stdout, session);
    printf("\n%s\n", path);
}
