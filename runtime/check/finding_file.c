/* SPDX-License-Identifier: MIT */
/* FOLDER/PROCESS.findings: lines of a key and a value. runtime/tool/check_read.c reads them. */
#include "finding.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/report.h"
#include "runtime/log.h"
#include "runtime/platform.h"

/* The stream while lines are added to it. */
struct lines {
    FILE *to; /* NULL: nobody asked for the file, or it cannot be opened */
    struct rt_file_limit limit;
};

/* A full disk is told once; what is printed is not lost. */
static void
tell_unwritten(struct finding_file *file, const char *why)
{
    const char *folder = rt_platform()->options.check_folder;
    assert(folder);
    if (!file->unwritten)
        rt_warn("check: the findings cannot be written to %s: %s; the reports will lack them", folder, why);
    file->unwritten = true;
    rt_report_lost(folder);
}

static FILE *
open_file(void)
{
    char path[4096];
    if (snprintf(path, sizeof path, "%s/%ld.findings", rt_platform()->options.check_folder, (long)getpid()) <
        (int)sizeof path)
        return fopen(path, "ae");
    errno = ENAMETOOLONG;
    return NULL;
}

static struct lines
begin(struct finding_file *file)
{
    struct lines lines = {.to = NULL};
    if (!rt_platform()->options.check_folder)
        return lines;
    lines.to = open_file();
    if (lines.to)
        rt_file_limit_hold(&lines.limit);
    else
        tell_unwritten(file, strerror(errno));
    return lines;
}

static void
end(struct finding_file *file, const struct lines *lines)
{
    if (!lines->to)
        return;
    const bool failed = fflush(lines->to) != 0 || ferror(lines->to);
    const int why = errno;
    if (fclose(lines->to) != 0 || failed)
        tell_unwritten(file, strerror(failed ? why : errno));
    rt_file_limit_let_go(&lines->limit);
}

void
finding_file_looked(struct finding_file *file)
{
    const struct lines lines = file->looked ? (struct lines){.to = NULL} : begin(file);
    file->looked = true;
    if (lines.to)
        fprintf(lines.to, "looked\n");
    end(file, &lines);
}

static void
write_place(FILE *to, const struct finding_place *p)
{
    fprintf(to, "inst %" PRIu32 "\nwho %s\n", p->inst, p->who);
    if (p->listing[0])
        fprintf(to, "listing %s\n", p->listing);
    if (p->host)
        fprintf(to, "stack %s\n", p->stack);
    if (p->has_line)
        fprintf(to, "file %s\nline %" PRIu32 "\ncolumn %" PRIu32 "\ntext %s\n", p->line.file, p->line.line,
                p->line.column, p->line.text);
}

void
finding_file_add(struct finding_file *file, const struct finding *f)
{
    const struct lines lines = begin(file);
    if (lines.to) {
        fprintf(lines.to, "class %s\nlevel %s\nkernel %s\ndevice %s\nwhat %s\n", finding_class_name(f->id),
                finding_class_level(f->id), f->kernel, f->device, f->what);
        for (unsigned i = 0; i < f->place_count; i++)
            write_place(lines.to, &f->place[i]);
        fprintf(lines.to, "end\n");
    }
    end(file, &lines);
}

void
finding_file_used(struct finding_file *file, unsigned line)
{
    const struct lines lines = begin(file);
    if (lines.to)
        fprintf(lines.to, "used %u\n", line);
    end(file, &lines);
}

void
finding_file_end(struct finding_file *file, const struct finding *first, unsigned suppressed)
{
    const struct lines lines = first ? begin(file) : (struct lines){.to = NULL};
    uint64_t number = 0;
    for (const struct finding *f = first; lines.to && f; f = f->next)
        if (!f->same && !f->suppressed)
            fprintf(lines.to, "count %" PRIu64 " %" PRIu64 "\n", number++, f->count);
    if (lines.to && suppressed)
        fprintf(lines.to, "suppressed %u\n", suppressed);
    end(file, &lines);
}
