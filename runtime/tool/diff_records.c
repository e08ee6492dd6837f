/* SPDX-License-Identifier: MIT */
#include "diff_records.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "debug/listing.h"
#include "debug/source_place.h"
#include "debug/value.h"
#include "diff_stream.h"
#include "emu/lane.h"
#include "recorded.h"

struct side {
    FILE *in;
    pid_t child;
    struct rt_record_region *regions;
    uint32_t region_count;
    struct diff_step step;
    uint64_t values[DIFF_VALUES];
};

struct job {
    const char *path[2];
    struct rt_replay replay; /* of the first */
    struct side side[2];
    bool quiet, same_memory;
    uint64_t steps;
};

/* --- two processes --- */

/* Never comes back. */
static void
be_child(struct job *j, unsigned n, int to)
{
    FILE *out = fdopen(to, "wb");
    struct rt_replay *replay = &j->replay, other;
    struct emu_error error = {EMU_OK, ""};
    if (n == 1) {
        (void)fclose(j->side[0].in);
        rt_replay_close(&j->replay);
        replay = &other;
        if (rt_replay_open(j->path[1], &other, &error)) {
            (void)tool_fail(TOOL_INVALID, "%s: %s", j->path[1], error.text);
            _exit(1);
        }
    }
    if (out) {
        diff_stream_write(replay, out);
        (void)fflush(out);
    }
    _exit(0);
}

static bool
start(struct job *j, unsigned n)
{
    int ends[2];
    if (pipe(ends) != 0)
        return false;
    struct side *side = &j->side[n];
    side->child = fork();
    if (side->child == 0) {
        (void)close(ends[0]);
        be_child(j, n, ends[1]);
    }
    (void)close(ends[1]);
    side->in = side->child > 0 ? fdopen(ends[0], "rb") : NULL;
    if (!side->in)
        return false;
    if (fread(&side->region_count, sizeof side->region_count, 1, side->in) != 1)
        return false;
    side->regions = calloc((size_t)side->region_count + 1, sizeof *side->regions);
    return side->regions &&
           fread(side->regions, sizeof *side->regions, side->region_count, side->in) == side->region_count;
}

static void
stop(struct side *side)
{
    if (side->in)
        (void)fclose(side->in);
    if (side->child > 0)
        (void)waitpid(side->child, NULL, 0);
    free(side->regions);
}

static bool
read_step(struct side *side)
{
    return fread(&side->step, sizeof side->step, 1, side->in) == 1 && side->step.value_count <= DIFF_VALUES &&
           fread(side->values, sizeof *side->values, side->step.value_count, side->in) ==
               side->step.value_count;
}

/* --- are two values the same? --- */

/* Both are the same place in memory, or one half of its address. */
static bool
is_same_place(const struct job *j, uint64_t a, uint64_t b, unsigned bytes)
{
    const struct side *x = &j->side[0], *y = &j->side[1];
    for (uint32_t i = 0; j->same_memory && i < x->region_count; i++) {
        const uint64_t from = x->regions[i].begin, to = y->regions[i].begin, size = x->regions[i].bytes;
        if (bytes == 8 && a - from <= size && a - from == b - to)
            return true;
        if (bytes == 4 && (uint32_t)(a - from) <= size && (uint32_t)(a - from) == (uint32_t)(b - to))
            return true;
        if (bytes == 4 && a == from >> 32 && b == to >> 32)
            return true;
    }
    return false;
}

static bool
has_same_memory(const struct job *j)
{
    const struct side *a = &j->side[0], *b = &j->side[1];
    if (a->region_count != b->region_count)
        return false;
    for (uint32_t i = 0; i < a->region_count; i++)
        if (a->regions[i].bytes != b->regions[i].bytes)
            return false;
    return true;
}

/* --- telling --- */

static void
tell_source(const struct job *j, uint32_t inst)
{
    struct rt_source_place place;
    if (rt_source_place_in(
            (const char *)(j->replay.head.origin == RT_RECORD_SOURCE ? j->replay.source : NULL),
            j->replay.head.source_bytes, j->replay.program, &j->replay.kernel, inst, &place))
        printf("  line %s%s:%u: %s\n", place.near ? "near " : "", place.file, place.line, place.text);
}

static void
tell_instruction(const struct job *j, uint32_t op)
{
    struct rt_listing listing;
    const uint32_t inst = j->replay.kernel.emu.program->ops[op].inst;
    rt_listing_make(&listing, j->replay.program, &j->replay.kernel);
    printf("  instruction %05x %s\n", inst, rt_listing_at(&listing, inst));
    rt_listing_free(&listing);
    tell_source(j, inst);
}

static void
tell_thread(const struct job *j, const struct diff_step *s)
{
    printf("they differ in work-group %u:%u:%u, hardware thread %u, at op %" PRIu64 "\n", s->group[0],
           s->group[1], s->group[2], s->thread, j->steps);
}

