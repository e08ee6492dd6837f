/* SPDX-License-Identifier: MIT */
#include "text.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/shown.h"
#include "places.h"
#include "roofline.h"

enum { HOT_LINES = 5, HOT_INSTRUCTIONS = 8, SHOWN = 160 };

const char *
profile_short(double number, char text[PROFILE_SHORT])
{
    static const char *const units[] = {"", " k", " M", " G", " T", " P"};
    unsigned unit = 0;
    while (number >= 9999.5 && unit + 1 < sizeof units / sizeof *units) {
        number /= 1000;
        unit++;
    }
    snprintf(text, PROFILE_SHORT, number == (double)(uint64_t)number || number >= 1000 ? "%.0f%s" : "%.2f%s",
             number, units[unit]);
    return text;
}

const char *
profile_bytes(double number, char text[PROFILE_SHORT])
{
    static const char *const units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
    unsigned unit = 0;
    while (number >= 9999.5 && unit + 1 < sizeof units / sizeof *units) {
        number /= 1024;
        unit++;
    }
    snprintf(text, PROFILE_SHORT,
             number == (double)(uint64_t)number || number >= 1000 ? "%.0f %s" : "%.1f %s", number,
             units[unit]);
    return text;
}

const char *
profile_time(uint64_t ns, char text[PROFILE_SHORT])
{
    if (ns < 1000000)
        snprintf(text, PROFILE_SHORT, "%.1f us", (double)ns * 1e-3);
    else if (ns < UINT64_C(10000000000))
        snprintf(text, PROFILE_SHORT, "%.2f ms", (double)ns * 1e-6);
    else
        snprintf(text, PROFILE_SHORT, "%.2f s", (double)ns * 1e-9);
    return text;
}

static const char *
plural(double n)
{
    return n == 1 ? "" : "s";
}

static void
put(FILE *to, const char *text)
{
    char shown[4 * SHOWN];
    fputs(rt_show(text, shown, sizeof shown), to);
}

/* --- a kernel's lines --- */

static void
print_kinds(FILE *to, const uint64_t *kinds, uint64_t all)
{
    bool done[PROFILE_KINDS] = {false};
    const char *separator = ": ";
    for (unsigned n = 0; n < PROFILE_KINDS; n++) {
        unsigned most = PROFILE_KINDS;
        for (unsigned i = 0; i < PROFILE_KINDS; i++)
            if (!done[i] && kinds[i] && (most == PROFILE_KINDS || kinds[i] > kinds[most]))
                most = i;
        if (most == PROFILE_KINDS)
            break;
        done[most] = true;
        fprintf(to, "%s%.1f %% %s", separator, 100 * profile_share(kinds[most], all),
                profile_kind_name((enum profile_kind)most));
        separator = ", ";
    }
}

static void
print_instructions(FILE *to, const struct profile_counts *c, const uint64_t *kinds)
{
    char n[PROFILE_SHORT];
    fprintf(to, "    instructions   %s", profile_short((double)c->count, n));
    print_kinds(to, kinds, c->count);
    fprintf(to, "\n    lanes on       %.1f %%", 100 * profile_share(c->masked_lanes, c->masked_width));
    if (c->branches)
        fprintf(to, "; of %s branch%s %.1f %% divide the lanes", profile_short((double)c->branches, n),
                c->branches == 1 ? "" : "es", 100 * profile_share(c->branch_split, c->branches));
    fputc('\n', to);
}

static void
print_memory(FILE *to, const struct profile_counts *c)
{
    char n[PROFILE_SHORT], m[PROFILE_SHORT];
    if (!c->messages)
        return;
    const bool one = c->messages == 1;
    fprintf(to, "    memory         %s message%s %s", profile_short((double)c->messages, n), one ? "" : "s",
            one ? "reads" : "read");
    fprintf(to, " %s and %s", profile_bytes((double)c->read_bytes, m), one ? "writes" : "write");
    fprintf(to, " %s", profile_bytes((double)c->written_bytes, n));
    const uint64_t all = c->read_bytes + c->written_bytes;
    if (all > c->memory_bytes)
        fprintf(to, ", %s of it local or private memory", profile_bytes((double)(all - c->memory_bytes), n));
    if (c->cache_lines)
        fprintf(to, "; %s cache line%s, %.2f for each that is needed",
                profile_short((double)c->cache_lines, n), plural((double)c->cache_lines),
                profile_share(c->cache_lines, c->dense_lines));
    fputc('\n', to);
    if (c->free_cycles)
        fprintf(to, "    local memory   %s step%s, %.2f for each that is needed (bank conflicts)\n",
                profile_short((double)c->bank_cycles, n), plural((double)c->bank_cycles),
                profile_share(c->bank_cycles, c->free_cycles));
}

