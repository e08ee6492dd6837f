/* SPDX-License-Identifier: MIT */
#include "write.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "base/report.h"

static void
put_text(struct rt_report *to, const char *key, const char *text)
{
    rt_report_put(to, "%s ", key);
    rt_report_text(to, text);
    rt_report_put(to, "\n");
}

/* Only those that are not 0. */
static void
put_counts(struct rt_report *to, const struct profile_counts *counts)
{
    for (unsigned i = 0; i < PROFILE_COUNTS; i++)
        if (profile_count_of(counts, i))
            rt_report_put(to, "%s %" PRIu64 "\n", profile_count_name(i), profile_count_of(counts, i));
}

void
profile_write_source(struct rt_report *to, uint32_t number, const struct profile_source *source)
{
    rt_report_put(to, "source %u\n", number);
    put_text(to, "path", source->path);
    for (const char *at = source->text; at && *at;) {
        const size_t length = strcspn(at, "\n");
        rt_report_put(to, "text ");
        for (size_t i = 0; i < length; i++)
            rt_report_text(to, (const char[]){at[i], 0});
        rt_report_put(to, "\n");
        at += length + (at[length] == '\n');
    }
    rt_report_put(to, "end\n");
}

static void
put_instruction(struct rt_report *to, const struct profile_instruction *i)
{
    rt_report_put(to, "instruction %u\nkind %s\n", i->offset, profile_kind_name(i->kind));
    if (i->line)
        rt_report_put(to, "place %u %u %u\n", i->file, i->line, i->column);
    if (i->message[0])
        put_text(to, "message", i->message);
    put_text(to, "listing", i->listing);
    put_counts(to, &i->counts);
}

void
profile_write_kernel(struct rt_report *to, uint32_t number, const struct profile_kernel *k)
{
    assert(k->count == 0 || k->instructions);
    rt_report_put(to, "kernel %u\n", number);
    put_text(to, "name", k->name);
    put_text(to, "device", k->device);
    put_text(to, "container", k->container);
    rt_report_put(to, "hash %" PRIu64 "\nsimd %u\nregisters %u\nregister_room %u\n", k->hash, k->simd,
                  k->registers, k->register_room);
    rt_report_put(to, "local_bytes %u\nprivate_bytes %u\nscratch_bytes %u\nbarriers %u\n", k->local_bytes,
                  k->private_bytes, k->scratch_bytes, k->barriers);
    for (uint32_t i = 0; i < k->count; i++)
        put_instruction(to, &k->instructions[i]);
    rt_report_put(to, "end\n");
}

void
profile_write_launch(struct rt_report *to, const struct profile_launch *l)
{
    rt_report_put(to, "launch %u %u %u %d\n", l->kernel, l->process, l->number, l->failed);
    rt_report_put(to, "time %" PRIu64 " %" PRIu64 "\n", l->begin, l->end);
    rt_report_put(to, "global %" PRIu64 " %" PRIu64 " %" PRIu64 "\n", l->global[0], l->global[1],
                  l->global[2]);
    rt_report_put(to, "local %" PRIu64 " %" PRIu64 " %" PRIu64 "\n", l->local[0], l->local[1], l->local[2]);
    rt_report_put(to, "size %" PRIu64 " %" PRIu64 " %" PRIu64 "\n", l->groups, l->threads, l->items);
    for (unsigned kind = 0; kind < PROFILE_KINDS; kind++)
        if (l->kinds[kind])
            rt_report_put(to, "kinds %u %" PRIu64 "\n", kind, l->kinds[kind]);
    put_counts(to, &l->counts);
    rt_report_put(to, "end\n");
}