static void
tell_item(const struct job *j, const struct diff_step *s, unsigned channel)
{
    const uint32_t *size = j->replay.parts[0].local_size;
    const struct rt_record_range *r = &j->replay.head.range;
    const uint32_t n = s->thread * j->replay.kernel.emu.lanes + channel;
    const uint32_t local[3] = {n % size[0], n / size[0] % size[1], n / size[0] / size[1]};
    printf("  work-item");
    for (unsigned d = 0; d < 3; d++)
        printf("%s%" PRIu64, d ? ":" : " ", r->offset[d] + s->group[d] * r->local[d] + local[d]);
    printf(", lane %u", channel);
}

static void
tell_value(const struct job *j, const struct lane_op *op, const struct lane_place *place, unsigned lane,
           unsigned n)
{
    char name[32], value[2][RT_VALUE_TEXT];
    const enum lane_type type = (enum lane_type)place->operand.type;
    const bool direct = place->operand.kind == LANE_REG;
    const uint32_t at = direct ? lane_operand_offset(&place->operand, lane) : place->operand.base;
    if (!fe_register_name(j->replay.program, &j->replay.kernel, at, lane_type_bytes(type), name, sizeof name))
        (void)snprintf(name, sizeof name, "RF %u", at);
    for (unsigned k = 0; k < 2; k++)
        rt_value_print(j->side[k].values[n], type, true, value[k]);
    tell_item(j, &j->side[0].step, op->chan + lane);
    printf(": %s%s:%s is %s in A, %s in B\n", name, direct ? "" : "[...]", lane_type_name(type), value[0],
           value[1]);
}

/* --- comparing --- */

enum { MOST_TOLD = 8 };

static unsigned
compare_values(const struct job *j, bool tell)
{
    struct lane_place results[LANE_PLACES];
    const struct side *a = &j->side[0], *b = &j->side[1];
    const struct lane_op *op = &j->replay.kernel.emu.program->ops[a->step.op];
    const unsigned count = diff_results(op, results);
    unsigned at = 0, found = 0;
    assert(a->step.op == b->step.op && a->step.op < j->replay.kernel.emu.program->op_count);
    for (unsigned n = 0; n < count && at < a->step.value_count; n++) {
        const unsigned bytes = lane_type_bytes((enum lane_type)results[n].operand.type);
        for (unsigned i = 0; i < results[n].lanes && at < a->step.value_count; i++, at++)
            if (a->values[at] != b->values[at] && !is_same_place(j, a->values[at], b->values[at], bytes) &&
                found++ < MOST_TOLD && tell)
                tell_value(j, op, &results[n], i, at);
    }
    if (at < a->step.value_count && a->values[at] != b->values[at] && found++ < MOST_TOLD && tell)
        printf("  its flag is 0x%" PRIx64 " in A, 0x%" PRIx64 " in B\n", a->values[at], b->values[at]);
    if (found > MOST_TOLD && tell)
        printf("  and %u values more\n", found - MOST_TOLD);
    return found;
}

static bool
is_same_step(const struct job *j)
{
    const struct diff_step *a = &j->side[0].step, *b = &j->side[1].step;
    return memcmp(a->group, b->group, sizeof a->group) == 0 && a->thread == b->thread && a->op == b->op &&
           a->value_count == b->value_count && a->lanes == b->lanes;
}

static void
tell_steps(const struct job *j)
{
    for (unsigned k = 0; k < 2; k++) {
        const struct diff_step *s = &j->side[k].step;
        if (s->op == UINT32_MAX) {
            printf("  %c ends%s\n", 'A' + (int)k, s->thread ? " with a fault" : "");
            continue;
        }
        printf("  %c runs work-group %u:%u:%u, hardware thread %u, lanes 0x%" PRIx64 ":\n", 'A' + (int)k,
               s->group[0], s->group[1], s->group[2], s->thread, s->lanes);
        tell_instruction(j, s->op);
    }
}

static enum tool_difference
compare_steps(struct job *j)
{
    const struct diff_step *a = &j->side[0].step, *b = &j->side[1].step;
    const uint32_t ops = j->replay.kernel.emu.program->op_count;
    for (;; j->steps++) {
        if (!read_step(&j->side[0]) || !read_step(&j->side[1]) || (a->op >= ops && a->op != UINT32_MAX) ||
            (b->op >= ops && b->op != UINT32_MAX))
            return TOOL_TROUBLE;
        if (a->op == UINT32_MAX && b->op == UINT32_MAX && a->thread == b->thread)
            return TOOL_SAME;
        if (!is_same_step(j)) {
            if (!j->quiet) {
                printf("they go different ways behind op %" PRIu64 "\n", j->steps);
                tell_steps(j);
            }
            return TOOL_DIFFER;
        }
        if (!compare_values(j, false))
            continue;
        if (!j->quiet) {
            tell_thread(j, a);
            tell_instruction(j, a->op);
            compare_values(j, true);
        }
        return TOOL_DIFFER;
    }
}