static uint64_t
count_barriers(const struct profile_kernel *k)
{
    uint64_t count = 0;
    for (uint32_t i = 0; i < k->count; i++)
        if (k->instructions[i].kind == PROFILE_BARRIER)
            count += k->instructions[i].counts.count;
    return count;
}

static void
print_barriers(FILE *to, const struct profile_kernel *k, const struct profile_counts *c)
{
    char n[PROFILE_SHORT], m[PROFILE_SHORT];
    const uint64_t barriers = count_barriers(k);
    if (barriers)
        fprintf(to,
                "    barriers       %s time%s at barriers and fences; threads wait for %s instruction%s of "
                "others\n",
                profile_short((double)barriers, n), plural((double)barriers),
                profile_short((double)c->waited, m), plural((double)c->waited));
}

static void
print_roofline(FILE *to, const struct profile_kernel *k, const struct profile_counts *c)
{
    struct profile_gpu gpu;
    char n[PROFILE_SHORT];
    if (!c->float_ops && !c->integer_ops)
        return;
    fprintf(to, "    work           %s float operation%s", profile_short((double)c->float_ops, n),
            plural((double)c->float_ops));
    fprintf(to, ", %s integer one%s", profile_short((double)c->integer_ops, n),
            plural((double)c->integer_ops));
    if (c->float_ops && c->memory_bytes) {
        const double intensity = profile_intensity(c);
        fprintf(to, "; %.2f float operations per byte", intensity);
        if (profile_gpu_find(k->device, &gpu))
            fprintf(to, ": %s would limit it on %s (%.0f GFLOPS, %.1f GB/s)",
                    profile_roof(&gpu, intensity) < gpu.operations ? "memory" : "arithmetic", gpu.chip,
                    gpu.operations * 1e-9, gpu.bytes * 1e-9);
    }
    fputc('\n', to);
}

static void
print_storage(FILE *to, const struct profile_kernel *k)
{
    fprintf(to, "    storage        %u of %u registers", k->registers, k->register_room);
    if (k->scratch_bytes)
        fprintf(to, ", %u bytes of scratch (spills)", k->scratch_bytes);
    if (k->private_bytes)
        fprintf(to, ", %u bytes of private memory", k->private_bytes);
    if (k->local_bytes)
        fprintf(to, ", %u bytes of local memory", k->local_bytes);
    fputc('\n', to);
}

/* --- what is hot --- */

static int
by_count(const void *a, const void *b)
{
    const struct profile_place *x = a, *y = b;
    return (x->counts.count < y->counts.count) - (x->counts.count > y->counts.count);
}

static const char *
base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static void
print_lines(FILE *to, const struct profile *profile, const struct profile_kernel *k, uint64_t all)
{
    struct profile_place *places;
    char text[SHOWN], number[PROFILE_SHORT];
    const uint32_t count = profile_places(k, &places);
    if (count)
        qsort(places, count, sizeof *places, by_count);
    for (uint32_t i = 0; i < count && i < HOT_LINES && places[i].counts.count; i++) {
        const struct profile_place *p = &places[i];
        snprintf(number, sizeof number, ":%u", p->line);
        fprintf(to, "    %s %5.1f %%  %5.1f %% lanes  ", i ? "              " : "hottest lines ",
                100 * profile_share(p->counts.count, all),
                100 * profile_share(p->counts.masked_lanes, p->counts.masked_width));
        put(to, base_name(profile->sources[p->file - 1].path));
        fprintf(to, "%s  ", number);
        put(to, profile_line_text(profile, p->file, p->line, text, sizeof text));
        fputc('\n', to);
    }
    free(places);
}

