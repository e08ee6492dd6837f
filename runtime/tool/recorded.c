/* SPDX-License-Identifier: MIT */
#include "recorded.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>
#include <unistd.h>

#include "base/environment.h"

/* --- opening --- */

enum { MOST_WORDS = 256, MOST_STARTS = 8 };
static const char starts_variable[] = "_CAYGEN_STARTS";

/* Becomes this tool again, at other addresses. Comes back if that cannot be done. */
static void
start_anew(void)
{
    char *words[MOST_WORDS + 1], number[2] = "1";
    size_t size = 0, used = 0;
    const char *before = rt_environment(starts_variable);
    FILE *file = fopen("/proc/self/cmdline", "re");
    char *text = NULL;
    const ssize_t length = file ? getdelim(&text, &size, EOF, file) : -1;
    if (file)
        (void)fclose(file);
    for (ssize_t at = 0; at < length && used < MOST_WORDS; at += (ssize_t)strlen(text + at) + 1)
        words[used++] = text + at;
    words[used] = NULL;
    if (before)
        number[0] = (char)(*before + 1);
    if (used && used < MOST_WORDS && number[0] <= '0' + MOST_STARTS &&
        setenv(starts_variable, number, 1) == 0) {
        const int now = personality(0xffffffff);
        if (now >= 0)
            (void)personality((unsigned long)now & ~(unsigned long)ADDR_NO_RANDOMIZE);
        (void)execv("/proc/self/exe", words);
    }
    free(text);
}

static int
is_record_in(const struct dirent *entry)
{
    return entry->d_name[0] >= '0' && entry->d_name[0] <= '9';
}

/* TOOL_OK, or a message: it is the folder in which `caygen record` has put its records. */
static int
refuse_folder_of_records(const char *path)
{
    struct dirent **entries = NULL;
    const int count = scandir(path, &entries, is_record_in, alphasort);
    char first[2 * PATH_MAX] = "";
    if (count > 0)
        snprintf(first, sizeof first, "%s%s%s", path, path[strlen(path) - 1] == '/' ? "" : "/",
                 entries[0]->d_name);
    for (int i = 0; i < count; i++)
        free(entries[i]);
    free(entries);
    if (!*first || !rt_record_is(first))
        return TOOL_OK;
    return tool_fail(TOOL_USAGE, "%s is a folder of records; name one, such as %s", path, first);
}

int
tool_open_record(const char *path, struct rt_replay *replay)
{
    struct emu_error error = {EMU_OK, ""};
    if (access(path, R_OK))
        return tool_fail(TOOL_FILE, "%s: %s", path, strerror(errno));
    if (!rt_record_is(path) && refuse_folder_of_records(path) != TOOL_OK)
        return TOOL_USAGE;
    if (rt_replay_open(path, replay, &error) == 0)
        return TOOL_OK;
    if (rt_replay_is_in_the_way(&error))
        start_anew();
    return tool_fail(error.kind == EMU_UNSUPPORTED ? TOOL_UNSUPPORTED : TOOL_INVALID, "%s: %s", path,
                     error.text);
}

int
tool_read_results(const char *path, struct rt_replay *replay, struct tool_results *r)
{
    struct emu_error error = {EMU_OK, ""};
    const size_t bytes = rt_replay_bytes(replay);
    *r = (struct tool_results){.replay = replay, .before = malloc(bytes + 1), .after = malloc(bytes + 1)};
    if (!r->before || !r->after)
        return tool_fail(TOOL_FILE, "out of memory");
    rt_replay_save(replay, r->before);
    memcpy(r->after, r->before, bytes);
    const int found = rt_replay_results(replay, path, r->after, &r->end, &error);
    r->known = found == 0;
    return found >= 0 ? TOOL_OK : tool_fail(TOOL_INVALID, "%s: %s", path, error.text);
}

/* --- differences --- */

enum { MOST_TOLD = 8 };

static struct tool_type
type_of(const struct rt_replay *replay, uint32_t arg, size_t size)
{
    struct tool_type type = {'u', size % 4 ? 1 : 4, 1};
    size_t length;
    const char *name = arg < replay->kernel.arg_count ? replay->kernel.args[arg].type_name : NULL;
    if (name && strncmp(name, "const ", 6) == 0)
        name += 6;
    if (name && !tool_type_find(name, &type, &length))
        type = (struct tool_type){'u', size % 4 ? 1 : 4, 1};
    return type;
}