/* --- the launches themselves --- */

static bool
is_same_size(const uint64_t a[3], const uint64_t b[3])
{
    return memcmp(a, b, 3 * sizeof *a) == 0;
}

/* How the second differs before anything runs; its memory is not looked at. */
static void
tell_launches(const struct job *j, const struct rt_replay *b)
{
    const struct rt_replay *a = &j->replay;
    if (!is_same_size(a->head.range.global, b->head.range.global) ||
        !is_same_size(a->head.range.local, b->head.range.local) ||
        !is_same_size(a->head.range.offset, b->head.range.offset))
        printf("their sizes differ\n");
    for (uint32_t i = 0; i < a->head.arg_count && i < b->head.arg_count; i++) {
        const struct rt_record_arg *x = &a->args[i], *y = &b->args[i];
        const bool value = x->kind == RT_RECORD_VALUE;
        if (x->kind != y->kind || x->size != y->size || (value && memcmp(x->value, y->value, x->size) != 0))
            printf("argument %u differs%s\n", i, x->size != y->size ? " in size" : "");
    }
}

/* The argument's memory in the second, as elements of the first's type. */
static void
tell_memory(const struct job *j, const struct rt_replay *b, const uint8_t *mine, size_t bytes)
{
    struct tool_telling t = {stdout, "in B", &j->replay, 0, 0};
    for (uint32_t i = 0; i < j->replay.head.arg_count && i < b->head.arg_count; i++) {
        const struct rt_record_arg *x = &j->replay.args[i], *y = &b->args[i];
        const size_t at = rt_replay_place(&j->replay, x->begin);
        if (!x->begin || !x->size || x->size != y->size || at == SIZE_MAX || x->size > bytes - at ||
            rt_replay_place(b, y->begin) == SIZE_MAX ||
            rt_replay_place(b, y->begin + y->size - 1) == SIZE_MAX)
            continue;
        tool_tell_argument(&t, i, mine + at, (const uint8_t *)(uintptr_t)y->begin, x->size);
    }
}

/* The second record is opened while the first has no memory. */
static int
look_at_second(struct job *j)
{
    struct rt_replay b;
    const size_t bytes = rt_replay_bytes(&j->replay);
    uint8_t *mine = malloc(bytes + 1);
    if (!mine)
        return tool_fail(TOOL_FILE, "out of memory");
    rt_replay_save(&j->replay, mine);
    rt_replay_unmap(&j->replay);
    int result = tool_open_record(j->path[1], &b);
    if (!result) {
        const struct fe_kernel *x = &j->replay.kernel, *y = &b.kernel;
        if (j->replay.device != b.device || strcmp(j->replay.kernel_name, b.kernel_name) != 0 ||
            x->code_bytes != y->code_bytes || memcmp(x->code, y->code, x->code_bytes) != 0)
            result =
                tool_fail(TOOL_UNSUPPORTED, "they have other code: a launch is compared with one of the same "
                                            "kernel; 'caygen diff' of their binaries compares code");
        if (!result && !j->quiet) {
            tell_launches(j, &b);
            tell_memory(j, &b, mine, bytes);
        }
        rt_replay_close(&b);
    }
    free(mine);
    return result;
}

static enum tool_difference
compare(struct job *j)
{
    enum tool_difference result = TOOL_TROUBLE;
    (void)fflush(stdout);
    if (start(j, 0) && start(j, 1)) {
        j->same_memory = has_same_memory(j);
        result = compare_steps(j);
    }
    if (result == TOOL_TROUBLE)
        (void)tool_fail(TOOL_FILE, "the launches cannot be run side by side");
    for (unsigned k = 0; k < 2; k++)
        stop(&j->side[k]);
    return result;
}

enum tool_difference
tool_diff_records(const char *a, const char *b, bool quiet)
{
    struct job *j = calloc(1, sizeof *j);
    enum tool_difference result = TOOL_TROUBLE;
    if (!j || tool_open_record(a, &j->replay)) {
        free(j);
        return TOOL_TROUBLE;
    }
    j->path[0] = a;
    j->path[1] = b;
    j->quiet = quiet;
    int err = look_at_second(j);
    rt_replay_close(&j->replay);
    if (!err)
        err = tool_open_record(a, &j->replay);
    if (!err)
        result = compare(j);
    if (result == TOOL_SAME && !quiet)
        printf("no difference in %" PRIu64 " ops\n", j->steps);
    rt_replay_close(&j->replay);
    free(j);
    return result;
}
