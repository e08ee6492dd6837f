/* SPDX-License-Identifier: MIT */
/* What `caygen profile` shows, and the reports that are made of it. */
#ifndef TOOL_PROFILE_H
#define TOOL_PROFILE_H

#include <stdio.h>

#include "profile/model.h"

/* A line of the timeline (runtime/base/timeline.c). */
struct tool_event {
    uint32_t process;
    char *word, *rest;
};

struct tool_profile {
    struct profile all;
    struct tool_event *events;
    size_t event_count, event_room;
    unsigned report_count; /* one of each process */
    const char *program;   /* the command */
    const char *path;      /* the file that is written */
    bool timed;            /* times only, nothing was counted */
};

/* 0, or -1: errno says why. The stream's own errors are the caller's. */
typedef int tool_profile_report(const struct tool_profile *p, FILE *to);
tool_profile_report tool_profile_html, tool_profile_perfetto, tool_profile_callgrind, tool_profile_lcov,
    tool_profile_json;

/* The name of a source file for reports that name files; "???" if it has none. */
const char *tool_profile_file(const struct tool_profile *p, uint32_t file);
/* The charts of the page. */
void tool_profile_roofline(const struct tool_profile *p, const char *device, FILE *to);
void tool_profile_kinds(const uint64_t kinds[PROFILE_KINDS], FILE *to);
/* The style sheet of the page. */
extern const char tool_profile_style[];

#endif
