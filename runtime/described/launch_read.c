/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/lane.h"
#include "frontend/raw.h"
#include "launch.h"

static const char blank[] = " \t\r\n";

struct launch_file {
    const char *at, *end, *path; /* what is left of the text */
    unsigned line;
    char *text; /* the line that was read last */
    size_t room;
    char next[64]; /* name of the launch whose first line was read */
    bool again;    /* and it is like the one before */
    bool known;    /* there was one before */
};

struct launch_file *
launch_open(const char *path, const void *text, size_t size)
{
    struct launch_file *file = calloc(1, sizeof *file);
    assert(path && (text || !size));
    if (!file)
        return NULL;
    file->path = path;
    file->at = text;
    file->end = file->at + size;
    return file;
}

void
launch_close(struct launch_file *file)
{
    if (file)
        free(file->text);
    free(file);
}

/* Goes on to the next line, a copy of which becomes file->text. A zero in it ends it. */
static bool
next_line(struct launch_file *file)
{
    assert(file->at <= file->end);
    if (file->at == file->end)
        return false;
    const char *newline = memchr(file->at, '\n', (size_t)(file->end - file->at));
    const size_t length = (size_t)((newline ? newline : file->end) - file->at);
    if (length >= file->room) {
        char *larger = realloc(file->text, length + 1);
        if (!larger)
            return false;
        file->text = larger;
        file->room = length + 1;
    }
    memcpy(file->text, file->at, length);
    file->text[length] = 0;
    file->at += length + (newline != NULL);
    file->line++;
    return true;
}

/* --- numbers --- */

static char *
next_word(struct launch *l)
{
    return strtok_r(NULL, blank, &l->rest);
}

static bool
number(struct launch *l, uint32_t *value)
{
    const char *word = next_word(l);
    char *end;
    if (!word)
        return false;
    const unsigned long long n = strtoull(word, &end, 0);
    *value = (uint32_t)n;
    return !*end && end != word && n <= UINT32_MAX;
}

struct values {
    uint8_t *bytes;
    uint32_t count, most;
    uint8_t type;
};

static bool
put(struct values *v, double real, int64_t whole)
{
    const uint32_t bytes = lane_type_bytes(v->type);
    assert(v->count <= v->most);
    const float single = (float)real;
    if (v->count + bytes > v->most)
        return false;
    const void *from = v->type == LANE_F    ? (const void *)&single
                       : v->type == LANE_DF ? (const void *)&real
                                            : &whole;
    memcpy(v->bytes + v->count, from, bytes);
    v->count += bytes;
    return true;
}

/* value, first..last or value*count */
static bool
put_word(struct values *v, const char *word)
{
    const bool is_float = v->type == LANE_F || v->type == LANE_DF;
    const char *dots = strstr(word, ".."), *star = strchr(word, '*');
    char *end;
    const double real = strtod(word, &end);
    const int64_t first = is_float && !dots ? 0
                          : word[0] == '-'  ? strtoll(word, &end, 0)
                                            : (int64_t)strtoull(word, &end, 0);
    const int64_t last = dots ? strtoll(dots + 2, NULL, 0) : first;
    const unsigned long count = star ? strtoul(star + 1, NULL, 0) : 1;
    if ((*end && !star && !dots) || last < first)
        return false;
    for (int64_t n = first; n <= last; n++)
        for (unsigned long k = 0; k < count; k++)
            if (!put(v, dots ? (double)n : real, n))
                return false;
    return true;
}

static bool
read_values(struct launch *l, struct values *v)
{
    const char *word = next_word(l);
    unsigned type = 0;
    while (word && type < LANE_TYPE_COUNT && strcmp(word, lane_type_name((enum lane_type)type)) != 0)
        type++;
    v->type = (uint8_t)type;
    if (!word || type == LANE_TYPE_COUNT)
        return false;
    while ((word = next_word(l)))
        if (!put_word(v, word))
            return false;
    return v->count > 0;
}

