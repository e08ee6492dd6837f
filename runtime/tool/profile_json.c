/* SPDX-License-Identifier: MIT */
/* The profile as JSON; docs/profile.md explains the members. */
#include <stdlib.h>

#include "json.h"
#include "profile.h"
#include "profile/places.h"

static void
put_counts(struct tool_json *json, const struct profile_counts *counts)
{
    for (unsigned i = 0; i < PROFILE_COUNTS; i++)
        tool_json_number(json, profile_count_name(i), profile_count_of(counts, i));
}

static void
put_kinds(struct tool_json *json, const uint64_t kinds[PROFILE_KINDS])
{
    tool_json_open(json, "kinds", '{');
    for (unsigned i = 0; i < PROFILE_KINDS; i++)
        tool_json_number(json, profile_kind_name((enum profile_kind)i), kinds[i]);
    tool_json_close(json, '}');
}

static void
put_three(struct tool_json *json, const char *key, const uint64_t n[3])
{
    tool_json_open(json, key, '[');
    for (unsigned i = 0; i < 3; i++)
        tool_json_number(json, NULL, n[i]);
    tool_json_close(json, ']');
}

static void
put_launch(struct tool_json *json, const struct tool_profile *p, const struct profile_launch *l)
{
    tool_json_open(json, NULL, '{');
    tool_json_text(json, "kernel", p->all.kernels[l->kernel].name);
    tool_json_text(json, "device", p->all.kernels[l->kernel].device);
    tool_json_number(json, "process", l->process);
    tool_json_number(json, "number", l->number);
    tool_json_number(json, "begin_ns", l->begin);
    tool_json_number(json, "end_ns", l->end);
    put_three(json, "global", l->global);
    put_three(json, "local", l->local);
    tool_json_number(json, "work_groups", l->groups);
    tool_json_number(json, "hardware_threads", l->threads);
    tool_json_number(json, "work_items", l->items);
    tool_json_bool(json, "failed", l->failed);
    put_kinds(json, l->kinds);
    put_counts(json, &l->counts);
    tool_json_close(json, '}');
}

static void
put_instruction(struct tool_json *json, const struct tool_profile *p, const struct profile_instruction *i)
{
    tool_json_open(json, NULL, '{');
    tool_json_number(json, "offset", i->offset);
    tool_json_text(json, "text", i->listing);
    tool_json_text(json, "kind", profile_kind_name(i->kind));
    if (i->message[0])
        tool_json_text(json, "message", i->message);
    if (i->line) {
        tool_json_text(json, "file", tool_profile_file(p, i->file));
        tool_json_number(json, "line", i->line);
    }
    put_counts(json, &i->counts);
    tool_json_close(json, '}');
}

static void
put_lines(struct tool_json *json, const struct tool_profile *p, const struct profile_kernel *k)
{
    struct profile_place *places;
    const uint32_t count = profile_places(k, &places);
    tool_json_open(json, "lines", '[');
    for (uint32_t i = 0; i < count; i++) {
        tool_json_open(json, NULL, '{');
        tool_json_text(json, "file", tool_profile_file(p, places[i].file));
        tool_json_number(json, "line", places[i].line);
        put_counts(json, &places[i].counts);
        tool_json_close(json, '}');
    }
    tool_json_close(json, ']');
    free(places);
}

static void
put_kernel(struct tool_json *json, const struct tool_profile *p, const struct profile_kernel *k)
{
    uint64_t kinds[PROFILE_KINDS] = {0};
    const struct profile_counts all = profile_kernel_counts(k, kinds);
    tool_json_open(json, NULL, '{');
    tool_json_text(json, "name", k->name);
    tool_json_text(json, "device", k->device);
    tool_json_text(json, "container", k->container);
    tool_json_number(json, "simd", k->simd);
    tool_json_number(json, "registers", k->registers);
    tool_json_number(json, "local_memory_bytes", k->local_bytes);
    tool_json_number(json, "private_memory_bytes", k->private_bytes);
    tool_json_number(json, "scratch_memory_bytes", k->scratch_bytes);
    put_kinds(json, kinds);
    put_counts(json, &all);
    tool_json_open(json, "instructions", '[');
    for (uint32_t i = 0; i < k->count; i++)
        put_instruction(json, p, &k->instructions[i]);
    tool_json_close(json, ']');
    put_lines(json, p, k);
    tool_json_close(json, '}');
}

int
tool_profile_json(const struct tool_profile *p, FILE *to)
{
    struct tool_json json = {.file = to};
    tool_json_open(&json, NULL, '{');
    tool_json_text(&json, "program", p->program);
    tool_json_open(&json, "kernels", '[');
    for (uint32_t i = 0; i < p->all.kernel_count; i++)
        put_kernel(&json, p, &p->all.kernels[i]);
    tool_json_close(&json, ']');
    tool_json_open(&json, "launches", '[');
    for (uint32_t i = 0; i < p->all.launch_count; i++)
        put_launch(&json, p, &p->all.launches[i]);
    tool_json_close(&json, ']');
    tool_json_close(&json, '}');
    return 0;
}
