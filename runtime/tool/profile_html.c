/* SPDX-License-Identifier: MIT */
/* The profile as one page for a browser, with nothing loaded from elsewhere and no script. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "profile.h"
#include "profile/places.h"
#include "profile/roofline.h"
#include "profile/text.h"

enum { MOST_LAUNCHES = 400, OPEN_LINES = 400 };

static void
put(const char *text, FILE *to)
{
    tool_put_markup(text, to);
}

/* --- cells --- */

static void
cell_count(uint64_t n, FILE *to)
{
    char text[PROFILE_SHORT];
    fprintf(to, "<td title=\"%" PRIu64 "\">%s</td>", n, profile_short((double)n, text));
}

static void
cell_bytes(uint64_t n, FILE *to)
{
    char text[PROFILE_SHORT];
    if (n)
        fprintf(to, "<td title=\"%" PRIu64 " bytes\">%s</td>", n, profile_bytes((double)n, text));
    else
        fputs("<td></td>", to);
}

static void
cell_percent(uint64_t part, uint64_t whole, FILE *to)
{
    if (whole)
        fprintf(to, "<td>%.1f&nbsp;%%</td>", 100 * profile_share(part, whole));
    else
        fputs("<td></td>", to);
}

static void
cell_ratio(uint64_t part, uint64_t whole, FILE *to)
{
    if (whole)
        fprintf(to, "<td>%.2f</td>", profile_share(part, whole));
    else
        fputs("<td></td>", to);
}

/* A bar as long as the share, and the share. */
static void
cell_heat(uint64_t part, uint64_t whole, FILE *to)
{
    const double share = whole ? 100 * profile_share(part, whole) : 0;
    if (!part) {
        fputs("<td></td>", to);
        return;
    }
    fprintf(to, "<td class=\"heat l\"><span class=\"bar\" style=\"width:%.2fem\"></span>%.1f&nbsp;%%</td>",
            share < 0.6           ? 0.12
            : share / 100 * 6 > 6 ? 6
                                  : share / 100 * 6,
            share);
}

static void
put_tile(const char *number, const char *words, FILE *to)
{
    fprintf(to, "<div class=\"tile\"><b>%s</b><span>%s</span></div>", number, words);
}

static void
tile_count(uint64_t n, const char *words, FILE *to)
{
    char text[PROFILE_SHORT];
    put_tile(profile_short((double)n, text), words, to);
}

static void
tile_bytes(uint64_t n, const char *words, FILE *to)
{
    char text[PROFILE_SHORT];
    put_tile(profile_bytes((double)n, text), words, to);
}

static void
tile_percent(uint64_t part, uint64_t whole, const char *words, FILE *to)
{
    char text[PROFILE_SHORT];
    if (!whole)
        return;
    snprintf(text, sizeof text, "%.1f&nbsp;%%", 100 * profile_share(part, whole));
    put_tile(text, words, to);
}

static void
tile_ratio(uint64_t part, uint64_t whole, const char *words, FILE *to)
{
    char text[PROFILE_SHORT];
    if (!whole)
        return;
    snprintf(text, sizeof text, "%.2f", profile_share(part, whole));
    put_tile(text, words, to);
}

/* --- the page's beginning --- */

static struct profile_counts
sum_all(const struct tool_profile *p)
{
    struct profile_counts all = {.count = 0};
    for (uint32_t i = 0; i < p->all.kernel_count; i++) {
        const struct profile_counts one = profile_kernel_counts(&p->all.kernels[i], NULL);
        profile_counts_add(&all, &one);
    }
    return all;
}

static void
put_summary(const struct tool_profile *p, const struct profile_counts *all, FILE *to)
{
    uint64_t time = 0;
    char text[PROFILE_SHORT];
    for (uint32_t i = 0; i < p->all.launch_count; i++)
        time += p->all.launches[i].end - p->all.launches[i].begin;
    fputs("<div class=\"tiles\">", to);
    tile_count(p->all.kernel_count, p->all.kernel_count == 1 ? "kernel" : "kernels", to);
    tile_count(p->all.launch_count, p->all.launch_count == 1 ? "launch" : "launches", to);
    put_tile(profile_time(time, text), p->timed ? "in launches" : "in launches, while counting", to);
    if (!p->timed) {
        tile_count(all->count, "instructions of hardware threads", to);
        tile_percent(all->masked_lanes, all->masked_width, "of lanes on", to);
        tile_bytes(all->memory_bytes, "to and from buffers and images", to);
        tile_count(all->float_ops, "float operations", to);
    }
    fputs("</div>\n", to);
}

