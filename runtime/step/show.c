/* SPDX-License-Identifier: MIT */
/* What commands print. */
#include <assert.h>
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/shown.h"
#include "debug/source_text.h"
#include "debug/value.h"
#include "emu/ref.h"
#include "session.h"

enum { LIST_BEFORE = 4, LIST_BEHIND = 6, LINE_END = 100, MOST_DUMPED = 4096, SOURCE_TEXT = 160 };

uint64_t
step_exec(const struct step_thread *t)
{
    uint64_t exec = 0;
    if (t && t->t)
        memcpy(&exec, t->t->rf + LANE_EXEC_CELL, sizeof exec);
    return exec;
}

/* --- work-items --- */

unsigned
step_items(const struct step_session *s, uint32_t index)
{
    const uint32_t *size = s->replay->launch.local_size, lanes = s->replay->kernel.emu.lanes;
    const uint32_t items = size[0] * size[1] * size[2], first = index * lanes;
    return first >= items ? 0 : items - first < lanes ? items - first : lanes;
}

void
step_item(const struct step_session *s, uint32_t index, unsigned lane, uint64_t global[3], uint64_t local[3])
{
    const uint32_t *size = s->replay->launch.local_size;
    const struct rt_record_range *r = &s->replay->head.range;
    const uint32_t n = index * s->replay->kernel.emu.lanes + lane;
    local[0] = n % size[0];
    local[1] = n / size[0] % size[1];
    local[2] = n / size[0] / size[1];
    for (unsigned d = 0; d < 3; d++)
        global[d] = r->offset[d] + s->group[d] * r->local[d] + local[d];
}

void
step_item_text(const struct step_session *s, uint32_t index, unsigned lane, char *text, size_t size)
{
    uint64_t g[3], l[3];
    assert(lane < LANE_MAX && size);
    step_item(s, index, lane, g, l);
    (void)snprintf(text, size, "%" PRIu64 ":%" PRIu64 ":%" PRIu64, g[0], g[1], g[2]);
}

/* --- where --- */

static uint32_t
inst_of(const struct step_session *s)
{
    return s->program->ops[s->op].inst;
}

static bool
is_running(struct step_session *s)
{
    return s->at || step_wrong(s, "the launch does not run; `run` starts it");
}

static void
print_source(struct step_session *s)
{
    char text[SOURCE_TEXT], file[SOURCE_TEXT];
    const struct step_line line = step_line_at(s, inst_of(s));
    if (!line.file)
        return;
    step_source_text(s, line.file, line.line, text, sizeof text);
    rt_source_show(line.file, strlen(line.file), file, sizeof file);
    fprintf(s->out, "%s:%u: %s\n", file, line.line, text);
}

void
step_where(struct step_session *s)
{
    char item[96], name[128];
    if (!is_running(s))
        return;
    step_item_text(s, s->index, s->lane, item, sizeof item);
    fprintf(s->out,
            "kernel %s, work-group %u:%u:%u, hardware thread %u, work-item %s (lane %u), instruction %" PRIu64
            "\n",
            rt_show(s->replay->kernel_name, name, sizeof name), s->group[0], s->group[1], s->group[2],
            s->index, item, s->lane, s->at->instructions);
    print_source(s);
    fprintf(s->out, "%05x %s\n", inst_of(s), rt_listing_at(&s->listing, inst_of(s)));
}

void
step_list(struct step_session *s)
{
    uint32_t here = 0, inst = s->at ? inst_of(s) : 0;
    while (here + 1 < s->listing.count && s->listing.lines[here].offset < inst)
        here++;
    const uint32_t from = here < LIST_BEFORE ? 0 : here - LIST_BEFORE;
    uint32_t line = 0;
    for (uint32_t i = from; i < s->listing.count && i < here + LIST_BEHIND; i++) {
        char text[SOURCE_TEXT];
        const struct step_line place = s->places ? s->places[i] : (struct step_line){NULL, 0};
        if (place.file && place.line != line) {
            step_source_text(s, place.file, place.line, text, sizeof text);
            fprintf(s->out, "        // %u: %s\n", place.line, text);
            line = place.line;
        }
        fprintf(s->out, "%s %05x %s\n", s->at && i == here ? "=>" : "  ", s->listing.lines[i].offset,
                s->listing.lines[i].text);
    }
}

/* --- values --- */

/* Words behind a label, in lines of a good width. */
static void
print_words(struct step_session *s, const char *label, char (*words)[RT_VALUE_TEXT], unsigned count)
{
    const int indent = (int)strlen(label);
    int used = fprintf(s->out, "%s", label);
    for (unsigned i = 0; i < count; i++) {
        if (used + 1 + (int)strlen(words[i]) > LINE_END) {
            fprintf(s->out, "\n%*s", indent, "");
            used = indent;
        }
        used += fprintf(s->out, " %s", words[i]);
    }
    fprintf(s->out, "\n");
}

