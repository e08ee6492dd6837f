/* SPDX-License-Identifier: MIT */
#include "read.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the lines that follow belong to. */
enum inside { NOTHING, SOURCE, KERNEL, LAUNCH };

/* The report of one process, with its own numbers. */
struct report {
    struct profile own; /* its kernels have no numbers in common with others */
    enum inside inside;
    struct profile_source source;
    size_t text_used, text_room;
    struct profile_kernel kernel;
    uint32_t room; /* for instructions */
    uint32_t number;
    struct profile_launch launch;
    uint32_t process;
    profile_event *event;
    void *user;
    bool failed;
};

static void
set(char **member, const char *value)
{
    free(*member);
    *member = strdup(value);
}

/* Up to 3 numbers; those that are missing are 0. Anything else is damage. */
static void
numbers(struct report *r, const char *text, uint64_t n[3])
{
    char *end = (char *)(uintptr_t)text;
    unsigned count = 0;
    for (; count < 3 && *text >= '0' && *text <= '9'; count++) {
        n[count] = strtoull(text, &end, 10);
        text = *end == ' ' ? end + 1 : end;
    }
    r->failed |= !count || *end;
}

static uint64_t
number(struct report *r, const char *text)
{
    uint64_t n[3] = {0, 0, 0};
    numbers(r, text, n);
    return n[0];
}

/* --- sources --- */

static void
add_text(struct report *r, const char *line)
{
    const size_t length = strlen(line);
    if (r->text_used + length + 2 > r->text_room) {
        const size_t room = 2 * (r->text_used + length + 2);
        char *text = realloc(r->source.text, room);
        if (!text) {
            r->failed = true;
            return;
        }
        r->source.text = text;
        r->text_room = room;
    }
    memcpy(r->source.text + r->text_used, line, length);
    r->text_used += length;
    r->source.text[r->text_used++] = '\n';
    r->source.text[r->text_used] = '\0';
}

static void
take_source(struct report *r, const char *key, const char *value)
{
    if (strcmp(key, "path") == 0)
        set(&r->source.path, value);
    else if (strcmp(key, "text") == 0)
        add_text(r, value);
}

/* Each source is written once, in the order of its number. */
static void
end_source(struct report *r)
{
    if (r->source.path && profile_add_source(&r->own, r->source.path, r->source.text) == UINT32_MAX)
        r->failed = true;
    free(r->source.path);
    free(r->source.text);
    r->source = (struct profile_source){NULL, NULL};
    r->text_used = r->text_room = 0;
}

/* --- counts --- */

static void
take_count(struct report *r, struct profile_counts *counts, const char *key, const char *value)
{
    unsigned i = 0;
    while (i < PROFILE_COUNTS && strcmp(profile_count_name(i), key) != 0)
        i++;
    if (i < PROFILE_COUNTS)
        *profile_count_at(counts, i) = number(r, value);
    else
        r->failed = true;
}

/* --- kernels --- */

static void
begin_instruction(struct report *r, uint32_t offset)
{
    if (r->kernel.count == r->room) {
        const uint32_t room = r->room ? 2 * r->room : 64;
        void *all = realloc(r->kernel.instructions, room * sizeof *r->kernel.instructions);
        if (!all) {
            r->failed = true;
            return;
        }
        r->kernel.instructions = all;
        r->room = room;
    }
    r->kernel.instructions[r->kernel.count++] = (struct profile_instruction){
        .offset = offset, .clause_of = UINT32_MAX, .message = strdup(""), .listing = strdup("")};
}

static void
take_instruction(struct report *r, const char *key, const char *value)
{
    struct profile_instruction *i = r->kernel.count ? &r->kernel.instructions[r->kernel.count - 1] : NULL;
    uint64_t n[3] = {0, 0, 0};
    r->failed |= !i;
    if (!i)
        return;
    if (strcmp(key, "kind") == 0) {
        const enum profile_kind kind = profile_kind_find(value);
        i->kind = kind < PROFILE_KINDS ? kind : PROFILE_MOVE;
        r->failed |= kind >= PROFILE_KINDS;
    } else if (strcmp(key, "place") == 0) {
        numbers(r, value, n);
        i->file = (uint32_t)n[0];
        i->line = (uint32_t)n[1];
        i->column = (uint32_t)n[2];
    } else if (strcmp(key, "message") == 0) {
        set(&i->message, value);
    } else if (strcmp(key, "listing") == 0) {
        set(&i->listing, value);
    } else {
        take_count(r, &i->counts, key, value);
    }
}