static void
put_kernel_row(const struct tool_profile *p, uint32_t number, const struct profile_counts *all, FILE *to)
{
    const struct profile_kernel *k = &p->all.kernels[number];
    const struct profile_counts c = profile_kernel_counts(k, NULL);
    uint64_t launches = 0, time = 0;
    char text[PROFILE_SHORT];
    for (uint32_t i = 0; i < p->all.launch_count; i++)
        if (p->all.launches[i].kernel == number) {
            launches++;
            time += p->all.launches[i].end - p->all.launches[i].begin;
        }
    fprintf(to, "<tr><td class=\"l\"><a href=\"#k%" PRIu32 "\">", number);
    put(k->name, to);
    fputs("</a></td><td class=\"l\">", to);
    put(k->device, to);
    fputs("</td>", to);
    cell_count(launches, to);
    fprintf(to, "<td>%s</td>", profile_time(time, text));
    cell_count(c.count, to);
    cell_heat(c.count, all->count, to);
    cell_percent(c.masked_lanes, c.masked_width, to);
    cell_percent(c.branch_split, c.branches, to);
    cell_bytes(c.memory_bytes, to);
    cell_ratio(c.cache_lines, c.dense_lines, to);
    cell_ratio(c.bank_cycles, c.free_cycles, to);
    if (c.float_ops && c.memory_bytes)
        fprintf(to, "<td>%.2f</td></tr>\n", profile_intensity(&c));
    else
        fputs("<td></td></tr>\n", to);
}

static void
put_kernels(const struct tool_profile *p, const struct profile_counts *all, FILE *to)
{
    fputs(
        "<section class=\"card\"><h2>Kernels</h2><div class=\"wide\"><table><tr><th "
        "class=\"l\">kernel</th><th "
        "class=\"l\">device</th><th>launches</th><th>time</th><th>instructions</th><th class=\"l\">share</th>"
        "<th>lanes on</th><th title=\"branches that divide the lanes\">divided</th><th>bytes</th>"
        "<th title=\"cache lines touched for each that the bytes need\">lines&#8202;/&#8202;needed</th>"
        "<th title=\"steps of local memory for each that is needed without bank "
        "conflicts\">banks&#8202;/&#8202;"
        "needed</th><th title=\"float operations per byte\">flop&#8202;/&#8202;byte</th></tr>\n",
        to);
    for (uint32_t i = 0; i < p->all.kernel_count; i++)
        put_kernel_row(p, i, all, to);
    fputs("</table></div></section>\n", to);
}

static void
put_launch_row(const struct tool_profile *p, uint32_t number, uint64_t zero, FILE *to)
{
    const struct profile_launch *l = &p->all.launches[number];
    char text[PROFILE_SHORT];
    fprintf(to, "<tr><td>%" PRIu32 "</td><td class=\"l\"><a href=\"#k%" PRIu32 "\">", number + 1, l->kernel);
    put(p->all.kernels[l->kernel].name, to);
    fprintf(to, "</a>%s</td>", l->failed ? "<span class=\"badge\">fault</span>" : "");
    fprintf(to, "<td>%" PRIu64 " &times; %" PRIu64 " &times; %" PRIu64 "</td>", l->global[0], l->global[1],
            l->global[2]);
    fprintf(to, "<td>%" PRIu64 " &times; %" PRIu64 " &times; %" PRIu64 "</td>", l->local[0], l->local[1],
            l->local[2]);
    cell_count(l->groups, to);
    cell_count(l->threads, to);
    cell_count(l->counts.count, to);
    cell_percent(l->counts.masked_lanes, l->counts.masked_width, to);
    cell_bytes(l->counts.memory_bytes, to);
    fprintf(to, "<td>%s</td>", profile_time(l->begin - zero, text));
    fprintf(to, "<td>%s</td></tr>\n", profile_time(l->end - l->begin, text));
}