static bool
is_nan(const struct tool_type *type, const uint8_t *at)
{
    uint64_t bits = 0;
    memcpy(&bits, at, type->bytes);
    if (type->letter != 'f')
        return false;
    return type->bytes == 8   ? (bits & ~(UINT64_C(1) << 63)) > UINT64_C(0x7ff) << 52
           : type->bytes == 4 ? (bits & 0x7fffffff) > 0x7f800000
                              : (bits & 0x7fff) > 0x7c00;
}

static void
tell_element(const struct tool_telling *t, const char *where, const struct tool_type *type, size_t at,
             const uint8_t *now, const uint8_t *recorded)
{
    fprintf(t->out, "  %s, element %zu: ", where, at / type->bytes);
    tool_number_print(type, now + at);
    fprintf(t->out, ", %s ", t->word);
    tool_number_print(type, recorded + at);
    fprintf(t->out, "\n");
}

static void
tell_bytes(struct tool_telling *t, const char *where, const struct tool_type *type, const uint8_t *now,
           const uint8_t *recorded, size_t size)
{
    uint64_t differ = 0;
    for (size_t at = 0; at + type->bytes <= size; at += type->bytes) {
        if (memcmp(now + at, recorded + at, type->bytes) == 0)
            continue;
        if (is_nan(type, now + at) && is_nan(type, recorded + at)) {
            t->nans++;
            continue;
        }
        if (differ++ < MOST_TOLD)
            tell_element(t, where, type, at, now, recorded);
    }
    if (differ > MOST_TOLD)
        fprintf(t->out, "  %s: and %llu elements more\n", where, (unsigned long long)(differ - MOST_TOLD));
    t->differ += differ;
}

void
tool_tell_argument(struct tool_telling *t, uint32_t arg, const uint8_t *now, const uint8_t *recorded,
                   size_t size)
{
    char where[192], shown[128];
    const struct tool_type type = type_of(t->replay, arg, size);
    const char *name = arg < t->replay->kernel.arg_count ? t->replay->kernel.args[arg].name : NULL;
    assert(t->replay && now && recorded);
    if (memcmp(now, recorded, size) == 0)
        return;
    (void)snprintf(where, sizeof where, name ? "argument %u (%s)" : "argument %u", arg,
                   name ? tool_show(name, shown, sizeof shown) : "");
    tell_bytes(t, where, &type, now, recorded, size);
}

static void
tell_other(struct tool_telling *t, const char *where, const uint8_t *now, const uint8_t *recorded,
           size_t size)
{
    const struct tool_type type = {'u', size % 4 ? 1 : 4, 1};
    if (memcmp(now, recorded, size) != 0)
        tell_bytes(t, where, &type, now, recorded, size);
}

/* What was told of an area is as recorded from then on, so that areas over it do not tell it again. */
void
tool_tell_memory(struct tool_telling *t, uint8_t *now, const uint8_t *recorded)
{
    static const enum rt_record_use order[] = {RT_RECORD_PRIVATE, RT_RECORD_PRINTF, RT_RECORD_ARGUMENT,
                                               RT_RECORD_PROGRAM, RT_RECORD_OTHER};
    const struct rt_replay *p = t->replay;
    assert(t->replay->mapped == t->replay->head.region_count);
    for (size_t n = 0; n < sizeof order / sizeof *order; n++)
        for (uint32_t i = 0; i < p->head.area_count; i++) {
            const struct rt_record_area *a = &p->areas[i];
            const size_t at = rt_replay_place(p, a->begin);
            if (a->use != order[n] || !a->size || at == SIZE_MAX ||
                rt_replay_place(p, a->begin + a->size - 1) != at + a->size - 1)
                continue;
            if (a->use == RT_RECORD_ARGUMENT)
                tool_tell_argument(t, a->arg, now + at, recorded + at, a->size);
            else if (a->use == RT_RECORD_PROGRAM)
                tell_other(t, "the program's variables", now + at, recorded + at, a->size);
            else if (a->use == RT_RECORD_OTHER)
                tell_other(t, "another object of the context", now + at, recorded + at, a->size);
            memcpy(now + at, recorded + at, a->size);
        }
}