static bool
read_block(struct launch *l, struct launch_block *blocks, unsigned *count)
{
    struct launch_block *b = &blocks[*count];
    uint32_t surface;
    if (*count == LAUNCH_BLOCKS || !number(l, &surface) || surface >= LAUNCH_SURFACES || !number(l, &b->at))
        return false;
    struct values v = {.bytes = l->pool + l->pool_used, .most = LAUNCH_POOL - l->pool_used};
    if (!read_values(l, &v))
        return false;
    b->bytes = v.bytes;
    l->pool_used += v.count;
    if (l->within && blocks == l->expects)
        v.type = l->within;
    b->ulps = l->ulps;
    b->absolute = l->absolute;
    b->surface = surface;
    b->line = l->at_line;
    b->count = v.count;
    b->type = v.type;
    *count += 1;
    return b->at <= l->surfaces[surface].bytes && b->count <= l->surfaces[surface].bytes - b->at;
}

static bool
read_curbe(struct launch *l)
{
    struct values v = {.bytes = l->curbe + l->curbe_bytes, .most = LAUNCH_CURBE - l->curbe_bytes};
    const bool good = read_values(l, &v);
    l->curbe_bytes += v.count;
    return good;
}

/* --- code --- */

static bool
read_hex(struct launch_code *code, const char *text)
{
    unsigned value;
    int used;
    while (code->count < LAUNCH_CODE && sscanf(text, " %2x%n", &value, &used) == 1) {
        code->bytes[code->count++] = (uint8_t)value;
        text += used;
    }
    return text[strspn(text, blank)] == 0;
}

static bool
read_dwords(struct launch_code *code, const char *text)
{
    unsigned w[4];
    if (code->count + sizeof w > LAUNCH_CODE ||
        sscanf(text, " { %x , %x , %x , %x }", &w[0], &w[1], &w[2], &w[3]) != 4)
        return false;
    memcpy(code->bytes + code->count, w, sizeof w);
    code->count += sizeof w;
    return true;
}

/* --- settings --- */

static bool
read_platform(struct launch *l)
{
    const char *name = next_word(l);
    for (unsigned n = 0; name && n < FE_DEVICE_COUNT; n++) {
        if (strcmp(fe_device_name((enum fe_device)n), name) != 0 || !fe_takes_raw((enum fe_device)n))
            continue;
        l->device = (enum fe_device)n;
        return true;
    }
    return false;
}

static bool
read_surface(struct launch *l, bool image)
{
    uint32_t n, width, height = 1;
    if (!number(l, &n) || n >= LAUNCH_SURFACES || !number(l, &width) || (image && !number(l, &height)))
        return false;
    l->surfaces[n].bytes = width * height;
    l->surfaces[n].width = image ? width : 0;
    l->surfaces[n].height = height;
    return width && height && width <= 1 << 22 && height <= 1 << 10;
}

static bool
read_enable(struct launch *l)
{
    static const struct {
        const char *name;
        uint32_t bit;
    } rows[] = {{"illegal", FE_ENABLE_ILLEGAL},
                {"software", FE_ENABLE_SOFTWARE},
                {"breakpoint", FE_ENABLE_BREAKPOINT}};
    l->enabled = 0;
    l->has_system = true;
    for (const char *word; (word = next_word(l));) {
        unsigned n = 0;
        while (n < 3 && strcmp(word, rows[n].name) != 0)
            n++;
        if (n == 3)
            return false;
        l->enabled |= rows[n].bit;
    }
    return true;
}

static bool
read_break(struct launch *l)
{
    const char *kind = next_word(l);
    uint32_t value;
    l->has_system = true;
    if (!kind || (strcmp(kind, "at") != 0 && strcmp(kind, "opcode") != 0))
        return false;
    while (number(l, &value)) {
        if (l->break_at_count == LAUNCH_LIST || l->break_opcode_count == LAUNCH_LIST)
            return false;
        if (kind[0] == 'a')
            l->break_at[l->break_at_count++] = value;
        else
            l->break_opcodes[l->break_opcode_count++] = (uint8_t)value;
    }
    return true;
}

static bool
read_groups(struct launch *l)
{
    l->groups[1] = l->groups[2] = 1;
    if (!number(l, &l->groups[0]))
        return false;
    if (number(l, &l->groups[1]))
        (void)number(l, &l->groups[2]);
    const uint64_t area = (uint64_t)l->groups[0] * l->groups[1];
    return area && area <= LAUNCH_GROUPS && l->groups[2] && area * l->groups[2] <= LAUNCH_GROUPS;
}

static bool
read_halts(struct launch *l)
{
    uint32_t surface;
    l->halts = l->has_system = true;
    if (!number(l, &surface) || surface >= LAUNCH_SURFACES)
        return false;
    l->halt_surface = (uint16_t)surface;
    return true;
}