static void
put_launches(const struct tool_profile *p, FILE *to)
{
    uint64_t zero = UINT64_MAX;
    for (uint32_t i = 0; i < p->all.launch_count; i++)
        zero = p->all.launches[i].begin < zero ? p->all.launches[i].begin : zero;
    fprintf(to,
            "<section class=\"card\"><h2>Launches</h2><details%s><summary>%" PRIu32 " launch%s</summary><div "
            "class=\"wide\"><table><tr><th>#</th><th class=\"l\">kernel</th><th>work-items</th><th>work-group"
            "</th><th>groups</th><th>threads</th><th>instructions</th><th>lanes on</th><th>bytes</th>"
            "<th>begins at</th><th>takes</th></tr>\n",
            p->all.launch_count <= 20 ? " open" : "", p->all.launch_count,
            p->all.launch_count == 1 ? "" : "es");
    for (uint32_t i = 0; i < p->all.launch_count && i < MOST_LAUNCHES; i++)
        put_launch_row(p, i, zero, to);
    fputs("</table></div>", to);
    if (p->all.launch_count > MOST_LAUNCHES)
        fprintf(to, "<p class=\"soft\">%" PRIu32 " more are in the JSON report only.</p>",
                p->all.launch_count - MOST_LAUNCHES);
    fputs("</details></section>\n", to);
}

/* One chart for each device that computes with floats. */
static void
put_rooflines(const struct tool_profile *p, FILE *to)
{
    fputs("<section class=\"card\"><h2>What limits them</h2><div class=\"plots\">\n", to);
    for (uint32_t i = 0; i < p->all.kernel_count; i++) {
        const struct profile_counts c = profile_kernel_counts(&p->all.kernels[i], NULL);
        bool done = !c.float_ops;
        for (uint32_t before = 0; before < i && !done; before++) {
            const struct profile_counts b = profile_kernel_counts(&p->all.kernels[before], NULL);
            done = b.float_ops && strcmp(p->all.kernels[before].device, p->all.kernels[i].device) == 0;
        }
        if (!done)
            tool_profile_roofline(p, p->all.kernels[i].device, to);
    }
    fputs("</div></section>\n", to);
}

/* --- a kernel --- */

static void
put_kernel_tiles(const struct profile_kernel *k, const struct profile_counts *c, FILE *to)
{
    char text[PROFILE_SHORT];
    fputs("<div class=\"tiles\">", to);
    tile_count(c->count, "instructions", to);
    tile_percent(c->masked_lanes, c->masked_width, "of lanes on", to);
    tile_percent(c->branch_split, c->branches, "of branches divide the lanes", to);
    if (c->messages)
        tile_bytes(c->memory_bytes, "to and from buffers and images", to);
    tile_ratio(c->cache_lines, c->dense_lines, "cache lines for each needed", to);
    tile_ratio(c->bank_cycles, c->free_cycles, "steps of local memory for each needed", to);
    if (c->waited)
        tile_count(c->waited, "instructions waited at barriers", to);
    if (c->float_ops && c->memory_bytes) {
        snprintf(text, sizeof text, "%.2f", profile_intensity(c));
        put_tile(text, "float operations per byte", to);
    }
    snprintf(text, sizeof text, "%u&#8202;/&#8202;%u", k->registers, k->register_room);
    put_tile(text, "registers", to);
    if (k->scratch_bytes)
        tile_bytes(k->scratch_bytes, "of scratch (spills)", to);
    if (k->private_bytes)
        tile_bytes(k->private_bytes, "of private memory", to);
    if (k->local_bytes)
        tile_bytes(k->local_bytes, "of local memory", to);
    fputs("</div>\n", to);
}

static bool
is_first_of_its_message(const struct profile_kernel *k, uint32_t number)
{
    for (uint32_t i = 0; i < number; i++)
        if (k->instructions[i].counts.messages &&
            strcmp(k->instructions[i].message, k->instructions[number].message) == 0)
            return false;
    return k->instructions[number].counts.messages != 0;
}

static void
put_message_row(const struct profile_kernel *k, uint32_t first, FILE *to)
{
    struct profile_counts sum = {.count = 0};
    for (uint32_t i = first; i < k->count; i++)
        if (strcmp(k->instructions[i].message, k->instructions[first].message) == 0)
            profile_counts_add(&sum, &k->instructions[i].counts);
    fputs("<tr><td class=\"l\">", to);
    put(k->instructions[first].message, to);
    fputs("</td>", to);
    cell_count(sum.messages, to);
    cell_percent(sum.lanes, sum.width, to);
    cell_bytes(sum.read_bytes, to);
    cell_bytes(sum.written_bytes, to);
    cell_ratio(sum.cache_lines, sum.dense_lines, to);
    cell_ratio(sum.bank_cycles, sum.free_cycles, to);
    fputs("</tr>\n", to);
}