static void
take_kernel(struct report *r, const char *key, const char *value)
{
    struct profile_kernel *k = &r->kernel;
    const struct {
        const char *key;
        uint32_t *member;
    } members[] = {{"simd", &k->simd},
                   {"registers", &k->registers},
                   {"register_room", &k->register_room},
                   {"local_bytes", &k->local_bytes},
                   {"private_bytes", &k->private_bytes},
                   {"scratch_bytes", &k->scratch_bytes},
                   {"barriers", &k->barriers}};
    for (size_t i = 0; i < sizeof members / sizeof *members; i++)
        if (strcmp(members[i].key, key) == 0) {
            *members[i].member = (uint32_t)number(r, value);
            return;
        }
    if (strcmp(key, "name") == 0)
        set(&k->name, value);
    else if (strcmp(key, "device") == 0)
        set(&k->device, value);
    else if (strcmp(key, "container") == 0)
        set(&k->container, value);
    else if (strcmp(key, "hash") == 0)
        k->hash = number(r, value);
    else if (strcmp(key, "instruction") == 0)
        begin_instruction(r, (uint32_t)number(r, value));
    else
        take_instruction(r, key, value);
}

/* A kernel that was written again takes the place of what was there. */
static void
end_kernel(struct report *r)
{
    struct profile_kernel *k = &r->kernel;
    const bool whole = k->name && k->device && k->container && !r->failed;
    if (whole && r->number < r->own.kernel_count) {
        profile_kernel_free(&r->own.kernels[r->number]);
        r->own.kernels[r->number] = *k;
    } else if (whole && r->number == r->own.kernel_count) {
        r->failed = profile_add_kernel(&r->own, k) == UINT32_MAX;
    } else {
        profile_kernel_free(k);
        r->failed = true;
    }
    *k = (struct profile_kernel){.count = 0};
    r->room = 0;
}

/* --- launches --- */

static void
take_launch(struct report *r, const char *key, const char *value)
{
    struct profile_launch *l = &r->launch;
    unsigned kind = 0;
    uint64_t n[3] = {0, 0, 0};
    numbers(r, value, n);
    if (strcmp(key, "time") == 0) {
        l->begin = n[0];
        l->end = n[1];
    } else if (strcmp(key, "global") == 0) {
        memcpy(l->global, n, sizeof n);
    } else if (strcmp(key, "local") == 0) {
        memcpy(l->local, n, sizeof n);
    } else if (strcmp(key, "size") == 0) {
        l->groups = n[0];
        l->threads = n[1];
        l->items = n[2];
    } else if (strcmp(key, "kinds") == 0 && (kind = (unsigned)n[0]) < PROFILE_KINDS) {
        l->kinds[kind] = n[1];
    } else {
        take_count(r, &l->counts, key, value);
    }
}

static void
begin_launch(struct report *r, const char *value)
{
    unsigned failed = 0;
    r->launch = (struct profile_launch){.process = r->process};
    (void)sscanf(value, "%" SCNu32 " %" SCNu32 " %" SCNu32 " %u", &r->launch.kernel, &r->launch.process,
                 &r->launch.number, &failed);
    r->launch.failed = failed;
}

/* --- lines --- */

static void
end(struct report *r)
{
    if (r->inside == SOURCE)
        end_source(r);
    else if (r->inside == KERNEL)
        end_kernel(r);
    else if (r->inside == LAUNCH && profile_add_launch(&r->own, &r->launch) == UINT32_MAX)
        r->failed = true;
    r->inside = NOTHING;
}

/* What runtime/base/timeline.c writes. */
static bool
is_event(const char *key)
{
    return strcmp(key, "call") == 0 || strcmp(key, "command") == 0 || strcmp(key, "group") == 0;
}