static void
print_operand(struct step_session *s, const struct step_operand *o)
{
    char words[LANE_MAX][RT_VALUE_TEXT], label[96];
    const uint64_t on = step_exec(s->at);
    const unsigned lanes = o->per_lane ? s->replay->kernel.emu.lanes : 1;
    assert(s->out && o->type < LANE_TYPE_COUNT);
    for (unsigned i = 0; i < lanes; i++) {
        const struct step_value v = step_value_of(s, s->at, o, i);
        (void)snprintf(words[i], sizeof words[i], "-");
        if (v.is_known && (!o->per_lane || on >> i & 1))
            rt_value_print(v.bits, o->kind == STEP_ID || o->kind == STEP_NUMBER ? LANE_Q : o->type, false,
                           words[i]);
    }
    const bool typed = o->kind == STEP_REGISTER && !strchr(o->text, ':');
    (void)snprintf(label, sizeof label, "%s%s%s =", o->text, typed ? ":" : "",
                   typed ? lane_type_name(o->type) : "");
    print_words(s, label, words, lanes);
}

/* All of a register, element by element as it was written: "r10", "R3". False: it is no such name. */
static bool
print_whole(struct step_session *s, const char *text)
{
    char part[48], *end;
    const bool cayman = s->replay->device == FE_CAYMAN;
    const unsigned long n = strtoul(text + 1, &end, 10);
    if (!strchr(cayman ? "RrTt" : "r", *text) || end == text + 1 || *end || n > 127)
        return false;
    if (!is_running(s))
        return true;
    for (unsigned c = 0; c < 4 && cayman; c++) {
        (void)snprintf(part, sizeof part, "R%lu.%c", n, "xyzw"[c]);
        step_print(s, part);
    }
    if (cayman)
        return true;
    const uint32_t at = s->replay->kernel.registers_rf + 32 * (uint32_t)n;
    const uint8_t written = s->at->types && at + 32 <= s->program->rf_bytes ? s->at->types[at] : 0;
    const enum lane_type type = written ? (enum lane_type)(written - 1) : LANE_UD;
    const unsigned bytes = lane_type_bytes(type);
    char words[32][RT_VALUE_TEXT];
    if (at + 32 > s->program->rf_bytes)
        return !step_wrong(s, "there is no register %s", text);
    for (unsigned i = 0; i < 32 / bytes; i++) {
        uint64_t bits = 0;
        memcpy(&bits, s->at->t->rf + at + (size_t)i * bytes, bytes);
        rt_value_print(bits, type, false, words[i]);
    }
    (void)snprintf(part, sizeof part, "r%lu:%s =", n, lane_type_name(type));
    print_words(s, part, words, 32 / bytes);
    return true;
}

void
step_print(struct step_session *s, const char *text)
{
    struct step_operand o;
    const char *at = text;
    if (print_whole(s, text) || !step_read_operand(s, &at, &o))
        return;
    if (*at)
        (void)step_wrong(s, "'%s' behind the value", at);
    else if ((o.kind == STEP_REGISTER || o.kind == STEP_ID) && !is_running(s))
        return;
    else if (o.kind == STEP_MEMORY && !step_value_of(s, s->at, &o, 0).is_known)
        (void)step_wrong(s, "%s is outside of its memory", o.text);
    else
        print_operand(s, &o);
}

/* x WHERE[+OFFSET] [COUNT] [TYPE] */
void
step_dump(struct step_session *s, const char *text)
{
    struct step_operand o;
    const char *at = text;
    char *end, label[32];
    uint64_t count = 16;
    if (!step_read_space(s, &at, &o))
        return;
    if (*at == '+') {
        o.at += strtoull(at + 1, &end, 0);
        at = end;
    }
    at += strspn(at, " \t");
    if (isdigit((unsigned char)*at)) {
        count = strtoull(at, &end, 0);
        at = end + strspn(end, " \t");
    }
    const enum lane_type type = *at ? step_type_of(at, strlen(at)) : o.type;
    if (type == LANE_TYPE_COUNT || count < 1 || count > MOST_DUMPED) {
        (void)step_wrong(s, "x WHERE[+OFFSET] [COUNT] [TYPE]; COUNT is at most %d", MOST_DUMPED);
        return;
    }
    const unsigned bytes = lane_type_bytes(type), row = 32 / bytes;
    const uint64_t base = o.at;
    for (uint64_t i = 0; i < count; i += row) {
        char words[32][RT_VALUE_TEXT];
        unsigned n = 0;
        for (; n < row && i + n < count; n++) {
            uint64_t bits = 0;
            const uint8_t *from = step_bytes(s, s->at, o.space, base + (i + n) * bytes, bytes);
            if (!from)
                break;
            memcpy(&bits, from, bytes);
            rt_value_print(bits, type, false, words[n]);
        }
        (void)snprintf(label, sizeof label, "+0x%" PRIx64 ":", i * bytes);
        if (n)
            print_words(s, label, words, n);
        if (n < row && i + n < count) {
            fprintf(s->out, "the memory ends here\n");
            return;
        }
    }
}