static void
put_messages(const struct profile_kernel *k, const struct profile_counts *c, FILE *to)
{
    if (!c->messages)
        return;
    fputs("<h3>Messages</h3><div class=\"wide\"><table><tr><th "
          "class=\"l\">kind</th><th>messages</th><th>lanes on"
          "</th><th>read</th><th>written</th><th>cache lines&#8202;/&#8202;needed</th><th>bank "
          "steps&#8202;/&#8202;"
          "needed</th></tr>\n",
          to);
    for (uint32_t i = 0; i < k->count; i++)
        if (is_first_of_its_message(k, i))
            put_message_row(k, i, to);
    fputs("</table></div>\n", to);
}

static void
put_branch_row(const struct tool_profile *p, const struct profile_instruction *i, FILE *to)
{
    char text[160];
    fprintf(to, "<tr><td class=\"l code\">%05" PRIx32 "</td><td class=\"l code\">", i->offset);
    put(i->listing, to);
    fputs("</td>", to);
    cell_count(i->counts.branches, to);
    cell_heat(i->counts.branch_split, i->counts.branches, to);
    fprintf(to, "<td class=\"l code\">");
    if (i->line)
        fprintf(to, "%" PRIu32 ": ", i->line);
    put(profile_line_text(&p->all, i->file, i->line, text, sizeof text), to);
    fputs("</td></tr>\n", to);
}

static void
put_branches(const struct tool_profile *p, const struct profile_kernel *k, const struct profile_counts *c,
             FILE *to)
{
    if (!c->branches)
        return;
    fputs("<h3>Branches</h3><div class=\"wide\"><table><tr><th class=\"l\">at</th><th "
          "class=\"l\">instruction</th>"
          "<th>decisions</th><th class=\"l\">divide the lanes</th><th class=\"l\">line</th></tr>\n",
          to);
    for (uint32_t i = 0; i < k->count; i++)
        if (k->instructions[i].counts.branches)
            put_branch_row(p, &k->instructions[i], to);
    fputs("</table></div>\n", to);
}

/* --- source and machine code --- */

static void
put_counts(const struct profile_counts *c, uint64_t all, FILE *to)
{
    if (!c->count) {
        fputs("<td></td><td></td><td></td><td></td><td></td>", to);
        return;
    }
    cell_heat(c->count, all, to);
    cell_count(c->count, to);
    cell_percent(c->lanes, c->width, to);
    cell_bytes(c->read_bytes + c->written_bytes, to);
    if (c->free_cycles)
        cell_ratio(c->bank_cycles, c->free_cycles, to);
    else
        cell_ratio(c->cache_lines, c->dense_lines, to);
}

static const char columns[] = "<th class=\"l\">share</th><th>count</th><th>lanes</th><th>bytes</th><th "
                              "title=\"cache lines, or steps of local "
                              "memory, for each that is needed\">&#8202;/&#8202;needed</th>";

static const struct profile_place *
place_at(const struct profile_place *places, uint32_t count, uint32_t file, uint32_t line)
{
    for (uint32_t i = 0; i < count; i++)
        if (places[i].file == file && places[i].line == line)
            return &places[i];
    return NULL;
}

static void
put_source_line(const struct profile_place *place, uint32_t line, const char *text, size_t length,
                uint64_t all, uint64_t most, FILE *to)
{
    static const struct profile_counts none = {.count = 0};
    char copy[400];
    const size_t size = length < sizeof copy - 1 ? length : sizeof copy - 1;
    memcpy(copy, text, size);
    copy[size] = '\0';
    const bool ran = place && place->counts.count;
    fprintf(to, "<tr%s><td class=\"n\">%" PRIu32 "</td>",
            !place                           ? ""
            : !ran                           ? " class=\"never\""
            : 2 * place->counts.count > most ? " class=\"hot\""
                                             : "",
            line);
    put_counts(place ? &place->counts : &none, all, to);
    fputs("<td class=\"code\">", to);
    put(copy, to);
    fputs("</td></tr>\n", to);
}