static bool
read_object(struct launch *l)
{
    struct values v = {.bytes = l->pool + l->pool_used, .most = LAUNCH_POOL - l->pool_used};
    if (l->object_count == LAUNCH_OBJECTS || !read_values(l, &v))
        return false;
    l->objects[l->object_count++] = (struct launch_object){v.bytes, v.count};
    l->pool_used += v.count;
    if (v.count > l->object_bytes)
        l->object_bytes = v.count;
    return v.count <= LAUNCH_OBJECT;
}

static bool
read_texels(struct launch *l)
{
    if (l->texels_count == LAUNCH_LIST)
        return false;
    uint32_t *const surface = &l->texels[l->texels_count++];
    return number(l, surface) && *surface < LAUNCH_SURFACES;
}

static bool
read_thread(struct launch *l)
{
    l->has_thread = true;
    return number(l, &l->thread) && l->thread < LAUNCH_CURBE / 4;
}

static bool
read_within(struct launch *l)
{
    const char *type = next_word(l), *ulps = next_word(l), *absolute = next_word(l);
    if (!type || !ulps || !absolute || (strcmp(type, "f") != 0 && strcmp(type, "df") != 0))
        return false;
    l->within = type[0] == 'f' ? LANE_F : LANE_DF;
    l->ulps = strtod(ulps, NULL);
    l->absolute = strtod(absolute, NULL);
    return true;
}

static bool
read_control(struct launch *l)
{
    l->has_control = true;
    return number(l, &l->control[0]) && number(l, &l->control[1]) && number(l, &l->control[2]);
}

static bool
copy_rest(char *to, size_t size, const char *text)
{
    const int length = snprintf(to, size, "%.*s", (int)strcspn(text, "\n"), text);
    return length > 0 && (size_t)length < size;
}

static bool
read_simd(struct launch *l)
{
    return number(l, &l->simd) && (l->simd == 8 || l->simd == 16 || l->simd == 32);
}

static bool
read_local(struct launch *l)
{
    return number(l, &l->local) && l->local >= 1 && l->local <= LAUNCH_LOCAL;
}

static bool
read_scratch(struct launch *l)
{
    return number(l, &l->scratch) && l->scratch <= LAUNCH_MEMORY;
}

static bool
read_slm(struct launch *l)
{
    return number(l, &l->slm) && l->slm <= LAUNCH_MEMORY;
}

static bool
read_steps(struct launch *l)
{
    return l->steps = l->has_system = true;
}

static bool
read_exact(struct launch *l)
{
    l->ulps = l->absolute = l->within = 0;
    return true;
}

static bool
read_buffer(struct launch *l)
{
    return read_surface(l, false);
}

static bool
read_image(struct launch *l)
{
    return read_surface(l, true);
}

static bool
read_fill(struct launch *l)
{
    return read_block(l, l->fills, &l->fill_count);
}

static bool
read_expect(struct launch *l)
{
    return read_block(l, l->expects, &l->expect_count);
}

static bool
read_refused(struct launch *l)
{
    return copy_rest(l->refused, sizeof l->refused, l->rest);
}

static bool
read_fault(struct launch *l)
{
    const char *word = next_word(l);
    char *end;
    l->fault_at = (uint32_t)strtoul(word ? word : "x", &end, 16);
    return word && !*end && copy_rest(l->fault, sizeof l->fault, l->rest);
}

static bool
read_code(struct launch *l)
{
    l->part = &l->code;
    return true;
}

static bool
read_system(struct launch *l)
{
    l->part = &l->routine;
    return l->has_system = true;
}

