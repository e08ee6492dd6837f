/* SPDX-License-Identifier: MIT */
#include "model.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name, *meaning;
} rows[] = {
#define PROFILE_COUNT(id, meaning) {#id, meaning},
#include "counts.def"
#undef PROFILE_COUNT
};

uint64_t *
profile_count_at(struct profile_counts *counts, unsigned i)
{
    assert(i < PROFILE_COUNTS);
    return (uint64_t *)counts + i;
}

uint64_t
profile_count_of(const struct profile_counts *counts, unsigned i)
{
    assert(i < PROFILE_COUNTS);
    return ((const uint64_t *)counts)[i];
}

const char *
profile_count_name(unsigned i)
{
    assert(i < PROFILE_COUNTS);
    return rows[i].name;
}

const char *
profile_count_meaning(unsigned i)
{
    assert(i < PROFILE_COUNTS);
    return rows[i].meaning;
}

void
profile_counts_add(struct profile_counts *to, const struct profile_counts *from)
{
    for (unsigned i = 0; i < PROFILE_COUNTS; i++)
        *profile_count_at(to, i) += profile_count_of(from, i);
}

double
profile_share(uint64_t part, uint64_t whole)
{
    return whole ? (double)part / (double)whole : 1;
}

/* Room for one more element; NULL: there is none. */
static void *
grow(void *list, uint32_t count, uint32_t *room, size_t size)
{
    if (count < *room)
        return list;
    const uint32_t more = *room ? *room * 2 : 16;
    void *larger = realloc(list, more * size);
    if (larger)
        *room = more;
    return larger;
}

uint32_t
profile_add_kernel(struct profile *profile, const struct profile_kernel *kernel)
{
    void *list =
        grow(profile->kernels, profile->kernel_count, &profile->kernel_room, sizeof *profile->kernels);
    if (!list)
        return UINT32_MAX;
    profile->kernels = list;
    profile->kernels[profile->kernel_count] = *kernel;
    return profile->kernel_count++;
}

uint32_t
profile_add_launch(struct profile *profile, const struct profile_launch *launch)
{
    void *list =
        grow(profile->launches, profile->launch_count, &profile->launch_room, sizeof *profile->launches);
    if (!list)
        return UINT32_MAX;
    profile->launches = list;
    profile->launches[profile->launch_count] = *launch;
    return profile->launch_count++;
}

static bool
is_source(const struct profile_source *source, const char *path, const char *text)
{
    return strcmp(source->path, path) == 0 &&
           (source->text && text ? strcmp(source->text, text) == 0 : !source->text == !text);
}

uint32_t
profile_add_source(struct profile *profile, const char *path, const char *text)
{
    for (uint32_t i = 0; i < profile->source_count; i++)
        if (is_source(&profile->sources[i], path, text))
            return i;
    void *list =
        grow(profile->sources, profile->source_count, &profile->source_room, sizeof *profile->sources);
    if (!list)
        return UINT32_MAX;
    profile->sources = list;
    struct profile_source *source = &profile->sources[profile->source_count];
    *source = (struct profile_source){strdup(path), text ? strdup(text) : NULL};
    if (!source->path) {
        free(source->text);
        return UINT32_MAX;
    }
    return profile->source_count++;
}

uint32_t
profile_find_kernel(const struct profile *profile, const char *name, const char *device, uint64_t hash)
{
    for (uint32_t i = 0; i < profile->kernel_count; i++) {
        const struct profile_kernel *k = &profile->kernels[i];
        if (k->hash == hash && strcmp(k->name, name) == 0 && strcmp(k->device, device) == 0)
            return i;
    }
    return UINT32_MAX;
}

void
profile_kernel_free(struct profile_kernel *kernel)
{
    for (uint32_t i = 0; i < kernel->count; i++) {
        free(kernel->instructions[i].message);
        free(kernel->instructions[i].listing);
    }
    free(kernel->instructions);
    free(kernel->name);
    free(kernel->device);
    free(kernel->container);
}

void
profile_free(struct profile *profile)
{
    for (uint32_t i = 0; i < profile->kernel_count; i++)
        profile_kernel_free(&profile->kernels[i]);
    for (uint32_t i = 0; i < profile->source_count; i++) {
        free(profile->sources[i].path);
        free(profile->sources[i].text);
    }
    free(profile->kernels);
    free(profile->launches);
    free(profile->sources);
    *profile = (struct profile){.kernel_count = 0};
}

struct profile_counts
profile_kernel_counts(const struct profile_kernel *kernel, uint64_t *kinds)
{
    struct profile_counts all = {.count = 0};
    for (uint32_t i = 0; i < kernel->count; i++) {
        profile_counts_add(&all, &kernel->instructions[i].counts);
        if (kinds)
            kinds[kernel->instructions[i].kind] += kernel->instructions[i].counts.count;
    }
    return all;
}