/* --- info --- */

void
step_registers(struct step_session *s)
{
    char name[32], last[32] = "";
    if (!is_running(s) || !s->at->types)
        return;
    const struct fe_kernel *k = &s->replay->kernel;
    const bool cayman = s->replay->device == FE_CAYMAN;
    for (uint32_t at = k->registers_rf; at < k->registers_rf + k->registers_bytes; at++) {
        if (!s->at->types[at] || !fe_register_name(s->replay->program, k, at, 4, name, sizeof name))
            continue;
        if (!cayman)
            name[strcspn(name, ".")] = 0;
        if (strcmp(name, last) != 0)
            step_print(s, name);
        (void)snprintf(last, sizeof last, "%s", name);
    }
    if (!*last)
        fprintf(s->out, "no register was written yet\n");
}

static void
print_arg(struct step_session *s, uint32_t i)
{
    static const char *const kinds[RT_RECORD_KINDS] = {"value", "local memory", "buffer", "shared memory",
                                                       "image", "sampler",      "pipe"};
    char name[128], type[128];
    const struct rt_record_arg *a = &s->replay->args[i];
    const struct fe_kernel *k = &s->replay->kernel;
    const char *own = i < k->arg_count ? k->args[i].name : NULL,
               *own_type = i < k->arg_count ? k->args[i].type_name : NULL;
    fprintf(s->out, "%u: %s %s, %s of %" PRIu64 " bytes", i,
            rt_show(own_type ? own_type : "?", type, sizeof type),
            rt_show(own ? own : "?", name, sizeof name), kinds[a->kind], a->size);
    for (uint64_t n = 0; a->kind == RT_RECORD_VALUE && n < a->size && n < 16; n++)
        fprintf(s->out, "%s%02x", n ? " " : ", hex ", a->value[n]);
    if (a->begin && a->kind == RT_RECORD_LOCAL)
        fprintf(s->out, " at local[%" PRIu64 "]", a->begin - 1);
    else if (a->begin)
        fprintf(s->out, " at 0x%" PRIx64, a->begin);
    fprintf(s->out, "\n");
}

void
step_args(struct step_session *s)
{
    for (uint32_t i = 0; i < s->replay->head.arg_count; i++)
        print_arg(s, i);
}

void
step_threads(struct step_session *s)
{
    if (!is_running(s))
        return;
    for (uint32_t i = 0; i < s->thread_count; i++) {
        const struct step_thread *t = &s->threads[i];
        char first[96];
        if (!step_items(s, i))
            continue;
        step_item_text(s, i, 0, first, sizeof first);
        fprintf(s->out, "%s hardware thread %u, %u work-items from %s: %s", i == s->index ? "=>" : "  ", i,
                step_items(s, i), first,
                !t->t      ? "has not begun"
                : t->ended ? "has ended"
                : t->waits ? "waits at a barrier"
                           : "runs");
        fprintf(s->out, t->t ? ", %" PRIu64 " instructions\n" : "\n", t->instructions);
    }
}

void
step_lanes(struct step_session *s)
{
    char item[96];
    if (!is_running(s))
        return;
    const uint64_t on = step_exec(s->at);
    fprintf(s->out, "execution mask 0x%" PRIx64 "\n", on);
    for (unsigned i = 0; i < step_items(s, s->index); i++) {
        step_item_text(s, s->index, i, item, sizeof item);
        fprintf(s->out, "%s lane %u: work-item %s, %s\n", i == s->lane ? "=>" : "  ", i, item,
                on >> i & 1 ? "on" : "off");
    }
}

void
step_record(struct step_session *s)
{
    const struct rt_record_range *r = &s->replay->head.range;
    char name[128];
    fprintf(s->out,
            "kernel %s on %s, SIMD%u: global size %" PRIu64 " x %" PRIu64 " x %" PRIu64
            ", local size %" PRIu64 " x %" PRIu64 " x %" PRIu64 ", %u argument%s\n",
            rt_show(s->replay->kernel_name, name, sizeof name), s->replay->device_name,
            s->replay->kernel.emu.lanes, r->global[0], r->global[1], r->global[2], r->local[0], r->local[1],
            r->local[2], s->replay->head.arg_count, s->replay->head.arg_count == 1 ? "" : "s");
}