/* A word that begins a line, and how such a line looks. */
static const struct key {
    const char *word;
    bool (*read)(struct launch *l);
    const char *form;
} keys[] = {
    {"platform", read_platform, "platform NAME, one of Intel's devices"},
    {"simd", read_simd, "simd 8, 16 or 32"},
    {"local", read_local, "local N, work-items of a work-group"},
    {"groups", read_groups, "groups X [Y [Z]], up to 65535 together"},
    {"curbe", read_curbe, "curbe TYPE VALUES, up to 3072 bytes"},
    {"thread", read_thread, "thread N, a dword of the constant buffer"},
    {"object", read_object, "object TYPE VALUES, up to 480 bytes, up to 1024 such lines"},
    {"texels", read_texels, "texels N, a surface, up to 16 of them"},
    {"surface", read_buffer, "surface N BYTES, N from 0 to 255, up to 4 MiB"},
    {"image", read_image, "image N WIDTH HEIGHT, N from 0 to 255, the height up to 1024"},
    {"fill", read_fill, "fill N OFFSET TYPE VALUES, inside of surface N"},
    {"expect", read_expect, "expect N OFFSET TYPE VALUES, inside of surface N"},
    {"within", read_within, "within f ULPS ABSOLUTE or within df ULPS ABSOLUTE"},
    {"exact", read_exact, "exact"},
    {"scratch", read_scratch, "scratch BYTES, up to 2 MiB"},
    {"slm", read_slm, "slm BYTES, up to 2 MiB"},
    {"enable", read_enable, "enable, then illegal, software, breakpoint or none of them"},
    {"break", read_break, "break at N ... or break opcode N ..., up to 16 of each"},
    {"steps", read_steps, "steps"},
    {"halts", read_halts, "halts N, a surface"},
    {"code", read_code, "code"},
    {"system", read_system, "system"},
    {"fault", read_fault, "fault OFFSET TEXT"},
    {"control", read_control, "control CR0.0 CR0.1 CR0.2"},
    {"refused", read_refused, "refused TEXT"},
};

static const struct key *
find_key(const char *word)
{
    for (size_t n = 0; n < sizeof keys / sizeof *keys; n++)
        if (strcmp(keys[n].word, word) == 0)
            return &keys[n];
    return NULL;
}

static int
fail(const struct launch_file *file, struct emu_error *error, const char *why, const char *what)
{
    return emu_fail(error, EMU_INVALID, "%s:%u: %s%s", file->path, file->line, why, what);
}

static int
read_line(struct launch_file *file, struct launch *l, struct emu_error *error)
{
    char *text = file->text + strspn(file->text, blank);
    if (!*text || text[0] == '#' || text[0] == '>')
        return 0;
    if (text[0] == '=')
        return read_hex(l->part, text + 1)
                   ? 0
                   : fail(file, error, "no hexadecimal bytes, or more than 64 KiB", "");
    if (text[0] == '{')
        return read_dwords(l->part, text)
                   ? 0
                   : fail(file, error, "no instruction of four dwords, or more than 64 KiB", "");
    l->rest = NULL;
    l->at_line = file->line;
    const struct key *key = find_key(strtok_r(text, blank, &l->rest));
    if (!key)
        return fail(file, error, "the line begins with no word of a described launch: ", text);
    return key->read(l) ? 0 : fail(file, error, "it must be: ", key->form);
}

/* The header line of the next launch, into file->next. */
static bool
begins(struct launch_file *file)
{
    if (sscanf(file->text, " again %63s", file->next) == 1)
        return file->again = true;
    return sscanf(file->text, " launch %63s", file->next) == 1;
}

static void
start(struct launch *l, bool again)
{
    if (!again) {
        memset(l, 0, sizeof *l);
        l->simd = l->local = 16;
        l->groups[0] = l->groups[1] = l->groups[2] = 1;
        l->enabled = FE_ENABLE_ILLEGAL;
    }
    l->code.count = l->routine.count = 0;
    l->part = &l->code;
}

/* Comments may stand in front of the first one. */
static int
find_first(struct launch_file *file, struct emu_error *error)
{
    while (!file->next[0] && next_line(file)) {
        const char *text = file->text + strspn(file->text, blank);
        if (*text && *text != '#' && !begins(file))
            return fail(file, error, "a described launch begins with: launch NAME", "");
    }
    if (file->again && !file->known)
        return fail(file, error, "again NAME, and no launch before it", "");
    return file->next[0] != 0;
}

int
launch_read(struct launch_file *file, struct launch *l, struct emu_error *error)
{
    assert(file && l && error);
    const int found = find_first(file, error);
    if (found <= 0)
        return found;
    start(l, file->again);
    memcpy(l->name, file->next, sizeof l->name);
    file->again = false;
    file->known = true;
    file->next[0] = 0;
    l->line = file->line;
    while (!file->next[0] && next_line(file))
        if (!begins(file) && read_line(file, l, error))
            return -1;
    return l->code.count ? 1 : fail(file, error, "no code of the launch before: ", l->name);
}