static void
print_instruction(FILE *to, const struct profile_instruction *i, uint64_t all, const char *mark)
{
    if (i->counts.count)
        fprintf(to, "    %s %5.1f %%  %5.1f %% lanes  %05x  ", mark,
                100 * profile_share(i->counts.count, all),
                100 * profile_share(i->counts.lanes, i->counts.width), i->offset);
    else
        fprintf(to, "    %s %24s %05x  ", mark, "", i->offset);
    put(to, i->listing);
    fputc('\n', to);
}

static void
print_hottest(FILE *to, const struct profile_kernel *k, uint64_t all)
{
    uint32_t *list = profile_hottest(k);
    for (uint32_t i = 0; list && i < k->count && i < HOT_INSTRUCTIONS; i++)
        if (k->instructions[list[i]].counts.count)
            print_instruction(to, &k->instructions[list[i]], all, i ? "              " : "hottest code  ");
    free(list);
}

static void
print_listing(FILE *to, const struct profile *profile, const struct profile_kernel *k, uint64_t all)
{
    const uint64_t hot = profile_hot_count(k);
    char text[SHOWN];
    for (uint32_t i = 0; i < k->count; i++) {
        const struct profile_instruction *one = &k->instructions[i];
        if (one->line && (i == 0 || one->line != one[-1].line || one->file != one[-1].file)) {
            fprintf(to, "        line %u: ", one->line);
            put(to, profile_line_text(profile, one->file, one->line, text, sizeof text));
            fputc('\n', to);
        }
        fprintf(to, "    %s %12" PRIu64, one->counts.count >= hot && one->counts.count ? ">" : " ",
                one->counts.count);
        print_instruction(to, one, all, "");
    }
}

/* --- kernels --- */

static void
print_sizes(FILE *to, const struct profile *profile, uint32_t kernel)
{
    char n[PROFILE_SHORT];
    struct profile_launch sum = {.groups = 0};
    uint64_t launches = 0, failed = 0;
    for (uint32_t i = 0; i < profile->launch_count; i++) {
        const struct profile_launch *l = &profile->launches[i];
        if (l->kernel != kernel)
            continue;
        launches++;
        failed += l->failed;
        sum.items += l->items;
        sum.groups += l->groups;
        sum.threads += l->threads;
        sum.end += l->end - l->begin;
    }
    fprintf(to, "%" PRIu64 " launch%s", launches, launches == 1 ? "" : "es");
    if (failed)
        fprintf(to, " (%" PRIu64 " ended by a fault)", failed);
    fprintf(to, ", %s work-item%s", profile_short((double)sum.items, n), plural((double)sum.items));
    fprintf(to, " in %s work-group%s", profile_short((double)sum.groups, n), plural((double)sum.groups));
    fprintf(to, ", %s hardware thread%s", profile_short((double)sum.threads, n), plural((double)sum.threads));
    fprintf(to, ", %s\n", profile_time(sum.end, n));
}

static void
print_kernel(const struct profile *profile, uint32_t number, const struct profile_print *print)
{
    const struct profile_kernel *k = &profile->kernels[number];
    uint64_t kinds[PROFILE_KINDS] = {0};
    const struct profile_counts c = profile_kernel_counts(k, kinds);
    FILE *to = print->file;
    fputs("\nkernel ", to);
    put(to, k->name);
    fprintf(to, " on %s, SIMD %u: ", k->device, k->simd);
    print_sizes(to, profile, number);
    print_storage(to, k);
    if (!c.count)
        return;
    print_instructions(to, &c, kinds);
    print_memory(to, &c);
    print_barriers(to, k, &c);
    print_roofline(to, k, &c);
    print_lines(to, profile, k, c.count);
    if (print->listing)
        print_listing(to, profile, k, c.count);
    else
        print_hottest(to, k, c.count);
}

void
profile_print(const struct profile *profile, const struct profile_print *print)
{
    assert(print->file);
    fprintf(print->file, "caygen: profile: %u kernel%s, %u launch%s\n", profile->kernel_count,
            profile->kernel_count == 1 ? "" : "s", profile->launch_count,
            profile->launch_count == 1 ? "" : "es");
    for (uint32_t i = 0; i < profile->kernel_count; i++)
        print_kernel(profile, i, print);
}