static void
put_source(const struct tool_profile *p, uint32_t file, const struct profile_place *places, uint32_t count,
           uint64_t all, FILE *to)
{
    const char *text = p->all.sources[file - 1].text;
    uint64_t most = 0;
    for (uint32_t i = 0; i < count; i++)
        most = places[i].counts.count > most ? places[i].counts.count : most;
    fputs("<details open><summary>Source: <span class=\"name\">", to);
    put(p->all.sources[file - 1].path, to);
    fputs("</span>", to);
    fprintf(to, "</summary><div class=\"wide\"><table class=\"dense\"><tr><th></th>%s<th></th></tr>\n",
            columns);
    if (!text)
        for (uint32_t i = 0; i < count; i++)
            if (places[i].file == file)
                put_source_line(&places[i], places[i].line, "", 0, all, most, to);
    for (uint32_t line = 1; text && *text; line++) {
        const size_t length = strcspn(text, "\r\n");
        put_source_line(place_at(places, count, file, line), line, text, length, all, most, to);
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    fputs("</table></div></details>\n", to);
}

static void
put_sources(const struct tool_profile *p, const struct profile_kernel *k, uint64_t all, FILE *to)
{
    struct profile_place *places;
    const uint32_t count = profile_places(k, &places);
    for (uint32_t i = 0; i < count; i++)
        if (i == 0 || places[i].file != places[i - 1].file)
            put_source(p, places[i].file, places, count, all, to);
    free(places);
}

static void
put_listing_line(const struct profile_instruction *i, uint64_t all, uint64_t hot, FILE *to)
{
    fprintf(to, "<tr%s><td class=\"n\">%05" PRIx32 "</td>",
            !i->counts.count         ? " class=\"never\""
            : i->counts.count >= hot ? " class=\"hot\""
                                     : "",
            i->offset);
    put_counts(&i->counts, all, to);
    fputs("<td class=\"code\">", to);
    put(i->listing, to);
    fputs("</td></tr>\n", to);
}

static void
put_listing(const struct tool_profile *p, const struct profile_kernel *k, uint64_t all, FILE *to)
{
    const uint64_t hot = profile_hot_count(k);
    char text[200];
    fprintf(to,
            "<details%s><summary>Machine code: %" PRIu32 " instructions</summary><div class=\"wide\"><table "
            "class=\"dense\"><tr><th></th>%s<th></th></tr>\n",
            k->count <= OPEN_LINES ? " open" : "", k->count, columns);
    for (uint32_t i = 0; i < k->count; i++) {
        const struct profile_instruction *one = &k->instructions[i];
        if (one->line && (i == 0 || one->line != one[-1].line || one->file != one[-1].file)) {
            fprintf(to,
                    "<tr class=\"src\"><td class=\"n\"></td><td colspan=\"6\" class=\"l code\">%" PRIu32 ": ",
                    one->line);
            put(profile_line_text(&p->all, one->file, one->line, text, sizeof text), to);
            fputs("</td></tr>\n", to);
        }
        put_listing_line(one, all, hot, to);
    }
    fputs("</table></div></details>\n", to);
}

static void
put_kernel(const struct tool_profile *p, uint32_t number, FILE *to)
{
    const struct profile_kernel *k = &p->all.kernels[number];
    uint64_t kinds[PROFILE_KINDS] = {0};
    const struct profile_counts c = profile_kernel_counts(k, kinds);
    fprintf(to, "<section class=\"card\" id=\"k%" PRIu32 "\"><h2>", number);
    put(k->name, to);
    fprintf(to,
            "<span class=\"badge\">%s</span><span class=\"badge\">SIMD %" PRIu32
            "</span><span class=\"badge\">",
            k->device, k->simd);
    put(k->container, to);
    fputs("</span></h2>\n", to);
    if (c.count) {
        put_kernel_tiles(k, &c, to);
        fputs("<h3>Instructions</h3>\n", to);
        tool_profile_kinds(kinds, to);
        put_messages(k, &c, to);
        put_branches(p, k, &c, to);
        put_sources(p, k, c.count, to);
    }
    put_listing(p, k, c.count, to);
    fputs("</section>\n", to);
}

int
tool_profile_html(const struct tool_profile *p, FILE *to)
{
    const struct profile_counts all = sum_all(p);
    fputs("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
          "content=\"width=device-width,initial-scale=1\"><title>caygen profile</title><style>\n",
          to);
    fputs(tool_profile_style, to);
    fputs("</style></head><body><main>\n<h1>caygen profile</h1><p class=\"soft\"><code>", to);
    put(p->program, to);
    fputs("</code></p>\n", to);
    put_summary(p, &all, to);
    put_kernels(p, &all, to);
    if (all.float_ops)
        put_rooflines(p, to);
    put_launches(p, to);
    for (uint32_t i = 0; i < p->all.kernel_count; i++)
        put_kernel(p, i, to);
    fputs("</main></body></html>\n", to);
    return 0;
}