static void
begin(struct report *r, const char *key, const char *value)
{
    r->number = (uint32_t)strtoul(value, NULL, 10);
    if (strcmp(key, "source") == 0) {
        r->inside = SOURCE;
    } else if (strcmp(key, "kernel") == 0) {
        r->inside = KERNEL;
    } else if (strcmp(key, "launch") == 0) {
        r->inside = LAUNCH;
        begin_launch(r, value);
    } else if (!is_event(key)) {
        r->failed = true;
    } else if (r->event) {
        r->event(r->user, r->process, key, value);
    }
}

static void
take_line(struct report *r, char *line)
{
    line[strcspn(line, "\n")] = '\0';
    char *value = line + strcspn(line, " ");
    value += *value ? (*value = '\0', 1) : 0;
    if (strcmp(line, "end") == 0)
        end(r);
    else if (r->inside == SOURCE)
        take_source(r, line, value);
    else if (r->inside == KERNEL)
        take_kernel(r, line, value);
    else if (r->inside == LAUNCH)
        take_launch(r, line, value);
    else
        begin(r, line, value);
}

/* --- one profile of all --- */

static bool
is_same_code(const struct profile_kernel *a, const struct profile_kernel *b)
{
    bool same = a->count == b->count;
    for (uint32_t i = 0; same && i < a->count; i++)
        same = a->instructions[i].offset == b->instructions[i].offset;
    return same;
}

/* Returns its number in the profile. */
static uint32_t
merge_kernel(struct profile *profile, struct profile_kernel *k, const uint32_t *sources, uint32_t count)
{
    for (uint32_t i = 0; i < k->count; i++) {
        struct profile_instruction *one = &k->instructions[i];
        one->file = one->file && one->file <= count ? sources[one->file - 1] + 1 : 0;
    }
    const uint32_t there = profile_find_kernel(profile, k->name, k->device, k->hash);
    if (there == UINT32_MAX || !is_same_code(&profile->kernels[there], k))
        return profile_add_kernel(profile, k);
    for (uint32_t i = 0; i < k->count; i++)
        profile_counts_add(&profile->kernels[there].instructions[i].counts, &k->instructions[i].counts);
    profile_kernel_free(k);
    return there;
}

static int
merge(struct profile *profile, struct report *r)
{
    struct profile *own = &r->own;
    uint32_t *sources = calloc((size_t)own->source_count + 1, sizeof *sources);
    uint32_t *kernels = calloc((size_t)own->kernel_count + 1, sizeof *kernels);
    bool made = sources && kernels;
    for (uint32_t i = 0; made && i < own->source_count; i++)
        sources[i] = profile_add_source(profile, own->sources[i].path, own->sources[i].text);
    for (uint32_t i = 0; made && i < own->kernel_count; i++) {
        kernels[i] = merge_kernel(profile, &own->kernels[i], sources, own->source_count);
        own->kernels[i] = (struct profile_kernel){.count = 0}; /* its memory has gone over */
    }
    for (uint32_t i = 0; made && i < own->launch_count; i++) {
        struct profile_launch *l = &own->launches[i];
        if (l->kernel >= own->kernel_count || kernels[l->kernel] == UINT32_MAX) {
            r->failed = true;
            continue;
        }
        l->kernel = kernels[l->kernel];
        made = profile_add_launch(profile, l) != UINT32_MAX;
    }
    free(sources);
    free(kernels);
    return made ? 0 : -1;
}

int
profile_read(const char *path, uint32_t process, struct profile *profile, profile_event *event, void *user)
{
    FILE *file = fopen(path, "re");
    struct report *r = file ? calloc(1, sizeof *r) : NULL;
    char *line = NULL;
    size_t room = 0;
    assert(path && profile);
    if (r)
        *r = (struct report){.process = process, .event = event, .user = user};
    while (r && !r->failed && getline(&line, &room, file) > 0)
        take_line(r, line);
    const bool ended = r && r->inside == NOTHING && !ferror(file);
    const int err = !r || merge(profile, r) != 0 || r->failed || !ended ? -1 : 0;
    if (r) {
        profile_kernel_free(&r->kernel);
        free(r->source.path);
        free(r->source.text);
        profile_free(&r->own);
    }
    free(r);
    free(line);
    if (file)
        (void)fclose(file);
    return err;
}
