/* SPDX-License-Identifier: MIT */
/* Records of launches: what several commands do with them. */
#ifndef TOOL_RECORDED_H
#define TOOL_RECORDED_H

#include <stdio.h>

#include "numbers.h"
#include "record/record.h"
#include "tool.h"

/* Opens a record, with a message if that fails. Where addresses are in the way, the tool starts anew. */
int tool_open_record(const char *path, struct rt_replay *replay);

/* A record with its memory before and afterwards. */
struct tool_results {
    struct rt_replay *replay;
    uint8_t *before, *after; /* as rt_replay_save has them; the caller frees them */
    bool known;              /* else `after` is the memory before */
    struct rt_record_end end;
};
int tool_read_results(const char *path, struct rt_replay *replay, struct tool_results *results);

/* Bytes of an argument, or of other memory, that are not as recorded. */
struct tool_telling {
    FILE *out;
    const char *word; /* for the second value: "recorded" */
    const struct rt_replay *replay;
    uint64_t differ; /* elements so far */
    uint64_t nans;   /* that are NaNs in both */
};
void tool_tell_argument(struct tool_telling *t, uint32_t arg, const uint8_t *now, const uint8_t *recorded,
                        size_t size);
/* All memory but that whose places depend on the order of work-groups; `now` is changed. */
void tool_tell_memory(struct tool_telling *t, uint8_t *now, const uint8_t *recorded);

/* Engines' names between commas; bit e: engine e. 0: an unknown one. */
unsigned tool_parse_engines(const char *text);

/* Runs the record's launch by OpenCL's calls; device FE_DEVICE_COUNT: the record's own. */
int tool_replay_by_calls(const struct tool_results *results, enum fe_device device);

#endif
